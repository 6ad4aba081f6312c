#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod allocate;
pub mod complement;
pub mod device;
pub mod functions;
pub mod go;
pub mod interpret;
mod lazy;
pub mod loops;
pub mod output;
pub mod schedule;
pub mod select;
pub mod targets;
pub mod terms;

/// The number of a value: every instruction with a result makes a new one.
pub type Value = usize;

/// A register, from 0.
pub type Register = u8;

/// A row in memory: an array of a function, and the row's index in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The argument that points to the array.
    pub array: usize,
    /// The row's index.
    pub index: usize,
}

/// Sixteen bytes of the block of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The stream, which is the lane's number.
    pub lane: usize,
    /// The index of these sixteen bytes, from 0.
    pub index: usize,
}

/// The operation of an instruction. The operands are named a, b, c in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// a ^ b
    Xor,
    /// a & b
    And,
    /// a | b
    Or,
    /// a & !b
    AndNot,
    /// !a
    Not,
    /// a + b
    Add,
    /// a − b
    Sub,
    /// a ^ b ^ c
    Xor3,
    /// a ^ (b & !c)
    XorAndNot,
    /// (a & c) | (b & !c)
    Select,
    /// (a & b) | (a & c) | (b & c)
    Majority,
    /// a ^ b, rotated to the right
    XorRotate(u32),
    /// a ^ b rotated to the left by one
    XorRotatedOnce,
    /// a ^ (b rotated to the right)
    XorOfRotated(u32),
    /// a & !(b rotated to the right)
    AndNotOfRotated(u32),
    /// a rotated to the right
    RotateRight(u32),
    /// a shifted to the left
    ShiftLeft(u32),
    /// a shifted to the right
    ShiftRight(u32),
    /// b shifted to the left by that many bits; the bits below are those of a
    ShiftLeftInsert(u32),
    /// a ^ a constant
    XorConstant(u64),
    /// a + a constant
    AddConstant(u64),
    /// A constant.
    Constant(u64),
    /// A row of memory.
    Load(Row),
    /// A piece of a block in the lower 128 bits of 256.
    Piece(Piece),
    /// The lower 128 bits of a, and a piece of a block above them.
    Insert(Piece),
    /// A piece of a block and the one after it in the lower 256 bits of 512.
    Half(Piece),
    /// The lower 256 bits of a, and a piece of a block and the one after it above them.
    InsertHalf(Piece),
    /// Quarters of 512 bits: two of a, then two of b, each selected by two bits of the number, the
    /// lowest first.
    Quarters(u8),
    /// The lower elements of a and b alternately, in every 128 bits; the number is the size of an
    /// element in bits.
    InterleaveLow(u32),
    /// The upper elements of a and b alternately, in every 128 bits; the number is the size of an
    /// element in bits.
    InterleaveHigh(u32),
    /// The bytes of every word in the opposite order.
    ReverseBytes,
    /// Stores a to a row of memory; there is no result.
    Store(Row),
    /// a, copied to another register.
    Copy,
    /// Stores a to a place of the function's own; there is no result.
    Spill(usize),
    /// The value at a place of the function's own.
    Reload(usize),
}

impl Op {
    /// Whether operands a and b may be exchanged.
    fn commutes(self) -> bool {
        matches!(
            self,
            Self::Xor | Self::And | Self::Or | Self::Add | Self::Xor3 | Self::Majority | Self::XorRotate(_)
        )
    }

    /// Whether the result can be made again without operands.
    fn is_source(self) -> bool {
        matches!(self, Self::Constant(_) | Self::Load(_))
    }
}

/// An instruction whose operands and result are values.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// The operation.
    pub op: Op,
    /// The operands.
    pub operands: Vec<Value>,
    /// The result, if there is one.
    pub result: Option<Value>,
}

/// A sequence of instructions without branches.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// The instructions in order.
    pub instructions: Vec<Instruction>,
    /// Values that are in registers before the first instruction.
    pub given: Vec<Value>,
    /// Values that must be in registers after the last instruction.
    pub kept: Vec<Value>,
    /// How many values there are.
    pub values: usize,
}

/// An instruction whose operands and result are registers.
#[derive(Clone, Debug)]
pub struct Allocated {
    /// The operation.
    pub op: Op,
    /// The register of the result.
    pub to: Register,
    /// The registers of the operands.
    pub from: Vec<Register>,
    /// The operand that is not in a register, and its place in memory: a constant, a row, or a
    /// place of the function's own.
    pub memory: Option<(usize, Op)>,
}

