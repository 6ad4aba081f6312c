//! BLAKE3 of one node or a few by rows: the working vector is four registers, and the four G of a
//! step are one, as BLAKE2s's in [`crate::blake2::rows`].
//!
//! One node is a chain of 7 rounds × 2 steps × 2 halves × 6 = 168 cycles a block where rotations
//! are instructions, 2.6 cycles a byte; of several nodes, whose chains are interleaved or side by
//! side in a register, it takes little more.

use super::{BLOCK, ChainingValue, IV, Last, Nodes, ORDER, VALUE, flags};
use crate::absorb::Stream;
use crate::blake2::Blake2s;
use crate::blake2::rows::round;
use lanes::abreast::{Abreast, Eight, MAX_ABREAST};
use lanes::rows::{Rows, Single};
use lanes::{Half, Line};

/// The working vectors of `N` registers after all rounds; `last` are the halves of t, the bytes of
/// the block, the flags.
#[inline(always)]
fn working_vectors<R: Rows<Word = u32>, const N: usize>(
    token: R::Token,
    h: [[R; 2]; N],
    m: [R::Blocks<'_>; N],
    last: [R; N],
) -> [[R; 4]; N] {
    let iv = R::splat(token, [IV[0], IV[1], IV[2], IV[3]]);
    let mut v = [[iv; 4]; N];
    let mut i = 0;
    while i < N {
        v[i] = [h[i][0], h[i][1], iv, last[i]];
        i += 1;
    }
    macro_rules! rounds {
        ($($round:literal)*) => { $(round!(Blake2s, R, token, v, m, ORDER[$round]);)* };
    }
    rounds!(0 1 2 3 4 5 6);
    v
}

/// The chaining values after a block of `N` registers of nodes.
#[inline(always)]
pub fn compress<R: Rows<Word = u32>, const N: usize>(
    token: R::Token,
    h: [[R; 2]; N],
    m: [R::Blocks<'_>; N],
    last: [R; N],
) -> [[R; 2]; N] {
    let v = working_vectors(token, h, m, last);
    let mut next = h;
    let mut i = 0;
    while i < N {
        next[i] = [v[i][0].xor(v[i][2]), v[i][1].xor(v[i][3])];
        i += 1;
    }
    next
}

/// The working vector of a node's last compression, after the chaining value that enters it.
#[inline(always)]
fn last_compression<R: Single<Word = u32>>(token: R::Token, node: &Last, last: [u32; 4]) -> ([R; 2], [R; 4]) {
    let mut bytes = [0; BLOCK];
    for (bytes, word) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(node.m) {
        *bytes = word.to_le_bytes();
    }
    let h = halves::<R>(token, &node.h);
    let [v] = working_vectors(token, [h], [R::block(&bytes)], [R::splat(token, last)]);
    (h, v)
}

/// The chaining value of a node that is not the root.
#[inline(always)]
pub fn chaining_value<R: Single<Word = u32>>(token: R::Token, node: &Last) -> ChainingValue {
    let (_, [a, b, c, d]) = last_compression::<R>(token, node, node.last());
    let mut value = [0; VALUE];
    write(&mut value, [a.xor(c).words(), b.xor(d).words()].as_flattened());
    value
}

/// Block `t` of the root's output.
#[inline(always)]
pub fn output_block<R: Single<Word = u32>>(token: R::Token, root: &Last, t: u64) -> Line {
    let last = [t as u32, (t >> 32) as u32, root.length, root.flags | flags::ROOT];
    let (h, [a, b, c, d]) = last_compression::<R>(token, root, last);
    let mut line = [0; BLOCK];
    let words = [a.xor(c).words(), b.xor(d).words(), c.xor(h[0]).words(), d.xor(h[1]).words()];
    write(&mut line, words.as_flattened());
    line
}

#[inline(always)]
fn halves<R: Rows<Word = u32>>(token: R::Token, h: &[u32; 8]) -> [R; 2] {
    let [a, b, c, d, e, f, g, i] = *h;
    [R::splat(token, [a, b, c, d]), R::splat(token, [e, f, g, i])]
}

/// The chaining value after blocks of which the flags are `start` in the first and `mode` in all:
/// the blocks of a chunk before its last one.
#[inline(always)]
pub fn absorb<R: Single<Word = u32>>(
    token: R::Token,
    h: &mut [u32; 8],
    blocks: &[Line],
    t: u64,
    mode: u32,
    start: u32,
) {
    let mut rows = halves::<R>(token, h);
    let mut flags = mode | start;
    for block in blocks {
        let last = R::splat(token, [t as u32, (t >> 32) as u32, BLOCK as u32, flags]);
        [rows] = compress(token, [rows], [R::block(block)], [last]);
        flags = mode;
    }
    h.copy_from_slice(rows.map(R::words).as_flattened());
}

/// Absorbs the blocks of `N` messages of at most a chunk, interleaved.
///
/// # Panics
///
/// If their blocks are not whole or not equally many.
#[inline(always)]
pub fn absorb_chunks<R: Single<Word = u32>, const N: usize>(token: R::Token, streams: [&mut Stream<'_>; N]) {
    let length = streams[0].blocks.len();
    assert!(length.is_multiple_of(BLOCK), "the blocks are not whole");
    let mut h = [[R::splat(token, [0; 4]); 2]; N];
    let (mut flags, mut bytes) = ([0; N], [0; N]);
    let mut i = 0;
    while i < N {
        assert_eq!(streams[i].blocks.len(), length, "streams take equally many blocks");
        let state = &*streams[i].state;
        h[i] = halves(token, &core::array::from_fn(|word| state.word(word)));
        (flags[i], bytes[i]) = (state.word(8), state.word(9));
        i += 1;
    }
    let mut at = 0;
    while at < length {
        let mut m = [R::block(&streams[0].blocks[at..]); N];
        let mut last = [h[0][0]; N];
        let mut i = 0;
        while i < N {
            m[i] = R::block(&streams[i].blocks[at..]);
            last[i] = R::splat(token, [0, 0, bytes[i], flags[i]]);
            flags[i] &= !flags::CHUNK_START;
            i += 1;
        }
        h = compress(token, h, m, last);
        at += BLOCK;
    }
    for ((stream, h), flags) in streams.into_iter().zip(h).zip(flags) {
        for (word, value) in h.map(R::words).as_flattened().iter().enumerate() {
            stream.state.set_word(word, *value);
        }
        stream.state.set_word(8, flags);
    }
}

/// The chaining values of `N` nodes, interleaved.
///
/// # Panics
///
/// As [`Nodes::checked`]; if there are not `N`.
#[inline(always)]
pub fn chaining_values<R: Single<Word = u32>, const N: usize>(
    token: R::Token,
    nodes: &Nodes<'_>,
    values: &mut [ChainingValue],
) {
    assert_eq!(nodes.checked(N, values), N, "the rows take {N} nodes");
    let size = nodes.size();
    let mut h = [halves::<R>(token, nodes.key); N];
    let mut block = 0;
    while block < nodes.blocks() {
        let mut m = [R::block(&nodes.bytes[block * BLOCK..]); N];
        let mut last = [h[0][0]; N];
        let mut i = 0;
        while i < N {
            m[i] = R::block(&nodes.bytes[i * size + block * BLOCK..]);
            let t = nodes.t(i);
            last[i] = R::splat(token, [t as u32, (t >> 32) as u32, BLOCK as u32, nodes.flags(block)]);
            i += 1;
        }
        h = compress(token, h, m, last);
        block += 1;
    }
    let mut i = 0;
    while i < N {
        write(&mut values[i], h[i].map(R::words).as_flattened());
        i += 1;
    }
}

/// The chaining values of up to `N` registers of nodes side by side, of which there is one at
/// least.
///
/// # Panics
///
/// As [`Nodes::checked`].
#[inline(always)]
pub fn chaining_values_abreast<R: Abreast, const N: usize>(
    token: R::Token,
    nodes: &Nodes<'_>,
    values: &mut [ChainingValue],
) {
    let count = nodes.checked(N * R::COUNT, values);
    let size = nodes.size();
    let mut h = [halves::<R>(token, nodes.key); N];
    let mut block = 0;
    while block < nodes.blocks() {
        let nothing: [[&Half; 2]; MAX_ABREAST] = [halves_at(nodes.bytes, 0); MAX_ABREAST];
        let mut m = [R::blocks(token, &nothing[..R::COUNT]); N];
        let mut last = [h[0][0]; N];
        let mut i = 0;
        while i < N {
            let (mut bytes, mut words) = (nothing, [[0; 4]; MAX_ABREAST]);
            let mut j = 0;
            while j < R::COUNT {
                // Places without a node repeat the first.
                let node = if i * R::COUNT + j < count { i * R::COUNT + j } else { 0 };
                let t = nodes.t(node);
                bytes[j] = halves_at(nodes.bytes, node * size + block * BLOCK);
                words[j] = [t as u32, (t >> 32) as u32, BLOCK as u32, nodes.flags(block)];
                j += 1;
            }
            m[i] = R::blocks(token, &bytes[..R::COUNT]);
            last[i] = R::load(token, &words, &[0, 1, 2, 3]);
            i += 1;
        }
        h = compress(token, h, m, last);
        block += 1;
    }
    let mut i = 0;
    while i < N {
        let mut all = [Eight::default(); MAX_ABREAST];
        R::store_eight(h[i], &mut all, &[0, 1, 2, 3]);
        let from = i * R::COUNT;
        if from < count {
            for (value, eight) in values[from..].iter_mut().zip(&all[..R::COUNT]) {
                write(value, &eight.0);
            }
        }
        i += 1;
    }
}

/// The halves of a block.
#[inline(always)]
fn halves_at(bytes: &[u8], at: usize) -> [&Half; 2] {
    let block: &Line = bytes[at..].first_chunk().expect("a whole block");
    let [low, high] = block.as_chunks().0 else { unreachable!("a block is two halves") };
    [low, high]
}

#[inline(always)]
fn write(bytes: &mut [u8], words: &[u32]) {
    for (bytes, word) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(words) {
        *bytes = word.to_le_bytes();
    }
}
