//! The model of this CPU.

#[cfg(feature = "serde")]
use serde::Serialize;
use std::sync::OnceLock;

/// A microarchitecture, or a family of them with the same ports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Core {
    /// AMD Zen 2.
    Zen2,
    /// AMD Zen 3.
    Zen3,
    /// AMD Zen 4: 512-bit instructions take two 256-bit passes.
    Zen4,
    /// AMD Zen 5.
    Zen5,
    /// Intel Haswell and Broadwell.
    Haswell,
    /// Intel Skylake, client: no AVX-512.
    Skylake,
    /// Intel Skylake and Cascade Lake, server.
    SkylakeX,
    /// Intel Ice Lake, Tiger Lake and Rocket Lake.
    IceLake,
    /// Intel Golden Cove: Alder Lake's performance cores, Sapphire Rapids, Emerald Rapids.
    GoldenCove,
    /// Arm Cortex-A57.
    CortexA57,
    /// Arm Cortex-A72: Graviton, Raspberry Pi 4.
    CortexA72,
    /// Arm Cortex-A76: Raspberry Pi 5.
    CortexA76,
    /// Arm Neoverse N1: Graviton2, Ampere Altra.
    NeoverseN1,
    /// Arm Neoverse N2: Cobalt 100, Yitian 710.
    NeoverseN2,
    /// Arm Neoverse V1: Graviton3.
    NeoverseV1,
    /// Arm Neoverse V2: Graviton4, Grace, Axion.
    NeoverseV2,
    /// Apple M1, its performance cores.
    AppleM1,
    /// A core without a port model.
    Unknown,
}

/// The model of a CPU.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Cpu {
    /// The name that the CPU reports.
    pub name: String,
    /// The type of its cores.
    pub core: Core,
}

/// The type of the core that runs this process. It is determined once, because CPUID is slow under a hypervisor.
#[must_use]
pub fn core() -> Core {
    detected().0.core
}

/// The type of all cores; unknown if the CPU has several types, because a thread may run on any of them.
#[must_use]
pub fn common_core() -> Core {
    let (cpu, mixed) = detected();
    if *mixed { Core::Unknown } else { cpu.core }
}

/// Determines the model of this CPU.
#[must_use]
pub fn detect() -> Cpu {
    detected().0.clone()
}

/// The environment variable with which tests make any CPU one that nobody has measured: `unknown` hides the core, and
/// other values do nothing. Users gain nothing by it.
const HIDDEN: &str = "HASHWEAVE_CORE";

fn detected() -> &'static (Cpu, bool) {
    static CPU: OnceLock<(Cpu, bool)> = OnceLock::new();
    CPU.get_or_init(|| {
        let (cpu, mixed) = ask();
        let hidden = std::env::var_os(HIDDEN).is_some_and(|value| value == "unknown");
        (if hidden { Cpu { core: Core::Unknown, ..cpu } } else { cpu }, mixed)
    })
}

/// The CPU, and whether it has cores of several kinds, of which it is named by one. Asks it.
#[cfg(target_arch = "x86_64")]
fn ask() -> (Cpu, bool) {
    let cpuid = raw_cpuid::CpuId::new();
    let name =
        cpuid.get_processor_brand_string().map_or_else(String::new, |brand| brand.as_str().trim().to_owned());
    let vendor = cpuid.get_vendor_info().map_or_else(String::new, |vendor| vendor.as_str().to_owned());
    let core = cpuid
        .get_feature_info()
        .map_or(Core::Unknown, |info| core_of(&vendor, info.family_id(), info.model_id()));
    (Cpu { name: if name.is_empty() { format!("unnamed {vendor}") } else { name }, core }, false)
}

/// Asks the operating system: a process may not ask the CPU.
#[cfg(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")))]
fn ask() -> (Cpu, bool) {
    let listed = std::fs::read_to_string("/proc/cpuinfo").ok();
    listed.and_then(|text| midr_cpu(&text)).unwrap_or_else(unnamed)
}

/// There is no way to ask here.
#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", any(target_os = "linux", target_os = "android"))
)))]
fn ask() -> (Cpu, bool) {
    unnamed()
}

/// One that does not say what it is.
#[cfg(not(target_arch = "x86_64"))]
fn unnamed() -> (Cpu, bool) {
    (Cpu { name: std::env::consts::ARCH.to_owned(), core: Core::Unknown }, false)
}

/// The CPU by the parts of its MIDR register in the text of `/proc/cpuinfo` on AArch64, that of the last core listed: where there are big ones
/// and little ones, the little ones come first; and whether there are. None if they are not there.
#[cfg(any(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")), test))]
fn midr_cpu(text: &str) -> Option<(Cpu, bool)> {
    let all = |field: &'static str| {
        let fields = text.lines().rev().filter_map(|line| line.split_once(':'));
        let values = fields.filter(move |(name, _)| name.trim() == field);
        values.map(|(_, value)| u32::from_str_radix(value.trim().strip_prefix("0x")?, 16).ok())
    };
    let (implementer, part) = (all("CPU implementer").next()??, all("CPU part").next()??);
    let others = |field, last| all(field).any(|value| value != Some(last));
    let mixed = others("CPU implementer", implementer) || others("CPU part", part);
    let (name, core) = match midr_core(implementer, part) {
        Some((name, core)) => (name.to_owned(), core),
        None => (format!("AArch64 implementer {implementer:#04x} part {part:#05x}"), Core::Unknown),
    };
    Some((Cpu { name, core }, mixed))
}

