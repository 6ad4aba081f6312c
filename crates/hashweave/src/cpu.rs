//! What this CPU is.

use serde::Serialize;
use std::sync::OnceLock;

/// A family of cores that share port counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
    /// One for which there is no port model here.
    Unknown,
}

/// A CPU.
#[derive(Clone, Debug, Serialize)]
pub struct Cpu {
    /// The name that it gives itself.
    pub name: String,
    /// Which core it has.
    pub core: Core,
}

/// The core that runs this; asked once, as CPUID is slow under a hypervisor.
#[must_use]
pub fn core() -> Core {
    static CORE: OnceLock<Core> = OnceLock::new();
    *CORE.get_or_init(|| detect().core)
}

/// Asks the CPU.
#[must_use]
#[cfg(target_arch = "x86_64")]
pub fn detect() -> Cpu {
    let cpuid = raw_cpuid::CpuId::new();
    let name =
        cpuid.get_processor_brand_string().map_or_else(String::new, |brand| brand.as_str().trim().to_owned());
    let vendor = cpuid.get_vendor_info().map_or_else(String::new, |vendor| vendor.as_str().to_owned());
    let core = cpuid
        .get_feature_info()
        .map_or(Core::Unknown, |info| core_of(&vendor, info.family_id(), info.model_id()));
    Cpu { name: if name.is_empty() { format!("unnamed {vendor}") } else { name }, core }
}

/// There is no way to ask here.
#[must_use]
#[cfg(not(target_arch = "x86_64"))]
pub fn detect() -> Cpu {
    Cpu { name: std::env::consts::ARCH.to_owned(), core: Core::Unknown }
}

/// The core behind a CPUID family and model (AMD's revision guides; Intel SDM volume 4, table 2-1).
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
