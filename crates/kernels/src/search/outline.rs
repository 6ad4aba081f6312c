//! A search prepared for devices, which have kernels of their own.

use super::affine::Affine;
use super::gray::Head;
use super::message::{Function, Message};
use hashes::{Algorithm, Family, keccak};
use lanes::Word;

/// The part of a [`Function`] that is left to hash, as a function of the counter.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Bits of the counter, 1 to 64.
    pub counter_bits: u32,
    /// Bytes of the message.
    pub length: usize,
    /// Bytes of the blocks before the first one that the counter reaches; they have been hashed.
    pub hashed: usize,
    /// The hash value before the first block, of eight words or fewer and zeros. Of Keccak the state
    /// is in the first block.
    pub before: Vec<u64>,
    /// The blocks that are left, each as the words that its algorithm takes.
    pub blocks: Vec<Words>,
    /// How the counter can be walked with two linear halves of Keccak's rounds in tables, by a
    /// number of lanes; `None` if it cannot.
    pub walk: Option<Walk>,
}

/// Words of which every bit is an exclusive or of counter bits and a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The words at counter zero.
    pub zero: Vec<u64>,
    /// The bits of the words that each of the 64 counter bits, lowest first, flips.
    pub bits: Vec<Vec<u64>>,
}

/// Which counter bits are walked, in an order of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The bits that number the lanes, lowest first.
    pub lane_bits: Vec<u32>,
    /// The bits that are walked in Gray code in every lane, lowest first.
    pub set: Vec<u32>,
}

impl Words {
    fn new<W: Word, const N: usize>(affine: &Affine<W, N>) -> Self {
        let words = |words: &[W; N]| words.iter().map(|word| word.widen()).collect();
        Self { zero: words(&affine.zero), bits: affine.bits.iter().map(words).collect() }
    }

    /// The words at a counter.
    #[must_use]
    pub fn at(&self, counter: u64) -> Vec<u64> {
        self.from(self.zero.clone(), counter)
    }

    /// The bits of the words that a counter flips.
    #[must_use]
    pub fn flips(&self, counter: u64) -> Vec<u64> {
        self.from(vec![0; self.zero.len()], counter)
    }

    /// The words with the bits flipped that a counter flips.
    fn from(&self, words: Vec<u64>, counter: u64) -> Vec<u64> {
        let bits = self.bits.iter().enumerate().filter(|(bit, _)| counter >> bit & 1 == 1);
        bits.fold(words, |sum, (_, flips)| sum.iter().zip(flips).map(|(a, b)| a ^ b).collect())
    }
}

impl Outline {
    /// The outline of a function, for a device that hashes in `lanes` lanes at once, a power of
    /// two.
    #[must_use]
    pub fn new(function: &Function<'_>, lanes: usize) -> Self {
        let message = Message::new(function, None);
        let &Function { algorithm, counter_bits, length, .. } = function;
        let (before, blocks, walk) = match algorithm.family() {
            Family::Keccak(_) | Family::Sha3x => {
                let blocks = message.keccak();
                let once = blocks.len() == 1 && algorithm.family().is_full_sponge();
                let walk = once
                    .then(|| Head::new(&blocks[0].then_linear(keccak::theta_rho_pi), lanes, counter_bits));
                let walk = walk
                    .flatten()
                    .map(|head| Walk { lane_bits: head.lane_bits().to_vec(), set: head.set().to_vec() });
                (Vec::new(), blocks.iter().map(Words::new).collect(), walk)
            }
            Family::Sha256 { .. } | Family::MerkleDamgard(_) | Family::Blake2s | Family::Blake3 => {
                of_words(message.compressed::<u32>())
            }
            Family::Sha512 { .. } | Family::Blake2b => of_words(message.compressed::<u64>()),
        };
        let hashed = message.constant_blocks() * algorithm.primitive().block();
        Self { algorithm, counter_bits, length, hashed, before, blocks, walk }
    }
}

/// The hash value and the blocks of an algorithm of 16 words.
fn of_words<W: Word>((blocks, h): (Vec<Affine<W, 16>>, [W; 8])) -> (Vec<u64>, Vec<Words>, Option<Walk>) {
    (h.iter().map(|word| word.widen()).collect(), blocks.iter().map(Words::new).collect(), None)
}
