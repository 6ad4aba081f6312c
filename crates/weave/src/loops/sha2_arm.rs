//! AArch64: the loops that absorb blocks of SHA-256 and SHA-512 into two streams by Arm's
//! instructions for them. Rust inlines them (`kernels/src/sha` has the derivations, the operations
//! of a block and the bounds); these are for callers that cannot do so and call assembly.
//!
//! ```text
//! function(context)   x0: the hash values, pointers to the blocks, how many blocks there are (one at least)
//! 2:                  a block of both streams
//! ```
//!
//! # Registers
//!
//! | registers | SHA-256 | SHA-512 |
//! |---|---|---|
//! | of a stream | ABCD, EFGH; a window of sixteen words (4); W + K; the ABCD before | AB, CD, EF, GH and a free one, whose parts change by a pair of rounds; a window of sixteen words (8) |
//! | v30, v31 | | temporaries |
//! | v29 | K of four rounds, for both streams | K of two |
//! | x2, x3; x4; x8 | the blocks; how many there are; K | the same |
//!
//! The hash values stay in memory: a block begins with them and ends by adding to them.

use super::lines::Lines;
use super::sha2_arm_layout::{BLOCKS, SOURCES, STATE, STATES, STREAMS};
use hashes::sha2::{K256, K512};

/// Wraps the instructions for a block of `block` bytes into the body of a function.
fn around(block: usize, body: Lines, constants: Lines) -> Lines {
    let mut lines: Lines = vec!["adr x8, 9f".into(), format!("ldr x4, [x0, #{BLOCKS}]")];
    lines.extend((0..STREAMS).map(|s| format!("ldr x{}, [x0, #{}]", 2 + s, SOURCES + 8 * s)));
    lines.extend([".p2align 4".into(), "2:".into()]);
    lines.extend(body);
    lines.extend((0..STREAMS).map(|s| format!("add x{0}, x{0}, #{block}", 2 + s)));
    lines.extend(["subs x4, x4, #1", "b.ne 2b", "ret", ".p2align 4", "9:"].map(String::from));
    lines.extend(constants);
    lines
}

/// Returns the address of part i of the hash value of a stream; a part has sixteen bytes.
fn part(stream: usize, i: usize) -> String {
    format!("[x0, #{}]", STATES + STATE * stream + 16 * i)
}

/// Adds the rounds' results in these registers to the hash values from before the block.
fn sums(stream: usize, parts: &[usize], shape: &str) -> Lines {
    let sum = |(i, register): (usize, &usize)| {
        [
            format!("ldr q30, {}", part(stream, i)),
            format!("add v{register}.{shape}, v{register}.{shape}, v30.{shape}"),
            format!("str q{register}, {}", part(stream, i)),
        ]
    };
    parts.iter().enumerate().flat_map(sum).collect()
}

/// SHA-256 (FEAT_SHA256).
pub(crate) fn sha256() -> Lines {
    const QUADS: usize = 16;
    let first = |s: usize| 8 * s;
    let (abcd, efgh) = (first, |s: usize| first(s) + 1);
    let m = |s: usize, q: usize| first(s) + 2 + q % 4;
    let (sum, before) = (|s: usize| first(s) + 6, |s: usize| first(s) + 7);
    let mut lines = Lines::new();
    for s in 0..STREAMS {
        lines.push(format!("ldr q{}, {}", abcd(s), part(s, 0)));
        lines.push(format!("ldr q{}, {}", efgh(s), part(s, 1)));
        for q in 0..4 {
            lines.push(format!("ldr q{}, [x{}, #{}]", m(s, q), 2 + s, 16 * q));
            lines.push(format!("rev32 v{0}.16b, v{0}.16b", m(s, q)));
        }
    }
    for q in 0..QUADS {
        lines.push(format!("ldr q29, [x8, #{}]", 16 * q));
        for s in 0..STREAMS {
            let (now, next, last) = (m(s, q), m(s, q + 1), m(s, q + 3));
            lines.push(format!("add v{}.4s, v{now}.4s, v29.4s", sum(s)));
            lines.push(format!("mov v{}.16b, v{}.16b", before(s), abcd(s)));
            lines.push(format!("sha256h q{}, q{}, v{}.4s", abcd(s), efgh(s), sum(s)));
            lines.push(format!("sha256h2 q{}, q{}, v{}.4s", efgh(s), before(s), sum(s)));
            if (3..QUADS - 1).contains(&q) {
                lines.push(format!("sha256su1 v{next}.4s, v{last}.4s, v{now}.4s"));
            }
            if (1..QUADS - 3).contains(&q) {
                lines.push(format!("sha256su0 v{last}.4s, v{now}.4s"));
            }
        }
    }
    lines.extend((0..STREAMS).flat_map(|s| sums(s, &[abcd(s), efgh(s)], "4s")));
    around(64, lines, K256.iter().map(|k| format!(".word {k:#x}")).collect())
}

