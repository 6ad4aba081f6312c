//! Messages in Arrow arrays and digests as one, by Arrow's C data interface in capsules, so that no
//! library of Arrow is needed and nothing is copied
//! (<https://arrow.apache.org/docs/format/CDataInterface.html>, and for arrays in chunks
//! <https://arrow.apache.org/docs/format/CStreamInterface.html>).

use crate::messages::{Items, Lie, Messages, Rows};
use core::ffi::{CStr, c_char, c_int, c_void};
use core::ops::Range;
use core::{ptr, slice};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::ffi::CString;
use std::sync::Arc;

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// `ARROW_FLAG_NULLABLE`.
const NULLABLE: i64 = 2;

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

/// `struct ArrowArrayStream`.
#[repr(C)]
struct Stream {
    get_schema: Option<unsafe extern "C" fn(*mut Stream, *mut Schema) -> c_int>,
    get_next: Option<unsafe extern "C" fn(*mut Stream, *mut Array) -> c_int>,
    get_last_error: Option<unsafe extern "C" fn(*mut Stream) -> *const c_char>,
    release: Option<unsafe extern "C" fn(*mut Stream)>,
    private_data: *mut c_void,
}

// SAFETY: the interface lets both be moved and released on any thread; what ours own is `Send`.
unsafe impl Send for Schema {}
// SAFETY: as above.
unsafe impl Send for Array {}

impl Schema {
    /// A structure to be filled; one that says no release has nothing.
    const EMPTY: Self = Self {
        format: ptr::null(),
        name: ptr::null(),
        metadata: ptr::null(),
        flags: 0,
        n_children: 0,
        children: ptr::null_mut(),
        dictionary: ptr::null_mut(),
        release: None,
        private_data: ptr::null_mut(),
    };
}

impl Array {
    /// As [`Schema::EMPTY`].
    const EMPTY: Self = Self {
        length: 0,
        null_count: 0,
        offset: 0,
        n_buffers: 0,
        n_children: 0,
        buffers: ptr::null_mut(),
        children: ptr::null_mut(),
        dictionary: ptr::null_mut(),
        release: None,
        private_data: ptr::null_mut(),
    };
}

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
    /// For each message 16 bytes: its length and itself, or the buffer and the offset of it.
    View,
}

impl Form {
    /// None for a type whose values are not messages.
    fn of(format: &str) -> Option<Self> {
        Some(match format {
            // A string is the bytes of its UTF-8.
            "z" | "u" => Self::Binary,
            "Z" | "U" => Self::Large,
            "vz" | "vu" => Self::View,
            _ => Self::Fixed(format.strip_prefix("w:")?.parse().ok()?),
        })
    }
}

/// The type of an array.
struct Type {
    form: Form,
    /// For a dictionary the format of its keys, a letter for each width and sign.
    keys: Option<u8>,
}

impl Type {
    /// # Safety
    ///
    /// The schema is filled.
    unsafe fn of(schema: &Schema) -> Option<Self> {
        // SAFETY: the interface asks for a string.
        let format = unsafe { CStr::from_ptr(schema.format) }.to_str().ok()?;
        // SAFETY: the pointer is null, or points to the schema of the values.
        match unsafe { schema.dictionary.as_ref() } {
            None => Form::of(format).map(|form| Self { form, keys: None }),
            Some(values) => {
                // SAFETY: as above.
                let values = unsafe { CStr::from_ptr(values.format) }.to_str().ok()?;
                let keys = *format.as_bytes().first()?;
                Form::of(values).map(|form| Self { form, keys: Some(keys) })
            }
        }
    }
}

/// `length` values of a buffer; none if it is null and should not be.
///
/// # Safety
///
/// The buffer has them for as long as `'a`, aligned as the interface asks.
unsafe fn values<'a, T>(buffer: *const c_void, length: usize) -> Option<&'a [T]> {
    match length {
        0 => Some(&[]),
        _ if buffer.is_null() => None,
        // SAFETY: the caller's promise.
        _ => Some(unsafe { slice::from_raw_parts(buffer.cast(), length) }),
    }
}

