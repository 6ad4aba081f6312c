//! The loop that absorbs blocks of SHA-512 into one stream: rounds in integer registers, and between their instructions the message schedule in vectors.
//!
//! # Derivation
//!
//! One stream is a chain: of a round, e waits for Σ1 of the e before (a rotation and two exclusive ors) and two additions, 5 cycles of 80. So instructions may
//! take their time, as long as there are no more than a core starts meanwhile. A round has 24 of them in integer registers, and a word of the schedule would be 13 more;
//! two words at a time in a vector of 128 bits are 14. (Four at a time would wait for each other: σ1 takes the word before the last.)
//!
//! On Golden Cove a block takes 575 cycles, 7.2 a round, against 750 without vectors; with the shifts of AVX2 615. Without the vector instructions the rounds
//! still take 7.0 cycles. That did not change by more than 2 % with e a cycle sooner (d + h before Σ1 is there), with Maj as (b & c) + (a & (b ^ c)), with the second half
//! of a round after the first of the next, or without the loop. Schedules of eight blocks at once, in the lanes of AVX-512 and before the rounds, make it 620.
//!
//! ```text
//! before       the words of the first block, + K, to the sums
//! 2:           a block: five passes of sixteen rounds by the sums
//!   3:         four times: the next sixteen words from these, + K, to the sums
//!   once       the words of the next block, + K, to the sums; after the last block there is none, and it is loaded again
//! ```
//!
//! The sums of two words take the place of those that the two rounds before have read.
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | rax, rbx, rcx, rdx, r8–r11 | a to h, moving on by a name a round |
//! | r12–r14; r15 | temporaries; a ^ b, which is b ^ c one round later |
//! | rdi; rsi; rbp | the context ([`layout`](super::sha512_layout)); the block whose words are in the window; K of the next sixteen words |
//! | xmm0–7; 8–11 | the window of sixteen words, two a register; temporaries |
//!
//! # Operations of a block
//!
//! In integer registers 80 rounds of 6 `rorx`, 7 additions (one from memory), 9 of logic and 2 copies: 24 instructions; and 8 additions to the hash value. In vectors 32
//! pairs of 2 `vpalignr`, 4 rotations, 2 shifts, 2 `vpternlogq` and 4 additions, and 8 pairs of a load, a `vpshufb` and an addition: 472.

use super::lines::{Lines, function_around, weave};
use super::sha512_layout::{BLOCKS, CONSTANTS, HASH, PASSES, REVERSAL, SOURCE, SUMS};

/// Where a to h are before round 0.
const VARIABLES: [&str; 8] = ["rax", "rbx", "rcx", "rdx", "r8", "r9", "r10", "r11"];
/// Rounds of a pass.
const ROUNDS: usize = 16;

fn sum(t: usize) -> String {
    format!("[rdi+{}]", SUMS + 8 * t)
}

/// Round t of a pass (FIPS 180-4, section 6.4.2, step 3). The sum is read first.
fn round(t: usize) -> Lines {
    let [a, b, _, d, e, f, g, h] = core::array::from_fn(|i| VARIABLES[(i + 16 - t % 8) % 8]);
    let [y, z] = ["r13", "r14"];
    // What is a ^ b here is b ^ c in the next round.
    let (x, q) = if t.is_multiple_of(2) { ("r12", "r15") } else { ("r15", "r12") };
    vec![
        format!("add {h},{}", sum(t)),
        format!("rorx {x},{e},14"),
        format!("rorx {y},{e},18"),
        format!("mov {z},{e}"),
        format!("xor {x},{y}"),
        format!("rorx {y},{e},41"),
        format!("and {z},{f}"),
        format!("xor {x},{y}"),
        format!("andn {y},{e},{g}"),
        format!("add {h},{z}"),
        format!("rorx {z},{a},28"),
        format!("add {h},{y}"),
        format!("rorx {y},{a},34"),
        format!("add {h},{x}"),
        format!("mov {x},{a}"),
        format!("xor {z},{y}"),
        format!("add {d},{h}"),
        format!("rorx {y},{a},39"),
        format!("xor {x},{b}"),
        format!("xor {z},{y}"),
        format!("and {q},{x}"),
        format!("add {h},{z}"),
        format!("xor {q},{b}"),
        format!("add {h},{q}"),
    ]
}

/// A register of the window: words t and t + 1, t even.
fn pair(t: usize) -> String {
    format!("xmm{}", t / 2 % 8)
}

/// Words t and t + 1 and K to the sums.
fn summed(t: usize) -> Lines {
    vec![format!("vpaddq xmm8,{},[rbp+{}]", pair(t), 8 * t), format!("vmovdqu {},xmm8", sum(t))]
}

