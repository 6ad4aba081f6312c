//! Puts rotations off: words are held rotated where an operand of a sum can be rotated at no cost.
//!
//! AArch64 instructions that combine two registers can rotate the second one first. Sums and
//! and-not commute with a rotation of all their operands, so a word w may be held as v with w =
//! rotr(v, p), and rotating w only adds to p, which is known when the code is made. Where two words
//! meet that are held differently, the second is rotated by the difference:
//!
//! ```text
//! rotr(a, p) ^ rotr(b, q)   = rotr(a ^ rotr(b, q − p), p)           one EOR
//! rotr(a, p) & !rotr(b, q)  = rotr(a & !rotr(b, q − p), p)          one BIC
//! a constant c              = rotr(rotl(c, p), p)                   another constant
//! ```
//!
//! So none of Keccak's 29 rotations a round is left, and a round is 76 sums and 25 and-nots, 101
//! instructions and the load of ι's constant: 20 sums for C, 5 for D, 25 for θ's end, 25 and the
//! and-nots for χ, 1 for ι. With instructions of two operands the algorithm as it is written takes
//! no fewer. The results are rotated if they must be: one word of a search, 24 words of a
//! permutation.
//!
//! Putting such rotations off is described by H. Becker and M. Kannwischer, "Hybrid scalar/vector
//! implementations of Keccak and SPHINCS+ on AArch64" (ePrint 2022/1243). In their loop the words
//! must be back in place at the end, so they rotate a state there; code without a loop does not
//! need that.

use crate::terms::{Builder, NOWHERE, Term, Terms, renamed};
use lanes::record::Id;

/// A word, held as a term that is rotated right by `by` bits to obtain it.
#[derive(Clone, Copy)]
struct Held {
    term: Id,
    by: u32,
}

struct Lazy {
    builder: Builder,
    bits: u32,
}

impl Lazy {
    /// Returns the term whose rotation by `by` is the word.
    fn held(&mut self, word: Held, by: u32) -> Id {
        let rotation = (word.by + self.bits - by) % self.bits;
        match self.builder.terms[word.term] {
            _ if rotation == 0 => word.term,
            Term::Constant(constant) => {
                let mask = u64::MAX >> (64 - self.bits);
                let rotated = constant >> rotation | constant << (self.bits - rotation);
                self.builder.add(Term::Constant(rotated & mask))
            }
            _ => self.builder.add(Term::Rotr(word.term, rotation)),
        }
    }

    /// Adds words; the sum is held as the first of them is.
    fn sum(&mut self, words: &[Held]) -> Held {
        let by = words[0].by;
        let leaves = words.iter().map(|&word| self.held(word, by)).collect();
        Held { term: self.builder.add(Term::Xor(leaves)), by }
    }

    /// Computes a & !b, held as a is.
    fn and_not(&mut self, a: Held, b: Held) -> Held {
        let b = self.held(b, a.by);
        Held { term: self.builder.add(Term::AndNot(a.term, b)), by: a.by }
    }
}

impl Terms {
    /// Moves rotations to operands, as far as sums and and-nots take them in. Words have `bits`
    /// bits; the inputs are held rotated right by `inputs`. Returns the terms, and the rotations in
    /// which the results are held; they are 0 if the results must be `plain`.
    pub fn with_lazy_rotations(&self, bits: u32, inputs: &[u32], plain: bool) -> (Self, Vec<u32>) {
        let mut lazy = Lazy { builder: Builder::default(), bits };
        let mut at: Vec<Held> = Vec::new();
        for term in &self.terms {
            let held = match term {
                Term::Input(i) => {
                    let by = inputs.get(*i).copied().unwrap_or(0);
                    Held { term: lazy.builder.add(term.clone()), by }
                }
                Term::Rotr(a, n) => Held { by: (at[*a].by + n) % bits, ..at[*a] },
                Term::Xor(leaves) => {
                    let words: Vec<Held> = leaves.iter().map(|&leaf| at[leaf]).collect();
                    lazy.sum(&words)
                }
                Term::AndNot(a, b) => lazy.and_not(at[*a], at[*b]),
                Term::Chi(a, b, c) => {
                    let changed = lazy.and_not(at[*c], at[*b]);
                    lazy.sum(&[at[*a], changed])
                }
                _ => {
                    let mut names: Vec<Id> = vec![NOWHERE; at.len()];
                    term.operands().iter().for_each(|&operand| names[operand] = lazy.held(at[operand], 0));
                    Held { term: lazy.builder.add(renamed(term, &names)), by: 0 }
                }
            };
            at.push(held);
        }
        let by: Vec<u32> = self.results.iter().map(|&id| if plain { 0 } else { at[id].by }).collect();
        let results = self.results.iter().zip(&by).map(|(&id, &by)| lazy.held(at[id], by)).collect();
        (Self { terms: lazy.builder.terms, results }.live(), by)
    }
}
