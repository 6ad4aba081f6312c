//! x86-64: AVX2, AVX-512, BMI, and the SHA instructions.

use super::rows::{absorbing, any, chaining, nodes, sha1, sha256};
use crate::backend::Backend;
use crate::batch::row as batch;
use crate::blake3::row as blake3;
use crate::chain::in_lanes::InLanes;
use crate::chain::job::Hash;
use crate::chain::row as chain;
use crate::chain::row::ALL;
use crate::poseidon::row as poseidon_row;
use crate::search::cores::Variant;
use crate::search::row::{SpanRow, WideRow};
use hashes::Primitive;
use lanes::Isa;
use lanes::isa::{Avx2, Avx512, ShaNi, Sse41};
use rows::Rows;
use scheduled::Scheduled;
use sha_woven::{Blend, Hybrid, Tokens};
use sponge::{Rounds, Sponges};
use std::sync::Arc;
use woven::{Loop, Woven};

/// Declares generated functions of x86-64, each the file of a name (`weave`, `loops`).
macro_rules! x86_64_functions {
    ($(
        $(#[$attribute:meta])*
        fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $file:literal;
    )*) => { $(
        $(#[$attribute])*
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name($($argument: $type),*) $(-> $result)? {
            core::arch::naked_asm!(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/x86_64/", $file, ".s")),
                options(raw)
            )
        }
    )* };
}

pub(crate) mod backends;
mod blake3_rows;
mod blocks;
mod chain_rows;
pub(crate) mod clock;
mod halves;
mod integers;
mod poseidon;
pub(crate) mod prefetch;
mod rows;
mod scheduled;
mod search_sets;
mod search_sha2;
mod search_sha_ni;
pub(super) mod sha;
mod sha1;
mod sha_ni;
mod sha_woven;
mod sponge;
mod window;
mod woven;

/// Kernels that absorb blocks.
pub(crate) static ABSORBING: &[batch::Row] = &[
    batch::Row { name: "scalar", hashes: any, detect: || absorbing(integers::Integers::detect()) },
    batch::Row { name: "avx2", hashes: any, detect: || absorbing(Avx2::detect().map(blocks::Set::Avx2)) },
    batch::Row {
        name: "avx512",
        hashes: any,
        detect: || absorbing(Avx512::detect().map(blocks::Set::Avx512)),
    },
    batch::Row {
        name: "scheduled-avx2",
        hashes: sha2,
        detect: || absorbing(Avx2::detect().map(Scheduled::Avx2)),
    },
    batch::Row {
        name: "scheduled-avx512",
        hashes: sha2,
        detect: || absorbing(Avx512::detect().map(Scheduled::Avx512)),
    },
    batch::Row { name: "sha-ni", hashes: sha256, detect: || absorbing(ShaNi::detect().map(sha_ni::Sha256)) },
    batch::Row { name: "sha-ni", hashes: sha1, detect: || absorbing(ShaNi::detect().map(sha1::Sha1)) },
    batch::Row { name: "hybrid", hashes: sha256, detect: || absorbing(Tokens::detect().map(Hybrid)) },
    batch::Row { name: "blend", hashes: sha256, detect: || absorbing(Tokens::detect().map(Blend)) },
    batch::Row { name: "rows-avx2", hashes: blake, detect: || absorbing(Avx2::detect().map(Rows::Avx2)) },
    batch::Row {
        name: "rows-avx512",
        hashes: blake,
        detect: || absorbing(Avx512::detect().map(Rows::Avx512)),
    },
    batch::Row {
        name: "pairs-avx2",
        hashes: |primitive| blocks::has_pairs(Isa::Avx2, primitive),
        detect: || absorbing(Avx2::detect().map(blocks::Set::Avx2).map(blocks::Pairs)),
    },
    batch::Row {
        name: "pairs-avx512",
        hashes: |primitive| blocks::has_pairs(Isa::Avx512, primitive),
        detect: || absorbing(Avx512::detect().map(blocks::Set::Avx512).map(blocks::Pairs)),
    },
    batch::Row {
        name: "folded",
        hashes: keccak,
        detect: || absorbing(Avx512::detect().map(|token| Sponges(token, Rounds::Folded))),
    },
    batch::Row {
        name: "ordered",
        hashes: keccak,
        detect: || absorbing(Avx512::detect().map(|token| Sponges(token, Rounds::Ordered))),
    },
];

fn sha2(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Sha256 | Primitive::Sha512)
}

fn blake(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Blake2s | Primitive::Blake2b | Primitive::Blake3)
}

fn keccak(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Keccak { .. })
}

/// Kernels for nodes of BLAKE3.
pub(crate) static NODES: &[blake3::Row] = &[
    blake3::Row { name: "scalar", detect: || nodes(Some(blake3::Integers)) },
    blake3::Row { name: "avx2", detect: || nodes(Avx2::detect().map(blocks::Set::Avx2)) },
    blake3::Row { name: "avx512", detect: || nodes(Avx512::detect().map(blocks::Set::Avx512)) },
    blake3::Row { name: "pairs-avx512", detect: || nodes(Avx512::detect().map(blocks::NodePairs)) },
    blake3::Row { name: "rows-avx2", detect: || nodes(Avx2::detect().map(Rows::Avx2).map(blake3_rows::Few)) },
    blake3::Row {
        name: "abreast-avx2",
        detect: || nodes(Avx2::detect().map(Rows::Avx2).map(blake3_rows::SideBySide)),
    },
    blake3::Row {
        name: "rows-avx512",
        detect: || nodes(Avx512::detect().map(Rows::Avx512).map(blake3_rows::Few)),
    },
    blake3::Row {
        name: "abreast-avx512",
        detect: || nodes(Avx512::detect().map(Rows::Avx512).map(blake3_rows::SideBySide)),
    },
];

