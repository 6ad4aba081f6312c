//! ParallelHash128 and ParallelHash256 (NIST SP 800-185, section 6).

use super::PieceError;
use super::leaves::{Leaf, Leaves};
use crate::batch::{Hasher, Kernel};
use crate::digest::Digest;
use crate::strength::Strength;
use core::fmt;
use core::num::NonZeroUsize;
use hashes::encode::{left_encode, right_encode};

/// ParallelHash128 or ParallelHash256 in progress.
///
/// The length of the output is part of what is hashed, unless it is taken as that of an extendable function (ParallelHashXOF). Bytes may be given in any portions, and reading the
/// output changes nothing: more bytes may follow.
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
    /// What the chaining values go to.
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
    /// The hash of nothing yet, in blocks of `block` bytes (B of the standard), with a customization string, which may be empty.
    #[must_use]
    pub fn new(strength: Strength, block: NonZeroUsize, customization: &[u8]) -> Self {
        let value = strength.chaining_value();
        let mut node = Hasher::cshake(strength, b"ParallelHash", customization, value);
        node.update(&left_encode(block.get() as u128));
        let leaves = Leaves::new(Leaf::new(strength.shake(), block.get(), value));
        Self { strength, block, node, leaves, bytes: 0 }
    }

    /// The same with the blocks hashed by one kernel alone: for tests and benchmarks.
    ///
    /// # Panics
    ///
    /// If the kernel is not one of SHAKE.
    #[must_use]
    pub fn by(mut self, kernel: Kernel) -> Self {
        self.leaves.by(kernel);
        self
    }

    /// Forgets the message, but not the parameters.
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

    /// Bytes of a block.
    #[must_use]
    pub fn block(&self) -> usize {
        self.block.get()
    }

    /// Bytes of the message so far.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Appends to the message.
    pub fn update(&mut self, data: &[u8]) {
        self.leaves.update(data, &mut self.node);
        self.bytes += data.len() as u64;
    }

    /// The digest of `length` bytes.
    #[must_use]
    pub fn digest(&self, length: usize) -> Digest {
        self.end(8 * length as u128, length).digest()
    }

    /// The digest that fills a buffer: another one for every length.
    pub fn finalize(&self, out: &mut [u8]) {
        self.end(8 * out.len() as u128, out.len()).digest_into(out);
    }

    /// Writes the first bytes of ParallelHashXOF, as many as there is room for. The message may go on afterwards.
    pub fn finalize_xof(&self, out: &mut [u8]) {
        self.end(0, out.len()).digest_into(out);
    }

    /// The function whose digest the output is.
    fn end(&self, bits: u128, length: usize) -> Hasher {
        let mut node = self.node.with_digest_length(length);
        let mut leaves = self.leaves.settled(&mut node);
        leaves.flush(&mut node);
        node.update(&right_encode(leaves.count().into())).update(&right_encode(bits));
        node
    }

    /// Bytes of a piece.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        self.leaves.leaf().per_piece() * self.block()
    }

    /// Computes the chaining values of piece number `index` of the message. The hasher's own message does not matter, only its strength and block.
    ///
    /// # Errors
    ///
    /// If the data are not [`piece_bytes`](Self::piece_bytes) long.
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
    /// If it is not the next one, or was made by a hasher of another strength or block.
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
