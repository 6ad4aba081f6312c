//! Recording instead of computing: an algorithm as the list of its operations.
//!
//! [`Value`] implements [`Lanes`] by writing down each operation. Run an algorithm's generic
//! code over it and [`recorded`] returns a program without branches, from which `weave` makes
//! assembly for instruction sets whose vectors have no size that a Rust type could have. So the
//! algorithm stays written once.

use crate::cost::{Mix, Op};
use crate::lanes::{LaneSet, Lanes, Word};
use core::cell::RefCell;
use core::marker::PhantomData;

/// The number of an [`Entry`] in its record.
pub type Id = usize;

/// An operation and the entries that it is applied to, which stand before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// The input of that number.
    Input(usize),
    /// [`Lanes::splat`].
    Splat(u64),
    /// [`Lanes::xor`].
    Xor(Id, Id),
    /// [`Lanes::and`].
    And(Id, Id),
    /// [`Lanes::xor3`].
    Xor3(Id, Id, Id),
    /// [`Lanes::chi`].
    Chi(Id, Id, Id),
    /// [`Lanes::ch`].
    Ch(Id, Id, Id),
    /// [`Lanes::maj`].
    Maj(Id, Id, Id),
    /// [`Lanes::add`].
    Add(Id, Id),
    /// [`Lanes::sub`].
    Sub(Id, Id),
    /// [`Lanes::rotr`] by that many bits, or [`Lanes::rotl`] by the word's width less that many.
    Rotr(Id, u32),
    /// [`Lanes::shr`].
    Shr(Id, u32),
    /// [`Lanes::swap_bytes`].
    SwapBytes(Id),
}

thread_local! {
    static RECORD: RefCell<Vec<Entry>> = const { RefCell::new(Vec::new()) };
}

/// Runs `work` on `inputs` inputs. Returns the operations that it asked for, and which entries its
/// results are.
///
/// ```
/// use lanes::Lanes;
/// use lanes::record::{Entry, Value, recorded};
/// let (entries, results) = recorded::<u32>(2, |inputs| vec![inputs[0].add(inputs[1]).rotl::<8>()]);
/// assert_eq!(entries[2..], [Entry::Add(0, 1), Entry::Rotr(2, 24)]);
/// assert_eq!(results, [3]);
/// ```
pub fn recorded<W: Word>(
    inputs: usize,
    work: impl FnOnce(&[Value<W>]) -> Vec<Value<W>>,
) -> (Vec<Entry>, Vec<Id>) {
    RECORD.with_borrow_mut(Vec::clear);
    let inputs: Vec<Value<W>> = (0..inputs).map(|i| Value::of(Entry::Input(i))).collect();
    let results = work(&inputs).iter().map(|value| value.id).collect();
    (RECORD.with_borrow_mut(core::mem::take), results)
}

/// The token of [`Value`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Recording;

/// A lane type with one lane and no value, only the number of the operation that it is the result
/// of.
#[derive(Clone, Copy, Debug)]
pub struct Value<W> {
    id: Id,
    word: PhantomData<W>,
}

impl<W: Word> Value<W> {
    fn of(entry: Entry) -> Self {
        let id = RECORD.with_borrow_mut(|record| {
            record.push(entry);
            record.len() - 1
        });
        Self { id, word: PhantomData }
    }
}

/// Panics: a recorded algorithm cannot read or write words, for it has none until it runs.
fn no_words() -> ! {
    panic!("a record goes from inputs to results; it has no words in memory")
}

impl<W: Word> Lanes for Value<W> {
    type Word = W;
    type Token = Recording;
    const COUNT: usize = 1;

    fn splat(_: Recording, word: W) -> Self {
        Self::of(Entry::Splat(word.widen()))
    }
    fn load(_: Recording, _: &W::Row) -> Self {
        no_words()
    }
    fn store(self, _: &mut W::Row) {
        no_words()
    }
    fn xor(self, b: Self) -> Self {
        Self::of(Entry::Xor(self.id, b.id))
    }
    fn and(self, b: Self) -> Self {
        Self::of(Entry::And(self.id, b.id))
    }
    fn xor3(self, b: Self, c: Self) -> Self {
        Self::of(Entry::Xor3(self.id, b.id, c.id))
    }
    fn chi(self, b: Self, c: Self) -> Self {
        Self::of(Entry::Chi(self.id, b.id, c.id))
    }
    fn ch(self, b: Self, c: Self) -> Self {
        Self::of(Entry::Ch(self.id, b.id, c.id))
    }
    fn maj(self, b: Self, c: Self) -> Self {
        Self::of(Entry::Maj(self.id, b.id, c.id))
    }
    fn add(self, b: Self) -> Self {
        Self::of(Entry::Add(self.id, b.id))
    }
    fn sub(self, b: Self) -> Self {
        Self::of(Entry::Sub(self.id, b.id))
    }
    fn rotl<const N: i32>(self) -> Self {
        Self::of(Entry::Rotr(self.id, W::BITS - N as u32))
    }
    fn rotr<const N: i32>(self) -> Self {
        Self::of(Entry::Rotr(self.id, N as u32))
    }
    fn shr<const N: i32>(self) -> Self {
        Self::of(Entry::Shr(self.id, N as u32))
    }
    fn swap_bytes(self) -> Self {
        Self::of(Entry::SwapBytes(self.id))
    }
    fn load_lines<const N: usize>(_: Recording, _: &[&[u8; N]], _: &mut [Self]) {
        no_words()
    }
    fn load_words(_: Recording, _: &[u8]) -> Self {
        no_words()
    }
    fn store_words(self, _: &mut [u8]) {
        no_words()
    }
    fn zero_lanes(self) -> u32 {
        no_words()
    }
    fn cost(_: Op) -> Mix {
        Mix::NONE
    }
}

impl LaneSet for Recording {
    type V64 = Value<u64>;
    type V32 = Value<u32>;
}
