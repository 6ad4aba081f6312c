//! Measures how many instructions of a kind this CPU starts in a cycle: the check of the port
//! models in `hashweave::bound`.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example ports
//! ```
//!
//! Every line is a loop of twelve independent chains of one instruction, so only its throughput
//! counts. Slices of all lines are taken in turn with slices of dependent additions, which give the
//! clock; the best slice of each counts.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

#[cfg(not(target_arch = "x86_64"))]
fn main() {
    println!("the instructions measured are those of x86-64");
}

#[cfg(target_arch = "x86_64")]
fn main() {
    x86::main();
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use kernels::clock::dependent_additions;
    use lanes::{Isa, isa::ShaNi};
    use std::time::Instant;

    /// Turns of the loop in a slice, and instructions in a turn.
    const TURNS: u64 = 4000;
    const PER_TURN: u64 = 48;
    const ROUNDS: usize = 300;

    #[repr(align(64))]
    struct Memory {
        _words: [u64; 8],
    }

    /// A loop over one instruction; `\r` in it stands for the number of a register, 0 to 11.
    macro_rules! line {
        ($isa:ident, $name:literal, $instruction:literal) => { line!(Isa::$isa.available(), 1, "", $name, $instruction) };
        ($present:expr, $count:literal, $before:literal, $name:literal, $instruction:literal) => {{
            fn run() {
                let mut memory = Memory { _words: [0; 8] };
                // SAFETY: changes only the registers declared here and the 64 aligned bytes of
                // `memory`.
                unsafe {
                    core::arch::asm!(
                        $before,
                        "2:",
                        ".rept 4",
                        ".irp r,0,1,2,3,4,5,6,7,8,9,10,11",
                        $instruction,
                        ".endr",
                        ".endr",
                        "dec {turns}",
                        "jnz 2b",
                        turns = inout(reg) TURNS => _,
                        in("rsi") &raw mut memory,
                        out("rax") _, out("rcx") _, out("rdx") _, out("rdi") _,
                        out("r8") _, out("r9") _, out("r10") _, out("r11") _,
                        out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _, out("xmm4") _, out("xmm5") _,
                        out("xmm6") _, out("xmm7") _, out("xmm8") _, out("xmm9") _, out("xmm10") _, out("xmm11") _,
                        out("xmm12") _, out("xmm13") _, out("xmm14") _, out("xmm15") _, out("xmm16") _, out("xmm17") _,
                        options(nostack),
                    );
                }
            }
            Line { present: $present, count: $count, name: $name, run }
        }};
    }

    struct Line {
        present: bool,
        /// Instructions for each register.
        count: u64,
        name: &'static str,
        run: fn(),
    }

    fn lines() -> Vec<Line> {
        let sha = ShaNi::detect().is_some() && Isa::Avx2.available();
        vec![
            line!(Avx512, "vpxorq      zmm, zmm, zmm", "vpxorq zmm\\r, zmm\\r, zmm12"),
            line!(Avx512, "vpternlogq  zmm, zmm, zmm", "vpternlogq zmm\\r, zmm\\r, zmm\\r, 0x96"),
            line!(Avx512, "vpaddq      zmm, zmm, zmm", "vpaddq zmm\\r, zmm\\r, zmm\\r"),
            line!(Avx512, "vprolq      zmm, zmm, 7", "vprolq zmm\\r, zmm\\r, 7"),
            line!(Avx512, "vpshufb     zmm, zmm, zmm", "vpshufb zmm\\r, zmm\\r, zmm\\r"),
            line!(Avx512, "vptestnmq   k, zmm, zmm", "vptestnmq k1, zmm\\r, zmm\\r"),
            line!(Avx512, "vmovdqa64   zmm, [m]", "vmovdqa64 zmm\\r, [rsi]"),
            line!(Avx512, "vmovdqa64   [m], zmm", "vmovdqa64 [rsi], zmm\\r"),
            line!(
                Avx512,
                "vpxorq      zmm, zmm, [m]{1to8}",
                "vpxorq zmm\\r, zmm\\r, qword ptr [rsi]{{1to8}}"
            ),
            line!(Avx2, "vpxor       ymm, ymm, ymm", "vpxor ymm\\r, ymm\\r, ymm12"),
            line!(Avx2, "vpaddq      ymm, ymm, ymm", "vpaddq ymm\\r, ymm\\r, ymm\\r"),
            line!(Avx2, "vpsllq      ymm, ymm, 7", "vpsllq ymm\\r, ymm\\r, 7"),
            line!(Avx2, "vpshufb     ymm, ymm, ymm", "vpshufb ymm\\r, ymm\\r, ymm\\r"),
            line!(Avx2, "vmovdqa     ymm, [m]", "vmovdqa ymm\\r, [rsi]"),
            line!(Avx2, "vmovdqa     [m], ymm", "vmovdqa [rsi], ymm\\r"),
            // The SHA instructions wait for the upper halves to be clean; xmm0 is an operand of
            // each.
            line!(sha, 1, "vzeroupper", "sha256rnds2 xmm, xmm", "sha256rnds2 xmm\\r, xmm12"),
            line!(sha, 1, "vzeroupper", "sha256msg1  xmm, xmm", "sha256msg1 xmm\\r, xmm12"),
            line!(sha, 1, "vzeroupper", "sha256msg2  xmm, xmm", "sha256msg2 xmm\\r, xmm12"),
            line!(sha, 1, "vzeroupper", "sha1rnds4   xmm, xmm, 0", "sha1rnds4 xmm\\r, xmm12, 0"),
            line!(sha, 1, "vzeroupper", "sha1nexte   xmm, xmm", "sha1nexte xmm\\r, xmm12"),
            line!(sha, 1, "vzeroupper", "sha1msg1    xmm, xmm", "sha1msg1 xmm\\r, xmm12"),
            line!(sha, 1, "vzeroupper", "sha1msg2    xmm, xmm", "sha1msg2 xmm\\r, xmm12"),
            line!(
                sha,
                3,
                "vzeroupper",
                "rnds2, msg2, rnds2",
                "sha256rnds2 xmm\\r, xmm12\nsha256msg2 xmm13, xmm12\nsha256rnds2 xmm\\r, xmm12"
            ),
            // Of every twelve, what a block of SHA-256 has besides: a part of it, 32 times.
            line!(
                sha,
                1,
                "vzeroupper",
                "rnds2 in a block of SHA-256",
                "sha256rnds2 xmm\\r, xmm12\nvpaddd xmm15, xmm12, xmm12\n.if (\\r % 2) == 0\nvpshufd xmm15, xmm12, 14\n.endif\n.if (\\r % 3) == 0\nsha256msg1 xmm14, xmm12\nsha256msg2 xmm13, xmm12\nvpalignr xmm15, xmm12, xmm12, 4\n.endif"
            ),
            // Lines of groups: how many a cycle, and the cycles of one.
            line!(
                sha && Isa::Avx512.available(),
                1,
                "vzeroupper",
                "rnds2, 3 vprord, 2 vpermd zmm",
                "sha256rnds2 xmm\\r, xmm12\n.rept 3\nvprord zmm16, zmm18, 7\n.endr\n.rept 2\nvpermd zmm17, zmm18, zmm18\n.endr"
            ),
            line!(
                sha,
                1,
                "vzeroupper",
                "rnds2, one in 12 vpaddd ymm13",
                "sha256rnds2 xmm\\r, xmm12\n.if \\r == 0\nvpaddd ymm13, ymm14, ymm14\n.endif"
            ),
            line!(
                true,
                5,
                "",
                "add         r, r",
                "add rax, rsi\nadd rcx, rsi\nadd rdx, rsi\nadd rdi, rsi\nadd r8, rsi"
            ),
            line!(
                true,
                5,
                "",
                "xor         r, r",
                "xor rax, rsi\nxor rcx, rsi\nxor rdx, rsi\nxor rdi, rsi\nxor r8, rsi"
            ),
            line!(
                true,
                5,
                "",
                "rol         r, 7",
                "rol rax, 7\nrol rcx, 7\nrol rdx, 7\nrol rdi, 7\nrol r8, 7"
            ),
            line!(
                true,
                5,
                "",
                "mov         r, [m]",
                "mov rax, [rsi]\nmov rcx, [rsi]\nmov rdx, [rsi]\nmov rdi, [rsi]\nmov r8, [rsi]"
            ),
        ]
    }

    fn instructions(line: &Line) -> u64 {
        TURNS * PER_TURN * line.count
    }

    pub(super) fn main() {
        let lines: Vec<Line> = lines().into_iter().filter(|line| line.present).collect();
        let mut best = vec![f64::MAX; lines.len()];
        let mut cycle = f64::MAX;
        for _ in 0..ROUNDS {
            cycle = cycle.min(seconds(|| dependent_additions(TURNS * PER_TURN)) / (TURNS * PER_TURN) as f64);
            for (line, best) in lines.iter().zip(&mut best) {
                *best = best.min(seconds(line.run) / instructions(line) as f64);
            }
        }
        println!("{:.3} GHz by dependent additions\n", 1e-9 / cycle);
        println!("{:<34}  {:>10}  {:>10}", "instruction", "per cycle", "cycles");
        for (line, best) in lines.iter().zip(&best) {
            println!("{:<34}  {:>10.2}  {:>10.2}", line.name, cycle / best, best / cycle);
        }
    }

    fn seconds(work: impl Fn()) -> f64 {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64()
    }
}
