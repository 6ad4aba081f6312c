//! Poseidon in the lanes of AVX-512 IFMA, and in integers, with BMI2 where the CPU has it: its
//! multiplication (`mulx`) leaves the flags to additions.

use crate::poseidon::row::Poseidon;
use hashes::field::Node;
use hashes::poseidon::{self, Preimages, Table, Tables};
use lanes::fr::{Fr, Fr8, Words};
use lanes::isa::{Bmi, Ifma, Scalar};

/// Sets of lanes in turns. A multiplication is a chain of instructions that wait for each other, for
/// 105 cycles of which two pipes need 60; with three sets there is always another to go on with. On
/// Emerald Rapids a hash of arity 8 takes 7,700 cycles with one set, 6,650 with three and with four.
const SETS: usize = 3;

/// The constants of eight lanes.
type Constant = <Fr8 as Fr>::Constant;

/// Eight lanes a set.
pub(super) struct InLanes(Ifma, Tables<Constant>);

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
        #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512ifma,bmi1,bmi2")]
        fn sets<const N: usize>(
            token: Ifma,
            table: &Table<Constant>,
            preimages: &Preimages<'_>,
            first: usize,
            digests: &mut [Node],
        ) {
            poseidon::digests::<Fr8, N>(token, table, preimages, first, digests);
        }
        let table = self.1.of::<Fr8>(preimages.arity());
        if digests.len() > 2 * Fr8::LANES {
            // SAFETY: the token proves AVX-512 with IFMA, and with BMI1 and BMI2, which the token
            // of AVX-512 includes.
            return unsafe { sets::<SETS>(self.0, table, preimages, first, digests) };
        }
        for (i, digests) in digests.chunks_mut(Fr8::LANES).enumerate() {
            // SAFETY: as above.
            unsafe { sets::<1>(self.0, table, preimages, first + i * Fr8::LANES, digests) }
        }
    }
}

/// One preimage in integer registers.
pub(super) struct Integers(Option<Bmi>, Tables<[u64; 4]>);

impl Integers {
    pub(super) fn row() -> Option<Box<dyn Poseidon>> {
        Some(Box::new(Self(Bmi::detect(), Tables::new())))
    }
}

impl Poseidon for Integers {
    fn degree(&self) -> usize {
        1
    }

    fn digests(&self, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
        #[target_feature(enable = "bmi1,bmi2")]
        fn one(table: &Table<[u64; 4]>, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
            poseidon::digests::<Words, 1>(Scalar, table, preimages, first, digests);
        }
        let table = self.1.of::<Words>(preimages.arity());
        match self.0 {
            // SAFETY: the token proves BMI1 and BMI2.
            Some(_) => unsafe { one(table, preimages, first, digests) },
            None => poseidon::digests::<Words, 1>(Scalar, table, preimages, first, digests),
        }
    }
}
