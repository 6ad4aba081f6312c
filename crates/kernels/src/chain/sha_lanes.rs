//! Labels of `sdr` in lanes: one replica a lane.
//!
//! Words of all replicas lie one after the other, so a word of a parent is one load, without
//! gathers or transpositions. As in `sha`, the sums W + K of the blocks that come again are kept
//! (64 registers each: with AVX-512 28 KiB for seven), so that 9 of 20 blocks have a schedule (in
//! layer 1: 5).
//!
//! # Bound
//!
//! A block with a schedule is 64 rounds of 17 operations, 48 words of 11 and 8 sums: 1,624; one of
//! kept sums 64 × 16 + 8 = 1,032. With AVX-512, where each is an instruction, a node of sixteen
//! replicas is 9 × 1,624 + 11 × 1,032 = 25,968, and 128 reversals of words because BLAKE2s, which
//! shares the layout, has them the other way round: 13,048 cycles on two ports, 816 a label.
//! Without kept sums it were 1,019. Measured on Emerald Rapids (example `chain_sha`, labels in the
//! first cache): 873 a label, 803 in layer 1; AVX2, eight replicas, 2,521 and 2,334; one replica on
//! integer registers 10,557.

use super::ahead::ask;
use super::halves::{Hashing, Kept};
use super::job::{BASE_PARENTS, END, LABEL_PARENTS, Labels, REPEATED};
use super::layout::Form;
use hashes::field::NODE;
use hashes::sha2::{
    IV_256, Sha256, Sums, compress, compress_keeping, compress_sums_of, keep_sums, splat_all,
};
use lanes::{LaneSet, Lanes, Row32, Word};

/// Words of a label.
const WORDS: usize = NODE / 4;

