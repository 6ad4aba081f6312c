//! Bytes that Python objects hold, without a copy, and bytes for Python's own. This folder has all
//! of the package's `unsafe`.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | messages and outputs in buffers |
//! | `arrow.rs` | messages in Arrow arrays, and digests as one |
//! | `digests.rs` | digests that are a buffer |
//! | `column.rs` | digests as a column, some of which may be missing |
//! | `hex.rs` | their hexadecimal digits |
//!
//! An object that exports a buffer keeps the memory where it is until the buffer is released (a
//! `bytearray` refuses to be resized meanwhile, with `BufferError`), so a slice of it stays valid.
//! Its *content* may change when another thread writes there while it is hashed: CPython, OpenSSL
//! and every other extension read it so, too. The digest is then one of some mixture; nothing here
//! takes a length, an index or a branch from the bytes that it hashes.

mod arrow;
mod column;
mod digests;
mod hex;

pub(crate) use arrow::{Column, Held as ArrowArray};
pub(crate) use column::DigestColumn;
pub(crate) use digests::Digests;

use crate::messages::Rows;
use core::ffi::{CStr, c_char, c_int};
use core::ops::Range;
use core::{ptr, slice};
use pyo3::exceptions::{PyBufferError, PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};
use std::borrow::Cow;

/// The bytes of an object, held for as long as this lives.
pub(crate) enum Bytes<'a> {
    /// The bytes of an object of the type `bytes`, which never change.
    Fixed(&'a [u8]),
    /// The bytes of a buffer.
    Held(Buffer),
}

impl<'a> Bytes<'a> {
    /// The bytes of an argument, as `hashlib` takes them: in one dimension, without gaps.
    ///
    /// # Errors
    ///
    /// `TypeError` if it is text or has no bytes, `BufferError` if they do not lie one after
    /// another.
    #[inline]
    pub(crate) fn of(object: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        match fixed(object) {
            Some(bytes) => Ok(Self::Fixed(bytes)),
            None => Buffer::of(&object).map(Self::Held),
        }
    }

    /// The bytes of an item of a column, of text its UTF-8. Other objects have a buffer, too, such as
    /// numbers of NumPy, NaN among them, which nobody means to be hashed.
    ///
    /// # Errors
    ///
    /// `TypeError` if it is neither text nor bytes, `UnicodeEncodeError` for text that has no UTF-8.
    #[inline]
    pub(crate) fn of_item(object: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        if let Some(bytes) = fixed(object) {
            return Ok(Self::Fixed(bytes));
        }
        if object.is_exact_instance_of::<PyString>() || object.is_instance_of::<PyString>() {
            return utf8(object).map(Self::Fixed);
        }
        let has_bytes = object.is_instance_of::<PyBytes>()
            || object.is_instance_of::<PyByteArray>()
            || object.is_instance_of::<PyMemoryView>();
        match has_bytes {
            true => Buffer::of(&object).map(Self::Held),
            false => {
                let name = object.get_type().name()?;
                Err(PyTypeError::new_err(format!("text or bytes, not {name}")))
            }
        }
    }

    #[inline]
    pub(crate) fn get(&self) -> &[u8] {
        match self {
            Self::Fixed(bytes) => bytes,
            Self::Held(buffer) => buffer.get(),
        }
    }
}

/// The bytes of an object of the type `bytes`; none of another one. In a batch of short messages
/// this is called as often as anything, so it is one call of Python's stable interface and not
/// four.
#[inline]
pub(crate) fn fixed<'a>(object: Borrowed<'a, '_, PyAny>) -> Option<&'a [u8]> {
    let (mut first, mut length) = (ptr::null_mut(), 0);
    // SAFETY: the object is one; it is of that type, so that the call only reads where its bytes
    // are.
    let found = unsafe {
        ffi::Py_TYPE(object.as_ptr()) == &raw mut ffi::PyBytes_Type
            && ffi::PyBytes_AsStringAndSize(object.as_ptr(), &raw mut first, &raw mut length) == 0
    };
    // SAFETY: `length` bytes lie there, which never change, for as long as the object lives.
    found.then(|| unsafe { slice::from_raw_parts(first.cast(), length as usize) })
}

