//! Messages and streams of many threads, hashed together.

use crate::algorithm::{self, hw_algorithm};
use crate::done::{Taken, hw_done};
use crate::hasher::{free, hw_hasher};
use crate::memory::{self, Message, Place};
use crate::status::{
    self, Error, HW_ERROR_BUSY, HW_ERROR_LENGTH, HW_ERROR_NULL, HW_ERROR_ORDER, HW_OK, hw_status,
};
use core::ffi::c_void;
use core::num::NonZeroUsize;
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering};
use hashweave::{Hasher, Pool};

/// Hashes the streams of many threads together, each of which has one stream or message of its own.
/// The pool has no threads of its own: a thread that calls it either hashes, or sleeps while
/// another thread hashes its bytes.
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

/// Receives a finished submission, in the thread that hashed it. `done` is valid until the callback
/// returns. The callback must return (it must not call longjmp or throw), and it should be short,
/// because its thread does not hash meanwhile.
///
/// It may call this pool: hw_pool_update() and hw_pool_digest() hash alone, hw_pool_submit() and
/// hw_pool_submit_part() queue any number of submissions without waiting, hw_pool_flush() returns
/// at once and the call that runs the callback flushes before it returns, hw_pool_serve() returns
/// HW_ERROR_ORDER, and hw_pool_free() HW_ERROR_BUSY. It may also wait for other threads that call
/// the pool.
pub type hw_done_callback = Option<unsafe extern "C" fn(done: *const hw_done, user: *mut c_void)>;

/// A function of the caller's and the pointer that it is called with.
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

/// Makes a pool in which at most `leaders` threads hash at the same time; 0 means as many as this
/// process has cores. Free it with hw_pool_free(). On failure, `*pool` is NULL.
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

/// Appends bytes as hw_hasher_update() does, hashed together with those of other threads. 64 KiB or
/// more at a time are best; a few bytes are hashed alone.
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

/// Computes the digest of a message together with the messages and streams of other threads.
/// `digest_size` must be hw_digest_length(), or any length for SHAKE.
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

/// Queues a message to be hashed by another thread, which then calls `callback` with the digest.
/// This is for callers that must not block. The bytes must not be changed or freed until then.
///
/// Submissions are hashed by threads in hw_pool_serve() and hw_pool_flush(), and by threads that
/// hash for themselves. If 64 submissions per leader are waiting, this call hashes itself or waits
/// for room; in a callback it does neither.
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

/// Like hw_pool_submit(), for the next part of a stream. The pool uses the hasher until the
/// callback is called: every other call with it returns HW_ERROR_BUSY, so that the parts of a
/// stream stay in order.
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

/// Hashes until the queue is empty. Other threads may still be hashing what they took from it. In a
/// callback of this pool it returns at once, and the call that runs the callback hashes until the
/// queue is empty before it returns.
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

/// Hashes on this thread what others submit, until hw_pool_close() is called and the queue is
/// empty. In a callback of this pool the result is HW_ERROR_ORDER.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_serve(pool: *const hw_pool) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let inside = unsafe { enter(pool) }?;
        if inside.0.pool.is_calling_back() {
            let text =
                "pool: a callback cannot serve, since its thread goes on when it returns; use hw_pool_flush";
            return Err(Error::new(HW_ERROR_ORDER, text));
        }
        inside.0.pool.serve();
        Ok(HW_OK)
    })
}

/// Makes current and future calls of hw_pool_serve() return. All other calls work as before.
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

/// Frees a pool; NULL is ignored. A pool that is in use by another thread is not freed, and the
/// result is HW_ERROR_BUSY. Submissions that are not hashed yet are dropped without a callback.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_pool_free(pool: *mut hw_pool) -> hw_status {
    let is_idle = |pool: &hw_pool| match pool.calls.load(Ordering::Acquire) {
        0 => Ok(()),
        calls => Err(Error::new(HW_ERROR_BUSY, format!("{calls} calls are in pool"))),
    };
    // SAFETY: as the header promises.
    unsafe { free(pool, is_idle) }
}