/// Kernels of chains.
pub(crate) static CHAINS: &[chain::Row] = &[
    chain::Row { name: "scalar", hashes: ALL, detect: || chaining(integers::Integers::detect()) },
    chain::Row {
        name: "avx2",
        hashes: ALL,
        detect: || chaining(Avx2::detect().map(Backend::Avx2).map(InLanes)),
    },
    chain::Row {
        name: "avx512",
        hashes: ALL,
        detect: || chaining(Avx512::detect().map(Backend::Avx512).map(InLanes)),
    },
    chain::Row {
        name: "pairs-avx512",
        hashes: ALL,
        detect: || chaining(Avx512::detect().map(halves::Pairs)),
    },
    chain::Row {
        name: "sha-ni",
        hashes: &[Hash::Sha256],
        detect: || chaining(ShaNi::detect().map(sha_ni::Sha256)),
    },
    chain::Row {
        name: "rows-sse41",
        hashes: &[Hash::Blake2s],
        detect: || chaining(Sse41::detect().map(chain_rows::Rows::Sse41)),
    },
    chain::Row {
        name: "rows-avx2",
        hashes: &[Hash::Blake2s],
        detect: || chaining(Avx2::detect().map(chain_rows::Rows::Avx2)),
    },
    chain::Row {
        name: "rows-avx512",
        hashes: &[Hash::Blake2s],
        detect: || chaining(Avx512::detect().map(chain_rows::Rows::Avx512)),
    },
];

/// Kernels of Poseidon.
pub(crate) static POSEIDON: &[poseidon_row::Row] = &[
    poseidon_row::Row { name: "scalar", detect: poseidon::Integers::row },
    poseidon_row::Row { name: "ifma", detect: poseidon::InLanes::row },
];

/// Loops that walk the spans of a search.
pub(crate) static SPANS: &[SpanRow] = &[
    SpanRow {
        variant: Variant::Affine,
        isa: Isa::Avx512,
        lanes: woven::LANES as usize,
        make: |_| Some(Arc::new(Woven(Avx512::detect()?, Loop::Ordered))),
    },
    SpanRow {
        variant: Variant::Woven,
        isa: Isa::Avx512,
        lanes: woven::LANES as usize,
        make: |_| Some(Arc::new(Woven(Avx512::detect()?, Loop::Woven))),
    },
    SpanRow {
        variant: Variant::Folded,
        isa: Isa::Avx512,
        lanes: woven::LANES as usize,
        make: |_| Some(Arc::new(Woven(Avx512::detect()?, Loop::Folded))),
    },
];

/// Every vector has a size that is known.
pub(crate) static WIDE: Option<WideRow> = None;

#[cfg(test)]
mod tests {
    use crate::batch::counts::{block_chain, sums_chain};
    use hashes::{Algorithm, Primitive};
    use lanes::{Lanes, Mix, Op, avx2, avx512};

    /// By hand for the first column, where all but a rotation of an exclusive or is one instruction:
    /// a round of SHA-2 is a rotation, Σ and an addition; a step of MD5 and RIPEMD-160 a function,
    /// an addition, a rotation and an addition; a step of SHA-1 a rotation and an addition; G, of
    /// which a round of BLAKE2 has two in a row, four times an addition, an exclusive or and a
    /// rotation. The hash value before is joined to that of the rounds where no round hides it.
    #[test]
    fn chains_of_x86() {
        let keccak = Primitive::Keccak { rate: 136, rounds: 24 };
        let table: [(Primitive, [u64; 3]); 10] = [
            (Primitive::Sha256, [64 * 3, 64 * 5, 64 * 4]),
            (Primitive::Sha512, [80 * 3, 80 * 5, 80 * 4]),
            (Algorithm::Md5.primitive(), [64 * 4, 348, 288]),
            (Algorithm::Sha1.primitive(), [80 * 2, 80 * 3, 80 * 2]),
            (Algorithm::Ripemd160.primitive(), [80 * 4, 425, 353]),
            (Algorithm::Sm3.primitive(), [64 * 6 + 1, 64 * 8 + 1, 432]),
            (Primitive::Blake2s, [10 * 24 + 1, 10 * 28 + 1, 10 * 24 + 1]),
            (Primitive::Blake2b, [12 * 24 + 1, 12 * 26 + 1, 12 * 24 + 1]),
            (Primitive::Blake3, [7 * 24 + 1, 7 * 28 + 1, 7 * 24 + 1]),
            (keccak, [181, 216, 168]),
        ];
        let costs: [fn(Op) -> Mix; 3] = [avx512::U64x8::cost, avx2::U64x4::cost, u64::cost];
        for (primitive, expected) in table {
            assert_eq!(costs.map(|costs| block_chain(costs, primitive)), expected, "{primitive:?}");
        }
        assert_eq!(costs.map(sums_chain), [64 * 3, 64 * 5, 64 * 4]);
    }
}
