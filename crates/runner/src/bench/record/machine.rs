//! The machine of a record.

use hashweave::cpu::Cpu;
use serde::{Deserialize, Serialize};
use std::env::consts;
use std::fs;
use std::thread::available_parallelism;

/// A machine. What a system does not say is null. Nothing tells whose machine it is: there is no
/// name of a host or a user.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Machine {
    /// The name that the CPU gives itself.
    pub cpu: String,
    /// The core whose ports bounds are computed for, as `info` names it.
    pub core: String,
    /// The architecture, such as `x86_64`.
    pub arch: String,
    /// Who made the CPU: on Arm the number of its implementer.
    pub vendor: Option<String>,
    /// The CPU's family; on Arm the version of the architecture.
    pub family: Option<u32>,
    /// The CPU's model; on Arm the number of the part.
    pub model: Option<u32>,
    /// The CPU's stepping; on Arm the revision.
    pub stepping: Option<u32>,
    /// CPUs that this process may use.
    pub logical_cpus: usize,
    /// Whether it runs under a hypervisor, which may share it with others.
    #[serde(rename = "virtual")]
    pub is_virtual: Option<bool>,
    /// Bytes of memory.
    pub memory_bytes: Option<u64>,
    /// The operating system.
    pub os: String,
    /// The version of its kernel.
    pub kernel: Option<String>,
}

impl Machine {
    /// This machine.
    #[must_use]
    pub fn detect(cpu: &Cpu) -> Self {
        let text = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let core = serde_json::to_value(cpu.core).ok();
        let kernel = text("/proc/sys/kernel/osrelease").trim().to_owned();
        Self {
            cpu: cpu.name.clone(),
            core: core.as_ref().and_then(|core| core.as_str()).unwrap_or_default().to_owned(),
            arch: consts::ARCH.to_owned(),
            logical_cpus: available_parallelism().map_or(1, usize::from),
            memory_bytes: memory(&text("/proc/meminfo")),
            os: system(&text("/etc/os-release")).unwrap_or_else(|| consts::OS.to_owned()),
            kernel: Some(kernel).filter(|kernel| !kernel.is_empty()),
            ..identified(&text("/proc/cpuinfo"))
        }
    }

    /// Whether cycles on the two may be compared as those of one machine. Another system or more
    /// memory does not make it another machine, and may be what is compared.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let who = |machine: &Self| {
            let Self { cpu, core, arch, vendor, family, model, logical_cpus, .. } = machine.clone();
            (cpu, core, arch, vendor, family, model, logical_cpus)
        };
        who(self) == who(other)
    }
}

/// The machine, from the first CPU that `/proc/cpuinfo` lists.
fn identified(text: &str) -> Machine {
    let field = |names: [&str; 2]| {
        let fields = text.lines().filter_map(|line| line.split_once(':'));
        let mut values = fields.filter(|(name, _)| names.contains(&name.trim()));
        values.next().map(|(_, value)| value.trim().to_owned())
    };
    let number = |names| {
        let value = field(names)?;
        match value.strip_prefix("0x") {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => value.parse().ok(),
        }
    };
    let flags = field(["flags", "flags"]);
    Machine {
        vendor: field(["vendor_id", "CPU implementer"]),
        family: number(["cpu family", "CPU architecture"]),
        model: number(["model", "CPU part"]),
        stepping: number(["stepping", "CPU revision"]),
        is_virtual: flags.map(|flags| flags.split(' ').any(|flag| flag == "hypervisor")),
        ..Machine::default()
    }
}

/// Bytes of memory by `/proc/meminfo`.
fn memory(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib << 10)
}

/// The name of the system by `/etc/os-release`.
fn system(text: &str) -> Option<String> {
    let name = text.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="))?;
    Some(name.trim_matches('"').to_owned()).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const X86: &str = "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 25\nmodel\t\t: 17\nmodel name\t: AMD EPYC\n\
        stepping\t: 1\nflags\t\t: fpu sse2 hypervisor avx2\n\nprocessor\t: 1\nvendor_id\t: Other\n";
    const ARM: &str = "processor\t: 0\nFeatures\t: fp asimd\nCPU implementer\t: 0x41\nCPU architecture: 8\nCPU variant\t: 0x3\n\
        CPU part\t: 0xd0c\nCPU revision\t: 1\n";

    #[test]
    fn the_cpu_by_its_numbers() {
        let x86 = identified(X86);
        assert_eq!(
            (x86.vendor.as_deref(), x86.family, x86.model),
            (Some("AuthenticAMD"), Some(25), Some(17))
        );
        assert_eq!((x86.stepping, x86.is_virtual), (Some(1), Some(true)));
        let arm = identified(ARM);
        assert_eq!((arm.vendor.as_deref(), arm.family, arm.model), (Some("0x41"), Some(8), Some(0xd0c)));
        assert_eq!((arm.stepping, arm.is_virtual), (Some(1), None), "no flags, nothing known");
        assert_eq!(identified(""), Machine::default());
    }

    #[test]
    fn memory_and_system() {
        assert_eq!(memory("MemTotal:       24576000 kB\nMemFree: 1 kB\n"), Some(24_576_000 << 10));
        assert_eq!((memory(""), memory("MemTotal: many kB")), (None, None));
        assert_eq!(
            system("NAME=x\nPRETTY_NAME=\"Debian GNU/Linux 12\"\n").as_deref(),
            Some("Debian GNU/Linux 12")
        );
        assert_eq!((system(""), system("PRETTY_NAME=\"\"")), (None, None));
    }

    #[test]
    fn another_system_is_no_other_machine() {
        let one = Machine { cpu: "a".into(), logical_cpus: 2, ..Machine::default() };
        let updated = Machine { kernel: Some("7".into()), memory_bytes: Some(1), ..one.clone() };
        assert!(one.is_same(&updated));
        assert!(!one.is_same(&Machine { logical_cpus: 4, ..one.clone() }));
    }
}
