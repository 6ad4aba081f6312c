//! Digests.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

/// The longest digest of an algorithm that has only one length, and BLAKE2's longest.
const LONGEST: usize = 64;

/// The bytes of a digest. `Display` and `{:x}` print them in hexadecimal.
///
/// A digest can be compared with arrays, slices and vectors. Up to 64 bytes (only SHAKE has more)
/// it does not allocate memory. The time of a comparison depends on the bytes, so do not use `==`
/// to verify a keyed hash: that needs a comparison in constant time.
///
/// ```
/// use hashweave::{Algorithm, digest};
/// let digest = digest(Algorithm::Sha256, b"abc");
/// assert_eq!(digest.len(), 32);
/// assert_eq!(digest[..2], [0xba, 0x78]);
/// assert!(digest.to_string().starts_with("ba7816bf"));
/// ```
#[derive(Clone)]
pub struct Digest(Bytes);

#[derive(Clone)]
enum Bytes {
    Short { bytes: [u8; LONGEST], length: u8 },
    Long(Box<[u8]>),
}

impl Digest {
    /// Returns the digest of `length` bytes that `write` writes over zeros.
    pub(crate) fn written(length: usize, write: impl FnOnce(&mut [u8])) -> Self {
        if length <= LONGEST {
            let mut bytes = [0; LONGEST];
            write(&mut bytes[..length]);
            return Self(Bytes::Short { bytes, length: length as u8 });
        }
        let mut bytes = vec![0; length].into_boxed_slice();
        write(&mut bytes);
        Self(Bytes::Long(bytes))
    }

    /// Returns the bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        match &self.0 {
            Bytes::Short { bytes, length } => &bytes[..usize::from(*length)],
            Bytes::Long(bytes) => bytes,
        }
    }
}

impl Deref for Digest {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl AsRef<[u8]> for Digest {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl From<Digest> for Vec<u8> {
    fn from(digest: Digest) -> Self {
        match digest.0 {
            Bytes::Short { .. } => digest.as_bytes().to_vec(),
            Bytes::Long(bytes) => bytes.into_vec(),
        }
    }
}

/// An array of as many bytes as the digest has.
impl<const N: usize> TryFrom<Digest> for [u8; N] {
    type Error = core::array::TryFromSliceError;

    fn try_from(digest: Digest) -> Result<Self, Self::Error> {
        digest.as_bytes().try_into()
    }
}

impl PartialEq for Digest {
    fn eq(&self, other: &Self) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl Eq for Digest {}

impl PartialOrd for Digest {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Digest {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}

impl Hash for Digest {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_bytes().hash(state);
    }
}

/// Implements comparisons with bytes, on both sides.
macro_rules! compared_with {
    ($([$($parameters:tt)*] $bytes:ty;)*) => { $(
        impl<$($parameters)*> PartialEq<$bytes> for Digest {
            fn eq(&self, other: &$bytes) -> bool {
                let other: &[u8] = other.as_ref();
                self.as_bytes() == other
            }
        }

        impl<$($parameters)*> PartialEq<Digest> for $bytes {
            fn eq(&self, other: &Digest) -> bool {
                other == self
            }
        }
    )* };
}

compared_with! {
    [] [u8];
    [] &[u8];
    [const N: usize] [u8; N];
    [const N: usize] &[u8; N];
    [] Vec<u8>;
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(self, f)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(self, f)
    }
}

impl fmt::LowerHex for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&hex::encode(self))
    }
}

impl fmt::UpperHex for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&hex::encode_upper(self))
    }
}

/// Serializes the digest in hexadecimal.
#[cfg(feature = "serde")]
impl serde::Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
