//! The vector stream: eight lanes in zmm registers.

use super::layout::{BASE, OUT, ROWS, STEP};
use super::{Lines, last_sources, rho, row_sources, weave};

/// Which register each word (x, y) is in, at x + 5y.
pub(super) type Place = [usize; 25];

/// Truth tables of `vpternlogq`, with a = 0xF0, b = 0xCC, c = 0xAA.
const XOR3: u8 = 0x96;
/// a ^ (!b & c).
const CHI: u8 = 0xD2;

/// Every word in the register of its number.
pub(super) fn home() -> Place {
    core::array::from_fn(|word| word)
}

fn zmm(register: usize) -> String {
    format!("zmm{register}")
}

/// C in zmm25 to 29.
fn c(x: usize) -> String {
    zmm(25 + x % 5)
}

fn ternary(a: &str, b: &str, c: &str, table: u8) -> String {
    format!("vpternlogq {a},{b},{c},{table}")
}

/// θ, step 1: the parities C in zmm25 to 29.
pub(super) fn parities(place: &Place) -> Lines {
    let word = |x: usize, y: usize| zmm(place[x + 5 * y]);
    (0..5)
        .flat_map(|x| {
            [
                format!("vmovdqa64 {},{}", c(x), word(x, 0)),
                ternary(&c(x), &word(x, 1), &word(x, 2), XOR3),
                ternary(&c(x), &word(x, 3), &word(x, 4), XOR3),
            ]
        })
        .collect()
}

/// θ, step 2: D\[x\] = C\[x−1\] ⊕ rot(C\[x+1\], 1), into the register of a C that is no longer needed. Returns where
/// each D is; zmm28 and zmm31 are free afterwards.
fn effects() -> (Lines, [String; 5]) {
    // Each line rotates one C; all but the first then go into another C.
    let lines =
        [(0, None), (2, Some(0)), (4, Some(2)), (1, Some(4)), (3, Some(1))].map(|(source, target)| {
            let temporary = if target.is_none() { "zmm30" } else { "zmm31" };
            let sum = match target {
                None => format!("vpxorq zmm30,zmm30,{}", c(3)),
                Some(target) => format!("vpxorq {0},{0},zmm31", c(target)),
            };
            [format!("vprolq {temporary},{},1", c(source)), sum]
        });
    (lines.into_iter().flatten().collect(), [c(4), c(0), c(1), c(2), zmm(30)])
}

/// χ on a row in place; `registers` hold its columns and hold them afterwards.
fn chi(registers: &[String; 5], copies: [&str; 2]) -> Lines {
    let [p, q, r, s, t] = registers;
    let [old_p, old_q] = copies;
    vec![
        format!("vmovdqa64 {old_p},{p}"),
        format!("vmovdqa64 {old_q},{q}"),
        ternary(p, q, r, CHI),
        ternary(q, r, s, CHI),
        ternary(r, s, t, CHI),
        ternary(s, t, old_p, CHI),
        ternary(t, old_p, old_q, CHI),
    ]
}

fn iota(register: &str, constant: &str) -> String {
    format!("vpxorq {register},{register},qword ptr {constant}{{1to8}}")
}

/// A whole round; `place` follows the words.
pub(super) fn round(place: &mut Place, constant: &str) -> Lines {
    let (effects, d) = effects();
    let registers = |row: usize| row_sources(row).map(|(x, y)| zmm(place[x + 5 * y]));
    let entering = |row: usize| -> Lines {
        let words = row_sources(row).into_iter().zip(registers(row));
        words.flat_map(|((x, y), register)| brought_in(&register, &d[x], rho(x, y))).collect()
    };
    let mut lines = parities(place);
    lines.extend(effects);
    lines.extend(entering(0));
    for row in 0..5 {
        let mut combined = chi(&registers(row), ["zmm28", "zmm31"]);
        if row == 0 {
            combined.push(iota(&registers(0)[0], constant));
        }
        lines.extend(if row < 4 { weave(combined, entering(row + 1)) } else { combined });
    }
    let before = *place;
    for row in 0..5 {
        for (column, (x, y)) in row_sources(row).into_iter().enumerate() {
            place[column + 5 * row] = before[x + 5 * y];
        }
    }
    lines
}

/// θ, step 3, and ρ on a word.
fn brought_in(register: &str, d: &str, rotation: u32) -> Lines {
    let mut lines = vec![format!("vpxorq {register},{register},{d}")];
    if rotation > 0 {
        lines.push(format!("vprolq {register},{register},{rotation}"));
    }
    lines
}

/// Moves that bring every word home, cycle by cycle of the permutation.
pub(super) fn bring_home(place: &Place) -> Lines {
    let mut place = *place;
    let mut lines = Lines::new();
    while let Some(start) = (0..25).find(|&word| place[word] != word) {
        lines.push(format!("vmovdqa64 zmm31,zmm{start}"));
        let mut word = start;
        while place[word] != start {
            let from = place[word];
            lines.push(format!("vmovdqa64 zmm{word},zmm{from}"));
            place[word] = word;
            word = from;
        }
        lines.push(format!("vmovdqa64 zmm{word},zmm31"));
        place[word] = word;
    }
    lines
}

/// χ and ι of round 2 on rows ^ broadcast(base).
pub(super) fn head(constant: &str) -> Lines {
    let mut lines = Lines::new();
    for row in 0..5 {
        let registers: [String; 5] = core::array::from_fn(|column| zmm(5 * row + column));
        for (column, register) in registers.iter().enumerate() {
            let word = 5 * row + column;
            lines.push(format!("vmovdqa64 {register},[rsi+{}]", ROWS + 64 * word));
            lines.push(format!("vpxorq {register},{register},qword ptr [rsi+{}]{{1to8}}", BASE + 8 * word));
        }
        lines.extend(chi(&registers, ["zmm30", "zmm31"]));
        if row == 0 {
            lines.push(iota("zmm0", constant));
        }
    }
    lines
}

/// Word `index` of the digest, from the words at home and their parities, to its place in `out`.
pub(super) fn tail(index: usize) -> Lines {
    let sources = last_sources(index);
    let mut lines = Lines::new();
    for (x, y) in sources {
        let register = zmm(x + 5 * y);
        lines.push(format!("vprolq zmm30,{},1", c(x + 1)));
        lines.push(ternary(&register, &c(x + 4), "zmm30", XOR3));
        if rho(x, y) > 0 {
            lines.push(format!("vprolq {register},{register},{}", rho(x, y)));
        }
    }
    let [p, q, r] = sources.map(|(x, y)| zmm(x + 5 * y));
    lines.push(ternary(&p, &q, &r, CHI));
    if index == 0 {
        lines.push(iota(&p, "[rdx]"));
    }
    // The step has been counted on by now.
    lines.push(format!("mov rax,[rsi+{STEP}]"));
    lines.push("shl rax,6".into());
    lines.push(format!("vmovdqa64 [rsi+rax+{}],{p}", OUT - 64));
    lines
}
