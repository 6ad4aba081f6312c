//! KT128 and KT256, transcribed from RFC 9861, section 3; `strength` is 128 or 256.

use super::keccak;
use crate::keccak::Sponge;

/// Section 2: `length` bytes of TurboSHAKE with the domain separation byte `d`.
fn turbo_shake(strength: usize, m: &[u8], d: u8, length: usize) -> Vec<u8> {
    let mut output = keccak(Sponge::turbo_shake(strength, d), m, length);
    output.truncate(length);
    output
}

/// Section 3.3.
fn length_encode(x: usize) -> Vec<u8> {
    let mut bytes: Vec<u8> = x.to_be_bytes().into_iter().skip_while(|byte| *byte == 0).collect();
    bytes.push(bytes.len() as u8);
    bytes
}

/// Section 3.2: `length` bytes of KT128 or KT256 of `m` with the customization string `c`.
///
/// ```
/// assert_eq!(hashes::reference::rfc9861::kt(128, b"", b"", 4), [0x1A, 0xC2, 0xD4, 0x50]);
/// ```
#[must_use]
pub fn kt(strength: usize, m: &[u8], c: &[u8], length: usize) -> Vec<u8> {
    let s = [m, c, &length_encode(c.len())].concat();
    if s.len() <= 8192 {
        return turbo_shake(strength, &s, 0x07, length);
    }
    let (s_0, rest) = s.split_at(8192);
    let mut final_node = s_0.to_vec();
    final_node.extend([0x03, 0, 0, 0, 0, 0, 0, 0]);
    for s_i in rest.chunks(8192) {
        final_node.extend(turbo_shake(strength, s_i, 0x0B, strength / 4));
    }
    final_node.extend(length_encode(rest.len().div_ceil(8192)));
    final_node.extend([0xFF, 0xFF]);
    turbo_shake(strength, &final_node, 0x06, length)
}
