//! Streams that are submitted, polled and flushed, for callers that do not have all input at once.

use super::engine::{self, Feed, Slot};
use super::hasher::Hasher;
use super::many::{Engine, Portion};
use super::message::Message;
use crate::digest::Digest;
use crate::one::digest;
use hashes::{Algorithm, Primitive, State, Stream};
use std::collections::VecDeque;

/// Hashes messages and parts of streams as they are submitted, and keeps the lanes full.
///
/// The scheduler owns a buffer from its submission until it returns it with the result, so the
/// buffer cannot be reused too early. Results come in the order in which they are ready; the tag
/// identifies them. Submitting does not hash anything: submissions wait in a queue until
/// [`poll`](Self::poll) or [`flush`](Self::flush) is called.
///
/// ```
/// use hashweave::{Algorithm, Scheduler};
/// let mut scheduler = Scheduler::new(Algorithm::Sha256);
/// for number in 0..100_u32 {
///     scheduler.submit(number, vec![number as u8; 1000]);
///     while let Some(done) = scheduler.poll() {
///         println!("{}: {}", done.tag, done.outcome.digest().expect("a message"));
///     }
/// }
/// while let Some(done) = scheduler.flush() {
///     println!("{}: {}", done.tag, done.outcome.digest().expect("a message"));
/// }
/// assert!(scheduler.is_empty());
/// ```
pub struct Scheduler<T, B> {
    engine: Engine,
    stage: Stage,
    /// What becomes of the digests of that stage, if the algorithm has another.
    second: Option<Stage>,
    lanes: Vec<Lanes<T, B>>,
    done: VecDeque<Done<T, B>>,
    submitted: usize,
}

/// A finished submission.
#[derive(Clone, Debug)]
pub struct Done<T, B> {
    /// The tag that it was submitted with.
    pub tag: T,
    /// Its buffer.
    pub bytes: B,
    /// The result.
    pub outcome: Outcome,
}

/// The result of a submission.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "a hasher is moved through as it was moved in, without an allocation"
)]
#[non_exhaustive]
pub enum Outcome {
    /// The digest, if this was a message.
    Digest(Digest),
    /// The hasher of a stream, after the submitted part.
    Hasher(Hasher),
}

impl Outcome {
    /// The digest, if this was a message.
    #[must_use]
    pub fn digest(&self) -> Option<&Digest> {
        match self {
            Self::Digest(digest) => Some(digest),
            Self::Hasher(_) => None,
        }
    }

    /// The hasher, if this was a part of a stream.
    #[must_use]
    pub fn hasher(self) -> Option<Hasher> {
        match self {
            Self::Hasher(hasher) => Some(hasher),
            Self::Digest(_) => None,
        }
    }
}

/// An algorithm that one primitive computes, and the state at the beginning of its messages.
struct Stage {
    algorithm: Algorithm,
    initial: State,
}

impl Stage {
    fn new(algorithm: Algorithm) -> Self {
        Self { algorithm, initial: State::initial(algorithm, algorithm.digest_length(), 0) }
    }
}

/// The lanes of one primitive.
struct Lanes<T, B> {
    primitive: Primitive,
    /// The slots, of which the first `live` are in use.
    slots: Vec<Job<T, B>>,
    live: usize,
    queue: VecDeque<Pending<T, B>>,
}

/// A job in flight: a part of a stream or else a whole message.
struct Job<T, B> {
    tag: Option<T>,
    message: Message<B>,
    part: Option<Portion<Box<Hasher>, B>>,
}

/// A submission that waits for a lane.
enum Pending<T, B> {
    Message(T, B),
    /// A message whose digest by the first stage is to be hashed by the second.
    Digest(T, B, Digest),
    Part(T, Portion<Box<Hasher>, B>),
}

impl<T, B: AsRef<[u8]>> Scheduler<T, B> {
    /// A scheduler for messages of one algorithm, and for parts of streams of any algorithm.
    ///
    /// # Panics
    ///
    /// If the [algorithm does not exist](Algorithm::exists).
    #[must_use]
    pub fn new(algorithm: Algorithm) -> Self {
        Self::with_engine(algorithm, Engine::new())
    }