/// Where the items of an array are, counted from the begin of its buffers.
enum Reader<'a> {
    Small(&'a [i32], &'a [u8]),
    Large(&'a [i64], &'a [u8]),
    Fixed(&'a [u8], usize),
    View(&'a [[u8; 16]], Vec<&'a [u8]>),
}

impl<'a> Reader<'a> {
    /// None if the buffers are not as the form says.
    fn of(array: &'a Array, form: Form) -> Option<Self> {
        let buffers = array.all_buffers()?;
        let end = array.end()?;
        if end == 0 {
            // Of no items a buffer may be missing that others have.
            return Some(Self::Fixed(&[], 0));
        }
        let &[_, first, ref rest @ ..] = buffers else { return None };
        // SAFETY: of these forms the buffers are offsets, one more than items, and the data, which
        // reach to the last offset; or as many bytes as items have; or views, data, and how many
        // bytes each buffer of data has.
        unsafe {
            match (form, rest) {
                (Form::Binary, &[data]) => {
                    let offsets: &[i32] = values(first, end + 1)?;
                    Some(Self::Small(offsets, values(data, usize::try_from(offsets[end]).ok()?)?))
                }
                (Form::Large, &[data]) => {
                    let offsets: &[i64] = values(first, end + 1)?;
                    Some(Self::Large(offsets, values(data, usize::try_from(offsets[end]).ok()?)?))
                }
                (Form::Fixed(length), []) => {
                    Some(Self::Fixed(values(first, end.checked_mul(length)?)?, length))
                }
                (Form::View, [data @ .., lengths]) => {
                    let lengths: &[i64] = values(*lengths, data.len())?;
                    let data = data.iter().zip(lengths);
                    let data = data.map(|(&data, &length)| values(data, usize::try_from(length).ok()?));
                    Some(Self::View(values(first, end)?, data.collect::<Option<_>>()?))
                }
                _ => None,
            }
        }
    }

    /// The bytes of an item; none if they are not where the array says.
    #[inline]
    fn get(&self, at: usize) -> Option<&'a [u8]> {
        fn between<'a, T: Copy>(offsets: &[T], data: &'a [u8], at: usize) -> Option<&'a [u8]>
        where
            usize: TryFrom<T>,
        {
            data.get(usize::try_from(offsets[at]).ok()?..usize::try_from(offsets[at + 1]).ok()?)
        }
        match self {
            Self::Small(offsets, data) => between(offsets, data, at),
            Self::Large(offsets, data) => between(offsets, data, at),
            Self::Fixed(data, length) => data.get(at * length..(at + 1) * length),
            Self::View(views, data) => {
                /// The longest message that is in the view itself.
                const INLINE: usize = 12;
                let view = &views[at];
                let number = |i: usize| {
                    usize::try_from(i32::from_ne_bytes([view[i], view[i + 1], view[i + 2], view[i + 3]])).ok()
                };
                match number(0)? {
                    length @ ..=INLINE => Some(&view[4..4 + length]),
                    length => {
                        let begin = number(12)?;
                        data.get(number(8)?)?.get(begin..begin.checked_add(length)?)
                    }
                }
            }
        }
    }

    /// Items of one length, one after another, as rows.
    fn rows(&self, first: usize, end: usize) -> Option<Rows<'a>> {
        fn alike<'a, T: Copy>(offsets: &[T], data: &'a [u8], first: usize, end: usize) -> Option<Rows<'a>>
        where
            usize: TryFrom<T>,
        {
            let at = |offset: T| usize::try_from(offset).ok();
            let begin = at(offsets[first])?;
            let length = at(offsets[first + 1])?.checked_sub(begin)?;
            let is_row = |pair: &[T]| {
                at(pair[0])
                    .zip(at(pair[1]))
                    .is_some_and(|(begin, end)| begin.checked_add(length) == Some(end))
            };
            if !offsets[first..=end].windows(2).all(is_row) {
                return None;
            }
            Rows::new(data.get(begin..)?, length, length, end - first)
        }
        if first == end {
            return None;
        }
        match self {
            Self::Small(offsets, data) => alike(offsets, data, first, end),
            Self::Large(offsets, data) => alike(offsets, data, first, end),
            Self::Fixed(data, length) => {
                Rows::new(data.get(first * length..)?, *length, *length, end - first)
            }
            Self::View(..) => None,
        }
    }
}

