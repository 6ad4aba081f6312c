//! Poseidon in integers.

use crate::poseidon::row::Poseidon;
use hashes::field::Node;
use hashes::poseidon::{self, Preimages, Tables};
use lanes::fr::Words;
use lanes::isa::Scalar;

/// One preimage in the integer registers, of every CPU.
pub(crate) struct Integers(Tables<[u64; 4]>);

impl Integers {
    pub(crate) fn row() -> Option<Box<dyn Poseidon>> {
        Some(Box::new(Self(Tables::new())))
    }
}

impl Poseidon for Integers {
    fn degree(&self) -> usize {
        1
    }

    fn digests(&self, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
        let table = self.0.of::<Words>(preimages.arity());
        poseidon::digests::<Words, 1>(Scalar, table, preimages, first, digests);
    }
}
