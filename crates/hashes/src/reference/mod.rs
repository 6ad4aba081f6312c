//! The standards again, transcribed slowly and literally: the oracle of every test.
//!
//! Nothing here is shared with the fast modules except the initial values and the constants K of
//! SHA-2, which the official vectors check. One message, one word at a time, steps named as in FIPS
//! 202, FIPS 180-4 and RFC 7693, the constants of Keccak computed from their definitions.

pub mod blake3;
pub mod merkle_damgard;
pub mod poseidon;
pub mod rfc9861;
pub mod sp800_185;

use crate::algorithm::{Algorithm, Family, Later};
use crate::functions::MerkleDamgard;
use crate::keccak::{SHA3_256, Sponge};
use crate::sha2::{IV_256, IV_512, K256, K512};

/// The digest of `message`; for SHAKE of the default length.
///
/// ```
/// use hashes::{Algorithm, reference};
/// assert_eq!(reference::digest(Algorithm::Sha3_256, b"")[..4], [0xa7, 0xff, 0xc6, 0xf8]);
/// ```
#[must_use]
pub fn digest(algorithm: Algorithm, message: &[u8]) -> Vec<u8> {
    digest_keyed(algorithm, &[], message, algorithm.digest_length())
}

/// The digest of `length` bytes under `key`, for the algorithms that have a choice of either
/// (SHAKE: length; BLAKE2: both). The others ignore the key and return their first `length` bytes.
#[must_use]
pub fn digest_keyed(algorithm: Algorithm, key: &[u8], message: &[u8], length: usize) -> Vec<u8> {
    let mut digest = match algorithm.family() {
        Family::Keccak(sponge) => keccak(sponge, message, length),
        Family::Sha3x => {
            (0..3).fold(message.to_vec(), |inner, _| keccak(SHA3_256, &inner, 32)[..32].to_vec())
        }
        Family::Sha256 { iv, later: None } => sha256(iv, message),
        Family::Sha256 { iv, later: Some(Later::Sha256) } => sha256(iv, &sha256(iv, message)),
        Family::Sha256 { iv, later: Some(Later::Ripemd160) } => {
            merkle_damgard::ripemd160(&sha256(iv, message))
        }
        Family::Sha512 { iv } => sha512(iv, message),
        Family::MerkleDamgard(MerkleDamgard::Md5) => merkle_damgard::md5(message),
        Family::MerkleDamgard(MerkleDamgard::Sha1) => merkle_damgard::sha1(message),
        Family::MerkleDamgard(MerkleDamgard::Ripemd160) => merkle_damgard::ripemd160(message),
        Family::MerkleDamgard(MerkleDamgard::Sm3) => merkle_damgard::sm3(message),
        Family::Blake2s => blake2s(key, message, length),
        Family::Blake2b => blake2b(key, message, length),
        Family::Blake3 => match key.first_chunk() {
            Some(key) => blake3::keyed_hash(key, message, length),
            None => blake3::hash(message, length),
        },
    };
    digest.truncate(length);
    digest
}

// ---- FIPS 202 ----

/// SPONGE\[Keccak-p\[1600, rounds\], pad10*1, rate\] (algorithm 8), the suffix bits before the
/// padding.
fn keccak(sponge: Sponge, message: &[u8], length: usize) -> Vec<u8> {
    let Sponge { rate, suffix, rounds } = sponge;
    let mut padded = message.to_vec();
    padded.push(suffix);
    padded.resize(padded.len().next_multiple_of(rate), 0);
    if let Some(last) = padded.last_mut() {
        *last ^= 0x80;
    }
    let mut state = [0u8; 200];
    for block in padded.chunks(rate) {
        for (byte, input) in state.iter_mut().zip(block) {
            *byte ^= input;
        }
        state = keccak_p(&state, rounds);
    }
    let mut output = state[..rate].to_vec();
    while output.len() < length {
        state = keccak_p(&state, rounds);
        output.extend_from_slice(&state[..rate]);
    }
    output
}

/// A\[x\]\[y\] as 64 bits z = 0 … 63, bit z of the word being A\[x, y, z\] (section 3.1.2).
type Array = [[u64; 5]; 5];

/// KECCAK-p\[1600, rounds\] (algorithm 7): rounds 12 + 2l - rounds to 12 + 2l - 1, l being 6.
fn keccak_p(state: &[u8; 200], rounds: usize) -> [u8; 200] {
    let mut a: Array = [[0; 5]; 5];
    for (i, byte) in state.iter().enumerate() {
        a[i / 8 % 5][i / 40] |= u64::from(*byte) << (8 * (i % 8));
    }
    for round in 24 - rounds..24 {
        a = iota(chi(pi(rho(theta(a)))), round);
    }
    core::array::from_fn(|i| (a[i / 8 % 5][i / 40] >> (8 * (i % 8))) as u8)
}

