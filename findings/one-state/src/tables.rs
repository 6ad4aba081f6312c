//! The tables that `rvv.s` reads: where each word lies, and from which slots each slot takes its
//! words.
//!
//! A group of registers has slots of a word each. A row of the state takes five, in the order of
//! [`ORDER`]; registers of 256 bits or more hold all five rows in one group ([`Layout::Whole`]),
//! those of 128 bits rows 0 to 2 in one and rows 3 and 4 in another ([`Layout::Halves`]).

use hashes::keccak::ROUND_CONSTANTS;

/// The column in each slot of a row, and, being its own inverse, the slot of each column. Columns 0
/// and 1 change places so that the index vector of x + 1 begins with 2 and 0: read as a mask it
/// selects slot 1, word (0, 0), and ι needs no mask of its own.
const ORDER: [usize; 5] = [1, 0, 2, 3, 4];

/// Slots of a group of 128-bit registers.
const HALF: usize = 16;

/// Where the words lie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// Word (x, y) in slot 5y + `ORDER[x]`.
    Whole,
    /// The same for y < 3; the others in a second group, in slot 5(y − 3) + `ORDER[x]`.
    Halves,
}

/// The indices of an indexed load or a gather, slot by slot.
type Indices = [u16; 32];

/// Everything that the assembly reads. Offsets fit the immediate of an `addi`.
#[repr(C, align(64))]
pub(super) struct Tables {
    pub(super) constants: [u64; 24],
    /// The amounts of ρ: rotations, or powers of two where there is no rotation.
    pub(super) amounts: [u64; 32],
    pub(super) amounts_high: [u64; HALF],
    /// The same, for words that π has moved.
    pub(super) amounts_after: [u64; HALF],
    pub(super) amounts_after_high: [u64; HALF],
    /// Slots of the columns x + 1 and x + 2 of the same row; of x − 1 and x + 1 of row 0, and their
    /// bytes.
    pub(super) next: Indices,
    pub(super) second: Indices,
    pub(super) before: Indices,
    pub(super) after: Indices,
    pub(super) before_bytes: Indices,
    pub(super) after_bytes: Indices,
    /// Slots that π takes words from, and their bytes; of column x + 1 and x + 2.
    pub(super) pi: Indices,
    pub(super) pi_high: Indices,
    pub(super) pi_bytes: Indices,
    pub(super) pi_bytes_high: Indices,
    pub(super) pi_next_bytes_high: Indices,
    pub(super) pi_second_bytes_high: Indices,
    /// Bytes of the caller's state.
    pub(super) natural: Indices,
    pub(super) natural_high: Indices,
    /// Bit s: whether π takes slot s from the second half.
    pub(super) from_high: u64,
}

/// ρ (FIPS 202, section 3.2.2): the rotation of word (x, y) at `[x][y]`.
const RHO: [[u32; 5]; 5] = {
    let mut rho = [[0; 5]; 5];
    let (mut x, mut y, mut t) = (1, 0, 0);
    while t < 24 {
        rho[x][y] = (t + 1) * (t + 2) / 2 % 64;
        (x, y) = (y, (2 * x + 3 * y) % 5);
        t += 1;
    }
    rho
};

/// The word that π brings to (x, y) (section 3.2.3).
const fn pi_source(x: usize, y: usize) -> (usize, usize) {
    ((x + 3 * y) % 5, x)
}

impl Layout {
    /// The group and the slot of a word.
    const fn place(self, x: usize, y: usize) -> (usize, usize) {
        match self {
            Self::Halves if y >= 3 => (1, 5 * (y - 3) + ORDER[x]),
            _ => (0, 5 * y + ORDER[x]),
        }
    }

    /// The word of a slot, if there is one.
    const fn word(self, group: usize, slot: usize) -> Option<(usize, usize)> {
        let rows = match (self, group) {
            (Self::Whole, 0) => 5,
            (Self::Whole, _) => 0,
            (Self::Halves, _) => 3 - group,
        };
        if slot < 5 * rows { Some((ORDER[slot % 5], 3 * group + slot / 5)) } else { None }
    }

    /// The factors or rotation amounts of ρ, before π or after.
    const fn amounts<const N: usize>(self, group: usize, after: bool, rotations: bool) -> [u64; N] {
        let mut amounts = [0; N];
        let mut slot = 0;
        while slot < N {
            if let Some((x, y)) = self.word(group, slot) {
                let (x, y) = if after { pi_source(x, y) } else { (x, y) };
                amounts[slot] = if rotations { RHO[x][y] as u64 } else { 1 << RHO[x][y] };
            }
            slot += 1;
        }
        amounts
    }

