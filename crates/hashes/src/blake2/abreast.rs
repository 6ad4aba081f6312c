//! BLAKE2s of a few messages by rows side by side in a register ([`lanes::abreast`]): a chain of instructions for all of them.
//!
//! The steps are those of [`super::rows`], in which the chain of one message is 12 operations a step where rotations are instructions
//! and 14 where two of four are shifts: 240 or 280 cycles a block, however many messages the register holds. Beside it, in a step:
//!
//! | messages | registers | mixing | turns | words of the message | operations | on ports | cycles at least |
//! |---|---|---|---|---|---|---|---|
//! | 4 | zmm | 14 | 3 | 3 shuffles, 1 blend | 21 | 2 | 12, the chain; 10.5 by ports |
//! | 2 | ymm | 18 | 3 | 16 loads, 14 blends | 35 | 3 | 14, the chain; 11.7 by ports |

use super::{Blake2, Blake2s, SIGMA};
use lanes::abreast::Abreast;

/// Something to do while rounds are computed. A chain leaves most of the units idle, but instructions that stand behind it wait: the
/// schedulers of a core (some hundred operations) are full of those of the chain. So what is to run beside it must stand within it.
pub trait Meanwhile {
    /// Called between rounds: behind round `round`, for 0 to 8.
    fn behind(&mut self, round: usize);
}

/// Nothing.
impl Meanwhile for () {
    #[inline(always)]
    fn behind(&mut self, _round: usize) {}
}

/// The compression function F (RFC 7693, section 3.2) of `N` registers of messages. `lower` is what is added to the last row of IV: t and f.
#[inline(always)]
pub fn compress<G: Abreast, M: Meanwhile, const N: usize>(
    token: G::Token,
    h: [[G; 2]; N],
    m: [G::Blocks<'_>; N],
    lower: [G; N],
    meanwhile: &mut M,
) -> [[G; 2]; N] {
    let [a, b, c, d, e, f, g, i] = Blake2s::IV;
    let (upper_iv, lower_iv) = (G::splat(token, [a, b, c, d]), G::splat(token, [e, f, g, i]));
    let mut v = [[upper_iv; 4]; N];
    let mut i = 0;
    while i < N {
        v[i] = [h[i][0], h[i][1], upper_iv, lower_iv.xor(lower[i])];
        i += 1;
    }
    macro_rules! rounds {
        ($($round:literal)*) => { $({
            const S: [usize; 16] = SIGMA[$round];
            let mut i = 0;
            while i < N {
                let words = G::gather::<{ S[0] }, { S[2] }, { S[4] }, { S[6] }, { S[1] }, { S[3] }, { S[5] }, { S[7] }>(token, &m[i]);
                let [a, b, c, d] = mix(v[i], words);
                v[i] = [a.turn::<3>(), b, c.turn::<1>(), d.turn::<2>()];
                i += 1;
            }
            i = 0;
            while i < N {
                // Column j has b of the diagonal that begins in column j − 1.
                let words = G::gather::<{ S[14] }, { S[8] }, { S[10] }, { S[12] }, { S[15] }, { S[9] }, { S[11] }, { S[13] }>(token, &m[i]);
                let [a, b, c, d] = mix(v[i], words);
                v[i] = [a.turn::<1>(), b, c.turn::<3>(), d.turn::<2>()];
                i += 1;
            }
            if $round < 9 {
                meanwhile.behind($round);
            }
        })* };
    }
    rounds!(0 1 2 3 4 5 6 7 8 9);
    let mut out = h;
    let mut i = 0;
    while i < N {
        out[i] = [h[i][0].xor3(v[i][0], v[i][2]), h[i][1].xor3(v[i][1], v[i][3])];
        i += 1;
    }
    out
}

/// Four G of every message (section 3.1). Words are added to a, which is ready, before b.
#[inline(always)]
fn mix<G: Abreast>([a, b, c, d]: [G; 4], [x, y]: [G; 2]) -> [G; 4] {
    let a = a.add_late(x, b);
    let d = d.xor(a).rotr::<16>();
    let c = c.add(d);
    let b = b.xor(c).rotr::<12>();
    let a = a.add_late(y, b);
    let d = d.xor(a).rotr::<8>();
    let c = c.add(d);
    [a, b.xor(c).rotr::<7>(), c, d]
}
