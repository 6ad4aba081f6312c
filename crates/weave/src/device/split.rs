//! Moves what is the same for all threads of a launch to the host, which computes it once.
//!
//! A launch covers the low bits of a counter; words that depend only on its high bits are the same
//! for all threads, but not constants of the search. Terms that depend on nothing else are computed
//! by the host before each launch, and the kernel is given those that it needs as parameters. Sums
//! are reordered so that known words are added first, which increases the host's part.

use super::fold::Folding;
use crate::terms::{Term, Terms, renamed};
use lanes::record::Id;
use std::collections::HashMap;

/// An algorithm in two parts.
#[derive(Clone, Debug)]
pub struct Split {
    /// The host's part, from the same inputs.
    pub known: Terms,
    /// The threads' part. Its inputs are those of the whole, followed by the results of `known`.
    pub left: Terms,
}

impl Terms {
    /// Marks the terms that depend only on known inputs and constants.
    fn known(&self, inputs: &[bool]) -> Vec<bool> {
        let mut known: Vec<bool> = Vec::new();
        for term in &self.terms {
            known.push(match term {
                Term::Input(i) => inputs[*i],
                _ => term.operands().iter().all(|&operand| known[operand]),
            });
        }
        known
    }

    /// Reorders sums, with carries or without, so that known words are added first.
    fn with_known_sums(&self, bits: u32, inputs: &[bool]) -> Self {
        let (known, uses) = (self.known(inputs), self.uses());
        let mut folding = Folding::new(bits);
        let mut at: Vec<Id> = Vec::new();
        for (id, term) in self.terms.iter().enumerate() {
            let new = match term {
                Term::Add(..) if !known[id] => {
                    let (first, rest): (Vec<Id>, Vec<Id>) =
                        self.added(id, &uses).into_iter().partition(|&word| known[word]);
                    let sum = |folding: &mut Folding, a: Option<Id>, b: Id| {
                        Some(a.map_or(b, |a| folding.add(Term::Add(a, b))))
                    };
                    let first = first.into_iter().fold(None, |all, word| sum(&mut folding, all, at[word]));
                    // The known part is added to one unknown word, whichever comes first.
                    let all = rest.into_iter().map(|word| at[word]).chain(first);
                    all.fold(None, |all, word| sum(&mut folding, all, word)).expect("a sum has words")
                }
                Term::Xor(leaves) if !known[id] => {
                    let (first, rest): (Vec<Id>, Vec<Id>) = leaves.iter().partition(|&&word| known[word]);
                    let first = folding.add(Term::Xor(first.iter().map(|&word| at[word]).collect()));
                    folding.add(Term::Xor(rest.iter().map(|&word| at[word]).chain([first]).collect()))
                }
                _ => folding.add(renamed(term, &at)),
            };
            at.push(new);
        }
        folding.finished(self.results.iter().map(|&result| at[result]).collect())
    }

    /// Splits the terms, given which inputs the host knows; words have `bits` bits.
    #[must_use]
    pub fn split(&self, bits: u32, inputs: &[bool]) -> Split {
        let whole = self.clone().with_long_sums().with_known_sums(bits, inputs);
        let known = whole.known(inputs);
        let is_word = |id: Id| known[id] && !matches!(whole.terms[id], Term::Constant(_));
        let mut given: Vec<Id> = Vec::new();
        let mut number: HashMap<Id, usize> = HashMap::new();
        let mut give = |id: Id| {
            *number.entry(id).or_insert_with(|| {
                given.push(id);
                inputs.len() + given.len() - 1
            })
        };
        let mut left = Terms { terms: Vec::new(), results: whole.results.clone() };
        for (id, term) in whole.terms.iter().enumerate() {
            // Terms keep their numbers; unused ones are removed at the end.
            let is_read = is_word(id);
            left.terms.push(if is_read { Term::Input(give(id)) } else { term.clone() });
        }
        let left = left.live();
        // Only the parameters that are read are kept.
        let read: Vec<usize> = (left.terms.iter())
            .filter_map(|term| match term {
                Term::Input(i) => i.checked_sub(inputs.len()),
                _ => None,
            })
            .collect();
        let order: HashMap<usize, usize> = read.iter().enumerate().map(|(new, &old)| (old, new)).collect();
        let rename = |term: &Term| match term {
            Term::Input(i) if *i >= inputs.len() => Term::Input(inputs.len() + order[&(i - inputs.len())]),
            _ => term.clone(),
        };
        let terms = left.terms.iter().map(rename).collect();
        let results = read.iter().map(|&given_as| given[given_as]).collect();
        Split {
            known: Terms { terms: whole.terms, results }.live(),
            left: Terms { terms, results: left.results },
        }
    }
}
