//! Kernels for devices that run many threads of one program: GPUs.
//!
//! A GPU's driver selects, schedules and allocates, so only the generator's terms are used. They
//! become words of 32 bits ([`halves`]), and then the statements of a [`Kernel`]: a small
//! structured program with loops, workgroup memory and a list of results. It is written once and
//! printed in three dialects, [`ptx`] for NVIDIA's driver, [`c`] for HIP and the compilers of a
//! host, [`wgsl`] for everything else; [`interpret`] runs it.
//!
//! # The arguments of a kernel
//!
//! | | what | PTX | C | WGSL |
//! |---|---|---|---|---|
//! | parameters | words of 32 bits, the same for all threads of a launch | the first argument, by value | the same | a uniform buffer, binding 0 |
//! | table | quads of such words, read only | a pointer | a pointer | a storage buffer, binding 1 |
//! | list | a word that counts the entries, then their words | a pointer | a pointer | a storage buffer, binding 2 |
//!
//! Entries are three words. Counting goes on when the list is full, so that the host learns how
//! many there were.

pub mod c;
mod cost;
mod emit;
mod fold;
pub mod halves;
pub mod interpret;
pub mod ptx;
pub mod record;
mod split;
mod text;
pub mod wgsl;

pub use cost::Operations;
pub use emit::Multiplied;
pub use halves::Halves;
pub use split::Split;

/// The name of every kernel's entry.
pub const ENTRY: &str = "search";

/// Words of a quad, the unit in which tables and workgroup memory are read and written.
pub const QUAD: usize = 4;

/// Words of an entry of the list.
pub const ENTRY_WORDS: usize = 3;

/// A variable of a thread: 32 bits.
pub type Variable = usize;

/// An operand of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A variable.
    Variable(Variable),
    /// A number.
    Constant(u32),
    /// A word of the launch's parameters.
    Parameter(usize),
}

/// An operation on words of 32 bits; its operands are named a, b, c in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// a
    Copy,
    /// a ^ b
    Xor,
    /// a ^ b ^ c
    Xor3,
    /// a & b
    And,
    /// a | b
    Or,
    /// !a
    Not,
    /// a & !b
    AndNot,
    /// a ^ (!b & c)
    Chi,
    /// (a & b) | (!a & c)
    Choose,
    /// (a & b) | (a & c) | (b & c)
    Majority,
    /// a + b
    Add,
    /// a · b
    Multiply,
    /// a · b + c
    MultiplyAdd,
    /// a - b
    Subtract,
    /// a shifted to the right by this number of bits, 1 to 31
    ShiftRight(u32),
    /// a shifted to the left by this number of bits, 1 to 31
    ShiftLeft(u32),
    /// a shifted to the right by b bits, 0 to 31
    ShiftRightBy,
    /// a rotated to the right by this number of bits, 1 to 31
    RotateRight(u32),
    /// The same, by a multiplication where that keeps another unit busy
    RotateRightMultiplied(u32),
    /// The lower word of (a:b, a above b) shifted to the right by this number of bits, 1 to 31
    Funnel(u32),
    /// The same, by a multiplication where that keeps another unit busy
    FunnelMultiplied(u32),
    /// The number of zeros in which a number other than zero ends
    TrailingZeros,
    /// The number of the thread in its workgroup
    LocalIndex,
    /// The number of the workgroup in the launch
    WorkgroupIndex,
}

/// A comparison of two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// a == b
    Equal(Operand, Operand),
    /// a < b
    Less(Operand, Operand),
}

/// The memory from which quads are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// The table.
    Table,
    /// The workgroup's memory.
    Shared,
}

/// A step of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// An operation.
    Set {
        /// The variable for the result.
        to: Variable,
        /// The operation.
        op: Op,
        /// The operands.
        of: Vec<Operand>,
    },
    /// Adds two numbers of 64 bits, given as words, the lower ones first.
    Add64 {
        /// The variables for the sum.
        to: [Variable; 2],
        /// One number.
        a: [Operand; 2],
        /// The other number.
        b: [Operand; 2],
    },
    /// Reads a quad.
    Read {
        /// The variables for its words.
        to: [Variable; QUAD],
        /// The memory that it is in.
        from: Memory,
        /// Its index.
        at: Operand,
    },
    /// Writes a quad of the workgroup's memory.
    Write {
        /// Its index.
        at: Operand,
        /// Its words.
        from: [Operand; QUAD],
    },
    /// Reads two adjacent words of the kernel's constants.
    Constants {
        /// The variables for the words.
        to: [Variable; 2],
        /// The index of the pair.
        at: Operand,
    },
    /// Waits for all threads of the workgroup; it must not be within a condition that differs
    /// between them.
    Barrier,
    /// Runs statements if a condition holds.
    If {
        /// The condition.
        holds: Condition,
        /// The statements.
        then: Vec<Statement>,
    },
    /// Runs statements once for each number of a range.
    Loop {
        /// The variable that has the number.
        counter: Variable,
        /// The first number.
        first: u32,
        /// The number after the last, greater than the first.
        end: u32,
        /// The statements.
        body: Vec<Statement>,
    },
    /// Counts an entry of the list, and writes it if there is room for it.
    Push {
        /// The number of entries for which there is room.
        capacity: Operand,
        /// The entry.
        entry: [Operand; ENTRY_WORDS],
    },
}

/// A program that many threads run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kernel {
    /// Threads in a workgroup.
    pub workgroup: u32,
    /// Quads of memory that a workgroup shares.
    pub shared: usize,
    /// Words that are the same for all launches, read in pairs.
    pub constants: Vec<u32>,
    /// Words of the launch's parameters.
    pub parameters: usize,
    /// The number of its variables.
    pub variables: usize,
    /// The statements.
    pub body: Vec<Statement>,
}

impl Kernel {
    /// Adds a variable.
    pub fn variable(&mut self) -> Variable {
        self.variables += 1;
        self.variables - 1
    }
}
