//! BLAKE2b and BLAKE2s, keyed or not, any digest length: one text for both (RFC 7693).
//!
//! The two differ in word size, rotation amounts and number of rounds ([`Blake2`]). SIGMA (section 2.7) is written
//! into the rounds as constants, so that every message word is a fixed register or operand.

use crate::message::{Messages, emit};
use lanes::{Lanes, Word};

/// What distinguishes BLAKE2s from BLAKE2b.
pub trait Blake2: Copy {
    /// `u32` or `u64`.
    type Word: Word;
    /// The initialisation vector (section 2.6).
    const IV: [Self::Word; 8];
    /// Rounds (section 2.1); those past the tenth repeat SIGMA from the start.
    const ROUNDS: usize;
    /// Rotation to the right by R1 (section 2.1).
    fn r1<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// Rotation to the right by R2.
    fn r2<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// Rotation to the right by R3.
    fn r3<V: Lanes<Word = Self::Word>>(x: V) -> V;
    /// Rotation to the right by R4.
    fn r4<V: Lanes<Word = Self::Word>>(x: V) -> V;
}

/// BLAKE2s: 32-bit words, digests of 1 to 32 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Blake2s;

/// BLAKE2b: 64-bit words, digests of 1 to 64 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Blake2b;

macro_rules! rotations {
    ($($name:ident: $n:literal),*) => {$(
        #[inline(always)]
        fn $name<V: Lanes<Word = Self::Word>>(x: V) -> V {
            x.rotr::<$n>()
        }
    )*};
}

impl Blake2 for Blake2s {
    type Word = u32;
    const IV: [u32; 8] = crate::sha2::IV_256;
    const ROUNDS: usize = 10;
    rotations!(r1: 16, r2: 12, r3: 8, r4: 7);
}

impl Blake2 for Blake2b {
    type Word = u64;
    const IV: [u64; 8] = crate::sha2::IV_512;
    const ROUNDS: usize = 12;
    rotations!(r1: 32, r2: 24, r3: 16, r4: 63);
}

/// The mixing function G (section 3.1) on four words of the working vector.
#[inline(always)]
fn mix<H: Blake2, V: Lanes<Word = H::Word>>([a, b, c, d]: [V; 4], x: V, y: V) -> [V; 4] {
    let a = a.add(b.add(x));
    let d = H::r1(d.xor(a));
    let c = c.add(d);
    let b = H::r2(b.xor(c));
    let a = a.add(b.add(y));
    let d = H::r3(d.xor(a));
    let c = c.add(d);
    let b = H::r4(b.xor(c));
    [a, b, c, d]
}

/// One round with the message words in the order given (section 3.2): columns, then diagonals.
#[inline(always)]
fn round<H: Blake2, V: Lanes<Word = H::Word>>(v: &mut [V; 16], m: [V; 16]) {
    macro_rules! mix {
        ($a:literal, $b:literal, $c:literal, $d:literal, $i:literal) => {
            [v[$a], v[$b], v[$c], v[$d]] = mix::<H, V>([v[$a], v[$b], v[$c], v[$d]], m[2 * $i], m[2 * $i + 1])
        };
    }
    mix!(0, 4, 8, 12, 0);
    mix!(1, 5, 9, 13, 1);
    mix!(2, 6, 10, 14, 2);
    mix!(3, 7, 11, 15, 3);
    mix!(0, 5, 10, 15, 4);
    mix!(1, 6, 11, 12, 5);
    mix!(2, 7, 8, 13, 6);
    mix!(3, 4, 9, 14, 7);
}

/// Where a block stands in its message.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// t of section 3.2: bytes hashed up to the end of this block, key block included.
    pub bytes: u128,
    /// Whether it is the last block.
    pub last: bool,
}

