//! Messages and streams of many threads, hashed together.

use crate::algorithm::{self, hw_algorithm};
use crate::done::{Taken, hw_done};
use crate::hasher::{free, hw_hasher};
use crate::memory::{self, Message, Place};
use crate::status::{self, Error, HW_ERROR_BUSY, HW_ERROR_LENGTH, HW_ERROR_NULL, HW_OK, hw_status};
use core::ffi::c_void;
use core::num::NonZeroUsize;
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use hashweave::{Hasher, Pool};

/// Hashes the streams of many threads together, each of which has a stream or a message of its own. There are no threads of the pool's: a thread that
/// calls it hashes, or sleeps while another one hashes its bytes along.
///
/// Threads: any number of calls at once.
#[derive(Debug)]
pub struct hw_pool {
    pool: Pool,
    /// Calls that are in it.
    calls: AtomicUsize,
}

impl hw_pool {
    fn enter(&self) -> Inside<'_> {
        self.calls.fetch_add(1, Ordering::Acquire);
        Inside(self)
    }
}

/// A call of a pool.
struct Inside<'a>(&'a hw_pool);

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.calls.fetch_sub(1, Ordering::Release);
    }
}

/// # Safety
///
/// As the header promises.
unsafe fn enter<'a>(pool: *const hw_pool) -> Result<Inside<'a>, Error> {
    // SAFETY: the caller promises it.
    Ok(unsafe { memory::reference::<hw_pool>("pool", pool) }?.enter())
}

/// Takes what was submitted and is done, in the thread that hashed it. `done` lasts until it returns. It must return, not jump out or throw, and should be short: others wait.
pub type hw_done_callback = Option<unsafe extern "C" fn(done: *const hw_done, user: *mut c_void)>;

/// A function of the caller's and what it is given.
struct Callback {
    function: unsafe extern "C" fn(done: *const hw_done, user: *mut c_void),
    user: *mut c_void,
}

// SAFETY: the header says that any thread calls it, and the pointer is only handed on.
unsafe impl Send for Callback {}

impl Callback {
    fn new(function: hw_done_callback, user: *mut c_void) -> Result<Self, Error> {
        let function = function.ok_or_else(|| Error::new(HW_ERROR_NULL, "callback is NULL"))?;
        Ok(Self { function, user })
    }

    fn tell(self, done: &hw_done) {
        // SAFETY: the caller gave the function for this.
        unsafe { (self.function)(done, self.user) };
    }
}

/// A pool in which `leaders` threads hash at the same time; 0: as many as there are cores for. It is freed by hw_pool_free(). If it fails, `*pool` is NULL.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_new(leaders: usize, pool: *mut *mut hw_pool) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("pool", pool) }?;
        place.put(ptr::null_mut());
        const MOST: usize = 1 << 16;
        if leaders > MOST {
            return Err(Error::new(
                HW_ERROR_LENGTH,
                format!("leaders is {leaders}: at most {MOST} threads hash at the same time"),
            ));
        }
        let pool = NonZeroUsize::new(leaders).map_or_else(Pool::new, Pool::with_leaders);
        place.put(memory::hand_out(hw_pool { pool, calls: AtomicUsize::new(0) }));
        Ok(HW_OK)
    })
}

/// Goes on with some bytes, as hw_hasher_update() does, together with those of other threads. Best are 64 KiB at a time, or more; few bytes are hashed alone.
///
/// Threads: any number at once; one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_update(
    pool: *const hw_pool,
    hasher: *mut hw_hasher,
    data: *const c_void,
    length: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let inside = unsafe { enter(pool) }?;
        // SAFETY: as the header promises.
        let hasher = unsafe { memory::reference::<hw_hasher>("hasher", hasher) }?;
        // SAFETY: as the header promises; the pool has let go of them when it returns.
        let bytes = unsafe { Message::new("data", data, length) }?;
        let mut hasher = hasher.0.take("hasher")?;
        inside.0.pool.update_owned(&mut hasher, bytes);
        Ok(HW_OK)
    })
}

