//! Where things are in the context of the loops over two streams by Arm's instructions for SHA-2,
//! in bytes.

/// Streams.
pub(crate) const STREAMS: usize = 2;
/// The hash values, a stream after the other, each as its words stand in the digest.
pub(crate) const STATES: usize = 0;
/// Bytes of one, of which SHA-256 uses half.
pub(crate) const STATE: usize = 64;
/// Pointers to the blocks.
pub(crate) const SOURCES: usize = STATES + STREAMS * STATE;
/// Blocks of every stream, one at least; 64 bits.
pub(crate) const BLOCKS: usize = SOURCES + 8 * STREAMS;
