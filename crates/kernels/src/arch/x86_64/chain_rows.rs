//! [`Keys`] by rows of a few messages side by side: nodes of one replica that do not wait for each
//! other, or of several replicas.
//!
//! Nothing is copied: a block of a message is two nodes where they lie. A step hashes the next
//! block of as many messages as the registers hold (`hashes::blake2::abreast`), each at its own
//! place in its message, of the oldest nodes in flight that wait for nothing (`window`). Then keys
//! are added to the data of those that are done. Several replicas share the graph, so they are
//! always at the same blocks.
//!
//! **Operations and bounds.** A step of AVX-512 is a chain of 20 × 12 = 240 cycles for 4 messages;
//! of AVX2, two registers of two messages, 20 × 2 × 35 operations on three ports, 467 cycles, for
//! 4; of SSE4.1, two of one, 20 × 2 × 27, 360, for 2. A node has 7 blocks in 448 bytes: 0.94, 1.82
//! and 2.81 cycles a byte where there are always enough messages. With one replica the graph
//! decides: `r2`'s even layers take 0.267 × 7 steps of four blocks a node (2^20 nodes, 32 in
//! flight) and not 0.25 × 7. One chain alone, the limit as long as nodes were hashed one after the
//! other, is 3.75 cycles a byte (AVX-512) or 4.38.
//!
//! **Measured** on Emerald Rapids, nodes in the second cache (1 MiB), by
//! `cargo run --release -p hashweave-kernels --example chain_blake`, cycles a hashed byte;
//! `chained` is a graph in which every node waits for the one before:
//!
//! | | 1, chained | 1 replica | 2 | 4 | bound |
//! |---|---|---|---|---|---|
//! | SSE4.1 | 8.69 | 4.42 | 4.38 | | 2.81 |
//! | AVX2 | 9.84 | 3.16 | 2.55 | 2.38 | 1.82 |
//! | AVX-512 | 5.40 | 1.70 | 1.40 | 1.36 | 0.94 |
//!
//! The time above the bound: the rounds take 252 cycles and 267 with their hash values from and to
//! memory; the rest is the sum, which the next block may wait for, and the choice of blocks. That
//! stands within the rounds ([`Meanwhile`]) because the schedulers of a core hold a hundred
//! operations, and those of the chain fill them: after the rounds it took 490 cycles a step instead
//! of 360. With branches it took 890 cycles a node instead of 755: which blocks are ready cannot be
//! predicted.

use super::prefetch::ask_line;
use super::window::{FLIGHT, ONLY, RING, Window};
use crate::batch::counts::Work;
use crate::chain::blake::{BLOCKS, add, initial_value};
use crate::chain::job::{Addition, Hash, KEY_PARENTS, Keys, Walk};
use crate::chain::layout::Form;
use crate::chain::row::Chain;
use core::marker::PhantomData;
use core::ops::Range;
use hashes::blake2::Blake2s;
use hashes::blake2::abreast::{Meanwhile, compress};
use hashes::field::{NODE, Node};
use lanes::abreast::{Abreast, Avx2Abreast, Avx512Abreast, Eight, MAX_ABREAST, Sse41Abreast};
use lanes::isa::{Avx2, Avx512, Sse41};
use lanes::tally::Mix;
use lanes::{Half, Isa};

/// The permission to walk chains by rows with one instruction set.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rows {
    /// One message in a register.
    Sse41(Sse41),
    /// Two.
    Avx2(Avx2),
    /// Four, with rotations that are instructions.
    Avx512(Avx512),
}

impl Chain for Rows {
    /// Messages at once.
    fn degree(&self) -> usize {
        match self {
            Self::Sse41(_) => SSE41 * Sse41Abreast::COUNT,
            Self::Avx2(_) => AVX2 * Avx2Abreast::COUNT,
            Self::Avx512(_) => AVX512 * Avx512Abreast::COUNT,
        }
    }

    fn encode(&self, job: &mut Keys<'_>) {
        assert_eq!(job.layout.form(), Form::Nodes, "rows read nodes one after the other");
        job.check(self.degree());
        match *self {
            // SAFETY: the token proves the features.
            Self::Sse41(token) => unsafe { encode_sse41(token, job) },
            // SAFETY: the token proves the features.
            Self::Avx2(token) => unsafe { encode_avx2(token, job) },
            // SAFETY: the token proves the features.
            Self::Avx512(token) => unsafe { encode_avx512(token, job) },
        }
    }

