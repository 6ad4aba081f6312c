//! The trait that algorithms are written over, and the 64-byte rows in which its values rest.

use crate::cost::{Mix, Op};

/// Sixty-four bytes of a message or of a state, as [`Lanes::load_lines`] takes them from every
/// lane.
pub type Line = [u8; 64];

/// Half a line: thirty-two bytes.
pub type Half = [u8; 32];

/// The unit in which an algorithm computes: `u32` (SHA-256, BLAKE2s) or `u64` (Keccak, SHA-512,
/// BLAKE2b).
pub trait Word: Copy + Eq + Default + core::fmt::Debug + core::fmt::LowerHex + Send + Sync + 'static {
    /// Bits in a word.
    const BITS: u32;
    /// A [`Row32`] or [`Row64`].
    type Row: Copy + core::fmt::Debug + Default + AsRef<[Self]> + AsMut<[Self]> + Send + Sync + 'static;
    /// The lanes of this word in an instruction set: [`LaneSet::V32`] or [`LaneSet::V64`].
    type In<S: LaneSet>: Lanes<Word = Self, Token = S>;
    /// Exclusive or.
    fn xor(self, other: Self) -> Self;
    /// The low bits of `value`.
    fn truncate(value: u64) -> Self;
    /// The word as a 64-bit integer.
    fn widen(self) -> u64;
    /// The word whose bytes, least significant first, are the first of `bytes`; missing ones are
    /// zero.
    fn from_le(bytes: &[u8]) -> Self;
    /// The word whose bytes, most significant first, are the first of `bytes`; missing ones are
    /// zero.
    fn from_be(bytes: &[u8]) -> Self;
    /// The bytes of the word, least significant first, in the first of the eight.
    fn to_le(self) -> [u8; 8];
    /// The bytes of the word, most significant first, in the first of the eight.
    fn to_be(self) -> [u8; 8];
}

macro_rules! word {
    ($word:ty, $row:ty, $lanes:ident) => {
        impl Word for $word {
            const BITS: u32 = <$word>::BITS;
            type Row = $row;
            type In<S: LaneSet> = S::$lanes;
            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }
            #[inline(always)]
            fn truncate(value: u64) -> Self {
                value as $word
            }
            #[inline(always)]
            fn widen(self) -> u64 {
                u64::from(self)
            }
            #[inline(always)]
            fn from_le(bytes: &[u8]) -> Self {
                let mut word = [0; size_of::<$word>()];
                let n = bytes.len().min(word.len());
                word[..n].copy_from_slice(&bytes[..n]);
                <$word>::from_le_bytes(word)
            }
            #[inline(always)]
            fn from_be(bytes: &[u8]) -> Self {
                <Self as Word>::from_le(bytes).swap_bytes()
            }
            #[inline(always)]
            fn to_le(self) -> [u8; 8] {
                u64::from(self).to_le_bytes()
            }
            #[inline(always)]
            fn to_be(self) -> [u8; 8] {
                Word::to_le(self.swap_bytes())
            }
        }
    };
}

word!(u32, Row32, V32);
word!(u64, Row64, V64);

/// Eight 64-bit words on one cache line: the memory form of a [`Lanes64`] value. Types with fewer
/// lanes use its first words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row64(pub [u64; 8]);

/// Sixteen 32-bit words on one cache line: the memory form of a [`Lanes32`] value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row32(pub [u32; 16]);

impl AsRef<[u64]> for Row64 {
    #[inline(always)]
    fn as_ref(&self) -> &[u64] {
        &self.0
    }
}
impl AsMut<[u64]> for Row64 {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }
}
impl AsRef<[u32]> for Row32 {
    #[inline(always)]
    fn as_ref(&self) -> &[u32] {
        &self.0
    }
}
impl AsMut<[u32]> for Row32 {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [u32] {
        &mut self.0
    }
}

