//! From the words of blocks to one word of the digest: the hash functions as a scan sees them.

use super::affine::{Scan, words_of};
use hashes::blake2::{self, Blake2, Position};
use hashes::keccak::{self, ROUND_CONSTANTS, State};
use hashes::sha2::{self, Sha2, Sha256, splat_all};
use lanes::isa::Scalar;
use lanes::{LaneSet, Lanes, Word};

/// How a scan computes a digest word: the ablation ladder. All variants give identical results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Variant {
    /// The whole algorithm on a block set up directly.
    Direct,
    /// Keccak: θ, ρ and π of the first round are in the tables.
    A2,
    /// Keccak: of the last round only the word that the filter looks at.
    A1,
    /// Both. SHA-2 and BLAKE2: what the counter does not reach is computed ahead of time, and of the last
    /// rounds only what the filter looks at.
    A1A2,
    /// Keccak: both, and the second round's θ, ρ and π are in tables too, made anew for every thousand
    /// hashes.
    Affine,
    /// The same, and messages in the integer registers next to the vectors: a ninth next to the eight lanes of
    /// AVX-512, two next to the two of NEON.
    Woven,
    /// The same with fewer vector operations, and half a message in the integer registers next to every eight
    /// lanes.
    Folded,
}

impl Variant {
    /// Every variant, each with what the ones before it have.
    pub const ALL: [Self; 7] =
        [Self::Direct, Self::A2, Self::A1, Self::A1A2, Self::Affine, Self::Woven, Self::Folded];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::A2 => "a2",
            Self::A1 => "a1",
            Self::A1A2 => "a1a2",
            Self::Affine => "affine",
            Self::Woven => "woven",
            Self::Folded => "folded",
        }
    }

    /// The name in records: its parts, joined by underscores.
    #[must_use]
    pub fn parts(self) -> &'static str {
        match self {
            Self::A1A2 => "a1_a2",
            Self::Affine => "a1_a2_affine",
            Self::Woven => "a1_a2_affine_woven",
            Self::Folded => "a1_a2_affine_folded",
            other => other.name(),
        }
    }

    /// Whether integer registers hash next to the lanes.
    #[must_use]
    pub fn is_woven(self) -> bool {
        matches!(self, Self::Woven | Self::Folded)
    }

    /// Whether the second round's linear half is in the tables as well.
    #[must_use]
    pub fn hoists_second_round(self) -> bool {
        matches!(self, Self::Affine) || self.is_woven()
    }

    /// Whether the first round's linear half is in the tables.
    #[must_use]
    pub fn hoists_first_round(self) -> bool {
        matches!(self, Self::A2 | Self::A1A2) || self.hoists_second_round()
    }
}

/// Which of the blocks that are left to hash.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The number of those before it.
    pub(crate) index: usize,
    /// Whether there is none behind it.
    pub(crate) last: bool,
}

/// A hash function from the N words of the one block that is left to hash to one word of the digest.
pub(crate) trait Core<W: Word, const N: usize>: Copy {
    /// What is known of a block for all counters of a range, because it does not depend on the words that
    /// vary.
    type Known;

    /// What is known of a block, the words with a set bit in `varying` not being known.
    fn known(&self, place: Place, words: &[W; N], varying: u32) -> Self::Known;
    /// The digest word, in every lane.
    fn word<V: Lanes<Word = W>>(self, token: V::Token, known: &Self::Known, words: [V; N]) -> V;
}

