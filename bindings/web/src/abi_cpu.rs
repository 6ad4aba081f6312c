//! The exported functions that hash on the processor: workers, hashers, and tests of kernels; what
//! they share with the others is in `abi.rs`.

use crate::abi::{
    MISUSED, Object, checked, keep, passed, passed_json, put, put_json, refuse, take_output, with,
};
use crate::facts::{Features, selftest};
use crate::hashing::{Described, Hashing, refused};
use crate::report::Order;
use crate::worker::Worker;
use hashweave::Hasher;

fn with_worker(number: i32, act: impl FnOnce(&mut Worker) -> i32) -> i32 {
    with(number, |object| if let Object::Worker(worker) = object { Some(act(worker)) } else { None })
}

fn with_hasher(number: i32, act: impl FnOnce(&mut Hashing) -> i32) -> i32 {
    with(number, |object| if let Object::Hasher(hasher) = object { Some(act(hasher)) } else { None })
}

/// A hasher that says by which algorithm many messages are hashed.
fn with_stream(number: i32, act: impl FnOnce(&Hasher, &[u8]) -> i32) -> i32 {
    with_hasher(number, |hasher| match hasher {
        Hashing::Stream(hasher, key) => act(hasher, key),
        Hashing::Tree(..) => {
            let message = "a tree hash takes one message at a time: call digest(algo, data) for each";
            refuse(&refused("algo", message.to_owned()))
        }
    })
}

/// Writes the features of this module to the output.
#[unsafe(no_mangle)]
pub extern "C" fn hw_features() {
    put_json(&Features::here());
}

/// Tests every kernel.
#[unsafe(no_mangle)]
pub extern "C" fn hw_selftest() {
    put_json(&selftest());
}

/// A worker of the search of an `Input` whose salt is given.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_worker_new(bytes: *const u8, length: usize, worker: usize) -> i32 {
    // SAFETY: the caller promises it.
    match unsafe { checked(bytes, length) } {
        Ok(checked) => {
            Worker::new(&checked, worker).map_or(MISUSED, |worker| keep(Object::Worker(Box::new(worker))))
        }
        Err(code) => code,
    }
}

/// Gives a worker an order.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_worker_begin(number: i32, bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    let Some(order) = (unsafe { passed_json::<Order>(bytes, length) }) else { return MISUSED };
    with_worker(number, |worker| {
        worker.begin(order);
        0
    })
}

/// Scans a slice of the order: 1 if there is more of it, 0 if not.
#[unsafe(no_mangle)]
pub extern "C" fn hw_worker_slice(number: i32) -> i32 {
    with_worker(number, |worker| worker.slice().into())
}

/// Hashes of a worker so far.
#[unsafe(no_mangle)]
pub extern "C" fn hw_worker_hashed(number: i32) -> f64 {
    let mut hashed = 0;
    with_worker(number, |worker| {
        hashed = worker.hashed();
        0
    });
    hashed as f64
}

/// Writes the report of the order to the output; -1 if there was none.
#[unsafe(no_mangle)]
pub extern "C" fn hw_worker_report(number: i32) -> i32 {
    with_worker(number, |worker| match worker.report() {
        Some(report) => {
            put_json(&report);
            0
        }
        None => MISUSED,
    })
}

/// A last canary; the output is a report.
#[unsafe(no_mangle)]
pub extern "C" fn hw_worker_finish(number: i32) -> i32 {
    with_worker(number, |worker| {
        put_json(&worker.finish());
        0
    })
}

/// The hasher of a [`Described`]; the output says why there is none. Of its digest's length see
/// [`hw_hasher_length`].
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_new(bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    let Some(described) = (unsafe { passed_json::<Described>(bytes, length) }) else { return MISUSED };
    match Hashing::new(&described) {
        Ok(hashing) => keep(Object::Hasher(Box::new(hashing))),
        Err(refusal) => refuse(&refusal),
    }
}

/// Bytes of the digest.
#[unsafe(no_mangle)]
pub extern "C" fn hw_hasher_length(number: i32) -> i32 {
    with_hasher(number, |hasher| hasher.digest_length() as i32)
}

/// Hashes more bytes.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_update(number: i32, bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    let bytes = unsafe { passed(bytes, length) };
    with_hasher(number, |hasher| {
        hasher.update(bytes);
        0
    })
}

/// The digest is the output, and the hasher as new.
#[unsafe(no_mangle)]
pub extern "C" fn hw_hasher_digest(number: i32) -> i32 {
    with_hasher(number, |hasher| {
        put(hasher.digest());
        0
    })
}

/// The digests of `count` messages of `length` bytes each, every `stride` bytes, are the output,
/// one after another. A hasher says by which algorithm; it stays as it is.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_rows(
    number: i32,
    bytes: *const u8,
    size: usize,
    count: usize,
    stride: usize,
    length: usize,
) -> i32 {
    // SAFETY: the caller promises it.
    let rows = unsafe { passed(bytes, size) };
    with_stream(number, |hasher, _| {
        put_digests(hasher, count, |digests| {
            let done = hashweave::digest_rows(hasher.algorithm(), rows, stride, length, digests);
            done.map_err(|error| error.to_string())
        })
    })
}

/// The digests of `count` messages are the output, one after another. The bytes are the length of
/// each in four bytes, the least significant one first, then the messages. A hasher says by which
/// algorithm and with which key; it stays as it is.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_many(number: i32, bytes: *const u8, size: usize, count: usize) -> i32 {
    // SAFETY: the caller promises it.
    let bytes = unsafe { passed(bytes, size) };
    with_stream(number, |hasher, key| {
        put_digests(hasher, count, |digests| {
            let messages = messages(bytes, count).ok_or("the lengths are not those of the messages")?;
            let done = hashweave::digest_many_keyed(hasher.algorithm(), key, &messages, digests);
            done.map_err(|error| error.to_string())
        })
    })
}

/// Messages that lie behind their lengths.
fn messages(bytes: &[u8], count: usize) -> Option<Vec<&[u8]>> {
    let (lengths, mut rest) = bytes.split_at_checked(4 * count)?;
    let (lengths, _) = lengths.as_chunks();
    let lengths = lengths.iter().map(|&length| u32::from_le_bytes(length) as usize);
    lengths.map(|length| rest.split_off(..length)).collect()
}

/// Has `count` digests written to the output, or why there are none.
fn put_digests(hasher: &Hasher, count: usize, write: impl FnOnce(&mut [u8]) -> Result<(), String>) -> i32 {
    // A panic would write the output too, so it is taken from there meanwhile.
    let mut digests = take_output();
    digests.resize(count * hasher.digest_length(), 0);
    match write(&mut digests) {
        Ok(()) => {
            put(digests);
            0
        }
        Err(fault) => {
            put(fault);
            MISUSED
        }
    }
}
