//! Where things are in the context of the woven SHA-256 loops, in bytes: shared by the generator
//! and by `kernels/src/arch/x86_64/sha_woven.rs`, which checks it against the fields of its
//! structure.

/// Bytes of a row: a word of every lane.
pub(crate) const ROW: usize = 64;
/// Streams that the lanes compress; those that the SHA instructions compress are as many at most.
pub(crate) const LANES: usize = 16;

/// Eight rows: the hash values of the lanes.
pub(crate) const HASH: usize = 0;
/// Sixteen rows: the window of the lanes' message schedule.
pub(crate) const WORDS: usize = HASH + 8 * ROW;
/// Sixteen rows: the window of the message schedule of the other streams, a block ahead of their
/// rounds.
pub(crate) const AHEAD: usize = WORDS + 16 * ROW;
/// The hash values of the other streams, as the SHA instructions take them: f, e, b, a, h, g, d, c.
pub(crate) const STATES: usize = AHEAD + 16 * ROW;
/// Bytes of one.
pub(crate) const STATE: usize = 32;
/// Two buffers for W + K of a block of the other streams.
pub(crate) const SUMS: usize = STATES + LANES * STATE;
/// Bytes of one.
pub(crate) const SUMS_SIZE: usize = 64 * ROW;
/// The bytes of W + K of two rounds, for as many streams as a vector of `lanes` words has lanes.
pub(crate) const fn sums_of_a_pair(lanes: usize) -> usize {
    8 * lanes
}
/// Where W + K of two rounds of a stream is among those of all: what interleaving two rows makes of
/// its lane.
pub(crate) const fn place_of_a_pair(lanes: usize, stream: usize) -> usize {
    let (quarter, lane) = (stream / 4, stream % 4);
    lane / 2 * 4 * lanes + 16 * quarter + 8 * (lane % 2)
}
/// The shuffle that reverses the bytes of every word.
pub(crate) const REVERSAL: usize = SUMS + 2 * SUMS_SIZE;
/// Pointers to the blocks of the lanes, then of the other streams.
pub(crate) const SOURCES: usize = REVERSAL + ROW;
/// Blocks of every stream, one at least; 64 bits, like the next.
pub(crate) const BLOCKS: usize = SOURCES + 2 * LANES * 8;
/// A pointer to K.
pub(crate) const CONSTANTS: usize = BLOCKS + 8;
