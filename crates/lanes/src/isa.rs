//! Which instruction sets this CPU has, and the tokens that prove it.
//!
//! A token is a zero-sized value that only [`detect`](Avx512::detect) creates. Detection honours
//! the environment variable [`OVERRIDE`], which forces a lower instruction set: with
//! `HASHWEAVE_ISA=avx2` an AVX-512 machine behaves exactly as an AVX2 machine does.
//!
//! Instructions made for one algorithm stand next to that order: a CPU without AVX2 can have
//! [`ShaNi`], one with AVX-512 can lack it. So do [`Sse41`], which are below AVX2, and [`Sha2`],
//! [`Sha512`] and [`Sm3`] of Arm, and [`Zvknha`], [`Zvknhb`] and [`Zvksh`] next to [`Rvv`]. They
//! have a token of their own and are no [`Isa`]. `HASHWEAVE_ISA=scalar` forbids them too: it means
//! nothing but integer registers; every other value, and none, allows them where the hardware has
//! them. [`Ifma`] comes with AVX-512, though not with every CPU that has it, and is allowed where
//! that is.

use crate::lanes::Fixed;
use crate::riscv::Features;
use core::fmt;
use std::sync::OnceLock;

/// The environment variable that sets the highest instruction set to use. Its value is one of the
/// names of [`Isa::ALL`]. `scalar` also forbids [`ShaNi`], [`Sse41`], [`Sha2`], [`Sha512`],
/// [`Sm3`], [`Zvknha`], [`Zvknhb`] and [`Zvksh`].
pub const OVERRIDE: &str = "HASHWEAVE_ISA";

/// An instruction set. Those of one architecture are ordered, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Isa {
    /// 64-bit integer registers, which every CPU has.
    Scalar,
    /// 256-bit vectors, and BMI1, BMI2 for the integer code next to them; FMA and F16C, which
    /// AVX-512 implies for the compiler.
    Avx2,
    /// 512-bit vectors: AVX-512 F, BW, DQ and VL, as on every server core since Skylake and Zen 4.
    Avx512,
    /// AArch64: 128-bit vectors (Advanced SIMD), which every such CPU has.
    Neon,
    /// AArch64: 128-bit vectors with the instructions EOR3, RAX1, XAR and BCAX of Armv8.2
    /// (FEAT_SHA3).
    NeonSha3,
    /// AArch64: vectors of 128 to 2048 bits (SVE2) with those four instructions (FEAT_SVE_SHA3),
    /// and the lower instruction sets.
    Sve2,
    /// RISC-V: vectors of 128 bits or more (V), with rotations and and-not (Zvkb) if the CPU has
    /// them.
    Rvv,
    /// WebAssembly: 128-bit vectors, chosen when the module is compiled.
    Simd128,
}

