//! BLAKE2 of one stream or a few, by rows: the working vector is four registers (RFC 7693, section
//! 3.2), and the four G of a step are one.
//!
//! One stream is a chain: each half of G waits for six results, so a block of BLAKE2s takes at
//! least 10 rounds × 2 steps × 2 halves × 6 = 240 cycles where rotations are instructions, 3.75
//! cycles/byte; BLAKE2b, 12 rounds, 288 and 2.25. Where they are two shifts and an or, a step takes
//! two more for BLAKE2s (280 cycles, 4.38) and one for BLAKE2b (312, 2.44). Everything else, the
//! words of the message first, is done next to it. So the rows are aligned to diagonals by turning
//! a, c and d, which are ready before b is: b, the last result of a step, is the first that the
//! next one needs.
//!
//! A step is 14 operations (18 for BLAKE2s and 16 for BLAKE2b without rotations), 3 turns and 6
//! blends, on three ports, so a third of the units' time: a second stream fills gaps. On Emerald
//! Rapids, with 16 KiB (`cargo run --release -p hashweave-kernels --example absorb`), cycles a
//! byte:
//!
//! | | one stream by lanes of integers | one by rows, AVX2 | AVX-512 | two by rows, AVX2 | AVX-512 |
//! |---|---|---|---|---|---|
//! | BLAKE2s | 5.64 | 4.79 | 4.00 | 3.16 | 2.61 |
//! | BLAKE2b | 3.46 | 2.91 | 2.64 | 1.88 | 1.69 |

use super::{Blake2, SIGMA};
use crate::absorb::Stream;
use lanes::Word;
use lanes::rows::{Rows, Single};

/// Something to do while rounds are computed. A chain leaves most of the units idle, but
/// instructions that stand after it wait: the schedulers of a core (some hundred operations) are
/// full of those of the chain. So work that is to run next to it must stand within it.
pub trait Meanwhile {
    /// Called between rounds: after round `round`, for all but the last.
    fn behind(&mut self, round: usize);
}

/// Nothing.
impl Meanwhile for () {
    #[inline(always)]
    fn behind(&mut self, _round: usize) {}
}

/// Absorbs the blocks of `N` streams.
///
/// # Panics
///
/// If their blocks are not whole or not equally many.
#[inline(always)]
pub fn absorb<H: Blake2, R: Single<Word = H::Word>, const N: usize>(
    token: R::Token,
    streams: [&mut Stream<'_>; N],
) {
    let size = 2 * H::Word::BITS as usize;
    let length = streams[0].blocks.len();
    assert!(length.is_multiple_of(size), "the blocks are not whole");
    let zero = R::splat(token, [H::Word::default(); 4]);
    let (mut h, mut t) = ([[zero; 2]; N], [0; N]);
    let mut i = 0;
    while i < N {
        assert_eq!(streams[i].blocks.len(), length, "streams take equally many blocks");
        h[i] = [row(token, streams[i], 0), row(token, streams[i], 4)];
        t[i] = streams[i].state.counter::<H::Word>();
        i += 1;
    }
    let mut at = 0;
    while at < length {
        let mut m = [R::block(&streams[0].blocks[at..]); N];
        let mut lower = [zero; N];
        let mut i = 0;
        while i < N {
            m[i] = R::block(&streams[i].blocks[at..]);
            t[i] = t[i].wrapping_add(size as u64);
            let [low, high] = super::halves::<H::Word>(u128::from(t[i]));
            lower[i] = R::splat(token, [low, high, streams[i].state.word(10), H::Word::default()]);
            i += 1;
        }
        h = compress::<H, R, (), N>(token, h, m, lower, &mut ());
        at += size;
    }
    for (i, stream) in streams.into_iter().enumerate() {
        for (place, word) in h[i].map(R::words).as_flattened().iter().enumerate() {
            stream.state.set_word(place, *word);
        }
        stream.state.set_counter::<H::Word>(t[i]);
    }
}

/// Four words of a stream's state.
#[inline(always)]
fn row<R: Rows>(token: R::Token, stream: &Stream<'_>, first: usize) -> R {
    let word = |i: usize| stream.state.word(first + i);
    R::splat(token, [word(0), word(1), word(2), word(3)])
}

/// A round of `N` registers of messages, by an order of the message words that is a constant.
macro_rules! round {
    ($H:ty, $R:ty, $token:ident, $v:ident, $m:ident, $order:expr) => {{
        const S: [usize; 16] = $order;
        let mut i = 0;
        while i < $v.len() {
            let words = <$R>::gather::<
                { S[0] },
                { S[2] },
                { S[4] },
                { S[6] },
                { S[1] },
                { S[3] },
                { S[5] },
                { S[7] },
            >($token, $m[i]);
            let [a, b, c, d] = $crate::blake2::rows::mix::<$H, $R>($v[i], words);
            $v[i] = [a.turn::<3>(), b, c.turn::<1>(), d.turn::<2>()];
            i += 1;
        }
        i = 0;
        while i < $v.len() {
            // Column j has b of the diagonal that begins in column j − 1.
            let words = <$R>::gather::<
                { S[14] },
                { S[8] },
                { S[10] },
                { S[12] },
                { S[15] },
                { S[9] },
                { S[11] },
                { S[13] },
            >($token, $m[i]);
            let [a, b, c, d] = $crate::blake2::rows::mix::<$H, $R>($v[i], words);
            $v[i] = [a.turn::<1>(), b, c.turn::<3>(), d.turn::<2>()];
            i += 1;
        }
    }};
}
pub(crate) use round;

/// The compression function F (RFC 7693, section 3.2) of `N` registers of messages; `lower` is
/// added to the last row of IV: t and f.
#[inline(always)]
pub fn compress<H: Blake2, R: Rows<Word = H::Word>, M: Meanwhile, const N: usize>(
    token: R::Token,
    h: [[R; 2]; N],
    m: [R::Blocks<'_>; N],
    lower: [R; N],
    meanwhile: &mut M,
) -> [[R; 2]; N] {
    let iv = &H::IV;
    let upper_iv = R::splat(token, [iv[0], iv[1], iv[2], iv[3]]);
    let lower_iv = R::splat(token, [iv[4], iv[5], iv[6], iv[7]]);
    let mut v = [[upper_iv; 4]; N];
    let mut i = 0;
    while i < N {
        v[i] = [h[i][0], h[i][1], upper_iv, lower_iv.xor(lower[i])];
        i += 1;
    }
    macro_rules! rounds {
        ($($round:literal)*) => { $({
            round!(H, R, token, v, m, SIGMA[$round % SIGMA.len()]);
            if const { $round + 1 < H::ROUNDS } {
                meanwhile.behind($round);
            }
        })* };
    }
    rounds!(0 1 2 3 4 5 6 7 8 9);
    if const { H::ROUNDS == 12 } {
        rounds!(10 11);
    }
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
pub(crate) fn mix<H: Blake2, R: Rows<Word = H::Word>>([a, b, c, d]: [R; 4], [x, y]: [R; 2]) -> [R; 4] {
    let a = a.add_late(x, b);
    let d = H::r1_row(d.xor(a));
    let c = c.add(d);
    let b = H::r2_row(b.xor(c));
    let a = a.add_late(y, b);
    let d = H::r3_row(d.xor(a));
    let c = c.add(d);
    [a, H::r4_row(b.xor(c)), c, d]
}
