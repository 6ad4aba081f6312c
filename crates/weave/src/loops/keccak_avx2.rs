//! The permutation of four states on AVX2, for Go: on x86-64 Rust inlines it.
//!
//! # Derivation
//!
//! A round is recorded and compiled for AVX2: 25 words do not fit sixteen registers, so they stay
//! in rows of memory, which are operands. A round reads one set of rows and writes another; two
//! rounds are the body of a loop. The constant comes from a row of its own. The record is of round
//! 0, whose constant is 1; it is cancelled by adding it once more.
//!
//! ```text
//! function(context)   rdi: 25 rows of four words, 25 more, then the constants of the rounds, each in four lanes
//! 2:                  two rounds; rsi is their constants, r8 how many pairs are left
//! ```

use super::lines::Lines;
use crate::functions::{compile, lines_of};
use crate::select::{Inputs, Results};
use crate::targets::x86::X86;
use crate::terms::Terms;
use crate::{Row, Target};
use hashes::keccak::{WORDS, rounds};
use lanes::Lanes;
use lanes::record::{Recording, Value, recorded};

/// The distance between rows of the state in bytes.
pub(crate) const ROW: usize = super::blocks_layout::ROW;
/// The offset of the constants, after the rows.
pub(crate) const CONSTANTS: usize = 2 * WORDS * ROW;
/// The size of a constant in bytes.
pub(crate) const CONSTANT: usize = 32;

/// Returns the function's body for as many rounds, whose constants the caller puts there.
pub(crate) fn permutation(count: usize) -> Lines {
    let record = recorded::<u64>(WORDS + 1, |inputs| {
        let state = inputs[..WORDS].try_into().expect("a state has 25 words");
        let mut after = rounds(Recording, state, 0, 1);
        after[0] = after[0].xor(Value::splat(Recording, 1)).xor(inputs[WORDS]);
        after.to_vec()
    });
    let terms = Terms::of_record(&record);
    let rows = |set: usize| (0..WORDS).map(move |i| Row { array: 0, index: set * WORDS + i });
    let mut target = X86::new(64, false);
    let round = |from: usize| {
        let inputs = rows(from).chain([Row { array: 1, index: from }]).collect();
        compile(&target, terms.clone(), Inputs::Rows(inputs), Results::Rows(rows(1 - from).collect()), &[])
    };
    let rounds = [round(0), round(1)];
    let places = rounds.iter().map(|code| code.places).max().unwrap_or(0);
    let mut lines = Lines::new();
    target.enter("", places, &mut lines);
    let (pairs, step) = (count / 2, 2 * CONSTANT);
    lines.extend([format!("lea rsi,[rdi+{CONSTANTS}]"), format!("mov r8d,{pairs}")]);
    lines.extend([".p2align 6".into(), "2:".into()]);
    lines.extend(rounds.iter().flat_map(|code| lines_of(&mut target, code)));
    lines.extend([format!("add rsi,{step}"), "dec r8".into(), "jnz 2b".into()]);
    target.leave(places, &mut lines);
    lines
}
