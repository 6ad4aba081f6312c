//! Tree hashes, with their keys, contexts and customization strings.

use crate::buffer::Bytes;
use crate::error;
use crate::hash::{DETACH_FROM, hexadecimal, length_of_output, not_to_be_made, with};
use hashweave::tree::{TreeFunction, TreeHasher, TreeOptions};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};
use std::sync::Mutex;

/// A tree hash in progress: one message fills all vector lanes. `hashweave.tree` makes it.
///
/// Several threads may use one object; each call is atomic.
///
/// >>> import hashweave
/// >>> h = hashweave.tree("kt128", customization=b"an example")
/// >>> h.update(b"abc")
/// >>> h.name, h.digest_size, len(h.digest()), len(h.digest(100))
/// ('kt128', 32, 32, 100)
#[pyclass(frozen, module = "hashweave")]
pub(crate) struct TreeHash {
    hasher: Mutex<TreeHasher>,
    function: TreeFunction,
}

/// Return a tree hash of data so far: `blake3`, `kt128`, `kt256` (RFC 9861) or `comm-p` (a piece of
/// Filecoin).
///
/// `key`, 32 bytes, and `context`, a string, are those of BLAKE3's modes keyed_hash and derive_key;
/// `customization` is that of KT128 and KT256.
///
/// >>> import hashweave
/// >>> hashweave.tree("blake3", key=b"whats the Elvish word for friend").hexdigest(8)
/// '92b2b75604ed3c76'
/// >>> hashweave.tree("blake3", context="BLAKE3 2019-12-27 16:29:52 test vectors context").hexdigest(8)
/// '2cc39783c223154f'
#[pyfunction]
#[pyo3(signature = (name, data=None, *, key=None, context=None, customization=None))]
pub(crate) fn tree(
    py: Python<'_>,
    name: &str,
    data: Option<Bound<'_, PyAny>>,
    key: Option<Bound<'_, PyAny>>,
    context: Option<&str>,
    customization: Option<Bound<'_, PyAny>>,
) -> PyResult<TreeHash> {
    let function: TreeFunction = name.parse().map_err(error::value)?;
    let bytes = |argument: &Option<Bound<'_, PyAny>>| -> PyResult<Option<Vec<u8>>> {
        argument.as_ref().map(|object| Ok(Bytes::of(object.as_borrowed())?.get().to_vec())).transpose()
    };
    let (key, customization) = (bytes(&key)?, bytes(&customization)?);
    let mut options = TreeOptions::default();
    options.key = key.as_deref();
    options.context = context;
    options.customization = customization.as_deref();
    let hasher = TreeHasher::with(function, &options).map_err(error::value)?;
    let hash = TreeHash { hasher: Mutex::new(hasher), function };
    if let Some(data) = data {
        hash.append(py, Bytes::of(data.as_borrowed())?.get());
    }
    Ok(hash)
}

impl TreeHash {
    fn append(&self, py: Python<'_>, bytes: &[u8]) {
        with(&self.hasher, py, bytes.len() < DETACH_FROM, |hasher| hasher.update(bytes));
    }

    fn output(&self, py: Python<'_>, length: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<u8>> {
        let usual = self.function.digest_length();
        let length = length.map_or(Ok(usual), |length| length_of_output(py, length))?;
        if length != usual && !self.function.is_extendable() {
            return Err(error::value(format!("length must be {usual}: {} has one", self.function)));
        }
        Ok(with(&self.hasher, py, length < DETACH_FROM, |hasher| {
            let mut out = vec![0; length];
            hasher.finalize_xof(&mut out);
            out
        }))
    }
}

#[pymethods]
impl TreeHash {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        Err(not_to_be_made("TreeHash"))
    }

    /// Append bytes from any object that supports the buffer protocol.
    #[pyo3(signature = (data, /))]
    fn update(&self, py: Python<'_>, data: Bound<'_, PyAny>) -> PyResult<()> {
        self.append(py, Bytes::of(data.as_borrowed())?.get());
        Ok(())
    }

    /// Return the first `length` bytes of the output, by default `digest_size`. More bytes may follow.
    #[pyo3(signature = (length=None, /))]
    fn digest<'py>(
        &self,
        py: Python<'py>,
        length: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.output(py, length.as_ref())?))
    }

    /// Return the first `length` bytes of the output in hexadecimal.
    #[pyo3(signature = (length=None, /))]
    fn hexdigest<'py>(
        &self,
        py: Python<'py>,
        length: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyString>> {
        hexadecimal(py, &self.output(py, length.as_ref())?)
    }

    /// Return a copy, which can be updated independently.
    fn copy(&self, py: Python<'_>) -> Self {
        let hasher = Mutex::new(with(&self.hasher, py, true, |hasher| hasher.clone()));
        Self { hasher, function: self.function }
    }

    /// Start a new message with the same options.
    fn reset(&self, py: Python<'_>) {
        with(&self.hasher, py, true, TreeHasher::reset);
    }

    /// The name of the tree hash.
    #[getter]
    fn name(&self) -> String {
        self.function.to_string()
    }

    /// The usual length of the digest in bytes.
    #[getter]
    fn digest_size(&self) -> usize {
        self.function.digest_length()
    }

    fn __repr__(slf: &Bound<'_, Self>) -> String {
        format!("<{} hashweave.TreeHash object at {slf:p}>", slf.get().function)
    }
}
