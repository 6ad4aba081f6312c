//! A search made ready for a backend: the tables, and which core walks them.

use super::affine::Tables;
use super::candidates::{Candidate, Candidates, Filter, lanes_that_pass};
use super::cores::{
    BehindSha256, Blake2Core, BySha, Keccak, KeccakChain, MerkleDamgardCore, Sha2Core, Variant,
};
use super::counts::Counts;
use super::digits::{Cycle, Digits};
use super::gray::{AffineWalk, Extent, Head, SPAN_BITS, scan_affine_on};
use super::message::{Function, Message};
use super::ranges::{cycle_of, in_cycles, with_cycle, with_job};
use super::row::{Searched, Spans, Wide};
use super::scan::OnBackend;
use super::work::{Work, lanes, span_row, wide_lanes};
use crate::batch::ShaUse;
use crate::{Backend, arch};
use core::marker::PhantomData;
use hashes::blake2::{Blake2, Blake2b, Blake2s};
use hashes::blake3::Blake3;
use hashes::merkle_damgard::Compression;
use hashes::ripemd160::Ripemd160;
use hashes::sha2::{Sha256, Sha512};
use hashes::{Algorithm, Family, Later, MerkleDamgard, WithCompression};
use lanes::isa::{Scalar, ShaNi};
use lanes::tally::{Counting, Mix, Operations, Tally, counted};
use lanes::{Isa, Lanes, Word};
use std::sync::Arc;

/// A [`Function`] with its tables for a number of lanes, a variant, and the digest word to compute.
#[derive(Clone, Debug)]
pub struct Plan {
    backend: Backend,
    work: Work,
    /// The kernel on vectors of any size, instead of the backend's lanes of a fixed size.
    wide: Option<Arc<dyn Wide>>,
    /// The loop that walks the affine head instead of the backend's lanes.
    spans: Option<Arc<dyn Spans>>,
    variant: Variant,
    word: usize,
    /// Blocks before the first one that the counter reaches; they have been hashed.
    hashed_blocks: usize,
    /// The words of that one that it reaches.
    varying_words: Vec<usize>,
}

/// The properties of a function that its [`Plan`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Blocks before the counter, hashed when the plan was made.
    pub hashed_blocks: usize,
    /// Blocks that are hashed for every counter.
    pub blocks: usize,
    /// The words of the first of those that the counter reaches, as the message has them.
    pub varying_words: Vec<usize>,
    /// The digest word that is computed.
    pub word: usize,
    /// The counter bits that number the lanes.
    pub lane_bits: Vec<u32>,
    /// The counter bits that are walked in Gray code, if the kernel walks.
    pub walked_bits: Vec<u32>,
    /// Counters that are walked together: this power of two. Zero if the kernel does not walk.
    pub span_bits: u32,
}

/// Counters that share the known values of SHA-2, BLAKE2 and BLAKE3 blocks: with more, fewer words would be
/// known.
const KNOWN_FOR: u64 = 1 << 20;

/// Counters in a granule of a scan in the order of counters: several batches, enough that computing
/// the known values of all of them pays.
const GRANULE: u64 = 64;

/// Blocks that are hashed for a granule of long messages; a batch has more if they are longer
/// still.
const LONG_GRANULE: u64 = 1 << 20;

/// Counters of a [`Plan::sample`] in their order: enough that computing their known values is a
/// small part of the work.
const SAMPLE: u64 = 1 << 10;

impl Plan {
    /// Whether there is such a variant of an algorithm on an instruction set.
    #[must_use]
    pub fn supports(isa: Isa, algorithm: Algorithm, variant: Variant) -> bool {
        let once = algorithm.family().is_full_sponge();
        match variant {
            Variant::Direct | Variant::A1A2 => true,
            Variant::A1 | Variant::A2 => matches!(algorithm.family(), Family::Keccak(_) | Family::Sha3x),
            Variant::Affine => once,
            Variant::Woven | Variant::Folded => once && variant.woven_on().contains(&isa),
            Variant::ShaNi => {
                let hashes =
                    matches!(algorithm.family(), Family::Sha256 { later: None | Some(Later::Sha256), .. });
                hashes && isa == Isa::Avx2 && ShaNi::detect().is_some()
            }
        }
    }

