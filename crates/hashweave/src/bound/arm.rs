//! Ports of Arm's cores.
//!
//! Sources: Arm's Software Optimization Guides for Cortex-A57, Cortex-A72, Cortex-A76, Neoverse N1, N2, V1
//! and V2, the tables of instruction characteristics ("ASIMD integer", "ASIMD miscellaneous", "Cryptography
//! extensions", "Load", "Store"); compared with the scheduling models of LLVM 19 where it has one
//! (`llvm-mca-19 -mcpu=neoverse-n1 -instruction-info`). Apple publishes none: its row is Dougall Johnson's
//! measurements of Firestorm, vector instructions only. Nothing here was checked by measurement.
//!
//! What distinguishes the cores for Keccak: N1 and N2 shift on one of two vector ports, V1 and V2 on two of
//! four; and N2, V1 and V2 have the SHA-3 instructions on one port, so that what a wide core gains by them is
//! less than what it loses (`docs/isas-arm.md`).

use super::ports::{Ports, ShaUnit};
use crate::cpu::Core;
use lanes::Isa;

/// Whether it is one of those here.
pub(super) fn is_core(core: Core) -> bool {
    use Core::{AppleM1, CortexA57, CortexA72, CortexA76, NeoverseN1, NeoverseN2, NeoverseV1, NeoverseV2};
    matches!(
        core,
        CortexA57 | CortexA72 | CortexA76 | NeoverseN1 | NeoverseN2 | NeoverseV1 | NeoverseV2 | AppleM1
    )
}

/// The ports at the register width of an instruction set; none if the core has it not, or nobody has written
/// them down.
pub(super) fn ports(core: Core, isa: Isa) -> Option<Ports> {
    match isa {
        Isa::Scalar => integers(core),
        Isa::Neon => vectors(core),
        Isa::NeonSha3 => Some(Ports { sha3: sha3(core)?, ..vectors(core)? }),
        // Vectors are 128 bits wide on those that have the SHA-3 instructions for them.
        Isa::Sve2 if matches!(core, Core::NeoverseN2 | Core::NeoverseV2) => ports(core, Isa::NeonSha3),
        _ => None,
    }
}

/// In the order of [`Ports::new`]: total, additions, shifts, shuffles, loads, stores.
fn integers(core: Core) -> Option<Ports> {
    Some(match core {
        Core::CortexA57 | Core::CortexA72 => Ports::new(2.0, 2.0, 2.0, 1.0, 1.0, 1.0),
        Core::CortexA76 | Core::NeoverseN1 => Ports::new(3.0, 3.0, 3.0, 1.0, 2.0, 2.0),
        Core::NeoverseN2 | Core::NeoverseV1 => Ports::new(4.0, 4.0, 4.0, 1.0, 3.0, 2.0),
        Core::NeoverseV2 => Ports::new(6.0, 6.0, 6.0, 1.0, 3.0, 2.0),
        _ => return None,
    })
}

fn vectors(core: Core) -> Option<Ports> {
    Some(match core {
        Core::CortexA57 | Core::CortexA72 => Ports::new(2.0, 2.0, 1.0, 2.0, 1.0, 0.5),
        Core::CortexA76 | Core::NeoverseN1 => Ports::new(2.0, 2.0, 1.0, 2.0, 2.0, 1.0),
        Core::NeoverseN2 => Ports::new(2.0, 2.0, 1.0, 2.0, 3.0, 2.0),
        Core::NeoverseV1 | Core::NeoverseV2 => Ports::new(4.0, 4.0, 2.0, 4.0, 3.0, 2.0),
        Core::AppleM1 => Ports::new(4.0, 4.0, 4.0, 4.0, 3.0, 2.0),
        _ => return None,
    })
}

/// The SHA-3 instructions that start in a cycle.
fn sha3(core: Core) -> Option<f64> {
    match core {
        Core::NeoverseN2 | Core::NeoverseV1 | Core::NeoverseV2 => Some(1.0),
        Core::AppleM1 => Some(4.0),
        _ => None,
    }
}

/// Instructions of any kind in a cycle.
pub(super) fn issue_slots(core: Core) -> Option<f64> {
    match core {
        Core::CortexA57 | Core::CortexA72 => Some(3.0),
        Core::CortexA76 | Core::NeoverseN1 => Some(4.0),
        Core::NeoverseN2 => Some(5.0),
        Core::NeoverseV1 | Core::NeoverseV2 | Core::AppleM1 => Some(8.0),
        _ => None,
    }
}

/// The unit of the SHA-256 instructions. `sha256su1` is done by any vector port on V1, which leaves half of a
/// schedule for the unit.
pub(super) fn sha_unit(core: Core) -> Option<ShaUnit> {
    let (schedule, latency) = match core {
        Core::CortexA76 | Core::NeoverseN1 | Core::NeoverseN2 | Core::NeoverseV2 => (1.0, 4.0),
        Core::NeoverseV1 => (0.5, 4.0),
        _ => return None,
    };
    Some(ShaUnit { rounds: 1.0, schedule, latency })
}

/// The unit of the SHA-512 instructions, whose results take an addition and an extraction to the next one; all
/// three have a latency of two cycles.
pub(super) fn sha512_unit(core: Core) -> Option<ShaUnit> {
    matches!(core, Core::NeoverseN2 | Core::NeoverseV1 | Core::NeoverseV2).then_some(ShaUnit {
        rounds: 1.0,
        schedule: 1.0,
        latency: 6.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanes::tally::Mix;

    /// A round of Keccak with the SHA-3 instructions, 64 of them and two exclusive ors, is bound by their
    /// port where there is one, by all of them where every port has them.
    #[test]
    fn a_round_of_keccak_has_the_bounds_of_its_ports() {
        let round = Mix { sha3: 64, ..Mix::logic(2) };
        let cycles = |core, isa| ports(core, isa).map(|ports| ports.cycles(&round));
        assert_eq!(cycles(Core::NeoverseV1, Isa::NeonSha3), Some(64.0));
        assert_eq!(cycles(Core::NeoverseN2, Isa::Sve2), Some(64.0));
        assert_eq!(cycles(Core::AppleM1, Isa::NeonSha3), Some(16.5));
        assert_eq!(cycles(Core::NeoverseN1, Isa::NeonSha3), None);
        assert_eq!(cycles(Core::NeoverseV1, Isa::Sve2), None);
    }

    #[test]
    fn one_stream_of_sha_256_waits_and_two_do_not() {
        let unit = sha_unit(Core::NeoverseN1).expect("there is a model of it");
        assert!(16.0 * unit.latency > 32.0 * unit.rounds + 24.0 * unit.schedule);
        assert_eq!(sha_unit(Core::CortexA57), None);
    }

    #[test]
    fn one_stream_of_sha_512_waits_and_two_do_not() {
        let unit = sha512_unit(Core::NeoverseV1).expect("there is a model of it");
        assert!((40.0 * unit.latency - 240.0).abs() < f64::EPSILON);
        assert!((80.0 * unit.rounds + 64.0 * unit.schedule - 144.0).abs() < f64::EPSILON);
        assert_eq!(sha512_unit(Core::NeoverseN1), None);
    }
}
