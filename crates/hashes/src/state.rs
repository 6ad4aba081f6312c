//! The state that a hash carries from block to block, the same for every kernel, and the two ends
//! of a message: the state in front of the first block, and the padding after the last.
//!
//! A hash over a stream is `State::initial`, whole blocks through a kernel that absorbs
//! ([`crate::absorb`] is the generic one), then [`State::pad`], its blocks through a kernel too,
//! and [`State::digest`].

use crate::algorithm::{Algorithm, Family};
use crate::blake2::{self, Blake2, Blake2b, Blake2s};
use crate::blake3;
use crate::keccak::SHA3_256;
use crate::merkle_damgard::pad;
use crate::primitive::{Facts, Primitive, whole};
use crate::sha2;
use lanes::isa::Scalar;
use lanes::{Lanes, Line, Word};

impl Algorithm {
    /// How many bytes of a message of `length` bytes are absorbed as they are, the rest being
    /// padded. The last block of BLAKE2 and BLAKE3 is never empty unless the message is, because it is
    /// the last one that is marked.
    #[must_use]
    #[inline]
    pub const fn whole(self, length: usize) -> usize {
        let Facts { block, marks_last, .. } = self.facts();
        whole(block, length.saturating_sub(marks_last as usize))
    }

    /// The length in bytes of the longest message that is hashed by one permutation or compression
    /// (by one in each pass for `sha256d` and `sha3x`).
    #[must_use]
    pub const fn single_block(self) -> usize {
        let block = self.primitive().block();
        match self.row().family {
            Family::Keccak(_) | Family::Sha3x => block - 1,
            // One bit and the length in bits, in two words.
            Family::Sha256 { .. } | Family::Sha512 { .. } | Family::MerkleDamgard(_) => block - 1 - block / 8,
            Family::Blake2s | Family::Blake2b | Family::Blake3 => block,
        }
    }

    /// How many bytes a message of `length` bytes has when it is padded: whole blocks.
    #[must_use]
    #[inline]
    pub const fn padded(self, length: usize) -> usize {
        let block = self.facts().block;
        let least = match self.row().family {
            // One bit and the length in bits, in two words.
            Family::Sha256 { .. } | Family::Sha512 { .. } | Family::MerkleDamgard(_) => {
                length + 1 + block / 8
            }
            Family::Keccak(_) | Family::Sha3x => length + 1,
            Family::Blake2s | Family::Blake2b | Family::Blake3 if length == 0 => 1,
            Family::Blake2s | Family::Blake2b | Family::Blake3 => length,
        };
        whole(block, least + (block - 1))
    }
}

impl Algorithm {
    /// Writes the padding of a message of `total` bytes (with BLAKE2's key block) behind the last
    /// `length` of them, those that [`whole`](Self::whole) leaves, which `end` holds with zeros
    /// after them. Returns how many bytes are to be absorbed. (The last block of BLAKE2 and
    /// BLAKE3 is marked in the [`State`] besides.)
    #[inline]
    pub fn pad(self, end: &mut [u8], length: usize, total: u64) -> usize {
        let block = self.facts().block;
        match self.row().family {
            Family::Keccak(sponge) => self.with_domain(sponge).pad(&mut end[..block], length),
            Family::Sha3x => SHA3_256.pad(&mut end[..block], length),
            Family::Sha256 { .. } => return block * sha2::pad::<u32>(end, length, total),
            Family::Sha512 { .. } => return block * sha2::pad::<u64>(end, length, total),
            Family::MerkleDamgard(function) => {
                return block * pad::<u32>(end, length, total, function.is_big_endian());
            }
            Family::Blake2s | Family::Blake2b | Family::Blake3 => {}
        }
        block
    }
}

/// Room for the padded end of a message: two blocks of SHA-512, one of the widest sponge.
pub const TAIL: usize = 256;

/// A state with the words of a hash value. Out of line, they are copied by vectors. Inlined, words
/// of all algorithms were merged in registers and stored piece by piece; then a kernel's first
/// load, which takes several pieces, waits until they are in the cache, and that until everything
/// before is done: a core began no message before the end of the last one.
#[inline(never)]
fn begun<W: Word>(words: &[W; 8]) -> State {
    State::of_words(words)
}

/// The state of a hash between blocks, as kernels take it: words in the byte order of a
/// little-endian machine.
///
/// | primitive | words |
/// |---|---|
/// | SHA-256, SHA-512 | 0 to 7: H |
/// | MD5, SHA-1, RIPEMD-160, SM3 | 0 to 3, 0 to 4, 0 to 4, 0 to 7: the chaining value |
/// | BLAKE2s, BLAKE2b | 0 to 7: h; 8, 9: t, low and high; 10: f, all ones for the last block |
/// | BLAKE3, of at most a chunk | 0 to 7: h; 8: the flags of the next block; 9: its bytes |
/// | Keccak | 0 to 24: A |
///
/// A kernel that absorbs a block of BLAKE2 adds the block's size to t first; of BLAKE3 it takes
/// CHUNK_START from the flags afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct State {
    lines: [Line; 4],
}

