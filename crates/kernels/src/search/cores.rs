//! From the words of blocks to one word of the digest: the hash functions as a scan sees them.

use super::affine::{Scan, words_of};
use core::marker::PhantomData;
use hashes::MerkleDamgard;
use hashes::blake2::{self, Blake2, Position};
use hashes::keccak::{self, ROUND_CONSTANTS, State};
use hashes::merkle_damgard::{self, Compression};
use hashes::sha2::{self, Sha2, Sha256, splat_all};
use lanes::isa::Scalar;
use lanes::{Isa, LaneSet, Lanes, Word};

/// How a scan computes a digest word: the ablation ladder. All variants give identical results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Variant {
    /// The whole algorithm, on a block that is set up directly.
    Direct,
    /// Keccak: θ, ρ and π of the first round are precomputed in tables.
    A2,
    /// Keccak: only the word of the last round that the filter needs is computed.
    A1,
    /// Keccak: both `A1` and `A2`. SHA-2, BLAKE2 and BLAKE3: everything that does not depend on the counter
    /// is precomputed, and only the part of the last rounds that the filter needs is computed. MD5,
    /// SHA-1, RIPEMD-160 and SM3: only the steps that the filter needs are computed.
    A1A2,
    /// Keccak: `A1A2`, and θ, ρ and π of the second round are precomputed in tables too, which are
    /// rebuilt about every thousand hashes.
    Affine,
    /// `Affine`, with additional messages in the integer registers next to the vectors: a ninth one
    /// next to the eight lanes of AVX-512, two next to the two lanes of NEON.
    Woven,
    /// `Woven` with fewer vector operations, and with half a message in the integer registers for
    /// every eight lanes.
    Folded,
    /// SHA-256 by the SHA instructions of x86, next to AVX2.
    ShaNi,
}

impl Variant {
    /// All variants; each of those in lanes includes the optimisations of those before it.
    pub const ALL: [Self; 8] =
        [Self::Direct, Self::A2, Self::A1, Self::A1A2, Self::Affine, Self::Woven, Self::Folded, Self::ShaNi];

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
            Self::ShaNi => "sha-ni",
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
            Self::ShaNi => "sha_ni",
            other => other.name(),
        }
    }

    /// The instruction sets, of all architectures, that have a loop of this kind: one in which
    /// integer registers hash next to the lanes. Their tables have a row for it (`arch`, `SPANS`).
    #[must_use]
    pub(crate) fn woven_on(self) -> &'static [Isa] {
        match self {
            Self::Direct | Self::A2 | Self::A1 | Self::A1A2 | Self::Affine | Self::ShaNi => &[],
            Self::Woven => &[Isa::Avx512, Isa::Neon, Isa::NeonSha3],
            Self::Folded => &[Isa::Avx512],
        }
    }

    /// Whether integer registers hash next to the lanes.
    #[must_use]
    pub fn is_woven(self) -> bool {
        !self.woven_on().is_empty()
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

/// The place of a block among those that are left to hash.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The number of blocks before it.
    pub(crate) index: usize,
    /// Whether it is the last block.
    pub(crate) last: bool,
}

/// A hash function from the blocks that are left to hash, of N words each, to one word of the
/// digest.
///
/// The variants of an algorithm differ by branches that always go the same way, wherever such a
/// branch takes no time: every type here is compiled once for each instruction set.
pub(crate) trait Core<W: Word, const N: usize>: Copy {
    /// The intermediate values of a block that are the same for all counters of a range, because
    /// they do not depend on the words that vary.
    type Known;

    /// The known values of a block whose words with a set bit in `varying` are not known.
    fn known(&self, place: Place, words: &[W; N], varying: u32) -> Self::Known;
    /// The digest word, in every lane, of the batch under way.
    fn word<S: LaneSet>(self, token: S, job: &Scan<'_, W, Self::Known, N>) -> W::In<S>;
}

/// Keccak-f\[1600\] of one block, all of it or from the linear half (θ, ρ, π) of the first round or
/// of the second on. `HEAD` linear halves are done: 0 begins with the state that a block leaves
/// when it is absorbed, 1 with χ of the first round, 2 with χ of the second. With `PRUNED` of the
/// last round only the word is computed.
///
/// These are constants because the variants differ by as little as a branch costs, 1 to 2 % of a
/// hash; on integers 10 %.
///
/// Operations with three-input logic: 95 a round, 26 for a χ and ι alone, 20 at most for the last
/// word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keccak<const HEAD: usize, const PRUNED: bool> {
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
}

