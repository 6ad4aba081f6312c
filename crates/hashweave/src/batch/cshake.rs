//! cSHAKE and KMAC (NIST SP 800-185). Both are SHAKE with a prefix of whole blocks that holds their
//! strings, so they are ordinary [`Hasher`]s.

use super::hasher::Hasher;
use crate::digest::Digest;
use crate::strength::Strength;
use core::fmt;
use hashes::encode::{left_encode, right_encode};

impl Hasher {
    /// Starts cSHAKE128 or cSHAKE256 (NIST SP 800-185, section 3) with a digest of `digest_length`
    /// bytes. Function names are reserved for functions that NIST defines; other callers leave the
    /// name empty and use the customization string. If both are empty, this is SHAKE.
    ///
    /// ```
    /// use hashweave::{Hasher, Strength};
    /// let mut hasher = Hasher::cshake(Strength::Bits128, b"", b"Email Signature", 32);
    /// hasher.update(&[0, 1, 2, 3]);
    /// assert_eq!(hasher.digest()[..4], [0xC1, 0xC3, 0x69, 0x25]);
    /// ```
    #[must_use]
    pub fn cshake(
        strength: Strength,
        function_name: &[u8],
        customization: &[u8],
        digest_length: usize,
    ) -> Self {
        if function_name.is_empty() && customization.is_empty() {
            return Self::start(strength.shake(), digest_length, None, None);
        }
        let mut hasher = Self::start(strength.cshake(), digest_length, None, None);
        hasher.update_padded(&[function_name, customization]);
        hasher
    }

    /// Appends bytepad of the encoded strings (sections 2.3.2 and 2.3.3) to whole blocks. It is
    /// whole blocks itself, and a reset returns to this point.
    fn update_padded(&mut self, strings: &[&[u8]]) {
        let rate = self.primitive().block();
        self.update(&left_encode(rate as u128));
        for string in strings {
            self.update(&left_encode(8 * string.len() as u128)).update(string);
        }
        self.fill_block();
        self.begin_here();
    }
}

/// A KMAC128 or KMAC256 computation in progress (NIST SP 800-185, section 4).
///
/// The length of the output is part of the input, except for the extendable-output form (KMACXOF).
/// The message may be given in pieces of any length, and reading the output does not change the
/// state. To verify a code that was received, compare it in constant time, not with `==`.
///
/// ```
/// use hashweave::{Kmac, Strength};
/// let mut kmac = Kmac::new(Strength::Bits128, &[7; 32], b"My Tagged Application");
/// kmac.update(b"a message");
/// let mut code = [0; 32];
/// kmac.finalize(&mut code);
/// assert_eq!(kmac.digest(32), code);
/// ```
///
/// Many messages under one key are hashed together as streams:
///
/// ```
/// use hashweave::{Kmac, Part, Strength, digests_of, update_many};
/// let key = Kmac::new(Strength::Bits256, &[7; 32], b"");
/// let messages = [&b"one"[..], b"two", b"three"];
/// let mut streams: Vec<Kmac> = messages.iter().map(|_| key.clone()).collect();
/// let parts = streams.iter_mut().zip(messages).map(|(kmac, bytes)| Part { hasher: kmac.stream(), bytes });
/// update_many(&mut parts.collect::<Vec<_>>());
/// let ends: Vec<_> = streams.iter().map(|kmac| kmac.end(64)).collect();
/// let mut codes = [0; 3 * 64];
/// digests_of(&ends, &mut codes);
/// # let mut alone = key.clone();
/// # alone.update(b"two");
/// # assert_eq!(alone.digest(64), codes[64..128]);
/// ```
#[derive(Clone)]
pub struct Kmac(Hasher);

impl Kmac {
    /// Starts a computation with a key of any length.
    #[must_use]
    pub fn new(strength: Strength, key: &[u8], customization: &[u8]) -> Self {
        let mut hasher = Hasher::cshake(strength, b"KMAC", customization, strength.chaining_value());
        hasher.update_padded(&[key]);
        Self(hasher)
    }

    /// Appends bytes to the message.
    pub fn update(&mut self, bytes: &[u8]) -> &mut Self {
        self.0.update(bytes);
        self
    }

    /// Starts a new message with the same key and customization string.
    pub fn reset(&mut self) {
        self.0.reset();
    }

    /// Returns the stream of the message, to be updated together with others by
    /// [`update_many`](crate::update_many).
    pub fn stream(&mut self) -> &mut Hasher {
        &mut self.0
    }

    /// Returns a hasher whose digest is the code of `length` bytes.
    #[must_use]
    pub fn end(&self, length: usize) -> Hasher {
        self.ended(8 * length as u128, length)
    }

    /// Returns a hasher whose digest is the first `length` bytes of KMACXOF.
    #[must_use]
    pub fn end_xof(&self, length: usize) -> Hasher {
        self.ended(0, length)
    }

    fn ended(&self, bits: u128, length: usize) -> Hasher {
        let mut hasher = self.0.with_digest_length(length);
        hasher.update(&right_encode(bits));
        hasher
    }

    /// Returns the code of `length` bytes.
    #[must_use]
    pub fn digest(&self, length: usize) -> Digest {
        self.end(length).digest()
    }

    /// Writes the code; its length is that of the buffer.
    pub fn finalize(&self, out: &mut [u8]) {
        self.end(out.len()).digest_into(out);
    }

    /// Fills the buffer with the first bytes of KMACXOF.
    pub fn finalize_xof(&self, out: &mut [u8]) {
        self.end_xof(out.len()).digest_into(out);
    }
}

/// Shows no state and no key.
impl fmt::Debug for Kmac {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kmac").finish_non_exhaustive()
    }
}
