//! Engines of WebAssembly.
//!
//! Streams: cycles on Zen 4 by the optimising compiler of Node 20 (`bindings/web/bench/costs.mjs`).
//! They decide that a stream goes alone, and that as many as there are lanes go together. Labels
//! are no measurements, since nobody makes replicas in an engine: lanes cost a little more than one
//! of them alone, and copying more than not copying.

use super::prices::Kernels;
use super::row::{NOTHING, Row};
use kernels::chain::Hash;

pub(super) const ROW: Row = Row {
    streams: &[
        ("sha256", &[("scalar", &[(1, 730.0)]), ("simd128", &[(4, 1236.0)])]),
        ("sha512", &[("scalar", &[(1, 1006.0)]), ("simd128", &[(2, 1558.0)])]),
        ("blake2s-256", &[("scalar", &[(1, 346.0)]), ("simd128", &[(4, 544.0)])]),
        ("blake2b-512", &[("scalar", &[(1, 417.0)]), ("simd128", &[(2, 776.0)])]),
        ("sha3-256", &[("scalar", &[(1, 1337.0)]), ("simd128", &[(2, 1568.0)])]),
        // Half the rounds.
        ("turboshake128", &[("scalar", &[(1, 668.0)]), ("simd128", &[(2, 784.0)])]),
    ],
    labels: &[(Hash::Sha256, LABELS), (Hash::Blake2s, LABELS)],
    ..NOTHING
};

const LABELS: Kernels = &[("copying", &[(1, 1.2)]), ("scalar", &[(1, 1.0)]), ("simd128", &[(4, 2.0)])];
