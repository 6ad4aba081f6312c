//! The kernel around an algorithm: from a thread's number to words, and from a digest word to the
//! list.
//!
//! ```text
//! unit's words in shared memory     a quad a thread: row of zero ^ rows of the bits of the unit's number
//! [affine walk: the unit's differences in shared memory, one round each]
//! words = the unit's ^ the lane's   [affine walk: one round and the linear half of the next]
//! for n in 0 … 2^s − 1:
//!     word = the algorithm of words
//!     if (word ^ value) & mask == 0: list ← number of n's Gray code, word
//!     words ^= the difference of the bit that n + 1 ends in
//! ```

use crate::layout::{LANE_BITS, Layout, UNIT_BITS};
use weave::device::{Condition, Kernel, Memory, Multiplied, Op, Operand, QUAD, Statement, Variable, record};
use weave::terms::Terms;

/// The parameters before those that the host computes.
const UNIT: usize = 0;
const CAPACITY: usize = 2;
const WORKGROUPS: usize = 3;
const MASK: usize = 4;
const VALUE: usize = 6;
/// The first of the parameters that are the number 1, which compilers cannot know
/// (`Terms::emit` says why there are several).
const ONE: usize = 8;
pub(crate) const ONES: usize = 4;
/// The first parameter that the host computes.
pub(crate) const KNOWN: usize = ONE + ONES;

/// Appends statements that compute the halves of a digest word from a thread's words.
pub(crate) type Hash<'a> = dyn Fn(&mut Making, &mut Vec<Statement>, &[Operand]) -> Vec<Operand> + 'a;

/// A kernel under construction.
pub(crate) struct Making {
    pub(crate) kernel: Kernel,
    pub(crate) layout: Layout,
    form: Multiplied,
}

pub(crate) fn constant(number: usize) -> Operand {
    Operand::Constant(number as u32)
}

impl Making {
    pub(crate) fn new(layout: &Layout, form: Multiplied) -> Self {
        let workgroup = 1 << (LANE_BITS + UNIT_BITS);
        let shared = layout.unit_quads() << UNIT_BITS;
        Self { kernel: Kernel { workgroup, shared, ..Kernel::default() }, layout: *layout, form }
    }

    pub(crate) fn set(&mut self, out: &mut Vec<Statement>, op: Op, of: &[Operand]) -> Operand {
        let to = self.kernel.variable();
        out.push(Statement::Set { to, op, of: of.to_vec() });
        Operand::Variable(to)
    }

    /// Assigns another value to a variable.
    pub(crate) fn change(to: Operand, op: Op, of: &[Operand], out: &mut Vec<Statement>) {
        let Operand::Variable(to) = to else { unreachable!("a constant stays what it is") };
        out.push(Statement::Set { to, op, of: of.to_vec() });
    }

    pub(crate) fn read(&mut self, out: &mut Vec<Statement>, from: Memory, at: Operand) -> [Operand; QUAD] {
        let to: [Variable; QUAD] = core::array::from_fn(|_| self.kernel.variable());
        out.push(Statement::Read { to, from, at });
        to.map(Operand::Variable)
    }

    /// a · b + c
    fn index(&mut self, out: &mut Vec<Statement>, a: Operand, b: usize, c: Operand) -> Operand {
        let product = self.set(out, Op::Multiply, &[a, constant(b)]);
        self.set(out, Op::Add, &[product, c])
    }

    /// Reads a row: the words of the quads from a place on.
    fn row(&mut self, out: &mut Vec<Statement>, from: Memory, first: Operand) -> Vec<Operand> {
        let quads = 0..self.layout.row_quads();
        let words: Vec<Operand> = quads
            .flat_map(|quad| {
                let at = if quad == 0 { first } else { self.set(out, Op::Add, &[first, constant(quad)]) };
                self.read(out, from, at)
            })
            .collect();
        words[..self.layout.varying * self.layout.halves.count()].to_vec()
    }

    pub(crate) fn terms(
        &mut self,
        out: &mut Vec<Statement>,
        terms: &Terms,
        inputs: &[Operand],
    ) -> Vec<Operand> {
        let terms = terms.clone().with_long_sums().with_shared_sums();
        let ones: [Operand; ONES] = core::array::from_fn(|i| Operand::Parameter(ONE + i));
        terms.emit(&mut self.kernel, inputs, (self.form, &ones), out)
    }

    /// Copies values into variables that may be changed.
    pub(crate) fn variables(&mut self, out: &mut Vec<Statement>, values: &[Operand]) -> Vec<Operand> {
        values.iter().map(|&value| self.set(out, Op::Copy, &[value])).collect()
    }

    /// Replaces all variables at once: the new values may depend on the old ones.
    pub(crate) fn replace(&mut self, out: &mut Vec<Statement>, variables: &[Operand], values: &[Operand]) {
        let values: Vec<Operand> = values
            .iter()
            .map(|&value| if variables.contains(&value) { self.set(out, Op::Copy, &[value]) } else { value })
            .collect();
        variables
            .iter()
            .zip(values)
            .for_each(|(&variable, value)| Self::change(variable, Op::Copy, &[value], out));
    }

