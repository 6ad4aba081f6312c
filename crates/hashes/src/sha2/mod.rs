//! SHA-2: SHA-224/256 on 32-bit words and SHA-384/512 on 64-bit words, one text for both (FIPS
//! 180-4).
//!
//! The two differ in word size, in rotation amounts and in the number of rounds ([`Sha2`]); the
//! message schedule (section 6.2.2 and 6.4.2, step 1) and the round (step 3) are the same. The
//! schedule is kept as a window of sixteen words, each recomputed in the round that uses it last.

mod constants;
mod sums;

pub use constants::*;
pub use sums::{
    Sums, compress_keeping, compress_kept, compress_sums, compress_sums_of, keep_sums, padding_block,
};

use crate::merkle_damgard;
use lanes::isa::Scalar;
use lanes::{Lanes, Word};

/// The parameters in which SHA-256 and SHA-512 differ.
pub trait Sha2: Copy {
    /// `u32` or `u64`.
    type Word: Word;
    /// The round constants K (sections 4.2.2 and 4.2.3).
    const K: &'static [Self::Word];
    /// Σ0 (sections 4.1.2 and 4.1.3).
    fn big_sigma0<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// Σ1.
    fn big_sigma1<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// σ0.
    fn sigma0<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// σ1.
    fn sigma1<V: Lanes<Word = Self::Word>>(x: V) -> V;
}

/// SHA-224 and SHA-256.
#[derive(Clone, Copy, Debug)]
pub struct Sha256;

/// SHA-384 and SHA-512.
#[derive(Clone, Copy, Debug)]
pub struct Sha512;

macro_rules! sigmas {
    ($($name:ident: $a:literal $b:literal $c:literal $last:ident),*) => {$(
        #[inline(always)]
        fn $name<V: Lanes<Word = Self::Word>>(x: V) -> V {
            x.rotr::<$a>().xor3(x.rotr::<$b>(), x.$last::<$c>())
        }
    )*};
}

impl Sha2 for Sha256 {
    type Word = u32;
    const K: &'static [u32] = &K256;
    sigmas!(big_sigma0: 2 13 22 rotr, big_sigma1: 6 11 25 rotr, sigma0: 7 18 3 shr, sigma1: 17 19 10 shr);
}

impl Sha2 for Sha512 {
    type Word = u64;
    const K: &'static [u64] = &K512;
    sigmas!(big_sigma0: 28 34 39 rotr, big_sigma1: 14 18 41 rotr, sigma0: 1 8 7 shr, sigma1: 19 61 6 shr);
}

/// The compression function (sections 6.2.2 and 6.4.2): the hash value after one more block.
#[inline(always)]
pub fn compress<H: Sha2, V: Lanes<Word = H::Word>>(token: V::Token, h: [V; 8], w: [V; 16]) -> [V; 8] {
    let mut s = h;
    rounds::<H, V>(token, &mut s, w, None);
    hash_value(h, s)
}

/// The hash value after a block (step 4), from that before it and the working variables after the
/// last round.
#[inline(always)]
pub fn hash_value<V: Lanes>(h: [V; 8], mut s: [V; 8]) -> [V; 8] {
    let mut i = 0;
    while i < 8 {
        s[i] = h[i].add(s[i]);
        i += 1;
    }
    s
}

/// The part of a compression that does not depend on the words of the block that vary: computed
/// once, by scalar operations, for all blocks that differ in those words only.
#[derive(Clone, Copy, Debug)]
pub struct KnownSchedule<W> {
    rounds: [KnownRound<W>; MAX_ROUNDS],
    /// The working variables after the rounds that are done, where [`rounds`] keeps them.
    working: [W; 8],
}

/// Rounds of SHA-512.
const MAX_ROUNDS: usize = 80;

/// The work that is left in a round.
#[derive(Clone, Copy, Debug)]
pub struct KnownRound<W> {
    /// The terms of W_t that are left to compute.
    pub left: Left,
    /// The sum of the terms of W_t that are not left to compute.
    pub word: W,
    /// K_t, and W_t if all of it is known.
    pub sum: W,
}

/// The terms of W_t, the sum of σ1(W_{t−2}), W_{t−7}, σ0(W_{t−15}) and W_{t−16}, that are left to
/// compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Left {
    /// Everything.
    All,
    /// σ1 and the two words.
    Sigma1AndWords,
    /// σ0 and the two words.
    Sigma0AndWords,
    /// The two words.
    Words,
    /// σ1.
    Sigma1,
    /// σ0.
    Sigma0,
    /// Nothing; it is a word of the block, and varies.
    Given,
    /// Nothing; it is known.
    Nothing,
    /// Nothing, and the round is not wanted either.
    NoRound,
}

