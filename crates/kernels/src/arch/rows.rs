//! The parts that the rows of all architectures have.

use crate::batch::row::Absorb;
use crate::blake3::row::Chaining;
use crate::chain::row::Chain;
use hashes::Primitive;

/// A kernel for a row of `ABSORBING`.
pub(super) fn absorbing<K: Absorb + 'static>(kernel: Option<K>) -> Option<Box<dyn Absorb>> {
    Some(Box::new(kernel?))
}

/// A kernel for a row of `NODES`.
pub(super) fn nodes<K: Chaining + 'static>(kernel: Option<K>) -> Option<Box<dyn Chaining>> {
    Some(Box::new(kernel?))
}

/// A kernel for a row of `CHAINS`.
pub(super) fn chaining<K: Chain + 'static>(kernel: Option<K>) -> Option<Box<dyn Chain>> {
    Some(Box::new(kernel?))
}

/// The primitives of a row: all of them.
pub(super) fn any(_: Primitive) -> bool {
    true
}

/// The primitive of a row: SHA-256.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn sha256(primitive: Primitive) -> bool {
    primitive == Primitive::Sha256
}

/// The primitive of a row: SHA-512.
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn sha512(primitive: Primitive) -> bool {
    primitive == Primitive::Sha512
}

/// Panics unless a primitive is the only one that a kernel hashes.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn only(its: Primitive, asked: Primitive) {
    assert_eq!(its, asked, "the kernel knows no other hash");
}