    /// Makes the same scheduler on an engine that the caller chooses.
    ///
    /// # Panics
    ///
    /// If the [algorithm does not exist](Algorithm::exists).
    #[must_use]
    pub fn with_engine(algorithm: Algorithm, engine: Engine) -> Self {
        assert!(algorithm.exists(), "there is no {algorithm}");
        let [first, second] = match algorithm.stages() {
            Some(stages) => stages.map(Some),
            None => [Some(algorithm), None],
        };
        let stage = Stage::new(first.unwrap_or(algorithm));
        Self {
            engine,
            stage,
            second: second.map(Stage::new),
            lanes: Vec::new(),
            done: VecDeque::new(),
            submitted: 0,
        }
    }

    /// Submits a whole message; the result is its digest.
    pub fn submit(&mut self, tag: T, message: B) {
        self.submitted += 1;
        self.lanes_of(self.stage.algorithm.primitive()).queue.push_back(Pending::Message(tag, message));
    }

    /// Submits the next part of a stream; the result is its hasher. A part of BLAKE3 is hashed at
    /// once, because a long one fills all lanes by itself. Because the hasher is needed
    /// for the part after it, the parts of a stream stay in order.
    pub fn submit_part(&mut self, tag: T, hasher: Hasher, part: B) {
        self.submitted += 1;
        let primitive = hasher.primitive();
        let portion = Portion::begin(Box::new(hasher), part);
        if portion.left() == 0 {
            self.done.push_back(portion.done(tag));
        } else {
            self.lanes_of(primitive).queue.push_back(Pending::Part(tag, portion));
        }
    }

    fn lanes_of(&mut self, primitive: Primitive) -> &mut Lanes<T, B> {
        let index = self.lanes.iter().position(|lanes| lanes.primitive == primitive).unwrap_or_else(|| {
            self.lanes.push(Lanes { primitive, slots: Vec::new(), live: 0, queue: VecDeque::new() });
            self.lanes.len() - 1
        });
        &mut self.lanes[index]
    }

    /// Returns a finished submission, if there is one. Hashes only as long as there are enough
    /// submissions to fill all lanes.
    pub fn poll(&mut self) -> Option<Done<T, B>> {
        self.work(false)
    }

    /// Returns a finished submission, and hashes even if not all lanes can be filled. Returns
    /// `None` when everything has been returned.
    pub fn flush(&mut self) -> Option<Done<T, B>> {
        self.work(true)
    }

    /// The number of submissions that have not been returned yet.
    #[must_use]
    pub fn len(&self) -> usize {
        self.submitted
    }

    /// Whether all submissions have been returned.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.submitted == 0
    }

    fn work(&mut self, all: bool) -> Option<Done<T, B>> {
        loop {
            if let Some(done) = self.done.pop_front() {
                self.submitted -= 1;
                return Some(done);
            }
            let Self { engine, stage, second, lanes, done, .. } = self;
            let (mut worked, mut passed) = (false, VecDeque::new());
            for lanes in lanes {
                let second = second.as_ref();
                let stage =
                    second.filter(|second| second.algorithm.primitive() == lanes.primitive).unwrap_or(stage);
                let queue = &mut lanes.queue;
                let mut supply = Supply { stage, second, queue, passed: &mut passed, done: &mut *done };
                // How long the messages are that will come is not known.
                let plan = engine.plan(lanes.primitive, usize::MAX);
                while lanes.live < plan.width() {
                    if lanes.live == lanes.slots.len() {
                        lanes.slots.push(Job::idle(stage.algorithm));
                    }
                    if !supply.start(&mut lanes.slots[lanes.live]) {
                        break;
                    }
                    lanes.live += 1;
                }
                if lanes.live == plan.width() || all && lanes.live > 0 {
                    let slots = &mut lanes.slots[..lanes.live];
                    lanes.live = engine::step(plan, lanes.primitive, slots, &mut supply);
                    worked = true;
                }
            }
            if let Some(second) = self.second.as_ref().filter(|_| !passed.is_empty()) {
                self.lanes_of(second.algorithm.primitive()).queue.append(&mut passed);
            }
            if !worked && self.done.is_empty() {
                return None;
            }
        }
    }
}

