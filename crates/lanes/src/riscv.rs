//! The extensions of a RISC-V CPU beyond the base of `riscv64gc`, as its operating system reports
//! them.
//!
//! Linux tells it in two ways. The system call `riscv_hwprobe` (since 6.4) knows every extension by
//! name, with its ratified meaning. `AT_HWCAP` has a bit for each extension of one letter and none
//! for the others, so that without the call there is no Zvkb and no Zbb. It has one more flaw:
//! kernels of vendors set the bit of V for the draft 0.7.1, whose instructions are others. The
//! draft is told by a `vsetvli` that asks for elements of 64 bits: its encoding means elements of
//! 4096 bits there, which no such CPU has, and then no element fits.
//!
//! Sources: Documentation/arch/riscv/hwprobe.rst and uabi.rst of Linux; "V" 1.0, section 3.4; the
//! draft 0.7.1, sections 3.2 and 6.1.

/// The extensions that kernels are written for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    /// V: vectors of at least 128 bits, with elements of 64.
    pub(crate) v: bool,
    /// Zvkb: rotations and and-not in them.
    pub(crate) zvkb: bool,
    /// Zvknha, or Zvknhb, which is it and more: SHA-256 in them.
    pub(crate) zvknha: bool,
    /// Zvknhb: SHA-512, too.
    pub(crate) zvknhb: bool,
    /// Zvksh: SM3 in them.
    pub(crate) zvksh: bool,
    /// Zbb: rotations, and-not and byte swaps in integer registers.
    pub(crate) zbb: bool,
}

/// `RISCV_HWPROBE_IMA_V` of the key `RISCV_HWPROBE_KEY_IMA_EXT_0`, and so on.
const IMA_V: u32 = 2;
const EXT_ZBB: u32 = 4;
/// Zvbb is Zvkb and more.
const EXT_ZVBB: u32 = 17;
const EXT_ZVKB: u32 = 19;
const EXT_ZVKNHA: u32 = 22;
const EXT_ZVKNHB: u32 = 23;
const EXT_ZVKSH: u32 = 25;
/// `COMPAT_HWCAP_ISA_V`.
const HWCAP_V: u32 = b'V' as u32 - b'A' as u32;

impl Features {
    /// The extensions by the value of the key `RISCV_HWPROBE_KEY_IMA_EXT_0`.
    #[cfg_attr(not(target_arch = "riscv64"), allow(dead_code, reason = "pure, so it is tested everywhere"))]
    fn of_probe(extensions: u64) -> Self {
        let has = |bit: u32| extensions >> bit & 1 == 1;
        let v = has(IMA_V);
        let zvknhb = v && has(EXT_ZVKNHB);
        Self {
            v,
            zvkb: v && (has(EXT_ZVKB) || has(EXT_ZVBB)),
            zvknha: zvknhb || v && has(EXT_ZVKNHA),
            zvknhb,
            zvksh: v && has(EXT_ZVKSH),
            zbb: has(EXT_ZBB),
        }
    }

    /// The extensions by `AT_HWCAP`, and by the number of 64-bit elements that fit a register where
    /// there is a V of some version.
    #[cfg_attr(not(target_arch = "riscv64"), allow(dead_code, reason = "pure, so it is tested everywhere"))]
    fn of_hwcap(hwcap: u64, elements: impl FnOnce() -> usize) -> Self {
        Self { v: hwcap >> HWCAP_V & 1 == 1 && elements() > 0, ..Self::default() }
    }

    /// The extensions of this CPU: reported as absent on another architecture, or without Linux.
    #[cfg(not(all(target_arch = "riscv64", target_os = "linux")))]
    pub(crate) fn here() -> Self {
        Self::default()
    }

    /// The extensions of this CPU.
    #[cfg(all(target_arch = "riscv64", target_os = "linux"))]
    pub(crate) fn here() -> Self {
        static HERE: std::sync::OnceLock<Features> = std::sync::OnceLock::new();
        *HERE.get_or_init(|| match linux::probed() {
            Some(extensions) => Self::of_probe(extensions),
            None => Self::of_hwcap(linux::hwcap(), linux::elements),
        })
    }
}

