//! KangarooTwelve: KT128 and KT256 (RFC 9861, section 3).

use super::PieceError;
use super::leaves::{Leaf, Leaves};
use crate::batch::{Hasher, Kernel};
use crate::strength::Strength;
use core::fmt;
use hashes::encode::length_encode;

/// Bytes of a chunk.
const CHUNK: usize = 8192;

/// The bytes between the first chunk and the chaining values of the others.
const MARKER: [u8; 8] = [3, 0, 0, 0, 0, 0, 0, 0];

/// The domain of a message of one chunk.
const SINGLE: u8 = 0x07;
/// The domain of a chunk other than the first.
const LEAF: u8 = 0x0B;
/// The domain of the final node.
const FINAL: u8 = 0x06;

/// A KT128 or KT256 computation in progress.
///
/// The message may be given in pieces of any length. Reading the output does not change the state,
/// so more bytes may follow.
///
/// ```
/// use hashweave::Strength;
/// use hashweave::tree::KangarooTwelve;
/// let mut kt128 = KangarooTwelve::new(Strength::Bits128, b"");
/// kt128.update(&[0; 100_000]);
/// let mut output = [0; 32];
/// kt128.finalize_xof(&mut output);
/// # assert_eq!(output.to_vec(), hashes::reference::rfc9861::kt(128, &[0; 100_000], b"", 32));
/// ```
#[derive(Clone)]
pub struct KangarooTwelve {
    strength: Strength,
    customization: Box<[u8]>,
    chunks: Chunks,
}

/// The bytes of S of RFC 9861 so far: the message, and at the end the customization string and its
/// length.
#[derive(Clone)]
struct Chunks {
    /// The final node, or the part so far of the only node.
    node: Hasher,
    /// The chunks after the first.
    leaves: Leaves,
    bytes: u64,
}

/// The chaining values of a piece.
#[derive(Clone, Debug)]
pub struct KangarooPiece {
    strength: Strength,
    pub(super) index: u64,
    /// The final node after the first chunk, if that is in the piece.
    first: Option<Box<Hasher>>,
    values: Vec<u8>,
}

impl KangarooTwelve {
    /// Starts a computation with a customization string, which may be empty.
    #[must_use]
    pub fn new(strength: Strength, customization: &[u8]) -> Self {
        Self { strength, customization: customization.into(), chunks: Chunks::new(strength) }
    }

    /// Uses one kernel for all chunks except the first; for tests and benchmarks.
    ///
    /// # Panics
    ///
    /// If it is not a kernel of TurboSHAKE.
    #[must_use]
    pub fn by(mut self, kernel: Kernel) -> Self {
        self.chunks.leaves.by(kernel);
        self
    }

    /// Fills the buffer with the first bytes of the output of a whole message.
    ///
    /// ```
    /// use hashweave::Strength;
    /// use hashweave::tree::KangarooTwelve;
    /// let mut output = [0; 32];
    /// KangarooTwelve::hash(Strength::Bits128, b"", b"", &mut output);
    /// assert_eq!(output[..4], [0x1A, 0xC2, 0xD4, 0x50]);
    /// ```
    pub fn hash(strength: Strength, customization: &[u8], message: &[u8], out: &mut [u8]) {
        let mut chunks = Chunks::new(strength);
        chunks.update_last(message);
        chunks.end(strength, customization, out.len()).digest_into(out);
    }

    /// Starts a new message with the same customization string.
    pub fn reset(&mut self) {
        self.chunks = Chunks { leaves: self.chunks.leaves.emptied(), ..Chunks::new(self.strength) };
    }