for_backends! {
    /// Labels a run of nodes of as many replicas as there are lanes, or fewer.
    pub(crate) fn label_on(job: &mut Labels<'_>) = label_one_set;
}

/// [`label`] of one set of lanes.
#[inline(always)]
pub(crate) fn label_one_set<S: Hashing>(token: S, job: &mut Labels<'_>) {
    label::<S, 1>(token, job);
}

/// Labels a run of nodes. The job was [checked](Labels::check).
#[inline(always)]
pub(crate) fn label<S: Hashing, const SETS: usize>(token: S, job: &mut Labels<'_>) {
    // An aligned local that escapes gives the function an aligned frame (see `permutation.rs`).
    core::hint::black_box(&Row32::default());
    let stride = job.layout.stride();
    let lanes = SETS * S::V32::COUNT;
    assert_eq!(stride, lanes * NODE, "the memory is in the words of another number of lanes");
    assert_eq!(job.layout.form(), Form::Words, "the memory is in words");
    let zero = S::V32::splat(token, 0);
    let mut headers = [Header::<S> { block: [zero; 16], used: zero, used_last: zero }; SETS];
    let mut set = 0;
    while set < SETS {
        headers[set] = Header::new(token, job, set);
        set += 1;
    }
    let mut kept = [[[zero; 64]; SETS]; LABEL_PARENTS / 2];
    let (initial, end) = (splat_all(token, &IV_256), end::<S>(token));
    let parents = job.parents.as_chunks::<LABEL_PARENTS>().0;
    let used = if job.before.is_empty() { BASE_PARENTS } else { LABEL_PARENTS };
    for later in parents.iter().take(job.ahead) {
        (0..used).for_each(|k| prefetch(job, stride, later, k));
    }
    for (i, of_node) in parents.iter().enumerate() {
        let node = job.first + i;
        let mut h = [initial; SETS];
        let mut blocks = [[zero; 16]; SETS];
        let mut set = 0;
        while set < SETS {
            blocks[set] = headers[set].block(token, node);
            set += 1;
        }
        absorb::<S, SETS>(token, &mut h, blocks, None);
        if node == 0 {
            h = compress_sums_of(token, h, &Sums::of_padding(2 * NODE as u64));
        } else {
            let later = if job.ahead > 0 { parents.get(i + job.ahead) } else { None };
            let mut pair = 0;
            while pair < used / 2 {
                if let Some(later) = later {
                    prefetch(job, stride, later, 2 * pair);
                    prefetch(job, stride, later, 2 * pair + 1);
                }
                let low = place(job, stride, of_node, 2 * pair);
                let high = place(job, stride, of_node, 2 * pair + 1);
                let mut set = 0;
                while set < SETS {
                    blocks[set] = block(words::<S>(token, set, low), words::<S>(token, set, high));
                    set += 1;
                }
                absorb::<S, SETS>(token, &mut h, blocks, Some(&mut kept[pair]));
                pair += 1;
            }
            while pair < REPEATED / 2 {
                S::compress_kept(&mut h, &kept[pair % (used / 2)]);
                pair += 1;
            }
            let last = place(job, stride, of_node, (REPEATED - 1) % used);
            let mut set = 0;
            while set < SETS {
                blocks[set] = block(words::<S>(token, set, last), end);
                set += 1;
            }
            absorb::<S, SETS>(token, &mut h, blocks, None);
        }
        let labels = job.labels[node * stride..][..stride].chunks_exact_mut(stride / SETS);
        for ((header, h), place) in headers.iter().zip(&h).zip(labels) {
            header.write(h, place);
        }
    }
}

/// Absorbs a block of each set, and keeps its sums if it comes again. One set has its schedule next
/// to rounds that wait for each other; two have no registers for that, and their rounds wait less.
#[inline(always)]
fn absorb<S: Hashing, const SETS: usize>(
    token: S,
    h: &mut [[S::V32; 8]; SETS],
    blocks: [[S::V32; 16]; SETS],
    kept: Option<&mut [Kept<S::V32>; SETS]>,
) {
    if SETS == 1 {
        h[0] = match kept {
            Some(kept) => compress_keeping(token, h[0], blocks[0], &mut kept[0]),
            None => compress::<Sha256, S::V32>(token, h[0], blocks[0]),
        };
        return;
    }
    let mut own = [[S::V32::splat(token, 0); 64]; SETS];
    let kept = kept.unwrap_or(&mut own);
    for (block, kept) in blocks.into_iter().zip(kept.iter_mut()) {
        keep_sums(token, block, kept);
    }
    S::compress_kept(h, kept);
}

/// The labels of parent `k` of a node.
#[inline(always)]
fn place<'a>(job: &'a Labels<'_>, stride: usize, parents: &[u32; LABEL_PARENTS], k: usize) -> &'a [u8] {
    let layer = if k < BASE_PARENTS { &*job.labels } else { job.before };
    &layer[parents[k] as usize * stride..][..stride]
}

/// Asks for them.
#[inline(always)]
fn prefetch(job: &Labels<'_>, stride: usize, parents: &[u32; LABEL_PARENTS], k: usize) {
    let layer = if k < BASE_PARENTS { job.labels.as_ptr() } else { job.before.as_ptr() };
    ask(layer.wrapping_add(parents[k] as usize * stride), stride);
}

/// The words of a label of all lanes of a set.
#[inline(always)]
fn words<S: LaneSet>(token: S, set: usize, place: &[u8]) -> [S::V32; WORDS] {
    let mut words = [S::V32::splat(token, 0); WORDS];
    let mut i = 0;
    while i < WORDS {
        let word = (set * WORDS + i) * S::V32::COUNT;
        words[i] = S::V32::load_words(token, &place[4 * word..]).swap_bytes();
        i += 1;
    }
    words
}

/// Two labels.
#[inline(always)]
fn block<V: Copy>(low: [V; WORDS], high: [V; WORDS]) -> [V; 16] {
    let mut block = [low[0]; 16];
    block[..WORDS].copy_from_slice(&low);
    block[WORDS..].copy_from_slice(&high);
    block
}

/// The end of the message.
#[inline(always)]
fn end<S: LaneSet>(token: S) -> [S::V32; WORDS] {
    let mut words = [0; WORDS];
    for (word, bytes) in words.iter_mut().zip(END.as_chunks::<4>().0) {
        *word = u32::from_be_bytes(*bytes);
    }
    splat_all(token, &words)
}

/// The common parts of the messages of all nodes, of a set.
#[derive(Clone, Copy)]
struct Header<S: LaneSet> {
    block: [S::V32; 16],
    /// All bits in the lanes that have a replica.
    used: S::V32,
    /// The same without the top two bits of a label, which are in its last word.
    used_last: S::V32,
}

impl<S: LaneSet> Header<S> {
    #[inline(always)]
    fn new(token: S, job: &Labels<'_>, set: usize) -> Self {
        let replicas = job.replica_ids.chunks(S::V32::COUNT).nth(set).unwrap_or_default();
        let mut block = [S::V32::splat(token, 0); 16];
        for (i, word) in block[..WORDS].iter_mut().enumerate() {
            let mut row = Row32::default();
            for (lane, id) in row.0.iter_mut().zip(replicas) {
                *lane = Word::from_be(&id[4 * i..]);
            }
            *word = S::V32::load(token, &row);
        }
        block[WORDS] = S::V32::splat(token, job.layer);
        let (mut used, mut used_last) = (Row32::default(), Row32::default());
        used.0[..replicas.len()].fill(u32::MAX);
        used_last.0[..replicas.len()].fill(0xFFFF_FF3F);
        Self { block, used: S::V32::load(token, &used), used_last: S::V32::load(token, &used_last) }
    }

    /// The first block of a node.
    #[inline(always)]
    fn block(&self, token: S, node: usize) -> [S::V32; 16] {
        let mut block = self.block;
        block[10] = S::V32::splat(token, node as u32);
        block
    }

    /// Writes the labels that hash values are.
    #[inline(always)]
    fn write(&self, h: &[S::V32; 8], place: &mut [u8]) {
        let mut i = 0;
        while i < WORDS {
            let used = if i == WORDS - 1 { self.used_last } else { self.used };
            h[i].and(used).swap_bytes().store_words(&mut place[4 * i * S::V32::COUNT..]);
            i += 1;
        }
    }
}
