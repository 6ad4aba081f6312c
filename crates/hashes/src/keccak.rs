//! Keccak-f\[1600\] and the sponge on it: SHA-3, SHAKE and the original Keccak (FIPS 202; Keccak
//! reference 3.0 for the padding of the latter).
//!
//! # The round
//!
//! `A[x, y]` of the standard is word `x + 5y`. θ computes five column parities C and five words
//! D\[x\] = C\[x−1\] ⊕ rot(C\[x+1\], 1); every word is then xored with its column's D, rotated (ρ), moved (π) and
//! combined with two neighbours of its new row (χ); ι adds a constant. Counted in operations of an
//! instruction set with three-input logic and rotates: 10 (C) + 10 (D) + 25 + 24 + 25 + 1 = **95**.
//!
//! Two choices were made by measurement (Zen 4, AVX-512, `docs/search.md`): D is formed as a word of its own,
//! although folding it into the 25 xors as `A ⊕ C ⊕ rot(C)` would save five operations, because the
//! folded form lengthens what waits for the last parity; and row y + 1 is brought in (θ, ρ, π) before χ of row y,
//! because ρ is bound to the rotate unit and χ is not.
//!
//! # Parts of rounds
//!
//! Nonce search skips what a round computes in vain, so [`theta_rho_pi`], [`chi_iota`] and
//! [`last_round_word`] stand alone.

use crate::message::{Messages, emit};
use lanes::{Lanes64, Word};

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

/// θ, step 1 (section 3.2.1): the parity of column `x` of a state, given its words.
#[inline(always)]
fn column_parity<V: Lanes64>(a: impl Fn(usize) -> V, x: usize) -> V {
    a(x).xor3(a(x + 5), a(x + 10)).xor3(a(x + 15), a(x + 20))
}

/// The parity of every column.
#[inline(always)]
fn column_parities<V: Lanes64>(a: &State<V>) -> [V; 5] {
    let word = |i: usize| a[i];
    [
        column_parity(word, 0),
        column_parity(word, 1),
        column_parity(word, 2),
        column_parity(word, 3),
        column_parity(word, 4),
    ]
}

/// θ, step 2: the word that every column is xored with.
#[inline(always)]
fn theta_effect<V: Lanes64>(c: [V; 5]) -> [V; 5] {
    [
        c[4].xor(c[1].rotl::<1>()),
        c[0].xor(c[2].rotl::<1>()),
        c[1].xor(c[3].rotl::<1>()),
        c[2].xor(c[4].rotl::<1>()),
        c[3].xor(c[0].rotl::<1>()),
    ]
}

/// Row `Y` of the state that enters χ: θ step 3, ρ (section 3.2.2) and π (section 3.2.3). The word at
/// column X of the row comes from `A[X + 3Y, X]`; the numbers are x, y and the rotation of that word.
#[inline(always)]
fn row_after_pi<V: Lanes64, const Y: usize>(a: impl Fn(usize) -> V, d: &[V; 5]) -> [V; 5] {
    macro_rules! word {
        ($x:literal, $y:literal) => {
            a($x + 5 * $y).xor(d[$x])
        };
        ($x:literal, $y:literal, $rotation:literal) => {
            word!($x, $y).rotl::<$rotation>()
        };
    }
    match Y {
        0 => [word!(0, 0), word!(1, 1, 44), word!(2, 2, 43), word!(3, 3, 21), word!(4, 4, 14)],
        1 => [word!(3, 0, 28), word!(4, 1, 20), word!(0, 2, 3), word!(1, 3, 45), word!(2, 4, 61)],
        2 => [word!(1, 0, 1), word!(2, 1, 6), word!(3, 2, 25), word!(4, 3, 8), word!(0, 4, 18)],
        3 => [word!(4, 0, 27), word!(0, 1, 36), word!(1, 2, 10), word!(2, 3, 15), word!(3, 4, 56)],
        _ => [word!(2, 0, 62), word!(3, 1, 55), word!(4, 2, 39), word!(0, 3, 41), word!(1, 4, 2)],
    }
}

