//! MD5, SHA-1, RIPEMD-160 and SM3, transcribed from their standards: constants from the formulas
//! that define them, the words of a block by the permutations and tables of the standards, every
//! step as it is written there.

/// Words in blocks: the message, a one bit, zeros, and the length in 64 bits.
fn blocks(message: &[u8], big_endian: bool) -> Vec<[u32; 16]> {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    let bits = message.len() as u64 * 8;
    padded.extend(if big_endian { bits.to_be_bytes() } else { bits.to_le_bytes() });
    let word = |bytes: &[u8]| {
        let at = |i: usize| u32::from(bytes[i]);
        if big_endian {
            at(0) << 24 | at(1) << 16 | at(2) << 8 | at(3)
        } else {
            at(3) << 24 | at(2) << 16 | at(1) << 8 | at(0)
        }
    };
    padded.chunks(64).map(|block| core::array::from_fn(|i| word(&block[4 * i..]))).collect()
}

fn little_endian(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn big_endian(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_be_bytes()).collect()
}

fn sum<const N: usize>(words: [u32; N]) -> u32 {
    words.into_iter().fold(0, u32::wrapping_add)
}

/// The integer part of 2^30 times a root: the constants of SHA-1 and RIPEMD-160.
fn of_root(root: f64) -> u32 {
    (root * f64::from(1 << 30)) as u32
}

/// MD5 (RFC 1321, section 3).
///
/// ```
/// assert_eq!(hashes::reference::merkle_damgard::md5(b"")[..4], [0xd4, 0x1d, 0x8c, 0xd9]);
/// ```
#[must_use]
pub fn md5(message: &[u8]) -> Vec<u8> {
    /// The amounts of each round, in turn.
    const S: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
    let [mut a, mut b, mut c, mut d] = [0x6745_2301_u32, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476];
    for x in blocks(message, false) {
        let [aa, bb, cc, dd] = [a, b, c, d];
        for i in 0..64 {
            let (f, k) = match i / 16 {
                0 => ((b & c) | (!b & d), i),
                1 => ((b & d) | (c & !d), 5 * i + 1),
                2 => (b ^ c ^ d, 3 * i + 5),
                _ => (c ^ (b | !d), 7 * i),
            };
            let t = (4_294_967_296.0 * f64::from(i as u32 + 1).sin().abs()) as u32;
            a = b.wrapping_add(sum([a, f, x[k % 16], t]).rotate_left(S[i / 16][i % 4]));
            [a, b, c, d] = [d, a, b, c];
        }
        [a, b, c, d] = [sum([a, aa]), sum([b, bb]), sum([c, cc]), sum([d, dd])];
    }
    little_endian(&[a, b, c, d])
}

/// SHA-1 (FIPS 180-4, section 6.1).
///
/// ```
/// assert_eq!(hashes::reference::merkle_damgard::sha1(b"")[..4], [0xda, 0x39, 0xa3, 0xee]);
/// ```
#[must_use]
pub fn sha1(message: &[u8]) -> Vec<u8> {
    let mut hash = [0x6745_2301_u32, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0];
    for block in blocks(message, true) {
        let mut w = block.to_vec();
        for t in 16..80 {
            w.push((w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]).rotate_left(1));
        }
        let [mut a, mut b, mut c, mut d, mut e] = hash;
        for (t, w) in w.into_iter().enumerate() {
            let (f, root) = match t / 20 {
                0 => ((b & c) ^ (!b & d), 2.0_f64),
                1 => (b ^ c ^ d, 3.0),
                2 => ((b & c) ^ (b & d) ^ (c & d), 5.0),
                _ => (b ^ c ^ d, 10.0),
            };
            let next = sum([a.rotate_left(5), f, e, of_root(root.sqrt()), w]);
            [a, b, c, d, e] = [next, a, b.rotate_left(30), c, d];
        }
        for (word, add) in hash.iter_mut().zip([a, b, c, d, e]) {
            *word = word.wrapping_add(add);
        }
    }
    big_endian(&hash)
}

