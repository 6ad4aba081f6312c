//! A record as terms: terms that no result needs are removed, equal terms are one, sums of several
//! words are one term, and χ is in place.
//!
//! # χ in place
//!
//! A row of χ is a\[i\] = b\[i\] ^ (!b\[i+1\] & b\[i+2\]), five words from five. Written in the
//! order 2, 4, 1, 3, 0, each may replace the b of its number at once: where b\[3\] is one, a\[2\]
//! is b\[2\], so that a\[1\] = b\[1\] ^ (!a\[2\] & b\[3\]); likewise a\[3\] = b\[3\] ^ (!a\[4\] &
//! b\[0\]). Only !b\[1\] & b\[2\], for a\[0\], must be kept next to them. So a row needs two
//! registers more than its words, and where instructions replace an operand, six of them and no
//! copy.

use lanes::record::{Entry, Id};
use std::collections::HashMap;

/// A record as [`lanes::record::recorded`] returns it.
pub type Record = (Vec<Entry>, Vec<Id>);

/// An operation of an algorithm.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// The input of that number.
    Input(usize),
    /// A constant.
    Constant(u64),
    /// The exclusive or of all of them.
    Xor(Vec<Id>),
    /// a & b
    And(Id, Id),
    /// a | b
    Or(Id, Id),
    /// !a
    Not(Id),
    /// a & !b
    AndNot(Id, Id),
    /// a ^ (!b & c)
    Chi(Id, Id, Id),
    /// (a & b) ^ (!a & c)
    Ch(Id, Id, Id),
    /// (a & b) ^ (a & c) ^ (b & c)
    Maj(Id, Id, Id),
    /// a + b
    Add(Id, Id),
    /// a − b
    Sub(Id, Id),
    /// a rotated to the right.
    Rotr(Id, u32),
    /// a shifted to the right.
    Shr(Id, u32),
    /// The lower word of (a:b, a above b) shifted to the right, where words are halves of others.
    Funnel(Id, Id, u32),
    /// a + b and the carry of c + d, where words are halves of others.
    AddHigh(Id, Id, Id, Id),
}

impl Term {
    /// The terms that it is made from.
    pub fn operands(&self) -> Vec<Id> {
        match self {
            Self::Input(_) | Self::Constant(_) => vec![],
            Self::Xor(leaves) => leaves.clone(),
            Self::Not(a) | Self::Rotr(a, _) | Self::Shr(a, _) => vec![*a],
            Self::And(a, b) | Self::Or(a, b) | Self::AndNot(a, b) => vec![*a, *b],
            Self::Add(a, b) | Self::Sub(a, b) => vec![*a, *b],
            Self::Chi(a, b, c) | Self::Ch(a, b, c) | Self::Maj(a, b, c) => vec![*a, *b, *c],
            Self::Funnel(a, b, _) => vec![*a, *b],
            Self::AddHigh(a, b, c, d) => vec![*a, *b, *c, *d],
        }
    }
}

/// An algorithm.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// Its terms, each after its operands.
    pub terms: Vec<Term>,
    /// The terms that are results.
    pub results: Vec<Id>,
}

/// Builds terms; equal ones are added once.
#[derive(Default)]
pub(crate) struct Builder {
    pub(crate) terms: Vec<Term>,
    known: HashMap<Term, Id>,
}

impl Builder {
    pub(crate) fn add(&mut self, term: Term) -> Id {
        *self.known.entry(term.clone()).or_insert_with(|| {
            self.terms.push(term);
            self.terms.len() - 1
        })
    }

    /// Completes the list of the times at which the terms are available.
    fn note(&self, ready: &mut Vec<usize>) {
        for term in &self.terms[ready.len()..] {
            let last = term.operands().iter().map(|&operand| ready[operand] + 1).max();
            ready.push(last.unwrap_or(0));
        }
    }
}

fn of_entry(entry: Entry, at: &[Id]) -> Term {
    match entry {
        Entry::Input(i) => Term::Input(i),
        Entry::Splat(word) => Term::Constant(word),
        Entry::Xor(a, b) => Term::Xor(vec![at[a], at[b]]),
        Entry::Xor3(a, b, c) => Term::Xor(vec![at[a], at[b], at[c]]),
        Entry::And(a, b) => Term::And(at[a], at[b]),
        Entry::Chi(a, b, c) => Term::Chi(at[a], at[b], at[c]),
        Entry::Ch(a, b, c) => Term::Ch(at[a], at[b], at[c]),
        Entry::Maj(a, b, c) => Term::Maj(at[a], at[b], at[c]),
        Entry::Add(a, b) => Term::Add(at[a], at[b]),
        Entry::Sub(a, b) => Term::Sub(at[a], at[b]),
        Entry::Rotr(a, n) => Term::Rotr(at[a], n),
        Entry::Shr(a, n) => Term::Shr(at[a], n),
        Entry::SwapBytes(_) => panic!("rows hold words as their algorithm values them"),
    }
}

