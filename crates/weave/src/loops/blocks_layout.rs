//! Where things are in the context of the loops that absorb blocks of a stream a lane, in bytes:
//! shared by their generator and by `src/arch/x86_64/blocks.rs` of the kernels, which checks it
//! against the fields of its structure.

/// Bytes from one row to the next, whatever a register has.
pub(crate) const ROW: usize = 64;
/// The rows of the state: the words of `hashes::State` that SHA-2 or BLAKE2 has.
pub(crate) const STATE: usize = 0;
/// How many there are at most.
pub(crate) const MOST_ROWS: usize = 11;
/// Pointers to the blocks of every lane.
pub(crate) const SOURCES: usize = STATE + MOST_ROWS * ROW;
/// The most lanes.
pub(crate) const MOST_LANES: usize = 16;
/// How many blocks there are, one at least; 64 bits.
pub(crate) const BLOCKS: usize = SOURCES + MOST_LANES * 8;
/// The flags of BLAKE3 for each block of a chunk, words of 32 bits.
pub(crate) const FLAGS: usize = BLOCKS + 8;
/// How far from a node the one is that its lane may have next, in bytes; 64 bits.
pub(crate) const AHEAD: usize = FLAGS + 16 * 4;
/// Pointers to the blocks of the lanes after [`MOST_LANES`], where a line has two sets of them.
pub(crate) const MORE_SOURCES: usize = (AHEAD + 8).next_multiple_of(ROW);
/// The rows of their state.
pub(crate) const MORE_STATE: usize = MORE_SOURCES + MOST_LANES * 8;
/// Rows from the state of a set of streams to that of the next.
pub(crate) const SET_ROWS: usize = MORE_STATE / ROW;