impl Reader<'_> {
    /// Whether all of these items lie in the array.
    fn are_sound(&self, places: Range<usize>) -> bool {
        fn rise<T: Copy + PartialOrd + Default>(offsets: &[T]) -> bool {
            offsets[0] >= T::default() && offsets.windows(2).all(|pair| pair[0] <= pair[1])
        }
        match self {
            // The data reach to the last offset of the array.
            Self::Small(offsets, data) => {
                rise(&offsets[places.start..=places.end])
                    && usize::try_from(offsets[places.end]).is_ok_and(|end| end <= data.len())
            }
            Self::Large(offsets, data) => {
                rise(&offsets[places.start..=places.end])
                    && usize::try_from(offsets[places.end]).is_ok_and(|end| end <= data.len())
            }
            Self::Fixed(..) | Self::View(..) => places.into_iter().all(|at| self.get(at).is_some()),
        }
    }
}

impl Lie for Reader<'_> {
    fn append<'a>(&'a self, places: Range<usize>, slices: &mut Vec<&'a [u8]>) {
        slices.extend(places.map(|at| self.get(at).unwrap_or_default()));
    }

    fn bytes(&self, places: Range<usize>) -> usize {
        match self {
            Self::Small(offsets, _) => (offsets[places.end] - offsets[places.start]) as usize,
            Self::Large(offsets, _) => (offsets[places.end] - offsets[places.start]) as usize,
            Self::Fixed(_, length) => places.len() * length,
            Self::View(views, _) => {
                let lengths = views[places].iter();
                lengths.map(|view| u32::from_ne_bytes([view[0], view[1], view[2], view[3]]) as usize).sum()
            }
        }
    }
}

