//! Counting instead of computing: what a kernel's bound is made from.
//!
//! [`Tally`] implements [`Lanes`] by counting. Run a kernel's generic code over it and [`counted`]
//! returns the operations by kind; a real lane type's [`Lanes::cost`] turns each into instructions
//! ([`Mix`]), and a model of the CPU's ports turns those into cycles (`hashweave::bound`). So the
//! bound of a kernel is computed from the very code that runs.

use crate::lanes::{Half, LaneSet, Lanes, Line, Word};
use core::cell::RefCell;
use core::marker::PhantomData;
use core::ops::{Add, AddAssign};
use std::collections::BTreeMap;

/// A kind of operation of [`Lanes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Op {
    /// [`Lanes::splat`] of a word that is in memory.
    Splat,
    /// [`Lanes::load`].
    Load,
    /// [`Lanes::store`].
    Store,
    /// One of the words that [`Lanes::load_lines`] makes, of so many bits: its share of the transposition of a whole line.
    LoadLine(u32),
    /// [`Lanes::xor`].
    Xor,
    /// [`Lanes::and`].
    And,
    /// [`Lanes::xor3`].
    Xor3,
    /// [`Lanes::chi`].
    Chi,
    /// [`Lanes::ch`].
    Ch,
    /// [`Lanes::maj`].
    Maj,
    /// [`Lanes::add`].
    Add,
    /// [`Lanes::rotl`] by that many bits, or [`Lanes::rotr`] by the word's width less that many.
    Rotl(i32),
    /// [`Lanes::rotl_of_xor`] by that many bits, or [`Lanes::rotr_of_xor`] by the word's width less that many.
    RotlOfXor(i32),
    /// [`Lanes::xor_of_rotl1`].
    XorOfRotl1,
    /// [`Lanes::shr`].
    Shr,
    /// [`Lanes::zero_lanes`].
    ZeroLanes,
    /// [`Lanes::swap_bytes`].
    SwapBytes,
}

/// How often each operation was asked for.
pub type Operations = BTreeMap<Op, u64>;

/// Instructions by the execution resource that they need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mix {
    /// Boolean operations, `vpternlog` and register-to-register selects.
    pub logic: u64,
    /// Integer additions.
    pub add: u64,
    /// Shifts and rotates by a constant.
    pub shift: u64,
    /// Byte and word shuffles within 128 bits.
    pub shuffle: u64,
    /// The SHA-3 instructions of Armv8.2, which many cores have on one vector port only.
    pub sha3: u64,
    /// Compares into a mask and moves of masks to integer registers.
    pub mask: u64,
    /// Loads, whether an instruction of their own or an operand.
    pub load: u64,
    /// Stores.
    pub store: u64,
}

impl Mix {
    /// No instruction.
    pub const NONE: Self =
        Self { logic: 0, add: 0, shift: 0, shuffle: 0, sha3: 0, mask: 0, load: 0, store: 0 };

    /// `n` boolean operations.
    #[must_use]
    pub const fn logic(n: u64) -> Self {
        Self { logic: n, ..Self::NONE }
    }

    /// Instructions that occupy an arithmetic port (all but loads and stores).
    #[must_use]
    pub const fn arithmetic(self) -> u64 {
        self.logic + self.add + self.shift + self.shuffle + self.sha3 + self.mask
    }

    /// `n` times as many of each.
    #[must_use]
    pub const fn times(self, n: u64) -> Self {
        Self {
            logic: self.logic * n,
            add: self.add * n,
            shift: self.shift * n,
            shuffle: self.shuffle * n,
            sha3: self.sha3 * n,
            mask: self.mask * n,
            load: self.load * n,
            store: self.store * n,
        }
    }

    /// The instructions that `operations` cost on the lane type `V`.
    #[must_use]
    pub fn of<V: Lanes>(operations: &Operations) -> Self {
        operations.iter().fold(Self::NONE, |sum, (&op, &n)| sum + V::cost(op).times(n))
    }
}

impl Add for Mix {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            logic: self.logic + other.logic,
            add: self.add + other.add,
            shift: self.shift + other.shift,
            shuffle: self.shuffle + other.shuffle,
            sha3: self.sha3 + other.sha3,
            mask: self.mask + other.mask,
            load: self.load + other.load,
            store: self.store + other.store,
        }
    }
}

