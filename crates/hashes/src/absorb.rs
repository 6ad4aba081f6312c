//! Absorbing whole blocks into the states of independent streams, one a lane: the generic form of every kernel that hashes
//! long messages.

use crate::blake2::{self, Blake2, Blake2b, Blake2s};
use crate::keccak;
use crate::message::MAX_LANES;
use crate::sha2::{self, Sha2, Sha256, Sha512, Sums};
use crate::state::{Primitive, State};
use lanes::{LaneSet, Lanes, Line, Word};

/// A stream that absorbs blocks.
#[derive(Debug)]
pub struct Stream<'a> {
    /// Its state, in front of the blocks and then behind them.
    pub state: &'a mut State,
    /// Whole blocks.
    pub blocks: &'a [u8],
}

/// Absorbs the blocks of up to N streams at once, N being the lanes of the primitive's word size in `set`.
///
/// # Panics
///
/// If there are more streams than lanes, or their blocks are not whole or not equally many.
#[inline(always)]
pub fn absorb<S: LaneSet>(set: S, primitive: Primitive, streams: &mut [Stream<'_>]) {
    match primitive {
        Primitive::Sha256 => absorb_sha2::<Sha256, S::V32>(set, streams),
        Primitive::Sha512 => absorb_sha2::<Sha512, S::V64>(set, streams),
        Primitive::Blake2s => absorb_blake2::<Blake2s, S::V32>(set, streams),
        Primitive::Blake2b => absorb_blake2::<Blake2b, S::V64>(set, streams),
        Primitive::Keccak { rate } => absorb_keccak::<S::V64>(set, rate as usize, streams),
    }
}

/// The bytes of every lane; lanes without a stream repeat the first.
struct Sources<'a>([&'a [u8]; MAX_LANES]);

impl<'a> Sources<'a> {
    /// The blocks, and how many of `size` bytes they are.
    #[inline(always)]
    fn blocks<V: Lanes>(streams: &[Stream<'a>], size: usize) -> (Self, usize) {
        assert!(streams.len() <= V::COUNT, "there are {} streams for {} lanes", streams.len(), V::COUNT);
        let first = streams[0].blocks;
        assert!(first.len().is_multiple_of(size), "the blocks are not whole");
        let mut sources = [first; MAX_LANES];
        for (source, stream) in sources.iter_mut().zip(streams) {
            assert_eq!(stream.blocks.len(), first.len(), "lanes take equally many blocks");
            *source = stream.blocks;
        }
        (Self(sources), first.len() / size)
    }

    /// The states.
    #[inline(always)]
    fn states(streams: &'a [Stream<'_>]) -> Self {
        let mut sources = [streams[0].state.lines().as_flattened(); MAX_LANES];
        for (source, stream) in sources.iter_mut().zip(streams) {
            *source = stream.state.lines().as_flattened();
        }
        Self(sources)
    }

    /// The words from byte `offset` on of every lane.
    #[inline(always)]
    fn load<V: Lanes>(&self, token: V::Token, offset: usize, words: &mut [V]) {
        let size = V::Word::BITS as usize / 8;
        let mut lines = words.chunks_exact_mut(size_of::<Line>() / size);
        let mut offset = offset;
        for words in lines.by_ref() {
            let mut line: [&Line; MAX_LANES] = [&[0; 64]; MAX_LANES];
            for (line, source) in line[..V::COUNT].iter_mut().zip(&self.0) {
                *line = source[offset..].first_chunk().expect("a line is within the block");
            }
            V::load_lines(token, &line[..V::COUNT], words);
            offset += size_of::<Line>();
        }
        for word in lines.into_remainder() {
            let mut row = <V::Word as Word>::Row::default();
            for (word, source) in row.as_mut()[..V::COUNT].iter_mut().zip(&self.0) {
                *word = V::Word::from_le(&source[offset..]);
            }
            *word = V::load(token, &row);
            offset += size;
        }
    }
}

