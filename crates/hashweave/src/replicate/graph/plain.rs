//! The graph again, one node at a time and word for word as the specification has it: the oracle.

use super::super::chain::{BASE_PARENTS, KEY_PARENTS, LABEL_PARENTS};
use super::super::{ApiVersion, Parameters, Scheme, Side};
use super::EXPANDED;
use crate::{Algorithm, digest};

/// The graph.
pub(super) struct Plain {
    scheme: Scheme,
    nodes: usize,
    api_version: ApiVersion,
    seed: [u32; 7],
    feistel: Feistel,
    zero_children: [u32; EXPANDED],
}

impl Plain {
    pub(super) fn new(parameters: &Parameters) -> Self {
        let &Parameters { scheme, nodes, api_version, porep_id, .. } = parameters;
        let (seed, keys) = match scheme {
            Scheme::Sdr => {
                let of = |name: &[u8]| digest(Algorithm::Sha256, &[name, &porep_id[..]].concat());
                let (seed, keys) = (of(b"Filecoin_DRSample"), of(b"Filecoin_Feistel"));
                let word = |i: usize| u32::from_le_bytes(seed.as_chunks().0[i]);
                let key = |i: usize| u64::from_le_bytes(keys.as_chunks().0[i]);
                (core::array::from_fn(word), core::array::from_fn(key))
            }
            Scheme::Zigzag | Scheme::R2 => ([0, 1, 2, 3, 4, 5, 6], [1, 2, 3]),
        };
        let feistel = Feistel::new(EXPANDED as u64 * nodes as u64, keys);
        let mut graph = Self { scheme, nodes, api_version, seed, feistel, zero_children: [0; EXPANDED] };
        if scheme != Scheme::Sdr {
            graph.zero_children = core::array::from_fn(|i| {
                let mut down = (0..nodes).rev();
                down.find(|&node| graph.expanded(node, i) == 0).unwrap_or(0) as u32
            });
        }
        graph
    }

    /// Returns the parents of a node.
    pub(super) fn parents(&self, side: Side, node: usize) -> Vec<u32> {
        if self.scheme == Scheme::Sdr {
            let mut parents = [0; LABEL_PARENTS];
            self.sdr_parents(node, &mut parents);
            parents.to_vec()
        } else {
            let mut parents = [0; KEY_PARENTS];
            self.key_parents(side, node, &mut parents);
            parents.to_vec()
        }
    }

    /// Returns exp[node][i] of `r2`: 0 if the permutation leads to no earlier node.
    fn expanded(&self, node: usize, i: usize) -> u64 {
        let parent = self.feistel.permute(EXPANDED as u64 * node as u64 + i as u64) / EXPANDED as u64;
        if parent < node as u64 { parent } else { 0 }
    }

    fn sdr_parents(&self, node: usize, out: &mut [u32; LABEL_PARENTS]) {
        let (base, expanded) = out.split_at_mut(BASE_PARENTS);
        base.copy_from_slice(&self.sdr_base(node as u64));
        for (i, parent) in expanded.iter_mut().enumerate() {
            let mut place = self.feistel.permute(EXPANDED as u64 * node as u64 + i as u64);
            if self.api_version == ApiVersion::V1_0_0 {
                place &= u64::from(u32::MAX);
            }
            *parent = (place / EXPANDED as u64) as u32;
        }
    }

    fn sdr_base(&self, node: u64) -> [u32; BASE_PARENTS] {
        if node < 2 {
            return [0; BASE_PARENTS];
        }
        let mut parents = [(node - 1) as u32; BASE_PARENTS];
        let drawn = match self.api_version {
            ApiVersion::V1_0_0 => &mut parents[..BASE_PARENTS - 1],
            ApiVersion::V1_1_0 | ApiVersion::V1_2_0 => &mut parents[1..],
        };
        let meta = 5 * node;
        let buckets = u64::from((meta - 1).ilog2() + 1);
        let mut words = ChaCha::new(self.seed, node as u32, 8);
        for parent in drawn {
            let bucket = words.low_first() % buckets + 1;
            let most = meta.min(1 << bucket);
            let least = (most >> 1).max(2);
            let distance = least + words.low_first() % (most - least + 1);
            *parent = earlier((meta - distance) / 5, node);
        }
        parents
    }

    fn key_parents(&self, side: Side, node: usize, out: &mut [u32; KEY_PARENTS]) {
        let last = self.nodes as u64 - 1;
        let (base, expanded) = out.split_at_mut(KEY_PARENTS - EXPANDED);
        match side {
            Side::Forward => {
                base.copy_from_slice(&self.key_base(node as u64));
                for (i, parent) in expanded.iter_mut().enumerate() {
                    *parent = self.expanded(node, i) as u32;
                }
            }
            Side::Reversed => {
                let mirrored = self.key_base(last - node as u64);
                for (parent, mirrored) in base.iter_mut().zip(mirrored) {
                    *parent = (last - u64::from(mirrored)) as u32;
                }
                expanded.copy_from_slice(&self.reversed(node));
            }
        }
        if self.scheme == Scheme::Zigzag {
            out.sort_unstable();
        }
    }