impl AddAssign for Mix {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

thread_local! {
    static COUNTS: RefCell<Operations> = const { RefCell::new(BTreeMap::new()) };
}

#[inline(never)]
fn count(op: Op) {
    COUNTS.with_borrow_mut(|counts| *counts.entry(op).or_default() += 1);
}

/// Runs `work` and returns the operations on [`Tally`] values that it asked for.
///
/// ```
/// use lanes::{Lanes, Op, tally::{Counting, Tally, counted}};
/// let counts = counted(|| {
///     let a = Tally::<u64>::splat(Counting, 1);
///     a.xor3(a, a).rotl::<8>();
/// });
/// assert_eq!(counts[&Op::Xor3], 1);
/// assert_eq!(counts[&Op::Rotl(8)], 1);
/// ```
pub fn counted(work: impl FnOnce()) -> Operations {
    COUNTS.with_borrow_mut(BTreeMap::clear);
    work();
    COUNTS.with_borrow_mut(core::mem::take)
}

/// The token of [`Tally`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

/// A lane type with one lane and no value, whose operations are counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally<W>(PhantomData<W>);

impl<W> Tally<W> {
    fn counting(op: Op) -> Self {
        count(op);
        Self(PhantomData)
    }
}

impl<W: Word> Lanes for Tally<W> {
    type Word = W;
    type Token = Counting;
    const COUNT: usize = 1;
    const VALUES: bool = false;

    fn splat(_: Counting, _: W) -> Self {
        Self::counting(Op::Splat)
    }
    fn load(_: Counting, _: &W::Row) -> Self {
        Self::counting(Op::Load)
    }
    fn store(self, _: &mut W::Row) {
        count(Op::Store);
    }
    fn xor(self, _: Self) -> Self {
        Self::counting(Op::Xor)
    }
    fn and(self, _: Self) -> Self {
        Self::counting(Op::And)
    }
    fn xor3(self, _: Self, _: Self) -> Self {
        Self::counting(Op::Xor3)
    }
    fn chi(self, _: Self, _: Self) -> Self {
        Self::counting(Op::Chi)
    }
    fn ch(self, _: Self, _: Self) -> Self {
        Self::counting(Op::Ch)
    }
    fn maj(self, _: Self, _: Self) -> Self {
        Self::counting(Op::Maj)
    }
    fn add(self, _: Self) -> Self {
        Self::counting(Op::Add)
    }
    fn rotl<const N: i32>(self) -> Self {
        Self::counting(Op::Rotl(N))
    }
    fn rotr<const N: i32>(self) -> Self {
        Self::counting(Op::Rotl(W::BITS as i32 - N))
    }
    fn shr<const N: i32>(self) -> Self {
        Self::counting(Op::Shr)
    }
    fn rotl_of_xor<const N: i32>(self, _: Self) -> Self {
        Self::counting(Op::RotlOfXor(N))
    }
    fn rotr_of_xor<const N: i32>(self, _: Self) -> Self {
        Self::counting(Op::RotlOfXor(W::BITS as i32 - N))
    }
    fn xor_of_rotl1(self, _: Self) -> Self {
        Self::counting(Op::XorOfRotl1)
    }
    fn swap_bytes(self) -> Self {
        Self::counting(Op::SwapBytes)
    }
    fn load_lines(_: Counting, _: &[&Line], words: &mut [Self]) {
        words.fill_with(|| Self::counting(Op::LoadLine(W::BITS)));
    }
    fn load_halves(_: Counting, _: &[&Half], words: &mut [Self]) {
        words.fill_with(|| Self::counting(Op::LoadLine(W::BITS)));
    }
    fn load_words(_: Counting, _: &[u8]) -> Self {
        Self::counting(Op::Load)
    }
    fn store_words(self, _: &mut [u8]) {
        count(Op::Store);
    }
    fn zero_lanes(self) -> u32 {
        count(Op::ZeroLanes);
        0
    }
    fn cost(_: Op) -> Mix {
        Mix::NONE
    }
}

impl LaneSet for Counting {
    type V64 = Tally<u64>;
    type V32 = Tally<u32>;
}
