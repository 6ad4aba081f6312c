//! Permutes states by one form of [`kernels::single`], to be counted by `ci/riscv_counts.sh`.
//!
//! ```text
//! riscv_rounds                     the forms that this CPU can run, and the bits of a vector register
//! riscv_rounds FORM STATES         applies Keccak-f[1600] STATES times, each time to what the time before left
//! riscv_rounds lanes[-zvkb] TIMES  the same to a state a lane, by the kernel for many states
//! ```
//!
//! The published study applies it 5,193 times. What is printed is the last state's first word, which is the same for every form.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints a result")]

#[cfg(target_arch = "riscv64")]
fn main() -> std::process::ExitCode {
    use kernels::single::{self, Form};

    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let found = match &arguments[..] {
        [] => {
            let names: Vec<_> = Form::usable().map(Form::name).collect();
            println!("{} {}", Form::register_bits().unwrap_or(0), names.join(" "));
            return std::process::ExitCode::SUCCESS;
        }
        [name, times] if name.starts_with("lanes") => {
            let mut states = Vec::new();
            for _ in 0..times.parse().unwrap_or(0) {
                single::permute_lanes(name == "lanes-zvkb", &mut states);
            }
            println!("{:016x}", states.first().unwrap_or(&0));
            return std::process::ExitCode::SUCCESS;
        }
        [name, states] => Form::usable().find(|form| form.name() == name).zip(states.parse::<u64>().ok()),
        _ => None,
    };
    let Some((form, states)) = found else {
        eprintln!("riscv_rounds: usage: riscv_rounds [FORM STATES], FORM being one that this CPU can run");
        return std::process::ExitCode::from(2);
    };
    let mut state = [0; 25];
    for _ in 0..states {
        form.keccak_f1600(&mut state);
    }
    println!("{:016x}", state[0]);
    std::process::ExitCode::SUCCESS
}

#[cfg(not(target_arch = "riscv64"))]
fn main() {
    println!("riscv_rounds: the forms are for RISC-V: build it for riscv64gc-unknown-linux-gnu");
}
