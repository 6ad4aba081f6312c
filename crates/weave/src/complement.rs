//! Computes χ without and-not: some words are held complemented, so that few negations are left.
//!
//! Where the instruction set has no a & !b, χ needs a negation for every word. But sums and
//! rotations work on complemented words too, and !b & c is one *and* if b is complemented; if c is
//! complemented, the complement of !b & c is one *or*. So a negation is needed only if b and c are
//! held alike. Holding words of Keccak's state complemented for this purpose is described in its
//! implementation overview (section 2.2, "lane complementing", which leaves 5 negations a round).
//! In place (`terms.rs`) two of the five conditions of a row differ, and the row may begin with any
//! word: of all 2^25 states that hold the same words complemented before every round, the best
//! leaves **3** ([`HELD`], found by trying all; `docs/scalable.md`).

use crate::terms::{Builder, ChiRow, NOWHERE, Term, Terms, renamed};
use lanes::record::Id;
use std::collections::HashSet;

/// The words of a state that are complemented before every round, bit x + 5y.
pub const HELD: u32 = 0x009_9A27;

/// The words that are held complemented.
pub struct Complements {
    /// The inputs.
    pub inputs: Vec<bool>,
    /// The words that χ and ι make complemented, bit x + 5y.
    pub rows: u32,
    /// Whether the results must not be complemented.
    pub plain: bool,
}

/// A term, and whether it is the complement of the word that it stands for.
type Held = (Id, bool);

/// The way in which a row is computed.
#[derive(Clone, Copy)]
struct Plan {
    /// The word with which the formulas begin.
    first: usize,
    /// One bit for each term that needs a negation, in the order of the formulas: whether it is
    /// held complemented.
    choices: u32,
    /// Words that are negated afterwards.
    negated: u32,
}

/// !b & c, and whether it needs a negation; if so, `choice` says whether the result is
/// complemented.
fn and_not(builder: &mut Builder, (b, b_is): Held, (c, c_is): Held, choice: bool) -> Held {
    if b_is != c_is {
        return if b_is {
            (builder.add(Term::And(b, c)), false)
        } else {
            (builder.add(Term::Or(b, c)), true)
        };
    }
    // The terms are held alike, so either of them can be negated.
    let (negated, other) = if b_is == choice { (b, c) } else { (c, b) };
    let not = builder.add(Term::Not(negated));
    if choice {
        (builder.add(Term::Or(not, other)), true)
    } else {
        (builder.add(Term::And(not, other)), false)
    }
}

/// Evaluates the five terms !b & c of a row in place. Returns which of the resulting words are
/// complemented, and how many negations this takes.
fn outcome(words: [bool; 5], plan: Plan) -> ([bool; 5], usize) {
    let mut negations = 0;
    let mut term = |b: bool, c: bool, number: u32| {
        if b != c {
            return c;
        }
        negations += 1;
        plan.choices >> number & 1 == 1
    };
    let w: [bool; 5] = core::array::from_fn(|i| words[(i + plan.first) % 5]);
    let kept = term(w[1], w[2], 0);
    let a2 = w[2] ^ term(w[3], w[4], 1);
    let a4 = w[4] ^ term(w[0], w[1], 2);
    let a1 = w[1] ^ term(a2, w[3], 3);
    let a3 = w[3] ^ term(a4, w[0], 4);
    let made = [w[0] ^ kept, a1, a2, a3, a4];
    (core::array::from_fn(|i| made[(i + 5 - plan.first) % 5]), negations)
}

/// Returns the plan with the fewest negations for results that are complemented as in `wanted`; the
/// first word may be held either way if `free` is set.
fn plan(words: [bool; 5], wanted: u32, free: bool) -> (usize, Plan) {
    let plans = (0..5).flat_map(|first| (0..32).map(move |choices| Plan { first, choices, negated: 0 }));
    let negating = plans.map(|plan| {
        let (made, negations) = outcome(words, plan);
        let made = made.iter().enumerate().map(|(i, &is)| u32::from(is) << i).sum::<u32>();
        let negated = (made ^ wanted) & if free { 0b11110 } else { 0b11111 };
        (negations + negated.count_ones() as usize, Plan { negated, ..plan })
    });
    negating.min_by_key(|(cost, _)| *cost).expect("there are plans")
}

/// Returns the fewest negations of a row from words complemented as in `words` to words
/// complemented as in `wanted`.
#[must_use]
pub fn negations(words: u32, wanted: u32, free: bool) -> usize {
    plan(core::array::from_fn(|i| words >> i & 1 == 1), wanted, free).0
}

struct Pass<'a> {
    builder: Builder,
    at: Vec<Id>,
    held: Vec<bool>,
    complements: &'a Complements,
    rows_done: u32,
}

