//! The generator of the woven search loops: Keccak-f\[1600\] for eight lanes of a vector and, instruction by instruction
//! between them, for one state in the integer registers, which would idle otherwise. There are two: `woven`, made for
//! Zen 4, described here, and `folded`, made for Golden Cove, described in `folded.rs`.
//!
//! # Derivation
//!
//! A step hashes nine messages from the states that enter χ of round 2 (the affine head, `src/search/gray.rs`):
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
//! | rsi, rdx | the context ([`layout`]), the constant of the present round |
//! | r15, rdi | the scalar state's two buffers, swapped after three rounds |
//! | r8–r12; rax, rbx, rcx, rbp, r13; r14 | C, then a row; D; a temporary |
//!
//! χ is done in place: a word stays in the register that its χ input came from, so after a round the words sit permuted;
//! after three rounds register moves, eliminated at rename, bring them home. θ, ρ and π of row y + 1 are woven into χ of row y,
//! because the former are bound to the rotate unit.
//!
//! # Operations of a round
//!
//! Vector: 35 `vpternlogq`, 29 `vprolq`, 31 `vpxorq` (95), and 15 copies. Scalar: 20 xors for C, 5 rotates and 5 xors for D,
//! 25 copies, 25 xors and 24 rotates for θ and ρ, 25 `andn` and 26 xors for χ and ι, 25 stores (180, of which 46 load). At two
//! vector operations a cycle the bound is 47.5 cycles for nine states, and the scalar ones, four a cycle, hide under them; but all,
//! with the 8 moves home, are 298 instructions, and six a cycle make that 49.7. [`Loop::counts`] counts them for the bound.

mod folded;
pub(crate) mod layout;
mod scalar;
pub(crate) mod sha256;
mod vector;

use layout::{
    BASE, CONSTANTS, DIFFERENCE, DIFFERENCES, OUT, OWN, OWN_BUFFERS, OWN_DIFFERENCES, OWN_OUT, STEP, STEPS,
};

/// A generated loop.
pub(crate) struct Loop {
    /// The function's body.
    pub(crate) text: String,
    /// What runs between one step and the same place of a later one, and how often.
    executed: Vec<(usize, Lines)>,
    /// Batches of eight lanes that this hashes.
    batches: usize,
    /// Hashes that it gives.
    hashes: usize,
}

/// Instructions, one a line.
type Lines = Vec<String>;

/// ρ of word (x, y) (FIPS 202, section 3.2.2).
fn rho(x: usize, y: usize) -> u32 {
    const RHO: [[u32; 5]; 5] = [
        [0, 36, 3, 41, 18],
        [1, 44, 10, 45, 2],
        [62, 6, 43, 15, 61],
        [28, 55, 25, 21, 56],
        [27, 20, 39, 8, 14],
    ];
    RHO[x][y]
}

/// The words (x, y) that π brings to a row, in the order of its columns (section 3.2.3).
fn row_sources(row: usize) -> [(usize, usize); 5] {
    core::array::from_fn(|column| ((column + 3 * row) % 5, column))
}

/// The three words (x, y) that χ combines to word `index` of the digest.
fn last_sources(index: usize) -> [(usize, usize); 3] {
    core::array::from_fn(|i| row_sources(index / 5)[(index % 5 + i) % 5])
}

/// Two streams of instructions as one, the second spread evenly over the first.
fn weave(first: Lines, second: Lines) -> Lines {
    let (n, m) = (first.len(), second.len());
    let mut second = second.into_iter();
    let mut woven = Lines::with_capacity(n + m);
    for (i, line) in first.into_iter().enumerate() {
        woven.push(line);
        let due = (i + 1) * m / n - i * m / n;
        woven.extend(second.by_ref().take(due));
    }
    woven
}

/// Rounds in the body of the loop: 21 are seven times three.
const BODY: usize = 3;

/// The round constant of round `after` rounds from the present one.
fn constant(after: usize) -> String {
    format!("[rdx+{}]", 8 * after)
}

/// A state that walks: where it is, and what each bit of the set flips in it.
type Walk = (usize, usize);
const LANES_WALK: Walk = (BASE, DIFFERENCES);
const OWN_WALK: Walk = (OWN, OWN_DIFFERENCES);

/// The next counter of the states that have the counter `step`, by the difference of the bit that the next step of the Gray
/// code flips: the number of trailing zeros of its number. Uses zmm31; the step is not counted.
fn step_to_the_next(register: &str, step: usize, walks: &[Walk]) -> Lines {
    let mut lines: Lines = [
        format!("mov {register},[rsi+{step}]"),
        format!("inc {register}"),
        format!("tzcnt {register},{register}"),
        format!("shl {register},{}", DIFFERENCE.trailing_zeros()),
    ]
    .into();
    for (words, differences) in walks {
        for offset in (0..DIFFERENCE).step_by(64) {
            lines.push(format!("vmovdqa64 zmm31,[rsi+{}]", words + offset));
            lines.push(format!("vpxorq zmm31,zmm31,[rsi+{register}+{}]", differences + offset));
            lines.push(format!("vmovdqa64 [rsi+{}],zmm31", words + offset));
        }
    }
    lines
}

/// The digest word of the lanes to its place.
fn store_of_the_lanes(index: &str, word: &str) -> Lines {
    vec![
        format!("mov {index},[rsi+{STEP}]"),
        format!("shl {index},6"),
        format!("vmovdqa64 [rsi+{index}+{OUT}],{word}"),
    ]
}

