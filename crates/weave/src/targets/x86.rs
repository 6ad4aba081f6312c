//! AVX2 and AVX-512 of x86-64, for words of one size.
//!
//! | registers | hold |
//! |---|---|
//! | ymm0–15, zmm0–31 | values |
//! | rdi | rows of the state, a cache line apart |
//! | rsi, rdx; rcx, rax | rows of the halves of a block, as far apart as a register is long; those of the second set |
//! | rsi, r10 | in a loop over rounds: rows of the schedule; the constants of the rounds |
//! | rdx; rax | in a loop over blocks: how far they are; a pointer to one |
//! | r11 | the constants |
//! | rsp | what registers do not hold, a whole vector each |
//!
//! An operand may be in memory, so rows and constants are read where they are needed and take no
//! register. AVX-512 can repeat a word of memory in every lane, and its `vpternlog` computes any
//! function of three bits; it replaces one operand, and the table says which. AVX2 has neither that
//! nor rotations: those by whole bytes are shuffles, the others two shifts.

use crate::loops::blocks_layout::{MORE_SOURCES, MOST_LANES, ROW, SOURCES};
use crate::{Allocated, Lines, Op, Piece, Register, Row, Spread, Target};

/// The registers to which rows are relative.
const ARRAYS: [&str; 5] = ["rdi", "rsi", "rdx", "rcx", "rax"];

/// The array whose rows are words of a table, in code that has one.
const TABLE: usize = 2;

/// A constant that lies after the function.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Constant {
    /// A word for every lane.
    Word(u64),
    /// For each byte of a vector, the byte that it comes from, among the sixteen of its 128 bits.
    Shuffle([u8; 16]),
}

/// Two instructions run in a cycle, and waiting for a port adds to that; among 3 to 14, this gives
/// the fastest SHA-512 and SHA-256 on Golden Cove, by 1 %.
const LATENCY: usize = 6;

/// AVX2 or AVX-512.
pub struct X86 {
    bits: u32,
    wide: bool,
    latency: usize,
    spread: Option<Spread>,
    /// Whether the rows of `TABLE` are single words, repeated in every lane.
    has_table: bool,
    /// Whether what a lane will read later is prefetched: r10 says how far it is from the source.
    reads_ahead: bool,
    constants: Vec<Constant>,
}

impl X86 {
    /// AVX-512 if `wide` is set, otherwise AVX2, on words of `bits` bits.
    #[must_use]
    pub fn new(bits: u32, wide: bool) -> Self {
        Self {
            bits,
            wide,
            latency: LATENCY,
            spread: None,
            has_table: false,
            reads_ahead: false,
            constants: Vec::new(),
        }
    }

    /// The same for lines with several sets of lanes, each of which is a chain of its own. On a Zen 5
    /// BLAKE2s takes 0.384 cycles a byte in the order in which few values are alive, 0.370 with none
    /// more alive, 0.369 with two, 0.363 with four, 0.360 with eight, and SHA-256 0.507 and 0.485; with
    /// twelve more, too many are spilled.
    #[must_use]
    pub fn in_sets(self, sets: usize) -> Self {
        let spread = Spread { window: sets, more_alive: 8, more_instructions: 2 };
        Self { spread: (sets > 1).then_some(spread), ..self }
    }

    /// The same for lines in which the four G of half a round of BLAKE take turns. With few values
    /// alive they follow one another, and a core with 64 instructions in its schedulers begins the
    /// last when the first is over. A block of a set on Zen 3 went from 416 cycles to 381 (BLAKE3),
    /// from 573 to 533 (BLAKE2s), from 561 to 522 (BLAKE2b). For BLAKE3 a latency of 16 gives 392,
    /// one of 26 384, and fourteen more values 395. SHA-2 and SM3, of one chain, lose 2 to 10 %.
    #[must_use]
    pub fn with_four_g(self) -> Self {
        let spread = Spread { window: 1, more_alive: 10, more_instructions: 10 };
        Self { latency: 20, spread: Some(spread), ..self }
    }

