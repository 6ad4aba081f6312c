//! cSHAKE, KMAC and ParallelHash, transcribed from NIST SP 800-185; `strength` is 128 or 256,
//! strings and lengths are of bytes.

use super::keccak;
use crate::keccak::Sponge;

/// The bytes of an integer, the most significant first, one at least.
fn integer(x: usize) -> Vec<u8> {
    let bytes: Vec<u8> = x.to_be_bytes().into_iter().skip_while(|byte| *byte == 0).collect();
    if bytes.is_empty() { vec![0] } else { bytes }
}

/// Section 2.3.1.
fn left_encode(x: usize) -> Vec<u8> {
    let bytes = integer(x);
    [vec![bytes.len() as u8], bytes].concat()
}

/// Section 2.3.1.
fn right_encode(x: usize) -> Vec<u8> {
    let bytes = integer(x);
    [bytes.clone(), vec![bytes.len() as u8]].concat()
}

/// Section 2.3.2.
fn encode_string(string: &[u8]) -> Vec<u8> {
    [&left_encode(8 * string.len()), string].concat()
}

/// Section 2.3.3.
fn bytepad(string: &[u8], width: usize) -> Vec<u8> {
    let mut padded = [&left_encode(width), string].concat();
    padded.resize(padded.len().next_multiple_of(width), 0);
    padded
}

/// The rate of a security strength.
fn rate(strength: usize) -> usize {
    (1600 - 2 * strength) / 8
}

/// Section 3.3: `length` bytes of cSHAKE with the function name `n` and the customization string
/// `s`.
///
/// ```
/// use hashes::reference::{self, sp800_185::cshake};
/// assert_eq!(cshake(128, b"", b"", b"abc", 32), reference::digest(hashes::Algorithm::Shake128, b"abc"));
/// ```
#[must_use]
pub fn cshake(strength: usize, n: &[u8], s: &[u8], x: &[u8], length: usize) -> Vec<u8> {
    let mut output = if n.is_empty() && s.is_empty() {
        keccak(Sponge::shake(strength), x, length)
    } else {
        let prefix = bytepad(&[encode_string(n), encode_string(s)].concat(), rate(strength));
        keccak(Sponge::cshake(strength), &[&prefix, x].concat(), length)
    };
    output.truncate(length);
    output
}

/// Sections 4.3 and, with `xof`, 4.3.1: `length` bytes of KMAC.
///
/// ```
/// use hashes::reference::sp800_185::kmac;
/// assert_eq!(kmac(128, &b"key".repeat(6), b"", b"message", 8, false)[..4], [0xa0, 0x63, 0x24, 0x59]);
/// ```
#[must_use]
pub fn kmac(strength: usize, key: &[u8], s: &[u8], x: &[u8], length: usize, xof: bool) -> Vec<u8> {
    let new_x = [
        bytepad(&encode_string(key), rate(strength)),
        x.to_vec(),
        right_encode(if xof { 0 } else { 8 * length }),
    ];
    cshake(strength, b"KMAC", s, &new_x.concat(), length)
}

/// Sections 6.3 and, with `xof`, 6.3.1: `length` bytes of ParallelHash in blocks of `b` bytes.
///
/// ```
/// use hashes::reference::sp800_185::parallel_hash;
/// assert_eq!(parallel_hash(128, 8, b"", b"message", 4, false), [0x87, 0x87, 0xbf, 0x0a]);
/// ```
#[must_use]
pub fn parallel_hash(strength: usize, b: usize, s: &[u8], x: &[u8], length: usize, xof: bool) -> Vec<u8> {
    let mut z = left_encode(b);
    for block in x.chunks(b) {
        z.extend(cshake(strength, b"", b"", block, strength / 4));
    }
    z.extend(right_encode(x.len().div_ceil(b)));
    z.extend(right_encode(if xof { 0 } else { 8 * length }));
    cshake(strength, b"ParallelHash", s, &z, length)
}