/// The same from the words of several blocks. A kernel of these has one copy of the compression or of the
/// rounds, in a loop over the blocks and the passes.
pub(crate) trait Chain<W: Word, const N: usize>: Core<W, N> {
    /// The digest word, in every lane, of the batch under way.
    fn word_of_blocks<S: LaneSet>(self, token: S, job: &Scan<'_, W, Self::Known, N>) -> W::In<S>;
}

/// Keccak-f\[1600\] after the linear halves (θ, ρ, π) of the first round or, after it, of the second: `HEAD`
/// = 0 begins with the state that a block leaves when it is absorbed, 1 with χ of the first round, 2 with χ
/// of the second. With `A1` only one word of the last round is computed. With `SHA3X` the digest is hashed
/// again, twice, by SHA3-256.
///
/// Operations with three-input logic: 95 a round, 26 for a χ and ι alone, 20 at most for the last word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keccak<const HEAD: usize, const A1: bool, const SHA3X: bool> {
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl<const HEAD: usize, const A1: bool, const SHA3X: bool> Keccak<HEAD, A1, SHA3X> {
    /// Permutations after those of the message's blocks.
    const MORE_PASSES: usize = if SHA3X { 2 } else { 0 };

    /// The state that round `HEAD`, or the first one, begins with.
    #[inline(always)]
    fn enter<V: Lanes<Word = u64>>(self, token: V::Token, words: State<V>) -> State<V> {
        if HEAD > 0 { keccak::chi_iota(token, &words, ROUND_CONSTANTS[HEAD - 1]) } else { words }
    }

    /// The digest word, from the state before round `first` of the last permutation.
    #[inline(always)]
    fn last_pass<V: Lanes<Word = u64>>(self, token: V::Token, a: State<V>, first: usize) -> V {
        if A1 {
            let a = keccak::rounds(token, a, first, 23);
            keccak::last_round_word(token, &a, self.word)
        } else {
            let a = keccak::rounds(token, a, first, 24);
            pick([a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]], self.word)
        }
    }
}

/// SHA3-256 of a SHA3-256: the state that absorbs the digest.
#[inline(always)]
fn next_pass<V: Lanes<Word = u64>>(token: V::Token, digest: State<V>) -> State<V> {
    let mut a = [V::splat(token, 0); 25];
    let mut i = 0;
    while i < 4 {
        a[i] = digest[i];
        i += 1;
    }
    // The suffix after the 32 bytes and the last bit of the padding (`Sponge::pad`).
    a[4] = V::splat(token, 0x06);
    a[16] = V::splat(token, 0x80 << 56);
    a
}

impl<const HEAD: usize, const A1: bool, const SHA3X: bool> Core<u64, 25> for Keccak<HEAD, A1, SHA3X> {
    type Known = ();

    fn known(&self, _: Place, _: &[u64; 25], _: u32) {}

    #[inline(always)]
    fn word<V: Lanes<Word = u64>>(self, token: V::Token, _: &(), words: State<V>) -> V {
        let mut a = self.enter(token, words);
        if !SHA3X {
            return self.last_pass(token, a, HEAD);
        }
        let (mut first, mut pass) = (HEAD, 0);
        while pass < Self::MORE_PASSES {
            a = next_pass(token, keccak::rounds(token, a, first, 24));
            (first, pass) = (0, pass + 1);
        }
        self.last_pass(token, a, 0)
    }
}

impl<const HEAD: usize, const A1: bool, const SHA3X: bool> Chain<u64, 25> for Keccak<HEAD, A1, SHA3X> {
    #[inline(always)]
    fn word_of_blocks<S: LaneSet>(self, token: S, job: &Scan<'_, u64, (), 25>) -> S::V64 {
        let (mut a, mut first) = (self.enter(token, words_of(token, job, 0)), HEAD);
        let mut step = 1;
        while step < job.blocks.len() + Self::MORE_PASSES {
            a = keccak::rounds(token, a, first, 24);
            a = if step < job.blocks.len() {
                absorbed(a, words_of(token, job, step))
            } else {
                next_pass(token, a)
            };
            (first, step) = (0, step + 1);
        }
        self.last_pass(token, a, first)
    }
}

/// A state with a block, padded with zeros to its size, absorbed.
#[inline(always)]
fn absorbed<V: Lanes>(mut a: State<V>, words: State<V>) -> State<V> {
    let mut i = 0;
    while i < 25 {
        a[i] = a[i].xor(words[i]);
        i += 1;
    }
    a
}

