//! The model of this CPU.

pub use crate::cores::Core;

#[cfg(feature = "serde")]
use serde::Serialize;
use std::sync::OnceLock;

/// The model of a CPU.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Cpu {
    /// The name that the CPU reports.
    pub name: String,
    /// The type of its cores.
    pub core: Core,
}

/// The type of the core that runs this process. It is determined once, because CPUID is slow under
/// a hypervisor.
#[must_use]
pub fn core() -> Core {
    detected().0.core
}

/// The type of all cores; unknown if the CPU has several types, because a thread may run on any of
/// them.
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

/// The environment variable with which tests make any CPU one that nobody has measured: `unknown`
/// hides the core, and other values do nothing. Users gain nothing by it.
const HIDDEN: &str = "HASHWEAVE_CORE";

fn detected() -> &'static (Cpu, bool) {
    static CPU: OnceLock<(Cpu, bool)> = OnceLock::new();
    CPU.get_or_init(|| {
        let (cpu, mixed) = ask();
        let hidden = std::env::var_os(HIDDEN).is_some_and(|value| value == "unknown");
        (if hidden { Cpu { core: Core::Unknown, ..cpu } } else { cpu }, mixed)
    })
}

/// Asks the CPU what it is; also returns whether it has cores of several kinds, in which case it is
/// named after one of them.
#[cfg(target_arch = "x86_64")]
fn ask() -> (Cpu, bool) {
    let cpuid = raw_cpuid::CpuId::new();
    let name =
        cpuid.get_processor_brand_string().map_or_else(String::new, |brand| brand.as_str().trim().to_owned());
    let vendor = cpuid.get_vendor_info().map_or_else(String::new, |vendor| vendor.as_str().to_owned());
    let core = cpuid
        .get_feature_info()
        .map_or(Core::Unknown, |info| Core::of_cpuid(&vendor, info.family_id(), info.model_id()));
    (Cpu { name: if name.is_empty() { format!("unnamed {vendor}") } else { name }, core }, false)
}

/// Asks the operating system, because a process may not ask the CPU.
#[cfg(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")))]
fn ask() -> (Cpu, bool) {
    let listed = std::fs::read_to_string("/proc/cpuinfo").ok();
    listed.and_then(|text| midr_cpu(&text)).unwrap_or_else(unnamed)
}

/// Returns an unknown CPU, because there is no way to ask here.
#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", any(target_os = "linux", target_os = "android"))
)))]
fn ask() -> (Cpu, bool) {
    unnamed()
}

/// Returns a CPU that does not identify itself.
#[cfg(not(target_arch = "x86_64"))]
fn unnamed() -> (Cpu, bool) {
    (Cpu { name: std::env::consts::ARCH.to_owned(), core: Core::Unknown }, false)
}

/// Identifies the CPU by the parts of its MIDR register in the text of `/proc/cpuinfo` on AArch64.
/// The last core listed counts, because little cores come before big ones. Also returns whether
/// there are several kinds; none if the text has no parts.
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
    let (name, core) = match Core::of_midr(implementer, part) {
        Some((core, name)) => (name.to_owned(), core),
        None => (format!("AArch64 implementer {implementer:#04x} part {part:#05x}"), Core::Unknown),
    };
    Some((Cpu { name, core }, mixed))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text is what Linux writes on a machine with two kinds of cores.
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
}
