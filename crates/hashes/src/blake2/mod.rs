//! BLAKE2b and BLAKE2s, keyed or not, any digest length: one text for both (RFC 7693).
//!
//! The two differ in word size, rotation amounts and number of rounds ([`Blake2`]). SIGMA (section
//! 2.7) is written into the rounds as constants, so that every message word is a fixed register or
//! operand. A block of BLAKE3 is compressed by the same text, too, where what is known of a block is
//! computed ahead, which its own module does not do.

pub mod abreast;
pub mod rows;

use crate::primitive::Primitive;
use lanes::isa::Scalar;
use lanes::rows::Rows;
use lanes::{Lanes, Word};

/// The parameters in which BLAKE2s, BLAKE2b and the compression of BLAKE3 differ.
pub trait Blake2: Copy {
    /// The primitive that it is.
    const PRIMITIVE: Primitive;
    /// `u32` or `u64`.
    type Word: Word;
    /// The initialisation vector (section 2.6).
    const IV: [Self::Word; 8];
    /// Rounds (section 2.1).
    const ROUNDS: usize;
    /// The order of the message words in each round; rounds past the last row begin again. Rounds
    /// take a row by reference: of a copy the compiler learns too late which words it names, and
    /// keeps the block in memory (4 % of BLAKE2s).
    const ORDER: &'static [[usize; 16]];
    /// Whether the hash value before a block is a part of the one after it (section 3.2).
    const FEEDS_FORWARD: bool;
    /// The lower half of the working vector before the first round (section 3.2).
    fn lower_half(position: Position) -> [Self::Word; 8];
    /// Rotation of `x ^ y` to the right by R1 (section 2.1).
    fn r1<V: Lanes<Word = Self::Word>>(x: V, y: V) -> V;
    /// Rotation of `x ^ y` to the right by R2.
    fn r2<V: Lanes<Word = Self::Word>>(x: V, y: V) -> V;
    /// Rotation of `x ^ y` to the right by R3.
    fn r3<V: Lanes<Word = Self::Word>>(x: V, y: V) -> V;
    /// Rotation of `x ^ y` to the right by R4.
    fn r4<V: Lanes<Word = Self::Word>>(x: V, y: V) -> V;
    /// Rotation of a row to the right by R1.
    fn r1_row<R: Rows<Word = Self::Word>>(x: R) -> R;
    /// Rotation of a row to the right by R2.
    fn r2_row<R: Rows<Word = Self::Word>>(x: R) -> R;
    /// Rotation of a row to the right by R3.
    fn r3_row<R: Rows<Word = Self::Word>>(x: R) -> R;
    /// Rotation of a row to the right by R4.
    fn r4_row<R: Rows<Word = Self::Word>>(x: R) -> R;
}

/// BLAKE2s: 32-bit words, digests of 1 to 32 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Blake2s;

/// BLAKE2b: 64-bit words, digests of 1 to 64 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Blake2b;

macro_rules! rotations {
    ($($name:ident $of_row:ident: $n:literal),*) => {$(
        #[inline(always)]
        fn $name<V: Lanes<Word = Self::Word>>(x: V, y: V) -> V {
            x.rotr_of_xor::<$n>(y)
        }
        #[inline(always)]
        fn $of_row<R: Rows<Word = Self::Word>>(x: R) -> R {
            x.rotr::<$n>()
        }
    )*};
}

impl Blake2 for Blake2s {
    const PRIMITIVE: Primitive = Primitive::Blake2s;
    type Word = u32;
    const IV: [u32; 8] = crate::sha2::IV_256;
    const ROUNDS: usize = 10;
    const ORDER: &'static [[usize; 16]] = SIGMA;
    const FEEDS_FORWARD: bool = true;
    fn lower_half(position: Position) -> [u32; 8] {
        lower_half::<Self>(position)
    }
    rotations!(r1 r1_row: 16, r2 r2_row: 12, r3 r3_row: 8, r4 r4_row: 7);
}

impl Blake2 for Blake2b {
    const PRIMITIVE: Primitive = Primitive::Blake2b;
    type Word = u64;
    const IV: [u64; 8] = crate::sha2::IV_512;
    const ROUNDS: usize = 12;
    const ORDER: &'static [[usize; 16]] = SIGMA;
    const FEEDS_FORWARD: bool = true;
    fn lower_half(position: Position) -> [u64; 8] {
        lower_half::<Self>(position)
    }
    rotations!(r1 r1_row: 32, r2 r2_row: 24, r3 r3_row: 16, r4 r4_row: 63);
}

