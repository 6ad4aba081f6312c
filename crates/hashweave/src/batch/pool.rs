//! Hashes the streams or messages of many threads together.
//!
//! # How
//!
//! The pool has no threads of its own. A thread that arrives while fewer than
//! [`leaders`](Pool::leaders) threads are hashing becomes one of them: it hashes at once, without
//! copying its bytes. Other threads copy their bytes into the queue and sleep. A thread that hashes
//! takes up to [`BATCH`] waiting streams along, [`QUANTUM`] bytes of each, and wakes the owners of
//! those that are finished. When its own bytes are hashed, it passes its place to the thread that
//! has waited longest. So no thread waits for others to arrive, and the more threads there are per
//! core, the fuller are its lanes. (This is flat combining: Hendler, Incze, Shavit and Tzafrir,
//! SPAA 2010.)
//!
//! A thread has its place only while it hashes and gives it up for as long as it runs callbacks, so
//! that a callback may wait for threads that use the pool. A callback's own calls neither wait nor
//! call other callbacks of the pool ([`calling`]), so that they cannot wait for each other and the
//! stack does not grow.

use super::calling::{self, Calling};
use super::hasher::Hasher;
use super::job::{Bed, Job, QUANTUM, Sleeper, Submitted, Wake};
use super::many::{Engine, Part};
use super::plan::Plan;
use crate::digest::Digest;
use crate::plan::Source;
use core::fmt;
use core::mem;
use core::num::NonZeroUsize;
use hashes::{Algorithm, Primitive};
use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many streams are hashed at once: as many as the widest kernels have lanes.
const BATCH: usize = 32;
/// How many bytes a thread copies before it sleeps, if few others do so; otherwise a quantum.
const COPIED: usize = 4 * QUANTUM;
/// How many cycles a thread takes to fall asleep and be woken. The value follows from the size at
/// which a pool begins to pay in `examples/pool.rs`, on two virtual CPUs of an Emerald Rapids.
const SLEEP: f64 = 30_000.0;
/// The number of bytes below which sharing never pays.
const LEAST: usize = 4 << 10;
/// Cycles in a nanosecond, for costs that are measured in nanoseconds.
const CLOCK: f64 = 3.0;
/// Places in the queue for each thread that hashes; submissions do not exceed them.
const PLACES: usize = 2 * BATCH;

/// Hashes the streams of many threads together.
///
/// This is for servers and other programs in which each of many threads has one stream or message
/// of its own. With no more threads than cores, each hashes alone and the pool costs nothing. With
/// more threads, the streams that wait fill the lanes of those that are being hashed.
///
/// **Latency**: a call is hashed at once or waits for its turn. Streams are hashed in the order in
/// which they arrive, 16 KiB at a time. If n others are waiting and m threads are hashing, the next
/// 16 KiB of a stream are hashed after at most ⌈n ∕ 31m⌉ + 1 batches of at most 512 KiB each, which
/// take a quarter of a millisecond at 2 GB/s. **Memory**: 64 KiB for each waiting thread, up to 64
/// of them per hashing thread, and 16 KiB for each further one. At most 64
/// [submitted](Self::submit) streams per hashing thread are held, and those that callbacks submit.
///
/// ```
/// use hashweave::{Algorithm, Hasher, Pool};
/// let pool = Pool::new();
/// std::thread::scope(|scope| {
///     for number in 0..8_u8 {
///         let pool = &pool;
///         scope.spawn(move || {
///             let mut hasher = Hasher::new(Algorithm::Sha256);
///             for _ in 0..10 {
///                 pool.update(&mut hasher, &[number; 20_000]);
///             }
///             println!("{}", hasher.digest());
///         });
///     }
/// });
/// ```
pub struct Pool {
    engine: Engine,
    leaders: usize,
    waiting: Mutex<Waiting>,
    /// Signals that the queue has shrunk, or that a place to hash is free.
    room: Condvar,
    /// Signals that the queue has work for a thread that serves.
    work: Condvar,
}

