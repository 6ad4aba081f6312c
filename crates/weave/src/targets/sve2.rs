//! SVE2 of Arm with the instructions for SHA-3: vectors of 128 to 2048 bits.
//!
//! EOR3, BCAX, XAR and BSL replace their first operand, unlike those of Advanced SIMD; RAX1 does
//! not. `p0` is all true, x8 and x9 point to the constants, which are loaded into every lane.

use super::aarch64::Unit;
use crate::{Allocated, Lines, Op, Register, Row, Target};

/// SVE2 for words of one size.
pub struct Sve2 {
    unit: Unit,
    bits: u32,
}

/// The number of constants that an offset reaches.
const REACH: usize = 63;

impl Sve2 {
    /// A target for a text whose labels begin with `prefix`.
    #[must_use]
    pub fn new(prefix: &str, bits: u32) -> Self {
        Self { unit: Unit::new(prefix, bits), bits }
    }

    /// The letters for the size of elements, in the names of registers and of loads.
    fn size(&self) -> (char, char) {
        if self.bits == 64 { ('d', 'd') } else { ('s', 'w') }
    }
}

impl Target for Sve2 {
    fn bits(&self) -> u32 {
        self.bits
    }
    fn registers(&self) -> Register {
        32
    }
    fn has(&self, op: Op) -> bool {
        match op {
            Op::XorRotatedOnce => self.bits == 64,
            Op::Not | Op::RotateRight(_) | Op::XorConstant(_) | Op::AddConstant(_) => false,
            Op::XorOfRotated(_) | Op::AndNotOfRotated(_) => false,
            Op::Majority => false,
            Op::Piece(_) | Op::Insert(_) | Op::Half(_) | Op::InsertHalf(_) | Op::Quarters(_) => false,
            Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::ReverseBytes => false,
            Op::AndNot
            | Op::Xor3
            | Op::XorAndNot
            | Op::Select
            | Op::XorRotate(_)
            | Op::ShiftLeftInsert(_) => true,
            on_every_target!() | Op::Load(_) | Op::Store(_) => true,
        }
    }
    fn tied(&self, op: Op) -> Option<usize> {
        let replaces =
            matches!(op, Op::Xor3 | Op::XorAndNot | Op::Select | Op::XorRotate(_) | Op::ShiftLeftInsert(_));
        replaces.then_some(0)
    }
    fn latency(&self) -> usize {
        // An instruction takes two cycles, and two units execute them.
        4
    }

    fn text(&mut self, Allocated { op, to, from, .. }: &Allocated, lines: &mut Lines) {
        let (t, load) = self.size();
        let operand = |i: usize| format!("z{}", from[i]);
        let bitwise = |name: &str| {
            let operands: Vec<String> = from.iter().map(|r| format!("z{r}.d")).collect();
            format!("{name} z{to}.d, {}", operands.join(", "))
        };
        let shift = |name: &str, n: u32| format!("{name} z{to}.{t}, {}.{t}, #{n}", operand(0));
        lines.push(match *op {
            Op::Xor => bitwise("eor"),
            Op::And => bitwise("and"),
            Op::Or => bitwise("orr"),
            Op::AndNot => bitwise("bic"),
            Op::Xor3 => bitwise("eor3"),
            Op::XorAndNot => bitwise("bcax"),
            Op::Select => bitwise("bsl"),
            Op::Copy => bitwise("mov"),
            Op::XorRotatedOnce => bitwise("rax1"),
            Op::Add => format!("add z{to}.{t}, {}.{t}, {}.{t}", operand(0), operand(1)),
            Op::Sub => format!("sub z{to}.{t}, {}.{t}, {}.{t}", operand(0), operand(1)),
            Op::XorRotate(n) => format!("xar z{to}.{t}, z{to}.{t}, {}.{t}, #{n}", operand(1)),
            Op::ShiftLeft(n) => shift("lsl", n),
            Op::ShiftRight(n) => shift("lsr", n),
            Op::ShiftLeftInsert(n) => format!("sli z{to}.{t}, {}.{t}, #{n}", operand(1)),
            Op::Constant(constant) => {
                let place = self.unit.place_of(constant);
                let (base, offset) = (8 + place / REACH, self.bits as usize / 8 * (place % REACH));
                assert!(base < 10, "two registers point to constants");
                format!("ld1r{load} {{z{to}.{t}}}, p0/z, [x{base}, #{offset}]")
            }
            Op::Load(Row { array, index }) => format!("ldr z{to}, [x{array}, #{index}, mul vl]"),
            Op::Store(Row { array, index }) => format!("str {}, [x{array}, #{index}, mul vl]", operand(0)),
            Op::Spill(place) => format!("str {}, [sp, #{place}, mul vl]", operand(0)),
            Op::Reload(place) => format!("ldr z{to}, [sp, #{place}, mul vl]"),
            _ => unreachable!("there is no such instruction"),
        });
    }

    fn xor_single(&mut self, register: Register, word: Row, _: bool, spare: Register, lines: &mut Lines) {
        lines.push(format!("ld1rd {{z{spare}.d}}, p0/z, [x{}, #{}]", word.array, 8 * word.index));
        lines.push(format!("eor z{register}.d, z{register}.d, z{spare}.d"));
    }

    fn around(&mut self) -> (Lines, Lines) {
        let first = [".text", ".arch_extension sve2", ".arch_extension sve2-sha3"].map(String::from).into();
        (first, self.unit.constants(1, self.bits))
    }

    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines) {
        self.unit.enter(name, lines);
        lines.push(format!("add x9, x8, #{}", self.bits as usize / 8 * REACH));
        lines.push("ptrue p0.b".into());
        if places > 0 {
            lines.push(format!("addvl sp, sp, #-{places}"));
        }
    }
    fn leave(&mut self, places: usize, lines: &mut Lines) {
        if places > 0 {
            lines.push(format!("addvl sp, sp, #{places}"));
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
