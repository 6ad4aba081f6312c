//! Content identifiers (CIDs): the names that commitments have in Filecoin's programs.
//!
//! | commitment | codec | hash |
//! |---|---|---|
//! | comm_d, and comm_p in PieceCID v1 | `fil-commitment-unsealed`, 0xF101 | `sha2-256-trunc254-padded`, 0x1012 |
//! | comm_r | `fil-commitment-sealed`, 0xF102 | `poseidon-bls12_381-a2-fc1`, 0xB401 |
//! | comm_p in PieceCID v2 | `raw`, 0x55 | `fr32-sha256-trunc254-padbintree`, 0x1011 |
//!
//! Source: the table of codes of multiformats.

use super::Node;

/// Codes of multiformats.
const UNSEALED: u64 = 0xF101;
const SEALED: u64 = 0xF102;
const TRUNCATED: u64 = 0x1012;
const POSEIDON: u64 = 0xB401;
pub(super) const RAW: u64 = 0x55;
pub(super) const TREE: u64 = 0x1011;

/// The CID of a commitment to unsealed data (comm_d), or of a piece (PieceCID v1), in the text form
/// of CIDs: base32, which begins with `b`.
///
/// ```
/// use hashweave::replicate::cid;
/// assert!(cid::of_comm_d(&[0; 32]).starts_with("baga6ea4seaq"));
/// ```
#[must_use]
pub fn of_comm_d(comm_d: &Node) -> String {
    of(UNSEALED, TRUNCATED, comm_d)
}

/// The CID of a commitment to a sealed sector (comm_r).
///
/// ```
/// use hashweave::replicate::cid;
/// assert!(cid::of_comm_r(&[0; 32]).starts_with("bagboea4b5abc"));
/// ```
#[must_use]
pub fn of_comm_r(comm_r: &Node) -> String {
    of(SEALED, POSEIDON, comm_r)
}

/// A CID of version 1: the codec, and the digest after the code of its hash and its length.
pub(super) fn of(codec: u64, hash: u64, digest: &[u8]) -> String {
    let mut bytes = vec![1];
    bytes.extend(varint(codec));
    bytes.extend(varint(hash));
    bytes.extend(varint(digest.len() as u64));
    bytes.extend(digest);
    format!("b{}", base32(&bytes))
}

/// An unsigned varint of multiformats: seven bits a byte, the lowest first; the highest bit says that
/// more follow.
pub(crate) fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

/// Base32 of RFC 4648 in small letters and without padding: five bits a character, the highest
/// first.
pub(crate) fn base32(bytes: &[u8]) -> String {
    const CHARACTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let bit = |i: usize| bytes.get(i / 8).map_or(0, |byte| byte >> (7 - i % 8) & 1);
    let character = |i: usize| (0..5).fold(0, |index, k| 2 * index + usize::from(bit(5 * i + k)));
    (0..(8 * bytes.len()).div_ceil(5)).map(|i| char::from(CHARACTERS[character(i)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 10 of RFC 4648, in small letters and without padding.
    #[test]
    fn base32_is_that_of_the_rfc() {
        let known = [
            ("", ""),
            ("f", "my"),
            ("fo", "mzxq"),
            ("foo", "mzxw6"),
            ("foob", "mzxw6yq"),
            ("fooba", "mzxw6ytb"),
            ("foobar", "mzxw6ytboi"),
        ];
        for (text, expected) in known {
            assert_eq!(base32(text.as_bytes()), expected);
        }
    }

    /// From the specification of unsigned varints.
    #[test]
    fn varints_are_those_of_multiformats() {
        for (number, expected) in
            [(1, "01"), (127, "7f"), (128, "8001"), (255, "ff01"), (300, "ac02"), (16384, "808001")]
        {
            let digits: String = varint(number).iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(digits, expected);
        }
    }
}
