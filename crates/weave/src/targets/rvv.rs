//! The vector extension of RISC-V, with or without Zvkb (rotations and and-not).
//!
//! | registers | hold |
//! |---|---|
//! | v0–31 | values |
//! | a0–a2, a3, a4, a5 | arrays, bytes of a row, two integers of the function |
//! | t1–t3 | where in each array the last access was |
//! | t6; t0, t4 | the constants; an address or a number, a constant |
//! | a6, a7, t5, s0–s11, ra | distances of shifts, where they are needed; those that are the caller's are saved |
//!
//! Up to eight rows are loaded at once, as whole registers: that is a row's size wherever the
//! caller has as many lanes as a register. Loads have no offset, so an address is the one before
//! plus the bytes of a row. The immediate of a shift is below 32; without Zvkb every rotation of 64
//! bits needs a larger distance, so these are kept in scalar registers.

use crate::{Allocated, Lines, Op, Register, Row, Target};

/// The vector extension of RISC-V for words of one size.
pub struct Rvv {
    /// The beginning of the labels.
    prefix: String,
    bits: u32,
    zvkb: bool,
    constants: Vec<u64>,
    cursors: [Option<usize>; 3],
    /// The distances that the registers of [`DISTANCES`] hold.
    distances: Vec<u32>,
}

/// Registers for distances of shifts, those that need not be saved first.
const DISTANCES: [&str; 16] =
    ["a6", "a7", "t5", "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "ra"];
/// How many of them need not be saved.
const FREE_DISTANCES: usize = 3;

impl Rvv {
    /// A target for a text whose labels begin with `prefix`.
    #[must_use]
    pub fn new(prefix: &str, bits: u32, zvkb: bool) -> Self {
        Self {
            prefix: format!("{prefix}_{bits}"),
            bits,
            zvkb,
            constants: Vec::new(),
            cursors: [None; 3],
            distances: Vec::new(),
        }
    }

    fn pool(&self) -> String {
        format!(".L{}_constants", self.prefix)
    }

    /// Returns the register that holds the address of a row.
    fn address(&mut self, row: Row, lines: &mut Lines) -> String {
        let base = format!("a{}", row.array);
        if row.index == 0 {
            return base;
        }
        let cursor = format!("t{}", row.array + 1);
        let (from, at) = match self.cursors[row.array] {
            Some(at) if at.abs_diff(row.index) <= row.index => (cursor.clone(), at),
            _ => (base, 0),
        };
        let operation = if row.index < at { "sub" } else { "add" };
        let rows = at.abs_diff(row.index);
        let bytes = self.times(rows, lines);
        if rows > 0 {
            lines.push(format!("{operation} {cursor}, {from}, {bytes}"));
        }
        self.cursors[row.array] = Some(row.index);
        cursor
    }

    /// Returns the register that holds the size of this number of rows in bytes.
    fn times(&self, rows: usize, lines: &mut Lines) -> &'static str {
        if rows <= 1 {
            return "a3";
        }
        if rows.is_power_of_two() {
            lines.push(format!("slli t0, a3, {}", rows.trailing_zeros()));
        } else {
            lines.extend([format!("li t0, {rows}"), "mul t0, t0, a3".into()]);
        }
        "t0"
    }

    /// Loads a constant into t4.
    fn constant(&mut self, constant: u64, lines: &mut Lines) {
        let value = self.signed(constant);
        if (-2048..2048).contains(&value) {
            return lines.push(format!("li t4, {value}"));
        }
        let place = super::place_in(&mut self.constants, constant);
        assert!(8 * place < 2048, "the offset of a load has twelve bits");
        let load = if self.bits == 64 { "ld" } else { "lw" };
        lines.push(format!("{load} t4, {}(t6)", 8 * place));
    }

    fn signed(&self, constant: u64) -> i64 {
        if self.bits == 64 { constant as i64 } else { i64::from(constant as i32) }
    }

    /// Appends an operation with a constant, as an immediate or in a scalar register.
    fn with_constant(&mut self, name: &str, constant: u64, operands: &str, lines: &mut Lines) {
        let value = self.signed(constant);
        if (-16..16).contains(&value) {
            return lines.push(format!("{name}i {operands}{value}"));
        }
        self.constant(constant, lines);
        lines.push(format!("{name}x {operands}t4"));
    }

    /// Returns the address of a place of the function's own, in t0.
    fn place(&self, place: usize, lines: &mut Lines) -> &'static str {
        if place == 0 {
            return "sp";
        }
        let bytes = self.times(place, lines);
        lines.push(format!("add t0, sp, {bytes}"));
        "t0"
    }

    fn move_stack(&self, operation: &str, places: usize, lines: &mut Lines) {
        if places > 0 {
            let bytes = self.times(places, lines);
            lines.push(format!("{operation} sp, sp, {bytes}"));
        }
    }
}

