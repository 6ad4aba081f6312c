//! Blocks of SHA-256 and SHA-512 by RISC-V's vector instructions for them (Zvknha, Zvknhb), for as
//! many streams as fit a register or a group of two.
//!
//! These instructions treat a vector as groups of four words and do the same in each group, so
//! every group is a stream: a register has VLEN / 128 of them for SHA-256, VLEN / 256 for SHA-512.
//! The working variables are in two registers, with a and c uppermost.
//!
//! ```text
//! quad q, rounds 4q to 4q + 3 (M_q: words W_4q to W_4q+3, the first one lowest)
//!   S     = M_q + K_q
//!   CDGH  = cl(CDGH, ABEF, S)            rounds 4q, 4q + 1: what was CDGH is now ABEF
//!   ABEF  = ch(ABEF, CDGH, S)            rounds 4q + 2, 4q + 3
//!   M_q+4 = ms(M_q, merge(M_q+2, M_q+1), M_q+3)        W_9 to W_11, and W_4 below them, of words counted from 4q
//! ```
//!
//! # Instructions
//!
//! A quad is three instructions, and two for the next words up to four quads before the end. That
//! makes 16 × 3 + 12 × 2 = 72 a block of SHA-256 and 20 × 3 + 16 × 2 = 92 of SHA-512, for all
//! streams. Besides, there are four reversals of bytes, two copies of the hash value and two
//! additions of it. K stays in registers, repeated for each stream: 16 or 20 single registers are
//! left for it, or 5 groups of two, in which case each other quad of K takes a load and an addition
//! to its address.
//!
//! A block is read as bytes, which need no alignment: four loads and their addresses for the first
//! stream. The blocks of every further stream are brought to their group by masked loads, from an
//! address that is lower by the offset of the group; elements that a mask excludes are neither read
//! nor changed. That is a load of the mask, four of bytes, and ten instructions on integers.
//!
//! A group of two registers takes two streams where a register has room for one, or, with 128 bits,
//! one of SHA-512. On a core that starts an instruction on one register before the previous one is
//! done, two streams take hardly longer than one.
//!
//! Sources: FIPS 180-4, sections 6.2.2 and 6.4.2; RISC-V Cryptography Extensions Volume II, 1.0,
//! `vsha2ms`, `vsha2c[hl]`, and section 2.5 for element groups; RISC-V "V" 1.0, sections 5.3 and 7.

use crate::Lines;

/// The most streams of a call, each of which has a mask.
pub(crate) const STREAMS: usize = 8;

/// The group of registers of each value: the mask; words of the schedule; the working variables and
/// the previous hash value; the sum and the merged words; K.
const MASK: usize = 0;
const SCHEDULE: usize = 1;
const ABEF: usize = 5;
const CDGH: usize = 6;
const BEFORE: usize = 7;
const SUM: usize = 9;
const MERGED: usize = 10;
const CONSTANTS: usize = 11;

/// The parameters of a function: the size of words in bits, and the registers of a group.
struct Shape {
    name: String,
    bits: usize,
    registers: usize,
}

/// The instructions by when they are executed: before the blocks and after them, for a block, and
/// for further streams.
struct Text {
    enter: Lines,
    first: Lines,
    begin_others: Lines,
    other: Lines,
    end_others: Lines,
    rounds: Lines,
    leave: Lines,
}

impl Shape {
    fn new(bits: usize, registers: usize) -> Self {
        let name = format!("hashweave_zvknh_sha{}_m{registers}", 8 * bits);
        Self { name, bits, registers }
    }

    /// The name of a group.
    fn v(&self, group: usize) -> String {
        format!("v{}", group * self.registers)
    }

    fn quads(&self) -> usize {
        if self.bits == 32 { 16 } else { 20 }
    }

    /// Quads of K that stay in registers.
    fn kept(&self) -> usize {
        (32 / self.registers - CONSTANTS).min(self.quads())
    }

    /// The size of a stream's four words in bytes.
    fn bytes(&self) -> usize {
        self.bits / 2
    }

    /// Makes words the elements of the following instructions.
    fn on_words(&self) -> String {
        format!("vsetvli zero, t0, e{}, m{}, ta, ma", self.bits, self.registers)
    }

    /// Makes bytes the elements of the following instructions; a register has their number.
    fn on_bytes(&self, count: &str, masked: &str) -> String {
        format!("vsetvli zero, {count}, e8, m{}, ta, {masked}", self.registers)
    }

    /// Loads a quad of K and advances the address to the next one.
    fn constant(&self, group: usize, address: &str) -> Lines {
        let load = format!("vle{}.v {}, ({address})", self.bits, self.v(group));
        vec![load, format!("addi {address}, {address}, {}", STREAMS * self.bytes())]
    }

    /// Sets the mask of the lowest element of each stream's four.
    fn mask(&self) -> Lines {
        vec!["li a7, 0x11".into(), format!("vmv.v.x {}, a7", self.v(MASK))]
    }