/// Algorithm 1.
fn theta(a: Array) -> Array {
    let c: [u64; 5] = core::array::from_fn(|x| a[x].iter().fold(0, |sum, word| sum ^ word));
    let d: [u64; 5] = core::array::from_fn(|x| c[(x + 4) % 5] ^ c[(x + 1) % 5].rotate_left(1));
    core::array::from_fn(|x| a[x].map(|word| word ^ d[x]))
}

/// Algorithm 2.
fn rho(a: Array) -> Array {
    let mut out = a;
    let (mut x, mut y) = (1, 0);
    for t in 0..24 {
        out[x][y] = a[x][y].rotate_left((t + 1) * (t + 2) / 2 % 64);
        (x, y) = (y, (2 * x + 3 * y) % 5);
    }
    out
}

/// Algorithm 3.
fn pi(a: Array) -> Array {
    core::array::from_fn(|x| core::array::from_fn(|y| a[(x + 3 * y) % 5][x]))
}

/// Algorithm 4.
fn chi(a: Array) -> Array {
    core::array::from_fn(|x| {
        core::array::from_fn(|y| a[x][y] ^ ((a[(x + 1) % 5][y] ^ u64::MAX) & a[(x + 2) % 5][y]))
    })
}

/// Algorithm 6.
fn iota(mut a: Array, round: usize) -> Array {
    a[0][0] ^= ROUND_CONSTANTS[round];
    a
}

/// RC of every round, steps 2 and 3 of algorithm 6. Worked out by the compiler: the register takes
/// more steps than all else.
const ROUND_CONSTANTS: [u64; 24] = {
    let mut constants = [0; 24];
    let mut round = 0;
    while round < 24 {
        let mut j = 0;
        while j <= 6 {
            constants[round] |= (round_constant_bit(j + 7 * round) as u64) << ((1 << j) - 1);
            j += 1;
        }
        round += 1;
    }
    constants
};

/// rc(t), algorithm 5: a linear feedback shift register.
const fn round_constant_bit(t: usize) -> bool {
    let mut r: u16 = 1;
    let mut step = 0;
    while step < t % 255 {
        r <<= 1;
        if r & 0x100 != 0 {
            r ^= 0x171;
        }
        step += 1;
    }
    r & 1 == 1
}

// ---- FIPS 180-4 ----

/// Section 5.1: the message, a one bit, zeros, and the bit length in `length_bytes` bytes.
fn pad(message: &[u8], block: usize, length_bytes: usize) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while padded.len() % block != block - length_bytes {
        padded.push(0);
    }
    let bits = (message.len() as u128 * 8).to_be_bytes();
    padded.extend_from_slice(&bits[16 - length_bytes..]);
    padded
}

/// Sections 6.2.2 and 6.4.2, literally, for both word sizes.
macro_rules! sha2 {
    ($name:ident, $word:ty, $k:ident, $s0:expr, $s1:expr, $big0:expr, $big1:expr) => {
        fn $name(iv: &[$word; 8], message: &[u8]) -> Vec<u8> {
            const BYTES: usize = size_of::<$word>();
            let rotr = |x: $word, n: u32| x.rotate_right(n);
            let three = |x: $word, n: [u32; 3]| rotr(x, n[0]) ^ rotr(x, n[1]) ^ rotr(x, n[2]);
            let shifted = |x: $word, n: [u32; 3]| rotr(x, n[0]) ^ rotr(x, n[1]) ^ (x >> n[2]);
            let mut hash = *iv;
            for block in pad(message, 16 * BYTES, 2 * BYTES).chunks(16 * BYTES) {
                let mut w: Vec<$word> = Vec::new();
                for t in 0..$k.len() {
                    w.push(if t < 16 {
                        block[t * BYTES..][..BYTES]
                            .iter()
                            .fold(0, |word, byte| (word << 8) | <$word>::from(*byte))
                    } else {
                        shifted(w[t - 2], $s1)
                            .wrapping_add(w[t - 7])
                            .wrapping_add(shifted(w[t - 15], $s0))
                            .wrapping_add(w[t - 16])
                    });
                }
                let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = hash;
                for t in 0..$k.len() {
                    let ch = (e & f) ^ (!e & g);
                    let maj = (a & b) ^ (a & c) ^ (b & c);
                    let t1 = h
                        .wrapping_add(three(e, $big1))
                        .wrapping_add(ch)
                        .wrapping_add($k[t])
                        .wrapping_add(w[t]);
                    let t2 = three(a, $big0).wrapping_add(maj);
                    h = g;
                    g = f;
                    f = e;
                    e = d.wrapping_add(t1);
                    d = c;
                    c = b;
                    b = a;
                    a = t1.wrapping_add(t2);
                }
                for (word, add) in hash.iter_mut().zip([a, b, c, d, e, f, g, h]) {
                    *word = word.wrapping_add(add);
                }
            }
            hash.iter().flat_map(|word| word.to_be_bytes()).collect()
        }
    };
}

