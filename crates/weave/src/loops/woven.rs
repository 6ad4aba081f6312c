//! The loop `woven`, made for Zen 4: Keccak-f\[1600\] for eight lanes of a vector and, woven with
//! it, for one state in the integer registers, which would idle otherwise.
//!
//! # Derivation
//!
//! A step hashes nine messages from the states that enter χ of round 2 (the affine head,
//! `src/search/gray.rs`):
//!
//! ```text
//! head   χ and ι of round 2          vector: rows ^ broadcast(base)         scalar: own
//! body   3 rounds, seven times       rounds 3 to 23, rolled, so that the loop stays in the op cache
//! tail   one word of round 24        → out[step], own_out[step]
//!        base and own step to the next counter, by one difference each
//! ```
//!
//! The filter looks at `out` and `own_out` when a group is done.
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | zmm0–24 | the words; word (x, y) begins in zmm(x + 5y) |
//! | zmm25–29 | C, then four of the five D |
//! | zmm30–31 | the fifth D, temporaries |
//! | rsi, rdx | the context ([`layout`](super::layout)), the constant of the present round |
//! | r15, rdi | the scalar state's two buffers, swapped after three rounds |
//! | r8–r12; rax, rbx, rcx, rbp, r13; r14 | C, then a row; D; a temporary |
//!
//! χ is done in place: a word stays in the register that its χ input came from, so after a round
//! the words sit permuted; after three rounds register moves, eliminated at rename, bring them
//! home. θ, ρ and π of row y + 1 are woven into χ of row y, because the former are bound to the
//! rotate unit.
//!
//! # Operations of a round
//!
//! Vector: 35 `vpternlogq`, 29 `vprolq`, 31 `vpxorq` (95), and 15 copies. Scalar: 20 xors for C, 5
//! rotates and 5 xors for D, 25 copies, 25 xors and 24 rotates for θ and ρ, 25 `andn` and 26 xors
//! for χ and ι, 25 stores (180, of which 46 load). At two vector operations a cycle the bound is
//! 47.5 cycles for nine states, and the scalar ones, four a cycle, hide under them; but all, with
//! the 8 moves home, are 298 instructions, and six a cycle make that 49.7. [`Loop::counts`] counts
//! them for the bound.

use super::layout::{CONSTANTS, DIFFERENCE, OWN_BUFFERS, STEP};
use super::lines::{Lines, function, weave};
use super::search_loop::{
    LANES_WALK, Loop, OWN_WALK, constant, count_and_repeat, ending, next_rounds, step_to_the_next,
    store_of_our_own, store_of_the_lanes,
};
use super::{scalar, vector};

/// Rounds in the body of the loop: 21 are seven times three.
const BODY: usize = 3;

/// Rounds 3 to 23, the words at home before and after.
fn body() -> Lines {
    let mut place = vector::home();
    let (mut long, mut short) = (Lines::new(), Lines::new());
    for round in 0..BODY {
        long.extend(vector::round(&vector::IN_TURN, &mut place, &constant(round)));
        let (source, target) = if round % 2 == 0 { ("r15", "rdi") } else { ("rdi", "r15") };
        short.extend(scalar::round(source, target, &constant(round)));
    }
    let mut lines = weave(long, short);
    lines.extend(vector::bring_home(&place));
    lines.push("xchg r15,rdi".into());
    lines.extend(next_rounds(BODY, "rax", "jne 3b"));
    lines
}

/// Stores word `index` of the digests.
fn tail(index: usize) -> Lines {
    let (lanes, word) = vector::tail(index);
    let lanes = [lanes, store_of_the_lanes("rax", &word)].concat();
    weave(lanes, [scalar::tail(index, "r15"), store_of_our_own("r13", STEP)].concat())
}

/// The loop.
pub(super) fn search_loop() -> Loop {
    // The head reads the constant of round number 1, the second one; the body begins after it.
    let mut head: Lines = vec![
        format!("lea rdx,[rsi+{}]", CONSTANTS + 8),
        format!("lea r15,[rsi+{OWN_BUFFERS}]"),
        format!("lea rdi,[rsi+{}]", OWN_BUFFERS + DIFFERENCE),
    ];
    head.extend(weave(vector::head(&constant(0)), scalar::head("r15", &constant(0))));
    head.push("add rdx,8".into());
    let body = body();
    let parities = weave(vector::parities(&vector::home()), scalar::parities("r15"));
    // The scalar state's other buffer is no longer needed.
    let parities = weave(parities, step_to_the_next("rdi", STEP, &[LANES_WALK, OWN_WALK]));
    let ending = ending(parities, &core::array::from_fn(tail));

    let mut lines: Lines = vec![".p2align 6".into(), "2:".into()];
    lines.extend(head.clone());
    lines.extend([".p2align 6".into(), "3:".into()]);
    lines.extend(body.clone());
    lines.extend(ending.text);
    lines.extend(count_and_repeat("rax"));
    Loop {
        text: function(lines),
        executed: vec![(1, head), (7, body), (1, ending.executed), (1, count_and_repeat("rax"))],
        batches: 1,
        hashes: 9,
    }
}
