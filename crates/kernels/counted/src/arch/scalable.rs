//! The cost of operations on vectors whose size only the machine knows: the table of `kernels`, as
//! if there were 128 bits.

#[path = "../../../src/arch/scalable/cost.rs"]
#[allow(unreachable_pub, reason = "in `kernels` it is reached")]
mod cost;

/// As in `kernels`: the permission to count for such an instruction set.
#[derive(Clone, Copy)]
pub(crate) enum Scalable {
    #[cfg(target_arch = "aarch64")]
    Sve2(lanes::isa::Sve2),
    #[cfg(target_arch = "riscv64")]
    Rvv(lanes::isa::Rvv),
}

impl Scalable {
    /// Bytes in a register.
    fn bytes(self) -> usize {
        16
    }

    /// Lanes of words of `bits` bits.
    pub(crate) fn lanes(self, bits: u32) -> usize {
        8 * self.bytes() / bits as usize
    }
}
