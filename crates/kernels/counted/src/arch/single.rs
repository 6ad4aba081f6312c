//! The forms of one Keccak state in vectors, as `kernels` has them: assembly, one function a form
//! and size of the registers.

#[path = "../../../src/arch/riscv64/single/rvv.rs"]
mod rvv;
#[path = "../../../src/arch/riscv64/single/study.rs"]
#[allow(dead_code, reason = "what is compiled is not called")]
mod study;
#[path = "../../../src/arch/riscv64/single/tables.rs"]
mod tables;

/// Names them, so that they are linked.
pub(crate) fn named() -> *const () {
    rvv::keccak_f1600 as *const ()
}
