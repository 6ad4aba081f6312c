//! Loops whose structure is made by hand, because it is more than the record of an algorithm says:
//! which instructions run next to each other.
//!
//! | module | what it does |
//! |---|---|
//! | `woven` | searches of Keccak, eight messages in lanes and one in the integer registers next to them; for Zen 4 |
//! | `folded` | the same with fewer vector operations, and half a message in the integer registers; for Golden Cove |
//! | `absorb` | blocks into eight states of Keccak, by the rounds of `folded` |
//! | `blake3` | chunks and parents of BLAKE3 on AVX-512, a node a lane |
//! | `blocks` | blocks of SHA-2, BLAKE2 and, on AVX2, BLAKE3 into a stream a lane |
//! | `keccak_avx2` | permutes four states of Keccak, for Go |
//! | `scheduled` | blocks into one state of SHA-256 or SHA-512, by integer registers and vectors |
//! | `sets_search` | searches of BLAKE2, MD5, RIPEMD-160 and SM3, several messages a lane |
//! | `sha2_search` | searches of SHA-2, a message a lane |
//! | `sha256` | blocks into many states of SHA-256 |
//! | `sha2_arm` | blocks into two states of SHA-256 or SHA-512 by Arm's instructions for them, for Go |
//! | `sha_ni` | blocks into one or two states of SHA-256 by the SHA instructions of x86-64 |
//! | `zvknh` | RISC-V: blocks into states of SHA-256 and SHA-512 by the vector instructions for them |
//! | [`states`] | AArch64: Keccak in integer registers, alone and next to vectors |

pub(crate) mod absorb;
pub(crate) mod absorb_layout;
mod blake3;
pub mod blocks;
pub(crate) mod blocks_layout;
mod folded;
mod keccak;
pub(crate) mod keccak_avx2;
mod layout;
mod lines;
mod ordered;
mod rounds;
mod scalar;
pub(crate) mod scheduled;
mod scheduled_layout;
mod search_loop;
pub(crate) mod sets_search;
mod sets_search_layout;
pub(crate) mod sha256;
pub(crate) mod sha2_arm;
pub(crate) mod sha2_arm_layout;
pub(crate) mod sha2_search;
mod sha2_search_layout;
pub(crate) mod sha_ni;
pub(crate) mod sha_ni_layout;
pub mod states;
mod touched;
mod vector;
mod woven;
pub(crate) mod zvknh;

use search_loop::Loop;

/// The loops by their names.
pub(crate) fn loops() -> [(&'static str, Loop); 3] {
    let ordered = ordered::search_loop();
    [("woven", woven::search_loop()), ("folded", folded::search_loop()), ("ordered", ordered)]
}

/// The layouts of the contexts of loops; the kernels have copies of these files.
pub(crate) const LAYOUTS: [(&str, &str); 8] = [
    ("absorb", include_str!("absorb_layout.rs")),
    ("blocks", include_str!("blocks_layout.rs")),
    ("scheduled", include_str!("scheduled_layout.rs")),
    ("search", include_str!("layout.rs")),
    ("search_sets", include_str!("sets_search_layout.rs")),
    ("search_sha2", include_str!("sha2_search_layout.rs")),
    ("sha256", include_str!("sha256/layout.rs")),
    ("sha_ni", include_str!("sha_ni_layout.rs")),
];

/// Returns the loops that absorb blocks of these sizes in bytes, with permutations of `count` rounds
/// of a kind.
pub(crate) fn absorbers(
    rounds: absorb::Rounds,
    count: usize,
    rates: &[usize],
) -> impl Iterator<Item = (usize, String)> {
    rates.iter().map(move |&rate| (rate, absorb::absorb_loop(rounds, rate / 8, count)))
}