impl Left {
    /// Whether W_{t − `distance`} is needed for it, the distance being that of one of the four
    /// terms.
    #[must_use]
    pub fn reads(self, distance: usize) -> bool {
        match distance {
            2 => matches!(self, Self::All | Self::Sigma1AndWords | Self::Sigma1),
            15 => matches!(self, Self::All | Self::Sigma0AndWords | Self::Sigma0),
            _ => matches!(self, Self::All | Self::Sigma1AndWords | Self::Sigma0AndWords | Self::Words),
        }
    }

    /// The least that covers the terms that are not known, and which terms it leaves to be known.
    fn covering(unknown: [bool; 4]) -> (Self, [bool; 4]) {
        match unknown {
            [false, false, false, false] => (Self::Nothing, [true, true, true, true]),
            [true, false, false, false] => (Self::Sigma1, [false, true, true, true]),
            [false, false, true, false] => (Self::Sigma0, [true, true, false, true]),
            [false, _, false, _] => (Self::Words, [true, false, true, false]),
            [true, _, false, _] => (Self::Sigma1AndWords, [false, false, true, false]),
            [false, _, true, _] => (Self::Sigma0AndWords, [true, false, false, false]),
            [true, _, true, _] => (Self::All, [false; 4]),
        }
    }
}

impl<W: Word + Lanes<Word = W, Token = Scalar>> KnownSchedule<W> {
    /// Follows the words of a block with a clear bit in `varying` through the schedule.
    #[must_use]
    pub fn of_block<H: Sha2<Word = W>>(words: &[W; 16], varying: u32) -> Self {
        let zero = W::default();
        let mut rounds = [KnownRound { left: Left::All, word: zero, sum: zero }; MAX_ROUNDS];
        for t in 0..H::K.len() {
            let (left, word) = if t < 16 {
                let varies = varying >> t & 1 == 1;
                if varies { (Left::Given, zero) } else { (Left::Nothing, words[t]) }
            } else {
                let before = [t - 2, t - 7, t - 15, t - 16];
                let (left, known) = Left::covering(before.map(|t| rounds[t].left != Left::Nothing));
                let [recent, middle, old, oldest] = before.map(|t| rounds[t].word);
                let terms = [H::sigma1(recent), middle, H::sigma0(old), oldest];
                let of_known = terms.into_iter().zip(known).filter(|(_, known)| *known);
                (left, of_known.fold(zero, |sum, (term, _)| sum.add(term)))
            };
            let sum = if left == Left::Nothing { word.add(H::K[t]) } else { H::K[t] };
            rounds[t] = KnownRound { left, word, sum };
        }
        Self { rounds, working: [zero; 8] }
    }

    /// Adds the rounds before the first word that varies, from the hash value before the block.
    #[must_use]
    pub fn behind<H: Sha2<Word = W>>(mut self, h: &[W; 8]) -> Self {
        self.working = *h;
        for (t, round) in self.rounds[..16].iter_mut().enumerate() {
            if round.left != Left::Nothing {
                break;
            }
            step::<H, W>(&mut self.working, t, round.sum);
            round.left = Left::NoRound;
        }
        self
    }

    /// The same rounds with nothing of the schedule computed ahead.
    #[must_use]
    pub fn with_whole_schedule<H: Sha2<Word = W>>(mut self) -> Self {
        for (round, &sum) in self.rounds.iter_mut().zip(H::K).skip(16) {
            *round = KnownRound { left: Left::All, word: W::default(), sum };
        }
        self
    }

    /// The work that is left in each round.
    #[must_use]
    pub fn rounds<H: Sha2<Word = W>>(&self) -> &[KnownRound<W>] {
        &self.rounds[..H::K.len()]
    }

    /// The working variables before the first round that is left, where [`rounds`] keeps them.
    #[must_use]
    pub fn working_variables(&self) -> &[W; 8] {
        &self.working
    }

    /// The schedule without the last `count` rounds.
    #[must_use]
    pub fn without_last<H: Sha2<Word = W>>(mut self, count: usize) -> Self {
        for round in &mut self.rounds[H::K.len() - count..] {
            round.left = Left::NoRound;
        }
        self
    }
}

impl<W: Word> KnownSchedule<W> {
    /// The working variables before the first round that [`rounds`] has to do.
    #[inline(always)]
    pub fn working<V: Lanes<Word = W>>(&self, token: V::Token) -> [V; 8] {
        splat_all(token, &self.working)
    }
}

