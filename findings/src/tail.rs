//! The end of a search that looks at one word: round 23 in full and the word of round 24, or of
//! round 23 only what round 24 needs.
//!
//! θ of round 24 adds the parities of all five columns, and the word needs three words of the
//! state. So χ of round 23 is computed for those three, and the other 22 words go into the sums of
//! their columns at once: a sum takes A[x] ^ (!A[x+1] & A[x+2]) as a χ whose first operand is the
//! sum, which leaves the plain words to be added. Both forms are generic, so they are counted by
//! [`Tally`] and timed as AVX-512.

use hashes::keccak::{self, ROUND_CONSTANTS, State};
use lanes::avx512::U64x8;
use lanes::isa::{Avx512, Scalar};
use lanes::tally::{Counting, Tally, counted, instructions};
use lanes::{Lanes64, Row64};
use runner::slices::{Timed, compare};
use serde::Serialize;
use std::hint::black_box;

/// Word 0 of the state after the last round, from the state before round 23.
#[inline(always)]
fn full<V: Lanes64>(token: V::Token, a: &State<V>) -> V {
    keccak::last_round_word(token, &keccak::round(token, a, ROUND_CONSTANTS[22]), 0)
}

/// The word at (x, y) after χ with another word in the place of its first operand. No closure:
/// those lose the caller's target features.
#[inline(always)]
fn chi_on<V: Lanes64>(start: V, b: &State<V>, x: usize, y: usize) -> V {
    start.chi(b[(x + 1) % 5 + 5 * y], b[(x + 2) % 5 + 5 * y])
}

/// The same without the words of round 23 that are not needed.
#[inline(always)]
fn cut<V: Lanes64>(token: V::Token, a: &State<V>) -> V {
    let b = keccak::theta_rho_pi(a);
    let n0 = chi_on(b[0], &b, 0, 0).xor(V::splat(token, ROUND_CONSTANTS[22]));
    let n1 = chi_on(b[6], &b, 1, 1);
    let n2 = chi_on(b[12], &b, 2, 2);
    let c0 = column(&b, n0, 0, 0);
    let c1 = column(&b, n1, 1, 1);
    let c2 = column(&b, n2, 2, 2);
    let c3 = column(&b, chi_on(b[3], &b, 3, 0), 3, 0);
    let c4 = column(&b, chi_on(b[4], &b, 4, 0), 4, 0);
    let w0 = n0.xor3(c4, c1.rotl::<1>());
    let w1 = n1.xor3(c0, c2.rotl::<1>()).rotl::<44>();
    let w2 = n2.xor3(c1, c3.rotl::<1>()).rotl::<43>();
    w0.chi(w1, w2).xor(V::splat(token, ROUND_CONSTANTS[23]))
}

/// The parity of column x after χ: from its word in row y, then the four other rows.
#[inline(always)]
fn column<V: Lanes64>(b: &State<V>, start: V, x: usize, y: usize) -> V {
    let (p, q, r, s) = ((y + 1) % 5, (y + 2) % 5, (y + 3) % 5, (y + 4) % 5);
    let plain = start.xor3(b[x + 5 * p], b[x + 5 * q]).xor3(b[x + 5 * r], b[x + 5 * s]);
    chi_on(chi_on(chi_on(chi_on(plain, b, x, p), b, x, q), b, x, r), b, x, s)
}

/// A permutation whose last two rounds make one word, which is added to the state for the next one.
#[inline(always)]
fn chain<V: Lanes64, const CUT: bool>(token: V::Token, state: &mut [Row64; 25], n: u64) {
    black_box(&Row64::default());
    let mut a = [V::splat(token, 0); 25];
    let mut i = 0;
    while i < 25 {
        a[i] = V::load(token, &state[i]);
        i += 1;
    }
    for _ in 0..n {
        let b = keccak::rounds(token, a, 0, 22);
        let word = if CUT { cut(token, &b) } else { full(token, &b) };
        a[2] = a[2].xor(word);
    }
    a[2].store(&mut state[2]);
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn chain_avx512<const CUT: bool>(token: Avx512, state: &mut [Row64; 25], n: u64) {
    chain::<U64x8, CUT>(token, state, n);
}

fn run<const CUT: bool>(token: Avx512, state: &mut [Row64; 25], n: u64) {
    // SAFETY: the token proves the features.
    unsafe { chain_avx512::<CUT>(token, state, n) }
}

/// A form of the end.
#[derive(Serialize)]
pub(crate) struct Row {
    form: &'static str,
    /// Operations of rounds 23 and 24 by kind, as AVX-512 has them.
    logic: u64,
    rotations: u64,
    operations: u64,
    cycles_per_hash: f64,
    tenth_cycles_per_hash: f64,
    median_cycles_per_hash: f64,
}

/// Counts and times both.
pub(crate) fn measure(rounds: usize) -> Result<Vec<Row>, String> {
    let token = Avx512::detect()
        .ok_or("these kernels need AVX-512, which this CPU has not or HASHWEAVE_ISA forbids")?;
    checked(token)?;
    let (mut first, mut second) = (start(), start());
    let mut by_full = |n: u64| run::<false>(token, &mut first, n / 8);
    let mut by_cut = |n: u64| run::<true>(token, &mut second, n / 8);
    let works: &mut [&mut dyn Timed] = &mut [&mut by_full, &mut by_cut];
    let timings = compare(works, rounds, &mut || {}).timings;
    let zero = [Tally::<u64>::default(); 25];
    let counts =
        [counted(|| _ = black_box(full(Counting, &zero))), counted(|| _ = black_box(cut(Counting, &zero)))];
    let row = |((form, counts), timing): ((&'static str, _), &runner::slices::Timing)| {
        let mix = instructions::<U64x8>(counts);
        Row {
            form,
            logic: mix.logic,
            rotations: mix.shift,
            operations: mix.logic + mix.shift,
            cycles_per_hash: timing.cycles.best,
            tenth_cycles_per_hash: timing.cycles.tenth,
            median_cycles_per_hash: timing.cycles.median,
        }
    };
    Ok(["full", "cut"].into_iter().zip(&counts).zip(&timings).map(row).collect())
}

fn start() -> [Row64; 25] {
    std::array::from_fn(|row| {
        Row64(std::array::from_fn(|lane| (row as u64) << 32 ^ (lane as u64 * 0x9E37_79B9)))
    })
}

/// Both against the scalar permutation.
fn checked(token: Avx512) -> Result<(), String> {
    let (mut by_full, mut by_cut) = (start(), start());
    run::<false>(token, &mut by_full, 3);
    run::<true>(token, &mut by_cut, 3);
    for lane in 0..8 {
        let mut state = start().map(|row| row.0[lane]);
        for _ in 0..3 {
            state[2] ^= keccak::permute(Scalar, state)[0];
        }
        if [by_full[2].0[lane], by_cut[2].0[lane]] != [state[2]; 2] {
            return Err("a form of the last two rounds is wrong".to_owned());
        }
    }
    Ok(())
}
