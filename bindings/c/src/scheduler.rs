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

/// Hashes messages and parts of streams as they are submitted, and keeps the lanes full. It is for
/// one thread that has many messages or streams, but not all at once.
///
/// Threads: a scheduler may be used by different threads one after another; of two calls at the
/// same time the second returns HW_ERROR_BUSY.
#[derive(Debug)]
pub struct hw_scheduler(Handle<Submissions>);

/// The scheduler behind the handle; `Debug` shows only its length.
struct Submissions(Scheduler<Tag, Message>);

impl core::fmt::Debug for Submissions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Submissions").field("length", &self.0.len()).finish_non_exhaustive()
    }
}

/// The caller's tag of a submission, and the hasher that goes on with it.
struct Tag {
    tag: u64,
    hasher: Option<Taken>,
}

/// Makes a scheduler for messages of one algorithm, and for parts of streams of any algorithm. Free
/// it with hw_scheduler_free(). On failure, `*scheduler` is NULL.
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

/// Submits a message. Its bytes must not be changed or freed until hw_scheduler_poll() or
/// hw_scheduler_flush() returns them, or the scheduler is freed. Submitting does not hash anything.
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

/// Submits the next part of a stream. The scheduler uses its bytes as those of a message. It also
/// uses the hasher: until the hasher is returned, every other call with it returns HW_ERROR_BUSY,
/// so that the parts of a stream stay in order. If the scheduler is freed before that, the hasher
/// is as it was before the part.
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

/// Returns a finished submission in `*done` (HW_OK), or HW_NOTHING. It hashes only as long as there
/// are enough submissions to fill all lanes.
///
/// Threads: one call at a time for each scheduler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_poll(scheduler: *mut hw_scheduler, done: *mut hw_done) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { hand_back(scheduler, done, Scheduler::poll) }
}

/// Returns a finished submission in `*done` (HW_OK), and hashes even if not all lanes can be
/// filled. Returns HW_NOTHING when everything has been returned.
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

/// Returns the number of submissions that have not been returned yet; 0 if the scheduler is NULL or
/// in use by another call.
///
/// Threads: one call at a time for each scheduler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_length(scheduler: *const hw_scheduler) -> usize {
    status::value(0, || {
        // SAFETY: as the header promises.
        Ok(unsafe { memory::reference("scheduler", scheduler) }?.0.take("scheduler")?.0.len())
    })
}

/// Frees a scheduler and drops its unfinished submissions; NULL is ignored. A scheduler that is in
/// use by another call is not freed, and the result is HW_ERROR_BUSY. Its hashers are as they were
/// before their unfinished parts, so they must not have been freed.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_scheduler_free(scheduler: *mut hw_scheduler) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { free(scheduler, |scheduler| scheduler.0.take("scheduler").map(drop)) }
}
