//! Many messages, many hashes at once.

use crate::buffer::{self, ArrowArray, Buffer, Bytes, DigestColumn, Digests, Objects, Output, shape_text};
use crate::hash::{DETACH_FROM, Hash, Progress};
use crate::messages::Messages;
use crate::{error, fork, names, wait};
use core::ops::Range;
use hashweave::{Algorithm, Hasher, Part};
use pyo3::exceptions::{PyMemoryError, PyRuntimeError, PyTypeError, PyUnicodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple};
use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// Messages at a time on one thread: enough for lanes, and what is made of them stays in the cache.
const PORTION: usize = 1024;

/// The digest to compute of each message.
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

    /// The digests of messages, in pieces of about equally many bytes, on at most `threads`
    /// threads.
    fn run(&self, messages: Messages<'_>, out: &mut [u8], threads: usize) {
        /// Below this, a thread takes longer to start than to work.
        const WORTH_A_THREAD: usize = 64 << 10;
        /// Bytes that take as long as a message takes besides its own.
        const EACH: usize = 64;
        // Of one thread nobody has to know what the messages take, for which views are all read.
        let total = || messages.bytes().saturating_add(messages.count().saturating_mul(EACH));
        let threads = if threads > 1 { threads.min(total() / WORTH_A_THREAD) } else { 1 };
        if threads <= 1 {
            return self.piece(messages, out);
        }
        let share = total().div_ceil(threads);
        let (mut pieces, mut messages, mut out) = (Vec::with_capacity(threads), messages, out);
        while messages.count() > 0 {
            let (own, rest) = messages.split_at(messages.until(share, EACH));
            let (own_out, rest_out) = out.split_at_mut(own.count() * self.length);
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
    fn piece(&self, messages: Messages<'_>, mut out: &mut [u8]) {
        let standard = self.length == self.algorithm.digest_length();
        match messages {
            Messages::Rows(rows) if standard && self.key.is_empty() => {
                let done = hashweave::digest_rows(self.algorithm, rows.bytes, rows.stride, rows.length, out);
                debug_assert!(done.is_ok(), "rows and room were checked");
                return;
            }
            _ if self.length == 0 => return,
            _ => {}
        }
        messages.for_each_chunk(PORTION, |slices| {
            let place = out.split_off_mut(..slices.len() * self.length).unwrap_or_default();
            if standard {
                let done = hashweave::digest_many_keyed(self.algorithm, &self.key, slices, place);
                debug_assert!(done.is_ok(), "key and length were checked");
            } else {
                self.streams(slices, place);
            }
        });
    }

    /// SHAKE of another length than its own, which streams have.
    fn streams(&self, messages: &[&[u8]], out: &mut [u8]) {
        let Ok(begun) = Hasher::with_length(self.algorithm, self.length) else {
            unreachable!("the length was checked")
        };
        let mut hashers = vec![begun; messages.len()];
        let parts = hashers.iter_mut().zip(messages).map(|(hasher, bytes)| Part { hasher, bytes });
        hashweave::update_many(&mut parts.collect::<Vec<_>>());
        hashweave::digests_of(&hashers, out);
    }
}

/// Return the digests of many messages, which are hashed together in the SIMD lanes of the
/// processor.
///
/// `messages` is a sequence of buffers, a buffer of two dimensions whose rows are the `messages`
/// (such as a NumPy array of `bytes`; there may be a distance between rows), or an Arrow array of
/// binary values or strings, such as a Series of polars. They are not copied. The result is
/// `Digests`, a sequence of `bytes` and a buffer of the shape (number of `messages`, digest size).
/// If `out` is given, a writable buffer of that
/// shape, the digests are written there, and `out` is returned.
///
/// `key` is a `key` for BLAKE2 or BLAKE3, and `digest_size` is the length of digests of BLAKE2 and SHAKE.
/// `threads` is the number of `threads`; None means one per core.
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
    let call = Call::new(algorithm, out, key.as_ref(), digest_size, threads)?;
    if messages.is_instance_of::<PyList>() || messages.is_instance_of::<PyTuple>() {
        return call.of_each(py, &Source::of_any(messages)?);
    }
    if messages.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(
            "messages: a sequence of buffers or a buffer of two dimensions, not text",
        ));
    }
    if let Some(array) = ArrowArray::of(&messages, "messages")? {
        let column = array.column()?;
        column.check_complete()?;
        return match column.places() {
            None => call.of_all(py, &column.messages()),
            Some(places) => {
                // A value of a dictionary is that of several items.
                let slices = column.slices();
                let items: Vec<&[u8]> = places.iter().map(|&place| slices[place]).collect();
                call.of_all(py, &[Messages::Each(&items)])
            }
        };
    }
    match Buffer::with_shape(&messages) {
        Ok(buffer) => {
            let shape = buffer.shape();
            let [rows, columns] = *shape else {
                // Objects in NumPy's arrays are items as those of a list.
                if shape.len() == 1 && buffer.format() == "O" {
                    return call.of_each(py, &Source::Objects(Objects::of(buffer)?));
                }
                buffer.check_items("messages")?;
                return Err(PyValueError::new_err(format!(
                    "messages: a buffer of the shape {}; one of two dimensions has a message in each row, and one message is for {}(data)",
                    shape_text(&shape),
                    names::name(call.digesting.algorithm)
                )));
            };
            call.of_all(py, &[Messages::Rows(buffer.rows(rows, columns)?)])
        }
        Err(fault) if fault.is_instance_of::<PyTypeError>(py) => match messages.try_iter() {
            Ok(_) => call.of_each(py, &Source::of_any(messages)?),
            Err(_) => Err(PyTypeError::new_err(format!(
                "messages: a sequence of buffers or a buffer of two dimensions, not {}",
                messages.get_type().name()?
            ))),
        },
        Err(fault) => Err(named(py, "messages", &fault)),
    }
}

