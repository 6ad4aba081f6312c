//! Many messages, parts of streams and ends of streams in one call.

use crate::algorithm::{self, hw_algorithm};
use crate::hasher::hw_hasher;
use crate::memory::{self, hw_bytes};
use crate::status::{self, Error, HW_ERROR_LENGTH, HW_ERROR_OVERLAP, HW_OK, hw_status};
use core::ffi::c_void;
use hashweave::{Algorithm, Part, RowsError};

/// Messages that the library is given at once. It keeps some bytes for each, so that memory is
/// bounded whatever the caller's number.
const AT_ONCE: usize = 1 << 20;

/// Hashers that are copied for their digests at once.
const HASHERS: usize = 256;

/// Computes the digests of many messages of any lengths, and writes them one after another.
///
/// `digests_size` must be count * hw_digest_length(algorithm). The digests must not overlap a
/// message; messages may overlap each other.
///
/// ```c
/// hw_bytes messages[2] = {{"abc", 3}, {"", 0}};
/// uint8_t digests[2][32];
/// hw_digest_many(HW_SHA256, messages, 2, digests[0], sizeof digests);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_digest_many(
    algorithm: hw_algorithm,
    messages: *const hw_bytes,
    count: usize,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    // SAFETY: as the header promises.
    status::call(|| unsafe { keyed(algorithm, &[], messages, count, digests, digests_size) })
}

/// Like hw_digest_many(), with a key of a length that hw_hasher_new_keyed() takes. NULL and 0 mean no
/// key.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_digest_many_keyed(
    algorithm: hw_algorithm,
    key: *const c_void,
    key_length: usize,
    messages: *const hw_bytes,
    count: usize,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let key = unsafe { memory::bytes("key", key, key_length) }?;
        // SAFETY: as the header promises.
        unsafe { keyed(algorithm, key, messages, count, digests, digests_size) }
    })
}

/// # Safety
///
/// As the header promises.
unsafe fn keyed(
    algorithm: hw_algorithm,
    key: &[u8],
    messages: *const hw_bytes,
    count: usize,
    digests: *mut u8,
    size: usize,
) -> Result<hw_status, Error> {
    let algorithm = algorithm::of(algorithm)?;
    check_size(algorithm, count, size)?;
    // SAFETY: as the header promises.
    let messages = unsafe { memory::messages("messages", messages, count) }?;
    memory::apart("digests", digests, size, messages)?;
    // SAFETY: as the header promises, and apart from all messages.
    let digests = unsafe { memory::room("digests", digests, size) }?;
    let length = algorithm.digest_length();
    for (messages, digests) in messages.chunks(AT_ONCE).zip(digests.chunks_mut(AT_ONCE * length)) {
        if key.is_empty() {
            hashweave::digest_many(algorithm, messages, digests);
        } else {
            hashweave::digest_many_keyed(algorithm, key, messages, digests)?;
        }
    }
    Ok(HW_OK)
}

fn check_size(algorithm: Algorithm, count: usize, size: usize) -> Result<(), Error> {
    let right = memory::product("digests", count, algorithm.digest_length())?;
    if size == right {
        return Ok(());
    }
    let text = format!("digests_size is {size}, and {count} digests of {algorithm} have {right} bytes");
    Err(Error::new(HW_ERROR_LENGTH, text))
}

/// Computes the digests of rows: `count` messages of equal `length`, of which row i begins i times
/// `stride` bytes after the first. The digests are written one after another. This is the fastest
/// call for many short messages, because they need no array of pointers.
///
/// `digests_size` must be count * hw_digest_length(algorithm), and the `stride` not less than the
/// `length`. The digests must not overlap the rows, nor what lies between them.
///
/// ```c
/// uint8_t records[1000][40], digests[1000][32]; // of the first 32 bytes of each record
/// hw_digest_rows(HW_SHA256, records, 1000, sizeof records[0], 32, digests[0], sizeof digests);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_digest_rows(
    algorithm: hw_algorithm,
    rows: *const c_void,
    count: usize,
    stride: usize,
    length: usize,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    status::call(|| {
        let place = Placed { data: rows, count, stride, length };
        // SAFETY: as the header promises.
        let (algorithm, rows, digests) = unsafe { place.checked("rows", algorithm, digests, digests_size) }?;
        hashweave::digest_rows(algorithm, rows, stride, length, digests)?;
        Ok(HW_OK)
    })
}

/// Computes the digests of many `messages` of equal length in one buffer: message i begins at
/// `messages` + i * `stride`. The `stride` may be less than the length, so that `messages` overlap.
/// Everything else is as for hw_digest_rows().
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_digest_many_strided(
    algorithm: hw_algorithm,
    messages: *const c_void,
    length: usize,
    stride: usize,
    count: usize,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    status::call(|| {
        let place = Placed { data: messages, count, stride, length };
        // SAFETY: as the header promises.
        let (algorithm, bytes, digests) =
            unsafe { place.checked("messages", algorithm, digests, digests_size) }?;
        if stride >= length {
            hashweave::digest_rows(algorithm, bytes, stride, length, digests)?;
            return Ok(HW_OK);
        }
        let (size, mut messages) = (algorithm.digest_length(), Vec::new());
        for (part, digests) in digests.chunks_mut(AT_ONCE * size).enumerate() {
            let first = part * AT_ONCE;
            let those = (first..).take(digests.len() / size).map(|i| &bytes[i * stride..][..length]);
            messages.clear();
            messages.extend(those);
            hashweave::digest_many(algorithm, &messages, digests);
        }
        Ok(HW_OK)
    })
}

