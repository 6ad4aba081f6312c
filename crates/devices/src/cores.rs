//! The algorithms in a kernel: the statements between a thread's words and a word of the digest.

use crate::layout::{Layout, Reach};
use crate::skeleton::{KNOWN, Making, constant};
use hashes::Family;
use hashes::keccak::{ROUND_CONSTANTS, SHA3_256, WORDS, first_round};
use kernels::search::Outline;
use weave::device::{Halves, Kernel, Multiplied, Op, Operand, Statement, record};
use weave::terms::Terms;

/// Makes the kernel of an algorithm that is recorded as a whole, and the terms that the host
/// computes before a launch.
pub(crate) fn of_terms(
    layout: &Layout,
    terms: &Terms,
    word_bits: u32,
    reaches: &[Reach],
    form: Multiplied,
) -> (Kernel, Terms) {
    let constants: Vec<Option<u64>> = reaches
        .iter()
        .map(|reach| if let Reach::Constant(word) = reach { Some(*word) } else { None })
        .collect();
    let known: Vec<bool> = reaches.iter().map(|reach| *reach != Reach::Thread).collect();
    let split = terms.folded(word_bits, &constants).split(word_bits, &known);
    let (halves, count) = (layout.halves, layout.halves.count());
    let parameters = split.known.results.len() * count;
    let left = split.left.in_halves(halves);
    let mut making = Making::new(layout, form);
    making.kernel.parameters = KNOWN + parameters;
    let varying: Vec<usize> = (0..reaches.len()).filter(|&j| reaches[j] == Reach::Thread).collect();
    let kernel = making.finish(&|making, out, words| {
        let mut inputs = vec![constant(0); reaches.len() * count];
        for (place, &j) in varying.iter().enumerate() {
            inputs[j * count..(j + 1) * count].copy_from_slice(&words[place * count..(place + 1) * count]);
        }
        inputs.extend((0..parameters).map(|i| Operand::Parameter(KNOWN + i)));
        making.terms(out, &left, &inputs)
    });
    (kernel, split.known)
}

/// Makes the kernel of Keccak, with a loop of rounds for every permutation, and the terms that the
/// host computes.
pub(crate) fn of_keccak(
    layout: &Layout,
    outline: &Outline,
    reaches: &[Reach],
    word: usize,
    form: Multiplied,
) -> (Kernel, Terms) {
    let mut making = Making::new(layout, form);
    let halves = layout.halves;
    making.kernel.constants = ROUND_CONSTANTS.iter().flat_map(|&constant| halves.of(constant)).collect();
    let family = outline.algorithm.family();
    let again = if family == Family::Sha3x { 2 } else { 0 };
    let whole = if let Family::Keccak(sponge) = family { first_round(sponge.rounds) } else { 0 };
    // The host passes the words of later blocks that are the same for a launch.
    let handed: Vec<usize> = (WORDS..reaches.len()).filter(|&j| reaches[j] == Reach::Launch).collect();
    making.kernel.parameters = KNOWN + 2 * handed.len();
    let kernel = making.finish(&|making, out, words| {
        let first = whole + if layout.walks_keccak { 1 } else { 0 };
        let state = making.terms(out, &record::chi_iota(first).in_halves(halves), &words[..2 * WORDS]);
        let state = making.variables(out, &state);
        let (permutations, mut next) = (outline.blocks.len() + again, 2 * WORDS);
        for permutation in 0..permutations {
            let is_last = permutation + 1 == permutations;
            let begin = if permutation == 0 { first + 1 } else { whole };
            making.rounds(out, &state, begin as u32, if is_last { 23 } else { 24 });
            if is_last {
                break;
            }
            if permutation + 1 < outline.blocks.len() {
                let block = (permutation + 1) * WORDS;
                for j in 0..WORDS {
                    let word = match reaches[block + j] {
                        Reach::Constant(word) => halves.of(word).map(Operand::Constant),
                        Reach::Launch => {
                            let place = handed.iter().position(|&of| of == block + j).unwrap_or(0);
                            [0, 1].map(|half| Operand::Parameter(KNOWN + 2 * place + half))
                        }
                        Reach::Thread => {
                            next += 2;
                            [words[next - 2], words[next - 1]]
                        }
                    };
                    for (&part, word) in state[2 * j..2 * j + 2].iter().zip(word) {
                        if word != constant(0) {
                            Making::change(part, Op::Xor, &[part, word], out);
                        }
                    }
                }
            } else {
                digest_as_block(&state, halves, out);
            }
        }
        making.terms(out, &record::last_word(word).in_halves(halves), &state)
    });
    let inputs = (0..reaches.len()).map(weave::terms::Term::Input).collect();
    (kernel, Terms { terms: inputs, results: handed }.live())
}

/// The second hash of SHA3-256 of a SHA3-256: makes the state that absorbs the digest.
fn digest_as_block(state: &[Operand], halves: Halves, out: &mut Vec<Statement>) {
    let mut block = [0; 200];
    SHA3_256.pad(&mut block[..SHA3_256.rate], 32);
    for (j, bytes) in block.chunks(8).enumerate().skip(4) {
        let word = halves.of(u64::from_le_bytes(core::array::from_fn(|i| bytes[i])));
        for (&part, word) in state[2 * j..2 * j + 2].iter().zip(word) {
            Making::change(part, Op::Copy, &[Operand::Constant(word)], out);
        }
    }
}

impl Making {
    /// Appends rounds on a state that stays in the same variables.
    fn rounds(&mut self, out: &mut Vec<Statement>, state: &[Operand], first: u32, end: u32) {
        let (counter, mut body) = (self.kernel.variable(), Vec::new());
        let to = [self.kernel.variable(), self.kernel.variable()];
        body.push(Statement::Constants { to, at: Operand::Variable(counter) });
        let inputs = [state, &to.map(Operand::Variable)].concat();
        let results = self.terms(&mut body, &record::round().in_halves(self.layout.halves), &inputs);
        self.replace(&mut body, state, &results);
        out.push(Statement::Loop { counter, first, end, body });
    }
}
