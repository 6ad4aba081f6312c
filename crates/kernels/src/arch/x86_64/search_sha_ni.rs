//! Searches of SHA-256 by the SHA instructions of x86, next to lanes of 256 bits.
//!
//! A Zen 3 starts a `sha256rnds2` a cycle and does what a block has besides in 46 cycles (`ports`);
//! eight lanes of AVX2 take 137 for each of their hashes. Two messages are hashed at once, by the
//! form of [`crate::arch::sha`]. What is known ahead is left out four rounds at a time, since an
//! instruction does two: the rounds before the first word that varies, and the schedules of blocks
//! that are the same for all counters.
//!
//! On a Zen 3 a hash of SHA-256 takes 67 cycles in place of 137, one of `sha256d` 142 in place of 272
//! (`hashweave bench search -a sha256 -a sha256d -j 1`); the unit alone would allow 45 and 91, but the
//! chain of two messages is 64 for each, less where one begins before the last one ends. Four at once
//! took 78 and 164, and code with AVX 110: VEX forms save copies, and cost more at the SHA instructions
//! between them.
//!
//! The messages of a batch lie in memory one after the other. Words that vary among the counters of
//! a scan are written for every batch, the others once.

use super::sha::{Words, Working};
use crate::arch::sha::{Blocks, K, compress, compress_from, compress_sums};
use crate::backend::Backend;
use crate::search::affine::{Scan, Tables};
use crate::search::candidates::{Candidates, Filter};
use crate::search::cores::{BySha, Sha2Core};
use crate::search::scan::{OnBackend, Sets, scan_on, scan_sets};
use hashes::sha2::{KnownSchedule, Sha256, Sums};
use lanes::Row32;
use lanes::isa::ShaNi;

/// Messages of a set: the lanes of the backend.
const LANES: usize = 8;

/// Sets that are hashed after one another. What loads words that were just stored one by one waits
/// until those before them are done and the words in the cache: once for all sets.
const SETS: usize = 4;

/// Messages that are hashed at once: four are no faster, since their schedules do not fit in sixteen
/// registers, and what comes after these two has no need of them, so the core begins it early.
const TOGETHER: usize = 2;

/// A block as words in the order of bytes of this machine.
type Message = [u8; 64];

/// A block of every message of all sets.
struct Messages {
    blocks: [Message; SETS * LANES],
    /// The bases that the words of each set were written from.
    written: [[u32; 16]; SETS],
}

/// A block of every message.
enum Part {
    /// The same for all counters of the scan.
    Shared(Box<Sums>),
    /// The words that vary among them, and the block of every message.
    Apart(Vec<usize>, Box<Messages>),
}

/// A search under way.
struct BySets<'a> {
    token: ShaNi,
    core: Sha2Core<'a, Sha256, true>,
    /// Blocks before those of `parts`, which are the same for all counters.
    ahead: usize,
    parts: Vec<Part>,
    /// The hash value before the first part, which is one that varies.
    before: Working,
    /// The working variables after the rounds of its first `quads` quads, which do not vary.
    start: Working,
    quads: usize,
    mask: u32,
    value: u32,
    words: [Row32; SETS],
}

/// The bytes of words.
fn bytes_of(words: &[u32; 16], bytes: impl Fn(u32) -> [u8; 4]) -> Message {
    let mut message = [0; 64];
    for (to, word) in message.chunks_exact_mut(4).zip(words) {
        to.copy_from_slice(&bytes(*word));
    }
    message
}

