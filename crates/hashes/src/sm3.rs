//! SM3 (GB/T 32905-2016; ISO/IEC 10118-3; draft-sca-cfrg-sm3).

use crate::merkle_damgard::{Compression, constants, parity};
use lanes::Lanes;

/// SM3: a chaining value of eight words, most significant byte first.
///
/// ```
/// use hashes::{merkle_damgard::Compression, sm3::Sm3};
/// let mut empty = [0; 16];
/// empty[0] = 0x8000_0000;
/// assert_eq!(Sm3::compress(lanes::isa::Scalar, Sm3::IV, empty)[0], 0x1ab2_1d83);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sm3;

/// T_j <<< (j mod 32), T_j being one constant in the first sixteen rounds and another one after
/// them.
pub const T: [u32; 64] = {
    let mut t = [0; 64];
    let mut j = 0;
    while j < 64 {
        let constant: u32 = if j < 16 { 0x79CC_4519 } else { 0x7A87_9D8A };
        t[j] = constant.rotate_left(j as u32 % 32);
        j += 1;
    }
    t
};

/// P0 (section 4.4).
#[inline(always)]
fn p0<V: Lanes<Word = u32>>(x: V) -> V {
    x.xor3(x.rotl::<9>(), x.rotl::<17>())
}

/// P1 (section 4.4).
#[inline(always)]
fn p1<V: Lanes<Word = u32>>(x: V) -> V {
    x.xor3(x.rotl::<15>(), x.rotl::<23>())
}

/// W_j (section 5.3.2), in the place of W_{j−16} in a window of sixteen words.
#[inline(always)]
fn expanded<V: Lanes<Word = u32>>(w: &mut [V; 16], j: usize) -> V {
    if j >= 16 {
        let x = w[j % 16].xor3(w[(j + 7) % 16], w[(j + 13) % 16].rotl::<15>());
        w[j % 16] = p1(x).xor3(w[(j + 3) % 16].rotl::<7>(), w[(j + 10) % 16]);
    }
    w[j % 16]
}

/// FF_j, of the first sixteen rounds or of the others.
#[inline(always)]
fn ff<V: Lanes<Word = u32>>(first: bool, x: V, y: V, z: V) -> V {
    if first { parity(x, y, z) } else { x.maj(y, z) }
}

/// GG_j, of the first sixteen rounds or of the others.
#[inline(always)]
fn gg<V: Lanes<Word = u32>>(first: bool, x: V, y: V, z: V) -> V {
    if first { parity(x, y, z) } else { x.ch(y, z) }
}

/// Sixteen rounds from a multiple of sixteen on, which leave the variables where they were. `w` is the
/// window of the four words before the first of them and the twelve before those or, for the first
/// rounds, the block; `constant` returns T_j <<< j of each round.
#[inline(always)]
pub fn sixteen_rounds<V: Lanes<Word = u32>>(
    s: &mut [V; 8],
    w: &mut [V; 16],
    constant: impl Fn(usize) -> V,
    first: bool,
) {
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *s;
    let j = if first { 0 } else { 16 };
    macro_rules! rounds {
        ($($i:literal)*) => { $(
            let late = expanded(w, j + $i + 4);
            let word = w[$i];
            let a12 = a.rotl::<12>();
            let ss1 = a12.add(constant($i)).add(e).rotl::<7>();
            let tt1 = d.add(word.xor(late)).add(ff(first, a, b, c)).add(ss1.xor(a12));
            let tt2 = h.add(word).add(gg(first, e, f, g)).add(ss1);
            (a, b, c, d) = (tt1, a, b.rotl::<9>(), c);
            (e, f, g, h) = (p0(tt2), e, f.rotl::<19>(), g);
        )* };
    }
    rounds!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    *s = [a, b, c, d, e, f, g, h];
}

/// The chaining value after a block, given the one before it and the variables after the rounds.
#[inline(always)]
pub fn chaining_value<V: Lanes<Word = u32>>(v: [V; 8], s: [V; 8]) -> [V; 8] {
    let [a, b, c, d, e, f, g, h] = s;
    [a.xor(v[0]), b.xor(v[1]), c.xor(v[2]), d.xor(v[3]), e.xor(v[4]), f.xor(v[5]), g.xor(v[6]), h.xor(v[7])]
}

impl Compression<8> for Sm3 {
    const BIG_ENDIAN: bool = true;
    const IV: [u32; 8] = [
        0x7380_166F,
        0x4914_B2B9,
        0x1724_42D7,
        0xDA8A_0600,
        0xA96F_30BC,
        0x1631_38AA,
        0xE38D_EE4D,
        0xB0FB_0E4E,
    ];

    /// Section 5.3.3. A round is FF, GG, P0 and two sums of two words, SS2 and W', 5 logic
    /// operations; the rotations of A, of SS1, of B and F and the two in P0, 6; and 8 additions:
    /// two in SS1, three each in TT1 and TT2. One of the 52 words that the expansion makes is 3
    /// logic operations and 4 rotations, and at the end there are eight logic operations. So a
    /// block is 320 + 156 + 8 = 484 logic, 384 + 208 = 592 rotations and 512 additions: 1588
    /// operations.
    ///
    /// SS1 is one addition and a rotation after E, and TT2 one addition and P0 after SS1, an
    /// operation of three inputs after a rotation: five from E to E. But SS1 waits for A as well,
    /// for a rotation and two additions, and A comes four operations after the sum (SS1, SS2 and
    /// TT1), E five; so a round takes six, and the chain is 64 · 6 = 384 operations long. Without
    /// operations of three inputs, P0 takes one more, which is still six; but from the sixteenth
    /// round on GG and the addition after it take E one more than SS1 does, which is seven with
    /// P0: 16 · 6 + 48 · 7 = 432.
    #[inline(always)]
    fn compress<V: Lanes<Word = u32>>(token: V::Token, v: [V; 8], mut w: [V; 16]) -> [V; 8] {
        let (constants, mut s, mut j) = (constants(&T), v, 0);
        macro_rules! sixteen_rounds {
            ($($first:literal)*) => { $(
                sixteen_rounds(&mut s, &mut w, |i| V::splat(token, constants[j + i]), $first);
                j += 16;
            )* };
        }
        sixteen_rounds!(true false false false);
        debug_assert!(j == T.len(), "each round has a constant");
        chaining_value(v, s)
    }
}