    /// The same where each line of a block is accompanied by one that its lane will read later.
    #[must_use]
    pub fn with_lines_ahead(self) -> Self {
        Self { reads_ahead: true, ..self }
    }

    /// The same where the rows of `TABLE` are words of a table, to which r10 points: AVX-512
    /// repeats them in every lane.
    #[must_use]
    pub fn with_table(self) -> Self {
        assert!(self.wide, "AVX2 repeats no operand");
        Self { has_table: true, ..self }
    }

    /// Words in a register.
    #[must_use]
    pub fn lanes(&self) -> usize {
        8 * self.bytes() / self.bits as usize
    }

    /// Bytes of a register.
    pub(crate) fn bytes(&self) -> usize {
        if self.wide { 64 } else { 32 }
    }

    /// The name of a register.
    fn register(&self, register: Register) -> String {
        format!("{}{register}", if self.wide { "zmm" } else { "ymm" })
    }

    /// The letter for a word.
    fn letter(&self) -> char {
        if self.bits == 64 { 'q' } else { 'd' }
    }

    /// Returns the address of a constant.
    fn constant(&mut self, constant: Constant) -> String {
        let place = super::place_in(&mut self.constants, constant);
        let address = format!("[r11+{}]", self.bytes_of_constants(place));
        // AVX-512 stores a word once.
        match self.constants[place] {
            Constant::Word(_) if self.wide => self.repeated(&address),
            _ => address,
        }
    }

    /// A word of memory in every lane, as an operand of AVX-512.
    fn repeated(&self, address: &str) -> String {
        match self.bits {
            64 => format!("qword ptr {address}{{1to8}}"),
            _ => format!("dword ptr {address}{{1to16}}"),
        }
    }

    /// The size of the first constants in bytes.
    fn bytes_of_constants(&self, first: usize) -> usize {
        let words =
            self.constants[..first].iter().filter(|constant| matches!(constant, Constant::Word(_))).count();
        let size = if self.wide { self.bits as usize / 8 } else { self.bytes() };
        words * size + (first - words) * self.bytes()
    }

    /// Returns the constants in the order in which [`constant`](Self::constant) addresses them.
    fn constants(&self) -> Lines {
        let mut lines = Lines::new();
        for constant in &self.constants {
            match constant {
                Constant::Word(word) => {
                    let directive = if self.bits == 64 { ".quad" } else { ".long" };
                    let times = if self.wide { 1 } else { self.lanes() };
                    lines.push(format!("{directive} {}", vec![format!("{word:#x}"); times].join(",")));
                }
                Constant::Shuffle(from) => {
                    let bytes = from.map(|byte| byte.to_string()).join(",");
                    lines.extend(vec![format!(".byte {bytes}"); self.bytes() / 16]);
                }
            }
        }
        lines
    }

    /// Whether a rotation is done by a shuffle of bytes.
    pub(crate) fn is_shuffled(&self, n: u32) -> bool {
        n.is_multiple_of(8) && (!self.wide || self.bits == 64 && n == 8)
    }

    /// The shuffle that rotates every word to the right by this number of bytes.
    fn rotation(&self, bytes: usize) -> [u8; 16] {
        let word = self.bits as usize / 8;
        core::array::from_fn(|i| (i / word * word + (i + bytes) % word) as u8)
    }

    /// The shuffle that reverses the bytes of every word.
    fn reversal(&self) -> [u8; 16] {
        let word = self.bits as usize / 8;
        core::array::from_fn(|i| (i / word * word + word - 1 - i % word) as u8)
    }

    /// Returns an operand in memory.
    fn memory(&mut self, from: Op) -> String {
        let bytes = self.bytes();
        match from {
            Op::Constant(word) => self.constant(Constant::Word(word)),
            Op::Load(row) => self.address(row),
            Op::Reload(place) => format!("[rsp+{}]", bytes * place),
            _ => unreachable!("no operand is {from:?}"),
        }
    }

    /// Whether the rows of an array are words of a table.
    fn is_table(&self, array: usize) -> bool {
        self.has_table && array == TABLE
    }

