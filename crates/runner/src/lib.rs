//! Long runs: threads, time, signals; and the stopwatch of the benchmarks.
//!
//! | module | what it does |
//! |---|---|
//! | [`search`] | a nonce search on several threads, as a stream of [`search::Event`]s |
//! | [`cores`] | which core a thread runs on |
//! | [`ledger`] | what a search has covered and found, in a file that survives a kill |
//! | [`stop`] | the request to stop: by signal, by deadline, by enough results |
//! | [`durable`] | files that appear whole or not at all |
//! | [`outputs`] | which files are one: what is written is nothing that is read |
//! | [`sum`] | the digests of files, in order, on several threads |
//! | [`hash_image`] | hash trees of images in files: dm-verity, fs-verity |
//! | [`folders`] | the digests by which systems name folders: git, Go, Nix |
//! | [`lists`] | reads lists of digests, whoever wrote them |
//! | [`replicate`] | proof-of-replication on files, in a folder from which a killed run goes on |
//! | [`verify`] | lists of trees: made, checked, updated |
//! | [`slices`] | compares candidates on a noisy machine, slices in turn |
//! | [`team`] | the same slice on several threads at once |
//! | [`calibration`] | what was found out about kernels on an unknown core, kept for the next process |
//! | [`mod@bench`] | what `hashweave bench` measures |
#![forbid(unsafe_code)]

pub mod bench;
pub mod calibration;
pub mod cores;
pub mod durable;
pub mod folders;
pub mod hash_image;
pub mod ledger;
pub mod lists;
pub mod outputs;
mod pages;
mod platform;
pub mod replicate;
pub mod search;
pub mod slices;
pub mod steady;
pub mod stop;
pub mod sum;
pub mod team;
pub mod verify;