/// The queue, and the threads that work or wait.
#[derive(Default)]
struct Waiting {
    queue: VecDeque<Job>,
    /// Threads that hash.
    leading: usize,
    /// Threads that sleep in [`Pool::serve`].
    idle: usize,
    /// Threads that wait for room.
    crowd: usize,
    closed: bool,
    /// Buffers that nobody uses, to be used again.
    buffers: Vec<Vec<u8>>,
}

impl Pool {
    /// A pool in which as many threads hash at the same time as this process has cores.
    #[must_use]
    pub fn new() -> Self {
        Self::with_leaders(thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }

    /// A pool in which at most `leaders` threads hash at the same time.
    ///
    /// ```
    /// use hashweave::Pool;
    /// let pool = Pool::with_leaders(std::num::NonZeroUsize::MIN);
    /// assert_eq!(pool.leaders(), 1);
    /// ```
    #[must_use]
    pub fn with_leaders(leaders: NonZeroUsize) -> Self {
        Self {
            engine: Engine::new(),
            leaders: leaders.get(),
            waiting: Mutex::default(),
            room: Condvar::new(),
            work: Condvar::new(),
        }
    }

    /// How many threads hash at the same time.
    #[must_use]
    pub fn leaders(&self) -> usize {
        self.leaders
    }

    /// Goes on with `bytes`, as [`Hasher::update`] does. The bytes are no longer needed when it
    /// returns, and may have been copied; [`update_owned`](Self::update_owned) does not copy them.
    ///
    /// Few bytes are hashed sooner than a thread can sleep and be woken, so they are hashed alone:
    /// fewer than 10 KiB with SHA-3, 23 KiB with SHA-256, with the kernels of an Emerald Rapids. It
    /// is best to pass 64 KiB at a time, or more.
    ///
    /// In a callback the bytes are hashed alone.
    ///
    /// # Panics
    ///
    /// If the thread that hashed the bytes for this one panicked. The state of the hasher is lost
    /// then.
    pub fn update(&self, hasher: &mut Hasher, bytes: &[u8]) {
        let mut rest = bytes;
        while is_worth_sleep(hasher.primitive(), rest) && !calling::is_any() {
            let Some(mut waiting) = self.place() else { return self.lead(hasher, rest) };
            let most = if waiting.queue.len() < self.places() { COPIED } else { QUANTUM };
            let mut buffer = waiting.buffers.pop().unwrap_or_default();
            drop(waiting);
            let now = &rest[..rest.len().min(most)];
            buffer.clear();
            buffer.extend_from_slice(now);
            let (buffer, done) = self.sleep(hasher, buffer);
            self.keep(buffer);
            rest = &rest[done..];
            if done < now.len() {
                return self.lead(hasher, rest);
            }
        }
        hasher.update(rest);
    }

    /// Like [`update`](Self::update), for bytes that the pool may own until the call returns, so
    /// that they need not be copied: a `Vec`, an `Arc<[u8]>`, a mapped file. Returns the bytes.
    ///
    /// ```
    /// use hashweave::{Algorithm, Hasher, Pool, digest};
    /// let (pool, mut hasher) = (Pool::new(), Hasher::new(Algorithm::Sha512));
    /// let buffer = pool.update_owned(&mut hasher, vec![1; 100_000]);
    /// assert_eq!(hasher.digest(), digest(Algorithm::Sha512, &buffer));
    /// ```
    ///
    /// # Panics
    ///
    /// As for [`update`](Self::update).
    pub fn update_owned<B: AsRef<[u8]> + Send + 'static>(&self, hasher: &mut Hasher, bytes: B) -> B {
        if !is_worth_sleep(hasher.primitive(), bytes.as_ref()) || calling::is_any() {
            hasher.update(bytes.as_ref());
            return bytes;
        }
        if self.place().is_none() {
            self.lead(hasher, bytes.as_ref());
            return bytes;
        }
        let (bytes, done) = self.sleep(hasher, bytes);
        let rest = &bytes.as_ref()[done..];
        if !rest.is_empty() {
            self.lead(hasher, rest);
        }
        bytes
    }

