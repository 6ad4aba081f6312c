//! Many hashes at once: messages, streams and their parts, of any number and any lengths.

mod hasher;
mod many;

pub use hasher::{Hasher, LengthError};
pub use many::{Part, digest_many, digests_of, update_many};
