//! Messages and parts of streams as they come.

use crate::algorithm::{self, hw_algorithm};
use crate::done::{Taken, hw_done};
use crate::handle::Handle;
use crate::hasher::{free, hw_hasher};
use crate::memory::{self, Message, Place};
use crate::status::{self, HW_NOTHING, HW_OK, hw_status};
use core::ffi::c_void;
use core::ptr;
use hashweave::Scheduler;
use hashweave::batch::{Done, Outcome};

/// Hashes what is submitted, in lanes that are kept full: for one thread that has many messages or streams, but not all at once.
///
/// Threads: a scheduler may go from thread to thread; of two calls at once the second is refused with HW_ERROR_BUSY.
#[derive(Debug)]
pub struct hw_scheduler(Handle<Submissions>);

/// What a scheduler holds; `Debug` shows nothing of it.
struct Submissions(Scheduler<Tag, Message>);

impl core::fmt::Debug for Submissions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Submissions").field("length", &self.0.len()).finish_non_exhaustive()
    }
}

/// What a submission is known by, and the hasher that goes on with it.
struct Tag {
    tag: u64,
    hasher: Option<Taken>,
}

/// A scheduler of messages under an algorithm, and of parts of streams under any. It is freed by hw_scheduler_free(). If it fails, `*scheduler` is NULL.
///
/// ```c
/// hw_scheduler_new(HW_SHA256, &scheduler);
/// while (next_message(&number, &data, &length)) {
///     hw_scheduler_submit(scheduler, number, data, length);
///     while (hw_scheduler_poll(scheduler, &done) == HW_OK)
///         use(done.tag, done.digest);
/// }
/// while (hw_scheduler_flush(scheduler, &done) == HW_OK)
///     use(done.tag, done.digest);
/// hw_scheduler_free(scheduler);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_new(
    algorithm: hw_algorithm,
    scheduler: *mut *mut hw_scheduler,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("scheduler", scheduler) }?;
        place.put(ptr::null_mut());
        let scheduler = Scheduler::new(algorithm::of(algorithm)?);
        place.put(memory::hand_out(hw_scheduler(Handle::new(Submissions(scheduler)))));
        Ok(HW_OK)
    })
}

/// Submits a message. Its bytes are the scheduler's until hw_scheduler_poll() or hw_scheduler_flush() hands them back, or the scheduler is freed: until
/// then they must stay where they are and as they are. Submitting hashes nothing.
///
/// Threads: one call at a time for each scheduler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_submit(
    scheduler: *mut hw_scheduler,
    tag: u64,
    message: *const c_void,
    length: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let mut scheduler = unsafe { memory::reference("scheduler", scheduler) }?.0.take("scheduler")?;
        // SAFETY: as the header promises, until it is handed back.
        let message = unsafe { Message::new("message", message, length) }?;
        scheduler.0.submit(Tag { tag, hasher: None }, message);
        Ok(HW_OK)
    })
}

/// Submits the next part of a stream. Its bytes are the scheduler's as those of a message are, and so is the hasher: until it is handed back every other call
/// with it is refused with HW_ERROR_BUSY, so that the parts of a stream stay in order. If the scheduler is freed before, the hasher is as it was before the part.
///
/// Threads: one call at a time for each scheduler and for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_submit_part(
    scheduler: *mut hw_scheduler,
    tag: u64,
    hasher: *mut hw_hasher,
    part: *const c_void,
    length: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let mut scheduler = unsafe { memory::reference("scheduler", scheduler) }?.0.take("scheduler")?;
        // SAFETY: as the header promises, until it is handed back.
        let part = unsafe { Message::new("part", part, length) }?;
        // SAFETY: as the header promises, until it is handed back.
        let (hasher, copy) = unsafe { Taken::new(hasher) }?;
        scheduler.0.submit_part(Tag { tag, hasher: Some(hasher) }, copy, part);
        Ok(HW_OK)
    })
}

/// Hands back something that is done: HW_OK, and it is in `*done`, or HW_NOTHING. It hashes only as long as there is enough to fill all lanes.
///
/// Threads: one call at a time for each scheduler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_poll(scheduler: *mut hw_scheduler, done: *mut hw_done) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { hand_back(scheduler, done, Scheduler::poll) }
}

/// Hands back something that is done, hashing whatever there is: HW_OK, and it is in `*done`, or HW_NOTHING if everything has been handed back.
///
/// Threads: one call at a time for each scheduler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_flush(scheduler: *mut hw_scheduler, done: *mut hw_done) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { hand_back(scheduler, done, Scheduler::flush) }
}

/// # Safety
///
/// As the header promises.
unsafe fn hand_back(
    scheduler: *mut hw_scheduler,
    done: *mut hw_done,
    next: impl FnOnce(&mut Scheduler<Tag, Message>) -> Option<Done<Tag, Message>>,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let mut scheduler = unsafe { memory::reference("scheduler", scheduler) }?.0.take("scheduler")?;
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("done", done) }?;
        Ok(next(&mut scheduler.0).map_or(HW_NOTHING, |done| {
            let Tag { tag, hasher } = done.tag;
            place.put(match (done.outcome, hasher) {
                (Outcome::Hasher(after), Some(hasher)) => hw_done::part(tag, &done.bytes, hasher, after),
                (outcome, _) => {
                    hw_done::message(tag, &done.bytes, outcome.digest().map_or(&[], |digest| digest))
                }
            });
            HW_OK
        }))
    })
}

/// How many submissions have not been handed back; 0 if the scheduler is NULL or in another call.
///
/// Threads: one call at a time for each scheduler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_length(scheduler: *const hw_scheduler) -> usize {
    status::value(0, || {
        // SAFETY: as the header promises.
        Ok(unsafe { memory::reference("scheduler", scheduler) }?.0.take("scheduler")?.0.len())
    })
}

/// Frees a scheduler and forgets what it has not handed back; NULL is none. One that is in another call is not freed: HW_ERROR_BUSY. Hashers that it has are
/// as they were before, so they must not have been freed.
///
/// Threads: no other call may have it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_free(scheduler: *mut hw_scheduler) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { free(scheduler, |scheduler| scheduler.0.take("scheduler").map(drop)) }
}