impl Target for Rvv {
    fn bits(&self) -> u32 {
        self.bits
    }
    fn registers(&self) -> Register {
        32
    }
    fn has(&self, op: Op) -> bool {
        match op {
            Op::AndNot | Op::RotateRight(_) => self.zvkb,
            Op::Xor3 | Op::XorAndNot | Op::Select => false,
            Op::XorRotate(_) | Op::XorRotatedOnce | Op::ShiftLeftInsert(_) => false,
            Op::XorOfRotated(_) | Op::AndNotOfRotated(_) => false,
            Op::Majority => false,
            Op::Piece(_) | Op::Insert(_) | Op::Half(_) | Op::InsertHalf(_) | Op::Quarters(_) => false,
            Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::ReverseBytes => false,
            Op::Not | Op::XorConstant(_) | Op::AddConstant(_) => true,
            on_every_target!() | Op::Load(_) | Op::Store(_) => true,
        }
    }
    fn tied(&self, _: Op) -> Option<usize> {
        None
    }
    fn latency(&self) -> usize {
        4
    }

    fn prepare(&mut self, instructions: &[Allocated]) {
        let mut counts = std::collections::BTreeMap::new();
        for instruction in instructions {
            if let Op::ShiftLeft(n @ 32..) | Op::ShiftRight(n @ 32..) = instruction.op {
                *counts.entry(n).or_insert(0) += 1;
            }
        }
        let mut distances: Vec<u32> = counts.keys().copied().collect();
        distances.sort_by_key(|n| core::cmp::Reverse(counts[n]));
        distances.truncate(DISTANCES.len());
        self.distances = distances;
    }

    fn text(&mut self, Allocated { op, to, from, .. }: &Allocated, lines: &mut Lines) {
        let operand = |i: usize| format!("v{}", from[i]);
        let two = |name: &str| format!("{name} v{to}, {}, {}", operand(0), operand(1));
        let bits = self.bits;
        let line = match *op {
            Op::Xor => two("vxor.vv"),
            Op::And => two("vand.vv"),
            Op::Or => two("vor.vv"),
            Op::AndNot => two("vandn.vv"),
            Op::Add => two("vadd.vv"),
            Op::Sub => two("vsub.vv"),
            Op::Not => format!("vnot.v v{to}, {}", operand(0)),
            Op::RotateRight(n) => format!("vror.vi v{to}, {}, {n}", operand(0)),
            Op::ShiftLeft(n) => self.shift("vsll", n, *to, from[0], lines),
            Op::ShiftRight(n) => self.shift("vsrl", n, *to, from[0], lines),
            Op::XorConstant(constant) => {
                return self.with_constant("vxor.v", constant, &format!("v{to}, {}, ", operand(0)), lines);
            }
            Op::AddConstant(constant) => {
                return self.with_constant("vadd.v", constant, &format!("v{to}, {}, ", operand(0)), lines);
            }
            Op::Constant(constant) => {
                return self.with_constant("vmv.v.", constant, &format!("v{to}, "), lines);
            }
            Op::Load(row) => format!("vle{bits}.v v{to}, ({})", self.address(row, lines)),
            Op::Store(row) => format!("vse{bits}.v {}, ({})", operand(0), self.address(row, lines)),
            Op::Copy => format!("vmv.v.v v{to}, {}", operand(0)),
            Op::Spill(place) => format!("vse{bits}.v {}, ({})", operand(0), self.place(place, lines)),
            Op::Reload(place) => format!("vle{bits}.v v{to}, ({})", self.place(place, lines)),
            _ => unreachable!("there is no such instruction"),
        };
        lines.push(line);
    }

    fn xor_single(
        &mut self,
        register: Register,
        word: Row,
        complement: bool,
        _: Register,
        lines: &mut Lines,
    ) {
        lines.push(format!("ld t4, {}(a{})", 8 * word.index, word.array));
        if complement {
            lines.push("not t4, t4".into());
        }
        lines.push(format!("vxor.vx v{register}, v{register}, t4"));
    }

