//! Conversion of the caller's pointers and lengths. No other file reads the caller's memory or
//! writes to it.
//!
//! The header promises for the caller: a pointer is NULL or points to what the call says, in the
//! length given, for as long as the call lasts (or longer, where a function says so), and nobody
//! else writes there meanwhile.

use crate::status::{Error, HW_ERROR_LENGTH, HW_ERROR_NULL, HW_ERROR_OPTION, HW_ERROR_OVERLAP};
use core::ffi::{CStr, c_char, c_void};
use core::slice;

/// A range of bytes in memory, such as one of many messages. It has the layout of POSIX's
/// `struct iovec`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_bytes {
    /// The first byte; may be NULL if length is 0.
    pub data: *const c_void,
    /// The number of bytes.
    pub length: usize,
}

/// [`hw_bytes`] that have been checked.
#[repr(transparent)]
pub(crate) struct Message(hw_bytes);

impl AsRef<[u8]> for Message {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        // SAFETY: `messages` has made it, whose caller promises that the bytes outlive it.
        unsafe { of(self.0.data.cast(), self.0.length) }
    }
}

// SAFETY: bytes of the caller's, which any thread may read.
unsafe impl Send for Message {}

impl Message {
    /// One message, whose bytes must stay where they are for as long as it exists.
    ///
    /// # Safety
    ///
    /// As the header promises, for as long as the message exists.
    pub(crate) unsafe fn new(name: &str, data: *const c_void, length: usize) -> Result<Self, Error> {
        check(name, data.is_null(), length)?;
        Ok(Self(hw_bytes { data, length }))
    }

    pub(crate) fn parts(&self) -> hw_bytes {
        self.0
    }
}

/// # Safety
///
/// As the header promises, of a pointer and a length that have been checked.
#[inline]
unsafe fn of<'a>(data: *const u8, length: usize) -> &'a [u8] {
    if length == 0 {
        return &[];
    }
    // SAFETY: the caller promises it.
    unsafe { slice::from_raw_parts(data, length) }
}

#[inline]
fn check(name: &str, null: bool, length: usize) -> Result<(), Error> {
    if null && length > 0 {
        return Err(null_with(name, length));
    }
    if length > isize::MAX as usize {
        return Err(too_long(name, length));
    }
    Ok(())
}

#[cold]
fn null_with(name: &str, length: usize) -> Error {
    Error::new(HW_ERROR_NULL, format!("{name} is NULL, and its length is {length}, not 0"))
}

#[cold]
fn too_long(name: &str, length: usize) -> Error {
    Error::new(HW_ERROR_LENGTH, format!("{name}: {length} bytes are more than there can be in memory"))
}

/// That a pointer is NULL.
#[cold]
pub(crate) fn null(name: &str) -> Error {
    Error::new(HW_ERROR_NULL, format!("{name} is NULL"))
}

/// Bytes to read.
///
/// # Safety
///
/// As the header promises.
#[inline]
pub(crate) unsafe fn bytes<'a>(name: &str, data: *const c_void, length: usize) -> Result<&'a [u8], Error> {
    check(name, data.is_null(), length)?;
    // SAFETY: the caller promises it.
    Ok(unsafe { of(data.cast(), length) })
}

/// Bytes to write.
///
/// # Safety
///
/// As the header promises; and nothing that is read meanwhile lies there ([`overlap`]).
#[inline]
pub(crate) unsafe fn room<'a>(name: &str, data: *mut u8, length: usize) -> Result<&'a mut [u8], Error> {
    check(name, data.is_null(), length)?;
    if length == 0 {
        return Ok(&mut []);
    }
    // SAFETY: the caller promises it.
    Ok(unsafe { slice::from_raw_parts_mut(data, length) })
}

/// Elements of an array to read.
///
/// # Safety
///
/// As the header promises.
pub(crate) unsafe fn array<'a, T>(name: &str, data: *const T, count: usize) -> Result<&'a [T], Error> {
    check(name, data.is_null(), product(name, count, size_of::<T>())?)?;
    if count == 0 {
        return Ok(&[]);
    }
    // SAFETY: the caller promises it.
    Ok(unsafe { slice::from_raw_parts(data, count) })
}

