//! Prints a kernel as WGSL, for WebGPU and all devices that wgpu drives: words of 32 bits, no
//! extension.

use super::text::{Dialect, Lines, changing};
use super::{ENTRY, ENTRY_WORDS, Kernel, Memory, Op, Operand, QUAD, Statement, Variable};
use core::fmt::Write;

/// Workgroups in the first dimension of a launch that has more: WebGPU allows 65,535 in each.
pub const ROW: u32 = 1 << 15;

/// Prints a kernel.
#[must_use]
pub fn text(kernel: &Kernel) -> String {
    let mut text = format!(
        "struct Parameters {{ quads: array<vec4<u32>, {}> }}\nstruct List {{ count: atomic<u32>, words: array<u32> }}\n\
         @group(0) @binding(0) var<uniform> p: Parameters;\n@group(0) @binding(1) var<storage, read> table: array<vec4<u32>>;\n\
         @group(0) @binding(2) var<storage, read_write> list: List;\n",
        kernel.parameters.div_ceil(QUAD).max(1)
    );
    if kernel.shared > 0 {
        let _ = writeln!(text, "var<workgroup> shared_quads: array<vec4<u32>, {}>;", kernel.shared);
    }
    if !kernel.constants.is_empty() {
        let pairs =
            kernel.constants.chunks(2).map(|pair| format!("vec2<u32>({:#x}u, {:#x}u)", pair[0], pair[1]));
        let (count, pairs) = (kernel.constants.len() / 2, pairs.collect::<Vec<_>>().join(", "));
        let _ = writeln!(
            text,
            "var<private> constants: array<vec2<u32>, {count}> = array<vec2<u32>, {count}>({pairs});"
        );
    }
    let _ = writeln!(
        text,
        "@compute @workgroup_size({})\nfn {ENTRY}(@builtin(local_invocation_index) local_index: u32, @builtin(workgroup_id) workgroup: vec3<u32>) {{",
        kernel.workgroup
    );
    for variable in changing(kernel) {
        let _ = writeln!(text, "  var v{variable}: u32;");
    }
    text + &Lines::of(&Wgsl, kernel) + "}\n"
}

struct Wgsl;

/// The names of the words of a quad.
const NAMES: [char; QUAD] = ['x', 'y', 'z', 'w'];

impl Dialect for Wgsl {
    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Variable(variable) => format!("v{variable}"),
            Operand::Constant(constant) => format!("{constant:#x}u"),
            Operand::Parameter(parameter) => {
                format!("p.quads[{}].{}", parameter / QUAD, NAMES[parameter % QUAD])
            }
        }
    }

    fn expression(&self, op: Op, of: &[String]) -> String {
        match (op, of) {
            (Op::Copy, [a]) => a.clone(),
            (Op::Xor, [a, b]) => format!("{a} ^ {b}"),
            (Op::Xor3, [a, b, c]) => format!("{a} ^ {b} ^ {c}"),
            (Op::And, [a, b]) => format!("{a} & {b}"),
            (Op::Or, [a, b]) => format!("{a} | {b}"),
            (Op::Not, [a]) => format!("~{a}"),
            (Op::AndNot, [a, b]) => format!("{a} & (~{b})"),
            (Op::Chi, [a, b, c]) => format!("{a} ^ (~{b} & {c})"),
            (Op::Choose, [a, b, c]) => format!("({a} & {b}) | (~{a} & {c})"),
            (Op::Majority, [a, b, c]) => format!("({a} & {b}) | ({c} & ({a} ^ {b}))"),
            (Op::Add, [a, b]) => format!("{a} + {b}"),
            (Op::Multiply, [a, b]) => format!("{a} * {b}"),
            (Op::MultiplyAdd, [a, b, c]) => format!("{a} * {b} + {c}"),
            (Op::Subtract, [a, b]) => format!("{a} - {b}"),
            (Op::ShiftRight(n), [a]) => format!("{a} >> {n}u"),
            (Op::ShiftLeft(n), [a]) => format!("{a} << {n}u"),
            (Op::ShiftRightBy, [a, b]) => format!("{a} >> {b}"),
            (Op::RotateRight(n) | Op::RotateRightMultiplied(n), [a]) => {
                format!("({a} >> {n}u) | ({a} << {}u)", 32 - n)
            }
            (Op::Funnel(n) | Op::FunnelMultiplied(n), [a, b]) => {
                format!("({a} << {}u) | ({b} >> {n}u)", 32 - n)
            }
            (Op::TrailingZeros, [a]) => format!("countTrailingZeros({a})"),
            (Op::LocalIndex, []) => "local_index".into(),
            (Op::WorkgroupIndex, []) => format!("workgroup.x + workgroup.y * {ROW}u"),
            _ => unreachable!("{op:?} of {} operands", of.len()),
        }
    }

    fn define(&self, variable: Variable, value: &str) -> String {
        format!("let v{variable} = {value};")
    }

    fn other(&self, statement: &Statement, lines: &mut Lines) {
        let operand = |of: Operand| self.operand(of);
        match statement {
            Statement::Add64 { to: [low, high], a: [a, b], b: [c, d] } => {
                lines.line(&format!("let s{low} = {} + {};", operand(*a), operand(*c)));
                // The carry is computed before an assignment can overwrite the operands.
                lines.line(&format!("let c{low} = select(0u, 1u, s{low} < {});", operand(*a)));
                lines.line(&format!("let h{low} = {} + {} + c{low};", operand(*b), operand(*d)));
                lines.assign(self, *low, &format!("s{low}"));
                lines.assign(self, *high, &format!("h{low}"));
            }
            Statement::Read { to, from, at } => {
                let memory = if *from == Memory::Table { "table" } else { "shared_quads" };
                lines.line(&format!("let q{} = {memory}[{}];", to[0], operand(*at)));
                for (name, variable) in NAMES.iter().zip(to) {
                    lines.assign(self, *variable, &format!("q{}.{name}", to[0]));
                }
            }
            Statement::Write { at, from } => {
                let from = from.map(operand).join(", ");
                lines.line(&format!("shared_quads[{}] = vec4<u32>({from});", operand(*at)));
            }
            Statement::Constants { to, at } => {
                lines.line(&format!("let q{} = constants[{}];", to[0], operand(*at)));
                for (name, variable) in NAMES.iter().zip(to) {
                    lines.assign(self, *variable, &format!("q{}.{name}", to[0]));
                }
            }
            Statement::Barrier => lines.line("workgroupBarrier();"),
            Statement::Push { capacity, entry } => {
                lines.line(&format!(
                    "{{ let n = atomicAdd(&list.count, 1u); if (n < {}) {{",
                    operand(*capacity)
                ));
                for (i, word) in entry.iter().enumerate() {
                    lines.line(&format!("  list.words[{ENTRY_WORDS}u * n + {i}u] = {};", operand(*word)));
                }
                lines.line("} }");
            }
            _ => unreachable!("{statement:?} is printed by `Lines`"),
        }
    }

    fn head_of_loop(&self, counter: Variable, first: u32, end: u32) -> String {
        format!("for (var v{counter} = {first}u; v{counter} < {end}u; v{counter}++)")
    }

    fn head_of_condition(&self, condition: &str) -> String {
        format!("if ({condition})")
    }
}
