//! One hash in progress.

use crate::algorithm::{self, hw_algorithm};
use crate::handle::Handle;
use crate::memory::{self, Place};
use crate::status::{self, Error, HW_ERROR_ALGORITHM, HW_ERROR_LENGTH, HW_OK, hw_status};
use core::ffi::c_void;
use core::ptr;
use hashweave::{Hasher, LengthError};

/// One hash in progress.
///
/// Threads: a hasher may go from thread to thread; of two calls at once the second is refused with HW_ERROR_BUSY.
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

/// A hasher of nothing yet; SHAKE's has its default length. It is freed by hw_hasher_free(). If it fails, `*hasher` is NULL.
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

/// A hasher with a digest of `digest_size` bytes (any number for SHAKE, 1 to 32 for BLAKE2s, 1 to 64 for BLAKE2b whatever length the
/// algorithm's name has, its own for another algorithm) under a key, which is BLAKE2's: up to 32 bytes for BLAKE2s, 64 for BLAKE2b. NULL and 0 are no key.
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

/// Goes on with some bytes, which are not needed once it returns.
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

/// The digest of all bytes so far, of `digest_size` = hw_hasher_digest_length() bytes. It changes nothing: more bytes may follow.
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

/// Forgets all bytes; algorithm, digest length and key stay.
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

/// Another hasher that is as this one is now. If it fails, `*copy` is NULL.
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

/// Bytes of its digest; 0 if it is NULL or in another call.
///
/// Threads: one call at a time for each hasher.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_hasher_digest_length(hasher: *const hw_hasher) -> usize {
    status::value(0, || {
        // SAFETY: as the header promises.
        Ok(unsafe { memory::reference("hasher", hasher) }?.0.take("hasher")?.digest_length())
    })
}

/// Its algorithm, of BLAKE2 the one with its digest length; 0 if it is NULL or in another call.
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

/// Frees a hasher; NULL is none. One that is in another call or with a scheduler is not freed: HW_ERROR_BUSY. To free one twice, or to use it
/// afterwards, is undefined.
///
/// Threads: no other call may have it.
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
