//! Poseidon in the lanes of AVX-512 IFMA, and in integers with BMI2, whose multiplication (`mulx`)
//! leaves the flags to additions.

use crate::poseidon::row::Poseidon;
use hashes::field::Node;
use hashes::poseidon::{Preimages, Tables};
use lanes::fr::{Fr, Fr8, Words};
use lanes::isa::{Bmi, Ifma, Scalar};

/// Sets of lanes in turns: a multiplication is a chain that leaves half of the ports idle.
const SETS: usize = 2;

/// Eight lanes a set.
pub(super) struct InLanes(Ifma, Tables<<Fr8 as Fr>::Constant>);

impl InLanes {
    pub(super) fn row() -> Option<Box<dyn Poseidon>> {
        Some(Box::new(Self(Ifma::detect()?, Tables::new())))
    }
}

impl Poseidon for InLanes {
    fn degree(&self) -> usize {
        SETS * Fr8::LANES
    }

    fn digests(&self, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
        /// One set or two.
        #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512ifma,bmi1,bmi2")]
        fn in_lanes(kernel: &InLanes, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
            if digests.len() <= Fr8::LANES {
                kernel.1.digests::<Fr8, 1>(kernel.0, preimages, first, digests);
            } else {
                kernel.1.digests::<Fr8, SETS>(kernel.0, preimages, first, digests);
            }
        }
        // SAFETY: the token proves AVX-512 with IFMA; every CPU that has them has BMI1 and BMI2,
        // which the token of AVX-512 includes.
        unsafe { in_lanes(self, preimages, first, digests) }
    }
}

/// One preimage in integer registers.
pub(super) struct Mulx(Bmi, Tables<[u64; 4]>);

impl Mulx {
    pub(super) fn row() -> Option<Box<dyn Poseidon>> {
        Some(Box::new(Self(Bmi::detect()?, Tables::new())))
    }
}

impl Poseidon for Mulx {
    fn degree(&self) -> usize {
        1
    }

    fn digests(&self, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
        #[target_feature(enable = "bmi1,bmi2")]
        fn one(_: Bmi, tables: &Tables<[u64; 4]>, preimages: &Preimages<'_>, first: usize, out: &mut [Node]) {
            tables.digests::<Words, 1>(Scalar, preimages, first, out);
        }
        // SAFETY: the token proves BMI1 and BMI2.
        unsafe { one(self.0, &self.1, preimages, first, digests) }
    }
}