impl<const HEAD: usize, const PRUNED: bool> Keccak<HEAD, PRUNED> {
    /// The digest word.
    #[inline(always)]
    pub(crate) fn of_block<V: Lanes<Word = u64>>(self, token: V::Token, words: State<V>) -> V {
        let a = enter(token, words, HEAD);
        if PRUNED {
            keccak::last_round_word(token, &keccak::rounds(token, a, HEAD, 23), self.word)
        } else {
            word_of(&keccak::rounds(token, a, HEAD, 24), self.word)
        }
    }
}

impl<const HEAD: usize, const PRUNED: bool> Core<u64, 25> for Keccak<HEAD, PRUNED> {
    type Known = ();

    fn known(&self, _: Place, _: &[u64; 25], _: u32) {}

    #[inline(always)]
    fn word<S: LaneSet>(self, token: S, job: &Scan<'_, u64, (), 25>) -> S::V64 {
        debug_assert!(job.blocks.len() == 1, "several blocks are a chain");
        self.of_block(token, words_of(token, job, 0))
    }
}

/// The state that round `first` begins with, from the linear half of the one before it; of round 0
/// the words themselves.
#[inline(always)]
fn enter<V: Lanes<Word = u64>>(token: V::Token, words: State<V>, first: usize) -> State<V> {
    if first > 0 { keccak::chi_iota(token, &words, ROUND_CONSTANTS[first - 1]) } else { words }
}

/// A word of the digest, 0 to 7.
#[inline(always)]
fn word_of<V: Lanes<Word = u64>>(a: &State<V>, word: usize) -> V {
    pick([a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]], word)
}

/// Keccak of several permutations, one after the other by one copy of the rounds: of several
/// blocks, of a digest that is hashed again; and that of TurboSHAKE, which begins halfway.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeccakChain {
    /// The round that a permutation begins with.
    pub(crate) first_round: usize,
    /// Linear halves of the first block that are done, 0 or 1.
    pub(crate) head: usize,
    /// Whether of the last round only the word is computed.
    pub(crate) pruned: bool,
    /// How often the digest is hashed again, by SHA3-256.
    pub(crate) again: usize,
    /// Which word of the digest, 0 to 7.
    pub(crate) word: usize,
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

impl Core<u64, 25> for KeccakChain {
    type Known = ();

    fn known(&self, _: Place, _: &[u64; 25], _: u32) {}

    #[inline(always)]
    fn word<S: LaneSet>(self, token: S, job: &Scan<'_, u64, (), 25>) -> S::V64 {
        let words = words_of(token, job, 0);
        let (mut first, mut step, last) = (self.first_round + self.head, 1, job.blocks.len() + self.again);
        let mut a = if self.head > 0 { enter(token, words, first) } else { words };
        loop {
            a = keccak::rounds(token, a, first, if step == last && self.pruned { 23 } else { 24 });
            if step == last {
                break;
            }
            a = if step < job.blocks.len() {
                absorbed(a, words_of(token, job, step))
            } else {
                next_pass(token, a)
            };
            (first, step) = (self.first_round, step + 1);
        }
        if self.pruned { keccak::last_round_word(token, &a, self.word) } else { word_of(&a, self.word) }
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

/// SHA-2. With `AHEAD` the known values of a block are not computed again, and the last rounds only
/// as far as one word needs them.
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
    pub(crate) iv: [W; 8],
    /// The block, eight words of which are padding.
    pub(crate) block: [W; 16],
    /// The known part of its message schedule.
    pub(crate) known: sha2::KnownSchedule<W>,
}

impl SecondPass<u32> {
    /// The second pass of SHA-256: with `ahead`, for one word of the second digest and with the
    /// known values of the padding; otherwise computed in full.
    pub(crate) fn new(iv: [u32; 8], word: usize, ahead: bool) -> Self {
        // The digest, one bit, zeros, and its length in bits.
        let block = [0, 0, 0, 0, 0, 0, 0, 0, 1 << 31, 0, 0, 0, 0, 0, 0, 256];
        let known = sha2::KnownSchedule::of_block::<Sha256>(&block, 0xFF);
        let known = if ahead {
            known.without_last::<Sha256>(word % 4)
        } else {
            known.with_whole_schedule::<Sha256>()
        };
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
        let mut known = sha2::KnownSchedule::of_block::<H>(words, if AHEAD { varying } else { 0xFFFF });
        if place.index == 0 {
            known = known.behind::<H>(self.h);
        }
        let pruned = AHEAD && place.last && self.second.is_none();
        if pruned { known.without_last::<H>(self.word % 4) } else { known }
    }

