//! Hashweave for WebAssembly: what `js/` calls.
//!
//! Text goes in and text comes out: JSON through the module's memory, and a few numbers. There is
//! no generated glue, so that the module can be used from anywhere that can call a function and
//! read bytes.
//!
//! ```text
//! main thread                                     worker thread w, an instance of its own
//! Search: options ─▶ startup
//!         take(w) ── order (a chunk) ───────────▶ Worker: scan, slice by slice
//!         report ◀── results, audit, fault ────── its report
//!           └──▶ events, in the order of the native program
//! ```
//!
//! The order of results, salts, the audit, the canaries and the full re-hash are those of the
//! native program: the parts that have no input or output are in `hashweave::search` and used by
//! both. This module decides which worker gets which chunk, and when: there are no threads, no
//! channels and no clock; the caller says what time it is.
//!
//! | file | what it holds |
//! |---|---|
//! | `options.rs` | the options of a search, from JSON |
//! | `search.rs` | the main thread's side |
//! | `state.rs` | what is kept to go on later |
//! | `report.rs` | what workers are told and tell |
//! | `worker.rs` | a worker's side |
//! | `gpu.rs` | what a search on a GPU has of its own: what is refused, what is told |
//! | `device.rs` | the side of a worker that drives a GPU; with the feature `gpu` |
//! | `facts.rs` | what this module can do, and its selftest |
//! | `hashing.rs` | one hash in progress, on WebAssembly only |
//! | `abi.rs`, `abi_cpu.rs`, `abi_gpu.rs` | the functions that are exported, on WebAssembly only |

#[cfg(target_arch = "wasm32")]
pub mod abi;
#[cfg(all(target_arch = "wasm32", not(feature = "gpu")))]
pub mod abi_cpu;
#[cfg(all(target_arch = "wasm32", feature = "gpu"))]
pub mod abi_gpu;

#[cfg(feature = "gpu")]
pub mod device;
pub mod facts;
pub mod gpu;
#[cfg(all(target_arch = "wasm32", not(feature = "gpu")))]
mod hashing;
pub mod options;
pub mod refusal;
pub mod report;
pub mod search;
pub mod state;
pub mod worker;