/// The keys of a dictionary, by the letters of the interface's integers.
enum Keys<'a> {
    I8(&'a [i8]),
    U8(&'a [u8]),
    I16(&'a [i16]),
    U16(&'a [u16]),
    I32(&'a [i32]),
    U32(&'a [u32]),
    I64(&'a [i64]),
    U64(&'a [u64]),
}

impl<'a> Keys<'a> {
    fn of(array: &'a Array, format: u8) -> Option<Self> {
        let &[_, keys] = array.all_buffers()? else { return None };
        let end = array.end()?;
        // SAFETY: the second buffer has a key of this type for each item.
        unsafe {
            Some(match format {
                b'c' => Self::I8(values(keys, end)?),
                b'C' => Self::U8(values(keys, end)?),
                b's' => Self::I16(values(keys, end)?),
                b'S' => Self::U16(values(keys, end)?),
                b'i' => Self::I32(values(keys, end)?),
                b'I' => Self::U32(values(keys, end)?),
                b'l' => Self::I64(values(keys, end)?),
                b'L' => Self::U64(values(keys, end)?),
                _ => return None,
            })
        }
    }

    fn get(&self, at: usize) -> Option<usize> {
        match self {
            Self::I8(keys) => usize::try_from(keys[at]).ok(),
            Self::U8(keys) => Some(keys[at].into()),
            Self::I16(keys) => usize::try_from(keys[at]).ok(),
            Self::U16(keys) => Some(keys[at].into()),
            Self::I32(keys) => usize::try_from(keys[at]).ok(),
            Self::U32(keys) => usize::try_from(keys[at]).ok(),
            Self::I64(keys) => usize::try_from(keys[at]).ok(),
            Self::U64(keys) => usize::try_from(keys[at]).ok(),
        }
    }
}

impl Array {
    /// How far its buffers are used, in items.
    fn end(&self) -> Option<usize> {
        let end = usize::try_from(self.offset).ok()?.checked_add(usize::try_from(self.length).ok()?)?;
        // One more is the number of offsets.
        (end < isize::MAX as usize).then_some(end)
    }

    fn all_buffers(&self) -> Option<&[*const c_void]> {
        let count = usize::try_from(self.n_buffers).ok()?;
        if self.release.is_none() || self.buffers.is_null() {
            return None;
        }
        // SAFETY: there are that many buffers, for as long as it is not released.
        Some(unsafe { slice::from_raw_parts(self.buffers, count) })
    }

    /// The bitmap of items that are there, if any is missing.
    fn validity(&self) -> Option<&[u8]> {
        let bitmap = *self.all_buffers()?.first()?;
        if self.null_count == 0 || bitmap.is_null() {
            return None;
        }
        // SAFETY: the bitmap has a bit for each item.
        unsafe { values(bitmap, self.end()?.div_ceil(8)) }
    }

    /// Adds its items to a column; none if it is not as its type says.
    fn add_to<'a>(&'a self, of: &Type, column: &mut Column<'a>) -> Option<()> {
        let (first, end) = (usize::try_from(self.offset).ok()?, self.end()?);
        if first == end {
            return Some(());
        }
        let validity = self.validity();
        let is_valid = |at: usize| validity.is_none_or(|bits| bits[at / 8] >> (at % 8) & 1 == 1);
        let Some(keys) = of.keys else {
            let reader = Reader::of(self, of.form)?;
            if validity.is_none() {
                if let Some(places) = &mut column.places {
                    let before = column.parts.iter().map(|part| part.messages().count()).sum::<usize>();
                    places.extend(before..before + end - first);
                }
                column.parts.push(match reader.rows(first, end) {
                    Some(rows) => Part::Rows(rows),
                    None if reader.are_sound(first..end) => Part::Items(reader, first, end - first),
                    None => return None,
                });
                return Some(());
            }
            let (places, slices, before) = column.start_places();
            for at in first..end {
                places.push(if is_valid(at) { before + slices.len() } else { MISSING });
                if is_valid(at) {
                    slices.push(reader.get(at)?);
                }
            }
            return Some(());
        };
        // SAFETY: the type has a dictionary, which the array then points to.
        let dictionary = unsafe { self.dictionary.as_ref() }?;
        let (keys, reader) = (Keys::of(self, keys)?, Reader::of(dictionary, of.form)?);
        let (shift, size) =
            (usize::try_from(dictionary.offset).ok()?, usize::try_from(dictionary.length).ok()?);
        let nulls = dictionary.validity();
        // Of which message an item is, for those that an item has had already.
        let mut seen = vec![MISSING; size];
        let (places, slices, before) = column.start_places();
        for at in first..end {
            if !is_valid(at) {
                places.push(MISSING);
                continue;
            }
            let key = keys.get(at)?;
            let value = shift + key;
            let place = seen.get_mut(key)?;
            if *place == MISSING && nulls.is_none_or(|bits| bits[value / 8] >> (value % 8) & 1 == 1) {
                *place = before + slices.len();
                slices.push(reader.get(value)?);
            }
            places.push(*place);
        }
        Some(())
    }
}

/// The place of an item that is missing.
pub(crate) const MISSING: usize = usize::MAX;

/// The messages of an array, in parts of which each lies in one way.
#[derive(Default)]
pub(crate) struct Column<'a> {
    parts: Vec<Part<'a>>,
    /// For each item its message, or [`MISSING`]; without this, every item has its own.
    places: Option<Vec<usize>>,
}

enum Part<'a> {
    /// Different messages, of which some may be those of several items.
    Slices(Vec<&'a [u8]>),
    /// Messages of one length.
    Rows(Rows<'a>),
    /// All items of a chunk, from the first one on.
    Items(Reader<'a>, usize, usize),
}

impl Part<'_> {
    fn messages(&self) -> Messages<'_> {
        match self {
            Self::Slices(slices) => Messages::Each(slices),
            Self::Rows(rows) => Messages::Rows(*rows),
            Self::Items(reader, first, count) => {
                Messages::Items(Items { lie: reader, first: *first, count: *count })
            }
        }
    }
}

impl<'a> Column<'a> {
    /// The messages to hash, one part after the other.
    pub(crate) fn messages(&self) -> Vec<Messages<'_>> {
        self.parts.iter().map(Part::messages).collect()
    }

    /// How many messages they are.
    pub(crate) fn count(&self) -> usize {
        self.parts.iter().map(|part| part.messages().count()).sum()
    }

    /// For each item the message that is its own, or [`MISSING`]; none if these are all messages in
    /// their order.
    pub(crate) fn places(&self) -> Option<&[usize]> {
        self.places.as_deref()
    }

    /// The same as slices.
    pub(crate) fn slices(&self) -> Vec<&[u8]> {
        let mut all = Vec::with_capacity(self.count());
        self.messages()
            .into_iter()
            .for_each(|messages| messages.for_each_chunk(1, |slices| all.extend(slices)));
        all
    }

    /// # Errors
    ///
    /// `ValueError` if an item is missing.
    pub(crate) fn check_complete(&self) -> PyResult<()> {
        match self.places().and_then(|places| places.iter().position(|&place| place == MISSING)) {
            None => Ok(()),
            Some(null) => Err(PyValueError::new_err(format!(
                "messages: item {null} is null, and null has no digest: .drop_null() or .fill_null(b''), or digest_column, which keeps it"
            ))),
        }
    }

    /// The places, which those items get that have had none, the messages that are added, and how
    /// many there are before these.
    fn start_places(&mut self) -> (&mut Vec<usize>, &mut Vec<&'a [u8]>, usize) {
        let count = self.count();
        let places = self.places.get_or_insert_with(|| (0..count).collect());
        self.parts.push(Part::Slices(Vec::new()));
        let Some(Part::Slices(slices)) = self.parts.last_mut() else { unreachable!("it was just added") };
        (places, slices, count)
    }
}

/// An array of messages, or several that are the chunks of one; released when this is dropped.
pub(crate) struct Held {
    chunks: Vec<Array>,
    of: Type,
    name: &'static str,
}

impl Held {
    /// The array of an object that has `__arrow_c_array__` or `__arrow_c_stream__`; none if it has
    /// not. `name` is the argument's.
    ///
    /// # Errors
    ///
    /// `TypeError` if the array's values are neither text nor binary, nor a dictionary's that are.
    pub(crate) fn of(object: &Bound<'_, PyAny>, name: &'static str) -> PyResult<Option<Self>> {
        if let Some(export) = object.getattr_opt("__arrow_c_array__")? {
            let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = export.call0()?.extract()?;
            let schema = schema.pointer_checked(Some(SCHEMA))?.cast::<Schema>();
            // SAFETY: the capsule of this name holds a schema, which nobody has moved out or released.
            let of = check_type(object, unsafe { schema.as_ref() }, name)?;
            let array = array.pointer_checked(Some(ARRAY))?.cast::<Array>();
            // SAFETY: the capsule of this name holds an array; who moves it out leaves one behind
            // that says no release.
            let chunks = vec![unsafe { array.replace(Array::EMPTY) }];
            if chunks[0].release.is_none() {
                return Err(gone(name));
            }
            return Ok(Some(Self { chunks, of, name }));
        }
        let Some(export) = object.getattr_opt("__arrow_c_stream__")? else { return Ok(None) };
        let stream: Bound<'_, PyCapsule> = export.call0()?.extract()?;
        let pointer = stream.pointer_checked(Some(STREAM))?.cast::<Stream>().as_ptr();
        let refused = |stream: &Stream| {
            // SAFETY: after a failed call the function returns a string or null.
            let text =
                stream.get_last_error.map(|get| unsafe { get(pointer) }).filter(|text| !text.is_null());
            // SAFETY: as above.
            let text = text.map(|text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned());
            PyValueError::new_err(format!("{name}: the Arrow stream failed: {}", text.unwrap_or_default()))
        };
        // SAFETY: the capsule of this name holds a stream, which lives as long as the capsule.
        let functions = unsafe { pointer.as_ref() };
        let Some(
            functions @ Stream {
                get_schema: Some(schema_of), get_next: Some(next_of), release: Some(_), ..
            },
        ) = functions
        else {
            return Err(gone(name));
        };
        let mut schema = Schema::EMPTY;
        // SAFETY: the stream has not been released; the structure is ours to be filled.
        if unsafe { schema_of(pointer, &raw mut schema) } != 0 || schema.release.is_none() {
            return Err(refused(functions));
        }
        let of = check_type(object, &schema, name)?;
        let mut chunks = Vec::new();
        loop {
            let mut array = Array::EMPTY;
            // SAFETY: as above.
            if unsafe { next_of(pointer, &raw mut array) } != 0 {
                return Err(refused(functions));
            }
            if array.release.is_none() {
                return Ok(Some(Self { chunks, of, name }));
            }
            chunks.push(array);
        }
    }

    /// The messages.
    ///
    /// # Errors
    ///
    /// `ValueError` if the array is not as the interface says.
    pub(crate) fn column(&self) -> PyResult<Column<'_>> {
        let wrong =
            || PyValueError::new_err(format!("{}: the Arrow array is not as its format says", self.name));
        let mut column = Column::default();
        for array in &self.chunks {
            array.add_to(&self.of, &mut column).ok_or_else(wrong)?;
        }
        Ok(column)
    }
}

/// The error for what somebody has moved out of its capsule.
fn gone(name: &str) -> PyErr {
    PyValueError::new_err(format!("{name}: the Arrow capsule was used already"))
}

/// # Errors
///
/// `TypeError` if the schema's values are no messages, `ValueError` if it has been released.
fn check_type(object: &Bound<'_, PyAny>, schema: &Schema, name: &str) -> PyResult<Type> {
    if schema.release.is_none() {
        return Err(gone(name));
    }
    // SAFETY: the schema was filled by who exported it.
    if let Some(of) = unsafe { Type::of(schema) } {
        return Ok(of);
    }
    // Libraries have their own names for types, which say more than the interface's letters.
    let own = object.getattr_opt("type")?.or(object.getattr_opt("dtype")?);
    let own = match own {
        Some(own) => own.str()?.to_string(),
        // SAFETY: as above, and the format is a string.
        None => unsafe { CStr::from_ptr(schema.format) }.to_string_lossy().into_owned(),
    };
    Err(PyTypeError::new_err(format!(
        "{name}: an Arrow array of {own}; text and bytes have digests: strings, binary, fixed_size_binary, views and dictionaries of them"
    )))
}

/// A schema and an array, in capsules.
pub(super) type Capsules<'py> = (Bound<'py, PyCapsule>, Bound<'py, PyCapsule>);

/// Digests in one piece of memory, which libraries of Arrow take as an array.
#[derive(Clone, Debug)]
pub(super) struct Exported {
    pub(super) bytes: Arc<Vec<u8>>,
    pub(super) count: usize,
    /// Bytes of each.
    pub(super) length: usize,
    /// A bit for each digest that is there, if any is missing, and how many are.
    pub(super) validity: Option<(Vec<u8>, usize)>,
    /// Whether it is text.
    pub(super) is_text: bool,
    /// Whether there is a view of each, as polars has them.
    pub(super) is_viewed: bool,
}

/// The memory owned by an exported array.
struct Owned {
    bytes: Arc<Vec<u8>>,
    #[expect(dead_code, reason = "a buffer points to it")]
    validity: Option<(Vec<u8>, usize)>,
    /// Where texts begin, and the last one ends, in numbers of 32 or of 64 bits.
    offsets: (Vec<i32>, Vec<i64>),
    views: Vec<[i32; 4]>,
    /// Bytes of each buffer that views are of.
    lengths: Vec<i64>,
    buffers: Vec<*const c_void>,
}

impl Owned {
    /// Makes the views of `count` digests of `length` bytes, and the buffers: one of the validity,
    /// one of the views, as many of the bytes as offsets of 32 bits need, and their lengths.
    fn view(&mut self, count: usize, length: usize) {
        /// The longest that is in the view itself.
        const INLINE: usize = 12;
        let (bytes, int) = (Arc::clone(&self.bytes), |number: usize| number as i32);
        self.views.reserve_exact(count);
        if length <= INLINE {
            self.views.extend((0..count).map(|i| {
                let mut words = [0; 4];
                words[0] = int(length);
                for (word, four) in words[1..].iter_mut().zip(bytes[i * length..][..length].chunks(4)) {
                    let mut padded = [0; 4];
                    padded[..four.len()].copy_from_slice(four);
                    *word = i32::from_ne_bytes(padded);
                }
                words
            }));
            self.buffers.push(self.views.as_ptr().cast());
        } else {
            let each = i32::MAX as usize / length;
            for (number, piece) in bytes.chunks(each * length).enumerate() {
                let digests = (0..).step_by(length).zip(piece.chunks_exact(length));
                self.views.extend(digests.map(|(at, digest)| {
                    let prefix = digest.first_chunk().copied().unwrap_or_default();
                    [int(length), i32::from_ne_bytes(prefix), int(number), int(at)]
                }));
                self.lengths.push(piece.len() as i64);
            }
            self.buffers.push(self.views.as_ptr().cast());
            self.buffers.extend(bytes.chunks(each * length).map(|piece| piece.as_ptr().cast::<c_void>()));
        }
        self.buffers.push(self.lengths.as_ptr().cast());
    }
}

impl Exported {
    /// `count` digests of `length` bytes as fixed-size binary.
    pub(super) fn of(bytes: Vec<u8>, count: usize, length: usize) -> Self {
        let bytes = Arc::new(bytes);
        Self { bytes, count, length, validity: None, is_text: false, is_viewed: false }
    }

    /// The digests as an array of fixed-size binary, or of strings. Another type is the consumer's
    /// to make: the interface lets a producer ignore what was requested.
    pub(super) fn capsules<'py>(
        &self,
        py: Python<'py>,
        _requested: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Capsules<'py>> {
        let Self { bytes, count, length, validity, is_text, is_viewed } = self.clone();
        let is_large = i32::try_from(bytes.len()).is_err();
        let format = match (is_viewed, is_text) {
            (false, false) => format!("w:{length}"),
            (false, true) if is_large => "U".to_owned(),
            (false, true) => "u".to_owned(),
            (true, false) => "vz".to_owned(),
            (true, true) => "vu".to_owned(),
        };
        let mut schema = Schema::EMPTY;
        schema.format = CString::new(format)?.into_raw();
        schema.name = c"".as_ptr();
        schema.flags = NULLABLE;
        schema.release = Some(release_schema);
        let first = validity.as_ref().map_or(ptr::null(), |(bits, _)| bits.as_ptr().cast());
        let null_count = validity.as_ref().map_or(0, |(_, nulls)| *nulls as i64);
        let mut owned = Box::new(Owned {
            bytes,
            validity,
            offsets: Default::default(),
            views: Vec::new(),
            lengths: Vec::new(),
            buffers: vec![first],
        });
        let data = owned.bytes.as_ptr().cast();
        if is_viewed {
            owned.view(count, length);
        } else if is_text && is_large {
            owned.offsets.1 = (0..=count).map(|i| (i * length) as i64).collect();
            owned.buffers.extend([owned.offsets.1.as_ptr().cast(), data]);
        } else if is_text {
            owned.offsets.0 = (0..=count).map(|i| (i * length) as i32).collect();
            owned.buffers.extend([owned.offsets.0.as_ptr().cast(), data]);
        } else {
            owned.buffers.push(data);
        }
        let mut array = Array::EMPTY;
        (array.length, array.null_count) = (count as i64, null_count);
        array.n_buffers = owned.buffers.len() as i64;
        array.buffers = owned.buffers.as_mut_ptr();
        array.release = Some(release_array);
        array.private_data = Box::into_raw(owned).cast();
        Ok((PyCapsule::new_with_value(py, schema, SCHEMA)?, PyCapsule::new_with_value(py, array, ARRAY)?))
    }
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
        drop(Box::<Owned>::from_raw((*array).private_data.cast()));
        (*array).release = None;
    }
}
