//! Keccak blocks of streams absorbed one after the other, by a permutation of one state: on
//! architectures whose integer registers hold a state, that is faster there than the compiler's
//! form of the generic algorithm.

use hashes::Stream;
use hashes::keccak::WORDS;

/// Absorbs the blocks of streams by a permutation.
///
/// # Panics
///
/// If the blocks are not whole.
pub(crate) fn absorb(rate: usize, streams: &mut [Stream<'_>], permute: impl Fn(&mut [u64; WORDS])) {
    for stream in streams {
        let mut words: [u64; WORDS] = core::array::from_fn(|i| stream.state.word(i));
        let (blocks, rest) = (stream.blocks.chunks_exact(rate), stream.blocks.len() % rate);
        assert!(rest == 0, "the blocks are not whole");
        for block in blocks {
            for (word, bytes) in words.iter_mut().zip(block.as_chunks::<8>().0) {
                *word ^= u64::from_le_bytes(*bytes);
            }
            permute(&mut words);
        }
        words.iter().enumerate().for_each(|(i, word)| stream.state.set_word(i, *word));
    }
}
