//! SHA-256 of up to four streams or replicas by the instructions of Armv8 for it
//! ([`crate::arch::sha`]), SHA-512 of one stream or two by those of Armv8.2 ([`super::sha512`]).

use super::sha512;
use crate::arch::chain_sha::{self, KEPT, SCHEDULED};
use crate::arch::rows::only;
use crate::arch::sha;
use crate::batch::counts::{MadeFor, ShaUse, Work};
use crate::batch::row::Absorb;
use crate::chain::job::{Hash, LABEL_PARENTS, Labels};
use crate::chain::row::Chain;
use hashes::sha2::Sums;
use hashes::{Common, Messages, Primitive, Stream};
use lanes::Isa;
use lanes::isa::{self, Sha2};
use lanes::tally::Mix;

/// The permission to use the instructions.
pub(super) struct Sha256(pub(super) Sha2);

impl Absorb for Sha256 {
    fn degree(&self, _: Primitive) -> usize {
        sha::STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::Sha256, primitive);
        // SAFETY: the token proves the features.
        unsafe { sha::absorb(self.0, streams, None) }
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        // SAFETY: the token proves the features.
        unsafe { sha::absorb(self.0, streams, Some(sums)) }
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        only(Primitive::Sha256, common.primitive);
        // SAFETY: the token proves the features.
        unsafe { sha::digests(self.0, common, messages, digests) }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work(streams as u64))
    }

    fn sums_work(&self, streams: usize) -> Option<Work> {
        Some(sums_work(streams as u64))
    }
}

/// The permission to use the instructions for SHA-512.
pub(super) struct Sha512(pub(super) isa::Sha512);

impl Absorb for Sha512 {
    fn degree(&self, _: Primitive) -> usize {
        sha512::STREAMS
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        only(Primitive::Sha512, primitive);
        // SAFETY: the token proves the features.
        unsafe { sha512::absorb(streams) }
    }

    fn work(&self, _: Primitive, streams: usize) -> Option<Work> {
        Some(work_of_sha512(streams as u64))
    }
}

impl Chain for Sha256 {
    fn degree(&self) -> usize {
        sha::STREAMS
    }

    fn label(&self, job: &mut Labels<'_>) {
        // SAFETY: the token proves the features.
        unsafe { chain_sha::label(self.0, job) }
    }

    fn work(&self, _: Hash, replicas: usize) -> Option<Work> {
        Some(chain_work(replicas as u64))
    }
}

/// `sha::compress` with `sha::arm`: of every stream 16 additions for W + K and 2 at the end, 4
/// reversals of bytes, 4 loads. K is loaded once for all. Twelve `sha256su0` and `sha256su1`; 16
/// `sha256h` in a row, and 16 `sha256h2` next to them.
fn work(streams: u64) -> Work {
    let each = Mix { add: 18, shuffle: 4, load: 4, ..Mix::NONE };
    let sha = ShaUse { rounds: 32 * streams, schedule: 24 * streams, chain: 16, made_for: MadeFor::Sha256 };
    Work { sha, ..Work::plain(Isa::Neon, each.times(streams) + Mix { load: 16, ..Mix::NONE }) }
}

/// `sha::compress_sums` with `sha::arm`: 2 additions and the rounds of every stream; 16 loads for
/// all.
fn sums_work(streams: u64) -> Work {
    let sha = ShaUse { rounds: 32 * streams, chain: 16, ..ShaUse::default() };
    Work { sha, ..Work::plain(Isa::Neon, Mix { add: 2 * streams, load: 16, ..Mix::NONE }) }
}

/// `sha` with `crate::sha::arm`, of every replica: a block has 16 `sha256h` and as many `sha256h2`,
/// the header 14; a block whose schedule is computed 24 `sha256su0` and `sha256su1` (the header 23)
/// and 18 additions (the header 16); the labels of its parents are 4 loads and 4 reversals of
/// bytes; its sums are 16 stores, and 16 loads when it comes again, next to 2 additions. A label is
/// 2 reversals and 2 stores; the node's number is inserted by an instruction. K is loaded once for
/// all. The header of the next node is not in the chain.
fn chain_work(replicas: u64) -> Work {
    let computed = Mix { add: 18, shuffle: 4, load: 4, ..Mix::NONE }.times(SCHEDULED - 1);
    let header = Mix { add: 16, shuffle: 1, ..Mix::NONE };
    let kept = Mix { add: 2, load: 16, ..Mix::NONE }.times(KEPT);
    let label = Mix { shuffle: 2, store: 16 * (LABEL_PARENTS as u64 / 2) + 2, ..Mix::NONE };
    let constants = Mix { load: 16 * SCHEDULED - 2, ..Mix::NONE };
    let blocks = SCHEDULED + KEPT;
    let sha = ShaUse {
        rounds: (32 * blocks - 4) * replicas,
        schedule: (24 * SCHEDULED - 1) * replicas,
        chain: 16 * (blocks - 1),
        made_for: MadeFor::Sha256,
    };
    let mix = (computed + header + kept + label).times(replicas) + constants;
    Work { sha, ..Work::plain(Isa::Neon, mix) }
}

/// `sha::sha512`: of every stream 40 additions for W + K, of GH and of T, and 4 at the end; 8
/// reversals of bytes, 40 exchanges, and 80 + 32 extractions; 8 loads. K is loaded once for all. Of
/// 40 `sha512h` in a row each has an addition and an extraction after it; next to them are 40
/// `sha512h2`, 32 `sha512su0` and as many `sha512su1`.
fn work_of_sha512(streams: u64) -> Work {
    let each = Mix { add: 124, shuffle: 160, load: 8, ..Mix::NONE };
    let sha = ShaUse { rounds: 80 * streams, schedule: 64 * streams, chain: 40, made_for: MadeFor::Sha512 };
    Work { sha, ..Work::plain(Isa::Neon, each.times(streams) + Mix { load: 40, ..Mix::NONE }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum of [`sha512`], next to its 40 + 40 + 32 + 32.
    #[test]
    fn a_block_of_sha_512_by_its_instructions_has_those_of_its_derivation() {
        let [one, two] = [1, 2].map(work_of_sha512);
        assert_eq!(one.mix.arithmetic() + one.mix.load, 332);
        assert_eq!(one.sha.rounds + one.sha.schedule, 40 + 40 + 32 + 32);
        assert_eq!(two.mix.load, 2 * one.mix.load - 40, "K is loaded once");
    }
}
