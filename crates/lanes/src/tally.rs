//! Counting instead of computing: a kernel's bound is made from the counts.
//!
//! [`Tally`] implements [`Lanes`] by counting. Run a kernel's generic code over it and [`counted`]
//! returns the operations by kind; a real lane type's [`Lanes::cost`] turns each into instructions
//! ([`Mix`]), and a model of the CPU's ports turns those into cycles (`hashweave::bound`). So the
//! bound of a kernel is computed from the very code that runs.

pub use crate::cost::{Mix, Op, Operations};

use crate::lanes::{LaneSet, Lanes, Word};
use core::cell::RefCell;
use core::marker::PhantomData;

thread_local! {
    static COUNTS: RefCell<Operations> = const { RefCell::new(Operations::new()) };
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
    COUNTS.with_borrow_mut(Operations::clear);
    work();
    COUNTS.with_borrow_mut(core::mem::take)
}

/// The instructions that operations cost on the lane type `V`.
#[must_use]
pub fn instructions<V: Lanes>(operations: &Operations) -> Mix {
    total(operations, V::cost)
}

/// The instructions of operations whose costs are given one by one.
pub fn total(operations: &Operations, cost: impl Fn(Op) -> Mix) -> Mix {
    operations.iter().fold(Mix::NONE, |sum, (&op, &n)| sum + cost(op).times(n))
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
    fn sub(self, _: Self) -> Self {
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
    fn load_lines<const N: usize>(_: Counting, _: &[&[u8; N]], words: &mut [Self]) {
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
