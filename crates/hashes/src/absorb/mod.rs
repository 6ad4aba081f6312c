//! Absorbing whole blocks into the states of independent streams, one a lane: the generic form of
//! every kernel that hashes long messages.

mod digests;

use crate::blake2::{self, Blake2, Blake2b, Blake2s};
use crate::blake3;
use crate::byte_order::ordered;
use crate::functions::{MerkleDamgard, WithCompression};
use crate::keccak;
use crate::merkle_damgard::{self, Compression};
use crate::primitive::Primitive;
use crate::sha2::{self, Sha2, Sha256, Sha512, Sums};
use crate::state::State;
pub use digests::{digests, digests_of_sponge};
use lanes::{LaneSet, Lanes, Line, MAX_LANES, Sources, Word};

/// A stream that absorbs blocks.
#[derive(Debug)]
pub struct Stream<'a> {
    /// The state of the stream, before the blocks and then after them.
    pub state: &'a mut State,
    /// Whole blocks.
    pub blocks: &'a [u8],
}

/// Whole messages as blocks: those that are absorbed where they lie, and the padded ends.
#[derive(Clone, Copy, Debug)]
pub struct Messages<'a> {
    /// Bytes of each message, with the block of a key: t of BLAKE2's last block. Other functions do
    /// not look at them, only at how many they are.
    pub lengths: &'a [u64],
    /// The blocks of each before its end, of all equally many; empty if there are none.
    pub blocks: &'a [&'a [u8]],
    /// The padded ends one after another.
    pub ends: &'a [u8],
    /// Bytes of the padded end of each: a block or two.
    pub end_length: usize,
}

impl<'a> Messages<'a> {
    /// How many they are.
    #[must_use]
    #[inline(always)]
    pub fn count(&self) -> usize {
        self.lengths.len()
    }

    /// Bytes of the blocks of a message before its end.
    #[must_use]
    #[inline(always)]
    pub fn before(&self) -> usize {
        self.blocks.first().map_or(0, |blocks| blocks.len())
    }

    /// The end of message `i`.
    #[must_use]
    #[inline(always)]
    pub fn end(&self, i: usize) -> &'a [u8] {
        &self.ends[i * self.end_length..][..self.end_length]
    }

    /// Up to `count` of the messages, from message `first` on.
    #[must_use]
    #[inline(always)]
    pub fn part(&self, first: usize, count: usize) -> Self {
        let end = self.count().min(first + count);
        Self {
            lengths: &self.lengths[first..end],
            blocks: if self.blocks.is_empty() { &[] } else { &self.blocks[first..end] },
            ends: &self.ends[first * self.end_length..end * self.end_length],
            end_length: self.end_length,
        }
    }
}

/// The facts that all messages of a call have in common.
#[derive(Clone, Copy, Debug)]
pub struct Common<'a> {
    /// The primitive that absorbs their blocks.
    pub primitive: Primitive,
    /// The state before the first block.
    pub initial: &'a State,
    /// Bytes of a digest: no more than a block has.
    pub length: usize,
    /// Of SHA-256: the sums of the padded end, if it is the same block for all.
    pub sums: Option<&'a Sums>,
}

