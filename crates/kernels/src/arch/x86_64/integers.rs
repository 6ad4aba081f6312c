//! The generic form on integer registers, for x86-64 CPUs with BMI1 and BMI2: `rorx` rotates into
//! another register, `andn` is χ of FIPS 202 and half of Ch of FIPS 180-4 in one instruction.
//!
//! Both forms in one program on Emerald Rapids, one stream of 16 KiB, cycles a byte without and
//! with: SHA3-256 8.05 and 6.16, SHA-512 6.03 and 5.72, SHA-256 9.56 and 9.28, BLAKE2b 3.47 and
//! 3.34; BLAKE2s, 5.57 and 5.66, has nothing of either. They are the same integer registers, so
//! `HASHWEAVE_ISA=scalar` allows it.

use crate::backend::Backend;
use crate::batch::counts::{Work, lanes_sums_work, lanes_work};
use crate::batch::row::Absorb;
use crate::chain::in_lanes::InLanes;
use crate::chain::job::{Hash, Keys, Labels};
use crate::chain::row::Chain;
use crate::chain::sha_lanes;
use hashes::sha2::Sums;
use hashes::{Primitive, Stream, absorb};
use lanes::isa::{Bmi, Scalar};

/// The integer registers, with BMI1 and BMI2 if the CPU has them.
pub(super) struct Integers(Scalar, Option<Bmi>);

impl Integers {
    /// Every CPU has integer registers.
    pub(super) fn detect() -> Option<Self> {
        Some(Self(Scalar, Bmi::detect()))
    }
}

impl Absorb for Integers {
    fn degree(&self, _: Primitive) -> usize {
        1
    }

    fn is_lanes(&self) -> bool {
        true
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        match self.1 {
            // SAFETY: the token proves the features.
            Some(bmi) => unsafe { absorb_bmi(bmi, self.0, primitive, streams) },
            None => absorb::absorb(self.0, primitive, streams),
        }
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        absorb::absorb_sums(self.0, streams, sums);
    }

    fn work(&self, primitive: Primitive, _: usize) -> Option<Work> {
        Some(lanes_work(Backend::Scalar(self.0), primitive))
    }

    fn sums_work(&self, _: usize) -> Option<Work> {
        Some(lanes_sums_work(Backend::Scalar(self.0)))
    }
}

impl Chain for Integers {
    fn degree(&self) -> usize {
        1
    }

    fn lanes(&self) -> Option<usize> {
        Some(1)
    }

    fn label(&self, job: &mut Labels<'_>) {
        match self.1 {
            // SAFETY: the token proves the features.
            Some(bmi) => unsafe { label_bmi(bmi, self.0, job) },
            None => sha_lanes::label_one_set(self.0, job),
        }
    }

    fn encode(&self, job: &mut Keys<'_>) {
        InLanes(Backend::Scalar(self.0)).encode(job);
    }

    fn work(&self, hash: Hash, replicas: usize) -> Option<Work> {
        Chain::work(&InLanes(Backend::Scalar(self.0)), hash, replicas)
    }
}

/// Absorbs the blocks of one stream.
#[target_feature(enable = "bmi1,bmi2")]
fn absorb_bmi(_: Bmi, token: Scalar, primitive: Primitive, streams: &mut [Stream<'_>]) {
    absorb::absorb(token, primitive, streams);
}

/// Labels a run of nodes of one replica.
#[target_feature(enable = "bmi1,bmi2")]
fn label_bmi(_: Bmi, token: Scalar, job: &mut Labels<'_>) {
    sha_lanes::label_one_set(token, job);
}
