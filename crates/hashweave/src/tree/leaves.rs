//! The leaves of a tree hash that is based on a sponge: parts of a message of equal length, which
//! are hashed independently, as many at once as the machine has lanes.

use crate::batch::{Hasher, Kernel, Plan};
use crate::plan::WIDEST;
use arrayvec::ArrayVec;
use hashes::keccak::Sponge;
use hashes::{Algorithm, Family, Primitive, State};
use kernels::batch::{Common, Messages};
use std::sync::Arc;

/// Leaves are kept until there are enough of them to fill the lanes, if these take no more bytes
/// than this.
const ROOM: usize = 1 << 19;

/// The bytes of a piece: enough work for some hundred microseconds of a thread.
const PIECE: usize = 1 << 18;

/// The number of leaves of a piece, if they are not too long: enough for the widest kernel.
const PIECE_LEAVES: usize = WIDEST;

/// The longest piece that has several leaves.
const LONGEST_PIECE: usize = 1 << 24;

/// Bytes of the longest block of a leaf's sponge.
const RATES: usize = 168;

/// The parameters of a leaf.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// The function that hashes it.
    algorithm: Algorithm,
    /// Its sponge.
    sponge: Sponge,
    /// Bytes of a leaf; the last one may have fewer.
    size: usize,
    /// The bytes of its chaining value, at most 64.
    value: usize,
    /// The kernels, if the caller chose them.
    only: Option<Arc<Plan>>,
}

impl Leaf {
    pub(super) fn new(algorithm: Algorithm, size: usize, value: usize) -> Self {
        let Family::Keccak(sponge) = algorithm.family() else { unreachable!("leaves are hashed by sponges") };
        Self { algorithm, sponge, size, value, only: None }
    }

    pub(super) fn by(&mut self, kernel: Kernel) {
        self.only = Some(Arc::new(Plan::with_kernel(self.primitive(), kernel)));
    }

    fn primitive(&self) -> Primitive {
        self.algorithm.primitive()
    }

    fn plan(&self) -> &Plan {
        self.only.as_deref().unwrap_or_else(|| Plan::of(self.primitive()))
    }

    /// Returns the number of leaves of a piece.
    pub(super) fn per_piece(&self) -> usize {
        let most = (LONGEST_PIECE / self.size).max(1);
        PIECE.div_ceil(self.size).max(PIECE_LEAVES).min(most)
    }

    /// Appends the chaining values of leaves of equal length.
    pub(super) fn values<'a>(&self, leaves: impl IntoIterator<Item = &'a [u8]>, values: &mut Vec<u8>) {
        let (plan, mut leaves) = (self.plan(), leaves.into_iter());
        loop {
            let mut batch: ArrayVec<&[u8], WIDEST> = ArrayVec::new();
            batch.extend(leaves.by_ref().take(plan.width()));
            if batch.is_empty() {
                return;
            }
            let mut rest = &batch[..];
            for share in plan.shares(batch.len()) {
                let (now, later) = rest.split_at(share.count);
                self.share(share.kernel, now, values);
                rest = later;
            }
        }
    }

    /// Appends the chaining values of as many leaves as a kernel takes.
    fn share(&self, kernel: Kernel, leaves: &[&[u8]], values: &mut Vec<u8>) {
        let (primitive, length) = (self.primitive(), leaves[0].len());
        let (whole, rate) = (self.algorithm.whole(length), primitive.block());
        let mut ends = [0; WIDEST * RATES];
        let mut before: ArrayVec<&[u8], WIDEST> = ArrayVec::new();
        for (leaf, end) in leaves.iter().zip(ends.chunks_exact_mut(rate)) {
            let (blocks, rest) = leaf.split_at(whole);
            before.push(blocks);
            end[..rest.len()].copy_from_slice(rest);
            self.sponge.pad(end, rest.len());
        }
        let messages = Messages {
            lengths: &[length as u64; WIDEST][..leaves.len()],
            blocks: &before,
            ends: &ends[..leaves.len() * rate],
            end_length: rate,
        };
        let initial = State::initial(self.algorithm, self.value, 0);
        let common = Common { primitive, initial: &initial, length: self.value, sums: None };
        let known = values.len();
        values.resize(known + leaves.len() * self.value, 0);
        kernel.digests(&common, &messages, &mut values[known..]);
    }
}

/// The leaves of a message in their order; the owner has the node that takes their chaining values.
#[derive(Clone, Debug)]
pub(super) struct Leaves {
    leaf: Leaf,
    /// The bytes that wait to be hashed: fewer leaves than fill the lanes, and then a part of one.
    /// If leaves exceed [`ROOM`], nothing waits.
    held: Vec<u8>,
    /// The leaf that has begun, if nothing waits, and its bytes so far.
    begun: Option<(Hasher, usize)>,
    /// The number of leaves whose values the node has.
    count: u64,
    /// Chaining values that have not been given to the node yet.
    values: Vec<u8>,
}