/// Return the digests of an Arrow array's items, of which some may be missing, with `views` in the
/// form that polars has.
/// `hashweave.digest_column` documents the arguments.
#[pyfunction]
#[pyo3(signature = (column, views, algorithm, hex, key, digest_size, threads))]
#[expect(clippy::too_many_arguments, reason = "those of Python's function")]
pub(crate) fn digest_arrow(
    py: Python<'_>,
    column: Bound<'_, PyAny>,
    views: bool,
    algorithm: &str,
    hex: bool,
    key: Option<Bound<'_, PyAny>>,
    digest_size: Option<isize>,
    threads: Option<isize>,
) -> PyResult<DigestColumn> {
    let call = Call::new(algorithm, None, key.as_ref(), digest_size, threads)?;
    let Some(array) = ArrowArray::of(&column, "column")? else {
        let name = column.get_type().name()?;
        return Err(PyTypeError::new_err(format!("column: an Arrow array, not {name}")));
    };
    let column = array.column()?;
    let digests = call.new_digests(py, &column.messages())?;
    let length = call.digesting.length;
    Ok(fork::section(py, || DigestColumn::new(&column, digests, length, hex, views)))
}

/// Write the digests of strings and bytes into `out`, in which missing items stay as they are:
/// None, NaN, and those of `missing`. Both `items` and `out` are arrays of NumPy of objects.
/// `hashweave.digest_column` documents the other arguments.
#[pyfunction]
#[pyo3(signature = (items, out, missing, algorithm, hex, key, digest_size, threads))]
#[expect(clippy::too_many_arguments, reason = "those of Python's function")]
pub(crate) fn digest_items<'py>(
    py: Python<'py>,
    items: Bound<'py, PyAny>,
    out: Bound<'py, PyAny>,
    missing: Bound<'py, PyTuple>,
    algorithm: &str,
    hex: bool,
    key: Option<Bound<'py, PyAny>>,
    digest_size: Option<isize>,
    threads: Option<isize>,
) -> PyResult<()> {
    let call = Call::new(algorithm, None, key.as_ref(), digest_size, threads)?;
    let (items, length) = (Source::Objects(Objects::of(Buffer::with_shape(&items)?)?), call.digesting.length);
    let out = Objects::of(Buffer::with_shape(&out)?)?;
    call.of_some(py, &items, &missing, |first, part, gaps, digests| {
        let (mut made, mut gaps) = (buffer::objects(py, digests, length, hex), gaps.iter().peekable());
        for (i, item) in part.iter().enumerate() {
            let object = match gaps.next_if_eq(&&i) {
                Some(_) => Ok(item.clone()),
                None => made(),
            };
            out.set(first + i, object?);
        }
        Ok(())
    })
}

