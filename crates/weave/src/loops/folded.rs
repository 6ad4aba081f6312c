//! The loop `folded`, made for Golden Cove: fewer vector operations a round, and a scalar state at
//! half the pace.
//!
//! # Derivation
//!
//! θ adds D\[x\] = C\[x−1\] ⊕ rot(C\[x+1\], 1) to the words of column x. With instructions of three
//! operands, C\[x−1\] and rot(C\[x+1\], 1) can be added to each word at once, and the five xors
//! that make D are saved: 90 operations a round instead of 95. This takes ten registers instead of
//! five. They come from row 0 of the state, which is kept in memory between rounds: it is made
//! first, so its stores are long done when the next round's parities begin with its loads.
//!
//! The scalar state takes two steps to a hash, half a round next to every vector round: it must not
//! delay the vectors on a core that keeps its vector units busy without it. So the body is in two
//! parts, each of three vector rounds and one and a half scalar ones, which take turns; seven of
//! them are a step:
//!
//! ```text
//! even step   head, scalar head   first part, second, first, second, first, second, first    tail
//! odd step    head                second part, first, second, first, second, first, second   tail, scalar tail
//! ```
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | zmm0–19 | the words of rows 1 to 4; word (x, y) begins in zmm(x + 5 (y − 1)) |
//! | zmm20–24, 25–29 | C; rot(C, 1) |
//! | zmm30–31 | temporaries |
//! | rsi, rdx, r15 | the context, the constant of the present round of the lanes, and of the scalar state |
//! | r8–r12; rax, rbx, rcx, rbp, r13; r14 | C, then a row; D; a temporary |
//! | rdi | a temporary of the step; the scalar state may be within a round there |
//!
//! The rows' places: χ in place leaves a word where its χ input came from. Row 0's sources are in
//! no row's way once it is stored, so the word of each other row that comes from memory takes the
//! register of one of them, and the twenty registers stay twenty. They are brought home after the
//! second part. The buffers alternate by fixed addresses: of row 0 every round, three of them in
//! either part; three for the scalar state, as the parts have three rounds of it together.
//!
//! # Operations of a round
//!
//! Vector: 60 `vpternlogq`, 29 `vprolq`, 1 `vpxorq` (90), 10 loads, 5 stores, and 10 copies. At two
//! operations a cycle the bound is 45 cycles for eight states and a half.

use super::keccak::{last_sources, rho, row_sources};
use super::layout::{CONSTANTS, DIFFERENCE, OWN_BUFFERS, OWN_STEP, ROW_BUFFER, ROW_BUFFERS, STEP};
use super::lines::{Lines, function, weave};
use super::scalar;
use super::search_loop::{
    Ending, LANES_WALK, Loop, OWN_WALK, constant, count_and_repeat, ending, next_rounds, step_to_the_next,
    store_of_our_own, store_of_the_lanes,
};
use super::vector::{CHI, XOR3, bring_home, chi, head_row, iota, last_word, ternary, zmm};

/// The register of each word (x, y) of rows 1 to 4, at x + 5 (y − 1).
pub(super) type Place = [usize; 20];

fn c(x: usize) -> String {
    zmm(20 + x % 5)
}

fn turned(x: usize) -> String {
    zmm(25 + x % 5)
}

/// The register of a word of rows 1 to 4.
fn register(place: &Place, x: usize, y: usize) -> String {
    zmm(place[x + 5 * (y - 1)])
}

/// One of the search loop's buffers for row 0.
fn row(buffer: usize) -> usize {
    ROW_BUFFERS + buffer * ROW_BUFFER
}

/// A word of row 0 in a buffer.
fn in_memory(buffer: usize, x: usize) -> String {
    format!("[rsi+{}]", buffer + 64 * x)
}

pub(super) fn load(register: &str, address: &str) -> String {
    format!("vmovdqa64 {register},{address}")
}

pub(super) fn store(address: &str, register: &str) -> String {
    format!("vmovdqa64 {address},{register}")
}

/// θ, step 1: the parities C.
fn parities(place: &Place, buffer: usize) -> Lines {
    let word = |x: usize, y: usize| register(place, x, y);
    // This order lets the words of a column follow soon.
    [0, 2, 4, 1, 3]
        .into_iter()
        .flat_map(|x| {
            [
                load(&c(x), &in_memory(buffer, x)),
                ternary(&c(x), &word(x, 1), &word(x, 2), XOR3),
                ternary(&c(x), &word(x, 3), &word(x, 4), XOR3),
            ]
        })
        .collect()
}