/// The compression function F (section 3.2): the hash value after one more block.
#[inline(always)]
pub fn compress<H: Blake2, V: Lanes<Word = H::Word>>(
    token: V::Token,
    h: [V; 8],
    m: [V; 16],
    position: Position,
) -> [V; 8] {
    let ones = H::Word::truncate(if position.last { u64::MAX } else { 0 });
    let iv = &H::IV;
    let [low, high] = halves::<H::Word>(position.bytes);
    let splat = [iv[0], iv[1], iv[2], iv[3], iv[4].xor(low), iv[5].xor(high), iv[6].xor(ones), iv[7]];
    let iv = crate::sha2::splat_all::<V>(token, &splat);
    let mut v = [
        h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], iv[0], iv[1], iv[2], iv[3], iv[4], iv[5], iv[6],
        iv[7],
    ];
    macro_rules! rounds {
        ($([$($s:literal)*])*) => { $( round::<H, V>(&mut v, [$(m[$s]),*]); )* };
    }
    rounds! {
        [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15]
        [14 10 4 8 9 15 13 6 1 12 0 2 11 7 5 3]
        [11 8 12 0 5 2 15 13 10 14 3 6 7 1 9 4]
        [7 9 3 1 13 12 11 14 2 6 5 10 4 0 15 8]
        [9 0 5 7 2 4 10 15 14 1 11 12 6 8 3 13]
        [2 12 6 10 0 11 8 3 4 13 7 5 15 14 1 9]
        [12 5 1 15 14 13 4 10 0 7 6 3 9 2 8 11]
        [13 11 7 14 12 1 3 9 5 0 15 4 8 6 2 10]
        [6 15 14 9 11 3 0 8 12 2 13 7 1 4 10 5]
        [10 2 8 4 7 6 1 5 15 11 9 14 3 12 13 0]
    }
    if H::ROUNDS == 12 {
        rounds! {
            [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15]
            [14 10 4 8 9 15 13 6 1 12 0 2 11 7 5 3]
        }
    }
    let mut i = 0;
    let mut out = h;
    while i < 8 {
        out[i] = h[i].xor3(v[i], v[i + 8]);
        i += 1;
    }
    out
}

/// The low and the high word of t.
#[inline(always)]
fn halves<W: Word>(bytes: u128) -> [W; 2] {
    [W::truncate(bytes as u64), W::truncate((bytes >> W::BITS) as u64)]
}

/// The initial hash value: IV with the parameter block of section 2.5 (fanout and depth 1, all else zero).
#[must_use]
pub fn initial<H: Blake2>(digest_length: usize, key_length: usize) -> [H::Word; 8] {
    let mut h = H::IV;
    let parameters = 0x0101_0000 ^ (key_length as u64) << 8 ^ digest_length as u64;
    h[0] = h[0].xor(H::Word::truncate(parameters));
    h
}

/// Hashes up to [`Lanes::COUNT`] messages of one length under one key (empty: none) (section 3.3). The digest
/// length, which is a parameter of the hash, is that of the outputs.
///
/// # Panics
///
/// If there is no message, the messages differ in length, or the key is longer than the longest digest.
#[inline(always)]
pub fn digest<H: Blake2, V: Lanes<Word = H::Word>>(
    token: V::Token,
    key: &[u8],
    messages: &[&[u8]],
    outputs: &mut [&mut [u8]],
) {
    let messages = Messages::new(messages);
    let block_size = 2 * H::Word::BITS as usize;
    assert!(key.len() <= H::Word::BITS as usize, "the key is too long");
    let digest_length = outputs.first().map_or(0, |output| output.len());
    let mut h = crate::sha2::splat_all::<V>(token, &initial::<H>(digest_length, key.len()));
    let mut bytes: u128 = 0;
    if !key.is_empty() {
        let padded = Messages::new(&[key]).tail(0);
        bytes += block_size as u128;
        let position = Position { bytes, last: messages.length() == 0 };
        h = absorb::<H, V>(token, h, &padded.messages(), position);
    }
    if !key.is_empty() && messages.length() == 0 {
        return finish::<H, V>(h, outputs);
    }
    // The last block is never empty unless the message is.
    let whole = messages.length().saturating_sub(1) / block_size;
    for block in 0..whole {
        bytes += block_size as u128;
        h = absorb::<H, V>(token, h, &messages.at(block * block_size), Position { bytes, last: false });
    }
    bytes += (messages.length() - whole * block_size) as u128;
    let tail = messages.tail(whole * block_size);
    h = absorb::<H, V>(token, h, &tail.messages(), Position { bytes, last: true });
    finish::<H, V>(h, outputs);
}

#[inline(always)]
fn absorb<H: Blake2, V: Lanes<Word = H::Word>>(
    token: V::Token,
    h: [V; 8],
    block: &Messages<'_>,
    position: Position,
) -> [V; 8] {
    let mut m = [h[0]; 16];
    for (i, word) in m.iter_mut().enumerate() {
        *word = block.word(token, i * H::Word::BITS as usize / 8, Word::from_le);
    }
    compress::<H, V>(token, h, m, position)
}

#[inline(always)]
fn finish<H: Blake2, V: Lanes<Word = H::Word>>(h: [V; 8], outputs: &mut [&mut [u8]]) {
    for (i, word) in h.into_iter().enumerate() {
        emit(word, i * H::Word::BITS as usize / 8, outputs, Word::to_le);
    }
}
