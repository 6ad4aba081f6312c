//! The steps of a round (FIPS 202, section 3.2), and the parts of rounds that stand alone.

use lanes::Lanes64;

/// The 25 words of a state, `A[x, y]` at `x + 5y`.
pub type State<V> = [V; 25];

/// Words of a state.
pub const WORDS: usize = 25;

/// RC of ι for rounds 0 to 23 (FIPS 202, section 3.2.5).
pub const ROUND_CONSTANTS: [u64; 24] = [
    0x0000_0000_0000_0001,
    0x0000_0000_0000_8082,
    0x8000_0000_0000_808A,
    0x8000_0000_8000_8000,
    0x0000_0000_0000_808B,
    0x0000_0000_8000_0001,
    0x8000_0000_8000_8081,
    0x8000_0000_0000_8009,
    0x0000_0000_0000_008A,
    0x0000_0000_0000_0088,
    0x0000_0000_8000_8009,
    0x0000_0000_8000_000A,
    0x0000_0000_8000_808B,
    0x8000_0000_0000_008B,
    0x8000_0000_0000_8089,
    0x8000_0000_0000_8003,
    0x8000_0000_0000_8002,
    0x8000_0000_0000_0080,
    0x0000_0000_0000_800A,
    0x8000_0000_8000_000A,
    0x8000_0000_8000_8081,
    0x8000_0000_0000_8080,
    0x0000_0000_8000_0001,
    0x8000_0000_8000_8008,
];

/// The index of the first of the last `rounds` rounds of Keccak-f\[1600\].
#[inline(always)]
#[must_use]
pub const fn first_round(rounds: usize) -> usize {
    ROUND_CONSTANTS.len() - rounds
}

/// θ, step 1 (section 3.2.1): the parity of column `x`.
#[inline(always)]
pub(super) fn column_parity<V: Lanes64, const PINNED: bool>(a: &State<V>, x: usize) -> V {
    let y01 = [word::<V, PINNED>(a, x), word::<V, PINNED>(a, x + 5)];
    let y0_to_2 = y01[0].xor3(y01[1], word::<V, PINNED>(a, x + 10));
    y0_to_2.xor3(word::<V, PINNED>(a, x + 15), word::<V, PINNED>(a, x + 20))
}

/// The parities of all columns.
#[inline(always)]
pub(super) fn column_parities<V: Lanes64>(a: &State<V>) -> [V; 5] {
    [
        column_parity::<V, false>(a, 0),
        column_parity::<V, false>(a, 1),
        column_parity::<V, false>(a, 2),
        column_parity::<V, false>(a, 3),
        column_parity::<V, false>(a, 4),
    ]
}

/// Word `i` of a state, which is read just here if it is pinned ([`lanes::Lanes::PINNED`]).
#[inline(always)]
pub(super) fn word<V: Lanes64, const PINNED: bool>(a: &State<V>, i: usize) -> V {
    if PINNED { V::pinned(&a[i]) } else { a[i] }
}

/// θ, step 2: the word that every column is xored with, from the parities.
#[inline(always)]
pub(super) fn theta_effect<V: Lanes64>(c: [V; 5]) -> [V; 5] {
    [
        c[4].xor_of_rotl1(c[1]),
        c[0].xor_of_rotl1(c[2]),
        c[1].xor_of_rotl1(c[3]),
        c[2].xor_of_rotl1(c[4]),
        c[3].xor_of_rotl1(c[0]),
    ]
}

/// The rotations of ρ, that of `A[x, y]` at `x + 5y` (section 3.2.2, table 2, modulo 64).
pub(super) const RHO: [i32; 25] =
    [0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14];

/// `A[x, y]` after θ (step 3) and ρ, for literals x and y (to be handed on as `tt`, so that the
/// zeros are recognised).
macro_rules! rotated {
    ($pinned:expr, $a:ident, $d:ident, 0, 0) => {
        word::<V, { $pinned }>($a, 0).xor($d[0])
    };
    ($pinned:expr, $a:ident, $d:ident, $x:literal, $y:literal) => {
        word::<V, { $pinned }>($a, $x + 5 * $y).rotl_of_xor::<{ RHO[$x + 5 * $y] }>($d[$x])
    };
}