    /// Returns the digest of a message.
    ///
    /// ```
    /// use hashweave::{Algorithm, Pool, digest};
    /// let message = vec![7; 100_000];
    /// assert_eq!(Pool::new().digest(Algorithm::Sha3_256, &message), digest(Algorithm::Sha3_256, &message));
    /// ```
    ///
    /// # Panics
    ///
    /// If the [algorithm does not exist](Algorithm::exists), and as for [`update`](Self::update).
    #[must_use]
    pub fn digest(&self, algorithm: Algorithm, message: &[u8]) -> Digest {
        let mut hasher = Hasher::new(algorithm);
        self.update(&mut hasher, message);
        hasher.digest()
    }

    /// Queues `bytes` to be hashed by another thread, which then calls `then` with the hasher and
    /// the bytes. This is for callers that must not block.
    ///
    /// Submitted bytes are hashed by threads in [`serve`](Self::serve) and [`flush`](Self::flush),
    /// and by threads that [`update`](Self::update). If the queue is full, this call waits for room
    /// or hashes itself; in a callback it does neither, and the queue grows. `then` may call
    /// everything that the pool has. If `then` panics, the call on whose thread it runs panics too,
    /// after everything that was hashed in the same batch has been delivered. (If `bytes.as_ref()`
    /// panics, the rest of its batch is lost as well.)
    ///
    /// ```
    /// use hashweave::{Algorithm, Hasher, Pool};
    /// use std::sync::mpsc;
    /// let (pool, (sender, receiver)) = (Pool::new(), mpsc::channel());
    /// for number in 0..40_u8 {
    ///     let sender = sender.clone();
    ///     pool.submit(Hasher::new(Algorithm::Sha256), vec![number; 5000], move |hasher, _| {
    ///         sender.send((number, hasher.digest())).expect("the receiver is there");
    ///     });
    /// }
    /// pool.flush();
    /// assert_eq!(receiver.try_iter().count(), 40);
    /// ```
    pub fn submit<B, F>(&self, hasher: Hasher, bytes: B, then: F)
    where
        B: AsRef<[u8]> + Send + 'static,
        F: FnOnce(Hasher, B) + Send + 'static,
    {
        let mut waiting = self.lock();
        while waiting.queue.len() >= self.places() && !calling::is_any() {
            waiting = self.help(waiting, |pool| {
                if pool.batch(None) == Batch::Flush {
                    pool.batches();
                }
            });
        }
        waiting.queue.push_back(Job { hasher, of: Box::new(Submitted { bytes, then }), next: 0 });
        self.call_a_server(&waiting);
    }

    /// Hashes until the queue is empty. Other threads may still be hashing what they took from it.
    ///
    /// In a callback of this pool it returns at once, and the call that runs the callback hashes
    /// until the queue is empty before it returns.
    pub fn flush(&self) {
        if calling::ask_for_flush(self.address()) {
            return;
        }
        if calling::is_any() {
            // In a callback of another pool, whose threads may be waiting for this one, this call
            // must not wait for anyone.
            return self.in_one_more_place(Self::batches);
        }
        let mut waiting = self.lock();
        while !waiting.queue.is_empty() {
            waiting = self.help(waiting, Self::batches);
        }
    }

    /// Hashes on this thread what others submit, until [`close`](Self::close) is called and the
    /// queue is empty. Several threads may do this. In a callback of this pool it does what
    /// [`flush`](Self::flush) does.
    pub fn serve(&self) {
        if calling::ask_for_flush(self.address()) {
            return;
        }
        let mut waiting = self.lock();
        loop {
            if !waiting.queue.is_empty() && waiting.leading < self.leaders {
                waiting = self.help(waiting, Self::batches);
            } else if waiting.closed {
                return;
            } else {
                waiting.idle += 1;
                waiting = self.work.wait(waiting).unwrap_or_else(PoisonError::into_inner);
                waiting.idle -= 1;
            }
        }
    }

    /// Makes current and future calls of [`serve`](Self::serve) return. All other calls work as
    /// before.
    pub fn close(&self) {
        self.lock().closed = true;
        self.work.notify_all();
    }

