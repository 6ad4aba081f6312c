//! The exported functions as a program calls them, next to the library's own. `tests/calls.c` has
//! what must be refused.

use core::ffi::{CStr, c_void};
use core::ptr;
use hashweave::{Algorithm, Hasher, digest};
use hashweave_c::algorithm::{HW_SHA256, hw_algorithm, hw_algorithm_at, hw_algorithm_name};
use hashweave_c::done::hw_done;
use hashweave_c::hasher::{
    hw_hasher, hw_hasher_copy, hw_hasher_digest, hw_hasher_free, hw_hasher_new, hw_hasher_new_keyed,
    hw_hasher_update,
};
use hashweave_c::many::{
    hw_digest_many, hw_digest_many_strided, hw_digest_rows, hw_digests_of, hw_update_many,
};
use hashweave_c::memory::hw_bytes;
use hashweave_c::one::hw_digest;
use hashweave_c::pool::{
    hw_pool, hw_pool_close, hw_pool_flush, hw_pool_free, hw_pool_new, hw_pool_serve, hw_pool_submit,
    hw_pool_update,
};
use hashweave_c::scheduler::{
    hw_scheduler, hw_scheduler_flush, hw_scheduler_free, hw_scheduler_new, hw_scheduler_poll,
    hw_scheduler_submit, hw_scheduler_submit_part,
};
use hashweave_c::status::hw_status;
use hashweave_c::status::hw_status::{HW_ERROR_BUSY, HW_ERROR_LENGTH, HW_NOTHING, HW_OK};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Messages of many lengths, fewer where Miri interprets them.
const MESSAGES: usize = if cfg!(miri) { 5 } else { 150 };

/// A handle that goes from thread to thread.
struct Shared<T>(*mut T);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

// SAFETY: the interface says which calls may come at once.
unsafe impl<T> Send for Shared<T> {}

// SAFETY: as above.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    fn get(self) -> *mut T {
        self.0
    }
}

/// Message number i, of i * 7 bytes.
fn message(i: usize) -> Vec<u8> {
    (0..i * 7).map(|k| (k * 31 + i) as u8).collect()
}

fn messages() -> Vec<Vec<u8>> {
    (0..MESSAGES).map(message).collect()
}

fn bytes(message: &[u8]) -> hw_bytes {
    hw_bytes { data: message.as_ptr().cast(), length: message.len() }
}

/// Every algorithm with a name of its own, by number.
fn algorithms() -> Vec<(hw_algorithm, Algorithm)> {
    let mut number = 0;
    let mut all = Vec::new();
    // SAFETY: a place for a number, and texts of the library's.
    while unsafe { hw_algorithm_at(all.len(), &mut number) } == HW_OK {
        // SAFETY: as above.
        let name = unsafe { CStr::from_ptr(hw_algorithm_name(number)) }.to_str().expect("UTF-8");
        all.push((number, name.parse().expect("an algorithm of the library's")));
    }
    for named in Algorithm::NAMED {
        assert!(
            all.iter().any(|(_, algorithm)| *algorithm == named),
            "src/algorithm.rs has no number for {named}"
        );
    }
    // Miri does not know how kernels of others are detected, and pointers are the same whatever is
    // hashed.
    all.into_iter().filter(|(number, _)| !cfg!(miri) || *number == HW_SHA256).collect()
}

fn new_hasher(algorithm: hw_algorithm) -> Shared<hw_hasher> {
    let mut hasher = ptr::null_mut();
    // SAFETY: a place for a pointer.
    assert_eq!(unsafe { hw_hasher_new(algorithm, &mut hasher) }, HW_OK);
    Shared(hasher)
}

fn digest_of(hasher: Shared<hw_hasher>, length: usize) -> Vec<u8> {
    let mut digest = vec![0; length];
    // SAFETY: a hasher, and room for its digest.
    assert_eq!(unsafe { hw_hasher_digest(hasher.get(), digest.as_mut_ptr(), length) }, HW_OK);
    digest
}

