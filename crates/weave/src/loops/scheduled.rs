//! The loops that absorb blocks of SHA-2 into one stream: rounds in integer registers, and between
//! their instructions the message schedule in vectors.
//!
//! # Derivation
//!
//! One stream is a chain: in a round, e waits for Σ1 of the previous e (a rotation and two
//! exclusive ors) and two additions, 5 cycles; SHA-512 has 80 rounds, SHA-256 64. So instructions
//! may take their time, as long as there are no more than a core starts meanwhile. A round has 24
//! of them in integer registers, and a word of the schedule would be 13 more. In a vector of 128
//! bits two words of SHA-512 take 14, four of SHA-256 21: σ1 takes the word before the last, so a
//! vector of four is made in two halves (four words of SHA-512 at a time would wait for each other
//! in the same way).
//!
//! On Golden Cove a block of SHA-512 takes 575 cycles, 7.2 a round, against 750 without vectors;
//! with the shifts of AVX2 615. Without the vector instructions the rounds still take 7.0 cycles.
//! That did not change by more than 2 % with e a cycle sooner (d + h before Σ1 is there), with Maj
//! as (b & c) + (a & (b ^ c)), with the second half of a round after the first of the next, or
//! without the loop. Schedules of eight blocks at once, in the lanes of AVX-512 and before the
//! rounds, make it 620. A block of SHA-256 takes 463 cycles, 7.2 a round, against 595 in integer
//! registers alone; with the shifts of AVX2 480. There a word stands twice in 64 bits, which are
//! shifted where σ1 rotates (with a shift each way 491). A pass of sixteen rounds by `llvm-mca-19`,
//! with AVX2 and with AVX-512: znver4 96 and 96 cycles, icelake-server 128 and 119, cascadelake 128
//! and 119, sapphirerapids 116 and 121; of SHA-512 98 and 96, 145 and 126, 145 and 126, 128 and
//! 128.
//!
//! ```text
//! before       the words of the first block, + K, to the sums
//! 2:           a block: five passes (SHA-256: four) of sixteen rounds by the sums
//!   3:         all but once: the next sixteen words from these, + K, to the sums
//!   once       the words of the next block, + K, to the sums; after the last block there is none, and it is loaded again
//! ```
//!
//! The sums of a vector's words overwrite those of the words sixteen before, which the rounds have
//! read.
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | rax, rbx, rcx, rdx, r8–r11 | a to h, moving on by a name a round |
//! | r12–r14; r15 | temporaries; a ^ b, which is b ^ c one round later |
//! | rdi; rsi; rbp | the context ([`layout`](super::scheduled_layout)); the block whose words are in the window; K of the next sixteen words |
//! | xmm0–7; 8–11; 12 | the window of sixteen words (SHA-256: xmm0–3), in vectors; temporaries; zero |
//!
//! # Operations of a block
//!
//! In integer registers a round has 6 `rorx`, 7 additions (one from memory), 9 of logic and 2
//! copies: 24 instructions; a block adds 8 additions to the hash value. In vectors, SHA-512 has 32
//! pairs of 2 `vpalignr`, 4 rotations, 2 shifts, 2 `vpternlogq` and 4 additions, and 8 pairs of a
//! load, a `vpshufb` and an addition: 472. SHA-256 has 12 fours of 2 `vpalignr`, 2 byte shifts, 6
//! rotations, 3 shifts, 3 `vpternlogd` and 5 additions, and 4 fours of a load, a `vpshufb` and an
//! addition: 264. With AVX2 a σ0 is 9 instead of 4, and a half of σ1 7 instead of 5: 372.

use super::lines::{Lines, function_around, weave};
use super::scheduled_layout::{BLOCKS, CONSTANTS, PASSES, REVERSAL, SOURCE, SUMS, hash};

/// The registers of a to h before round 0.
const VARIABLES: [&str; 8] = ["rax", "rbx", "rcx", "rdx", "r8", "r9", "r10", "r11"];
/// Rounds of a pass.
const ROUNDS: usize = 16;

/// The parameters of a function.
#[derive(Clone, Copy)]
struct Form {
    /// SHA-512 if set, otherwise SHA-256.
    long: bool,
    /// Uses rotations and three-operand logic of AVX-512 if set, otherwise shifts of AVX2.
    wide: bool,
}

impl Form {
    /// Bytes of a word.
    fn word(self) -> usize {
        if self.long { 8 } else { 4 }
    }

    /// Words of a vector.
    fn step(self) -> usize {
        16 / self.word()
    }

