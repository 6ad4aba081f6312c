//! AArch64 as Go's assembler reads it.
//!
//! Sources: `go doc cmd/asm`; "Go Assembly for the ARM64 architecture"
//! (`cmd/internal/obj/arm64/doc.go`) for the names of instructions.

use super::x86::{Function, data, numbers};
use crate::Lines;
use std::fmt::Write;

/// Bytes of the frame before the first place: those of the link register, and those that keep
/// places aligned.
const FRAME: usize = 16;

/// The size of a frame above which a function checks the stack's limit at its beginning.
const UNCHECKED: usize = 128;

/// Returns a register in Go; a vector has its shape.
fn register(function: &str, text: &str) -> String {
    let unknown = || -> ! { panic!("{function}: no register is {text}") };
    if text == "sp" {
        return "RSP".into();
    }
    let (name, shape) = text.split_once('.').map_or((text, None), |(name, shape)| (name, Some(shape)));
    let (kind, number) = name.split_at(1);
    let number: u8 = number.parse().unwrap_or_else(|_| unknown());
    match (kind, shape) {
        // Go's linker and runtime use the other registers.
        ("x", None) if number < 18 => format!("R{number}"),
        ("v", Some("16b")) => format!("V{number}.B16"),
        ("v", Some("4s")) => format!("V{number}.S4"),
        ("v", Some("2d")) => format!("V{number}.D2"),
        ("q", None) => format!("V{number}"),
        _ => unknown(),
    }
}

/// A place in memory: `[x0, #16]`.
fn memory(function: &str, text: &str) -> String {
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let parts = inner.map(|inner| inner.split_once(", #").unwrap_or((inner, "0")));
    let Some((base, Ok(offset))) = parts.map(|(base, offset)| (base, offset.parse::<usize>())) else {
        panic!("{function}: no address is {text}")
    };
    let base = register(function, base);
    let offset = offset + if base == "RSP" { FRAME } else { 0 };
    format!("{offset}({base})")
}

/// The operands of an instruction.
fn operands(rest: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut from, mut depth) = (0, 0);
    for (i, c) in rest.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(rest[from..i].trim());
                from = i + 1;
            }
            _ => {}
        }
    }
    parts.push(rest[from..].trim());
    parts
}

/// Returns an instruction in Go; the ones that set up the frame are handled elsewhere.
fn instruction(function: &str, line: &str) -> String {
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let parts = operands(rest);
    // The name of a vector in a load or store is that of the floating-point register.
    let whole = |text: &str| register(function, text).replace('V', "F");
    let number = |i: usize| -> u32 {
        let digits = parts[i].strip_prefix('v').and_then(|text| text.strip_suffix(".16b"));
        digits.and_then(|digits| digits.parse().ok()).unwrap_or_else(|| panic!("{function}: {line}"))
    };
    let opcode = match (name, parts[0].chars().next()) {
        // Go's assembler (1.26) has no name for this instruction. Arm ARM (DDI 0487), C7.2, BIC
        // (vector, register).
        ("bic", _) => {
            let word = 0x4e60_1c00 | number(2) << 16 | number(1) << 5 | number(0);
            return format!("WORD ${word:#x} // {line}");
        }
        ("ldr", Some('q')) => return format!("FMOVQ {}, {}", memory(function, parts[1]), whole(parts[0])),
        ("str", Some('q')) => return format!("FMOVQ {}, {}", whole(parts[0]), memory(function, parts[1])),
        ("ldr", Some('x')) => {
            return format!("MOVD {}, {}", memory(function, parts[1]), register(function, parts[0]));
        }
        ("b.ne", _) if rest == "2b" => return "BNE at2".into(),
        ("add", Some('x')) => "ADD".into(),
        ("subs", _) => "SUBS".into(),
        (
            "add" | "sub" | "eor" | "and" | "orr" | "eor3" | "bcax" | "bsl" | "mov" | "xar" | "rax1" | "shl"
            | "ushr" | "sli" | "sri" | "ext" | "rev32" | "rev64",
            Some('v'),
        ) => format!("V{}", name.to_uppercase()),
        (
            "sha256h" | "sha256h2" | "sha256su0" | "sha256su1" | "sha512h" | "sha512h2" | "sha512su0"
            | "sha512su1",
            _,
        ) => name.to_uppercase(),
        _ => panic!("{function}: Go's assembler is not known to have {line}"),
    };
    let operand = |text: &&str| match text.strip_prefix('#') {
        Some(number) => format!("${number}"),
        None => register(function, text),
    };
    let texts: Vec<String> = parts.iter().rev().map(operand).collect();
    format!("{opcode} {}", texts.join(", "))
}

