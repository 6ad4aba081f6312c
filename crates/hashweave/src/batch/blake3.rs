//! Many messages of BLAKE3 that have a key or another mode.

use super::alike::Alike;
use super::many::{Engine, digest_trees, with_slices};
use crate::tree::Blake3;
use hashes::Algorithm;
use hashes::blake3::{CHUNK, VALUE};

impl Blake3 {
    /// Computes the digests of many messages with the key and mode of this hasher, whatever it has
    /// absorbed itself. They may have any lengths and are hashed side by side; the digests are
    /// written to `out` one after another, in the order of the messages.
    ///
    /// ```
    /// use hashweave::tree::Blake3;
    /// let mut keys = [0; 2 * 32];
    /// let derive = Blake3::derive_key("example.org 2026-11-28 session keys");
    /// derive.digest_many(&["one secret", "another"], &mut keys);
    /// let mut alone = derive.clone();
    /// alone.update(b"another");
    /// assert_eq!(keys[32..], alone.digest());
    /// ```
    ///
    /// # Panics
    ///
    /// If `out` does not have 32 bytes for each message.
    pub fn digest_many<M: AsRef<[u8]>>(&self, inputs: &[M], out: &mut [u8]) {
        assert_eq!(out.len(), inputs.len() * VALUE, "{} digests have {VALUE} bytes each", inputs.len());
        let begun = self.without_message();
        with_slices(inputs, |inputs| Engine::new().digest_blake3(&begun, inputs, out));
    }
}

impl Engine {
    /// Computes the digests of messages with the key and mode of `begun`, which has no message.
    pub(super) fn digest_blake3(&self, begun: &Blake3, inputs: &[&[u8]], out: &mut [u8]) {
        let first = match inputs {
            [] => return,
            [input] => return begun.finalize_after(input, 0, out),
            [first, ..] => first.len(),
        };
        if inputs.iter().any(|input| input.len() > CHUNK) {
            let short = |inputs: &[&[u8]], out: &mut [u8]| self.digest_blake3(begun, inputs, out);
            return digest_trees(begun, inputs, out, short);
        }
        let (algorithm, initial) = (Algorithm::Blake3, begun.first_state());
        let plan = self.plan(algorithm.primitive(), first);
        match Alike::of(algorithm, VALUE, &initial, 0, inputs.iter().map(|input| input.len())) {
            Some(alike) => alike.digest_many(plan, inputs.len(), |i| inputs[i], None, out),
            None => self.digest_ragged(algorithm, plan, initial, inputs, out),
        }
    }
}
