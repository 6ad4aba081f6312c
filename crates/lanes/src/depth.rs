//! When a value is there, instead of which it is: the latency of a kernel is computed from the
//! depths.
//!
//! [`Depth`] implements [`Lanes`] by remembering how many instructions wait for each other until a
//! value is there. Run a kernel's generic code over it and [`longest`] returns the longest row of
//! them. Whatever the ports of a CPU are, the kernel takes as many times the latency of an
//! instruction.
//!
//! It is the least over all orders in which sums can be added, not that of the order in which the
//! code has them: additions are a tree whose leaves are the terms, and by Kraft's inequality there
//! is one that has the sum after *s* steps if and only if Σ 2^d ≤ 2^s, where the terms are there
//! after *d* steps each. So the type keeps Σ 2^d, and whoever needs the sum has it after
//! ⌈log₂ Σ 2^d⌉ steps. The same holds for exclusive ors where an instruction has two operands.
//! Choices and majorities are sums as well where an instruction set has no instruction for them: in
//! every bit at most one of their two terms is one.

use crate::cost::{Mix, Op};
use crate::lanes::{LaneSet, Lanes, Word};
use core::cell::{Cell, RefCell};
use core::marker::PhantomData;

thread_local! {
    static COSTS: RefCell<Box<dyn Fn(Op) -> Mix>> = RefCell::new(Box::new(|_| Mix::NONE));
    static LONGEST: Cell<u32> = const { Cell::new(0) };
}

/// Runs `work`, and returns the longest row of instructions that wait for each other, from the
/// values that are loaded to one that is stored. `costs` are those of a real lane type
/// ([`Lanes::cost`]): an operation that costs one instruction takes one step, and others as many as
/// their parts.
///
/// ```
/// use lanes::{Lanes, Row64, depth::{Depth, Timing, longest}, tally::Mix};
/// let steps = longest(|_| Mix::logic(1), || {
///     let [a, b] = [Depth::<u64>::splat(Timing, 1), Depth::splat(Timing, 2)];
///     let late = a.xor(b).rotl::<8>();
///     late.add(a).add(b).store(&mut Row64::default());
/// });
/// assert_eq!(steps, 3, "a and b are added first");
/// ```
pub fn longest(costs: impl Fn(Op) -> Mix + 'static, work: impl FnOnce()) -> u64 {
    COSTS.set(Box::new(costs));
    LONGEST.set(0);
    work();
    LONGEST.get().into()
}

/// The instructions of an operation.
fn instructions(op: Op) -> u64 {
    Depth::<u64>::cost(op).arithmetic()
}

/// The token of [`Depth`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Timing;

/// A lane type with one lane and no value, but with the time at which there would be one.
///
/// It fits into a register, as code for whole hash functions is made of calls with it: from the
/// lowest bit on the significand of the sum, its exponent, and whether the terms are joined by
/// exclusive ors, and not by additions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Depth<W>(u64, PhantomData<W>);

/// The bit that says that terms are joined by exclusive ors.
const EXCLUSIVE: u64 = 1 << 63;

/// Σ 2^d over the terms of a sum, as `significand` × 2^`exponent`.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    significand: u64,
    exponent: u32,
}

impl Sum {
    /// Bits of a significand.
    const BITS: u32 = 40;

    fn of(depth: u32) -> Self {
        Self { significand: 1, exponent: depth }
    }

    /// The sum of both. The lowest bit stays set if one is shifted out, because the smallest excess
    /// over a power of two is another step.
    fn with(self, other: Self) -> Self {
        let limit = |sum: Self| sum.exponent + u64::BITS - sum.significand.leading_zeros();
        // Both have room for a carry.
        let exponent = limit(self).max(limit(other)).saturating_sub(Self::BITS - 2);
        let aligned = |sum: Self| match sum.exponent.checked_sub(exponent) {
            Some(up) => sum.significand << up,
            None => {
                let down = exponent - sum.exponent;
                let kept = sum.significand.checked_shr(down).unwrap_or(0);
                kept | u64::from(kept.checked_shl(down).unwrap_or(0) != sum.significand)
            }
        };
        Self { significand: aligned(self) + aligned(other), exponent }
    }

