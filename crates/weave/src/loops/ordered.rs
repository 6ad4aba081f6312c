//! The loop `affine` on AVX-512: eight lanes of a vector, without a scalar state, in an order made
//! for cores on which every operation takes two cycles, such as Zen 5.
//!
//! # Derivation
//!
//! A step is one of `woven.rs` without the scalar state. Of a round's 95 operations any port takes
//! 66, and 29 are rotations, which two ports of four take, so ports need 23.75 cycles. But a round
//! waits: for the last word of each column, its sum, the sum's rotation, D, the word, its rotation,
//! χ, seven operations of two cycles in a row, and rotations cannot begin before D. A core that
//! takes the oldest instruction first keeps its ports busy only if those that others wait for are
//! the oldest. What was found by trying some thousand orders, cycles a permutation and lane on a
//! Zen 5 (the median of 20 slices of 2 ms):
//!
//! - 97: the order of `woven.rs`, or the compiler's;
//! - 92: half of every parity first, then the other halves: the words of rows 0 to 2 are there
//!   before those of rows 3 and 4; two rows enter (θ, ρ, π) before χ of the first one;
//! - 88: rows in the order 1, 2, 0, 4, 3;
//! - 86.5: orders of words within each row, and of columns within each χ, as well. They are not
//!   used: they could not be explained.
//!
//! Two states in one line do not help here. Only a part of both fits into registers, and on a Zen 5
//! a 512-bit store next to `vpternlogq` and rotations takes 0.7 cycles from all ports, two next to
//! `vpternlogq` alone, because it needs the port by which a third operand is read (none next to
//! instructions of two operands; 0.3 as two stores of 256 bits). A round would have twenty of each
//! state.
//!
//! # Registers
//!
//! Those of `woven.rs`, without the scalar state's.

use super::layout::{CONSTANTS, STEP};
use super::lines::{Lines, function};
use super::search_loop::{
    LANES_WALK, Loop, constant, count_and_repeat, ending, next_rounds, step_to_the_next, store_of_the_lanes,
};
use super::vector::{self, Order, parities_in_halves};

/// Rounds in the body of the loop: 21 are three times seven.
const BODY: usize = 7;
/// The order of a round.
pub(super) const ORDER: Order = Order { parities: parities_in_halves, rows: [1, 2, 0, 4, 3], ahead: 2 };

/// Rounds 3 to 23, the words at home before and after.
fn body() -> Lines {
    let mut place = vector::home();
    let mut lines: Lines = (0..BODY).flat_map(|i| vector::round(&ORDER, &mut place, &constant(i))).collect();
    lines.extend(vector::bring_home(&place));
    lines.extend(next_rounds(BODY, "rax", "jne 3b"));
    lines
}

/// Stores word `index` of the digests.
fn tail(index: usize) -> Lines {
    let (lines, word) = vector::tail(index);
    [lines, store_of_the_lanes("rax", &word)].concat()
}

/// The loop.
pub(super) fn search_loop() -> Loop {
    // The head reads the constant of round number 1, the second one; the body begins after it.
    let mut head: Lines = vec![format!("lea rdx,[rsi+{}]", CONSTANTS + 8)];
    head.extend(vector::head(&constant(0)));
    // The next counter's words are stored long before their lanes are loaded one by one, for which
    // they have to be in the cache.
    head.extend(step_to_the_next("rdi", STEP, &[LANES_WALK]));
    head.push("add rdx,8".into());
    let body = body();
    let ending = ending(parities_in_halves(&vector::home()), &core::array::from_fn(tail));
    let label = |label: &str| [".p2align 6".to_owned(), format!("{label}:")];
    let mut lines: Lines = label("2").into();
    lines.extend(head.clone());
    lines.extend(label("3"));
    lines.extend(body.clone());
    lines.extend(ending.text);
    lines.extend(count_and_repeat("rax"));
    let executed = vec![(1, head), (21 / BODY, body), (1, ending.executed), (1, count_and_repeat("rax"))];
    Loop { text: function(lines), executed, batches: 1, hashes: 8 }
}