    /// The tables of `function` for the lanes of `backend`, to compute digest word `word` (0 to 7)
    /// by `variant`, or, where the message is not made for that one or has several blocks left to
    /// hash, by [`Variant::A1A2`]; several blocks of Keccak on vectors of any size by
    /// [`Variant::A1`].
    ///
    /// # Panics
    ///
    /// If the word is not one of eight, the algorithm has no such variant, or the message is a tree;
    /// the caller has checked.
    #[must_use]
    pub fn new(backend: Backend, function: &Function<'_>, variant: Variant, word: usize) -> Self {
        Self::with(backend, function, None, variant, word)
    }

    /// The tables of a function whose counter is text: the message of counter zero is the only one
    /// that is asked for. Variants that walk are [`Variant::A1A2`] here, and vectors of any size
    /// leave it to those of a fixed size.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// use kernels::Backend;
    /// use kernels::search::{Digits, Filter, Function, Plan, Variant};
    /// let (algorithm, length) = (Algorithm::Sha256, 5);
    /// let message = |_, out: &mut [u8]| out.copy_from_slice(b"n=000");
    /// let function = Function { algorithm, counter_bits: 0, length, message: &message };
    /// let digits = Digits { alphabet: b"0123456789", offset: 2, width: 3 };
    /// let backend = Backend::of(lanes::Isa::Scalar).expect("it is everywhere");
    /// let plan = Plan::of_text(backend, &function, digits, Variant::A1A2, 0);
    /// // The first four bytes of the digest of n=123.
    /// let word = plan.recompute(123, &Filter::default());
    /// let digest = hashes::reference::digest(algorithm, b"n=123");
    /// assert_eq!(word, Some(u64::from(u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]))));
    /// ```
    ///
    /// # Panics
    ///
    /// As [`new`](Self::new).
    #[must_use]
    pub fn of_text(
        backend: Backend,
        function: &Function<'_>,
        digits: Digits<'_>,
        variant: Variant,
        word: usize,
    ) -> Self {
        Self::with(backend, function, Some(digits), variant, word)
    }

    fn with(
        backend: Backend,
        function: &Function<'_>,
        digits: Option<Digits<'_>>,
        variant: Variant,
        word: usize,
    ) -> Self {
        assert!(word < 8 && Self::supports(backend.isa(), function.algorithm, variant));
        assert!(!function.algorithm.is_tree(function.length), "a tree is no message of one stream");
        let message = Message::new(function, digits);
        let is_wide = digits.is_none() && wide_lanes(backend, function.algorithm).is_some();
        let for_several = if is_wide { Variant::A1 } else { Variant::A1A2 };
        let is_ladder = variant != Variant::ShaNi;
        let variant = if is_ladder && message.varying_blocks() > 1 { for_several } else { variant };
        let work = Work::new(backend, function, &message, variant, word);
        let variant = match &work {
            Work::Keccak { head: None, .. } if variant.hoists_second_round() => Variant::A1A2,
            _ => variant,
        };
        let (hashed_blocks, varying_words) = (message.constant_blocks(), message.varying_words());
        let wide = match (&work, &arch::here::WIDE) {
            (Work::Keccak { blocks, head, .. }, Some(row)) if is_wide => {
                let primitive = function.algorithm.primitive();
                (row.make)(backend, &Searched { primitive, blocks, head: head.as_deref(), variant, word })
            }
            _ => None,
        };
        let spans = match &work {
            Work::Keccak { head: Some(head), .. } => {
                span_row(backend.isa(), variant).and_then(|row| (row.make)(head))
            }
            _ => None,
        };
        Self { wide, spans, backend, work, variant, word, hashed_blocks, varying_words }
    }

    /// Hashes that a search of an algorithm computes at once.
    #[must_use]
    pub fn lanes(backend: Backend, algorithm: Algorithm) -> usize {
        lanes(backend, algorithm)
    }

