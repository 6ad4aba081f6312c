//! A search made ready for a backend: the tables, and which core walks them.

use super::affine::{Affine, Scan, Tables};
use super::cores::{Blake2Core, Core, Keccak, Place, SecondPass, Sha2Core, Variant};
use super::{
    Candidate, Candidates, Counts, Extent, Filter, Head, SPAN_BITS, broadcast_onto, lanes_that_pass,
};
use crate::Backend;
use hashes::blake2::{self, Blake2, Blake2b, Blake2s, Position};
use hashes::keccak::{self, Sponge};
use hashes::sha2::{self, Sha2, Sha256, Sha512};
use hashes::{Algorithm, Family};
use lanes::isa::Scalar;
use lanes::tally::{Counting, Operations, counted};
use lanes::{Isa, Lanes, Word};

/// What is hashed: an algorithm and the message of every counter.
pub struct Function<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Bits of the counter, 1 to 64.
    pub counter_bits: u32,
    /// Bytes of the message.
    pub length: usize,
    /// Writes the message of a counter into `length` zeros. Every byte must be affine over GF(2) in the counter's bits, as
    /// placing its bytes is.
    pub message: &'a dyn Fn(u64, &mut [u8]),
}

/// A [`Function`] with its tables for a number of lanes, a variant, and the digest word to compute.
#[derive(Clone, Debug)]
pub struct Plan {
    backend: Backend,
    work: Work,
    variant: Variant,
    word: usize,
    /// Blocks in front of the first one that the counter reaches; they have been hashed.
    hashed_blocks: usize,
}

/// The tables by the type of their words, with what the core needs besides: the hash value `h` in front of the first block
/// with a table.
#[derive(Clone, Debug)]
enum Work {
    Keccak { blocks: Vec<Tables<u64, 25>>, head: Option<Box<Head>>, passes: u8 },
    Sha256 { blocks: Vec<Tables<u32, 16>>, h: [u32; 8], second: Option<Box<SecondPass<u32>>> },
    Sha512 { blocks: Vec<Tables<u64, 16>>, h: [u64; 8] },
    Blake2s { blocks: Vec<Tables<u32, 16>>, h: [u32; 8], length: usize },
    Blake2b { blocks: Vec<Tables<u64, 16>>, h: [u64; 8], length: usize },
}

/// What is known of SHA-2 and BLAKE2 blocks is known for so many counters: more would make fewer words known.
const KNOWN_FOR: u64 = 1 << 20;

impl Plan {
    /// Whether there is such a variant of an algorithm on an instruction set.
    #[must_use]
    pub fn supports(isa: Isa, algorithm: Algorithm, variant: Variant) -> bool {
        let keccak = |most| matches!(algorithm.family(), Family::Keccak { passes, .. } if passes <= most);
        match variant {
            Variant::Direct | Variant::A1A2 => true,
            Variant::A1 | Variant::A2 => keccak(u8::MAX),
            Variant::Affine => keccak(1),
            Variant::Woven | Variant::Folded => keccak(1) && isa == Isa::Avx512,
        }
    }

    /// The tables of `function` for the lanes of `backend`, to compute digest word `word` (0 to 7) by `variant`, or, where the
    /// message is not made for that one, by [`Variant::A1A2`].
    ///
    /// # Panics
    ///
    /// If the word is not one of eight, or the algorithm has no such variant; the caller has checked.
    #[must_use]
    pub fn new(backend: Backend, function: &Function<'_>, variant: Variant, word: usize) -> Self {
        assert!(word < 8 && Self::supports(backend.isa(), function.algorithm, variant));
        let message = Message::new(function);
        let work = match function.algorithm.family() {
            Family::Keccak { sponge, passes } => message.keccak(backend, sponge, passes, variant),
            Family::Sha256 { iv, passes } => {
                let (blocks, h) = message.sha2::<Sha256>(backend, iv);
                let second = (passes == 2).then(|| Box::new(SecondPass::new(*iv, word)));
                Work::Sha256 { blocks, h, second }
            }
            Family::Sha512 { iv } => {
                let (blocks, h) = message.sha2::<Sha512>(backend, iv);
                Work::Sha512 { blocks, h }
            }
            Family::Blake2s => {
                let (blocks, h) = message.blake2::<Blake2s>(backend);
                Work::Blake2s { blocks, h, length: function.length }
            }
            Family::Blake2b => {
                let (blocks, h) = message.blake2::<Blake2b>(backend);
                Work::Blake2b { blocks, h, length: function.length }
            }
        };
        let variant = match &work {
            Work::Keccak { head: None, .. } if variant.hoists_second_round() => Variant::A1A2,
            _ => variant,
        };
        Self { backend, work, variant, word, hashed_blocks: message.constant_blocks }
    }