    /// Loads a block from the address in t3, which is not kept.
    fn block(&self, suffix: &str) -> Lines {
        let mut lines = Lines::new();
        for quad in 0..4 {
            if quad > 0 {
                lines.push(format!("addi t3, t3, {}", self.bytes()));
            }
            lines.push(format!("vle8.v {}, (t3){suffix}", self.v(SCHEDULE + quad)));
        }
        lines
    }

    fn quad(&self, q: usize) -> Lines {
        let m = |q: usize| self.v(SCHEDULE + q % 4);
        let [abef, cdgh, sum, merged] = [ABEF, CDGH, SUM, MERGED].map(|group| self.v(group));
        let mut lines = Lines::new();
        let k = if q < self.kept() {
            self.v(CONSTANTS + q)
        } else {
            lines.extend(self.constant(SUM, "t3"));
            sum.clone()
        };
        lines.push(format!("vadd.vv {sum}, {}, {k}", m(q)));
        let scheduled = q + 4 < self.quads();
        if scheduled {
            lines.push(format!("vmerge.vvm {merged}, {}, {}, v0", m(q + 2), m(q + 1)));
        }
        lines.push(format!("vsha2cl.vv {cdgh}, {abef}, {sum}"));
        if scheduled {
            lines.push(format!("vsha2ms.vv {}, {merged}, {}", m(q), m(q + 3)));
        }
        lines.push(format!("vsha2ch.vv {abef}, {cdgh}, {sum}"));
        lines
    }

    /// Returns the text. a0 and a1 point to ABEF and CDGH of the streams, a2 to the addresses of
    /// their blocks, a5 to K; there are a3 streams with a4 blocks each.
    fn text(&self) -> Text {
        let state = [(ABEF, "a0"), (CDGH, "a1")];
        let moved = |name: &str| -> Lines {
            state
                .iter()
                .map(|(group, at)| format!("{name}{}.v {}, ({at})", self.bits, self.v(*group)))
                .collect()
        };
        let mut enter =
            vec!["slli t0, a3, 2".into(), format!("slli a6, a3, {}", self.bytes().trailing_zeros())];
        enter.extend([format!("li t2, {}", self.bytes()), "li t1, 0".into(), self.on_bytes("a6", "ma")]);
        enter.extend(self.mask());
        enter.push(self.on_words());
        enter.extend((0..self.kept()).flat_map(|q| self.constant(CONSTANTS + q, "a5")));
        enter.extend(moved("vle"));

        let mut first: Lines = vec!["ld t3, (a2)".into(), "add t3, t3, t1".into(), self.on_bytes("t2", "ma")];
        first.extend(self.block(""));
        first.extend(["addi t4, a3, -1".into(), format!("beqz t4, .L{}_loaded", self.name)]);

        let begin_others = vec![
            self.on_bytes("a6", "mu"),
            format!("lla t5, .L{}_mask", self.name),
            "mv t6, a2".into(),
            "mv a7, t1".into(),
        ];
        let mut other: Lines = vec![
            format!("addi t5, t5, -{}", self.bytes() / 8),
            "vlm.v v0, (t5)".into(),
            "addi t6, t6, 8".into(),
            "ld t3, (t6)".into(),
            format!("addi a7, a7, -{}", self.bytes()),
            "add t3, t3, a7".into(),
        ];
        other.extend(self.block(", v0.t"));
        other.extend(["addi t4, t4, -1".into(), format!("bnez t4, .L{}_other", self.name)]);

        let mut rounds = vec![self.on_words()];
        rounds.extend((0..4).map(|q| format!("vrev8.v {0}, {0}", self.v(SCHEDULE + q))));
        let before = [ABEF, CDGH].into_iter().zip([BEFORE, BEFORE + 1]);
        rounds.extend(
            before.clone().map(|(now, before)| format!("vmv.v.v {}, {}", self.v(before), self.v(now))),
        );
        if self.kept() < self.quads() {
            rounds.push("mv t3, a5".into());
        }
        rounds.extend((0..self.quads()).flat_map(|q| self.quad(q)));
        rounds.extend(
            before.map(|(now, before)| format!("vadd.vv {0}, {0}, {1}", self.v(now), self.v(before))),
        );
        rounds.extend([format!("addi t1, t1, {}", 4 * self.bytes()), "addi a4, a4, -1".into()]);
        rounds.push(format!("bnez a4, .L{}_block", self.name));

        let leave = [moved("vse"), vec!["ret".into()]].concat();
        Text { enter, first, begin_others, other, end_others: self.mask(), rounds, leave }
    }

