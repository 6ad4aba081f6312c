//! Messages in Arrow arrays and digests as one, by Arrow's C data interface in capsules, so that no
//! library of Arrow is needed and nothing is copied
//! (<https://arrow.apache.org/docs/format/CDataInterface.html>).

use crate::messages::{Messages, Rows};
use core::ffi::{CStr, c_char, c_void};
use core::{ptr, slice};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::ffi::CString;
use std::sync::Arc;

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";

/// `struct ArrowSchema`.
#[repr(C)]
struct Schema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut Schema,
    dictionary: *mut Schema,
    release: Option<unsafe extern "C" fn(*mut Schema)>,
    private_data: *mut c_void,
}

/// `struct ArrowArray`.
#[repr(C)]
struct Array {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut Array,
    dictionary: *mut Array,
    release: Option<unsafe extern "C" fn(*mut Array)>,
    private_data: *mut c_void,
}

// SAFETY: the interface lets both be moved and released on any thread; what ours own is `Send`.
unsafe impl Send for Schema {}
// SAFETY: as above.
unsafe impl Send for Array {}

impl Drop for Schema {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: it has not been released, since it says how.
            unsafe { release(self) };
        }
    }
}

impl Drop for Array {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: as above.
            unsafe { release(self) };
        }
    }
}

/// How messages lie in the buffers of an array.
#[derive(Clone, Copy)]
enum Form {
    /// Offsets of 32 bits, then bytes.
    Binary,
    /// Offsets of 64 bits, then bytes.
    Large,
    /// Messages of the given number of bytes each.
    Fixed(usize),
}

/// The messages of an array.
pub(crate) enum Column<'a> {
    /// Messages of different lengths.
    Each(Vec<&'a [u8]>),
    /// Messages of one length, be it by the array's type or by its offsets.
    Rows(Rows<'a>),
}

impl Column<'_> {
    pub(crate) fn messages(&self) -> Messages<'_> {
        match self {
            Self::Each(slices) => Messages::Each(slices),
            Self::Rows(rows) => Messages::Rows(*rows),
        }
    }
}

/// An array of messages, whose capsules are held for as long as this lives.
pub(crate) struct Held<'py> {
    array: Bound<'py, PyCapsule>,
    form: Form,
}

impl<'py> Held<'py> {
    /// The array of an object that has `__arrow_c_array__`; none if it has not.
    ///
    /// # Errors
    ///
    /// `TypeError` if the array is of another type than binary, string, their large forms or
    /// fixed-size binary, or in chunks.
    pub(crate) fn of(object: &Bound<'py, PyAny>) -> PyResult<Option<Self>> {
        let Ok(export) = object.getattr("__arrow_c_array__") else {
            return match object.hasattr("__arrow_c_stream__")? {
                true => Err(PyTypeError::new_err(
                    "messages: an Arrow array in chunks; give one chunk at a time, or .combine_chunks()",
                )),
                false => Ok(None),
            };
        };
        let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = export.call0()?.extract()?;
        let schema = schema.pointer_checked(Some(SCHEMA))?.cast::<Schema>();
        // SAFETY: the capsule of this name holds a schema, which nobody has moved out or released,
        // and its format is a string.
        let format = unsafe { CStr::from_ptr(schema.as_ref().format) }.to_string_lossy().into_owned();
        let form = match (&*format, format.strip_prefix("w:").and_then(|bytes| bytes.parse().ok())) {
            // A string is the bytes of its UTF-8.
            ("z" | "u", _) => Form::Binary,
            ("Z" | "U", _) => Form::Large,
            (_, Some(bytes)) => Form::Fixed(bytes),
            _ => {
                return Err(PyTypeError::new_err(format!(
                    "messages: an Arrow array of format '{format}'; binary, string, their large forms and fixed_size_binary have messages"
                )));
            }
        };
        array.pointer_checked(Some(ARRAY))?;
        Ok(Some(Self { array, form }))
    }

