//! SHA-2, MD5, SHA-1, RIPEMD-160, SM3, BLAKE2 and BLAKE3 of a stream a lane, and BLAKE3 of a node a
//! lane, on AVX2 and AVX-512: the loops that `weave` generates from the algorithms (`loops/blocks.rs`
//! there has the derivation and the operation counts).
//!
//! They take the place of the generic form, which the compiler makes 2 to 10 % slower: it has too
//! few registers for the words of a block and the working variables, and transposes a block before
//! it begins. Golden Cove (Emerald Rapids), `docs/sum-kernels.md`. Zen 3, AVX2, cycles a block of eight
//! streams, generated and generic, in one run: MD5 57 and 66, SHA-1 56 and 71, RIPEMD-160 77 and
//! 125, SM3 141 and 166.

#[path = "../../../generated/x86_64/blocks.layout.rs"]
pub(super) mod layout;

use crate::backend::Backend;
use crate::batch::counts::{Work, lanes_sums_work, lanes_work};
use crate::batch::row::{Absorb, in_lanes, through_states};
use crate::blake3::row::{Chaining, cost_in_lanes};
use core::ffi::c_void;
use core::marker::PhantomData;
use core::mem::offset_of;
use core::ptr;
use hashes::absorb::Lines;
use hashes::blake3::{self, ChainingValue, Nodes};
use hashes::merkle_damgard::Compression;
use hashes::sha2::{self, Sums};
use hashes::{Common, MerkleDamgard, Messages, Primitive, Stream, WithCompression, absorb, byte_order};
use lanes::isa::{Avx2, Avx512};
use lanes::tally::Mix;
use lanes::{Isa, LaneSet, Lanes, MAX_LANES, Word};

/// The permission to run the loops of one instruction set.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Set {
    /// Four words of 64 bits or eight of 32.
    Avx2(Avx2),
    /// Eight words of 64 bits or sixteen of 32.
    Avx512(Avx512),
}

/// The memory that a loop reads and writes.
#[repr(C, align(64))]
struct Context<W: Word, const MORE: usize> {
    /// The words of the states, a row each.
    state: [W::Row; layout::MOST_ROWS],
    /// Where the next block of every lane is, of the first lanes.
    sources: [*const u8; layout::MOST_LANES],
    /// How many there are.
    blocks: u64,
    /// BLAKE3: the flags of each block.
    flags: [u32; blake3::CHUNK / blake3::BLOCK],
    /// BLAKE3: the bytes from a node to the next node of its lane.
    ahead: u64,
    /// The other sets of streams of a line that has several.
    more: [More<W>; MORE],
}

/// A further set of streams.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct More<W: Word> {
    /// The sources of the lanes that the first have no room for.
    sources: [*const u8; layout::MOST_LANES],
    state: [W::Row; layout::MOST_ROWS],
}

const _: () = {
    type Pair = Context<u32, 1>;
    assert!(size_of::<<u32 as Word>::Row>() == layout::ROW && size_of::<<u64 as Word>::Row>() == layout::ROW);
    assert!(offset_of!(Pair, state) == layout::STATE && offset_of!(Pair, sources) == layout::SOURCES);
    assert!(offset_of!(Pair, blocks) == layout::BLOCKS && offset_of!(Pair, flags) == layout::FLAGS);
    assert!(offset_of!(Pair, ahead) == layout::AHEAD && offset_of!(Pair, more) == layout::MORE_SOURCES);
    let state = offset_of!(Pair, more) + offset_of!(More<u32>, state);
    assert!(state == layout::MORE_STATE && state == layout::SET_ROWS * layout::ROW);
};

impl<W: Word, const MORE: usize> Context<W, MORE> {
    /// For `blocks` blocks of every lane; lanes without a stream repeat what is at `first`.
    #[inline(always)]
    fn new(first: &[u8], blocks: usize) -> Self {
        let (state, sources) = ([W::Row::default(); _], [first.as_ptr(); _]);
        let blocks = blocks as u64;
        Self { state, sources, blocks, flags: [0; _], ahead: 0, more: [More { sources, state }; MORE] }
    }

    /// Lets all states begin with these words.
    #[inline(always)]
    fn begin<V: Lanes<Word = W>, const ROWS: usize>(&mut self, words: &[V; ROWS]) {
        for state in self.states() {
            let mut i = 0;
            while i < ROWS {
                words[i].store(&mut state[i]);
                i += 1;
            }
        }
    }

