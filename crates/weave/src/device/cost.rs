//! Counts the operations that a kernel's threads execute, from which a bound is computed.

use super::{Kernel, Op, Statement};
use core::ops::AddAssign;

/// Operations of a thread, by the kind of unit that executes them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Operations {
    /// Logic of two or three words, comparisons.
    pub logic: f64,
    /// χ and majorities, which are among `logic`: an exclusive or and a selection of bits where no
    /// instruction computes logic of three words.
    pub selections: f64,
    /// Shifts and rotations.
    pub shifts: f64,
    /// Sums of two words, the upper halves of sums of 64 bits among them.
    pub additions: f64,
    /// Sums that have a carry out: the lower halves of sums of 64 bits.
    pub carries: f64,
    /// Lower halves of products, to which a word may be added, including those that replace
    /// rotations and sums.
    pub multiplications: f64,
    /// Upper halves of products, of which each rotation that is multiplied needs one.
    pub upper_halves: f64,
    /// Quads and pairs read from memory.
    pub reads: f64,
}

impl AddAssign for Operations {
    fn add_assign(&mut self, more: Self) {
        self.logic += more.logic;
        self.selections += more.selections;
        self.shifts += more.shifts;
        self.additions += more.additions;
        self.carries += more.carries;
        self.multiplications += more.multiplications;
        self.upper_halves += more.upper_halves;
        self.reads += more.reads;
    }
}

impl Operations {
    /// Multiplies all counts by a factor.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self {
            logic: factor * self.logic,
            selections: factor * self.selections,
            shifts: factor * self.shifts,
            additions: factor * self.additions,
            carries: factor * self.carries,
            multiplications: factor * self.multiplications,
            upper_halves: factor * self.upper_halves,
            reads: factor * self.reads,
        }
    }

    /// The sum of all counts but `reads`.
    #[must_use]
    pub fn all(self) -> f64 {
        let sums = self.additions + self.carries;
        self.logic + self.shifts + sums + self.multiplications + self.upper_halves
    }

    fn of(op: Op) -> Self {
        let none = Self::default();
        match op {
            // These only name a value and take no instruction.
            Op::Copy | Op::LocalIndex | Op::WorkgroupIndex => none,
            Op::Xor | Op::Xor3 | Op::And | Op::Or | Op::Not | Op::AndNot | Op::Choose => {
                Self { logic: 1.0, ..none }
            }
            Op::Chi | Op::Majority => Self { logic: 1.0, selections: 1.0, ..none },
            Op::Add | Op::Subtract => Self { additions: 1.0, ..none },
            Op::Multiply | Op::MultiplyAdd => Self { multiplications: 1.0, ..none },
            Op::RotateRightMultiplied(_) | Op::FunnelMultiplied(_) => {
                Self { multiplications: 1.0, upper_halves: 1.0, ..none }
            }
            Op::ShiftRight(_)
            | Op::ShiftLeft(_)
            | Op::ShiftRightBy
            | Op::RotateRight(_)
            | Op::Funnel(_)
            | Op::TrailingZeros => Self { shifts: 1.0, ..none },
        }
    }
}

fn of_statements(statements: &[Statement]) -> Operations {
    let mut all = Operations::default();
    for statement in statements {
        all += match statement {
            Statement::Set { op, .. } => Operations::of(*op),
            Statement::Add64 { .. } => Operations { additions: 1.0, carries: 1.0, ..Operations::default() },
            Statement::Read { .. } | Statement::Write { .. } | Statement::Constants { .. } => {
                Operations { reads: 1.0, ..Operations::default() }
            }
            Statement::Barrier | Statement::Push { .. } => Operations::default(),
            Statement::If { then, .. } => {
                let mut inner = Operations { logic: 1.0, ..Operations::default() };
                // Entries are listed rarely.
                if !then.iter().any(|statement| matches!(statement, Statement::Push { .. })) {
                    inner += of_statements(then);
                }
                inner
            }
            Statement::Loop { first, end, body, .. } => of_statements(body).times(f64::from(end - first)),
        };
    }
    all
}

impl Kernel {
    /// Counts the operations of a thread from its start to its end, if all of its conditions hold.
    #[must_use]
    pub fn operations(&self) -> Operations {
        of_statements(&self.body)
    }
}
