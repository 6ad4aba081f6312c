//! Registers for the values of a line.
//!
//! A line has no branches, so the next use of every value is known. When a register is needed and
//! none is free, the value whose next use is the furthest away gives up its register (Belady).
//! Constants and values that memory holds anyway are preferred: they are loaded again and need not
//! be saved. A result takes the register of an operand that is not used again, where the
//! instruction allows that, or the register that has been free for the longest time.

use crate::{Allocated, Instruction, Line, Op, Register, Target, Value};
use std::collections::{HashMap, VecDeque};

/// A line with its registers.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The instructions in order.
    pub instructions: Vec<Allocated>,
    /// The registers of the values that are kept.
    pub kept: Vec<Register>,
    /// How many places in memory the code needs.
    pub places: usize,
}

impl Code {
    /// Appends copies that bring the values that are kept to the registers `to`, in their order.
    #[must_use]
    pub fn with_kept_in(mut self, to: &[Register], registers: Register) -> Self {
        let is_free = |register: &Register| !to.contains(register) && !self.kept.contains(register);
        let spare = || (0..registers).find(is_free).expect("a register without a value");
        let copies = copies(&self.kept, to, spare);
        let copy = |(to, from)| Allocated::new(Op::Copy, to, &[from]);
        self.instructions.extend(copies.into_iter().map(copy));
        self.kept = to.to_vec();
        self
    }
}

/// Returns the copies, each to a register and from one, that bring values from registers to others;
/// circles of them go through a spare one.
pub(crate) fn copies<R: Copy + PartialEq>(from: &[R], to: &[R], spare: impl Fn() -> R) -> Vec<(R, R)> {
    let mut left: Vec<(R, R)> =
        from.iter().copied().zip(to.iter().copied()).filter(|(from, to)| from != to).collect();
    let mut copies = Vec::new();
    while !left.is_empty() {
        let is_read = |register: R| left.iter().any(|&(from, _)| from == register);
        if let Some(i) = left.iter().position(|&(_, to)| !is_read(to)) {
            let (from, to) = left.swap_remove(i);
            copies.push((to, from));
        } else {
            let from = core::mem::replace(&mut left[0].0, spare());
            copies.push((left[0].0, from));
        }
    }
    copies
}

/// A value that is used again within this many instructions is brought into a register; other
/// values are read from memory.
const SOON: usize = 24;

/// The next use of a value that is not used again.
const NEVER: usize = usize::MAX;

struct Allocator<'a> {
    target: &'a dyn Target,
    line: &'a Line,
    /// The uses of each value, the next one first.
    needed: Vec<VecDeque<usize>>,
    /// The instruction that makes a value without operands.
    sources: Vec<Option<Op>>,
    holder: Vec<Option<Value>>,
    place: Vec<Option<Register>>,
    /// The places of the values that are saved, and those whose values are not used again.
    saved: HashMap<Value, usize>,
    unused: Vec<usize>,
    /// The free registers, the one that has been free for the longest time first.
    free: VecDeque<Register>,
    /// The registers that the present instruction reads, which must not be given to another value.
    locked: Vec<Register>,
    /// The index of the present instruction.
    now: usize,
    code: Code,
}

/// Assigns registers to the values of a line; the given values are in the registers `given`.
pub fn allocate(target: &dyn Target, line: &Line, given: &[Register]) -> Code {
    let mut needed = vec![VecDeque::new(); line.values];
    let mut sources = vec![None; line.values];
    for (i, Instruction { op, operands, result }) in line.instructions.iter().enumerate() {
        operands.iter().for_each(|&value| needed[value].push_back(i));
        if let (Some(value), true) = (result, op.is_source()) {
            sources[*value] = Some(*op);
        }
    }
    line.kept.iter().for_each(|&value| needed[value].push_back(line.instructions.len()));
    let mut allocator = Allocator {
        target,
        line,
        needed,
        sources,
        holder: vec![None; usize::from(target.registers())],
        place: vec![None; line.values],
        saved: HashMap::new(),
        unused: Vec::new(),
        free: VecDeque::new(),
        locked: Vec::new(),
        now: 0,
        code: Code::default(),
    };
    for (&value, &register) in line.given.iter().zip(given) {
        if !allocator.needed[value].is_empty() {
            allocator.put(value, register);
        }
    }
    let taken = &allocator.holder;
    allocator.free = (0..target.registers()).filter(|&r| taken[usize::from(r)].is_none()).collect();
    (0..line.instructions.len()).for_each(|i| allocator.instruction(i));
    allocator.finish()
}

