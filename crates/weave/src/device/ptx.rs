//! Prints a kernel as PTX, which NVIDIA's driver compiles for the card in the machine.
//!
//! The text declares a PTX version that drivers of 2020 accept, and the oldest card that has all
//! its instructions. Three-input logic is written as LOP3 with its truth table: bit 4a + 2b + c.

use super::{Condition, ENTRY, ENTRY_WORDS, Kernel, Memory, Op, Operand, QUAD, Statement, Variable};
use core::fmt::Write;

/// Prints a kernel.
#[must_use]
pub fn text(kernel: &Kernel) -> String {
    let mut printer = Printer::default();
    printer.statements(&kernel.body);
    let Printer { lines, labels: _, words, wide, predicates } = printer;
    let mut text = String::from(".version 7.0\n.target sm_60\n.address_size 64\n");
    if !kernel.constants.is_empty() {
        let constants = list(kernel.constants.iter());
        let _ =
            writeln!(text, ".const .align 8 .b32 constants[{}] = {{{constants}}};", kernel.constants.len());
    }
    let _ = writeln!(
        text,
        ".visible .entry {ENTRY}(.param .align 4 .b8 parameters[{}], .param .u64 table, .param .u64 list)",
        4 * kernel.parameters
    );
    let _ = writeln!(text, ".reqntid {}, 1, 1\n{{", kernel.workgroup);
    if kernel.shared > 0 {
        let _ = writeln!(text, ".shared .align 16 .b8 shared[{}];", 4 * QUAD * kernel.shared);
    }
    for (kind, name, count) in [
        ("b32", "v", kernel.variables),
        ("b32", "p", kernel.parameters),
        ("b32", "t", words),
        ("b64", "w", wide),
        ("pred", "q", predicates),
    ] {
        if count > 0 {
            let _ = writeln!(text, ".reg .{kind} %{name}<{count}>;");
        }
    }
    text.push_str(".reg .b64 %table, %list, %constants;\n");
    for (name, from) in [("table", "table"), ("list", "list")] {
        let _ = writeln!(text, "ld.param.u64 %{name}, [{from}];\ncvta.to.global.u64 %{name}, %{name};");
    }
    if !kernel.constants.is_empty() {
        text.push_str("mov.u64 %constants, constants;\n");
    }
    for i in 0..kernel.parameters {
        let _ = writeln!(text, "ld.param.u32 %p{i}, [parameters+{}];", 4 * i);
    }
    text + &lines + "ret;\n}\n"
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Prints an operand.
fn operand(operand: Operand) -> String {
    match operand {
        Operand::Variable(variable) => format!("%v{variable}"),
        Operand::Constant(constant) => constant.to_string(),
        Operand::Parameter(parameter) => format!("%p{parameter}"),
    }
}

/// Bytes of a quad.
const QUAD_BYTES: usize = 4 * QUAD;

#[derive(Default)]
struct Printer {
    lines: String,
    labels: usize,
    /// How many registers there are besides the variables: of 32 bits, of 64, predicates.
    words: usize,
    wide: usize,
    predicates: usize,
}

impl Printer {
    fn line(&mut self, line: &str) {
        self.lines.push_str(line);
        self.lines.push('\n');
    }

    fn word(&mut self) -> String {
        self.words += 1;
        format!("%t{}", self.words - 1)
    }

    fn wide(&mut self) -> String {
        self.wide += 1;
        format!("%w{}", self.wide - 1)
    }

    fn predicate(&mut self) -> String {
        self.predicates += 1;
        format!("%q{}", self.predicates - 1)
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("L{}", self.labels - 1)
    }

    fn statements(&mut self, statements: &[Statement]) {
        statements.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Set { to, op, of } => {
                let of: Vec<String> = of.iter().map(|&of| operand(of)).collect();
                self.set(*to, *op, &of);
            }
            Statement::Add64 { to: [low, high], a, b } => {
                let [x, y] = [self.wide(), self.wide()];
                for (wide, [low, high]) in [(&x, a), (&y, b)] {
                    self.line(&format!("mov.b64 {wide}, {{{}, {}}};", operand(*low), operand(*high)));
                }
                self.line(&format!("add.u64 {x}, {x}, {y};\nmov.b64 {{%v{low}, %v{high}}}, {x};"));
            }
            Statement::Read { to, from, at } => {
                let to = list(to.iter().map(|variable| format!("%v{variable}")));
                let (address, space) = match from {
                    Memory::Table => (self.address("%table", *at, QUAD_BYTES), "global.nc"),
                    Memory::Shared => (self.shared(*at), "shared"),
                };
                self.line(&format!("ld.{space}.v4.u32 {{{to}}}, [{address}];"));
            }
            Statement::Write { at, from } => {
                let address = self.shared(*at);
                let from = list(from.iter().map(|&from| operand(from)));
                self.line(&format!("st.shared.v4.u32 [{address}], {{{from}}};"));
            }
            Statement::Constants { to: [a, b], at } => {
                let address = self.address("%constants", *at, 8);
                self.line(&format!("ld.const.v2.u32 {{%v{a}, %v{b}}}, [{address}];"));
            }
            Statement::Barrier => self.line("bar.sync 0;"),
            Statement::If { holds, then } => {
                let (predicate, label) = (self.holds(*holds), self.label());
                self.line(&format!("@!{predicate} bra {label};"));
                self.statements(then);
                self.line(&format!("{label}:"));
            }
            Statement::Loop { counter, first, end, body } => {
                let (predicate, label) = (self.predicate(), self.label());
                // The loop must not be unrolled, because it would exceed the instruction cache.
                self.line(&format!("mov.u32 %v{counter}, {first};\n{label}:\n.pragma \"nounroll\";"));
                self.statements(body);
                self.line(&format!("add.u32 %v{counter}, %v{counter}, 1;"));
                self.line(&format!(
                    "setp.lt.u32 {predicate}, %v{counter}, {end};\n@{predicate} bra {label};"
                ));
            }
            Statement::Push { capacity, entry } => self.push(*capacity, *entry),
        }
    }

    fn holds(&mut self, condition: Condition) -> String {
        let predicate = self.predicate();
        let (comparison, a, b) = match condition {
            Condition::Equal(a, b) => ("eq", a, b),
            Condition::Less(a, b) => ("lt", a, b),
        };
        self.line(&format!("setp.{comparison}.u32 {predicate}, {}, {};", operand(a), operand(b)));
        predicate
    }

    /// Returns the address of an item of `bytes` bytes.
    fn address(&mut self, base: &str, at: Operand, bytes: usize) -> String {
        if let Operand::Constant(at) = at {
            return format!("{base}+{}", at as usize * bytes);
        }
        let address = self.wide();
        self.line(&format!("mad.wide.u32 {address}, {}, {bytes}, {base};", operand(at)));
        address
    }

    fn shared(&mut self, at: Operand) -> String {
        if let Operand::Constant(at) = at {
            return format!("shared+{}", at as usize * QUAD_BYTES);
        }
        let [base, address] = [self.word(), self.word()];
        self.line(&format!(
            "mov.u32 {base}, shared;\nmad.lo.u32 {address}, {}, {QUAD_BYTES}, {base};",
            operand(at)
        ));
        address
    }

    fn push(&mut self, capacity: Operand, entry: [Operand; ENTRY_WORDS]) {
        let (number, predicate, label) = (self.word(), self.predicate(), self.label());
        self.line(&format!("atom.global.add.u32 {number}, [%list], 1;"));
        self.line(&format!(
            "setp.lt.u32 {predicate}, {number}, {};\n@!{predicate} bra {label};",
            operand(capacity)
        ));
        let address = self.wide();
        self.line(&format!("mad.wide.u32 {address}, {number}, {}, %list;", 4 * ENTRY_WORDS));
        for (i, word) in entry.into_iter().enumerate() {
            // The entries come after the count.
            self.line(&format!("st.global.u32 [{address}+{}], {};", 4 * (i + 1), operand(word)));
        }
        self.line(&format!("{label}:"));
    }

    /// Computes the lower word of (high:low) shifted to the right, by multiplications.
    fn multiplied(&mut self, to: Variable, high: &str, low: &str, n: u32) -> String {
        let (factor, upper) = (1_u64 << (32 - n), self.word());
        format!("mul.hi.u32 {upper}, {low}, {factor};\nmad.lo.u32 %v{to}, {high}, {factor}, {upper};")
    }

    fn set(&mut self, to: Variable, op: Op, of: &[String]) {
        let all = of.join(", ");
        let line = match op {
            Op::Copy => format!("mov.b32 %v{to}, {all};"),
            Op::Xor => format!("xor.b32 %v{to}, {all};"),
            Op::Xor3 => format!("lop3.b32 %v{to}, {all}, 0x96;"),
            Op::And => format!("and.b32 %v{to}, {all};"),
            Op::Or => format!("or.b32 %v{to}, {all};"),
            Op::Not => format!("not.b32 %v{to}, {all};"),
            Op::AndNot => format!("lop3.b32 %v{to}, {all}, 0, 0x30;"),
            Op::Chi => format!("lop3.b32 %v{to}, {all}, 0xD2;"),
            Op::Choose => format!("lop3.b32 %v{to}, {all}, 0xCA;"),
            Op::Majority => format!("lop3.b32 %v{to}, {all}, 0xE8;"),
            Op::Add => format!("add.u32 %v{to}, {all};"),
            Op::Multiply => format!("mul.lo.u32 %v{to}, {all};"),
            Op::MultiplyAdd => format!("mad.lo.u32 %v{to}, {all};"),
            Op::Subtract => format!("sub.u32 %v{to}, {all};"),
            Op::ShiftRight(n) => format!("shr.u32 %v{to}, {all}, {n};"),
            Op::ShiftLeft(n) => format!("shl.b32 %v{to}, {all}, {n};"),
            Op::ShiftRightBy => format!("shr.u32 %v{to}, {all};"),
            Op::RotateRight(n) => format!("shf.r.wrap.b32 %v{to}, {all}, {all}, {n};"),
            // x rotated left by k is x·2^k mod 2^32 plus x·2^k div 2^32: two multiplications on a
            // unit that ALU instructions leave idle.
            Op::RotateRightMultiplied(n) => self.multiplied(to, &of[0], &of[0], n),
            Op::FunnelMultiplied(n) => self.multiplied(to, &of[0], &of[1], n),
            Op::Funnel(n) => format!("shf.r.wrap.b32 %v{to}, {}, {}, {n};", of[1], of[0]),
            Op::TrailingZeros => {
                let reversed = self.word();
                format!("brev.b32 {reversed}, {all};\nclz.b32 %v{to}, {reversed};")
            }
            Op::LocalIndex => format!("mov.u32 %v{to}, %tid.x;"),
            Op::WorkgroupIndex => format!("mov.u32 %v{to}, %ctaid.x;"),
        };
        self.line(&line);
    }
}
