//! The targets: each is an instruction set for words of one size, in a file with its registers, its
//! operations and their text.

/// The operations on registers that every target has, as a pattern. Those that only some have are
/// listed by each, so that a new one does not compile until all have said whether they have it.
macro_rules! on_every_target {
    () => {
        Op::Xor
            | Op::And
            | Op::Or
            | Op::Add
            | Op::Sub
            | Op::ShiftLeft(_)
            | Op::ShiftRight(_)
            | Op::Constant(_)
            | Op::Copy
            | Op::Spill(_)
            | Op::Reload(_)
    };
}

pub mod a64;
mod aarch64;
pub mod neon;
pub mod rv64;
pub mod rvv;
pub mod sve2;
pub mod x86;

/// Returns the index of a constant in the pool of a text; a new one is appended.
fn place_in<T: PartialEq>(constants: &mut Vec<T>, constant: T) -> usize {
    constants.iter().position(|known| *known == constant).unwrap_or_else(|| {
        constants.push(constant);
        constants.len() - 1
    })
}

pub(crate) use aarch64::{FORMATS, numbered};