/// The rounds (sections 6.2.2 and 6.4.2, steps 1 and 3) on the working variables a to h, which stay
/// in place: before round t, a is `s[−t mod 8]`, b the next, and so on. So after the last round
/// each is where the hash value has it, and, because a variable is written once and then moves on
/// three times, `s[i]` is final after all but the last `i mod 4` rounds.
///
/// Known values are not computed: the branches on them go the same way for every block, and cost
/// vector units nothing.
#[inline(always)]
pub fn rounds<H: Sha2, V: Lanes<Word = H::Word>>(
    token: V::Token,
    s: &mut [V; 8],
    mut w: [V; 16],
    known: Option<&KnownSchedule<H::Word>>,
) {
    let mut block = 0;
    // Sixteen literals, not a loop: where the variables are must be known when the code is
    // generated.
    macro_rules! sixteen_rounds {
        ($($i:literal)*) => { $(
            match known {
                None => {
                    let k = V::splat(token, H::K[block + $i]);
                    round::<H, V, $i>(s, &mut w, k, block + $i < 16);
                }
                Some(known) => round_of_known::<H, V, $i>(token, s, &mut w, &known.rounds[block + $i]),
            }
        )* };
    }
    if !V::VALUES {
        while block < H::K.len() {
            sixteen_rounds!(0);
            block += 1;
        }
        return;
    }
    while block < H::K.len() {
        sixteen_rounds!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        block += 16;
    }
}

/// Sixteen rounds, which leave the working variables where they were, as [`rounds`] has them. `w` is
/// the window of the schedule before them or, for the first rounds, the block; `k` are their
/// constants.
#[inline(always)]
pub fn sixteen_rounds<H: Sha2, V: Lanes<Word = H::Word>>(
    s: &mut [V; 8],
    w: &mut [V; 16],
    k: &[V; 16],
    first: bool,
) {
    macro_rules! rounds {
        ($($i:literal)*) => { $(round::<H, V, $i>(s, w, k[$i], first);)* };
    }
    rounds!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
}

/// A round with the constant `k`, of which nothing else is known, `I` being t mod 16. The block has
/// W_t if it `is_given`.
#[inline(always)]
fn round<H: Sha2, V: Lanes<Word = H::Word>, const I: usize>(
    s: &mut [V; 8],
    w: &mut [V; 16],
    k: V,
    is_given: bool,
) {
    if !is_given {
        w[I] = scheduled::<H, V, I>(w);
    }
    step::<H, V>(s, I, w[I].add(k));
}

/// W_t from the window of the sixteen words before it (step 1), `I` being t mod 16.
#[inline(always)]
fn scheduled<H: Sha2, V: Lanes<Word = H::Word>, const I: usize>(w: &[V; 16]) -> V {
    let old = H::sigma0(w[(I + 1) % 16]).add(w[I]);
    H::sigma1(w[(I + 14) % 16]).add(w[(I + 9) % 16]).add(old)
}

/// A round of [`rounds`], `I` being t mod 16.
#[inline(always)]
fn round_of_known<H: Sha2, V: Lanes<Word = H::Word>, const I: usize>(
    token: V::Token,
    s: &mut [V; 8],
    w: &mut [V; 16],
    known: &KnownRound<H::Word>,
) {
    let word = V::splat(token, known.word);
    let mut sum = V::splat(token, known.sum);
    let (recent, middle, old) = (w[(I + 14) % 16], w[(I + 9) % 16], w[(I + 1) % 16]);
    match known.left {
        Left::All => w[I] = scheduled::<H, V, I>(w),
        Left::NoRound => return,
        Left::Nothing => w[I] = word,
        Left::Given => {}
        Left::Words => w[I] = middle.add(w[I]).add(word),
        Left::Sigma1 => w[I] = H::sigma1(recent).add(word),
        Left::Sigma0 => w[I] = H::sigma0(old).add(word),
        Left::Sigma1AndWords => w[I] = H::sigma1(recent).add(middle).add(w[I].add(word)),
        Left::Sigma0AndWords => w[I] = H::sigma0(old).add(middle).add(w[I].add(word)),
    }
    if known.left != Left::Nothing {
        sum = sum.add(w[I]);
    }
    step::<H, V>(s, I, sum);
}

/// Where round t, or any other that is as far from a multiple of 8, has the working variable of
/// that number, a being 0.
const fn place(variable: usize, t: usize) -> usize {
    (variable + 8 - t % 8) % 8
}