/// One word of each of [`COUNT`](Self::COUNT) independent computations.
///
/// The operations are those that SHA-1 and SHA-2 (FIPS 180-4, sections 2.2.2 and 3.2), Keccak (FIPS
/// 202, section 3.2), BLAKE2 (RFC 7693, section 3.1), MD5, RIPEMD-160 and SM3 are made of, at the
/// granularity at which instruction sets have them in one instruction: AVX-512 does every
/// three-input boolean function with `vpternlog`, Armv8.2 has `EOR3` and `BCAX`.
pub trait Lanes: Copy {
    /// The word that every lane holds.
    type Word: Word;
    /// Proof that the instruction set is present (see [`crate::isa`]).
    type Token: Copy;
    /// How many lanes a value has.
    const COUNT: usize;
    /// Whether Keccak's θ and ρ go over a state in place, several rounds in a row: best where 25
    /// words and a few temporaries are all that registers hold, and where what an operation needs
    /// is not overwritten by its result.
    const IN_PLACE: bool = false;

    /// Whether values that do not all fit the registers are best kept in memory, read where they
    /// are needed and written when they are there ([`pinned`](Self::pinned), [`pin`](Self::pin)):
    /// where an engine compiles the code once more, orders the operations in its own way, and with
    /// that order spills far more than it must.
    const PINNED: bool = false;

    /// Whether the word is one integer register of the CPU.
    const INTEGER: bool = false;

    /// Whether there are values. Where operations are only counted, no word differs from another,
    /// and rounds that are written out for the sake of their registers are counted in a loop, which
    /// compiles to a tenth of the code.
    const VALUES: bool = true;

    /// The value at a place, read here and not before or after any other such access.
    #[inline(always)]
    fn pinned(place: &Self) -> Self {
        *place
    }
    /// Writes the value to a place, here and not before or after any other such access.
    #[inline(always)]
    fn pin(self, place: &mut Self) {
        *place = self;
    }

    /// The same word in every lane.
    fn splat(token: Self::Token, word: Self::Word) -> Self;
    /// The first [`COUNT`](Self::COUNT) words of a row.
    fn load(token: Self::Token, row: &<Self::Word as Word>::Row) -> Self;
    /// Writes the first [`COUNT`](Self::COUNT) words of a row.
    fn store(self, row: &mut <Self::Word as Word>::Row);

    /// `a ^ b`.
    fn xor(self, b: Self) -> Self;
    /// `a & b`.
    fn and(self, b: Self) -> Self;
    /// `a ^ b ^ c`.
    fn xor3(self, b: Self, c: Self) -> Self;
    /// `a ^ (!b & c)`: χ of FIPS 202, section 3.2.4.
    fn chi(self, b: Self, c: Self) -> Self;
    /// `(a & b) ^ (!a & c)`: Ch of FIPS 180-4, section 4.1.2.
    fn ch(self, b: Self, c: Self) -> Self;
    /// `(a & b) ^ (a & c) ^ (b & c)`: Maj of FIPS 180-4, section 4.1.2.
    fn maj(self, b: Self, c: Self) -> Self;
    /// Addition modulo 2^w.
    fn add(self, b: Self) -> Self;
    /// Subtraction modulo 2^w. Adding the complement of a value is subtracting it and one more, so
    /// that MD5 and RIPEMD-160 need no complements.
    fn sub(self, b: Self) -> Self;
    /// `self + ch(a, b, c)` for a `b` that is computed later than `a` and `c`. Where a choice is
    /// three instructions, `b` passes two of them; but its two halves have no bit in common, so
    /// they may be added one by one, and then `b` passes one.
    #[inline(always)]
    fn add_ch(self, a: Self, b: Self, c: Self) -> Self {
        self.add(a.ch(b, c))
    }
    /// Rotation to the left by `N` bits, `0 < N < w`.
    fn rotl<const N: i32>(self) -> Self;
    /// Rotation to the right by `N` bits, `0 < N < w`.
    fn rotr<const N: i32>(self) -> Self;
    /// Shift to the right by `N` bits, `0 < N < w`.
    fn shr<const N: i32>(self) -> Self;
    /// `rotl(a ^ b, N)`: θ and ρ of a word of Keccak. Armv8.2 has an instruction for it (`XAR`).
    #[inline(always)]
    fn rotl_of_xor<const N: i32>(self, b: Self) -> Self {
        self.xor(b).rotl::<N>()
    }
    /// `rotr(a ^ b, N)`: half of BLAKE2's G consists of this operation.
    #[inline(always)]
    fn rotr_of_xor<const N: i32>(self, b: Self) -> Self {
        self.xor(b).rotr::<N>()
    }
    /// `a ^ rotl(b, 1)`: the words D of θ. Armv8.2 has an instruction for it (`RAX1`).
    #[inline(always)]
    fn xor_of_rotl1(self, b: Self) -> Self {
        self.xor(b.rotl::<1>())
    }
    /// The same values, all computed before anything that is made from them: for the compiler,
    /// which would begin with later operations and then not have registers for all.
    #[inline(always)]
    #[must_use]
    fn settled(state: [Self; 25]) -> [Self; 25] {
        state
    }
    /// A bit for every lane that is zero, lane 0 lowest.
    fn zero_lanes(self) -> u32;
    /// The bytes of every word in the opposite order.
    fn swap_bytes(self) -> Self;

