//! The scalar stream: one state, in memory between rounds. The last row of a round stays in the
//! registers of C as well, because the next round's parities begin with it, and a load so soon
//! after its store has to wait.

use super::keccak::{last_sources, rho, row_sources};
use super::layout::OWN;
use super::lines::Lines;
use core::ops::Range;

/// C, then the words of a row.
const C: [&str; 5] = ["r8", "r9", "r10", "r11", "r12"];
/// D.
const D: [&str; 5] = ["rax", "rbx", "rcx", "rbp", "r13"];
pub(super) const TEMPORARY: &str = "r14";

/// Word (x, y) of the state at an address.
fn word(state: &str, x: usize, y: usize) -> String {
    format!("[{state}+{}]", 8 * (x + 5 * y))
}

/// θ, step 1: the parities C of a state whose last row they hold.
pub(super) fn parities(state: &str) -> Lines {
    (0..4).flat_map(|y| (0..5).map(move |x| format!("xor {},{}", C[x], word(state, x, y)))).collect()
}

/// Writes χ of the row in the registers of C to the row of a state, with ι if the row has a
/// constant.
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

/// Writes χ of the last row to the state and leaves it in the registers of C; D is overwritten.
fn chi_of_the_last(target: &str) -> Lines {
    let mut lines: Lines = (0..5)
        .map(|column| format!("andn {},{},{}", D[column], C[(column + 1) % 5], C[(column + 2) % 5]))
        .collect();
    for column in 0..5 {
        lines.push(format!("xor {},{}", C[column], D[column]));
        lines.push(format!("mov {},{}", word(target, column, 4), C[column]));
    }
    lines
}

/// Writes χ of any row.
fn chi_of(target: &str, row: usize, constant: &str) -> Lines {
    if row == 4 { chi_of_the_last(target) } else { chi(target, row, (row == 0).then_some(constant)) }
}

/// θ, steps 1 and 2, of a round: C and D.
pub(super) fn effects(source: &str) -> Lines {
    let mut lines = parities(source);
    lines.extend((0..5).map(|x| format!("rorx {},{},63", D[x], C[(x + 1) % 5])));
    lines.extend((0..5).map(|x| format!("xor {},{}", D[x], C[(x + 4) % 5])));
    lines
}

/// The rest of a round for some of its rows, with D: from one buffer to the other.
pub(super) fn rows(source: &str, target: &str, constant: &str, rows: Range<usize>) -> Lines {
    let mut lines = Lines::new();
    for row in rows {
        for (column, (x, y)) in row_sources(row).into_iter().enumerate() {
            lines.push(format!("mov {},{}", C[column], D[x]));
            lines.push(format!("xor {},{}", C[column], word(source, x, y)));
            if rho(x, y) > 0 {
                lines.push(format!("rol {},{}", C[column], rho(x, y)));
            }
        }
        lines.extend(chi_of(target, row, constant));
    }
    lines
}

/// A whole round from one buffer to the other.
pub(super) fn round(source: &str, target: &str, constant: &str) -> Lines {
    [effects(source), rows(source, target, constant, 0..5)].concat()
}

/// χ and ι of round 2 on the scalar state of the present step.
pub(super) fn head(target: &str, constant: &str) -> Lines {
    let mut lines = Lines::new();
    for row in 0..5 {
        lines
            .extend((0..5).map(|column| format!("mov {},[rsi+{}]", C[column], OWN + 8 * (5 * row + column))));
        lines.extend(chi_of(target, row, constant));
    }
    lines
}

/// Word `index` of the digest, from the state and its parities, to the temporary register.
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
    lines
}
