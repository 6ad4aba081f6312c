//! Entry points of Hashweave per instruction set, and the kernels that the generic form cannot
//! express.
//!
//! The algorithms of `hashes` become machine code here. [`Backend`] holds the token of an
//! instruction set. Each workload declares, next to its generic code, one `#[target_feature]`
//! function per instruction set into which that code is inlined (`backend.rs`). The kernels of one
//! architecture are in its folder of `arch`, a file each, and a row in its tables; the modules
//! below choose from these tables.
//!
//! | module | what it computes |
//! |---|---|
//! | [`batch`] | whole blocks into the states of many streams |
//! | [`blake3`] | chunks and parents of trees |
//! | [`chain`] | labels of nodes, each hashed from earlier ones |
//! | [`search`] | the scan of a counter through a message of any length |
//! | [`poseidon`] | Poseidon of many preimages |
//! | [`chacha`] | numbers that graphs are drawn from |
//! | [`permutation`] | the permutation of Keccak alone |
//! | `single` | Keccak of one state on RISC-V, to be counted |
//! | [`clock`] | a loop of known duration in cycles, to measure the clock with |

// Before all others, which use its macros.
#[macro_use]
mod backend;

pub(crate) mod arch;
pub mod batch;
pub mod blake3;
pub mod chacha;
pub mod chain;
pub mod clock;
pub mod permutation;
pub mod poseidon;
pub mod search;

pub use backend::Backend;