impl From<RowsError> for Error {
    fn from(error: RowsError) -> Self {
        Self::new(HW_ERROR_LENGTH, error.to_string())
    }
}

/// Where messages of one length lie.
struct Placed {
    data: *const c_void,
    count: usize,
    stride: usize,
    length: usize,
}

impl Placed {
    /// The algorithm, the bytes from the first message's first to the last one's last, and the room
    /// for digests.
    ///
    /// # Safety
    ///
    /// As the header promises.
    unsafe fn checked<'a>(
        &self,
        name: &str,
        algorithm: hw_algorithm,
        digests: *mut u8,
        size: usize,
    ) -> Result<(Algorithm, &'a [u8], &'a mut [u8]), Error> {
        let algorithm = algorithm::of(algorithm)?;
        check_size(algorithm, self.count, size)?;
        let span = self.span(name)?;
        // SAFETY: as the header promises.
        let bytes = unsafe { memory::bytes(name, self.data, span) }?;
        // The bytes between messages count too, because one slice has all of them.
        if memory::overlap(self.data, span, digests.cast(), size) {
            // If the digests begin before the messages, they overlap the first one.
            let begin = digests.addr().saturating_sub(self.data.addr());
            let first = begin.checked_div(self.stride).unwrap_or(0);
            return Err(Error::new(HW_ERROR_OVERLAP, format!("digests overlap {name}[{first}]")));
        }
        // SAFETY: as the header promises, and apart from all messages.
        let digests = unsafe { memory::room("digests", digests, size) }?;
        Ok((algorithm, bytes, digests))
    }

    /// How many those bytes are.
    fn span(&self, name: &str) -> Result<usize, Error> {
        let Self { count, stride, length, .. } = *self;
        let Some(last) = count.checked_sub(1) else { return Ok(0) };
        let span = last.checked_mul(stride).and_then(|begin| begin.checked_add(length));
        span.filter(|span| *span <= isize::MAX as usize).ok_or_else(|| {
            let text = format!(
                "{name}: {count} with a stride of {stride} bytes are more than there can be in memory"
            );
            Error::new(HW_ERROR_LENGTH, text)
        })
    }
}

/// Appends `parts[i]` to the message of `hashers[i]`, for all i. Algorithms and lengths may be
/// mixed. If a hasher appears twice or is in use by another call, the result is HW_ERROR_BUSY, and
/// no hasher is changed.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_update_many(
    hashers: *const *mut hw_hasher,
    parts: *const hw_bytes,
    count: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hashers = unsafe { memory::array("hashers", hashers, count) }?;
        // SAFETY: as the header promises.
        let parts = unsafe { memory::messages("parts", parts, count) }?;
        let take = |(i, hasher): (usize, &*mut hw_hasher)| {
            let name = format!("hashers[{i}]");
            // SAFETY: as the header promises.
            unsafe { memory::reference(&name, *hasher) }?.0.take(&name)
        };
        let mut held = hashers.iter().enumerate().map(take).collect::<Result<Vec<_>, _>>()?;
        let part = |(hasher, part): (_, &'static memory::Message)| Part { hasher, bytes: part.as_ref() };
        let mut parts: Vec<_> = held.iter_mut().map(|held| &mut **held).zip(parts).map(part).collect();
        hashweave::update_many(&mut parts);
        Ok(HW_OK)
    })
}

/// Writes the digests of many hashers one after another. Each has the length of its hasher's
/// digest, and `digests_size` must be the sum of these lengths. The hashers are not changed.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_digests_of(
    hashers: *const *const hw_hasher,
    count: usize,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hashers = unsafe { memory::array("hashers", hashers, count) }?;
        // SAFETY: as the header promises.
        let mut rest = unsafe { memory::room("digests", digests, digests_size) }?;
        let copy = |(i, hasher): (usize, &*const hw_hasher)| {
            let name = format!("hashers[{i}]");
            // SAFETY: as the header promises.
            let held = unsafe { memory::reference(&name, *hasher) }?.0.take(&name)?;
            Ok(held.clone())
        };
        for (group, hashers) in hashers.chunks(HASHERS).enumerate() {
            let numbered = (group * HASHERS..).zip(hashers);
            let copies = numbered.map(copy).collect::<Result<Vec<_>, Error>>()?;
            let length = copies.iter().try_fold(0_usize, |sum, copy| sum.checked_add(copy.digest_length()));
            let room = length.and_then(|length| rest.split_off_mut(..length));
            hashweave::digests_of(&copies, room.ok_or_else(|| wrong_size(digests_size, "more"))?);
        }
        if rest.is_empty() { Ok(HW_OK) } else { Err(wrong_size(digests_size, "fewer")) }
    })
}

fn wrong_size(size: usize, than: &str) -> Error {
    Error::new(
        HW_ERROR_LENGTH,
        format!("digests_size is {size}, and the digests of these hashers have {than} bytes together"),
    )
}