/// The UTF-8 of an object of the type `str`, which keeps it.
fn utf8<'a>(object: Borrowed<'a, '_, PyAny>) -> PyResult<&'a [u8]> {
    let mut length = 0;
    // SAFETY: the object is one; the call checks its type.
    let first = unsafe { ffi::PyUnicode_AsUTF8AndSize(object.as_ptr(), &raw mut length) };
    if first.is_null() {
        return Err(PyErr::fetch(object.py()));
    }
    // SAFETY: `length` bytes lie there, which never change, for as long as the object lives.
    Ok(unsafe { slice::from_raw_parts(first.cast(), length as usize) })
}

/// The bytes of items, if all of these are of the type `bytes`.
pub(crate) fn all_fixed<'a>(items: &'a [Bound<'_, PyAny>]) -> Option<Vec<&'a [u8]>> {
    all_of(items, fixed)
}

/// The bytes of items, of text its UTF-8, if all of these are of the types `bytes` and `str`.
pub(crate) fn all_plain<'a>(items: &'a [Bound<'_, PyAny>]) -> Option<Vec<&'a [u8]>> {
    all_of(items, |item| match fixed(item) {
        None if item.is_exact_instance_of::<PyString>() => utf8(item).ok(),
        bytes => bytes,
    })
}

/// The bytes of items, if `of` has those of each.
fn all_of<'a, 'py>(
    items: &'a [Bound<'py, PyAny>],
    of: impl Fn(Borrowed<'a, 'py, PyAny>) -> Option<&'a [u8]>,
) -> Option<Vec<&'a [u8]>> {
    let mut all = Vec::with_capacity(items.len());
    for item in items {
        all.push(of(item.as_borrowed())?);
    }
    Some(all)
}

/// Makes an object of each digest of `length` bytes in turn: `bytes`, or with `is_hex` a `str` of
/// hexadecimal digits. Each call returns the next one, or `MemoryError` if there is none for it.
pub(crate) fn objects<'py>(
    py: Python<'py>,
    digests: &[u8],
    length: usize,
    is_hex: bool,
) -> impl FnMut() -> PyResult<Bound<'py, PyAny>> {
    let bytes = if is_hex { Cow::Owned(hex::of(digests)) } else { Cow::Borrowed(digests) };
    let size = if is_hex { 2 * length } else { length };
    let mut next = 0;
    move || {
        let piece = &bytes[next..next + size];
        next += size;
        let (first, size) = (piece.as_ptr().cast(), size as isize);
        // SAFETY: the piece has as many bytes, which the calls copy, and digits are UTF-8; they
        // return a new object or nothing.
        unsafe {
            let object = match is_hex {
                true => ffi::PyUnicode_FromStringAndSize(first, size),
                false => ffi::PyBytes_FromStringAndSize(first, size),
            };
            Bound::from_owned_ptr_or_err(py, object)
        }
    }
}

/// The items of an array of NumPy of objects, in one dimension.
pub(crate) struct Objects {
    buffer: Buffer,
    count: usize,
    stride: isize,
}

impl Objects {
    /// # Errors
    ///
    /// `ValueError` if the items are not objects, or lie in more dimensions.
    pub(crate) fn of(buffer: Buffer) -> PyResult<Self> {
        let (format, view) = (buffer.format(), &buffer.0);
        if let [count] = *buffer.shape()
            && format == "O"
            && view.itemsize == size_of::<*mut ffi::PyObject>() as isize
            && !view.strides.is_null()
            && view.suboffsets.is_null()
        {
            // SAFETY: there is a stride for each dimension, which is one.
            let stride = unsafe { *view.strides };
            return Ok(Self { buffer, count, stride });
        }
        Err(PyValueError::new_err(format!(
            "an array of objects in one dimension is needed, not of '{format}' and the shape {}",
            shape_text(&buffer.shape())
        )))
    }

    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Where an item is.
    fn place(&self, at: usize) -> *mut *mut ffi::PyObject {
        assert!(at < self.count, "there are {} objects, and none at {at}", self.count);
        // SAFETY: the array has that item, at that distance.
        unsafe { self.buffer.0.buf.byte_offset(at as isize * self.stride).cast() }
    }

    pub(crate) fn get<'py>(&self, py: Python<'py>, at: usize) -> Bound<'py, PyAny> {
        // SAFETY: an item is an object, or null, which NumPy takes for None.
        let object = unsafe { Bound::from_borrowed_ptr_or_opt(py, *self.place(at)) };
        object.unwrap_or_else(|| py.None().into_bound(py))
    }

    /// # Panics
    ///
    /// If the array cannot be written.
    pub(crate) fn set(&self, at: usize, object: Bound<'_, PyAny>) {
        assert!(self.buffer.0.readonly == 0, "the array cannot be written");
        // SAFETY: the place owns what is there, an object or null, and then the new one.
        unsafe { ffi::Py_XDECREF(self.place(at).replace(object.into_ptr())) };
    }
}

