//! x86-64 as Go's assembler reads it.
//!
//! Sources: `go doc cmd/asm`; "A Quick Guide to Go's Assembler"; `cmd/internal/obj/x86` for the
//! names of instructions.

use crate::Lines;
use std::fmt::Write;

/// The register to which places on the stack are relative in Go; no loop uses it.
const PLACES: &str = "BX";

/// The alignment of places in bytes.
const ALIGNMENT: usize = 64;

/// The size of a frame above which a function checks the stack's limit at its beginning: a chain of
/// unchecked functions may take some 800 bytes.
const UNCHECKED: usize = 128;

/// A function as text, and its name.
#[derive(Debug)]
pub(super) struct Function {
    /// The name, without the dot before it.
    pub(super) name: String,
    /// The function, and its constants after it.
    pub(super) text: String,
}

/// An operand.
enum Operand {
    Register(String),
    /// The operand as written in Go, and whether a word of it is repeated in every lane.
    Memory(String, bool),
    Number(String),
}

impl Operand {
    fn text(&self) -> &str {
        match self {
            Self::Register(text) | Self::Memory(text, _) | Self::Number(text) => text,
        }
    }

    fn is_vector(&self) -> bool {
        matches!(self, Self::Register(name) if name.starts_with(['X', 'Y', 'Z']))
    }
}

/// The integer registers, as Go calls them.
const INTEGERS: [(&str, &str, &str); 8] = [
    ("rax", "eax", "AX"),
    ("rbx", "ebx", "BX"),
    ("rcx", "ecx", "CX"),
    ("rdx", "edx", "DX"),
    ("rsi", "esi", "SI"),
    ("rdi", "edi", "DI"),
    ("rbp", "ebp", "BP"),
    ("rsp", "esp", "SP"),
];

/// Returns a register's name in Go and its size in bits; none if it is not a register.
fn register(name: &str) -> Option<(String, u32)> {
    if let Some((long, _, go)) = INTEGERS.iter().find(|(long, short, _)| [long, short].contains(&&name)) {
        return Some(((*go).into(), if *long == name { 64 } else { 32 }));
    }
    for (prefix, go, bits) in [("xmm", "X", 128), ("ymm", "Y", 256), ("zmm", "Z", 512), ("r", "R", 64)] {
        let Some(number) = name.strip_prefix(prefix) else { continue };
        let (number, bits) = number.strip_suffix('d').map_or((number, bits), |number| (number, 32));
        if number.parse::<u32>().is_ok_and(|number| number < 32) {
            return Some((format!("{go}{number}"), bits));
        }
    }
    None
}

/// The translation of a function; labels do not clash with those of other functions.
struct Translation<'a> {
    name: &'a str,
    /// How often each number has been a label so far.
    labels: [usize; 10],
    /// Bytes of places on the stack.
    places: usize,
    /// Whether there are constants.
    constants: bool,
}