    fn lines(&self) -> Lines {
        let Self { name, .. } = self;
        let Text { enter, first, begin_others, other, end_others, rounds, leave } = self.text();
        let label = |label: &str| vec![format!(".L{name}_{label}:")];
        let head = [".p2align 4", ".globl @", ".hidden @", ".type @, @function", "@:"];
        // The mask is one stream's bytes among zeros: those before are for the streams above the
        // first, those after for the ones below the last.
        let (group, zeros) =
            (self.bytes() / 8, |streams: usize| format!(".zero {}", streams * self.bytes() / 8));
        let mask = vec![
            zeros(STREAMS - 1),
            format!(".L{name}_mask:"),
            format!(".fill {group}, 1, 0xff"),
            zeros(STREAMS - 2),
        ];
        [
            head.map(|line| {
                if line.starts_with(".type") {
                    format!(".type {name}, @function")
                } else {
                    line.replace('@', name)
                }
            })
            .to_vec(),
            enter,
            label("block"),
            first,
            begin_others,
            label("other"),
            other,
            end_others,
            label("loaded"),
            rounds,
            leave,
            mask,
        ]
        .concat()
    }

    /// Returns an expression of the counts of executed instructions: a structure of `kernels`.
    fn executed(&self) -> String {
        let Text { first, begin_others, other, end_others, rounds, .. } = self.text();
        let block = [first, rounds].concat();
        let several = [begin_others, end_others].concat();
        // Loading an address takes two instructions.
        let all = |lines: &Lines| lines.len() + lines.iter().filter(|line| line.starts_with("lla ")).count();
        format!(
            "Executed {{ block: {}, stream: {}, rounds: {}, schedule: {}, all: [{}, {}, {}] }}",
            mix(&block),
            mix(&other),
            of(&block, &["vsha2cl.", "vsha2ch."]),
            of(&block, &["vsha2ms."]),
            all(&block),
            all(&several),
            all(&other),
        )
    }
}

/// Counts the lines that begin with one of these names.
fn of(lines: &Lines, names: &[&str]) -> usize {
    lines.iter().filter(|line| names.iter().any(|name| line.starts_with(name))).count()
}

/// Counts the vector instructions that are not specific to SHA-2, by kind.
fn mix(lines: &Lines) -> String {
    let kinds = [
        ("logic", of(lines, &["vmv."])),
        ("add", of(lines, &["vadd."])),
        ("shuffle", of(lines, &["vrev8.", "vmerge."])),
        ("load", of(lines, &["vle", "vlm."])),
    ];
    let fields: String =
        kinds.iter().filter(|(_, n)| *n > 0).map(|(kind, n)| format!("{kind}: {n}, ")).collect();
    format!("Mix {{ {fields}..Mix::NONE }}")
}

/// Returns the text of all functions, and their counts, by the size of words (32 and 64 bits) and
/// the number of registers.
pub(crate) fn functions() -> (Lines, String) {
    let shapes = [32, 64].map(|bits| [1, 2].map(|registers| Shape::new(bits, registers)));
    let mut text: Lines =
        vec![".option push".into(), ".option arch, +m, +v, +zvkb, +zvknhb".into(), ".text".into()];
    text.extend(shapes.as_flattened().iter().flat_map(Shape::lines));
    text.push(".option pop".into());
    let executed =
        shapes.each_ref().map(|of_bits| format!("[{}]", of_bits.each_ref().map(Shape::executed).join(", ")));
    (text, format!("[{}]", executed.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shapes() -> impl Iterator<Item = Shape> {
        [32, 64].into_iter().flat_map(|bits| [1, 2].map(|registers| Shape::new(bits, registers)))
    }

    /// Counts the instructions between two labels, by how they begin.
    fn count(shape: &Shape, begin: &str) -> usize {
        let Text { first, rounds, .. } = shape.text();
        of(&[first, rounds].concat(), &[begin])
    }

    #[test]
    fn a_block_has_the_instructions_of_its_derivation() {
        for shape in shapes() {
            let (quads, words) = if shape.bits == 32 { (16, 64) } else { (20, 80) };
            assert_eq!(2 * (count(&shape, "vsha2cl.") + count(&shape, "vsha2ch.")), words, "{}", shape.name);
            assert_eq!(count(&shape, "vsha2ms."), quads - 4);
            assert_eq!(count(&shape, "vmerge."), quads - 4);
            assert_eq!(count(&shape, "vadd."), quads + 2);
            let kept = if shape.registers == 1 { quads } else { 5 };
            assert_eq!(count(&shape, "vle"), 4 + quads - kept, "{}", shape.name);
        }
    }

    /// The instructions constrain their registers: a result overlaps no operand except the one that
    /// it replaces, and groups begin at multiples of their size.
    #[test]
    fn registers_are_those_that_instructions_can_have() {
        for shape in shapes() {
            for line in shape.lines() {
                let numbers: Vec<usize> =
                    line.split([' ', ',']).filter_map(|word| word.strip_prefix('v')?.parse().ok()).collect();
                let fits = |n: &usize| n.is_multiple_of(shape.registers) && n + shape.registers <= 32;
                assert!(numbers.iter().all(fits), "{}: {line}", shape.name);
                if let ("vsha2", [to, from @ ..]) = (line.get(..5).unwrap_or_default(), &numbers[..]) {
                    assert_eq!(from.len(), 2, "{line}");
                    assert!(!from.contains(to), "{}: {line}", shape.name);
                }
            }
        }
    }
}
