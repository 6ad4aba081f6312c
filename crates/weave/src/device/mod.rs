//! Kernels for devices that run many threads of one program: GPUs.
//!
//! A GPU's driver selects, schedules and allocates, so of the generator only the terms are used. They become words of 32 bits ([`halves`]), and the statements of a
//! [`Kernel`]: a small structured program with loops, workgroup memory and a list of results. It is written once and printed in three
//! dialects, [`ptx`] for NVIDIA's driver, [`c`] for HIP and the compilers of a host, [`wgsl`] for everything else; [`interpret`] runs it.
//!
//! # What a kernel is given
//!
//! | | what | PTX | C | WGSL |
//! |---|---|---|---|---|
//! | parameters | words of 32 bits, the same for all threads of a launch | the first argument, by value | the same | a uniform buffer, binding 0 |
//! | table | quads of such words, read only | a pointer | a pointer | a storage buffer, binding 1 |
//! | list | a word that counts the entries, then their words | a pointer | a pointer | a storage buffer, binding 2 |
//!
//! Entries are three words. The count goes on where the list is full, so that a host learns how many there were.

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

/// Words of a quad, which is how tables and workgroup memory are read and written.
pub const QUAD: usize = 4;

/// Words of an entry of the list.
pub const ENTRY_WORDS: usize = 3;

/// A variable of a thread: 32 bits.
pub type Variable = usize;

/// What an operation is applied to.
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
    /// a shifted to the right by so many bits, 1 to 31
    ShiftRight(u32),
    /// a shifted to the left by so many bits, 1 to 31
    ShiftLeft(u32),
    /// a shifted to the right by b bits, 0 to 31
    ShiftRightBy,
    /// a rotated to the right by so many bits, 1 to 31
    RotateRight(u32),
    /// The same, by a multiplication where that keeps another unit busy
    RotateRightMultiplied(u32),
    /// The lower word of (a:b, a above b) shifted to the right by so many bits, 1 to 31
    Funnel(u32),
    /// The same, by a multiplication where that keeps another unit busy
    FunnelMultiplied(u32),
    /// How many zeros a number, not zero, ends in
    TrailingZeros,
    /// The number of the thread in its workgroup
    LocalIndex,
    /// The number of the workgroup in the launch
    WorkgroupIndex,
}

/// What a condition compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// a == b
    Equal(Operand, Operand),
    /// a < b
    Less(Operand, Operand),
}

/// Where quads are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// The table.
    Table,
    /// The workgroup's.
    Shared,
}

/// A step of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// An operation.
    Set {
        /// What it makes.
        to: Variable,
        /// What it does.
        op: Op,
        /// What it is applied to.
        of: Vec<Operand>,
    },
    /// A sum of 64 bits from words, lower ones first.
    Add64 {
        /// What it makes.
        to: [Variable; 2],
        /// A number.
        a: [Operand; 2],
        /// The other.
        b: [Operand; 2],
    },
    /// Reads a quad.
    Read {
        /// Its words.
        to: [Variable; QUAD],
        /// Where it is.
        from: Memory,
        /// Which one.
        at: Operand,
    },
    /// Writes a quad of the workgroup's memory.
    Write {
        /// Which one.
        at: Operand,
        /// Its words.
        from: [Operand; QUAD],
    },
    /// Reads two words next to each other of the kernel's constants.
    Constants {
        /// The words.
        to: [Variable; 2],
        /// Which pair.
        at: Operand,
    },
    /// Waits for all threads of the workgroup; not within a condition that is not the same for all of them.
    Barrier,
    /// What is done only if a condition holds.
    If {
        /// The condition.
        holds: Condition,
        /// What is done.
        then: Vec<Statement>,
    },
    /// What is done once for each number of a range.
    Loop {
        /// Has the number.
        counter: Variable,
        /// The first.
        first: u32,
        /// The one after the last, greater than the first.
        end: u32,
        /// What is done.
        body: Vec<Statement>,
    },
    /// Counts an entry of the list, and writes it if there is room for it.
    Push {
        /// Entries that there is room for.
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
    /// Variables that it has.
    pub variables: usize,
    /// What it does.
    pub body: Vec<Statement>,
}

impl Kernel {
    /// A variable that nobody has.
    pub fn variable(&mut self) -> Variable {
        self.variables += 1;
        self.variables - 1
    }
}