    /// The states of every set.
    #[inline(always)]
    fn states(&mut self) -> impl Iterator<Item = &mut [W::Row; layout::MOST_ROWS]> {
        core::iter::once(&mut self.state).chain(self.more.iter_mut().map(|more| &mut more.state))
    }

    /// Runs a loop of `lanes` lanes a set over the blocks of `bytes` bytes of each of `count` streams,
    /// which begin where `source` says. Lanes without a stream repeat the first.
    ///
    /// # Safety
    ///
    /// The CPU has the instructions; there is a stream and a block, and all streams have as many.
    #[inline(always)]
    unsafe fn run<const ROWS: usize>(
        &mut self,
        of: &Of<W, ROWS, MORE>,
        [lanes, count]: [usize; 2],
        bytes: usize,
        source: impl Fn(usize) -> *const u8,
    ) {
        self.blocks = (bytes / (2 * W::BITS as usize)) as u64;
        self.set_sources([lanes, count], source);
        // SAFETY: the caller promises the rest.
        unsafe { of.0(ptr::from_mut(self).cast()) }
    }

    /// Lets the `lanes` lanes of every set, those of one set after the other, read from where `source`
    /// says, of `count` streams. Others repeat the first.
    #[inline(always)]
    fn set_sources(&mut self, [lanes, count]: [usize; 2], source: impl Fn(usize) -> *const u8) {
        let (lanes, first) = ((1 + MORE) * lanes, source(0));
        let mut begin = 0;
        // Loops over arrays become vectors; an iterator over all lanes was a branch for each.
        let arrays =
            core::iter::once(&mut self.sources).chain(self.more.iter_mut().map(|more| &mut more.sources));
        for sources in arrays {
            let sources = &mut sources[..layout::MOST_LANES.min(lanes.saturating_sub(begin))];
            if count >= begin + sources.len() {
                for (lane, place) in sources.iter_mut().enumerate() {
                    *place = source(begin + lane);
                }
            } else {
                for (lane, place) in sources.iter_mut().enumerate() {
                    *place = if begin + lane < count { source(begin + lane) } else { first };
                }
            }
            begin += layout::MOST_LANES;
        }
    }
}

/// A loop: absorbs the blocks of every lane into the states of the context, and counts t of BLAKE2.
///
/// # Safety
///
/// The CPU has the instructions. The context is valid for reads and writes; there is at least one
/// block, and every source has as many.
type Loop = unsafe extern "sysv64" fn(context: *mut c_void);

/// The generator's counts of a block.
macro_rules! executed {
    ($file:literal) => {
        include!(concat!("../../../generated/x86_64/", $file, ".counts.rs"))
    };
}

/// Declares the loops, and says which a primitive has: for AVX2, for AVX-512, and for two sets of
/// streams where a line of them pays.
macro_rules! loops {
    ($($primitive:pat => [
        $avx2:ident = $avx2_file:literal, $avx512:ident = $avx512_file:literal
        $(, pairs $($set:ident $pairs:ident = $pairs_file:literal),+)?
    ];)*) => {
        x86_64_functions! { $(
            fn $avx2(context: *mut c_void) = $avx2_file;
            fn $avx512(context: *mut c_void) = $avx512_file;
            $($(fn $pairs(context: *mut c_void) = $pairs_file;)+)?
        )* }

        impl Set {
            /// The loop for a primitive, and the instructions that it executes for a block of every
            /// lane; `None` for a sponge.
            fn generated(self, primitive: Primitive) -> Option<(Loop, Mix)> {
                Some(match (self, primitive) {
                    $(
                        (Self::Avx2(_), $primitive) => ($avx2, executed!($avx2_file)),
                        (Self::Avx512(_), $primitive) => ($avx512, executed!($avx512_file)),
                    )*
                    (_, Primitive::Keccak { .. }) => return None,
                })
            }

            /// The same of two sets of streams, if there is such a loop.
            fn generated_pairs(self, primitive: Primitive) -> Option<(Loop, Mix)> {
                match (self, primitive) {
                    $($($((Self::$set(_), $primitive) => Some(($pairs, executed!($pairs_file))),)+)?)*
                    _ => None,
                }
            }
        }

        /// Whether a primitive has a loop of two sets on an instruction set.
        pub(super) fn has_pairs(isa: Isa, primitive: Primitive) -> bool {
            match (isa, primitive) {
                $($($((Isa::$set, $primitive) => true,)+)?)*
                _ => false,
            }
        }
    };
}

