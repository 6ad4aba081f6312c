//! The exported functions that every module has. Those that hash on the processor are in
//! `abi_cpu.rs`, which the module for GPUs does without.
//!
//! Bytes that a caller passes lie where [`hw_alloc`] said; what a call has to say beyond its number
//! lies at [`hw_output`] until the next call. Objects have numbers from 1; what a call returns is
//! zero or more, and a negative number if it cannot be done.

#[cfg(feature = "gpu")]
use crate::device::DeviceWorker;
use crate::facts::Prospect;
#[cfg(not(feature = "gpu"))]
use crate::hashing::Hashing;
use crate::options::{Checked, Input};
use crate::refusal::Refusal;
use crate::report::Report;
use crate::search::Search;
#[cfg(not(feature = "gpu"))]
use crate::worker::Worker;
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};

/// The options make no search; the output is a [`Refusal`].
const REFUSED: i32 = -2;

/// There is no such object, or what was passed is not what it should be: a mistake of the caller.
pub(crate) const MISUSED: i32 = -1;

/// An object that a caller refers to by a number.
pub(crate) enum Object {
    Search(Box<Search>),
    #[cfg(feature = "gpu")]
    Device(Box<DeviceWorker>),
    #[cfg(not(feature = "gpu"))]
    Worker(Box<Worker>),
    #[cfg(not(feature = "gpu"))]
    Hasher(Box<Hashing>),
}

thread_local! {
    static OBJECTS: RefCell<Vec<Option<Object>>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static PANICKED: Cell<bool> = const { Cell::new(false) };
}

/// Puts something where the caller will look for it.
pub(crate) fn put(output: impl Into<Vec<u8>>) {
    OUTPUT.set(output.into());
}

/// The last output, whose room can be used again.
#[cfg(not(feature = "gpu"))]
pub(crate) fn take_output() -> Vec<u8> {
    OUTPUT.take()
}

pub(crate) fn put_json(value: &impl Serialize) {
    // All types here are made of texts and numbers, which JSON can hold.
    put(serde_json::to_vec(value).unwrap_or_default());
}

/// Writes why a caller's options are refused to the output.
pub(crate) fn refuse(refusal: &Refusal) -> i32 {
    put_json(refusal);
    REFUSED
}

pub(crate) fn keep(object: Object) -> i32 {
    OBJECTS.with_borrow_mut(|objects| {
        let free = objects.iter().position(Option::is_none).unwrap_or(objects.len());
        if free == objects.len() {
            objects.push(None);
        }
        objects[free] = Some(object);
        free as i32 + 1
    })
}

/// Does something with an object.
pub(crate) fn with(number: i32, act: impl FnOnce(&mut Object) -> Option<i32>) -> i32 {
    OBJECTS.with_borrow_mut(|objects| {
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let object = place.and_then(|place| objects.get_mut(place)?.as_mut());
        object.and_then(act).unwrap_or(MISUSED)
    })
}

fn with_search(number: i32, act: impl FnOnce(&mut Search) -> i32) -> i32 {
    with(number, |object| if let Object::Search(search) = object { Some(act(search)) } else { None })
}

/// Allocates room for `length` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn hw_alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Gives room back.
///
/// # Safety
///
/// `bytes` and `length` must be those of a call of [`hw_alloc`], not given back before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_free(bytes: *mut u8, length: usize) {
    // SAFETY: the caller passes what `hw_alloc` made of a boxed slice of that length.
    drop(unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(bytes, length)) });
}

/// The bytes that a caller has written.
///
/// # Safety
///
/// They must be within room from [`hw_alloc`] that is not given back or written to while they are
/// read.
pub(crate) unsafe fn passed<'a>(bytes: *const u8, length: usize) -> &'a [u8] {
    // SAFETY: the caller of the exported function promises it.
    unsafe { core::slice::from_raw_parts(bytes, length) }
}

/// Reads JSON that a caller has written.
///
/// # Safety
///
/// As [`passed`].
pub(crate) unsafe fn passed_json<T: for<'a> Deserialize<'a>>(bytes: *const u8, length: usize) -> Option<T> {
    // SAFETY: the caller of the exported function promises it.
    let json = serde_json::from_slice(unsafe { passed(bytes, length) });
    json.map_err(|error| put(error.to_string())).ok()
}

/// Where the output of the last call is.
#[unsafe(no_mangle)]
pub extern "C" fn hw_output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// How long it is.
#[unsafe(no_mangle)]
pub extern "C" fn hw_output_length() -> usize {
    OUTPUT.with_borrow(Vec::len)
}

