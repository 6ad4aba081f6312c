//! Bytes that Python objects hold, without a copy, and bytes for Python's own. This folder has all of the package's `unsafe`.
//!
//! | file | what it holds |
//! |---|---|
//! | `mod.rs` | messages and outputs in buffers |
//! | `arrow.rs` | messages in Arrow arrays, and digests as one |
//! | `digests.rs` | digests that are a buffer |
//!
//! An object that exports a buffer keeps the memory where it is until the buffer is released (a `bytearray` refuses to be resized meanwhile, with
//! `BufferError`), so a slice of it stays valid. What is *in* it may change when another thread writes there while it is hashed: CPython, OpenSSL and every
//! other extension read it so, too. The digest is then one of some mixture; nothing here takes a length, an index or a branch from the bytes that it hashes.

mod arrow;
mod digests;

pub(crate) use arrow::Messages as ArrowMessages;
pub(crate) use digests::Digests;

use core::ops::Range;
use core::slice;
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// The bytes of an object, held for as long as this lives.
pub(crate) enum Bytes<'a> {
    /// Those of an object of the type `bytes`, which never change.
    Fixed(&'a [u8]),
    /// Those of a buffer.
    Held(Buffer),
}

impl<'a> Bytes<'a> {
    /// The bytes of an argument, as `hashlib` takes them: in one dimension, without gaps.
    ///
    /// # Errors
    ///
    /// `TypeError` if it is text or has no bytes, `BufferError` if they do not lie one after the other.
    #[inline]
    pub(crate) fn of(object: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        match <&[u8]>::extract(object) {
            Ok(bytes) => Ok(Self::Fixed(bytes)),
            Err(_) => Buffer::of(&object).map(Self::Held),
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

/// A buffer without gaps.
pub(crate) struct Buffer(PyUntypedBuffer);

impl Buffer {
    /// A buffer of one dimension.
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let buffer = exported(object)?;
        if buffer.dimensions() > 1 {
            return Err(PyBufferError::new_err("Buffer must be single dimension"));
        }
        Self::without_gaps(buffer)
    }

    /// A buffer in memory order.
    pub(crate) fn without_gaps(buffer: PyUntypedBuffer) -> PyResult<Self> {
        match buffer.is_c_contiguous() {
            true => Ok(Self(buffer)),
            false => Err(PyBufferError::new_err(
                "the buffer is not C-contiguous: give a copy, such as numpy.ascontiguousarray(array)",
            )),
        }
    }

    pub(crate) fn get(&self) -> &[u8] {
        let (pointer, length) = (self.0.buf_ptr().cast::<u8>(), self.0.len_bytes());
        if length == 0 {
            return &[];
        }
        // SAFETY: the exporter says that so many bytes lie there and keeps them until the buffer is released, which is not before `self` is dropped.
        unsafe { slice::from_raw_parts(pointer, length) }
    }
}

/// The buffer that an object exports.
///
/// # Errors
///
/// `TypeError` if it is text or exports none.
pub(crate) fn exported(object: &Bound<'_, PyAny>) -> PyResult<PyUntypedBuffer> {
    PyUntypedBuffer::get(object).map_err(|error| {
        if object.is_instance_of::<PyString>() {
            PyTypeError::new_err("Strings must be encoded before hashing")
        } else if error.is_instance_of::<PyTypeError>(object.py()) {
            let name = object.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
            PyTypeError::new_err(format!("object supporting the buffer API required, not {name}"))
        } else {
            error
        }
    })
}

/// A buffer to write into.
pub(crate) struct Output(PyUntypedBuffer);

impl Output {
    /// The argument `out` for so many digests of so many bytes: bytes in memory order, of one dimension or of the shape (`count`, `length`).
    ///
    /// # Errors
    ///
    /// `BufferError` if it cannot be written or has gaps, `ValueError` if it has another size or shape, or other items than bytes.
    pub(crate) fn of(object: &Bound<'_, PyAny>, count: usize, length: usize) -> PyResult<Self> {
        let buffer = exported(object)?;
        if buffer.readonly() {
            return Err(PyBufferError::new_err("out: the buffer cannot be written"));
        }
        if !buffer.is_c_contiguous() {
            return Err(PyBufferError::new_err("out: the buffer is not C-contiguous"));
        }
        check_bytes(&buffer, "out")?;
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
                shape_text(shape)
            ))),
        }
    }

    /// The addresses that it covers.
    pub(crate) fn addresses(&self) -> Range<usize> {
        let first = self.0.buf_ptr() as usize;
        first..first + self.0.len_bytes()
    }

    /// The bytes. None of the messages lies in them: [`addresses`](Self::addresses) was compared.
    pub(crate) fn get(&mut self) -> &mut [u8] {
        let (pointer, length) = (self.0.buf_ptr().cast::<u8>(), self.0.len_bytes());
        if length == 0 {
            return &mut [];
        }
        // SAFETY: the exporter says that so many bytes lie there and may be written, and keeps them until the buffer is released.
        unsafe { slice::from_raw_parts_mut(pointer, length) }
    }
}

/// # Errors
///
/// `ValueError` if a buffer's items are not bytes.
pub(crate) fn check_bytes(buffer: &PyUntypedBuffer, name: &str) -> PyResult<()> {
    let format = buffer.format().to_string_lossy();
    match buffer.item_size() == 1 && ["B", "b", "c", "@B", "<B", "=B", "|B"].contains(&&*format) {
        true => Ok(()),
        false => Err(PyValueError::new_err(format!(
            "{name}: the items are of format {format:?}, not bytes; a numpy array's .view('uint8') is of bytes"
        ))),
    }
}

/// A shape as Python writes it.
pub(crate) fn shape_text(shape: &[usize]) -> String {
    match shape {
        [one] => format!("({one},)"),
        _ => format!("({})", shape.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")),
    }
}