    /// Returns the address of a row.
    fn address(&self, Row { array, index }: Row) -> String {
        if self.is_table(array) {
            return self.repeated(&format!("[r10+{}]", self.bits as usize / 8 * index));
        }
        let size = if array == 0 { ROW } else { self.bytes() };
        format!("[{}+{}]", ARRAYS[array], size * index)
    }

    /// Sets every lane of rows to a 32-bit word of memory.
    pub(crate) fn constant_from(&self, address: &str, rows: impl Iterator<Item = Row>) -> Lines {
        let t = self.register(0);
        let broadcast = format!("vpbroadcastd {t},dword ptr {address}");
        core::iter::once(broadcast).chain(self.stored(&t, rows)).collect()
    }

    /// Sets every lane of rows to a 32-bit word of an integer register if a counter is one.
    pub(crate) fn constant_at_last(
        &self,
        counter: &str,
        word: &str,
        rows: impl Iterator<Item = Row>,
    ) -> Lines {
        let t = self.register(0);
        let mut lines = vec![format!("cmp {counter},1"), "jne 3f".into()];
        lines.extend(if self.wide {
            vec![format!("vpbroadcastd {t},{word}")]
        } else {
            vec![format!("vmovd xmm0,{word}"), format!("vpbroadcastd {t},xmm0")]
        });
        lines.extend(self.stored(&t, rows));
        lines.push("3:".into());
        lines
    }

    /// Stores a register to rows.
    fn stored(&self, register: &str, rows: impl Iterator<Item = Row>) -> Lines {
        let whole = if self.wide { "vmovdqa64" } else { "vmovdqa" };
        rows.map(|row| format!("{whole} {},{register}", self.address(row))).collect()
    }

    /// Returns the address of a piece; the first of a line has a prefetch before it.
    fn half_at(&self, piece: Piece, lines: &mut Lines) -> String {
        let address = pointed_at(piece, lines);
        lines.extend((self.reads_ahead && piece.index == 0).then(|| "prefetcht0 [rax+r10]".into()));
        address
    }

    /// Prints a function of three bits: the replaced operand comes first, one in memory last.
    fn ternary(&mut self, Allocated { op, to, from, memory }: &Allocated) -> String {
        let place = memory.map(|(place, _)| place);
        let is_replaced = |i: &usize| Some(*i) != place && from[*i] == *to;
        let first = (0..3).find(is_replaced).expect("an operand is replaced");
        let mut rest: Vec<usize> = (0..3).filter(|&i| i != first).collect();
        rest.sort_by_key(|&i| Some(i) == place);
        let order = [first, rest[0], rest[1]];
        let names = order.map(|i| match memory {
            Some((place, from)) if *place == i => self.memory(*from),
            _ => self.register(from[i]),
        });
        let table = (0..8).fold(0, |table, bits: u32| {
            // a is the highest of the three bits of the table's index.
            let mut operands = [false; 3];
            order.iter().enumerate().for_each(|(at, &i)| operands[i] = bits >> (2 - at) & 1 == 1);
            let [a, b, c] = operands;
            let value = match op {
                Op::Xor3 => a ^ b ^ c,
                Op::XorAndNot => a ^ (b & !c),
                Op::Select => (a & c) | (b & !c),
                Op::Majority => (a & b) | (a & c) | (b & c),
                _ => unreachable!("{op:?} has three operands"),
            };
            table | u32::from(value) << bits
        });
        format!("vpternlog{} {},{table:#x}", self.letter(), names.join(","))
    }
}