    /// Returns exp_reversed of a node: in slot i, the last node that has it for its parent i.
    fn reversed(&self, node: usize) -> [u32; EXPANDED] {
        if node == 0 {
            return self.zero_children;
        }
        let pad = if self.scheme == Scheme::Zigzag { self.nodes as u32 - 1 } else { 0 };
        let mut children = [None; EXPANDED];
        for place in 0..EXPANDED as u64 {
            let from = self.feistel.invert(EXPANDED as u64 * node as u64 + place);
            let (child, i) = (from / EXPANDED as u64, (from % EXPANDED as u64) as usize);
            if child > node as u64 {
                children[i] = children[i].max(Some(child as u32));
            }
        }
        children.map(|child| child.unwrap_or(pad))
    }

    fn key_base(&self, node: u64) -> [u32; KEY_PARENTS - EXPANDED] {
        let mut parents = [0; KEY_PARENTS - EXPANDED];
        if node < 2 {
            return parents;
        }
        let meta = 5 * node;
        // The logarithm is rounded twice, and that is part of the definition.
        let buckets = u64::from(super::logarithm::floor_log2_single(meta));
        let mut words = ChaCha::new(self.seed, node as u32, 20);
        for (k, parent) in (0..).zip(&mut parents) {
            let bucket = words.high_first() % buckets;
            let most = (meta + k).min(1 << (bucket + 1));
            let least = (most >> 1).max(2);
            let range = most + 1 - least;
            let zone = u64::MAX - u64::MAX % range;
            let value = loop {
                let value = words.high_first();
                if value < zone {
                    break value;
                }
            };
            *parent = earlier((meta + k - (least + value % range)) / 5, node);
        }
        parents.sort_unstable();
        parents
    }
}

/// A node must not be its own parent; its predecessor is used instead.
fn earlier(parent: u64, node: u64) -> u32 {
    (if parent == node { node - 1 } else { parent }) as u32
}

/// The words of a ChaCha stream from the beginning, without a nonce (RFC 8439, section 2.3, with
/// the given number of rounds).
struct ChaCha {
    key: [u32; 8],
    rounds: usize,
    counter: u32,
    block: [u32; 16],
    next: usize,
}

impl ChaCha {
    fn new(seed: [u32; 7], node: u32, rounds: usize) -> Self {
        let mut key = [node; 8];
        key[..7].copy_from_slice(&seed);
        Self { key, rounds, counter: 0, block: [0; 16], next: 16 }
    }

    fn word(&mut self) -> u32 {
        if self.next == 16 {
            let mut state = [0; 16];
            state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574]);
            state[4..12].copy_from_slice(&self.key);
            state[12] = self.counter;
            let mut v = state;
            for _ in 0..self.rounds / 2 {
                for i in 0..4 {
                    quarter(&mut v, [i, 4 + i, 8 + i, 12 + i]);
                }
                for i in 0..4 {
                    quarter(&mut v, [i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4]);
                }
            }
            self.block = core::array::from_fn(|i| v[i].wrapping_add(state[i]));
            self.counter += 1;
            self.next = 0;
        }
        self.next += 1;
        self.block[self.next - 1]
    }

    fn low_first(&mut self) -> u64 {
        let low = u64::from(self.word());
        low | u64::from(self.word()) << 32
    }

    fn high_first(&mut self) -> u64 {
        let high = u64::from(self.word());
        high << 32 | u64::from(self.word())
    }
}

fn quarter(v: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for [left, right] in [[16, 12], [8, 7]] {
        v[a] = v[a].wrapping_add(v[b]);
        v[d] = (v[d] ^ v[a]).rotate_left(left);
        v[c] = v[c].wrapping_add(v[d]);
        v[b] = (v[b] ^ v[c]).rotate_left(right);
    }
}

struct Feistel {
    size: u64,
    half: u32,
    tables: [Vec<u32>; 3],
}

impl Feistel {
    fn new(size: u64, keys: [u64; 3]) -> Self {
        let half = (1..).find(|half| 1_u64 << (2 * half) >= size).unwrap_or(31);
        let table = |key: u64| {
            let of = |right: u64| {
                let hash = digest(Algorithm::Blake2b(64), &[right.to_be_bytes(), key.to_be_bytes()].concat());
                let word = u64::from_be_bytes(*hash.first_chunk().expect("a digest has 64 bytes"));
                (word & ((1 << half) - 1)) as u32
            };
            (0..1 << half).map(of).collect()
        };
        Self { size, half, tables: keys.map(table) }
    }

    fn permute(&self, index: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let mut at = index;
        loop {
            let (mut left, mut right) = (at >> self.half, at & mask);
            for table in &self.tables {
                (left, right) = (right, left ^ u64::from(table[right as usize]));
            }
            at = left << self.half | right;
            if at < self.size {
                return at;
            }
        }
    }

    fn invert(&self, index: u64) -> u64 {
        let mask = (1 << self.half) - 1;
        let mut at = index;
        loop {
            let (mut left, mut right) = (at >> self.half, at & mask);
            for table in self.tables.iter().rev() {
                (left, right) = (right ^ u64::from(table[left as usize]), left);
            }
            at = left << self.half | right;
            if at < self.size {
                return at;
            }
        }
    }
}