/// To be called once, before all else: what panics says why in the output.
#[unsafe(no_mangle)]
pub extern "C" fn hw_start() {
    std::panic::set_hook(Box::new(|panic| {
        PANICKED.set(true);
        put(panic.to_string());
    }));
}

/// Whether a call has panicked, and the output says why. Where memory runs out there is no panic.
#[unsafe(no_mangle)]
pub extern "C" fn hw_panicked() -> i32 {
    PANICKED.get().into()
}

/// Forgets an object.
#[unsafe(no_mangle)]
pub extern "C" fn hw_drop(number: i32) {
    OBJECTS.with_borrow_mut(|objects| {
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        if let Some(object) = place.and_then(|place| objects.get_mut(place)) {
            *object = None;
        }
    });
}

/// The search of an [`Input`], if it makes one; otherwise the output is what is wrong.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`].
pub(crate) unsafe fn checked(bytes: *const u8, length: usize) -> Result<Checked, i32> {
    // SAFETY: the caller promises it.
    let input: Input = match unsafe { passed_json(bytes, length) } {
        Some(input) => input,
        None => {
            let why = OUTPUT.with_borrow(|output| String::from_utf8_lossy(output).into_owned());
            return Err(refuse(&Refusal::of("options", why)));
        }
    };
    Checked::new(&input).map_err(|refusal| refuse(&refusal))
}

/// Writes the parameters that a search of an `Input` would have to the output.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_plan(bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    match unsafe { checked(bytes, length) } {
        Ok(checked) => {
            put_json(&Prospect::of(&checked));
            0
        }
        Err(code) => code,
    }
}

/// A search; the output is its options with the salt, for the workers.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_new(bytes: *const u8, length: usize) -> i32 {
    // SAFETY: the caller promises it.
    match unsafe { checked(bytes, length) } {
        Ok(checked) => {
            #[derive(Serialize)]
            struct Made<'a> {
                options: &'a std::collections::BTreeMap<String, String>,
                resume: &'a Option<crate::state::State>,
                threads: usize,
                seconds: Option<f64>,
                stats_interval: f64,
            }
            put_json(&Made {
                options: &checked.options,
                resume: &checked.resumed,
                threads: checked.extent.threads,
                seconds: checked.seconds,
                stats_interval: checked.stats_interval,
            });
            keep(Object::Search(Box::new(Search::new(checked))))
        }
        Err(code) => code,
    }
}

/// Begins a search; 4 if the kernel fails its test.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_begin(number: i32, now: f64) -> i32 {
    with_search(number, |search| {
        search.begin(now);
        ending(search)
    })
}

/// The next records that the search has to tell: 1, and they are the output; 0 if there are none.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_tell(number: i32) -> i32 {
    with_search(number, |search| match search.tell() {
        Some(lines) => {
            put(lines);
            1
        }
        None => 0,
    })
}

/// The status of the search at this moment: 4 if a wrong result was computed.
fn ending(search: &Search) -> i32 {
    if search.faulty() { 4 } else { 0 }
}

/// An order for a worker, of at most `chunks` chunks: 1, and the order is the output; 0 if there is
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_take(number: i32, worker: usize, chunks: u32) -> i32 {
    with_search(number, |search| match search.take(worker, chunks.into()) {
        Some(order) => {
            put_json(&order);
            1
        }
        None => 0,
    })
}

/// Takes a worker's report: 4 if a wrong result was computed, 1 if there are results enough.
///
/// # Safety
///
/// The bytes must be the caller's, in room from [`hw_alloc`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_report(number: i32, bytes: *const u8, length: usize, now: f64) -> i32 {
    // SAFETY: the caller promises it.
    let Some(report) = (unsafe { passed_json::<Report>(bytes, length) }) else { return MISUSED };
    with_search(number, |search| {
        if report.worker >= search.checked().extent.threads {
            return MISUSED;
        }
        search.report(&report, now);
        if search.enough() && !search.faulty() { 1 } else { ending(search) }
    })
}

/// A record of every worker.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_stats(number: i32) -> i32 {
    with_search(number, |search| {
        search.stats();
        0
    })
}

/// The last records.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_finish(number: i32, now: f64) -> i32 {
    with_search(number, |search| {
        search.finish(now);
        ending(search)
    })
}

/// How far the search is.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_progress(number: i32, now: f64) -> i32 {
    with_search(number, |search| {
        put_json(&search.progress(now));
        0
    })
}

/// Writes the state that is needed to go on later to the output.
#[unsafe(no_mangle)]
pub extern "C" fn hw_search_state(number: i32, now: f64) -> i32 {
    with_search(number, |search| {
        put_json(&search.state(now));
        0
    })
}