    fn work(&self, _: Hash, replicas: usize) -> Option<Work> {
        Some(work(self, replicas))
    }
}

/// A step of a register has 6 additions, 4 exclusive ors, 4 rotations (with AVX2 and SSE4.1 two of
/// them byte shuffles, the others two shifts and an or) and 3 turns, 12 (14) of them in a row; next
/// to it come the words of the message. Where a step has fewer replicas than messages, it has
/// several nodes: this is the work if there are always enough that wait for nothing.
fn work(rows: &Rows, replicas: usize) -> Work {
    let together = (rows.degree() / replicas) as u64;
    let steps = 20 * BLOCKS as u64;
    let with_shifts = Mix { add: 6, shift: 4, shuffle: 5, ..Mix::logic(6) };
    let (isa, registers, step, chain) = match rows {
        Rows::Sse41(_) => (Isa::Avx2, 2, with_shifts + Mix { shuffle: 6, load: 8, ..Mix::NONE }, 14),
        Rows::Avx2(_) => (Isa::Avx2, 2, with_shifts + Mix { load: 16, ..Mix::logic(14) }, 14),
        Rows::Avx512(_) => {
            (Isa::Avx512, 1, Mix { add: 6, shift: 4, shuffle: 6, load: 2, ..Mix::logic(5) }, 12)
        }
    };
    let mix = step.times(steps * registers / together);
    Work { chain: steps * chain / together, ..Work::plain(isa, mix) }
}

/// Registers of messages that are interleaved.
const SSE41: usize = 2;
const AVX2: usize = 2;
const AVX512: usize = 1;

#[target_feature(enable = "ssse3,sse4.1")]
fn encode_sse41(token: Sse41, job: &mut Keys<'_>) {
    walk::<Sse41Abreast, SSE41>(token, job);
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
fn encode_avx2(token: Avx2, job: &mut Keys<'_>) {
    walk::<Avx2Abreast, AVX2>(token, job);
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn encode_avx512(token: Avx512, job: &mut Keys<'_>) {
    walk::<Avx512Abreast, AVX512>(token, job);
}

/// t and f of every block (RFC 7693, section 3.2), the last being that of a node without parents.
const POSITIONS: [[u32; 4]; BLOCKS + 1] = {
    let mut positions = [[0; 4]; BLOCKS + 1];
    let mut i = 0;
    while i < BLOCKS {
        positions[i][0] = 64 * (i as u32 + 1);
        i += 1;
    }
    positions[BLOCKS - 1][2] = u32::MAX;
    positions[ONLY] = [NODE as u32, 0, u32::MAX, 0];
    positions
};

/// The upper half of the only block of a node without parents, and of blocks that are not filled.
static NOTHING: Node = [0; NODE];

/// The nodes of all replicas, which are read and written in turn: a reference would have to end
/// where the other begins.
struct Memory<'a> {
    nodes: *mut Node,
    count: usize,
    data: PhantomData<&'a mut [u8]>,
}

impl<'a> Memory<'a> {
    fn new(data: &'a mut [u8]) -> Self {
        let nodes = data.as_chunks_mut::<NODE>().0;
        Self { nodes: nodes.as_mut_ptr(), count: nodes.len(), data: PhantomData }
    }

    /// Where a node is.
    #[inline(always)]
    fn node(&self, index: usize) -> *mut Node {
        assert!(index < self.count, "there is no such node");
        // SAFETY: there are `count` nodes.
        unsafe { self.nodes.add(index) }
    }
}

/// The work of a step: a block of each of some messages.
#[derive(Clone, Copy)]
struct Step {
    /// Where the hash values are.
    values: [usize; MAX_ABREAST],
    /// Which blocks these are of their messages.
    positions: [usize; MAX_ABREAST],
    /// Their halves.
    halves: [[*const Half; 2]; MAX_ABREAST],
}

/// The walk without its hash values.
struct Flight<'a, G: Abreast> {
    token: G::Token,
    window: Window,
    memory: Memory<'a>,
    replica_ids: &'a [Node],
    parents: &'a [[u32; KEY_PARENTS]],
    first: usize,
    walk: Walk,
    addition: Addition,
    ahead: usize,
    /// Nodes of a step, each of every replica, and where they are in it: which of them, and of
    /// which replica.
    together: usize,
    messages: [(usize, usize); MAX_ABREAST],
    /// The nodes of the step that is hashed; those of them that are done behind it.
    chosen: [(usize, usize); MAX_ABREAST],
    count: usize,
    done: [usize; MAX_ABREAST],
    done_count: usize,
    /// The places of the nodes that came into flight.
    entered: Range<usize>,
    next: Step,
}

