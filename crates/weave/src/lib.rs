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

/// A row in memory: one of a function's arrays, and which row of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The argument that points to the array.
    pub array: usize,
    /// Its number.
    pub index: usize,
}

/// Sixteen bytes of the block of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The stream, which is the lane's number.
    pub lane: usize,
    /// Which sixteen bytes, from 0.
    pub index: usize,
}

/// What an instruction does. The operands are named a, b, c in their order.
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
    /// b shifted to the left by that many bits; below them those of a
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
    /// Of 512 bits, quarters: two of a and then two of b, each by two bits of the number, lowest first.
    Quarters(u8),
    /// The lower elements of so many bits of a and b alternately, in every 128 bits.
    InterleaveLow(u32),
    /// The upper elements of so many bits of a and b alternately, in every 128 bits.
    InterleaveHigh(u32),
    /// The bytes of every word in the opposite order.
    ReverseBytes,
    /// a to a row of memory; no result.
    Store(Row),
    /// a, in another register.
    Copy,
    /// a to a place of the function's own; no result.
    Spill(usize),
    /// What is in that place.
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

    /// Whether its result can be had again without operands.
    fn is_source(self) -> bool {
        matches!(self, Self::Constant(_) | Self::Load(_))
    }
}

/// An instruction whose operands and result are values.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// What it does.
    pub op: Op,
    /// What it is applied to.
    pub operands: Vec<Value>,
    /// What it makes.
    pub result: Option<Value>,
}

/// A straight line of them.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// The instructions in order.
    pub instructions: Vec<Instruction>,
    /// Values that are in registers beforehand.
    pub given: Vec<Value>,
    /// Values that are to be in registers afterwards.
    pub kept: Vec<Value>,
    /// How many values there are.
    pub values: usize,
}

/// An instruction whose operands and result are registers.
#[derive(Clone, Debug)]
pub struct Allocated {
    /// What it does.
    pub op: Op,
    /// The register of the result.
    pub to: Register,
    /// Those of the operands.
    pub from: Vec<Register>,
    /// The operand that is not in a register, and where it is instead: a constant, a row, or a place of the function's own.
    pub memory: Option<(usize, Op)>,
}

impl Allocated {
    /// All operands being in registers.
    #[must_use]
    pub fn new(op: Op, to: Register, from: &[Register]) -> Self {
        Self { op, to, from: from.to_vec(), memory: None }
    }
}

/// Instructions, labels and directives, one a line.
pub type Lines = Vec<String>;

/// An instruction set, for words of one size. The text functions append what they are asked for, which may be several instructions if
/// addresses or constants take some; none but the register of the result, and registers that the target keeps to itself, is changed.
pub trait Target {
    /// Bits of a word.
    fn bits(&self) -> u32;
    /// How many registers may hold values.
    fn registers(&self) -> Register;
    /// Whether there is such an instruction, whatever its constants.
    fn has(&self, op: Op) -> bool;
    /// The operand in whose register the result is made, if there is no choice.
    fn tied(&self, op: Op) -> Option<usize>;
    /// Whether the result is made in the register of an operand, whichever it is.
    fn replaces_any(&self, _: Op) -> bool {
        false
    }
    /// Whether an instruction may take that operand from memory: a row, a constant or a place of its own. Such values are read where they are needed
    /// and not before.
    fn reads_memory(&self, _: Op, _operand: usize) -> bool {
        false
    }
    /// Whether some do: then rows and constants are no values of their own, made before they are needed.
    fn reads_operands(&self) -> bool {
        self.reads_memory(Op::Add, 1)
    }
    /// How many instructions after another one that needs its result should be.
    fn latency(&self) -> usize;

    /// The instructions of the functions that follow, so that what they have in common may be kept in registers.
    fn prepare(&mut self, _: &[Allocated]) {}
    /// The text of one instruction.
    fn text(&mut self, instruction: &Allocated, lines: &mut Lines);
    /// a ^ a word of an array of single words, the same in every lane, complemented or not, in place. `spare` is a register without a value.
    fn xor_single(
        &mut self,
        register: Register,
        word: Row,
        complement: bool,
        spare: Register,
        lines: &mut Lines,
    );
    /// The most rows that one instruction loads, into as many registers, of which the first's number is a multiple of theirs: a power of two.
    fn rows_at_once(&self) -> usize {
        1
    }
    /// Loads as many rows, from this one on, into as many registers: a power of two, and no more than [`rows_at_once`](Self::rows_at_once).
    fn load_rows(&mut self, first: Row, _rows: usize, to: Register, lines: &mut Lines) {
        self.text(&Allocated::new(Op::Load(first), to, &[]), lines);
    }
    /// Goes to a near label if a row is shorter than a register, so that rows can only be loaded one by one.
    fn jump_if_short(&mut self, _label: &str, _lines: &mut Lines) {}
    /// What stands before all functions, and after them: directives and constants. Called when their text is complete.
    fn around(&mut self) -> (Lines, Lines);
    /// The beginning of a function that may have so many values in memory.
    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines);
    /// Its end, in as many copies as it has exits.
    fn leave(&mut self, places: usize, lines: &mut Lines);
    /// A label, which may be reached from elsewhere: nothing is known of the registers that the target keeps to itself.
    fn label(&mut self, label: &str, lines: &mut Lines);
    /// Goes to a label of the same text.
    fn jump(&mut self, label: &str, lines: &mut Lines);
    /// Goes there if an argument, an integer, equals a small number.
    fn jump_if(&mut self, argument: usize, equals: usize, label: &str, lines: &mut Lines);
}

/// The values that its instructions, from `from` on, and its end still use: how often each.
pub fn uses(line: &Line) -> Vec<usize> {
    let mut uses = vec![0; line.values];
    let operands = line.instructions.iter().flat_map(|instruction| &instruction.operands);
    for &value in operands.chain(&line.kept) {
        uses[value] += 1;
    }
    uses
}
