//! One hash in progress, with the shape of `hashlib`'s.

use crate::buffer::Bytes;
use crate::{fork, names};
use arrayvec::ArrayVec;
use hashweave::{Algorithm, Family, Hasher};
use pyo3::exceptions::{PyAttributeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// Data of at least this many bytes are hashed with the interpreter released, so that other threads
/// may run; the same threshold as CPython's.
pub(crate) const DETACH_FROM: usize = 2048;

/// The longest digest of SHAKE, which `hashlib` has, too: longer ones are a stream, and better
/// taken as one.
const LONGEST: usize = (1 << 29) - 1;

/// A hash computation in progress.
///
/// Several threads may use one object; each call is atomic.
///
/// >>> import hashweave
/// >>> h = hashweave.sha256(b"a")
/// >>> h.update(b"bc")
/// >>> h.hexdigest()[:16]
/// 'ba7816bf8f01cfea'
/// >>> h.name, h.digest_size, h.block_size
/// ('sha256', 32, 64)
#[pyclass(frozen, subclass, module = "hashweave")]
pub(crate) struct Hash {
    progress: Mutex<Progress>,
    algorithm: Algorithm,
    digest_length: usize,
}

/// How far a hash is.
#[derive(Clone)]
pub(crate) enum Progress {
    /// The message so far, which is short: nothing has been hashed, and in one go it takes half the
    /// time.
    Short(Algorithm, ArrayVec<u8, SHORT>),
    /// In a box, since Python's memory is not aligned to a hasher's lines.
    Begun(Box<Hasher>),
}

/// Bytes that are kept: many messages are no longer, and the object is one that Python's allocator
/// has a list for.
const SHORT: usize = 128;

impl Progress {
    /// The hasher, which begins to hash.
    pub(crate) fn hasher(&mut self) -> &mut Hasher {
        if let Self::Short(algorithm, message) = self {
            let mut hasher = Box::new(Hasher::new(*algorithm));
            hasher.update(message);
            *self = Self::Begun(hasher);
        }
        match self {
            Self::Begun(hasher) => hasher,
            Self::Short(..) => unreachable!("it has begun"),
        }
    }

    /// Goes on with bytes.
    fn update(&mut self, bytes: &[u8]) {
        if let Self::Short(_, message) = self
            && message.try_extend_from_slice(bytes).is_ok()
        {
            return;
        }
        self.hasher().update(bytes);
    }

    /// The digest so far, of any length for SHAKE.
    fn digest_into(&self, out: &mut [u8]) {
        match self {
            Self::Short(algorithm, message) => hashweave::digest_into(*algorithm, message, out),
            Self::Begun(hasher) => hasher.digest_into(out),
        }
    }
}

impl Hash {
    /// The hash of nothing yet, by an algorithm without parameters.
    #[inline]
    pub(crate) fn of(algorithm: Algorithm) -> Self {
        let progress = Mutex::new(Progress::Short(algorithm, ArrayVec::new()));
        Self { progress, algorithm, digest_length: algorithm.digest_length() }
    }

    /// A hash object that continues the given hasher.
    pub(crate) fn begun(hasher: Box<Hasher>) -> Self {
        let algorithm = hasher.algorithm();
        let progress = Mutex::new(Progress::Begun(hasher));
        Self { progress, algorithm, digest_length: algorithm.digest_length() }
    }

    /// How far it is, when no other thread has it; for a [`fork::section`].
    pub(crate) fn lock(&self) -> MutexGuard<'_, Progress> {
        lock(&self.progress)
    }

    /// How far it is, unless another thread has it.
    pub(crate) fn try_lock(&self) -> Option<MutexGuard<'_, Progress>> {
        try_lock(&self.progress)
    }

    /// Does something with how far it is, as [`with`].
    pub(crate) fn with<R: Send>(
        &self,
        py: Python<'_>,
        is_short: bool,
        act: impl FnOnce(&mut Progress) -> R + Send,
    ) -> R {
        with(&self.progress, py, is_short, act)
    }

    /// Goes on with bytes.
    pub(crate) fn append(&self, py: Python<'_>, bytes: &[u8]) {
        self.with(py, bytes.len() < DETACH_FROM, |progress| progress.update(bytes));
    }

    /// Return a copy, which can be updated independently.
    pub(crate) fn clone_of(&self, py: Python<'_>) -> Self {
        let progress = Mutex::new(self.with(py, true, |progress| progress.clone()));
        Self { progress, algorithm: self.algorithm, digest_length: self.digest_length }
    }

    /// Calls `then` with the digest.
    fn with_digest<R>(&self, py: Python<'_>, then: impl FnOnce(&[u8]) -> R) -> R {
        let mut digest = [0; LONGEST_FIXED];
        let digest = &mut digest[..self.digest_length];
        self.with(py, true, |progress| progress.digest_into(digest));
        then(digest)
    }
}

/// What a lock holds, whatever has panicked with it.
fn lock<T>(held: &Mutex<T>) -> MutexGuard<'_, T> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The same, unless another thread has it.
fn try_lock<T>(held: &Mutex<T>) -> Option<MutexGuard<'_, T>> {
    match held.try_lock() {
        Ok(guard) => Some(guard),
        Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

/// Does something with what a lock holds: at once if it is short and no other thread has it,
/// otherwise without the interpreter.
pub(crate) fn with<T: Send, R: Send>(
    held: &Mutex<T>,
    py: Python<'_>,
    is_short: bool,
    act: impl FnOnce(&mut T) -> R + Send,
) -> R {
    match try_lock(held).filter(|_| is_short) {
        Some(mut guard) => act(&mut guard),
        None => fork::section(py, || act(&mut lock(held))),
    }
}

/// Bytes of the longest digest but SHAKE's.
const LONGEST_FIXED: usize = 64;

/// Two hexadecimal digits a byte.
pub(crate) fn hexadecimal<'py>(py: Python<'py>, bytes: &[u8]) -> PyResult<Bound<'py, PyString>> {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let pair = |byte: &u8| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
    let mut text = [0; 128];
    match text.get_mut(..2 * bytes.len()) {
        Some(text) => {
            for (digits, byte) in text.chunks_exact_mut(2).zip(bytes) {
                digits.copy_from_slice(&pair(byte));
            }
            PyString::from_bytes(py, text)
        }
        None => PyString::from_bytes(py, bytes.iter().flat_map(pair).collect::<Vec<u8>>().as_slice()),
    }
}

