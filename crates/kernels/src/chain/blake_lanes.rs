//! [`Keys`] of many replicas, one a lane, and [`Apart`], one node a lane.
//!
//! Replicas share memory word by word ([`Form::Words`]), so a word of a parent is one load for all
//! lanes: nothing is gathered or transposed, and the words of a block are operands where they lie.
//! Nodes of one replica lie anywhere, and their halves of a block are transposed: 64 shuffles and
//! insertions of sixteen lanes for 16 words, next to 80 G of 14 operations.
//!
//! A key is added to data by words of 32 bits: a word of the sum takes two additions, and its
//! carry, the majority of the highest bits of both operands and of the sum's complement, three
//! operations more; the same again for the sum less r; and a choice. 88 operations a node, next to
//! the 7 × 1,200 of its blocks.

use super::ahead::{ask, ask_line};
use super::blake::{BLOCKS, add, initial_value};
use super::halves::{Blake2sState, Half, Hashing};
use super::job::{Addition, Apart, KEY_PARENTS, Keys, Walk};
use super::layout::Form;
use hashes::blake2::Position;
use hashes::field::{MODULUS, NODE};
use lanes::{LaneSet, Lanes, MAX_LANES};

/// Words of a node.
const WORDS: usize = 8;

/// 2^256 − r, by words: added to subtract r.
const COMPLEMENT: [u32; WORDS] = {
    let mut words = [0; WORDS];
    let mut carry = 1;
    let mut i = 0;
    while i < WORDS {
        let word = !((MODULUS[i / 2] >> (i % 2 * 32)) as u32);
        let sum = word as u64 + carry;
        words[i] = sum as u32;
        carry = sum >> 32;
        i += 1;
    }
    words
};

