//! Advanced SIMD of Arm with the instructions for SHA-3. It has the operations of SVE2 for vectors
//! of 128 bits, but EOR3, BCAX and XAR replace no operand, which saves copies. So it is used
//! instead of SVE2 where that has 128 bits.
//!
//! XAR and RAX1 are for words of 64 bits only. Constants lie in memory once for each lane.

use super::aarch64::Unit;
use crate::{Allocated, Lines, Op, Register, Row, Target};

/// Advanced SIMD for words of one size.
pub struct Neon {
    unit: Unit,
    bits: u32,
    /// Whether the CPU has the instructions for SHA-3.
    sha3: bool,
    /// Whether constants are loaded relative to the instruction, so that no integer register points
    /// to them.
    literals: bool,
}

impl Neon {
    /// A target with the instructions for SHA-3, for whole functions.
    pub fn new(prefix: &str, bits: u32) -> Self {
        Self { unit: Unit::new(prefix, bits), bits, sha3: true, literals: false }
    }

    /// A target without those instructions, which every AArch64 CPU has.
    pub fn plain(prefix: &str, bits: u32) -> Self {
        Self { sha3: false, ..Self::new(prefix, bits) }
    }

    /// A target for words of 64 bits, with or without the instructions for SHA-3, for code that is
    /// woven with other code that uses all integer registers.
    pub fn beside(prefix: &str, sha3: bool) -> Self {
        Self { unit: Unit::new(prefix, 64), bits: 64, sha3, literals: true }
    }
}

impl Target for Neon {
    fn bits(&self) -> u32 {
        self.bits
    }
    fn registers(&self) -> Register {
        32
    }
    fn has(&self, op: Op) -> bool {
        match op {
            Op::XorRotatedOnce | Op::XorRotate(_) => self.sha3 && self.bits == 64,
            Op::Xor3 | Op::XorAndNot => self.sha3,
            Op::RotateRight(_) | Op::XorConstant(_) | Op::AddConstant(_) => false,
            Op::XorOfRotated(_) | Op::AndNotOfRotated(_) => false,
            Op::Majority => false,
            Op::Piece(_) | Op::Insert(_) | Op::Half(_) | Op::InsertHalf(_) | Op::Quarters(_) => false,
            Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::ReverseBytes => false,
            Op::AndNot | Op::Not | Op::Select | Op::ShiftLeftInsert(_) => true,
            on_every_target!() | Op::Load(_) | Op::Store(_) => true,
        }
    }
    fn tied(&self, op: Op) -> Option<usize> {
        match op {
            Op::Select => Some(2),
            Op::ShiftLeftInsert(_) => Some(0),
            _ => None,
        }
    }
    fn latency(&self) -> usize {
        4
    }

    fn text(&mut self, Allocated { op, to, from, .. }: &Allocated, lines: &mut Lines) {
        let t = if self.bits == 64 { "2d" } else { "4s" };
        let operand = |i: usize| format!("v{}", from[i]);
        let all = |name: &str, t: &str| {
            let operands: Vec<String> = from.iter().map(|r| format!("v{r}.{t}")).collect();
            format!("{name} v{to}.{t}, {}", operands.join(", "))
        };
        let bitwise = |name: &str| all(name, "16b");
        lines.push(match *op {
            Op::Xor => bitwise("eor"),
            Op::And => bitwise("and"),
            Op::Or => bitwise("orr"),
            Op::AndNot => bitwise("bic"),
            Op::Not => bitwise("mvn"),
            Op::Xor3 => bitwise("eor3"),
            Op::XorAndNot => bitwise("bcax"),
            Op::Copy => bitwise("mov"),
            Op::Select => format!("bsl v{to}.16b, {}.16b, {}.16b", operand(0), operand(1)),
            Op::Add => all("add", t),
            Op::Sub => all("sub", t),
            Op::XorRotate(n) => all("xar", t) + &format!(", #{n}"),
            Op::XorRotatedOnce => all("rax1", t),
            Op::ShiftLeft(n) => all("shl", t) + &format!(", #{n}"),
            Op::ShiftRight(n) => all("ushr", t) + &format!(", #{n}"),
            Op::ShiftLeftInsert(n) => format!("sli v{to}.{t}, {}.{t}, #{n}", operand(1)),
            Op::Constant(constant) if self.literals => {
                format!("ldr q{to}, {}", self.unit.literal(constant, 16))
            }
            Op::Constant(constant) => format!("ldr q{to}, [x8, #{}]", 16 * self.unit.place_of(constant)),
            Op::Load(Row { array, index }) => format!("ldr q{to}, [x{array}, #{}]", 16 * index),
            Op::Store(Row { array, index }) => format!("str q{}, [x{array}, #{}]", from[0], 16 * index),
            Op::Spill(place) => format!("str q{}, [sp, #{}]", from[0], 16 * place),
            Op::Reload(place) => format!("ldr q{to}, [sp, #{}]", 16 * place),
            _ => unreachable!("there is no such instruction"),
        });
    }

    fn xor_single(&mut self, register: Register, word: Row, _: bool, spare: Register, lines: &mut Lines) {
        lines.push(format!("add x9, x{}, #{}", word.array, 8 * word.index));
        lines.push(format!("ld1r {{v{spare}.2d}}, [x9]"));
        lines.push(format!("eor v{register}.16b, v{register}.16b, v{spare}.16b"));
    }

    fn around(&mut self) -> (Lines, Lines) {
        let sha3 = self.sha3.then_some(".arch_extension sha3");
        let first = [".text"].into_iter().chain(sha3).map(String::from).collect();
        (first, self.unit.constants(if self.bits == 64 { 2 } else { 4 }, self.bits))
    }

    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines) {
        self.unit.enter(name, lines);
        if places > 0 {
            lines.push(format!("sub sp, sp, #{}", 16 * places));
        }
    }
    fn leave(&mut self, places: usize, lines: &mut Lines) {
        if places > 0 {
            lines.push(format!("add sp, sp, #{}", 16 * places));
        }
        self.unit.leave(lines);
    }
    fn label(&mut self, label: &str, lines: &mut Lines) {
        self.unit.label(label, lines);
    }
    fn jump(&mut self, label: &str, lines: &mut Lines) {
        self.unit.jump(label, lines);
    }
    fn jump_if(&mut self, argument: usize, equals: usize, label: &str, lines: &mut Lines) {
        self.unit.jump_if(argument, equals, label, lines);
    }
}
