//! A hash computation in progress.

use super::blake2::{Blake2Parameters, Node};
use super::length::LengthError;
use super::plan::Plan;
use super::size::Size;
use crate::digest::Digest;
use crate::tree::Blake3;
use core::fmt;
use hashes::{Algorithm, Primitive, State, Stream, TAIL};
use std::io;

/// The longest block, that of SHAKE128.
const LONGEST_BLOCK: usize = 168;

/// Zeros to absorb when a sponge is only permuted.
const NOTHING: [u8; LONGEST_BLOCK] = [0; LONGEST_BLOCK];

/// A hash computation in progress.
///
/// The message may be given in pieces of any length. Reading the digest does not change the state,
/// so more bytes may follow.
///
/// ```
/// use hashweave::{Algorithm, Hasher};
/// let mut hasher = Hasher::new(Algorithm::Sha256);
/// hasher.update(b"a").update(b"bc");
/// assert_eq!(hasher.digest()[..4], [0xba, 0x78, 0x16, 0xbf]);
/// ```
#[derive(Clone)]
pub struct Hasher {
    pub(super) state: State,
    /// The bytes after the last absorbed block. BLAKE2 keeps a whole block, because the last one is
    /// marked.
    pub(super) buffer: [u8; LONGEST_BLOCK],
    /// The number of these bytes.
    pub(super) held: usize,
    /// The number of bytes so far, including BLAKE2's key block.
    pub(super) total: u64,
    algorithm: Algorithm,
    digest_length: usize,
    /// BLAKE2's key, for [`reset`](Self::reset).
    key: Option<Box<[u8]>>,
    /// BLAKE2's other parameters, if they are not the usual ones.
    node: Option<Box<Node>>,
    /// The state after the strings of cSHAKE and the key of KMAC, for [`reset`](Self::reset).
    begun: Option<Box<State>>,
    /// The message of BLAKE3, which may become a tree: the state and the buffer have none of it.
    tree: Option<Box<Blake3>>,
}

impl Hasher {
    /// Starts a computation with the standard digest length of the algorithm.
    ///
    /// # Panics
    ///
    /// If the [algorithm does not exist](Algorithm::exists), that is, if it is BLAKE2 with an empty
    /// digest or one that is too long.
    #[must_use]
    pub fn new(algorithm: Algorithm) -> Self {
        assert!(algorithm.exists(), "there is no {algorithm}");
        Self::start(algorithm, algorithm.digest_length(), None, None)
    }

    /// Starts a computation with a digest of `digest_length` bytes: any length for SHAKE, 1 to 32
    /// for BLAKE2s, 1 to 64 for BLAKE2b, and the standard length for all others.
    ///
    /// ```
    /// use hashweave::{Algorithm, Hasher};
    /// let shake = Hasher::with_length(Algorithm::Shake128, 1000)?;
    /// assert_eq!(shake.digest().len(), 1000);
    /// assert!(Hasher::with_length(Algorithm::Sha256, 20).is_err());
    /// # Ok::<(), hashweave::LengthError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the algorithm has no digest of that length.
    pub fn with_length(algorithm: Algorithm, digest_length: usize) -> Result<Self, LengthError> {
        Self::keyed(algorithm, digest_length, &[])
    }

    /// Starts a keyed computation. BLAKE2s has keys of up to 32 bytes, BLAKE2b of up to 64 (RFC 7693,
    /// section 2.9), BLAKE3 of 32, other algorithms none. An empty key means no key.
    ///
    /// ```
    /// use hashweave::{Algorithm, Hasher};
    /// let mut mac = Hasher::keyed(Algorithm::Blake2b(64), 32, b"a key")?;
    /// mac.update(b"a message");
    /// assert_eq!(mac.digest().len(), 32);
    /// # Ok::<(), hashweave::LengthError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the algorithm has no digest or takes no key of that length.
    pub fn keyed(algorithm: Algorithm, digest_length: usize, key: &[u8]) -> Result<Self, LengthError> {
        Self::checked(algorithm, digest_length, key, None)
    }

    /// Like [`keyed`](Self::keyed), with the other parameters of BLAKE2. An empty key means no key.
    ///
    /// # Errors
    ///
    /// Those of [`keyed`](Self::keyed); also if a parameter is out of range, or if the algorithm is
    /// not BLAKE2.
    pub fn with_parameters(
        algorithm: Algorithm,
        digest_length: usize,
        key: &[u8],
        parameters: &Blake2Parameters<'_>,
    ) -> Result<Self, LengthError> {
        let node = Node::new(algorithm, parameters)?;
        let usual = *parameters == Blake2Parameters::default();
        Self::checked(algorithm, digest_length, key, (!usual).then(|| Box::new(node)))
    }

