//! The order of instructions: first one in which few values are alive, then one in which dependent
//! instructions are apart where registers allow.
//!
//! Both are list schedules: within a window of the order so far, they choose one instruction at a
//! time among those whose operands are available.
//! - **Pressure.** Chooses the instruction that leaves the fewest values alive, looking ahead along
//!   the instructions that only it makes possible: a rotated parity costs a register, but the sum
//!   that it goes into may free one. This finds that D of θ must be made in the order 0, 2, 4, 1,
//!   3.
//! - **Latency.** Chooses the first instruction in that order whose operands have had time, if the
//!   rest of the order still fits into the registers after it. A line with several chains,
//!   such as those of its sets of lanes, holds more values than registers anyway, most of them words
//!   of messages, which are operands in memory. There the order so far says how many values may be alive at a place.

use crate::{Instruction, Line, Op, Target, Value, uses};

/// How far an instruction may be brought forward, in places of the order so far.
const WINDOW: usize = 48;
/// How many of the following instructions are checked to fit into the registers.
const HORIZON: usize = 160;
/// How many candidates are tried for one place.
const CANDIDATES: usize = 12;
/// How many instructions the pressure schedule looks ahead.
const CHAIN: usize = 4;

/// The order that instructions depend on.
struct Dependences {
    /// The instructions that wait for each instruction.
    followers: Vec<Vec<usize>>,
    /// How many instructions each instruction waits for.
    waits: Vec<usize>,
}

impl Dependences {
    /// Puts values before their uses; a row's loads, and the instructions that use them, before its
    /// store, because they may read the row once more; and other uses of an operand whose register
    /// is overwritten before the instruction that overwrites it, if they precede it already.
    fn of(target: &dyn Target, line: &Line) -> Self {
        let n = line.instructions.len();
        let mut this = Self { followers: vec![Vec::new(); n], waits: vec![0; n] };
        let mut makers = vec![None; line.values];
        let mut users: Vec<Vec<usize>> = vec![Vec::new(); line.values];
        let mut loads: Vec<(usize, super::Row)> = Vec::new();
        for (i, Instruction { op, operands, result }) in line.instructions.iter().enumerate() {
            operands.iter().filter_map(|&value| makers[value]).for_each(|maker| this.add(maker, i));
            if let Some(tied) = target.tied(*op) {
                users[operands[tied]].iter().for_each(|&user| this.add(user, i));
            }
            match op {
                Op::Load(row) => loads.push((i, *row)),
                Op::Store(row) => {
                    for &(load, _) in loads.iter().filter(|(_, of)| of == row) {
                        this.add(load, i);
                        let loaded = line.instructions[load].result.map_or(&[][..], |value| &users[value]);
                        loaded.iter().for_each(|&user| this.add(user, i));
                    }
                }
                _ => {}
            }
            operands.iter().for_each(|&value| users[value].push(i));
            result.iter().for_each(|&value| makers[value] = Some(i));
        }
        this
    }

    fn add(&mut self, first: usize, second: usize) {
        if !self.followers[first].contains(&second) {
            self.followers[first].push(second);
            self.waits[second] += 1;
        }
    }
}

/// The values that are alive while instructions run one by one.
#[derive(Clone)]
struct Alive {
    uses: Vec<usize>,
    count: isize,
}

impl Alive {
    fn before(line: &Line) -> Self {
        let uses = uses(line);
        let count = line.given.iter().filter(|&&value| uses[value] > 0).count() as isize;
        Self { uses, count }
    }

    fn run(&mut self, instruction: &Instruction) {
        for &value in &instruction.operands {
            self.uses[value] -= 1;
            self.count -= isize::from(self.uses[value] == 0);
        }
        self.count += isize::from(instruction.result.is_some_and(|value| self.uses[value] > 0));
    }

    fn undo(&mut self, instruction: &Instruction) {
        self.count -= isize::from(instruction.result.is_some_and(|value| self.uses[value] > 0));
        for &value in &instruction.operands {
            self.count += isize::from(self.uses[value] == 0);
            self.uses[value] += 1;
        }
    }
}

/// A schedule under construction.
struct Schedule<'a> {
    line: &'a Line,
    dependences: Dependences,
    alive: Alive,
    done: Vec<bool>,
    order: Vec<usize>,
    first: usize,
    tried: Vec<usize>,
}

impl<'a> Schedule<'a> {
    fn new(target: &dyn Target, line: &'a Line) -> Self {
        let n = line.instructions.len();
        Self {
            line,
            dependences: Dependences::of(target, line),
            alive: Alive::before(line),
            done: vec![false; n],
            order: Vec::with_capacity(n),
            first: 0,
            tried: Vec::new(),
        }
    }

    /// Returns the instructions that may come next.
    fn ready(&self, window: usize) -> impl Iterator<Item = usize> {
        let left = (self.first..self.done.len()).filter(|&i| !self.done[i]);
        left.take(window).filter(|&i| self.dependences.waits[i] == 0)
    }