/// The messages of an array, each of which is checked.
///
/// # Safety
///
/// As the header promises of the array and of every message.
pub(crate) unsafe fn messages<'a>(
    name: &str,
    data: *const hw_bytes,
    count: usize,
) -> Result<&'a [Message], Error> {
    // SAFETY: the caller promises it.
    let all = unsafe { array(name, data, count) }?;
    if let Some(i) = all.iter().position(|one| check("", one.data.is_null(), one.length).is_err()) {
        check(&format!("{name}[{i}]"), all[i].data.is_null(), all[i].length)?;
    }
    // SAFETY: a `Message` is nothing but `hw_bytes` that have been checked.
    Ok(unsafe { slice::from_raw_parts(all.as_ptr().cast(), all.len()) })
}

/// The size in bytes of `count` elements.
pub(crate) fn product(name: &str, count: usize, size: usize) -> Result<usize, Error> {
    count.checked_mul(size).filter(|bytes| *bytes <= isize::MAX as usize).ok_or_else(|| {
        Error::new(
            HW_ERROR_LENGTH,
            format!("{name}: {count} times {size} bytes are more than there can be in memory"),
        )
    })
}

/// Whether two pieces of memory have a byte in common.
#[inline]
pub(crate) fn overlap(a: *const c_void, a_length: usize, b: *const c_void, b_length: usize) -> bool {
    let (a, b) = (a.addr(), b.addr());
    a_length > 0 && b_length > 0 && a < b.saturating_add(b_length) && b < a.saturating_add(a_length)
}

/// An error if room for a result has a byte in common with a message.
pub(crate) fn apart(name: &str, room: *const u8, size: usize, messages: &[Message]) -> Result<(), Error> {
    let lies_on = |message: &Message| {
        let hw_bytes { data, length } = message.parts();
        overlap(data, length, room.cast(), size)
    };
    match messages.iter().position(lies_on) {
        Some(i) => Err(Error::new(HW_ERROR_OVERLAP, format!("{name} overlap messages[{i}]"))),
        None => Ok(()),
    }
}

/// A text that ends with a zero.
///
/// # Safety
///
/// As the header promises.
pub(crate) unsafe fn text<'a>(name: &str, text: *const c_char) -> Result<&'a CStr, Error> {
    if text.is_null() {
        return Err(null(name));
    }
    // SAFETY: the caller promises it.
    Ok(unsafe { CStr::from_ptr(text) })
}

/// A text in UTF-8.
pub(crate) fn utf8<'a>(name: &str, text: &'a CStr) -> Result<&'a str, Error> {
    text.to_str().map_err(|error| Error::new(HW_ERROR_OPTION, format!("{name} is not UTF-8: {error}")))
}

/// The value a pointer points to.
///
/// # Safety
///
/// As the header promises.
#[inline]
pub(crate) unsafe fn reference<'a, T>(name: &str, pointer: *const T) -> Result<&'a T, Error> {
    // SAFETY: the caller promises it.
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

/// Where one value is to be written, which need not hold one before.
#[derive(Clone, Copy)]
pub(crate) struct Place<T>(*mut T);

impl<T> Place<T> {
    /// # Safety
    ///
    /// As the header promises, for as long as the place is used.
    #[inline]
    pub(crate) unsafe fn new(name: &str, pointer: *mut T) -> Result<Self, Error> {
        if pointer.is_null() { Err(null(name)) } else { Ok(Self(pointer)) }
    }

    #[inline]
    pub(crate) fn put(self, value: T) {
        // SAFETY: whoever made it promised that one can be written there.
        unsafe { self.0.write(value) }
    }
}

/// Makes an object the caller's, who gives it back to [`drop_object`].
pub(crate) fn hand_out<T>(value: T) -> *mut T {
    Box::into_raw(Box::new(value))
}

/// Drops an object that [`hand_out`] gave; NULL is none.
///
/// # Safety
///
/// It is NULL, or given by [`hand_out`] and used by nobody any more.
pub(crate) unsafe fn drop_object<T>(object: *mut T) {
    if !object.is_null() {
        // SAFETY: the caller promises it.
        drop(unsafe { Box::from_raw(object) });
    }
}