/// The name and the core of the implementer and the part number of MIDR_EL1 (the cores' Technical Reference Manuals; of Apple,
/// Linux, arch/arm64/include/asm/cputype.h).
#[cfg(any(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")), test))]
fn midr_core(implementer: u32, part: u32) -> Option<(&'static str, Core)> {
    Some(match (implementer, part) {
        (0x41, 0xD07) => ("Arm Cortex-A57", Core::CortexA57),
        (0x41, 0xD08) => ("Arm Cortex-A72", Core::CortexA72),
        (0x41, 0xD0B) => ("Arm Cortex-A76", Core::CortexA76),
        (0x41, 0xD0C) => ("Arm Neoverse N1", Core::NeoverseN1),
        (0x41, 0xD40) => ("Arm Neoverse V1", Core::NeoverseV1),
        (0x41, 0xD49) => ("Arm Neoverse N2", Core::NeoverseN2),
        (0x41, 0xD4F) => ("Arm Neoverse V2", Core::NeoverseV2),
        (0x61, 0x023) => ("Apple M1", Core::AppleM1),
        (0x61, 0x025) => ("Apple M1 Pro", Core::AppleM1),
        (0x61, 0x029) => ("Apple M1 Max", Core::AppleM1),
        _ => return None,
    })
}

/// The core of a CPUID family and model (AMD's revision guides; Intel SDM volume 4, table 2-1).
#[cfg(any(target_arch = "x86_64", test))]
fn core_of(vendor: &str, family: u8, model: u8) -> Core {
    match (vendor, family, model) {
        ("AuthenticAMD", 0x17, 0x30..) => Core::Zen2,
        ("AuthenticAMD", 0x19, 0x10..=0x1F | 0x60..=0x7F | 0xA0..=0xAF) => Core::Zen4,
        ("AuthenticAMD", 0x19, _) => Core::Zen3,
        ("AuthenticAMD", 0x1A, _) => Core::Zen5,
        ("GenuineIntel", 6, 0x3C | 0x3D | 0x3F | 0x45..=0x47 | 0x4F | 0x56) => Core::Haswell,
        ("GenuineIntel", 6, 0x4E | 0x5E | 0x8E | 0x9E | 0xA5 | 0xA6) => Core::Skylake,
        ("GenuineIntel", 6, 0x55) => Core::SkylakeX,
        ("GenuineIntel", 6, 0x6A | 0x6C | 0x7D | 0x7E | 0x8C | 0x8D | 0xA7) => Core::IceLake,
        ("GenuineIntel", 6, 0x8F | 0x97 | 0x9A | 0xB7 | 0xBA | 0xBF | 0xCF) => Core::GoldenCove,
        _ => Core::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Linux writes, of a machine with two kinds of cores.
    #[test]
    fn parts_are_told_apart() {
        let core = |implementer: &str, part: &str| {
            format!(
                "processor\t: 0\nBogoMIPS\t: 48.00\nFeatures\t: fp asimd aes\nCPU implementer\t: {implementer}\nCPU architecture: 8\n\
                 CPU variant\t: 0x1\nCPU part\t: {part}\nCPU revision\t: 1\n\n"
            )
        };
        let of = |text: &str| midr_cpu(text).map(|(cpu, _)| (cpu.name, cpu.core));
        let mixed = |text: &str| midr_cpu(text).map(|(_, mixed)| mixed);
        for (implementer, part, name, expected) in [
            ("0x41", "0xd0c", "Arm Neoverse N1", Core::NeoverseN1),
            ("0x41", "0xd40", "Arm Neoverse V1", Core::NeoverseV1),
            ("0x41", "0xd49", "Arm Neoverse N2", Core::NeoverseN2),
            ("0x41", "0xd4f", "Arm Neoverse V2", Core::NeoverseV2),
            ("0x41", "0xd07", "Arm Cortex-A57", Core::CortexA57),
            ("0x61", "0x023", "Apple M1", Core::AppleM1),
            ("0x41", "0xd84", "AArch64 implementer 0x41 part 0xd84", Core::Unknown),
            ("0x46", "0x001", "AArch64 implementer 0x46 part 0x001", Core::Unknown),
        ] {
            assert_eq!(of(&core(implementer, part)), Some((name.to_owned(), expected)));
        }
        let both = core("0x41", "0xd05") + &core("0x41", "0xd0b");
        assert_eq!(of(&both), Some(("Arm Cortex-A76".to_owned(), Core::CortexA76)));
        assert_eq!(mixed(&both), Some(true));
        assert_eq!(mixed(&core("0x41", "0xd0b").repeat(4)), Some(false));
        for text in [
            "",
            "model name\t: AMD EPYC\n",
            "CPU implementer\t: 0x41\n",
            "CPU implementer\t: 65\nCPU part\t: 0xd0c\n",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }

    #[test]
    fn models_are_told_apart() {
        assert_eq!(core_of("AuthenticAMD", 0x19, 0x11), Core::Zen4);
        assert_eq!(core_of("AuthenticAMD", 0x19, 0x01), Core::Zen3);
        assert_eq!(core_of("AuthenticAMD", 0x1A, 0x02), Core::Zen5);
        assert_eq!(core_of("GenuineIntel", 6, 0x8F), Core::GoldenCove);
        assert_eq!(core_of("GenuineIntel", 6, 0x6A), Core::IceLake);
        assert_eq!(core_of("GenuineIntel", 15, 0x8F), Core::Unknown);
    }
}
