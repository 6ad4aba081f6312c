//! The parts that AArch64 functions share, for any kind of vector: labels, jumps, the registers to
//! be preserved.
//!
//! ELF, Mach-O and COFF differ in how a function is declared and in how local labels begin. So that
//! one text serves all, a function begins with the macro `hashweave_function`, which each format
//! has in a file of its own ([`FORMATS`]), and labels are numbers ([`numbered`]). A linker for
//! Mach-O may move apart what lies between symbols, so there all functions of a text are entries of
//! its first symbol, `hashweave_unit`, and the constants after them stay at the distance that the
//! assembler saw.

use crate::Lines;
use std::collections::HashMap;

/// The macros of a text, by the name of their file.
pub(crate) const FORMATS: [(&str, &str); 3] = [
    (
        "elf",
        ".macro hashweave_unit name\n.endm\n\
         .macro hashweave_function name\n.globl \\name\n.hidden \\name\n.type \\name, %function\n\\name:\n.endm\n",
    ),
    (
        "macho",
        ".macro hashweave_unit name\n.p2align 4\n_\\name:\n.endm\n\
         .macro hashweave_function name\n.globl _\\name\n.private_extern _\\name\n.alt_entry _\\name\n_\\name:\n.endm\n",
    ),
    (
        "coff",
        ".macro hashweave_unit name\n.endm\n.macro hashweave_function name\n.globl \\name\n\\name:\n.endm\n",
    ),
];

/// The beginning of labels before they become numbers.
const LOCAL: &str = ".L";

/// Turns the local labels of a text into numbers, which every format has: `4:`, where `4b` refers
/// to the one before and `4f` to the one after. The label's name is kept in a comment.
pub(crate) fn numbered(lines: &[String]) -> Lines {
    let labels = lines.iter().enumerate().filter_map(|(i, line)| {
        line.strip_suffix(':').filter(|label| label.starts_with(LOCAL)).map(|label| (label, i))
    });
    // Numbering starts at 2, because `0b` and `1b` may begin numbers.
    let labels: HashMap<&str, (usize, usize)> =
        labels.enumerate().map(|(number, (label, i))| (label, (number + 2, i))).collect();
    let number = |(i, line): (usize, &String)| {
        let Some(start) = line.find(LOCAL) else { return line.clone() };
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let end = line[start..].find(|c| !is_part(c)).map_or(line.len(), |length| start + length);
        let (number, at) = labels[&line[start..end]];
        match (&line[..start], &line[end..]) {
            ("", ":") => format!("{number}: // {}", &line[LOCAL.len()..end]),
            (before, after) => format!("{before}{number}{}{after}", if at < i { 'b' } else { 'f' }),
        }
    };
    lines.iter().enumerate().map(number).collect()
}

/// The label prefix and the constants of a text.
pub(crate) struct Unit {
    /// The beginning of the labels.
    prefix: String,
    constants: Vec<u64>,
}

impl Unit {
    pub(crate) fn new(prefix: &str, bits: u32) -> Self {
        Self { prefix: format!("{LOCAL}{prefix}_{bits}"), constants: Vec::new() }
    }

    /// Returns the index of a constant in the pool.
    pub(crate) fn place_of(&mut self, constant: u64) -> usize {
        super::place_in(&mut self.constants, constant)
    }

    /// Returns a constant in memory as the operand of a load relative to the instruction; each
    /// takes `bytes` bytes in the pool.
    pub(crate) fn literal(&mut self, constant: u64, bytes: usize) -> String {
        let place = bytes * self.place_of(constant);
        format!("{}+{place}", self.pool())
    }

    /// Returns the pool: constants of `bits` bits, each repeated `times` times.
    pub(crate) fn constants(&self, times: usize, bits: u32) -> Lines {
        let directive = if bits == 64 { ".quad" } else { ".word" };
        let mut lines = vec![".p2align 4".into(), format!("{}:", self.pool())];
        for constant in &self.constants {
            lines.extend(vec![format!("{directive} {constant:#x}"); times]);
        }
        lines
    }

    /// Appends the label of a function.
    pub(crate) fn function(&self, name: &str, lines: &mut Lines) {
        lines.push(".p2align 4".into());
        lines.push(format!("hashweave_function {name}"));
    }

    /// Appends the beginning of a function: x8 points to the constants, and the low halves of v8–15
    /// are saved for the caller.
    pub(crate) fn enter(&self, name: &str, lines: &mut Lines) {
        self.function(name, lines);
        lines.extend([
            "stp d8, d9, [sp, #-64]!".into(),
            "stp d10, d11, [sp, #16]".into(),
            "stp d12, d13, [sp, #32]".into(),
            "stp d14, d15, [sp, #48]".into(),
        ]);
        lines.push(format!("adr x8, {}", self.pool()));
    }

    pub(crate) fn leave(&self, lines: &mut Lines) {
        lines.extend(
            [
                "ldp d10, d11, [sp, #16]",
                "ldp d12, d13, [sp, #32]",
                "ldp d14, d15, [sp, #48]",
                "ldp d8, d9, [sp], #64",
                "ret",
            ]
            .map(String::from),
        );
    }

    pub(crate) fn label(&self, label: &str, lines: &mut Lines) {
        lines.push(format!("{}_{label}:", self.prefix));
    }

    pub(crate) fn jump(&self, label: &str, lines: &mut Lines) {
        lines.push(format!("b {}_{label}", self.prefix));
    }

    /// Jumps to a label if a register equals a small number.
    pub(crate) fn jump_if_is(&self, register: &str, equals: usize, label: &str, lines: &mut Lines) {
        lines.push(format!("cmp {register}, #{equals}"));
        lines.push(format!("b.eq {}_{label}", self.prefix));
    }

    pub(crate) fn jump_if(&self, argument: usize, equals: usize, label: &str, lines: &mut Lines) {
        self.jump_if_is(&format!("x{argument}"), equals, label, lines);
    }

    fn pool(&self) -> String {
        format!("{}_constants", self.prefix)
    }
}