/// SHA-2. With `AHEAD` what is known of a block is not computed again, and of the last rounds only what one
/// word needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sha2Core<'a, H: Sha2, const AHEAD: bool> {
    /// The hash value before the first block.
    pub(crate) h: &'a [H::Word; 8],
    /// If the digest is hashed again (`sha256d`): how.
    pub(crate) second: Option<&'a SecondPass<H::Word>>,
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

/// Hashing a digest of eight words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SecondPass<W> {
    /// H(0).
    iv: [W; 8],
    /// The block, eight words of which are padding.
    block: [W; 16],
    known: sha2::KnownSchedule<W>,
}

impl SecondPass<u32> {
    /// Of SHA-256, for one word of the second digest.
    pub(crate) fn new(iv: [u32; 8], word: usize) -> Self {
        // The digest, one bit, zeros, and its length in bits.
        let block = [0, 0, 0, 0, 0, 0, 0, 0, 1 << 31, 0, 0, 0, 0, 0, 0, 256];
        let known = sha2::KnownSchedule::of_block::<Sha256>(&block, 0xFF).without_last::<Sha256>(word % 4);
        Self { iv, block, known }
    }
}

impl<W: Word> SecondPass<W> {
    /// The block of a digest.
    #[inline(always)]
    fn block<V: Lanes<Word = W>>(&self, token: V::Token, digest: [V; 8]) -> [V; 16] {
        let mut block = [digest[0]; 16];
        let mut i = 1;
        while i < 16 {
            block[i] = if i < 8 { digest[i] } else { V::splat(token, self.block[i]) };
            i += 1;
        }
        block
    }
}

impl<H: Sha2, const AHEAD: bool> Core<H::Word, 16> for Sha2Core<'_, H, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    type Known = sha2::KnownSchedule<H::Word>;

    fn known(&self, place: Place, words: &[H::Word; 16], varying: u32) -> Self::Known {
        let mut known = sha2::KnownSchedule::of_block::<H>(words, varying);
        if place.index == 0 {
            known = known.behind::<H>(self.h);
        }
        let pruned = place.last && self.second.is_none();
        if pruned { known.without_last::<H>(self.word % 4) } else { known }
    }

    #[inline(always)]
    fn word<V: Lanes<Word = H::Word>>(self, token: V::Token, known: &Self::Known, words: [V; 16]) -> V {
        let (mut h, mut known, mut words) = (self.h, known, words);
        let mut s = if AHEAD { known.working(token) } else { splat_all(token, h) };
        let mut second = self.second;
        loop {
            sha2::rounds::<H, V>(token, &mut s, words, AHEAD.then_some(known));
            let Some(pass) = second.take() else {
                return V::splat(token, h[self.word % 8]).add(pick(s, self.word));
            };
            words = pass.block(token, sha2::hash_value(splat_all(token, h), s));
            (h, known) = (&pass.iv, &pass.known);
            s = splat_all(token, h);
        }
    }
}

impl<H: Sha2> Chain<H::Word, 16> for Sha2Core<'_, H, true>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    #[inline(always)]
    fn word_of_blocks<S: LaneSet>(
        self,
        token: S,
        job: &Scan<'_, H::Word, Self::Known, 16>,
    ) -> <H::Word as Word>::In<S> {
        let mut h = splat_all(token, self.h);
        let mut known = &job.known[0];
        let mut words = words_of(token, job, 0);
        let mut s = known.working(token);
        let (mut block, mut second) = (1, self.second);
        loop {
            sha2::rounds::<H, _>(token, &mut s, words, Some(known));
            if block < job.blocks.len() {
                h = sha2::hash_value(h, s);
                words = words_of(token, job, block);
                known = &job.known[block];
                block += 1;
            } else if let Some(pass) = second.take() {
                words = pass.block(token, sha2::hash_value(h, s));
                h = splat_all(token, &pass.iv);
                known = &pass.known;
            } else {
                return pick(h, self.word).add(pick(s, self.word));
            }
            s = h;
        }
    }
}

