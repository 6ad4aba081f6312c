//! The generic form: the algorithms of `hashes` in the lanes of an instruction set, by entry points
//! into which they are inlined. On x86-64, loops are generated instead.

use crate::backend::Backend;
use crate::batch::counts::{Work, lanes_sums_work, lanes_work};
use crate::batch::row::{Absorb, in_lanes, through_states};
use crate::blake3::row::{Chaining, cost_in_lanes};
use crate::search::cores::{Blake2Core, BySha, MerkleDamgardCore, Sha2Core};
use crate::search::scan::OnBackend;
use hashes::blake2::Blake2;
use hashes::blake3::{ChainingValue, Nodes};
use hashes::merkle_damgard::Compression;
use hashes::sha2::{Sha2, Sums};
use hashes::{Common, Messages, Primitive, Stream, absorb};
use lanes::isa::Scalar;
use lanes::{Isa, Lanes};

for_backends! {
    /// Absorbs the blocks of a stream a lane.
    fn absorb_on(primitive: Primitive, streams: &mut [Stream<'_>]) = absorb::absorb;
}

for_backends! {
    /// Absorbs the blocks of streams of SHA-256, and then the block of `sums`.
    fn absorb_sums_on(streams: &mut [Stream<'_>], sums: &Sums) = absorb::absorb_sums;
}

for_backends! {
    /// Writes the digests of a message a lane.
    fn digests_on(common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) = absorb::digests;
}

for_backends! {
    /// The chaining values of a node a lane.
    fn chaining_values_on(nodes: &Nodes<'_>, values: &mut [ChainingValue]) = hashes::blake3::chaining_values;
}

/// A stream or a node a lane.
pub(super) struct Generic(pub(super) Backend);

impl Generic {
    /// Those of an instruction set, if the CPU has it.
    pub(super) fn of(isa: Isa) -> Option<Self> {
        Backend::of(isa).map(Self)
    }
}

impl Absorb for Generic {
    fn degree(&self, primitive: Primitive) -> usize {
        self.0.lanes_of(primitive.word_bits())
    }

    fn is_lanes(&self) -> bool {
        true
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        absorb_on(self.0, primitive, streams);
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        absorb_sums_on(self.0, streams, sums);
    }

    /// One lane needs no transposition, and more blocks of a sponge go from state to state.
    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        let lanes = Absorb::degree(self, common.primitive);
        let is_sponge = matches!(common.primitive, Primitive::Keccak { .. });
        if lanes == 1 || is_sponge && messages.before() > 0 {
            return through_states(self, common, messages, digests);
        }
        in_lanes(lanes, common, messages, digests, |messages, digests| {
            digests_on(self.0, common, messages, digests);
        });
    }

    fn work(&self, primitive: Primitive, _: usize) -> Option<Work> {
        Some(lanes_work(self.0, primitive))
    }

    fn sums_work(&self, _: usize) -> Option<Work> {
        Some(lanes_sums_work(self.0))
    }
}

impl Chaining for Generic {
    fn degree(&self) -> usize {
        self.0.lanes::<u32>()
    }

    fn lanes(&self) -> Option<Backend> {
        Some(self.0)
    }

    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        chaining_values_on(self.0, nodes, values);
    }

    fn cost(&self, _: usize) -> usize {
        cost_in_lanes(Chaining::degree(self))
    }
}

impl<H: Sha2, const AHEAD: bool> OnBackend<H::Word, 16> for Sha2Core<'_, H, AHEAD> where
    H::Word: Lanes<Word = H::Word, Token = Scalar>
{
}
impl OnBackend<u32, 16> for BySha<'_> {}
impl<C: Compression<N>, const N: usize, const FIRST: bool> OnBackend<u32, 16>
    for MerkleDamgardCore<'_, C, N, FIRST>
{
}
impl<H: Blake2, const WORDS: usize, const AHEAD: bool> OnBackend<H::Word, 16>
    for Blake2Core<'_, H, WORDS, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
}

pub(crate) mod poseidon;

/// The tables of an architecture that has no kernels of its own.
#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64")))]
pub(crate) mod backends;
#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64")))]
pub(crate) mod clock;
#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64")))]
pub(crate) mod prefetch;
#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64")))]
mod tables;

#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64")))]
pub(crate) use tables::*;
