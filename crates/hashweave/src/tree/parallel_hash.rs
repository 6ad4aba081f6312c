//! ParallelHash128 and ParallelHash256 (NIST SP 800-185, section 6).

use super::PieceError;
use super::leaves::{Leaf, Leaves};
use crate::batch::{Hasher, Kernel};
use crate::digest::Digest;
use crate::strength::Strength;
use core::fmt;
use core::num::NonZeroUsize;
use hashes::encode::{left_encode, right_encode};

/// A ParallelHash128 or ParallelHash256 computation in progress.
///
/// The length of the output is part of the input, except for the extendable-output form
/// (ParallelHashXOF). The message may be given in pieces of any length. Reading the output does not
/// change the state, so more bytes may follow.
///
/// ```
/// use core::num::NonZeroUsize;
/// use hashweave::Strength;
/// use hashweave::tree::ParallelHash;
/// let block = NonZeroUsize::new(8192).ok_or("a block has bytes")?;
/// let mut hash = ParallelHash::new(Strength::Bits128, block, b"");
/// hash.update(&[0; 100_000]);
/// assert_eq!(hash.digest(32).len(), 32);
/// # assert_eq!(hash.digest(32), hashes::reference::sp800_185::parallel_hash(128, 8192, b"", &[0; 100_000], 32, false));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone)]
pub struct ParallelHash {
    strength: Strength,
    block: NonZeroUsize,
    /// The node that takes the chaining values.
    node: Hasher,
    leaves: Leaves,
    bytes: u64,
}

/// The chaining values of a piece.
#[derive(Clone, Debug)]
pub struct ParallelHashPiece {
    strength: Strength,
    block: NonZeroUsize,
    index: u64,
    values: Vec<u8>,
}

impl ParallelHash {
    /// Starts a computation with blocks of `block` bytes (B in the standard) and a customization
    /// string, which may be empty.
    #[must_use]
    pub fn new(strength: Strength, block: NonZeroUsize, customization: &[u8]) -> Self {
        let value = strength.chaining_value();
        let mut node = Hasher::cshake(strength, b"ParallelHash", customization, value);
        node.update(&left_encode(block.get() as u128));
        let leaves = Leaves::new(Leaf::new(strength.shake(), block.get(), value));
        Self { strength, block, node, leaves, bytes: 0 }
    }

    /// Uses one kernel for the blocks; for tests and benchmarks.
    ///
    /// # Panics
    ///
    /// If it is not a kernel of SHAKE.
    #[must_use]
    pub fn by(mut self, kernel: Kernel) -> Self {
        self.leaves.by(kernel);
        self
    }

    /// Starts a new message with the same parameters.
    pub fn reset(&mut self) {
        self.node.reset();
        self.node.update(&left_encode(self.block.get() as u128));
        self.leaves = self.leaves.emptied();
        self.bytes = 0;
    }

    /// The security strength.
    #[must_use]
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// The length of a block in bytes.
    #[must_use]
    pub fn block(&self) -> usize {
        self.block.get()
    }

    /// The length of the message so far in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Appends bytes to the message.
    pub fn update(&mut self, data: &[u8]) {
        self.leaves.update(data, &mut self.node);
        self.bytes += data.len() as u64;
    }

    /// Returns the digest of `length` bytes.
    #[must_use]
    pub fn digest(&self, length: usize) -> Digest {
        self.end(8 * length as u128, length).digest()
    }

    /// Writes the digest whose length is that of the buffer. Digests of different lengths are
    /// independent of each other.
    pub fn finalize(&self, out: &mut [u8]) {
        self.end(8 * out.len() as u128, out.len()).digest_into(out);
    }

    /// Fills the buffer with the first bytes of ParallelHashXOF. More bytes may be appended to the
    /// message afterwards.
    pub fn finalize_xof(&self, out: &mut [u8]) {
        self.end(0, out.len()).digest_into(out);
    }

    /// Returns the function whose digest is the output.
    fn end(&self, bits: u128, length: usize) -> Hasher {
        let mut node = self.node.with_digest_length(length);
        let mut leaves = self.leaves.settled(&mut node);
        leaves.flush(&mut node);
        node.update(&right_encode(leaves.count().into())).update(&right_encode(bits));
        node
    }

    /// The length of a piece in bytes.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        self.leaves.leaf().per_piece() * self.block()
    }

    /// Computes the chaining values of piece number `index` of the message. Only the strength and
    /// the block length of the hasher matter, not its message so far.
    ///
    /// # Errors
    ///
    /// If the length of the data is not [`piece_bytes`](Self::piece_bytes).
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<ParallelHashPiece, PieceError> {
        let expected = self.piece_bytes();
        if data.len() != expected {
            return Err(PieceError::Length { expected, given: data.len() });
        }
        let mut values = Vec::with_capacity(data.len() / self.block() * self.strength.chaining_value());
        self.leaves.leaf().values(data.chunks(self.block()), &mut values);
        Ok(ParallelHashPiece { strength: self.strength, block: self.block, index, values })
    }

    /// Appends a piece to the message.
    ///
    /// # Errors
    ///
    /// If it is not the next piece, or if it was made by a hasher with another strength or block
    /// length.
    pub fn push(&mut self, piece: ParallelHashPiece) -> Result<(), PieceError> {
        let (size, bytes) = (self.piece_bytes() as u64, self.bytes);
        if (piece.strength, piece.block) != (self.strength, self.block) {
            return Err(PieceError::Other(piece.index));
        }
        if piece.index.checked_mul(size) != Some(bytes) {
            return Err(PieceError::Order { given: piece.index, bytes });
        }
        self.leaves.push(&piece.values, &mut self.node);
        self.bytes += size;
        Ok(())
    }
}

/// Shows no state.
impl fmt::Debug for ParallelHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParallelHash")
            .field("strength", &self.strength)
            .field("block", &self.block)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}