loops! {
    Primitive::Sha256 => [
        sha256_avx2 = "sha256_avx2", sha256_avx512 = "sha256_avx512",
        pairs Avx512 sha256_pairs_avx512 = "sha256_pairs_avx512"
    ];
    Primitive::Sha512 => [
        sha512_avx2 = "sha512_avx2", sha512_avx512 = "sha512_avx512",
        pairs Avx512 sha512_pairs_avx512 = "sha512_pairs_avx512"
    ];
    Primitive::MerkleDamgard(MerkleDamgard::Md5) => [
        md5_avx2 = "md5_avx2", md5_avx512 = "md5_avx512",
        pairs Avx2 md5_pairs_avx2 = "md5_pairs_avx2", Avx512 md5_pairs_avx512 = "md5_pairs_avx512"
    ];
    Primitive::MerkleDamgard(MerkleDamgard::Sha1) => [
        sha1_avx2 = "sha1_avx2", sha1_avx512 = "sha1_avx512",
        pairs Avx2 sha1_pairs_avx2 = "sha1_pairs_avx2", Avx512 sha1_pairs_avx512 = "sha1_pairs_avx512"
    ];
    Primitive::MerkleDamgard(MerkleDamgard::Ripemd160) => [
        ripemd160_avx2 = "ripemd160_avx2", ripemd160_avx512 = "ripemd160_avx512",
        pairs Avx2 ripemd160_pairs_avx2 = "ripemd160_pairs_avx2", Avx512 ripemd160_pairs_avx512 = "ripemd160_pairs_avx512"
    ];
    Primitive::MerkleDamgard(MerkleDamgard::Sm3) => [
        sm3_avx2 = "sm3_avx2", sm3_avx512 = "sm3_avx512",
        pairs Avx512 sm3_pairs_avx512 = "sm3_pairs_avx512"
    ];
    Primitive::Blake2s => [
        blake2s_avx2 = "blake2s_avx2", blake2s_avx512 = "blake2s_avx512",
        pairs Avx2 blake2s_pairs_avx2 = "blake2s_pairs_avx2", Avx512 blake2s_pairs_avx512 = "blake2s_pairs_avx512"
    ];
    Primitive::Blake2b => [
        blake2b_avx2 = "blake2b_avx2", blake2b_avx512 = "blake2b_avx512",
        pairs Avx2 blake2b_pairs_avx2 = "blake2b_pairs_avx2", Avx512 blake2b_pairs_avx512 = "blake2b_pairs_avx512"
    ];
    Primitive::Blake3 => [
        blake3_streams_avx2 = "blake3_streams_avx2", blake3_streams_avx512 = "blake3_streams_avx512",
        pairs Avx2 blake3_streams_pairs_avx2 = "blake3_streams_pairs_avx2", Avx512 blake3_streams_pairs_avx512 = "blake3_streams_pairs_avx512"
    ];
}

x86_64_functions! {
    fn blake3_avx2(context: *mut c_void) = "blake3_avx2";
    fn blake3_avx512(context: *mut c_void) = "blake3_avx512";
    fn blake3_pairs_avx512(context: *mut c_void) = "blake3_pairs_avx512";
}

/// A loop for states of `ROWS` words of a type: those of a hash value; of BLAKE2 eleven, of which
/// the ninth and tenth are t; of BLAKE3 ten, of which the ninth are flags. It has `MORE` sets of streams besides the first.
struct Of<W, const ROWS: usize, const MORE: usize>(Loop, PhantomData<W>);

/// The words of a state of BLAKE2 and of BLAKE3.
const BLAKE2_ROWS: usize = 11;
const BLAKE3_ROWS: usize = 10;