/// Whether this is the interpreter that the process began with.
pub(crate) fn is_main_interpreter(_: Python<'_>) -> bool {
    // SAFETY: the thread is attached to an interpreter, which the calls return and number.
    unsafe { ffi::PyInterpreterState_GetID(ffi::PyInterpreterState_Get()) == 0 }
}

/// A buffer that an object exports.
pub(crate) struct Buffer(Box<ffi::Py_buffer>);

impl Buffer {
    /// A buffer as `hashlib` asks for it: bytes that lie one after another, whatever they are of.
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let buffer = Self::export(object, ffi::PyBUF_SIMPLE)?;
        match buffer.0.ndim {
            ..=1 => Ok(buffer),
            _ => Err(PyBufferError::new_err("Buffer must be single dimension")),
        }
    }

    /// A buffer with its shape.
    ///
    /// # Errors
    ///
    /// `TypeError` if the object is text or exports none, and what the object says.
    pub(crate) fn with_shape(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        Self::export(object, ffi::PyBUF_FULL_RO)
    }

    fn export(object: &Bound<'_, PyAny>, flags: c_int) -> PyResult<Self> {
        let mut view = Box::new(ffi::Py_buffer::new());
        // SAFETY: the object is one, and the view is ours to be filled; it is released once, if it
        // was filled.
        if unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &raw mut *view, flags) } == 0 {
            return Ok(Self(view));
        }
        let py = object.py();
        let error = PyErr::fetch(py);
        Err(if object.is_instance_of::<PyString>() {
            PyTypeError::new_err("Strings must be encoded before hashing")
        } else if error.is_instance_of::<PyTypeError>(py) {
            let name = object.get_type().name()?;
            PyTypeError::new_err(format!("object supporting the buffer API required, not {name}"))
        } else {
            error
        })
    }

    /// The bytes, which lie one after another.
    pub(crate) fn get(&self) -> &[u8] {
        let length = self.length();
        if length == 0 {
            return &[];
        }
        // SAFETY: the exporter says that `length` bytes lie there and keeps them until the buffer
        // is released, which is not before `self` is dropped.
        unsafe { slice::from_raw_parts(self.0.buf.cast(), length) }
    }

    /// The same, to be written; nobody else may use them meanwhile.
    fn get_mut(&mut self) -> &mut [u8] {
        let length = self.length();
        if length == 0 {
            return &mut [];
        }
        // SAFETY: as above, and the exporter says that they may be written.
        unsafe { slice::from_raw_parts_mut(self.0.buf.cast(), length) }
    }

    /// How many bytes they are.
    fn length(&self) -> usize {
        usize::try_from(self.0.len).unwrap_or(0)
    }

    /// Items in each dimension.
    pub(crate) fn shape(&self) -> Vec<usize> {
        if self.0.ndim <= 0 || self.0.shape.is_null() {
            return Vec::new();
        }
        // SAFETY: a shape has a number for each dimension.
        let shape = unsafe { slice::from_raw_parts(self.0.shape, self.0.ndim as usize) };
        shape.iter().map(|&items| usize::try_from(items).unwrap_or(0)).collect()
    }

    /// The rows of a buffer of two dimensions, of the shape (`count`, `length`). There may be a
    /// distance between rows, but not between the bytes of one.
    ///
    /// # Errors
    ///
    /// `ValueError` if the items are not bytes, `BufferError` if they lie in another way.
    pub(crate) fn rows(&self, count: usize, length: usize) -> PyResult<Rows<'_>> {
        self.check_items("messages")?;
        let refusal = |text: String| {
            Err(PyBufferError::new_err(format!(
                "messages: {text}: give a copy, such as numpy.ascontiguousarray(array)"
            )))
        };
        let [down, right] = match self.0.strides.is_null() {
            true => [length as isize, 1],
            // SAFETY: there are as many strides as dimensions, which are two.
            false => unsafe { self.0.strides.cast::<[isize; 2]>().read() },
        };
        if !self.0.suboffsets.is_null() {
            return refusal("the rows lie behind pointers".to_owned());
        }
        if length > 1 && right != 1 {
            return refusal(format!("the bytes of a row are {right} bytes apart"));
        }
        // One row has no distance, whatever its stride is.
        let stride = if count > 1 { usize::try_from(down).unwrap_or(0) } else { length };
        let span = count.saturating_sub(1).checked_mul(stride).and_then(|begin| begin.checked_add(length));
        let bytes = match span {
            Some(span) if span <= isize::MAX as usize && stride >= length && count * length > 0 => {
                // SAFETY: the exporter says that rows lie there, whose memory is one piece, and keeps
                // them until the buffer is released.
                unsafe { slice::from_raw_parts(self.0.buf.cast::<u8>(), span) }
            }
            _ => &[],
        };
        match Rows::new(bytes, if bytes.is_empty() { length } else { stride }, length, count) {
            Some(rows) => Ok(rows),
            None => refusal(format!("rows of {length} bytes are {down} bytes apart")),
        }
    }

    /// # Errors
    ///
    /// `ValueError` if the items are not bytes, `BufferError` if they do not lie one after another,
    /// row by row.
    pub(crate) fn check(&self, name: &str) -> PyResult<()> {
        self.check_items(name)?;
        // SAFETY: the view is filled.
        match unsafe { ffi::PyBuffer_IsContiguous(&raw const *self.0, b'C' as c_char) } {
            0 => Err(PyBufferError::new_err(format!(
                "{name}: the buffer is not C-contiguous: give a copy, such as numpy.ascontiguousarray(array)"
            ))),
            _ => Ok(()),
        }
    }

    /// The format of the items, as the module `struct` writes it.
    pub(crate) fn format(&self) -> String {
        match self.0.format.is_null() {
            true => "B".to_owned(),
            // SAFETY: a format is a string that lives as long as the view.
            false => unsafe { CStr::from_ptr(self.0.format) }.to_string_lossy().into_owned(),
        }
    }

    /// # Errors
    ///
    /// `ValueError` if the items are not bytes.
    pub(crate) fn check_items(&self, name: &str) -> PyResult<()> {
        let format = self.format();
        if format.ends_with(['s', 'w']) {
            return Err(PyValueError::new_err(format!(
                "{name}: strings of NumPy of a fixed width, which are filled up with zeros: give their bytes without these, such as numpy.strings.encode(array).tolist() for text or array.tolist() for bytes"
            )));
        }
        if self.0.itemsize != 1 || !["B", "b", "c"].contains(&format.trim_start_matches(['@', '<', '=', '|']))
        {
            return Err(PyValueError::new_err(format!(
                "{name}: the items are of format '{format}', not bytes; a numpy array's .view('uint8') is of bytes"
            )));
        }
        Ok(())
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // SAFETY: it was filled and not released; everybody who has one is attached.
        Python::attach(|_| unsafe { ffi::PyBuffer_Release(&raw mut *self.0) });
    }
}

