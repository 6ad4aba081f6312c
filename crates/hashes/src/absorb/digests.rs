//! Digests of whole short messages, one a lane. All begin with one state, so it is the same in every
//! lane, and what the lanes have in the end are the words of the digests: no state is transposed.

use super::{Common, Lines, Messages, store_digests};
use crate::blake2::{self, Blake2, Blake2b, Blake2s};
use crate::blake3;
use crate::byte_order::ordered;
use crate::functions::WithCompression;
use crate::keccak;
use crate::merkle_damgard::Compression;
use crate::primitive::Primitive;
use crate::sha2::{self, Sha2, Sha256, Sha512};
use lanes::{LaneSet, Lanes, Line, Sources, Word};

/// Writes the digests of up to N whole messages one after another, N being the lanes of the
/// primitive's word size in `set`.
///
/// # Panics
///
/// If there are no messages or more than lanes, their blocks are not whole or not equally many,
/// there is not the room of a digest for each, or messages of Keccak have more than one block.
#[inline(always)]
pub fn digests<S: LaneSet>(set: S, common: &Common<'_>, messages: &Messages<'_>, out: &mut [u8]) {
    let task = Task { common, messages, out };
    match common.primitive {
        Primitive::Sha256 => task.sha256::<S::V32>(set),
        Primitive::Sha512 => task.sha512::<S::V64>(set),
        Primitive::MerkleDamgard(function) => function.with(Compressing { set, task }),
        Primitive::Blake2s => task.blake2::<Blake2s, S::V32>(set),
        Primitive::Blake2b => task.blake2::<Blake2b, S::V64>(set),
        Primitive::Blake3 => task.blake3::<S::V32>(set),
        Primitive::Keccak { rate, rounds } => task.keccak::<S::V64>(set, rate, rounds),
    }
}

/// [`digests()`] of messages of Keccak.
///
/// # Panics
///
/// As [`digests()`], and if the primitive is not Keccak.
#[inline(always)]
pub fn digests_of_sponge<S: LaneSet>(set: S, common: &Common<'_>, messages: &Messages<'_>, out: &mut [u8]) {
    let Primitive::Keccak { rate, rounds } = common.primitive else {
        panic!("{:?} is no sponge", common.primitive)
    };
    Task { common, messages, out }.keccak::<S::V64>(set, rate, rounds);
}

/// Messages, one a lane, and the room for their digests.
struct Task<'t> {
    common: &'t Common<'t>,
    messages: &'t Messages<'t>,
    out: &'t mut [u8],
}

/// The blocks of every lane: those before the ends, and the ends.
struct Blocks<'a> {
    size: usize,
    before: Sources<'a>,
    ends: Sources<'a>,
    first_end: usize,
    count: usize,
}

impl Blocks<'_> {
    /// Transposes the first words of a block of every lane; the most significant byte of each comes
    /// first, if that is the order of an algorithm.
    #[inline(always)]
    fn load<V: Lanes, const WORDS: usize>(
        &self,
        token: V::Token,
        block: usize,
        is_big_endian: bool,
    ) -> [V; WORDS] {
        let (sources, at) = match block.checked_sub(self.first_end) {
            None => (&self.before, block),
            Some(at) => (&self.ends, at),
        };
        let mut words = [V::splat(token, V::Word::default()); WORDS];
        sources.load(token, at * self.size, &mut words);
        ordered(words, is_big_endian)
    }
}

