//! The vector stream of the loop `woven`: eight lanes in zmm registers. Items that `folded` shares
//! with it are visible there.

use super::keccak::{last_sources, rho, row_sources};
use super::layout::{BASE, ROWS};
use super::lines::{Lines, weave};

/// The register of each word (x, y), at x + 5y.
pub(super) type Place = [usize; 25];

/// Truth tables of `vpternlogq`, with a = 0xF0, b = 0xCC, c = 0xAA.
pub(super) const XOR3: u8 = 0x96;
/// a ^ (!b & c).
pub(super) const CHI: u8 = 0xD2;

/// Every word in the register of its number.
pub(super) fn home() -> Place {
    core::array::from_fn(|word| word)
}

pub(super) fn zmm(register: usize) -> String {
    format!("zmm{register}")
}

/// C in zmm25 to 29.
fn c(x: usize) -> String {
    zmm(25 + x % 5)
}

pub(super) fn ternary(a: &str, b: &str, c: &str, table: u8) -> String {
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

/// The same, with the sums of rows 0 to 2 of all columns before those of rows 3 and 4, which a round
/// may make later.
pub(super) fn parities_in_halves(place: &Place) -> Lines {
    let word = |x: usize, y: usize| zmm(place[x + 5 * y]);
    let order = [0, 2, 4, 1, 3];
    let first = |x: usize| {
        [format!("vmovdqa64 {},{}", c(x), word(x, 0)), ternary(&c(x), &word(x, 1), &word(x, 2), XOR3)]
    };
    let second = |x: usize| ternary(&c(x), &word(x, 3), &word(x, 4), XOR3);
    order.into_iter().flat_map(first).chain(order.into_iter().map(second)).collect()
}

/// θ, step 2: D\[x\] = C\[x−1\] ⊕ rot(C\[x+1\], 1), into the register of a C that is no longer
/// needed. Returns where each D is; zmm28 and zmm31 are free afterwards.
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
pub(super) fn chi(registers: &[String; 5], copies: [&str; 2]) -> Lines {
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

pub(super) fn iota(register: &str, constant: &str) -> String {
    format!("vpxorq {register},{register},qword ptr {constant}{{1to8}}")
}

/// An order of the instructions of a round.
pub(super) struct Order {
    /// How parities are made.
    pub(super) parities: fn(&Place) -> Lines,
    /// The order of rows.
    pub(super) rows: [usize; 5],
    /// How many rows enter before χ of the first.
    pub(super) ahead: usize,
}

/// The order of `woven`.
pub(super) const IN_TURN: Order = Order { parities, rows: [0, 1, 2, 3, 4], ahead: 1 };

/// A whole round in that order; `place` follows the words.
pub(super) fn round(order: &Order, place: &mut Place, constant: &str) -> Lines {
    let (effects, d) = effects();
    let registers = |row: usize| row_sources(row).map(|(x, y)| zmm(place[x + 5 * y]));
    let entering = |row: usize| -> Lines {
        let words = row_sources(row).into_iter().zip(registers(row));
        words.flat_map(|((x, y), register)| brought_in(&register, &d[x], rho(x, y))).collect()
    };
    let combined = |row: usize| {
        let mut lines = chi(&registers(row), ["zmm28", "zmm31"]);
        lines.extend((row == 0).then(|| iota(&registers(0)[0], constant)));
        lines
    };
    let mut lines = (order.parities)(place);
    lines.extend(effects);
    for i in 0..order.rows.len() + order.ahead {
        let next = order.rows.get(i).map_or_else(Lines::new, |&row| entering(row));
        let before = i.checked_sub(order.ahead).map_or_else(Lines::new, |i| combined(order.rows[i]));
        lines.extend(if before.is_empty() { next } else { weave(before, next) });
    }
    follow(place);
    lines
}

/// Follows the words through a round with χ in place: each stays in the register of its source.
fn follow(place: &mut Place) {
    let before = *place;
    for row in 0..5 {
        for (column, (x, y)) in row_sources(row).into_iter().enumerate() {
            place[column + 5 * row] = before[x + 5 * y];
        }
    }
}

/// θ, step 3, and ρ on a word.
fn brought_in(register: &str, d: &str, rotation: u32) -> Lines {
    let mut lines = vec![format!("vpxorq {register},{register},{d}")];
    if rotation > 0 {
        lines.push(format!("vprolq {register},{register},{rotation}"));
    }
    lines
}

/// Returns moves that bring every word home, word i to register i, cycle by cycle of the
/// permutation.
pub(super) fn bring_home<const N: usize>(place: &[usize; N]) -> Lines {
    let mut place = *place;
    let mut lines = Lines::new();
    while let Some(start) = (0..N).find(|&word| place[word] != word) {
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

/// χ of round 2 on a row of rows ^ broadcast(base), without ι, into five registers.
pub(super) fn head_row(row: usize, registers: &[String; 5]) -> Lines {
    let mut lines = Lines::new();
    for (column, register) in registers.iter().enumerate() {
        let word = 5 * row + column;
        lines.push(format!("vmovdqa64 {register},[rsi+{}]", ROWS + 64 * word));
        lines.push(format!("vpxorq {register},{register},qword ptr [rsi+{}]{{1to8}}", BASE + 8 * word));
    }
    lines.extend(chi(registers, ["zmm30", "zmm31"]));
    lines
}

/// χ and ι of round 2, the words at home.
pub(super) fn head(constant: &str) -> Lines {
    let mut lines = Lines::new();
    for row in 0..5 {
        lines.extend(head_row(row, &core::array::from_fn(|column| zmm(5 * row + column))));
        if row == 0 {
            lines.push(iota("zmm0", constant));
        }
    }
    lines
}

/// Computes word `index` of the digest from the registers of its three sources and those of C, with
/// zmm30 as a temporary. The result is left in the first register.
pub(super) fn last_word(index: usize, registers: &[String; 3], c: [String; 5]) -> Lines {
    let mut lines = Lines::new();
    for ((x, y), register) in last_sources(index).into_iter().zip(registers) {
        lines.push(format!("vprolq zmm30,{},1", c[(x + 1) % 5]));
        lines.push(ternary(register, &c[(x + 4) % 5], "zmm30", XOR3));
        if rho(x, y) > 0 {
            lines.push(format!("vprolq {register},{register},{}", rho(x, y)));
        }
    }
    let [p, q, r] = registers;
    lines.push(ternary(p, q, r, CHI));
    if index == 0 {
        lines.push(iota(p, "[rdx]"));
    }
    lines
}

/// Computes word `index` of the digest from the words at home and their parities. Returns its
/// register too.
pub(super) fn tail(index: usize) -> (Lines, String) {
    let registers = last_sources(index).map(|(x, y)| zmm(x + 5 * y));
    let lines = last_word(index, &registers, core::array::from_fn(c));
    let [first, ..] = registers;
    (lines, first)
}