/// Round t (step 3), given W_t + K_t.
#[inline(always)]
fn step<H: Sha2, V: Lanes<Word = H::Word>>(s: &mut [V; 8], t: usize, sum: V) {
    let (a, b, c) = (s[place(0, t)], s[place(1, t)], s[place(2, t)]);
    let (e, f, g) = (s[place(4, t)], s[place(5, t)], s[place(6, t)]);
    let t1 = s[place(7, t)].add(sum).add(H::big_sigma1(e)).add(e.ch(f, g));
    let t2 = H::big_sigma0(a).add(a.maj(b, c));
    s[place(3, t)] = s[place(3, t)].add(t1);
    s[place(7, t)] = t1.add(t2);
}

/// An initial hash value (section 5.3) in every lane.
#[inline(always)]
pub fn splat_all<V: Lanes>(token: V::Token, &[a, b, c, d, e, f, g, h]: &[V::Word; 8]) -> [V; 8] {
    [
        V::splat(token, a),
        V::splat(token, b),
        V::splat(token, c),
        V::splat(token, d),
        V::splat(token, e),
        V::splat(token, f),
        V::splat(token, g),
        V::splat(token, h),
    ]
}

/// Writes the padding of section 5.1 after `length` bytes of the last block or two, for a message
/// of `total` bytes, and returns how many blocks of `16 W` bytes that makes.
pub fn pad<W: Word>(block: &mut [u8], length: usize, total: u64) -> usize {
    merkle_damgard::pad::<W>(block, length, total, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word without symmetry.
    fn word<W: Word>(seed: u64) -> W {
        W::truncate((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed << 17)
    }

    /// For every set of words that vary, some of them at random: blocks that agree in the others
    /// have the hash value that the whole compression gives, and every word of it is final when
    /// `without_last` says so.
    fn what_is_known_changes_nothing<H: Sha2>()
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let h: [H::Word; 8] = core::array::from_fn(|i| word(i as u64));
        let pairs = (0..16).flat_map(|i| (i..16).map(move |j| 1 << i | 1 << j));
        let many = (1..40).map(|seed| word::<u32>(seed) & 0xFFFF);
        for varying in [0, 0xFF, 0xFFFF].into_iter().chain(pairs).chain(many) {
            let base: [H::Word; 16] = core::array::from_fn(|j| word(100 + j as u64));
            let known = KnownSchedule::of_block::<H>(&base, varying);
            for other in 0..3 {
                let changed =
                    |j: usize| if varying >> j & 1 == 1 { word(other * 50 + j as u64) } else { base[j] };
                let words = core::array::from_fn(changed);
                let expected = compress::<H, H::Word>(Scalar, h, words);
                let mut s = h;
                rounds::<H, H::Word>(Scalar, &mut s, words, Some(&known));
                assert_eq!(core::array::from_fn(|i| h[i].add(s[i])), expected, "{varying:#x}");
                for i in 0..8 {
                    let known = known.behind::<H>(&h).without_last::<H>(i % 4);
                    // Words of rounds that are done may be anything, unless they are read later.
                    let is_done = |t: usize| known.rounds[t].left == Left::NoRound;
                    let is_read = |t: usize| {
                        let later = [2, 7, 15, 16].into_iter().filter(|distance| t + distance >= 16);
                        later.into_iter().any(|distance| known.rounds[t + distance].left.reads(distance))
                    };
                    let words = core::array::from_fn(|t| {
                        if is_done(t) && !is_read(t) { word(t as u64) } else { words[t] }
                    });
                    let mut s = known.working(Scalar);
                    rounds::<H, H::Word>(Scalar, &mut s, words, Some(&known));
                    assert_eq!(h[i].add(s[i]), expected[i], "word {i}, {varying:#x}");
                }
            }
        }
    }

    #[test]
    fn what_is_known_of_a_sha_256_block_changes_nothing() {
        what_is_known_changes_nothing::<Sha256>();
    }

    #[test]
    fn what_is_known_of_a_sha_512_block_changes_nothing() {
        what_is_known_changes_nothing::<Sha512>();
    }

    /// The search has less to do for it: of a block in which word 4 varies, four rounds and the
    /// schedule to W_18 are known.
    #[test]
    fn what_is_known_of_one_varying_word() {
        let known = KnownSchedule::of_block::<Sha256>(&[7; 16], 1 << 4).behind::<Sha256>(&IV_256);
        let left = |t: usize| known.rounds[t].left;
        assert!((0..4).all(|t| left(t) == Left::NoRound));
        assert_eq!(left(4), Left::Given);
        assert!((5..19).all(|t| left(t) == Left::Nothing));
        assert_eq!([left(19), left(20), left(21)], [Left::Sigma0, Left::Words, Left::Sigma1]);
        assert!((36..64).all(|t| left(t) == Left::All));
    }
}
