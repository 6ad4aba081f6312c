//! Two sets of NEON lanes in flight, for functions whose chain leaves the pipes idle: a core with
//! four of them and a latency of two cycles starts eight operations in the time of one, and a chain
//! of BLAKE2 has four ready, one of MD5 or RIPEMD-160 one or two.
//!
//! The code is the generic one over [`lanes::twice`], so the compiler chooses what does not fit 32
//! registers. By the model of LLVM (`ci/counts.sh arm`, rows of `docs/isas.md`), cycles for a round
//! of a stream, of one set and of two:
//!
//! ```text
//!              neoverse-v2    neoverse-v1    apple-m1       neoverse-n1
//! MD5           3.2   1.7      3.2   1.7      3.0   1.6      3.2   1.8
//! SHA-1         2.0   1.1      2.0   1.1      1.8   1.3      2.1   2.2
//! RIPEMD-160    3.2   1.7      3.2   1.7      2.9   1.7      3.2   2.5
//! SM3           5.3   3.0      5.3   3.0      4.6   3.6      6.1   6.0
//! BLAKE2s      14.8   9.5     15.3   9.7     15.2  11.1     20.4  20.2
//! BLAKE2b      26.2  17.7     27.8  19.0     27.4  20.9     33.7  37.2
//! ```
//!
//! Cores with two pipes gain by MD5 and RIPEMD-160 only, and a model is no measurement, so a
//! calibration decides. SHA-2 and Keccak gain nothing on any: more of two sets is in memory than in
//! registers.

use crate::arch::generic::Generic;
use crate::backend::Backend;
use crate::batch::counts::Work;
use crate::batch::row::{Absorb, in_lanes};
use hashes::blake2::{Blake2b, Blake2s};
use hashes::sha2::Sums;
use hashes::{Common, Messages, Primitive, Stream, absorb};
use lanes::Word;
use lanes::isa::Neon;
use lanes::twice::Sets;

/// The permission to run two sets of NEON lanes.
pub(super) struct Pairs(pub(super) Neon);

/// Whether two sets gain anything on some core.
pub(super) fn pay(primitive: Primitive) -> bool {
    matches!(
        primitive,
        Primitive::MerkleDamgard(_) | Primitive::Blake2s | Primitive::Blake2b | Primitive::Blake3
    )
}

impl Pairs {
    /// One set.
    fn one(&self) -> Generic {
        Generic(Backend::Neon(self.0))
    }
}

impl Absorb for Pairs {
    fn degree(&self, primitive: Primitive) -> usize {
        2 * Absorb::degree(&self.one(), primitive)
    }

    fn least(&self, primitive: Primitive) -> usize {
        Absorb::degree(&self.one(), primitive) + 1
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        if streams.len() < self.least(primitive) {
            return self.one().absorb(primitive, streams);
        }
        // SAFETY: the token proves the feature.
        unsafe { absorb_sets(self.0, primitive, streams) }
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        if messages.count() < self.least(common.primitive) {
            return self.one().digests(common, messages, digests);
        }
        let lanes = Absorb::degree(self, common.primitive);
        in_lanes(lanes, common, messages, digests, |messages, digests| {
            // SAFETY: the token proves the feature.
            unsafe { digests_of_sets(self.0, common, messages, digests) }
        });
    }

    fn absorb_sums(&self, _: &mut [Stream<'_>], _: &Sums) {
        unreachable!("SHA-256 is none of its functions");
    }

    /// Of two sets neither waits for the other, so the chain is that of one.
    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        let one = self.one().work(primitive, streams)?;
        let sets = if streams < self.least(primitive) { 1 } else { 2 };
        Some(Work { mix: one.mix.times(sets), ..one })
    }
}

/// Absorbs the blocks of a stream a lane of both sets.
#[target_feature(enable = "neon")]
fn absorb_sets(token: Neon, primitive: Primitive, streams: &mut [Stream<'_>]) {
    match primitive {
        Primitive::MerkleDamgard(function) => absorb::absorb_merkle_damgard(Sets(token), function, streams),
        Primitive::Blake2s => {
            absorb::absorb_blake2::<Blake2s, <u32 as Word>::In<Sets<Neon>>>(Sets(token), streams)
        }
        Primitive::Blake2b => {
            absorb::absorb_blake2::<Blake2b, <u64 as Word>::In<Sets<Neon>>>(Sets(token), streams)
        }
        Primitive::Blake3 => absorb::absorb_blake3::<<u32 as Word>::In<Sets<Neon>>>(Sets(token), streams),
        _ => unreachable!("{primitive:?} is none of its functions"),
    }
}

/// Writes the digests of a message a lane of both sets.
#[target_feature(enable = "neon")]
fn digests_of_sets(token: Neon, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
    // The code of no other function is made.
    assert!(pay(common.primitive), "{:?} is none of its functions", common.primitive);
    absorb::digests(Sets(token), common, messages, digests);
}
