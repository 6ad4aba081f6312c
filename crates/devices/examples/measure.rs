//! Measures how many operations a device executes in a cycle, and how long every form of a search
//! takes on it: `measure cuda|hip|wgpu [NUMBER]`. `ci/gpu.sh` runs it.
//!
//! Each kernel of the first table has eight chains of one operation, so that latency does not
//! count, in a loop of 64 × 16 steps; the mixtures alternate two operations. The clock is the one
//! that the driver reports; under load it may differ, so ratios are more reliable than rates.

use devices::choice::seconds_a_hash;
use devices::device::{Api, Device, DeviceError};
use devices::hosts;
use devices::program::{LANE_BITS, Program};
use hashweave::Algorithm;
use hashweave::search::{Job, Request, Template};
use std::error::Error;
use std::io::{Write, stdout};
use weave::device::{Condition, Kernel, Multiplied, Op, Operand, Statement};

const WORKGROUP: u32 = 128;
const CHAINS: usize = 8;
const STEPS: usize = 64;
const TURNS: u32 = 512;
const WORKGROUPS: u32 = 1 << 13;

/// The measured kinds: a name, the operations in turn, and the instructions that they become.
fn kinds() -> Vec<(&'static str, Vec<Op>)> {
    vec![
        ("logic of three words", vec![Op::Chi]),
        ("rotation", vec![Op::RotateRight(7)]),
        ("funnel shift", vec![Op::Funnel(7)]),
        ("addition", vec![Op::Add]),
        ("multiplication and addition", vec![Op::MultiplyAdd]),
        ("rotation by two multiplications", vec![Op::RotateRightMultiplied(7)]),
        ("logic, rotation", vec![Op::Chi, Op::RotateRight(7)]),
        ("logic, multiplication and addition", vec![Op::Chi, Op::MultiplyAdd]),
        ("logic, rotation by two multiplications", vec![Op::Chi, Op::RotateRightMultiplied(7)]),
    ]
}

/// Returns the number of an operation's operands.
fn operands(op: Op) -> usize {
    match op {
        Op::RotateRight(_) | Op::RotateRightMultiplied(_) => 1,
        Op::Add | Op::Funnel(_) => 2,
        _ => 3,
    }
}

/// Makes the loop, and lists results that the compiler cannot predict, so that it leaves nothing
/// out.
fn kernel(ops: &[Op]) -> Kernel {
    let mut kernel = Kernel { workgroup: WORKGROUP, parameters: 2, ..Kernel::default() };
    let chains: Vec<usize> = (0..CHAINS).map(|_| kernel.variable()).collect();
    let (local, counter) = (kernel.variable(), kernel.variable());
    let set = |to, op, of: &[Operand]| Statement::Set { to, op, of: of.to_vec() };
    let mut body = vec![set(local, Op::LocalIndex, &[])];
    for (i, &chain) in chains.iter().enumerate() {
        body.push(set(
            chain,
            Op::MultiplyAdd,
            &[Operand::Variable(local), Operand::Parameter(0), Operand::Constant(i as u32)],
        ));
    }
    let mut steps = Vec::new();
    for step in 0..STEPS / CHAINS {
        for i in 0..CHAINS {
            let op = ops[step % ops.len()];
            let of = [chains[i], chains[(i + 1) % CHAINS], chains[(i + 3) % CHAINS]].map(Operand::Variable);
            steps.push(set(chains[i], op, &of[..operands(op)]));
        }
    }
    body.push(Statement::Loop { counter, first: 0, end: TURNS, body: steps });
    let sum = kernel.variable();
    body.push(set(sum, Op::Copy, &[Operand::Variable(chains[0])]));
    for &chain in &chains[1..] {
        body.push(set(sum, Op::Xor, &[Operand::Variable(sum), Operand::Variable(chain)]));
    }
    let entry = [Operand::Variable(sum); 3];
    let then = vec![Statement::Push { capacity: Operand::Constant(0), entry }];
    body.push(Statement::If { holds: Condition::Equal(Operand::Variable(sum), Operand::Parameter(1)), then });
    kernel.body = body;
    kernel
}

