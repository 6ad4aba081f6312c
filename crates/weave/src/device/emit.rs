//! Turns terms into statements.

use super::{Kernel, Op, Operand, Statement};
use crate::terms::{Term, Terms};
use lanes::record::Id;

/// The share of the work that goes to the multiplier, where the dialect can choose: percentages,
/// spread evenly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Multiplied {
    /// The share of the rotations.
    pub rotations: usize,
    /// The share of the sums of two words of 32 bits.
    pub additions: usize,
}

/// The additions that are multiplied by the same operand before the next one takes its turn.
const SERVED: usize = 64;

/// Whether the item of this number is among the chosen ones, which are `of_hundred` of every
/// hundred.
fn is_chosen(number: usize, of_hundred: usize) -> bool {
    (number + 1) * of_hundred / 100 > number * of_hundred / 100
}

impl Terms {
    /// Makes sums of two words parts of the sums that use them, where three-input logic adds them
    /// at no cost: θ of Keccak is 10 operations less.
    #[must_use]
    pub fn with_shared_sums(mut self) -> Self {
        let mut users: Vec<Vec<Id>> = vec![Vec::new(); self.terms.len()];
        let mut kept: Vec<bool> = vec![false; self.terms.len()];
        self.results.iter().for_each(|&result| kept[result] = true);
        for (id, term) in self.terms.iter().enumerate() {
            term.operands().into_iter().for_each(|operand| users[operand].push(id));
        }
        for id in 0..self.terms.len() {
            let Term::Xor(pair) = self.terms[id].clone() else { continue };
            // A sum of an even number of words takes one more without another operation.
            let takes_it =
                |user: &Id| matches!(&self.terms[*user], Term::Xor(leaves) if leaves.len() % 2 == 0);
            if pair.len() == 2 && !kept[id] && users[id].iter().all(takes_it) {
                for &user in &users[id] {
                    if let Term::Xor(leaves) = &mut self.terms[user] {
                        leaves.retain(|&leaf| leaf != id);
                        leaves.extend(&pair);
                    }
                }
            }
        }
        self.live()
    }

    /// Appends statements that compute the terms from these inputs, in words of 32 bits. Returns
    /// where the results are.
    ///
    /// `ones` are operands that are 1, which compilers cannot know: they keep an addition a
    /// multiplication. There are several, because each stays in one register, and a multiplication
    /// whose three operands are in the same bank of registers waits: the compiler can choose the
    /// other operands' registers only if not all of a function's sums share one factor. On an H200
    /// four of them make SHA-256 16 % faster than one.
    pub fn emit(
        &self,
        kernel: &mut Kernel,
        inputs: &[Operand],
        (multiplied, ones): (Multiplied, &[Operand]),
        out: &mut Vec<Statement>,
    ) -> Vec<Operand> {
        let mut emitting =
            Emitting { kernel, multiplied, ones, rotations: 0, additions: 0, at: Vec::new(), out };
        for (id, term) in self.terms.iter().enumerate() {
            emitting.term(self, id, term, inputs);
        }
        self.results.iter().map(|&result| emitting.at[result]).collect()
    }
}

struct Emitting<'a> {
    kernel: &'a mut Kernel,
    multiplied: Multiplied,
    ones: &'a [Operand],
    rotations: usize,
    additions: usize,
    at: Vec<Operand>,
    out: &'a mut Vec<Statement>,
}

impl Emitting<'_> {
    fn set(&mut self, op: Op, of: &[Operand]) -> Operand {
        let to = self.kernel.variable();
        self.out.push(Statement::Set { to, op, of: of.to_vec() });
        Operand::Variable(to)
    }

    fn term(&mut self, terms: &Terms, id: Id, term: &Term, inputs: &[Operand]) {
        // The upper half of a sum was made together with the lower one.
        if self.at.len() > id {
            return;
        }
        let of: Vec<Operand> = term.operands().iter().map(|&operand| self.at[operand]).collect();
        let made = match term {
            Term::Input(i) => inputs[*i],
            Term::Constant(constant) => Operand::Constant(*constant as u32),
            Term::Xor(_) => self.sum(&of),
            Term::And(..) => self.set(Op::And, &of),
            Term::Or(..) => self.set(Op::Or, &of),
            Term::Not(_) => self.set(Op::Not, &of),
            Term::AndNot(..) => self.set(Op::AndNot, &of),
            Term::Chi(..) => self.set(Op::Chi, &of),
            Term::Ch(..) => self.set(Op::Choose, &of),
            Term::Maj(..) => self.set(Op::Majority, &of),
            Term::Add(a, b) => match terms.terms.get(id + 1) {
                Some(Term::AddHigh(c, d, e, f)) if (a, b) == (e, f) && *c < id && *d < id => {
                    let high = [self.at[*c], self.at[*d]];
                    let [low, high] = self.sum64([of[0], high[0]], [of[1], high[1]]);
                    self.at.push(low);
                    high
                }
                _ => self.addition(of[0], of[1]),
            },
            Term::Sub(..) => self.set(Op::Subtract, &of),
            Term::AddHigh(..) => self.sum64([of[2], of[0]], [of[3], of[1]])[1],
            Term::Rotr(_, n) => {
                let op = if self.rotates_by_multiplying() {
                    Op::RotateRightMultiplied(*n)
                } else {
                    Op::RotateRight(*n)
                };
                self.set(op, &of)
            }
            Term::Shr(_, n) => self.set(Op::ShiftRight(*n), &of),
            Term::Funnel(_, _, n) => {
                let op =
                    if self.rotates_by_multiplying() { Op::FunnelMultiplied(*n) } else { Op::Funnel(*n) };
                self.set(op, &of)
            }
        };
        self.at.push(made);
    }

    fn rotates_by_multiplying(&mut self) -> bool {
        self.rotations += 1;
        is_chosen(self.rotations - 1, self.multiplied.rotations)
    }

    fn addition(&mut self, a: Operand, b: Operand) -> Operand {
        self.additions += 1;
        if is_chosen(self.additions - 1, self.multiplied.additions) {
            let before = (self.additions - 1) * self.multiplied.additions / 100;
            let one = self.ones[before / SERVED % self.ones.len()];
            self.set(Op::MultiplyAdd, &[a, one, b])
        } else {
            self.set(Op::Add, &[a, b])
        }
    }

    fn sum64(&mut self, a: [Operand; 2], b: [Operand; 2]) -> [Operand; 2] {
        let to = [self.kernel.variable(), self.kernel.variable()];
        self.out.push(Statement::Add64 { to, a, b });
        to.map(Operand::Variable)
    }

    /// Adds words without carries, two words at a time onto the first.
    fn sum(&mut self, words: &[Operand]) -> Operand {
        match words {
            [word] => *word,
            [a, b] => self.set(Op::Xor, &[*a, *b]),
            [a, b, c, rest @ ..] => {
                let first = self.set(Op::Xor3, &[*a, *b, *c]);
                self.sum(&[&[first], rest].concat())
            }
            [] => Operand::Constant(0),
        }
    }
}
