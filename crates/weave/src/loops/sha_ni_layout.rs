//! Where things are in the context of the loops that absorb blocks of SHA-256 by the SHA
//! instructions of x86-64, in bytes: shared by their generator and by `src/arch/x86_64/sha_ni.rs`
//! of the kernels, which checks it against the fields of its structure.

/// Streams of the widest loop.
pub(crate) const STREAMS: usize = 2;
/// The hash values as the SHA instructions take them, a stream after the other: f, e, b, a, h, g,
/// d, c.
pub(crate) const STATES: usize = 0;
/// Bytes of one.
pub(crate) const STATE: usize = 32;
/// The shuffle that reverses the bytes of every word.
pub(crate) const REVERSAL: usize = STATES + STREAMS * STATE;
/// Pointers to the blocks.
pub(crate) const SOURCES: usize = REVERSAL + 16;
/// Blocks of every stream, one at least; 64 bits, like the next.
pub(crate) const BLOCKS: usize = SOURCES + 8 * STREAMS;
/// A pointer to K.
pub(crate) const CONSTANTS: usize = BLOCKS + 8;
