//! What functions of AArch64 have in common, whatever their vectors: labels, jumps, the registers to be preserved.

use super::Lines;

/// Prefix and constants of a text.
pub(super) struct Unit {
    prefix: String,
    constants: Vec<u64>,
}

impl Unit {
    pub(super) fn new(prefix: &str, bits: u32) -> Self {
        Self { prefix: format!("{prefix}_{bits}"), constants: Vec::new() }
    }

    /// The number of a constant among the constants.
    pub(super) fn place_of(&mut self, constant: u64) -> usize {
        self.constants.iter().position(|&known| known == constant).unwrap_or_else(|| {
            self.constants.push(constant);
            self.constants.len() - 1
        })
    }

    /// Constants of so many bits, each so often.
    pub(super) fn constants(&self, times: usize, bits: u32) -> Lines {
        let directive = if bits == 64 { ".quad" } else { ".word" };
        let mut lines = vec![".p2align 4".into(), format!("{}:", self.pool())];
        for constant in &self.constants {
            lines.extend(vec![format!("{directive} {constant:#x}"); times]);
        }
        lines
    }

    /// The beginning of a function: x8 points to the constants; the low halves of v8–15 are the caller's.
    pub(super) fn enter(&self, name: &str, lines: &mut Lines) {
        lines.extend([
            ".p2align 4".into(),
            format!(".globl {name}"),
            format!(".hidden {name}"),
            format!(".type {name}, %function"),
            format!("{name}:"),
            "stp d8, d9, [sp, #-64]!".into(),
            "stp d10, d11, [sp, #16]".into(),
            "stp d12, d13, [sp, #32]".into(),
            "stp d14, d15, [sp, #48]".into(),
            format!("adr x8, {}", self.pool()),
        ]);
    }

    pub(super) fn leave(&self, lines: &mut Lines) {
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

    pub(super) fn label(&self, label: &str, lines: &mut Lines) {
        lines.push(format!(".L{}_{label}:", self.prefix));
    }

    pub(super) fn jump(&self, label: &str, lines: &mut Lines) {
        lines.push(format!("b .L{}_{label}", self.prefix));
    }

    pub(super) fn jump_if(&self, argument: usize, equals: usize, label: &str, lines: &mut Lines) {
        lines.push(format!("cmp x{argument}, #{equals}"));
        lines.push(format!("b.eq .L{}_{label}", self.prefix));
    }

    fn pool(&self) -> String {
        format!(".L{}_constants", self.prefix)
    }
}
