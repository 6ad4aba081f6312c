//! Everything that is known of CPU cores: a file and a row for each.
//!
//! A row says how the core is recognised, what it can start in a cycle (for
//! [bounds](crate::bound)), and what kernels cost on it (for the choice between them). A core
//! without a row is [`Core::Unknown`]: it has no bounds, and its kernels are timed when a process
//! first needs to know.
//!
//! To add a core, let `just core RECORD NAME` write its file from a record of
//! `hashweave bench all`, and give it a line in the list below. Ports, slots and units come from
//! uops.info and the vendors' optimisation guides; each file says what was checked by measurement,
//! and from which record its prices are:
//!
//! - of streams: cycles for a block of each stream;
//! - of labels: cycles for a label of each replica, layers of 256 MiB;
//! - of searches: cycles for a hash.
//!
//! A kernel that has no price on a core, because it is newer than the row, makes its function be
//! calibrated there. So nothing depends on a row being complete.

mod ports;
mod prices;
mod row;
#[allow(dead_code, reason = "each architecture has one way to ask for the core, and some have none")]
mod signature;

pub use ports::{Ports, ShaUnit};
pub(crate) use prices::{Figures, Function, Steps, step};

use crate::batch::Size;
use kernels::batch::MadeFor;
use lanes::Isa;
use row::Row;
use signature::Signature;

/// The list of cores: the file, the name, and what it is.
macro_rules! cores {
    ($($file:ident $name:ident $about:literal,)*) => {
        $(mod $file;)*

        /// A microarchitecture, or a family of them with the same ports.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        #[non_exhaustive]
        pub enum Core {
            $(#[doc = $about] $name,)*
            /// A core that has no row.
            Unknown,
        }

        impl Core {
            /// Every core that has a row.
            const KNOWN: &[Self] = &[$(Self::$name,)*];

            fn row(self) -> &'static Row {
                match self {
                    $(Self::$name => &$file::ROW,)*
                    Self::Unknown => &UNKNOWN,
                }
            }
        }
    };
}

cores! {
    zen2 Zen2 "AMD Zen 2.",
    zen3 Zen3 "AMD Zen 3.",
    zen4 Zen4 "AMD Zen 4: 512-bit instructions take two 256-bit passes.",
    zen5 Zen5 "AMD Zen 5, of servers: vector instructions have a latency of two cycles.",
    haswell Haswell "Intel Haswell and Broadwell.",
    skylake Skylake "Intel Skylake, client: no AVX-512.",
    skylake_x SkylakeX "Intel Skylake and Cascade Lake, server.",
    ice_lake IceLake "Intel Ice Lake, Tiger Lake and Rocket Lake.",
    golden_cove GoldenCove "Intel Golden Cove: Alder Lake's performance cores, Sapphire Rapids, Emerald Rapids.",
    cortex_a57 CortexA57 "Arm Cortex-A57.",
    cortex_a72 CortexA72 "Arm Cortex-A72: Graviton, Raspberry Pi 4.",
    cortex_a76 CortexA76 "Arm Cortex-A76: Raspberry Pi 5.",
    neoverse_n1 NeoverseN1 "Arm Neoverse N1: Graviton2, Ampere Altra.",
    neoverse_n2 NeoverseN2 "Arm Neoverse N2: Cobalt 100, Yitian 710.",
    neoverse_v1 NeoverseV1 "Arm Neoverse V1: Graviton3.",
    neoverse_v2 NeoverseV2 "Arm Neoverse V2: Graviton4, Grace, Axion.",
    apple_m1 AppleM1 "Apple M1, its performance cores.",
}

/// An engine of WebAssembly does not say on which core it runs, and has no precise clock: one row
/// serves all.
#[cfg(target_arch = "wasm32")]
mod webassembly;
#[cfg(not(target_arch = "wasm32"))]
use row::NOTHING as UNKNOWN;
#[cfg(target_arch = "wasm32")]
use webassembly::ROW as UNKNOWN;

#[allow(dead_code, reason = "each architecture has one way to ask for the core, and some have none")]
impl Core {
    /// The core of a CPUID vendor, family and model.
    pub(crate) fn of_cpuid(vendor: &str, family: u8, model: u8) -> Self {
        Self::by(|signature| signature.is_cpuid(vendor, family, model))
            .map_or(Self::Unknown, |(core, _)| core)
    }

    /// The core of the implementer and part number in MIDR_EL1, and the name of the part.
    pub(crate) fn of_midr(implementer: u32, part: u32) -> Option<(Self, &'static str)> {
        let (core, signature) = Self::by(|signature| signature.is_midr(implementer, part))?;
        signature.part_name().map(|name| (core, name))
    }

    fn by(is_it: impl Fn(&Signature) -> bool) -> Option<(Self, &'static Signature)> {
        let of = |core: Self| core.row().signatures.iter().find(|it| is_it(it)).map(|it| (core, it));
        Self::KNOWN.iter().copied().find_map(of)
    }
}