/// Writes the first words of every stream's state.
#[inline(always)]
fn store<V: Lanes>(words: &[V], streams: &mut [Stream<'_>]) {
    let per_line = size_of::<Line>() / (V::Word::BITS as usize / 8);
    for (i, words) in words.chunks(per_line).enumerate() {
        let mut lines: [Line; MAX_LANES] = [[0; 64]; MAX_LANES];
        V::store_lines(words, &mut lines[..V::COUNT]);
        let bytes = words.len() * (V::Word::BITS as usize / 8);
        for (stream, line) in streams.iter_mut().zip(&lines) {
            stream.state.lines_mut()[i][..bytes].copy_from_slice(&line[..bytes]);
        }
    }
}

#[inline(always)]
fn absorb_sha2<H: Sha2, V: Lanes<Word = H::Word>>(token: V::Token, streams: &mut [Stream<'_>]) {
    let size = 2 * H::Word::BITS as usize;
    let (sources, blocks) = Sources::blocks::<V>(streams, size);
    let mut h = [V::splat(token, H::Word::default()); 8];
    Sources::states(streams).load(token, 0, &mut h);
    for block in 0..blocks {
        let mut w = [h[0]; 16];
        sources.load(token, block * size, &mut w);
        let mut i = 0;
        while i < 16 {
            w[i] = w[i].swap_bytes();
            i += 1;
        }
        h = sha2::compress::<H, V>(token, h, w);
    }
    store(&h, streams);
}

/// Absorbs one block of SHA-256, the same for up to N streams, of which the sums are known.
///
/// # Panics
///
/// If there are more states than lanes, or none.
#[inline(always)]
pub fn absorb_sums<S: LaneSet>(set: S, sums: &Sums, states: &mut [&mut State]) {
    let count = <S::V32 as Lanes>::COUNT;
    assert!(states.len() <= count, "there are {} states for {count} lanes", states.len());
    let mut sources = [states[0].lines().as_flattened(); MAX_LANES];
    for (source, state) in sources.iter_mut().zip(states.iter()) {
        *source = state.lines().as_flattened();
    }
    let mut h = [S::V32::splat(set, 0); 8];
    Sources(sources).load(set, 0, &mut h);
    h = sha2::compress_sums(set, h, sums);
    let mut lines: [Line; MAX_LANES] = [[0; 64]; MAX_LANES];
    S::V32::store_lines(&h, &mut lines[..count]);
    for (state, line) in states.iter_mut().zip(&lines) {
        state.lines_mut()[0][..32].copy_from_slice(&line[..32]);
    }
}

#[inline(always)]
fn absorb_blake2<H: Blake2, V: Lanes<Word = H::Word>>(token: V::Token, streams: &mut [Stream<'_>]) {
    let size = 2 * H::Word::BITS as usize;
    let (sources, blocks) = Sources::blocks::<V>(streams, size);
    let mut state = [V::splat(token, H::Word::default()); 11];
    Sources::states(streams).load(token, 0, &mut state);
    for block in 0..blocks {
        // t is counted in the states: it is 64 bits wide, and its halves are words of the compression.
        for stream in streams.iter_mut() {
            let bytes = stream.state.counter::<H::Word>().wrapping_add(size as u64);
            stream.state.set_counter::<H::Word>(bytes);
        }
        Sources::states(streams).load(token, size_of::<H::Word>() * 8, &mut state[8..]);
        let mut m = [state[0]; 16];
        sources.load(token, block * size, &mut m);
        let mut h = [state[0]; 8];
        h.copy_from_slice(&state[..8]);
        h = blake2::compress_lanes::<H, V>(token, h, m, [state[8], state[9], state[10]]);
        state[..8].copy_from_slice(&h);
    }
    store(&state[..8], streams);
}

#[inline(always)]
fn absorb_keccak<V: Lanes<Word = u64>>(token: V::Token, rate: usize, streams: &mut [Stream<'_>]) {
    let (sources, blocks) = Sources::blocks::<V>(streams, rate);
    let mut a = [V::splat(token, 0); keccak::WORDS];
    Sources::states(streams).load(token, 0, &mut a);
    for block in 0..blocks {
        let mut words = [a[0]; keccak::WORDS];
        sources.load(token, block * rate, &mut words[..rate / 8]);
        for (a, word) in a.iter_mut().zip(&words[..rate / 8]) {
            *a = a.xor(*word);
        }
        a = keccak::permute(token, a);
    }
    store(&a, streams);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Algorithm;
    use crate::reference;
    use crate::state::TAIL;
    use lanes::isa::Scalar;

    /// A message whose blocks differ.
    fn message(length: usize) -> Vec<u8> {
        (0..length).map(|i| (i * 167 + i / 64 * 13 + length) as u8).collect()
    }

    /// Every length to three blocks, in two portions, through initial state, absorption, padding and digest.
    #[test]
    fn streams_have_the_digests_of_the_reference() {
        for algorithm in Algorithm::NAMED.into_iter().filter(|algorithm| algorithm.passes() == 1) {
            let primitive = algorithm.primitive();
            for length in 0..=3 * primitive.block() + 1 {
                let message = message(length);
                let mut state = State::initial(algorithm, algorithm.digest_length(), 0);
                let (whole, rest) = message.split_at(algorithm.whole(length));
                let (first, second) = whole.split_at(whole.len() / primitive.block() / 2 * primitive.block());
                for blocks in [first, second] {
                    absorb(Scalar, primitive, &mut [Stream { state: &mut state, blocks }]);
                }
                let mut tail = [0; TAIL];
                tail[..rest.len()].copy_from_slice(rest);
                let padded = state.pad(algorithm, &mut tail, rest.len(), length as u64);
                absorb(Scalar, primitive, &mut [Stream { state: &mut state, blocks: &tail[..padded] }]);
                let mut digest = vec![0xEE; algorithm.digest_length()];
                state.digest(algorithm, &mut digest);
                assert_eq!(digest, reference::digest(algorithm, &message), "{algorithm}, {length} bytes");
            }
        }
    }
}
