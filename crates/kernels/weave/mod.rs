//! The generator of the woven search loop: Keccak-f\[1600\] for eight lanes of a vector and, instruction by instruction
//! between them, for one state in the integer registers, which would idle otherwise.
//!
//! # Derivation
//!
//! A step hashes nine messages from the states that enter χ of round 2 (the affine head, `src/search/gray.rs`):
//!
//! ```text
//! head   χ and ι of round 2          vector: rows ^ broadcast(base)         scalar: own
//!        base and own step to the next counter, by one difference each
//! body   3 rounds, seven times       rounds 3 to 23, rolled, so that the loop stays in the op cache
//! tail   one word of round 24        → out[step], own_out[step]
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
//! 25 xors and 24 rotates for θ and ρ, 25 `andn` and 26 xors for χ and ι (130), 50 loads and 25 stores. At two vector
//! operations a cycle the bound is 47.5 cycles for nine states; the scalar ones, four a cycle, hide under them.

pub(crate) mod layout;
mod scalar;
mod vector;

use layout::{
    BASE, CONSTANTS, DIFFERENCE, DIFFERENCES, FIRST_BUFFER, OWN, OWN_DIFFERENCES, SECOND_BUFFER, STEP, STEPS,
};

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

/// The difference of the next counter: base ^= differences\[bit\], own ^= own_differences\[bit\], where the bit is the one that the
/// next step of the Gray code flips: the number of trailing zeros of its number.
fn step_to_the_next() -> Lines {
    let mut lines: Lines = [
        format!("mov rax,[rsi+{STEP}]"),
        "inc rax".into(),
        format!("mov [rsi+{STEP}],rax"),
        "tzcnt rax,rax".into(),
        format!("shl rax,{}", DIFFERENCE.trailing_zeros()),
    ]
    .into();
    for (words, differences) in [(BASE, DIFFERENCES), (OWN, OWN_DIFFERENCES)] {
        for offset in (0..DIFFERENCE).step_by(64) {
            lines.push(format!("vmovdqa64 zmm31,[rsi+{}]", words + offset));
            lines.push(format!("vpxorq zmm31,zmm31,[rsi+rax+{}]", differences + offset));
            lines.push(format!("vmovdqa64 [rsi+{}],zmm31", words + offset));
        }
    }
    lines
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
    lines
}

/// The branches to the tail of a digest word, and the tails.
fn tails() -> Lines {
    let mut lines = weave(vector::parities(&vector::home()), scalar::parities("r15"));
    lines.push(format!("mov eax,[rsi+{}]", layout::WORD));
    for word in 1..8 {
        lines.push(format!("cmp eax,{word}"));
        lines.push(format!("je 2{word}f"));
    }
    for word in 0..8 {
        if word > 0 {
            lines.push(format!("2{word}:"));
        }
        lines.extend(weave(vector::tail(word), scalar::tail(word, "r15")));
        lines.push("jmp 4f".into());
    }
    lines.push("4:".into());
    lines
}

/// The body of a naked function of the System V convention whose argument, in rdi, is the context.
pub(crate) fn search_loop() -> String {
    const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];
    let mut lines: Lines = SAVED.iter().map(|register| format!("push {register}")).collect();
    lines.extend(["mov rsi,rdi".into(), ".p2align 6".into(), "2:".into()]);
    // The second round is number 1; its constant is read by the head, the body begins behind it.
    lines.push(format!("lea rdx,[rsi+{}]", CONSTANTS + 8));
    lines.push(format!("lea r15,[rsi+{FIRST_BUFFER}]"));
    lines.push(format!("lea rdi,[rsi+{SECOND_BUFFER}]"));
    lines.extend(weave(vector::head(&constant(0)), scalar::head("r15", &constant(0))));
    lines.extend(step_to_the_next());
    lines.extend(["add rdx,8".into(), ".p2align 6".into(), "3:".into()]);
    lines.extend(body());
    lines.push("xchg r15,rdi".into());
    lines.push(format!("add rdx,{}", 8 * BODY));
    // The last round's constant is the end; it is compared by address.
    lines.push(format!("lea rax,[rsi+{}]", CONSTANTS + 8 * 23));
    lines.extend(["cmp rdx,rax".into(), "jne 3b".into()]);
    lines.extend(tails());
    lines.push(format!("mov rax,[rsi+{STEP}]"));
    lines.push(format!("cmp rax,[rsi+{STEPS}]"));
    lines.extend(["jne 2b".into(), "vzeroupper".into()]);
    lines.extend(SAVED.iter().rev().map(|register| format!("pop {register}")));
    lines.push("ret".into());
    lines.join("\n")
}
