//! Measures how long a result of an instruction of x86-64 takes until another can use it, and how
//! long the chains take that BLAKE2 and SHA-256 are made of: they limit one stream, whatever else
//! the core could do next to it.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example latency
//! ```
//!
//! Every line is a loop of one chain, in which each instruction waits for the one before. Slices of
//! all lines are taken in turn with slices of dependent additions, which give the clock. An object
//! a line: the best slice, and the time of a byte of a message if a block is that chain.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

#[cfg(not(target_arch = "x86_64"))]
fn main() {}

#[cfg(target_arch = "x86_64")]
fn main() {
    x86::main();
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use kernels::clock::dependent_additions;
    use lanes::{Isa, isa::ShaNi};
    use std::time::Instant;

    /// Turns of the loop in a slice, and chains in a turn.
    const TURNS: u64 = 1000;
    const PER_TURN: u64 = 16;
    const ROUNDS: usize = 300;

    struct Line {
        present: bool,
        name: &'static str,
        /// Chains in a block of a message, and its bytes; none for an instruction alone.
        block: Option<(u32, u32)>,
        run: fn(),
    }

    /// A loop over a chain that begins and ends with register 0. Registers 1 and 2 are its other
    /// operands, 3 to 5 are free.
    macro_rules! line {
        ($present:expr, $block:expr, $name:literal, $($instruction:literal),*) => {{
            fn run() {
                // SAFETY: changes only the registers declared here.
                unsafe {
                    core::arch::asm!(
                        "vzeroupper",
                        "2:",
                        ".rept 16",
                        $($instruction,)*
                        ".endr",
                        "dec {turns}",
                        "jnz 2b",
                        turns = inout(reg) TURNS => _,
                        out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _, out("xmm4") _, out("xmm5") _,
                        options(nostack),
                    );
                }
            }
            Line { present: $present, name: $name, block: $block, run }
        }};
    }

    /// Blocks of BLAKE2s have ten rounds of two times G, those of BLAKE2b twelve.
    const S: Option<(u32, u32)> = Some((20, 64));
    const B: Option<(u32, u32)> = Some((24, 128));

    fn lines() -> Vec<Line> {
        let (avx2, avx512) = (Isa::Avx2.available(), Isa::Avx512.available());
        let sha = ShaNi::detect().is_some() && avx2;
        vec![
            line!(avx2, None, "vpaddd", "vpaddd xmm0, xmm0, xmm1"),
            line!(avx2, None, "vpxor", "vpxor xmm0, xmm0, xmm1"),
            line!(avx2, None, "vpsrld", "vpsrld xmm0, xmm0, 7"),
            line!(avx2, None, "vpshufb", "vpshufb xmm0, xmm0, xmm1"),
            line!(avx2, None, "vpshufd", "vpshufd xmm0, xmm0, 0x39"),
            line!(avx512, None, "vprord", "vprord xmm0, xmm0, 7"),
            line!(avx512, None, "vprorq", "vprorq ymm0, ymm0, 7"),
            line!(avx512, None, "vpternlogd", "vpternlogd xmm0, xmm1, xmm2, 0x96"),
            line!(sha, Some((32, 64)), "SHA-256: sha256rnds2", "sha256rnds2 xmm0, xmm0"),
            line!(
                avx2,
                S,
                "BLAKE2s: G, shuffles and shifts",
                ".irp n,12,7",
                "vpaddd xmm0, xmm0, xmm1",
                "vpxor xmm0, xmm0, xmm1",
                "vpshufb xmm0, xmm0, xmm2",
                "vpaddd xmm0, xmm0, xmm1",
                "vpxor xmm0, xmm0, xmm1",
                "vpsrld xmm3, xmm0, \\n",
                "vpslld xmm0, xmm0, 32-\\n",
                "vpor xmm0, xmm0, xmm3",
                ".endr"
            ),
            line!(
                avx512,
                S,
                "BLAKE2s: G, rotations",
                ".irp n,16,12,8,7",
                "vpaddd xmm0, xmm0, xmm1",
                "vpxor xmm0, xmm0, xmm1",
                "vprord xmm0, xmm0, \\n",
                ".endr"
            ),
            line!(
                avx512,
                S,
                "BLAKE2s: G, shifts into vpternlog",
                ".irp n,16,12,8,7",
                "vprord xmm4, xmm1, \\n",
                "vpaddd xmm0, xmm0, xmm1",
                "vpsrld xmm3, xmm0, \\n",
                "vpslld xmm0, xmm0, 32-\\n",
                "vpternlogd xmm0, xmm3, xmm4, 0x96",
                ".endr"
            ),
            line!(
                avx2,
                B,
                "BLAKE2b: G, shuffles and shifts",
                "vpaddq ymm0, ymm0, ymm1",
                "vpxor ymm0, ymm0, ymm1",
                "vpshufd ymm0, ymm0, 0xB1",
                "vpaddq ymm0, ymm0, ymm1",
                "vpxor ymm0, ymm0, ymm1",
                "vpshufb ymm0, ymm0, ymm2",
                "vpaddq ymm0, ymm0, ymm1",
                "vpxor ymm0, ymm0, ymm1",
                "vpshufb ymm0, ymm0, ymm2",
                "vpaddq ymm0, ymm0, ymm1",
                "vpxor ymm0, ymm0, ymm1",
                "vpsrlq ymm3, ymm0, 63",
                "vpaddq ymm0, ymm0, ymm0",
                "vpor ymm0, ymm0, ymm3"
            ),
            line!(
                avx512,
                B,
                "BLAKE2b: G, rotations",
                ".irp n,32,24,16,63",
                "vpaddq ymm0, ymm0, ymm1",
                "vpxor ymm0, ymm0, ymm1",
                "vprorq ymm0, ymm0, \\n",
                ".endr"
            ),
            line!(
                avx512,
                B,
                "BLAKE2b: G, shifts into vpternlog",
                "vpaddq ymm0, ymm0, ymm1",
                "vpxor ymm0, ymm0, ymm1",
                "vpshufd ymm0, ymm0, 0xB1",
                ".irp n,24,16,63",
                "vprorq ymm4, ymm1, \\n",
                "vpaddq ymm0, ymm0, ymm1",
                "vpsrlq ymm3, ymm0, \\n",
                "vpsllq ymm0, ymm0, 64-\\n",
                "vpternlogq ymm0, ymm3, ymm4, 0x96",
                ".endr"
            ),
        ]
    }

    /// Seconds of a slice.
    fn time(work: impl FnOnce()) -> f64 {
        let began = Instant::now();
        work();
        began.elapsed().as_secs_f64()
    }

    pub(super) fn main() {
        const ADDITIONS: u64 = 20_000;
        let lines: Vec<Line> = lines().into_iter().filter(|line| line.present).collect();
        let (mut best, mut addition) = (vec![f64::MAX; lines.len()], f64::MAX);
        for _ in 0..ROUNDS {
            addition = addition.min(time(|| dependent_additions(ADDITIONS)));
            for (line, best) in lines.iter().zip(&mut best) {
                *best = best.min(time(line.run));
            }
        }
        let cycle = addition / ADDITIONS as f64;
        for (Line { name, block, .. }, best) in lines.iter().zip(best) {
            let cycles = best / cycle / (TURNS * PER_TURN) as f64;
            let per_byte = block.map(|(chains, bytes)| cycles * f64::from(chains) / f64::from(bytes));
            let per_byte = per_byte.map_or_else(|| "null".to_owned(), |cycles| format!("{cycles:.3}"));
            println!("{{\"chain\":\"{name}\",\"cycles\":{cycles:.2},\"cycles_per_byte\":{per_byte}}}");
        }
    }
}