impl Translation<'_> {
    /// Returns a place in memory, in Go.
    fn memory(&self, inner: &str) -> String {
        let (mut base, mut index, mut offset) = (None, None, 0_i64);
        let spaced = inner.replace('-', "+-");
        for part in spaced.split('+') {
            match (register(part), part.parse::<i64>()) {
                (Some((name, 64)), _) if base.is_none() => base = Some(name),
                (Some((name, 64)), _) if index.is_none() => index = Some(name),
                (None, Ok(number)) => offset += number,
                _ => panic!("{}: no address is [{inner}]", self.name),
            }
        }
        let base = base.unwrap_or_else(|| panic!("{}: [{inner}] has no register", self.name));
        let base = if base == "SP" { PLACES.into() } else { base };
        let index = index.map_or_else(String::new, |index| format!("({index}*1)"));
        format!("{offset}({base}){index}")
    }

    fn operand(&self, text: &str) -> (Operand, u32) {
        if let Some((name, bits)) = register(text) {
            return (Operand::Register(name), bits);
        }
        let sized = [("qword ptr ", 64), ("dword ptr ", 32), ("", 0)];
        let (size, rest) = sized
            .into_iter()
            .find_map(|(prefix, size)| Some((size, text.strip_prefix(prefix)?)))
            .unwrap_or((0, text));
        if let Some((inner, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            assert!(after.is_empty() || after.starts_with("{1to"), "{}: no operand is {text}", self.name);
            return (Operand::Memory(self.memory(inner), !after.is_empty()), size);
        }
        let number = match text.strip_prefix("0x") {
            Some(digits) => i64::from_str_radix(digits, 16),
            None => text.parse(),
        };
        let number = number.unwrap_or_else(|_| panic!("{}: no operand is {text}", self.name));
        (Operand::Number(format!("${number}")), 0)
    }

    /// Returns the label that a jump goes to.
    fn target(&self, text: &str) -> String {
        let (number, direction) = text.split_at(text.len() - 1);
        let number: usize = number.parse().unwrap_or_else(|_| panic!("{}: no label is {text}", self.name));
        let seen = self.labels[number];
        match direction {
            "b" => format!("at{number}_{seen}"),
            "f" => format!("at{number}_{}", seen + 1),
            _ => panic!("{}: no label is {text}", self.name),
        }
    }

    /// Returns an instruction in Go.
    fn instruction(&mut self, line: &str) -> String {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let known = |go: &str| go.to_owned();
        match name {
            "ret" => return known("RET"),
            "vzeroupper" => return known("VZEROUPPER"),
            "jnz" | "jne" => return format!("JNE {}", self.target(rest)),
            "je" | "jz" => return format!("JEQ {}", self.target(rest)),
            "ja" => return format!("JHI {}", self.target(rest)),
            "jmp" => return format!("JMP {}", self.target(rest)),
            ".p2align" => {
                let bits: u32 = rest.parse().expect("a number of bits");
                return format!("PCALIGN ${}", 1 << bits);
            }
            "lea" if rest.ends_with("[rip+9f]") => {
                self.constants = true;
                let to = register(rest.split(',').next().unwrap_or_default()).expect("a register").0;
                return format!("LEAQ ·{}Constants<>(SB), {to}", self.name);
            }
            _ => {}
        }
        let operands: Vec<(Operand, u32)> = rest.split(',').map(|text| self.operand(text)).collect();
        let bits = operands.iter().map(|(_, bits)| *bits).max().unwrap_or(0);
        let mut operands: Vec<Operand> = operands.into_iter().map(|(operand, _)| operand).collect();
        let suffix = if operands.iter().any(|operand| matches!(operand, Operand::Memory(_, true))) {
            ".BCST"
        } else {
            ""
        };
        let opcode = self.opcode(name, bits, &operands);
        // The operands of a comparison are in Intel's order.
        if name != "cmp" {
            operands.reverse();
        }
        let mut texts: Vec<&str> = operands.iter().map(Operand::text).collect();
        if name == "sha256rnds2" {
            texts.insert(0, "X0");
        }
        format!("{opcode}{suffix} {}", texts.join(", "))
    }

    /// Returns the name of an instruction whose operands have `bits` bits.
    fn opcode(&self, name: &str, bits: u32, operands: &[Operand]) -> String {
        // Instructions on integer registers have the size in their name.
        let sized = |go: &str| {
            let letter = match bits {
                64 => "Q",
                32 => "L",
                _ => panic!("{}: {name} has operands of {bits} bits", self.name),
            };
            format!("{go}{letter}")
        };
        match name {
            "mov" | "add" | "sub" | "and" | "or" | "xor" | "shl" | "shr" | "rol" | "ror" | "not" | "dec"
            | "inc" | "cmp" | "test" | "lea" | "xchg" | "andn" | "rorx" => sized(&name.to_uppercase()),
            "cmova" => sized("CMOV") + "HI",
            "cmove" => sized("CMOV") + "EQ",
            "movdqa" => "MOVO".into(),
            "movdqu" => "MOVOU".into(),
            "paddd" => "PADDL".into(),
            "pshufb" | "pshufd" | "palignr" | "sha256rnds2" | "sha256msg1" | "sha256msg2" | "prefetcht0"
            | "prefetcht1" => name.to_uppercase(),
            "vmovdqa" | "vmovdqu" | "vmovdqa32" | "vmovdqa64" | "vmovdqu32" | "vmovdqu64" | "vmovd"
            | "vmovq" | "vpaddd" | "vpaddq" | "vpsubd" | "vpsubq" | "vpxor" | "vpxord" | "vpxorq"
            | "vpand" | "vpandd" | "vpandq" | "vpandn" | "vpandnd" | "vpandnq" | "vpor" | "vpord"
            | "vporq" | "vpternlogd" | "vpternlogq" | "vprord" | "vprorq" | "vprold" | "vprolq"
            | "vpsrld" | "vpsrlq" | "vpslld" | "vpsllq" | "vpshufb" | "vpshufd" | "vpalignr"
            | "vpunpckldq" | "vpunpckhdq" | "vpunpcklqdq" | "vpunpckhqdq" | "vpbroadcastd"
            | "vpbroadcastq" | "vinserti128" | "vinserti32x4" | "vinserti64x4" | "vshufi64x2" => {
                assert!(operands.iter().any(Operand::is_vector), "{}: {name} has no vector", self.name);
                name.to_uppercase()
            }
            _ => panic!("{}: Go's assembler is not known to have {name}", self.name),
        }
    }
}

