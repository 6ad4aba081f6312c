//! The targets: an instruction set for words of one size each, as a file of its registers, operations and their text.

pub mod a64;
mod aarch64;
pub mod neon;
pub mod rv64;
pub mod rvv;
pub mod sve2;
pub mod x86;

pub(crate) use aarch64::{FORMATS, numbered};
