//! A model test of ledgers, copies and folders: real processes of the command, held before each
//! call by which they see or change files, and let go one at a time in an order that a seed
//! chooses. The seed also chooses who is killed, told to stop, or refused by a full disk, and at
//! which call. A model, which is nothing but sets of ranges, says after each rename and each end
//! whether anything is missing. (SQLite's and FoundationDB's tests work so.)
//!
//! | module | what it does |
//! |---|---|
//! | `calls.rs` | which calls to the system are steps, and of which files |
//! | `tracer.rs` | holds processes before their steps, by `ptrace`, and decides what becomes of each |
//! | `clock.rs` | the clock that processes see, which runs ahead where they would sleep |
//! | `schedule.rs` | draws the order, the kills and the full disks |
//! | `world.rs` | the folders, and what a ledger covers, read past the program |
//! | `play.rs` | one interleaving: processes, faults, and the model that judges them |
//! | `many.rs` | many seeds on all cores, and their figures |
//! | `ledgers.rs` | the model of ledgers and copies: searches, merges and readers |
//! | `folders.rs` | the model of folders of labels: runs, repairs and audits |
//! | `updates.rs` | updates of a list and of a bag, killed before each of their changes |
//!
//! # One seed again
//!
//! ```sh
//! HASHWEAVE_MODEL_SEED=164 HASHWEAVE_MODEL_COUNT=1 cargo test --profile ci -p hashweave-cli --test model ledgers -- --nocapture
//! ```
//!
//! prints what the seed did, and leaves it in `target/tmp`. A seed chooses the same at the same
//! steps, but threads of one process run as they like between two steps, so now and then a seed
//! that failed has to be run more than once. `HASHWEAVE_MODEL_PROGRAM` names another build of the
//! command.
//!
//! # Where it runs
//!
//! On Linux on x86-64, where `ptrace` is permitted; elsewhere it says that it isn't run. SIGKILL
//! leaves what the system has in its cache, so the order of `fsync` is not tested here.
#![forbid(unsafe_code)]

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod traced {
    mod calls;
    mod clock;
    mod folders;
    mod ledgers;
    mod many;
    mod play;
    mod schedule;
    mod tracer;
    mod updates;
    mod world;

    #[test]
    fn ledgers_and_copies() {
        many::run("ledgers", 60, ledgers::run);
    }

    #[test]
    fn updates_of_bags() {
        updates::of_a_bag();
    }

    #[test]
    fn updates_of_lists() {
        updates::of_a_list();
    }

    #[test]
    fn folders_of_labels() {
        many::run("folders", 40, folders::run);
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
#[test]
fn not_run_here() {
    println!("NOT RUN: the model test traces processes, which it can do on Linux on x86-64 only");
}