/// Return the digests of strings and bytes in an array of NumPy of objects, of which those may be
/// missing that may be for [`digest_items`]. To make an object of each would take longer than to
/// hash them.
#[pyfunction]
#[pyo3(signature = (items, missing, algorithm, key, digest_size, threads))]
pub(crate) fn digest_objects<'py>(
    py: Python<'py>,
    items: Bound<'py, PyAny>,
    missing: Bound<'py, PyTuple>,
    algorithm: &str,
    key: Option<Bound<'py, PyAny>>,
    digest_size: Option<isize>,
    threads: Option<isize>,
) -> PyResult<DigestColumn> {
    let call = Call::new(algorithm, None, key.as_ref(), digest_size, threads)?;
    let (items, length) = (Source::Objects(Objects::of(Buffer::with_shape(&items)?)?), call.digesting.length);
    let (mut bytes, mut all_gaps) = (call.room(items.count())?, Vec::new());
    call.of_some(py, &items, &missing, |first, part, gaps, mut digests| {
        let mut next = 0;
        for &gap in gaps.iter().chain([&part.len()]) {
            let own = digests.split_off(..(gap - next) * length).unwrap_or_default();
            bytes[(first + next) * length..][..own.len()].copy_from_slice(own);
            next = gap + 1;
        }
        all_gaps.extend(gaps.iter().map(|gap| first + gap));
        Ok(())
    })?;
    Ok(DigestColumn::with_gaps(bytes, items.count(), length, &all_gaps))
}

/// An error with the name of the argument or the item that it is about.
fn named(py: Python<'_>, name: &str, fault: &PyErr) -> PyErr {
    let text = format!("{name}: {}", fault.value(py));
    match fault.is_instance_of::<PyUnicodeError>(py) {
        // Such an error is made of other things than a text.
        true => PyValueError::new_err(text),
        false => PyErr::from_type(fault.get_type(py), text),
    }
}

/// Options of a call of [`digest_many`].
struct Call<'py> {
    digesting: Digesting,
    threads: usize,
    out: Option<Bound<'py, PyAny>>,
}

impl<'py> Call<'py> {
    /// The options, checked.
    fn new(
        algorithm: &str,
        out: Option<Bound<'py, PyAny>>,
        key: Option<&Bound<'py, PyAny>>,
        digest_size: Option<isize>,
        threads: Option<isize>,
    ) -> PyResult<Self> {
        let algorithm = names::algorithm(algorithm)?;
        let length = names::digest_size(algorithm, digest_size)?;
        let key = match key {
            Some(key) => Bytes::of(key.as_borrowed())?.get().to_vec(),
            None => Vec::new(),
        };
        let digesting = Digesting::new(algorithm, length, key)?;
        Ok(Self { digesting, threads: wait::threads("threads", threads)?, out })
    }

    /// The digests of items.
    fn of_each(self, py: Python<'py>, items: &Source<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (count, length) = (items.count(), self.digesting.length);
        if self.out.is_some() {
            let items = items.portion(py, 0..count)?;
            let held = Held::of(&items, 0, "messages")?;
            return self.into_out(py, &[Messages::Each(&held.slices())]);
        }
        let mut digests = self.room(count)?;
        let (portion, mut place) = (self.portion(count), &mut *digests);
        for first in (0..count).step_by(portion) {
            let part = items.portion(py, first..count.min(first + portion))?;
            let held = Held::of(&part, first, "messages")?;
            let own = place.split_off_mut(..part.len() * length).unwrap_or_default();
            self.run(py, &[Messages::Each(&held.slices())], own);
        }
        Ok(Bound::new(py, Digests::new(digests, count, length))?.into_any())
    }

    /// Hashes the items that are not missing, as [`digest_items`] has it, a portion at a time:
    /// `take` gets the place of its first item, its items, which of these are missing, and the
    /// digests of the others.
    fn of_some(
        &self,
        py: Python<'py>,
        items: &Source<'py>,
        missing: &Bound<'py, PyTuple>,
        mut take: impl FnMut(usize, &[Bound<'py, PyAny>], &[usize], &[u8]) -> PyResult<()>,
    ) -> PyResult<()> {
        let is_missing = |item: Borrowed<'_, 'py, PyAny>| {
            item.is_none()
                || item.extract::<f64>().is_ok_and(f64::is_nan)
                || missing.iter().any(|missing| missing.is(item))
        };
        let count = items.count();
        let portion = self.portion(count);
        let mut digests = Vec::new();
        for first in (0..count).step_by(portion) {
            let part = items.portion(py, first..count.min(first + portion))?;
            let mut gaps = Vec::new();
            let held = match buffer::all_plain(&part) {
                Some(plain) => Held::Fixed(plain),
                None => {
                    let mut held = Vec::with_capacity(part.len());
                    for (i, item) in part.iter().enumerate() {
                        match Bytes::of_item(item.as_borrowed()) {
                            Ok(bytes) => held.push(bytes),
                            Err(_) if is_missing(item.as_borrowed()) => gaps.push(i),
                            Err(fault) => return Err(named(py, &format!("column[{}]", first + i), &fault)),
                        }
                    }
                    Held::Any(held)
                }
            };
            let slices = held.slices();
            digests.resize(slices.len() * self.digesting.length, 0);
            self.run(py, &[Messages::Each(&slices)], &mut digests);
            take(first, &part, &gaps, &digests)?;
        }
        Ok(())
    }

    /// How many of so many items are hashed at a time.
    fn portion(&self, items: usize) -> usize {
        if self.threads == 1 { PORTION } else { items.max(1) }
    }

    /// The digests of messages, as a buffer.
    fn of_all(self, py: Python<'py>, parts: &[Messages<'_>]) -> PyResult<Bound<'py, PyAny>> {
        match &self.out {
            Some(_) => self.into_out(py, parts),
            None => {
                let digests = self.new_digests(py, parts)?;
                Ok(Bound::new(py, Digests::new(digests, count(parts), self.digesting.length))?.into_any())
            }
        }
    }