/// An exclusive or of rotations of a register, and of it shifted, all to the right, into another one; `to` and the two after it are lost.
fn sigma(wide: bool, of: &str, rotations: [u32; 2], shift: u32, to: usize) -> Lines {
    let [x, y, z] = [to, to + 1, to + 2].map(|number| format!("xmm{number}"));
    let mut lines = Lines::new();
    if wide {
        lines.extend([
            format!("vprorq {y},{of},{}", rotations[0]),
            format!("vprorq {z},{of},{}", rotations[1]),
            format!("vpsrlq {x},{of},{shift}"),
            format!("vpternlogq {x},{y},{z},0x96"),
        ]);
        return lines;
    }
    // `of` may be `to`, which is written last.
    lines.push(format!("vpsrlq {y},{of},{}", rotations[0]));
    for (name, n) in [("vpsllq", 64 - rotations[0]), ("vpsrlq", rotations[1]), ("vpsllq", 64 - rotations[1])]
    {
        lines.extend([format!("{name} {z},{of},{n}"), format!("vpxor {y},{y},{z}")]);
    }
    lines.extend([format!("vpsrlq {x},{of},{shift}"), format!("vpxor {x},{x},{y}")]);
    lines
}

/// The pair of words from t on, t even: their successors sixteen words on in their place (step 1), and the sums of those.
fn schedule(wide: bool, t: usize) -> Lines {
    let now = pair(t);
    let mut lines = vec![
        format!("vpalignr xmm8,{},{now},8", pair(t + 2)),
        format!("vpalignr xmm11,{},{},8", pair(t + 10), pair(t + 8)),
        format!("vpaddq {now},{now},xmm11"),
    ];
    lines.extend(sigma(wide, "xmm8", [1, 8], 7, 8));
    lines.push(format!("vpaddq {now},{now},xmm8"));
    lines.extend(sigma(wide, &pair(t + 14), [19, 61], 6, 8));
    lines.push(format!("vpaddq {now},{now},xmm8"));
    lines.extend(summed(t));
    lines
}

/// Words t and t + 1 of a block, and the sums of them.
fn loaded(t: usize) -> Lines {
    let now = pair(t);
    let mut lines =
        vec![format!("vmovdqu {now},[rsi+{}]", 8 * t), format!("vpshufb {now},{now},[rdi+{REVERSAL}]")];
    lines.extend(summed(t));
    lines
}

/// Sixteen rounds, and next to them what becomes of the words of which the sums were read.
fn pass(words: impl Fn(usize) -> Lines) -> Lines {
    let mut lines = round(0);
    for t in (0..ROUNDS).step_by(2) {
        let rounds = [round(t + 1), if t + 2 < ROUNDS { round(t + 2) } else { Lines::new() }].concat();
        lines.extend(weave(rounds, words(t)));
    }
    lines
}

/// The loop with rotations of AVX-512 if it is `wide`, otherwise with shifts of AVX2.
fn generated(wide: bool) -> String {
    let mut lines: Lines = vec![format!("mov rsi,[rdi+{SOURCE}]"), format!("mov rbp,[rdi+{CONSTANTS}]")];
    lines.extend((0..ROUNDS).step_by(2).flat_map(loaded));
    lines.extend(VARIABLES.iter().enumerate().map(|(i, name)| format!("mov {name},[rdi+{}]", HASH + 8 * i)));
    lines.extend([".p2align 6".into(), "2:".into(), format!("mov dword ptr [rdi+{PASSES}],4")]);
    lines.extend(["mov r15,rbx", "xor r15,rcx", ".p2align 6", "3:", "add rbp,128"].map(String::from));
    lines.extend(pass(|t| schedule(wide, t)));
    lines.extend([format!("dec dword ptr [rdi+{PASSES}]"), "jnz 3b".into()]);
    // The next block, or this one again.
    lines.extend(["lea r12,[rsi+128]".into(), format!("cmp qword ptr [rdi+{BLOCKS}],1")]);
    lines.extend(["cmovne rsi,r12".into(), format!("mov rbp,[rdi+{CONSTANTS}]")]);
    lines.extend(pass(loaded));
    for (i, name) in VARIABLES.iter().enumerate() {
        let hash = format!("[rdi+{}]", HASH + 8 * i);
        lines.extend([format!("add {name},{hash}"), format!("mov {hash},{name}")]);
    }
    lines.extend([format!("dec qword ptr [rdi+{BLOCKS}]"), "jnz 2b".into()]);
    function_around(lines)
}

/// The loops by their names.
pub(crate) fn loops() -> [(&'static str, String); 2] {
    [("sha512_scheduled_avx2", generated(false)), ("sha512_scheduled_avx512", generated(true))]
}
