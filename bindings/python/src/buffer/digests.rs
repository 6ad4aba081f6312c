//! Digests that are a buffer.

use super::arrow::{Capsules, Exported};
use super::{fixed, hex, shape_text};
use core::ffi::c_int;
use core::ptr;
use pyo3::exceptions::{PyBufferError, PyIndexError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::slice::PySliceIndices;
use pyo3::types::{PyBytes, PyList, PySlice, PySliceMethods};

/// Many digests of one length, one after another: a sequence of `bytes`, and a read-only buffer of
/// the shape (messages, bytes of a digest).
///
/// `numpy.asarray(digests)` and `pyarrow.array(digests)` are these bytes, not a copy of them.
///
/// >>> import hashweave
/// >>> digests = hashweave.digest_many(memoryview(b"abcdef").cast("B", (2, 3)), "sha256")
/// >>> len(digests), digests[0] == hashweave.sha256(b"abc").digest()
/// (2, True)
/// >>> memoryview(digests).shape
/// (2, 32)
#[pyclass(frozen, sequence, module = "hashweave")]
#[derive(Debug)]
pub(crate) struct Digests {
    all: Exported,
    shape: [isize; 2],
    strides: [isize; 2],
}

impl Digests {
    /// `bytes` has `count` digests of `length` bytes.
    pub(crate) fn new(bytes: Vec<u8>, count: usize, length: usize) -> Self {
        let shape = [count as isize, length as isize];
        Self { all: Exported::of(bytes, count, length), shape, strides: [length as isize, 1] }
    }

    /// The digest of a message; a negative index counts from the end.
    fn one<'py>(&self, py: Python<'py>, index: isize) -> PyResult<Bound<'py, PyBytes>> {
        let at = if index < 0 { index.checked_add_unsigned(self.all.count) } else { Some(index) };
        match at.and_then(|at| usize::try_from(at).ok()).filter(|&at| at < self.all.count) {
            Some(at) => Ok(PyBytes::new(py, self.at(at))),
            None => Err(PyIndexError::new_err(format!(
                "there are {} digests, and none at {index}",
                self.all.count
            ))),
        }
    }

    /// The digests of a slice.
    fn several(&self, slice: &Bound<'_, PySlice>) -> PyResult<Self> {
        let PySliceIndices { start, step, slicelength, .. } = slice.indices(self.all.count as isize)?;
        let mut bytes = Vec::with_capacity(slicelength * self.all.length);
        for i in 0..slicelength as isize {
            bytes.extend_from_slice(self.at((start + i * step) as usize));
        }
        Ok(Self::new(bytes, slicelength, self.all.length))
    }

    fn at(&self, index: usize) -> &[u8] {
        &self.all.bytes[index * self.all.length..][..self.all.length]
    }

    fn rows(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.all.count).map(|i| self.at(i))
    }
}

#[pymethods]
impl Digests {
    /// The digests that are the rows of a shape; of use to `pickle`.
    #[new]
    fn of_shape(digests: &Bound<'_, PyBytes>, shape: (usize, usize)) -> PyResult<Self> {
        let (bytes, (count, length)) = (digests.as_bytes(), shape);
        match count.checked_mul(length) == Some(bytes.len()) {
            true => Ok(Self::new(bytes.to_vec(), count, length)),
            false => Err(PyValueError::new_err(format!(
                "digests: {} bytes, which are not {}",
                bytes.len(),
                shape_text(&[count, length])
            ))),
        }
    }

    fn __getnewargs__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyBytes>, (usize, usize)) {
        (self.tobytes(py), (self.all.count, self.all.length))
    }

    /// Bytes of a digest.
    #[getter]
    fn digest_size(&self) -> usize {
        self.all.length
    }

    /// All digests, one after another.
    ///
    /// >>> import hashweave
    /// >>> hashweave.digest_many(memoryview(b"ab").cast("B", (2, 1)), "blake2s-8").tobytes().hex()
    /// '038c'
    fn tobytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.all.bytes)
    }

    fn __len__(&self) -> usize {
        self.all.count
    }

    /// The digest of a message; of a slice of messages those, in an object of their own.
    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match index.cast::<PySlice>() {
            Ok(slice) => Ok(Bound::new(py, self.several(slice)?)?.into_any()),
            Err(_) => self.one(py, index.extract()?).map(Bound::into_any),
        }
    }

    fn __repr__(&self) -> String {
        const SHOWN: usize = 2;
        let rows = self.rows().take(SHOWN);
        let begun: Vec<String> =
            rows.map(|row| format!("{}…", hex::text(&row[..row.len().min(4)]))).collect();
        let more = if self.all.count > SHOWN { ", …" } else { "" };
        let shape = shape_text(&[self.all.count, self.all.length]);
        if begun.is_empty() {
            return format!("<hashweave.Digests {shape}>");
        }
        format!("<hashweave.Digests {shape}: {}{more}>", begun.join(", "))
    }

    /// The digests in hexadecimal digits.
    ///
    /// >>> import hashweave
    /// >>> hashweave.digest_many(memoryview(b"ab").cast("B", (2, 1)), "blake2s-8").hex()
    /// ['03', '8c']
    fn hex(&self) -> Vec<String> {
        self.rows().map(hex::text).collect()
    }

    /// Whether another object, `Digests` or a list, has the same digests.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        if let Ok(other) = other.cast::<Self>() {
            let other = &other.get().all;
            return (self.all.count, self.all.length) == (other.count, other.length)
                && self.all.bytes == other.bytes;
        }
        let Ok(list) = other.cast::<PyList>() else { return false };
        let mut pairs = list.iter().zip(self.rows());
        list.len() == self.all.count && pairs.all(|(item, row)| fixed(item.as_borrowed()) == Some(row))
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.tobytes(py).hash()
    }

    /// The digests as an array of fixed-size binary, by Arrow's C data interface.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Capsules<'py>> {
        self.all.capsules(py, requested_schema)
    }

    /// # Safety
    ///
    /// As the buffer protocol has it: `view` is to be filled.
    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        let asks = |flag| flags & flag == flag;
        let refusal = if asks(ffi::PyBUF_WRITABLE) {
            Some("digests cannot be written")
        } else if asks(ffi::PyBUF_F_CONTIGUOUS) {
            Some("digests are C-contiguous")
        } else {
            None
        };
        if let Some(text) = refusal {
            // SAFETY: the protocol asks for this, and gives a view.
            unsafe { (*view).obj = ptr::null_mut() };
            return Err(PyBufferError::new_err(text));
        }
        let digests = slf.get();
        let in_rows = asks(ffi::PyBUF_ND);
        let given =
            |flag, pointer: *const isize| if asks(flag) { pointer.cast_mut() } else { ptr::null_mut() };
        let filled = ffi::Py_buffer {
            buf: digests.all.bytes.as_ptr().cast_mut().cast(),
            len: digests.all.bytes.len() as isize,
            itemsize: 1,
            readonly: 1,
            ndim: if in_rows { 2 } else { 1 },
            format: if asks(ffi::PyBUF_FORMAT) { c"B".as_ptr().cast_mut() } else { ptr::null_mut() },
            shape: given(ffi::PyBUF_ND, digests.shape.as_ptr()),
            strides: given(ffi::PyBUF_STRIDES, digests.strides.as_ptr()),
            suboffsets: ptr::null_mut(),
            internal: ptr::null_mut(),
            obj: slf.clone().into_any().into_ptr(),
        };
        // SAFETY: the view is ours to fill. What it points to lives as long as this object, of
        // which it has a reference, and never changes.
        unsafe { view.write(filled) };
        Ok(())
    }
}