/// The order of the message words in each round (section 2.7).
const SIGMA: &[[usize; 16]; 10] = &[
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/// A block of which the first `WORDS` words may be anything; the others are zero, and adding them
/// costs nothing. `WRITTEN_OUT` has the four G of a step one after another instead of in a loop,
/// which is unrolled so late that some of the block stays in memory: it takes 2 to 4 % off a block
/// of a stream or of a node, and as each copy of the compression takes the compiler half as long
/// again, only these have it.
#[derive(Clone, Copy, Debug)]
pub struct Block<V, const WORDS: usize, const WRITTEN_OUT: bool = false>(pub [V; 16]);

impl<V: Lanes, const WORDS: usize, const WRITTEN_OUT: bool> Block<V, WORDS, WRITTEN_OUT> {
    /// `b` + word `i`. On integers zeros are added, too: sixteen registers hold a part of the working
    /// vector, and of a word in memory to which nothing but one register is added the compiler makes
    /// the sum there, for which the next operation waits (720 cycles of BLAKE2b on Zen 4, not 450).
    #[inline(always)]
    fn add_to(&self, b: V, i: usize) -> V {
        if i < WORDS || V::INTEGER { b.add(self.0[i]) } else { b }
    }

    /// The mixing function G (section 3.1) on four words of the working vector.
    #[inline(always)]
    fn mix<H: Blake2<Word = V::Word>>(&self, v: [V; 4], [x, y]: [usize; 2]) -> [V; 4] {
        self.second_half::<H>(self.first_half::<H>(v, x), y)
    }

    /// Steps 1 to 4 of G.
    #[inline(always)]
    fn first_half<H: Blake2<Word = V::Word>>(&self, [a, b, c, d]: [V; 4], x: usize) -> [V; 4] {
        let a = a.add(self.add_to(b, x));
        let d = H::r1(d, a);
        let c = c.add(d);
        [a, H::r2(b, c), c, d]
    }

    /// Steps 5 to 8 of G.
    #[inline(always)]
    fn second_half<H: Blake2<Word = V::Word>>(&self, [a, b, c, d]: [V; 4], y: usize) -> [V; 4] {
        let a = a.add(self.add_to(b, y));
        let d = H::r3(d, a);
        let c = c.add(d);
        [a, H::r4(b, c), c, d]
    }

    /// Four G of a round (section 3.2): the columns, `step` being 0, or the diagonals, 1.
    #[inline(always)]
    fn half_round<H: Blake2<Word = V::Word>>(&self, v: &mut [V; 16], s: &'static [usize; 16], step: usize) {
        if WRITTEN_OUT {
            self.diagonal::<H>(v, s, step, 0);
            self.diagonal::<H>(v, s, step, 1);
            self.diagonal::<H>(v, s, step, 2);
            self.diagonal::<H>(v, s, step, 3);
            return;
        }
        let mut i = 0;
        while i < 4 {
            self.diagonal::<H>(v, s, step, i);
            i += 1;
        }
    }

    /// The first four.
    #[inline(always)]
    pub(crate) fn columns<H: Blake2<Word = V::Word>>(&self, v: &mut [V; 16], s: &'static [usize; 16]) {
        self.half_round::<H>(v, s, 0);
    }

    /// The last four.
    #[inline(always)]
    pub(crate) fn diagonals<H: Blake2<Word = V::Word>>(&self, v: &mut [V; 16], s: &'static [usize; 16]) {
        self.half_round::<H>(v, s, 1);
    }

    /// G on the diagonal that begins in column `i` and goes `step` columns to the right in every
    /// row (0: the column).
    #[inline(always)]
    fn diagonal<H: Blake2<Word = V::Word>>(
        &self,
        v: &mut [V; 16],
        s: &'static [usize; 16],
        step: usize,
        i: usize,
    ) {
        let [a, b, c, d] = [i, 4 + (i + step) % 4, 8 + (i + 2 * step) % 4, 12 + (i + 3 * step) % 4];
        let words = [s[8 * step + 2 * i], s[8 * step + 2 * i + 1]];
        [v[a], v[b], v[c], v[d]] = self.mix::<H>([v[a], v[b], v[c], v[d]], words);
    }

    /// All rounds but the columns of the first and the diagonals of the last.
    #[inline(always)]
    pub fn inner_rounds<H: Blake2<Word = V::Word>>(&self, v: &mut [V; 16]) {
        macro_rules! rounds {
            ($($round:expr)*) => { $(
                self.diagonals::<H>(v, order::<H>($round - 1));
                self.columns::<H>(v, order::<H>($round));
            )* };
        }
        if !V::VALUES {
            let mut round = 1;
            while round < H::ROUNDS {
                rounds!(round);
                round += 1;
            }
            return;
        }
        rounds!(1 2 3 4 5 6);
        if H::ROUNDS > 7 {
            rounds!(7 8 9);
        }
        if H::ROUNDS > 10 {
            rounds!(10 11);
        }
    }
}

/// Where a block stands in its message.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// t of section 3.2: bytes hashed up to the end of this block, key block included.
    pub bytes: u128,
    /// Whether it is the last block.
    pub last: bool,
}

