//! Tests of streams of many threads that are hashed together.

use hashweave::batch::Plan;
use hashweave::{Algorithm, Hasher, Pool, digest};
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

const ALGORITHMS: [Algorithm; 6] = [
    Algorithm::Sha256,
    Algorithm::Sha512,
    Algorithm::Sha3_256,
    Algorithm::Shake128,
    Algorithm::Blake2b(64),
    Algorithm::Sha256d,
];

fn pool(leaders: usize) -> Pool {
    Pool::with_leaders(NonZeroUsize::new(leaders).expect("at least one"))
}

/// Returns endless numbers, the same in every run.
fn numbers(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

fn bytes(seed: u64, length: usize) -> Vec<u8> {
    let mut next = numbers(seed);
    (0..length).map(|_| next() as u8).collect()
}

#[test]
fn threads_get_the_digests_of_their_own_streams() {
    for leaders in [1, 2, 5] {
        let pool = pool(leaders);
        thread::scope(|scope| {
            for number in 0..40_u64 {
                let pool = &pool;
                scope.spawn(move || {
                    let algorithm = ALGORITHMS[number as usize % ALGORITHMS.len()];
                    let (mut hasher, mut alone) = (Hasher::new(algorithm), Hasher::new(algorithm));
                    let mut next = numbers(number + 1);
                    for turn in 0..12 {
                        // Short parts are not shared and long ones are cut; the lengths are on
                        // either side of these limits.
                        let length = [next() % 5000, next() % 40_000, next() % 200_000][turn % 3];
                        let part = bytes(next(), length as usize);
                        alone.update(&part);
                        if turn % 2 == 0 {
                            pool.update(&mut hasher, &part);
                        } else {
                            pool.update_owned(&mut hasher, part);
                        }
                        assert_eq!(
                            hasher.digest(),
                            alone.digest(),
                            "{algorithm}, thread {number}, turn {turn}"
                        );
                    }
                });
            }
        });
    }
}

#[test]
fn a_message_has_its_digest() {
    let pool = Pool::new();
    for length in [0, 1, 16_383, 16_384, 16_385, 65_536, 65_537, 300_000] {
        let message = bytes(7, length);
        for algorithm in ALGORITHMS {
            assert_eq!(
                pool.digest(algorithm, &message),
                digest(algorithm, &message),
                "{algorithm}, {length}"
            );
        }
    }
}

#[test]
fn keys_and_lengths_stay() {
    let pool = pool(1);
    thread::scope(|scope| {
        for number in 1..=20_usize {
            let pool = &pool;
            scope.spawn(move || {
                let make = || match number % 2 {
                    0 => Hasher::keyed(Algorithm::Blake2b(64), number, &[number as u8; 20]),
                    _ => Hasher::with_length(Algorithm::Shake256, 37 * number),
                };
                let (mut hasher, mut alone) = (make().expect("they exist"), make().expect("they exist"));
                let message = bytes(number as u64, 100_000);
                pool.update(&mut hasher, &message);
                alone.update(&message);
                assert_eq!(hasher.digest(), alone.digest(), "{number}");
            });
        }
    });
}

#[test]
fn what_is_submitted_is_hashed_by_threads_that_serve() {
    for servers in [1, 3] {
        let pool = Arc::new(pool(2));
        let threads: Vec<_> = (0..servers)
            .map(|_| {
                let pool = Arc::clone(&pool);
                thread::spawn(move || pool.serve())
            })
            .collect();
        let (sender, receiver) = mpsc::channel();
        for number in 0..500_u64 {
            let algorithm = ALGORITHMS[number as usize % ALGORITHMS.len()];
            let message = bytes(number, numbers(number)() as usize % 50_000);
            let sender = sender.clone();
            pool.submit(Hasher::new(algorithm), message, move |hasher, message| {
                assert_eq!(hasher.digest(), digest(algorithm, &message), "{algorithm}, {number}");
                sender.send(number).expect("the test waits");
            });
        }
        drop(sender);
        let mut done: Vec<_> = receiver.iter().collect();
        done.sort_unstable();
        assert_eq!(done, (0..500).collect::<Vec<_>>());
        pool.close();
        threads.into_iter().for_each(|thread| thread.join().expect("it served"));
        // No thread serves any more, so flushing does the work.
        let (sender, receiver) = mpsc::channel();
        pool.submit(Hasher::new(Algorithm::Sha256), b"abc", move |hasher, _| {
            sender.send(hasher.digest()).expect("the test waits");
        });
        assert!(receiver.try_recv().is_err(), "submitting hashes nothing");
        pool.flush();
        assert_eq!(receiver.recv().expect("it is done"), digest(Algorithm::Sha256, b"abc"));
    }
}

#[test]
fn calls_take_along_what_is_submitted() {
    let pool = pool(1);
    let done = Arc::new(AtomicUsize::new(0));
    for _ in 0..10 {
        let done = Arc::clone(&done);
        pool.submit(Hasher::new(Algorithm::Sha3_256), vec![0; 10_000], move |_, _| {
            done.fetch_add(1, Ordering::Relaxed);
        });
    }
    let own = vec![1; 200_000];
    assert_eq!(pool.digest(Algorithm::Sha3_256, &own), digest(Algorithm::Sha3_256, &own));
    // Without vectors sharing gains nothing, so it is not done.
    let plan = Plan::of(Algorithm::Sha3_256.primitive());
    assert_eq!(done.load(Ordering::Relaxed), if plan.width() > 1 { 10 } else { 0 });
    pool.flush();
    assert_eq!(done.load(Ordering::Relaxed), 10);
}

#[test]
fn no_more_is_kept_than_was_said() {
    let pool = pool(1);
    let done = Arc::new(AtomicUsize::new(0));
    for number in 1..=1000_usize {
        let counter = Arc::clone(&done);
        pool.submit(Hasher::new(Algorithm::Sha256), vec![0; 100], move |_, _| {
            counter.fetch_add(1, Ordering::Relaxed);
        });
        assert!(number - done.load(Ordering::Relaxed) <= 64, "after {number}");
    }
    pool.flush();
    assert_eq!(done.load(Ordering::Relaxed), 1000);
}

#[test]
fn a_long_message_does_not_keep_short_ones_waiting() {
    let pool = pool(1);
    let order = Arc::new(Mutex::new(Vec::new()));
    for number in 0..40_usize {
        let order = Arc::clone(&order);
        let length = if number == 0 { 1_000_000 } else { 10_000 };
        pool.submit(Hasher::new(Algorithm::Sha256), vec![0; length], move |_, _| {
            order.lock().expect("nobody panicked").push(number);
        });
    }
    pool.flush();
    let order = order.lock().expect("nobody panicked");
    assert_eq!(*order, (1..40).chain([0]).collect::<Vec<_>>());
}

#[test]
fn a_callback_that_panics_harms_nobody_else() {
    let pool = pool(1);
    let done = Arc::new(AtomicUsize::new(0));
    for number in 0..30 {
        let done = Arc::clone(&done);
        pool.submit(Hasher::new(Algorithm::Sha256), vec![number; 9000], move |_, _| {
            assert!(number != 5, "the callback's own fault");
            done.fetch_add(1, Ordering::Relaxed);
        });
    }
    let panic = catch_unwind(AssertUnwindSafe(|| pool.flush())).expect_err("it goes on to the caller");
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"the callback's own fault"));
    pool.flush();
    assert_eq!(done.load(Ordering::Relaxed), 29);
    // The place to hash is free again.
    assert_eq!(pool.digest(Algorithm::Sha256, &[3; 50_000]), digest(Algorithm::Sha256, &[3; 50_000]));
}

