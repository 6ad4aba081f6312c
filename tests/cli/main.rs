//! The `hashweave` command as its users see it: arguments in, records, messages and exit codes out.
//!
//! Every digest is worked out again with the reference, every record is compared with the contract's list of fields,
//! and no program may take longer than [`program::PATIENCE`]: a hang is a failure, no time is measured.
//!
//! | module | what it tests |
//! |---|---|
//! | `records.rs` | the JSON lines of a search |
//! | `ranges.rs` | `--start`, `--count`, `--hits`, salts and threads |
//! | `objectives.rs` | `--min`, `--zero-bits`, `--below`, `--match`, `--digest-range` |
//! | `kernels.rs` | every kernel and backend prints the same; `HASHWEAVE_ISA` |
//! | `digests.rs` | `--validate-hex`, every algorithm with the longest message of one block |
//! | `explain.rs` | `--explain` |
//! | `usage.rs` | bad input: exit code 2 and one line |
//! | `pinning.rs` | `--pin` |
//! | `endings.rs` | signals, closed and full output |
//! | `drills.rs` | fault drills |
//! | `batches.rs` | `bench sum` |
//! | `report.rs` | `bench --html` |
//! | `jobs.rs` | the commands of `docs/jobs.md`; the examples of EIP-1014 |
//! | `ledger.rs` | `--ledger`, `--resume`, `--shard`; `ledger show`, `merge`, `check`; kills, damage, full disks |
//! | `commands.rs` | `info`, `selftest`, `bench`, completions, manual, help |
//!
//! `program.rs` runs the program, `scan.rs` works out what a search should find.

mod batches;
mod commands;
mod digests;
mod drills;
#[cfg(unix)]
mod endings;
mod explain;
#[cfg(unix)]
mod jobs;
mod kernels;
mod ledger;
mod objectives;
#[cfg(target_os = "linux")]
mod pinning;
mod program;
mod ranges;
mod records;
mod report;
mod scan;
mod usage;