    fn checked(
        algorithm: Algorithm,
        digest_length: usize,
        key: &[u8],
        node: Option<Box<Node>>,
    ) -> Result<Self, LengthError> {
        let Some(sized) = algorithm.with_digest_length(digest_length) else {
            return Err(LengthError::Digest { algorithm, length: digest_length });
        };
        if !algorithm.takes_key_of(key.len()) {
            return Err(LengthError::Key { algorithm, length: key.len() });
        }
        Ok(Self::start(sized, digest_length, (!key.is_empty()).then(|| key.into()), node))
    }

    pub(super) fn start(
        algorithm: Algorithm,
        digest_length: usize,
        key: Option<Box<[u8]>>,
        node: Option<Box<Node>>,
    ) -> Self {
        let mut hasher = Self {
            state: State::initial(algorithm, digest_length, key.as_ref().map_or(0, |key| key.len())),
            buffer: [0; LONGEST_BLOCK],
            held: 0,
            total: 0,
            algorithm,
            digest_length,
            key,
            node,
            begun: None,
            tree: None,
        };
        if algorithm.chunk().is_some() {
            let tree = hasher.key.as_deref().map_or_else(Blake3::new, |key| {
                let Ok(key) = key.try_into() else { unreachable!("only keys of 32 bytes are taken") };
                Blake3::keyed(key)
            });
            hasher.tree = Some(Box::new(tree));
            return hasher;
        }
        if let Some(node) = &hasher.node {
            node.enter(&mut hasher.state);
        }
        if let Some(key) = &hasher.key {
            hasher.buffer[..key.len()].copy_from_slice(key);
            hasher.held = hasher.primitive().block();
            hasher.total = hasher.held as u64;
        }
        hasher
    }

    /// Makes an empty sponge whose output may have any length.
    pub(crate) fn extendable(algorithm: Algorithm, digest_length: usize) -> Self {
        debug_assert!(algorithm.is_extendable());
        Self::start(algorithm, digest_length, None, None)
    }

    /// Returns a hasher that has absorbed the same bytes for a digest of another length, if the
    /// algorithm has such digests.
    pub(crate) fn with_digest_length(&self, digest_length: usize) -> Self {
        self.clone().with_algorithm(self.algorithm, digest_length)
    }

    /// Turns this into a hasher that has absorbed the same bytes by another algorithm. Both have
    /// the same sponge and differ only in the end of the message.
    pub(crate) fn with_algorithm(self, algorithm: Algorithm, digest_length: usize) -> Self {
        debug_assert!(algorithm.is_extendable() && algorithm.primitive() == self.primitive());
        Self { algorithm, digest_length, ..self }
    }

    /// Completes an unfinished block with zeros.
    pub(super) fn fill_block(&mut self) {
        if self.held > 0 {
            self.update(&NOTHING[..self.primitive().block() - self.held]);
        }
    }

    /// Makes the blocks so far, all of them whole, the beginning of every message.
    pub(super) fn begin_here(&mut self) {
        debug_assert!(self.held == 0);
        self.begun = Some(Box::new(self.state.clone()));
    }

    /// The algorithm; for BLAKE2, with the length of this digest.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// The length of the digest in bytes.
    #[must_use]
    pub fn digest_length(&self) -> usize {
        self.digest_length
    }

    pub(super) fn primitive(&self) -> Primitive {
        self.algorithm.primitive()
    }

    /// Appends `bytes` to the message. Returns the hasher, so that calls can be chained.
    pub fn update(&mut self, bytes: &[u8]) -> &mut Self {
        if let Some(tree) = &mut self.tree {
            tree.update(bytes);
            return self;
        }
        let (full, taken) = self.begin(bytes);
        if full {
            absorb(self.primitive(), &mut self.state, &self.buffer[..self.held]);
            self.held = 0;
        }
        let rest = &bytes[taken..];
        let (whole, rest) = rest.split_at(self.algorithm.whole(rest.len()));
        if !whole.is_empty() {
            absorb(self.primitive(), &mut self.state, whole);
        }
        self.keep(rest);
        self
    }

    /// Counts `bytes`, and takes as many of them as complete an unfinished block. Returns whether
    /// that block now has to be absorbed, and how many bytes were taken: all of them if it has not,
    /// and there was one.
    pub(super) fn begin(&mut self, bytes: &[u8]) -> (bool, usize) {
        self.total = self.total.wrapping_add(bytes.len() as u64);
        if self.held == 0 {
            return (false, 0);
        }
        let taken = bytes.len().min(self.primitive().block() - self.held);
        self.keep(&bytes[..taken]);
        // BLAKE2 keeps a whole block until it is known not to be the last.
        (self.algorithm.whole(self.held + (bytes.len() - taken)) > 0, taken)
    }

    /// Buffers bytes of an unfinished block.
    pub(super) fn keep(&mut self, rest: &[u8]) {
        self.buffer[self.held..][..rest.len()].copy_from_slice(rest);
        self.held += rest.len();
    }

    /// Returns the bytes of the unfinished block.
    pub(super) fn held(&self) -> &[u8] {
        &self.buffer[..self.held]
    }

