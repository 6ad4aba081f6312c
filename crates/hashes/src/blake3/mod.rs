//! BLAKE3: the compression of many nodes of a tree, one a lane ("BLAKE3: one function, fast
//! everywhere", 2020, section 2).
//!
//! A round is one of BLAKE2s; there are seven, with an order of the message words that is one
//! permutation again and again. A chaining value is not added to the next one (it enters only the
//! second half of a block of output), so a compression that goes on is a working vector and eight
//! exclusive ors.
//!
//! A message of at most a [`CHUNK`] is a stream as of other hashes: its [`State`](crate::State) has the
//! flags and the bytes of the next block besides h, and [`absorb_blake3`](crate::absorb::absorb_blake3) absorbs
//! blocks of one in every lane.
//!
//! Of a longer one [`Nodes`] are the input of a call: whole chunks, 16 blocks each, or parents of one block, which
//! lie one after another as their bytes do in the message or their children in memory. Trees
//! themselves are made in `hashweave::tree`.

pub mod rows;

use crate::blake2::{Blake2, Blake2s, Block, Position, joined};
use crate::primitive::Primitive;
use crate::sha2::{IV_256, splat_all};
use lanes::isa::Scalar;
use lanes::rows::Rows;
use lanes::{LaneSet, Lanes, Line, MAX_LANES, Row32, Sources};

/// Bytes of a chunk (section 2.1).
pub const CHUNK: usize = 1024;
/// Bytes of a block.
pub const BLOCK: usize = 64;
/// Bytes of a chaining value, a key, and a digest of the usual length.
pub const VALUE: usize = 32;

/// The key words of the mode without a key (section 2.2).
pub const IV: [u32; 8] = IV_256;

/// The flags of domain separation (table 3).
pub mod flags {
    /// The first block of a chunk.
    pub const CHUNK_START: u32 = 1 << 0;
    /// The last one.
    pub const CHUNK_END: u32 = 1 << 1;
    /// A parent.
    pub const PARENT: u32 = 1 << 2;
    /// The root's last compression.
    pub const ROOT: u32 = 1 << 3;
    /// Every compression of the mode keyed_hash.
    pub const KEYED_HASH: u32 = 1 << 4;
    /// Every one of the context of the mode derive_key.
    pub const DERIVE_KEY_CONTEXT: u32 = 1 << 5;
    /// Every one of the key material of the mode derive_key.
    pub const DERIVE_KEY_MATERIAL: u32 = 1 << 6;
}

/// A chaining value as bytes: two of them one after another are the block of a parent.
pub type ChainingValue = [u8; VALUE];

/// Rounds of a compression.
pub const ROUNDS: usize = 7;

/// The order of the message words in each round: those of the round before, permuted (table 2).
pub const ORDER: &[[usize; 16]; ROUNDS] = &{
    const PERMUTATION: [usize; 16] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
    let mut order = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]; ROUNDS];
    let mut round = 1;
    while round < ROUNDS {
        let mut i = 0;
        while i < 16 {
            order[round][i] = order[round - 1][PERMUTATION[i]];
            i += 1;
        }
        round += 1;
    }
    order
};

/// The compression of a block of a message of at most a chunk, with the rounds of BLAKE2s: as the
/// kernels of searches have it, which compute ahead what they know of a block. A [`Position`] there
/// counts the bytes of the message.
#[derive(Clone, Copy, Debug)]
pub struct Blake3;

macro_rules! as_blake2s {
    ($($name:ident $of_row:ident),*) => {$(
        #[inline(always)]
        fn $name<V: Lanes<Word = u32>>(x: V, y: V) -> V {
            Blake2s::$name(x, y)
        }
        #[inline(always)]
        fn $of_row<R: Rows<Word = u32>>(x: R) -> R {
            Blake2s::$of_row(x)
        }
    )*};
}

impl Blake2 for Blake3 {
    const PRIMITIVE: Primitive = Primitive::Blake3;
    type Word = u32;
    const IV: [u32; 8] = IV;
    const ROUNDS: usize = ROUNDS;
    const ORDER: &'static [[usize; 16]] = ORDER;
    const FEEDS_FORWARD: bool = false;
    fn lower_half(Position { bytes, last }: Position) -> [u32; 8] {
        let start = if bytes <= BLOCK as u128 { flags::CHUNK_START } else { 0 };
        let end = if last { END } else { 0 };
        [IV[0], IV[1], IV[2], IV[3], 0, 0, last_bytes(bytes as u64), start | end]
    }
    as_blake2s!(r1 r1_row, r2 r2_row, r3 r3_row, r4 r4_row);
}