/// The digest of a message, of `digest_size` = hw_digest_length() bytes (any length for SHAKE), hashed together with the messages and streams of other threads.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_digest(
    pool: *const hw_pool,
    algorithm: hw_algorithm,
    message: *const c_void,
    length: usize,
    digest: *mut u8,
    digest_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let inside = unsafe { enter(pool) }?;
        let mut hasher = Hasher::with_length(algorithm::of(algorithm)?, digest_size)?;
        // SAFETY: as the header promises; the pool has let go of it when it returns.
        let message = unsafe { Message::new("message", message, length) }?;
        inside.0.pool.update_owned(&mut hasher, message);
        // SAFETY: as the header promises; the message is not read any more.
        hasher.digest_into(unsafe { memory::room("digest", digest, digest_size) }?);
        Ok(HW_OK)
    })
}

/// Has a message hashed by a thread that hashes anyway, which then calls `callback` with the digest: for callers that must not sleep. The bytes must stay where they are and as
/// they are until then.
///
/// What is submitted is hashed by threads in hw_pool_serve() and hw_pool_flush(), along with what others hash, and, when 64 submissions for each of the leaders wait, by this call
/// or after it has waited for room.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_submit(
    pool: *const hw_pool,
    algorithm: hw_algorithm,
    tag: u64,
    message: *const c_void,
    length: usize,
    callback: hw_done_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let inside = unsafe { enter(pool) }?;
        let hasher = Hasher::new(algorithm::of(algorithm)?);
        // SAFETY: as the header promises, until the callback is called.
        let message = unsafe { Message::new("message", message, length) }?;
        let callback = Callback::new(callback, user)?;
        inside.0.pool.submit(hasher, message, move |hasher, message| {
            callback.tell(&hw_done::message(tag, &message, &hasher.digest()));
        });
        Ok(HW_OK)
    })
}

/// hw_pool_submit() for the next part of a stream. The hasher is the pool's until the callback is called: every other call with it is refused with HW_ERROR_BUSY, so that the
/// parts of a stream stay in order.
///
/// Threads: any number at once; one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_submit_part(
    pool: *const hw_pool,
    tag: u64,
    hasher: *mut hw_hasher,
    part: *const c_void,
    length: usize,
    callback: hw_done_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let inside = unsafe { enter(pool) }?;
        // SAFETY: as the header promises, until the callback is called.
        let part = unsafe { Message::new("part", part, length) }?;
        let callback = Callback::new(callback, user)?;
        // SAFETY: as the header promises, until the callback is called.
        let (taken, copy) = unsafe { Taken::new(hasher) }?;
        inside.0.pool.submit(copy, part, move |after, part| {
            callback.tell(&hw_done::part(tag, &part, taken, after));
        });
        Ok(HW_OK)
    })
}

/// Hashes until nothing waits. What other threads have in hand may still be on its way.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_flush(pool: *const hw_pool) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        unsafe { enter(pool) }?.0.pool.flush();
        Ok(HW_OK)
    })
}

/// Lends this thread to the pool: hashes what others submit until hw_pool_close() is called and nothing waits.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_serve(pool: *const hw_pool) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        unsafe { enter(pool) }?.0.pool.serve();
        Ok(HW_OK)
    })
}

/// Lets the threads in hw_pool_serve() return, now and in future. All other calls go on as before.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_close(pool: *const hw_pool) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        unsafe { enter(pool) }?.0.pool.close();
        Ok(HW_OK)
    })
}

/// Frees a pool; NULL is none. One that another thread is in is not freed: HW_ERROR_BUSY. What was submitted and is not hashed is forgotten without a callback.
///
/// Threads: no other call may have it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_free(pool: *mut hw_pool) -> hw_status {
    let is_idle = |pool: &hw_pool| match pool.calls.load(Ordering::Acquire) {
        0 => Ok(()),
        calls => Err(Error::new(HW_ERROR_BUSY, format!("{calls} calls are in pool"))),
    };
    // SAFETY: as the header promises.
    unsafe { free(pool, is_idle) }
}
