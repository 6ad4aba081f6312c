//! What becomes of messages and parts that are submitted.

use crate::algorithm::HW_LONGEST_DIGEST;
use crate::handle::Held;
use crate::hasher::hw_hasher;
use crate::memory::{self, Message, hw_bytes};
use crate::status::Error;
use core::ffi::c_void;
use core::ptr;
use hashweave::Hasher;

/// Something that was submitted and is done.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_done {
    /// What it was submitted under.
    pub tag: u64,
    /// Its bytes, which are not needed any more.
    pub data: *const c_void,
    /// How many they are.
    pub length: usize,
    /// The hasher of a part, which may be used again; NULL for a message.
    pub hasher: *mut hw_hasher,
    /// Bytes of the digest; 0 for a part.
    pub digest_length: usize,
    /// The digest of a message.
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