/// The flags of the last block of a message of at most a chunk, besides those of any block.
pub const END: u32 = flags::CHUNK_END | flags::ROOT;

/// Bytes of the last block of a message: only an empty message has an empty one.
#[must_use]
#[inline(always)]
pub const fn last_bytes(total: u64) -> u32 {
    if total == 0 { 0 } else { ((total - 1) % BLOCK as u64) as u32 + 1 }
}

/// The working vector after all rounds; `last` are its last four words before them: the halves of
/// t, the bytes of the block, the flags (section 2.2).
#[inline(always)]
fn working_vector<V: Lanes<Word = u32>>(token: V::Token, h: [V; 8], m: [V; 16], last: [V; 4]) -> [V; 16] {
    let m = Block::<V, 16, true>(m);
    let [low, high, length, flags] = last;
    let iv = [V::splat(token, IV[0]), V::splat(token, IV[1]), V::splat(token, IV[2]), V::splat(token, IV[3])];
    let mut v = joined(h, [iv[0], iv[1], iv[2], iv[3], low, high, length, flags]);
    if !V::VALUES {
        let mut round = 0;
        while round < ROUNDS {
            m.columns::<Blake2s>(&mut v, &ORDER[0]);
            m.diagonals::<Blake2s>(&mut v, &ORDER[0]);
            round += 1;
        }
        return v;
    }
    macro_rules! rounds {
        ($($round:literal)*) => { $(
            m.columns::<Blake2s>(&mut v, &ORDER[$round]);
            m.diagonals::<Blake2s>(&mut v, &ORDER[$round]);
        )* };
    }
    rounds!(0 1 2 3 4 5 6);
    v
}

/// The chaining value after a block of every lane (section 2.2, truncated); `last` are the halves
/// of t, the bytes of the block, the flags.
#[inline(always)]
pub fn compress<V: Lanes<Word = u32>>(token: V::Token, h: [V; 8], m: [V; 16], last: [V; 4]) -> [V; 8] {
    let v = working_vector(token, h, m, last);
    let mut next = h;
    let mut i = 0;
    while i < 8 {
        next[i] = v[i].xor(v[i + 8]);
        i += 1;
    }
    next
}

/// All sixteen words of a block of output (section 2.6).
#[inline(always)]
pub fn compress_whole<V: Lanes<Word = u32>>(token: V::Token, h: [V; 8], m: [V; 16], last: [V; 4]) -> [V; 16] {
    let mut v = working_vector(token, h, m, last);
    let mut i = 0;
    while i < 8 {
        v[i] = v[i].xor(v[i + 8]);
        v[i + 8] = v[i + 8].xor(h[i]);
        i += 1;
    }
    v
}

/// The kind of nodes: chunks or parents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whole chunks, of which the first has this number in its message.
    Chunks(u64),
    /// Parents: two chaining values each.
    Parents,
}

/// Nodes of a tree that are compressed to chaining values, none of them the root.
#[derive(Clone, Copy, Debug)]
pub struct Nodes<'a> {
    /// The key words of the mode.
    pub key: &'a [u32; 8],
    /// The flag of the mode, or none.
    pub mode: u32,
    /// The kind of the nodes.
    pub kind: Kind,
    /// Their bytes, one node after the other.
    pub bytes: &'a [u8],
}

impl<'a> Nodes<'a> {
    /// Bytes of each.
    #[must_use]
    #[inline(always)]
    pub fn size(&self) -> usize {
        match self.kind {
            Kind::Chunks(_) => CHUNK,
            Kind::Parents => BLOCK,
        }
    }

    /// How many there are.
    #[must_use]
    #[inline(always)]
    pub fn count(&self) -> usize {
        self.bytes.len() / self.size()
    }

    /// Blocks of each.
    #[must_use]
    #[inline(always)]
    pub fn blocks(&self) -> usize {
        self.size() / BLOCK
    }

    /// The flags of every block of that number.
    #[must_use]
    #[inline(always)]
    pub fn flags(&self, block: usize) -> u32 {
        let own = match (self.kind, block) {
            (Kind::Parents, _) => flags::PARENT,
            (Kind::Chunks(_), 0) => flags::CHUNK_START,
            (Kind::Chunks(_), 15) => flags::CHUNK_END,
            (Kind::Chunks(_), _) => 0,
        };
        self.mode | own
    }