for_backends! {
    /// [`absorb_by`] with the lanes of a backend.
    fn absorb_by_on[W: Word, const ROWS: usize, const MORE: usize](of: Of<W, ROWS, MORE>, streams: &mut [Stream<'_>]) = absorb_by;
}

for_backends! {
    /// [`absorb_sums_by`] with the lanes of a backend.
    fn absorb_sums_by_on(of: Of<u32, 8, 0>, streams: &mut [Stream<'_>], sums: &Sums) = absorb_sums_by;
}

for_backends! {
    /// Absorbs blocks of Keccak, a stream a lane, by the generic form: there are no loops for
    /// sponges.
    pub(super) fn absorb_sponge_on(rate: u8, rounds: u8, streams: &mut [Stream<'_>]) = absorb::absorb_sponge;
}

for_backends! {
    /// Writes the digests of messages of one block of Keccak, one a lane.
    fn digests_of_sponge_on(common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) = absorb::digests_of_sponge;
}

for_backends! {
    /// [`sums_digests_by`] with the lanes of a backend.
    fn sums_digests_by_on[const MORE: usize](
        of: Of<u32, 8, MORE>, sums: &Sums, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]
    ) = sums_digests_by;
}

for_backends! {
    /// [`digests_by`] with the lanes of a backend.
    fn digests_by_on[W: Word, const ROWS: usize, const MORE: usize](
        of: Of<W, ROWS, MORE>, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]
    ) = digests_by;
}

/// A loop for nodes of BLAKE3, with `MORE` sets of lanes besides the first.
struct OfNodes<const MORE: usize>(Loop);

for_backends! {
    /// [`chaining_values_by`] with the lanes of a backend.
    fn chaining_values_by_on[const MORE: usize](
        of: OfNodes<MORE>,
        nodes: &Nodes<'_>,
        values: &mut [ChainingValue],
    ) = chaining_values_by;
}

/// The chaining values of up to N nodes of BLAKE3 a set, by a loop of the instruction set of `set`.
#[inline(always)]
fn chaining_values_by<S: LaneSet, const MORE: usize>(
    set: S,
    OfNodes(run): OfNodes<MORE>,
    nodes: &Nodes<'_>,
    values: &mut [ChainingValue],
) {
    let lanes = S::V32::COUNT;
    nodes.checked((1 + MORE) * lanes, values);
    let mut context = Context::<u32, MORE>::new(nodes.bytes, nodes.blocks());
    context.ahead = ((1 + MORE) * lanes * nodes.size()) as u64;
    context.set_sources([lanes, nodes.count()], |i| nodes.bytes[i * nodes.size()..].as_ptr());
    let mut left = *nodes;
    for state in context.states() {
        let mut i = 0;
        while i < 8 {
            S::V32::splat(set, nodes.key[i]).store(&mut state[i]);
            i += 1;
        }
        [state[8], state[9]] = left.counters();
        left = left.split_at(left.count().min(lanes)).1;
    }
    let mut i = 0;
    while i < nodes.blocks() {
        context.flags[i] = nodes.flags(i);
        i += 1;
    }
    // SAFETY: `Set` has made sure of the instructions; every source has as many blocks, and there
    // is one at least.
    unsafe { run((&raw mut context).cast()) }
    for (state, values) in context.states().zip(values.chunks_mut(lanes)) {
        let mut h = [S::V32::splat(set, 0); 8];
        i = 0;
        while i < 8 {
            h[i] = S::V32::load(set, &state[i]);
            i += 1;
        }
        blake3::store_values(&h, values);
    }
}

/// Absorbs the blocks of the streams, of which there are some, by a loop of the instruction set of
/// `set`.
#[inline(always)]
fn absorb_by<S: LaneSet, W: Word, const ROWS: usize, const MORE: usize>(
    set: S,
    of: Of<W, ROWS, MORE>,
    streams: &mut [Stream<'_>],
) {
    let mut context = absorbed(set, &of, streams);
    let lanes = W::In::<S>::COUNT;
    for (state, streams) in context.states().zip(streams.chunks_mut(lanes)) {
        absorb::store(&loaded::<S, W>(set, state)[..if ROWS < 8 { ROWS } else { 8 }], streams);
    }
    if ROWS == BLAKE3_ROWS {
        for stream in &mut *streams {
            let flags = stream.state.word::<u32>(8) & !blake3::flags::CHUNK_START;
            stream.state.set_word(8, flags);
        }
    }
    if ROWS == BLAKE2_ROWS {
        let bytes = streams[0].blocks.len() as u64;
        for stream in streams {
            let t = stream.state.counter::<W>().wrapping_add(bytes);
            stream.state.set_counter::<W>(t);
        }
    }
}

/// Writes the digests of messages by a loop of the instruction set of `set`.
#[inline(always)]
fn digests_by<S: LaneSet, W: Word, const ROWS: usize, const MORE: usize>(
    set: S,
    of: Of<W, ROWS, MORE>,
    common: &Common<'_>,
    messages: &Messages<'_>,
    digests: &mut [u8],
) {
    let lanes = W::In::<S>::COUNT;
    let initial = initial::<S, W, ROWS>(set, common);
    let mut context = Context::<W, MORE>::new(&[], 0);
    let (mut lines, mut first, mut out) = (None, 0, digests);
    while first < messages.count() {
        let part = messages.part(first, (1 + MORE) * lanes);
        context.begin(&initial);
        absorb_before(&mut context, &of, lanes, &part);
        if ROWS > 8 {
            for (state, lengths) in context.states().zip(part.lengths.chunks(lanes)) {
                mark_last::<S, W, ROWS>(set, state, lengths);
            }
        }
        let (count, bytes) = (part.count(), part.end_length);
        // There is an end for each message.
        let ends = &part.ends[..count * bytes];
        // SAFETY: `Set` has made sure of the instructions; the ends have equally many blocks, of
        // which there is one at least.
        unsafe { context.run(&of, [lanes, count], bytes, |i| ends.as_ptr().wrapping_add(i * bytes)) }
        let mut left = part.count();
        for state in context.states() {
            let count = if left < lanes { left } else { lanes };
            let (now, later) = out.split_at_mut(count * common.length);
            write_digests(loaded::<S, W>(set, state), &mut lines, count, common, now);
            (left, out) = (left - count, later);
        }
        first += part.count();
    }
}

/// The words of the state that all messages begin with.
#[inline(always)]
fn initial<S: LaneSet, W: Word, const ROWS: usize>(set: S, common: &Common<'_>) -> [W::In<S>; ROWS] {
    let mut words = [W::In::<S>::splat(set, W::default()); ROWS];
    let mut i = 0;
    while i < ROWS {
        words[i] = W::In::<S>::splat(set, common.initial.word(i));
        i += 1;
    }
    words
}

/// [`digests_by`] of SHA-256, if the padded ends are one block of which the sums are known.
#[inline(always)]
fn sums_digests_by<S: LaneSet, const MORE: usize>(
    set: S,
    of: Of<u32, 8, MORE>,
    sums: &Sums,
    common: &Common<'_>,
    messages: &Messages<'_>,
    digests: &mut [u8],
) {
    let lanes = S::V32::COUNT;
    let initial = initial::<S, u32, 8>(set, common);
    let mut context = Context::<u32, MORE>::new(&[], 0);
    let (mut lines, mut first, mut out) = (None, 0, digests);
    while first < messages.count() {
        let part = messages.part(first, (1 + MORE) * lanes);
        context.begin(&initial);
        absorb_before(&mut context, &of, lanes, &part);
        let mut left = part.count();
        let mut states = context.states();
        while let Some(state) = states.next() {
            let h = loaded::<S, u32>(set, state);
            // Of two sets the rounds take turns where both have room in registers.
            let next = if lanes == MAX_LANES && left > lanes { states.next() } else { None };
            let (h, next) = match next {
                Some(next) => {
                    let [h, next] = sha2::compress_sums_of(set, [h, loaded::<S, u32>(set, next)], sums);
                    (h, Some(next))
                }
                None => (sha2::compress_sums(set, h, sums), None),
            };
            for h in [Some(h), next].into_iter().flatten() {
                let count = if left < lanes { left } else { lanes };
                let (now, later) = out.split_at_mut(count * common.length);
                write_digests(h, &mut lines, count, common, now);
                (left, out) = (left - count, later);
            }
        }
        first += part.count();
    }
}

/// Absorbs all blocks of messages but the ends: the states are in the rows of the context from the
/// first block to the last, so they are never transposed. A set has `lanes` lanes.
#[inline(always)]
fn absorb_before<W: Word, const ROWS: usize, const MORE: usize>(
    context: &mut Context<W, MORE>,
    of: &Of<W, ROWS, MORE>,
    lanes: usize,
    messages: &Messages<'_>,
) {
    if messages.before() > 0 {
        let (count, blocks) = (messages.count(), messages.blocks);
        // SAFETY: `Set` has made sure of the instructions; all messages have equally many blocks, of
        // which there is one at least.
        unsafe { context.run(of, [lanes, count], messages.before(), |i| blocks[i].as_ptr()) }
    }
}

/// Writes the digests that begin the words of the first `count` lanes. All words are put in order,
/// however many a digest has, so that their number is known when the code is generated.
#[inline(always)]
fn write_digests<V: Lanes>(
    words: [V; 8],
    lines: &mut Lines,
    count: usize,
    common: &Common<'_>,
    digests: &mut [u8],
) {
    let words = byte_order::ordered(words, common.primitive.is_big_endian());
    absorb::store_digests(&words, lines, count, [0, common.length], digests);
}

/// Sets t of BLAKE2 before the last block of every lane, which counts as a whole one, and f; or the
/// flags and the bytes of BLAKE3.
#[inline(always)]
fn mark_last<S: LaneSet, W: Word, const ROWS: usize>(
    set: S,
    state: &mut [W::Row; layout::MOST_ROWS],
    lengths: &[u64],
) {
    let size = u64::from(2 * W::BITS);
    let of_lane = |lane: usize, length: u64, state: &[W::Row; layout::MOST_ROWS]| {
        if ROWS == BLAKE3_ROWS {
            let flags = state[8].as_ref()[lane].widen() | u64::from(blake3::END);
            return [flags, blake3::last_bytes(length).into(), 0];
        }
        let t = length.wrapping_sub(size);
        // The upper half of BLAKE2b's stays zero: a message has fewer than 2^64 bytes.
        [t, if W::BITS == 32 { t >> 32 } else { 0 }, u64::MAX]
    };
    let first = lengths[0];
    // A row that is stored word by word is not there as a whole when the loop loads it.
    if lengths.iter().fold(0, |differences, length| differences | (length ^ first)) == 0 {
        let words = of_lane(0, first, state);
        let mut i = 8;
        while i < ROWS {
            W::In::<S>::splat(set, W::truncate(words[i - 8])).store(&mut state[i]);
            i += 1;
        }
        return;
    }
    for (lane, length) in lengths.iter().enumerate() {
        let words = of_lane(lane, *length, state);
        let mut i = 8;
        while i < ROWS {
            state[i].as_mut()[lane] = W::truncate(words[i - 8]);
            i += 1;
        }
    }
}

/// Absorbs the blocks of streams of SHA-256, and then the block of `sums`.
#[inline(always)]
fn absorb_sums_by<S: LaneSet>(set: S, of: Of<u32, 8, 0>, streams: &mut [Stream<'_>], sums: &Sums) {
    let h = if streams[0].blocks.is_empty() {
        absorb::load(set, streams)
    } else {
        loaded::<S, u32>(set, &absorbed(set, &of, streams).state)
    };
    absorb::store(&sha2::compress_sums(set, h, sums), streams);
}

/// The context after the blocks, of which there is one at least.
#[inline(always)]
fn absorbed<S: LaneSet, W: Word, const ROWS: usize, const MORE: usize>(
    set: S,
    of: &Of<W, ROWS, MORE>,
    streams: &[Stream<'_>],
) -> Context<W, MORE> {
    let first = streams[0].blocks;
    let mut context = Context::<W, MORE>::new(first, 0);
    for (state, streams) in context.states().zip(streams.chunks(W::In::<S>::COUNT)) {
        let words: [W::In<S>; ROWS] = absorb::load(set, streams);
        let mut i = 0;
        while i < ROWS {
            words[i].store(&mut state[i]);
            i += 1;
        }
    }
    // SAFETY: `Set` has made sure of the instructions, of a block, and that every stream has as
    // many.
    unsafe {
        context.run(of, [W::In::<S>::COUNT, streams.len()], first.len(), |i| streams[i].blocks.as_ptr())
    }
    context
}

/// The first eight rows of a state.
#[inline(always)]
fn loaded<S: LaneSet, W: Word>(set: S, state: &[W::Row; layout::MOST_ROWS]) -> [W::In<S>; 8] {
    let mut words = [W::In::<S>::splat(set, W::default()); 8];
    let mut i = 0;
    while i < 8 {
        words[i] = W::In::<S>::load(set, &state[i]);
        i += 1;
    }
    words
}

/// Absorbing by the loop of a function of Merkle and Damgård's construction.
struct Compressing<'a, 'b, const MORE: usize> {
    backend: Backend,
    run: Loop,
    streams: &'a mut [Stream<'b>],
}

impl<const MORE: usize> WithCompression for Compressing<'_, '_, MORE> {
    type Output = ();

    fn run<C: Compression<N>, const N: usize>(self) {
        absorb_by_on(self.backend, Of::<u32, N, MORE>(self.run, PhantomData), self.streams);
    }
}

/// Digests by the loop of a function of Merkle and Damgård's construction.
struct Digesting<'a, 'b, const MORE: usize> {
    backend: Backend,
    run: Loop,
    common: &'a Common<'b>,
    messages: &'a Messages<'b>,
    digests: &'a mut [u8],
}

impl<const MORE: usize> WithCompression for Digesting<'_, '_, MORE> {
    type Output = ();

    fn run<C: Compression<N>, const N: usize>(self) {
        let Self { backend, run, common, messages, digests } = self;
        digests_by_on(backend, Of::<u32, N, MORE>(run, PhantomData), common, messages, digests);
    }
}

/// Writes the digests of messages by a loop with `MORE` sets of them besides the first.
fn digest_sets<const MORE: usize>(
    backend: Backend,
    run: Loop,
    common: &Common<'_>,
    messages: &Messages<'_>,
    digests: &mut [u8],
) {
    match (common.primitive, common.sums) {
        (Primitive::Sha256, Some(sums)) => {
            sums_digests_by_on(backend, Of::<u32, 8, MORE>(run, PhantomData), sums, common, messages, digests)
        }
        (Primitive::Sha256, None) => {
            digests_by_on(backend, Of::<u32, 8, MORE>(run, PhantomData), common, messages, digests)
        }
        (Primitive::Sha512, _) => {
            digests_by_on(backend, Of::<u64, 8, MORE>(run, PhantomData), common, messages, digests)
        }
        (Primitive::MerkleDamgard(function), _) => {
            function.with(Digesting::<MORE> { backend, run, common, messages, digests });
        }
        (Primitive::Blake2s, _) => {
            digests_by_on(backend, Of::<u32, BLAKE2_ROWS, MORE>(run, PhantomData), common, messages, digests)
        }
        (Primitive::Blake2b, _) => {
            digests_by_on(backend, Of::<u64, BLAKE2_ROWS, MORE>(run, PhantomData), common, messages, digests)
        }
        (Primitive::Blake3, _) => {
            digests_by_on(backend, Of::<u32, BLAKE3_ROWS, MORE>(run, PhantomData), common, messages, digests)
        }
        (Primitive::Keccak { .. }, _) => unreachable!("there is no loop for sponges"),
    }
}

/// Absorbs the blocks of streams by a loop with `MORE` sets of them besides the first.
fn absorb_sets<const MORE: usize>(
    backend: Backend,
    run: Loop,
    primitive: Primitive,
    streams: &mut [Stream<'_>],
) {
    let most = (1 + MORE) * backend.lanes_of(primitive.word_bits());
    if checked(streams, most, primitive.block()) == 0 {
        return;
    }
    match primitive {
        Primitive::Sha256 => absorb_by_on(backend, Of::<u32, 8, MORE>(run, PhantomData), streams),
        Primitive::Sha512 => absorb_by_on(backend, Of::<u64, 8, MORE>(run, PhantomData), streams),
        Primitive::MerkleDamgard(function) => {
            function.with(Compressing::<MORE> { backend, run, streams });
        }
        Primitive::Blake2s => absorb_by_on(backend, Of::<u32, BLAKE2_ROWS, MORE>(run, PhantomData), streams),
        Primitive::Blake2b => absorb_by_on(backend, Of::<u64, BLAKE2_ROWS, MORE>(run, PhantomData), streams),
        Primitive::Blake3 => absorb_by_on(backend, Of::<u32, BLAKE3_ROWS, MORE>(run, PhantomData), streams),
        Primitive::Keccak { .. } => unreachable!("there is no loop for sponges"),
    }
}

impl Set {
    pub(super) fn backend(self) -> Backend {
        match self {
            Self::Avx2(token) => Backend::Avx2(token),
            Self::Avx512(token) => Backend::Avx512(token),
        }
    }
}

impl Absorb for Set {
    fn degree(&self, primitive: Primitive) -> usize {
        self.backend().lanes_of(primitive.word_bits())
    }

    fn is_lanes(&self) -> bool {
        true
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        let backend = self.backend();
        if let Primitive::Keccak { rate, rounds } = primitive {
            return absorb_sponge_on(backend, rate, rounds, streams);
        }
        let Some((run, _)) = self.generated(primitive) else { unreachable!("only sponges have no loop") };
        absorb_sets::<0>(backend, run, primitive, streams);
    }

    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        let run: Loop = if matches!(self, Self::Avx2(_)) { sha256_avx2 } else { sha256_avx512 };
        checked(streams, self.backend().lanes::<u32>(), Primitive::Sha256.block());
        absorb_sums_by_on(self.backend(), Of(run, PhantomData), streams, sums);
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        let backend = self.backend();
        // Sponges have no loop.
        let Some((run, _)) = self.generated(common.primitive) else {
            if messages.before() > 0 {
                return through_states(self, common, messages, digests);
            }
            let lanes = Absorb::degree(self, common.primitive);
            return in_lanes(lanes, common, messages, digests, |messages, digests| {
                digests_of_sponge_on(backend, common, messages, digests);
            });
        };
        digest_sets::<0>(backend, run, common, messages, digests);
    }

    /// The generator's counts, or the operations of the generic form.
    fn work(&self, primitive: Primitive, _: usize) -> Option<Work> {
        let backend = self.backend();
        let work = lanes_work(backend, primitive);
        Some(self.generated(primitive).map_or(work, |(_, mix)| Work { mix, ..work }))
    }

    fn sums_work(&self, _: usize) -> Option<Work> {
        Some(lanes_sums_work(self.backend()))
    }
}

impl Chaining for Set {
    fn degree(&self) -> usize {
        self.backend().lanes::<u32>()
    }

    fn lanes(&self) -> Option<Backend> {
        Some(self.backend())
    }

    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        let run: Loop = if matches!(self, Self::Avx2(_)) { blake3_avx2 } else { blake3_avx512 };
        chaining_values_by_on(self.backend(), OfNodes::<0>(run), nodes, values);
    }

    fn cost(&self, _: usize) -> usize {
        cost_in_lanes(Chaining::degree(self))
    }
}

/// The permission to hash two sets of nodes in one line on AVX-512.
pub(super) struct NodePairs(pub(super) Avx512);

impl Chaining for NodePairs {
    fn degree(&self) -> usize {
        2 * Chaining::degree(&Set::Avx512(self.0))
    }

    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        let set = Set::Avx512(self.0);
        if nodes.count() <= Chaining::degree(&set) {
            return set.chaining_values(nodes, values);
        }
        chaining_values_by_on(set.backend(), OfNodes::<1>(blake3_pairs_avx512), nodes, values);
    }

    /// A hundredth less than two calls of one set.
    fn cost(&self, nodes: usize) -> usize {
        let lanes = Chaining::degree(&Set::Avx512(self.0));
        let one = cost_in_lanes(lanes);
        if nodes <= lanes { one } else { 2 * one - one / 50 }
    }
}

/// The bytes of whole blocks that each of the streams has. Panics if there are more than `lanes`
/// streams, or if their blocks are not whole or not equally many.
pub(super) fn checked(streams: &[Stream<'_>], lanes: usize, block: usize) -> usize {
    let length = streams[0].blocks.len();
    assert!(streams.len() <= lanes, "there are {} streams for {lanes} lanes", streams.len());
    assert!(length.is_multiple_of(block), "the blocks are not whole");
    assert!(streams.iter().all(|stream| stream.blocks.len() == length), "lanes take equally many blocks");
    length
}

/// The permission to run the loops of an instruction set that have two sets of streams: one fills
/// the time that the other waits for its chain. Up to as many streams as lanes are in one set.
pub(super) struct Pairs(pub(super) Set);

impl Absorb for Pairs {
    fn degree(&self, primitive: Primitive) -> usize {
        2 * Absorb::degree(&self.0, primitive)
    }

    fn least(&self, primitive: Primitive) -> usize {
        Absorb::degree(&self.0, primitive) + 1
    }

    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        if streams.len() <= Absorb::degree(&self.0, primitive) {
            return self.0.absorb(primitive, streams);
        }
        let Some((run, _)) = self.0.generated_pairs(primitive) else { panic!("there is no loop of pairs") };
        absorb_sets::<1>(self.0.backend(), run, primitive, streams);
    }

    fn digests(&self, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
        if messages.count() <= Absorb::degree(&self.0, common.primitive) {
            return self.0.digests(common, messages, digests);
        }
        let Some((run, _)) = self.0.generated_pairs(common.primitive) else {
            panic!("there is no loop of pairs")
        };
        digest_sets::<1>(self.0.backend(), run, common, messages, digests);
    }

    /// The block of known sums has a chain as well, but without a schedule the rest of its time is
    /// short, so each set absorbs it for itself.
    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        let lanes = Absorb::degree(&self.0, Primitive::Sha256);
        if streams.len() > lanes {
            self.absorb(Primitive::Sha256, streams);
            streams.iter_mut().for_each(|stream| stream.blocks = &[]);
        }
        streams.chunks_mut(lanes).for_each(|streams| self.0.absorb_sums(streams, sums));
    }

    /// Of two sets neither waits for the other, so the chain is that of one.
    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work> {
        let one = self.0.work(primitive, streams)?;
        if streams <= Absorb::degree(&self.0, primitive) {
            return Some(one);
        }
        let (_, mix) = self.0.generated_pairs(primitive)?;
        Some(Work { mix, ..one })
    }

    fn sums_work(&self, _: usize) -> Option<Work> {
        Some(lanes_sums_work(self.0.backend()))
    }
}