    /// Transposes a line of every lane, which may have any number of bytes: `words[i]` gets word i,
    /// least significant byte first, of each. Fastest for a multiple of 32 bytes.
    ///
    /// # Panics
    ///
    /// If there is no line for every lane, or there are more words than they have.
    #[inline(always)]
    fn load_lines<const N: usize>(token: Self::Token, lines: &[&[u8; N]], words: &mut [Self]) {
        load_each(token, lines, 0, words);
    }

    /// The reverse of [`load_lines`](Self::load_lines); only the part of each line that `words` cover
    /// is written. Fastest for a multiple of 16 bytes.
    ///
    /// # Panics
    ///
    /// As for that function.
    #[inline(always)]
    fn store_lines<const N: usize>(words: &[Self], lines: &mut [[u8; N]]) {
        store_each(words, lines, 0);
    }

    /// [`COUNT`](Self::COUNT) words as they lie in memory, in this machine's order of bytes.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    fn load_words(token: Self::Token, bytes: &[u8]) -> Self;

    /// Writes all words as they lie in memory.
    ///
    /// # Panics
    ///
    /// If there is no room.
    fn store_words(self, bytes: &mut [u8]);

    /// The instructions that one operation costs on this type, from which bounds are computed.
    fn cost(op: Op) -> Mix;
}

/// [`Lanes::load_lines`] word by word, of the words from `first` on.
#[inline(always)]
pub(crate) fn load_each<V: Lanes, const N: usize>(
    token: V::Token,
    lines: &[&[u8; N]],
    first: usize,
    words: &mut [V],
) {
    let size = V::Word::BITS as usize / 8;
    for (i, word) in words.iter_mut().enumerate() {
        let mut row = <V::Word as Word>::Row::default();
        for (lane, line) in lines[..V::COUNT].iter().enumerate() {
            row.as_mut()[lane] = V::Word::from_le(&line[(first + i) * size..]);
        }
        *word = V::load(token, &row);
    }
}

/// [`Lanes::store_lines`] word by word; the first of `words` is the lines' word `first`.
#[inline(always)]
pub(crate) fn store_each<V: Lanes, const N: usize>(words: &[V], lines: &mut [[u8; N]], first: usize) {
    let size = V::Word::BITS as usize / 8;
    for (i, word) in words.iter().enumerate() {
        let mut row = <V::Word as Word>::Row::default();
        word.store(&mut row);
        for (lane, line) in lines[..V::COUNT].iter_mut().enumerate() {
            line[(first + i) * size..][..size].copy_from_slice(&row.as_ref()[lane].to_le()[..size]);
        }
    }
}