    /// t of the node of that number: a chunk's is its number, a parent's zero.
    #[must_use]
    #[inline(always)]
    pub fn t(&self, node: usize) -> u64 {
        match self.kind {
            Kind::Chunks(first) => first.wrapping_add(node as u64),
            Kind::Parents => 0,
        }
    }

    /// The halves of t of every node, one a lane.
    #[must_use]
    #[inline(always)]
    pub fn counters(&self) -> [Row32; 2] {
        let mut halves = [Row32::default(); 2];
        let mut node = 0;
        while node < MAX_LANES {
            let t = self.t(node);
            halves[0].0[node] = t as u32;
            halves[1].0[node] = (t >> 32) as u32;
            node += 1;
        }
        halves
    }

    /// The first `count` nodes, and the others.
    ///
    /// # Panics
    ///
    /// If there are fewer than `count`.
    #[must_use]
    #[inline(always)]
    pub fn split_at(&self, count: usize) -> (Self, Self) {
        let (first, rest) = self.bytes.split_at(count * self.size());
        let kind = match self.kind {
            Kind::Chunks(number) => Kind::Chunks(number.wrapping_add(count as u64)),
            Kind::Parents => Kind::Parents,
        };
        (Self { bytes: first, ..*self }, Self { bytes: rest, kind, ..*self })
    }

    /// The bytes of every node.
    #[inline(always)]
    pub fn sources(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        self.bytes.chunks_exact(self.size())
    }

    /// The number of nodes, after checks of all that a kernel of `lanes` lanes requires.
    ///
    /// # Panics
    ///
    /// If there are none, more than lanes, one is not whole, or there is not a chaining value for
    /// each.
    #[inline(always)]
    pub fn checked(&self, lanes: usize, values: &[ChainingValue]) -> usize {
        assert!(self.bytes.len().is_multiple_of(self.size()), "the nodes are not whole");
        let count = self.count();
        assert!((1..=lanes).contains(&count), "there are {count} nodes for {lanes} lanes");
        assert_eq!(values.len(), count, "each node has a chaining value");
        count
    }
}

/// The chaining values of up to N nodes, N being the lanes of 32 bits of `set`.
///
/// # Panics
///
/// As [`Nodes::checked`].
#[inline(always)]
pub fn chaining_values<S: LaneSet>(set: S, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
    nodes.checked(<S::V32 as Lanes>::COUNT, values);
    let sources = Sources::new(nodes.sources());
    let [low, high] = nodes.counters();
    let (low, high) = (S::V32::load(set, &low), S::V32::load(set, &high));
    let length = S::V32::splat(set, BLOCK as u32);
    let mut h: [S::V32; 8] = splat_all(set, nodes.key);
    let mut block = 0;
    while block < nodes.blocks() {
        let flags = S::V32::splat(set, nodes.flags(block));
        let mut m = [low; 16];
        sources.load(set, block * BLOCK, &mut m);
        h = compress(set, h, m, [low, high, length, flags]);
        block += 1;
    }
    store_values(&h, values);
}

/// Writes the chaining values of as many lanes as there are places for.
#[inline(always)]
pub fn store_values<V: Lanes<Word = u32>>(h: &[V; 8], values: &mut [ChainingValue]) {
    if values.len() == V::COUNT {
        return V::store_lines(h, values);
    }
    let mut all = [[0; VALUE]; MAX_LANES];
    V::store_lines(h, &mut all[..V::COUNT]);
    values.copy_from_slice(&all[..values.len()]);
}

/// A node's last compression before it is known whether the node is the root: of its chaining value
/// or of output (sections 2.5 and 2.6).
#[derive(Clone, Copy, Debug)]
pub struct Last {
    /// The chaining value that enters it.
    pub h: [u32; 8],
    /// The words of its block.
    pub m: [u32; 16],
    /// t, unless it is the root.
    pub t: u64,
    /// Bytes of the block.
    pub length: u32,
    /// The flags, without that of the root.
    pub flags: u32,
}

impl Last {
    /// The last compression, of a block with `length` bytes.
    #[must_use]
    #[inline(always)]
    pub fn new(h: [u32; 8], block: &Line, t: u64, length: u32, flags: u32) -> Self {
        Self { h, m: words(block), t, length, flags }
    }

    /// t as a chaining value has it, the length, and the flags.
    #[must_use]
    #[inline(always)]
    pub fn last(&self) -> [u32; 4] {
        [self.t as u32, (self.t >> 32) as u32, self.length, self.flags]
    }
}

/// N words, the least significant byte first.
#[must_use]
#[inline(always)]
pub fn words<const N: usize>(bytes: &[u8]) -> [u32; N] {
    let mut words = [0; N];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks::<4>().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    words
}