impl<G: Abreast> Flight<'_, G> {
    /// Where the hash value of a node of a replica is.
    #[inline(always)]
    fn value(&self, place: usize, replica: usize) -> usize {
        place % RING * self.replica_ids.len() + replica
    }

    #[inline(always)]
    fn node(&self, place: usize) -> usize {
        match self.walk {
            Walk::Up => self.first + place,
            Walk::Down => self.first - place,
        }
    }

    /// Takes the next node into flight, if there is room.
    #[inline(always)]
    fn enter(&mut self) {
        self.entered.start = self.entered.end;
        let Some(place) = self.window.vacant().filter(|&place| place < self.parents.len()) else {
            return;
        };
        let parents = &self.parents[place];
        let mut places = [0; KEY_PARENTS];
        let mut k = 0;
        while k < KEY_PARENTS {
            places[k] = match self.walk {
                Walk::Up => (parents[k] as usize).wrapping_sub(self.first),
                Walk::Down => self.first.wrapping_sub(parents[k] as usize),
            };
            k += 1;
        }
        self.window.enter(places, parents[0] as usize == self.node(place));
        self.entered.end = place + 1;
        if self.ahead > 0 && place + self.ahead < self.parents.len() {
            self.prefetch(place + self.ahead);
        }
    }

    /// Asks for the parents of a node.
    #[inline(always)]
    fn prefetch(&self, place: usize) {
        let replicas = self.replica_ids.len();
        for &parent in &self.parents[place] {
            let node = parent as usize * replicas;
            ask_line(self.memory.node(node).cast());
            if replicas > 1 {
                ask_line(self.memory.node(node + replicas - 1).cast());
            }
        }
    }

    /// Where the next step finds the block of one of its messages.
    #[inline(always)]
    fn prepare(&mut self, message: usize) {
        const LOWER: [u8; BLOCKS + 1] = [0, 1, 3, 5, 7, 9, 11, 0];
        const UPPER: [u8; BLOCKS + 1] = [0, 2, 4, 6, 8, 10, 12, 0];
        let (nth, replica) = self.messages[message];
        let (place, block) = self.chosen[nth];
        let block = block % (BLOCKS + 1);
        let parents = &self.parents[place];
        let node = |k: u8| {
            let parent = parents[usize::from(k) % KEY_PARENTS] as usize;
            self.memory.node(parent * self.replica_ids.len() + replica).cast_const()
        };
        let (lower, upper) = (node(LOWER[block]), node(UPPER[block]));
        let first = LOWER[block] == 0;
        let id: *const Node = &raw const self.replica_ids[replica];
        self.next.halves[message] = [
            core::hint::select_unpredictable(first, id, lower),
            core::hint::select_unpredictable(block == ONLY, &raw const NOTHING, upper),
        ];
        self.next.positions[message] = block;
        self.next.values[message] = self.value(place, replica);
    }

    /// Adds the keys to the data of the nodes that are done, and begins the nodes that came into
    /// flight.
    #[inline(always)]
    fn finish(&self, values: &mut [Eight]) {
        let replicas = self.replica_ids.len();
        let mut nth = 0;
        while nth < self.done_count {
            let place = self.done[nth];
            let mut replica = 0;
            while replica < replicas {
                let value: *const Eight = &raw const values[self.value(place, replica)];
                // SAFETY: eight words are four of eight bytes, and in this order on x86. Loads of
                // 32 bytes would wait for the two stores of 16 that they are from.
                let mut key = unsafe { value.cast::<[u64; 4]>().read() };
                key[3] &= u64::MAX >> 2;
                // SAFETY: the node is there, and there is no other reference to it.
                let data = unsafe { &mut *self.memory.node(self.node(place) * replicas + replica) };
                G::write_half(self.token, add(self.addition, data, key), data);
                replica += 1;
            }
            nth += 1;
        }
        let mut place = self.entered.start;
        while place < self.entered.end {
            let value = self.value(place, 0);
            values[value..value + replicas].fill(Eight(initial_value()));
            place += 1;
        }
    }
}

