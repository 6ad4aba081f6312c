//! A kernel made by hand that uses everything that a host provides: parameters, table, workgroup
//! memory with a barrier, constants, list.

use weave::device::{Condition, Kernel, Memory, Op, Operand, QUAD, Statement, Variable, interpret};

/// Threads of a workgroup.
pub(crate) const THREADS: u32 = 64;

/// Its table.
pub(crate) const TABLE: [u32; 4 * QUAD] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];

/// Makes a kernel that lists every thread whose number has no bit of the third parameter; the first
/// parameter is the capacity, the second changes the entries.
pub(crate) fn kernel() -> Kernel {
    let mut kernel = Kernel {
        workgroup: THREADS,
        shared: THREADS as usize,
        constants: vec![0x1234_5678, 0x9ABC_DEF0],
        parameters: 3,
        ..Kernel::default()
    };
    let mut body = Vec::new();
    let set = |kernel: &mut Kernel, body: &mut Vec<Statement>, op, of: &[Operand]| {
        let to = kernel.variable();
        body.push(Statement::Set { to, op, of: of.to_vec() });
        Operand::Variable(to)
    };
    let four = |kernel: &mut Kernel| -> [Variable; QUAD] { core::array::from_fn(|_| kernel.variable()) };
    let local = set(&mut kernel, &mut body, Op::LocalIndex, &[]);
    let group = set(&mut kernel, &mut body, Op::WorkgroupIndex, &[]);
    let number = set(&mut kernel, &mut body, Op::MultiplyAdd, &[group, Operand::Constant(THREADS), local]);
    let row = set(&mut kernel, &mut body, Op::And, &[local, Operand::Constant(3)]);
    let table = four(&mut kernel);
    body.push(Statement::Read { to: table, from: Memory::Table, at: row });
    let own = [number, Operand::Variable(table[1]), Operand::Variable(table[2]), Operand::Parameter(1)];
    body.push(Statement::Write { at: local, from: own });
    body.push(Statement::Barrier);
    let opposite = set(&mut kernel, &mut body, Op::Subtract, &[Operand::Constant(THREADS - 1), local]);
    let others = four(&mut kernel);
    body.push(Statement::Read { to: others, from: Memory::Shared, at: opposite });
    let constants = [kernel.variable(), kernel.variable()];
    body.push(Statement::Constants { to: constants, at: Operand::Constant(0) });
    let parts = [Operand::Variable(table[0]), Operand::Variable(constants[1]), Operand::Parameter(1)];
    let mixed = set(&mut kernel, &mut body, Op::Xor3, &parts);
    let excluded = set(&mut kernel, &mut body, Op::And, &[number, Operand::Parameter(2)]);
    let entry = [number, mixed, Operand::Variable(others[0])];
    let then = vec![Statement::Push { capacity: Operand::Parameter(0), entry }];
    body.push(Statement::If { holds: Condition::Equal(excluded, Operand::Constant(0)), then });
    kernel.body = body;
    kernel
}

/// Returns the entries that a launch of it lists, in order, and how many there are.
pub(crate) fn expected(parameters: &[u32], workgroups: u32) -> (Vec<[u32; 3]>, u32) {
    let (mut entries, passed) = interpret::run(&kernel(), parameters, &TABLE, workgroups);
    entries.sort_unstable();
    (entries, passed)
}