    /// The messages.
    ///
    /// # Errors
    ///
    /// `ValueError` if one is null, or the array is not as the interface says.
    pub(crate) fn column(&self) -> PyResult<Column<'_>> {
        let array = self.array.pointer_checked(Some(ARRAY))?.cast::<Array>();
        // SAFETY: the capsule of this name holds an array that nobody has moved out or released,
        // and is held by `self`.
        let array = unsafe { array.as_ref() };
        let wrong = || PyValueError::new_err("messages: the Arrow array is not as its format says");
        let size = |number: i64| usize::try_from(number).map_err(|_| wrong());
        let (length, offset, buffers) = (size(array.length)?, size(array.offset)?, size(array.n_buffers)?);
        let end = offset.checked_add(length).ok_or_else(wrong)?;
        if length == 0 {
            return Ok(Column::Each(Vec::new()));
        }
        let expected = if matches!(self.form, Form::Fixed(_)) { 2 } else { 3 };
        if array.release.is_none() || buffers != expected || array.buffers.is_null() {
            return Err(wrong());
        }
        // SAFETY: there are `buffers` buffers.
        let buffers: &[*const c_void] = unsafe { slice::from_raw_parts(array.buffers, buffers) };
        if !buffers[0].is_null() && array.null_count != 0 {
            // SAFETY: the validity bitmap has a bit for each item up to `end`.
            let valid = unsafe { slice::from_raw_parts(buffers[0].cast::<u8>(), end.div_ceil(8)) };
            if let Some(null) = (offset..end).find(|at| valid[at / 8] >> (at % 8) & 1 == 0) {
                return Err(PyValueError::new_err(format!(
                    "messages: item {} is null, and null has no digest: .drop_null() or .fill_null(b'')",
                    null - offset
                )));
            }
        }
        match self.form {
            Form::Fixed(bytes) => {
                let total = end.checked_mul(bytes).filter(|&total| total == 0 || !buffers[1].is_null());
                let data = match total.ok_or_else(wrong)? {
                    0 => &[],
                    // SAFETY: the buffer has `bytes` bytes for each item up to `end`.
                    total => unsafe { slice::from_raw_parts(buffers[1].cast::<u8>(), total) },
                };
                Rows::new(&data[offset * bytes..], bytes, bytes, length).map(Column::Rows).ok_or_else(wrong)
            }
            Form::Binary => Self::by_offsets::<i32>(buffers, offset, end).ok_or_else(wrong),
            Form::Large => Self::by_offsets::<i64>(buffers, offset, end).ok_or_else(wrong),
        }
    }

    /// The messages between each two offsets; none if these are wrong.
    fn by_offsets<'a, T: Copy>(buffers: &[*const c_void], first: usize, end: usize) -> Option<Column<'a>>
    where
        usize: TryFrom<T>,
    {
        let (offsets, data) = (buffers[1].cast::<T>(), buffers[2].cast::<u8>());
        if offsets.is_null() {
            return None;
        }
        // SAFETY: there is an offset for each item up to `end`, and one more; the interface asks
        // for their alignment.
        let offsets = unsafe { slice::from_raw_parts(offsets, end + 1) };
        let at = |offset: T| usize::try_from(offset).ok();
        let (begin, last) = (at(offsets[first])?, at(offsets[end])?);
        let data = match last {
            0 => &[],
            _ if data.is_null() => return None,
            // SAFETY: the data reach to the last offset.
            _ => unsafe { slice::from_raw_parts(data, last) },
        };
        let pairs = offsets[first..].windows(2);
        let length = at(offsets[first + 1])?.checked_sub(begin)?;
        let is_row = |pair: &[T]| {
            at(pair[0]).zip(at(pair[1])).is_some_and(|(begin, end)| begin.checked_add(length) == Some(end))
        };
        if pairs.clone().all(is_row) {
            return Rows::new(data.get(begin..)?, length, length, end - first).map(Column::Rows);
        }
        // Where offsets fall, or one is larger than the last, there is no such slice.
        pairs.map(|pair| data.get(at(pair[0])?..at(pair[1])?)).collect::<Option<_>>().map(Column::Each)
    }
}

/// The memory owned by an exported array.
struct Owned {
    bytes: Arc<Vec<u8>>,
    buffers: [*const c_void; 2],
}

/// Digests as an array of fixed-size binary: its schema and itself, in capsules.
pub(super) fn exported(
    py: Python<'_>,
    bytes: Arc<Vec<u8>>,
    count: usize,
    length: usize,
) -> PyResult<(Bound<'_, PyCapsule>, Bound<'_, PyCapsule>)> {
    let format = CString::new(format!("w:{length}"))?;
    let schema = Schema {
        format: format.into_raw(),
        name: c"".as_ptr(),
        metadata: ptr::null(),
        flags: 0,
        n_children: 0,
        children: ptr::null_mut(),
        dictionary: ptr::null_mut(),
        release: Some(release_schema),
        private_data: ptr::null_mut(),
    };
    let data = bytes.as_ptr().cast();
    let owned = Box::into_raw(Box::new(Owned { bytes, buffers: [ptr::null(), data] }));
    let array = Array {
        length: count as i64,
        null_count: 0,
        offset: 0,
        n_buffers: 2,
        n_children: 0,
        // SAFETY: it was made just now.
        buffers: unsafe { &raw mut (*owned).buffers }.cast(),
        children: ptr::null_mut(),
        dictionary: ptr::null_mut(),
        release: Some(release_array),
        private_data: owned.cast(),
    };
    Ok((PyCapsule::new_with_value(py, schema, SCHEMA)?, PyCapsule::new_with_value(py, array, ARRAY)?))
}

/// Releases a schema of ours.
unsafe extern "C" fn release_schema(schema: *mut Schema) {
    // SAFETY: whoever releases a schema gives it, once; its format came from a `CString`.
    unsafe {
        drop(CString::from_raw((*schema).format.cast_mut()));
        (*schema).release = None;
    }
}

/// Releases an array of ours.
unsafe extern "C" fn release_array(array: *mut Array) {
    // SAFETY: whoever releases an array gives it, once; what it owns came from a `Box`.
    unsafe {
        let owned: Box<Owned> = Box::from_raw((*array).private_data.cast());
        drop(owned.bytes);
        (*array).release = None;
    }
}