impl<B: AsRef<[u8]>> Portion<Box<Hasher>, B> {
    fn done<T>(self, tag: T) -> Done<T, B> {
        let (hasher, bytes) = self.into_parts();
        Done { tag, bytes, outcome: Outcome::Hasher(*hasher) }
    }
}

impl<T, B: AsRef<[u8]>> Job<T, B> {
    fn idle(algorithm: Algorithm) -> Self {
        Self { tag: None, message: Message::idle(algorithm, algorithm.digest_length()), part: None }
    }
}

impl<T, B: AsRef<[u8]>> Slot for Job<T, B> {
    fn left(&self) -> usize {
        self.part.as_ref().map_or_else(|| self.message.left(), Slot::left)
    }

    fn take(&mut self, bytes: usize) -> Stream<'_> {
        match &mut self.part {
            Some(part) => part.take(bytes),
            None => self.message.take(bytes),
        }
    }
}

/// The source from which slots are refilled, and the destination of results.
struct Supply<'a, T, B> {
    /// The algorithm of messages in these lanes.
    stage: &'a Stage,
    second: Option<&'a Stage>,
    queue: &'a mut VecDeque<Pending<T, B>>,
    /// The messages that have been through the first of two stages.
    passed: &'a mut VecDeque<Pending<T, B>>,
    done: &'a mut VecDeque<Done<T, B>>,
}

impl<T, B: AsRef<[u8]>> Supply<'_, T, B> {
    /// Starts the submission that has waited longest in an idle slot.
    fn start(&mut self, job: &mut Job<T, B>) -> bool {
        match self.queue.pop_front() {
            None => return false,
            // It fills the lanes by itself.
            Some(Pending::Message(tag, bytes)) if self.stage.algorithm.is_tree(bytes.as_ref().len()) => {
                let outcome = Outcome::Digest(digest(self.stage.algorithm, bytes.as_ref()));
                self.done.push_back(Done { tag, bytes, outcome });
                return self.start(job);
            }
            Some(Pending::Message(tag, message)) => {
                job.tag = Some(tag);
                job.message.start(&self.stage.initial, 0, message, 0);
            }
            Some(Pending::Digest(tag, message, digest)) => {
                job.tag = Some(tag);
                job.message.start_digest(&self.stage.initial, &digest, message);
            }
            Some(Pending::Part(tag, part)) => {
                job.tag = Some(tag);
                job.part = Some(part);
            }
        }
        true
    }

    /// Hands on the result, if the slot's segment was the last one. Returns whether it was.
    fn finish(&mut self, job: &mut Job<T, B>) -> bool {
        if let Some(part) = &mut job.part {
            if part.go_on() {
                return false;
            }
            let both = job.part.take().zip(job.tag.take());
            self.done.extend(both.map(|(part, tag)| part.done(tag)));
            return true;
        }
        // Digests of the default lengths are written at once, because none is longer than the rate.
        let mut more = false;
        let algorithm = self.stage.algorithm;
        let digest = Digest::written(algorithm.digest_length(), |out| more = job.message.go_on(out));
        if more {
            return false;
        }
        let (Some(tag), Some(bytes)) = (job.tag.take(), job.message.take_body()) else { return true };
        if self.second.is_some_and(|second| second.algorithm != algorithm) {
            self.passed.push_back(Pending::Digest(tag, bytes, digest));
        } else {
            self.done.push_back(Done { tag, bytes, outcome: Outcome::Digest(digest) });
        }
        true
    }
}

impl<T, B: AsRef<[u8]>> Feed<Job<T, B>> for Supply<'_, T, B> {
    fn refill(&mut self, job: &mut Job<T, B>) -> bool {
        !self.finish(job) || self.start(job)
    }
}