    #[inline(always)]
    fn word<S: LaneSet>(
        self,
        token: S,
        job: &Scan<'_, H::Word, Self::Known, 16>,
    ) -> <H::Word as Word>::In<S> {
        let (mut known, mut words) = (&job.known[0], words_of(token, job, 0));
        let mut s = if AHEAD { known.working(token) } else { splat_all(token, self.h) };
        // The hash value before the block: one that all lanes share, or that of the block before.
        let (mut shared, mut h) = (Some(self.h), [words[0]; 8]);
        let (mut block, mut second) = (1, self.second);
        loop {
            sha2::rounds::<H, _>(token, &mut s, words, AHEAD.then_some(known));
            let more = block < job.blocks.len();
            if !more && second.is_none() {
                let before = match shared {
                    Some(h) => <H::Word as Word>::In::<S>::splat(token, h[self.word % 8]),
                    None => pick(h, self.word),
                };
                return before.add(pick(s, self.word));
            }
            if let Some(shared) = shared {
                h = splat_all(token, shared);
            }
            h = sha2::hash_value(h, s);
            if more {
                (known, words) = (&job.known[block], words_of(token, job, block));
                (shared, s) = (None, h);
                block += 1;
            } else if let Some(pass) = second.take() {
                (known, words) = (&pass.known, pass.block(token, h));
                (shared, s) = (Some(&pass.iv), splat_all(token, &pass.iv));
            }
        }
    }
}

/// SHA-256 by instructions made for it, where there are such; in lanes otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BySha<'a>(pub(crate) Sha2Core<'a, Sha256, true>);

impl Core<u32, 16> for BySha<'_> {
    type Known = sha2::KnownSchedule<u32>;

    fn known(&self, place: Place, words: &[u32; 16], varying: u32) -> Self::Known {
        self.0.known(place, words, varying)
    }

    #[inline(always)]
    fn word<S: LaneSet>(self, token: S, job: &Scan<'_, u32, Self::Known, 16>) -> S::V32 {
        self.0.word(token, job)
    }
}

/// A function of Merkle and Damgård's construction, with a chaining value of N words, of the digest
/// of SHA-256: RIPEMD-160 for `hash160`. With `AHEAD` what is known of the message's blocks is not
/// computed again, and of the second digest only the first word where that is wanted.
///
/// Words of the digest have their most significant byte first, as the words of the message have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BehindSha256<'a, C, const N: usize, const AHEAD: bool> {
    /// The hash value before the first block.
    pub(crate) h: &'a [u32; 8],
    /// Which word of the digest, 0 to 7; those past the digest are zero.
    pub(crate) word: usize,
    pub(crate) function: PhantomData<C>,
}

impl<C: Compression<N>, const N: usize, const AHEAD: bool> Core<u32, 16> for BehindSha256<'_, C, N, AHEAD> {
    type Known = sha2::KnownSchedule<u32>;

    fn known(&self, place: Place, words: &[u32; 16], varying: u32) -> Self::Known {
        let known = sha2::KnownSchedule::of_block::<Sha256>(words, if AHEAD { varying } else { 0xFFFF });
        if place.index == 0 { known.behind::<Sha256>(self.h) } else { known }
    }

    #[inline(always)]
    fn word<S: LaneSet>(self, token: S, job: &Scan<'_, u32, Self::Known, 16>) -> S::V32 {
        let mut h: [S::V32; 8] = splat_all(token, self.h);
        let mut s = if AHEAD { job.known[0].working(token) } else { h };
        let mut block = 0;
        loop {
            let words = words_of(token, job, block);
            sha2::rounds::<Sha256, _>(token, &mut s, words, AHEAD.then_some(&job.known[block]));
            h = sha2::hash_value(h, s);
            (s, block) = (h, block + 1);
            if block == job.blocks.len() {
                break;
            }
        }
        let mut i = 0;
        while i < 8 && !C::BIG_ENDIAN {
            h[i] = h[i].swap_bytes();
            i += 1;
        }
        let block = merkle_damgard::block_of_eight::<C, _, N>(token, h);
        let mut iv = [h[0]; N];
        let mut i = 0;
        while i < N {
            iv[i] = S::V32::splat(token, C::IV[i]);
            i += 1;
        }
        let word = if AHEAD && self.word == 0 {
            C::first_word(token, iv, block)
        } else {
            let mut eight = [S::V32::splat(token, 0); 8];
            eight[..N].copy_from_slice(&C::compress(token, iv, block));
            pick(eight, self.word)
        };
        if C::BIG_ENDIAN { word } else { word.swap_bytes() }
    }
}