    /// The slot of column x + `columns`, of the same row or of row 0, times `scale`; a slot without
    /// a row takes itself.
    const fn columns(self, columns: usize, same_row: bool, scale: usize) -> Indices {
        let rows = match self {
            Self::Whole => 5,
            Self::Halves => 3,
        };
        let mut indices = [0; 32];
        let mut slot = 0;
        while slot < 32 {
            let row = if same_row { slot / 5 } else { 0 };
            let there = 5 * row + ORDER[(ORDER[slot % 5] + columns) % 5];
            indices[slot] = (scale * if slot < 5 * rows { there } else { slot }) as u16;
            slot += 1;
        }
        indices
    }

    /// Where π takes the word of column x + `columns` from. As bytes: in both groups, one after the
    /// other, a slot without a word taking the zero after them. As slots: in the group that has it,
    /// which is none for a slot without a word.
    const fn pi(self, group: usize, columns: usize, bytes: bool) -> Indices {
        let mut indices = [if bytes { 2 * 8 * HALF as u16 } else { u16::MAX }; 32];
        let mut slot = 0;
        while slot < 32 {
            if let Some((x, y)) = self.word(group, slot) {
                let (x, y) = pi_source((x + columns) % 5, y);
                let (group, slot_there) = self.place(x, y);
                indices[slot] = if bytes { 8 * (HALF * group + slot_there) } else { slot_there } as u16;
            }
            slot += 1;
        }
        indices
    }

    const fn natural(self, group: usize) -> Indices {
        let mut indices = [0; 32];
        let mut slot = 0;
        while slot < 32 {
            if let Some((x, y)) = self.word(group, slot) {
                indices[slot] = 8 * (x + 5 * y) as u16;
            }
            slot += 1;
        }
        indices
    }

    const fn moved_from_high(self) -> u64 {
        let mut mask = 0;
        let mut slot = 0;
        while slot < 15 {
            if let Some((x, y)) = self.word(0, slot) {
                let (source_x, source_y) = pi_source(x, y);
                mask |= (self.place(source_x, source_y).0 as u64) << slot;
            }
            slot += 1;
        }
        mask
    }

    /// The tables of a layout, with rotations or powers of two.
    const fn tables(self, rotations: bool) -> Tables {
        let tables = Tables {
            constants: ROUND_CONSTANTS,
            amounts: self.amounts(0, false, rotations),
            amounts_high: self.amounts(1, false, rotations),
            amounts_after: self.amounts(0, true, rotations),
            amounts_after_high: self.amounts(1, true, rotations),
            next: self.columns(1, true, 1),
            second: self.columns(2, true, 1),
            before: self.columns(4, false, 1),
            after: self.columns(1, false, 1),
            before_bytes: self.columns(4, false, 8),
            after_bytes: self.columns(1, false, 8),
            pi: self.pi(0, 0, false),
            pi_high: self.pi(1, 0, false),
            pi_bytes: self.pi(0, 0, true),
            pi_bytes_high: self.pi(1, 0, true),
            pi_next_bytes_high: self.pi(1, 1, true),
            pi_second_bytes_high: self.pi(1, 2, true),
            natural: self.natural(0),
            natural_high: self.natural(1),
            from_high: self.moved_from_high(),
        };
        // As a mask of 25 bits: slot 1, which has word (0, 0).
        assert!(tables.next[0] == 1 << 1 && tables.next[1] == 0 && ORDER[1] == 0);
        tables
    }

    /// The tables of the layout.
    pub(super) fn tables_for(self, rotations: bool) -> &'static Tables {
        static WHOLE: [Tables; 2] = [Layout::Whole.tables(false), Layout::Whole.tables(true)];
        static HALVES: [Tables; 2] = [Layout::Halves.tables(false), Layout::Halves.tables(true)];
        match self {
            Self::Whole => &WHOLE[usize::from(rotations)],
            Self::Halves => &HALVES[usize::from(rotations)],
        }
    }
}

/// Everything that the assembly writes: the state between rounds, in two groups of slots or as one;
/// the rotated words that it gathers from; registers of the caller's.
#[repr(C, align(64))]
#[derive(Default)]
pub(super) struct Frame {
    pub(super) state: [u64; HALF],
    pub(super) state_high: [u64; HALF],
    pub(super) rotated: [u64; HALF],
    pub(super) rotated_high: [u64; HALF],
    /// Slots without a word take this.
    zero: u64,
    pub(super) caller: [u64; 2],
}

const _: () = {
    assert!(core::mem::size_of::<Tables>() <= 2048);
    assert!(core::mem::offset_of!(Frame, rotated_high) == core::mem::offset_of!(Frame, rotated) + 8 * HALF);
    assert!(core::mem::offset_of!(Frame, zero) == core::mem::offset_of!(Frame, rotated) + 2 * 8 * HALF);
};
