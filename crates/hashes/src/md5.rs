//! MD5 (RFC 1321). Anyone can make two messages with the same digest, so it proves nothing about
//! who wrote a message; it still finds accidents, and files that are listed by it.

use crate::merkle_damgard::{Compression, constants, parity};
use lanes::Lanes;

/// MD5: a chaining value of four words, least significant byte first.
///
/// ```
/// use hashes::{md5::Md5, merkle_damgard::Compression};
/// let mut empty = [0; 16];
/// empty[0] = 0x80;
/// let digest = Md5::compress(lanes::isa::Scalar, Md5::IV, empty);
/// assert_eq!(digest[0].to_le_bytes(), [0xd4, 0x1d, 0x8c, 0xd9]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Md5;

/// T (section 3.4): the integer part of 4294967296 |sin(i + 1)|, i + 1 being in radians. The
/// constants of the last round are less by one, because [`i`] adds one too many.
const T: [[u32; 4]; 16] = {
    let mut t = [
        [0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE],
        [0xF57C_0FAF, 0x4787_C62A, 0xA830_4613, 0xFD46_9501],
        [0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE],
        [0x6B90_1122, 0xFD98_7193, 0xA679_438E, 0x49B4_0821],
        [0xF61E_2562, 0xC040_B340, 0x265E_5A51, 0xE9B6_C7AA],
        [0xD62F_105D, 0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8],
        [0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED],
        [0xA9E3_E905, 0xFCEF_A3F8, 0x676F_02D9, 0x8D2A_4C8A],
        [0xFFFA_3942, 0x8771_F681, 0x6D9D_6122, 0xFDE5_380C],
        [0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70],
        [0x289B_7EC6, 0xEAA1_27FA, 0xD4EF_3085, 0x0488_1D05],
        [0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665],
        [0xF429_2244, 0x432A_FF97, 0xAB94_23A7, 0xFC93_A039],
        [0x655B_59C3, 0x8F0C_CC92, 0xFFEF_F47D, 0x8584_5DD1],
        [0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1],
        [0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB, 0xEB86_D391],
    ];
    let mut i = 48;
    while i < 64 {
        t[i / 4][i % 4] -= 1;
        i += 1;
    }
    t
};

/// `sum + F(x, y, z)`, F being `(x & y) | (!x & z)`.
#[inline(always)]
fn f<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.add(x.ch(y, z))
}

/// `sum + G(x, y, z)`, G being `(x & z) | (y & !z)`. `x` is the word that comes last.
#[inline(always)]
fn g<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.add_ch(z, x, y)
}

/// `sum + H(x, y, z)`, H being `x ^ y ^ z`. `x` is the word that comes last.
#[inline(always)]
fn h<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.add(parity(x, y, z))
}

/// `sum + I(x, y, z) + 1`, I being `y ^ (x | !z)`. That is the complement of `y ^ (!x & z)`, and
/// adding a complement and one is subtracting.
#[inline(always)]
fn i<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.sub(y.chi(x, z))
}

impl Compression<4> for Md5 {
    const BIG_ENDIAN: bool = false;
    const IV: [u32; 4] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476];

    /// Section 3.4. A step is a = b + ((a + F(b, c, d) + X\[k\] + T\[i\]) <<< s): one operation of
    /// three inputs, one rotation and four additions, one of which subtracts in the last round. So
    /// 64 of them and the four additions at the end are 64 logic, 64 rotations and 260 additions:
    /// 388 operations.
    ///
    /// A step waits for the one before it with b alone: a logic operation, an addition, a rotation
    /// and an addition, so the chain is 64 · 4 = 256 operations long. Without operations of three
    /// inputs, F and I pass b on to one more, and the chain is 32 · 5 + 32 · 4 = 288.
    #[inline(always)]
    fn compress<V: Lanes<Word = u32>>(token: V::Token, h: [V; 4], w: [V; 16]) -> [V; 4] {
        steps::<V, true>(token, h, w)
    }

    /// The last three steps make the other words.
    #[inline(always)]
    fn first_word<V: Lanes<Word = u32>>(token: V::Token, h: [V; 4], w: [V; 16]) -> V {
        steps::<V, false>(token, h, w)[0]
    }
}

/// The chaining value after a block; unless `ALL` is set, only its first word.
#[inline(always)]
fn steps<V: Lanes<Word = u32>, const ALL: bool>(token: V::Token, before: [V; 4], w: [V; 16]) -> [V; 4] {
    let [mut a, mut b, mut c, mut d] = before;
    let (constants, mut t) = (constants(&T), 0);
    macro_rules! some_steps {
        ($f:ident [$($s:literal)*] [$($k:literal)*]) => { $(
            let sum = a.add(w[$k].add(V::splat(token, constants[t / 4][t % 4])));
            (a, b, c, d) = (d, b.add($f(sum, b, c, d).rotl::<$s>()), b, c);
            t += 1;
        )* };
    }
    macro_rules! round {
        ($f:ident $s:tt $($k:tt)*) => { $( some_steps!($f $s $k); )* };
    }
    round!(f [7 12 17 22] [0 1 2 3] [4 5 6 7] [8 9 10 11] [12 13 14 15]);
    round!(g [5 9 14 20] [1 6 11 0] [5 10 15 4] [9 14 3 8] [13 2 7 12]);
    round!(h [4 11 16 23] [5 8 11 14] [1 4 7 10] [13 0 3 6] [9 12 15 2]);
    round!(i [6 10 15 21] [0 7 14 5] [12 3 10 1] [8 15 6 13]);
    some_steps!(i[6][4]);
    if !ALL {
        return [before[0].add(b); 4];
    }
    some_steps!(i [10 15 21] [11 2 9]);
    debug_assert!(t == T.as_flattened().len(), "each step has a constant");
    [before[0].add(a), before[1].add(b), before[2].add(c), before[3].add(d)]
}
