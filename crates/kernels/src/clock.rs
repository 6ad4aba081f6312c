//! Work of a known number of cycles.

/// Executes `n` additions, each of which needs the result of the one before: `n` cycles, give or take the call, on
/// every CPU whose addition has a latency of one. Registers are added, not constants, because some cores fold chains
/// of constants while renaming.
#[cfg(target_arch = "x86_64")]
pub fn dependent_additions(n: u64) {
    let rounds = n.div_ceil(16).max(1);
    // SAFETY: only the named registers change.
    unsafe {
        core::arch::asm!(
            "2:",
            "add {a}, {b}", "add {a}, {b}", "add {a}, {b}", "add {a}, {b}",
            "add {a}, {b}", "add {a}, {b}", "add {a}, {b}", "add {a}, {b}",
            "add {a}, {b}", "add {a}, {b}", "add {a}, {b}", "add {a}, {b}",
            "add {a}, {b}", "add {a}, {b}", "add {a}, {b}", "add {a}, {b}",
            "dec {rounds}",
            "jnz 2b",
            rounds = inout(reg) rounds => _,
            a = inout(reg) 0_u64 => _,
            b = in(reg) 1_u64,
            options(nomem, nostack),
        );
    }
}

/// The same in portable form: a chain the compiler cannot shorten, because every link passes through `black_box`.
#[cfg(not(target_arch = "x86_64"))]
pub fn dependent_additions(n: u64) {
    let mut a = 0_u64;
    for _ in 0..n {
        a = core::hint::black_box(a).wrapping_add(1);
    }
    core::hint::black_box(a);
}