    /// The suffix of vector instructions on words.
    fn suffix(self) -> &'static str {
        if self.long { "q" } else { "d" }
    }

    /// An integer register as long as a word.
    fn register(self, name: &str) -> String {
        match (self.long, name.as_bytes()[1].is_ascii_digit()) {
            (true, _) => name.to_owned(),
            (false, true) => format!("{name}d"),
            (false, false) => format!("e{}", &name[1..]),
        }
    }

    fn sum(self, t: usize) -> String {
        format!("[rdi+{}]", SUMS + self.word() * t)
    }

    /// Round t of a pass (FIPS 180-4, sections 6.2.2 and 6.4.2, step 3). The sum is read first.
    fn round(self, t: usize) -> Lines {
        let [a, b, _, d, e, f, g, h] =
            core::array::from_fn(|i| self.register(VARIABLES[(i + 16 - t % 8) % 8]));
        // The a ^ b of this round is the b ^ c of the next.
        let (x, q) = if t.is_multiple_of(2) { ("r12", "r15") } else { ("r15", "r12") };
        let [x, q, y, z] = [x, q, "r13", "r14"].map(|name| self.register(name));
        let ([e0, e1, e2], [a0, a1, a2]) =
            if self.long { ([14, 18, 41], [28, 34, 39]) } else { ([6, 11, 25], [2, 13, 22]) };
        vec![
            format!("add {h},{}", self.sum(t)),
            format!("rorx {x},{e},{e0}"),
            format!("rorx {y},{e},{e1}"),
            format!("mov {z},{e}"),
            format!("xor {x},{y}"),
            format!("rorx {y},{e},{e2}"),
            format!("and {z},{f}"),
            format!("xor {x},{y}"),
            format!("andn {y},{e},{g}"),
            format!("add {h},{z}"),
            format!("rorx {z},{a},{a0}"),
            format!("add {h},{y}"),
            format!("rorx {y},{a},{a1}"),
            format!("add {h},{x}"),
            format!("mov {x},{a}"),
            format!("xor {z},{y}"),
            format!("add {d},{h}"),
            format!("rorx {y},{a},{a2}"),
            format!("xor {x},{b}"),
            format!("xor {z},{y}"),
            format!("and {q},{x}"),
            format!("add {h},{z}"),
            format!("xor {q},{b}"),
            format!("add {h},{q}"),
        ]
    }

    /// The register of the window that begins with word t.
    fn words(self, t: usize) -> String {
        format!("xmm{}", t % ROUNDS / self.step())
    }

    /// Adds K to the words of a register, from t on, and stores the sums.
    fn summed(self, t: usize) -> Lines {
        vec![
            format!("vpadd{} xmm8,{},[rbp+{}]", self.suffix(), self.words(t), self.word() * t),
            format!("vmovdqu {},xmm8", self.sum(t)),
        ]
    }

    /// Computes the exclusive or of two rotations and a shift of a register, all to the right, into
    /// another one; `to` and the two registers after it are overwritten.
    fn sigma(self, of: &str, rotations: [usize; 2], shift: usize, to: usize) -> Lines {
        let (d, bits) = (self.suffix(), 8 * self.word());
        let [x, y, z] = [to, to + 1, to + 2].map(|number| format!("xmm{number}"));
        if self.wide {
            return vec![
                format!("vpror{d} {y},{of},{}", rotations[0]),
                format!("vpror{d} {z},{of},{}", rotations[1]),
                format!("vpsrl{d} {x},{of},{shift}"),
                format!("vpternlog{d} {x},{y},{z},0x96"),
            ];
        }
        // `of` may be `to`, which is written last.
        let mut lines = vec![format!("vpsrl{d} {y},{of},{}", rotations[0])];
        let others = [("l", bits - rotations[0]), ("r", rotations[1]), ("l", bits - rotations[1])];
        for (way, n) in others {
            lines.extend([format!("vps{way}l{d} {z},{of},{n}"), format!("vpxor {y},{y},{z}")]);
        }
        lines.extend([format!("vpsrl{d} {x},{of},{shift}"), format!("vpxor {x},{x},{y}")]);
        lines
    }

    /// Computes σ1 of SHA-256 on the last two words of a register as the first two of xmm8, or on
    /// its first two as the `last` ones; the others become zero. Without rotations a word stands in
    /// both halves of 64 bits, which are shifted.
    fn half(self, of: &str, last: bool) -> Lines {
        if self.wide {
            let moved = if last { "vpslldq" } else { "vpsrldq" };
            return [vec![format!("{moved} xmm8,{of},8")], self.sigma("xmm8", [17, 19], 10, 8)].concat();
        }
        let (twice, packed) = if last { ("0x50", "xmm12,xmm8,0x80") } else { ("0xfa", "xmm8,xmm12,0x08") };
        vec![
            format!("vpshufd xmm8,{of},{twice}"),
            "vpsrlq xmm9,xmm8,17".into(),
            "vpsrlq xmm10,xmm8,19".into(),
            "vpsrld xmm8,xmm8,10".into(),
            "vpxor xmm9,xmm9,xmm10".into(),
            "vpxor xmm8,xmm8,xmm9".into(),
            format!("vshufps xmm8,{packed}"),
        ]
    }

    /// Replaces the words of a register, from t on, by those sixteen words further on (step 1), and
    /// stores their sums.
    fn schedule(self, t: usize) -> Lines {
        let (step, word, d) = (self.step(), self.word(), self.suffix());
        let now = self.words(t);
        let add = |lines: &mut Lines, term: &str| lines.push(format!("vpadd{d} {now},{now},{term}"));
        let mut lines = vec![
            format!("vpalignr xmm8,{},{now},{word}", self.words(t + step)),
            format!("vpalignr xmm11,{},{},{word}", self.words(t + 8 + step), self.words(t + 8)),
        ];
        add(&mut lines, "xmm11");
        lines.extend(self.sigma(
            "xmm8",
            if self.long { [1, 8] } else { [7, 18] },
            if self.long { 7 } else { 3 },
            8,
        ));
        add(&mut lines, "xmm8");
        let last = self.words(t + ROUNDS - step);
        if self.long {
            lines.extend(self.sigma(&last, [19, 61], 6, 8));
            add(&mut lines, "xmm8");
        } else {
            // The first two words wait for the last two of the window, the others for the first
            // two.
            lines.extend(self.half(&last, false));
            add(&mut lines, "xmm8");
            lines.extend(self.half(&now, true));
            add(&mut lines, "xmm8");
        }
        lines.extend(self.summed(t));
        lines
    }

    /// Loads the words of a block from t on, as many as a register has, and stores their sums.
    fn loaded(self, t: usize) -> Lines {
        let now = self.words(t);
        let mut lines = vec![
            format!("vmovdqu {now},[rsi+{}]", self.word() * t),
            format!("vpshufb {now},{now},[rdi+{REVERSAL}]"),
        ];
        lines.extend(self.summed(t));
        lines
    }

    /// Returns sixteen rounds, woven with the instructions that replace words whose sums were read.
    fn pass(self, words: impl Fn(usize) -> Lines) -> Lines {
        let step = self.step();
        let mut lines = self.round(0);
        for t in (0..ROUNDS).step_by(step) {
            let rounds = (t + 1..=t + step).filter(|&t| t < ROUNDS).flat_map(|t| self.round(t)).collect();
            lines.extend(weave(rounds, words(t)));
        }
        lines
    }

    fn generated(self) -> String {
        let (word, block) = (self.word(), ROUNDS * self.word());
        let passes = if self.long { 80 } else { 64 } / ROUNDS - 1;
        let mut lines: Lines = vec![format!("mov rsi,[rdi+{SOURCE}]"), format!("mov rbp,[rdi+{CONSTANTS}]")];
        if !self.long && !self.wide {
            lines.push("vpxor xmm12,xmm12,xmm12".into());
        }
        lines.extend((0..ROUNDS).step_by(self.step()).flat_map(|t| self.loaded(t)));
        let variables = VARIABLES.map(|name| self.register(name));
        let place = |i: usize| format!("[rdi+{}]", hash(word) + word * i);
        lines.extend(variables.iter().enumerate().map(|(i, name)| format!("mov {name},{}", place(i))));
        lines.extend([".p2align 6".into(), "2:".into(), format!("mov dword ptr [rdi+{PASSES}],{passes}")]);
        let [x, b, c] = ["r15", "rbx", "rcx"].map(|name| self.register(name));
        lines.extend([format!("mov {x},{b}"), format!("xor {x},{c}"), ".p2align 6".into(), "3:".into()]);
        lines.push(format!("add rbp,{block}"));
        lines.extend(self.pass(|t| self.schedule(t)));
        lines.extend([format!("dec dword ptr [rdi+{PASSES}]"), "jnz 3b".into()]);
        // After the last block this one is loaded again.
        lines.extend([format!("lea r12,[rsi+{block}]"), format!("cmp qword ptr [rdi+{BLOCKS}],1")]);
        lines.extend(["cmovne rsi,r12".into(), format!("mov rbp,[rdi+{CONSTANTS}]")]);
        lines.extend(self.pass(|t| self.loaded(t)));
        for (i, name) in variables.iter().enumerate() {
            lines.extend([format!("add {name},{}", place(i)), format!("mov {},{name}", place(i))]);
        }
        lines.extend([format!("dec qword ptr [rdi+{BLOCKS}]"), "jnz 2b".into()]);
        function_around(lines)
    }
}

/// The loops by their names.
pub(crate) fn loops() -> Vec<(String, String)> {
    let forms = [false, true].into_iter().flat_map(|long| [false, true].map(|wide| Form { long, wide }));
    let named = |form: Form| {
        let (function, set) =
            (if form.long { "sha512" } else { "sha256" }, if form.wide { "avx512" } else { "avx2" });
        (format!("{function}_scheduled_{set}"), form.generated())
    };
    forms.map(named).collect()
}