/// Returns the operations of a kind in a second, the best of some launches.
fn rate(device: &dyn Device, ops: &[Op]) -> Result<f64, DeviceError> {
    let mut loaded = device.load(&kernel(ops), &[0; 4], 1)?;
    let mut best = 0.0_f64;
    for _ in 0..10 {
        loaded.start(0, &[0x9E37_79B9, 1], WORKGROUPS)?;
        let took = loaded.finish(0, &mut Vec::new())?.took.as_secs_f64();
        let operations = f64::from(WORKGROUP) * f64::from(WORKGROUPS) * f64::from(TURNS) * STEPS as f64;
        best = best.max(operations / took);
    }
    Ok(best)
}

/// The forms, by the hundredths of rotations and additions that are multiplications. Only words of
/// 32 bits have additions that can be.
fn forms(algorithm: Algorithm) -> Vec<Multiplied> {
    let (rotations, additions): (&[usize], &[usize]) = match algorithm.word_bits() {
        32 => (&[0, 20], &[0, 33, 50, 66, 100]),
        _ => (&[0, 20, 60, 100], &[0]),
    };
    let of = |&rotations| additions.iter().map(move |&additions| Multiplied { rotations, additions });
    rotations.iter().flat_map(of).collect()
}

/// The algorithms that are made differently.
const ALGORITHMS: [&str; 10] = [
    "sha3-256",
    "sha256",
    "sha256d",
    "sha512",
    "blake2s-256",
    "blake2b-512",
    "md5",
    "sha1",
    "ripemd160",
    "sm3",
];

/// Returns the hashes in a second of a form of the default message.
fn rate_of_form(device: &dyn Device, algorithm: Algorithm, form: Multiplied) -> Result<f64, Box<dyn Error>> {
    let request = Request { algorithm, ..Request::new(Template::DEFAULT.parse()?) };
    let job = Job::new(request)?;
    let salt = vec![0x5A; job.template().salt_length()];
    let word = job.objective().word(job.algorithm());
    let program = Program::new(&job.outline(&salt, 1 << LANE_BITS), word, form)?;
    let mut loaded = device.load(program.kernel(), program.table(), 1)?;
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        best = best.min(seconds_a_hash(&program, &mut *loaded)?);
    }
    Ok(best.recip())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "cuda".into());
    let api =
        Api::ALL.into_iter().find(|api| api.name() == name).ok_or("usage: measure cuda|hip|wgpu [NUMBER]")?;
    let device = hosts::open(api, arguments.next().map_or(Ok(0), |number| number.parse())?)?;
    let about = device.about();
    let mut out = stdout();
    writeln!(out, "{}, {}, {:?} units, {:?} kHz", about.name, about.driver, about.units, about.clock_khz)?;
    let cycles = about.units.zip(about.clock_khz).map(|(units, khz)| f64::from(units) * f64::from(khz) * 1e3);
    for (name, ops) in kinds() {
        let rate = rate(&*device, &ops)?;
        let a_cycle = cycles.map_or("-".into(), |cycles| format!("{:.1}", rate / cycles));
        writeln!(out, "{name:40} {:8.2} T/s {a_cycle:>8} a unit and cycle", rate / 1e12)?;
    }
    writeln!(
        out,
        "\nalgorithm     rotations, additions multiplied, %       GH/s    cycles of a unit a hash"
    )?;
    for name in ALGORITHMS {
        let algorithm: Algorithm = name.parse()?;
        for form in forms(algorithm) {
            let Multiplied { rotations, additions } = form;
            let rate = rate_of_form(&*device, algorithm, form)?;
            let a_hash = cycles.map_or("-".into(), |cycles| format!("{:.2}", cycles / rate));
            writeln!(out, "{name:12} {rotations:10} {additions:10} {:25.3} {a_hash:>12}", rate / 1e9)?;
        }
    }
    Ok(())
}
