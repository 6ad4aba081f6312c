//! Computes the digest of one message.

use crate::algorithm::{self, hw_algorithm};
use crate::memory;
use crate::status::{self, Error, HW_ERROR_LENGTH, HW_ERROR_OVERLAP, HW_OK, hw_status};
use core::ffi::c_void;
use hashweave::Algorithm;

/// Computes the digest of one message.
///
/// `digest_size` must be hw_digest_length(algorithm), or any length for SHAKE. The digest may
/// overlap the message, except a digest of SHAKE whose length is not the default.
///
/// ```c
/// uint8_t digest[32];
/// hw_digest(HW_SHA256, "abc", 3, digest, sizeof digest);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_digest(
    algorithm: hw_algorithm,
    message: *const c_void,
    length: usize,
    digest: *mut u8,
    digest_size: usize,
) -> hw_status {
    status::call(|| {
        let algorithm = algorithm::of(algorithm)?;
        check_size(algorithm, digest_size)?;
        // SAFETY: as the header promises.
        let message = unsafe { memory::bytes("message", message, length) }?;
        if memory::overlap(message.as_ptr().cast(), length, digest.cast(), digest_size) {
            if digest_size != algorithm.digest_length() {
                return Err(on_message(algorithm));
            }
            let first = hashweave::digest(algorithm, message);
            // SAFETY: as the header promises; the message is not read any more.
            unsafe { memory::room("digest", digest, digest_size) }?.copy_from_slice(&first);
            return Ok(HW_OK);
        }
        // SAFETY: as the header promises, and apart from the message.
        let digest = unsafe { memory::room("digest", digest, digest_size) }?;
        hashweave::digest_into(algorithm, message, digest);
        Ok(HW_OK)
    })
}

#[cold]
fn on_message(algorithm: Algorithm) -> Error {
    Error::new(
        HW_ERROR_OVERLAP,
        format!("digest overlaps message, which is not possible for {algorithm} of a non-standard length"),
    )
}

#[inline]
fn check_size(algorithm: Algorithm, size: usize) -> Result<(), Error> {
    if size == algorithm.digest_length() || algorithm.is_extendable() {
        return Ok(());
    }
    Err(wrong_size(algorithm, size))
}

#[cold]
fn wrong_size(algorithm: Algorithm, size: usize) -> Error {
    let right = algorithm.digest_length();
    Error::new(
        HW_ERROR_LENGTH,
        format!("digest_size is {size}, and a digest of {algorithm} has {right} bytes"),
    )
}
