//! A search made ready for a backend: the tables, and which core walks them.

use super::affine::{Affine, Scan, Tables};
use super::cores::{Blake2Core, Core, Keccak, Sha2Core, Variant};
use super::{
    Candidate, Candidates, Counts, Extent, Filter, Head, SPAN_BITS, broadcast_onto, lanes_that_pass,
};
use crate::Backend;
use hashes::blake2::{self, Blake2b, Blake2s};
use hashes::sha2::{self, Sha256, Sha512};
use hashes::{Algorithm, Family, keccak};
use lanes::tally::{Counting, Operations, counted};
use lanes::{Isa, Lanes, Word};

/// What is hashed: an algorithm and the single-block message of every counter.
pub struct Function<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Bits of the counter, 1 to 64.
    pub counter_bits: u32,
    /// Bytes of the message, at most [`Algorithm::single_block`].
    pub length: usize,
    /// Writes the message of a counter into the first `length` bytes of a zeroed block. Every byte must be affine over
    /// GF(2) in the counter's bits, as placing its bytes is.
    pub message: &'a dyn Fn(u64, &mut [u8]),
}

/// A [`Function`] with its tables for a number of lanes, a variant, and the digest word to compute.
#[derive(Clone, Debug)]
pub struct Plan {
    backend: Backend,
    work: Work,
    variant: Variant,
    word: usize,
}

/// The tables by the type of their words, with what the core needs besides.
#[derive(Clone, Debug)]
enum Work {
    Keccak { tables: Box<Tables<u64, 25>>, head: Option<Box<Head>> },
    Sha256 { tables: Box<Tables<u32, 16>>, iv: &'static [u32; 8], passes: u8 },
    Sha512 { tables: Box<Tables<u64, 16>>, iv: &'static [u64; 8] },
    Blake2s { tables: Box<Tables<u32, 16>>, h: [u32; 8], bytes: usize },
    Blake2b { tables: Box<Tables<u64, 16>>, h: [u64; 8], bytes: usize },
}

/// The bytes of the largest block or state.
const BLOCK: usize = 200;

impl Plan {
    /// Whether there is such a variant of an algorithm on an instruction set.
    #[must_use]
    pub fn supports(isa: Isa, algorithm: Algorithm, variant: Variant) -> bool {
        match variant {
            Variant::Direct => true,
            Variant::Woven | Variant::Folded => {
                matches!(algorithm.family(), Family::Keccak(_)) && isa == Isa::Avx512
            }
            _ => matches!(algorithm.family(), Family::Keccak(_)),
        }
    }

    /// The tables of `function` for the lanes of `backend`, to compute digest word `word` (0 to 7) by `variant`.
    ///
    /// # Panics
    ///
    /// If the message is longer than a single block, the word is not one of eight, or the algorithm has no such variant;
    /// the caller has checked.
    #[must_use]
    pub fn new(backend: Backend, function: &Function<'_>, variant: Variant, word: usize) -> Self {
        assert!(function.length <= function.algorithm.single_block() && word < 8);
        assert!(Self::supports(backend.isa(), function.algorithm, variant));
        let work = match function.algorithm.family() {
            Family::Keccak(sponge) => {
                let mut affine = function.words(Word::from_le, |block| sponge.pad(block, function.length));
                if variant.hoists_first_round() {
                    affine = affine.then_linear(keccak::theta_rho_pi);
                }
                let lanes = backend.lanes::<u64>();
                let head =
                    variant.hoists_second_round().then(|| Head::new(&affine, lanes, function.counter_bits));
                Work::Keccak { tables: tables(backend, affine), head: head.flatten().map(Box::new) }
            }
            Family::Sha256 { iv, passes } => {
                Work::Sha256 { tables: tables(backend, function.sha2_words()), iv, passes }
            }
            Family::Sha512 { iv } => Work::Sha512 { tables: tables(backend, function.sha2_words()), iv },
            Family::Blake2s => Work::Blake2s {
                tables: tables(backend, function.words(Word::from_le, |_| {})),
                h: blake2::initial::<Blake2s>(function.algorithm.digest_length(), 0),
                bytes: function.length,
            },
            Family::Blake2b => Work::Blake2b {
                tables: tables(backend, function.words(Word::from_le, |_| {})),
                h: blake2::initial::<Blake2b>(function.algorithm.digest_length(), 0),
                bytes: function.length,
            },
        };
        Self { backend, work, variant, word }
    }

    /// Scans counters `first` to `last`, both included, for digests whose word passes `filter`; adds them to `found` in order of the
    /// counter. `found` is empty when it begins. Returns how many counters, from `first` on, are done with: at least one, and
    /// fewer than all where `found` was full or a part was scanned that has its own order.
    pub fn scan(&self, [first, last]: [u64; 2], filter: &Filter, found: &mut Candidates) -> u64 {
        let backend = self.backend;
        struct Scanning<'a> {
            backend: Backend,
            range: [u64; 2],
            filter: &'a Filter,
            found: &'a mut Candidates,
        }
        impl Visitor for Scanning<'_> {
            type Output = u64;
            fn visit<W: Word, C: Core<W, N>, const N: usize>(self, core: C, tables: &Tables<W, N>) -> u64 {
                let job = Scan { tables, first: self.range[0], last: self.range[1] };
                self.backend.scan_with(core, &job, self.filter, self.found)
            }
        }
        debug_assert!(first <= last && found.as_slice().is_empty());
        // The whole space of 2^64 has more counters than can be returned; the last one is left for another call.
        let last = last.min(first.saturating_add(u64::MAX - 1));
        let Work::Keccak { head: Some(head), .. } = &self.work else {
            return self.visit(Scanning { backend, range: [first, last], filter, found });
        };
        let until_span = first.wrapping_neg() & (head.span() - 1);
        let room = last - first;
        if until_span == 0 && room >= head.span() - 1 && head.suits(filter) {
            if self.walk(head, Extent::Span(first), filter, found) {
                found.sort();
                return head.span();
            }
            found.clear();
        }
        // In counter order, to where a span begins again or did not fit.
        let stop = if until_span == 0 { head.span() - 1 } else { until_span - 1 };
        let last = if head.suits(filter) { first + room.min(stop) } else { last };
        self.visit(Scanning { backend, range: [first, last], filter, found })
    }