/// BLAKE2, or BLAKE3 of a message of at most a chunk, of blocks whose words from `WORDS` on are zero; if those are not all of them, there is
/// one block. With `AHEAD` the known values of the first block, if there are more or not, are not
/// computed again, and the last block's last round only as far as one word needs it. Of the blocks
/// after the first nothing is known, whatever their words: a column of the first round begins with
/// the hash value before the block.
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

/// The known values of a block of BLAKE2 or BLAKE3.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownBlake2<W> {
    position: Position,
    /// The known columns of the first block; for other blocks nothing is computed ahead.
    pub(crate) columns: blake2::KnownColumns<W>,
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
    fn word<S: LaneSet>(
        self,
        token: S,
        job: &Scan<'_, H::Word, Self::Known, 16>,
    ) -> <H::Word as Word>::In<S> {
        let (words, known) = (words_of(token, job, 0), &job.known[0]);
        if !AHEAD {
            debug_assert!(job.blocks.len() == 1, "several blocks are hashed by what is known of them");
            let h = splat_all(token, self.h);
            return pick(blake2::compress::<H, _, false>(token, h, words, known.position), self.word);
        }
        if WORDS == 16 && job.blocks.len() > 1 {
            return self.word_of_blocks(token, job);
        }
        let m = blake2::Block::<_, WORDS>(words);
        let mut v = known.columns.first_columns::<H, _, WORDS>(token, &m);
        m.inner_rounds::<H>(&mut v);
        // The one that is wanted, eight times, is in one register.
        let before = <H::Word as Word>::In::<S>::splat(token, self.h[self.word % 8]);
        blake2::last_word::<H, _, WORDS>([before; 8], &m, v, self.word)
    }
}

impl<H: Blake2, const WORDS: usize, const AHEAD: bool> Blake2Core<'_, H, WORDS, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    /// The word of several blocks.
    #[inline(always)]
    fn word_of_blocks<S: LaneSet>(
        self,
        token: S,
        job: &Scan<'_, H::Word, KnownBlake2<H::Word>, 16>,
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

/// A function of Merkle and Damgård's construction with a chaining value of N words. With `FIRST`
/// only the first word of the digest is computed, which of MD5 takes three steps less.
///
/// Nothing that is the same for all counters is computed ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MerkleDamgardCore<'a, C, const N: usize, const FIRST: bool> {
    /// The chaining value before the first block, in the first N words.
    pub(crate) h: &'a [u32; 8],
    /// Which word of the digest, 0 to 7; those past the digest are zero.
    pub(crate) word: usize,
    /// The value that stands for `C`.
    #[allow(dead_code, reason = "not every architecture has loops of its own for it")]
    pub(crate) which: MerkleDamgard,
    pub(crate) function: PhantomData<C>,
}

impl<C: Compression<N>, const N: usize, const FIRST: bool> Core<u32, 16>
    for MerkleDamgardCore<'_, C, N, FIRST>
{
    type Known = ();

    fn known(&self, _: Place, _: &[u32; 16], _: u32) {}

    #[inline(always)]
    fn word<S: LaneSet>(self, token: S, job: &Scan<'_, u32, (), 16>) -> S::V32 {
        let mut h = [S::V32::splat(token, 0); N];
        let mut i = 0;
        while i < N {
            h[i] = S::V32::splat(token, self.h[i]);
            i += 1;
        }
        let (mut block, last) = (0, job.blocks.len() - 1);
        loop {
            let words = words_of(token, job, block);
            if block == last && FIRST {
                return C::first_word(token, h, words);
            }
            h = C::compress(token, h, words);
            if block == last {
                let mut eight = [S::V32::splat(token, 0); 8];
                eight[..N].copy_from_slice(&h);
                return pick(eight, self.word);
            }
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