    fn take(&mut self, i: usize) {
        self.alive.run(&self.line.instructions[i]);
        self.done[i] = true;
        self.order.push(i);
        for &follower in &self.dependences.followers[i] {
            self.dependences.waits[follower] -= 1;
        }
        while self.first < self.done.len() && self.done[self.first] {
            self.first += 1;
        }
    }

    /// Returns the smallest change of the number of values alive, after an instruction or after
    /// those that it alone makes possible.
    fn best_behind(&mut self, i: usize) -> isize {
        let line = self.line;
        let now = self.alive.count;
        let (mut chain, mut best) = (vec![i], isize::MAX);
        loop {
            let last = *chain.last().expect("it begins with one");
            self.alive.run(&line.instructions[last]);
            best = best.min(self.alive.count - now);
            let next = &self.dependences.followers[last];
            let open = |&&j: &&usize| {
                let waits = self.dependences.waits[j];
                let met = chain.iter().filter(|&&k| self.dependences.followers[k].contains(&j)).count();
                !self.done[j] && waits == met && !chain.contains(&j)
            };
            let candidate = next.iter().filter(open).copied().next();
            match candidate {
                Some(next) if chain.len() < CHAIN => chain.push(next),
                _ => break,
            }
        }
        for &i in chain.iter().rev() {
            self.alive.undo(&line.instructions[i]);
        }
        best
    }

    /// Whether at most as many values are alive as `most` says for every place, as far as the horizon,
    /// if `i` comes first and the others follow in their order.
    fn fits(&mut self, i: usize, most: &[isize]) -> bool {
        let line = self.line;
        let rest = (self.first..self.done.len()).filter(|&j| j != i && !self.done[j]).take(HORIZON);
        self.tried.clear();
        let mut fits = true;
        for (j, &most) in core::iter::once(i).chain(rest).zip(&most[self.order.len()..]) {
            self.alive.run(&line.instructions[j]);
            self.tried.push(j);
            fits = self.alive.count <= most;
            if !fits {
                break;
            }
        }
        self.tried.iter().rev().for_each(|&j| self.alive.undo(&line.instructions[j]));
        fits
    }

    fn finish(self) -> Line {
        let instructions = self.order.iter().map(|&i| self.line.instructions[i].clone()).collect();
        Line { instructions, ..self.line.clone() }
    }
}

/// Returns the order in which few values are alive.
pub fn for_pressure(target: &dyn Target, line: &Line) -> Line {
    let mut schedule = Schedule::new(target, line);
    while schedule.first < line.instructions.len() {
        let ready: Vec<usize> = schedule.ready(WINDOW).collect();
        let best = ready.into_iter().min_by_key(|&i| (schedule.best_behind(i), i));
        schedule.take(best.expect("the first that is left waits for nothing"));
    }
    schedule.finish()
}

/// Returns how many values may be alive after each instruction of another order of a line.
fn limits(target: &dyn Target, line: &Line, registers: usize) -> Vec<isize> {
    let registers = registers as isize;
    let Some(spread) = target.spread() else {
        return vec![registers; line.instructions.len()];
    };
    let mut alive = Alive::before(line);
    let count = |instruction| {
        alive.run(instruction);
        registers.max(alive.count + spread.more_alive)
    };
    line.instructions.iter().map(count).collect()
}

/// Returns the order in which dependent instructions are apart, as far as the registers allow.
pub fn for_latency(target: &dyn Target, line: &Line, registers: usize) -> Line {
    let limits = limits(target, line, registers);
    let window = target.spread().map_or(1, |spread| spread.window);
    let mut schedule = Schedule::new(target, line);
    let mut made_at: Vec<usize> = vec![0; line.values];
    while schedule.first < line.instructions.len() {
        let now = schedule.order.len();
        let waits = |i: usize| -> usize {
            let ready_at =
                line.instructions[i].operands.iter().map(|&value| made_at[value]).max().unwrap_or(0);
            ready_at.saturating_sub(now)
        };
        let mut candidates: Vec<usize> = schedule.ready(window * WINDOW).collect();
        candidates.sort_by_key(|&i| (waits(i), i));
        let first = schedule.first;
        candidates.truncate(window * CANDIDATES);
        let best = candidates.into_iter().find(|&i| i == first || schedule.fits(i, &limits));
        let i = best.unwrap_or(first);
        line.instructions[i].result.iter().for_each(|&value| made_at[value] = now + target.latency());
        schedule.take(i);
    }
    schedule.finish()
}

/// Counts the missing distance, in instructions, between instructions that stand closer together
/// than the latency and one of which needs the other.
pub fn stalls(target: &dyn Target, line: &Line) -> usize {
    let mut made_at: Vec<usize> = vec![0; line.values];
    let mut stalls = 0;
    for (now, Instruction { operands, result, .. }) in line.instructions.iter().enumerate() {
        let ready = operands.iter().map(|&value: &Value| made_at[value]).max().unwrap_or(0);
        stalls += ready.saturating_sub(now + stalls);
        result.iter().for_each(|&value| made_at[value] = now + stalls + target.latency());
    }
    stalls
}