impl Target for X86 {
    fn bits(&self) -> u32 {
        self.bits
    }
    fn registers(&self) -> Register {
        if self.wide { 32 } else { 16 }
    }
    fn has(&self, op: Op) -> bool {
        match op {
            Op::Xor3 | Op::XorAndNot | Op::Select | Op::Majority => self.wide,
            Op::RotateRight(n) => self.wide || self.is_shuffled(n),
            // A constant is an operand in memory.
            Op::XorConstant(_) | Op::AddConstant(_) | Op::Not => false,
            Op::Half(_) | Op::InsertHalf(_) | Op::Quarters(_) => self.wide,
            Op::Piece(_) | Op::Insert(_) => !self.wide,
            Op::XorRotate(_) | Op::XorRotatedOnce | Op::XorOfRotated(_) => false,
            Op::AndNotOfRotated(_) | Op::ShiftLeftInsert(_) => false,
            Op::AndNot | Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::ReverseBytes => true,
            on_every_target!() | Op::Load(_) | Op::Store(_) => true,
        }
    }
    fn tied(&self, _: Op) -> Option<usize> {
        None
    }
    fn replaces_any(&self, op: Op) -> bool {
        matches!(op, Op::Xor3 | Op::XorAndNot | Op::Select | Op::Majority)
    }
    fn reads_memory(&self, op: Op, operand: usize) -> bool {
        match op {
            Op::Xor | Op::And | Op::Or | Op::Add => true,
            Op::AndNot => operand == 0,
            Op::Sub => operand == 1,
            Op::Xor3 | Op::XorAndNot | Op::Select | Op::Majority => true,
            Op::RotateRight(n) => self.wide && !self.is_shuffled(n),
            Op::ShiftRight(_) => self.wide,
            _ => false,
        }
    }
    fn latency(&self) -> usize {
        self.latency
    }
    fn spread(&self) -> Option<Spread> {
        self.spread
    }

    fn text(&mut self, instruction: &Allocated, lines: &mut Lines) {
        let Allocated { op, to, from, memory } = instruction;
        let (d, bytes) = (self.letter(), self.bytes());
        let suffix = if self.wide { d.to_string() } else { String::new() };
        let t = self.register(*to);
        let operand = |this: &mut Self, i: usize| match memory {
            Some((place, from)) if *place == i => this.memory(*from),
            _ => this.register(from[i]),
        };
        // The operand in memory comes last.
        let two = |this: &mut Self, name: &str| {
            let (a, b) = if memory.is_some_and(|(place, _)| place == 0) { (1, 0) } else { (0, 1) };
            format!("{name} {t},{},{}", operand(this, a), operand(this, b))
        };
        let whole = if self.wide { "vmovdqa64" } else { "vmovdqa" };
        let line = match *op {
            Op::Xor => two(self, &format!("vpxor{suffix}")),
            Op::And => two(self, &format!("vpand{suffix}")),
            Op::Or => two(self, &format!("vpor{suffix}")),
            Op::Add => two(self, &format!("vpadd{d}")),
            Op::Sub => two(self, &format!("vpsub{d}")),
            Op::AndNot => format!("vpandn{suffix} {t},{},{}", operand(self, 1), operand(self, 0)),
            Op::Xor3 | Op::XorAndNot | Op::Select | Op::Majority => self.ternary(instruction),
            Op::Copy => format!("{whole} {t},{}", operand(self, 0)),
            // One rotation of SHA-512 is a shuffle instead, because port 0, which alone rotates on
            // Intel's cores, is the bottleneck (2 % of a block).
            Op::RotateRight(n) if self.wide && !self.is_shuffled(n) => {
                format!("vpror{d} {t},{},{n}", operand(self, 0))
            }
            Op::RotateRight(32) => format!("vpshufd {t},{},0xb1", operand(self, 0)),
            Op::RotateRight(n) => {
                let shuffle = self.constant(Constant::Shuffle(self.rotation(n as usize / 8)));
                format!("vpshufb {t},{},{shuffle}", operand(self, 0))
            }
            Op::ReverseBytes => {
                let shuffle = self.constant(Constant::Shuffle(self.reversal()));
                format!("vpshufb {t},{},{shuffle}", operand(self, 0))
            }
            // Adding runs on any port, not only on those that shift.
            Op::ShiftLeft(1) => format!("vpadd{d} {t},{0},{0}", operand(self, 0)),
            Op::ShiftLeft(n) => format!("vpsll{d} {t},{},{n}", operand(self, 0)),
            Op::ShiftRight(n) => format!("vpsrl{d} {t},{},{n}", operand(self, 0)),
            Op::InterleaveLow(64) => two(self, "vpunpcklqdq"),
            Op::InterleaveHigh(64) => two(self, "vpunpckhqdq"),
            Op::InterleaveLow(_) => two(self, "vpunpckldq"),
            Op::InterleaveHigh(_) => two(self, "vpunpckhdq"),
            Op::Piece(piece) => format!("vmovdqu xmm{to},{}", pointed_at(piece, lines)),
            Op::Insert(piece) => {
                let address = pointed_at(piece, lines);
                format!("vinserti128 {t},{},{address},1", operand(self, 0))
            }
            Op::Half(piece) => format!("vmovdqu64 ymm{to},{}", self.half_at(piece, lines)),
            Op::InsertHalf(piece) => {
                let address = self.half_at(piece, lines);
                format!("vinserti64x4 {t},{},{address},1", operand(self, 0))
            }
            Op::Quarters(number) => {
                format!("vshufi64x2 {t},{},{},{number:#x}", operand(self, 0), operand(self, 1))
            }
            Op::Constant(word) => {
                let address = self.constant(Constant::Word(word));
                match address.split('{').next() {
                    Some(address) if self.wide => format!("vpbroadcast{d} {t},{address}"),
                    _ => format!("{whole} {t},{address}"),
                }
            }
            Op::Load(Row { array, .. }) if self.is_table(array) => {
                let address = self.memory(*op);
                format!("vpbroadcast{d} {t},{}", address.split('{').next().unwrap_or(&address))
            }
            // Rows other than those of the state may be unaligned.
            Op::Load(Row { array: 1.., .. }) => {
                format!("{} {t},{}", whole.replace("dqa", "dqu"), self.memory(*op))
            }
            Op::Load(_) | Op::Reload(_) => format!("{whole} {t},{}", self.memory(*op)),
            Op::Store(row) => format!("{whole} {},{}", self.address(row), operand(self, 0)),
            Op::Spill(place) => format!("{whole} [rsp+{}],{}", bytes * place, operand(self, 0)),
            _ => unreachable!("there is no such instruction"),
        };
        lines.push(line);
    }

