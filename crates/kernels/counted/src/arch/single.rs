//! The forms of one Keccak state in vectors, of the study in `findings`: assembly, one function a form
//! and size of the registers.

#[path = "../../../../../findings/one-state/src/rvv.rs"]
mod rvv;
#[path = "../../../../../findings/one-state/src/study.rs"]
#[allow(dead_code, reason = "what is compiled is not called")]
mod study;
#[path = "../../../../../findings/one-state/src/tables.rs"]
mod tables;

/// Names them, so that they are linked.
pub(crate) fn named() -> *const () {
    rvv::keccak_f1600 as *const ()
}