/// SHA-512 (FEAT_SHA512).
pub(crate) fn sha512() -> Lines {
    const PAIRS: usize = 40;
    let first = |s: usize| 13 * s;
    let m = |s: usize, p: usize| first(s) + 5 + p % 8;
    // AB, CD, EF, GH and the free register.
    let mut parts: [[usize; 5]; STREAMS] = core::array::from_fn(|s| core::array::from_fn(|i| first(s) + i));
    let mut lines = Lines::new();
    for (s, parts) in parts.iter().enumerate() {
        lines.extend((0..4).map(|i| format!("ldr q{}, {}", parts[i], part(s, i))));
        for p in 0..8 {
            lines.push(format!("ldr q{}, [x{}, #{}]", m(s, p), 2 + s, 16 * p));
            lines.push(format!("rev64 v{0}.16b, v{0}.16b", m(s, p)));
        }
    }
    for p in 0..PAIRS {
        lines.push(format!("ldr q29, [x8, #{}]", 16 * p));
        for (s, parts) in parts.iter_mut().enumerate() {
            let [ab, cd, ef, gh, t] = *parts;
            lines.push(format!("add v30.2d, v{}.2d, v29.2d", m(s, p)));
            lines.push(format!("ext v{t}.16b, v30.16b, v30.16b, #8"));
            lines.push(format!("add v{t}.2d, v{t}.2d, v{gh}.2d"));
            lines.push(format!("ext v30.16b, v{ef}.16b, v{gh}.16b, #8"));
            lines.push(format!("ext v31.16b, v{cd}.16b, v{ef}.16b, #8"));
            lines.push(format!("sha512h q{t}, q30, v31.2d"));
            if p < PAIRS - 8 {
                lines.push(format!("sha512su0 v{}.2d, v{}.2d", m(s, p), m(s, p + 1)));
                lines.push(format!("ext v31.16b, v{}.16b, v{}.16b, #8", m(s, p + 4), m(s, p + 5)));
                lines.push(format!("sha512su1 v{}.2d, v{}.2d, v31.2d", m(s, p), m(s, p + 7)));
            }
            lines.push(format!("add v{gh}.2d, v{cd}.2d, v{t}.2d"));
            lines.push(format!("sha512h2 q{t}, q{cd}, v{ab}.2d"));
            *parts = [t, ab, gh, ef, cd];
        }
    }
    lines.extend(parts.iter().enumerate().flat_map(|(s, parts)| sums(s, &parts[..4], "2d")));
    around(128, lines, K512.iter().map(|k| format!(".quad {k:#x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The operations of a block, for both streams, that `kernels/src/sha` states.
    #[test]
    fn a_block_executes_what_its_derivation_says() {
        let of = |lines: &Lines, name: &str| {
            lines.iter().filter(|line| line.split(' ').next() == Some(name)).count()
        };
        let lines = sha256();
        for (name, count) in
            [("sha256h", 16), ("sha256h2", 16), ("sha256su0", 12), ("sha256su1", 12), ("rev32", 4)]
        {
            assert_eq!(of(&lines, name), STREAMS * count, "{name}");
        }
        let lines = sha512();
        for (name, count) in
            [("sha512h", 40), ("sha512h2", 40), ("sha512su0", 32), ("sha512su1", 32), ("ext", 40 + 80 + 32)]
        {
            assert_eq!(of(&lines, name), STREAMS * count, "{name}");
        }
    }
}
