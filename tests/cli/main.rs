//! The `hashweave` command as its users see it: arguments in, records, messages and exit codes out.
//!
//! Every digest is worked out again with the reference, every record is compared with the
//! contract's list of fields, and no program may take longer than [`program::PATIENCE`]: a hang is
//! a failure, no time is measured.
//!
//! | module | what it tests |
//! |---|---|
//! | `records.rs` | the JSON lines of a search |
//! | `ranges.rs` | `--start`, `--count`, `--hits`, salts and threads |
//! | `objectives.rs` | `--min`, `--zero-bits`, `--below`, `--match`, `--digest-range` |
//! | `kernels.rs` | every kernel and backend prints the same; `HASHWEAVE_ISA`, `HASHWEAVE_CORE` |
//! | `digests.rs` | `--validate-hex`, every algorithm with the longest message of one block |
//! | `explain.rs` | `--explain` |
//! | `searches.rs` | random searches next to a model in Python |
//! | `terminal.rs` | what a person sees: lines, colours, widths, in a pseudo-terminal |
//! | `vocabulary.rs` | names and numbers as people write them; suggestions; completions |
//! | `fields.rs` | `docs/records.md` against the records |
//! | `usage.rs` | bad input: exit code 2 and one line |
//! | `pinning.rs` | `--pin` |
//! | `endings.rs` | signals, closed and full output |
//! | `drills.rs` | fault drills |
//! | `batches.rs` | `bench sum` |
//! | `bench_replicate.rs` | `bench replicate`, `info --hashes` |
//! | `steady.rs` | `bench --steady` |
//! | `report.rs` | `bench --html` |
//! | `compare.rs` | `bench --record`, `bench all`, `compare`, `chart`; `records/` and the charts of `docs/speed.md` |
//! | `jobs.rs` | the commands of `docs/jobs.md`; the examples of EIP-1014 |
//! | `readme.rs` | the commands of the README, of `docs/commands.md` and of `docs/start` |
//! | `ledger.rs`, `ledger_endings.rs`, `ledger_files.rs` | `--ledger`, `--resume`, `--shard`; kills, signals, full disks; damaged and foreign files |
//! | `ledger_commands.rs` | `ledger show`, `merge`, `check` |
//! | `ledger_copy.rs` | `--ledger-copy`, `--shard auto/N`, `ledger merge` of a folder |
//! | `ledger_safe.rs` | two writers, copies that are ahead, journals that lie about, files that are taken away |
//! | `sum_objects.rs` | `sum` with the digests of git, S3, IPFS, Go and Nix; the commands of `docs/systems.md` |
//! | `sum_print.rs`, `sum_names.rs`, `sum_usage.rs` | `sum` as `sha256sum` and its like: digests, names in messages, options |
//! | `sum_tree.rs` | tree hashes, `b3sum`, `k12sum` |
//! | `sum_b3sum.rs` | `b3sum` as b3sum; digests of others in lists |
//! | `sum_check.rs` | checking lists: a table, and random lists |
//! | `sum_endings.rs` | full and closed output, signals, FIFOs, big lists |
//! | `sum_limits.rs` | few threads, little address space, closed descriptors, deep directories |
//! | `sum_lists.rs`, `sum_forms.rs` | lists of any program: 5,000 next to a model; each form, `--expect`, lists beside files |
//! | `sum_terminal.rs` | names on a terminal |
//! | `sum_own.rs` | what `hashweave sum` has and coreutils have not |
//! | `verify.rs`, `verify_formats.rs` | `verify`: states, kills, damaged lists; the lists of other programs |
//! | `replicate.rs`, `replicate_graph.rs`, `replicate_endings.rs` | `replicate`: vectors, the slow reference, options; parents and commitments; kills, damage, full disks |
//! | `replicate_filecoin.rs`, `replicate_repair.rs` | `replicate` with main net's names and zeros; other programs' folders, audits of every node, repairs |
//! | `replicate_fr32.rs` | `replicate --fr32`; `-` as an output and an input |
//! | `replicate_guards.rs` | what `replicate` refuses to overwrite or to believe |
//! | `outputs.rs`, `full.rs` | every command that writes: over its inputs, through links; on a full disk and beyond `ulimit -f` |
//! | `commands.rs` | `info`, `selftest`, `bench`, completions, manual, help |
//!
//! `program.rs` runs the program, `parity.rs` runs it next to coreutils, `scan.rs` works out what a
//! search should find.

mod batches;
mod bench_replicate;
mod commands;
mod compare;
mod devices;
mod digests;
mod drills;
#[cfg(unix)]
mod endings;
mod explain;
mod fields;
#[cfg(target_os = "linux")]
mod full;
#[cfg(unix)]
mod jobs;
mod kernels;
mod ledger;
mod ledger_commands;
mod ledger_copy;
#[cfg(unix)]
mod ledger_endings;
mod ledger_files;
mod ledger_safe;
mod objectives;
#[cfg(target_os = "linux")]
mod outputs;
#[cfg(target_os = "linux")]
mod parity;
#[cfg(target_os = "linux")]
mod pinning;
mod program;
mod ranges;
#[cfg(target_os = "linux")]
mod readme;
mod records;
#[path = "../replicate/reference.rs"]
mod reference;

#[cfg(target_os = "linux")]
mod replicate;
#[cfg(target_os = "linux")]
mod replicate_comm_p;
#[cfg(target_os = "linux")]
mod replicate_endings;
#[cfg(target_os = "linux")]
mod replicate_filecoin;
#[cfg(target_os = "linux")]
mod replicate_fr32;
#[cfg(target_os = "linux")]
mod replicate_graph;
#[cfg(target_os = "linux")]
mod replicate_guards;
#[cfg(target_os = "linux")]
mod replicate_identity;
#[cfg(target_os = "linux")]
mod replicate_repair;
mod replicate_trees;
mod report;
mod scan;
mod searches;
#[cfg(target_os = "linux")]
mod steady;
mod sum_b3sum;
mod sum_check;
#[cfg(target_os = "linux")]
mod sum_endings;
#[cfg(target_os = "linux")]
mod sum_forms;
#[cfg(target_os = "linux")]
mod sum_limits;
#[cfg(target_os = "linux")]
mod sum_lists;
#[cfg(target_os = "linux")]
mod sum_names;
mod sum_objects;
#[cfg(target_os = "linux")]
mod sum_own;
#[cfg(target_os = "linux")]
mod sum_print;
#[cfg(target_os = "linux")]
mod sum_terminal;
mod sum_tree;
#[cfg(target_os = "linux")]
mod sum_usage;
#[cfg(unix)]
mod templates;
#[cfg(target_os = "linux")]
mod terminal;
mod usage;
#[cfg(target_os = "linux")]
mod verify;
#[cfg(target_os = "linux")]
mod verify_formats;
mod vocabulary;