for_backends! {
    /// Encodes a run of nodes of as many replicas as there are lanes, or fewer.
    pub(crate) fn encode_on(job: &mut Keys<'_>) = encode_one_set;
}

for_backends! {
    /// The keys of as many nodes as there are lanes, from place `at` of the job on, and how many
    /// those are.
    pub(crate) fn keys_apart_on(job: &mut Apart<'_>, at: usize) -> usize = keys_apart;
}

/// [`encode`] of one set of lanes.
#[inline(always)]
pub(crate) fn encode_one_set<S: Hashing>(token: S, job: &mut Keys<'_>) {
    encode::<S, 1>(token, job);
}

/// Encodes a run of nodes of several sets of replicas. Of one set, where two take less time together,
/// the keys of two nodes in a row are hashed together if the second does not wait for the first.
///
/// # Panics
///
/// If the parts of the job do not fit each other, or the replicas do not share memory in words of
/// the set's lanes.
#[inline(always)]
pub(crate) fn encode<S: Hashing, const SETS: usize>(token: S, job: &mut Keys<'_>) {
    let ids = begin::<S, SETS>(job);
    let parents = job.parents.as_chunks::<KEY_PARENTS>().0;
    let mut place = 0;
    while place < parents.len() {
        prefetch::<S, SETS>(job, parents, place);
        if SETS == 1 && S::PAIRS && place + 1 < parents.len() {
            let (node, next) = (node_at(job, place), node_at(job, place + 1));
            let [of_node, of_next] = [&parents[place], &parents[place + 1]];
            let is_only = of_node[0] as usize == node || of_next[0] as usize == next;
            if !is_only && !waits(of_next, node) {
                prefetch::<S, SETS>(job, parents, place + 1);
                let (ids, stride) = ([&ids[0]; 2], job.layout.stride());
                let keys = keys::<S, 2>(token, job.data, stride, ids, [(of_node, 0), (of_next, 0)], false);
                add_key::<S>(token, job, node, 0, &keys[0]);
                add_key::<S>(token, job, next, 0, &keys[1]);
                place += 2;
                continue;
            }
        }
        encode_node::<S, SETS>(token, job, &ids, place);
        place += 1;
    }
}

/// Checks a job, and returns the ids of its replicas as rows.
#[inline(always)]
fn begin<S: Hashing, const SETS: usize>(job: &Keys<'_>) -> [Half; SETS] {
    let fits = job.layout.form() == Form::Words && job.layout.stride() == SETS * set_bytes::<S>();
    assert!(fits, "lanes read nodes in words, {SETS} times {} lanes wide", S::V32::COUNT);
    job.check(SETS * S::V32::COUNT);
    let mut ids = [const { Half([0; 64 * WORDS]) }; SETS];
    for (replica, id) in job.replica_ids.iter().enumerate() {
        let (set, lane) = (replica / S::V32::COUNT, replica % S::V32::COUNT);
        for (i, word) in id.as_chunks::<4>().0.iter().enumerate() {
            ids[set].0[4 * (i * S::V32::COUNT + lane)..][..4].copy_from_slice(word);
        }
    }
    ids
}

/// The bytes of a node of all lanes of a set.
#[inline(always)]
fn set_bytes<S: LaneSet>() -> usize {
    NODE * S::V32::COUNT
}

/// The node at a place of the run.
#[inline(always)]
fn node_at(job: &Keys<'_>, place: usize) -> usize {
    match job.walk {
        Walk::Up => job.first + place,
        Walk::Down => job.first - place,
    }
}

/// Asks for the parents of a node that is to come.
#[inline(always)]
fn prefetch<S: LaneSet, const SETS: usize>(job: &Keys<'_>, parents: &[[u32; KEY_PARENTS]], place: usize) {
    let stride = SETS * set_bytes::<S>();
    if let Some(later) = parents.get(place + job.ahead).filter(|_| job.ahead > 0) {
        for &parent in later {
            ask(job.data[parent as usize * stride..].as_ptr(), stride);
        }
    }
}

/// Whether a node is one of the parents.
#[inline(always)]
fn waits(parents: &[u32; KEY_PARENTS], node: usize) -> bool {
    let mut waits = false;
    let mut k = 0;
    while k < KEY_PARENTS {
        waits |= parents[k] as usize == node;
        k += 1;
    }
    waits
}

/// Encodes the node at a place of the run, of every set.
#[inline(always)]
fn encode_node<S: Hashing, const SETS: usize>(
    token: S,
    job: &mut Keys<'_>,
    ids: &[Half; SETS],
    place: usize,
) {
    let node = node_at(job, place);
    let parents = &job.parents.as_chunks::<KEY_PARENTS>().0[place];
    let (mut of_sets, mut all) = ([&ids[0]; SETS], [(parents, 0); SETS]);
    let mut set = 0;
    while set < SETS {
        of_sets[set] = &ids[set];
        all[set].1 = set;
        set += 1;
    }
    let (stride, is_only) = (job.layout.stride(), parents[0] as usize == node);
    let keys = keys::<S, SETS>(token, job.data, stride, of_sets, all, is_only);
    for (set, key) in keys.iter().enumerate() {
        add_key::<S>(token, job, node, set, key);
    }
}

/// data += key in a node of the replicas of a set.
#[inline(always)]
fn add_key<S: LaneSet>(token: S, job: &mut Keys<'_>, node: usize, set: usize, key: &[S::V32; WORDS]) {
    let bytes = set_bytes::<S>();
    match job.addition {
        Addition::Direct => {
            let place = node * job.layout.stride() + set * bytes;
            add_to::<S>(token, &mut job.data[place..][..bytes], key);
        }
        Addition::Converted | Addition::Back => add_each::<S>(job, node, set, key),
    }
}

/// The second half of the block of a node without parents.
static ZEROS: Half = Half([0; 64 * WORDS]);

/// The keys of nodes, masked: of each the ids, its parents, and the set of replicas that the key is
/// for. From a node to the next one there are `stride` bytes. `only` nodes are hashed without their
/// parents.
#[inline(always)]
fn keys<S: Hashing, const KEYS: usize>(
    token: S,
    data: &[u8],
    stride: usize,
    ids: [&Half; KEYS],
    of: [(&[u32; KEY_PARENTS], usize); KEYS],
    only: bool,
) -> [[S::V32; WORDS]; KEYS] {
    let bytes = set_bytes::<S>();
    let mut states = [S::Blake2s::new(token, initial_value()); KEYS];
    let mut blocks = [[[&ids[0].0[..], &ZEROS.0]; KEYS]; BLOCKS];
    let mut key = 0;
    while key < KEYS {
        let (parents, set) = of[key];
        blocks[0][key][0] = &ids[key].0;
        if !only {
            // Half 0 of block 0 is the id, and the halves after it are the parents.
            let mut k = 0;
            while k < KEY_PARENTS {
                let place = parents[k] as usize * stride + set * bytes;
                blocks[k.div_ceil(2)][key][(k + 1) % 2] = &data[place..][..bytes];
                k += 1;
            }
        }
        key += 1;
    }
    let (blocks, length) = if only { (&blocks[..1], NODE) } else { (&blocks[..], 64 * BLOCKS) };
    S::Blake2s::absorb(&mut states, token, blocks, Position { bytes: length as u128, last: true });
    let mut keys = [[S::V32::splat(token, 0); WORDS]; KEYS];
    let mut key = 0;
    while key < KEYS {
        keys[key] = masked::<S>(token, states[key].words(token));
        key += 1;
    }
    keys
}

/// Clears the two highest bits.
#[inline(always)]
fn masked<S: LaneSet>(token: S, mut key: [S::V32; WORDS]) -> [S::V32; WORDS] {
    key[WORDS - 1] = key[WORDS - 1].and(S::V32::splat(token, u32::MAX >> 2));
    key
}

/// data += key mod r in every lane.
#[inline(always)]
fn add_to<S: LaneSet>(token: S, data: &mut [u8], key: &[S::V32; WORDS]) {
    let size = 4 * S::V32::COUNT;
    let zero = S::V32::splat(token, 0);
    let ones = S::V32::splat(token, u32::MAX);
    let (mut sums, mut reduced) = ([zero; WORDS], [zero; WORDS]);
    let (mut carry, mut above) = (zero, zero);
    let mut i = 0;
    while i < WORDS {
        let word = S::V32::load_words(token, &data[i * size..]);
        (sums[i], carry) = with_carry(word, key[i], carry, ones);
        (reduced[i], above) = with_carry(sums[i], S::V32::splat(token, COMPLEMENT[i]), above, ones);
        i += 1;
    }
    // 1 becomes all zeros, 0 all ones.
    let below = above.add(ones);
    i = 0;
    while i < WORDS {
        below.ch(sums[i], reduced[i]).store_words(&mut data[i * size..]);
        i += 1;
    }
}

/// a + b + carry, and the new carry: 0 or 1.
#[inline(always)]
fn with_carry<V: Lanes<Word = u32>>(a: V, b: V, carry: V, ones: V) -> (V, V) {
    let sum = a.add(b).add(carry);
    (sum, a.maj(b, sum.xor(ones)).shr::<31>())
}

/// data += key in the ways that have no form in lanes: lane by lane.
#[inline(always)]
fn add_each<S: LaneSet>(job: &mut Keys<'_>, node: usize, set: usize, key: &[S::V32; WORDS]) {
    let mut rows = [lanes::Row32::default(); WORDS];
    for (word, row) in key.iter().zip(&mut rows) {
        word.store(row);
    }
    let first = set * S::V32::COUNT;
    for replica in first..job.replica_ids.len().min(first + S::V32::COUNT) {
        let data = job.layout.get(job.data, node, replica);
        let half = |i: usize| u64::from(rows[i].0[replica - first]);
        let key = core::array::from_fn(|i| half(2 * i + 1) << 32 | half(2 * i));
        let sum = add(job.addition, &data, key).map(u64::to_le_bytes);
        let sum = sum.as_flattened().first_chunk().expect("a node has four words");
        job.layout.set(job.data, node, replica, sum);
    }
}

/// The keys of up to [`Lanes::COUNT`] nodes from place `at` of a job whose parts fit each other.
#[inline(always)]
fn keys_apart<S: Hashing>(token: S, job: &mut Apart<'_>, at: usize) -> usize {
    let nodes = job.data.as_chunks::<NODE>().0;
    let parents = job.parents.as_chunks::<KEY_PARENTS>().0;
    let count = S::V32::COUNT.min(parents.len() - at);
    let replicas = job.layout.replicas();
    // A lane that is not used repeats the last one.
    let mut of_lanes = [&parents[at + count - 1]; MAX_LANES];
    for (of_lane, of_node) in of_lanes.iter_mut().zip(&parents[at..at + count]) {
        *of_lane = of_node;
    }
    let half = |k: usize| -> [&lanes::Half; MAX_LANES] {
        core::array::from_fn(|lane| &nodes[of_lanes[lane][k] as usize * replicas + job.replica])
    };
    // The parents of the next nodes, as many before each block as are hashed in it: a core waits
    // for a dozen lines at once, not for 208.
    let later = &parents[at + count..parents.len().min(at + 2 * count)];
    let prefetch = |k: usize| {
        for parents in later {
            ask_line(nodes[parents[k] as usize * replicas + job.replica].as_ptr());
        }
    };
    prefetch(0);
    let mut state = [S::Blake2s::new(token, initial_value())];
    let mut rows = [Half([0; 64 * WORDS]), Half([0; 64 * WORDS])];
    transposed::<S>(token, &[job.replica_id; MAX_LANES], &mut rows[0]);
    transposed::<S>(token, &half(0), &mut rows[1]);
    let mut block = 1;
    loop {
        let position = Position { bytes: 64 * block as u128, last: block == BLOCKS };
        if !position.last {
            prefetch(2 * block - 1);
            prefetch(2 * block);
        }
        S::Blake2s::absorb(&mut state, token, &[[[&rows[0].0, &rows[1].0]]], position);
        if position.last {
            break;
        }
        transposed::<S>(token, &half(2 * block - 1), &mut rows[0]);
        transposed::<S>(token, &half(2 * block), &mut rows[1]);
        block += 1;
    }
    let mut lines = [[0; 64]; MAX_LANES];
    S::V32::store_lines(&masked::<S>(token, state[0].words(token)), &mut lines);
    for (line, key) in lines.iter().zip(&mut job.keys[at..at + count]) {
        key.copy_from_slice(&line[..NODE]);
    }
    count
}

/// A node of every lane as rows.
#[inline(always)]
fn transposed<S: LaneSet>(token: S, nodes: &[&lanes::Half; MAX_LANES], rows: &mut Half) {
    let mut words = [S::V32::splat(token, 0); WORDS];
    S::V32::load_lines(token, nodes, &mut words);
    let mut i = 0;
    while i < WORDS {
        words[i].store_words(&mut rows.0[4 * i * S::V32::COUNT..]);
        i += 1;
    }
}
