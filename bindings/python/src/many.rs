//! Many messages, many hashes at once.

use crate::buffer::{ArrowMessages, Buffer, Bytes, Digests, Output, check_bytes, exported, shape_text};
use crate::hash::{DETACH_FROM, Hash, absorb};
use crate::{error, names, wait};
use hashweave::{Algorithm, Hasher, Part};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString, PyTuple};
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What is made of each message.
struct Digesting {
    algorithm: Algorithm,
    length: usize,
    key: Vec<u8>,
}

impl Digesting {
    /// Checks all that does not depend on messages.
    fn new(algorithm: Algorithm, length: usize, key: Vec<u8>) -> PyResult<Self> {
        let hasher = Hasher::keyed(algorithm, length, &key).map_err(error::length)?;
        Ok(Self { algorithm: hasher.algorithm(), length, key })
    }

    /// The digests of messages, in pieces of about as many bytes on so many threads.
    fn run(&self, messages: &[&[u8]], out: &mut [u8], threads: usize) {
        /// Below this, a thread takes longer to start than to work.
        const WORTH_A_THREAD: usize = 64 << 10;
        let cost = |message: &&[u8]| message.len() + 64;
        let total: usize = messages.iter().map(cost).sum();
        let threads = threads.min(total / WORTH_A_THREAD);
        if threads <= 1 {
            return self.piece(messages, out);
        }
        let share = total.div_ceil(threads);
        let (mut pieces, mut messages, mut out) = (Vec::with_capacity(threads), messages, out);
        while !messages.is_empty() {
            let mut bytes = 0;
            let small = messages.iter().take_while(|message| {
                let begun = bytes;
                bytes += cost(message);
                begun < share
            });
            let (own, rest) = messages.split_at(small.count());
            let (own_out, rest_out) = out.split_at_mut(own.len() * self.length);
            pieces.push((own, own_out));
            (messages, out) = (rest, rest_out);
        }
        let pieces = Mutex::new(pieces);
        let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let life = || {
            while let Some((messages, out)) = next() {
                self.piece(messages, out);
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                // Where the system gives no thread, the others do its piece.
                let _ = thread::Builder::new().spawn_scoped(scope, life);
            }
            life();
        });
    }

    /// A piece, on this thread.
    fn piece(&self, messages: &[&[u8]], out: &mut [u8]) {
        if self.length == self.algorithm.digest_length() {
            let done = hashweave::digest_many_keyed(self.algorithm, &self.key, messages, out);
            debug_assert!(done.is_ok(), "key and length were checked");
            return;
        }
        // SHAKE of another length than its own, which streams have.
        let begun = Hasher::with_length(self.algorithm, self.length);
        let mut hashers: Vec<Hasher> = begun.into_iter().flat_map(|hasher| vec![hasher; messages.len()]).collect();
        let parts = hashers.iter_mut().zip(messages).map(|(hasher, bytes)| Part { hasher, bytes });
        hashweave::update_many(&mut parts.collect::<Vec<_>>());
        hashweave::digests_of(&hashers, out);
    }
}

/// The digests of many messages, hashed next to each other in the lanes of the processor.
///
/// `messages` is a sequence of buffers, a C-contiguous buffer of two dimensions whose rows are the messages (as a NumPy array of bytes is), or an Arrow array
/// of binary values; nothing is copied. For a sequence the result is a list of `bytes`; for the others it is `Digests`, a buffer of the shape
/// (messages, bytes of a digest). With `out`, a buffer of that shape which can be written, the digests are written there, and `out` is returned.
///
/// `key` is that of BLAKE2, `digest_size` the length for BLAKE2 and SHAKE. `threads` is how many threads hash; None: one for each core.
///
/// >>> import hashweave
/// >>> [digest.hex()[:16] for digest in hashweave.digest_many([b"abc", b""], "sha256")]
/// ['ba7816bf8f01cfea', 'e3b0c44298fc1c14']
/// >>> out = bytearray(2 * 32)
/// >>> hashweave.digest_many([b"abc", b""], "sha256", out) is out
/// True
#[pyfunction]
#[pyo3(signature = (messages, algorithm="sha256", out=None, *, key=None, digest_size=None, threads=1))]
pub(crate) fn digest_many<'py>(
    py: Python<'py>,
    messages: Bound<'py, PyAny>,
    algorithm: &str,
    out: Option<Bound<'py, PyAny>>,
    key: Option<Bound<'py, PyAny>>,
    digest_size: Option<isize>,
    threads: Option<isize>,
) -> PyResult<Bound<'py, PyAny>> {
    let algorithm = names::algorithm(algorithm)?;
    let length = names::digest_size(algorithm, digest_size)?;
    let key = match &key {
        Some(key) => Bytes::of(key)?.get().to_vec(),
        None => Vec::new(),
    };
    let call = Call { digesting: Digesting::new(algorithm, length, key)?, threads: wait::threads("threads", threads)?, out };
    if let Ok(list) = messages.cast::<PyList>() {
        return call.of_each(py, &list.iter().collect::<Vec<_>>());
    }
    if let Ok(tuple) = messages.cast::<PyTuple>() {
        return call.of_each(py, &tuple.iter().collect::<Vec<_>>());
    }
    if messages.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err("messages: a sequence of buffers or a buffer of two dimensions, not text"));
    }
    if let Some(array) = ArrowMessages::of(&messages)? {
        return call.of_all(py, &array.slices()?);
    }
    match exported(&messages) {
        Ok(buffer) => {
            check_bytes(&buffer, "messages")?;
            let &[rows, columns] = buffer.shape() else {
                return Err(PyValueError::new_err(format!(
                    "messages: a buffer of the shape {}; one of two dimensions has a message in each row, and one message is for {}(data)",
                    shape_text(buffer.shape()),
                    names::name(call.digesting.algorithm)
                )));
            };
            let buffer = Buffer::without_gaps(buffer)?;
            let bytes = buffer.get();
            let row = |i: usize| &bytes[i * columns..][..columns];
            call.of_all(py, &(0..rows).map(row).collect::<Vec<_>>())
        }
        Err(fault) if fault.is_instance_of::<PyTypeError>(py) => match messages.try_iter() {
            Ok(messages) => call.of_each(py, &messages.collect::<PyResult<Vec<_>>>()?),
            Err(_) => Err(PyTypeError::new_err(format!(
                "messages: a sequence of buffers or a buffer of two dimensions, not {}",
                messages.get_type().name()?
            ))),
        },
        Err(fault) => Err(fault),
    }
}