    /// The kernel that runs.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Scans counters `first` to `last`, both included, for digests whose word passes `filter`; adds them to `found` in order of the
    /// counter. `found` is empty when it begins. Returns how many counters, from `first` on, are done with: at least one, and
    /// fewer than all where `found` was full or a part was scanned that has its own order.
    pub fn scan(&self, [first, last]: [u64; 2], filter: &Filter, found: &mut Candidates) -> u64 {
        debug_assert!(first <= last && found.as_slice().is_empty());
        // The whole space of 2^64 has more counters than can be returned; the last one is left for another call.
        let last = last.min(first.saturating_add(u64::MAX - 1));
        let Work::Keccak { head, .. } = &self.work else {
            return self.scan_in_order([first, last.min(first | (KNOWN_FOR - 1))], filter, found);
        };
        let Some(head) = head else { return self.scan_in_order([first, last], filter, found) };
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
        self.scan_in_order([first, last], filter, found)
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
            fn visit<W: Word, C: Core<W, N>, const N: usize>(self, core: C, blocks: &[Tables<W, N>]) -> u64 {
                let [first, last] = self.range;
                let known = known(core, blocks, self.range, self.backend.lanes::<W>());
                let start = first & !(self.backend.lanes::<W>() as u64 - 1);
                let mut bases: Vec<_> = blocks.iter().map(|block| block.base(start)).collect();
                let job = Scan { blocks, known: &known, bases: &mut bases, first, last };
                self.backend.scan_with(core, job, self.filter, self.found)
            }
        }
        self.visit(Scanning { backend: self.backend, range, filter, found })
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
            fn visit<W: Word, C: Core<W, N>, const N: usize>(self, _: C, _: &[Tables<W, N>]) -> Operations {
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
        struct CountingOnce {
            lanes: [usize; 2],
        }
        impl Visitor for CountingOnce {
            type Output = Operations;
            fn visit<W: Word, C: Core<W, N>, const N: usize>(
                self,
                core: C,
                blocks: &[Tables<W, N>],
            ) -> Operations {
                let known = known(core, blocks, [0, KNOWN_FOR - 1], self.lanes[usize::from(W::BITS == 64)]);
                let words = |block: usize| {
                    broadcast_onto(Counting, &blocks[block].base(0).0, &[W::Row::default(); N])
                };
                counted(|| {
                    let mask = W::In::<Counting>::splat(Counting, W::default());
                    let word = if let [known] = &known[..] {
                        core.word(Counting, known, words(0))
                    } else {
                        let end = blocks.len() - 1;
                        let first = core.first(Counting, &known[0], words(0));
                        let chain = (1..end).fold(first, |chain, block| {
                            core.next(Counting, &known[block], chain, words(block))
                        });
                        core.last(Counting, &known[end], chain, words(end))
                    };
                    lanes_that_pass(word, mask, mask);
                })
            }
        }
        let counting = CountingOnce { lanes: [self.backend.lanes::<u32>(), self.backend.lanes::<u64>()] };
        match &self.work {
            Work::Keccak { blocks, head: Some(_), .. } => {
                counting.visit(Keccak::<2, true, 1> { word: self.word }, blocks)
            }
            _ => self.visit(counting),
        }
    }

    /// Calls the visitor with the core and the tables that the plan stands for.
    fn visit<T: Visitor>(&self, visitor: T) -> T::Output {
        let word = self.word;
        let direct = self.variant == Variant::Direct;
        match &self.work {
            Work::Keccak { blocks, passes: 1, .. } => self.visit_keccak::<T, 1>(visitor, blocks),
            Work::Keccak { blocks, .. } => self.visit_keccak::<T, 3>(visitor, blocks),
            Work::Sha256 { blocks, h, second } => {
                let second = second.as_deref();
                if direct {
                    visitor.visit(Sha2Core::<Sha256, false> { h, second, word }, blocks)
                } else {
                    visitor.visit(Sha2Core::<Sha256, true> { h, second, word }, blocks)
                }
            }
            Work::Sha512 { blocks, h } => {
                if direct {
                    visitor.visit(Sha2Core::<Sha512, false> { h, second: None, word }, blocks)
                } else {
                    visitor.visit(Sha2Core::<Sha512, true> { h, second: None, word }, blocks)
                }
            }
            Work::Blake2s { blocks, h, length } => {
                self.visit_blake2::<T, Blake2s>(visitor, blocks, h, *length)
            }
            Work::Blake2b { blocks, h, length } => {
                self.visit_blake2::<T, Blake2b>(visitor, blocks, h, *length)
            }
        }
    }