    /// Finishes the kernel around the computation of the digest word.
    pub(crate) fn finish(mut self, hash: &Hash<'_>) -> Kernel {
        let mut out = Vec::new();
        let local = self.set(&mut out, Op::LocalIndex, &[]);
        let lane = self.set(&mut out, Op::And, &[local, constant((1 << LANE_BITS) - 1)]);
        let in_workgroup = self.set(&mut out, Op::ShiftRight(LANE_BITS), &[local]);
        let workgroup = self.set(&mut out, Op::WorkgroupIndex, &[]);
        let mut inner = Vec::new();
        self.work(&mut inner, Thread { lane, in_workgroup, workgroup }, hash);
        // In a launch of several rows of workgroups the last row may have more than are needed.
        out.push(Statement::If {
            holds: Condition::Less(workgroup, Operand::Parameter(WORKGROUPS)),
            then: inner,
        });
        self.kernel.body = out;
        self.kernel
    }

    fn work(&mut self, out: &mut Vec<Statement>, thread: Thread, hash: &Hash<'_>) {
        let layout = self.layout;
        let Thread { lane, in_workgroup, workgroup } = thread;
        let units = self.set(out, Op::ShiftLeft(UNIT_BITS), &[workgroup]);
        let unit = self.set(out, Op::Or, &[units, in_workgroup]);
        let shared = self.set(out, Op::Multiply, &[in_workgroup, constant(layout.unit_quads())]);
        self.words_of_unit(out, lane, unit, shared);
        let rows = layout.row_quads();
        let lanes_row = self.index(out, lane, rows, constant(layout.lanes()));
        let differences = if layout.walks_keccak {
            self.differences(out, lane, shared);
            (Memory::Shared, self.set(out, Op::Add, &[shared, constant(rows)]))
        } else {
            (Memory::Table, constant(layout.walked_rows()))
        };
        let words = self.sum_of_rows(out, shared, lanes_row);
        let words = if layout.walks_keccak { self.second_round(out, &words) } else { words };
        let number = self.set(out, Op::ShiftLeft(LANE_BITS), &[unit]);
        let number = self.set(out, Op::Or, &[number, lane]);
        let number = match layout.walked {
            0 => number,
            walked => self.set(out, Op::ShiftLeft(walked), &[number]),
        };
        let words = self.variables(out, &words);
        let step = self.kernel.variable();
        let mut body = Vec::new();
        let digest = hash(self, &mut body, &words);
        self.filter(&mut body, number, Operand::Variable(step), &digest);
        self.walk(&mut body, Operand::Variable(step), differences, &words);
        out.push(Statement::Loop { counter: step, first: 0, end: 1 << layout.walked, body });
    }

    /// Writes the unit's words to its shared memory.
    fn words_of_unit(&mut self, out: &mut Vec<Statement>, lane: Operand, unit: Operand, shared: Operand) {
        let rows = self.layout.row_quads();
        let number = [self.kernel.variable(), self.kernel.variable()];
        let first = [UNIT, UNIT + 1].map(Operand::Parameter);
        out.push(Statement::Add64 { to: number, a: first, b: [unit, constant(0)] });
        let mut then = Vec::new();
        let quad = self.read(&mut then, Memory::Table, lane);
        let quad: Vec<Operand> = self.variables(&mut then, &quad);
        let start = self.set(&mut then, Op::Add, &[lane, constant(rows)]);
        let at = self.set(&mut then, Op::Copy, &[start]);
        for (half, number) in (0..2).zip(number) {
            let bits = self.layout.unit_bits.saturating_sub(32 * half).min(32);
            if bits == 0 {
                continue;
            }
            let (counter, mut body) = (self.kernel.variable(), Vec::new());
            let bit = self.set(
                &mut body,
                Op::ShiftRightBy,
                &[Operand::Variable(number), Operand::Variable(counter)],
            );
            let bit = self.set(&mut body, Op::And, &[bit, constant(1)]);
            let mask = self.set(&mut body, Op::Subtract, &[constant(0), bit]);
            let flips = self.read(&mut body, Memory::Table, at);
            for (&word, flips) in quad.iter().zip(flips) {
                let flips = self.set(&mut body, Op::And, &[flips, mask]);
                Self::change(word, Op::Xor, &[word, flips], &mut body);
            }
            Self::change(at, Op::Add, &[at, constant(rows)], &mut body);
            then.push(Statement::Loop { counter, first: 0, end: bits, body });
        }
        let place = self.set(&mut then, Op::Add, &[shared, lane]);
        then.push(Statement::Write { at: place, from: core::array::from_fn(|i| quad[i]) });
        out.push(Statement::If { holds: Condition::Less(lane, constant(rows)), then });
        out.push(Statement::Barrier);
    }

