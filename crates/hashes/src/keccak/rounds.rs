//! The round from its parts, in three orders; the operations and their results are the same.
//!
//! | order | for | what it gains |
//! |---|---|---|
//! | row by row | where values are overwritten by what is made from them, or registers are many | see [`super`] |
//! | in place ([`IN_PLACE`](lanes::Lanes::IN_PLACE)) | NEON: 32 registers, results apart from their operands | 69.75 instructions a round, not 90 (`docs/isas-arm.md`) |
//! | pinned to memory ([`PINNED`](lanes::Lanes::PINNED)) | WebAssembly: V8 orders operations once more, then spills | 298 instructions a round, not 339 to 409 (`docs/web.md`) |

use super::steps::{RHO, rotated};
use super::steps::{
    ROUND_CONSTANTS, State, WORDS, chi_row, column_parities, column_parity, first_round, row_after_pi,
    state_of_rows, theta_effect, word,
};
use lanes::Lanes64;

/// One round: ι(χ(π(ρ(θ(A))))).
#[inline(always)]
pub fn round<V: Lanes64>(token: V::Token, a: &State<V>, round_constant: u64) -> State<V> {
    let d = theta_effect(column_parities(a));
    if V::IN_PLACE {
        return chi_iota_behind_rho(token, &rotated_in_place(a, &d), round_constant);
    }
    let b0 = row_after_pi::<V, 0, false>(a, &d);
    let b1 = row_after_pi::<V, 1, false>(a, &d);
    let mut r0 = chi_row(b0);
    r0[0] = r0[0].xor(V::splat(token, round_constant));
    let b2 = row_after_pi::<V, 2, false>(a, &d);
    let r1 = chi_row(b1);
    let b3 = row_after_pi::<V, 3, false>(a, &d);
    let r2 = chi_row(b2);
    let b4 = row_after_pi::<V, 4, false>(a, &d);
    state_of_rows([r0, r1, r2, chi_row(b3), chi_row(b4)])
}

/// Rounds `first` to `end − 1` of the 24.
#[inline(always)]
pub fn rounds<V: Lanes64>(token: V::Token, a: State<V>, first: usize, end: usize) -> State<V> {
    if V::PINNED {
        rounds_pinned(token, a, first, end)
    } else if V::IN_PLACE {
        rounds_in_place(token, a, first, end)
    } else if cfg!(target_arch = "wasm32") {
        rounds_apart(token, a, first, end)
    } else {
        rounds_by_rows(token, a, first, end)
    }
}

#[inline(always)]
fn rounds_by_rows<V: Lanes64>(token: V::Token, mut a: State<V>, first: usize, end: usize) -> State<V> {
    let mut i = first;
    while i < end {
        a = round(token, &a, ROUND_CONSTANTS[i]);
        i += 1;
    }
    a
}

/// In place, a round leaves words in other registers than it found them in, and moves them back for
/// the next one. After two rounds that are fewer, after four hardly any; but a search has many
/// kernels, and four would make each of them five rounds long.
#[inline(always)]
fn rounds_in_place<V: Lanes64>(token: V::Token, mut a: State<V>, first: usize, end: usize) -> State<V> {
    let (pairs, last) = ROUND_CONSTANTS[first..end].as_chunks::<2>();
    for [i, j] in pairs {
        a = round(token, &a, *i);
        a = round(token, &a, *j);
    }
    if let [last] = last { round(token, &a, *last) } else { a }
}

/// The last `ROUNDS` rounds, four in the loop: a permutation has few kernels.
#[inline(always)]
pub(super) fn permute_in_place<V: Lanes64, const ROUNDS: usize>(
    token: V::Token,
    mut a: State<V>,
) -> State<V> {
    const { assert!(ROUNDS.is_multiple_of(4)) };
    for [i, j, k, l] in ROUND_CONSTANTS[first_round(ROUNDS)..].as_chunks::<4>().0 {
        a = round(token, &a, *i);
        a = round(token, &a, *j);
        a = round(token, &a, *k);
        a = round(token, &a, *l);
    }
    a
}