    /// Whether this thread is in a callback of this pool.
    ///
    /// ```
    /// use hashweave::{Algorithm, Hasher, Pool};
    /// use std::sync::Arc;
    /// let pool = Arc::new(Pool::new());
    /// let same = Arc::clone(&pool);
    /// pool.submit(Hasher::new(Algorithm::Sha256), b"abc", move |_, _| assert!(same.is_calling_back()));
    /// pool.flush();
    /// assert!(!pool.is_calling_back());
    /// ```
    #[must_use]
    pub fn is_calling_back(&self) -> bool {
        calling::is_of(self.address())
    }

    /// Returns the address by which calls identify this pool.
    fn address(&self) -> usize {
        core::ptr::from_ref(self).addr()
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of places in the queue.
    fn places(&self) -> usize {
        PLACES * self.leaders
    }

    /// Wakes a thread that serves, if there is a place for it.
    fn call_a_server(&self, waiting: &Waiting) {
        if waiting.idle > 0 && waiting.leading < self.leaders && !waiting.queue.is_empty() {
            self.work.notify_one();
        }
    }

    /// Takes a place to hash. If none is free, it returns the lock instead.
    fn place(&self) -> Option<MutexGuard<'_, Waiting>> {
        let mut waiting = self.lock();
        if waiting.leading >= self.leaders {
            return Some(waiting);
        }
        waiting.leading += 1;
        None
    }

    /// Works in a free place, or waits until there is one, or room in the queue.
    fn help<'p>(
        &'p self,
        mut waiting: MutexGuard<'p, Waiting>,
        work: impl FnOnce(&Self),
    ) -> MutexGuard<'p, Waiting> {
        if waiting.leading < self.leaders {
            waiting.leading += 1;
            drop(waiting);
            let leader = Leader(self);
            work(self);
            drop(leader);
            return self.lock();
        }
        waiting.crowd += 1;
        waiting = self.room.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        waiting.crowd -= 1;
        waiting
    }

    /// Leaves bytes in the queue and sleeps until they have been hashed. If the bytes come back
    /// early, only partly hashed, this thread has a place to hash the rest.
    fn sleep<B: AsRef<[u8]> + Send + 'static>(&self, hasher: &mut Hasher, bytes: B) -> (B, usize) {
        let bed = Arc::new(Bed::new());
        let mut sleeper = Box::new(Sleeper { bed: Arc::clone(&bed), bytes: None });
        let fresh = Hasher::new(hasher.algorithm());
        // In the meantime all threads that hashed may have left, and then this thread has a place.
        let Some(mut waiting) = self.place() else { return (bytes, 0) };
        sleeper.bytes = Some(bytes);
        waiting.queue.push_back(Job { hasher: mem::replace(hasher, fresh), of: sleeper, next: 0 });
        drop(waiting);
        let Wake::After(own, bytes, done) = bed.sleep() else {
            panic!("the thread that hashed for this one has panicked")
        };
        *hasher = own;
        (bytes, done)
    }

    /// Keeps a buffer for the next thread that needs one.
    fn keep(&self, buffer: Vec<u8>) {
        let mut waiting = self.lock();
        if waiting.buffers.len() < self.places() {
            waiting.buffers.push(buffer);
        }
    }

    /// Works without waiting for a place, even if that makes one more thread than there are
    /// leaders.
    fn in_one_more_place(&self, work: impl FnOnce(&Self)) {
        self.lock().leading += 1;
        let _leader = Leader(self);
        work(self);
    }

    /// Hashes the thread's own bytes, and waiting ones along with them; this thread has a place.
    fn lead(&self, hasher: &mut Hasher, bytes: &[u8]) {
        let _leader = Leader(self);
        let mut flush = false;
        for bytes in bytes.chunks(QUANTUM) {
            flush |= self.batch(Some(Part { hasher, bytes })) == Batch::Flush;
        }
        if flush {
            self.batches();
        }
    }

    /// Hashes waiting bytes until there are none.
    fn batches(&self) {
        while self.batch(None) != Batch::Nothing {}
    }

    /// Hashes the thread's own bytes and some of the waiting ones.
    fn batch(&self, own: Option<Part<'_>>) -> Batch {
        let mut jobs = self.taken(BATCH - usize::from(own.is_some()));
        if jobs.is_empty() {
            let Some(own) = own else { return Batch::Nothing };
            own.hasher.update(own.bytes);
            return Batch::Hashed;
        }
        let parts = jobs.iter_mut().map(Job::part);
        self.engine.update_many(&mut own.into_iter().chain(parts).collect::<Vec<_>>());
        jobs.iter_mut().for_each(|job| job.next += job.now());
        let (done, unfinished): (Vec<_>, Vec<_>) =
            jobs.into_iter().partition(|job| job.next == job.of.bytes().len());
        self.lock().queue.extend(unfinished);
        self.hand_out(done)
    }

    /// Wakes the threads whose bytes have been hashed, and then calls callbacks, during which this
    /// thread gives up its place.
    fn hand_out(&self, done: Vec<Job>) -> Batch {
        let (sleepers, callbacks): (Vec<_>, Vec<_>) = done.into_iter().partition(|job| job.of.can_lead());
        sleepers.into_iter().for_each(|job| job.of.done(job.hasher));
        if callbacks.is_empty() {
            return Batch::Hashed;
        }
        self.leave();
        let calling = Calling::begin(self.address());
        let panicked = call_back(callbacks);
        let flush = calling.end();
        self.lock().leading += 1;
        if let Some(panic) = panicked {
            resume_unwind(panic);
        }
        if flush { Batch::Flush } else { Batch::Hashed }
    }

    /// Gives this thread's place to the one that has waited longest, unless there is one place too
    /// many.
    fn leave(&self) {
        let mut waiting = self.lock();
        let sleeper = waiting.queue.iter().position(|job| job.of.can_lead());
        let sleeper = sleeper.filter(|_| waiting.leading <= self.leaders);
        if let Some(Job { hasher, of, next }) = sleeper.and_then(|place| waiting.queue.remove(place)) {
            drop(waiting);
            return of.lead(hasher, next);
        }
        waiting.leading -= 1;
        self.call_a_server(&waiting);
        self.room.notify_all();
    }

    /// Takes the jobs that have waited longest out of the queue.
    fn taken(&self, most: usize) -> Vec<Job> {
        let mut waiting = self.lock();
        let count = most.min(waiting.queue.len());
        if waiting.crowd > 0 {
            self.room.notify_all();
        }
        waiting.queue.drain(..count).collect()
    }
}