    fn rows_at_once(&self) -> usize {
        8
    }

    fn load_rows(&mut self, first: Row, rows: usize, to: Register, lines: &mut Lines) {
        assert!(
            rows.is_power_of_two() && rows <= 8 && usize::from(to).is_multiple_of(rows),
            "{rows} at v{to}"
        );
        let address = self.address(first, lines);
        lines.push(format!("vl{rows}re{}.v v{to}, ({address})", self.bits));
    }

    fn jump_if_short(&mut self, label: &str, lines: &mut Lines) {
        lines.extend(["csrr t0, vlenb".into(), format!("bne t0, a3, .L{}_{label}", self.prefix)]);
    }

    fn around(&mut self) -> (Lines, Lines) {
        let arch = if self.zvkb { ".option arch, +m, +v, +zvkb" } else { ".option arch, +m, +v" };
        let first = vec![".option push".into(), arch.into(), ".text".into()];
        let mut last = vec![".p2align 3".into(), format!("{}:", self.pool())];
        last.extend(self.constants.iter().map(|constant| format!(".quad {constant:#x}")));
        last.push(".option pop".into());
        (first, last)
    }

    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines) {
        lines.extend([
            ".p2align 4".into(),
            format!(".globl {name}"),
            format!(".hidden {name}"),
            format!(".type {name}, @function"),
            format!("{name}:"),
            format!("srli t0, a3, {}", (self.bits / 8).trailing_zeros()),
            format!("vsetvli zero, t0, e{}, m1, ta, ma", self.bits),
            format!("lla t6, {}", self.pool()),
        ]);
        let saved = self.saved();
        if saved > 0 {
            lines.push(format!("addi sp, sp, -{}", frame(saved)));
        }
        for (i, register) in DISTANCES[FREE_DISTANCES..].iter().take(saved).enumerate() {
            lines.push(format!("sd {register}, {}(sp)", 8 * i));
        }
        let kept = self.distances.iter().zip(DISTANCES);
        lines.extend(kept.map(|(distance, register)| format!("li {register}, {distance}")));
        self.move_stack("sub", places, lines);
        self.cursors = [None; 3];
    }

    fn leave(&mut self, places: usize, lines: &mut Lines) {
        self.move_stack("add", places, lines);
        let saved = self.saved();
        for (i, register) in DISTANCES[FREE_DISTANCES..].iter().take(saved).enumerate() {
            lines.push(format!("ld {register}, {}(sp)", 8 * i));
        }
        if saved > 0 {
            lines.push(format!("addi sp, sp, {}", frame(saved)));
        }
        lines.push("ret".into());
    }

    fn label(&mut self, label: &str, lines: &mut Lines) {
        lines.push(format!(".L{}_{label}:", self.prefix));
        self.cursors = [None; 3];
    }

    fn jump(&mut self, label: &str, lines: &mut Lines) {
        lines.push(format!("j .L{}_{label}", self.prefix));
    }

    fn jump_if(&mut self, argument: usize, equals: usize, label: &str, lines: &mut Lines) {
        // A conditional branch reaches four kilobytes.
        lines.extend([format!("li t0, {equals}"), format!("bne a{argument}, t0, 7f")]);
        self.jump(label, lines);
        lines.push("7:".into());
    }
}

/// The stack size for saved registers in bytes, aligned to sixteen.
fn frame(saved: usize) -> usize {
    (8 * saved).next_multiple_of(16)
}

impl Rvv {
    /// How many registers have to be saved for the caller.
    fn saved(&self) -> usize {
        self.distances.len().saturating_sub(FREE_DISTANCES)
    }

    /// Appends a shift; the immediate of a vector shift has five bits.
    fn shift(&self, name: &str, n: u32, to: Register, from: Register, lines: &mut Lines) -> String {
        if n < 32 {
            return format!("{name}.vi v{to}, v{from}, {n}");
        }
        if let Some(place) = self.distances.iter().position(|&distance| distance == n) {
            return format!("{name}.vx v{to}, v{from}, {}", DISTANCES[place]);
        }
        lines.push(format!("li t4, {n}"));
        format!("{name}.vx v{to}, v{from}, t4")
    }
}