#[cfg(all(target_arch = "riscv64", target_os = "linux"))]
mod linux {
    use core::arch::asm;
    use core::ffi::{c_long, c_ulong};

    // The C library that `std` links.
    unsafe extern "C" {
        fn syscall(number: c_long, ...) -> c_long;
        safe fn getauxval(kind: c_ulong) -> c_ulong;
    }

    const RISCV_HWPROBE: c_long = 258;
    const KEY_IMA_EXT_0: i64 = 4;
    const AT_HWCAP: c_ulong = 16;

    /// `struct riscv_hwprobe`.
    #[repr(C)]
    struct Pair {
        /// The kernel makes it -1 if it does not know the key.
        key: i64,
        value: u64,
    }

    /// The extensions that all CPUs have; `None` if the kernel has no such call.
    pub(super) fn probed() -> Option<u64> {
        let mut pair = Pair { key: KEY_IMA_EXT_0, value: 0 };
        let (pairs, cpus, none, flags): (usize, usize, *const c_ulong, usize) = (1, 0, core::ptr::null(), 0);
        // SAFETY: the call writes one pair, which is valid for that, and reads no set of CPUs,
        // which has no length.
        let result = unsafe { syscall(RISCV_HWPROBE, &raw mut pair, pairs, cpus, none, flags) };
        (result == 0 && pair.key == KEY_IMA_EXT_0).then_some(pair.value)
    }

    pub(super) fn hwcap() -> u64 {
        getauxval(AT_HWCAP)
    }

    /// Elements of 64 bits in a vector register.
    pub(super) fn elements() -> usize {
        let elements: usize;
        // SAFETY: called where `AT_HWCAP` says that there is a V of some version; all versions have
        // the instruction, which changes vl and vtype only, and of those the compiler knows.
        unsafe {
            asm!(
                ".option push",
                ".option arch, +v",
                "vsetvli {}, zero, e64, m1, tu, mu",
                ".option pop",
                out(reg) elements,
                options(nomem, nostack)
            );
        }
        elements
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values are those of QEMU 10, whose processor is `rv64` with the named extensions.
    #[test]
    fn the_probe_names_extensions() {
        let of = |v, zvkb, zbb| Features { v, zvkb, zbb, ..Features::default() };
        assert_eq!(Features::of_probe(0x1_2008_00FF), of(true, true, true), "v, zvkb, zbb");
        assert_eq!(Features::of_probe(0x1_2000_00FF), of(true, false, true), "v, zbb");
        assert_eq!(Features::of_probe(0x1_2000_00EB), of(false, false, false), "neither");
        assert_eq!(Features::of_probe(1 << IMA_V | 1 << EXT_ZVBB), of(true, true, false));
        let sha256 = Features { zvknha: true, ..of(true, false, true) };
        assert_eq!(Features::of_probe(0x1_2040_00FF), sha256, "v, zvknha, zbb");
        assert_eq!(Features::of_probe(0x1_2080_00FF), Features { zvknhb: true, ..sha256 }, "v, zvknhb, zbb");
        let sm3 = Features { zvksh: true, ..of(true, false, true) };
        assert_eq!(Features::of_probe(0x1_2200_00FF), sm3, "v, zvksh, zbb");
        assert_eq!(Features::of_probe(1 << EXT_ZVKNHB), of(false, false, false), "nor is this");
        assert_eq!(Features::of_probe(1 << EXT_ZVKB), of(false, false, false), "without V it is of no use");
    }

    /// QEMU 7.2 with and without V, which has no probe.
    #[test]
    fn without_a_probe_there_is_v_at_most() {
        assert_eq!(Features::of_hwcap(0x20_112D, || 4), Features { v: true, ..Features::default() });
        assert_eq!(Features::of_hwcap(0x20_112D, || 0), Features::default(), "the draft has another V");
        assert_eq!(Features::of_hwcap(0x112D, || unreachable!("no V to ask")), Features::default());
    }

    #[test]
    fn cryptography_implies_vectors() {
        let here = Features::here();
        assert!(here.v || !here.zvkb && !here.zvknha && !here.zvksh);
        assert!(here.zvknha || !here.zvknhb);
    }
}
