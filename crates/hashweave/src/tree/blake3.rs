//! BLAKE3 of one message, which is given in pieces of any length and hashed in all lanes.

use super::PieceError;
use hashes::State;
use hashes::blake3::{BLOCK, CHUNK, ChainingValue, IV, Kind, Last, Nodes, VALUE, flags, words};
use kernels::blake3::{self as kernel, Kernel};
use lanes::MAX_LANES;

/// The number of chunks that are hashed at once, which form a complete subtree: a power of two, and
/// as many as the widest kernel has lanes.
const GROUP: usize = MAX_LANES;

/// The bytes of such a group.
const GROUP_BYTES: usize = GROUP * CHUNK;

/// The number of chunks of a subtree whose chaining values are computed in one go, if the data are
/// there: 256 KiB, for which the values take 8. On the lowest levels all lanes have a parent.
const SUBTREE: usize = 256;

/// A BLAKE3 hasher ("BLAKE3: one function, fast everywhere", 2020), in the mode hash, keyed_hash or
/// derive_key.
///
/// ```
/// use hashweave::tree::Blake3;
/// let mut hasher = Blake3::keyed(b"whats the Elvish word for friend");
/// hasher.update(b"a message");
/// let mut out = [0; 100];
/// hasher.finalize_xof(&mut out);
/// assert_eq!(out[..32], hasher.digest());
/// let mut later = [0; 20];
/// hasher.finalize_at(70, &mut later);
/// assert_eq!(out[70..90], later);
/// ```
#[derive(Clone)]
pub struct Blake3 {
    key: [u32; 8],
    mode: u32,
    /// The chaining values of complete subtrees, the largest first, except that of the last
    /// complete subtree.
    stack: Vec<ChainingValue>,
    /// The children of the last complete subtree, whose root may be the root of the tree.
    pending: Option<[ChainingValue; 2]>,
    /// The number of chunks in complete subtrees, including `pending`: a multiple of [`GROUP`].
    chunks: u64,
    /// The bytes after them: less than a group.
    buffer: Vec<u8>,
    /// The kernel for everything, if one was chosen.
    only: Option<Kernel>,
}

/// The chaining values of a piece of a message. [`Blake3::piece`] computes them, and
/// [`Blake3::push`] appends them.
#[derive(Clone, Debug)]
pub struct Blake3Piece {
    pub(super) index: u64,
    children: [ChainingValue; 2],
    /// The key and the mode with which it was made.
    key: [u32; 8],
    mode: u32,
}

impl Default for Blake3 {
    fn default() -> Self {
        Self::new()
    }
}

impl core::fmt::Debug for Blake3 {
    /// Shows no key.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Blake3").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

impl Blake3 {
    /// Starts the mode hash.
    #[must_use]
    pub fn new() -> Self {
        Self::with(IV, 0)
    }

    /// Starts the mode keyed_hash.
    #[must_use]
    pub fn keyed(key: &[u8; VALUE]) -> Self {
        Self::with(words(key), flags::KEYED_HASH)
    }

    /// Starts the mode derive_key, in which the message is the key material. `context` should be
    /// hardcoded, globally unique and specific to the use of the key.
    #[must_use]
    pub fn derive_key(context: &str) -> Self {
        let mut hasher = Self::with(IV, flags::DERIVE_KEY_CONTEXT);
        hasher.update(context.as_bytes());
        Self::with(words(&hasher.digest()), flags::DERIVE_KEY_MATERIAL)
    }

    /// Returns the digest of one message in the mode hash.
    ///
    /// ```
    /// assert_eq!(hashweave::tree::Blake3::hash(b"")[..3], [0xaf, 0x13, 0x49]);
    /// ```
    #[must_use]
    pub fn hash(message: &[u8]) -> [u8; VALUE] {
        let mut digest = [0; VALUE];
        Self::new().finalize_after(message, 0, &mut digest);
        digest
    }

    fn with(key: [u32; 8], mode: u32) -> Self {
        Self { key, mode, stack: Vec::new(), pending: None, chunks: 0, buffer: Vec::new(), only: None }
    }

    /// A hasher with the same key and mode.
    pub(crate) fn without_message(&self) -> Self {
        Self { only: self.only, ..Self::with(self.key, self.mode) }
    }

    /// The state before the first block of a message of at most a chunk.
    pub(crate) fn first_state(&self) -> State {
        State::of_chunk(&self.key, self.mode)
    }

    /// Uses one kernel only; for tests and benchmarks.
    #[must_use]
    pub fn by(mut self, kernel: Kernel) -> Self {
        self.only = Some(kernel);
        self
    }

    /// Starts a new message with the same key and mode.
    pub fn reset(&mut self) {
        self.stack.clear();
        self.pending = None;
        self.chunks = 0;
        self.buffer.clear();
    }

    /// The length of the message so far in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.chunks * CHUNK as u64 + self.buffer.len() as u64
    }

