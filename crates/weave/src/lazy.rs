//! Rotations put off: words that are held rotated where an operand of a sum may be rotated for nothing.
//!
//! Instructions of AArch64 that combine two registers rotate the second on its way in. Sums and and-not do not mind a rotation of all their
//! operands, so a word w may be held as v with w = rotr(v, p), and what rotates w only adds to p, which is known when the code is made. Where two words
//! meet that are held differently, the second is rotated by the difference:
//!
//! ```text
//! rotr(a, p) ^ rotr(b, q)   = rotr(a ^ rotr(b, q − p), p)           one EOR
//! rotr(a, p) & !rotr(b, q)  = rotr(a & !rotr(b, q − p), p)          one BIC
//! a constant c              = rotr(rotl(c, p), p)                   another constant
//! ```
//!
//! So of Keccak's 29 rotations a round none is left, and a round is 76 sums and 25 and-nots, 101 instructions and the load of ι's constant: 20 sums for C, 5 for
//! D, 25 for θ's end, 25 and the and-nots for χ, 1 for ι. Of instructions with two operands the algorithm takes no fewer as it is written. What leaves the code
//! is rotated if it must be, one word of a search, 24 of a permutation.
//!
//! That such rotations may be put off is from H. Becker and M. Kannwischer, "Hybrid scalar/vector implementations of Keccak and SPHINCS+ on AArch64" (ePrint
//! 2022/1243). In their loop words must be back where they were, so that they rotate a state at its end; a straight line has no end.

use crate::terms::{Builder, NOWHERE, Term, Terms, renamed};
use lanes::record::Id;

/// A word: the term rotated right by so many bits.
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
    /// The term whose rotation by `by` is the word.
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

    /// Their sum, held as the first of them is.
    fn sum(&mut self, words: &[Held]) -> Held {
        let by = words[0].by;
        let leaves = words.iter().map(|&word| self.held(word, by)).collect();
        Held { term: self.builder.add(Term::Xor(leaves)), by }
    }

    /// a & !b, held as a is.
    fn and_not(&mut self, a: Held, b: Held) -> Held {
        let b = self.held(b, a.by);
        Held { term: self.builder.add(Term::AndNot(a.term, b)), by: a.by }
    }
}

impl Terms {
    /// With rotations only of operands, as far as sums and and-nots take them in. Words have so many bits; the inputs are held rotated right by `inputs`.
    /// Returns by how much the results are, which is not at all if they must be `plain`.
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
