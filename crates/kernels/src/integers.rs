//! The generic form on integer registers, for x86-64 CPUs with BMI1 and BMI2: `rorx` rotates into
//! another register, `andn` is χ of FIPS 202 and half of Ch of FIPS 180-4 in one instruction.
//!
//! Both forms in one program on Emerald Rapids, one stream of 16 KiB, cycles a byte without and
//! with: SHA3-256 8.05 and 6.16, SHA-512 6.03 and 5.72, SHA-256 9.56 and 9.28, BLAKE2b 3.47 and
//! 3.34; BLAKE2s, 5.57 and 5.66, has nothing of either. They are the same integer registers, so
//! `HASHWEAVE_ISA=scalar` allows it.

use crate::chain::{Labels, sha_lanes};
use hashes::{Primitive, Stream, absorb};
use lanes::isa::{Bmi, Scalar};

/// Absorbs the blocks of one stream.
#[target_feature(enable = "bmi1,bmi2")]
pub(crate) fn absorb_bmi(_: Bmi, token: Scalar, primitive: Primitive, streams: &mut [Stream<'_>]) {
    absorb::absorb(token, primitive, streams);
}

/// Labels a run of nodes of one replica.
#[target_feature(enable = "bmi1,bmi2")]
pub(crate) fn label_bmi(_: Bmi, token: Scalar, job: &mut Labels<'_>) {
    sha_lanes::label(token, job);
}
