//! The construction of Merkle and Damgård over blocks of sixteen 32-bit words, as MD5, SHA-1,
//! RIPEMD-160 and SM3 have it: a message is padded with its length, and a compression function
//! takes one block after the other into a chaining value, which is the digest in the end.
//!
//! The four differ in the function, in the number of words of its chaining value, and in the order
//! of the bytes ([`Compression`]).
//!
//! ```
//! use hashes::md5::Md5;
//! use hashes::merkle_damgard::{Compression, absorb, pad};
//! use lanes::{Sources, isa::Scalar};
//! let mut block = [0; 64];
//! block[..3].copy_from_slice(b"abc");
//! assert_eq!(pad::<u32>(&mut block, 3, 3, Md5::BIG_ENDIAN), 1);
//! let digest = absorb::<Md5, u32, 4>(Scalar, Md5::IV, &Sources::new([&block[..]]));
//! assert_eq!(digest[0].to_le_bytes(), [0x90, 0x01, 0x50, 0x98]);
//! ```

use crate::byte_order::ordered;
use lanes::{Lanes, Line, Sources, Word};

/// A compression function from a chaining value of `WORDS` words and a block to the next chaining
/// value.
pub trait Compression<const WORDS: usize>: Copy {
    /// Whether the words of blocks and digests, and the length in the padding, have their most
    /// significant byte first.
    const BIG_ENDIAN: bool;
    /// The initial value.
    const IV: [u32; WORDS];
    /// The chaining value after one more block.
    fn compress<V: Lanes<Word = u32>>(token: V::Token, h: [V; WORDS], w: [V; 16]) -> [V; WORDS];
    /// The first word of that chaining value, which may take fewer steps than all of it: a search
    /// needs no other of most digests.
    #[inline(always)]
    fn first_word<V: Lanes<Word = u32>>(token: V::Token, h: [V; WORDS], w: [V; 16]) -> V {
        Self::compress(token, h, w)[0]
    }
}

/// x ^ y ^ z, Parity of FIPS 180-4, section 4.1.1, which all four have. `x` is the word that is
/// computed last, and it passes one operation even where two make it.
#[inline(always)]
pub(crate) fn parity<V: Lanes>(x: V, y: V, z: V) -> V {
    y.xor3(z, x)
}

/// The constants of steps, as memory whose contents the compiler does not know. It would add a
/// constant that it knows last, behind the word for which the next step waits: of MD5, an addition
/// more on the chain of every step.
#[inline(always)]
pub(crate) fn constants<T>(table: &'static T) -> &'static T {
    core::hint::black_box(table)
}

/// The chaining value of every lane after the blocks of its source.
///
/// # Panics
///
/// If the blocks are not whole.
#[inline(always)]
pub fn absorb<C: Compression<WORDS>, V: Lanes<Word = u32>, const WORDS: usize>(
    token: V::Token,
    mut h: [V; WORDS],
    sources: &Sources<'_>,
) -> [V; WORDS] {
    assert!(sources.length().is_multiple_of(size_of::<Line>()), "the blocks are not whole");
    let mut offset = 0;
    while offset < sources.length() {
        let mut w = [h[0]; 16];
        sources.load(token, offset, &mut w);
        h = C::compress(token, h, ordered(w, C::BIG_ENDIAN));
        offset += size_of::<Line>();
    }
    h
}

/// The padded block of a message of eight words, such as a digest of SHA-256, in the order of the
/// function's words.
#[inline(always)]
pub fn block_of_eight<C: Compression<WORDS>, V: Lanes<Word = u32>, const WORDS: usize>(
    token: V::Token,
    message: [V; 8],
) -> [V; 16] {
    let mut w = [V::splat(token, 0); 16];
    let mut i = 0;
    while i < 8 {
        w[i] = message[i];
        i += 1;
    }
    // One bit after the message, and its 256 bits in the lower of two words.
    let (one, bits) = if C::BIG_ENDIAN { (1 << 31, 15) } else { (0x80, 14) };
    w[8] = V::splat(token, one);
    w[bits] = V::splat(token, 256);
    w
}

/// Writes the padding after `length` bytes of the last block or two, which are zero from there on:
/// a one bit, and in two words `W` at the end the bits of the message, which has `total` bytes,
/// modulo what two words can hold. Returns how many blocks of sixteen words that makes (FIPS 180-4,
/// section 5.1; RFC 1321, sections 3.1 and 3.2).
pub fn pad<W: Word>(block: &mut [u8], length: usize, total: u64, big_endian: bool) -> usize {
    let word = W::BITS as usize / 8;
    let blocks = (length + 1 + 2 * word).div_ceil(16 * word);
    block[length] = 0x80;
    let bits = u128::from(total) * 8;
    let place = &mut block[16 * word * blocks - 2 * word..][..2 * word];
    if big_endian {
        place.copy_from_slice(&bits.to_be_bytes()[16 - 2 * word..]);
    } else {
        place.copy_from_slice(&bits.to_le_bytes()[..2 * word]);
    }
    blocks
}

#[cfg(test)]
mod tests;