/// Blocks of the root's output, from the one of that number on, one a lane.
///
/// # Panics
///
/// If they are more than the lanes of 32 bits of `set`.
#[inline(always)]
pub fn output_blocks<S: LaneSet>(set: S, root: &Last, first: u64, blocks: &mut [Line]) {
    let lanes = <S::V32 as Lanes>::COUNT;
    assert!(blocks.len() <= lanes, "there are {} blocks for {lanes} lanes", blocks.len());
    let mut counters = [Row32::default(); 2];
    let mut lane = 0;
    while lane < MAX_LANES {
        let t = first.wrapping_add(lane as u64);
        counters[0].0[lane] = t as u32;
        counters[1].0[lane] = (t >> 32) as u32;
        lane += 1;
    }
    let last = [
        S::V32::load(set, &counters[0]),
        S::V32::load(set, &counters[1]),
        S::V32::splat(set, root.length),
        S::V32::splat(set, root.flags | flags::ROOT),
    ];
    let ([upper, lower], []) = root.m.as_chunks() else { unreachable!("a block is sixteen words") };
    let m = joined(splat_all(set, upper), splat_all(set, lower));
    let words = compress_whole(set, splat_all(set, &root.h), m, last);
    let mut lines: [Line; MAX_LANES] = [[0; 64]; MAX_LANES];
    S::V32::store_lines(&words, &mut lines[..lanes]);
    blocks.copy_from_slice(&lines[..blocks.len()]);
}

/// Advances the chaining value `h` by whole blocks of one chunk, not including its last block:
/// `start` are the flags of the first of them besides those of all.
#[inline(always)]
pub fn absorb(token: Scalar, h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32) {
    let mut flags = mode | start;
    for block in blocks {
        *h = compress(token, *h, words(block), [t as u32, (t >> 32) as u32, BLOCK as u32, flags]);
        flags = mode;
    }
}

/// The chaining value of a node that is not the root.
#[must_use]
#[inline(always)]
pub fn chaining_value(token: Scalar, last: &Last) -> ChainingValue {
    value_of(&compress(token, last.h, last.m, last.last()))
}

/// The digest of a message of any length, a chunk after the other and by integers. `key` and `mode`
/// are [`IV`] and 0, or the words of a key and the flag of its mode.
///
/// ```
/// use hashes::blake3::{IV, digest};
/// assert_eq!(digest(lanes::isa::Scalar, &IV, 0, b"abc")[..3], [0x64, 0x37, 0xb3]);
/// ```
#[must_use]
pub fn digest(token: Scalar, key: &[u32; 8], mode: u32, message: &[u8]) -> ChainingValue {
    let root = subtree(token, (key, mode), message, 0);
    chaining_value(token, &Last { flags: root.flags | flags::ROOT, ..root })
}

/// The last compression of the tree over some chunks, of which `first` is the number of the first
/// one. The left subtree is the largest complete one that leaves a byte for the right one (section
/// 2.1).
fn subtree(token: Scalar, (key, mode): (&[u32; 8], u32), bytes: &[u8], first: u64) -> Last {
    if bytes.len() <= CHUNK {
        let (blocks, rest) = bytes.split_at(bytes.len().saturating_sub(1) / BLOCK * BLOCK);
        let mut h = *key;
        absorb(token, &mut h, blocks.as_chunks().0, first, mode, flags::CHUNK_START);
        let mut block = [0; BLOCK];
        block[..rest.len()].copy_from_slice(rest);
        let start = if blocks.is_empty() { flags::CHUNK_START } else { 0 };
        return Last::new(h, &block, first, rest.len() as u32, mode | start | flags::CHUNK_END);
    }
    let left = 1 << ((bytes.len() - 1) / CHUNK).ilog2();
    let (a, b) = bytes.split_at(left * CHUNK);
    let mut block = [0; BLOCK];
    for (value, (bytes, first)) in block.chunks_exact_mut(VALUE).zip([(a, first), (b, first + left as u64)]) {
        value.copy_from_slice(&chaining_value(token, &subtree(token, (key, mode), bytes, first)));
    }
    Last::new(*key, &block, 0, BLOCK as u32, mode | flags::PARENT)
}

/// The bytes of a chaining value.
#[must_use]
#[inline(always)]
pub fn value_of(words: &[u32; 8]) -> ChainingValue {
    let mut value = [0; VALUE];
    for (bytes, word) in value.as_chunks_mut::<4>().0.iter_mut().zip(words) {
        *bytes = word.to_le_bytes();
    }
    value
}