impl Allocator<'_> {
    fn put(&mut self, value: Value, register: Register) {
        self.holder[usize::from(register)] = Some(value);
        self.place[value] = Some(register);
    }

    fn emit(&mut self, op: Op, to: Register, from: &[Register]) {
        self.code.instructions.push(Allocated::new(op, to, from));
    }

    fn next_need(&self, value: Value) -> usize {
        self.needed[value].front().copied().unwrap_or(NEVER)
    }

    /// Returns a register for a result or for a value that is loaded again.
    fn register(&mut self) -> Register {
        if let Some(register) = self.free.pop_front() {
            return register;
        }
        let far = |register: &Register| {
            let value = self.holder[usize::from(*register)].expect("none is free");
            let distance = self.next_need(value).saturating_sub(self.now);
            let is_in_memory = self.sources[value].is_some() || self.saved.contains_key(&value);
            distance.saturating_add(1).saturating_mul(if is_in_memory { 3 } else { 1 })
        };
        let candidates = (0..self.target.registers()).filter(|register| !self.locked.contains(register));
        let register = candidates.max_by_key(far).expect("more registers than an instruction has operands");
        self.evict(register);
        register
    }

    fn evict(&mut self, register: Register) {
        let value = self.holder[usize::from(register)].take().expect("a value is there");
        self.place[value] = None;
        if self.sources[value].is_none() && !self.saved.contains_key(&value) {
            let slot = self.unused.pop().unwrap_or_else(|| {
                self.code.places += 1;
                self.code.places - 1
            });
            self.saved.insert(value, slot);
            self.emit(Op::Spill(slot), register, &[register]);
        }
    }

    /// Returns the place from which a value that is in no register can be read.
    fn source(&self, value: Value) -> Op {
        self.sources[value].unwrap_or_else(|| Op::Reload(self.saved[&value]))
    }

    /// Brings a value into a register if it is not in one, and returns the register.
    fn bring(&mut self, value: Value) -> Register {
        if let Some(register) = self.place[value] {
            return register;
        }
        let register = self.register();
        let op = self.source(value);
        self.emit(op, register, &[]);
        self.put(value, register);
        register
    }

    /// Returns the operand that the instruction reads from memory, and where it lies there. Such an
    /// operand is in no register and does not need one soon.
    fn operand_in_memory(&self, op: Op, operands: &[Value]) -> Option<(usize, Op)> {
        let last_use = |value: Value| self.needed[value].len() == 1;
        let replaces_one = operands.iter().any(|&value| self.place[value].is_some() && last_use(value));
        let (place, &value) = operands.iter().enumerate().find(|&(i, &value)| {
            self.place[value].is_none()
                && self.target.reads_memory(op, i)
                && operands.iter().filter(|&&other| other == value).count() == 1
        })?;
        // If the instruction has to replace an operand and all others are used again, this one is
        // brought into a register to be replaced.
        let is_replaced = self.target.replaces_any(op) && !replaces_one && last_use(value);
        let soon = self.needed[value].get(1).is_some_and(|&next| next < self.now + SOON);
        let stays = soon && !self.free.is_empty();
        (!is_replaced && !stays).then(|| (place, self.source(value)))
    }

    /// Gives back the register and the place of a value that is not used again.
    fn release(&mut self, value: Value) {
        self.unused.extend(self.saved.remove(&value));
        if let Some(register) = self.place[value].take() {
            self.holder[usize::from(register)] = None;
            self.free.push_back(register);
        }
    }

    fn instruction(&mut self, i: usize) {
        let Instruction { op, operands, result } = &self.line.instructions[i];
        self.now = i;
        self.locked.clear();
        if let (Some(value), true) = (*result, op.is_source()) {
            // The value is made at its first use instead if no register is free or the target's
            // instructions read operands from memory.
            if !self.free.is_empty() && !self.target.reads_operands() {
                self.bring(value);
            }
            return;
        }
        let in_memory = self.operand_in_memory(*op, operands);
        let mut from: Vec<Register> = Vec::new();
        for (i, &value) in operands.iter().enumerate() {
            if in_memory.is_some_and(|(place, _)| place == i) {
                from.push(0);
                continue;
            }
            let register = self.bring(value);
            self.locked.push(register);
            from.push(register);
        }
        for &value in operands {
            self.needed[value].pop_front();
        }
        let dies = |this: &Self, value: Value| this.needed[value].is_empty();
        let Some(result) = *result else {
            self.emit(*op, 0, &from);
            if let Op::Store(row) = *op {
                // From here on the row has the value.
                self.sources[operands[0]].get_or_insert(Op::Load(row));
            }
            for &value in operands {
                if dies(self, value) {
                    self.release(value);
                }
            }
            return;
        };
        let dies_in_register = |this: &Self, value: Value| dies(this, value) && this.place[value].is_some();
        let any = self.target.replaces_any(*op).then(|| {
            let dying = (0..operands.len()).find(|&i| dies_in_register(self, operands[i]));
            dying.unwrap_or_else(|| usize::from(in_memory.is_some_and(|(place, _)| place == 0)))
        });
        let tied = self.target.tied(*op).or(any);
        if let Some(place) = tied
            && any.is_none()
            && !dies(self, operands[place])
            && op.commutes()
            && let Some(other) = operands.iter().position(|&value| dies(self, value))
        {
            from.swap(place, other);
        }
        let ending: Vec<Value> = operands.iter().copied().filter(|&value| dies(self, value)).collect();
        let to = match tied {
            Some(place) => {
                let register = from[place];
                let value = self.holder[usize::from(register)].expect("an operand");
                if ending.contains(&value) {
                    register
                } else {
                    let copy = self.register();
                    self.emit(Op::Copy, copy, &[register]);
                    from[place] = copy;
                    copy
                }
            }
            None => match ending.iter().find_map(|&value| self.place[value]) {
                Some(register) => register,
                None => self.register(),
            },
        };
        self.code.instructions.push(Allocated { op: *op, to, from, memory: in_memory });
        for value in ending {
            if self.place[value] == Some(to) {
                // The result takes the register.
                self.place[value] = None;
                self.holder[usize::from(to)] = None;
            }
            self.release(value);
        }
        if self.needed[result].is_empty() {
            self.free.push_back(to);
        } else {
            self.put(result, to);
        }
    }

    fn finish(mut self) -> Code {
        self.locked.clear();
        let line = self.line;
        for &value in &line.kept {
            let register = self.bring(value);
            self.locked.push(register);
            self.code.kept.push(register);
        }
        self.code
    }
}