/// The argument `length` of a digest of any length.
pub(crate) fn length_of_output(py: Python<'_>, length: &Bound<'_, PyAny>) -> PyResult<usize> {
    let fault = || PyValueError::new_err(format!("length must be 0 to {LONGEST}"));
    // A value that is not a number raises a `TypeError`.
    let length: isize = length
        .extract()
        .map_err(|error: PyErr| if error.is_instance_of::<PyTypeError>(py) { error } else { fault() })?;
    usize::try_from(length).ok().filter(|&length| length <= LONGEST).ok_or_else(fault)
}

/// The error of types that only functions create.
pub(crate) fn not_to_be_made(name: &str) -> PyErr {
    PyTypeError::new_err(format!("cannot create 'hashweave.{name}' instances"))
}

#[pymethods]
impl Hash {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        Err(not_to_be_made("Hash"))
    }

    /// Append bytes from any object that supports the buffer protocol.
    #[pyo3(signature = (data, /))]
    fn update(&self, py: Python<'_>, data: Bound<'_, PyAny>) -> PyResult<()> {
        let data = Bytes::of(data.as_borrowed())?;
        self.append(py, data.get());
        Ok(())
    }

    /// Return the digest of all bytes so far. More bytes may follow.
    fn digest<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        self.with_digest(py, |digest| PyBytes::new(py, digest))
    }

    /// Return the digest in hexadecimal.
    fn hexdigest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        self.with_digest(py, |digest| hexadecimal(py, digest))
    }

    /// Return a copy, which can be updated independently.
    fn copy(&self, py: Python<'_>) -> Self {
        self.clone_of(py)
    }

    /// The name of the algorithm.
    #[getter]
    pub(crate) fn name(&self) -> String {
        names::name(self.algorithm)
    }

    /// The length of the digest in bytes; 0 for SHAKE, whose digests have any length.
    #[getter]
    fn digest_size(&self) -> usize {
        if self.algorithm.is_extendable() { 0 } else { self.digest_length }
    }

    /// The length of a block in bytes.
    #[getter]
    fn block_size(&self) -> usize {
        self.algorithm.primitive().block()
    }

    /// The capacity of the sponge in bits (FIPS 202).
    #[getter]
    fn _capacity_bits(&self) -> PyResult<usize> {
        self._rate_bits().map(|rate| 1600 - rate)
    }

    /// The rate of the sponge in bits (FIPS 202).
    #[getter]
    fn _rate_bits(&self) -> PyResult<usize> {
        self.sponge().map(|(rate, _)| 8 * rate)
    }

    /// The domain separation suffix of the sponge (FIPS 202).
    #[getter]
    fn _suffix<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.sponge().map(|(_, suffix)| PyBytes::new(py, &[suffix]))
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("<{} hashweave.{} object at {slf:p}>", slf.get().name(), slf.get_type().name()?))
    }
}

impl Hash {
    fn sponge(&self) -> PyResult<(usize, u8)> {
        match self.algorithm.family() {
            Family::Keccak(sponge) => Ok((sponge.rate, sponge.suffix)),
            _ => Err(PyAttributeError::new_err(format!("{} is no sponge", self.name()))),
        }
    }
}

/// A computation of SHAKE or TurboSHAKE in progress, whose digest can have any length.
///
/// >>> import hashweave
/// >>> hashweave.shake_128(b"abc").hexdigest(8)
/// '5881092dd818bf5c'
#[pyclass(frozen, extends = Hash, module = "hashweave")]
pub(crate) struct Xof;

impl Xof {
    /// The first bytes of the output.
    fn squeezed(hash: &Hash, py: Python<'_>, length: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
        let length = length_of_output(py, length)?;
        let progress = hash.with(py, true, |progress| progress.clone());
        let squeeze = || {
            let mut out = vec![0; length];
            progress.digest_into(&mut out);
            out
        };
        Ok(if length < DETACH_FROM { squeeze() } else { fork::section(py, squeeze) })
    }
}

#[pymethods]
impl Xof {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(
        _args: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyClassInitializer<Self>> {
        Err(not_to_be_made("Xof"))
    }

    /// Return the first `length` bytes of the output.
    #[pyo3(signature = (length, /))]
    fn digest<'py>(
        slf: PyRef<'_, Self>,
        py: Python<'py>,
        length: Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &Self::squeezed(&slf.into_super(), py, &length)?))
    }

    /// Return the first `length` bytes of the output in hexadecimal.
    #[pyo3(signature = (length, /))]
    fn hexdigest<'py>(
        slf: PyRef<'_, Self>,
        py: Python<'py>,
        length: Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyString>> {
        hexadecimal(py, &Self::squeezed(&slf.into_super(), py, &length)?)
    }

    /// Return a copy, which can be updated independently.
    fn copy(slf: PyRef<'_, Self>, py: Python<'_>) -> PyResult<Py<Self>> {
        let copied = slf.into_super().clone_of(py);
        Py::new(py, PyClassInitializer::from(copied).add_subclass(Self))
    }
}
