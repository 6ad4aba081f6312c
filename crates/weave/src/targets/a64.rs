//! The integer registers of AArch64: one word in each register, no lanes. EOR and BIC can rotate
//! their second operand first, so that Keccak needs no rotation of its own (`lazy.rs`).
//!
//! | registers | hold |
//! |---|---|
//! | x4–17, x19–28, x30 | values, at first the words of a state; those that are the caller's are saved |
//! | x0–3 | at first arguments, then values |
//! | sp | what registers do not hold |
//!
//! x18 belongs to the platform (Apple, Windows), x29 to programs that walk the stack. Constants are
//! loaded relative to the instruction.

use super::aarch64::Unit;
use crate::{Allocated, Lines, Op, Register, Row, Target};

/// The registers that hold values.
const REGISTERS: [&str; 29] = [
    "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17", "x19", "x20",
    "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x30", "x0", "x1", "x2", "x3",
];

/// AArch64 without vectors, for straight lines.
pub struct A64 {
    pub(crate) unit: Unit,
    /// The offset of the places for values, in bytes above sp.
    places: usize,
}

impl A64 {
    /// A target for a text whose labels begin with `prefix`; values that are not in registers lie
    /// `places` bytes above sp and further up.
    pub fn new(prefix: &str, places: usize) -> Self {
        Self { unit: Unit::new(prefix, 64), places }
    }
}

/// The name of a register.
pub(crate) fn register(register: Register) -> &'static str {
    REGISTERS[usize::from(register)]
}

/// Returns a register that holds none of these values.
pub(crate) fn spare(taken: &[Register]) -> &'static str {
    let free = (0..REGISTERS.len() as Register).rev().find(|register| !taken.contains(register));
    register(free.expect("a state does not fill all registers"))
}

impl Target for A64 {
    fn bits(&self) -> u32 {
        64
    }
    fn registers(&self) -> Register {
        REGISTERS.len() as Register
    }
    fn has(&self, op: Op) -> bool {
        match op {
            Op::Load(_) | Op::Store(_) => {
                unreachable!("what is around a line loads and stores, and has the pointers")
            }
            Op::Xor3 | Op::XorAndNot | Op::Select => false,
            Op::XorRotate(_) | Op::XorRotatedOnce | Op::ShiftLeftInsert(_) => false,
            // A logical immediate is a run of ones; of the round constants, only the first is one.
            Op::XorConstant(_) | Op::AddConstant(_) => false,
            Op::Majority => false,
            Op::Piece(_) | Op::Insert(_) | Op::Half(_) | Op::InsertHalf(_) | Op::Quarters(_) => false,
            Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::ReverseBytes => false,
            Op::AndNot | Op::Not | Op::RotateRight(_) | Op::XorOfRotated(_) | Op::AndNotOfRotated(_) => true,
            on_every_target!() => true,
        }
    }
    fn tied(&self, _: Op) -> Option<usize> {
        None
    }
    fn latency(&self) -> usize {
        4
    }

    fn text(&mut self, Allocated { op, to, from, .. }: &Allocated, lines: &mut Lines) {
        let to = register(*to);
        let operand = |i: usize| register(from[i]);
        let two = |name: &str| format!("{name} {to}, {}, {}", operand(0), operand(1));
        let one = |name: &str| format!("{name} {to}, {}", operand(0));
        lines.push(match *op {
            Op::Xor => two("eor"),
            Op::And => two("and"),
            Op::Or => two("orr"),
            Op::AndNot => two("bic"),
            Op::Add => two("add"),
            Op::Sub => two("sub"),
            Op::XorOfRotated(n) => two("eor") + &format!(", ror #{n}"),
            Op::AndNotOfRotated(n) => two("bic") + &format!(", ror #{n}"),
            Op::Not => one("mvn"),
            Op::Copy => one("mov"),
            Op::RotateRight(n) => one("ror") + &format!(", #{n}"),
            Op::ShiftLeft(n) => one("lsl") + &format!(", #{n}"),
            Op::ShiftRight(n) => one("lsr") + &format!(", #{n}"),
            Op::Constant(constant) => format!("ldr {to}, {}", self.unit.literal(constant, 8)),
            Op::Spill(place) => format!("str {}, [sp, #{}]", operand(0), self.places + 8 * place),
            Op::Reload(place) => format!("ldr {to}, [sp, #{}]", self.places + 8 * place),
            Op::Load(_) | Op::Store(_) => {
                unreachable!("what is around a line loads and stores, and has the pointers")
            }
            _ => unreachable!("there is no such instruction"),
        });
    }

    fn xor_single(&mut self, _: Register, _: Row, _: bool, _: Register, _: &mut Lines) {
        unreachable!("a state is loaded by the function around the line");
    }

    fn around(&mut self) -> (Lines, Lines) {
        (vec![".text".into()], self.unit.constants(1, 64))
    }

    fn enter(&mut self, _: &str, _: usize, _: &mut Lines) {
        unreachable!("a line has no beginning of its own");
    }

    fn leave(&mut self, _: usize, _: &mut Lines) {
        unreachable!("a line has no end of its own");
    }

    fn label(&mut self, label: &str, lines: &mut Lines) {
        self.unit.label(label, lines);
    }

    fn jump(&mut self, label: &str, lines: &mut Lines) {
        self.unit.jump(label, lines);
    }

    fn jump_if(&mut self, _: usize, _: usize, _: &str, _: &mut Lines) {
        unreachable!("no register is an argument's for long");
    }
}