/// The lower half of the working vector of BLAKE2.
fn lower_half<H: Blake2>(position: Position) -> [H::Word; 8] {
    let ones = H::Word::truncate(if position.last { u64::MAX } else { 0 });
    let [low, high] = halves::<H::Word>(position.bytes);
    let iv = &H::IV;
    [iv[0], iv[1], iv[2], iv[3], iv[4].xor(low), iv[5].xor(high), iv[6].xor(ones), iv[7]]
}

/// Two halves as a working vector.
#[inline(always)]
pub(crate) fn joined<V: Copy>([a, b, c, d, e, f, g, h]: [V; 8], [i, j, k, l, m, n, o, p]: [V; 8]) -> [V; 16] {
    [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]
}

/// The order of the message words in a round.
#[inline(always)]
fn order<H: Blake2>(round: usize) -> &'static [usize; 16] {
    &H::ORDER[round % H::ORDER.len()]
}

/// A word of the hash value after a block, from that before it and two of the working vector.
#[inline(always)]
fn word_after<H: Blake2, V: Lanes<Word = H::Word>>(before: V, upper: V, lower: V) -> V {
    if H::FEEDS_FORWARD { before.xor3(upper, lower) } else { upper.xor(lower) }
}

/// The compression function F (section 3.2): the hash value after one more block.
#[inline(always)]
pub fn compress<H: Blake2, V: Lanes<Word = H::Word>, const WRITTEN_OUT: bool>(
    token: V::Token,
    h: [V; 8],
    m: [V; 16],
    position: Position,
) -> [V; 8] {
    let m = Block::<V, 16, WRITTEN_OUT>(m);
    let mut v = first_columns::<H, V, WRITTEN_OUT>(token, h, &m, position);
    m.inner_rounds::<H>(&mut v);
    hash_value::<H, V, WRITTEN_OUT>(h, &m, v)
}

/// The compression of the last block of a layer's last node, by scalar operations: its second flag
/// is set, too (f1 in "BLAKE2: simpler, smaller, fast as MD5", section 2.4).
#[must_use]
pub fn compress_last_node<H: Blake2>(h: [H::Word; 8], m: [H::Word; 16], bytes: u128) -> [H::Word; 8]
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    let m = Block::<H::Word, 16>(m);
    let mut lower = lower_half::<H>(Position { bytes, last: true });
    lower[7] = Word::xor(lower[7], H::Word::truncate(u64::MAX));
    let mut v = joined(h, lower);
    m.columns::<H>(&mut v, order::<H>(0));
    m.inner_rounds::<H>(&mut v);
    hash_value::<H, H::Word, false>(h, &m, v)
}

/// [`compress`] for blocks that stand at different places of their messages, one a lane:
/// `[low, high, f]` are the halves of t and the word that is all ones for a last block.
#[inline(always)]
pub fn compress_lanes<H: Blake2, V: Lanes<Word = H::Word>>(
    token: V::Token,
    h: [V; 8],
    m: [V; 16],
    [low, high, f]: [V; 3],
) -> [V; 8] {
    let m = Block::<V, 16, true>(m);
    let mut lower: [V; 8] = crate::sha2::splat_all(token, &H::IV);
    lower[4] = lower[4].xor(low);
    lower[5] = lower[5].xor(high);
    lower[6] = lower[6].xor(f);
    let mut v = joined(h, lower);
    m.columns::<H>(&mut v, order::<H>(0));
    m.inner_rounds::<H>(&mut v);
    hash_value::<H, V, true>(h, &m, v)
}

/// The working vector after the columns of the first round.
#[inline(always)]
pub fn first_columns<H: Blake2, V: Lanes<Word = H::Word>, const WRITTEN_OUT: bool>(
    token: V::Token,
    h: [V; 8],
    m: &Block<V, 16, WRITTEN_OUT>,
    position: Position,
) -> [V; 16] {
    let mut v = joined(h, crate::sha2::splat_all(token, &H::lower_half(position)));
    m.columns::<H>(&mut v, order::<H>(0));
    v
}