impl Terms {
    /// Converts a record to terms.
    pub fn of_record((entries, results): &Record) -> Self {
        let mut builder = Builder::default();
        let mut at = Vec::new();
        for entry in entries {
            let term = of_entry(*entry, &at);
            at.push(builder.add(term));
        }
        Self { terms: builder.terms, results: results.iter().map(|&result| at[result]).collect() }.live()
    }

    /// Counts the uses of each term.
    pub fn uses(&self) -> Vec<usize> {
        let mut uses = vec![0; self.terms.len()];
        self.results.iter().for_each(|&result| uses[result] += 1);
        for id in (0..self.terms.len()).rev() {
            if uses[id] > 0 {
                self.terms[id].operands().iter().for_each(|&operand| uses[operand] += 1);
            }
        }
        uses
    }

    /// Removes the terms that no result needs.
    pub fn live(self) -> Self {
        let uses = self.uses();
        let mut builder = Builder::default();
        let mut at = vec![0; self.terms.len()];
        for (id, term) in self.terms.iter().enumerate().filter(|(id, _)| uses[*id] > 0) {
            at[id] = builder.add(renamed(term, &at));
        }
        Self { terms: builder.terms, results: self.results.iter().map(|&result| at[result]).collect() }
    }

    /// Computes the terms of some sets of inputs side by side, term by term, so that one set may
    /// fill the time that another waits. `input` is the number of a set's input; the results are
    /// those of one set after the other.
    #[must_use]
    pub fn side_by_side(&self, sets: usize, input: impl Fn(usize, usize) -> usize) -> Self {
        let mut builder = Builder::default();
        let mut at: Vec<Vec<Id>> = vec![Vec::new(); sets];
        for term in &self.terms {
            for (set, at) in at.iter_mut().enumerate() {
                let term = match term {
                    Term::Input(i) => Term::Input(input(set, *i)),
                    other => renamed(other, at),
                };
                at.push(builder.add(term));
            }
        }
        let results = at.iter().flat_map(|at| self.results.iter().map(|&result| at[result])).collect();
        Self { terms: builder.terms, results }
    }

    /// Merges a sum that is used once, in another sum, into that one.
    pub fn with_long_sums(mut self) -> Self {
        let uses = self.uses();
        for id in 0..self.terms.len() {
            let Term::Xor(leaves) = &self.terms[id] else { continue };
            let mut all = Vec::new();
            for &leaf in leaves {
                match &self.terms[leaf] {
                    Term::Xor(inner) if uses[leaf] == 1 => all.extend(inner),
                    _ => all.push(leaf),
                }
            }
            self.terms[id] = Term::Xor(all);
        }
        self.live()
    }

    /// Orders additions of several words by the time at which the words are available, so that the
    /// last word is added last: G of BLAKE2 becomes (a + m) + b instead of a + (b + m), which is
    /// one addition less from b to the next rotation.
    #[must_use]
    pub fn with_early_sums(self) -> Self {
        let uses = self.uses();
        let mut builder = Builder::default();
        // The time at which each new term is available, counted in terms one after the other.
        let mut ready: Vec<usize> = Vec::new();
        let mut at: Vec<Id> = Vec::new();
        for (id, term) in self.terms.iter().enumerate() {
            let new = match term {
                Term::Add(..) => {
                    let mut words: Vec<Id> = self.added(id, &uses).iter().map(|&word| at[word]).collect();
                    while words.len() > 1 {
                        // The sort is stable, and the word that is available first comes last.
                        words.sort_by_key(|&word| core::cmp::Reverse(ready[word]));
                        let [first, second] = [words.pop(), words.pop()].map(|word| word.expect("two words"));
                        words.push(builder.add(Term::Add(second, first)));
                        builder.note(&mut ready);
                    }
                    words[0]
                }
                _ => builder.add(renamed(term, &at)),
            };
            builder.note(&mut ready);
            at.push(new);
        }
        let results = self.results.iter().map(|&result| at[result]).collect();
        Self { terms: builder.terms, results }.live()
    }