/// χ on one row (section 3.2.4).
#[inline(always)]
fn chi_row<V: Lanes64>(b: [V; 5]) -> [V; 5] {
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
fn state_of_rows<V: Lanes64>([p, q, r, s, t]: [[V; 5]; 5]) -> State<V> {
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

/// One round: ι(χ(π(ρ(θ(A))))).
#[inline(always)]
pub fn round<V: Lanes64>(token: V::Token, a: &State<V>, round_constant: u64) -> State<V> {
    let d = theta_effect(column_parities(a));
    let a = |i: usize| a[i];
    let b0 = row_after_pi::<V, 0>(a, &d);
    let b1 = row_after_pi::<V, 1>(a, &d);
    let mut r0 = chi_row(b0);
    r0[0] = r0[0].xor(V::splat(token, round_constant));
    let b2 = row_after_pi::<V, 2>(a, &d);
    let r1 = chi_row(b1);
    let b3 = row_after_pi::<V, 3>(a, &d);
    let r2 = chi_row(b2);
    let b4 = row_after_pi::<V, 4>(a, &d);
    state_of_rows([r0, r1, r2, chi_row(b3), chi_row(b4)])
}

/// Rounds `first` to `end − 1` of the 24.
#[inline(always)]
pub fn rounds<V: Lanes64>(token: V::Token, a: State<V>, first: usize, end: usize) -> State<V> {
    if cfg!(target_arch = "wasm32") {
        rounds_apart(token, a, first, end)
    } else {
        rounds_here(token, a, first, end)
    }
}

/// The same, for engines that compile the code once more: in a function of its own, so that what surrounds it takes none of the registers
/// (V8 otherwise spills up to twice as often).
#[inline(never)]
fn rounds_apart<V: Lanes64>(token: V::Token, mut a: State<V>, first: usize, end: usize) -> State<V> {
    if V::PINNED {
        rounds_pinned(token, &mut a, first, end);
        a
    } else {
        rounds_here(token, a, first, end)
    }
}

#[inline(always)]
fn rounds_here<V: Lanes64>(token: V::Token, mut a: State<V>, first: usize, end: usize) -> State<V> {
    let mut i = first;
    while i < end {
        a = round(token, &a, ROUND_CONSTANTS[i]);
        i += 1;
    }
    a
}

/// The same from memory to memory ([`lanes::Lanes::PINNED`]): the round's five words D and one row are in registers, the rest is read and written
/// where it is needed.
#[inline(always)]
fn rounds_pinned<V: Lanes64>(token: V::Token, a: &mut State<V>, first: usize, end: usize) {
    let (mut parities, mut b) = ([V::splat(token, 0); 5], [V::splat(token, 0); WORDS]);
    let mut i = first;
    while i + 1 < end {
        round_pinned(token, a, &mut b, &mut parities, ROUND_CONSTANTS[i]);
        round_pinned(token, &b, a, &mut parities, ROUND_CONSTANTS[i + 1]);
        i += 2;
    }
    if i < end {
        round_pinned(token, a, &mut b, &mut parities, ROUND_CONSTANTS[i]);
        a.copy_from_slice(&b);
    }
}

/// One round. The parities are written only so that each is complete before the next one's words are read.
#[inline(always)]
fn round_pinned<V: Lanes64>(
    token: V::Token,
    a: &State<V>,
    out: &mut State<V>,
    parities: &mut [V; 5],
    round_constant: u64,
) {
    let a = |i: usize| V::pinned(&a[i]);
    let mut c = [V::splat(token, 0); 5];
    let mut x = 0;
    while x < 5 {
        c[x] = column_parity(a, x);
        c[x].pin(&mut parities[x]);
        x += 1;
    }
    let d = theta_effect(c);
    let mut r0 = chi_row(row_after_pi::<V, 0>(a, &d));
    r0[0] = r0[0].xor(V::splat(token, round_constant));
    pin_row(r0, out, 0);
    pin_row(chi_row(row_after_pi::<V, 1>(a, &d)), out, 1);
    pin_row(chi_row(row_after_pi::<V, 2>(a, &d)), out, 2);
    pin_row(chi_row(row_after_pi::<V, 3>(a, &d)), out, 3);
    pin_row(chi_row(row_after_pi::<V, 4>(a, &d)), out, 4);
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

/// Keccak-f\[1600\] (section 3.4) of every lane.
///
/// ```
/// use hashes::keccak::permute;
/// // The first word of the permutation of the all-zero state (Keccak team, test vectors).
/// assert_eq!(permute(lanes::isa::Scalar, [0u64; 25])[0], 0xF125_8F79_40E1_DDE7);
/// ```
#[inline(always)]
#[must_use]
pub fn permute<V: Lanes64>(token: V::Token, a: State<V>) -> State<V> {
    rounds(token, a, 0, 24)
}

/// The linear half of a round: π(ρ(θ(A))). Over GF(2) it is linear, so the image of a sum is the sum of the
/// images; nonce search applies it to differences, ahead of time.
#[inline(always)]
#[must_use]
pub fn theta_rho_pi<V: Lanes64>(a: &State<V>) -> State<V> {
    let d = theta_effect(column_parities(a));
    let a = |i: usize| a[i];
    state_of_rows([
        row_after_pi::<V, 0>(a, &d),
        row_after_pi::<V, 1>(a, &d),
        row_after_pi::<V, 2>(a, &d),
        row_after_pi::<V, 3>(a, &d),
        row_after_pi::<V, 4>(a, &d),
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

/// Word `index` (0 to 7) of the state after the last round, from the state before it: every parity, but only the three
/// words that χ combines. 10 (C) + 3 (rotations of C) + 3 (θ) + 3 (ρ) + 1 (χ) operations at most instead of 95, and ι for
/// word 0.
#[inline(always)]
pub fn last_round_word<V: Lanes64>(token: V::Token, a: &State<V>, index: usize) -> V {
    let c = column_parities(a);
    // A word (x, y) after θ, ρ by the given amount, and π.
    macro_rules! word {
        ($x:literal, $y:literal) => {
            a[$x + 5 * $y].xor3(c[($x + 4) % 5], c[($x + 1) % 5].rotl::<1>())
        };
        ($x:literal, $y:literal, $rotation:literal) => {
            word!($x, $y).rotl::<$rotation>()
        };
    }
    match index {
        0 => {
            let last = V::splat(token, ROUND_CONSTANTS[23]);
            word!(0, 0).chi(word!(1, 1, 44), word!(2, 2, 43)).xor(last)
        }
        1 => word!(1, 1, 44).chi(word!(2, 2, 43), word!(3, 3, 21)),
        2 => word!(2, 2, 43).chi(word!(3, 3, 21), word!(4, 4, 14)),
        3 => word!(3, 3, 21).chi(word!(4, 4, 14), word!(0, 0)),
        4 => word!(4, 4, 14).chi(word!(0, 0), word!(1, 1, 44)),
        5 => word!(3, 0, 28).chi(word!(4, 1, 20), word!(0, 2, 3)),
        6 => word!(4, 1, 20).chi(word!(0, 2, 3), word!(1, 3, 45)),
        _ => word!(0, 2, 3).chi(word!(1, 3, 45), word!(2, 4, 61)),
    }
}

/// The parameters of a hash on the sponge KECCAK\[c\] (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sponge {
    /// Bytes absorbed or squeezed by one permutation: (1600 − c) / 8.
    pub rate: usize,
    /// The domain bits and the first bit of pad10*1, as the byte after the message: 0x06 SHA-3, 0x1F SHAKE
    /// (sections 6.1 and 6.2, table in B.2), 0x01 the original Keccak.
    pub suffix: u8,
}

/// The sponge of SHA3-256.
pub const SHA3_256: Sponge = Sponge::sha3(256);

impl Sponge {
    /// The sponge of SHA3-`bits` (section 6.1).
    #[must_use]
    pub const fn sha3(bits: usize) -> Self {
        Self { rate: 200 - bits / 4, suffix: 0x06 }
    }
    /// The sponge of SHAKE`bits` (section 6.2).
    #[must_use]
    pub const fn shake(bits: usize) -> Self {
        Self { rate: 200 - bits / 4, suffix: 0x1F }
    }
    /// The sponge of Keccak-`bits` as submitted to the competition, padding pad10*1 alone.
    #[must_use]
    pub const fn keccak(bits: usize) -> Self {
        Self { rate: 200 - bits / 4, suffix: 0x01 }
    }

    /// Writes padding into the last block: `block[..length]` is message, the rest is zero.
    pub fn pad(self, block: &mut [u8], length: usize) {
        block[length] ^= self.suffix;
        block[self.rate - 1] ^= 0x80;
    }

    /// Hashes up to [`lanes::Lanes::COUNT`] messages of one length, each into its output, of one length too.
    #[inline(always)]
    pub fn digest<V: Lanes64>(self, token: V::Token, messages: &[&[u8]], outputs: &mut [&mut [u8]]) {
        let messages = Messages::new(messages);
        let mut a = [V::splat(token, 0); WORDS];
        let whole = messages.length() / self.rate;
        let mut last = messages.tail(whole * self.rate);
        let length = messages.length() % self.rate;
        for block in last.blocks_mut() {
            self.pad(&mut block[..self.rate], length);
        }
        for block in 0..whole {
            a = self.absorb(token, a, &messages.at(block * self.rate));
        }
        a = self.absorb(token, a, &last.messages());
        self.squeeze(token, a, outputs);
    }

    #[inline(always)]
    fn absorb<V: Lanes64>(self, token: V::Token, mut a: State<V>, block: &Messages<'_>) -> State<V> {
        for (word, i) in a.iter_mut().zip(0..self.rate / 8) {
            *word = word.xor(block.word::<V>(token, 8 * i, Word::from_le));
        }
        permute(token, a)
    }

    #[inline(always)]
    fn squeeze<V: Lanes64>(self, token: V::Token, mut a: State<V>, outputs: &mut [&mut [u8]]) {
        let length = outputs.first().map_or(0, |output| output.len());
        let mut done = 0;
        while done < length {
            if done > 0 {
                a = permute(token, a);
            }
            for (i, word) in a.iter().take(self.rate / 8).enumerate() {
                emit(*word, done + 8 * i, outputs, Word::to_le);
            }
            done += self.rate;
        }
    }
}
