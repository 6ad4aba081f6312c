//! What is the same for all threads of a launch is computed once, by the host.
//!
//! A launch goes over the low bits of a counter; words that only its high bits reach are the same for all threads, but not constants of the search. What
//! depends on nothing else is executed by the host before each launch, and the kernel is given what it needs of that as parameters. So that there is much of it, sums are put in
//! order: what is known first.

use super::fold::Folding;
use crate::terms::{Term, Terms, renamed};
use lanes::record::Id;
use std::collections::HashMap;

/// An algorithm in two parts.
#[derive(Clone, Debug)]
pub struct Split {
    /// What the host computes, from the same inputs.
    pub known: Terms,
    /// What the threads compute. Its inputs are those of the whole, and after them the results of `known`.
    pub left: Terms,
}

impl Terms {
    /// For each term whether it depends on known inputs and constants alone.
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

    /// With what is known of every sum, with carries or without, added first.
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
                    // What is known is added to one word that is not, whichever comes first.
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

    /// In two parts, where these inputs are known to the host; words have so many bits.
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
            // Terms keep their numbers; those that nobody needs any more are taken out at the end.
            let is_read = is_word(id);
            left.terms.push(if is_read { Term::Input(give(id)) } else { term.clone() });
        }
        let left = left.live();
        // Of what was given only what is read.
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