impl Leaves {
    pub(super) fn new(leaf: Leaf) -> Self {
        Self { leaf, held: Vec::new(), begun: None, count: 0, values: Vec::new() }
    }

    /// Returns the leaves of a new message.
    pub(super) fn emptied(&self) -> Self {
        Self::new(self.leaf.clone())
    }

    pub(super) fn leaf(&self) -> &Leaf {
        &self.leaf
    }

    pub(super) fn by(&mut self, kernel: Kernel) {
        self.leaf.by(kernel);
    }

    /// Returns the number of leaves whose values the node has.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Appends bytes and passes the chaining values that are known then to the node.
    pub(super) fn update(&mut self, data: &[u8], node: &mut Hasher) {
        let width = self.leaf.plan().width();
        if width.saturating_mul(self.leaf.size) <= ROOM {
            self.update_held(data, width, node);
        } else {
            self.update_begun(data, node);
        }
    }

    /// Appends bytes that hardly any others follow, so no whole leaf is kept waiting.
    pub(super) fn update_last(&mut self, data: &[u8], node: &mut Hasher) {
        if self.begun.is_some() { self.update_begun(data, node) } else { self.update_held(data, 1, node) }
    }

    /// Hashes the largest multiple of `width` leaves in place, those that wait first. Before that
    /// it copies the bytes that complete a leaf, and afterwards the rest.
    fn update_held(&mut self, mut data: &[u8], width: usize, node: &mut Hasher) {
        let size = self.leaf.size;
        let part = self.held.len() % size;
        if part > 0 {
            let (end, rest) = data.split_at(data.len().min(size - part));
            self.held.extend_from_slice(end);
            data = rest;
        }
        if self.held.len().is_multiple_of(size) {
            let waiting = self.held.len() / size;
            let now = (waiting + data.len() / size) / width * width;
            if now > 0 {
                let (whole, rest) = data.split_at((now - waiting) * size);
                let leaves = self.held.chunks(size).chain(whole.chunks(size));
                self.leaf.values(leaves, &mut self.values);
                self.held.clear();
                self.give(node);
                data = rest;
            }
        }
        self.held.extend_from_slice(data);
    }

    /// Hashes the leaves that are whole in the data side by side, and a part of one as it comes.
    fn update_begun(&mut self, mut data: &[u8], node: &mut Hasher) {
        let size = self.leaf.size;
        if let Some((hasher, bytes)) = &mut self.begun {
            let (end, rest) = data.split_at(data.len().min(size - *bytes));
            hasher.update(end);
            *bytes += end.len();
            if *bytes < size {
                return;
            }
            self.values.extend_from_slice(&hasher.digest());
            self.begun = None;
            self.give(node);
            data = rest;
        }
        let (whole, rest) = data.split_at(data.len() / size * size);
        self.leaf.values(whole.chunks(size), &mut self.values);
        self.give(node);
        if !rest.is_empty() {
            let mut hasher = Hasher::extendable(self.leaf.algorithm, self.leaf.value);
            hasher.update(rest);
            self.begun = Some((hasher, rest.len()));
        }
    }

    /// Returns the same leaves without the whole ones that wait, whose values go to the node.
    pub(super) fn settled(&self, node: &mut Hasher) -> Self {
        let size = self.leaf.size;
        let (whole, part) = self.held.split_at(self.held.len() / size * size);
        let mut settled = Self {
            leaf: self.leaf.clone(),
            held: part.to_vec(),
            begun: self.begun.clone(),
            count: self.count,
            values: Vec::new(),
        };
        settled.leaf.values(whole.chunks(size), &mut settled.values);
        settled.give(node);
        settled
    }

    /// Hashes everything that waits; a part of a leaf counts as the last leaf.
    pub(super) fn flush(&mut self, node: &mut Hasher) {
        let size = self.leaf.size;
        let (whole, rest) = self.held.split_at(self.held.len() / size * size);
        self.leaf.values(whole.chunks(size), &mut self.values);
        if !rest.is_empty() {
            self.leaf.values([rest], &mut self.values);
        }
        self.held.clear();
        if let Some((hasher, _)) = self.begun.take() {
            self.values.extend_from_slice(&hasher.digest());
        }
        self.give(node);
    }

    /// Appends chaining values that were computed separately, when no leaf waits.
    pub(super) fn push(&mut self, values: &[u8], node: &mut Hasher) {
        self.flush(node);
        self.values.extend_from_slice(values);
        self.give(node);
    }

    fn give(&mut self, node: &mut Hasher) {
        node.update(&self.values);
        self.count += (self.values.len() / self.leaf.value) as u64;
        self.values.clear();
    }
}
