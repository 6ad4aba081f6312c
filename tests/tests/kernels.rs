//! Which kernels are here: those that this CPU is known to be able to run are, none is left out
//! silently, and every name that the library knows is in the table below.
//!
//! `HASHWEAVE_EXPECT=avx2,avx512,sha-ni` names the instruction sets that whoever runs the tests
//! knows to be here, from another source than our own detection: `ci/common.sh` reads them from
//! `/proc/cpuinfo`, and `ci/cross.sh` from the CPU that it has emulated. One of them that is not
//! found is a failure; unset, whatever is found is taken.

use hashes::{Algorithm, MerkleDamgard, Primitive};
use hashweave::replicate::chain::{self, Hash};
use hashweave_tests::{algorithms, search_kernels};
use kernels::batch::Kernel;
use kernels::search::{Plan, Variant};
use lanes::Isa;
use std::collections::BTreeSet;
use std::io::Write;

/// The environment variable.
const EXPECT: &str = "HASHWEAVE_EXPECT";

/// The features that can be named: instruction sets of this architecture, and extensions outside
/// their order.
fn detectable() -> Vec<(&'static str, bool)> {
    let mut all: Vec<_> = Isa::ALL.into_iter().map(|isa| (isa.name(), isa.available())).collect();
    #[cfg(target_arch = "x86_64")]
    all.extend([
        ("sha-ni", lanes::isa::ShaNi::detect().is_some()),
        ("sse4.1", lanes::isa::Sse41::detect().is_some()),
        ("bmi", lanes::isa::Bmi::detect().is_some()),
        ("ifma", lanes::isa::Ifma::detect().is_some()),
    ]);
    #[cfg(target_arch = "aarch64")]
    all.extend([
        ("armv8-sha2", lanes::isa::Sha2::detect().is_some()),
        ("armv8-sha512", lanes::isa::Sha512::detect().is_some()),
        ("armv8-sm3", lanes::isa::Sm3::detect().is_some()),
    ]);
    #[cfg(target_arch = "riscv64")]
    all.extend([
        ("zbb", lanes::isa::Zbb::detect().is_some()),
        ("zvkb", lanes::isa::Rvv::detect().is_some_and(lanes::isa::Rvv::zvkb)),
        ("zvknha", lanes::isa::Zvknha::detect().is_some()),
        ("zvknhb", lanes::isa::Zvknhb::detect().is_some()),
        ("zvksh", lanes::isa::Zvksh::detect().is_some()),
    ]);
    all
}

/// The names of what is here.
fn here() -> BTreeSet<&'static str> {
    detectable().into_iter().filter(|(_, here)| *here).map(|(name, _)| name).collect()
}

/// The kernels that hash many messages, with the instruction sets that each needs.
const BATCH: &[(&str, &[&str])] = &[
    ("scalar", &[]),
    ("avx2", &["avx2"]),
    ("avx512", &["avx512"]),
    ("neon", &["neon"]),
    ("neon-sha3", &["neon-sha3"]),
    ("sve2", &["sve2"]),
    ("rvv", &["rvv"]),
    ("rows-avx2", &["avx2"]),
    ("rows-avx512", &["avx512"]),
    ("pairs-avx2", &["avx2"]),
    ("pairs-avx512", &["avx512"]),
    ("pairs-neon", &["neon"]),
    ("sha-ni", &["sha-ni"]),
    ("armv8-sha2", &["armv8-sha2"]),
    ("armv8-sha1", &["armv8-sha2"]),
    ("armv8-sha512", &["armv8-sha512"]),
    ("armv8-sm3", &["armv8-sm3"]),
    ("zvknha", &["zvknha"]),
    ("zvknhb", &["zvknhb"]),
    ("zvksh", &["zvksh"]),
    ("scheduled-avx2", &["avx2"]),
    ("scheduled-avx512", &["avx512"]),
    ("hybrid", &["avx512", "sha-ni"]),
    ("blend", &["avx512", "sha-ni"]),
    ("folded", &["avx512"]),
    ("ordered", &["avx512"]),
];

const SHA1: Primitive = Primitive::MerkleDamgard(MerkleDamgard::Sha1);

const SM3: Primitive = Primitive::MerkleDamgard(MerkleDamgard::Sm3);

/// Whether such a kernel is one of the primitive's.
fn is_of(name: &str, primitive: Primitive) -> bool {
    match name {
        "pairs-avx2" => primitive != SM3 && (is_blake(primitive) || is_merkle_damgard(primitive)),
        "pairs-neon" => is_blake(primitive) || is_merkle_damgard(primitive),
        "sve2" | "rvv" => primitive != Primitive::Blake3,
        "pairs-avx512" => !matches!(primitive, Primitive::Keccak { .. }),
        "rows-avx2" | "rows-avx512" => is_blake(primitive),
        "sha-ni" => matches!(primitive, Primitive::Sha256 | SHA1),
        "armv8-sha2" | "zvknha" | "hybrid" | "blend" => primitive == Primitive::Sha256,
        "armv8-sha1" => primitive == SHA1,
        "armv8-sm3" | "zvksh" => primitive == SM3,
        "armv8-sha512" | "zvknhb" => primitive == Primitive::Sha512,
        "scheduled-avx2" | "scheduled-avx512" => matches!(primitive, Primitive::Sha256 | Primitive::Sha512),
        "folded" | "ordered" => matches!(primitive, Primitive::Keccak { .. }),
        _ => true,
    }
}