    /// The kernel that runs.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The properties of the function.
    #[must_use]
    pub fn shape(&self) -> Shape {
        let head = match &self.work {
            Work::Keccak { head, .. } => head.as_deref(),
            _ => None,
        };
        Shape {
            hashed_blocks: self.hashed_blocks,
            blocks: self.work.blocks(),
            varying_words: self.varying_words.clone(),
            word: self.word,
            lane_bits: head.map_or_else(
                || (0..self.batch().trailing_zeros()).collect(),
                |head| head.lane_bits().to_vec(),
            ),
            walked_bits: head.map_or_else(Vec::new, |head| head.set().to_vec()),
            span_bits: head.map_or(0, |head| head.span().trailing_zeros()),
        }
    }

    /// Scans counters `first` to `last`, both included, for digests whose word passes `filter`;
    /// adds them to `found` in order of the counter. `found` is empty when it begins. Returns how
    /// many counters, from `first` on, are done with: at least one, and fewer than all where
    /// `found` was full or a part was scanned that has its own order.
    pub fn scan(&self, [first, last]: [u64; 2], filter: &Filter, found: &mut Candidates) -> u64 {
        debug_assert!(first <= last && found.as_slice().is_empty());
        // The whole space of 2^64 has more counters than can be returned; the last one is left for
        // another call.
        let last = last.min(first.saturating_add(u64::MAX - 1));
        let Work::Keccak { head, .. } = &self.work else {
            return self.scan_in_order([first, last.min(first | (KNOWN_FOR - 1))], filter, found);
        };
        let Some(head) = head else { return self.scan_in_order([first, last], filter, found) };
        let suits = head.suits(filter, found.share(filter));
        let until_span = first.wrapping_neg() & (head.span() - 1);
        let room = last - first;
        if until_span == 0 && room >= head.span() - 1 && suits {
            if self.scan_span(first, filter, found) {
                found.sort();
                return head.span();
            }
            found.clear();
        }
        // In counter order, to where a span begins again or did not fit.
        let stop = if until_span == 0 { head.span() - 1 } else { until_span - 1 };
        let last = if suits { first + room.min(stop) } else { last };
        self.scan_in_order([first, last], filter, found)
    }

    /// Walks the span that begins at counter `first`, and adds what passes `filter` in the order of
    /// the walk. Returns false if the variant does not walk, or more passed than `found` holds.
    /// [`Plan::scan`] does this where it can, and else scans in order, which is slower but finds
    /// the same, so that its results do not show whether it walked.
    pub fn scan_span(&self, first: u64, filter: &Filter, found: &mut Candidates) -> bool {
        let Work::Keccak { head: Some(head), .. } = &self.work else { return false };
        debug_assert!(first.is_multiple_of(head.span()));
        self.walk(head, Extent::Span(first), filter, found)
    }