sha2!(sha256, u32, K256, [7, 18, 3], [17, 19, 10], [2, 13, 22], [6, 11, 25]);
sha2!(sha512, u64, K512, [1, 8, 7], [19, 61, 6], [28, 34, 39], [14, 18, 41]);

// ---- RFC 7693 ----

/// Section 2.7.
const SIGMA: [[usize; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/// Section 3.3 with 3.1 and 3.2, for both word sizes.
macro_rules! blake2 {
    ($name:ident, $word:ty, $iv:ident, $rounds:literal, $rotations:expr) => {
        fn $name(key: &[u8], message: &[u8], length: usize) -> Vec<u8> {
            const BYTES: usize = size_of::<$word>();
            const BLOCK: usize = 16 * BYTES;
            let mut h = $iv;
            h[0] ^= 0x0101_0000 ^ (key.len() as $word) << 8 ^ length as $word;
            let mut data = key.to_vec();
            data.resize(key.len().next_multiple_of(BLOCK), 0);
            data.extend_from_slice(message);
            let total = data.len();
            data.resize(total.next_multiple_of(BLOCK).max(BLOCK), 0);
            for (i, block) in data.chunks(BLOCK).enumerate() {
                let last = (i + 1) * BLOCK >= total;
                let t = if last { total } else { (i + 1) * BLOCK } as u128;
                let m: [$word; 16] = core::array::from_fn(|i| {
                    block[i * BYTES..][..BYTES]
                        .iter()
                        .rev()
                        .fold(0, |word, byte| (word << 8) | <$word>::from(*byte))
                });
                let mut v: [$word; 16] = core::array::from_fn(|i| if i < 8 { h[i] } else { $iv[i - 8] });
                v[12] ^= t as $word;
                v[13] ^= (t >> (8 * BYTES)) as $word;
                if last {
                    v[14] = !v[14];
                }
                for round in 0..$rounds {
                    let s = SIGMA[round % 10];
                    let [r1, r2, r3, r4]: [u32; 4] = $rotations;
                    let mut g = |a: usize, b: usize, c: usize, d: usize, x: $word, y: $word| {
                        v[a] = v[a].wrapping_add(v[b]).wrapping_add(x);
                        v[d] = (v[d] ^ v[a]).rotate_right(r1);
                        v[c] = v[c].wrapping_add(v[d]);
                        v[b] = (v[b] ^ v[c]).rotate_right(r2);
                        v[a] = v[a].wrapping_add(v[b]).wrapping_add(y);
                        v[d] = (v[d] ^ v[a]).rotate_right(r3);
                        v[c] = v[c].wrapping_add(v[d]);
                        v[b] = (v[b] ^ v[c]).rotate_right(r4);
                    };
                    g(0, 4, 8, 12, m[s[0]], m[s[1]]);
                    g(1, 5, 9, 13, m[s[2]], m[s[3]]);
                    g(2, 6, 10, 14, m[s[4]], m[s[5]]);
                    g(3, 7, 11, 15, m[s[6]], m[s[7]]);
                    g(0, 5, 10, 15, m[s[8]], m[s[9]]);
                    g(1, 6, 11, 12, m[s[10]], m[s[11]]);
                    g(2, 7, 8, 13, m[s[12]], m[s[13]]);
                    g(3, 4, 9, 14, m[s[14]], m[s[15]]);
                }
                for i in 0..8 {
                    h[i] ^= v[i] ^ v[i + 8];
                }
            }
            h.iter().flat_map(|word| word.to_le_bytes()).collect()
        }
    };
}

blake2!(blake2s, u32, IV_256, 10, [16, 12, 8, 7]);
blake2!(blake2b, u64, IV_512, 12, [32, 24, 16, 63]);
