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
use crate::notation::base32;

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

#[cfg(test)]
mod tests {
    use super::*;

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