fn free(hasher: Shared<hw_hasher>) {
    // SAFETY: a hasher that nobody uses any more.
    assert_eq!(unsafe { hw_hasher_free(hasher.get()) }, HW_OK);
}

#[test]
fn one_message_and_many_have_the_librarys_digests() {
    let messages = messages();
    let parts: Vec<_> = messages.iter().map(|message| bytes(message)).collect();
    for (number, algorithm) in algorithms() {
        let length = algorithm.digest_length();
        let expected: Vec<u8> =
            messages.iter().flat_map(|message| digest(algorithm, message).to_vec()).collect();
        let mut digests = vec![0; expected.len()];
        let (out, size) = (digests.as_mut_ptr(), digests.len());
        // SAFETY: arrays of as many messages and digests.
        assert_eq!(unsafe { hw_digest_many(number, parts.as_ptr(), parts.len(), out, size) }, HW_OK);
        assert!(digests == expected, "{algorithm}: many");

        digests.fill(0);
        for (message, digest) in messages.iter().zip(digests.chunks_exact_mut(length)) {
            // SAFETY: a message and room for its digest.
            let status = unsafe {
                hw_digest(number, message.as_ptr().cast(), message.len(), digest.as_mut_ptr(), length)
            };
            assert_eq!(status, HW_OK);
        }
        assert!(digests == expected, "{algorithm}: one by one");

        // Messages of five bytes, of which each begins three or seven after the one before.
        for stride in [3, 7] {
            let (data, out) = (messages[MESSAGES - 1].as_slice(), digests.as_mut_ptr());
            let count = ((data.len() - 5) / stride + 1).min(MESSAGES);
            let (bytes, size) = (data.as_ptr().cast(), count * length);
            // SAFETY: there are `count` messages and room for `count` digests.
            let status = unsafe { hw_digest_many_strided(number, bytes, 5, stride, count, out, size) };
            assert_eq!(status, HW_OK);
            let strided = digests[..size].to_vec();
            for (i, digest) in strided.chunks_exact(length).enumerate() {
                let expected = hashweave::digest(algorithm, &data[i * stride..][..5]);
                assert_eq!(digest, &*expected, "{algorithm}: record {i}");
            }
            let out = digests.as_mut_ptr();
            // SAFETY: as above.
            let status = unsafe { hw_digest_rows(number, bytes, count, stride, 5, out, size) };
            assert_eq!(status, if stride < 5 { HW_ERROR_LENGTH } else { HW_OK });
            assert!(digests[..size] == strided, "{algorithm}: rows");
        }
    }
}

#[test]
fn streams_have_the_librarys_digests() {
    let messages = messages();
    for (number, algorithm) in algorithms() {
        let hashers: Vec<_> = messages.iter().map(|_| new_hasher(number).get()).collect();
        let parts: Vec<_> = messages.iter().map(|message| bytes(&message[..message.len() / 2])).collect();
        // SAFETY: arrays of as many hashers and parts.
        assert_eq!(unsafe { hw_update_many(hashers.as_ptr(), parts.as_ptr(), parts.len()) }, HW_OK);
        let length = algorithm.digest_length();
        let mut digests = vec![0; messages.len() * length];
        let (out, size) = (digests.as_mut_ptr(), digests.len());
        // SAFETY: an array of hashers, and room for all digests.
        assert_eq!(unsafe { hw_digests_of(hashers.as_ptr().cast(), hashers.len(), out, size) }, HW_OK);
        for ((message, digest), hasher) in messages.iter().zip(digests.chunks_exact(length)).zip(hashers) {
            let (first, rest) = message.split_at(message.len() / 2);
            assert_eq!(digest, &*hashweave::digest(algorithm, first), "{algorithm}: the first half");
            let mut copy = ptr::null_mut();
            // SAFETY: a hasher, and a place for a pointer.
            assert_eq!(unsafe { hw_hasher_copy(hasher, &mut copy) }, HW_OK);
            // SAFETY: a hasher and bytes.
            assert_eq!(unsafe { hw_hasher_update(hasher, rest.as_ptr().cast(), rest.len()) }, HW_OK);
            assert_eq!(
                digest_of(Shared(hasher), length),
                *hashweave::digest(algorithm, message),
                "{algorithm}"
            );
            assert_eq!(digest_of(Shared(copy), length), digest, "{algorithm}: the copy");
            free(Shared(hasher));
            free(Shared(copy));
        }
    }
}

