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
    detected().cpu.core
}

/// The type of all cores; unknown if the CPU has several types, because a thread may run on any of
/// them.
#[must_use]
pub fn common_core() -> Core {
    let Detected { cpu, mixed, .. } = detected();
    if *mixed { Core::Unknown } else { cpu.core }
}

/// Determines the model of this CPU.
#[must_use]
pub fn detect() -> Cpu {
    detected().cpu.clone()
}

/// How this CPU identifies itself, also where its name is the same as that of others: the vendor,
/// family, model and stepping by CPUID, or the implementer and part of an Arm core. The text means
/// nothing but that equal CPUs have equal ones. It is the name of the architecture where a process
/// cannot ask.
///
/// ```
/// assert!(!hashweave::cpu::identification().is_empty());
/// ```
#[must_use]
pub fn identification() -> String {
    detected().identification.clone()
}

/// The environment variable with which tests make any CPU one that nobody has measured: `unknown`
/// hides the core, and other values do nothing. Users gain nothing by it.
const HIDDEN: &str = "HASHWEAVE_CORE";

/// The identification that a CPU gives.
struct Detected {
    cpu: Cpu,
    /// Whether it has cores of several kinds, in which case it is named after one of them.
    mixed: bool,
    identification: String,
}

fn detected() -> &'static Detected {
    static CPU: OnceLock<Detected> = OnceLock::new();
    CPU.get_or_init(|| {
        let mut detected = ask();
        if std::env::var_os(HIDDEN).is_some_and(|value| value == "unknown") {
            detected.cpu.core = Core::Unknown;
        }
        detected
    })
}

/// Asks the CPU what it is.
#[cfg(target_arch = "x86_64")]
fn ask() -> Detected {
    let cpuid = raw_cpuid::CpuId::new();
    let name =
        cpuid.get_processor_brand_string().map_or_else(String::new, |brand| brand.as_str().trim().to_owned());
    let vendor = cpuid.get_vendor_info().map_or_else(String::new, |vendor| vendor.as_str().to_owned());
    let (family, model, stepping) = cpuid
        .get_feature_info()
        .map_or((0, 0, 0), |info| (info.family_id(), info.model_id(), info.stepping_id()));
    let core = Core::of_cpuid(&vendor, family, model);
    Detected {
        cpu: Cpu { name: if name.is_empty() { format!("unnamed {vendor}") } else { name }, core },
        mixed: false,
        identification: format!("{vendor} {family} {model} {stepping}"),
    }
}

/// Asks the operating system, because a process may not ask the CPU.
#[cfg(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")))]
fn ask() -> Detected {
    let listed = std::fs::read_to_string("/proc/cpuinfo").ok();
    listed.and_then(|text| midr_cpu(&text)).unwrap_or_else(unnamed)
}

/// Returns an unknown CPU, because there is no way to ask here.
#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", any(target_os = "linux", target_os = "android"))
)))]
fn ask() -> Detected {
    unnamed()
}

/// Returns a CPU that does not identify itself.
#[cfg(not(target_arch = "x86_64"))]
fn unnamed() -> Detected {
    let name = std::env::consts::ARCH.to_owned();
    Detected { identification: name.clone(), cpu: Cpu { name, core: Core::Unknown }, mixed: false }
}

/// Identifies the CPU by the parts of its MIDR register in the text of `/proc/cpuinfo` on AArch64.
/// The last core listed counts, because little cores come before big ones. None if the text has no
/// parts.
#[cfg(any(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")), test))]
fn midr_cpu(text: &str) -> Option<Detected> {
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
    let parts: Vec<String> = all("CPU part").map(|part| format!("{:#05x}", part.unwrap_or(0))).collect();
    let identification = format!("{implementer:#04x} {}", distinct(&parts).join(" "));
    Some(Detected { cpu: Cpu { name, core }, mixed, identification })
}

/// Each text once.
#[cfg(any(all(target_arch = "aarch64", any(target_os = "linux", target_os = "android")), test))]
fn distinct(texts: &[String]) -> Vec<&str> {
    let mut distinct: Vec<&str> = texts.iter().map(String::as_str).collect();
    distinct.sort_unstable();
    distinct.dedup();
    distinct
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
        let of = |text: &str| midr_cpu(text).map(|Detected { cpu, .. }| (cpu.name, cpu.core));
        let mixed = |text: &str| midr_cpu(text).map(|detected| detected.mixed);
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
        let identification = midr_cpu(&both).map(|detected| detected.identification);
        assert_eq!(identification.as_deref(), Some("0x41 0xd05 0xd0b"), "the little core counts, too");
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
