//! BLAKE3, transcribed from "BLAKE3: one function, fast everywhere" (2020), section 2: a tree by
//! recursion, one word at a time.

use crate::sha2::IV_256;

/// Bytes of a chunk (section 2.1).
const CHUNK: usize = 1024;

// Flags (table 3).
const CHUNK_START: u32 = 1 << 0;
const CHUNK_END: u32 = 1 << 1;
const PARENT: u32 = 1 << 2;
const ROOT: u32 = 1 << 3;
const KEYED_HASH: u32 = 1 << 4;
const DERIVE_KEY_CONTEXT: u32 = 1 << 5;
const DERIVE_KEY_MATERIAL: u32 = 1 << 6;

/// Table 2.
const PERMUTATION: [usize; 16] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];

/// `length` bytes of output of the mode hash.
///
/// ```
/// assert_eq!(hashes::reference::blake3::hash(b"", 3), [0xaf, 0x13, 0x49]);
/// ```
#[must_use]
pub fn hash(message: &[u8], length: usize) -> Vec<u8> {
    extended(&root(&IV_256, 0, message), length)
}

/// `length` bytes of output of the mode keyed_hash.
#[must_use]
pub fn keyed_hash(key: &[u8; 32], message: &[u8], length: usize) -> Vec<u8> {
    extended(&root(&words(key), KEYED_HASH, message), length)
}

/// `length` bytes of output of the mode derive_key: the message is the key material.
#[must_use]
pub fn derive_key(context: &[u8], material: &[u8], length: usize) -> Vec<u8> {
    let context_key = extended(&root(&IV_256, DERIVE_KEY_CONTEXT, context), 32);
    extended(&root(&words(&context_key), DERIVE_KEY_MATERIAL, material), length)
}

/// The inputs of a node's last compression (section 2.2).
struct Node {
    h: [u32; 8],
    m: [u32; 16],
    t: u64,
    b: u32,
    d: u32,
}

fn words<const N: usize>(bytes: &[u8]) -> [u32; N] {
    core::array::from_fn(|i| (0..4).fold(0, |word, j| word | u32::from(bytes[4 * i + j]) << (8 * j)))
}

fn root(key: &[u32; 8], mode: u32, message: &[u8]) -> Node {
    let mut node = tree(key, mode, message, 0);
    node.d |= ROOT;
    node
}

/// Section 2.1: the left subtree is the largest complete one that leaves a byte for the right one.
fn tree(key: &[u32; 8], mode: u32, message: &[u8], first_chunk: u64) -> Node {
    if message.len() <= CHUNK {
        return chunk(key, mode, message, first_chunk);
    }
    let mut left = 1;
    while 2 * left * CHUNK < message.len() {
        left *= 2;
    }
    let (a, b) = message.split_at(left * CHUNK);
    let children = [tree(key, mode, a, first_chunk), tree(key, mode, b, first_chunk + left as u64)];
    let values = children.map(|child| compress(&child));
    let m = core::array::from_fn(|i| values[i / 8][i % 8]);
    Node { h: *key, m, t: 0, b: 64, d: mode | PARENT }
}

/// Section 2.4.
fn chunk(key: &[u32; 8], mode: u32, bytes: &[u8], number: u64) -> Node {
    let blocks: Vec<&[u8]> = if bytes.is_empty() { vec![bytes] } else { bytes.chunks(64).collect() };
    let mut h = *key;
    let mut last = None;
    for (i, block) in blocks.iter().enumerate() {
        let mut padded = block.to_vec();
        padded.resize(64, 0);
        let start = if i == 0 { CHUNK_START } else { 0 };
        let end = if i + 1 == blocks.len() { CHUNK_END } else { 0 };
        let node = Node { h, m: words(&padded), t: number, b: block.len() as u32, d: mode | start | end };
        h = core::array::from_fn(|j| compress(&node)[j]);
        last = Some(node);
    }
    last.expect("a chunk has a block, if only an empty one")
}

/// Section 2.6: the root again, with t counting blocks of output.
fn extended(root: &Node, length: usize) -> Vec<u8> {
    let mut output = Vec::new();
    let mut t = 0;
    while output.len() < length {
        let block = compress(&Node { h: root.h, m: root.m, t, b: root.b, d: root.d });
        output.extend(block.iter().flat_map(|word| word.to_le_bytes()));
        t += 1;
    }
    output.truncate(length);
    output
}

/// Section 2.2: all sixteen words.
fn compress(Node { h, m, t, b, d }: &Node) -> [u32; 16] {
    let mut v = [0; 16];
    v[..8].copy_from_slice(h);
    v[8..12].copy_from_slice(&IV_256[..4]);
    v[12..].copy_from_slice(&[*t as u32, (*t >> 32) as u32, *b, *d]);
    let mut m = *m;
    for _ in 0..7 {
        let columns = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]];
        let diagonals = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];
        for (i, places) in columns.into_iter().chain(diagonals).enumerate() {
            g(&mut v, places, m[2 * i], m[2 * i + 1]);
        }
        m = PERMUTATION.map(|from| m[from]);
    }
    core::array::from_fn(|i| if i < 8 { v[i] ^ v[i + 8] } else { v[i] ^ h[i - 8] })
}

fn g(v: &mut [u32; 16], [a, b, c, d]: [usize; 4], x: u32, y: u32) {
    v[a] = v[a].wrapping_add(v[b]).wrapping_add(x);
    v[d] = (v[d] ^ v[a]).rotate_right(16);
    v[c] = v[c].wrapping_add(v[d]);
    v[b] = (v[b] ^ v[c]).rotate_right(12);
    v[a] = v[a].wrapping_add(v[b]).wrapping_add(y);
    v[d] = (v[d] ^ v[a]).rotate_right(8);
    v[c] = v[c].wrapping_add(v[d]);
    v[b] = (v[b] ^ v[c]).rotate_right(7);
}