/// The registers that a System V function preserves.
const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];

/// Translates the lines of a System V function into a Go function with one argument, a pointer.
///
/// # Panics
///
/// If any part of the lines is unknown.
pub(super) fn function<'a>(name: &str, lines: impl IntoIterator<Item = &'a str>) -> Function {
    let mut of = Translation { name, labels: [0; 10], places: 0, constants: false };
    let (mut body, mut constants) = (Lines::new(), Vec::new());
    let mut ended = false;
    for line in lines {
        let line = line.trim();
        match line.split_once(' ').unwrap_or((line, "")) {
            ("" | "#", _) => {}
            ("push" | "pop", register) if SAVED.contains(&register) => {}
            // These lines set up the frame of places.
            ("mov", "rbp,rsp" | "rsp,rbp") => {}
            ("sub", rest) if rest.starts_with("rsp,") => {
                of.places = rest["rsp,".len()..].parse().expect("a number of bytes");
            }
            ("and", rest) if rest.starts_with("rsp,-") => {
                assert!(body.is_empty(), "{name}: the stack is not aligned at once");
                let alignment: usize = rest["rsp,-".len()..].parse().expect("a number of bytes");
                assert!(ALIGNMENT.is_multiple_of(alignment), "{name}: places are aligned to {alignment}");
                body.push(format!("LEAQ {}(SP), {PLACES}", ALIGNMENT - 1));
                body.push(format!("ANDQ $-{ALIGNMENT}, {PLACES}"));
            }
            (".long", words) => constants.extend(numbers(words).flat_map(|word| (word as u32).to_le_bytes())),
            (".quad", words) => constants.extend(numbers(words).flat_map(u64::to_le_bytes)),
            (".byte", bytes) => constants.extend(numbers(bytes).map(|byte| byte as u8)),
            (".p2align", _) if ended => {}
            ("9:", "") => assert!(ended, "{name}: constants before the end"),
            (label, "") if label.ends_with(':') => {
                let number: usize = label[..label.len() - 1].parse().expect("labels are numbers");
                of.labels[number] += 1;
                body.push(format!("at{number}_{}:", of.labels[number]));
            }
            _ => {
                ended = line == "ret";
                body.push(of.instruction(line));
            }
        }
    }
    assert!(ended, "{name} does not end");
    let uses = |register: &str| body.iter().any(|line| line.contains(register));
    assert!(
        of.places == 0 || body.iter().filter(|line| line.ends_with(&format!(", {PLACES}"))).count() == 2,
        "{name} uses {PLACES}"
    );
    // A function that changes BP has a frame, in which the assembler saves it.
    let frame = if of.places > 0 { of.places + ALIGNMENT } else { 8 * usize::from(uses("BP")) };
    let flags = if frame <= UNCHECKED { "NOSPLIT" } else { "0" };
    let mut text = format!("\nTEXT ·{name}(SB), {flags}, ${frame}-8\n\tMOVQ ctx+0(FP), DI\n");
    for line in &body {
        // Writing to a String cannot fail.
        let _ = if line.ends_with(':') { writeln!(text, "{line}") } else { writeln!(text, "\t{line}") };
    }
    assert_eq!(
        of.constants,
        !constants.is_empty(),
        "{name}: constants are read and not there, or the reverse"
    );
    if of.constants {
        text += &data(&format!("·{name}Constants<>"), &constants);
    }
    Function { name: name.into(), text }
}

/// Numbers with commas between them.
pub(super) fn numbers(list: &str) -> impl Iterator<Item = u64> {
    list.split(',').map(|number| match number.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).expect("hexadecimal digits"),
        None => number.parse().expect("a number"),
    })
}