/// Translates the lines of an AAPCS64 function into a Go function with one argument, a pointer. If
/// the original has a second argument, the rows of a block, they lie `block` bytes after the first.
///
/// # Panics
///
/// If any part of the lines is unknown.
pub(super) fn function<'a>(
    name: &str,
    block: Option<usize>,
    lines: impl IntoIterator<Item = &'a str>,
) -> Function {
    let (mut body, mut constants) = (Lines::new(), Vec::new());
    let (mut places, mut ended, mut reads_constants) = (0, false, false);
    for line in lines {
        let line = line.trim();
        match line.split_once(' ').unwrap_or((line, "")) {
            ("" | "//" | ".text" | ".arch_extension" | "hashweave_function", _) => {}
            // Go does not require vectors to be preserved.
            ("stp" | "ldp", rest) if rest.starts_with('d') => {}
            ("sub", rest) if rest.starts_with("sp, sp, #") => {
                places = rest["sp, sp, #".len()..].parse().expect("a number of bytes");
            }
            ("add", rest) if rest.starts_with("sp, sp, #") => {}
            ("adr", rest) => {
                assert!(rest.starts_with("x8, "), "{name}: constants are not in x8");
                reads_constants = true;
                body.push(format!("MOVD $·{name}Constants<>(SB), R8"));
            }
            (".word", word) => {
                constants.extend(numbers(word).flat_map(|word| (word as u32).to_le_bytes()));
            }
            (".quad", words) => constants.extend(numbers(words).flat_map(u64::to_le_bytes)),
            (".p2align", bits) if !ended && !body.is_empty() => {
                body.push(format!("PCALIGN ${}", 1 << bits.parse::<u32>().expect("a number of bits")))
            }
            (".p2align", _) => {}
            ("2:", "") => body.push("at2:".into()),
            (label, "") if label.ends_with(':') => {
                assert!(ended, "{name}: a label that is not known: {label}")
            }
            ("ret", "") => {
                ended = true;
                body.push("RET".into());
            }
            _ => body.push(instruction(name, line)),
        }
    }
    assert!(ended, "{name} does not end");
    assert_eq!(
        reads_constants,
        !constants.is_empty(),
        "{name}: constants are read and not there, or the reverse"
    );
    let frame = if places > 0 { places + FRAME } else { 0 };
    let flags = if frame <= UNCHECKED { "NOSPLIT" } else { "0" };
    let mut text = format!("\nTEXT ·{name}(SB), {flags}, ${frame}-8\n\tMOVD ctx+0(FP), R0\n");
    if let Some(block) = block {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "\tADD ${block}, R0, R1");
    }
    for line in &body {
        let _ = if line.ends_with(':') { writeln!(text, "{line}") } else { writeln!(text, "\t{line}") };
    }
    if reads_constants {
        text += &data(&format!("·{name}Constants<>"), &constants);
    }
    Function { name: name.into(), text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_come_in_the_opposite_order() {
        let lines = [
            ("ldr q5, [x1, #16]", "FMOVQ 16(R1), F5"),
            ("str q31, [x0, #384]", "FMOVQ F31, 384(R0)"),
            ("ldr q5, [sp, #32]", "FMOVQ 48(RSP), F5"),
            ("xar v1.2d, v2.2d, v3.2d, #63", "VXAR $63, V3.D2, V2.D2, V1.D2"),
            ("bcax v1.16b, v2.16b, v3.16b, v4.16b", "VBCAX V4.B16, V3.B16, V2.B16, V1.B16"),
            ("sli v9.4s, v8.4s, #25", "VSLI $25, V8.S4, V9.S4"),
            ("sha256h q0, q1, v2.4s", "SHA256H V2.S4, V1, V0"),
            ("add x2, x2, #64", "ADD $64, R2, R2"),
            ("subs x4, x4, #1", "SUBS $1, R4, R4"),
            ("bic v5.16b, v4.16b, v3.16b", "WORD $0x4e631c85 // bic v5.16b, v4.16b, v3.16b"),
        ];
        for (line, go) in lines {
            assert_eq!(instruction("F", line), go);
        }
    }

    #[test]
    #[should_panic(expected = "Go's assembler is not known to have fmla v0.4s, v1.4s, v2.4s")]
    fn what_is_not_known_is_refused() {
        instruction("F", "fmla v0.4s, v1.4s, v2.4s");
    }
}