    fn xor_single(&mut self, _: Register, _: Row, _: bool, _: Register, _: &mut Lines) {
        unreachable!("no function begins with single words");
    }

    fn around(&mut self) -> (Lines, Lines) {
        // The constants are part of each function, which Rust declares.
        (Lines::new(), Lines::new())
    }

    fn enter(&mut self, _: &str, places: usize, lines: &mut Lines) {
        // The frame must not skip a page of the stack.
        assert!(places * self.bytes() < 4000, "{places} places are more than a page");
        lines.extend(["push rbp".into(), "mov rbp,rsp".into()]);
        lines.push(format!("sub rsp,{}", (places + 1) * self.bytes()));
        lines.extend([format!("and rsp,-{}", self.bytes()), "lea r11,[rip+9f]".into()]);
    }

    fn leave(&mut self, _: usize, lines: &mut Lines) {
        lines.extend(["vzeroupper", "mov rsp,rbp", "pop rbp", "ret", ".p2align 6", "9:"].map(String::from));
        lines.extend(self.constants());
    }

    fn label(&mut self, label: &str, lines: &mut Lines) {
        lines.push(format!("{label}:"));
    }

    fn jump(&mut self, _: &str, _: &mut Lines) {
        unreachable!("a function is a line or a loop");
    }

    fn jump_if(&mut self, _: usize, _: usize, _: &str, _: &mut Lines) {
        unreachable!("a function is a line or a loop");
    }
}

/// Returns the address of a piece of a block and loads the block's pointer into rax.
fn pointed_at(Piece { lane, index }: Piece, lines: &mut Lines) -> String {
    let more = lane.checked_sub(MOST_LANES);
    let place = more.map_or(SOURCES + 8 * lane, |more| MORE_SOURCES + 8 * more);
    lines.push(format!("mov rax,[rdi+{place}]"));
    format!("[rax+rdx+{}]", 16 * index)
}
