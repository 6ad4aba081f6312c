//! Callbacks that call the library: each call works or returns an error that the header names, and
//! none hangs.

use core::ffi::{CStr, c_char, c_int, c_void};
use core::ptr;
use hashweave::{Algorithm, digest};
use hashweave_c::algorithm::HW_SHA256;
use hashweave_c::done::hw_done;
use hashweave_c::hasher::{hw_hasher, hw_hasher_digest, hw_hasher_free, hw_hasher_new};
use hashweave_c::pool::{
    hw_pool, hw_pool_close, hw_pool_digest, hw_pool_flush, hw_pool_free, hw_pool_new, hw_pool_serve,
    hw_pool_submit, hw_pool_submit_part, hw_pool_update,
};
use hashweave_c::replicate::{
    hw_comm_d, hw_replication, hw_replication_add, hw_replication_encode, hw_replication_free,
    hw_replication_new, hw_replication_on_progress, hw_replication_progress, hw_replication_set,
    hw_replication_stop,
};
use hashweave_c::search::{
    hw_progress, hw_result, hw_search, hw_search_free, hw_search_new, hw_search_on_progress,
    hw_search_on_result, hw_search_run, hw_search_set, hw_search_stop, hw_summary,
};
use hashweave_c::status::hw_last_error;
use hashweave_c::status::hw_status::{self, HW_ERROR_BUSY, HW_ERROR_ORDER, HW_OK, HW_STOPPED};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Does what a test does, and fails if it hangs.
fn ends(test: impl FnOnce() + Send + 'static) {
    let (sender, receiver) = channel();
    let thread = thread::spawn(move || {
        test();
        let _ = sender.send(());
    });
    match receiver.recv_timeout(Duration::from_secs(120)) {
        Ok(()) => {}
        Err(RecvTimeoutError::Timeout) => panic!("it hangs: 120 seconds are over"),
        Err(RecvTimeoutError::Disconnected) => {
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    }
}

fn last_error() -> String {
    // SAFETY: a text of the library's.
    unsafe { CStr::from_ptr(hw_last_error()) }.to_str().expect("UTF-8").to_owned()
}

/// A pool and what its callbacks have done.
struct OfPool {
    pool: *mut hw_pool,
    message: Vec<u8>,
    hasher: *mut hw_hasher,
    called: usize,
    parts: usize,
}

impl OfPool {
    fn new(leaders: usize) -> Self {
        let (mut pool, mut hasher) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: places for pointers.
        unsafe {
            assert_eq!(hw_pool_new(leaders, &mut pool), HW_OK);
            assert_eq!(hw_hasher_new(HW_SHA256, &mut hasher), HW_OK);
        }
        Self { pool, message: vec![5; 100_000], hasher, called: 0, parts: 0 }
    }

    fn submit(this: *mut Self, callback: unsafe extern "C" fn(*const hw_done, *mut c_void)) -> hw_status {
        // SAFETY: what the test made, and all callbacks are of one thread.
        unsafe {
            let data = (*this).message.as_ptr().cast();
            hw_pool_submit((*this).pool, HW_SHA256, 0, data, 1000, Some(callback), this.cast())
        }
    }

    fn free(self) {
        // SAFETY: nobody uses them any more.
        unsafe {
            assert_eq!(hw_pool_free(self.pool), HW_OK);
            assert_eq!(hw_hasher_free(self.hasher), HW_OK);
        }
    }
}

unsafe extern "C" fn counts(_: *const hw_done, user: *mut c_void) {
    // SAFETY: what was submitted with it.
    unsafe { (*user.cast::<OfPool>()).called += 1 };
}

/// Goes on with the stream, so that its next part is submitted by the callback of the last.
unsafe extern "C" fn goes_on(done: *const hw_done, user: *mut c_void) {
    let of = user.cast::<OfPool>();
    // SAFETY: what was submitted with it.
    unsafe {
        (*of).parts += 1;
        if (*of).parts < 500 {
            let (hasher, data) = ((*done).hasher, (*of).message.as_ptr().cast());
            assert_eq!(hw_pool_submit_part((*of).pool, 0, hasher, data, 100, Some(goes_on), user), HW_OK);
            assert_eq!(hw_pool_flush((*of).pool), HW_OK);
        }
    }
}

unsafe extern "C" fn calls_everything(_: *const hw_done, user: *mut c_void) {
    let of = user.cast::<OfPool>();
    // SAFETY: what was submitted with it.
    unsafe {
        let (pool, data, length) = ((*of).pool, (*of).message.as_ptr().cast(), (*of).message.len());
        for _ in 0..300 {
            assert_eq!(OfPool::submit(of, counts), HW_OK);
        }
        let mut of_message = [0; 32];
        assert_eq!(hw_pool_digest(pool, HW_SHA256, data, length, of_message.as_mut_ptr(), 32), HW_OK);
        assert_eq!(of_message, *digest(Algorithm::Sha256, &(*of).message));
        let mut own = ptr::null_mut();
        assert_eq!(hw_hasher_new(HW_SHA256, &mut own), HW_OK);
        assert_eq!(hw_pool_update(pool, own, data, length), HW_OK);
        assert_eq!(hw_hasher_free(own), HW_OK);
        assert_eq!(hw_pool_serve(pool), HW_ERROR_ORDER);
        assert!(last_error().contains("a callback cannot serve"), "{}", last_error());
        assert_eq!(hw_pool_free(pool), HW_ERROR_BUSY);
        assert_eq!(hw_pool_close(pool), HW_OK);
        assert_eq!(hw_pool_flush(pool), HW_OK);
    }
}

#[test]
fn a_callback_of_a_pool_may_call_it() {
    for leaders in [1, 2] {
        ends(move || {
            let mut of = OfPool::new(leaders);
            for _ in 0..3 {
                assert_eq!(OfPool::submit(&raw mut of, calls_everything), HW_OK);
            }
            // SAFETY: a pool.
            assert_eq!(unsafe { hw_pool_flush(of.pool) }, HW_OK);
            assert_eq!(of.called, 900, "{leaders} leaders: flushed when the call returns");
            of.free();
        });
    }
}

#[test]
fn a_callback_may_go_on_with_its_stream() {
    ends(|| {
        let mut of = OfPool::new(1);
        let (user, data) = ((&raw mut of).cast(), of.message.as_ptr().cast());
        // SAFETY: a pool, a hasher, and bytes that outlive the submission.
        unsafe {
            assert_eq!(hw_pool_submit_part(of.pool, 0, of.hasher, data, 100, Some(goes_on), user), HW_OK);
            assert_eq!(hw_pool_flush(of.pool), HW_OK);
            let mut of_stream = [0; 32];
            assert_eq!(hw_hasher_digest(of.hasher, of_stream.as_mut_ptr(), 32), HW_OK);
            assert_eq!(of_stream, *digest(Algorithm::Sha256, &[5; 50_000]));
        }
        assert_eq!(of.parts, 500);
        of.free();
    });
}

/// A thread that uses the pool while a callback waits for it.
unsafe extern "C" fn waits_for_another(_: *const hw_done, user: *mut c_void) {
    // SAFETY: what was submitted with it.
    let pool = unsafe { (*user.cast::<OfPool>()).pool } as usize;
    let other = thread::spawn(move || {
        let (pool, message, mut of_message) = (pool as *mut hw_pool, vec![9_u8; 300_000], [0; 32]);
        let (data, length) = (message.as_ptr().cast(), message.len());
        // SAFETY: a pool that the other thread keeps.
        unsafe {
            assert_eq!(hw_pool_digest(pool, HW_SHA256, data, length, of_message.as_mut_ptr(), 32), HW_OK);
            assert_eq!(hw_pool_flush(pool), HW_OK);
            assert_eq!(hw_pool_free(pool), HW_ERROR_BUSY);
        }
        assert_eq!(of_message, *digest(Algorithm::Sha256, &message));
    });
    other.join().expect("it hashed");
    // SAFETY: as above.
    unsafe { counts(ptr::null(), user) };
}

#[test]
fn a_callback_may_wait_for_another_thread() {
    ends(|| {
        let mut of = OfPool::new(1);
        for _ in 0..20 {
            assert_eq!(OfPool::submit(&raw mut of, waits_for_another), HW_OK);
            // SAFETY: a pool.
            assert_eq!(unsafe { hw_pool_flush(of.pool) }, HW_OK);
        }
        assert_eq!(of.called, 20);
        of.free();
    });
}

fn set(search: *mut hw_search, options: &[(&CStr, &CStr)]) {
    for (name, value) in options {
        // SAFETY: a search and texts.
        let status = unsafe { hw_search_set(search, name.as_ptr(), value.as_ptr()) };
        assert_eq!(status, HW_OK, "{}", last_error());
    }
}

fn new_search() -> *mut hw_search {
    let mut search = ptr::null_mut();
    // SAFETY: a place for a pointer.
    assert_eq!(unsafe { hw_search_new(&mut search) }, HW_OK);
    search
}

/// Another search within a callback; its own is refused.
fn calls_searches(search: *mut hw_search) {
    // SAFETY: a search that is running.
    unsafe {
        assert_eq!(hw_search_free(search), HW_ERROR_BUSY);
        assert_eq!(hw_search_run(search, ptr::null_mut()), HW_ERROR_BUSY);
        assert_eq!(hw_search_set(search, c"hits".as_ptr(), c"1".as_ptr()), HW_ERROR_BUSY);
        assert_eq!(hw_search_on_result(search, None, ptr::null_mut()), HW_ERROR_BUSY);
        assert!(last_error().contains("search is in use"), "{}", last_error());
        let other = new_search();
        set(other, &[(c"message", c"x{counter:4}"), (c"zero-bits", c"8"), (c"hits", c"1")]);
        assert_eq!(hw_search_run(other, ptr::null_mut()), HW_OK);
        assert_eq!(hw_search_free(other), HW_OK);
    }
    let place = search as usize;
    let other = thread::spawn(move || {
        let search = place as *mut hw_search;
        // SAFETY: as above; a callback of it waits for this thread.
        unsafe {
            assert_eq!(hw_search_free(search), HW_ERROR_BUSY);
            hw_search_stop(search);
        }
    });
    other.join().expect("no panic");
}

unsafe extern "C" fn on_result(_: *const hw_result, user: *mut c_void) -> c_int {
    calls_searches(user.cast());
    0
}

unsafe extern "C" fn on_progress(_: *const hw_progress, user: *mut c_void) -> c_int {
    calls_searches(user.cast());
    0
}

#[test]
fn a_callback_of_a_search_may_stop_it_and_run_another() {
    for of_result in [true, false] {
        ends(move || {
            let search = new_search();
            let bits = if of_result { c"4" } else { c"200" };
            set(search, &[(c"message", c"y{counter:8}"), (c"zero-bits", bits), (c"threads", c"2")]);
            // SAFETY: a search.
            unsafe {
                let status = if of_result {
                    hw_search_on_result(search, Some(on_result), search.cast())
                } else {
                    hw_search_on_progress(search, Some(on_progress), search.cast())
                };
                assert_eq!(status, HW_OK);
                let mut summary = core::mem::zeroed::<hw_summary>();
                assert_eq!(hw_search_run(search, &mut summary), HW_STOPPED, "{}", last_error());
                assert_eq!(summary.results > 0, of_result);
                assert_eq!(hw_search_free(search), HW_OK);
            }
        });
    }
}

unsafe extern "C" fn on_replication(_: *const hw_replication_progress, user: *mut c_void) -> c_int {
    let replication = user.cast::<hw_replication>();
    // SAFETY: a replication that is running.
    unsafe {
        assert_eq!(hw_replication_free(replication), HW_ERROR_BUSY);
        assert_eq!(hw_replication_encode(replication, ptr::null_mut(), 0), HW_ERROR_BUSY);
        hw_replication_stop(replication);
    }
    0
}

unsafe extern "C" fn on_comm_d(_: *const hw_replication_progress, user: *mut c_void) -> c_int {
    let (file, mut comm_d) = (user.cast::<c_char>(), [0; 32]);
    // SAFETY: the name of a file, and room.
    assert_eq!(unsafe { hw_comm_d(file, true, 1, comm_d.as_mut_ptr(), None, ptr::null_mut()) }, HW_OK);
    1
}

#[test]
fn a_callback_of_a_replication_may_stop_it_and_run_another() {
    let folder = std::env::temp_dir().join(format!("hashweave-callbacks-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let name = |file: &str| {
        let path = folder.join(file).into_os_string().into_string().expect("UTF-8");
        std::ffi::CString::new(path).expect("no zeros")
    };
    let (input, output) = (name("data"), name("replica"));
    std::fs::write(folder.join("data"), vec![1; 1 << 16]).expect("a file");
    ends(move || {
        let (mut replication, id, mut comm_d) = (ptr::null_mut(), [1; 32], [0; 32]);
        // SAFETY: places, texts, and what was made.
        unsafe {
            assert_eq!(hw_replication_new(&mut replication), HW_OK);
            assert_eq!(hw_replication_set(replication, c"scheme".as_ptr(), c"r2".as_ptr()), HW_OK);
            let (from, to) = (input.as_ptr(), output.as_ptr());
            assert_eq!(hw_replication_add(replication, id.as_ptr(), from, to, ptr::null()), HW_OK);
            let user = replication.cast();
            assert_eq!(hw_replication_on_progress(replication, Some(on_replication), user), HW_OK);
            let status = hw_replication_encode(replication, ptr::null_mut(), 0);
            assert!([HW_OK, HW_STOPPED].contains(&status), "{status:?}: {}", last_error());
            assert_eq!(hw_replication_free(replication), HW_OK);
            let user = input.as_ptr().cast_mut().cast();
            let status = hw_comm_d(from, true, 1, comm_d.as_mut_ptr(), Some(on_comm_d), user);
            assert!([HW_OK, HW_STOPPED].contains(&status), "{status:?}: {}", last_error());
        }
    });
    std::fs::remove_dir_all(&folder).expect("the folder is there");
}