    /// The scan of the kernel that goes in order.
    fn scan_in_order(&self, range: [u64; 2], filter: &Filter, found: &mut Candidates) -> u64 {
        struct Scanning<'a> {
            backend: Backend,
            range: [u64; 2],
            filter: &'a Filter,
            found: &'a mut Candidates,
        }
        impl Visitor for Scanning<'_> {
            type Output = u64;
            fn visit<W: Word, C: OnBackend<W, N>, const N: usize>(
                self,
                core: C,
                blocks: &[Tables<W, N>],
            ) -> u64 {
                let Self { backend, range, filter, found } = self;
                let lanes = backend.lanes::<W>();
                match cycle_of(blocks) {
                    None => {
                        with_job(core, blocks, lanes, range, |job| core.scan(backend, job, filter, found))
                    }
                    Some(cycle) => in_cycles(cycle, range, found, |[start, first, last], found| {
                        with_cycle(core, blocks, cycle, [start, first, last], range, |job| {
                            core.scan(backend, job, filter, found)
                        })
                    }),
                }
            }
        }
        if let (Some(wide), Work::Keccak { blocks, .. }) = (&self.wide, &self.work) {
            return wide.scan(blocks, range, filter, found);
        }
        self.visit(Scanning { backend: self.backend, range, filter, found })
    }

    /// The walk of the affine head, by the variant's kernel.
    fn walk(&self, head: &Head, extent: Extent, filter: &Filter, found: &mut Candidates) -> bool {
        let walk = AffineWalk { head, word: self.word, filter, extent };
        match (&self.wide, &self.spans) {
            (Some(wide), _) => wide.walk(walk, found),
            (None, Some(spans)) => spans.walk(walk, found),
            (None, None) => scan_affine_on(self.backend, walk, found),
        }
    }

    /// Hashes as few counters as show how fast a scan is, and finds nothing: it is timed to compare
    /// kernels. Returns the number of counters.
    pub fn sample(&self) -> u64 {
        let (nothing, mut found) = (Filter { mask: u64::MAX, value: 0 }, Candidates::default());
        let on_spans_only = self.spans.as_ref().is_some_and(|spans| spans.is_at_pace_on_spans_only());
        match &self.work {
            Work::Keccak { head: Some(head), .. } if !on_spans_only => {
                self.walk(head, Extent::Group(0), &nothing, &mut found);
                head.span() / head.groups()
            }
            _ => self.scan([0, self.granule().max(SAMPLE) - 1], &nothing, &mut found),
        }
    }

    /// The digest word that a long scan computes at a counter, through the very tables and code
    /// that it uses. Where that code only says which counters pass a filter, `None` if the counter
    /// did not pass `known`.
    #[must_use]
    pub fn recompute(&self, counter: u64, known: &Filter) -> Option<u64> {
        let mut found = Candidates::default();
        match &self.work {
            Work::Keccak { head: Some(head), .. } => {
                self.walk(head, Extent::Group(counter), known, &mut found);
                let hashes = self.spans.as_ref().map_or(1, |spans| spans.hashes_of_a_group());
                let same = |candidate: &&Candidate| candidate.counter == counter;
                if found.as_slice().iter().filter(same).count() != hashes {
                    return None;
                }
            }
            _ => {
                self.scan([counter; 2], &Filter::default(), &mut found);
            }
        }
        found.as_slice().iter().find(|candidate| candidate.counter == counter).map(|candidate| candidate.word)
    }

    /// The largest [`granule`](Self::granule) of any plan.
    pub const LARGEST_GRANULE: u64 = 1 << SPAN_BITS;

    /// A scan is at its best on ranges that are multiples of this, in length and start.
    #[must_use]
    pub fn granule(&self) -> u64 {
        match &self.work {
            Work::Keccak { head: Some(head), .. } => head.span(),
            work => {
                let blocks = work.blocks().next_power_of_two() as u64;
                (LONG_GRANULE / blocks).clamp(self.batch() as u64, GRANULE)
            }
        }
    }

    /// The lane in which a counter is hashed.
    #[must_use]
    pub fn lane(&self, counter: u64) -> u64 {
        if let Some(cycle) = self.cycle() {
            return cycle.lane(counter);
        }
        let bits = self.shape().lane_bits;
        bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
    }

    /// The cycle of the low digits, if the counter is text.
    fn cycle(&self) -> Option<Cycle> {
        self.visit(FindingCycle)
    }

    /// Hashes in a batch: one a lane. [`counts`](Self::counts) has those in the integer registers.
    #[must_use]
    pub fn batch(&self) -> usize {
        if let Some(wide) = &self.wide {
            return wide.lanes();
        }
        let backend = self.backend;
        match &self.work {
            Work::Keccak { .. } | Work::Sha512 { .. } | Work::Blake2b { .. } => backend.lanes::<u64>(),
            Work::Sha256 { .. }
            | Work::Hash160 { .. }
            | Work::MerkleDamgard { .. }
            | Work::Blake2s { .. }
            | Work::Blake3 { .. } => backend.lanes::<u32>(),
        }
    }

    /// The instructions of the loop if it is a generated one; those of the filter come on top.
    #[must_use]
    pub fn counts(&self) -> Option<Counts> {
        self.spans.as_ref().map(|spans| spans.counts())
    }

    /// Of a kernel of SHA instructions, those of one batch, and the other instructions.
    #[must_use]
    pub fn sha(&self) -> Option<(ShaUse, Mix)> {
        let Work::Sha256 { blocks, second, .. } = &self.work else { return None };
        if self.variant != Variant::ShaNi {
            return None;
        }
        let (mut sha, mut mix) = (ShaUse::default(), Mix::NONE);
        // `arch::x86_64::search_sha_ni`: of each message the same instructions as of a stream.
        let mut block = |quads: u64| {
            sha.rounds += 32 - 2 * quads;
            sha.schedule += 12;
            mix += Mix { add: 30 - quads, shuffle: 28 - quads, load: 4, ..Mix::NONE };
        };
        let varying = blocks.iter().map(|block| block.varying([0, KNOWN_FOR - 1]));
        let (mut shared, mut parts) = (0, varying.skip_while(|varying| *varying == 0));
        block(u64::from(parts.next().unwrap_or_default().trailing_zeros().min(15) / 4));
        for varying in parts {
            if varying == 0 { shared += 1 } else { block(0) }
        }
        if second.is_some() {
            block(0);
        }
        sha.rounds += 32 * shared;
        mix += Mix { add: 2, ..Mix::NONE }.times(shared);
        let messages = self.batch() as u64;
        let sha = ShaUse { rounds: sha.rounds * messages, schedule: sha.schedule * messages, ..sha };
        Some((sha, mix.times(messages)))
    }

    /// The vector operations that filter one batch.
    #[must_use]
    pub fn filtering(&self) -> Operations {
        // It asks for the same whatever the words.
        counted(|| {
            let zero = Tally::<u64>::splat(Counting, 0);
            lanes_that_pass(zero, zero, zero);
        })
    }

    /// The vector operations of one batch, from which the bound is computed.
    #[must_use]
    pub fn operations(&self) -> Operations {
        match &self.work {
            Work::Keccak { blocks, head: Some(_), .. } => {
                CountingOnce.visit(Keccak::<2, true> { word: self.word }, blocks)
            }
            // The vectors without a size enter a first block of several as it is
            // (`arch/scalable/search.rs`).
            Work::Keccak { blocks, .. } if self.wide.is_some() && blocks.len() > 1 => {
                let chain = KeccakChain { first_round: 0, head: 0, pruned: true, again: 0, word: self.word };
                CountingOnce.visit(chain, blocks)
            }
            _ => self.visit(CountingOnce),
        }
    }

    /// The instructions that they are.
    #[must_use]
    pub fn instructions(&self) -> Mix {
        let operations = self.operations();
        match &self.wide {
            Some(wide) => wide.instructions(&operations),
            None => self.backend.instructions(&operations),
        }
    }

    /// Calls the visitor with the core and the tables that the plan stands for.
    fn visit<T: Visitor>(&self, visitor: T) -> T::Output {
        let word = self.word;
        let direct = self.variant == Variant::Direct;
        match &self.work {
            &Work::Keccak { ref blocks, first_round, sha3x, .. } => {
                let head = usize::from(self.variant.hoists_first_round());
                let pruned = !matches!(self.variant, Variant::Direct | Variant::A2);
                match (head, pruned) {
                    _ if sha3x || first_round > 0 || blocks.len() > 1 => {
                        let again = if sha3x { 2 } else { 0 };
                        visitor.visit(KeccakChain { first_round, head, pruned, again, word }, blocks)
                    }
                    (0, false) => visitor.visit(Keccak::<0, false> { word }, blocks),
                    (0, true) => visitor.visit(Keccak::<0, true> { word }, blocks),
                    (_, false) => visitor.visit(Keccak::<1, false> { word }, blocks),
                    (_, true) => visitor.visit(Keccak::<1, true> { word }, blocks),
                }
            }
            Work::Sha256 { blocks, h, second } => {
                let second = second.as_deref();
                if self.variant == Variant::ShaNi {
                    visitor.visit(BySha(Sha2Core { h, second, word }), blocks)
                } else if direct {
                    visitor.visit(Sha2Core::<Sha256, false> { h, second, word }, blocks)
                } else {
                    visitor.visit(Sha2Core::<Sha256, true> { h, second, word }, blocks)
                }
            }
            Work::Hash160 { blocks, h } => {
                let function = PhantomData::<Ripemd160>;
                if direct {
                    visitor.visit(BehindSha256::<_, 5, false> { h, word, function }, blocks)
                } else {
                    visitor.visit(BehindSha256::<_, 5, true> { h, word, function }, blocks)
                }
            }
            Work::Sha512 { blocks, h } => {
                if direct {
                    visitor.visit(Sha2Core::<Sha512, false> { h, second: None, word }, blocks)
                } else {
                    visitor.visit(Sha2Core::<Sha512, true> { h, second: None, word }, blocks)
                }
            }
            Work::MerkleDamgard { blocks, h, function } => {
                let first = !direct && word == 0;
                function.with(Compressing { visitor, blocks, h, word, first, which: *function })
            }
            Work::Blake2s { blocks, h, length } => {
                self.visit_blake2::<T, Blake2s>(visitor, blocks, h, *length)
            }
            Work::Blake2b { blocks, h, length } => {
                self.visit_blake2::<T, Blake2b>(visitor, blocks, h, *length)
            }
            Work::Blake3 { blocks, h, length } => self.visit_blake2::<T, Blake3>(visitor, blocks, h, *length),
        }
    }

    fn visit_blake2<T: Visitor, H: Blake2>(
        &self,
        visitor: T,
        blocks: &[Tables<H::Word, 16>],
        h: &[H::Word; 8],
        length: usize,
    ) -> T::Output
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let word_bytes = H::Word::BITS as usize / 8;
        let before = self.hashed_blocks * 16 * word_bytes;
        macro_rules! visit {
            ($words:literal, $ahead:literal) => {
                visitor.visit(Blake2Core::<H, $words, $ahead> { h, before, length, word: self.word }, blocks)
            };
        }
        match (length - before).div_ceil(word_bytes) {
            _ if self.variant == Variant::Direct => visit!(16, false),
            0..=4 => visit!(4, true),
            5..=8 => visit!(8, true),
            _ => visit!(16, true),
        }
    }
}