/// θ step 3 and ρ, column after column, so that the word of D of one is not needed after it.
#[inline(always)]
fn rotated_in_place<V: Lanes64>(a: &State<V>, d: &[V; 5]) -> State<V> {
    let mut b = *a;
    macro_rules! words {
        ($($x:tt $y:tt),*) => { $(b[$x + 5 * $y] = rotated!(false, a, d, $x, $y);)* };
    }
    words!(0 0, 0 1, 0 2, 0 3, 0 4);
    words!(1 0, 1 1, 1 2, 1 3, 1 4);
    words!(2 0, 2 1, 2 2, 2 3, 2 4);
    words!(3 0, 3 1, 3 2, 3 3, 3 4);
    words!(4 0, 4 1, 4 2, 4 3, 4 4);
    b
}

/// Row `y` after π of a state after ρ.
#[inline(always)]
fn row_by_pi<V: Lanes64>(b: &State<V>, y: usize) -> [V; 5] {
    [
        b[3 * y % 5],
        b[(1 + 3 * y) % 5 + 5],
        b[(2 + 3 * y) % 5 + 10],
        b[(3 + 3 * y) % 5 + 15],
        b[(4 + 3 * y) % 5 + 20],
    ]
}

/// π, χ and ι of a state after ρ, and the end of a round as the compiler is to see it.
#[inline(always)]
fn chi_iota_behind_rho<V: Lanes64>(token: V::Token, b: &State<V>, round_constant: u64) -> State<V> {
    let mut r0 = chi_row(row_by_pi(b, 0));
    r0[0] = r0[0].xor(V::splat(token, round_constant));
    let [r1, r2] = [chi_row(row_by_pi(b, 1)), chi_row(row_by_pi(b, 2))];
    let [r3, r4] = [chi_row(row_by_pi(b, 3)), chi_row(row_by_pi(b, 4))];
    V::settled(state_of_rows([r0, r1, r2, r3, r4]))
}

/// The rounds in a function of their own, for engines that compile the code once more: the code
/// around it takes none of the registers (V8 otherwise spills up to twice as often).
#[inline(never)]
fn rounds_apart<V: Lanes64>(token: V::Token, a: State<V>, first: usize, end: usize) -> State<V> {
    rounds_by_rows(token, a, first, end)
}

/// From memory to memory: the round's five words D and one row are in registers, the rest is read
/// and written where it is needed. In a function of its own too.
#[inline(never)]
fn rounds_pinned<V: Lanes64>(token: V::Token, mut a: State<V>, first: usize, end: usize) -> State<V> {
    let (mut parities, mut b) = ([V::splat(token, 0); 5], [V::splat(token, 0); WORDS]);
    let mut i = first;
    while i + 1 < end {
        round_pinned(token, &a, &mut b, &mut parities, ROUND_CONSTANTS[i]);
        round_pinned(token, &b, &mut a, &mut parities, ROUND_CONSTANTS[i + 1]);
        i += 2;
    }
    if i < end {
        round_pinned(token, &a, &mut b, &mut parities, ROUND_CONSTANTS[i]);
        a = b;
    }
    a
}

/// One round. The parities are written only so that each is complete before the next one's words
/// are read.
#[inline(always)]
fn round_pinned<V: Lanes64>(
    token: V::Token,
    a: &State<V>,
    out: &mut State<V>,
    parities: &mut [V; 5],
    round_constant: u64,
) {
    let mut c = [V::splat(token, 0); 5];
    let mut x = 0;
    while x < 5 {
        c[x] = column_parity::<V, true>(a, x);
        c[x].pin(&mut parities[x]);
        x += 1;
    }
    let d = theta_effect(c);
    let mut r0 = chi_row(row_after_pi::<V, 0, true>(a, &d));
    r0[0] = r0[0].xor(V::splat(token, round_constant));
    pin_row(r0, out, 0);
    pin_row(chi_row(row_after_pi::<V, 1, true>(a, &d)), out, 1);
    pin_row(chi_row(row_after_pi::<V, 2, true>(a, &d)), out, 2);
    pin_row(chi_row(row_after_pi::<V, 3, true>(a, &d)), out, 3);
    pin_row(chi_row(row_after_pi::<V, 4, true>(a, &d)), out, 4);
}

/// Writes row `y`.
#[inline(always)]
fn pin_row<V: Lanes64>(row: [V; 5], out: &mut State<V>, y: usize) {
    let mut x = 0;
    while x < 5 {
        row[x].pin(&mut out[5 * y + x]);
        x += 1;
    }
}