/// Bytes that are missing when they are needed.
struct Gone;

impl AsRef<[u8]> for Gone {
    fn as_ref(&self) -> &[u8] {
        panic!("they are gone")
    }
}

#[test]
fn bytes_that_panic_leave_the_pool_usable() {
    let pool = pool(1);
    let called = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&called);
    pool.submit(Hasher::new(Algorithm::Sha256), Gone, move |_, _| {
        counter.fetch_add(1, Ordering::Relaxed);
    });
    assert!(catch_unwind(AssertUnwindSafe(|| pool.flush())).is_err());
    assert_eq!(called.load(Ordering::Relaxed), 0);
    pool.flush();
    assert_eq!(pool.digest(Algorithm::Sha512, &[3; 150_000]), digest(Algorithm::Sha512, &[3; 150_000]));
}

/// Runs a test, which fails if it hangs.
fn ends<R: Send + 'static>(test: impl FnOnce() -> R + Send + 'static) -> R {
    let (sender, receiver) = mpsc::channel();
    let thread = thread::spawn(move || drop(sender.send(test())));
    match receiver.recv_timeout(Duration::from_secs(120)) {
        Ok(result) => result,
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("it hangs: 120 seconds are over"),
        Err(mpsc::RecvTimeoutError::Disconnected) => match thread.join() {
            Err(panic) => std::panic::resume_unwind(panic),
            Ok(()) => unreachable!("it has sent its result"),
        },
    }
}

/// Submits messages with a callback.
fn submit<R>(pool: &Arc<Pool>, count: usize, then: impl Fn() -> R + Send + Clone + 'static) {
    for _ in 0..count {
        let then = then.clone();
        pool.submit(Hasher::new(Algorithm::Sha256), vec![1; 5000], move |_, _| {
            let _ = then();
        });
    }
}