/// θ, step 2, and ρ on the words that π brings to a row, into the row's registers.
fn entering(row: usize, registers: &[String; 5], buffer: usize) -> Lines {
    let mut lines = Lines::new();
    for ((x, y), register) in row_sources(row).into_iter().zip(registers) {
        if y == 0 {
            lines.push(load(register, &in_memory(buffer, x)));
        }
        lines.push(ternary(register, &c(x + 4), &turned(x + 1), XOR3));
        if rho(x, y) > 0 {
            lines.push(format!("vprolq {register},{register},{}", rho(x, y)));
        }
    }
    lines
}

/// χ and ι of row 0 to memory, where its registers are not wanted afterwards and only zmm31 is
/// free.
fn chi_to_memory(registers: &[String; 5], buffer: usize, constant: &str) -> Lines {
    let [p, q, r, s, t] = registers;
    let stored = |column: usize, register: &str| store(&in_memory(buffer, column), register);
    vec![
        load("zmm31", p),
        ternary(p, q, r, CHI),
        iota(p, constant),
        stored(0, p),
        load(p, q),
        ternary(q, r, s, CHI),
        stored(1, q),
        ternary(r, s, t, CHI),
        stored(2, r),
        ternary(s, t, "zmm31", CHI),
        stored(3, s),
        ternary(t, "zmm31", p, CHI),
        stored(4, t),
    ]
}

/// A whole round, row 0 from one buffer to another; `place` follows the words.
pub(super) fn round(place: &mut Place, source: usize, target: usize, constant: &str) -> Lines {
    // Where word (x, y) enters. The word of row `row` that comes from memory takes the place of row
    // 0's column `row`.
    let entrance = |row: usize, x: usize, y: usize| -> usize {
        let (x, y) = if y > 0 { (x, y) } else { row_sources(0)[row] };
        place[x + 5 * (y - 1)]
    };
    let mut after = *place;
    for row in 1..5 {
        for (column, (x, y)) in row_sources(row).into_iter().enumerate() {
            after[column + 5 * (row - 1)] = entrance(row, x, y);
        }
    }
    let registers = |row: usize| -> [String; 5] {
        row_sources(row).map(|(x, y)| if row + y == 0 { zmm(30) } else { zmm(entrance(row, x, y)) })
    };
    let mut lines = parities(place, source);
    lines.extend([0, 2, 4, 1, 3].map(|x| format!("vprolq {},{},1", turned(x), c(x))));
    lines.extend(entering(0, &registers(0), source));
    lines.extend(chi_to_memory(&registers(0), target, constant));
    lines.extend(entering(1, &registers(1), source));
    for row in 1..5 {
        let combined = chi(&registers(row), ["zmm30", "zmm31"]);
        let next = if row < 4 { entering(row + 1, &registers(row + 1), source) } else { Lines::new() };
        lines.extend(weave(combined, next));
    }
    *place = after;
    lines
}

/// χ and ι of round 2.
fn head(place: &Place, buffer: usize, constant: &str) -> Lines {
    let registers: [String; 5] = core::array::from_fn(c);
    let mut lines = head_row(0, &registers);
    lines.push(iota(&registers[0], constant));
    lines.extend((0..5).map(|x| store(&in_memory(buffer, x), &registers[x])));
    for row in 1..5 {
        lines.extend(head_row(row, &core::array::from_fn(|x| register(place, x, row))));
    }
    lines
}

/// Computes word `index` of the digest from the words and their parities. Returns its register too.
fn tail(index: usize, place: &Place, buffer: usize) -> (Lines, String) {
    let registers = last_sources(index).map(|(x, y)| if y == 0 { turned(0) } else { register(place, x, y) });
    let from_memory = last_sources(index).into_iter().find(|(_, y)| *y == 0);
    let mut lines: Lines =
        from_memory.map(|(x, _)| load(&turned(0), &in_memory(buffer, x))).into_iter().collect();
    lines.extend(last_word(index, &registers, core::array::from_fn(c)));
    let [first, ..] = registers;
    (lines, first)
}

/// One of the scalar state's buffers.
fn own(buffer: usize) -> String {
    format!("rsi+{}", OWN_BUFFERS + buffer * DIFFERENCE)
}

/// Vector rounds in a part of the body.
const PART: usize = 3;

/// The number of scalar rows that the first part still makes of the round that both parts share, so
/// that the parts have the same number of instructions.
const SHARED: usize = 2;