/// Row `Y` of the state that enters χ: θ step 3, ρ (section 3.2.2) and π (section 3.2.3). The word
/// at column X of the row comes from `A[X + 3Y, X]`; the numbers are x and y of that word.
#[inline(always)]
pub(super) fn row_after_pi<V: Lanes64, const Y: usize, const PINNED: bool>(
    a: &State<V>,
    d: &[V; 5],
) -> [V; 5] {
    macro_rules! row {
        ($($x:tt $y:tt),*) => { [$(rotated!(PINNED, a, d, $x, $y)),*] };
    }
    match Y {
        0 => row!(0 0, 1 1, 2 2, 3 3, 4 4),
        1 => row!(3 0, 4 1, 0 2, 1 3, 2 4),
        2 => row!(1 0, 2 1, 3 2, 4 3, 0 4),
        3 => row!(4 0, 0 1, 1 2, 2 3, 3 4),
        _ => row!(2 0, 3 1, 4 2, 0 3, 1 4),
    }
}

pub(super) use rotated;

/// χ on one row (section 3.2.4).
#[inline(always)]
pub(super) fn chi_row<V: Lanes64>(b: [V; 5]) -> [V; 5] {
    [
        b[0].chi(b[1], b[2]),
        b[1].chi(b[2], b[3]),
        b[2].chi(b[3], b[4]),
        b[3].chi(b[4], b[0]),
        b[4].chi(b[0], b[1]),
    ]
}

/// Five rows as a state.
#[inline(always)]
pub(super) fn state_of_rows<V: Lanes64>([p, q, r, s, t]: [[V; 5]; 5]) -> State<V> {
    [
        p[0], p[1], p[2], p[3], p[4], q[0], q[1], q[2], q[3], q[4], r[0], r[1], r[2], r[3], r[4], s[0], s[1],
        s[2], s[3], s[4], t[0], t[1], t[2], t[3], t[4],
    ]
}

/// Row `y` of a state.
#[inline(always)]
fn row_of<V: Lanes64>(b: &State<V>, y: usize) -> [V; 5] {
    [b[5 * y], b[5 * y + 1], b[5 * y + 2], b[5 * y + 3], b[5 * y + 4]]
}

/// The linear half of a round: π(ρ(θ(A))). Over GF(2) it is linear, so the image of a sum is the
/// sum of the images; nonce search applies it to differences, ahead of time.
#[inline(always)]
#[must_use]
pub fn theta_rho_pi<V: Lanes64>(a: &State<V>) -> State<V> {
    let d = theta_effect(column_parities(a));
    state_of_rows([
        row_after_pi::<V, 0, false>(a, &d),
        row_after_pi::<V, 1, false>(a, &d),
        row_after_pi::<V, 2, false>(a, &d),
        row_after_pi::<V, 3, false>(a, &d),
        row_after_pi::<V, 4, false>(a, &d),
    ])
}

/// The other half of a round: ι(χ(B)).
#[inline(always)]
pub fn chi_iota<V: Lanes64>(token: V::Token, b: &State<V>, round_constant: u64) -> State<V> {
    let mut r0 = chi_row(row_of(b, 0));
    r0[0] = r0[0].xor(V::splat(token, round_constant));
    state_of_rows([
        r0,
        chi_row(row_of(b, 1)),
        chi_row(row_of(b, 2)),
        chi_row(row_of(b, 3)),
        chi_row(row_of(b, 4)),
    ])
}

/// Word `index` (0 to 7) of the state after the last round, from the state before it: every parity,
/// but only the three words that χ combines. 10 (C) + 3 (rotations of C) + 3 (θ) + 3 (ρ) + 1 (χ)
/// operations at most instead of 95, and ι for word 0.
#[inline(always)]
pub fn last_round_word<V: Lanes64>(token: V::Token, a: &State<V>, index: usize) -> V {
    let c = column_parities(a);
    // A word (x, y) after θ and ρ.
    macro_rules! word {
        (0, 0) => {
            a[0].xor3(c[4], c[1].rotl::<1>())
        };
        ($x:literal, $y:literal) => {
            a[$x + 5 * $y].xor3(c[($x + 4) % 5], c[($x + 1) % 5].rotl::<1>()).rotl::<{ RHO[$x + 5 * $y] }>()
        };
    }
    match index {
        0 => {
            let last = V::splat(token, ROUND_CONSTANTS[23]);
            word!(0, 0).chi(word!(1, 1), word!(2, 2)).xor(last)
        }
        1 => word!(1, 1).chi(word!(2, 2), word!(3, 3)),
        2 => word!(2, 2).chi(word!(3, 3), word!(4, 4)),
        3 => word!(3, 3).chi(word!(4, 4), word!(0, 0)),
        4 => word!(4, 4).chi(word!(0, 0), word!(1, 1)),
        5 => word!(3, 0).chi(word!(4, 1), word!(0, 2)),
        6 => word!(4, 1).chi(word!(0, 2), word!(1, 3)),
        _ => word!(0, 2).chi(word!(1, 3), word!(2, 4)),
    }
}