    /// Appends bytes to the message.
    pub fn update(&mut self, mut data: &[u8]) {
        if !self.buffer.is_empty() {
            let (first, rest) = data.split_at(data.len().min(GROUP_BYTES - self.buffer.len()));
            self.buffer.extend_from_slice(first);
            if self.buffer.len() < GROUP_BYTES {
                return;
            }
            let full = core::mem::take(&mut self.buffer);
            let children = self.children(self.chunks, &full);
            self.append(GROUP as u64, children);
            self.buffer = full;
            self.buffer.clear();
            data = rest;
        }
        while data.len() >= GROUP_BYTES {
            // The largest subtree that fits the data and the position.
            let here = 1 << self.chunks.trailing_zeros().min(SUBTREE.ilog2());
            let chunks = SUBTREE.min(1 << (data.len() / CHUNK).ilog2()).min(here);
            let (subtree, rest) = data.split_at(chunks * CHUNK);
            let children = self.children(self.chunks, subtree);
            self.append(chunks as u64, children);
            data = rest;
        }
        self.buffer.extend_from_slice(data);
    }

    /// Fills the buffer with the first bytes of the output. More bytes may be appended to the
    /// message afterwards.
    pub fn finalize_xof(&self, out: &mut [u8]) {
        self.finalize_at(0, out);
    }

    /// Returns the first 32 bytes of the output, the usual digest.
    #[must_use]
    pub fn digest(&self) -> [u8; VALUE] {
        let mut digest = [0; VALUE];
        self.finalize_xof(&mut digest);
        digest
    }

    /// Fills the buffer with the bytes of the output that begin at byte `position`. After 2^64
    /// blocks the output repeats.
    pub fn finalize_at(&self, position: u64, out: &mut [u8]) {
        self.write_output(&self.root(&self.buffer), position, out);
    }

    /// Fills the buffer with the bytes of the output that begin at byte `position`, for the message
    /// followed by `rest`, which is not copied. This is for messages that are in memory as a whole.
    pub fn finalize_after(&self, rest: &[u8], position: u64, out: &mut [u8]) {
        let (groups, rest) = rest.split_at(rest.len() / GROUP_BYTES * GROUP_BYTES);
        let root = if groups.is_empty() && self.buffer.is_empty() {
            self.root(rest)
        } else {
            let mut copy = self.clone();
            copy.update(groups);
            if copy.buffer.is_empty() {
                copy.root(rest)
            } else {
                copy.update(rest);
                copy.root(&copy.buffer)
            }
        };
        self.write_output(&root, position, out);
    }

    fn write_output(&self, root: &Last, position: u64, out: &mut [u8]) {
        let mut block = position / BLOCK as u64;
        let mut from = (position % BLOCK as u64) as usize;
        if from + out.len() <= BLOCK {
            let mut line = [[0; BLOCK]];
            kernel::output(self.only, root, block, &mut line);
            return out.copy_from_slice(&line[0][from..from + out.len()]);
        }
        let mut lines = [[0; BLOCK]; MAX_LANES];
        let mut out = out;
        while !out.is_empty() {
            let count = (from + out.len()).div_ceil(BLOCK).min(MAX_LANES);
            kernel::output(self.only, root, block, &mut lines[..count]);
            let bytes = &lines[..count].as_flattened()[from..];
            let (now, later) = out.split_at_mut(bytes.len().min(out.len()));
            now.copy_from_slice(&bytes[..now.len()]);
            (out, from) = (later, 0);
            block = block.wrapping_add(count as u64);
        }
    }