#[test]
fn keys_and_lengths_are_the_librarys() {
    for length in [1, 20, 32] {
        let mut hasher = ptr::null_mut();
        let key = b"a key";
        // SAFETY: a key, and a place for a pointer.
        let status =
            unsafe { hw_hasher_new_keyed(0x120, length, key.as_ptr().cast(), key.len(), &mut hasher) };
        assert_eq!(status, HW_OK);
        let expected = Hasher::keyed(Algorithm::Blake2s(32), length, key).expect("a hasher").digest();
        assert_eq!(digest_of(Shared(hasher), length), *expected);
        free(Shared(hasher));
    }
}

#[test]
fn a_scheduler_hands_everything_back() {
    let messages = messages();
    let mut scheduler: *mut hw_scheduler = ptr::null_mut();
    // SAFETY: a place for a pointer.
    assert_eq!(unsafe { hw_scheduler_new(HW_SHA256, &mut scheduler) }, HW_OK);
    let hashers: Vec<_> = messages.iter().map(|_| new_hasher(HW_SHA256)).collect();
    let mut seen = vec![0; 2 * MESSAGES];
    let mut take = |next: unsafe extern "C" fn(*mut hw_scheduler, *mut hw_done) -> hw_status| {
        let mut done = core::mem::MaybeUninit::<hw_done>::uninit();
        // SAFETY: a scheduler, and a place for what is done.
        while unsafe { next(scheduler, done.as_mut_ptr()) } == HW_OK {
            // SAFETY: it was written.
            let done = unsafe { done.assume_init() };
            let number = done.tag as usize;
            let expected = digest(Algorithm::Sha256, &messages[number % MESSAGES]);
            if number < MESSAGES {
                assert_eq!(&done.digest[..done.digest_length], &*expected);
            } else {
                assert_eq!(done.hasher, hashers[number - MESSAGES].get());
                assert_eq!(digest_of(Shared(done.hasher), 32), *expected);
            }
            seen[number] += 1;
        }
    };
    for (i, message) in messages.iter().enumerate() {
        let (data, length, hasher) = (message.as_ptr().cast(), message.len(), hashers[i].get());
        // SAFETY: messages that outlive the scheduler.
        assert_eq!(unsafe { hw_scheduler_submit(scheduler, i as u64, data, length) }, HW_OK);
        let tag = (MESSAGES + i) as u64;
        // SAFETY: as above, and hashers.
        assert_eq!(unsafe { hw_scheduler_submit_part(scheduler, tag, hasher, data, length) }, HW_OK);
        take(hw_scheduler_poll);
    }
    take(hw_scheduler_flush);
    assert_eq!(seen, vec![1; 2 * MESSAGES]);
    let mut done = core::mem::MaybeUninit::uninit();
    // SAFETY: a scheduler, and a place for what is done.
    assert_eq!(unsafe { hw_scheduler_flush(scheduler, done.as_mut_ptr()) }, HW_NOTHING);
    // SAFETY: nobody uses it any more.
    assert_eq!(unsafe { hw_scheduler_free(scheduler) }, HW_OK);
    hashers.into_iter().for_each(free);
}