impl Allocated {
    /// An instruction whose operands are all in registers.
    #[must_use]
    pub fn new(op: Op, to: Register, from: &[Register]) -> Self {
        Self { op, to, from: from.to_vec(), memory: None }
    }
}

/// Instructions, labels and directives, one a line.
pub type Lines = Vec<String>;

/// The price that an order may have in which the chains of a line take turns.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// How far an instruction may be brought forward, as a multiple of what is usual.
    pub window: usize,
    /// How many values more may be alive than in the order in which few are.
    pub more_alive: isize,
    /// How many instructions more there may be than in that order, in percent.
    pub more_instructions: usize,
}

/// An instruction set, for words of one size. The text functions append the instructions for what
/// is asked, which may be several if addresses or constants take some. They change only the
/// register of the result and registers that the target reserves for itself.
pub trait Target {
    /// Bits of a word.
    fn bits(&self) -> u32;
    /// How many registers may hold values.
    fn registers(&self) -> Register;
    /// Whether the target has such an instruction, for any constant.
    fn has(&self, op: Op) -> bool;
    /// The operand in whose register the result is made, if there is no choice.
    fn tied(&self, op: Op) -> Option<usize>;
    /// Whether the result replaces one of the operands, and any of them may be that one.
    fn replaces_any(&self, _: Op) -> bool {
        false
    }
    /// Whether an instruction may read that operand from memory: a row, a constant or a place of
    /// the function's own. Such values are read at their use, not before.
    fn reads_memory(&self, _: Op, _operand: usize) -> bool {
        false
    }
    /// Whether any instruction reads operands from memory. If so, rows and constants are not loaded
    /// into registers ahead of their use.
    fn reads_operands(&self) -> bool {
        self.reads_memory(Op::Add, 1)
    }
    /// How many instructions should stand between an instruction and one that uses its result.
    fn latency(&self) -> usize;
    /// The price of bringing dependent instructions apart in a line of several chains; `None` if a
    /// line must stay within the registers.
    fn spread(&self) -> Option<Spread> {
        None
    }

    /// Announces the instructions of the following functions, so that the target may keep what they
    /// have in common in registers.
    fn prepare(&mut self, _: &[Allocated]) {}
    /// The text of one instruction.
    fn text(&mut self, instruction: &Allocated, lines: &mut Lines);
    /// Appends a ^= a word of an array of single words: the same word in every lane, complemented
    /// or not. `spare` is a register without a value.
    fn xor_single(
        &mut self,
        register: Register,
        word: Row,
        complement: bool,
        spare: Register,
        lines: &mut Lines,
    );
    /// The most rows that one instruction loads, a power of two. The rows go into consecutive
    /// registers, and the number of the first register is a multiple of their count.
    fn rows_at_once(&self) -> usize {
        1
    }
    /// Loads consecutive rows into consecutive registers. The number of rows is a power of two, and
    /// no more than [`rows_at_once`](Self::rows_at_once).
    fn load_rows(&mut self, first: Row, _rows: usize, to: Register, lines: &mut Lines) {
        self.text(&Allocated::new(Op::Load(first), to, &[]), lines);
    }
    /// Jumps to a near label if a row is shorter than a register, in which case rows have to be
    /// loaded one by one.
    fn jump_if_short(&mut self, _label: &str, _lines: &mut Lines) {}
    /// Returns the text before and after all functions: directives and constants. It is called when
    /// the functions' text is complete.
    fn around(&mut self) -> (Lines, Lines);
    /// Appends the beginning of a function that keeps up to `places` values in memory.
    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines);
    /// Appends the end of the function; it is called once for every exit.
    fn leave(&mut self, places: usize, lines: &mut Lines);
    /// Appends a label that may be reached from elsewhere, so that the contents of the registers
    /// that the target reserves are unknown.
    fn label(&mut self, label: &str, lines: &mut Lines);
    /// Jumps to a label of the same text.
    fn jump(&mut self, label: &str, lines: &mut Lines);
    /// Jumps to a label if an argument, an integer, equals a small number.
    fn jump_if(&mut self, argument: usize, equals: usize, label: &str, lines: &mut Lines);
}

/// Counts the uses of each value, by the instructions of the line and by its end.
pub fn uses(line: &Line) -> Vec<usize> {
    let mut uses = vec![0; line.values];
    let operands = line.instructions.iter().flat_map(|instruction| &instruction.operands);
    for &value in operands.chain(&line.kept) {
        uses[value] += 1;
    }
    uses
}