/// What a call of [`digest_many`] asks for.
struct Call<'py> {
    digesting: Digesting,
    threads: usize,
    out: Option<Bound<'py, PyAny>>,
}

impl<'py> Call<'py> {
    /// The digests of items, as a list.
    fn of_each(self, py: Python<'py>, items: &[Bound<'py, PyAny>]) -> PyResult<Bound<'py, PyAny>> {
        let held: Vec<Bytes<'_>> = each_of(py, items, "messages")?;
        let messages: Vec<&[u8]> = held.iter().map(Bytes::get).collect();
        match &self.out {
            Some(_) => self.into_out(py, &messages),
            None => {
                let digests = self.new_digests(py, &messages)?;
                let length = self.digesting.length;
                let digest = |i: usize| PyBytes::new(py, &digests[i * length..][..length]);
                Ok(PyList::new(py, (0..messages.len()).map(digest))?.into_any())
            }
        }
    }

    /// The digests of messages, as a buffer.
    fn of_all(self, py: Python<'py>, messages: &[&[u8]]) -> PyResult<Bound<'py, PyAny>> {
        match &self.out {
            Some(_) => self.into_out(py, messages),
            None => {
                let digests = self.new_digests(py, messages)?;
                Ok(Bound::new(py, Digests::new(digests, messages.len(), self.digesting.length))?.into_any())
            }
        }
    }

    fn new_digests(&self, py: Python<'_>, messages: &[&[u8]]) -> PyResult<Vec<u8>> {
        let bytes = messages.len().checked_mul(self.digesting.length);
        let mut digests = Vec::new();
        bytes.and_then(|bytes| digests.try_reserve_exact(bytes).is_ok().then(|| digests.resize(bytes, 0))).ok_or_else(
            || {
                let (count, length) = (messages.len(), self.digesting.length);
                pyo3::exceptions::PyMemoryError::new_err(format!("{count} digests of {length} bytes"))
            },
        )?;
        self.run(py, messages, &mut digests);
        Ok(digests)
    }

    fn into_out(self, py: Python<'py>, messages: &[&[u8]]) -> PyResult<Bound<'py, PyAny>> {
        let Some(object) = &self.out else { unreachable!("there is an output") };
        let mut out = Output::of(object, messages.len(), self.digesting.length)?;
        let written = out.addresses();
        let overlaps = |message: &&[u8]| {
            let read = message.as_ptr() as usize..message.as_ptr() as usize + message.len();
            read.start < written.end && written.start < read.end && !read.is_empty()
        };
        if let Some(i) = messages.iter().position(|message| overlaps(&message)) {
            return Err(PyValueError::new_err(format!("out: it overlaps message {i}, which is still to be read")));
        }
        self.run(py, messages, out.get());
        drop(out);
        let Some(object) = self.out else { unreachable!("there is an output") };
        Ok(object)
    }

    fn run(&self, py: Python<'_>, messages: &[&[u8]], out: &mut [u8]) {
        let bytes: usize = messages.iter().map(|message| message.len()).sum();
        if bytes.max(out.len()) < DETACH_FROM {
            self.digesting.run(messages, out, 1);
        } else {
            let (digesting, threads) = (&self.digesting, self.threads);
            py.detach(|| digesting.run(messages, out, threads));
        }
    }
}

/// The bytes of each item.
///
/// # Errors
///
/// As [`Bytes::of`] has them, with the item's place.
fn each_of<'a>(py: Python<'_>, items: &'a [Bound<'_, PyAny>], name: &str) -> PyResult<Vec<Bytes<'a>>> {
    let mut held = Vec::with_capacity(items.len());
    for (i, item) in items.iter().enumerate() {
        held.push(Bytes::of(item).map_err(|fault| {
            let text = format!("{name}[{i}]: {}", fault.value(py));
            PyErr::from_type(fault.get_type(py), text)
        })?);
    }
    Ok(held)
}

