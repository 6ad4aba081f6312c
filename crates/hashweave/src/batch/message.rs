//! Hashes whole messages, and ends of messages, in lanes: from the state before them to the digest.

use super::engine::{Feed, Slot};
use super::hasher::Hasher;
use hashes::{Algorithm, State, Stream, TAIL};

/// The most bytes of a message's whole blocks that are copied to be absorbed together with its
/// padding in one step. A copy is cheaper than a second step.
const SHORT: usize = 256;

/// The stage of a message in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Whole blocks in the caller's memory.
    Body,
    /// The padded end, including all of a short message.
    Tail,
    /// A further permutation, for a digest that is longer than a sponge's rate.
    Squeeze,
}

/// A message in flight.
#[derive(Clone)]
pub(super) struct Message<B> {
    state: State,
    algorithm: Algorithm,
    digest_length: usize,
    /// The message, if the caller supplied one.
    body: Option<B>,
    /// The segment within the message, in [`Stage::Body`].
    next: usize,
    end: usize,
    /// The segment in the other stages, and the slot's position in it.
    tail: [u8; SHORT + TAIL],
    tail_next: usize,
    tail_end: usize,
    stage: Stage,
    /// How many times the function has to be applied after the present one.
    passes: u8,
    /// The length of the last short message, for which `tail` has the padding after the bytes.
    padded_for: Option<usize>,
    /// Bytes that the initial state has absorbed already: BLAKE2's key block.
    before: u64,
    /// Bytes of the digest that have been written.
    written: usize,
    /// The place of the digest.
    place: usize,
}

/// The output for the digests of messages, and the source of messages.
pub(super) struct Digests<'o, Q> {
    /// The messages that have not been started.
    pub queue: Q,
    /// All digests.
    pub out: &'o mut [u8],
}

/// A source of messages.
pub(super) trait Queue<B> {
    /// Starts the next message in an idle slot; returns false if there is none.
    fn start(&mut self, slot: &mut Message<B>) -> bool;
}

impl<B: AsRef<[u8]>, Q: Queue<B>> Feed<Message<B>> for Digests<'_, Q> {
    fn refill(&mut self, slot: &mut Message<B>) -> bool {
        let out = &mut self.out[slot.place..][..slot.digest_length];
        slot.go_on(out) || self.queue.start(slot)
    }
}

impl<B: AsRef<[u8]>> Message<B> {
    /// Makes a slot without a message.
    pub(super) fn idle(algorithm: Algorithm, digest_length: usize) -> Self {
        Self {
            state: State::initial(algorithm, digest_length, 0),
            algorithm,
            digest_length,
            body: None,
            next: 0,
            end: 0,
            tail: [0; SHORT + TAIL],
            tail_next: 0,
            tail_end: 0,
            stage: Stage::Tail,
            passes: 0,
            padded_for: None,
            before: 0,
            written: 0,
            place: 0,
        }
    }

    /// Starts a whole message. `initial` is the state before it, and its digest goes to `place`.
    /// The algorithm is the one that the slot was made for.
    #[inline]
    pub(super) fn start(&mut self, initial: &State, before: u64, body: B, place: usize) {
        let primitive = self.algorithm.primitive();
        self.state.copy(primitive, initial);
        self.passes = self.algorithm.passes() - 1;
        self.written = 0;
        self.place = place;
        self.before = before;
        let bytes = body.as_ref();
        let whole = self.algorithm.whole(bytes.len());
        // BLAKE2 marks its last block in the state, so the blocks before it are a segment of their
        // own.
        let joined = whole == 0 || whole <= SHORT && !self.algorithm.primitive().marks_last();
        if joined {
            let length = bytes.len();
            self.tail[..length].copy_from_slice(bytes);
            self.pad_short(length, whole);
        } else {
            (self.next, self.end) = (0, whole);
            self.stage = Stage::Body;
        }
        self.body = Some(body);
    }

    /// Starts the digest of an earlier stage as a message. Its owner gets `body` back.
    pub(super) fn start_digest(&mut self, initial: &State, digest: &[u8], body: B) {
        self.state.copy(self.algorithm.primitive(), initial);
        (self.passes, self.written, self.place, self.before) = (0, 0, 0, 0);
        self.tail[..digest.len()].copy_from_slice(digest);
        self.pad_short(digest.len(), self.algorithm.whole(digest.len()));
        self.body = Some(body);
    }

    /// Returns the message to its owner.
    pub(super) fn take_body(&mut self) -> Option<B> {
        self.body.take()
    }

