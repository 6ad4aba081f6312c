//! The digest of one message on integer registers, which verifies the results of all other paths.
//!
//! It is the generic form ([`crate::absorb`]) on one lane, from beginning to end: an initial state,
//! whole blocks, the padded end, and as many bytes of the last state as are asked for; or a tree of
//! BLAKE3.

use crate::absorb::{Stream, absorb};
use crate::algorithm::Algorithm;
use crate::blake3;
use crate::primitive::Primitive;
use crate::state::{State, TAIL};
use lanes::isa::Scalar;

impl Algorithm {
    /// The digest of one message. `key` is for BLAKE2 (RFC 7693, section 3.3) and BLAKE3; empty
    /// means none, and the other algorithms ignore it. `out` has [`digest_length`](Self::digest_length) bytes,
    /// which for BLAKE2 are a parameter of the hash; that of SHAKE may have any length.
    ///
    /// ```
    /// let mut out = [0; 32];
    /// hashes::Algorithm::Sha256.digest(&[], b"abc", &mut out);
    /// assert_eq!(out[..4], [0xba, 0x78, 0x16, 0xbf]);
    /// ```
    ///
    /// # Panics
    ///
    /// If the algorithm [takes no key of that length](Self::takes_key_of).
    pub fn digest(self, key: &[u8], message: &[u8], out: &mut [u8]) {
        let key = if self.takes_key() { key } else { &[] };
        let Some(later) = self.later() else { return self.digest_once(key, message, out) };
        let mut inner = vec![0; self.first().digest_length()];
        self.first().digest_once(&[], message, &mut inner);
        for _ in 2..self.passes() {
            let outer = inner.clone();
            later.digest_once(&[], &outer, &mut inner);
        }
        later.digest_once(&[], &inner, out);
    }

    fn digest_once(self, key: &[u8], message: &[u8], out: &mut [u8]) {
        assert!(self.takes_key_of(key.len()), "{self} takes no key of {} bytes", key.len());
        let primitive = self.primitive();
        if primitive == Primitive::Blake3 && !key.is_empty() {
            let mode = blake3::flags::KEYED_HASH;
            return out.copy_from_slice(&blake3::digest(Scalar, &blake3::words(key), mode, message));
        }
        if self.is_tree(message.len()) {
            return out.copy_from_slice(&blake3::digest(Scalar, &blake3::IV, 0, message));
        }
        let block = primitive.block();
        let mut state = State::initial(self, out.len(), key.len());
        // A key is a block of its own, padded with zeros; without a message it is the last one.
        let (mut tail, mut total) = ([0; TAIL], message.len() as u64);
        let mut rest = &message[self.whole(message.len())..];
        if !key.is_empty() {
            tail[..key.len()].copy_from_slice(key);
            total += block as u64;
            if message.is_empty() {
                rest = &tail[..block];
            } else {
                take(primitive, &mut state, &tail[..block]);
            }
        }
        take(primitive, &mut state, &message[..self.whole(message.len())]);
        let mut end = [0; TAIL];
        end[..rest.len()].copy_from_slice(rest);
        let padded = state.pad(self, &mut end, rest.len(), total);
        take(primitive, &mut state, &end[..padded]);
        for (i, part) in out.chunks_mut(block).enumerate() {
            if i > 0 {
                // SHAKE goes on squeezing: a block of zeros is a bare permutation.
                take(primitive, &mut state, &[0; TAIL][..block]);
            }
            state.digest(self, part);
        }
    }
}

/// Absorbs whole blocks. In a function of its own, so that there is one copy of every compression.
#[inline(never)]
fn take(primitive: Primitive, state: &mut State, blocks: &[u8]) {
    absorb(Scalar, primitive, &mut [Stream { state, blocks }]);
}