    /// Adds a row of the table to the unit's words.
    fn sum_of_rows(&mut self, out: &mut Vec<Statement>, shared: Operand, row: Operand) -> Vec<Operand> {
        let base = self.row(out, Memory::Shared, shared);
        let flips = self.row(out, Memory::Table, row);
        base.into_iter().zip(flips).map(|(a, b)| self.set(out, Op::Xor, &[a, b])).collect()
    }

    /// Computes the state that enters χ of the second round from the one that enters χ of the
    /// first.
    fn second_round(&mut self, out: &mut Vec<Statement>, words: &[Operand]) -> Vec<Operand> {
        let terms = record::chi_iota_and_linear(0).in_halves(self.layout.halves);
        self.terms(out, &terms, words)
    }

    /// Computes the difference that each walked bit makes in the state that enters χ of the second
    /// round: the first threads take a bit each, the next one takes none.
    fn differences(&mut self, out: &mut Vec<Statement>, lane: Operand, shared: Operand) {
        let (rows, walked) = (self.layout.row_quads(), self.layout.walked as usize);
        let bit = self.set(out, Op::Copy, &[constant(walked)]);
        let mut then = Vec::new();
        Self::change(bit, Op::Copy, &[lane], &mut then);
        out.push(Statement::If { holds: Condition::Less(lane, constant(walked)), then });
        let row = self.index(out, bit, rows, constant(self.layout.walked_rows()));
        let words = self.sum_of_rows(out, shared, row);
        let mut words = self.second_round(out, &words);
        words.resize(rows * QUAD, constant(0));
        let first = self.set(out, Op::Add, &[shared, constant(rows)]);
        let mut then = Vec::new();
        let place = self.index(&mut then, lane, rows, first);
        for (i, quad) in words.chunks(QUAD).enumerate() {
            let at = self.set(&mut then, Op::Add, &[place, constant(i)]);
            then.push(Statement::Write { at, from: core::array::from_fn(|i| quad[i]) });
        }
        out.push(Statement::If { holds: Condition::Less(lane, constant(walked + 1)), then });
        out.push(Statement::Barrier);
        // The state without a flipped bit is subtracted from those with one.
        let mut then = Vec::new();
        let place = self.set(&mut then, Op::Add, &[first, lane]);
        let last = self.set(&mut then, Op::Add, &[place, constant(walked * rows)]);
        let zero = self.read(&mut then, Memory::Shared, last);
        let at = self.set(&mut then, Op::Copy, &[place]);
        let (counter, mut body) = (self.kernel.variable(), Vec::new());
        let quad = self.read(&mut body, Memory::Shared, at);
        let from = core::array::from_fn(|i| self.set(&mut body, Op::Xor, &[quad[i], zero[i]]));
        body.push(Statement::Write { at, from });
        Self::change(at, Op::Add, &[at, constant(rows)], &mut body);
        then.push(Statement::Loop { counter, first: 0, end: walked as u32, body });
        out.push(Statement::If { holds: Condition::Less(lane, constant(rows)), then });
        out.push(Statement::Barrier);
    }

    /// Lists a digest word that passes the filter.
    fn filter(&mut self, out: &mut Vec<Statement>, number: Operand, step: Operand, digest: &[Operand]) {
        let mut failing = constant(0);
        for (half, &word) in digest.iter().enumerate() {
            let other = self.set(out, Op::Xor, &[word, Operand::Parameter(VALUE + half)]);
            let masked = self.set(out, Op::And, &[other, Operand::Parameter(MASK + half)]);
            failing = if half == 0 { masked } else { self.set(out, Op::Or, &[failing, masked]) };
        }
        let mut then = Vec::new();
        let shifted = self.set(&mut then, Op::ShiftRight(1), &[step]);
        let gray = self.set(&mut then, Op::Xor, &[step, shifted]);
        let number = self.set(&mut then, Op::Or, &[number, gray]);
        let entry = [number, digest[0], digest.get(1).copied().unwrap_or(constant(0))];
        then.push(Statement::Push { capacity: Operand::Parameter(CAPACITY), entry });
        out.push(Statement::If { holds: Condition::Equal(failing, constant(0)), then });
    }

    /// Computes the words of the next step. After the last step the row of zeros is read.
    fn walk(
        &mut self,
        out: &mut Vec<Statement>,
        step: Operand,
        (memory, first): (Memory, Operand),
        words: &[Operand],
    ) {
        let next = self.set(out, Op::Add, &[step, constant(1)]);
        let bit = self.set(out, Op::TrailingZeros, &[next]);
        let row = self.index(out, bit, self.layout.row_quads(), first);
        let flips = self.row(out, memory, row);
        words.iter().zip(flips).for_each(|(&word, flips)| Self::change(word, Op::Xor, &[word, flips], out));
    }
}

/// The values that identify a thread.
#[derive(Clone, Copy)]
struct Thread {
    lane: Operand,
    in_workgroup: Operand,
    workgroup: Operand,
}
