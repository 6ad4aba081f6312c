//! Codes, their texts, the thread's last error, and the boundary that no panic crosses.

use core::ffi::{CStr, c_char, c_int};
use std::any::Any;
use std::cell::RefCell;
use std::ffi::CString;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The result of a call. Errors are negative. The numbers never change.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum hw_status {
    /// Success.
    HW_OK = 0,
    /// There is nothing to return (now).
    HW_NOTHING = 1,
    /// A run was stopped on request before its end.
    HW_STOPPED = 2,
    /// A pointer is NULL but must not be.
    HW_ERROR_NULL = -1,
    /// There is no such algorithm.
    HW_ERROR_ALGORITHM = -2,
    /// A length, a size or a count does not fit.
    HW_ERROR_LENGTH = -3,
    /// The output overlaps the input.
    HW_ERROR_OVERLAP = -4,
    /// The object is in use by another call or by a scheduler.
    HW_ERROR_BUSY = -5,
    /// The option does not exist, or it cannot have this value, or options contradict each other.
    HW_ERROR_OPTION = -6,
    /// The call cannot be made now, for instance a second run of a search.
    HW_ERROR_ORDER = -7,
    /// A file cannot be read or written, or does not have the content that it must have.
    HW_ERROR_FILE = -8,
    /// A wrong result was computed, by a kernel, the processor or its memory.
    HW_ERROR_WRONG_ANSWER = -9,
    /// The system did not provide memory, a thread or random bytes.
    HW_ERROR_SYSTEM = -10,
    /// A defect of the library. Free the object of the call, and do not use it again.
    HW_ERROR_INTERNAL = -11,
    /// A proof does not prove what it is given for.
    HW_ERROR_PROOF = -12,
}

/// Its variants have the names that they have in C.
pub(crate) use hw_status::*;

impl hw_status {
    const ALL: [(Self, &'static CStr); 15] = [
        (HW_OK, c"done"),
        (HW_NOTHING, c"there is nothing to return"),
        (HW_STOPPED, c"stopped on request"),
        (HW_ERROR_NULL, c"a pointer is NULL but must not be"),
        (HW_ERROR_ALGORITHM, c"there is no such algorithm"),
        (HW_ERROR_LENGTH, c"a length, a size or a count does not fit"),
        (HW_ERROR_OVERLAP, c"the output overlaps the input"),
        (HW_ERROR_BUSY, c"the object is in use by another call or by a scheduler"),
        (HW_ERROR_OPTION, c"no such option, no such value, or options that do not fit together"),
        (HW_ERROR_ORDER, c"the call cannot be made now"),
        (HW_ERROR_FILE, c"a file cannot be read or written, or is not what it must be"),
        (HW_ERROR_WRONG_ANSWER, c"a wrong result was computed"),
        (HW_ERROR_SYSTEM, c"the system did not provide memory, a thread or random bytes"),
        (HW_ERROR_INTERNAL, c"a defect of the library"),
        (HW_ERROR_PROOF, c"a proof does not prove what it is given for"),
    ];
}

/// Why a call failed: a code, and a line with the particulars.
#[derive(Debug)]
pub(crate) struct Error {
    status: hw_status,
    text: String,
}

impl Error {
    #[cold]
    pub(crate) fn new(status: hw_status, text: impl Into<String>) -> Self {
        Self { status, text: text.into() }
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Keeps a line for [`hw_last_error`].
#[cold]
fn keep(status: hw_status, text: String) -> hw_status {
    // A zero would end it early.
    let line = CString::new(text.replace('\0', "\\0")).unwrap_or_default();
    // A thread that is ending has no last error any more.
    _ = LAST.try_with(|last| last.replace(line));
    status
}

#[cold]
fn panicked(payload: &(dyn Any + Send)) -> hw_status {
    let text = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without a text");
    keep(HW_ERROR_INTERNAL, format!("a defect of Hashweave, please report it: {text}"))
}

/// The body of an exported function that gives a code.
#[inline]
pub(crate) fn call(body: impl FnOnce() -> Result<hw_status, Error>) -> hw_status {
    // A panic may leave an object half changed; the caller was told not to use it again.
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(status)) => status,
        Ok(Err(Error { status, text })) => keep(status, text),
        Err(payload) => panicked(&*payload),
    }
}

/// The body of an exported function that gives a value, and another one if it fails.
#[inline]
pub(crate) fn value<T>(failed: T, body: impl FnOnce() -> Result<T, Error>) -> T {
    let mut out = failed;
    call(|| {
        out = body()?;
        Ok(HW_OK)
    });
    out
}

/// Describes a code in one line; a number that is not a code gets a text that says so. The text
/// belongs to the library and is never freed.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_status_text(status: c_int) -> *const c_char {
    let known = hw_status::ALL.iter().find(|(code, _)| *code as c_int == status);
    known.map_or(c"not a code of Hashweave", |(_, text)| text).as_ptr()
}

/// Describes the error of the last call that failed in this thread, or what was saved of a run that
/// was stopped, in one line without a line end. The text is empty if no call has failed. It belongs
/// to the library, and is valid until another call fails in this thread or the thread ends.
///
/// Threads: each has its own.
#[unsafe(no_mangle)]
pub extern "C" fn hw_last_error() -> *const c_char {
    LAST.try_with(|last| last.borrow().as_ptr()).unwrap_or(c"".as_ptr())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pointer: *const c_char) -> String {
        // SAFETY: a text of the library's.
        unsafe { CStr::from_ptr(pointer) }.to_str().expect("UTF-8").to_owned()
    }

    #[test]
    fn every_code_has_a_text_of_its_own() {
        let mut texts: Vec<_> =
            hw_status::ALL.iter().map(|(code, _)| text(hw_status_text(*code as c_int))).collect();
        texts.push(text(hw_status_text(-13)));
        texts.push(text(hw_status_text(3)));
        assert_eq!(texts.pop(), texts.last().cloned());
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), hw_status::ALL.len() + 1);
    }

    #[test]
    fn a_panic_becomes_a_code_and_a_line() {
        let status = call(|| panic!("a {} of the test", "panic"));
        assert_eq!(status, HW_ERROR_INTERNAL);
        assert!(text(hw_last_error()).ends_with("please report it: a panic of the test"));
        assert_eq!(value(7, || panic!("without parts")), 7);
        assert!(text(hw_last_error()).ends_with("without parts"));
    }

    #[test]
    fn every_thread_has_its_own_last_error() {
        assert_eq!(call(|| Err(Error::new(HW_ERROR_NULL, "zero\0within"))), HW_ERROR_NULL);
        assert_eq!(text(hw_last_error()), "zero\\0within");
        let other = std::thread::spawn(|| text(hw_last_error())).join().expect("no panic");
        assert_eq!(other, "");
        assert_eq!(call(|| Ok(HW_NOTHING)), HW_NOTHING);
        assert_eq!(text(hw_last_error()), "zero\\0within", "success keeps it");
    }
}