impl Default for Pool {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("leaders", &self.leaders).finish_non_exhaustive()
    }
}

/// The outcome of a batch.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Batch {
    /// There was nothing to hash.
    Nothing,
    Hashed,
    /// A callback has asked for a flush.
    Flush,
}

/// The place of a thread that hashes. When it is dropped, even by a panic, the thread that has
/// waited longest gets the place.
struct Leader<'p>(&'p Pool);

impl Drop for Leader<'_> {
    fn drop(&mut self) {
        self.0.leave();
    }
}

/// Whether full lanes save so much time on these bytes that a thread may sleep meanwhile.
fn is_worth_sleep(primitive: Primitive, bytes: &[u8]) -> bool {
    // A long message of BLAKE3 fills the lanes by itself.
    if bytes.len() < LEAST || primitive == Primitive::Blake3 {
        return false;
    }
    let plan = Plan::of(primitive);
    let gained = plan.total(1) - plan.total(plan.width()) / plan.width() as f64;
    let cycles = if plan.source() == Source::Table { gained } else { gained * CLOCK };
    (bytes.len() / primitive.block()) as f64 * cycles > SLEEP
}

/// Calls all callbacks with their results, even if one panics; returns the first panic.
fn call_back(done: Vec<Job>) -> Option<Box<dyn Any + Send>> {
    let mut panicked = None;
    for job in done {
        // A callback is responsible for its own state when it panics.
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| job.of.done(job.hasher))) {
            panicked.get_or_insert(panic);
        }
    }
    panicked
}
