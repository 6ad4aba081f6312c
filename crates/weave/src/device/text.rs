//! The parts that dialects similar to C share.

use super::{Condition, Kernel, Op, Operand, Statement, Variable};
use std::collections::HashSet;

/// The differences between these dialects.
pub(super) trait Dialect {
    /// Prints an operand.
    fn operand(&self, operand: Operand) -> String;
    /// Prints the expression of an operation.
    fn expression(&self, op: Op, of: &[String]) -> String;
    /// Declares a constant of the block.
    fn define(&self, variable: Variable, value: &str) -> String;
    /// Prints a statement other than an assignment, a condition, or a loop.
    fn other(&self, statement: &Statement, lines: &mut Lines);
    /// Prints the head of a loop.
    fn head_of_loop(&self, counter: Variable, first: u32, end: u32) -> String;
    /// Prints the head of a condition.
    fn head_of_condition(&self, condition: &str) -> String;
}

/// The text under construction.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    depth: usize,
    /// Variables that are assigned once, which are constants of their block.
    once: HashSet<Variable>,
}

/// Returns the variables that a statement assigns.
fn assigned(statement: &Statement) -> Vec<Variable> {
    match statement {
        Statement::Set { to, .. } => vec![*to],
        Statement::Add64 { to, .. } | Statement::Constants { to, .. } => to.to_vec(),
        Statement::Read { to, .. } => to.to_vec(),
        _ => Vec::new(),
    }
}

/// Calls `see` with every statement.
fn each<'a>(statements: &'a [Statement], see: &mut impl FnMut(&'a Statement)) {
    for statement in statements {
        see(statement);
        if let Statement::If { then: inner, .. } | Statement::Loop { body: inner, .. } = statement {
            each(inner, see);
        }
    }
}

/// Returns the variables that are assigned more than once, and those of loops, in order.
pub(super) fn changing(kernel: &Kernel) -> Vec<Variable> {
    let mut times = vec![0; kernel.variables];
    let mut counters = HashSet::new();
    each(&kernel.body, &mut |statement| {
        assigned(statement).into_iter().for_each(|variable| times[variable] += 1);
        if let Statement::Loop { counter, .. } = statement {
            counters.insert(*counter);
        }
    });
    (0..kernel.variables).filter(|variable| times[*variable] > 1 && !counters.contains(variable)).collect()
}

impl Lines {
    pub(super) fn of(dialect: &impl Dialect, kernel: &Kernel) -> String {
        let changing: HashSet<Variable> = changing(kernel).into_iter().collect();
        let once = (0..kernel.variables).filter(|variable| !changing.contains(variable)).collect();
        let mut lines = Self { text: String::new(), depth: 1, once };
        lines.statements(dialect, &kernel.body);
        lines.text
    }

    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(&"  ".repeat(self.depth));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Assigns a value to a variable.
    pub(super) fn assign(&mut self, dialect: &impl Dialect, to: Variable, value: &str) {
        let line =
            if self.once.contains(&to) { dialect.define(to, value) } else { format!("v{to} = {value};") };
        self.line(&line);
    }

    fn statements(&mut self, dialect: &impl Dialect, statements: &[Statement]) {
        for statement in statements {
            match statement {
                Statement::Set { to, op, of } => {
                    let of: Vec<String> = of.iter().map(|&of| dialect.operand(of)).collect();
                    self.assign(dialect, *to, &dialect.expression(*op, &of));
                }
                Statement::If { holds, then } => {
                    let (a, sign, b) = match *holds {
                        Condition::Equal(a, b) => (a, "==", b),
                        Condition::Less(a, b) => (a, "<", b),
                    };
                    let condition = format!("{} {sign} {}", dialect.operand(a), dialect.operand(b));
                    self.block(dialect, &dialect.head_of_condition(&condition), then);
                }
                Statement::Loop { counter, first, end, body } => {
                    self.block(dialect, &dialect.head_of_loop(*counter, *first, *end), body);
                }
                other => dialect.other(other, self),
            }
        }
    }

    fn block(&mut self, dialect: &impl Dialect, head: &str, inner: &[Statement]) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.statements(dialect, inner);
        self.depth -= 1;
        self.line("}");
    }
}
