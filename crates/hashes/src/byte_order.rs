//! The order of the bytes in a word of a message or of a digest.

use lanes::Lanes;

/// Swaps the bytes of words, if their most significant byte comes first in an algorithm.
#[inline(always)]
pub fn ordered<V: Lanes, const WORDS: usize>(mut words: [V; WORDS], is_big_endian: bool) -> [V; WORDS] {
    let mut i = 0;
    while is_big_endian && i < WORDS {
        words[i] = words[i].swap_bytes();
        i += 1;
    }
    words
}
