//! A hash computation in progress.

use crate::algorithm::{self, hw_algorithm};
use crate::handle::Handle;
use crate::memory::{self, Place};
use crate::status::{self, Error, HW_ERROR_ALGORITHM, HW_ERROR_LENGTH, HW_OK, hw_status};
use core::ffi::c_void;
use core::ptr;
use hashweave::{Hasher, LengthError};

/// A hash computation in progress.
///
/// Threads: a hasher may be used by different threads one after another; of two calls at the same
/// time the second returns HW_ERROR_BUSY.
#[derive(Debug)]
pub struct hw_hasher(pub(crate) Handle<Hasher>);

impl hw_hasher {
    fn hand_out(hasher: Hasher) -> *mut Self {
        memory::hand_out(Self(Handle::new(hasher)))
    }
}

impl From<LengthError> for Error {
    fn from(error: LengthError) -> Self {
        Self::new(HW_ERROR_LENGTH, error.to_string())
    }
}

/// Makes a hasher; for SHAKE the digest has the default length. Free it with hw_hasher_free(). On
/// failure, `*hasher` is NULL.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_new(algorithm: hw_algorithm, hasher: *mut *mut hw_hasher) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("hasher", hasher) }?;
        place.put(ptr::null_mut());
        place.put(hw_hasher::hand_out(Hasher::new(algorithm::of(algorithm)?)));
        Ok(HW_OK)
    })
}

/// Makes a hasher with a digest of `digest_size` bytes and a key. The digest can have any length
/// for SHAKE, 1 to 32 bytes for BLAKE2s and 1 to 64 for BLAKE2b (whatever the length in the
/// algorithm's number); other algorithms have one length. BLAKE2s takes a key of up to 32 bytes,
/// BLAKE2b of up to 64, BLAKE3 of 32, other algorithms none. NULL and 0 mean no key.
///
/// ```c
/// hw_hasher *mac;
/// hw_hasher_new_keyed(HW_BLAKE2B_512, 32, "a key", 5, &mac);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_new_keyed(
    algorithm: hw_algorithm,
    digest_size: usize,
    key: *const c_void,
    key_length: usize,
    hasher: *mut *mut hw_hasher,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("hasher", hasher) }?;
        place.put(ptr::null_mut());
        // SAFETY: as the header promises.
        let key = unsafe { memory::bytes("key", key, key_length) }?;
        place.put(hw_hasher::hand_out(Hasher::keyed(algorithm::of(algorithm)?, digest_size, key)?));
        Ok(HW_OK)
    })
}

/// Appends bytes to the message. They are not needed after the call.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_update(
    hasher: *mut hw_hasher,
    data: *const c_void,
    length: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hasher = unsafe { memory::reference("hasher", hasher) }?;
        // SAFETY: as the header promises.
        let data = unsafe { memory::bytes("data", data, length) }?;
        hasher.0.take("hasher")?.update(data);
        Ok(HW_OK)
    })
}

/// Writes the digest of all bytes so far; `digest_size` must be hw_hasher_digest_length(). This
/// does not change the hasher, so more bytes may follow.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_digest(
    hasher: *const hw_hasher,
    digest: *mut u8,
    digest_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hasher = unsafe { memory::reference("hasher", hasher) }?.0.take("hasher")?;
        let length = hasher.digest_length();
        if digest_size != length {
            let text =
                format!("digest_size is {digest_size}, and the digest of this hasher has {length} bytes");
            return Err(Error::new(HW_ERROR_LENGTH, text));
        }
        // SAFETY: as the header promises.
        hasher.digest_into(unsafe { memory::room("digest", digest, digest_size) }?);
        Ok(HW_OK)
    })
}

/// Starts a new message with the same algorithm, digest length and key.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_reset(hasher: *mut hw_hasher) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        unsafe { memory::reference("hasher", hasher) }?.0.take("hasher")?.reset();
        Ok(HW_OK)
    })
}

/// Copies a hasher with its state. On failure, `*copy` is NULL.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_copy(hasher: *const hw_hasher, copy: *mut *mut hw_hasher) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("copy", copy) }?;
        place.put(ptr::null_mut());
        // SAFETY: as the header promises.
        let hasher = unsafe { memory::reference("hasher", hasher) }?.0.take("hasher")?;
        place.put(hw_hasher::hand_out(hasher.clone()));
        Ok(HW_OK)
    })
}

/// Returns the length of the digest in bytes; 0 if the hasher is NULL or in use by another call.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_digest_length(hasher: *const hw_hasher) -> usize {
    status::value(0, || {
        // SAFETY: as the header promises.
        Ok(unsafe { memory::reference("hasher", hasher) }?.0.take("hasher")?.digest_length())
    })
}

/// Returns the algorithm, for BLAKE2 with the length of this digest; 0 if the hasher is NULL or in
/// use by another call.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_algorithm(hasher: *const hw_hasher) -> hw_algorithm {
    status::value(0, || {
        // SAFETY: as the header promises.
        let algorithm = unsafe { memory::reference("hasher", hasher) }?.0.take("hasher")?.algorithm();
        algorithm::number(algorithm)
            .ok_or_else(|| Error::new(HW_ERROR_ALGORITHM, format!("{algorithm}: not in C yet")))
    })
}

/// Frees a hasher; NULL is ignored. A hasher that is in use by another call or by a scheduler is
/// not freed, and the result is HW_ERROR_BUSY. Freeing a hasher twice, or using it afterwards, is
/// undefined behaviour.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_free(hasher: *mut hw_hasher) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { free(hasher, |hasher| hasher.0.take("hasher").map(drop)) }
}

/// Frees an object that no other call has.
///
/// # Safety
///
/// It is NULL, or handed out by this library and not freed.
pub(crate) unsafe fn free<T>(object: *mut T, is_idle: impl FnOnce(&T) -> Result<(), Error>) -> hw_status {
    status::call(|| {
        // SAFETY: the caller promises it.
        if let Some(object) = unsafe { object.as_ref() } {
            is_idle(object)?;
        }
        // SAFETY: the caller promises it.
        unsafe { memory::drop_object(object) };
        Ok(HW_OK)
    })
}