/// Absorbs the blocks of up to N streams at once, N being the lanes of the primitive's word size in
/// `set`.
///
/// # Panics
///
/// If there are more streams than lanes, or their blocks are not whole or not equally many, or no
/// hash on Keccak has the rate.
#[inline(always)]
pub fn absorb<S: LaneSet>(set: S, primitive: Primitive, streams: &mut [Stream<'_>]) {
    match primitive {
        Primitive::Sha256 => absorb_sha2::<Sha256, S::V32>(set, streams),
        Primitive::Sha512 => absorb_sha2::<Sha512, S::V64>(set, streams),
        Primitive::MerkleDamgard(function) => absorb_merkle_damgard(set, function, streams),
        Primitive::Blake2s => absorb_blake2::<Blake2s, S::V32>(set, streams),
        Primitive::Blake2b => absorb_blake2::<Blake2b, S::V64>(set, streams),
        Primitive::Blake3 => absorb_blake3::<S::V32>(set, streams),
        Primitive::Keccak { rate, rounds } => absorb_sponge(set, rate, rounds, streams),
    }
}

/// Absorbs the blocks of streams of Keccak, with blocks of `rate` bytes and a permutation of
/// `rounds` rounds.
///
/// # Panics
///
/// As [`absorb`].
#[inline(always)]
pub fn absorb_sponge<S: LaneSet>(set: S, rate: u8, rounds: u8, streams: &mut [Stream<'_>]) {
    absorb_keccak::<S::V64>(set, rate, rounds, streams);
}

/// Absorbs the blocks of streams of a function of Merkle and Damgård's construction.
///
/// # Panics
///
/// As [`absorb`].
#[inline(always)]
pub fn absorb_merkle_damgard<S: LaneSet>(set: S, function: MerkleDamgard, streams: &mut [Stream<'_>]) {
    function.with(Compressing { set, streams });
}

/// The blocks of `size` bytes of every stream, and how many they are.
#[inline(always)]
fn blocks_of<'a, V: Lanes>(streams: &[Stream<'a>], size: usize) -> (Sources<'a>, usize) {
    assert!(streams.len() <= V::COUNT, "there are {} streams for {} lanes", streams.len(), V::COUNT);
    let blocks = Sources::new(streams.iter().map(|stream| stream.blocks));
    assert!(blocks.length().is_multiple_of(size), "the blocks are not whole");
    (blocks, blocks.length() / size)
}

/// The first words of the state of every stream, one a lane.
///
/// # Panics
///
/// If there are more streams than lanes.
#[inline(always)]
pub fn load<V: Lanes, const WORDS: usize>(token: V::Token, streams: &[Stream<'_>]) -> [V; WORDS] {
    let mut words = [V::splat(token, V::Word::default()); WORDS];
    Sources::new(streams.iter().map(|stream| stream.state.lines().as_flattened())).load(token, 0, &mut words);
    words
}

/// Sets the first words of the state of every stream.
///
/// # Panics
///
/// If there are more streams than lanes.
#[inline(always)]
pub fn store<V: Lanes>(words: &[V], streams: &mut [Stream<'_>]) {
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
    store(&hash_values_behind::<H, V>(token, streams), streams);
}

/// Absorbs the blocks of up to N streams of SHA-256, if there are any, and then one of which the
/// sums are known, the same for all.
///
/// # Panics
///
/// As [`absorb`].
#[inline(always)]
pub fn absorb_sums<S: LaneSet>(set: S, streams: &mut [Stream<'_>], sums: &Sums) {
    let h = hash_values_behind::<Sha256, S::V32>(set, streams);
    store(&sha2::compress_sums(set, h, sums), streams);
}

/// The hash values after the blocks.
#[inline(always)]
fn hash_values_behind<H: Sha2, V: Lanes<Word = H::Word>>(token: V::Token, streams: &[Stream<'_>]) -> [V; 8] {
    let size = 2 * H::Word::BITS as usize;
    let (sources, blocks) = blocks_of::<V>(streams, size);
    let mut h = load::<V, 8>(token, streams);
    for block in 0..blocks {
        let mut w = [h[0]; 16];
        sources.load(token, block * size, &mut w);
        h = sha2::compress::<H, V>(token, h, ordered(w, true));
    }
    h
}

/// Absorbing in the lanes of a set, by a compression function of Merkle and Damgård's construction.
struct Compressing<'a, 'b, S> {
    set: S,
    streams: &'a mut [Stream<'b>],
}

impl<S: LaneSet> WithCompression for Compressing<'_, '_, S> {
    type Output = ();

    #[inline(always)]
    fn run<C: Compression<N>, const N: usize>(self) {
        let Self { set, streams } = self;
        let (sources, _) = blocks_of::<S::V32>(streams, size_of::<Line>());
        let h = merkle_damgard::absorb::<C, S::V32, N>(set, load(set, streams), &sources);
        store(&h, streams);
    }
}

/// Absorbs the blocks of streams of BLAKE2.
///
/// # Panics
///
/// As [`absorb`].
// t is counted in vectors, by its low half; the high half changes at a block that is known
// beforehand.
#[inline(always)]
pub fn absorb_blake2<H: Blake2, V: Lanes<Word = H::Word>>(token: V::Token, streams: &mut [Stream<'_>]) {
    let size = 2 * H::Word::BITS as usize;
    let (sources, blocks) = blocks_of::<V>(streams, size);
    let state: [V; 16] = load(token, streams);
    let mut h = [state[0]; 8];
    h.copy_from_slice(&state[..8]);
    let (mut low, mut high) = (state[8], state[9]);
    let step = V::splat(token, H::Word::truncate(size as u64));
    let mut carry = next_carry::<H::Word>(streams, 0);
    for block in 0..blocks as u64 {
        low = low.add(step);
        if block == carry {
            high = V::load(token, &high_halves::<H::Word>(streams, block + 1));
            carry = next_carry::<H::Word>(streams, block + 1);
        }
        let mut m = [low; 16];
        sources.load(token, block as usize * size, &mut m);
        h = blake2::compress_lanes::<H, V>(token, h, m, [low, high, state[10]]);
    }
    store(&h, streams);
    for stream in streams {
        let bytes = stream.state.counter::<H::Word>().wrapping_add((blocks * size) as u64);
        stream.state.set_counter::<H::Word>(bytes);
    }
}

/// The first block, of those from `block` on, with which the low half of t wraps in any stream.
/// That of BLAKE2b wraps only with t as a whole, for which [`State::counter`] has no more bits.
#[inline(always)]
fn next_carry<W: Word>(streams: &[Stream<'_>], block: u64) -> u64 {
    if W::BITS == 64 {
        return u64::MAX;
    }
    let size = u64::from(2 * W::BITS);
    let next = streams.iter().map(|stream| {
        let low = stream.state.counter::<W>().wrapping_add(block * size) as u32;
        block + u64::from(u32::MAX - low) / size
    });
    next.fold(u64::MAX, u64::min)
}

/// The high half of BLAKE2s's t after `blocks` more blocks.
#[cold]
fn high_halves<W: Word>(streams: &[Stream<'_>], blocks: u64) -> W::Row {
    let mut row = W::Row::default();
    let bytes = blocks * u64::from(2 * W::BITS);
    for (word, stream) in row.as_mut().iter_mut().zip(streams) {
        *word = W::truncate(stream.state.counter::<W>().wrapping_add(bytes) >> 32);
    }
    row
}

/// Absorbs the blocks of messages of BLAKE3 of at most a chunk, one a lane.
///
/// # Panics
///
/// As [`absorb`].
#[inline(always)]
pub fn absorb_blake3<V: Lanes<Word = u32>>(token: V::Token, streams: &mut [Stream<'_>]) {
    let (sources, blocks) = blocks_of::<V>(streams, blake3::BLOCK);
    let state: [V; 10] = load(token, streams);
    let mut h = [state[0]; 8];
    h.copy_from_slice(&state[..8]);
    let (zero, after_start) = (V::splat(token, 0), V::splat(token, !blake3::flags::CHUNK_START));
    let mut flags = state[8];
    for block in 0..blocks {
        let mut m = [zero; 16];
        sources.load(token, block * blake3::BLOCK, &mut m);
        h = blake3::compress(token, h, m, [zero, zero, state[9], flags]);
        flags = flags.and(after_start);
    }
    store(&[h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], flags], streams);
}

/// Keccak by the rate and the rounds. They are constants of the loop, so that the words of a block
/// have fixed places in it and the state stays in registers, where there are enough, from block to
/// block.
#[inline(always)]
fn absorb_keccak<V: Lanes<Word = u64>>(token: V::Token, rate: u8, rounds: u8, streams: &mut [Stream<'_>]) {
    match (rounds, rate) {
        (24, 72) => absorb_blocks::<V, 72, 24>(token, streams),
        (24, 104) => absorb_blocks::<V, 104, 24>(token, streams),
        (24, 136) => absorb_blocks::<V, 136, 24>(token, streams),
        (24, 144) => absorb_blocks::<V, 144, 24>(token, streams),
        (24, 168) => absorb_blocks::<V, 168, 24>(token, streams),
        (12, 136) => absorb_blocks::<V, 136, 12>(token, streams),
        (12, 168) => absorb_blocks::<V, 168, 12>(token, streams),
        _ => panic!("no hash on Keccak has blocks of {rate} bytes and {rounds} rounds"),
    }
}

#[inline(always)]
fn absorb_blocks<V: Lanes<Word = u64>, const RATE: usize, const ROUNDS: usize>(
    token: V::Token,
    streams: &mut [Stream<'_>],
) {
    let (sources, blocks) = blocks_of::<V>(streams, RATE);
    let mut a = load::<V, { keccak::WORDS }>(token, streams);
    for block in 0..blocks {
        let mut words = [a[0]; keccak::WORDS];
        sources.load(token, block * RATE, &mut words[..RATE / 8]);
        let mut i = 0;
        while i < RATE / 8 {
            a[i] = a[i].xor(words[i]);
            i += 1;
        }
        a = keccak::permute_by::<V, ROUNDS>(token, a);
    }
    // A copy, so that nothing has the address of the loop's variables, and they may stay in
    // registers.
    store(&{ a }, streams);
}

/// A line of each lane, in which digests are put together that do not lie as lanes store them.
/// They are made when the first such digest is: their zeros take as long as a few messages.
pub type Lines = Option<[Line; MAX_LANES]>;

/// Writes the digests of the first `count` lanes one after another, or a part of them: of each, of
/// `length` bytes, those from byte `begin` on that the words have, whose least significant byte comes
/// first.
///
/// # Panics
///
/// If the words are more than a line, there are fewer lanes, or `out` has not the room.
#[inline(always)]
pub fn store_digests<V: Lanes, const WORDS: usize>(
    words: &[V; WORDS],
    lines: &mut Lines,
    count: usize,
    [begin, length]: [usize; 2],
    out: &mut [u8],
) {
    let size = V::Word::BITS as usize / 8;
    // Digests of every lane, as they lie one after another.
    if count == V::COUNT && begin == 0 && length <= WORDS * size {
        match length {
            16 => return V::store_lines::<16>(&words[..16 / size], out.as_chunks_mut().0),
            20 if size == 4 => return V::store_lines::<20>(&words[..5], out.as_chunks_mut().0),
            32 => return V::store_lines::<32>(&words[..32 / size], out.as_chunks_mut().0),
            48 => return V::store_lines::<48>(&words[..48 / size], out.as_chunks_mut().0),
            64 => return V::store_lines::<64>(&words[..64 / size], out.as_chunks_mut().0),
            _ => {}
        }
    }
    let lines = lines.get_or_insert([[0; 64]; MAX_LANES]);
    V::store_lines(words, &mut lines[..V::COUNT]);
    let bytes = (length - begin).min(WORDS * size);
    match bytes {
        16 => copy_parts::<16>(&lines[..count], begin, length, bytes, out),
        20 => copy_parts::<20>(&lines[..count], begin, length, bytes, out),
        28 => copy_parts::<28>(&lines[..count], begin, length, bytes, out),
        32 => copy_parts::<32>(&lines[..count], begin, length, bytes, out),
        48 => copy_parts::<48>(&lines[..count], begin, length, bytes, out),
        64 => copy_parts::<64>(&lines[..count], begin, length, bytes, out),
        _ => copy_parts::<0>(&lines[..count], begin, length, bytes, out),
    }
}

/// Copies the first `bytes` bytes of each line to byte `begin` of its digest of `length` bytes: N, or
/// any number of bytes, if N is 0. Chunks would begin with a division.
#[inline(always)]
fn copy_parts<const N: usize>(lines: &[Line], begin: usize, length: usize, bytes: usize, out: &mut [u8]) {
    let mut left = out;
    for line in lines {
        let (digest, rest) = left.split_at_mut(length);
        let part = &mut digest[begin..][..bytes];
        if N == 0 {
            part.copy_from_slice(&line[..bytes]);
        } else {
            copy_quarters::<N>(part, line);
        }
        left = rest;
    }
}

/// Copies the first N bytes of a line in the quarters that lanes have stored, and what is left: a load
/// of more waits until all that it takes is in the cache, and a number of bytes that is not known
/// when the code is generated takes a call.
#[inline(always)]
fn copy_quarters<const N: usize>(to: &mut [u8], line: &Line) {
    let to: &mut [u8; N] = to.first_chunk_mut().expect("a part has its length");
    let mut i = 0;
    while i + 16 <= N {
        to[i..i + 16].copy_from_slice(&line[i..i + 16]);
        i += 16;
    }
    to[i..].copy_from_slice(&line[i..N]);
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

    /// Every length to three blocks, in two portions, through initial state, absorption, padding
    /// and digest.
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
                assert_eq!(algorithm.padded(length), whole.len() + padded, "{algorithm}, {length} bytes");
                absorb(Scalar, primitive, &mut [Stream { state: &mut state, blocks: &tail[..padded] }]);
                let mut digest = vec![0xEE; algorithm.digest_length()];
                state.digest(algorithm, &mut digest);
                assert_eq!(digest, reference::digest(algorithm, &message), "{algorithm}, {length} bytes");
            }
        }
    }
}