/// The hash value, from the working vector before the diagonals of the last round.
#[inline(always)]
pub fn hash_value<H: Blake2, V: Lanes<Word = H::Word>, const WRITTEN_OUT: bool>(
    h: [V; 8],
    m: &Block<V, 16, WRITTEN_OUT>,
    mut v: [V; 16],
) -> [V; 8] {
    m.diagonals::<H>(&mut v, order::<H>(H::ROUNDS - 1));
    [
        word_after::<H, V>(h[0], v[0], v[8]),
        word_after::<H, V>(h[1], v[1], v[9]),
        word_after::<H, V>(h[2], v[2], v[10]),
        word_after::<H, V>(h[3], v[3], v[11]),
        word_after::<H, V>(h[4], v[4], v[12]),
        word_after::<H, V>(h[5], v[5], v[13]),
        word_after::<H, V>(h[6], v[6], v[14]),
        word_after::<H, V>(h[7], v[7], v[15]),
    ]
}

/// The columns of the first round, as far as they do not depend on the words of the block that
/// vary: computed once, by scalar operations, for all blocks that differ in those words only.
#[derive(Clone, Copy, Debug)]
pub struct KnownColumns<W> {
    /// The working vector, with those halves of G done.
    v: [W; 16],
    /// How many halves of G each column has after it: 0, 1 or 2.
    halves: [u8; 4],
}

impl<W: Word> KnownColumns<W> {
    /// Computes the parts of the columns that do not depend on the words with a set bit in
    /// `varying`, which are not known.
    #[must_use]
    pub fn of_block<H: Blake2<Word = W>>(
        h: &[W; 8],
        position: Position,
        words: &[W; 16],
        varying: u32,
    ) -> Self
    where
        W: Lanes<Word = W, Token = Scalar>,
    {
        let m = Block::<W, 16>(*words);
        let mut v = joined(*h, H::lower_half(position));
        let mut halves = [0; 4];
        for (i, halves) in halves.iter_mut().enumerate() {
            *halves = (varying >> (2 * i)).trailing_zeros().min(2) as u8;
            let column = [v[i], v[i + 4], v[i + 8], v[i + 12]];
            let column = match halves {
                0 => column,
                1 => m.first_half::<H>(column, 2 * i),
                _ => m.mix::<H>(column, [2 * i, 2 * i + 1]),
            };
            [v[i], v[i + 4], v[i + 8], v[i + 12]] = column;
        }
        Self { v, halves }
    }

    /// Whether a column, 0 to 3, has work after it that depends on the words that vary.
    #[must_use]
    #[inline(always)]
    pub fn varies(&self, column: usize) -> bool {
        self.halves[column] < 2
    }

    /// The working vector in every lane, with the columns of the first round completed.
    #[inline(always)]
    pub fn first_columns<H: Blake2<Word = W>, V: Lanes<Word = W>, const WORDS: usize>(
        &self,
        token: V::Token,
        m: &Block<V, WORDS>,
    ) -> [V; 16] {
        let mut v = [V::splat(token, self.v[0]); 16];
        let mut i = 1;
        while i < 16 {
            v[i] = V::splat(token, self.v[i]);
            i += 1;
        }
        i = 0;
        while i < 4 {
            if self.halves[i] < 2 {
                let mut column = [v[i], v[i + 4], v[i + 8], v[i + 12]];
                if self.halves[i] == 0 {
                    column = m.first_half::<H>(column, 2 * i);
                }
                [v[i], v[i + 4], v[i + 8], v[i + 12]] = m.second_half::<H>(column, 2 * i + 1);
            }
            i += 1;
        }
        v
    }
}

/// Word `index` of the hash value, from the working vector before the diagonals of the last round:
/// two of the four, for a word is made of two words of the working vector.
#[inline(always)]
pub fn last_word<H: Blake2, V: Lanes<Word = H::Word>, const WORDS: usize>(
    h: [V; 8],
    m: &Block<V, WORDS>,
    mut v: [V; 16],
    index: usize,
) -> V {
    let s = order::<H>(H::ROUNDS - 1);
    // The branches go the same way every time; in each of them, the parts of a G that are not
    // needed are not computed.
    macro_rules! of_diagonals {
        ($index:literal, $first:literal, $second:literal) => {{
            m.diagonal::<H>(&mut v, s, 1, $first);
            m.diagonal::<H>(&mut v, s, 1, $second);
            word_after::<H, V>(h[$index], v[$index], v[$index + 8])
        }};
    }
    match index {
        0 => of_diagonals!(0, 0, 2),
        1 => of_diagonals!(1, 1, 3),
        2 => of_diagonals!(2, 2, 0),
        3 => of_diagonals!(3, 3, 1),
        4 => of_diagonals!(4, 3, 1),
        5 => of_diagonals!(5, 0, 2),
        6 => of_diagonals!(6, 1, 3),
        _ => of_diagonals!(7, 2, 0),
    }
}