    fn visit_keccak<T: Visitor, const PASSES: u8>(
        &self,
        visitor: T,
        blocks: &[Tables<u64, 25>],
    ) -> T::Output {
        let word = self.word;
        match self.variant {
            Variant::Direct => visitor.visit(Keccak::<0, false, PASSES> { word }, blocks),
            Variant::A2 => visitor.visit(Keccak::<1, false, PASSES> { word }, blocks),
            Variant::A1 => visitor.visit(Keccak::<0, true, PASSES> { word }, blocks),
            Variant::A1A2 | Variant::Affine | Variant::Woven | Variant::Folded => {
                visitor.visit(Keccak::<1, true, PASSES> { word }, blocks)
            }
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
        let (word, bytes) = (self.word, H::Word::BITS as usize / 8);
        let before = self.hashed_blocks * 16 * bytes;
        if self.variant == Variant::Direct {
            return visitor.visit(Blake2Core::<H, 16, false> { h, before, length, word }, blocks);
        }
        match (length - before).div_ceil(bytes) {
            0..=4 => visitor.visit(Blake2Core::<H, 4, true> { h, before, length, word }, blocks),
            5..=8 => visitor.visit(Blake2Core::<H, 8, true> { h, before, length, word }, blocks),
            _ => visitor.visit(Blake2Core::<H, 16, true> { h, before, length, word }, blocks),
        }
    }
}

/// What a core knows of every block for the counters of a range, the lanes of whose first batch may begin before it.
fn known<W: Word, C: Core<W, N>, const N: usize>(
    core: C,
    blocks: &[Tables<W, N>],
    [first, last]: [u64; 2],
    lanes: usize,
) -> Vec<C::Known> {
    let low = lanes as u64 - 1;
    let batches = [first & !low, last | low];
    let of_block = |(index, block): (usize, &Tables<W, N>)| {
        let affine = block.affine();
        let place = Place { index, last: index + 1 == blocks.len() };
        core.known(place, &affine.at(batches[0]), affine.varying(batches))
    };
    blocks.iter().enumerate().map(of_block).collect()
}

/// What can be done with a core and its tables, whatever their types.
trait Visitor {
    type Output;
    fn visit<W: Word, C: Core<W, N>, const N: usize>(self, core: C, blocks: &[Tables<W, N>]) -> Self::Output;
}

/// A [`Function`]'s messages, and how many of their blocks are the same for all counters.
struct Message<'a> {
    function: &'a Function<'a>,
    constant_blocks: usize,
}

impl<'a> Message<'a> {
    fn new(function: &'a Function<'a>) -> Self {
        let mut message = Self { function, constant_blocks: 0 };
        let zero = message.bytes(0);
        let reaches = |bit: u32| message.bytes(1 << bit).iter().zip(&zero).position(|(a, b)| a != b);
        let first = (0..function.counter_bits).filter_map(reaches).min();
        message.constant_blocks = first.unwrap_or(0) / block_bytes(function.algorithm);
        message
    }

    fn bytes(&self, counter: u64) -> Vec<u8> {
        let mut bytes = vec![0; self.function.length];
        (self.function.message)(counter, &mut bytes);
        bytes
    }

    /// Block `index` of a counter's message as words, the padding included.
    fn block<W: Word, const N: usize>(
        &self,
        counter: u64,
        index: usize,
        read: fn(&[u8]) -> W,
        pad: &dyn Fn(&mut Vec<u8>),
    ) -> [W; N] {
        let mut bytes = self.bytes(counter);
        pad(&mut bytes);
        let (size, word) = (block_bytes(self.function.algorithm), W::BITS as usize / 8);
        let block = &bytes[index * size..][..size];
        core::array::from_fn(|j| block.get(j * word..).map_or_else(W::default, read))
    }

    /// The blocks from the first one that the counter reaches, as functions of it.
    fn varying_blocks<W: Word, const N: usize>(
        &self,
        read: fn(&[u8]) -> W,
        pad: &dyn Fn(&mut Vec<u8>),
    ) -> Vec<Affine<W, N>> {
        let mut padded = self.bytes(0);
        pad(&mut padded);
        let count = padded.len() / block_bytes(self.function.algorithm);
        let of_block = |index| {
            Affine::sample(self.function.counter_bits, |counter| self.block(counter, index, read, pad))
        };
        (self.constant_blocks..count).map(of_block).collect()
    }