fn is_blake(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::Blake2s | Primitive::Blake2b | Primitive::Blake3)
}

fn is_merkle_damgard(primitive: Primitive) -> bool {
    matches!(primitive, Primitive::MerkleDamgard(_))
}

/// The instruction sets that must be here.
fn expected() -> Vec<String> {
    let names = std::env::var(EXPECT).unwrap_or_default();
    names.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Says something where it is seen: what a test prints is shown only when it fails.
fn say(line: &str) {
    writeln!(std::io::stderr(), "\n{line}").expect("standard error");
}

#[test]
fn what_is_expected_is_here() {
    let detectable = detectable();
    for name in expected() {
        let known = detectable.iter().find(|(known, _)| *known == name);
        let (_, here) =
            known.unwrap_or_else(|| panic!("{EXPECT}: there is no '{name}' on this architecture"));
        assert!(here, "{EXPECT} says that this CPU has {name}, and it was not found");
    }
    let absent: Vec<&str> = detectable.iter().filter(|(_, here)| !here).map(|(name, _)| *name).collect();
    match absent.is_empty() {
        true => say("tested: the kernels of all instruction sets of this architecture"),
        false => say(&format!(
            "LEFT OUT, this CPU or HASHWEAVE_ISA has them not: the kernels that need {}",
            absent.join(", ")
        )),
    }
}

/// Every kernel whose instruction sets are here is one that tests run, and no other.
#[test]
fn every_batch_kernel_is_tried() {
    let here = here();
    for algorithm in algorithms() {
        let primitive = algorithm.primitive();
        let can_run = BATCH
            .iter()
            .filter(|(name, needs)| is_of(name, primitive) && needs.iter().all(|need| here.contains(need)));
        let can_run: BTreeSet<&str> = can_run.map(|(name, _)| *name).collect();
        let tried: BTreeSet<&str> = Kernel::usable(primitive).into_iter().map(Kernel::name).collect();
        assert_eq!(tried, can_run, "{algorithm}");
    }
}

/// The same for search kernels: an instruction set that is here has all variants that it ever has.
#[test]
fn every_search_kernel_is_tried() {
    for algorithm in Algorithm::NAMED {
        let tried: BTreeSet<_> =
            search_kernels(algorithm).into_iter().map(|(backend, v)| (backend.isa(), v)).collect();
        let supported = |isa| {
            Variant::ALL
                .into_iter()
                .filter(move |v| Plan::supports(isa, algorithm, *v))
                .map(move |v| (isa, v))
        };
        let all: BTreeSet<_> =
            Isa::ALL.into_iter().filter(|isa| isa.available()).flat_map(supported).collect();
        assert_eq!(tried, all, "{algorithm}");
    }
}

/// The kernels that make replicas: besides the plainest, and lanes of every instruction set, those
/// made for a hash.
const CHAINS: [(&str, &str, Hash); 7] = [
    ("pairs-avx512", "avx512", Hash::Sha256),
    ("pairs-avx512", "avx512", Hash::Blake2s),
    ("sha-ni", "sha-ni", Hash::Sha256),
    ("armv8-sha2", "armv8-sha2", Hash::Sha256),
    ("rows-sse41", "sse4.1", Hash::Blake2s),
    ("rows-avx2", "avx2", Hash::Blake2s),
    ("rows-avx512", "avx512", Hash::Blake2s),
];

/// And for those of chains.
#[test]
fn every_chain_kernel_is_tried() {
    let here = here();
    for hash in [Hash::Sha256, Hash::Blake2s] {
        let made_for = CHAINS.into_iter().filter(|(_, need, of)| *of == hash && here.contains(need));
        let lanes = Isa::usable().map(Isa::name);
        let can_run: BTreeSet<&str> =
            lanes.chain(made_for.map(|(name, ..)| name)).chain(["copying"]).collect();
        let tried: BTreeSet<&str> =
            chain::Kernel::usable(hash).into_iter().map(chain::Kernel::name).collect();
        assert_eq!(tried, can_run, "{hash:?}");
    }
}

/// The kernels of BLAKE3 besides those of a node a lane, which everything has.
const BLAKE3: [(&str, &str); 5] = [
    ("pairs-avx512", "avx512"),
    ("rows-avx2", "avx2"),
    ("rows-avx512", "avx512"),
    ("abreast-avx2", "avx2"),
    ("abreast-avx512", "avx512"),
];

/// And for those of trees.
#[test]
fn every_blake3_kernel_is_tried() {
    let here = here();
    let rows = BLAKE3.into_iter().filter(|(_, need)| here.contains(need)).map(|(name, _)| name);
    let can_run: BTreeSet<&str> = Isa::usable().map(Isa::name).chain(rows).collect();
    let tried: BTreeSet<&str> =
        kernels::blake3::Kernel::usable().map(kernels::blake3::Kernel::name).collect();
    assert_eq!(tried, can_run);
}

/// The kernels of Poseidon besides integers, which everything has.
const POSEIDON: [(&str, &str); 1] = [("ifma", "ifma")];

/// And for those of Poseidon.
#[test]
fn every_poseidon_kernel_is_tried() {
    let here = here();
    let rows = POSEIDON.into_iter().filter(|(_, need)| here.contains(need)).map(|(name, _)| name);
    let can_run: BTreeSet<&str> = rows.chain(["scalar"]).collect();
    let tried: BTreeSet<&str> =
        kernels::poseidon::Kernel::usable().map(kernels::poseidon::Kernel::name).collect();
    assert_eq!(tried, can_run);
}