    /// Returns the digest of all bytes so far.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::written(self.digest_length, |out| self.digest_into(out))
    }

    /// Writes the [`digest`](Self::digest) into a buffer of [`digest_length`](Self::digest_length)
    /// bytes, or of any length for SHAKE.
    ///
    /// # Panics
    ///
    /// If the buffer has another length.
    pub fn digest_into(&self, out: &mut [u8]) {
        let fits = self.algorithm.is_extendable() || out.len() == self.digest_length;
        assert!(fits, "the digest has {} bytes, not {}", self.digest_length, out.len());
        if let Some(tree) = &self.tree {
            return tree.finalize_xof(out);
        }
        let mut state = self.last_state();
        if self.algorithm.is_extendable() && out.len() > self.primitive().block() {
            return Squeeze::new(state, self.primitive()).read(out);
        }
        let Some(later) = self.algorithm.later() else { return state.digest(self.algorithm, out) };
        let mut algorithm = self.algorithm.first();
        for _ in 1..self.algorithm.passes() {
            state = next_pass(algorithm, later, &state);
            algorithm = later;
        }
        state.digest(algorithm, out);
    }

    /// Returns the output of SHAKE, which has no end.
    #[cfg(feature = "digest")]
    pub(crate) fn squeeze(&self) -> Squeeze {
        Squeeze::new(self.last_state(), self.primitive())
    }

    /// Returns the state after the key's block, and the number of its bytes: the beginning of every
    /// message except an empty one.
    pub(super) fn after_key(&self) -> (State, u64) {
        let mut state = self.state.clone();
        absorb(self.primitive(), &mut state, self.held());
        (state, self.total)
    }

    /// Returns the state after the padding.
    fn last_state(&self) -> State {
        let mut tail = [0; TAIL];
        tail[..self.held].copy_from_slice(self.held());
        self.behind_padding(self.state.clone(), tail, self.held, self.total)
    }

    fn behind_padding(&self, mut state: State, mut tail: [u8; TAIL], length: usize, total: u64) -> State {
        let padded = state.pad(self.algorithm, &mut tail, length, total);
        if self.ends_last_node() {
            state.absorb_last_node(self.algorithm, &tail[..padded], total);
            return state;
        }
        absorb(self.primitive(), &mut state, &tail[..padded]);
        state
    }

    /// Starts a new message with the same algorithm, digest length, key and strings.
    pub fn reset(&mut self) {
        let begun = self.begun.take();
        *self = Self::start(self.algorithm, self.digest_length, self.key.take(), self.node.take());
        if let Some(begun) = begun {
            self.state.clone_from(&begun);
            self.begun = Some(begun);
        }
    }

    /// Whether the message is hashed by itself, because it fills the lanes alone when it is long.
    pub(super) fn is_tree(&self) -> bool {
        self.tree.is_some()
    }

    /// The message of BLAKE3.
    pub(super) fn tree(&self) -> Option<&Blake3> {
        self.tree.as_deref()
    }

    /// Whether the last block has a mark that kernels do not know.
    pub(super) fn ends_last_node(&self) -> bool {
        self.node.as_ref().is_some_and(|node| node.is_last)
    }
}

/// Returns the state of `later` after the padded digest of a state of another algorithm.
fn next_pass(algorithm: Algorithm, later: Algorithm, state: &State) -> State {
    let length = algorithm.digest_length();
    let mut tail = [0; TAIL];
    state.digest(algorithm, &mut tail[..length]);
    let mut state = State::initial(later, later.digest_length(), 0);
    let padded = state.pad(later, &mut tail, length, length as u64);
    absorb(later.primitive(), &mut state, &tail[..padded]);
    state
}

/// Absorbs whole blocks of one stream.
fn absorb(primitive: Primitive, state: &mut State, blocks: &[u8]) {
    let kernel = Plan::single(primitive, Size::of(blocks.len()));
    kernel.absorb(primitive, &mut [Stream { state, blocks }]);
}

/// The output of a sponge (FIPS 202, algorithm 8, steps 7 to 10).
#[derive(Clone)]
pub(crate) struct Squeeze {
    state: State,
    primitive: Primitive,
    /// Bytes of the state that have been read.
    read: usize,
}

impl Squeeze {
    fn new(state: State, primitive: Primitive) -> Self {
        Self { state, primitive, read: 0 }
    }

    /// Reads the next bytes.
    pub(crate) fn read(&mut self, out: &mut [u8]) {
        let (mut out, rate) = (out, self.primitive.block());
        while !out.is_empty() {
            if self.read == rate {
                absorb(self.primitive, &mut self.state, &NOTHING[..rate]);
                self.read = 0;
            }
            let (now, later) = out.split_at_mut(out.len().min(rate - self.read));
            now.copy_from_slice(&self.state.lines().as_flattened()[self.read..][..now.len()]);
            self.read += now.len();
            out = later;
        }
    }
}

/// Shows no state and no key.
impl fmt::Debug for Hasher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hasher")
            .field("algorithm", &self.algorithm)
            .field("digest_length", &self.digest_length)
            .finish_non_exhaustive()
    }
}

impl io::Write for Hasher {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
