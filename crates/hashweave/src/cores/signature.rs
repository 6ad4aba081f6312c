//! How a CPU says which core it has.

use core::ops::RangeInclusive;

/// A name that a core gives itself.
pub(super) enum Signature {
    /// By CPUID (AMD's revision guides; Intel SDM volume 4, table 2-1).
    Cpuid { vendor: &'static str, family: u8, models: &'static [RangeInclusive<u8>] },
    /// By the register MIDR_EL1 (the cores' Technical Reference Manuals; of Apple, Linux,
    /// arch/arm64/include/asm/cputype.h).
    Midr { implementer: u32, part: u32, name: &'static str },
}

/// The vendors and implementers.
pub(super) const AMD: &str = "AuthenticAMD";
pub(super) const INTEL: &str = "GenuineIntel";
pub(super) const ARM: u32 = 0x41;
pub(super) const APPLE: u32 = 0x61;

impl Signature {
    pub(super) fn is_cpuid(&self, of: &str, number: u8, model: u8) -> bool {
        match self {
            Self::Cpuid { vendor, family, models } => {
                *vendor == of && *family == number && models.iter().any(|range| range.contains(&model))
            }
            Self::Midr { .. } => false,
        }
    }

    pub(super) fn is_midr(&self, of: u32, number: u32) -> bool {
        matches!(self, Self::Midr { implementer, part, .. } if *implementer == of && *part == number)
    }

    pub(super) fn part_name(&self) -> Option<&'static str> {
        match self {
            Self::Midr { name, .. } => Some(name),
            Self::Cpuid { .. } => None,
        }
    }
}
