//! Runs a kernel on this machine, all threads of a workgroup one statement at a time: the reference
//! for the texts of all dialects.

use super::{Condition, ENTRY_WORDS, Kernel, Memory, Op, Operand, QUAD, Statement, Variable};

/// Runs a launch of a number of workgroups. Returns the entries for which the list has room, and
/// how many there were.
///
/// # Panics
///
/// If the kernel reads out of bounds, or has a barrier that not all threads reach.
#[must_use]
pub fn run(
    kernel: &Kernel,
    parameters: &[u32],
    table: &[u32],
    workgroups: u32,
) -> (Vec<[u32; ENTRY_WORDS]>, u32) {
    assert_eq!(kernel.parameters, parameters.len(), "parameters");
    let mut list = List::default();
    for workgroup in 0..workgroups {
        let threads = kernel.workgroup as usize;
        let mut machine = Machine {
            kernel,
            parameters,
            table,
            workgroup,
            values: vec![vec![0; threads]; kernel.variables],
            shared: vec![[0; QUAD]; kernel.shared],
            list: &mut list,
        };
        machine.statements(&kernel.body, &vec![true; threads]);
    }
    (list.entries, list.count)
}

#[derive(Default)]
struct List {
    entries: Vec<[u32; ENTRY_WORDS]>,
    count: u32,
}

struct Machine<'a> {
    kernel: &'a Kernel,
    parameters: &'a [u32],
    table: &'a [u32],
    workgroup: u32,
    /// The value of each variable in every thread.
    values: Vec<Vec<u32>>,
    shared: Vec<[u32; QUAD]>,
    list: &'a mut List,
}

impl Machine<'_> {
    fn get(&self, operand: Operand, thread: usize) -> u32 {
        match operand {
            Operand::Variable(variable) => self.values[variable][thread],
            Operand::Constant(constant) => constant,
            Operand::Parameter(parameter) => self.parameters[parameter],
        }
    }

    fn put(&mut self, variable: Variable, thread: usize, value: u32) {
        self.values[variable][thread] = value;
    }

    /// Runs statements in the active threads.
    fn statements(&mut self, statements: &[Statement], active: &[bool]) {
        for statement in statements {
            match statement {
                Statement::If { holds, then } => {
                    let inner: Vec<bool> = (0..active.len())
                        .map(|thread| active[thread] && self.holds(*holds, thread))
                        .collect();
                    if inner.contains(&true) {
                        self.statements(then, &inner);
                    }
                }
                Statement::Loop { counter, first, end, body } => {
                    for number in *first..*end {
                        self.values[*counter].fill(number);
                        self.statements(body, active);
                    }
                }
                Statement::Set { to, op, of } => self.set(*to, *op, of, active),
                Statement::Barrier => {
                    assert!(active.iter().all(|is| *is), "a barrier that some threads do not come to")
                }
                _ => (0..active.len())
                    .filter(|thread| active[*thread])
                    .for_each(|thread| self.step(statement, thread)),
            }
        }
    }

    fn holds(&self, condition: Condition, thread: usize) -> bool {
        match condition {
            Condition::Equal(a, b) => self.get(a, thread) == self.get(b, thread),
            Condition::Less(a, b) => self.get(a, thread) < self.get(b, thread),
        }
    }

    /// Runs a statement in one thread.
    fn step(&mut self, statement: &Statement, thread: usize) {
        let get = |operand: &Operand| self.get(*operand, thread);
        match statement {
            Statement::Add64 { to: [low, high], a, b } => {
                let wide = |[low, high]: &[Operand; 2]| u64::from(get(high)) << 32 | u64::from(get(low));
                let sum = wide(a).wrapping_add(wide(b));
                self.put(*low, thread, sum as u32);
                self.put(*high, thread, (sum >> 32) as u32);
            }
            Statement::Read { to, from, at } => {
                let at = get(at) as usize;
                let quad: [u32; QUAD] = match from {
                    Memory::Table => core::array::from_fn(|i| self.table[QUAD * at + i]),
                    Memory::Shared => self.shared[at],
                };
                to.iter().zip(quad).for_each(|(to, word)| self.put(*to, thread, word));
            }
            Statement::Write { at, from } => {
                let (at, quad) = (get(at) as usize, from.each_ref().map(get));
                self.shared[at] = quad;
            }
            Statement::Constants { to, at } => {
                let at = 2 * get(at) as usize;
                let words = [self.kernel.constants[at], self.kernel.constants[at + 1]];
                to.iter().zip(words).for_each(|(to, word)| self.put(*to, thread, word));
            }
            Statement::Push { capacity, entry } => {
                let (has_room, entry) = (self.list.count < get(capacity), entry.each_ref().map(get));
                self.list.count += 1;
                if has_room {
                    self.list.entries.push(entry);
                }
            }
            Statement::Set { .. } | Statement::Barrier | Statement::If { .. } | Statement::Loop { .. } => {
                unreachable!("{statement:?} is of all threads")
            }
        }
    }

    /// Runs an operation in all active threads.
    fn set(&mut self, to: Variable, op: Op, of: &[Operand], active: &[bool]) {
        let mut made = core::mem::take(&mut self.values[to]);
        for (thread, made) in made.iter_mut().enumerate().filter(|(thread, _)| active[*thread]) {
            let old = *made;
            let get = |operand: &Operand| {
                if *operand == Operand::Variable(to) { old } else { self.get(*operand, thread) }
            };
            *made = match (op, of) {
                (Op::LocalIndex, _) => thread as u32,
                (Op::WorkgroupIndex, _) => self.workgroup,
                (_, [a]) => op.of(&[get(a)]),
                (_, [a, b]) => op.of(&[get(a), get(b)]),
                (_, [a, b, c]) => op.of(&[get(a), get(b), get(c)]),
                _ => unreachable!("{op:?} of {} operands", of.len()),
            };
        }
        self.values[to] = made;
    }
}