/// The low and the high word of t.
#[inline(always)]
fn halves<W: Word>(bytes: u128) -> [W; 2] {
    [W::truncate(bytes as u64), W::truncate((bytes >> W::BITS) as u64)]
}

/// The initial hash value: IV with the parameter block of section 2.5 (fanout and depth 1, all else
/// zero).
#[must_use]
pub fn initial<H: Blake2>(digest_length: usize, key_length: usize) -> [H::Word; 8] {
    let mut h = H::IV;
    let parameters = 0x0101_0000 ^ (key_length as u64) << 8 ^ digest_length as u64;
    h[0] = h[0].xor(H::Word::truncate(parameters));
    h
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blake3::Blake3;

    /// A word without symmetry.
    fn word<W: Word>(seed: u64) -> W {
        W::truncate((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed << 17)
    }

    /// Every word of the hash value, one by one and all together, for messages of several lengths
    /// and every pair of words that vary.
    fn one_word_is_that_of_the_whole<H: Blake2, const WORDS: usize>()
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let h: [H::Word; 8] = core::array::from_fn(|i| word(i as u64));
        let position = Position { bytes: 77, last: true };
        let zero = H::Word::default();
        let pairs = (0..WORDS).flat_map(|i| (i..WORDS).map(move |j| 1_u32 << i | 1 << j));
        for varying in pairs {
            let base: [H::Word; 16] =
                core::array::from_fn(|j| if j < WORDS { word(90 + j as u64) } else { zero });
            let known = KnownColumns::of_block::<H>(&h, position, &base, varying);
            let changed = |j: usize| if varying >> j & 1 == 1 { word(j as u64) } else { base[j] };
            let words: [H::Word; 16] = core::array::from_fn(changed);
            let expected = compress::<H, H::Word, false>(Scalar, h, words, position);
            let m = Block::<H::Word, 16>(words);
            let mut v = known.first_columns::<H, H::Word, 16>(Scalar, &m);
            assert_eq!(v, first_columns::<H, H::Word, false>(Scalar, h, &m, position), "{varying:#x}");
            m.inner_rounds::<H>(&mut v);
            assert_eq!(hash_value::<H, H::Word, false>(h, &m, v), expected, "all words, {varying:#x}");
            for (index, &expected) in expected.iter().enumerate() {
                let m = Block::<H::Word, WORDS>(words);
                let mut v = known.first_columns::<H, H::Word, WORDS>(Scalar, &m);
                m.inner_rounds::<H>(&mut v);
                let got = last_word::<H, H::Word, WORDS>(h, &m, v, index);
                assert_eq!(got, expected, "word {index}, {varying:#x}");
            }
        }
    }

    #[test]
    fn one_word_of_blake2s_and_blake2b() {
        one_word_is_that_of_the_whole::<Blake2s, 4>();
        one_word_is_that_of_the_whole::<Blake2s, 8>();
        one_word_is_that_of_the_whole::<Blake2s, 16>();
        one_word_is_that_of_the_whole::<Blake2b, 4>();
        one_word_is_that_of_the_whole::<Blake2b, 8>();
        one_word_is_that_of_the_whole::<Blake2b, 16>();
    }

    #[test]
    fn one_word_of_blake3() {
        one_word_is_that_of_the_whole::<Blake3, 4>();
        one_word_is_that_of_the_whole::<Blake3, 8>();
        one_word_is_that_of_the_whole::<Blake3, 16>();
    }

    /// The text of this module and that of its own.
    #[test]
    fn a_block_of_blake3_is_compressed_alike() {
        let (h, m) =
            (core::array::from_fn(|i| word(i as u64)), core::array::from_fn(|i| word(40 + i as u64)));
        for (bytes, last, length, flags) in [
            (0, true, 0, 11),
            (64, true, 64, 11),
            (64, false, 64, 1),
            (128, false, 64, 0),
            (1000, true, 40, 10),
        ] {
            let got = compress::<Blake3, u32, false>(Scalar, h, m, Position { bytes, last });
            assert_eq!(got, crate::blake3::compress(Scalar, h, m, [0, 0, length, flags]), "{bytes} {last}");
        }
    }
}