/// Visiting by a compression function of Merkle and Damgård's construction.
struct Compressing<'a, T> {
    visitor: T,
    blocks: &'a [Tables<u32, 16>],
    h: &'a [u32; 8],
    word: usize,
    /// Whether only the first word is computed.
    first: bool,
    which: MerkleDamgard,
}

impl<T: Visitor> WithCompression for Compressing<'_, T> {
    type Output = T::Output;

    fn run<C: Compression<N>, const N: usize>(self) -> T::Output {
        let Self { visitor, blocks, h, word, first, which } = self;
        if first {
            visitor.visit(MerkleDamgardCore::<C, N, true> { h, word, which, function: PhantomData }, blocks)
        } else {
            visitor.visit(MerkleDamgardCore::<C, N, false> { h, word, which, function: PhantomData }, blocks)
        }
    }
}

/// An operation on a core and its tables, whatever their types.
trait Visitor {
    type Output;
    /// Applies the operation to a core and the tables of some blocks.
    fn visit<W: Word, C: OnBackend<W, N>, const N: usize>(
        self,
        core: C,
        blocks: &[Tables<W, N>],
    ) -> Self::Output;
}

/// Finds the cycle of the low digits.
struct FindingCycle;

impl Visitor for FindingCycle {
    type Output = Option<Cycle>;

