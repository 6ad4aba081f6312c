//! Chooses the kernel of a search if the caller does not: an instruction set, and a variant on it.
//!
//! On x86 and in WebAssembly the highest instruction set is the fastest. On Arm and RISC-V this
//! depends on the core: it may have one port for the SHA-3 instructions but four for plain ones,
//! rotations of integer registers may be free, and vector units may be slow.
//!
//! The core's row (`cores`) has what is known about it. Measured figures decide. Figures of a model
//! have errors, so they only rule out kernels that are slower than the model's best by more than
//! these errors. The kernels that remain, and all usable kernels on a core without figures, are
//! timed when a process first needs to know ([`calibrate`]). Every kernel finds the same results,
//! so the choice affects only the time.

use super::calibrate::{self, Contender};
use crate::cores::{Core, Figures};
use hashes::{Algorithm, Family};
use kernels::search::{Plan, Variant};
use lanes::Isa;

/// The kernels among which the fastest for an algorithm is: a single one if the core's figures
/// decide, otherwise those to be timed. `isas` are the usable instruction sets, lowest first;
/// `variant` restricts the choice to one variant. The result is empty if no kernel fits.
#[must_use]
pub fn contenders(
    core: Core,
    isas: &[Isa],
    algorithm: Algorithm,
    variant: Option<Variant>,
) -> Vec<Contender> {
    let candidates = candidates(isas, algorithm, variant);
    let Some(figures) = figures(core, algorithm).filter(|_| candidates.len() > 1) else { return candidates };
    let cycles: Option<Vec<f64>> = candidates.iter().map(|kernel| figures.of(*kernel)).collect();
    let Some(cycles) = cycles else { return candidates };
    let most = figures.most(cycles.iter().copied().fold(f64::INFINITY, f64::min));
    let near = candidates.into_iter().zip(cycles).filter(|(_, cycles)| *cycles <= most);
    near.map(|(kernel, _)| kernel).collect()
}

/// The fastest variant for an algorithm on a usable instruction set of a core. It is timed if the
/// core's figures do not decide.
#[must_use]
pub fn fastest(core: Core, isa: Isa, algorithm: Algorithm) -> Variant {
    let kernel = calibrate::fastest(algorithm, &contenders(core, &[isa], algorithm, None));
    kernel.map_or(Variant::Direct, |((_, variant), _)| variant)
}

/// The kernels that may be the fastest. Where workers share a core any of them may be: a worker may
/// gain by leaving the integer units, which the generated loops of AVX-512 use as well, to the
/// other.
pub(super) fn candidates(isas: &[Isa], algorithm: Algorithm, variant: Option<Variant>) -> Vec<Contender> {
    let ordered = matches!(isas.last(), Some(Isa::Avx2 | Isa::Avx512 | Isa::Simd128));
    let isas = if ordered { &isas[isas.len() - 1..] } else { isas };
    let on = |&isa: &Isa| variants(isa, algorithm, variant).into_iter().map(move |variant| (isa, variant));
    isas.iter().flat_map(on).collect()
}

/// The last step of the ladder and what is beside it, generated loops and SHA instructions; or the one
/// given. The loops were scheduled for cores that start two operations of 512 bits a cycle; on a Zen 5,
/// which starts four, the last step is faster.
fn variants(isa: Isa, algorithm: Algorithm, variant: Option<Variant>) -> Vec<Variant> {
    let given = |present: &Variant| variant.is_none_or(|variant| variant == *present);
    let present = Variant::ALL.into_iter().filter(|variant| Plan::supports(isa, algorithm, *variant));
    let (beside, mut steps): (Vec<Variant>, Vec<Variant>) =
        present.filter(given).partition(|variant| variant.is_woven() || *variant == Variant::ShaNi);
    steps.drain(..steps.len().saturating_sub(1));
    steps.extend(beside);
    steps
}