    /// The walk of the affine head, by the variant's kernel.
    fn walk(&self, head: &Head, extent: Extent, filter: &Filter, found: &mut Candidates) -> bool {
        match (self.woven_loop(), self.backend) {
            #[cfg(target_arch = "x86_64")]
            (Some(shape), Backend::Avx512(token)) => {
                // SAFETY: the token proves the features.
                unsafe { crate::woven::scan(token, shape, head, self.word, extent, filter, found) }
            }
            _ => self.backend.scan_affine_with(head, self.word, extent, filter, found),
        }
    }

    /// The digest word that a long scan computes at a counter, through the very tables and code that it uses. Where that
    /// code only says which counters pass a filter, none if the counter did not pass `known`.
    #[must_use]
    pub fn recompute(&self, counter: u64, known: &Filter) -> Option<u64> {
        let mut found = Candidates::default();
        match &self.work {
            Work::Keccak { head: Some(head), .. } => {
                self.walk(head, Extent::Group(counter), known, &mut found);
                // The woven kernels hash it twice, in a lane and in the integer registers.
                let streams = if self.variant.is_woven() { 2 } else { 1 };
                let same = |candidate: &&Candidate| candidate.counter == counter;
                if found.as_slice().iter().filter(same).count() != streams {
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
            _ => 64,
        }
    }

    /// Hashes in a batch: one a lane. [`counts`](Self::counts) has those in the integer registers.
    #[must_use]
    pub fn batch(&self) -> usize {
        let backend = self.backend;
        match &self.work {
            Work::Keccak { .. } | Work::Sha512 { .. } | Work::Blake2b { .. } => backend.lanes::<u64>(),
            Work::Sha256 { .. } | Work::Blake2s { .. } => backend.lanes::<u32>(),
        }
    }

    /// The generated loop of the variant.
    #[cfg(target_arch = "x86_64")]
    fn woven_loop(&self) -> Option<crate::woven::Loop> {
        match self.variant {
            Variant::Woven => Some(crate::woven::Loop::Woven),
            Variant::Folded => Some(crate::woven::Loop::Folded),
            _ => None,
        }
    }

    /// The generated loop of the variant: there is none here.
    #[cfg(not(target_arch = "x86_64"))]
    fn woven_loop(&self) -> Option<core::convert::Infallible> {
        None
    }

    /// What the loop executes if it is a generated one; the filter comes on top.
    #[must_use]
    pub fn counts(&self) -> Option<Counts> {
        match (&self.work, self.woven_loop()) {
            #[cfg(target_arch = "x86_64")]
            (Work::Keccak { head: Some(_), .. }, Some(shape)) => Some(shape.counts()),
            _ => None,
        }
    }

    /// The vector operations that filter one batch.
    #[must_use]
    pub fn filtering(&self) -> Operations {
        struct CountingTheFilter;
        impl Visitor for CountingTheFilter {
            type Output = Operations;
            fn visit<W: Word, C: Core<W, N>, const N: usize>(self, _: C, _: &Tables<W, N>) -> Operations {
                counted(|| {
                    let zero = W::In::<Counting>::splat(Counting, W::default());
                    lanes_that_pass(zero, zero, zero);
                })
            }
        }
        self.visit(CountingTheFilter)
    }

    /// The vector operations of one batch: what the bound is computed from.
    #[must_use]
    pub fn operations(&self) -> Operations {
        struct CountingOnce;
        impl Visitor for CountingOnce {
            type Output = Operations;
            fn visit<W: Word, C: Core<W, N>, const N: usize>(
                self,
                core: C,
                tables: &Tables<W, N>,
            ) -> Operations {
                counted(|| {
                    let mask = W::In::<Counting>::splat(Counting, W::default());
                    let words = broadcast_onto(Counting, &tables.base(0), &[W::Row::default(); N]);
                    lanes_that_pass(core.word(Counting, words), mask, mask);
                })
            }
        }
        match &self.work {
            Work::Keccak { tables, head: Some(_) } => {
                CountingOnce.visit(Keccak::<2, true> { word: self.word }, tables)
            }
            _ => self.visit(CountingOnce),
        }
    }

    /// Calls the visitor with the core and the tables that the plan stands for.
    fn visit<T: Visitor>(&self, visitor: T) -> T::Output {
        let word = self.word;
        match (&self.work, self.variant) {
            (Work::Keccak { tables, .. }, Variant::Direct) => {
                visitor.visit(Keccak::<0, false> { word }, tables)
            }
            (Work::Keccak { tables, .. }, Variant::A2) => visitor.visit(Keccak::<1, false> { word }, tables),
            (Work::Keccak { tables, .. }, Variant::A1) => visitor.visit(Keccak::<0, true> { word }, tables),
            (Work::Keccak { tables, .. }, _) => visitor.visit(Keccak::<1, true> { word }, tables),
            (Work::Sha256 { tables, iv, passes: 1 }, _) => {
                visitor.visit(Sha2Core::<Sha256, 1> { iv: **iv, word }, tables)
            }
            (Work::Sha256 { tables, iv, .. }, _) => {
                visitor.visit(Sha2Core::<Sha256, 2> { iv: **iv, word }, tables)
            }
            (Work::Sha512 { tables, iv }, _) => {
                visitor.visit(Sha2Core::<Sha512, 1> { iv: **iv, word }, tables)
            }
            (Work::Blake2s { tables, h, bytes }, _) => {
                visitor.visit(Blake2Core::<Blake2s> { h: *h, bytes: *bytes, word }, tables)
            }
            (Work::Blake2b { tables, h, bytes }, _) => {
                visitor.visit(Blake2Core::<Blake2b> { h: *h, bytes: *bytes, word }, tables)
            }
        }
    }
}

/// What can be done with a core and its tables, whatever their types.
trait Visitor {
    type Output;
    fn visit<W: Word, C: Core<W, N>, const N: usize>(self, core: C, tables: &Tables<W, N>) -> Self::Output;
}

fn tables<W: Word, const N: usize>(backend: Backend, affine: Affine<W, N>) -> Box<Tables<W, N>> {
    Box::new(Tables::new(affine, backend.lanes::<W>()))
}

impl Function<'_> {
    /// The words of the padded block as a function of the counter.
    fn words<W: Word, const N: usize>(&self, read: fn(&[u8]) -> W, pad: impl Fn(&mut [u8])) -> Affine<W, N> {
        Affine::sample(self.counter_bits, |counter| {
            let mut block = [0; BLOCK];
            (self.message)(counter, &mut block);
            pad(&mut block);
            core::array::from_fn(|j| read(&block[j * W::BITS as usize / 8..]))
        })
    }

    fn sha2_words<W: Word>(&self) -> Affine<W, 16> {
        self.words(Word::from_be, |block| {
            sha2::pad::<W>(block, self.length, self.length as u64);
        })
    }
}
