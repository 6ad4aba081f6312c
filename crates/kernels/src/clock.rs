//! Work of a known number of cycles.

/// Additions in one turn of the loop.
const UNROLLED: u64 = 16;

/// Executes at least `n` additions (to the next multiple of 16), each of which needs the result of
/// the one before: as many cycles, give or take the call, on every CPU whose addition has a latency
/// of one. Registers are added, not constants, because recent cores add small constants while
/// renaming, several a cycle.
pub fn dependent_additions(n: u64) {
    let mut sum = 0_u64;
    for _ in 0..n.div_ceil(UNROLLED) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: touches only the two named registers and the flags.
        unsafe {
            core::arch::asm!(".rept 16", "add {0}, {1}", ".endr", inout(reg) sum, in(reg) n,
                options(nomem, nostack));
        }
        #[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
        // SAFETY: touches only the two named registers.
        unsafe {
            core::arch::asm!(".rept 16", "add {0}, {0}, {1}", ".endr", inout(reg) sum, in(reg) n,
                options(nomem, nostack));
        }
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
        for _ in 0..UNROLLED {
            sum = core::hint::black_box(sum).wrapping_add(n);
        }
    }
    core::hint::black_box(sum);
}
