//! The scalar stream: one state, in memory between rounds.

use super::layout::{OWN, OWN_OUT, STEP};
use super::{Lines, last_sources, rho, row_sources};

/// C, then the words of a row.
const C: [&str; 5] = ["r8", "r9", "r10", "r11", "r12"];
/// D.
const D: [&str; 5] = ["rax", "rbx", "rcx", "rbp", "r13"];
const TEMPORARY: &str = "r14";

/// Word (x, y) of the state at an address.
fn word(state: &str, x: usize, y: usize) -> String {
    format!("[{state}+{}]", 8 * (x + 5 * y))
}

/// θ, step 1: the parities C.
pub(super) fn parities(state: &str) -> Lines {
    let column = |x: usize| {
        let first = format!("mov {},{}", C[x], word(state, x, 0));
        let rest = (1..5).map(move |y| format!("xor {},{}", C[x], word(state, x, y)));
        core::iter::once(first).chain(rest)
    };
    (0..5).flat_map(column).collect()
}

/// χ of the row in the registers of C to the row of a state, and ι if the row has a constant.
fn chi(target: &str, row: usize, constant: Option<&str>) -> Lines {
    let mut lines = Lines::new();
    for column in 0..5 {
        lines.push(format!("andn {TEMPORARY},{},{}", C[(column + 1) % 5], C[(column + 2) % 5]));
        lines.push(format!("xor {TEMPORARY},{}", C[column]));
        if let (0, Some(constant)) = (column, constant) {
            lines.push(format!("xor {TEMPORARY},qword ptr {constant}"));
        }
        lines.push(format!("mov {},{TEMPORARY}", word(target, column, row)));
    }
    lines
}

/// A whole round from one buffer to the other.
pub(super) fn round(source: &str, target: &str, constant: &str) -> Lines {
    let mut lines = parities(source);
    lines.extend((0..5).map(|x| format!("rorx {},{},63", D[x], C[(x + 1) % 5])));
    lines.extend((0..5).map(|x| format!("xor {},{}", D[x], C[(x + 4) % 5])));
    for row in 0..5 {
        for (column, (x, y)) in row_sources(row).into_iter().enumerate() {
            lines.push(format!("mov {},{}", C[column], word(source, x, y)));
            lines.push(format!("xor {},{}", C[column], D[x]));
            if rho(x, y) > 0 {
                lines.push(format!("rol {},{}", C[column], rho(x, y)));
            }
        }
        lines.extend(chi(target, row, (row == 0).then_some(constant)));
    }
    lines
}

/// χ and ι of round 2 on the scalar state of the present step.
pub(super) fn head(target: &str, constant: &str) -> Lines {
    let mut lines = Lines::new();
    for row in 0..5 {
        lines
            .extend((0..5).map(|column| format!("mov {},[rsi+{}]", C[column], OWN + 8 * (5 * row + column))));
        lines.extend(chi(target, row, (row == 0).then_some(constant)));
    }
    lines
}

/// Word `index` of the digest, from the state and its parities, to its place in `own_out`.
pub(super) fn tail(index: usize, state: &str) -> Lines {
    let mut lines = Lines::new();
    let registers = ["rbx", "rcx", "rbp"];
    for ((x, y), register) in last_sources(index).into_iter().zip(registers) {
        lines.push(format!("rorx {register},{},63", C[(x + 1) % 5]));
        lines.push(format!("xor {register},{}", C[(x + 4) % 5]));
        lines.push(format!("xor {register},{}", word(state, x, y)));
        if rho(x, y) > 0 {
            lines.push(format!("rol {register},{}", rho(x, y)));
        }
    }
    let [p, q, r] = registers;
    lines.push(format!("andn {TEMPORARY},{q},{r}"));
    lines.push(format!("xor {TEMPORARY},{p}"));
    if index == 0 {
        lines.push(format!("xor {TEMPORARY},[rdx]"));
    }
    lines.push(format!("mov r13,[rsi+{STEP}]"));
    lines.push(format!("mov [rsi+8*r13+{}],{TEMPORARY}", OWN_OUT - 8));
    lines
}
