// Written by `just weave`; what to change is in crates/weave.
//! Where things are in the context of the woven loops, in bytes: shared by the generator and by
//! `kernels/src/arch/x86_64/woven.rs`, which checks it against the fields of its structure.

/// Bytes of a state of words on cache lines of its own: 25 words and 7 unused.
pub(crate) const DIFFERENCE: usize = 256;
/// The most bits of a walked set.
pub(crate) const MOST_BITS: usize = 7;

/// 25 rows of eight lanes: the states that enter χ of round 2, all bits of the set being zero.
pub(crate) const ROWS: usize = 0;
/// The bits that the present step flips in every lane.
pub(crate) const BASE: usize = ROWS + 25 * 64;
/// The scalar state that enters χ of round 2 in the present step.
pub(crate) const OWN: usize = BASE + DIFFERENCE;
/// The bits that each bit of the set flips in every lane. The last row belongs to a step that is
/// never made, and is zero.
pub(crate) const DIFFERENCES: usize = OWN + DIFFERENCE;
/// The bits that each bit of the set flips in the scalar state.
pub(crate) const OWN_DIFFERENCES: usize = DIFFERENCES + (MOST_BITS + 1) * DIFFERENCE;
/// Buffers for the scalar state between rounds, [`DIFFERENCE`] apart.
pub(crate) const OWN_BUFFERS: usize = OWN_DIFFERENCES + (MOST_BITS + 1) * DIFFERENCE;
/// How many there are.
pub(crate) const OWN_BUFFER_COUNT: usize = 3;
/// Two buffers for the first row of the lanes' state between rounds.
pub(crate) const ROW_BUFFERS: usize = OWN_BUFFERS + OWN_BUFFER_COUNT * DIFFERENCE;
/// Bytes of one.
pub(crate) const ROW_BUFFER: usize = 5 * 64;
/// RC of rounds 0 to 23.
pub(crate) const CONSTANTS: usize = ROW_BUFFERS + 2 * ROW_BUFFER;
/// The step that is under way; 64 bits, like all that follow.
pub(crate) const STEP: usize = CONSTANTS + 24 * 8;
/// How many steps there are.
pub(crate) const STEPS: usize = STEP + 8;
/// The step of the scalar state that is under way.
pub(crate) const OWN_STEP: usize = STEPS + 8;
/// The digest word to compute, 0 to 7.
pub(crate) const WORD: usize = OWN_STEP + 8;
/// A row for every step: the digest word of each lane.
pub(crate) const OUT: usize = (WORD + 8).next_multiple_of(64);
/// A word for every step of the scalar state: its digest word.
pub(crate) const OWN_OUT: usize = OUT + (1 << MOST_BITS) * 64;
