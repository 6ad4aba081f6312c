//! Executes allocated instructions on integers, so that selection, order and registers can be
//! tested without the target.

use crate::{Allocated, Op, Piece, Row};
use std::collections::HashMap;

/// A machine with a number of lanes.
pub struct Machine {
    /// Bits of a word.
    pub bits: u32,
    /// The words in registers, one a lane.
    pub registers: Vec<Vec<u64>>,
    /// The words in rows of memory.
    pub rows: HashMap<Row, Vec<u64>>,
    /// The blocks of the streams.
    pub blocks: Vec<Vec<u8>>,
    lanes: usize,
    places: HashMap<usize, Vec<u64>>,
}

impl Machine {
    /// A machine whose registers hold arbitrary words.
    #[must_use]
    pub fn new(bits: u32, registers: u8, lanes: usize) -> Self {
        let word = |i: u64| i.wrapping_mul(0x0123_4567_89AB_CDEF);
        let registers = (0..u64::from(registers)).map(|i| vec![word(i); lanes]).collect();
        Self { bits, registers, rows: HashMap::new(), blocks: Vec::new(), lanes, places: HashMap::new() }
    }

    fn mask(&self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    fn rotated(&self, x: u64, n: u32) -> u64 {
        (x >> n | x << (self.bits - n)) & self.mask()
    }

    /// How many words 128 bits have.
    fn quarter(&self) -> usize {
        128 / self.bits as usize
    }

    /// Reads `count` pieces as words, least significant byte first, into the lower half of a
    /// vector, or into the upper half, with the lower one from another vector.
    fn pieces(&self, Piece { lane, index }: Piece, count: usize, other: Option<&[u64]>) -> Vec<u64> {
        let bytes = &self.blocks[lane][16 * index..16 * (index + count)];
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let words: Vec<u64> = bytes.chunks(self.bits as usize / 8).map(word).collect();
        match other {
            None => [&words[..], &vec![0; words.len()]].concat(),
            Some(other) => [&other[..words.len()], &words].concat(),
        }
    }

    /// Reads a vector from memory: a constant, a row, or a place.
    fn read(&self, from: Op) -> Vec<u64> {
        match from {
            Op::Constant(constant) => vec![constant; self.lanes],
            Op::Load(row) => self.rows[&row].clone(),
            Op::Reload(place) => self.places[&place].clone(),
            _ => unreachable!("no operand is {from:?}"),
        }
    }

    /// Interleaves elements of `bits` bits of two vectors in every 128 bits: the lower elements, or
    /// the upper ones.
    fn interleaved(&self, [a, b]: [&[u64]; 2], bits: u32, upper: bool) -> Vec<u64> {
        let (quarter, element) = (self.quarter(), (bits / self.bits) as usize);
        let half = quarter / 2;
        let start = if upper { half } else { 0 };
        let of_quarter = |q: usize| {
            let elements = (start..start + half).step_by(element);
            elements.flat_map(move |i| {
                let at = q * quarter + i;
                [&a[at..at + element], &b[at..at + element]].concat()
            })
        };
        (0..self.lanes / quarter).flat_map(of_quarter).collect()
    }

    /// Runs one instruction.
    pub fn run(&mut self, Allocated { op, to, from, memory }: &Allocated) {
        let mask = self.mask();
        let operands: Vec<Vec<u64>> = (from.iter().enumerate())
            .map(|(i, &register)| match memory {
                Some((place, from)) if *place == i => self.read(*from),
                _ => self.registers[usize::from(register)].clone(),
            })
            .map(|words| words.into_iter().map(|word| word & mask).collect())
            .collect();
        let made = match *op {
            Op::Constant(_) | Op::Load(_) | Op::Reload(_) => self.read(*op),
            Op::Store(row) => {
                self.rows.insert(row, operands[0].clone());
                return;
            }
            Op::Spill(place) => {
                self.places.insert(place, operands[0].clone());
                return;
            }
            Op::Piece(piece) => self.pieces(piece, 1, None),
            Op::Insert(piece) => self.pieces(piece, 1, Some(&operands[0])),
            Op::Half(piece) => self.pieces(piece, 2, None),
            Op::InsertHalf(piece) => self.pieces(piece, 2, Some(&operands[0])),
            Op::Quarters(number) => (0..4)
                .flat_map(|i| {
                    let start = usize::from(number >> (2 * i) & 3) * self.quarter();
                    operands[i / 2][start..start + self.quarter()].to_vec()
                })
                .collect(),
            Op::InterleaveLow(bits) => self.interleaved([&operands[0], &operands[1]], bits, false),
            Op::InterleaveHigh(bits) => self.interleaved([&operands[0], &operands[1]], bits, true),
            _ => (0..self.lanes)
                .map(|lane| self.word(*op, &operands.iter().map(|words| words[lane]).collect::<Vec<u64>>()))
                .collect(),
        };
        self.registers[usize::from(*to)] = made.into_iter().map(|word| word & mask).collect();
    }

    /// Computes the result of an instruction in one lane.
    fn word(&self, op: Op, operands: &[u64]) -> u64 {
        let operand = |i: usize| operands[i];
        match op {
            Op::Xor => operand(0) ^ operand(1),
            Op::And => operand(0) & operand(1),
            Op::Or => operand(0) | operand(1),
            Op::AndNot => operand(0) & !operand(1),
            Op::Not => !operand(0),
            Op::Add => operand(0).wrapping_add(operand(1)),
            Op::Sub => operand(0).wrapping_sub(operand(1)),
            Op::Xor3 => operand(0) ^ operand(1) ^ operand(2),
            Op::XorAndNot => operand(0) ^ (operand(1) & !operand(2)),
            Op::Select => (operand(0) & operand(2)) | (operand(1) & !operand(2)),
            Op::Majority => operand(0) & operand(1) | operand(0) & operand(2) | operand(1) & operand(2),
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
            Op::ReverseBytes => operand(0).swap_bytes() >> (64 - self.bits),
            Op::Copy => operand(0),
            _ => unreachable!("{op:?} is not lane by lane"),
        }
    }
}