impl<'a> BySets<'a> {
    fn new(
        token: ShaNi,
        core: Sha2Core<'a, Sha256, true>,
        job: &Scan<'_, u32, KnownSchedule<u32>, 16>,
        filter: &Filter,
    ) -> Self {
        let low = LANES as u64 - 1;
        // Of text the first counter is a place, so all digits are taken to vary.
        let is_text = job.phase.cycle.is_some();
        let range = if is_text { [0, u64::MAX] } else { [job.first & !low, job.last | low] };
        let varying = |block: &Tables<u32, 16>| {
            let varying = block.varying(range);
            (0..16).filter(|word| varying >> word & 1 == 1).collect::<Vec<_>>()
        };
        // SAFETY: the token proves the features.
        let (mut before, mut ahead, mut parts) = (unsafe { hash_value(token, core.h) }, 0, Vec::new());
        for (index, (block, base)) in job.blocks.iter().zip(&*job.bases).enumerate() {
            let words = varying(block);
            if !words.is_empty() || (parts.is_empty() && index + 1 == job.blocks.len()) {
                let blocks = [bytes_of(&base.0, u32::to_ne_bytes); SETS * LANES];
                let written = [base.0.map(|word| !word); SETS];
                parts.push(Part::Apart(words, Box::new(Messages { blocks, written })));
                continue;
            }
            let sums = Sums::of_block(&bytes_of(&base.0, u32::to_be_bytes));
            if parts.is_empty() {
                // SAFETY: the token proves the features.
                before = unsafe { hash_value_after(token, before, &sums) };
                ahead += 1;
            } else {
                parts.push(Part::Shared(Box::new(sums)));
            }
        }
        let quads = match parts.first() {
            Some(Part::Apart(words, _)) => words.first().map_or(3, |word| word / 4),
            _ => 0,
        };
        let mut sets = Self {
            token,
            core,
            ahead,
            parts,
            before,
            start: before,
            quads,
            mask: filter.mask as u32,
            value: filter.value as u32,
            words: [Row32::default(); SETS],
        };
        // SAFETY: the token proves the features.
        unsafe { sets.enter() };
        sets
    }

    /// Does the rounds of the first quads.
    #[target_feature(enable = "sha,ssse3,sse4.1")]
    fn enter(&mut self) {
        if let Some(Part::Apart(_, messages)) = self.parts.first() {
            for q in 0..self.quads {
                let words = quad(self.token, &messages.blocks[0], q);
                self.start.four_rounds(words.add(Words::of(self.token, &K, q)));
            }
        }
    }

    /// Hashes the messages of the batch.
    #[target_feature(enable = "sha,ssse3,sse4.1")]
    fn hash_all(&mut self) {
        match self.quads {
            0 => self.hash_from::<0>(),
            1 => self.hash_from::<1>(),
            2 => self.hash_from::<2>(),
            _ => self.hash_from::<3>(),
        }
    }

    #[inline(always)]
    fn hash_from<const QUADS: usize>(&mut self) {
        let Some(Part::Apart(_, messages)) = self.parts.first() else { return };
        let word = self.core.word % 8;
        let is_done = self.parts.len() == 1 && self.core.second.is_none();
        let mut lane = 0;
        while lane < SETS * LANES {
            let mut working = [self.start; TOGETHER];
            let mut blocks = Together(&messages.blocks, lane);
            compress_from::<QUADS, TOGETHER>(self.token, &mut working, [self.before; TOGETHER], &mut blocks);
            if !is_done {
                // SAFETY: the token proves the features.
                unsafe { self.hash_rest(&mut working, lane) };
            }
            let mut i = 0;
            while i < TOGETHER {
                self.words[lane / LANES].0[lane % LANES + i] = working[i].word(word);
                i += 1;
            }
            lane += TOGETHER;
        }
    }

    /// The blocks after the first part, and the second pass if there is one.
    #[inline(never)]
    #[target_feature(enable = "sha,ssse3,sse4.1")]
    fn hash_rest(&self, working: &mut [Working; TOGETHER], lane: usize) {
        for part in &self.parts[1..] {
            match part {
                Part::Shared(sums) => compress_sums(self.token, working, sums),
                Part::Apart(_, messages) => {
                    compress(self.token, working, &mut Together(&messages.blocks, lane))
                }
            }
        }
        if let Some(pass) = self.core.second {
            let padding = bytes_of(&pass.block, u32::to_ne_bytes);
            let mut digests = Digests { working: *working, padding };
            *working = [of_words(self.token, &pass.iv); TOGETHER];
            compress(self.token, working, &mut digests);
        }
    }
}

