//! The targets: an instruction set for words of one size each, as a file of its registers, operations and their text.

pub mod a64;
mod aarch64;
pub mod neon;
pub mod rv64;
pub mod rvv;
pub mod sve2;
pub mod x86;

/// Where a constant is among those of a text, the last of which it becomes if it is new.
fn place_in<T: PartialEq>(constants: &mut Vec<T>, constant: T) -> usize {
    constants.iter().position(|known| *known == constant).unwrap_or_else(|| {
        constants.push(constant);
        constants.len() - 1
    })
}

pub(crate) use aarch64::{FORMATS, numbered};
