//! The loops that absorb blocks of SHA-256 into one stream or two by the SHA instructions of
//! x86-64.
//!
//! # Derivation
//!
//! `sha256rnds2` does two rounds of one stream, and the next two wait for it: 32 times its latency
//! of 4 cycles. With two streams in turn, one computes while the other waits. The working variables
//! rest in two registers, ABEF and CDGH, of which each instruction replaces one. On Golden Cove an
//! `rnds2` starts every third cycle, so that two streams are as good as any number; a loop over
//! four is two calls.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3)
//!   CDGH    = rnds2(CDGH, ABEF, M_q + K_q)               rounds 4q, 4q + 1
//!   M_q+1   = msg2(M_q+1 + alignr(M_q, M_q-1, 4), M_q)   from quad 3 on: W_t-7, then σ1(W_t-2)
//!   ABEF    = rnds2(ABEF, CDGH, (M_q + K_q) >> 64)       rounds 4q + 2, 4q + 3
//!   M_q-1   = msg1(M_q-1, M_q)                           W_t-16 + σ0(W_t-15) of M_q+3
//! ```
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | xmm0; xmm15 | W + K of two rounds; a temporary |
//! | xmm1, xmm2; xmm3–6 | ABEF and CDGH of the first stream; its window of sixteen words |
//! | xmm7, xmm8; xmm9–12 | those of the second |
//! | rdi; rsi | the context ([`layout`](super::sha_ni_layout)); K |
//! | rax, rdx | the blocks of the two streams |
//!
//! No instruction belongs to AVX, because on Golden Cove a SHA instruction costs hundreds of cycles
//! after a write to an upper half of ymm0 to ymm15.
//!
//! # Operations of a block
//!
//! 32 `rnds2`, 12 `msg1`, 12 `msg2`; 4 loads, 4 reversals of words, 16 additions of K with 16
//! copies, 16 shuffles; 12 shifts across two registers with 12 copies and 12 additions; 2 sums,
//! which are stored.
//!
//! # Figures
//!
//! On Golden Cove (Emerald Rapids, 2026-11-23), cycles a byte, the same loops in C around them,
//! 10th percentile of 400 slices in turn: two streams 1.60 of 1.50, one stream 2.05 of 2.00. The
//! compiler's code for the same instructions as intrinsics (`kernels/src/sha`), with the schedule
//! after both halves of the rounds, takes 1.71 to 1.73, and 2.10. Other orders of these lines, two
//! streams: the schedule after the rounds 1.64, `msg1` of both streams at the end of a quad 1.60,
//! both `rnds2` of both streams side by side 1.60.

use super::lines::Lines;
use super::sha_ni_layout::{BLOCKS, CONSTANTS, REVERSAL, SOURCES, STATE, STATES, STREAMS};

/// Bytes of a block.
const BLOCK: usize = 64;
const QUADS: usize = 16;

/// The registers of a stream.
struct Stream {
    number: usize,
    pointer: &'static str,
}

impl Stream {
    fn abef(&self) -> String {
        format!("xmm{}", 1 + 6 * self.number)
    }

    fn cdgh(&self) -> String {
        format!("xmm{}", 2 + 6 * self.number)
    }

    /// The register of M_q.
    fn words(&self, q: usize) -> String {
        format!("xmm{}", 3 + 6 * self.number + q % 4)
    }

    /// Returns the registers of the two halves of its hash value, and their places in memory.
    fn halves(&self) -> [(String, String); 2] {
        let at = STATES + STATE * self.number;
        [(self.abef(), format!("[rdi+{at}]")), (self.cdgh(), format!("[rdi+{}]", at + 16))]
    }

    /// The rounds of a quad.
    fn quad(&self, q: usize) -> Lines {
        let (now, mut lines) = (self.words(q), Lines::new());
        if q < 4 {
            lines.push(format!("movdqu {now},[{}+{}]", self.pointer, 16 * q));
            lines.push(format!("pshufb {now},[rdi+{REVERSAL}]"));
        }
        lines.push(format!("movdqa xmm0,{now}"));
        lines.push(format!("paddd xmm0,[rsi+{}]", 16 * q));
        lines.push(format!("sha256rnds2 {},{}", self.cdgh(), self.abef()));
        if (3..QUADS - 1).contains(&q) {
            let next = self.words(q + 1);
            lines.push(format!("movdqa xmm15,{now}"));
            lines.push(format!("palignr xmm15,{},4", self.words(q + 3)));
            lines.push(format!("paddd {next},xmm15"));
            lines.push(format!("sha256msg2 {next},{now}"));
        }
        lines.push("pshufd xmm0,xmm0,0xe".into());
        lines.push(format!("sha256rnds2 {},{}", self.abef(), self.cdgh()));
        if (1..QUADS - 3).contains(&q) {
            lines.push(format!("sha256msg1 {},{now}", self.words(q + 3)));
        }
        lines
    }
}

/// The loops by their names.
pub(crate) fn loops() -> [(&'static str, Lines); STREAMS] {
    [("sha256_ni_1", streams(1)), ("sha256_ni_2", streams(2))]
}

/// Returns the function for the first `count` streams of the context, which is its argument, in
/// rdi.
pub(crate) fn streams(count: usize) -> Lines {
    const POINTERS: [&str; STREAMS] = ["rax", "rdx"];
    let pointers = POINTERS[..count].iter().enumerate();
    let streams: Vec<Stream> = pointers.map(|(number, pointer)| Stream { number, pointer }).collect();
    let mut lines = vec![format!("mov rsi,[rdi+{CONSTANTS}]")];
    for stream in &streams {
        lines.push(format!("mov {},[rdi+{}]", stream.pointer, SOURCES + 8 * stream.number));
        lines.extend(stream.halves().map(|(register, memory)| format!("movdqa {register},{memory}")));
    }
    lines.extend([".p2align 6".into(), "2:".into()]);
    for q in 0..QUADS {
        lines.extend(streams.iter().flat_map(|stream| stream.quad(q)));
    }
    for stream in &streams {
        for (register, memory) in stream.halves() {
            lines.push(format!("paddd {register},{memory}"));
            lines.push(format!("movdqa {memory},{register}"));
        }
        lines.push(format!("add {},{BLOCK}", stream.pointer));
    }
    lines.extend([format!("dec qword ptr [rdi+{BLOCKS}]"), "jnz 2b".into(), "ret".into()]);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the operations that the derivation states for both streams.
    #[test]
    fn a_block_executes_what_its_derivation_says() {
        for (count, (_, lines)) in (1..).zip(loops()) {
            executes(count, &lines);
        }
    }

    fn executes(streams: usize, lines: &[String]) {
        let of = |name: &str| lines.iter().filter(|line| line.split(' ').next() == Some(name)).count();
        let each = [
            ("sha256rnds2", 32),
            ("sha256msg1", 12),
            ("sha256msg2", 12),
            ("movdqu", 4),
            ("pshufb", 4),
            ("pshufd", 16),
            ("palignr", 12),
            // K, W_t-7 and the sums.
            ("paddd", 16 + 12 + 2),
            // Before K, before a shift; before the loop, after it.
            ("movdqa", 16 + 12 + 2 + 2),
        ];
        for (name, count) in each {
            assert_eq!(of(name), streams * count, "{name}");
        }
    }
}