    /// Returns the words that a term adds with carries; sums that are used once count as parts of
    /// it.
    pub(crate) fn added(&self, id: Id, uses: &[usize]) -> Vec<Id> {
        let Term::Add(a, b) = self.terms[id] else { return vec![id] };
        let of = |word: Id| match self.terms[word] {
            Term::Add(..) if uses[word] == 1 => self.added(word, uses),
            _ => vec![word],
        };
        [of(a), of(b)].concat()
    }

    /// Puts χ in place wherever all five words of a row are needed.
    pub fn with_rows_in_place(self) -> Self {
        let rows = self.rows();
        let mut builder = Builder::default();
        let mut at: Vec<Id> = vec![NOWHERE; self.terms.len()];
        for (id, term) in self.terms.iter().enumerate() {
            if let Some(row) = rows.get(&id) {
                let a = row_in_place(&mut builder, row.words.map(|word| at[word]));
                row.results.iter().zip(a).for_each(|(&result, a)| at[result] = a);
            } else if at[id] == NOWHERE {
                at[id] = builder.add(renamed(term, &at));
            }
        }
        Self { terms: builder.terms, results: self.results.iter().map(|&result| at[result]).collect() }
    }

    /// Returns the whole rows of χ, by the first of their results.
    pub(crate) fn rows(&self) -> HashMap<Id, ChiRow> {
        let chi: HashMap<(Id, Id), (Id, Id)> = (self.terms.iter().enumerate())
            .filter_map(|(id, term)| match term {
                Term::Chi(a, b, c) => Some(((*a, *b), (*c, id))),
                _ => None,
            })
            .collect();
        let mut rows = HashMap::new();
        let mut done = std::collections::HashSet::new();
        for (id, term) in self.terms.iter().enumerate() {
            let Term::Chi(a, b, c) = term else { continue };
            if done.contains(&id) {
                continue;
            }
            let Some(&(d, second)) = chi.get(&(*b, *c)) else { continue };
            let Some(&(e, third)) = chi.get(&(*c, d)) else { continue };
            let (Some(&(f, fourth)), Some(&(g, fifth))) = (chi.get(&(d, e)), chi.get(&(e, *a))) else {
                continue;
            };
            let row = ChiRow { words: [*a, *b, *c, d, e], results: [id, second, third, fourth, fifth] };
            if f == *a && g == *b && row.words.iter().all(|&word| word < id) {
                done.extend(row.results);
                rows.insert(id, row);
            }
        }
        rows
    }
}

/// The place of a term that is not built yet.
pub(crate) const NOWHERE: Id = Id::MAX;

/// The five words of a row of χ.
pub(crate) struct ChiRow {
    pub(crate) words: [Id; 5],
    pub(crate) results: [Id; 5],
}

fn row_in_place(builder: &mut Builder, b: [Id; 5]) -> [Id; 5] {
    let kept = builder.add(Term::AndNot(b[2], b[1]));
    let a2 = builder.add(Term::Chi(b[2], b[3], b[4]));
    let a4 = builder.add(Term::Chi(b[4], b[0], b[1]));
    let a1 = builder.add(Term::Chi(b[1], a2, b[3]));
    let a3 = builder.add(Term::Chi(b[3], a4, b[0]));
    let a0 = builder.add(Term::Xor(vec![b[0], kept]));
    [a0, a1, a2, a3, a4]
}

/// Returns the same term with other operands.
pub(crate) fn renamed(term: &Term, at: &[Id]) -> Term {
    match term {
        Term::Input(_) | Term::Constant(_) => term.clone(),
        Term::Xor(leaves) => Term::Xor(leaves.iter().map(|&leaf| at[leaf]).collect()),
        Term::Not(a) => Term::Not(at[*a]),
        Term::Rotr(a, n) => Term::Rotr(at[*a], *n),
        Term::Shr(a, n) => Term::Shr(at[*a], *n),
        Term::And(a, b) => Term::And(at[*a], at[*b]),
        Term::Or(a, b) => Term::Or(at[*a], at[*b]),
        Term::AndNot(a, b) => Term::AndNot(at[*a], at[*b]),
        Term::Add(a, b) => Term::Add(at[*a], at[*b]),
        Term::Sub(a, b) => Term::Sub(at[*a], at[*b]),
        Term::Chi(a, b, c) => Term::Chi(at[*a], at[*b], at[*c]),
        Term::Ch(a, b, c) => Term::Ch(at[*a], at[*b], at[*c]),
        Term::Maj(a, b, c) => Term::Maj(at[*a], at[*b], at[*c]),
        Term::Funnel(a, b, n) => Term::Funnel(at[*a], at[*b], *n),
        Term::AddHigh(a, b, c, d) => Term::AddHigh(at[*a], at[*b], at[*c], at[*d]),
    }
}