#[test]
fn a_callback_may_call_all_that_the_pool_has() {
    for leaders in [1, 2] {
        ends(move || {
            let (pool, done) = (Arc::new(pool(leaders)), Arc::new(AtomicUsize::new(0)));
            let (inner, counter) = (Arc::clone(&pool), Arc::clone(&done));
            submit(&pool, 3, move || {
                assert!(inner.is_calling_back());
                let message = vec![7; 200_000];
                assert_eq!(inner.digest(Algorithm::Sha256, &message), digest(Algorithm::Sha256, &message));
                let mut hasher = Hasher::new(Algorithm::Sha3_256);
                let message = inner.update_owned(&mut hasher, message);
                assert_eq!(hasher.digest(), digest(Algorithm::Sha3_256, &message));
                let counter = Arc::clone(&counter);
                submit(&inner, 300, move || counter.fetch_add(1, Ordering::Relaxed));
                inner.flush();
                inner.serve();
            });
            assert!(!pool.is_calling_back());
            pool.flush();
            assert_eq!(done.load(Ordering::Relaxed), 900, "{leaders} leaders");
            // An update also flushes if a callback asks for a flush.
            let inner = Arc::clone(&pool);
            let counter = Arc::clone(&done);
            submit(&pool, 32, move || {
                let counter = Arc::clone(&counter);
                submit(&inner, 10, move || counter.fetch_add(1, Ordering::Relaxed));
                inner.flush();
            });
            let _ = pool.digest(Algorithm::Sha256, &[3; 1 << 20]);
            let gained = Plan::of(Algorithm::Sha256.primitive()).width() > 1;
            assert!(!gained || done.load(Ordering::Relaxed) == 900 + 320, "{leaders} leaders");
        });
    }
}

/// The callbacks are chained so deeply that nested calls would exhaust the stack.
#[test]
fn callbacks_that_go_on_with_the_next_message_need_no_stack() {
    fn next(pool: &Arc<Pool>, left: usize, done: &Arc<AtomicUsize>) {
        let (inner, done) = (Arc::clone(pool), Arc::clone(done));
        pool.submit(Hasher::new(Algorithm::Sha256), [0; 10], move |_, _| {
            done.fetch_add(1, Ordering::Relaxed);
            if left > 0 {
                next(&inner, left - 1, &done);
                inner.flush();
            }
        });
    }
    let done = ends(|| {
        let (pool, done) = (Arc::new(pool(1)), Arc::new(AtomicUsize::new(0)));
        next(&pool, 100_000, &done);
        pool.flush();
        done.load(Ordering::Relaxed)
    });
    assert_eq!(done, 100_001);
}

#[test]
fn a_callback_may_wait_for_a_thread_that_uses_the_pool() {
    ends(|| {
        let pool = Arc::new(pool(1));
        for _ in 0..20 {
            let (begun, begins) = mpsc::channel();
            let inner = Arc::clone(&pool);
            pool.submit(Hasher::new(Algorithm::Sha256), vec![0; 100], move |_, _| {
                let other = Arc::clone(&inner);
                let thread = thread::spawn(move || {
                    begun.send(()).expect("the test waits");
                    let _ = other.digest(Algorithm::Sha256, &vec![1; 300_000]);
                    submit(&other, 100, || ());
                    other.flush();
                });
                thread.join().expect("it hashed");
            });
            pool.flush();
            begins.recv().expect("it was called");
        }
    });
}

#[test]
fn callbacks_of_two_pools_may_call_each_other() {
    let done = ends(|| {
        let (pools, done) = ([Arc::new(pool(1)), Arc::new(pool(1))], Arc::new(AtomicUsize::new(0)));
        thread::scope(|scope| {
            for this in [0, 1] {
                let (own, other) = (Arc::clone(&pools[this]), Arc::clone(&pools[1 - this]));
                let done = Arc::clone(&done);
                scope.spawn(move || {
                    for _ in 0..200 {
                        let (back, other, done) = (Arc::clone(&own), Arc::clone(&other), Arc::clone(&done));
                        submit(&own, 1, move || {
                            let _ = other.digest(Algorithm::Sha256, &[5; 100_000]);
                            let (back, done) = (Arc::clone(&back), Arc::clone(&done));
                            submit(&other, 1, move || {
                                back.flush();
                                done.fetch_add(1, Ordering::Relaxed);
                            });
                            other.flush();
                        });
                        own.flush();
                    }
                });
            }
        });
        pools.iter().for_each(|pool| pool.flush());
        done.load(Ordering::Relaxed)
    });
    assert_eq!(done, 400);
}
