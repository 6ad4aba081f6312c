//! SHA-256 by instructions made for it, for one stream and for up to four interleaved ones.
//!
//! The instructions dictate their own dataflow, so this is not the generic text of `hashes::sha2`:
//! they do two rounds or four, and a quarter of the message schedule, at a time. The common code is
//! here, and each module has the two types that it is written over: `Words`, four words of a
//! schedule or of W + K, and `Working`, the working variables.
//!
//! | module | instructions | rounds of one |
//! |---|---|---|
//! | `x86_64::sha` | `sha256rnds2`, `sha256msg1`, `sha256msg2` | 2 |
//! | `aarch64::sha` | `sha256h`, `sha256h2`, `sha256su0`, `sha256su1` | 4, in two halves |
//!
//! SHA-512 by those of Arm is a module of its own, `aarch64::sha512`: they take other registers.
//!
//! Sources: FIPS 180-4, section 6.2.2; and those of the modules.

use hashes::sha2::{K256, Sums};
use hashes::{Common, Messages, State, Stream};

pub(crate) use super::here::sha::{Token, Words, Working};

/// Streams that the interleaved form takes at most: with four, a unit that starts an instruction a
/// cycle and needs four for each is busy. (On Arm two do that, because two instructions of a stream
/// run side by side; more cost nothing.)
pub(crate) const STREAMS: usize = 4;

/// Bytes of a block.
const BLOCK: usize = 64;

/// K (FIPS 180-4, section 4.2.2), aligned as operands in memory must be.
pub(crate) static K: Sums = Sums(K256);

