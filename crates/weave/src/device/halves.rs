//! Splits words of 64 bits into two of 32, for processors that have no others.
//!
//! | | half 0 | half 1 | a rotation |
//! |---|---|---|---|
//! | plain | the lower bits | the upper ones | two funnel shifts, none by 32 |
//! | interleaved | the even bits | the odd ones | two rotations, by half as much each; one if a half of it is 0 |
//!
//! Sums without carries and logic work with either kind. Sums with carries and shifts need plain
//! halves. Interleaving is from the implementation overview of Keccak (section 2.1): of its 29
//! rotations a round, those by 1, and two more halves, are free: 52 of 58.

use super::fold::Folding;
use crate::terms::{Term, Terms};
use lanes::record::Id;

/// The bits that each half has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halves {
    /// Words have 32 bits, so there are no halves.
    Whole,
    /// The lower bits, the upper bits.
    Plain,
    /// The even bits, the odd bits.
    Interleaved,
}

impl Halves {
    /// How many words of 32 bits make a word.
    #[must_use]
    pub fn count(self) -> usize {
        if self == Self::Whole { 1 } else { 2 }
    }

    /// Splits a word; without halves the second one is zero.
    #[must_use]
    pub fn of(self, word: u64) -> [u32; 2] {
        match self {
            Self::Whole => [word as u32, 0],
            Self::Plain => [word as u32, (word >> 32) as u32],
            Self::Interleaved => {
                [0, 1].map(|odd| (0..32).fold(0, |half, i| half | ((word >> (2 * i + odd)) as u32 & 1) << i))
            }
        }
    }

    /// Joins two halves.
    #[must_use]
    pub fn word(self, [a, b]: [u32; 2]) -> u64 {
        let spread = |half: u32| (0..32).fold(0, |word, i| word | u64::from(half >> i & 1) << (2 * i));
        match self {
            Self::Whole => a.into(),
            Self::Plain => u64::from(b) << 32 | u64::from(a),
            Self::Interleaved => spread(b) << 1 | spread(a),
        }
    }
}

impl Terms {
    /// Rewrites the terms for words of 32 bits: inputs and results are the halves, each word's next
    /// to each other.
    ///
    /// # Panics
    ///
    /// If sums with carries or shifts would have to be interleaved.
    #[must_use]
    pub fn in_halves(&self, halves: Halves) -> Self {
        if halves == Halves::Whole {
            return self.clone();
        }
        let mut folding = Folding::new(32);
        let mut at: Vec<[Id; 2]> = Vec::new();
        for term in &self.terms {
            at.push(halved(&mut folding, term, &at, halves));
        }
        let results = self.results.iter().flat_map(|&result| at[result]).collect();
        folding.finished(results)
    }
}

fn halved(folding: &mut Folding, term: &Term, at: &[[Id; 2]], halves: Halves) -> [Id; 2] {
    let mut each = |make: &dyn Fn(usize) -> Term| [0, 1].map(|half| folding.add(make(half)));
    match term {
        Term::Input(i) => each(&|half| Term::Input(2 * i + half)),
        Term::Constant(constant) => {
            let words = halves.of(*constant);
            each(&|half| Term::Constant(words[half].into()))
        }
        Term::Xor(leaves) => each(&|half| Term::Xor(leaves.iter().map(|&leaf| at[leaf][half]).collect())),
        Term::Rotr(a, n) => rotated(folding, at[*a], *n, halves),
        Term::And(..)
        | Term::Or(..)
        | Term::Not(_)
        | Term::AndNot(..)
        | Term::Chi(..)
        | Term::Ch(..)
        | Term::Maj(..) => {
            each(&|half| crate::terms::renamed(term, &at.iter().map(|word| word[half]).collect::<Vec<_>>()))
        }
        Term::Shr(a, n) if halves == Halves::Plain => shifted(folding, at[*a], *n),
        Term::Add(a, b) if halves == Halves::Plain => added(folding, at[*a], at[*b]),
        // a + !b + 1.
        Term::Sub(a, b) if halves == Halves::Plain => {
            let complement = at[*b].map(|half| folding.add(Term::Not(half)));
            let one = [1, 0].map(|half| folding.add(Term::Constant(half)));
            let negative = added(folding, complement, one);
            added(folding, at[*a], negative)
        }
        _ => panic!("{term:?} has no halves"),
    }
}

fn added(folding: &mut Folding, [a, a_high]: [Id; 2], [b, b_high]: [Id; 2]) -> [Id; 2] {
    [folding.add(Term::Add(a, b)), folding.add(Term::AddHigh(a_high, b_high, a, b))]
}

fn rotated(folding: &mut Folding, [a, b]: [Id; 2], n: u32, halves: Halves) -> [Id; 2] {
    let k = n / 2;
    match (halves, n % 2) {
        (Halves::Interleaved, 0) => [a, b].map(|half| folding.add(Term::Rotr(half, k))),
        // Bit i of the result is bit i + n of the word, so even bits come from odd ones.
        (Halves::Interleaved, _) => {
            [(b, k), (a, (k + 1) % 32)].map(|(half, by)| folding.add(Term::Rotr(half, by)))
        }
        (_, _) => {
            let [low, high] = if n >= 32 { [b, a] } else { [a, b] };
            match n % 32 {
                0 => [low, high],
                n => [Term::Funnel(high, low, n), Term::Funnel(low, high, n)].map(|term| folding.add(term)),
            }
        }
    }
}

fn shifted(folding: &mut Folding, [low, high]: [Id; 2], n: u32) -> [Id; 2] {
    let zero = folding.add(Term::Constant(0));
    match n {
        0 => [low, high],
        1..32 => [Term::Funnel(high, low, n), Term::Shr(high, n)].map(|term| folding.add(term)),
        32 => [high, zero],
        _ => [folding.add(Term::Shr(high, n - 32)), zero],
    }
}