impl State {
    /// Before the first block. `digest_length` and `key_length` are parameters of BLAKE2; a key is
    /// a block of its own, padded with zeros, before the message.
    #[must_use]
    #[inline]
    pub fn initial(algorithm: Algorithm, digest_length: usize, key_length: usize) -> Self {
        match algorithm.row().family {
            Family::Keccak(_) | Family::Sha3x => Self { lines: [[0; 64]; 4] },
            Family::Sha256 { iv, .. } => begun(iv),
            Family::Sha512 { iv } => begun(iv),
            Family::MerkleDamgard(function) => Self::of_words(function.iv()),
            Family::Blake2s => Self::of_words(&blake2::initial::<Blake2s>(digest_length, key_length)),
            Family::Blake2b => Self::of_words(&blake2::initial::<Blake2b>(digest_length, key_length)),
            Family::Blake3 => Self::of_chunk(&blake3::IV, 0),
        }
    }

    /// Before the first block of a message of at most a chunk of BLAKE3, with the words of a key and
    /// the flag of its mode, or with the initial value and no flag.
    #[must_use]
    #[inline]
    pub fn of_chunk(key: &[u32; 8], mode: u32) -> Self {
        let mut state = begun(key);
        state.set_word(8, mode | blake3::flags::CHUNK_START);
        state.set_word(9, blake3::BLOCK as u32);
        state
    }

    /// With these words, and zeros after them.
    #[inline(always)]
    fn of_words<W: Word>(words: &[W]) -> Self {
        let mut state = Self { lines: [[0; 64]; 4] };
        state.set_words(words);
        state
    }

    /// Takes what another state has, as far as the primitive uses it.
    #[inline(always)]
    pub fn copy(&mut self, primitive: Primitive, from: &Self) {
        let used = primitive.state_bytes().div_ceil(size_of::<Line>());
        for (line, from) in self.lines.iter_mut().zip(&from.lines).take(used) {
            *line = *from;
        }
    }

    /// The lines, in order: kernels transpose them.
    #[must_use]
    #[inline(always)]
    pub fn lines(&self) -> &[Line; 4] {
        &self.lines
    }

    /// The lines, to be written.
    #[inline(always)]
    pub fn lines_mut(&mut self) -> &mut [Line; 4] {
        &mut self.lines
    }

    /// Word `i`.
    #[must_use]
    #[inline(always)]
    pub fn word<W: Word>(&self, i: usize) -> W {
        W::from_le(&self.lines.as_flattened()[i * W::BITS as usize / 8..])
    }

    /// Sets word `i`.
    #[inline(always)]
    pub fn set_word<W: Word>(&mut self, i: usize, word: W) {
        let size = W::BITS as usize / 8;
        self.lines.as_flattened_mut()[i * size..][..size].copy_from_slice(&word.to_le()[..size]);
    }

    #[inline(always)]
    fn set_words<W: Word>(&mut self, words: &[W]) {
        for (i, word) in words.iter().enumerate() {
            self.set_word(i, *word);
        }
    }

    /// t of BLAKE2: bytes absorbed. Those of a message are fewer than 2^64, so the upper half of
    /// BLAKE2b's stays zero.
    #[must_use]
    #[inline(always)]
    pub fn counter<W: Word>(&self) -> u64 {
        if W::BITS == 32 { self.word::<u64>(4) } else { self.word::<u64>(8) }
    }

    /// Sets t of BLAKE2.
    #[inline(always)]
    pub fn set_counter<W: Word>(&mut self, bytes: u64) {
        self.set_word::<u64>(if W::BITS == 32 { 4 } else { 8 }, bytes);
    }

    /// Pads the end of a message: `tail` holds its last `length` bytes, those that
    /// [`Algorithm::whole`] leaves, and zeros after them; `total` is the message's length (with
    /// BLAKE2's key block). Returns how many bytes of `tail` are to be absorbed, and prepares the
    /// state for that.
    #[inline]
    pub fn pad(&mut self, algorithm: Algorithm, tail: &mut [u8; TAIL], length: usize, total: u64) -> usize {
        self.mark_last(algorithm.primitive(), total);
        algorithm.pad(tail, length, total)
    }