impl Terms {
    /// Returns the same terms with words held complemented, and which of the results are
    /// complemented.
    pub fn with_complements(self, complements: &Complements) -> (Self, Vec<bool>) {
        let rows = self.rows();
        let uses = self.uses();
        // The operands of ι may be complemented or not, because complementing the constant makes up
        // for it.
        let with_constant: HashSet<Id> = (self.terms.iter())
            .filter_map(|term| match term {
                Term::Xor(leaves) if self.constant_in(leaves).is_some() => Some(leaves),
                _ => None,
            })
            .flatten()
            .copied()
            .collect();
        let mut pass = Pass {
            builder: Builder::default(),
            at: vec![NOWHERE; self.terms.len()],
            held: vec![false; self.terms.len()],
            complements,
            rows_done: 0,
        };
        for (id, term) in self.terms.iter().enumerate() {
            if let Some(row) = rows.get(&id) {
                pass.row(row, uses[id] == 1 && with_constant.contains(&id));
            } else if pass.at[id] == NOWHERE {
                (pass.at[id], pass.held[id]) = pass.term(&self, term);
            }
        }
        let mut results: Vec<Held> = self.results.iter().map(|&result| pass.held(result)).collect();
        if complements.plain {
            for (id, is) in results.iter_mut().filter(|(_, is)| *is) {
                (*id, *is) = (pass.builder.add(Term::Not(*id)), false);
            }
        }
        let (ids, held) = results.into_iter().unzip();
        (Self { terms: pass.builder.terms, results: ids }.live(), held)
    }

    /// Returns the constant among the words of a sum.
    fn constant_in(&self, leaves: &[Id]) -> Option<u64> {
        leaves.iter().find_map(|&leaf| match self.terms[leaf] {
            Term::Constant(constant) => Some(constant),
            _ => None,
        })
    }
}

impl Pass<'_> {
    fn held(&self, id: Id) -> Held {
        (self.at[id], self.held[id])
    }

    fn row(&mut self, row: &ChiRow, free: bool) {
        let wanted = self.complements.rows >> (5 * (self.rows_done % 5)) & 31;
        self.rows_done += 1;
        let words = row.words.map(|word| self.held(word));
        let (_, plan) = plan(words.map(|(_, is)| is), wanted, free);
        let made = self.in_place(words, plan);
        for (i, (&result, (mut id, mut is))) in row.results.iter().zip(made).enumerate() {
            if plan.negated >> i & 1 == 1 {
                (id, is) = (self.builder.add(Term::Not(id)), !is);
            }
            (self.at[result], self.held[result]) = (id, is);
        }
    }

    fn in_place(&mut self, words: [Held; 5], plan: Plan) -> [Held; 5] {
        let builder = &mut self.builder;
        let choice = |number: u32| plan.choices >> number & 1 == 1;
        let w: [Held; 5] = core::array::from_fn(|i| words[(i + plan.first) % 5]);
        let sum =
            |builder: &mut Builder, a: Held, b: Held| (builder.add(Term::Xor(vec![a.0, b.0])), a.1 ^ b.1);
        let kept = and_not(builder, w[1], w[2], choice(0));
        let term = and_not(builder, w[3], w[4], choice(1));
        let a2 = sum(builder, w[2], term);
        let term = and_not(builder, w[0], w[1], choice(2));
        let a4 = sum(builder, w[4], term);
        let term = and_not(builder, a2, w[3], choice(3));
        let a1 = sum(builder, w[1], term);
        let term = and_not(builder, a4, w[0], choice(4));
        let a3 = sum(builder, w[3], term);
        let made = [sum(builder, w[0], kept), a1, a2, a3, a4];
        core::array::from_fn(|i| made[(i + 5 - plan.first) % 5])
    }

    fn term(&mut self, terms: &Terms, term: &Term) -> Held {
        let is = |id: &Id| self.held[*id];
        match term {
            Term::Input(i) => (self.builder.add(term.clone()), self.complements.inputs[*i]),
            Term::Rotr(a, _) => {
                let is = is(a);
                (self.builder.add(renamed(term, &self.at)), is)
            }
            Term::Xor(leaves) => {
                let is = leaves.iter().filter(|leaf| is(leaf)).count() % 2 == 1;
                let wanted = self.complements.rows & 1 == 1;
                match terms.constant_in(leaves) {
                    // ι: a complemented constant complements the word.
                    Some(constant) if is != wanted => {
                        let mut words: Vec<Id> = (leaves.iter())
                            .filter(|&&leaf| !matches!(terms.terms[leaf], Term::Constant(_)))
                            .map(|&leaf| self.at[leaf])
                            .collect();
                        words.push(self.builder.add(Term::Constant(!constant)));
                        (self.builder.add(Term::Xor(words)), wanted)
                    }
                    _ => (self.builder.add(renamed(term, &self.at)), is),
                }
            }
            Term::Chi(a, b, c) => {
                let [a, b, c] = [a, b, c].map(|&id| self.held(id));
                let term = and_not(&mut self.builder, b, c, false);
                (self.builder.add(Term::Xor(vec![a.0, term.0])), a.1 ^ term.1)
            }
            _ => {
                assert!(
                    !term.operands().iter().any(is),
                    "only sums, rotations and χ work on complemented words"
                );
                (self.builder.add(renamed(term, &self.at)), false)
            }
        }
    }
}
