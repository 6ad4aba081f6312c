//! The exported functions of a worker that drives a GPU; what they share with the others is in
//! `abi.rs`.

use crate::abi::{MISUSED, Object, checked, keep, passed, passed_json, put, put_json, refuse, with};
use crate::device::{DeviceWorker, Step};
use crate::report::Order;
use std::time::Duration;

fn with_device(number: i32, act: impl FnOnce(&mut DeviceWorker) -> i32) -> i32 {
    with(number, |object| if let Object::Device(device) = object { Some(act(device)) } else { None })
}

/// A worker that drives a GPU, for the search of an `Input` whose salt is given; the output is its
/// [`Setup`](crate::device::Setup).
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_device_new(bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    let checked = match unsafe { checked(bytes, length) } {
        Ok(checked) => checked,
        Err(code) => return code,
    };
    match DeviceWorker::new(&checked) {
        Ok(device) => {
            put_json(&device.setup());
            keep(Object::Device(Box::new(device)))
        }
        Err(refusal) => refuse(&refusal),
    }
}

/// The table is the output.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_table(number: i32) -> i32 {
    with_device(number, |device| {
        put(device.table());
        0
    })
}

/// Gives it an order.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_device_begin(number: i32, bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    let Some(order) = (unsafe { passed_json::<Order>(bytes, length) }) else { return MISUSED };
    with_device(number, |device| {
        device.begin(order);
        0
    })
}

/// Takes all orders from it that are not complete; the number of these.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_stop(number: i32) -> i32 {
    with_device(number, |device| device.stop() as i32)
}

/// Asks for a last canary.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_finish(number: i32) -> i32 {
    with_device(number, |device| {
        device.finish();
        0
    })
}

/// The next launch: 1, and the output is its workgroups and its parameters, each a word; 0 if there
/// is none until one comes back.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_launch(number: i32) -> i32 {
    with_device(number, |device| match device.next_launch() {
        Some(words) => {
            put(words);
            1
        }
        None => 0,
    })
}

/// Takes the list of the oldest launch and the milliseconds that the launch took; 1 if the list
/// cannot be right, and the output says why.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`](crate::abi::hw_alloc).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_device_land(number: i32, bytes: *const u8, length: usize, took: f64) -> i32 {
    // SAFETY: the caller promises it.
    let list = unsafe { passed(bytes, length) };
    let took = Duration::try_from_secs_f64(took / 1e3).unwrap_or_default();
    with_device(number, |device| match device.land(list, took) {
        Ok(()) => 0,
        Err(why) => {
            put(why);
            1
        }
    })
}

/// Tells it that the device was lost, with all that was under way.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_lost(number: i32) -> i32 {
    with_device(number, |device| {
        device.lost();
        0
    })
}

/// Scans what has come back: 1, and the output is a report; 2, and it is the last one; 0 if
/// launches have to come back first.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_advance(number: i32) -> i32 {
    let (code, report) = match with_device_step(number) {
        Some(Step::Report(report)) => (1, report),
        Some(Step::Finished(report)) => (2, report),
        Some(Step::Waiting) => return 0,
        None => return MISUSED,
    };
    put_json(&report);
    code
}

fn with_device_step(number: i32) -> Option<Step> {
    let mut step = None;
    with_device(number, |device| {
        step = Some(device.advance());
        0
    });
    step
}

/// Hashes of it so far.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_hashed(number: i32) -> f64 {
    let mut hashed = 0;
    with_device(number, |device| {
        hashed = device.hashed();
        0
    });
    hashed as f64
}

/// Chunks that its next order should have.
#[unsafe(no_mangle)]
pub extern "C" fn hw_device_chunks(number: i32) -> i32 {
    with_device(number, |device| device.chunks().min(1 << 16) as i32)
}
