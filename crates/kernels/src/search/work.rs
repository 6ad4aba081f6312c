//! The tables of a search and the other inputs of its core, by the type of the words.

use super::affine::{Affine, Tables};
use super::cores::{SecondPass, Variant};
use super::gray::Head;
use super::message::{Function, Message};
use super::row::SpanRow;
use crate::{Backend, arch};
use hashes::keccak::{self, first_round};
use hashes::{Algorithm, Family, Later, MerkleDamgard};
use lanes::{Isa, Word};

/// The tables by the type of their words, with the other inputs of the core: the hash value `h`
/// before the first block with a table.
#[derive(Clone, Debug)]
pub(super) enum Work {
    Keccak { blocks: Vec<Tables<u64, 25>>, head: Option<Box<Head>>, first_round: usize, sha3x: bool },
    Sha256 { blocks: Vec<Tables<u32, 16>>, h: [u32; 8], second: Option<Box<SecondPass<u32>>> },
    Hash160 { blocks: Vec<Tables<u32, 16>>, h: [u32; 8] },
    Sha512 { blocks: Vec<Tables<u64, 16>>, h: [u64; 8] },
    MerkleDamgard { blocks: Vec<Tables<u32, 16>>, h: [u32; 8], function: MerkleDamgard },
    Blake2s { blocks: Vec<Tables<u32, 16>>, h: [u32; 8], length: usize },
    Blake2b { blocks: Vec<Tables<u64, 16>>, h: [u64; 8], length: usize },
    Blake3 { blocks: Vec<Tables<u32, 16>>, h: [u32; 8], length: usize },
}

impl Work {
    /// Blocks that are left to hash.
    pub(super) fn blocks(&self) -> usize {
        match self {
            Self::Keccak { blocks, .. } => blocks.len(),
            Self::Sha512 { blocks, .. } | Self::Blake2b { blocks, .. } => blocks.len(),
            Self::Sha256 { blocks, .. }
            | Self::Hash160 { blocks, .. }
            | Self::MerkleDamgard { blocks, .. }
            | Self::Blake2s { blocks, .. }
            | Self::Blake3 { blocks, .. } => blocks.len(),
        }
    }

    pub(super) fn new(
        backend: Backend,
        function: &Function<'_>,
        message: &Message<'_>,
        variant: Variant,
        word: usize,
    ) -> Self {
        let length = function.length;
        match function.algorithm.family() {
            Family::Keccak(_) | Family::Sha3x => Self::keccak(backend, function, message, variant),
            Family::Sha256 { iv, later } => {
                let (blocks, h) = message.compressed();
                let blocks = tables(backend, blocks);
                let second = || SecondPass::new(*iv, word, variant != Variant::Direct);
                match later {
                    None => Self::Sha256 { blocks, h, second: None },
                    Some(Later::Sha256) => Self::Sha256 { blocks, h, second: Some(Box::new(second())) },
                    Some(Later::Ripemd160) => Self::Hash160 { blocks, h },
                }
            }
            Family::Sha512 { .. } => {
                let (blocks, h) = message.compressed();
                Self::Sha512 { blocks: tables(backend, blocks), h }
            }
            Family::MerkleDamgard(algorithm) => {
                let (blocks, h) = message.compressed();
                Self::MerkleDamgard { blocks: tables(backend, blocks), h, function: algorithm }
            }
            Family::Blake2s => {
                let (blocks, h) = message.compressed();
                Self::Blake2s { blocks: tables(backend, blocks), h, length }
            }
            Family::Blake2b => {
                let (blocks, h) = message.compressed();
                Self::Blake2b { blocks: tables(backend, blocks), h, length }
            }
            Family::Blake3 => {
                let (blocks, h) = message.compressed();
                Self::Blake3 { blocks: tables(backend, blocks), h, length }
            }
        }
    }

    fn keccak(backend: Backend, function: &Function<'_>, message: &Message<'_>, variant: Variant) -> Self {
        let mut blocks = message.keccak();
        if variant.hoists_first_round() {
            blocks[0] = blocks[0].then_linear(keccak::theta_rho_pi);
        }
        let lanes = span_row(backend.isa(), variant)
            .map_or_else(|| lanes(backend, function.algorithm), |row| row.lanes);
        let walks = variant.hoists_second_round() && blocks.len() == 1 && blocks[0].digits.is_none();
        let head = walks.then(|| Head::new(&blocks[0], lanes, function.counter_bits));
        let family = function.algorithm.family();
        Self::Keccak {
            blocks: tables(backend, blocks),
            head: head.flatten().map(Box::new),
            first_round: if let Family::Keccak(sponge) = family { first_round(sponge.rounds) } else { 0 },
            sha3x: family == Family::Sha3x,
        }
    }
}

/// The loop of a variant that walks the spans of an instruction set's searches, if there is one.
pub(super) fn span_row(isa: Isa, variant: Variant) -> Option<&'static SpanRow> {
    arch::here::SPANS.iter().find(|row| row.isa == isa && row.variant == variant)
}

fn tables<W: Word, const N: usize>(backend: Backend, blocks: Vec<Affine<W, N>>) -> Vec<Tables<W, N>> {
    Tables::of_blocks(blocks, backend.lanes::<W>())
}

/// Hashes in a batch of a search on vectors of any size, if the backend has them and the algorithm
/// is one pass of Keccak with all its rounds.
pub(super) fn wide_lanes(backend: Backend, algorithm: Algorithm) -> Option<usize> {
    let row = arch::here::WIDE.as_ref().filter(|_| algorithm.family().is_full_sponge())?;
    (row.lanes)(backend)
}

/// Hashes that a search of an algorithm computes at once.
pub(super) fn lanes(backend: Backend, algorithm: Algorithm) -> usize {
    wide_lanes(backend, algorithm).unwrap_or_else(|| backend.lanes_of(algorithm.word_bits()))
}