/// The figures of the core. There are none for algorithms without the rounds of Keccak-f\[1600\].
fn figures(core: Core, algorithm: Algorithm) -> Option<Figures> {
    let family = algorithm.family();
    let known = family.is_full_sponge() || family == Family::Sha3x;
    known.then(|| core.search_figures()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Isa::{Avx2, Avx512, Neon, NeonSha3, Rvv, Scalar, Simd128, Sve2};
    use Variant::{A1A2, Affine, Direct, Folded, Woven};

    const KECCAK: Algorithm = Algorithm::Keccak256;
    /// All of an architecture, lowest first.
    const X86: [Isa; 3] = [Scalar, Avx2, Avx512];
    const ARM: [Isa; 4] = [Scalar, Neon, NeonSha3, Sve2];

    fn of(core: Core, isas: &[Isa], algorithm: Algorithm) -> Vec<Contender> {
        contenders(core, isas, algorithm, None)
    }

    #[test]
    fn what_was_measured_decides() {
        assert_eq!(of(Core::GoldenCove, &X86, KECCAK), [(Avx512, Folded)]);
        assert_eq!(of(Core::Zen4, &X86, KECCAK), [(Avx512, Woven)]);
        assert_eq!(of(Core::Zen5, &X86, KECCAK), [(Avx512, Affine)]);
        assert_eq!(fastest(Core::Zen4, Avx512, KECCAK), Woven);
    }

    #[test]
    fn the_highest_instruction_set_of_x86_and_webassembly_is_taken() {
        for core in [Core::Zen4, Core::GoldenCove, Core::Zen5, Core::SkylakeX, Core::Unknown] {
            assert!(of(core, &X86, KECCAK).iter().all(|(isa, _)| *isa == Avx512), "{core:?}");
            assert_eq!(of(core, &X86[..2], KECCAK), [(Avx2, Affine)], "{core:?}");
            assert_eq!(of(core, &X86[..1], KECCAK), [(Scalar, Affine)], "{core:?}");
            assert_eq!(of(core, &X86, Algorithm::Sha256), [(Avx512, A1A2)], "{core:?}");
        }
        let all = [(Avx512, Affine), (Avx512, Woven), (Avx512, Folded)];
        assert_eq!(of(Core::Unknown, &X86, KECCAK), all);
        assert_eq!(of(Core::Unknown, &[Scalar, Simd128], KECCAK), [(Simd128, Affine)]);
    }

    /// Woven kernels have the ports of integers and of vectors. Of those N2 decodes too little for
    /// the plain instructions; V1 and V2, whose SHA-3 instructions wait for one port, have two ways
    /// nearly alike.
    #[test]
    fn a_model_rules_out_what_is_much_slower() {
        assert_eq!(of(Core::NeoverseN1, &ARM[..2], KECCAK), [(Neon, Woven)]);
        assert_eq!(of(Core::NeoverseN2, &ARM, KECCAK), [(NeonSha3, Woven)]);
        assert_eq!(of(Core::NeoverseV1, &ARM[..3], KECCAK), [(Neon, Woven), (NeonSha3, Woven)]);
        assert_eq!(of(Core::NeoverseV2, &ARM, KECCAK), [(Neon, Woven), (NeonSha3, Woven)]);
        // Under a ceiling.
        assert_eq!(of(Core::NeoverseN2, &ARM[..2], KECCAK), [(Neon, Woven)]);
        // Algorithms without a woven kernel: four ports for plain instructions on V1, one for those of
        // SHA-3.
        let contenders = |core, isas| contenders(core, isas, KECCAK, Some(Direct));
        assert_eq!(contenders(Core::NeoverseV1, &ARM[..3]), [(Neon, Direct)]);
        assert_eq!(contenders(Core::NeoverseV2, &ARM), [(Scalar, Direct), (Neon, Direct)]);
        assert_eq!(of(Core::NeoverseV1, &ARM[..3], Algorithm::Sha3x), [(Neon, A1A2)]);
    }

    #[test]
    fn all_that_is_usable_is_timed_where_there_are_no_figures() {
        let on = |isas: &[Isa], variant| isas.iter().map(|isa| (*isa, variant)).collect::<Vec<_>>();
        let arm = [(Scalar, Affine), (Neon, Affine), (Neon, Woven), (NeonSha3, Affine), (NeonSha3, Woven)];
        for core in [Core::CortexA76, Core::AppleM1, Core::Unknown] {
            assert_eq!(of(core, &ARM[..3], KECCAK), arm, "{core:?}");
        }
        assert_eq!(of(Core::Unknown, &[Scalar, Rvv], KECCAK), [(Scalar, Affine), (Rvv, Affine)]);
        assert_eq!(of(Core::NeoverseV1, &ARM[..3], Algorithm::Sha256), on(&ARM[..3], A1A2));
        // One instruction set without a line: the figures of the others do not rule anything out.
        assert_eq!(of(Core::NeoverseV1, &ARM, KECCAK), [&arm[..], &[(Sve2, Affine)]].concat());
    }

    /// Whatever is known of the core: workers that share one are timed together.
    #[test]
    fn candidates_are_of_the_highest_instruction_set() {
        assert_eq!(candidates(&X86, KECCAK, None), [(Avx512, Affine), (Avx512, Woven), (Avx512, Folded)]);
        assert_eq!(candidates(&X86[..2], KECCAK, None), [(Avx2, Affine)]);
        assert_eq!(candidates(&X86, Algorithm::Sha256, None), [(Avx512, A1A2)]);
        assert_eq!(candidates(&X86, KECCAK, Some(Woven)), [(Avx512, Woven)]);
    }

    /// The variant that the caller asks for is the only candidate, or there is none.
    #[test]
    fn a_choice_of_one_is_none() {
        assert_eq!(of(Core::NeoverseV1, &[NeonSha3], KECCAK), [(NeonSha3, Woven)]);
        assert_eq!(contenders(Core::Zen4, &X86, KECCAK, Some(Direct)), [(Avx512, Direct)]);
        assert_eq!(contenders(Core::Zen4, &X86, Algorithm::Sha256, Some(Woven)), []);
        assert_eq!(contenders(Core::Zen4, &[], KECCAK, None), []);
    }
}
