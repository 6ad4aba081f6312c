//! The generator of the loops of x86-64 that are more than a compiler makes of the algorithm.
//!
//! | loop | what it does |
//! |---|---|
//! | `woven` | searches of Keccak, eight messages in lanes and one in the integer registers next to them; for Zen 4 |
//! | `folded` | the same with fewer vector operations, and half a message in the integer registers; for Golden Cove |
//! | `absorb` | blocks into eight states of Keccak, by the rounds of `folded` |
//! | `sha256` | blocks into many states of SHA-256 |

mod absorb;
pub(crate) mod absorb_layout;
mod folded;
mod keccak;
pub(crate) mod layout;
mod lines;
mod scalar;
mod search_loop;
pub(crate) mod sha256;
mod vector;
mod woven;

use search_loop::Loop;

/// The loops by their names.
pub(crate) fn loops() -> [(&'static str, Loop); 2] {
    [("woven", woven::search_loop()), ("folded", folded::search_loop())]
}

/// The loops that absorb blocks, by the bytes of a block.
pub(crate) fn absorbers() -> [(usize, String); 5] {
    [72, 104, 136, 144, 168].map(|rate| (rate, absorb::absorb_loop(rate / 8)))
}
