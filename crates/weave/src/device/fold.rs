//! Folds constants: everything that is known when a kernel is made is computed then, and operations
//! without an effect are removed.
//!
//! A template's bytes, padding, lengths and initial values are constants of a search, and most
//! words of a block consist of them. The CPU's kernels compute such values ahead by code for each
//! algorithm (`hashes::sha2::KnownSchedule`, `hashes::blake2::KnownColumns`); here they follow from
//! the record.

use crate::terms::{Builder, Term, Terms};
use lanes::record::Id;

/// A builder that simplifies.
pub(super) struct Folding {
    builder: Builder,
    bits: u32,
}

impl Folding {
    /// Makes a builder for words of `bits` bits.
    pub(super) fn new(bits: u32) -> Self {
        Self { builder: Builder::default(), bits }
    }

    /// Returns the terms built so far that these results need.
    pub(super) fn finished(self, results: Vec<Id>) -> Terms {
        Terms { terms: self.builder.terms, results }.live()
    }

    fn ones(&self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    fn constant(&self, id: Id) -> Option<u64> {
        match self.builder.terms[id] {
            Term::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    fn put(&mut self, constant: u64) -> Id {
        let constant = constant & self.ones();
        self.builder.add(Term::Constant(constant))
    }

    /// Adds a term, or returns the one that it simplifies to.
    pub(super) fn add(&mut self, term: Term) -> Id {
        let constants: Option<Vec<u64>> = term.operands().iter().map(|&id| self.constant(id)).collect();
        match (constants, &term) {
            (_, Term::Input(_)) => self.builder.add(term),
            (Some(words), _) => {
                let value = term.value(&words, self.bits);
                self.put(value)
            }
            (None, _) => self.simplified(term),
        }
    }

    fn simplified(&mut self, term: Term) -> Id {
        let (zero, ones) = (Some(0), Some(self.ones()));
        let known = |of: &Self, id: Id| of.constant(id);
        match term {
            Term::Xor(leaves) => self.sum(&leaves),
            Term::And(a, b) if known(self, a).is_some() && known(self, b).is_none() => {
                self.add(Term::And(b, a))
            }
            Term::And(_, b) if known(self, b) == zero => b,
            Term::And(a, b) if known(self, b) == ones || a == b => a,
            Term::Or(a, b) if known(self, a).is_some() && known(self, b).is_none() => {
                self.add(Term::Or(b, a))
            }
            Term::Or(_, b) if known(self, b) == ones => b,
            Term::Or(a, b) if known(self, b) == zero || a == b => a,
            Term::AndNot(a, b) => match (known(self, a), known(self, b)) {
                (Some(0), _) => a,
                (_, Some(constant)) => {
                    let mask = self.put(!constant);
                    self.add(Term::And(a, mask))
                }
                _ => self.builder.add(term),
            },
            Term::Chi(a, b, c) => match (known(self, b), known(self, c)) {
                (Some(_), _) | (_, Some(0)) => {
                    let changed = self.add(Term::AndNot(c, b));
                    self.add(Term::Xor(vec![a, changed]))
                }
                _ if known(self, c) == ones => {
                    let not = self.add(Term::Not(b));
                    self.add(Term::Xor(vec![a, not]))
                }
                _ => self.builder.add(term),
            },
            Term::Ch(a, b, _) if known(self, a) == ones => b,
            Term::Ch(a, _, c) if known(self, a) == zero => c,
            Term::Ch(_, b, c) if b == c => b,
            Term::Maj(a, b, c) if a == b || a == c => a,
            Term::Maj(_, b, c) if b == c => b,
            Term::Add(a, b) => self.total(a, b),
            Term::Sub(a, b) if a == b => self.put(0),
            Term::Sub(a, b) => match known(self, b) {
                Some(constant) => {
                    let negative = self.put(constant.wrapping_neg());
                    self.total(a, negative)
                }
                None => self.builder.add(term),
            },
            Term::Rotr(a, 0) => a,
            Term::Rotr(a, n) => match self.builder.terms[a] {
                Term::Rotr(a, m) => self.add(Term::Rotr(a, (n + m) % self.bits)),
                _ => self.builder.add(term),
            },
            Term::Funnel(a, b, n) if a == b => self.add(Term::Rotr(a, n)),
            Term::Funnel(a, b, n) if known(self, a) == zero => self.add(Term::Shr(b, n)),
            // A sum with zero has no carry.
            Term::AddHigh(a, b, c, d) if known(self, c) == zero || known(self, d) == zero => {
                self.add(Term::Add(a, b))
            }
            _ => self.builder.add(term),
        }
    }

    /// Adds words without carries: equal words cancel, and constants are combined.
    fn sum(&mut self, leaves: &[Id]) -> Id {
        let (mut constant, mut words) = (0, Vec::new());
        for &leaf in leaves {
            if let Some(word) = self.constant(leaf) {
                constant ^= word;
            } else if let Some(at) = words.iter().position(|&word| word == leaf) {
                words.remove(at);
            } else {
                words.push(leaf);
            }
        }
        if constant != 0 || words.is_empty() {
            words.push(self.put(constant));
        }
        if let [word] = words[..] { word } else { self.builder.add(Term::Xor(words)) }
    }

    /// Adds with carries; a constant comes last.
    fn total(&mut self, a: Id, b: Id) -> Id {
        match (self.constant(a), self.constant(b)) {
            (Some(0), _) => b,
            (_, Some(0)) => a,
            (Some(_), None) => self.total(b, a),
            (_, Some(constant)) => match self.builder.terms[a] {
                Term::Add(c, d) if self.constant(d).is_some() => {
                    let more = self.constant(d).map_or(constant, |d| d.wrapping_add(constant));
                    let more = self.put(more);
                    self.total(c, more)
                }
                _ => self.builder.add(Term::Add(a, b)),
            },
            _ => self.builder.add(Term::Add(a, b)),
        }
    }
}

impl Term {
    /// Computes the term from its operands, in words of `bits` bits.
    ///
    /// # Panics
    ///
    /// If it is an input.
    #[must_use]
    pub fn value(&self, operands: &[u64], bits: u32) -> u64 {
        let ones = u64::MAX >> (64 - bits);
        let rotr = |a: u64, n: u32| if n == 0 { a } else { a >> n | a << (bits - n) };
        let value = match (self, operands) {
            (Self::Constant(constant), _) => *constant,
            (Self::Xor(_), leaves) => leaves.iter().fold(0, |sum, leaf| sum ^ leaf),
            (Self::And(..), &[a, b]) => a & b,
            (Self::Or(..), &[a, b]) => a | b,
            (Self::Not(_), &[a]) => !a,
            (Self::AndNot(..), &[a, b]) => a & !b,
            (Self::Chi(..), &[a, b, c]) => a ^ (!b & c),
            (Self::Ch(..), &[a, b, c]) => a & b | !a & c,
            (Self::Maj(..), &[a, b, c]) => a & b | a & c | b & c,
            (Self::Add(..), &[a, b]) => a.wrapping_add(b),
            (Self::Sub(..), &[a, b]) => a.wrapping_sub(b),
            (Self::Rotr(_, n), &[a]) => rotr(a, *n),
            (Self::Shr(_, n), &[a]) => a >> n,
            (Self::Funnel(_, _, n), &[a, b]) => (a << bits | b) >> n,
            (Self::AddHigh(..), &[a, b, c, d]) => a.wrapping_add(b).wrapping_add((c + d) >> bits),
            _ => panic!("{self:?} has no value of {} operands", operands.len()),
        };
        value & ones
    }
}

impl Terms {
    /// Replaces the known inputs by constants and simplifies the terms.
    #[must_use]
    pub fn folded(&self, bits: u32, known: &[Option<u64>]) -> Self {
        let mut folding = Folding::new(bits);
        let mut at = Vec::new();
        for term in &self.terms {
            let term = match term {
                Term::Input(i) if known[*i].is_some() => Term::Constant(known[*i].unwrap_or(0)),
                _ => crate::terms::renamed(term, &at),
            };
            at.push(folding.add(term));
        }
        let results = self.results.iter().map(|&result| at[result]).collect();
        folding.finished(results)
    }

    /// Computes the results from the inputs, in words of `bits` bits.
    #[must_use]
    pub fn evaluated(&self, bits: u32, inputs: &[u64]) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for term in &self.terms {
            let value = match term {
                Term::Input(i) => inputs[*i],
                _ => {
                    let operands: Vec<u64> = term.operands().iter().map(|&id| values[id]).collect();
                    term.value(&operands, bits)
                }
            };
            values.push(value);
        }
        self.results.iter().map(|&result| values[result]).collect()
    }
}