/// BLAKE2 of blocks whose words from `WORDS` on are zero if there is but one. With `AHEAD` what is known of
/// the first block, if there are more or not, is not computed again, and of the last block's last round only
/// what one word needs. Of the blocks after the first nothing is known, whatever their words: a column of
/// the first round begins with the hash value before the block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blake2Core<'a, H: Blake2, const WORDS: usize, const AHEAD: bool> {
    /// The hash value before the first block.
    pub(crate) h: &'a [H::Word; 8],
    /// Bytes of the message before the first block.
    pub(crate) before: usize,
    /// Bytes of the message.
    pub(crate) length: usize,
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl<'a, H: Blake2, const WORDS: usize, const AHEAD: bool> Blake2Core<'a, H, WORDS, AHEAD> {
    /// Of a message of `length` bytes, `hashed` blocks of which led to `h`.
    pub(crate) fn new(h: &'a [H::Word; 8], hashed: usize, length: usize, word: usize) -> Self {
        Self { h, before: hashed * 2 * H::Word::BITS as usize, length, word }
    }
}

/// What is known of a block of BLAKE2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownBlake2<W> {
    position: Position,
    /// Of the first block; of another one nothing is done.
    columns: blake2::KnownColumns<W>,
}

impl<H: Blake2, const WORDS: usize, const AHEAD: bool> Core<H::Word, 16> for Blake2Core<'_, H, WORDS, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    type Known = KnownBlake2<H::Word>;

    fn known(&self, place: Place, words: &[H::Word; 16], varying: u32) -> Self::Known {
        let end = self.before + (place.index + 1) * 2 * H::Word::BITS as usize;
        let position = Position { bytes: end.min(self.length) as u128, last: place.last };
        let varying = if place.index == 0 { varying } else { u32::MAX };
        KnownBlake2 {
            position,
            columns: blake2::KnownColumns::of_block::<H>(self.h, position, words, varying),
        }
    }

    #[inline(always)]
    fn word<V: Lanes<Word = H::Word>>(self, token: V::Token, known: &Self::Known, words: [V; 16]) -> V {
        if AHEAD {
            return known.columns.word::<H, V, WORDS>(token, words, self.word);
        }
        let h = splat_all(token, self.h);
        pick(blake2::compress::<H, V, false>(token, h, words, known.position), self.word)
    }
}

impl<H: Blake2> Chain<H::Word, 16> for Blake2Core<'_, H, 16, true>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    #[inline(always)]
    fn word_of_blocks<S: LaneSet>(
        self,
        token: S,
        job: &Scan<'_, H::Word, Self::Known, 16>,
    ) -> <H::Word as Word>::In<S> {
        let mut h = splat_all(token, self.h);
        let mut m = blake2::Block::<_, 16>(words_of(token, job, 0));
        let mut v = job.known[0].columns.first_columns::<H, _, 16>(token, &m);
        let mut block = 1;
        loop {
            m.inner_rounds::<H>(&mut v);
            if block == job.blocks.len() {
                return blake2::last_word::<H, _, 16>(h, &m, v, self.word);
            }
            h = blake2::hash_value::<H, _, false>(h, &m, v);
            m = blake2::Block(words_of(token, job, block));
            v = blake2::first_columns::<H, _, false>(token, h, &m, job.known[block].position);
            block += 1;
        }
    }
}

/// One of eight, by a branch that always goes the same way, so that the eight stay in registers.
#[inline(always)]
fn pick<V: Lanes>(words: [V; 8], index: usize) -> V {
    match index {
        0 => words[0],
        1 => words[1],
        2 => words[2],
        3 => words[3],
        4 => words[4],
        5 => words[5],
        6 => words[6],
        _ => words[7],
    }
}