/// The vector stream of a part, row 0 beginning in a buffer.
fn lanes_part(place: &mut Place, buffer: usize) -> Lines {
    (0..PART)
        .flat_map(|i| round(place, row((buffer + i) % 2), row((buffer + i + 1) % 2), &constant(i)))
        .collect()
}

/// The scalar constants go on after both parts.
fn own_constant(after: usize) -> String {
    format!("[r15+{}]", 8 * after)
}

/// Returns the two parts, and where the words are between them.
fn parts() -> ([Lines; 2], Place) {
    let mut place: Place = core::array::from_fn(|word| word);
    let lanes = lanes_part(&mut place, 0);
    let between = place;
    let mut short = scalar::round(&own(0), &own(1), &own_constant(0));
    short.extend(scalar::effects(&own(1)));
    short.extend(scalar::rows(&own(1), &own(2), &own_constant(1), 0..SHARED));
    let first = [weave(lanes, short), next_rounds(PART, "rdi", "je 5f")].concat();

    let lanes = lanes_part(&mut place, 1);
    let mut short = scalar::rows(&own(1), &own(2), &own_constant(1), SHARED..5);
    short.extend(scalar::round(&own(2), &own(0), &own_constant(2)));
    let mut second = [weave(lanes, short), bring_home(&place)].concat();
    second.push(format!("add r15,{}", 8 * 3));
    second.extend(next_rounds(PART, "rdi", "jne 3b"));
    ([first, second], between)
}

/// Appends loading the constants: the head's, of round 2, then the body's.
fn head_and_constant(head: Lines) -> Lines {
    let mut lines: Lines = vec![format!("lea rdx,[rsi+{}]", CONSTANTS + 8)];
    lines.extend(head);
    lines.push("add rdx,8".into());
    lines
}

/// The end of an even step.
fn even_ending(between: &Place) -> Ending {
    let parities = weave(parities(between, row(1)), step_to_the_next("rdi", STEP, &[LANES_WALK]));
    let tail = |index| {
        let (lines, word) = tail(index, between, row(1));
        [lines, store_of_the_lanes("rdi", &word)].concat()
    };
    ending(parities, &core::array::from_fn(tail))
}

/// The end of an odd step: the scalar state has its digest too.
fn odd_ending(home: &Place) -> Ending {
    let parities = weave(parities(home, row(0)), scalar::parities(&own(0)));
    let lanes_step = step_to_the_next("rdi", STEP, &[LANES_WALK]);
    let own_step = step_to_the_next("rdi", OWN_STEP, &[OWN_WALK]);
    let tail = |index| {
        let (lines, word) = tail(index, home, row(0));
        let lanes = [lines, store_of_the_lanes("rdi", &word)].concat();
        weave(lanes, [scalar::tail(index, &own(0)), store_of_our_own("rax", OWN_STEP)].concat())
    };
    ending(weave(parities, [lanes_step, own_step].concat()), &core::array::from_fn(tail))
}

/// The loop.
pub(super) fn search_loop() -> Loop {
    let home: Place = core::array::from_fn(|word| word);
    let ([first, second], between) = parts();
    let both_heads = weave(head(&home, row(0), &constant(0)), scalar::head(&own(0), &constant(0)));
    let mut even_head = head_and_constant(both_heads);
    even_head.push(format!("lea r15,[rsi+{}]", CONSTANTS + 8 * 2));
    let (even_ending, odd_ending) = (even_ending(&between), odd_ending(&home));
    let mut odd_head = vec![format!("inc qword ptr [rsi+{STEP}]")];
    odd_head.extend(head_and_constant(head(&between, row(1), &constant(0))));
    let mut counting = vec![format!("inc qword ptr [rsi+{OWN_STEP}]")];
    counting.extend(count_and_repeat("rdi"));

    let label = |label: &str| vec![".p2align 6".to_owned(), format!("{label}:")];
    let lines = [
        [label("2"), even_head.clone()].concat(),
        [label("3"), first.clone()].concat(),
        ["6:".to_owned()].into_iter().chain(second.clone()).collect(),
        [odd_ending.text, counting.clone(), vec!["jmp 7f".into(), "5:".into()]].concat(),
        [even_ending.text, odd_head.clone(), vec!["jmp 6b".into(), "7:".into()]].concat(),
    ];
    let once = [even_head, even_ending.executed, odd_head, odd_ending.executed, counting].concat();
    let executed = vec![(7, first), (7, second), (1, once)];
    Loop { text: function(lines.concat()), executed, batches: 2, hashes: 17 }
}