/// Returns a read-only symbol with these bytes.
pub(super) fn data(symbol: &str, bytes: &[u8]) -> String {
    let mut text = "\n".to_owned();
    for (i, word) in bytes.chunks(8).enumerate() {
        let mut whole = [0; 8];
        whole[..word.len()].copy_from_slice(word);
        let _ =
            writeln!(text, "DATA {symbol}+{}(SB)/{}, $0x{:x}", 8 * i, word.len(), u64::from_le_bytes(whole));
    }
    let _ = writeln!(text, "GLOBL {symbol}(SB), RODATA|NOPTR, ${}", bytes.len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(lines: &[&str]) -> Vec<String> {
        let lines = lines.iter().copied().chain(["ret"]);
        let text = function("F", lines).text;
        text.lines().skip(3).map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn operands_come_in_the_opposite_order_but_those_of_a_comparison() {
        let lines = [
            ("mov rax,[rdi+8]", "MOVQ 8(DI), AX"),
            ("mov [r10+64],rax", "MOVQ AX, 64(R10)"),
            ("lea r13,[r12-1]", "LEAQ -1(R12), R13"),
            ("cmp r12,r13", "CMPQ R12, R13"),
            ("cmova rbp,r13", "CMOVQHI R13, BP"),
            ("cmove rcx,rdx", "CMOVQEQ DX, CX"),
            ("prefetcht0 [r8+rax]", "PREFETCHT0 0(R8)(AX*1)"),
            ("xor ebp,ebp", "XORL BP, BP"),
            ("mov r8d,7", "MOVL $7, R8"),
            ("add qword ptr [rdx+48],136", "ADDQ $136, 48(DX)"),
            ("vpxord zmm1,zmm2,dword ptr [r11+4]{1to16}", "VPXORD.BCST 4(R11), Z2, Z1"),
            ("vpternlogq zmm0,zmm31,[rsi+64],0x96", "VPTERNLOGQ $150, 64(SI), Z31, Z0"),
            ("vinserti32x4 ymm28,ymm28,[r9+r14+16],1", "VINSERTI32X4 $1, 16(R9)(R14*1), Y28, Y28"),
            ("sha256rnds2 xmm2,xmm1", "SHA256RNDS2 X0, X1, X2"),
            ("rorx r12,r9,14", "RORXQ $14, R9, R12"),
            ("vmovdqa64 [rsp+128],zmm5", "VMOVDQA64 Z5, 128(BX)"),
        ];
        for (line, go) in lines {
            assert_eq!(body(&[line])[0], go);
        }
    }

    #[test]
    fn labels_have_names_of_their_own() {
        let lines = body(&["2:", "jnz 3f", "3:", "dec rcx", "jnz 2b", "2:", "jnz 2b"]);
        let labels = ["at2_1:", "JNE at3_1", "at3_1:", "DECQ CX", "JNE at2_1", "at2_2:", "JNE at2_2", "RET"];
        assert_eq!(lines, labels);
    }

    #[test]
    fn constants_are_a_symbol_that_nothing_writes() {
        let lines = ["lea r11,[rip+9f]", "ret", ".p2align 6", "9:", ".long 0x1,2", ".byte 1,2,3,4"];
        let text = function("F", lines).text;
        let expected = "\tLEAQ ·FConstants<>(SB), R11\n\tRET\n\nDATA ·FConstants<>+0(SB)/8, $0x200000001\n\
            DATA ·FConstants<>+8(SB)/4, $0x4030201\nGLOBL ·FConstants<>(SB), RODATA|NOPTR, $12\n";
        assert!(text.ends_with(expected), "{text}");
    }

    #[test]
    fn places_are_in_a_frame_and_aligned() {
        let frame = ["push rbp", "mov rbp,rsp", "sub rsp,192", "and rsp,-64"];
        let end = ["mov rsp,rbp", "pop rbp", "ret"];
        let lines = frame.into_iter().chain(["vmovdqa64 [rsp+64],zmm1"]).chain(end);
        let expected = "\nTEXT ·F(SB), 0, $256-8\n\tMOVQ ctx+0(FP), DI\n\tLEAQ 63(SP), BX\n\tANDQ $-64, BX\n\
            \tVMOVDQA64 Z1, 64(BX)\n\tRET\n";
        assert_eq!(function("F", lines).text, expected);
    }

    #[test]
    #[should_panic(expected = "Go's assembler is not known to have vfmadd213ps")]
    fn what_is_not_known_is_refused() {
        body(&["vfmadd213ps zmm0,zmm1,zmm2"]);
    }
}
