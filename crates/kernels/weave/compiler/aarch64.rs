//! What functions of AArch64 have in common, whatever their vectors: labels, jumps, the registers to be preserved.

use super::Lines;

/// How object files name functions and say what they are.
enum Format {
    Elf,
    /// Names begin with an underscore.
    MachO,
    Coff,
}

impl Format {
    /// That of the target, of which cargo tells build scripts the system; ELF without one.
    fn of_target() -> Self {
        let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|of_target| of_target == value);
        match () {
            () if is("CARGO_CFG_TARGET_VENDOR", "apple") => Self::MachO,
            () if is("CARGO_CFG_TARGET_OS", "windows") => Self::Coff,
            () => Self::Elf,
        }
    }

    /// What the names of labels begin with that are none of the program's symbols. A linker for Mach-O may take what lies between
    /// symbols apart.
    fn local(&self) -> &'static str {
        if matches!(self, Self::MachO) { "L" } else { ".L" }
    }

    /// The address of a label into x8.
    fn address(&self, label: &str) -> Lines {
        match self {
            Self::MachO => vec![format!("adrp x8, {label}@PAGE"), format!("add x8, x8, {label}@PAGEOFF")],
            Self::Elf | Self::Coff => vec![format!("adr x8, {label}")],
        }
    }

    /// The label of a function for this program only.
    fn label(&self, name: &str) -> Lines {
        match self {
            Self::Elf => vec![
                format!(".globl {name}"),
                format!(".hidden {name}"),
                format!(".type {name}, %function"),
                format!("{name}:"),
            ],
            Self::MachO => {
                vec![format!(".globl _{name}"), format!(".private_extern _{name}"), format!("_{name}:")]
            }
            Self::Coff => vec![format!(".globl {name}"), format!("{name}:")],
        }
    }
}

/// Prefix and constants of a text.
pub(super) struct Unit {
    format: Format,
    /// What labels begin with.
    prefix: String,
    constants: Vec<u64>,
}

impl Unit {
    pub(super) fn new(prefix: &str, bits: u32) -> Self {
        let format = Format::of_target();
        let prefix = format!("{}{prefix}_{bits}", format.local());
        Self { format, prefix, constants: Vec::new() }
    }

    /// The number of a constant among the constants.
    pub(super) fn place_of(&mut self, constant: u64) -> usize {
        self.constants.iter().position(|&known| known == constant).unwrap_or_else(|| {
            self.constants.push(constant);
            self.constants.len() - 1
        })
    }

    /// A constant in memory, as the operand of a load of so many bytes relative to the instruction.
    pub(super) fn literal(&mut self, constant: u64, bytes: usize) -> String {
        let place = bytes * self.place_of(constant);
        format!("{}+{place}", self.pool())
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

    /// The label of a function.
    pub(super) fn function(&self, name: &str, lines: &mut Lines) {
        lines.push(".p2align 4".into());
        lines.extend(self.format.label(name));
    }

    /// The beginning of a function: x8 points to the constants; the low halves of v8–15 are the caller's.
    pub(super) fn enter(&self, name: &str, lines: &mut Lines) {
        self.function(name, lines);
        lines.extend([
            "stp d8, d9, [sp, #-64]!".into(),
            "stp d10, d11, [sp, #16]".into(),
            "stp d12, d13, [sp, #32]".into(),
            "stp d14, d15, [sp, #48]".into(),
        ]);
        lines.extend(self.format.address(&self.pool()));
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
        lines.push(format!("{}_{label}:", self.prefix));
    }

    pub(super) fn jump(&self, label: &str, lines: &mut Lines) {
        lines.push(format!("b {}_{label}", self.prefix));
    }

    /// Goes to a label if a register equals a small number.
    pub(super) fn jump_if_is(&self, register: &str, equals: usize, label: &str, lines: &mut Lines) {
        lines.push(format!("cmp {register}, #{equals}"));
        lines.push(format!("b.eq {}_{label}", self.prefix));
    }

    pub(super) fn jump_if(&self, argument: usize, equals: usize, label: &str, lines: &mut Lines) {
        self.jump_if_is(&format!("x{argument}"), equals, label, lines);
    }

    fn pool(&self) -> String {
        format!("{}_constants", self.prefix)
    }
}
