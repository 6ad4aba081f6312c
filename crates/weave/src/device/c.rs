//! A kernel as C, for HIP's run-time compiler, for clang without HIP, and for the compilers of a
//! host.
//!
//! The text needs no header. For a host, `HASHWEAVE_HOST` is defined and the text is preceded by
//! macros that replace what only a device has: `KERNEL`, `SHARED`, `BARRIER()`, `LOCAL_INDEX`,
//! `WORKGROUP_INDEX`, `NEXT(pointer)`.
//!
//! RDNA has an instruction that adds three words without carries, but clang does not use it for θ:
//! it takes C\[x−1\] ⊕ rot(C\[x+1\], 1) out of the five sums that it is part of, which makes 234
//! vector instructions a round of Keccak on gfx1030 to gfx1201. As inline assembly the sums stay:
//! 224, and 30 registers less (`bash ci/census.sh`). χ is written so that clang makes `v_bfi` of
//! it: b & a | !b & (a ^ c) is an exclusive or and a selection of bits, where a ^ (!b & c) is three
//! instructions; for the same reason clang must not see that the selector of a majority is an
//! exclusive or.

use super::text::{Dialect, Lines, changing};
use super::{ENTRY, ENTRY_WORDS, Kernel, Memory, Op, Operand, QUAD, Statement, Variable};
use core::fmt::Write;

/// The definitions that the text needs on a device that clang knows as `amdgcn`.
const AMD: &str = r#"#ifndef HASHWEAVE_HOST
#define KERNEL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(WORKGROUP, WORKGROUP)))
#define SHARED __attribute__((shared))
#define BARRIER() __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
#define LOCAL_INDEX __builtin_amdgcn_workitem_id_x()
#define WORKGROUP_INDEX __builtin_amdgcn_workgroup_id_x()
#define NEXT(pointer) __atomic_fetch_add(pointer, 1u, __ATOMIC_RELAXED)
#define CONSTANT static __attribute__((constant)) const
#endif
#if defined(__GFX10__) || defined(__GFX11__) || defined(__GFX12__)
static inline __attribute__((device)) __attribute__((always_inline)) u32 xor3(u32 a, u32 b, u32 c) {
  u32 sum;
  __asm__("v_xor3_b32 %0, %1, %2, %3" : "=v"(sum) : "v"(a), "v"(b), "v"(c));
  return sum;
}
#else
#define xor3(a, b, c) (a ^ b ^ c)
#endif
#ifndef HASHWEAVE_HOST
static inline __attribute__((device)) __attribute__((always_inline)) u32 majority(u32 a, u32 b, u32 c) {
  u32 differ = a ^ b;
  __asm__("" : "+v"(differ));
  return (differ & c) | (~differ & a);
}
#else
#define majority(a, b, c) ((a & b) | (c & (a ^ b)))
#endif
"#;

/// Prints a kernel.
#[must_use]
pub fn text(kernel: &Kernel) -> String {
    let mut text = format!(
        "typedef unsigned int u32;\ntypedef unsigned long long u64;\n#define WORKGROUP {}\n{AMD}",
        kernel.workgroup
    );
    let _ = writeln!(text, "typedef struct {{ u32 word[{}]; }} parameters_t;", kernel.parameters.max(1));
    let _ = writeln!(text, "typedef struct __attribute__((aligned(16))) {{ u32 word[{QUAD}]; }} quad_t;");
    if !kernel.constants.is_empty() {
        let constants =
            kernel.constants.iter().map(|word| format!("{word:#x}u")).collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "CONSTANT u32 constants[{}] = {{{constants}}};", kernel.constants.len());
    }
    let _ = writeln!(text, "KERNEL void {ENTRY}(const parameters_t p, const quad_t *table, u32 *list) {{");
    if kernel.shared > 0 {
        let _ = writeln!(text, "  SHARED quad_t shared[{}];", kernel.shared);
    }
    for variable in changing(kernel) {
        let _ = writeln!(text, "  u32 v{variable};");
    }
    text + &Lines::of(&C, kernel) + "}\n"
}

struct C;