    /// The security strength.
    #[must_use]
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// The length of the message so far in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.chunks.bytes
    }

    /// Appends bytes to the message.
    pub fn update(&mut self, data: &[u8]) {
        self.chunks.update(data);
    }

    /// Fills the buffer with the first bytes of the output. More bytes may be appended to the
    /// message afterwards.
    pub fn finalize_xof(&self, out: &mut [u8]) {
        let mut node = self.chunks.node.clone();
        let leaves = self.chunks.leaves.settled(&mut node);
        let chunks = Chunks { node, leaves, bytes: self.bytes() };
        chunks.end(self.strength, &self.customization, out.len()).digest_into(out);
    }

    /// The length of a piece in bytes.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        self.chunks.leaves.leaf().per_piece() * CHUNK
    }

    /// Computes the chaining values of piece number `index` of the message. Only the strength of
    /// the hasher matters, not its message so far.
    ///
    /// # Errors
    ///
    /// If the length of the data is not [`piece_bytes`](Self::piece_bytes).
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<KangarooPiece, PieceError> {
        let expected = self.piece_bytes();
        if data.len() != expected {
            return Err(PieceError::Length { expected, given: data.len() });
        }
        let (mut first, mut leaves) = (None, data);
        if index == 0 {
            let mut chunks = Chunks::new(self.strength);
            let (begin, rest) = data.split_at(CHUNK);
            chunks.update(begin);
            chunks.node.update(&MARKER);
            (first, leaves) = (Some(Box::new(chunks.node)), rest);
        }
        let mut values = Vec::with_capacity(leaves.len() / CHUNK * self.strength.chaining_value());
        self.chunks.leaves.leaf().values(leaves.chunks(CHUNK), &mut values);
        Ok(KangarooPiece { strength: self.strength, index, first, values })
    }

    /// Appends a piece to the message.
    ///
    /// # Errors
    ///
    /// If it is not the next piece, or if it was made by a hasher of the other strength.
    pub fn push(&mut self, piece: KangarooPiece) -> Result<(), PieceError> {
        let (size, bytes) = (self.piece_bytes() as u64, self.bytes());
        if piece.strength != self.strength {
            return Err(PieceError::Other(piece.index));
        }
        if piece.index.checked_mul(size) != Some(bytes) {
            return Err(PieceError::Order { given: piece.index, bytes });
        }
        let Chunks { node, leaves, bytes } = &mut self.chunks;
        if let Some(first) = piece.first {
            *node = *first;
        }
        leaves.push(&piece.values, node);
        *bytes += size;
        Ok(())
    }
}

impl Chunks {
    fn new(strength: Strength) -> Self {
        let value = strength.chaining_value();
        Self {
            node: Hasher::extendable(strength.turbo_shake(FINAL), value),
            leaves: Leaves::new(Leaf::new(strength.turbo_shake(LEAF), CHUNK, value)),
            bytes: 0,
        }
    }

    fn update(&mut self, data: &[u8]) {
        let rest = self.first(data);
        self.leaves.update(rest, &mut self.node);
    }

    /// Appends bytes that only the customization string follows.
    fn update_last(&mut self, data: &[u8]) {
        let rest = self.first(data);
        self.leaves.update_last(rest, &mut self.node);
    }

    /// Counts bytes and takes those of the first chunk; the others go to the leaves.
    fn first<'a>(&mut self, data: &'a [u8]) -> &'a [u8] {
        let left = (CHUNK as u64).saturating_sub(self.bytes) as usize;
        let (first, rest) = data.split_at(data.len().min(left));
        self.node.update(first);
        self.bytes += first.len() as u64;
        if !rest.is_empty() && self.bytes == CHUNK as u64 {
            self.node.update(&MARKER);
        }
        self.bytes += rest.len() as u64;
        rest
    }

    /// Returns the function whose digest is the output.
    fn end(mut self, strength: Strength, customization: &[u8], length: usize) -> Hasher {
        self.update_last(customization);
        self.update_last(&length_encode(customization.len() as u128));
        let Self { mut node, mut leaves, bytes } = self;
        if bytes <= CHUNK as u64 {
            return node.with_algorithm(strength.turbo_shake(SINGLE), length);
        }
        leaves.flush(&mut node);
        node.update(&length_encode(leaves.count().into())).update(&[0xFF, 0xFF]);
        node.with_algorithm(strength.turbo_shake(FINAL), length)
    }
}

/// Shows no state.
impl fmt::Debug for KangarooTwelve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KangarooTwelve")
            .field("strength", &self.strength)
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}
