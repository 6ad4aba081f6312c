//! The integer registers of RISC-V, with or without Zbb (rotations and and-not): one word in each
//! register, no lanes; a row is a word.
//!
//! | registers | hold |
//! |---|---|
//! | t0–6, a1–7, s0–11, ra | values; those that are the caller's are saved |
//! | a0 | the state |
//! | sp | what registers do not hold |
//!
//! gp and tp belong to the platform, even in a function that calls none, because a signal may come
//! at any time.

use crate::{Allocated, Lines, Op, Register, Row, Target};

/// The registers that hold values; those that need not be saved come first.
const REGISTERS: [&str; 27] = [
    "t0", "t1", "t2", "t3", "t4", "t5", "t6", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "s0", "s1", "s2",
    "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "ra",
];
/// How many of them need not be saved.
const FREE: usize = 14;

/// RV64, for functions of one line that access only the first array.
pub struct Rv64 {
    prefix: String,
    zbb: bool,
    constants: Vec<u64>,
}

impl Rv64 {
    /// A target for a text whose labels begin with `prefix`.
    #[must_use]
    pub fn new(prefix: &str, zbb: bool) -> Self {
        Self { prefix: prefix.into(), zbb, constants: Vec::new() }
    }

    fn pool(&self) -> String {
        format!(".L{}_constants", self.prefix)
    }

    /// Returns the offset of a constant in the pool.
    fn place(&mut self, constant: u64) -> usize {
        8 * super::place_in(&mut self.constants, constant)
    }
}

/// Whether a constant fits an immediate.
fn is_short(constant: u64) -> bool {
    (-2048..2048).contains(&(constant as i64))
}

/// Prints the operand of a load or a store.
fn word(row: Row) -> String {
    assert!(row.array == 0, "only the state is within reach");
    format!("{}(a0)", 8 * row.index)
}

/// The size of the stack frame: the caller's registers, and above them the function's own places.
fn frame(places: usize) -> usize {
    (8 * (REGISTERS.len() - FREE + places)).next_multiple_of(16)
}

fn own(place: usize) -> usize {
    8 * (REGISTERS.len() - FREE + place)
}

impl Target for Rv64 {
    fn bits(&self) -> u32 {
        64
    }
    fn registers(&self) -> Register {
        REGISTERS.len() as Register
    }
    fn has(&self, op: Op) -> bool {
        match op {
            Op::AndNot | Op::RotateRight(_) => self.zbb,
            Op::XorConstant(constant) | Op::AddConstant(constant) => is_short(constant),
            Op::Xor3 | Op::XorAndNot | Op::Select => false,
            Op::XorRotate(_) | Op::XorRotatedOnce | Op::ShiftLeftInsert(_) => false,
            Op::XorOfRotated(_) | Op::AndNotOfRotated(_) => false,
            Op::Majority => false,
            Op::Piece(_) | Op::Insert(_) | Op::Half(_) | Op::InsertHalf(_) | Op::Quarters(_) => false,
            Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::ReverseBytes => false,
            Op::Not => true,
            on_every_target!() | Op::Load(_) | Op::Store(_) => true,
        }
    }
    fn tied(&self, _: Op) -> Option<usize> {
        None
    }
    fn latency(&self) -> usize {
        2
    }

    fn text(&mut self, Allocated { op, to, from, .. }: &Allocated, lines: &mut Lines) {
        let to = REGISTERS[usize::from(*to)];
        let operand = |i: usize| REGISTERS[usize::from(from[i])];
        let two = |name: &str| format!("{name} {to}, {}, {}", operand(0), operand(1));
        lines.push(match *op {
            Op::Xor => two("xor"),
            Op::And => two("and"),
            Op::Or => two("or"),
            Op::AndNot => two("andn"),
            Op::Add => two("add"),
            Op::Sub => two("sub"),
            Op::Not => format!("not {to}, {}", operand(0)),
            Op::RotateRight(n) => format!("rori {to}, {}, {n}", operand(0)),
            Op::ShiftLeft(n) => format!("slli {to}, {}, {n}", operand(0)),
            Op::ShiftRight(n) => format!("srli {to}, {}, {n}", operand(0)),
            Op::XorConstant(constant) => format!("xori {to}, {}, {}", operand(0), constant as i64),
            Op::AddConstant(constant) => format!("addi {to}, {}, {}", operand(0), constant as i64),
            Op::Constant(constant) if is_short(constant) => format!("li {to}, {}", constant as i64),
            // The address is relative to the instruction, so that no register has to hold it.
            Op::Constant(constant) => format!("ld {to}, {}+{}", self.pool(), self.place(constant)),
            Op::Load(row) => format!("ld {to}, {}", word(row)),
            Op::Store(row) => format!("sd {}, {}", operand(0), word(row)),
            Op::Copy => format!("mv {to}, {}", operand(0)),
            Op::Spill(place) => format!("sd {}, {}(sp)", operand(0), own(place)),
            Op::Reload(place) => format!("ld {to}, {}(sp)", own(place)),
            _ => unreachable!("there is no such instruction"),
        });
    }

    fn xor_single(&mut self, _: Register, _: Row, _: bool, _: Register, _: &mut Lines) {
        unreachable!("a second array is out of reach");
    }

    fn around(&mut self) -> (Lines, Lines) {
        let arch = self.zbb.then_some(".option arch, +zbb");
        let first = [".option push"].into_iter().chain(arch).chain([".text"]).map(String::from).collect();
        let mut last = vec![".p2align 3".into(), format!("{}:", self.pool())];
        last.extend(self.constants.iter().map(|constant| format!(".quad {constant:#x}")));
        last.push(".option pop".into());
        (first, last)
    }

    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines) {
        assert!(frame(places) < 2048, "the offset of a load has twelve bits");
        lines.extend([
            ".p2align 4".into(),
            format!(".globl {name}"),
            format!(".hidden {name}"),
            format!(".type {name}, @function"),
            format!("{name}:"),
            format!("addi sp, sp, -{}", frame(places)),
        ]);
        let saved = REGISTERS[FREE..].iter().enumerate();
        lines.extend(saved.map(|(i, register)| format!("sd {register}, {}(sp)", 8 * i)));
    }

    fn leave(&mut self, places: usize, lines: &mut Lines) {
        let saved = REGISTERS[FREE..].iter().enumerate();
        lines.extend(saved.map(|(i, register)| format!("ld {register}, {}(sp)", 8 * i)));
        lines.extend([format!("addi sp, sp, {}", frame(places)), "ret".into()]);
    }

    fn label(&mut self, _: &str, _: &mut Lines) {
        unreachable!("a line has no labels");
    }

    fn jump(&mut self, _: &str, _: &mut Lines) {
        unreachable!("a line has no jumps");
    }

    fn jump_if(&mut self, _: usize, _: usize, _: &str, _: &mut Lines) {
        unreachable!("a line has no jumps");
    }
}