/// A buffer to write into.
pub(crate) struct Output(Buffer);

impl Output {
    /// The argument `out` for `count` digests of `length` bytes: bytes in memory order, of one
    /// dimension or of the shape (`count`, `length`).
    ///
    /// # Errors
    ///
    /// `BufferError` if it cannot be written or has gaps, `ValueError` if it has another size or
    /// shape, or other items than bytes.
    pub(crate) fn of(object: &Bound<'_, PyAny>, count: usize, length: usize) -> PyResult<Self> {
        let buffer = Buffer::with_shape(object)?;
        if buffer.0.readonly != 0 {
            return Err(PyBufferError::new_err("out: the buffer cannot be written"));
        }
        buffer.check("out")?;
        let shape = buffer.shape();
        let fits = match *shape {
            [bytes] => count.checked_mul(length) == Some(bytes),
            [rows, columns] => (rows, columns) == (count, length),
            _ => false,
        };
        match fits {
            true => Ok(Self(buffer)),
            false => Err(PyValueError::new_err(format!(
                "out: {count} digests have the shape ({count}, {length}), not {}",
                shape_text(&shape)
            ))),
        }
    }

    /// The addresses that it covers.
    pub(crate) fn addresses(&self) -> Range<usize> {
        let first = self.0.0.buf as usize;
        first..first + self.0.length()
    }

    /// The bytes. None of the messages lies in them: [`addresses`](Self::addresses) were compared.
    pub(crate) fn get(&mut self) -> &mut [u8] {
        self.0.get_mut()
    }
}

/// A shape as Python writes it.
pub(crate) fn shape_text(shape: &[usize]) -> String {
    match shape {
        [one] => format!("({one},)"),
        _ => format!("({})", shape.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
    }
}