    fn visit<W: Word, C: OnBackend<W, N>, const N: usize>(
        self,
        _: C,
        blocks: &[Tables<W, N>],
    ) -> Option<Cycle> {
        cycle_of(blocks)
    }
}

/// Counts the operations of one batch.
struct CountingOnce;

impl Visitor for CountingOnce {
    type Output = Operations;

    fn visit<W: Word, C: OnBackend<W, N>, const N: usize>(
        self,
        core: C,
        blocks: &[Tables<W, N>],
    ) -> Operations {
        with_job(core, blocks, 1, [0, KNOWN_FOR - 1], |job| {
            counted(|| filter_once::<W>(core.word(Counting, &job)))
        })
    }
}

/// Applies the filter to the word of a batch, to be counted.
fn filter_once<W: Word>(word: W::In<Counting>) {
    let mask = W::In::<Counting>::splat(Counting, W::default());
    lanes_that_pass(word, mask, mask);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A variant is supported on an instruction set of this architecture exactly if its table has a
    /// loop for it. The affine walk has a generic form, which a loop may replace.
    #[test]
    fn tables_have_the_loops_of_every_variant() {
        let variants = Variant::ALL.into_iter().filter(|&variant| variant != Variant::Affine);
        for (variant, isa) in variants.flat_map(|variant| Isa::ALL.map(|isa| (variant, isa))) {
            assert_eq!(
                variant.woven_on().contains(&isa),
                span_row(isa, variant).is_some(),
                "{variant:?} {isa:?}"
            );
        }
    }
}