    fn new_digests(&self, py: Python<'_>, parts: &[Messages<'_>]) -> PyResult<Vec<u8>> {
        let mut digests = self.room(count(parts))?;
        self.run(py, parts, &mut digests);
        Ok(digests)
    }

    /// Room for the digests of so many messages. The system has it filled with zeros, so that none
    /// is written twice; whether there is so much is asked before, since a program ends where there
    /// is not.
    ///
    /// # Errors
    ///
    /// `MemoryError` if there is none for them.
    fn room(&self, count: usize) -> PyResult<Vec<u8>> {
        let length = self.digesting.length;
        let bytes = count.checked_mul(length);
        match bytes.filter(|&bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok()) {
            Some(bytes) => Ok(vec![0; bytes]),
            None => Err(PyMemoryError::new_err(format!("{count} digests of {length} bytes"))),
        }
    }

    fn into_out(self, py: Python<'py>, parts: &[Messages<'_>]) -> PyResult<Bound<'py, PyAny>> {
        let Some(object) = &self.out else { unreachable!("there is an output") };
        let mut out = Output::of(object, count(parts), self.digesting.length)?;
        let mut before = 0;
        for messages in parts {
            if let Some(i) = messages.on(&out.addresses()) {
                let i = before + i;
                return Err(PyValueError::new_err(format!(
                    "out: it overlaps message {i}, which is still to be read"
                )));
            }
            before += messages.count();
        }
        self.run(py, parts, out.get());
        drop(out);
        let Some(object) = self.out else { unreachable!("there is an output") };
        Ok(object)
    }

    /// The digests of messages, one part after the other.
    fn run(&self, py: Python<'_>, parts: &[Messages<'_>], out: &mut [u8]) {
        let (digesting, threads) = (&self.digesting, self.threads);
        let run = |mut out: &mut [u8], threads| {
            for messages in parts {
                let place = out.split_off_mut(..messages.count() * digesting.length).unwrap_or_default();
                digesting.run(*messages, place, threads);
            }
        };
        let bytes = || parts.iter().map(|messages| messages.bytes()).sum::<usize>();
        if out.len() < DETACH_FROM && bytes() < DETACH_FROM {
            run(out, 1);
        } else {
            fork::section(py, || run(out, threads));
        }
    }
}