    /// The steps after which all terms are added.
    fn depth(self) -> u32 {
        self.significand.checked_sub(1).map_or(0, |below| self.exponent + u64::BITS - below.leading_zeros())
    }
}

impl<W: Copy> Depth<W> {
    fn of(sum: Sum) -> Self {
        debug_assert!(sum.significand >> Sum::BITS == 0 && sum.exponent < 1 << (63 - Sum::BITS));
        Self(sum.significand | u64::from(sum.exponent) << Sum::BITS, PhantomData)
    }

    fn is_exclusive(self) -> bool {
        self.0 & EXCLUSIVE != 0
    }

    fn sum(self) -> Sum {
        let significand = self.0 & ((1 << Sum::BITS) - 1);
        Sum { significand, exponent: ((self.0 & !EXCLUSIVE) >> Sum::BITS) as u32 }
    }

    fn at(depth: u32) -> Self {
        Self::of(Sum::of(depth))
    }

    fn depth(self) -> u32 {
        self.sum().depth()
    }

    fn after(steps: u64, values: &[Self]) -> Self {
        let latest = values.iter().map(|value| value.depth()).max();
        Self::at(latest.unwrap_or(0) + u32::try_from(steps).unwrap_or(u32::MAX >> 10))
    }

    /// The terms of a value for whoever joins others to them, if it is of that kind.
    fn terms(self, exclusive: bool) -> Sum {
        if self.is_exclusive() == exclusive { self.sum() } else { Sum::of(self.depth()) }
    }

    /// One step, or as many as the parts of an operation take that is no instruction.
    fn one_or(op: Op, values: &[Self], parts: impl FnOnce() -> Self) -> Self {
        if instructions(op) == 1 { Self::after(1, values) } else { parts() }
    }

    /// A rotation that is no instruction is two shifts, and what joins them.
    fn rotated(self, bits: i32) -> Self {
        Self::after(instructions(Op::Rotl(bits)).min(2), &[self])
    }
}

// Calls: a hash function in which all of these are written out has a megabyte of code.
impl<W: Word> Lanes for Depth<W> {
    type Word = W;
    type Token = Timing;
    const COUNT: usize = 1;

