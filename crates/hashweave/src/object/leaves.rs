//! Many blocks of one length, hashed side by side.

use crate::batch::{Hasher, Part, digest_rows, digests_of, update_many};
use hashes::Algorithm;

/// The bytes that are hashed before a block, and after it.
pub(super) type Around = (Vec<u8>, Vec<u8>);

/// As many blocks fill the lanes of any kernel.
pub(super) const ROWS: usize = 16;

/// Blocks of at most as many bytes are copied next to what is hashed before and after them.
const COPIED: usize = 64 << 10;

/// Blocks that are copied together: those of 4 KiB stay in a core's cache.
const TOGETHER: usize = 2 * ROWS;

/// The digests of whole blocks that lie one after another, with the same bytes before and after each.
pub(super) fn digests_of_rows(
    algorithm: Algorithm,
    (before, after): &Around,
    bytes: &[u8],
    block: usize,
) -> Vec<u8> {
    let size = algorithm.digest_length();
    let mut digests = vec![0; bytes.len() / block * size];
    if before.is_empty() && after.is_empty() {
        digest_rows(algorithm, bytes, block, block, &mut digests).expect("the blocks are there");
    } else if block > COPIED {
        let begun = || {
            let mut hasher = Hasher::new(algorithm);
            hasher.update(before);
            hasher
        };
        let mut hashers: Vec<Hasher> = bytes.chunks_exact(block).map(|_| begun()).collect();
        let parts = hashers.iter_mut().zip(bytes.chunks_exact(block));
        update_many(&mut parts.map(|(hasher, bytes)| Part { hasher, bytes }).collect::<Vec<_>>());
        for hasher in &mut hashers {
            hasher.update(after);
        }
        digests_of(&hashers, &mut digests);
    } else {
        let row = before.len() + block + after.len();
        let mut rows = Vec::with_capacity(TOGETHER.min(bytes.len() / block) * row);
        for (blocks, digests) in bytes.chunks(TOGETHER * block).zip(digests.chunks_mut(TOGETHER * size)) {
            rows.clear();
            for own in blocks.chunks_exact(block) {
                rows.extend_from_slice(before);
                rows.extend_from_slice(own);
                rows.extend_from_slice(after);
            }
            digest_rows(algorithm, &rows, row, row, digests).expect("the rows are there");
        }
    }
    digests
}