/// How many messages all parts have.
fn count(parts: &[Messages<'_>]) -> usize {
    parts.iter().map(|messages| messages.count()).sum()
}

/// A sequence of messages, of which a portion is held at a time: to hold all of them would touch
/// every one once before and once after it is hashed, when it is in no cache.
enum Source<'py> {
    List(Bound<'py, PyList>),
    Tuple(Bound<'py, PyTuple>),
    Objects(Objects),
    All(Vec<Bound<'py, PyAny>>),
}

impl<'py> Source<'py> {
    /// Of what can be iterated over.
    fn of_any(items: Bound<'py, PyAny>) -> PyResult<Self> {
        let items = match items.cast_into::<PyList>() {
            Ok(list) => return Ok(Self::List(list)),
            Err(other) => other.into_inner(),
        };
        match items.cast_into::<PyTuple>() {
            Ok(tuple) => Ok(Self::Tuple(tuple)),
            Err(other) => other.into_inner().try_iter()?.collect::<PyResult<_>>().map(Self::All),
        }
    }

    fn count(&self) -> usize {
        match self {
            Self::List(list) => list.len(),
            Self::Tuple(tuple) => tuple.len(),
            Self::Objects(objects) => objects.count(),
            Self::All(all) => all.len(),
        }
    }

    /// # Errors
    ///
    /// `RuntimeError` if a list has become shorter.
    fn portion(&self, py: Python<'py>, places: Range<usize>) -> PyResult<Cow<'_, [Bound<'py, PyAny>]>> {
        let mut part = Vec::with_capacity(places.len());
        match self {
            Self::List(list) if places.end > list.len() => {
                return Err(PyRuntimeError::new_err("messages: the list became shorter while it was hashed"));
            }
            Self::List(list) => {
                for at in places {
                    part.push(list.get_item(at)?);
                }
            }
            Self::Tuple(tuple) => {
                for at in places {
                    part.push(tuple.get_item(at)?);
                }
            }
            Self::Objects(objects) => part.extend(places.map(|at| objects.get(py, at))),
            Self::All(all) => return Ok(Cow::Borrowed(&all[places])),
        }
        Ok(Cow::Owned(part))
    }
}

/// The bytes of items of a sequence, held.
enum Held<'a> {
    /// None has to be released: all are of the types `bytes` and `str`.
    Fixed(Vec<&'a [u8]>),
    Any(Vec<Bytes<'a>>),
}

impl<'a> Held<'a> {
    /// # Errors
    ///
    /// As [`Bytes::of`] has them, with the item's place, of which `first` is that of the first item.
    fn of(items: &'a [Bound<'_, PyAny>], first: usize, name: &str) -> PyResult<Self> {
        match buffer::all_fixed(items) {
            Some(fixed) => Ok(Self::Fixed(fixed)),
            None => each_of(items, first, name).map(Self::Any),
        }
    }

    fn slices(&self) -> Cow<'_, [&[u8]]> {
        match self {
            Self::Fixed(slices) => Cow::Borrowed(slices),
            Self::Any(held) => Cow::Owned(held.iter().map(Bytes::get).collect()),
        }
    }
}

/// The bytes of each item.
///
/// # Errors
///
/// As [`Bytes::of`] has them, with the item's place.
fn each_of<'a>(items: &'a [Bound<'_, PyAny>], first: usize, name: &str) -> PyResult<Vec<Bytes<'a>>> {
    let mut held = Vec::with_capacity(items.len());
    for (i, item) in items.iter().enumerate() {
        let bytes = Bytes::of(item.as_borrowed());
        held.push(bytes.map_err(|fault| named(item.py(), &format!("{name}[{}]", first + i), &fault))?);
    }
    Ok(held)
}

/// Append to each hash its bytes, as `update` does, but all together in the SIMD lanes of the
/// processor. Algorithms and lengths may be mixed.
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
        return Err(PyValueError::new_err(format!(
            "{hashers} hashers and {parts} parts: each hasher has one"
        )));
    }
    let held = each_of(&parts, 0, "parts")?;
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
    if let Some([(_, a), (_, b)]) = hashes.windows(2).find(|pair| core::ptr::eq(pair[0].0, pair[1].0)) {
        let (first, second) = (a.min(b), a.max(b));
        return Err(PyValueError::new_err(format!(
            "hashers[{second}] is the same as hashers[{first}]: join their parts"
        )));
    }
    let bytes: Vec<&[u8]> = held.iter().map(Bytes::get).collect();
    let update = |mut locked: Vec<MutexGuard<'_, Progress>>| {
        let parts = locked.iter_mut().zip(&hashes);
        let parts = parts.map(|(progress, (_, i))| Part { hasher: progress.hasher(), bytes: bytes[*i] });
        hashweave::update_many(&mut parts.collect::<Vec<_>>());
    };
    let few = bytes.iter().map(|bytes| bytes.len()).sum::<usize>() < DETACH_FROM;
    match hashes.iter().map(|(hash, _)| hash.try_lock().filter(|_| few)).collect() {
        Some(locked) => update(locked),
        None => fork::section(py, || update(hashes.iter().map(|(hash, _)| hash.lock()).collect())),
    }
    Ok(())
}

/// Hashes the streams of many threads together, each of which has one stream of its own. A thread
/// that arrives while others are hashing hands its bytes to them.
///
/// `threads` is the number of `threads` that hash at the same time; None means one per core.
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

    /// The number of threads that hash at the same time.
    #[getter]
    fn threads(&self) -> usize {
        self.0.leaders()
    }

    /// Append bytes to a hash, as its own `update` does. 64 KiB or more at a time are best; a few
    /// bytes are hashed directly.
    #[pyo3(signature = (hasher, data, /))]
    fn update(&self, py: Python<'_>, hasher: Bound<'_, Hash>, data: Bound<'_, PyAny>) -> PyResult<()> {
        let data = Bytes::of(data.as_borrowed())?;
        let (hash, bytes) = (hasher.get(), data.get());
        if bytes.len() < DETACH_FROM {
            hash.append(py, bytes);
        } else {
            hash.with(py, false, |progress| self.0.update(progress.hasher(), bytes));
        }
        Ok(())
    }
}
