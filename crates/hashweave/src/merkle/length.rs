//! The number of elements of a list, on top of its root.

use super::Shape;
use super::pairs::parent;

/// Returns the root of a list of SSZ: SHA-256 of the root of its chunks and of the number of its
/// elements, in 32 bytes with the lowest first.
///
/// ```
/// use hashweave::merkle::{Shape, mix_in_length, root};
/// // The deposit contract before its first deposit.
/// let chunks = root(Shape::ssz(1 << 32), &[])?.try_into().expect("a root has 32 bytes");
/// assert_eq!(mix_in_length(&chunks, 0)[..4], [0xd7, 0x0a, 0x23, 0x47]);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// Source: the consensus specifications, `ssz/simple-serialize.md`, `mix_in_length`.
#[must_use]
pub fn mix_in_length(root: &[u8; 32], length: u64) -> [u8; 32] {
    let (mut chunk, mut out) = ([0; 32], [0; 32]);
    chunk[..8].copy_from_slice(&length.to_le_bytes());
    parent(&Shape::ssz(2), root, &chunk, &mut out);
    out
}