/// RIPEMD-160 (Dobbertin, Bosselaers, Preneel 1996, section 2): the words by the permutations ρ
/// and π, the amounts by the table for each word and round, which both lines share.
///
/// ```
/// assert_eq!(hashes::reference::merkle_damgard::ripemd160(b"")[..4], [0x9c, 0x11, 0x85, 0xa5]);
/// ```
#[must_use]
pub fn ripemd160(message: &[u8]) -> Vec<u8> {
    const RHO: [usize; 16] = [7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8];
    const SHIFTS: [[u32; 16]; 5] = [
        [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8],
        [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
        [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9],
        [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
        [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5],
    ];
    let f = |number: usize, x: u32, y: u32, z: u32| match number {
        1 => x ^ y ^ z,
        2 => (x & y) | (!x & z),
        3 => (x | !y) ^ z,
        4 => (x & z) | (y & !z),
        5 => x ^ (y | !z),
        _ => unreachable!("there are five functions"),
    };
    let line = |h: [u32; 5], x: &[u32; 16], right: bool| {
        let [mut a, mut b, mut c, mut d, mut e] = h;
        // The order of the words in the first round.
        let mut order: [usize; 16] = core::array::from_fn(|i| if right { (9 * i + 5) % 16 } else { i });
        for (round, shifts) in SHIFTS.iter().enumerate() {
            let roots = [2.0_f64, 3.0, 5.0, 7.0];
            let (k, number) = if right {
                (roots.get(round).map_or(0, |root| of_root(root.cbrt())), 5 - round)
            } else {
                (round.checked_sub(1).map_or(0, |i| of_root(roots[i].sqrt())), 1 + round)
            };
            for r in order {
                let t = sum([a, f(number, b, c, d), x[r], k]).rotate_left(shifts[r]).wrapping_add(e);
                [a, b, c, d, e] = [e, t, b, c.rotate_left(10), d];
            }
            order = order.map(|i| RHO[i]);
        }
        [a, b, c, d, e]
    };
    let mut h = [0x6745_2301_u32, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0];
    for x in blocks(message, false) {
        let (left, right) = (line(h, &x, false), line(h, &x, true));
        h = core::array::from_fn(|i| sum([h[(i + 1) % 5], left[(i + 2) % 5], right[(i + 3) % 5]]));
    }
    little_endian(&h)
}

/// SM3 (GB/T 32905-2016, section 5).
///
/// ```
/// assert_eq!(hashes::reference::merkle_damgard::sm3(b"")[..4], [0x1a, 0xb2, 0x1d, 0x83]);
/// ```
#[must_use]
pub fn sm3(message: &[u8]) -> Vec<u8> {
    let p0 = |x: u32| x ^ x.rotate_left(9) ^ x.rotate_left(17);
    let p1 = |x: u32| x ^ x.rotate_left(15) ^ x.rotate_left(23);
    let mut v = [
        0x7380_166F_u32,
        0x4914_B2B9,
        0x1724_42D7,
        0xDA8A_0600,
        0xA96F_30BC,
        0x1631_38AA,
        0xE38D_EE4D,
        0xB0FB_0E4E,
    ];
    for block in blocks(message, true) {
        let mut w = block.to_vec();
        for j in 16..68 {
            let x = p1(w[j - 16] ^ w[j - 9] ^ w[j - 3].rotate_left(15));
            w.push(x ^ w[j - 13].rotate_left(7) ^ w[j - 6]);
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = v;
        for j in 0..64 {
            let (t, ff, gg) = if j < 16 {
                (0x79CC_4519_u32, a ^ b ^ c, e ^ f ^ g)
            } else {
                (0x7A87_9D8A, (a & b) | (a & c) | (b & c), (e & f) | (!e & g))
            };
            let ss1 = sum([a.rotate_left(12), e, t.rotate_left(j as u32 % 32)]).rotate_left(7);
            let ss2 = ss1 ^ a.rotate_left(12);
            let tt1 = sum([ff, d, ss2, w[j] ^ w[j + 4]]);
            let tt2 = sum([gg, h, ss1, w[j]]);
            [a, b, c, d] = [tt1, a, b.rotate_left(9), c];
            [e, f, g, h] = [p0(tt2), e, f.rotate_left(19), g];
        }
        for (word, other) in v.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *word ^= other;
        }
    }
    big_endian(&v)
}
