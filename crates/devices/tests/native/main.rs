//! Tests the hosts for NVIDIA's driver and for AMD's HIP, from end to end, on fake drivers:
//! libraries of the same names, with the functions that the hosts call, which run kernels on this
//! processor and record everything that a host does (`fake/machine.c`).
//!
//! | file | what it tests |
//! |---|---|
//! | `listing.rs` | listing devices, and the messages where there are none |
//! | `launching.rs` | kernels, slots, lists, threads |
//! | `failing.rs` | drivers that fail, at every call in turn |
//! | `searching.rs` | searches, as they are loaded for a device |
//! | `fake.rs` | makes the fakes, and runs each test in a process that finds them |
#![cfg(target_os = "linux")]

mod failing;
mod fake;
mod kernel;
mod launching;
mod listing;
mod searching;