    /// The length of a piece in bytes.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        SUBTREE * CHUNK
    }

    /// Computes the chaining values of piece number `index` of the message. Only the key and the
    /// mode of the hasher matter, not its message so far.
    ///
    /// # Errors
    ///
    /// If the length of the data is not [`piece_bytes`](Self::piece_bytes).
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<Blake3Piece, PieceError> {
        let expected = self.piece_bytes();
        if data.len() != expected {
            return Err(PieceError::Length { expected, given: data.len() });
        }
        let children = self.children(index.wrapping_mul(SUBTREE as u64), data);
        Ok(Blake3Piece { index, children, key: self.key, mode: self.mode })
    }

    /// Appends a piece to the message.
    ///
    /// # Errors
    ///
    /// If it is not the next piece, or if it was made with another key or in another mode.
    pub fn push(&mut self, piece: Blake3Piece) -> Result<(), PieceError> {
        if self.chunks != piece.index.wrapping_mul(SUBTREE as u64) || !self.buffer.is_empty() {
            return Err(PieceError::Order { given: piece.index, bytes: self.bytes() });
        }
        if (self.key, self.mode) != (piece.key, piece.mode) {
            return Err(PieceError::Other(piece.index));
        }
        self.append(SUBTREE as u64, piece.children);
        Ok(())
    }

    /// Appends a complete subtree of a number of chunks.
    fn append(&mut self, chunks: u64, children: [ChainingValue; 2]) {
        self.settle();
        self.pending = Some(children);
        self.chunks += chunks;
    }

    /// Puts the last complete subtree on the stack, and joins subtrees that are complete there.
    fn settle(&mut self) {
        let Some(children) = self.pending.take() else { return };
        let mut value = self.parent(&children);
        // The stack has a subtree for every one bit of the number of chunks.
        while self.stack.len() >= self.chunks.count_ones() as usize {
            let left = self.stack.pop().expect("the stack is longer than nothing");
            value = self.parent(&[left, value]);
        }
        self.stack.push(value);
    }

    /// Returns the chaining value of a parent that is not the root.
    fn parent(&self, children: &[ChainingValue; 2]) -> ChainingValue {
        kernel::chaining_value(self.only, &self.last_of_parent(children))
    }

    fn last_of_parent(&self, [left, right]: &[ChainingValue; 2]) -> Last {
        let mut block = [0; BLOCK];
        block[..VALUE].copy_from_slice(left);
        block[VALUE..].copy_from_slice(right);
        Last::new(self.key, &block, 0, BLOCK as u32, self.mode | flags::PARENT)
    }

    /// Returns the chaining values of the children of a complete subtree. It has whole chunks, a
    /// power of two and at least two; `first` is the number of the first chunk.
    fn children(&self, first: u64, data: &[u8]) -> [ChainingValue; 2] {
        // The arrays are as small as possible, because they are written twice.
        macro_rules! of_at_most {
            ($($chunks:literal)*) => { $(
                if data.len() <= $chunks * CHUNK {
                    return self.two(first, data, &[], &mut [[0; VALUE]; $chunks], &mut [[0; VALUE]; $chunks / 2]);
                }
            )* };
        }
        of_at_most!(16 64 256);
        unreachable!("a subtree has {SUBTREE} chunks at most")
    }

    /// Returns the two chaining values below the root of whole chunks, the first of which has the
    /// number `first`, and of a last one whose value is in `more`, if there is one. The first slice
    /// has a place for each of them, the second for half as many.
    fn two(
        &self,
        first: u64,
        data: &[u8],
        more: &[ChainingValue],
        values: &mut [ChainingValue],
        spare: &mut [ChainingValue],
    ) -> [ChainingValue; 2] {
        let (mut values, mut spare) = (values, spare);
        let whole = data.len() / CHUNK;
        let mut count = whole + more.len();
        let nodes = Nodes { key: &self.key, mode: self.mode, kind: Kind::Chunks(first), bytes: data };
        kernel::chaining_values(self.only, &nodes, &mut values[..whole]);
        values[whole..count].copy_from_slice(more);
        while count > 2 {
            let (pairs, odd) = values[..count].split_at(count & !1);
            let nodes = Nodes { bytes: pairs.as_flattened(), kind: Kind::Parents, ..nodes };
            kernel::chaining_values(self.only, &nodes, &mut spare[..count / 2]);
            spare[count / 2..count.div_ceil(2)].copy_from_slice(odd);
            count = count.div_ceil(2);
            (values, spare) = (spare, values);
        }
        [values[0], values[1]]
    }

    /// Returns the root's last compression; `rest` is the data after the complete subtrees, less
    /// than a group.
    fn root(&self, rest: &[u8]) -> Last {
        let copy;
        let (stack, mut last) = match (&self.pending, rest.is_empty()) {
            (Some(children), true) => (&self.stack, self.last_of_parent(children)),
            (None, _) => (&self.stack, self.last_of_rest(rest)),
            (Some(_), false) => {
                let mut settled = Self { stack: self.stack.clone(), buffer: Vec::new(), ..*self };
                settled.settle();
                copy = settled;
                (&copy.stack, self.last_of_rest(rest))
            }
        };
        for left in stack.iter().rev() {
            last = self.last_of_parent(&[*left, kernel::chaining_value(self.only, &last)]);
        }
        last
    }

    /// Returns the last compression of the subtree of less than a group of bytes.
    fn last_of_rest(&self, rest: &[u8]) -> Last {
        if rest.len() <= CHUNK {
            return self.last_of_chunk(self.chunks, rest);
        }
        let (mut values, mut spare) = ([[0; VALUE]; GROUP], [[0; VALUE]; GROUP / 2]);
        let (chunks, shorter) = rest.split_at(rest.len() / CHUNK * CHUNK);
        let children = if shorter.is_empty() {
            self.two(self.chunks, chunks, &[], &mut values, &mut spare)
        } else {
            let number = self.chunks + (chunks.len() / CHUNK) as u64;
            let value = kernel::chaining_value(self.only, &self.last_of_chunk(number, shorter));
            self.two(self.chunks, chunks, &[value], &mut values, &mut spare)
        };
        self.last_of_parent(&children)
    }

    /// Returns the last compression of a chunk, which may be shorter than others.
    fn last_of_chunk(&self, number: u64, bytes: &[u8]) -> Last {
        let whole = bytes.len().saturating_sub(1) / BLOCK;
        let (blocks, rest) = bytes.split_at(whole * BLOCK);
        let mut h = self.key;
        kernel::absorb(self.only, &mut h, blocks.as_chunks().0, number, self.mode, flags::CHUNK_START);
        let mut block = [0; BLOCK];
        block[..rest.len()].copy_from_slice(rest);
        let start = if whole == 0 { flags::CHUNK_START } else { 0 };
        Last::new(h, &block, number, rest.len() as u32, self.mode | start | flags::CHUNK_END)
    }
}
