//! Kinds of operations, and the instructions that they cost. They are counted by
//! [`tally`](crate::tally).

use core::ops::{Add, AddAssign};
use std::collections::BTreeMap;

/// A kind of operation of [`Lanes`](crate::Lanes), whose method of about the same name asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Op {
    /// `Lanes::splat` of a word that is in memory.
    Splat,
    /// `Lanes::load`.
    Load,
    /// `Lanes::store`.
    Store,
    /// One of the words that `Lanes::load_lines` makes, of the given number of bits: its share of
    /// the transposition of a whole line.
    LoadLine(u32),
    /// `Lanes::xor`.
    Xor,
    /// `Lanes::and`.
    And,
    /// `Lanes::xor3`.
    Xor3,
    /// `Lanes::chi`.
    Chi,
    /// `Lanes::ch`.
    Ch,
    /// `Lanes::maj`.
    Maj,
    /// `Lanes::add` or `Lanes::sub`.
    Add,
    /// `Lanes::rotl` by that many bits, or `Lanes::rotr` by the word's width less that many.
    Rotl(i32),
    /// `Lanes::rotl_of_xor` by that many bits, or `Lanes::rotr_of_xor` by the word's width less
    /// that many.
    RotlOfXor(i32),
    /// `Lanes::xor_of_rotl1`.
    XorOfRotl1,
    /// `Lanes::shr`.
    Shr,
    /// `Lanes::zero_lanes`.
    ZeroLanes,
    /// `Lanes::swap_bytes`.
    SwapBytes,
}

/// How often each operation was asked for.
pub type Operations = BTreeMap<Op, u64>;

/// Instructions by the execution resource that they need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mix {
    /// Boolean operations, `vpternlog` and register-to-register selects.
    pub logic: u64,
    /// Integer additions.
    pub add: u64,
    /// Shifts and rotates by a constant.
    pub shift: u64,
    /// Byte and word shuffles within 128 bits.
    pub shuffle: u64,
    /// The SHA-3 instructions of Armv8.2, which many cores have on one vector port only.
    pub sha3: u64,
    /// Compares into a mask and moves of masks to integer registers.
    pub mask: u64,
    /// Loads, whether an instruction of their own or an operand.
    pub load: u64,
    /// Stores.
    pub store: u64,
}

impl Mix {
    /// No instruction.
    pub const NONE: Self =
        Self { logic: 0, add: 0, shift: 0, shuffle: 0, sha3: 0, mask: 0, load: 0, store: 0 };

    /// `n` boolean operations.
    #[must_use]
    pub const fn logic(n: u64) -> Self {
        Self { logic: n, ..Self::NONE }
    }

    /// Instructions that occupy an arithmetic port (all but loads and stores).
    #[must_use]
    pub const fn arithmetic(self) -> u64 {
        self.logic + self.add + self.shift + self.shuffle + self.sha3 + self.mask
    }

    /// `n` times as many of each.
    #[must_use]
    pub const fn times(self, n: u64) -> Self {
        Self {
            logic: self.logic * n,
            add: self.add * n,
            shift: self.shift * n,
            shuffle: self.shuffle * n,
            sha3: self.sha3 * n,
            mask: self.mask * n,
            load: self.load * n,
            store: self.store * n,
        }
    }
}

impl Add for Mix {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            logic: self.logic + other.logic,
            add: self.add + other.add,
            shift: self.shift + other.shift,
            shuffle: self.shuffle + other.shuffle,
            sha3: self.sha3 + other.sha3,
            mask: self.mask + other.mask,
            load: self.load + other.load,
            store: self.store + other.store,
        }
    }
}

impl AddAssign for Mix {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}