/// The digest word of the scalar state to its place.
fn store_of_our_own(index: &str, step: usize) -> Lines {
    vec![format!("mov {index},[rsi+{step}]"), format!("mov [rsi+8*{index}+{OWN_OUT}],{}", scalar::TEMPORARY)]
}

/// The end of a step: what every digest word needs, then the branches to its tail, and the tails.
struct Ending {
    text: Lines,
    /// What runs of it for digest word 0.
    executed: Lines,
}

fn ending(common: Lines, words: &[Lines; 8]) -> Ending {
    let branch =
        |word: usize| [format!("cmp dword ptr [rsi+{}],{word}", layout::WORD), format!("je 2{word}f")];
    let executed = [common.clone(), branch(0).into(), words[0].clone()].concat();
    let mut text = common;
    text.extend((0..7).flat_map(branch));
    for (word, tail) in words.iter().enumerate().rev() {
        text.push(format!("2{word}:"));
        text.extend(tail.clone());
        if word > 0 {
            text.push("jmp 4f".into());
        }
    }
    text.push("4:".into());
    Ending { text, executed }
}

/// The same with the context in rsi.
fn function(lines: Lines) -> String {
    function_around([vec!["mov rsi,rdi".into()], lines].concat())
}

/// A naked function of the System V convention around a loop; its argument, in rdi, is the context.
fn function_around(lines: Lines) -> String {
    const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];
    let mut all: Lines = SAVED.iter().map(|register| format!("push {register}")).collect();
    all.extend(lines);
    all.push("vzeroupper".into());
    all.extend(SAVED.iter().rev().map(|register| format!("pop {register}")));
    all.push("ret".into());
    all.join("\n")
}

/// One step is counted; back to the beginning unless it was the last.
fn count_and_repeat(register: &str) -> Lines {
    vec![
        format!("inc qword ptr [rsi+{STEP}]"),
        format!("mov {register},[rsi+{STEP}]"),
        format!("cmp {register},[rsi+{STEPS}]"),
        "jne 2b".into(),
    ]
}

/// Rounds 3 to 23, the words at home before and after.
fn body() -> Lines {
    let mut place = vector::home();
    let (mut long, mut short) = (Lines::new(), Lines::new());
    for round in 0..BODY {
        long.extend(vector::round(&mut place, &constant(round)));
        let (source, target) = if round % 2 == 0 { ("r15", "rdi") } else { ("rdi", "r15") };
        short.extend(scalar::round(source, target, &constant(round)));
    }
    let mut lines = weave(long, short);
    lines.extend(vector::bring_home(&place));
    lines.push("xchg r15,rdi".into());
    lines.push(format!("add rdx,{}", 8 * BODY));
    // The last round's constant is the end; it is compared by address.
    lines.push(format!("lea rax,[rsi+{}]", CONSTANTS + 8 * 23));
    lines.extend(["cmp rdx,rax".into(), "jne 3b".into()]);
    lines
}

/// Word `index` of the digests to their places.
fn tail(index: usize) -> Lines {
    let (lanes, word) = vector::tail(index);
    let lanes = [lanes, store_of_the_lanes("rax", &word)].concat();
    weave(lanes, [scalar::tail(index, "r15"), store_of_our_own("r13", STEP)].concat())
}

/// The loop `woven`.
fn woven() -> Loop {
    // The second round is number 1; its constant is read by the head, the body begins behind it.
    let mut head: Lines = vec![
        format!("lea rdx,[rsi+{}]", CONSTANTS + 8),
        format!("lea r15,[rsi+{OWN_BUFFERS}]"),
        format!("lea rdi,[rsi+{}]", OWN_BUFFERS + DIFFERENCE),
    ];
    head.extend(weave(vector::head(&constant(0)), scalar::head("r15", &constant(0))));
    head.push("add rdx,8".into());
    let body = body();
    let parities = weave(vector::parities(&vector::home()), scalar::parities("r15"));
    // The scalar state's other buffer is not needed any more.
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

/// The loops by their names.
pub(crate) fn loops() -> [(&'static str, Loop); 2] {
    [("woven", woven()), ("folded", folded::search_loop())]
}

impl Loop {
    /// How often a line runs that fulfils a condition.
    fn count(&self, condition: impl Fn(&str) -> bool) -> usize {
        let count = |lines: &Lines| lines.iter().filter(|line| condition(line)).count();
        self.executed.iter().map(|(times, lines)| times * count(lines)).sum()
    }

    /// The counts for the bound, as an initializer of `search::Counts`: instructions of the vector stream by kind, and all that take
    /// an issue slot, which a branch behind its compare does not.
    pub(crate) fn counts(&self) -> String {
        let vector = |line: &str, names: &[&str]| names.iter().any(|name| line.starts_with(name));
        let logic = self.count(|line| vector(line, &["vpxorq", "vpternlogq"]));
        let shift = self.count(|line| vector(line, &["vprolq"]));
        let store = self.count(|line| vector(line, &["vmovdqa64 ["]));
        let load = self
            .count(|line| line.starts_with('v') && line.contains(['[']) && !vector(line, &["vmovdqa64 ["]));
        let slots = self.count(|line| !line.starts_with(['.', 'j']));
        let Self { batches, hashes, .. } = self;
        format!(
            "Counts {{ mix: Mix {{ logic: {logic}, shift: {shift}, load: {load}, store: {store}, ..Mix::NONE }}, \
             slots: {slots}, batches: {batches}, hashes: {hashes} }}"
        )
    }
}