    fn keccak(&self, backend: Backend, sponge: Sponge, passes: u8, variant: Variant) -> Work {
        let pad = |bytes: &mut Vec<u8>| {
            let length = bytes.len() % sponge.rate;
            let start = bytes.len() - length;
            bytes.resize(start + sponge.rate, 0);
            sponge.pad(&mut bytes[start..], length);
        };
        let absorb = |state: [u64; 25], block: [u64; 25]| core::array::from_fn(|j| state[j] ^ block[j]);
        let state = (0..self.constant_blocks).fold([0; 25], |state, index| {
            keccak::permute(Scalar, absorb(state, self.block(0, index, Word::from_le, &pad)))
        });
        let mut blocks = self.varying_blocks(Word::from_le, &pad);
        blocks[0].zero = absorb(state, blocks[0].zero);
        if variant.hoists_first_round() {
            blocks[0] = blocks[0].then_linear(keccak::theta_rho_pi);
        }
        let head = (variant.hoists_second_round() && blocks.len() == 1)
            .then(|| Head::new(&blocks[0], backend.lanes::<u64>(), self.function.counter_bits));
        Work::Keccak { blocks: tables(backend, blocks), head: head.flatten().map(Box::new), passes }
    }

    fn sha2<H: Sha2>(&self, backend: Backend, iv: &[H::Word; 8]) -> (Vec<Tables<H::Word, 16>>, [H::Word; 8])
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let pad = |bytes: &mut Vec<u8>| {
            let (total, size) = (bytes.len(), 2 * H::Word::BITS as usize);
            let start = total - total % size;
            bytes.resize(start + 2 * size, 0);
            let blocks = sha2::pad::<H::Word>(&mut bytes[start..], total % size, total as u64);
            bytes.truncate(start + blocks * size);
        };
        let h = (0..self.constant_blocks).fold(*iv, |h, index| {
            sha2::compress::<H, H::Word>(Scalar, h, self.block(0, index, Word::from_be, &pad))
        });
        (tables(backend, self.varying_blocks(Word::from_be, &pad)), h)
    }

    fn blake2<H: Blake2>(&self, backend: Backend) -> (Vec<Tables<H::Word, 16>>, [H::Word; 8])
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let size = 2 * H::Word::BITS as usize;
        let pad = |bytes: &mut Vec<u8>| bytes.resize(bytes.len().max(1).next_multiple_of(size), 0);
        let initial = blake2::initial::<H>(self.function.algorithm.digest_length(), 0);
        let h = (0..self.constant_blocks).fold(initial, |h, index| {
            let position = Position { bytes: ((index + 1) * size) as u128, last: false };
            blake2::compress::<H, H::Word>(Scalar, h, self.block(0, index, Word::from_le, &pad), position)
        });
        (tables(backend, self.varying_blocks(Word::from_le, &pad)), h)
    }
}

/// Bytes that one permutation or compression takes.
fn block_bytes(algorithm: Algorithm) -> usize {
    match algorithm.family() {
        Family::Keccak { sponge, .. } => sponge.rate,
        _ => 2 * algorithm.word_bits() as usize,
    }
}

fn tables<W: Word, const N: usize>(backend: Backend, blocks: Vec<Affine<W, N>>) -> Vec<Tables<W, N>> {
    blocks.into_iter().map(|affine| Tables::new(affine, backend.lanes::<W>())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A walk that gives up is scanned again in order: right, only slow, so that nobody would notice.
    #[test]
    fn spans_are_walked_to_their_end() {
        let algorithm = Algorithm::Sha3_256;
        let message = |counter: u64, bytes: &mut [u8]| bytes[16..24].copy_from_slice(&counter.to_le_bytes());
        let function = Function { algorithm, counter_bits: 64, length: 24, message: &message };
        // Eight candidates are to be expected.
        let filter = Filter { mask: 0x3FFF, value: 0 };
        let walking = Variant::ALL.into_iter().filter(|variant| variant.hoists_second_round());
        for (backend, variant) in walking.flat_map(|v| Backend::usable().map(move |backend| (backend, v))) {
            if !Plan::supports(backend.isa(), algorithm, variant) {
                continue;
            }
            let plan = Plan::new(backend, &function, variant, 0);
            let Work::Keccak { head: Some(head), .. } = &plan.work else {
                panic!("there is nothing to walk")
            };
            for first in [0, 5 * head.span()] {
                let (mut walked, mut in_order) = (Candidates::default(), Candidates::default());
                let fitted = plan.walk(head, Extent::Span(first), &filter, &mut walked);
                assert!(fitted, "{} {} gives up", backend.isa(), variant.name());
                walked.sort();
                plan.scan_in_order([first, first + (head.span() - 1)], &filter, &mut in_order);
                assert_eq!(walked.as_slice(), in_order.as_slice(), "{} {}", backend.isa(), variant.name());
            }
        }
    }
}