/// The step after the one that is hashed.
impl<G: Abreast> Meanwhile for Flight<'_, G> {
    #[inline(always)]
    fn behind(&mut self, round: usize) {
        match round {
            0 => (self.done, self.done_count) = self.window.advance(&self.chosen, self.count),
            1 => self.enter(),
            2 => (self.chosen, self.count) = self.window.ready::<G, MAX_ABREAST>(self.token, self.together),
            3..=6 => self.prepare(round - 3),
            _ => {}
        }
    }
}

/// Hashes, block by block of the oldest nodes that are ready, and encodes.
#[inline(always)]
fn walk<G: Abreast, const N: usize>(token: G::Token, job: &mut Keys<'_>) {
    let replicas = job.replica_ids.len();
    let together = N * G::COUNT / replicas;
    let mut messages = [(0, 0); MAX_ABREAST];
    let mut message = 0;
    while message < together * replicas {
        messages[message] = (message / replicas, message % replicas);
        message += 1;
    }
    let mut values = [Eight::default(); RING * MAX_ABREAST];
    let nothing = &raw const NOTHING;
    let mut flight: Flight<'_, G> = Flight {
        token,
        window: Window::new(),
        memory: Memory::new(job.data),
        replica_ids: job.replica_ids,
        parents: job.parents.as_chunks().0,
        first: job.first,
        walk: job.walk,
        addition: job.addition,
        ahead: job.ahead,
        together,
        messages,
        chosen: [(0, 0); MAX_ABREAST],
        count: 0,
        done: [0; MAX_ABREAST],
        done_count: 0,
        entered: 0..0,
        next: Step {
            values: [0; MAX_ABREAST],
            positions: [0; MAX_ABREAST],
            halves: [[nothing; 2]; MAX_ABREAST],
        },
    };
    if flight.parents.is_empty() {
        return;
    }
    let mut entered = 0;
    while entered < FLIGHT {
        flight.enter();
        flight.finish(&mut values);
        entered += 1;
    }
    let mut round = 2;
    while round < 9 {
        flight.behind(round);
        round += 1;
    }
    flight.entered.start = flight.entered.end;
    while flight.count > 0 {
        step::<G, N>(token, &mut values, &mut flight);
        flight.finish(&mut values);
    }
}

/// A block of each of some messages, and the next step.
#[inline(always)]
fn step<G: Abreast, const N: usize>(token: G::Token, values: &mut [Eight], flight: &mut Flight<'_, G>) {
    let Step { values: places, positions, halves } = flight.next;
    let mut blocks = [[&NOTHING; 2]; MAX_ABREAST];
    let mut i = 0;
    while i < N * G::COUNT {
        // SAFETY: both are nodes of the job, ids or constants, and nothing writes them before the
        // step ends.
        blocks[i] = unsafe { [&*halves[i][0], &*halves[i][1]] };
        i += 1;
    }
    let zero = G::splat(token, [0; 4]);
    let mut h = [[zero; 2]; N];
    let mut lower = [zero; N];
    let mut m = [G::blocks(token, &blocks); N];
    let mut i = 0;
    while i < N {
        h[i] = G::load_eight(token, values, &places[i * G::COUNT..]);
        lower[i] = G::load(token, &POSITIONS, &positions[i * G::COUNT..]);
        m[i] = G::blocks(token, &blocks[i * G::COUNT..]);
        i += 1;
    }
    h = compress::<Blake2s, G, _, N>(token, h, m, lower, flight);
    i = 0;
    while i < N {
        G::store_eight(h[i], values, &places[i * G::COUNT..]);
        i += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 7 blocks of 20 steps of 12 operations in a row, for four messages.
    #[test]
    fn rows_have_their_chain() {
        let Some(rows) = Avx512::detect().map(Rows::Avx512) else {
            return println!("no AVX-512 here: nothing to compare");
        };
        assert_eq!(work(&rows, 4).chain, 7 * 20 * 12);
        assert_eq!(work(&rows, 1).chain, 7 * 20 * 12 / 4);
        assert_eq!(work(&rows, 4).mix.arithmetic(), 7 * 20 * 21);
    }
}