    fn splat(_: Timing, _: W) -> Self {
        Self::at(0)
    }
    fn load(_: Timing, _: &W::Row) -> Self {
        Self::at(0)
    }
    #[inline(never)]
    fn store(self, _: &mut W::Row) {
        LONGEST.set(LONGEST.get().max(self.depth()));
    }
    #[inline(never)]
    fn xor(self, b: Self) -> Self {
        if instructions(Op::Xor3) == 1 {
            // Two of them would be one instruction, and the code has that where it helps.
            return Self::after(1, &[self, b]);
        }
        Self(Self::of(self.terms(true).with(b.terms(true))).0 | EXCLUSIVE, PhantomData)
    }
    #[inline(never)]
    fn and(self, b: Self) -> Self {
        Self::after(1, &[self, b])
    }
    #[inline(never)]
    fn xor3(self, b: Self, c: Self) -> Self {
        Self::one_or(Op::Xor3, &[self, b, c], || self.xor(b).xor(c))
    }
    #[inline(never)]
    fn chi(self, b: Self, c: Self) -> Self {
        Self::one_or(Op::Chi, &[self, b, c], || self.xor(b.and(c)))
    }
    #[inline(never)]
    fn ch(self, b: Self, c: Self) -> Self {
        Self::one_or(Op::Ch, &[self, b, c], || self.and(b).add(self.and(c)))
    }
    #[inline(never)]
    fn maj(self, b: Self, c: Self) -> Self {
        let halves = || {
            let mut depths = [self, b, c].map(Self::depth);
            depths.sort_unstable();
            let [_, second, last] = depths;
            // Those that are there first have the bit, or they differ and the last one has it.
            Self::at(second + 1).add(Self::at(last.max(second + 1) + 1))
        };
        Self::one_or(Op::Maj, &[self, b, c], halves)
    }
    #[inline(never)]
    fn add(self, b: Self) -> Self {
        Self::of(self.terms(false).with(b.terms(false)))
    }
    fn sub(self, b: Self) -> Self {
        self.add(b)
    }
    #[inline(never)]
    fn rotl<const N: i32>(self) -> Self {
        self.rotated(N)
    }
    #[inline(never)]
    fn rotr<const N: i32>(self) -> Self {
        self.rotated(W::BITS as i32 - N)
    }
    #[inline(never)]
    fn shr<const N: i32>(self) -> Self {
        Self::after(1, &[self])
    }
    #[inline(never)]
    fn rotl_of_xor<const N: i32>(self, b: Self) -> Self {
        Self::one_or(Op::RotlOfXor(N), &[self, b], || self.xor(b).rotated(N))
    }
    #[inline(never)]
    fn rotr_of_xor<const N: i32>(self, b: Self) -> Self {
        let bits = W::BITS as i32 - N;
        Self::one_or(Op::RotlOfXor(bits), &[self, b], || self.xor(b).rotated(bits))
    }
    #[inline(never)]
    fn xor_of_rotl1(self, b: Self) -> Self {
        Self::one_or(Op::XorOfRotl1, &[self, b], || self.xor(b.rotated(1)))
    }
    fn zero_lanes(self) -> u32 {
        0
    }
    #[inline(never)]
    fn swap_bytes(self) -> Self {
        Self::after(1, &[self])
    }
    fn load_lines<const N: usize>(_: Timing, _: &[&[u8; N]], words: &mut [Self]) {
        words.fill(Self::at(0));
    }
    fn load_words(_: Timing, _: &[u8]) -> Self {
        Self::at(0)
    }
    fn store_words(self, _: &mut [u8]) {
        self.store(&mut W::Row::default());
    }
    fn cost(op: Op) -> Mix {
        COSTS.with_borrow(|costs| costs(op))
    }
}

impl LaneSet for Timing {
    type V64 = Depth<u64>;
    type V32 = Depth<u32>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row32;

    type Costs = fn(Op) -> Mix;

    const ONE_EACH: Costs = |_| Mix::logic(1);
    /// As on AVX2.
    const THREE_EACH: Costs = |_| Mix::logic(3);

    fn of(costs: Costs, value: impl FnOnce() -> Depth<u32>) -> u64 {
        longest(costs, || value().store(&mut Row32::default()))
    }

    fn at(depth: u32) -> Depth<u32> {
        Depth::at(depth)
    }

    #[test]
    fn terms_are_added_as_they_come() {
        assert_eq!(of(ONE_EACH, || at(7).add(at(0)).add(at(1)).add(at(2))), 8);
        assert_eq!(of(ONE_EACH, || (0..7).fold(at(0), |sum, _| sum.add(at(0)))), 3, "a tree of eight");
        assert_eq!(of(ONE_EACH, || at(200).add(at(3))), 201, "the smaller one is not lost");
        assert_eq!(of(ONE_EACH, || (0..63).fold(at(0), |sum, _| sum.add(at(0)))), 6);
        assert_eq!(of(ONE_EACH, || at(5).add(at(5)).xor(at(0))), 7, "whoever needs the sum waits for it");
    }

    #[test]
    fn operations_that_are_no_instructions_take_the_steps_of_their_parts() {
        let [early, late] = [at(0), at(4)];
        for (costs, steps) in [(ONE_EACH, [1, 1, 1, 1, 1, 1]), (THREE_EACH, [1, 2, 2, 2, 2, 3])] {
            let found = [
                of(costs, || early.xor3(early, late)),
                of(costs, || late.chi(early, late)),
                of(costs, || late.ch(early, early)),
                of(costs, || early.maj(early, late)),
                of(costs, || late.rotl::<7>()),
                of(costs, || late.rotr_of_xor::<7>(early)),
            ];
            assert_eq!(found, steps.map(|steps| 4 + steps));
        }
        assert_eq!(of(THREE_EACH, || at(9).add(late.ch(early, early))), 10, "halves are added by themselves");
    }
}
