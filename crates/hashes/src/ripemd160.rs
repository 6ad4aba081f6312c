//! RIPEMD-160 (H. Dobbertin, A. Bosselaers, B. Preneel: "RIPEMD-160: a strengthened version of
//! RIPEMD", 1996; ISO/IEC 10118-3).

use crate::merkle_damgard::{Compression, constants, parity};
use lanes::Lanes;

/// RIPEMD-160: a chaining value of five words, least significant byte first.
///
/// ```
/// use hashes::{merkle_damgard::Compression, ripemd160::Ripemd160};
/// let mut empty = [0; 16];
/// empty[0] = 0x80;
/// let digest = Ripemd160::compress(lanes::isa::Scalar, Ripemd160::IV, empty);
/// assert_eq!(digest[0].to_le_bytes(), [0x9c, 0x11, 0x85, 0xa5]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Ripemd160;

/// K of the rounds of the left line, K' of the right one. Where the function is f3 or f5, a step
/// adds one too many ([`f3`]), so these are less by one.
const K: [[u32; 2]; 5] = [
    [0x0000_0000, 0x50A2_8BE6 - 1],
    [0x5A82_7999, 0x5C4D_D124],
    [0x6ED9_EBA1 - 1, 0x6D70_3EF3 - 1],
    [0x8F1B_BCDC, 0x7A6D_76E9],
    [0xA953_FD4E - 1, 0x0000_0000],
];

/// `sum + f1(x, y, z)`, f1 being `x ^ y ^ z`. `x` is the word that comes last, here and below.
#[inline(always)]
fn f1<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.add(parity(x, y, z))
}

/// `sum + f2(x, y, z)`, f2 being `(x & y) | (!x & z)`.
#[inline(always)]
fn f2<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.add(x.ch(y, z))
}

/// `sum + f3(x, y, z) + 1`, f3 being `(x | !y) ^ z`. That is the complement of `z ^ (!x & y)`, and
/// adding a complement and one is subtracting.
#[inline(always)]
fn f3<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.sub(z.chi(x, y))
}

/// `sum + f4(x, y, z)`, f4 being `(x & z) | (y & !z)`.
#[inline(always)]
fn f4<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.add_ch(z, x, y)
}

/// `sum + f5(x, y, z) + 1`, f5 being `x ^ (y | !z)`, the complement of `x ^ (!y & z)`.
#[inline(always)]
fn f5<V: Lanes<Word = u32>>(sum: V, x: V, y: V, z: V) -> V {
    sum.sub(x.chi(y, z))
}

impl Compression<5> for Ripemd160 {
    const BIG_ENDIAN: bool = false;
    const IV: [u32; 5] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0];

    /// Two lines of 80 steps each, independent of each other until the end, so that one may fill
    /// the time that the other waits. A step is T = rol_s(A + f(B, C, D) + X\[r\] + K) + E and a
    /// rotation of C: one operation of three inputs, two rotations and four additions, or three
    /// where K is 0. So 160 steps, 32 of them without K, and ten additions at the end are 160
    /// logic, 320 rotations and 640 − 32 + 10 = 618 additions: 1098 operations.
    ///
    /// A step waits for the one before it with B alone: a logic operation, an addition, a rotation
    /// and an addition, so the chain of both lines is 80 · 4 = 320 operations long. Without
    /// operations of three inputs, f2 and f3 pass B on to one more, and it is 352.
    #[inline(always)]
    fn compress<V: Lanes<Word = u32>>(token: V::Token, h: [V; 5], w: [V; 16]) -> [V; 5] {
        let [mut a, mut b, mut c, mut d, mut e] = h;
        let [mut a2, mut b2, mut c2, mut d2, mut e2] = h;
        let constants = constants(&K);
        macro_rules! step {
            ($f:ident($a:ident $b:ident $c:ident $d:ident $e:ident), $round:literal $line:literal, $r:literal $s:literal) => {
                let sum = if K[$round][$line] == 0 {
                    w[$r]
                } else {
                    w[$r].add(V::splat(token, constants[$round][$line]))
                };
                let t = $e.add($f($a.add(sum), $b, $c, $d).rotl::<$s>());
                ($a, $b, $c, $d, $e) = ($e, t, $b, $c.rotl::<10>(), $d);
            };
        }
        // Of each step the word r and the rotation s, in the left line and in the right one.
        macro_rules! round {
            ($round:literal $left:ident $right:ident; $($r:literal $s:literal, $r2:literal $s2:literal;)*) => { $(
                step!($left(a b c d e), $round 0, $r $s);
                step!($right(a2 b2 c2 d2 e2), $round 1, $r2 $s2);
            )* };
        }
        round!(0 f1 f5;
            0 11, 5 8; 1 14, 14 9; 2 15, 7 9; 3 12, 0 11;
            4 5, 9 13; 5 8, 2 15; 6 7, 11 15; 7 9, 4 5;
            8 11, 13 7; 9 13, 6 7; 10 14, 15 8; 11 15, 8 11;
            12 6, 1 14; 13 7, 10 14; 14 9, 3 12; 15 8, 12 6;
        );
        round!(1 f2 f4;
            7 7, 6 9; 4 6, 11 13; 13 8, 3 15; 1 13, 7 7;
            10 11, 0 12; 6 9, 13 8; 15 7, 5 9; 3 15, 10 11;
            12 7, 14 7; 0 12, 15 7; 9 15, 8 12; 5 9, 12 7;
            2 11, 4 6; 14 7, 9 15; 11 13, 1 13; 8 12, 2 11;
        );
        round!(2 f3 f3;
            3 11, 15 9; 10 13, 5 7; 14 6, 1 15; 4 7, 3 11;
            9 14, 7 8; 15 9, 14 6; 8 13, 6 6; 1 15, 9 14;
            2 14, 11 12; 7 8, 8 13; 0 13, 12 5; 6 6, 2 14;
            13 5, 10 13; 11 12, 0 13; 5 7, 4 7; 12 5, 13 5;
        );
        round!(3 f4 f2;
            1 11, 8 15; 9 12, 6 5; 11 14, 4 8; 10 15, 1 11;
            0 14, 3 14; 8 15, 11 14; 12 9, 15 6; 4 8, 0 14;
            13 9, 5 6; 3 14, 12 9; 7 5, 2 12; 15 6, 13 9;
            14 8, 9 12; 5 6, 7 5; 6 5, 10 15; 2 12, 14 8;
        );
        round!(4 f5 f1;
            4 9, 12 8; 0 15, 15 5; 5 5, 10 12; 9 11, 4 9;
            7 6, 1 12; 12 8, 5 5; 2 13, 8 14; 10 12, 7 6;
            14 5, 6 8; 1 12, 2 13; 3 13, 13 6; 8 14, 14 5;
            11 11, 0 15; 6 8, 3 13; 15 5, 9 11; 13 6, 11 11;
        );
        [
            h[1].add(c).add(d2),
            h[2].add(d).add(e2),
            h[3].add(e).add(a2),
            h[4].add(a).add(b2),
            h[0].add(b).add(c2),
        ]
    }
}