impl Isa {
    /// Every instruction set of this architecture, lowest first, present in this CPU or not.
    #[cfg(target_arch = "x86_64")]
    pub const ALL: [Self; 3] = [Self::Scalar, Self::Avx2, Self::Avx512];
    /// Every instruction set of this architecture, lowest first, present in this CPU or not.
    #[cfg(target_arch = "aarch64")]
    pub const ALL: [Self; 4] = [Self::Scalar, Self::Neon, Self::NeonSha3, Self::Sve2];
    /// Every instruction set of this architecture, lowest first, present in this CPU or not.
    #[cfg(target_arch = "riscv64")]
    pub const ALL: [Self; 2] = [Self::Scalar, Self::Rvv];
    /// Every instruction set of this architecture, lowest first, present in this engine or not.
    #[cfg(target_arch = "wasm32")]
    pub const ALL: [Self; 2] = [Self::Scalar, Self::Simd128];
    /// Every instruction set of this architecture.
    #[cfg(not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64",
        target_arch = "wasm32"
    )))]
    pub const ALL: [Self; 1] = [Self::Scalar];

    /// Every instruction set that Hashweave knows, of all architectures.
    pub const EVERYWHERE: [Self; 8] = [
        Self::Scalar,
        Self::Avx2,
        Self::Avx512,
        Self::Neon,
        Self::NeonSha3,
        Self::Sve2,
        Self::Rvv,
        Self::Simd128,
    ];

    /// The name used on the command line and in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Scalar => "scalar",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Neon => "neon",
            Self::NeonSha3 => "neon-sha3",
            Self::Sve2 => "sve2",
            Self::Rvv => "rvv",
            Self::Simd128 => "simd128",
        }
    }

    /// The instruction set of that name, if this architecture has it.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|isa| isa.name() == name)
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    pub fn in_hardware(self) -> bool {
        match self {
            Self::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("fma")
                    && is_x86_feature_detected!("f16c")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                Self::Avx2.in_hardware()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(target_arch = "aarch64")]
            Self::Neon => std::arch::is_aarch64_feature_detected!("neon"),
            #[cfg(target_arch = "aarch64")]
            Self::NeonSha3 => Self::Neon.in_hardware() && std::arch::is_aarch64_feature_detected!("sha3"),
            #[cfg(target_arch = "aarch64")]
            Self::Sve2 => {
                Self::NeonSha3.in_hardware() && std::arch::is_aarch64_feature_detected!("sve2-sha3")
            }
            #[cfg(target_arch = "riscv64")]
            Self::Rvv => Features::here().v,
            #[cfg(target_arch = "wasm32")]
            Self::Simd128 => cfg!(target_feature = "simd128"),
            #[allow(unreachable_patterns, reason = "each architecture has other instruction sets")]
            _ => false,
        }
    }

    /// Whether it may be used: the hardware supports it, and [`OVERRIDE`] does not forbid it.
    #[must_use]
    pub fn available(self) -> bool {
        self <= ceiling().unwrap_or(Self::Scalar) && self.in_hardware()
    }

    /// The instruction sets that may be used, lowest first.
    pub fn usable() -> impl DoubleEndedIterator<Item = Self> {
        Self::ALL.into_iter().filter(|isa| isa.available())
    }
}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The value of [`OVERRIDE`] is not the name of an instruction set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownIsa(pub String);

