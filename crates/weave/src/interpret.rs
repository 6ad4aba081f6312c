//! Executes allocated instructions on integers: whether selection, order and registers are right can be tested without the target.

use crate::{Allocated, Op, Row};
use std::collections::HashMap;

/// A machine with one lane.
pub struct Machine {
    /// Bits of a word.
    pub bits: u32,
    /// The words in registers.
    pub registers: Vec<u64>,
    /// The words in memory.
    pub rows: HashMap<Row, u64>,
    places: HashMap<usize, u64>,
}

impl Machine {
    /// With registers full of what no one wrote.
    pub fn new(bits: u32, registers: u8) -> Self {
        let registers = (0..u64::from(registers)).map(|i| i.wrapping_mul(0x0123_4567_89AB_CDEF)).collect();
        Self { bits, registers, rows: HashMap::new(), places: HashMap::new() }
    }

    fn mask(&self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    fn rotated(&self, x: u64, n: u32) -> u64 {
        (x >> n | x << (self.bits - n)) & self.mask()
    }

    /// Runs one instruction.
    pub fn run(&mut self, Allocated { op, to, from }: &Allocated) {
        let operands: Vec<u64> = from.iter().map(|&r| self.registers[usize::from(r)] & self.mask()).collect();
        let operand = |i: usize| operands[i];
        let result = match *op {
            Op::Xor => operand(0) ^ operand(1),
            Op::And => operand(0) & operand(1),
            Op::Or => operand(0) | operand(1),
            Op::AndNot => operand(0) & !operand(1),
            Op::Not => !operand(0),
            Op::Add => operand(0).wrapping_add(operand(1)),
            Op::Xor3 => operand(0) ^ operand(1) ^ operand(2),
            Op::XorAndNot => operand(0) ^ (operand(1) & !operand(2)),
            Op::Select => (operand(0) & operand(2)) | (operand(1) & !operand(2)),
            Op::XorRotate(n) => self.rotated(operand(0) ^ operand(1), n),
            Op::XorRotatedOnce => operand(0) ^ self.rotated(operand(1), self.bits - 1),
            Op::XorOfRotated(n) => operand(0) ^ self.rotated(operand(1), n),
            Op::AndNotOfRotated(n) => operand(0) & !self.rotated(operand(1), n),
            Op::RotateRight(n) => self.rotated(operand(0), n),
            Op::ShiftLeft(n) => operand(0) << n,
            Op::ShiftRight(n) => operand(0) >> n,
            Op::ShiftLeftInsert(n) => operand(0) & ((1 << n) - 1) | operand(1) << n,
            Op::XorConstant(constant) => operand(0) ^ constant,
            Op::AddConstant(constant) => operand(0).wrapping_add(constant),
            Op::Constant(constant) => constant,
            Op::Load(row) => self.rows[&row],
            Op::Store(row) => {
                self.rows.insert(row, operand(0));
                return;
            }
            Op::Copy => operand(0),
            Op::Spill(place) => {
                self.places.insert(place, operand(0));
                return;
            }
            Op::Reload(place) => self.places[&place],
        };
        self.registers[usize::from(*to)] = result & self.mask();
    }
}