/// The two lane types of an instruction set, chosen by its token. Generic kernels are written over
/// such a set.
pub trait LaneSet: Copy {
    /// Lanes of 64-bit words.
    type V64: Lanes<Word = u64, Token = Self>;
    /// Lanes of 32-bit words.
    type V32: Lanes<Word = u32, Token = Self>;
}

/// A token of an instruction set, and the lane types of a fixed size that go with it: its own, or,
/// where its vectors have no size that a compiler knows, those of the instruction set below.
pub trait Fixed: Copy {
    /// The token of those lane types.
    type Set: LaneSet;
    /// The token of the lane types of a fixed size.
    fn fixed(self) -> Self::Set;
}

impl<S: LaneSet> Fixed for S {
    type Set = S;
    #[inline(always)]
    fn fixed(self) -> S {
        self
    }
}

/// [`Lanes`] of 64-bit words.
pub trait Lanes64: Lanes<Word = u64> {}
impl<V: Lanes<Word = u64>> Lanes64 for V {}

/// [`Lanes`] of 32-bit words.
pub trait Lanes32: Lanes<Word = u32> {}
impl<V: Lanes<Word = u32>> Lanes32 for V {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::Scalar;

    /// Words with no symmetry, different in every lane and for every seed.
    #[cfg_attr(target_arch = "riscv64", allow(dead_code, reason = "its lanes of a fixed size are integers"))]
    fn row<W: Word>(seed: u64) -> W::Row {
        let mut row = W::Row::default();
        let mut x = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        for word in row.as_mut() {
            x = (x ^ (x >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9).wrapping_add(seed);
            *word = W::truncate(x ^ (x >> 32));
        }
        row
    }

    /// Applies every operation to three inputs, in `V` and lane by lane in `S`, and compares.
    #[cfg_attr(target_arch = "riscv64", allow(dead_code, reason = "its lanes of a fixed size are integers"))]
    fn agrees_with_scalar<V: Lanes, S: Lanes<Word = V::Word, Token = Scalar>>(token: V::Token) {
        macro_rules! check {
            ($a:ident, $b:ident, $c:ident, $($name:literal => $result:expr),* $(,)?) => {
                for seed in 0..64 {
                    let rows: [<V::Word as Word>::Row; 3] = [0, 1, 2].map(|k| row::<V::Word>(3 * seed + k + 1));
                    let many = {
                        let [$a, $b, $c] = rows.each_ref().map(|row| V::load(token, row));
                        [$({ let mut out = <V::Word as Word>::Row::default(); $result.store(&mut out); out }),*]
                    };
                    for lane in 0..V::COUNT {
                        let [$a, $b, $c] = rows.each_ref().map(|row| S::splat(Scalar, row.as_ref()[lane]));
                        let one = [$({ let mut out = <V::Word as Word>::Row::default(); $result.store(&mut out); out }),*];
                        for (i, name) in [$($name),*].into_iter().enumerate() {
                            assert_eq!(many[i].as_ref()[lane], one[i].as_ref()[0], "{name}, lane {lane}");
                        }
                    }
                }
            };
        }
        check!(a, b, c,
            "xor" => a.xor(b), "and" => a.and(b), "xor3" => a.xor3(b, c), "chi" => a.chi(b, c),
            "ch" => a.ch(b, c), "maj" => a.maj(b, c), "add" => a.add(b), "sub" => a.sub(b),
            "add ch" => a.add_ch(b, c, a.add(b)),
            "rotl 1" => a.rotl::<1>(), "rotl 8" => a.rotl::<8>(), "rotl 24" => a.rotl::<24>(),
            "rotl 31" => a.rotl::<31>(), "rotr 7" => a.rotr::<7>(), "rotr 16" => a.rotr::<16>(),
            "rotl of xor 12" => a.rotl_of_xor::<12>(b), "rotl of xor 8" => a.rotl_of_xor::<8>(b),
            "rotr of xor 16" => a.rotr_of_xor::<16>(b), "rotr of xor 31" => a.rotr_of_xor::<31>(b),
            "xor of rotl" => a.xor_of_rotl1(b), "rotr 24" => a.rotr::<24>(), "rotl 16" => a.rotl::<16>(),
            "shr 3" => a.shr::<3>(), "shr 31" => a.shr::<31>(), "swap bytes" => a.swap_bytes(),
        );
        for zeros in 0..1u32 << V::COUNT.min(8) {
            let mut words = row::<V::Word>(7);
            for lane in (0..V::COUNT.min(8)).filter(|lane| zeros >> lane & 1 == 1) {
                words.as_mut()[lane] = V::Word::default();
            }
            assert_eq!(V::load(token, &words).zero_lanes(), zeros);
        }
    }

    /// The scalar forms against the formulas of the standards.
    #[test]
    fn scalar_operations_are_the_standards() {
        let (a, b, c) = (0xF0F0_1234_u32, 0xCCCC_5678, 0xAAAA_9ABC);
        assert_eq!(Lanes::chi(a, b, c), a ^ (!b & c));
        assert_eq!(Lanes::ch(a, b, c), (a & b) ^ (!a & c));
        assert_eq!(Lanes::maj(a, b, c), (a & b) ^ (a & c) ^ (b & c));
        assert_eq!(Lanes::add_ch(7, a, b, c), ((a & b) ^ (!a & c)) + 7);
        assert_eq!([Lanes::sub(a, b), Lanes::sub(b, a)], [0x2423_BBBC, 0xDBDC_4444]);
        assert_eq!(Lanes::rotr::<4>(0x1234_5678_u32), 0x8123_4567);
        assert_eq!(Lanes::rotl::<4>(0x1234_5678_u32), 0x2345_6781);
    }

    /// Every number of words of every lane, read and written, against the lines themselves;
    /// `load_each` and `store_each` are the defaults that the types replace.
    fn lines_are_transposed<V: Lanes>(token: V::Token) {
        let size = V::Word::BITS as usize / 8;
        let per_line = size_of::<Line>() / size;
        let lines: Vec<Line> = (0..V::COUNT)
            .map(|lane| core::array::from_fn(|i| (lane * 64 + i) as u8 ^ (lane / 4 * 0x55) as u8))
            .collect();
        let refs: Vec<&Line> = lines.iter().collect();
        for count in 0..=per_line {
            let mut words = vec![V::splat(token, V::Word::truncate(0x0123_4567_89AB_CDEF)); count];
            V::load_lines(token, &refs, &mut words);
            let mut defaults = vec![V::splat(token, V::Word::default()); count];
            load_each(token, &refs, 0, &mut defaults);
            for (i, (word, default)) in words.iter().zip(&defaults).enumerate() {
                let (mut row, mut expected) =
                    (<V::Word as Word>::Row::default(), <V::Word as Word>::Row::default());
                word.store(&mut row);
                default.store(&mut expected);
                for (lane, line) in lines.iter().enumerate() {
                    let expected = expected.as_ref()[lane];
                    assert_eq!(
                        expected,
                        V::Word::from_le(&line[i * size..]),
                        "word {i} of {count}, lane {lane}"
                    );
                    assert_eq!(row.as_ref()[lane], expected, "word {i} of {count}, lane {lane}");
                }
            }
            let (mut stored, mut expected) = (vec![[0xEE; 64]; V::COUNT], vec![[0xEE; 64]; V::COUNT]);
            V::store_lines(&words, &mut stored);
            store_each(&words, &mut expected, 0);
            for (lane, line) in lines.iter().enumerate() {
                assert_eq!(
                    expected[lane][..count * size],
                    line[..count * size],
                    "lane {lane}, {count} words"
                );
                assert_eq!(
                    expected[lane][count * size..],
                    [0xEE; 64][count * size..],
                    "beyond {count} words"
                );
                assert_eq!(stored[lane], expected[lane], "lane {lane}, {count} words");
            }
        }
    }

    /// Halves against the lines that begin with them, and words as they lie.
    fn halves_and_words_are_loaded<V: Lanes>(token: V::Token) {
        let size = V::Word::BITS as usize / 8;
        let halves: Vec<Half> =
            (0..V::COUNT).map(|lane| core::array::from_fn(|i| (lane * 32 + i) as u8 ^ 0x5A)).collect();
        let refs: Vec<&Half> = halves.iter().collect();
        for count in 0..=32 / size {
            let mut words = vec![V::splat(token, V::Word::default()); count];
            V::load_lines(token, &refs, &mut words);
            let mut stored = vec![[0xEE; 32]; V::COUNT];
            V::store_lines(&words, &mut stored);
            for (half, stored) in halves.iter().zip(&stored) {
                assert_eq!(stored[..count * size], half[..count * size], "{count} words");
                assert_eq!(stored[count * size..], [0xEE; 32][count * size..], "beyond {count} words");
            }
            // Lines of no multiple of 16 bytes, such as digests of SHA-1.
            let mut short = vec![[0xEE; 20]; V::COUNT];
            let count = count.min(20 / size);
            V::store_lines(&words[..count], &mut short);
            for (half, short) in halves.iter().zip(&short) {
                assert_eq!(short[..count * size], half[..count * size], "{count} words");
                assert_eq!(short[count * size..], [0xEE; 20][count * size..], "beyond {count} words");
            }
            for (i, word) in words.iter().enumerate() {
                let mut bytes = vec![0xEE; V::COUNT * size + 1];
                word.store_words(&mut bytes);
                assert_eq!(bytes.pop(), Some(0xEE), "nothing is written after the words");
                let mut row = <V::Word as Word>::Row::default();
                word.store(&mut row);
                for (lane, half) in halves.iter().enumerate() {
                    let expected = V::Word::from_le(&half[i * size..]);
                    assert_eq!(row.as_ref()[lane], expected, "word {i} of {count}, lane {lane}");
                    let native = if cfg!(target_endian = "little") {
                        V::Word::from_le(&bytes[lane * size..])
                    } else {
                        V::Word::from_be(&bytes[lane * size..])
                    };
                    assert_eq!(native, expected, "word {i}, lane {lane}");
                }
                let mut again = <V::Word as Word>::Row::default();
                V::load_words(token, &bytes).store(&mut again);
                assert_eq!(again.as_ref(), row.as_ref());
            }
        }
    }

    #[test]
    fn scalar_lines_are_transposed() {
        halves_and_words_are_loaded::<u64>(Scalar);
        halves_and_words_are_loaded::<u32>(Scalar);
        lines_are_transposed::<u64>(Scalar);
        lines_are_transposed::<u32>(Scalar);
    }

    #[test]
    fn two_sets_agree_with_scalar() {
        use crate::twice::{Sets, Twice};
        agrees_with_scalar::<Twice<u64>, u64>(Sets(Scalar));
        agrees_with_scalar::<Twice<u32>, u32>(Sets(Scalar));
        lines_are_transposed::<Twice<u64>>(Sets(Scalar));
        halves_and_words_are_loaded::<Twice<u64>>(Sets(Scalar));
        lines_are_transposed::<Twice<u32>>(Sets(Scalar));
        halves_and_words_are_loaded::<Twice<u32>>(Sets(Scalar));
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn avx2_agrees_with_scalar() {
        let Some(token) = crate::isa::Avx2::detect() else {
            return println!("no AVX2 here: nothing to compare");
        };
        agrees_with_scalar::<crate::avx2::U64x4, u64>(token);
        agrees_with_scalar::<crate::avx2::U32x8, u32>(token);
        lines_are_transposed::<crate::avx2::U64x4>(token);
        halves_and_words_are_loaded::<crate::avx2::U64x4>(token);
        lines_are_transposed::<crate::avx2::U32x8>(token);
        halves_and_words_are_loaded::<crate::avx2::U32x8>(token);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn avx512_agrees_with_scalar() {
        let Some(token) = crate::isa::Avx512::detect() else {
            return println!("no AVX-512 here: nothing to compare");
        };
        agrees_with_scalar::<crate::avx512::U64x8, u64>(token);
        agrees_with_scalar::<crate::avx512::U32x16, u32>(token);
        lines_are_transposed::<crate::avx512::U64x8>(token);
        halves_and_words_are_loaded::<crate::avx512::U64x8>(token);
        lines_are_transposed::<crate::avx512::U32x16>(token);
        halves_and_words_are_loaded::<crate::avx512::U32x16>(token);
    }

    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    #[test]
    fn simd128_agrees_with_scalar() {
        let Some(token) = crate::isa::Simd128::detect() else {
            return println!("HASHWEAVE_ISA forbids simd128: nothing to compare");
        };
        agrees_with_scalar::<crate::simd128::U64x2, u64>(token);
        agrees_with_scalar::<crate::simd128::U32x4, u32>(token);
        lines_are_transposed::<crate::simd128::U64x2>(token);
        halves_and_words_are_loaded::<crate::simd128::U64x2>(token);
        lines_are_transposed::<crate::simd128::U32x4>(token);
        halves_and_words_are_loaded::<crate::simd128::U32x4>(token);
    }

    /// Rotations that 64-bit words alone have, and those by whole bytes, which some types do by
    /// other instructions.
    #[cfg(target_arch = "aarch64")]
    fn rotates_long_words<V: Lanes64>(token: V::Token) {
        macro_rules! check {
            ($($n:literal)*) => {$({
                let rows: [Row64; 2] = [row::<u64>($n), row::<u64>(99 + $n)];
                let [a, b] = rows.each_ref().map(|row| V::load(token, row));
                let results = [a.rotl::<$n>(), a.rotr::<$n>(), a.rotl_of_xor::<$n>(b), a.rotr_of_xor::<$n>(b), a.shr::<$n>()];
                for (i, result) in results.into_iter().enumerate() {
                    let mut out = Row64::default();
                    result.store(&mut out);
                    for lane in 0..V::COUNT {
                        let [a, b] = rows.map(|row| row.0[lane]);
                        let expected =
                            [a.rotate_left($n), a.rotate_right($n), (a ^ b).rotate_left($n), (a ^ b).rotate_right($n), a >> $n];
                        assert_eq!(out.0[lane], expected[i], "{i} by {}, lane {lane}", $n);
                    }
                }
            })*};
        }
        check!(1 2 7 8 14 16 20 24 27 31 32 36 39 40 44 47 48 55 56 61 62 63);
    }

    #[cfg(target_arch = "aarch64")]
    #[test]
    fn neon_agrees_with_scalar() {
        let Some(token) = crate::isa::Neon::detect() else {
            return println!("no NEON here: nothing to compare");
        };
        agrees_with_scalar::<crate::neon::U64x2, u64>(token);
        agrees_with_scalar::<crate::neon::U32x4, u32>(token);
        rotates_long_words::<crate::neon::U64x2>(token);
        lines_are_transposed::<crate::neon::U64x2>(token);
        halves_and_words_are_loaded::<crate::neon::U64x2>(token);
        lines_are_transposed::<crate::neon::U32x4>(token);
        halves_and_words_are_loaded::<crate::neon::U32x4>(token);
    }

    #[cfg(target_arch = "aarch64")]
    #[test]
    fn neon_sha3_agrees_with_scalar() {
        let Some(token) = crate::isa::NeonSha3::detect() else {
            return println!("no SHA-3 instructions here: nothing to compare");
        };
        agrees_with_scalar::<crate::neon_sha3::U64x2, u64>(token);
        agrees_with_scalar::<crate::neon_sha3::U32x4, u32>(token);
        rotates_long_words::<crate::neon_sha3::U64x2>(token);
        lines_are_transposed::<crate::neon_sha3::U64x2>(token);
        halves_and_words_are_loaded::<crate::neon_sha3::U64x2>(token);
        lines_are_transposed::<crate::neon_sha3::U32x4>(token);
        halves_and_words_are_loaded::<crate::neon_sha3::U32x4>(token);
    }
}
