//! SHA-1 (FIPS 180-4, section 6.1). Two messages with the same digest have been made, so it proves
//! nothing about who wrote a message; Git, BitTorrent and old lists of files name by it.

use crate::merkle_damgard::{Compression, constants, parity};
use lanes::Lanes;

/// SHA-1: a chaining value of five words, most significant byte first.
///
/// ```
/// use hashes::{merkle_damgard::Compression, sha1::Sha1};
/// let mut empty = [0; 16];
/// empty[0] = 0x8000_0000;
/// assert_eq!(Sha1::compress(lanes::isa::Scalar, Sha1::IV, empty)[0], 0xda39_a3ee);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sha1;

/// K (section 4.2.1) of each 20 rounds.
pub const K: [u32; 4] = [0x5A82_7999, 0x6ED9_EBA1, 0x8F1B_BCDC, 0xCA62_C1D6];

/// W_t (section 6.1.2, step 1), in the place of W_{t−16} in a window of sixteen words.
/// W_{t−3} is the word that comes last.
#[inline(always)]
fn scheduled<V: Lanes<Word = u32>>(w: &mut [V; 16], t: usize) -> V {
    if t >= 16 {
        let early = w[t % 16].xor3(w[(t + 2) % 16], w[(t + 8) % 16]);
        w[t % 16] = early.rotl_of_xor::<1>(w[(t + 13) % 16]);
    }
    w[t % 16]
}

impl Compression<5> for Sha1 {
    const BIG_ENDIAN: bool = true;
    const IV: [u32; 5] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0];

    /// Section 6.1.2. A round is one operation of three inputs, two rotations and four additions,
    /// of which that of rotl(a, 5) is the last; a word of the schedule is two logic operations
    /// and a rotation. So 80 rounds, 64 words and the five additions at the end are
    /// 80 + 128 = 208 logic, 160 + 64 = 224 rotations and 325 additions: 757 operations.
    ///
    /// A round waits for the one before it with a alone, for a rotation and an addition, and for
    /// the one before that with b, for a logic operation and two additions; so the chain is
    /// 80 · 2 = 160 operations long. Without operations of three inputs, b passes two operations
    /// of Ch, for which there is time, and three of Maj, for which there is not: 20 of the rounds
    /// take 5 / 2, and the chain is 170.
    #[inline(always)]
    fn compress<V: Lanes<Word = u32>>(token: V::Token, before: [V; 5], mut w: [V; 16]) -> [V; 5] {
        let [mut a, mut b, mut c, mut d, mut e] = before;
        let constants = constants(&K);
        macro_rules! twenty_rounds {
            ($quarter:literal $f:path; $($i:literal)*) => { $(
                let word = scheduled(&mut w, 20 * $quarter + $i);
                let sum = e.add(word.add(V::splat(token, constants[$quarter]))).add($f(b, c, d));
                (a, b, c, d, e) = (a.rotl::<5>().add(sum), a, b.rotl::<30>(), c, d);
            )* };
            ($quarter:literal $f:path) => {
                twenty_rounds!($quarter $f; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19);
            };
        }
        twenty_rounds!(0 V::ch);
        twenty_rounds!(1 parity);
        twenty_rounds!(2 V::maj);
        twenty_rounds!(3 parity);
        [before[0].add(a), before[1].add(b), before[2].add(c), before[3].add(d), before[4].add(e)]
    }
}