impl<'t> Task<'t> {
    /// The blocks of `size` bytes. An end whose sums are known is none of them.
    #[inline(always)]
    fn blocks<V: Lanes>(&self, size: usize) -> Blocks<'t> {
        let (lanes, messages) = (self.messages.count(), self.messages);
        assert!(lanes <= V::COUNT, "there are {lanes} messages for {} lanes", V::COUNT);
        let ends = Sources::new((0..lanes).map(|i| messages.end(i)));
        let before = match messages.blocks {
            [] => ends,
            blocks => Sources::new(blocks.iter().copied()),
        };
        let bytes = [messages.before(), if self.common.sums.is_some() { 0 } else { messages.end_length }];
        assert!(bytes.iter().all(|bytes| bytes.is_multiple_of(size)), "the blocks are not whole");
        let [first_end, last] = bytes.map(|bytes| bytes / size);
        Blocks { size, before, ends, first_end, count: first_end + last }
    }

    /// The first words of the state that all messages begin with.
    #[inline(always)]
    fn initial<V: Lanes, const WORDS: usize>(&self, token: V::Token) -> [V; WORDS] {
        let mut words = [V::splat(token, V::Word::default()); WORDS];
        let mut i = 0;
        while i < WORDS {
            words[i] = V::splat(token, self.common.initial.word(i));
            i += 1;
        }
        words
    }

    /// A word that depends on the length of each message.
    #[inline(always)]
    fn of_lengths<V: Lanes>(&self, token: V::Token, word: impl Fn(u64) -> u64) -> V {
        let mut row = <V::Word as Word>::Row::default();
        for (place, length) in row.as_mut().iter_mut().zip(self.messages.lengths) {
            *place = V::Word::truncate(word(*length));
        }
        V::load(token, &row)
    }

    /// Writes the digests, which the words begin with.
    #[inline(always)]
    fn store<V: Lanes, const WORDS: usize>(self, words: [V; WORDS], is_big_endian: bool) {
        const { assert!(WORDS <= 8, "the words fill no more than a line") };
        let Self { common, messages, out } = self;
        let words = ordered(words, is_big_endian);
        store_digests(&words, &mut Lines::None, messages.count(), [0, common.length], out);
    }

    #[inline(always)]
    fn sha256<V: Lanes<Word = u32>>(self, token: V::Token) {
        let mut h = self.sha2::<Sha256, V>(token);
        if let Some(sums) = self.common.sums {
            h = sha2::compress_sums(token, h, sums);
        }
        self.store(h, true);
    }

    #[inline(always)]
    fn sha512<V: Lanes<Word = u64>>(self, token: V::Token) {
        let h = self.sha2::<Sha512, V>(token);
        self.store(h, true);
    }

    /// The hash values after the blocks.
    #[inline(always)]
    fn sha2<H: Sha2, V: Lanes<Word = H::Word>>(&self, token: V::Token) -> [V; 8] {
        let blocks = self.blocks::<V>(2 * H::Word::BITS as usize);
        let mut h = self.initial::<V, 8>(token);
        for block in 0..blocks.count {
            h = sha2::compress::<H, V>(token, h, blocks.load(token, block, true));
        }
        h
    }

    #[inline(always)]
    fn blake2<H: Blake2, V: Lanes<Word = H::Word>>(self, token: V::Token) {
        let high = |bytes: u64| if H::Word::BITS == 32 { bytes >> 32 } else { 0 };
        let same = |word: u64| V::splat(token, H::Word::truncate(word));
        let size = 2 * H::Word::BITS as usize;
        let blocks = self.blocks::<V>(size);
        let mut h = self.initial::<V, 8>(token);
        // t, low and high, and f.
        let mut bytes = self.common.initial.counter::<H::Word>();
        for block in 0..blocks.count {
            bytes += size as u64;
            let mut position = [same(bytes), same(high(bytes)), same(0)];
            if block == blocks.first_end {
                let t = [self.of_lengths(token, |bytes| bytes), self.of_lengths(token, high)];
                position = [t[0], t[1], same(u64::MAX)];
            }
            h = blake2::compress_lanes::<H, V>(token, h, blocks.load(token, block, false), position);
        }
        self.store(h, false);
    }

    #[inline(always)]
    fn blake3<V: Lanes<Word = u32>>(self, token: V::Token) {
        let blocks = self.blocks::<V>(blake3::BLOCK);
        let mut h = self.initial::<V, 8>(token);
        let [mut flags, mut bytes] =
            [8, 9].map(|i| self.common.initial.word::<u32>(i)).map(|word| V::splat(token, word));
        let (zero, after_start) = (V::splat(token, 0), V::splat(token, !blake3::flags::CHUNK_START));
        for block in 0..blocks.count {
            if block == blocks.first_end {
                // The flags of an end were not set before.
                flags = flags.xor(V::splat(token, blake3::END));
                bytes = self.of_lengths(token, |bytes| blake3::last_bytes(bytes).into());
            }
            h = blake3::compress(token, h, blocks.load(token, block, false), [zero, zero, bytes, flags]);
            flags = flags.and(after_start);
        }
        self.store(h, false);
    }

    /// The block of a message is the state then, so that one permutation serves all rates.
    #[inline(always)]
    fn keccak<V: Lanes<Word = u64>>(self, token: V::Token, rate: u8, rounds: u8) {
        let blocks = self.blocks::<V>(rate.into());
        assert!(blocks.count == 1, "a message has {} blocks", blocks.count);
        let a = match rate {
            72 => state::<V, 9>(token, &blocks),
            104 => state::<V, 13>(token, &blocks),
            136 => state::<V, 17>(token, &blocks),
            144 => state::<V, 18>(token, &blocks),
            168 => state::<V, 21>(token, &blocks),
            _ => panic!("no hash on Keccak has blocks of {rate} bytes"),
        };
        let a = match rounds {
            24 => keccak::permute_by::<V, 24>(token, a),
            12 => keccak::permute_by::<V, 12>(token, a),
            _ => panic!("no hash on Keccak has {rounds} rounds"),
        };
        let Self { common, messages, out } = self;
        let lines = a.as_chunks::<8>().0.iter().enumerate();
        for (i, words) in lines.take(common.length.div_ceil(size_of::<Line>())) {
            let begin = i * size_of::<Line>();
            store_digests(words, &mut Lines::None, messages.count(), [begin, common.length], out);
        }
    }
}

/// The state of Keccak with the `WORDS` words of the one block.
#[inline(always)]
fn state<V: Lanes<Word = u64>, const WORDS: usize>(
    token: V::Token,
    blocks: &Blocks<'_>,
) -> [V; keccak::WORDS] {
    let words: [V; WORDS] = blocks.load(token, 0, false);
    let mut a = [V::splat(token, 0); keccak::WORDS];
    let mut i = 0;
    while i < WORDS {
        a[i] = words[i];
        i += 1;
    }
    a
}

/// The digests by a function of Merkle and Damgård's construction.
struct Compressing<'t, S> {
    set: S,
    task: Task<'t>,
}

impl<S: LaneSet> WithCompression for Compressing<'_, S> {
    type Output = ();

    #[inline(always)]
    fn run<C: Compression<N>, const N: usize>(self) {
        let Self { set, task } = self;
        let blocks = task.blocks::<S::V32>(size_of::<Line>());
        let mut h = task.initial::<S::V32, N>(set);
        for block in 0..blocks.count {
            h = C::compress(set, h, blocks.load(set, block, C::BIG_ENDIAN));
        }
        task.store(h, C::BIG_ENDIAN);
    }
}