    /// Pads a message that is in `tail` as a whole. The padding of the message before is still
    /// right if that one had the same length.
    #[inline]
    fn pad_short(&mut self, length: usize, whole: usize) {
        (self.tail_next, self.stage) = (0, Stage::Tail);
        if self.padded_for == Some(length) && !self.algorithm.primitive().marks_last() {
            return;
        }
        let most = TAIL.min(2 * self.algorithm.primitive().block());
        self.tail[length..whole + most].fill(0);
        self.pad_behind(whole, length - whole, self.before + length as u64);
        self.padded_for = Some(length);
    }

    /// Pads the `length` bytes of `tail` from `whole` on; the bytes after them are zeros.
    fn pad_behind(&mut self, whole: usize, length: usize, total: u64) {
        let Some(tail) = self.tail[whole..].first_chunk_mut() else { return };
        self.tail_end = whole + self.state.pad(self.algorithm, tail, length, total);
    }

    /// Starts the end of a hasher's message; its digest goes to `place`. Of an algorithm of two
    /// [stages](Algorithm::stages) it is the digest of the first.
    pub(super) fn finish(&mut self, hasher: &Hasher, place: usize) {
        (self.algorithm, self.digest_length) = (hasher.algorithm(), hasher.digest_length());
        if let Some([first, _]) = self.algorithm.stages() {
            (self.algorithm, self.digest_length) = (first, first.digest_length());
        }
        self.passes = self.algorithm.passes() - 1;
        self.written = 0;
        self.place = place;
        self.body = None;
        self.state.clone_from(&hasher.state);
        self.pad_rest(hasher.held(), hasher.total);
    }

    /// Pads the last bytes of a message of `total` bytes.
    fn pad_rest(&mut self, rest: &[u8], total: u64) {
        self.tail[..rest.len()].copy_from_slice(rest);
        self.tail[rest.len()..TAIL].fill(0);
        self.padded_for = None;
        (self.tail_next, self.stage) = (0, Stage::Tail);
        self.pad_behind(0, rest.len(), total);
    }

    /// Goes on to the next segment after one has ended, or writes the digest to `out` and returns
    /// false.
    pub(super) fn go_on(&mut self, out: &mut [u8]) -> bool {
        if self.stage == Stage::Body
            && let Some(body) = self.body.take()
        {
            let bytes = body.as_ref();
            self.pad_rest(&bytes[self.end..], self.before + bytes.len() as u64);
            self.body = Some(body);
            return true;
        }
        if self.passes > 0 {
            self.passes -= 1;
            self.absorb_digest();
            return true;
        }
        let extendable = self.algorithm.is_extendable();
        let step = if extendable { self.algorithm.primitive().block() } else { out.len() };
        let (written, left) = (self.written, out.len() - self.written);
        let (now, later) = out[written..].split_at_mut(step.min(left));
        self.state.digest(self.algorithm, now);
        self.written += now.len();
        if later.is_empty() {
            return false;
        }
        self.squeeze(step);
        true
    }

    /// Makes the digest the next message.
    fn absorb_digest(&mut self) {
        let mut inner = [0; 64];
        let inner = &mut inner[..self.algorithm.digest_length()];
        self.state.digest(self.algorithm, inner);
        self.state = State::initial(self.algorithm, inner.len(), 0);
        self.pad_rest(inner, inner.len() as u64);
    }

    /// Squeezes (FIPS 202, algorithm 8, step 10): absorbing a block of zeros permutes the state.
    fn squeeze(&mut self, rate: usize) {
        if self.stage != Stage::Squeeze {
            self.tail[..rate].fill(0);
            self.padded_for = None;
        }
        (self.tail_next, self.tail_end, self.stage) = (0, rate, Stage::Squeeze);
    }
}

impl<B: AsRef<[u8]>> Slot for Message<B> {
    #[inline]
    fn left(&self) -> usize {
        match self.stage {
            Stage::Body => self.end - self.next,
            Stage::Tail | Stage::Squeeze => self.tail_end - self.tail_next,
        }
    }

    #[inline]
    fn take(&mut self, bytes: usize) -> Stream<'_> {
        let blocks = match (&self.body, self.stage) {
            (Some(body), Stage::Body) => {
                self.next += bytes;
                &body.as_ref()[self.next - bytes..self.next]
            }
            _ => {
                self.tail_next += bytes;
                &self.tail[self.tail_next - bytes..self.tail_next]
            }
        };
        Stream { state: &mut self.state, blocks }
    }
}
