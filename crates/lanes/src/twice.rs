//! Two sets of lanes in flight: every operation is done on both, one next to the other.
//!
//! A hash is a chain of operations that wait for each other, and lanes are as many chains in step.
//! Where a core starts more operations in the time of one than a chain has ready, the second set
//! fills the time in which the first one waits. The two need twice the registers, so it depends on
//! the algorithm and the instruction set whether that pays.
//!
//! ```
//! use lanes::{Lanes, Row32, isa::Scalar, twice::{Sets, Twice}};
//! let mut row = Row32::default();
//! row.0[..2].copy_from_slice(&[7, 9]);
//! let token = Sets(Scalar);
//! let both = Twice::<u32>::load(token, &row).add(Twice::splat(token, 1));
//! both.store(&mut row);
//! assert_eq!(row.0[..2], [8, 10]);
//! ```

use crate::cost::{Mix, Op};
use crate::lanes::{LaneSet, Lanes, Word};

/// The token of two sets of lanes.
#[derive(Clone, Copy, Debug)]
pub struct Sets<S>(pub S);

/// Two values of a lane type, whose lanes follow each other.
#[derive(Clone, Copy, Debug)]
pub struct Twice<V>([V; 2]);

/// The most words of a line or half.
const MOST_WORDS: usize = 16;

impl<V: Lanes> Twice<V> {
    #[inline(always)]
    fn each(self, f: impl Fn(V) -> V) -> Self {
        let [a, b] = self.0;
        Self([f(a), f(b)])
    }

    #[inline(always)]
    fn with(self, other: Self, f: impl Fn(V, V) -> V) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([f(a, c), f(b, d)])
    }

    #[inline(always)]
    fn of_three(self, b: Self, c: Self, f: impl Fn(V, V, V) -> V) -> Self {
        let ([a0, a1], [b0, b1], [c0, c1]) = (self.0, b.0, c.0);
        Self([f(a0, b0, c0), f(a1, b1, c1)])
    }

    /// The words that a function loads for each set.
    #[inline(always)]
    fn loaded(token: V::Token, words: &mut [Self], load: impl Fn(usize, &mut [V])) {
        let mut sets = [[V::splat(token, V::Word::default()); MOST_WORDS]; 2];
        let count = words.len();
        load(0, &mut sets[0][..count]);
        load(1, &mut sets[1][..count]);
        for (i, word) in words.iter_mut().enumerate() {
            *word = Self([sets[0][i], sets[1][i]]);
        }
    }
}

impl<V: Lanes<Token: LaneSet>> Lanes for Twice<V> {
    type Word = V::Word;
    type Token = Sets<V::Token>;
    const COUNT: usize = 2 * V::COUNT;
    const IN_PLACE: bool = V::IN_PLACE;
    const VALUES: bool = V::VALUES;

    #[inline(always)]
    fn splat(token: Self::Token, word: V::Word) -> Self {
        Self([V::splat(token.0, word); 2])
    }
    #[inline(always)]
    fn load(token: Self::Token, row: &<V::Word as Word>::Row) -> Self {
        let mut second = <V::Word as Word>::Row::default();
        second.as_mut()[..V::COUNT].copy_from_slice(&row.as_ref()[V::COUNT..Self::COUNT]);
        Self([V::load(token.0, row), V::load(token.0, &second)])
    }
    #[inline(always)]
    fn store(self, row: &mut <V::Word as Word>::Row) {
        let mut second = <V::Word as Word>::Row::default();
        self.0[1].store(&mut second);
        self.0[0].store(row);
        row.as_mut()[V::COUNT..Self::COUNT].copy_from_slice(&second.as_ref()[..V::COUNT]);
    }
    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        self.with(b, V::xor)
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        self.with(b, V::and)
    }
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self.of_three(b, c, V::xor3)
    }
    #[inline(always)]
    fn chi(self, b: Self, c: Self) -> Self {
        self.of_three(b, c, V::chi)
    }
    #[inline(always)]
    fn ch(self, b: Self, c: Self) -> Self {
        self.of_three(b, c, V::ch)
    }
    #[inline(always)]
    fn maj(self, b: Self, c: Self) -> Self {
        self.of_three(b, c, V::maj)
    }
    #[inline(always)]
    fn add(self, b: Self) -> Self {
        self.with(b, V::add)
    }
    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        self.with(b, V::sub)
    }
    #[inline(always)]
    fn add_ch(self, a: Self, b: Self, c: Self) -> Self {
        let ([s0, s1], [a0, a1], [b0, b1], [c0, c1]) = (self.0, a.0, b.0, c.0);
        Self([s0.add_ch(a0, b0, c0), s1.add_ch(a1, b1, c1)])
    }
    #[inline(always)]
    fn rotl<const N: i32>(self) -> Self {
        self.each(V::rotl::<N>)
    }
    #[inline(always)]
    fn rotr<const N: i32>(self) -> Self {
        self.each(V::rotr::<N>)
    }
    #[inline(always)]
    fn shr<const N: i32>(self) -> Self {
        self.each(V::shr::<N>)
    }
    #[inline(always)]
    fn rotl_of_xor<const N: i32>(self, b: Self) -> Self {
        self.with(b, V::rotl_of_xor::<N>)
    }
    #[inline(always)]
    fn rotr_of_xor<const N: i32>(self, b: Self) -> Self {
        self.with(b, V::rotr_of_xor::<N>)
    }
    #[inline(always)]
    fn xor_of_rotl1(self, b: Self) -> Self {
        self.with(b, V::xor_of_rotl1)
    }
    #[inline(always)]
    fn zero_lanes(self) -> u32 {
        let [a, b] = self.0;
        a.zero_lanes() | b.zero_lanes() << V::COUNT
    }
    #[inline(always)]
    fn swap_bytes(self) -> Self {
        self.each(V::swap_bytes)
    }
    #[inline(always)]
    fn load_lines<const N: usize>(token: Self::Token, lines: &[&[u8; N]], words: &mut [Self]) {
        let set =
            |set: usize, words: &mut [V]| V::load_lines(token.0, &lines[set * V::COUNT..][..V::COUNT], words);
        Self::loaded(token.0, words, set);
    }
    #[inline(always)]
    fn load_words(token: Self::Token, bytes: &[u8]) -> Self {
        let size = V::COUNT * size_of::<V::Word>();
        Self([V::load_words(token.0, bytes), V::load_words(token.0, &bytes[size..])])
    }
    #[inline(always)]
    fn store_words(self, bytes: &mut [u8]) {
        let (first, second) = bytes.split_at_mut(V::COUNT * size_of::<V::Word>());
        self.0[0].store_words(first);
        self.0[1].store_words(second);
    }
    fn cost(op: Op) -> Mix {
        V::cost(op).times(2)
    }
}

impl<S: LaneSet> LaneSet for Sets<S> {
    type V64 = Twice<S::V64>;
    type V32 = Twice<S::V32>;
}