impl Core {
    pub(crate) fn ports(self, isa: Isa) -> Option<Ports> {
        let ports = self.row().ports.iter().find(|(of, _)| *of == isa);
        ports.map(|(_, ports)| *ports)
    }

    pub(crate) fn issue_slots(self) -> Option<f64> {
        self.row().issue_slots
    }

    pub(crate) fn unit(self, made_for: MadeFor) -> Option<ShaUnit> {
        match made_for {
            MadeFor::Sha256 => self.row().sha256,
            MadeFor::Sha512 => self.row().sha512,
            MadeFor::Sha1 => self.row().sha1,
            _ => None,
        }
    }

    pub(crate) fn search_figures(self) -> Option<Figures> {
        self.row().search
    }

    /// The price of a kernel in streams of a size: none where it has not been measured.
    pub(crate) fn stream_steps(self, function: Function, size: Size, kernel: &str) -> Option<Steps> {
        let Row { streams, short, middle, .. } = self.row();
        let of_size = match size {
            Size::Short => short,
            Size::Middle => middle,
            Size::Long => streams,
        };
        // All prices of a function are of one size, because only those can be compared.
        let name = function.algorithm().to_string();
        let of_size = if prices::has(of_size, &name[..]) { of_size } else { streams };
        prices::of(of_size, &name[..], kernel)
    }

    /// The price of a kernel in labels: none where it has not been measured.
    pub(crate) fn label_steps(self, hash: kernels::chain::Hash, kernel: &str) -> Option<Steps> {
        prices::of(self.row().labels, hash, kernel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::Algorithm;

    #[test]
    fn models_are_told_apart() {
        for (vendor, family, model, core) in [
            ("AuthenticAMD", 0x17, 0x31, Core::Zen2),
            ("AuthenticAMD", 0x17, 0x01, Core::Unknown),
            ("AuthenticAMD", 0x19, 0x01, Core::Zen3),
            ("AuthenticAMD", 0x19, 0x21, Core::Zen3),
            ("AuthenticAMD", 0x19, 0x11, Core::Zen4),
            ("AuthenticAMD", 0x19, 0x61, Core::Zen4),
            ("AuthenticAMD", 0x1A, 0x02, Core::Zen5),
            ("GenuineIntel", 6, 0x3C, Core::Haswell),
            ("GenuineIntel", 6, 0x9E, Core::Skylake),
            ("GenuineIntel", 6, 0x55, Core::SkylakeX),
            ("GenuineIntel", 6, 0x6A, Core::IceLake),
            ("GenuineIntel", 6, 0x8F, Core::GoldenCove),
            ("GenuineIntel", 15, 0x8F, Core::Unknown),
        ] {
            assert_eq!(Core::of_cpuid(vendor, family, model), core, "{vendor} {family:#x} {model:#x}");
        }
    }

    /// Two rows for one model would hide each other.
    #[test]
    fn no_model_has_two_rows() {
        for vendor in ["AuthenticAMD", "GenuineIntel"] {
            for (family, model) in (0..=0x1F).flat_map(|family| (0..=255).map(move |model| (family, model))) {
                let all = Core::KNOWN.iter().flat_map(|core| core.row().signatures);
                assert!(all.filter(|it| it.is_cpuid(vendor, family, model)).count() <= 1, "{family} {model}");
            }
        }
    }

    /// Prices are kept by the names of the algorithms that are measured, one for each function.
    #[test]
    fn prices_are_of_measured_algorithms() {
        let measured: Vec<Algorithm> = Algorithm::measured().collect();
        let functions = measured.iter().map(|algorithm| Function::of(algorithm.primitive()) as usize);
        assert!(
            functions.clone().all(|function| functions.clone().filter(|it| *it == function).count() == 1)
        );
        for algorithm in Algorithm::NAMED {
            let stands_for_it = Function::of(algorithm.primitive()).algorithm();
            assert!(measured.contains(&stands_for_it), "{algorithm}");
        }
        for row in Core::KNOWN.iter().map(|core| core.row()) {
            for (name, _) in row.streams.iter().chain(row.short).chain(row.middle) {
                assert!(measured.iter().any(|algorithm| algorithm.to_string() == *name), "{name}");
            }
        }
    }

    /// Where one price of a function is missing, the function is calibrated, so a row with gaps is
    /// of no use.
    #[test]
    fn prices_ascend_and_no_kernel_has_two() {
        let all = Core::KNOWN.iter().map(|core| core.row());
        let streams = all.clone().flat_map(|row| row.streams).map(|(_, kernels)| *kernels);
        let labels = all.flat_map(|row| row.labels).map(|(_, kernels)| *kernels);
        for kernels in streams.chain(labels) {
            for (place, (name, steps)) in kernels.iter().enumerate() {
                assert!(kernels[..place].iter().all(|(other, _)| other != name), "{name}");
                assert!(steps.is_sorted_by(|a, b| a.0 < b.0 && a.1 <= b.1), "{name}: {steps:?}");
            }
        }
    }
}