/// Absorbs the blocks of one to four streams, and then a block of which the sums are known, the
/// same for all, if there is one.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "sha,ssse3,sse4.1"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon,sha2"))]
pub(crate) fn absorb(token: Token, streams: &mut [Stream<'_>], sums: Option<&Sums>) {
    match streams {
        [a] => absorb_interleaved(token, [a], sums),
        [a, b] => absorb_interleaved(token, [a, b], sums),
        [a, b, c] => absorb_interleaved(token, [a, b, c], sums),
        [a, b, c, d] => absorb_interleaved(token, [a, b, c, d], sums),
        _ => panic!("there are {} streams for {STREAMS}", streams.len()),
    }
}

#[inline(always)]
fn absorb_interleaved<const N: usize>(token: Token, streams: [&mut Stream<'_>; N], sums: Option<&Sums>) {
    let size = streams[0].blocks.len();
    assert!(size.is_multiple_of(BLOCK), "the blocks are not whole");
    let mut sources = [streams[0].blocks; N];
    let mut working = [Working::zero(token); N];
    let mut i = 0;
    while i < N {
        assert_eq!(streams[i].blocks.len(), size, "streams take equally many blocks");
        sources[i] = streams[i].blocks;
        working[i] = Working::load(token, streams[i].state);
        i += 1;
    }
    absorb_blocks(token, &mut working, &sources);
    if let Some(sums) = sums {
        compress_sums(token, &mut working, sums);
    }
    for (working, stream) in working.into_iter().zip(streams) {
        working.store(stream.state);
    }
}

/// Writes the digests of messages, four of them at once.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "sha,ssse3,sse4.1"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon,sha2"))]
pub(crate) fn digests(token: Token, common: &Common<'_>, messages: &Messages<'_>, digests: &mut [u8]) {
    for (i, digests) in digests.chunks_mut(STREAMS * common.length).enumerate() {
        let messages = messages.part(i * STREAMS, STREAMS);
        match messages.count() {
            1 => digest_interleaved::<1>(token, common, &messages, digests),
            2 => digest_interleaved::<2>(token, common, &messages, digests),
            3 => digest_interleaved::<3>(token, common, &messages, digests),
            _ => digest_interleaved::<4>(token, common, &messages, digests),
        }
    }
}

#[inline(always)]
fn digest_interleaved<const N: usize>(
    token: Token,
    common: &Common<'_>,
    messages: &Messages<'_>,
    digests: &mut [u8],
) {
    let mut working = [Working::load(token, common.initial); N];
    let mut sources = [messages.ends; N];
    if let Some(blocks) = messages.blocks.first_chunk::<N>() {
        absorb_blocks(token, &mut working, blocks);
    }
    if let Some(sums) = common.sums {
        compress_sums(token, &mut working, sums);
    } else {
        let mut i = 0;
        while i < N {
            sources[i] = messages.end(i);
            i += 1;
        }
        absorb_blocks(token, &mut working, &sources);
    }
    for (working, digest) in working.into_iter().zip(digests.chunks_exact_mut(common.length)) {
        working.store_digest(digest);
    }
}

impl Working {
    #[inline(always)]
    pub(crate) fn load(token: Token, state: &State) -> Self {
        let line: &[[u8; 16]] = state.lines()[0].as_chunks().0;
        Self::of(Words::of_words(token, &line[0]), Words::of_words(token, &line[1]))
    }

    /// Writes the first bytes of the hash value as a digest has them.
    #[inline(always)]
    pub(crate) fn store_digest(self, digest: &mut [u8]) {
        let [abcd, efgh] = self.words();
        let mut bytes = [[0; 16]; 2];
        abcd.swap_bytes().store(&mut bytes[0]);
        efgh.swap_bytes().store(&mut bytes[1]);
        // Two stores, where a copy of as many bytes as a digest has would be a call.
        if let ([first, second], []) = digest.as_chunks_mut::<16>() {
            (*first, *second) = (bytes[0], bytes[1]);
        } else {
            digest.copy_from_slice(&bytes.as_flattened()[..digest.len()]);
        }
    }

    #[inline(always)]
    pub(crate) fn store(self, state: &mut State) {
        let line: &mut [[u8; 16]] = state.lines_mut()[0].as_chunks_mut().0;
        let [abcd, efgh] = self.words();
        abcd.store(&mut line[0]);
        efgh.store(&mut line[1]);
    }
}

/// A block of known sums, the same for every stream: rounds only, and W + K loaded and shifted once
/// for all.
#[inline(always)]
pub(crate) fn compress_sums<const N: usize>(token: Token, working: &mut [Working; N], sums: &Sums) {
    let before = *working;
    let mut q = 0;
    while q < 16 {
        let sums = Words::of(token, sums, q);
        let mut i = 0;
        while i < N {
            working[i].four_rounds(sums);
            i += 1;
        }
        q += 1;
    }
    let mut i = 0;
    while i < N {
        working[i].add(before[i]);
        i += 1;
    }
}

/// Where the words of a block of every stream come from, and where their schedules go.
pub(crate) trait Blocks {
    /// Words 4q to 4q + 3 of the block of stream i; q is below 4.
    fn words(&self, token: Token, i: usize, q: usize) -> Words;

    /// Takes W + K of rounds 4q to 4q + 3 of stream i.
    fn keep(&mut self, i: usize, q: usize, sums: Words);
}

/// Blocks that lie in memory as they are; nothing is kept of them.
impl<const N: usize> Blocks for [&[u8; BLOCK]; N] {
    #[inline(always)]
    fn words(&self, token: Token, i: usize, q: usize) -> Words {
        Words::of_message(token, self[i][16 * q..].first_chunk().expect("there are four quarters of a block"))
    }

    #[inline(always)]
    fn keep(&mut self, _: usize, _: usize, _: Words) {}
}

/// Absorbs the whole blocks of streams, which have equally many.
#[inline(always)]
fn absorb_blocks<const N: usize>(token: Token, working: &mut [Working; N], sources: &[&[u8]; N]) {
    let mut at = 0;
    while at < sources[0].len() {
        let mut blocks: [&[u8; BLOCK]; N] = [&[0; BLOCK]; N];
        let mut i = 0;
        while i < N {
            blocks[i] = sources[i][at..].first_chunk().expect("blocks are whole");
            i += 1;
        }
        compress(token, working, &mut blocks);
        at += BLOCK;
    }
}

/// One block of every stream.
#[inline(always)]
pub(crate) fn compress<const N: usize>(token: Token, working: &mut [Working; N], blocks: &mut impl Blocks) {
    compress_from::<0, N>(token, working, *working, blocks);
}

/// The same where the rounds of the first `QUADS` quads are done; `before` are the hash values before
/// the block.
#[inline(always)]
pub(crate) fn compress_from<const QUADS: usize, const N: usize>(
    token: Token,
    working: &mut [Working; N],
    before: [Working; N],
    blocks: &mut impl Blocks,
) {
    let mut schedules = [Schedule([Words::zero(token); 4]); N];
    // Sixteen literals, not a loop: where the words are must be known when the code is generated.
    macro_rules! quads {
        ($($q:literal)*) => { $(
            let mut i = 0;
            while i < N {
                if $q < 4 {
                    schedules[i].0[$q % 4] = blocks.words(token, i, $q);
                }
                if $q >= QUADS {
                    let sums = schedules[i].sums::<$q>(token);
                    blocks.keep(i, $q, sums);
                    working[i].four_rounds(sums);
                    working[i].keep_place();
                }
                schedules[i].advance::<$q>();
                i += 1;
            }
        )* };
    }
    quads!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    let mut i = 0;
    while i < N {
        working[i].add(before[i]);
        i += 1;
    }
}

/// Words 4q - 12 to 4q + 3 of a message schedule, complete or begun, those of quad q at q mod 4.
#[derive(Clone, Copy)]
pub(crate) struct Schedule(pub(crate) [Words; 4]);

impl Schedule {
    /// W + K of quad `Q`.
    #[inline(always)]
    pub(crate) fn sums<const Q: usize>(&self, token: Token) -> Words {
        self.0[Q % 4].add(Words::of(token, &K, Q))
    }

    /// From quad `Q` to the next one: completes its words, if they are not the block's, and begins
    /// those of quad `Q` + 3.
    #[inline(always)]
    pub(crate) fn advance<const Q: usize>(&mut self) {
        let m = &mut self.0;
        if 3 <= Q && Q < 15 {
            m[(Q + 1) % 4] = m[(Q + 1) % 4].scheduled(m[(Q + 3) % 4], m[Q % 4]);
        }
        if 1 <= Q && Q < 13 {
            m[(Q + 3) % 4] = m[(Q + 3) % 4].begun(m[Q % 4]);
        }
    }
}