/// Words 4q to 4q + 3 of a message.
#[inline(always)]
fn quad(token: ShaNi, message: &Message, q: usize) -> Words {
    Words::of_words(token, message[16 * q..].first_chunk().expect("there are four quarters of a block"))
}

/// The working variables that are these words.
#[inline(always)]
fn of_words(token: ShaNi, words: &[u32; 8]) -> Working {
    let mut bytes = [[0; 16]; 2];
    for (to, word) in bytes.as_flattened_mut().chunks_exact_mut(4).zip(words) {
        to.copy_from_slice(&word.to_ne_bytes());
    }
    Working::of(Words::of_words(token, &bytes[0]), Words::of_words(token, &bytes[1]))
}

/// [`of_words`] for code that is compiled without the instructions.
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn hash_value(token: ShaNi, words: &[u32; 8]) -> Working {
    of_words(token, words)
}

/// The hash value after a block, from the one before.
#[target_feature(enable = "sha,ssse3,sse4.1")]
fn hash_value_after(token: ShaNi, before: Working, sums: &Sums) -> Working {
    let mut working = [before];
    compress_sums(token, &mut working, sums);
    working[0]
}

/// The messages of a batch that are hashed at once, from a lane on.
struct Together<'a>(&'a [Message; SETS * LANES], usize);

impl Blocks for Together<'_> {
    #[inline(always)]
    fn words(&self, token: ShaNi, i: usize, q: usize) -> Words {
        quad(token, &self.0[self.1 + i], q)
    }

    #[inline(always)]
    fn keep(&mut self, _: usize, _: usize, _: Words) {}
}

/// Digests as messages, with their padding.
struct Digests {
    working: [Working; TOGETHER],
    padding: Message,
}

impl Blocks for Digests {
    #[inline(always)]
    fn words(&self, token: ShaNi, i: usize, q: usize) -> Words {
        if q < 2 { self.working[i].words()[q] } else { quad(token, &self.padding, q) }
    }

    #[inline(always)]
    fn keep(&mut self, _: usize, _: usize, _: Words) {}
}

impl Sets<u32, KnownSchedule<u32>, 16> for BySets<'_> {
    #[inline(always)]
    fn count(&self) -> usize {
        SETS
    }

    #[inline(always)]
    fn lanes(&self) -> u64 {
        LANES as u64
    }

    #[inline(always)]
    fn take(&mut self, set: usize, job: &Scan<'_, u32, KnownSchedule<u32>, 16>) {
        for (part, index) in self.parts.iter_mut().zip(self.ahead..) {
            let Part::Apart(words, messages) = part else { continue };
            let (base, delta) = (&job.bases[index].0, job.delta(index));
            let written = &mut messages.written[set];
            let blocks = &mut messages.blocks[set * LANES..][..LANES];
            for &word in &*words {
                if written[word] == base[word] && !job.is_moving(index, word) {
                    continue;
                }
                written[word] = base[word];
                for (block, flips) in blocks.iter_mut().zip(&delta[word].0) {
                    block[4 * word..][..4].copy_from_slice(&(base[word] ^ flips).to_ne_bytes());
                }
            }
        }
    }

    fn hash(&mut self, _: &Scan<'_, u32, KnownSchedule<u32>, 16>) {
        // SAFETY: the token proves the features.
        unsafe { self.hash_all() }
    }

    #[inline(always)]
    fn passed(&self, set: usize) -> u32 {
        let words = &self.words[set].0;
        let (mut passed, mut lane) = (0, 0);
        while lane < LANES {
            passed |= u32::from((words[lane] ^ self.value) & self.mask == 0) << lane;
            lane += 1;
        }
        passed
    }

    #[inline(always)]
    fn words(&self, set: usize) -> Row32 {
        self.words[set]
    }
}

impl OnBackend<u32, 16> for BySha<'_> {
    fn scan(
        self,
        backend: Backend,
        job: Scan<'_, u32, KnownSchedule<u32>, 16>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        match ShaNi::detect() {
            Some(token) if backend.lanes::<u32>() == LANES => {
                scan_sets(BySets::new(token, self.0, &job, filter), job, found)
            }
            _ => scan_on(backend, self, job, filter, found),
        }
    }
}