impl fmt::Display for UnknownIsa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{OVERRIDE}='{}' names no instruction set; use one of", self.0)?;
        for isa in Isa::ALL {
            write!(f, " {isa}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownIsa {}

/// The highest instruction set that is allowed where nothing forbids it: the highest of the
/// architecture.
const HIGHEST: Isa = Isa::ALL[Isa::ALL.len() - 1];

/// The highest instruction set that [`OVERRIDE`] allows. The variable is read once per process; if
/// it is unset or empty, all are allowed.
///
/// # Errors
///
/// If the value of the variable is not a name of [`Isa::ALL`]. Only [`Isa::Scalar`] is available
/// then.
pub fn ceiling() -> Result<Isa, UnknownIsa> {
    static CEILING: OnceLock<Result<Isa, UnknownIsa>> = OnceLock::new();
    CEILING
        .get_or_init(|| match std::env::var_os(OVERRIDE) {
            None => Ok(HIGHEST),
            Some(value) if value.is_empty() => Ok(HIGHEST),
            Some(value) => {
                let value = value.to_string_lossy();
                Isa::from_name(&value).ok_or_else(|| UnknownIsa(value.into_owned()))
            }
        })
        .clone()
}

/// Whether instructions that stand next to the order may be used.
fn beside_allowed() -> bool {
    ceiling().is_ok_and(|ceiling| ceiling > Isa::Scalar)
}

/// The token of [`Isa::Scalar`]; anyone may have it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scalar;

impl Scalar {
    /// The token.
    #[must_use]
    pub fn detect() -> Option<Self> {
        Some(Self)
    }
}

macro_rules! tokens {
    ($($isa:ident)*) => {$(
        #[doc = concat!("The token of [`Isa::", stringify!($isa), "`].")]
        #[derive(Clone, Copy, Debug)]
        pub struct $isa(());

        impl $isa {
            /// The token, if the instruction set is [available](Isa::available).
            #[must_use]
            pub fn detect() -> Option<Self> {
                Isa::$isa.available().then_some(Self(()))
            }
        }
    )*};
}

tokens!(Avx2 Avx512 Neon NeonSha3 Sve2 Simd128);

impl Sve2 {
    /// The token of NEON with the SHA-3 instructions, which this instruction set includes.
    #[must_use]
    pub fn neon_sha3(self) -> NeonSha3 {
        NeonSha3(())
    }
}

/// NEON with the SHA-3 instructions: the lanes of fixed size that go with SVE2.
#[cfg(target_arch = "aarch64")]
impl Fixed for Sve2 {
    type Set = NeonSha3;
    #[inline(always)]
    fn fixed(self) -> NeonSha3 {
        self.neon_sha3()
    }
}

/// The token of [`Isa::Rvv`], and whether Zvkb comes with it.
#[derive(Clone, Copy, Debug)]
pub struct Rvv {
    zvkb: bool,
}

impl Rvv {
    /// The token, if the instruction set is [available](Isa::available).
    #[must_use]
    pub fn detect() -> Option<Self> {
        Isa::Rvv.available().then(|| Self { zvkb: Features::here().zvkb })
    }

    /// Whether rotations and and-not in vectors (Zvkb) may be used.
    #[must_use]
    #[inline]
    pub fn zvkb(self) -> bool {
        self.zvkb
    }

    /// The token without the permission to use Zvkb.
    #[must_use]
    pub fn without_zvkb(self) -> Self {
        Self { zvkb: false }
    }
}

/// The token of the SHA-256 instructions of RISC-V's vectors (Zvknha), with [`Isa::Rvv`] and Zvkb,
/// by which message words are reversed next to them. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Zvknha(Rvv);

impl Zvknha {
    /// The token, if the hardware has the instructions and the operating system says so, and
    /// [`OVERRIDE`] does not forbid them.
    #[must_use]
    pub fn detect() -> Option<Self> {
        let rvv = Rvv::detect().filter(|rvv| rvv.zvkb())?;
        Features::here().zvknha.then_some(Self(rvv))
    }

    /// The token of the vector extension.
    #[must_use]
    pub fn rvv(self) -> Rvv {
        self.0
    }
}

/// The token of the SHA-512 instructions of RISC-V's vectors (Zvknhb), with all that [`Zvknha`]
/// proves.
#[derive(Clone, Copy, Debug)]
pub struct Zvknhb(Zvknha);

impl Zvknhb {
    /// The token, as of [`Zvknha::detect`].
    #[must_use]
    pub fn detect() -> Option<Self> {
        let zvknha = Zvknha::detect()?;
        Features::here().zvknhb.then_some(Self(zvknha))
    }

    /// The token of the vector extension.
    #[must_use]
    pub fn rvv(self) -> Rvv {
        self.0.rvv()
    }
}

/// The token of the SM3 instructions of RISC-V's vectors (Zvksh), with [`Isa::Rvv`]. Not an
/// [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Zvksh(Rvv);

impl Zvksh {
    /// The token, as of [`Zvknha::detect`].
    #[must_use]
    pub fn detect() -> Option<Self> {
        let rvv = Rvv::detect()?;
        Features::here().zvksh.then_some(Self(rvv))
    }

    /// The token of the vector extension.
    #[must_use]
    pub fn rvv(self) -> Rvv {
        self.0
    }
}

/// Integer registers.
impl Fixed for Rvv {
    type Set = Scalar;
    #[inline(always)]
    fn fixed(self) -> Scalar {
        Scalar
    }
}

/// The token of the SHA-256 and SHA-1 instructions of Armv8 (FEAT_SHA256, FEAT_SHA1), which the
/// compiler knows by one name, with [`Isa::Neon`]. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Sha2(());

impl Sha2 {
    /// The token, if the hardware has the instructions and [`OVERRIDE`] does not forbid them.
    #[must_use]
    pub fn detect() -> Option<Self> {
        (beside_allowed() && Self::in_hardware()).then_some(Self(()))
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    pub fn in_hardware() -> bool {
        #[cfg(target_arch = "aarch64")]
        return std::arch::is_aarch64_feature_detected!("sha2");
        #[cfg(not(target_arch = "aarch64"))]
        return false;
    }
}

/// The token of the SHA-512 instructions of Armv8.2 (FEAT_SHA512), with [`Isa::Neon`]. A CPU has
/// them or not together with [`Isa::NeonSha3`]'s (DDI 0487, ID_AA64ISAR0_EL1), and the compiler
/// knows both by one name. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Sha512(());

impl Sha512 {
    /// The token, if the hardware has the instructions and [`OVERRIDE`] does not forbid them.
    #[must_use]
    pub fn detect() -> Option<Self> {
        (beside_allowed() && Self::in_hardware()).then_some(Self(()))
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    pub fn in_hardware() -> bool {
        #[cfg(target_arch = "aarch64")]
        return std::arch::is_aarch64_feature_detected!("sha3");
        #[cfg(not(target_arch = "aarch64"))]
        return false;
    }
}

/// The token of the SM3 instructions of Armv8.2 (FEAT_SM3), and of those for SM4, which the
/// compiler knows by one name, with [`Isa::Neon`]. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Sm3(());

impl Sm3 {
    /// The token, if the hardware has the instructions and [`OVERRIDE`] does not forbid them.
    #[must_use]
    pub fn detect() -> Option<Self> {
        (beside_allowed() && Self::in_hardware()).then_some(Self(()))
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    pub fn in_hardware() -> bool {
        #[cfg(target_arch = "aarch64")]
        return std::arch::is_aarch64_feature_detected!("sm4");
        #[cfg(not(target_arch = "aarch64"))]
        return false;
    }
}

/// The token of the SHA-256 instructions of x86 (SHA-NI), with SSSE3 and SSE4.1, in which message
/// words are moved and reversed next to them. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct ShaNi(());

impl ShaNi {
    /// The token, if the hardware has the instructions and [`OVERRIDE`] does not forbid them.
    #[must_use]
    pub fn detect() -> Option<Self> {
        (beside_allowed() && Self::in_hardware()).then_some(Self(()))
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    #[cfg(target_arch = "x86_64")]
    pub fn in_hardware() -> bool {
        is_x86_feature_detected!("sha")
            && is_x86_feature_detected!("ssse3")
            && is_x86_feature_detected!("sse4.1")
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    #[cfg(not(target_arch = "x86_64"))]
    pub fn in_hardware() -> bool {
        false
    }
}

/// The token of SSSE3 and SSE4.1, byte shuffles and insertions in registers of 128 bits: every
/// x86-64 CPU since 2008 or so. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Sse41(());

impl Sse41 {
    /// The token, if the hardware has the instructions and [`OVERRIDE`] does not forbid them.
    #[must_use]
    pub fn detect() -> Option<Self> {
        (beside_allowed() && Self::in_hardware()).then_some(Self(()))
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    #[cfg(target_arch = "x86_64")]
    pub fn in_hardware() -> bool {
        is_x86_feature_detected!("ssse3") && is_x86_feature_detected!("sse4.1")
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    #[cfg(not(target_arch = "x86_64"))]
    pub fn in_hardware() -> bool {
        false
    }
}

/// The token of AVX-512 IFMA, which multiplies integers of 52 bits (Ice Lake, Zen 4 and later), with
/// [`Isa::Avx512`]. Not an [`Isa`]: see the [module](self).
#[derive(Clone, Copy, Debug)]
pub struct Ifma(Avx512);

impl Ifma {
    /// The token, if the hardware has the instructions and [`Avx512`] is available.
    #[must_use]
    pub fn detect() -> Option<Self> {
        let avx512 = Avx512::detect()?;
        Self::in_hardware().then_some(Self(avx512))
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    #[cfg(target_arch = "x86_64")]
    pub fn in_hardware() -> bool {
        is_x86_feature_detected!("avx512ifma")
    }

    /// Whether the CPU and the operating system support it, even if [`OVERRIDE`] forbids it.
    #[must_use]
    #[cfg(not(target_arch = "x86_64"))]
    pub fn in_hardware() -> bool {
        false
    }

    /// The token of AVX-512.
    #[must_use]
    #[inline(always)]
    pub fn avx512(self) -> Avx512 {
        self.0
    }
}

/// The token of BMI1 and BMI2, instructions on the integer registers of x86-64 (every CPU since
/// 2015 or so). Not an [`Isa`]: code for [`Isa::Scalar`] may use them where they are there, so
/// [`OVERRIDE`] does not forbid them.
#[derive(Clone, Copy, Debug)]
pub struct Bmi(());

impl Bmi {
    /// The token, if the hardware has the instructions.
    #[must_use]
    #[inline]
    #[cfg(target_arch = "x86_64")]
    pub fn detect() -> Option<Self> {
        (is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2")).then_some(Self(()))
    }

    /// The token, if the hardware has the instructions.
    #[must_use]
    #[cfg(not(target_arch = "x86_64"))]
    pub fn detect() -> Option<Self> {
        None
    }
}

/// The token of Zbb, instructions on the integer registers of RISC-V: rotations, and-not, byte
/// swaps. Like [`Bmi`] it is no [`Isa`], and [`OVERRIDE`] does not forbid it.
#[derive(Clone, Copy, Debug)]
pub struct Zbb(());

impl Zbb {
    /// The token, if the hardware has the instructions and the operating system says so.
    #[must_use]
    #[inline]
    pub fn detect() -> Option<Self> {
        Features::here().zbb.then_some(Self(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_round_trip() {
        for isa in Isa::EVERYWHERE {
            assert_eq!(Isa::from_name(isa.name()), Isa::ALL.contains(&isa).then_some(isa));
        }
        assert_eq!(Isa::from_name("mmx"), None);
    }

    #[test]
    fn scalar_is_always_usable_and_a_higher_set_implies_the_lower() {
        assert!(Isa::Scalar.available());
        let here = Isa::ALL.map(Isa::in_hardware);
        assert!(here.is_sorted_by(|lower, higher| lower >= higher), "{here:?}");
        assert!(Isa::usable().is_sorted());
    }

    /// The tests run with whatever override the ladder sets; each must hold.
    #[test]
    fn the_override_governs_what_is_no_instruction_set() {
        let allowed = ceiling().is_ok_and(|ceiling| ceiling > Isa::Scalar);
        assert_eq!(ShaNi::detect().is_some(), allowed && ShaNi::in_hardware());
        assert_eq!(Sse41::detect().is_some(), allowed && Sse41::in_hardware());
        assert_eq!(Sha2::detect().is_some(), allowed && Sha2::in_hardware());
        assert_eq!(Sha512::detect().is_some(), allowed && Sha512::in_hardware());
        assert_eq!(Sm3::detect().is_some(), allowed && Sm3::in_hardware());
        assert_eq!(Ifma::detect().is_some(), Isa::Avx512.available() && Ifma::in_hardware());
    }

    #[test]
    fn an_unknown_override_says_what_is_possible() {
        let message = UnknownIsa("sse9".into()).to_string();
        let names = Isa::ALL.map(Isa::name).join(" ");
        assert_eq!(message, format!("HASHWEAVE_ISA='sse9' names no instruction set; use one of {names}"));
    }
}
