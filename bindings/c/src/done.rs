//! Completion of submitted messages and parts.

use crate::algorithm::HW_LONGEST_DIGEST;
use crate::handle::Held;
use crate::hasher::hw_hasher;
use crate::memory::{self, Message, hw_bytes};
use crate::status::Error;
use core::ffi::c_void;
use core::ptr;
use hashweave::Hasher;

/// A finished submission.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_done {
    /// The tag that it was submitted with.
    pub tag: u64,
    /// Its bytes, which are no longer needed.
    pub data: *const c_void,
    /// The number of its bytes.
    pub length: usize,
    /// The hasher, if a part of a stream was submitted, which may be used again; NULL for a
    /// message.
    pub hasher: *mut hw_hasher,
    /// The length of the digest in bytes; 0 for a part of a stream.
    pub digest_length: usize,
    /// The digest, if a message was submitted.
    pub digest: [u8; HW_LONGEST_DIGEST],
}

impl hw_done {
    pub(crate) fn message(tag: u64, bytes: &Message, digest: &[u8]) -> Self {
        let hw_bytes { data, length } = bytes.parts();
        let mut done = Self {
            tag,
            data,
            length,
            hasher: ptr::null_mut(),
            digest_length: digest.len(),
            digest: [0; HW_LONGEST_DIGEST],
        };
        done.digest[..digest.len()].copy_from_slice(digest);
        done
    }

    /// Gives the hasher back as it is after the part.
    pub(crate) fn part(tag: u64, bytes: &Message, mut hasher: Taken, after: Hasher) -> Self {
        *hasher.held = after;
        Self { hasher: hasher.object, ..Self::message(tag, bytes, &[]) }
    }
}

/// A hasher of the caller's that no other call may have for as long as this exists.
pub(crate) struct Taken {
    object: *mut hw_hasher,
    held: Held<'static, Hasher>,
}

// SAFETY: the hasher is this one's alone, and hashers may go from thread to thread.
unsafe impl Send for Taken {}

impl Taken {
    /// Takes a hasher; and a copy that is to go on.
    ///
    /// # Safety
    ///
    /// As the header promises, for as long as it exists.
    pub(crate) unsafe fn new(hasher: *mut hw_hasher) -> Result<(Self, Hasher), Error> {
        // SAFETY: the caller promises it.
        let held = unsafe { memory::reference::<hw_hasher>("hasher", hasher) }?.0.take("hasher")?;
        let copy = held.clone();
        Ok((Self { object: hasher, held }, copy))
    }
}
