//! One Keccak state at a time on RISC-V, in forms that are counted and not used by the product.
//!
//! ```text
//! one-state FORM TIMES   Keccak-f[1600] TIMES times, each time of what the time before left
//! ```
//!
//! The program prints the first word, which is the same for every form.
//!
//! # The study
//!
//! A published study (N. Brunie, "RVV implementation of Keccak / SHA-3", and its repository
//! `rvv-keccak`) puts one state into vector registers in three forms and counts retired
//! instructions a round: more than 94, more than 94, and 94 with Zvkb or 107 without, for vectors
//! of four registers of 128 bits. These are the same three forms, derived anew; `docs/scalable.md` has
//! their counts next to the published ones, and `ci/retired.sh` counts them. The product has none of
//! them because many states at once (`arch/scalable` of the kernels) need fewer instructions a
//! state, and because gathers are slow on the CPUs that there are.
//!
//! # Derivation
//!
//! The study has a row in each of five groups of four registers, so every step takes five
//! instructions. Here a group of eight registers has as many rows as fit: all five from 256 bits
//! on, three and two at 128. Then a step is one instruction, or two:
//!
//! ```text
//! θ   column parities: a ^= a two, four and then one row down (three slides and three xors), complete in row 0 only;
//!     D by two gathers, of x − 1 and x + 1, which spread row 0 over all rows
//! ρ   one rotation by a vector of amounts
//! π   one gather, or a store and an indexed load
//! χ   n(x) = b(x + 1) & !b(x), then b(x) ^= n(x + 1): two gathers with the same indices, two operations
//! ι   the constant, and a xor under a mask
//! ```
//!
//! Instead of a mask register for ι, columns 0 and 1 change places in every row: then the index
//! vector of x + 1, read as bits, is the mask. That leaves all eight registers before the three
//! groups of data to four index vectors.
//!
//! Without Zvkb a rotation by amounts is `vmulhu` and `vmacc` with powers of two, two instructions
//! instead of four: the high half of the product has the bits that are shifted out, the low half
//! those that stay, and the halves have no bit in common.
//!
//! At 128 bits the data are two groups and temporaries one, so some values go through memory and
//! some index vectors are read each round. Which words π takes from the second group depends on
//! their column alone, so one mask and one index vector a group do for both gathers.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints a result")]

#[cfg(target_arch = "riscv64")]
mod form;
#[cfg(target_arch = "riscv64")]
mod rvv;
#[cfg(target_arch = "riscv64")]
mod study;
#[cfg(target_arch = "riscv64")]
mod tables;
#[cfg(all(test, target_arch = "riscv64"))]
mod tests;

use std::process::ExitCode;

/// Permutes by a form; the first word, or nothing where the CPU does not have the form.
#[cfg(target_arch = "riscv64")]
fn permuted(name: &str, times: u64) -> Option<u64> {
    let form = form::Form::usable().find(|usable| usable.name() == name)?;
    let mut state = [0; 25];
    (0..times).for_each(|_| form.keccak_f1600(&mut state));
    Some(state[0])
}

/// There are forms for RISC-V only.
#[cfg(not(target_arch = "riscv64"))]
fn permuted(_: &str, _: u64) -> Option<u64> {
    None
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = match &arguments[..] {
        [name, times] => times.parse().ok().and_then(|times| permuted(name, times)),
        _ => None,
    };
    let Some(word) = word else {
        eprintln!("one-state: usage: one-state FORM TIMES, on a RISC-V CPU that has what the form needs");
        return ExitCode::from(2);
    };
    println!("{word:016x}");
    ExitCode::SUCCESS
}