impl Op {
    /// Computes the operation from its operands.
    ///
    /// # Panics
    ///
    /// If the result depends on the thread, or the number of operands is wrong.
    #[must_use]
    pub fn of(self, operands: &[u32]) -> u32 {
        match (self, operands) {
            (Self::Copy, &[a]) => a,
            (Self::Xor, &[a, b]) => a ^ b,
            (Self::Xor3, &[a, b, c]) => a ^ b ^ c,
            (Self::And, &[a, b]) => a & b,
            (Self::Or, &[a, b]) => a | b,
            (Self::Not, &[a]) => !a,
            (Self::AndNot, &[a, b]) => a & !b,
            (Self::Chi, &[a, b, c]) => a ^ (!b & c),
            (Self::Choose, &[a, b, c]) => a & b | !a & c,
            (Self::Majority, &[a, b, c]) => a & b | a & c | b & c,
            (Self::Add, &[a, b]) => a.wrapping_add(b),
            (Self::Multiply, &[a, b]) => a.wrapping_mul(b),
            (Self::MultiplyAdd, &[a, b, c]) => a.wrapping_mul(b).wrapping_add(c),
            (Self::Subtract, &[a, b]) => a.wrapping_sub(b),
            (Self::ShiftRight(n), &[a]) => a >> n,
            (Self::ShiftLeft(n), &[a]) => a << n,
            (Self::ShiftRightBy, &[a, b]) => a >> b,
            (Self::RotateRight(n) | Self::RotateRightMultiplied(n), &[a]) => a.rotate_right(n),
            (Self::Funnel(n) | Self::FunnelMultiplied(n), &[a, b]) => {
                ((u64::from(a) << 32 | u64::from(b)) >> n) as u32
            }
            (Self::TrailingZeros, &[a]) => a.trailing_zeros(),
            _ => panic!("{self:?} of {} operands", operands.len()),
        }
    }
}