    /// Prepares the state for the padded end of a message of `total` bytes (with BLAKE2's key
    /// block), as [`pad`](Self::pad) does: of BLAKE2 t and f are set, of BLAKE3 the bytes of the block
    /// and its flags, of others nothing.
    #[inline(always)]
    pub fn mark_last(&mut self, primitive: Primitive, total: u64) {
        // A kernel adds a whole block to t, of which only a part may be there.
        let t = total.wrapping_sub(primitive.block() as u64);
        match primitive {
            Primitive::Blake2s => {
                self.set_counter::<u32>(t);
                self.set_word(10, u32::MAX);
            }
            Primitive::Blake2b => {
                self.set_counter::<u64>(t);
                self.set_word(10, u64::MAX);
            }
            Primitive::Blake3 => {
                self.set_word(8, self.word::<u32>(8) | blake3::END);
                self.set_word(9, blake3::last_bytes(total));
            }
            Primitive::Sha256
            | Primitive::Sha512
            | Primitive::MerkleDamgard(_)
            | Primitive::Keccak { .. } => {}
        }
    }

    /// Absorbs the padded last block of BLAKE2 when it ends the last node of a layer, which kernels
    /// do not know. `total` is the same as in [`pad`](Self::pad).
    pub fn absorb_last_node(&mut self, algorithm: Algorithm, block: &[u8], total: u64) {
        match algorithm.family() {
            Family::Blake2s => self.compress_last_node::<Blake2s>(block, total),
            Family::Blake2b => self.compress_last_node::<Blake2b>(block, total),
            Family::Keccak(_)
            | Family::Sha3x
            | Family::Sha256 { .. }
            | Family::Sha512 { .. }
            | Family::MerkleDamgard(_)
            | Family::Blake3 => unreachable!("{algorithm} has no nodes"),
        }
    }

    fn compress_last_node<H: Blake2>(&mut self, block: &[u8], total: u64)
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let size = H::Word::BITS as usize / 8;
        let h = core::array::from_fn(|i| self.word(i));
        let m = core::array::from_fn(|i| H::Word::from_le(&block[i * size..]));
        self.set_words(&blake2::compress_last_node::<H>(h, m, total.into()));
    }

    /// The digest, as far as the state has it: all of it for every hash, the first
    /// [`Primitive::block`](crate::Primitive::block) bytes of SHAKE's.
    #[inline]
    pub fn digest(&self, algorithm: Algorithm, out: &mut [u8]) {
        let length = out.len();
        Self::digests(core::slice::from_ref(self), algorithm.primitive(), length, out);
    }

    /// The [digests](Self::digest) of states, of `length` bytes each, one after another.
    #[inline]
    pub fn digests(states: &[Self], primitive: Primitive, length: usize, out: &mut [u8]) {
        let Facts { is_big_endian, word_bits, .. } = primitive.facts();
        let each = states.iter().zip(out.chunks_exact_mut(length.max(1)));
        if !is_big_endian {
            each.for_each(|(state, out)| out.copy_from_slice(&state.lines.as_flattened()[..length]));
        } else if word_bits == 32 {
            each.for_each(|(state, out)| state.emit_big_endian::<4>(out));
        } else {
            for (state, out) in each {
                state.emit_big_endian::<8>(out);
                // The digest of SHA-512/224 ends within a word.
                let (whole, rest) = out.as_chunks_mut::<8>();
                if !rest.is_empty() {
                    let last = state.word::<u64>(whole.len()).to_be_bytes();
                    rest.copy_from_slice(&last[..rest.len()]);
                }
            }
        }
    }

    /// Whole words of `SIZE` bytes, the most significant first. Arrays of a known size compile to a
    /// swap, slices to a loop over bytes, which was a tenth of the time of a short message; and
    /// without a loop over words a digest of eight, as most have, takes half as many instructions.
    #[inline(always)]
    fn emit_big_endian<const SIZE: usize>(&self, out: &mut [u8]) {
        let words = self.lines.as_flattened().as_chunks::<SIZE>().0;
        let out = out.as_chunks_mut::<SIZE>().0;
        // Those of SHA-256 and others, of SHA-224, and of SHA-1.
        let known = swap_each::<SIZE, 8>(out, words)
            || swap_each::<SIZE, 7>(out, words)
            || swap_each::<SIZE, 5>(out, words);
        if !known {
            out.iter_mut().zip(words).for_each(|(out, word)| swap(out, word));
        }
    }
}

/// Writes a word in the opposite order of bytes.
#[inline(always)]
fn swap<const SIZE: usize>(out: &mut [u8; SIZE], word: &[u8; SIZE]) {
    *out = *word;
    out.reverse();
}

/// [`swap`]s N words; returns false if there are not as many.
#[inline(always)]
fn swap_each<const SIZE: usize, const N: usize>(out: &mut [[u8; SIZE]], words: &[[u8; SIZE]]) -> bool {
    let (Ok(out), Some(words)) = (<&mut [_; N]>::try_from(out), words.first_chunk::<N>()) else {
        return false;
    };
    out.iter_mut().zip(words).for_each(|(out, word)| swap(out, word));
    true
}