impl Dialect for C {
    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Variable(variable) => format!("v{variable}"),
            Operand::Constant(constant) => format!("{constant:#x}u"),
            Operand::Parameter(parameter) => format!("p.word[{parameter}]"),
        }
    }

    fn expression(&self, op: Op, of: &[String]) -> String {
        match (op, of) {
            (Op::Copy, [a]) => a.clone(),
            (Op::Xor, [a, b]) => format!("{a} ^ {b}"),
            (Op::Xor3, [a, b, c]) => format!("xor3({a}, {b}, {c})"),
            (Op::And, [a, b]) => format!("{a} & {b}"),
            (Op::Or, [a, b]) => format!("{a} | {b}"),
            (Op::Not, [a]) => format!("~{a}"),
            (Op::AndNot, [a, b]) => format!("{a} & ~{b}"),
            (Op::Chi, [a, b, c]) => format!("({b} & {a}) | (~{b} & ({a} ^ {c}))"),
            (Op::Choose, [a, b, c]) => format!("({a} & {b}) | (~{a} & {c})"),
            (Op::Majority, [a, b, c]) => format!("majority({a}, {b}, {c})"),
            (Op::Add, [a, b]) => format!("{a} + {b}"),
            (Op::Multiply, [a, b]) => format!("{a} * {b}"),
            (Op::MultiplyAdd, [a, b, c]) => format!("{a} * {b} + {c}"),
            (Op::Subtract, [a, b]) => format!("{a} - {b}"),
            (Op::ShiftRight(n), [a]) => format!("{a} >> {n}"),
            (Op::ShiftLeft(n), [a]) => format!("{a} << {n}"),
            (Op::ShiftRightBy, [a, b]) => format!("{a} >> {b}"),
            (Op::RotateRight(n) | Op::RotateRightMultiplied(n), [a]) => {
                format!("{a} >> {n} | {a} << {}", 32 - n)
            }
            (Op::Funnel(n) | Op::FunnelMultiplied(n), [a, b]) => format!("{a} << {} | {b} >> {n}", 32 - n),
            (Op::TrailingZeros, [a]) => format!("(u32)__builtin_ctz({a})"),
            (Op::LocalIndex, []) => "LOCAL_INDEX".into(),
            (Op::WorkgroupIndex, []) => "WORKGROUP_INDEX".into(),
            _ => unreachable!("{op:?} of {} operands", of.len()),
        }
    }

    fn define(&self, variable: Variable, value: &str) -> String {
        format!("const u32 v{variable} = {value};")
    }

    fn other(&self, statement: &Statement, lines: &mut Lines) {
        let operand = |of: Operand| self.operand(of);
        match statement {
            Statement::Add64 { to: [low, high], a, b } => {
                let wide =
                    |[low, high]: [Operand; 2]| format!("((u64){} << 32 | {})", operand(high), operand(low));
                lines.line(&format!("const u64 w{low} = {} + {};", wide(*a), wide(*b)));
                lines.assign(self, *low, &format!("(u32)w{low}"));
                lines.assign(self, *high, &format!("(u32)(w{low} >> 32)"));
            }
            Statement::Read { to, from, at } => {
                let memory = if *from == Memory::Table { "table" } else { "shared" };
                for (i, variable) in to.iter().enumerate() {
                    lines.assign(self, *variable, &format!("{memory}[{}].word[{i}]", operand(*at)));
                }
            }
            Statement::Write { at, from } => {
                for (i, word) in from.iter().enumerate() {
                    lines.line(&format!("shared[{}].word[{i}] = {};", operand(*at), operand(*word)));
                }
            }
            Statement::Constants { to, at } => {
                for (i, variable) in to.iter().enumerate() {
                    lines.assign(self, *variable, &format!("constants[2 * {} + {i}]", operand(*at)));
                }
            }
            Statement::Barrier => lines.line("BARRIER();"),
            Statement::Push { capacity, entry } => {
                lines.line(&format!("{{ const u32 n = NEXT(list); if (n < {}) {{", operand(*capacity)));
                for (i, word) in entry.iter().enumerate() {
                    lines.line(&format!("  list[{ENTRY_WORDS} * n + {}] = {};", i + 1, operand(*word)));
                }
                lines.line("} }");
            }
            _ => unreachable!("{statement:?} is printed by `Lines`"),
        }
    }

    fn head_of_loop(&self, counter: Variable, first: u32, end: u32) -> String {
        format!("_Pragma(\"nounroll\") for (u32 v{counter} = {first}; v{counter} < {end}; v{counter}++)")
    }

    fn head_of_condition(&self, condition: &str) -> String {
        format!("if ({condition})")
    }
}