/// Each hash goes on with its bytes, as by `update`, but next to each other in the lanes of the processor. Algorithms and lengths may be mixed.
///
/// >>> import hashweave
/// >>> hashers = [hashweave.sha256(), hashweave.sha3_256()]
/// >>> hashweave.update_many(hashers, [b"abc", b"abc"])
/// >>> [h.hexdigest()[:8] for h in hashers]
/// ['ba7816bf', '3a985da7']
#[pyfunction]
#[pyo3(signature = (hashers, parts, /))]
pub(crate) fn update_many<'py>(
    py: Python<'py>,
    hashers: Vec<Bound<'py, PyAny>>,
    parts: Vec<Bound<'py, PyAny>>,
) -> PyResult<()> {
    if hashers.len() != parts.len() {
        let (hashers, parts) = (hashers.len(), parts.len());
        return Err(PyValueError::new_err(format!("{hashers} hashers and {parts} parts: each hasher has one")));
    }
    let held = each_of(py, &parts, "parts")?;
    let mut hashes = Vec::with_capacity(hashers.len());
    for (i, hasher) in hashers.iter().enumerate() {
        let hash = hasher.cast::<Hash>().map_err(|_| {
            let name = hasher.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
            PyTypeError::new_err(format!("hashers[{i}]: a hash of hashweave's is needed, not {name}"))
        })?;
        hashes.push((hash.get(), i));
    }
    // Everybody takes several locks in this order, so that nobody waits in a circle.
    hashes.sort_by_key(|(hash, _)| core::ptr::from_ref(*hash) as usize);
    if let Some([(_, a), (_, b)]) = hashes.array_windows().find(|[(a, _), (b, _)]| core::ptr::eq(*a, *b)) {
        let (first, second) = (a.min(b), a.max(b));
        return Err(PyValueError::new_err(format!("hashers[{second}] is hashers[{first}]: join their parts")));
    }
    let mut locked: Vec<_> = hashes.iter().map(|(hash, i)| (hash.lock(py), *i)).collect();
    let mut parts: Vec<Part<'_>> =
        locked.iter_mut().map(|(hasher, i)| Part { hasher: &mut **hasher, bytes: held[*i].get() }).collect();
    if parts.iter().map(|part| part.bytes.len()).sum::<usize>() < DETACH_FROM {
        hashweave::update_many(&mut parts);
    } else {
        py.detach(|| hashweave::update_many(&mut parts));
    }
    Ok(())
}

/// Hashes the streams of many threads together, where each thread has one of its own: a thread that comes while others hash hands its bytes to them.
///
/// `threads` is how many hash at the same time; None: as many as there are cores.
///
/// >>> import hashweave
/// >>> from concurrent.futures import ThreadPoolExecutor
/// >>> pool = hashweave.Pool()
/// >>> def digest(number):
/// ...     h = hashweave.sha256()
/// ...     for _ in range(4):
/// ...         pool.update(h, bytes([number]) * 20000)
/// ...     return h.hexdigest()
/// >>> with ThreadPoolExecutor(8) as threads:
/// ...     digests = list(threads.map(digest, range(16)))
/// >>> digests[5] == hashweave.sha256(b"\5" * 80000).hexdigest()
/// True
#[pyclass(frozen, module = "hashweave")]
pub(crate) struct Pool(hashweave::Pool);

#[pymethods]
impl Pool {
    #[new]
    #[pyo3(signature = (threads=None))]
    fn new(threads: Option<isize>) -> PyResult<Self> {
        let threads = NonZeroUsize::new(wait::threads("threads", threads)?).unwrap_or(NonZeroUsize::MIN);
        Ok(Self(hashweave::Pool::with_leaders(threads)))
    }

    /// How many threads hash at the same time.
    #[getter]
    fn threads(&self) -> usize {
        self.0.leaders()
    }

    /// The hash goes on with bytes, as by its own `update`. 64 KiB at a time or more are best; few bytes are hashed here.
    #[pyo3(signature = (hasher, data, /))]
    fn update(&self, py: Python<'_>, hasher: Bound<'_, Hash>, data: Bound<'_, PyAny>) -> PyResult<()> {
        let data = Bytes::of(&data)?;
        let mut locked = hasher.get().lock(py);
        let (hasher, bytes): (&mut Hasher, _) = (&mut locked, data.get());
        if bytes.len() < DETACH_FROM {
            absorb(py, hasher, bytes);
        } else {
            py.detach(|| self.0.update(hasher, bytes));
        }
        Ok(())
    }
}