/// Two threads with one hasher: every update that was not refused counts, and none is torn.
#[test]
fn a_second_call_at_once_is_refused() {
    const TRIES: usize = if cfg!(miri) { 20 } else { 2000 };
    let hasher = new_hasher(HW_SHA256);
    let (taken, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let hash = || {
        for _ in 0..TRIES {
            // SAFETY: a hasher and bytes.
            let status = unsafe { hw_hasher_update(hasher.get(), [7_u8; 100].as_ptr().cast(), 100) };
            match status {
                HW_OK => taken.fetch_add(1, Ordering::Relaxed),
                HW_ERROR_BUSY => refused.fetch_add(1, Ordering::Relaxed),
                other => panic!("{other:?}"),
            };
        }
    };
    thread::scope(|scope| {
        scope.spawn(hash);
        scope.spawn(hash);
    });
    assert_eq!(taken.load(Ordering::Relaxed) + refused.load(Ordering::Relaxed), 2 * TRIES);
    let expected = digest(Algorithm::Sha256, &vec![7; 100 * taken.load(Ordering::Relaxed)]);
    assert_eq!(digest_of(hasher, 32), *expected);
    free(hasher);
}

/// The expected result of a submission, and whether it was seen.
struct Awaited {
    expected: Vec<u8>,
    seen: AtomicBool,
}

unsafe extern "C" fn arrived(done: *const hw_done, user: *mut c_void) {
    // SAFETY: the library's record, and what was submitted with it.
    let (done, awaited) = unsafe { (&*done, &*user.cast::<Awaited>()) };
    assert_eq!(done.digest[..done.digest_length], awaited.expected);
    assert!(!awaited.seen.swap(true, Ordering::Relaxed));
}

#[test]
fn a_pool_serves_threads_and_submissions() {
    const LENGTH: usize = if cfg!(miri) { 300 } else { 100_000 };
    let mut pool: *mut hw_pool = ptr::null_mut();
    // SAFETY: a place for a pointer.
    assert_eq!(unsafe { hw_pool_new(2, &mut pool) }, HW_OK);
    let pool = Shared(pool);
    let messages: Vec<Vec<u8>> = (0..8_u8).map(|i| vec![i; LENGTH]).collect();
    let awaited: Vec<_> = messages
        .iter()
        .map(|message| Awaited {
            expected: digest(Algorithm::Sha256, message).to_vec(),
            seen: AtomicBool::new(false),
        })
        .collect();
    thread::scope(|scope| {
        let server = scope.spawn(move || {
            // SAFETY: a pool.
            assert_eq!(unsafe { hw_pool_serve(pool.get()) }, HW_OK);
        });
        let workers: Vec<_> = messages
            .iter()
            .zip(&awaited)
            .map(|(message, awaited)| {
                scope.spawn(move || {
                    let (data, length) = (message.as_ptr().cast(), message.len());
                    let user = ptr::from_ref(awaited).cast_mut().cast();
                    // SAFETY: a pool, and a message that outlives the submission.
                    let status = unsafe {
                        hw_pool_submit(pool.get(), HW_SHA256, 0, data, length, Some(arrived), user)
                    };
                    assert_eq!(status, HW_OK);
                    let hasher = new_hasher(HW_SHA256);
                    // SAFETY: a pool, a hasher, bytes.
                    assert_eq!(unsafe { hw_pool_update(pool.get(), hasher.get(), data, length) }, HW_OK);
                    assert_eq!(digest_of(hasher, 32), awaited.expected);
                    free(hasher);
                })
            })
            .collect();
        for worker in workers {
            worker.join().expect("no panic");
        }
        // SAFETY: a pool.
        unsafe {
            assert_eq!(hw_pool_flush(pool.get()), HW_OK);
            assert_eq!(hw_pool_free(pool.get()), HW_ERROR_BUSY, "a thread serves it");
            assert_eq!(hw_pool_close(pool.get()), HW_OK);
        }
        server.join().expect("no panic");
    });
    assert!(awaited.iter().all(|awaited| awaited.seen.load(Ordering::Relaxed)));
    // SAFETY: nobody uses it any more.
    assert_eq!(unsafe { hw_pool_free(pool.get()) }, HW_OK);
}
