//! The hash algorithms, their names and their parameters.

use crate::keccak::{SHA3_256, Sponge};
use crate::sha2::{IV_224, IV_256, IV_384, IV_512};
use core::fmt;
use core::str::FromStr;

/// A hash algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Algorithm {
    /// SHA3-224 (FIPS 202).
    Sha3_224,
    /// SHA3-256 (FIPS 202).
    Sha3_256,
    /// SHA3-384 (FIPS 202).
    Sha3_384,
    /// SHA3-512 (FIPS 202).
    Sha3_512,
    /// Triple SHA3-256, used by Tari.
    Sha3x,
    /// SHAKE128 (FIPS 202), with output of any length; the default is 32 bytes.
    Shake128,
    /// SHAKE256 (FIPS 202), with output of any length; the default is 64 bytes.
    Shake256,
    /// TurboSHAKE128 (RFC 9861) with the domain separation byte D, 0x01 to 0x7F, and output of any
    /// length; the default is 32 bytes. The default of D is [`TURBO_DOMAIN`](Self::TURBO_DOMAIN).
    TurboShake128(u8),
    /// TurboSHAKE256 (RFC 9861), likewise; the default is 64 bytes.
    TurboShake256(u8),
    /// cSHAKE128 (NIST SP 800-185) with a function name or a customization string. Hashers with
    /// such strings report this algorithm. Without them it [does not exist](Self::exists), because
    /// it would be SHAKE128.
    CShake128,
    /// cSHAKE256, likewise.
    CShake256,
    /// Keccak-256 as submitted, used by Ethereum.
    Keccak256,
    /// Keccak-224 as submitted.
    Keccak224,
    /// Keccak-384 as submitted.
    Keccak384,
    /// Keccak-512 as submitted.
    Keccak512,
    /// SHA-224 (FIPS 180-4).
    Sha224,
    /// SHA-256 (FIPS 180-4).
    Sha256,
    /// Double SHA-256: SHA-256 of the SHA-256 digest, used by Bitcoin.
    Sha256d,
    /// SHA-384 (FIPS 180-4).
    Sha384,
    /// SHA-512 (FIPS 180-4).
    Sha512,
    /// BLAKE2s (RFC 7693) with a digest of the given number of bytes, 1 to 32.
    Blake2s(u8),
    /// BLAKE2b (RFC 7693) with a digest of the given number of bytes, 1 to 64.
    Blake2b(u8),
}

/// The family of functions to which an [`Algorithm`] belongs, with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A sponge on Keccak-p\[1600\] with a rate, a domain and a number of rounds.
    Keccak(Sponge),
    /// [`SHA3_256`] three times, each of the digest of the previous one.
    Sha3x,
    /// SHA-224 or SHA-256 with an initial value, applied `passes` times (2 for `sha256d`).
    Sha256 {
        /// The initial hash value H(0).
        iv: &'static [u32; 8],
        /// The number of times that the function is applied.
        passes: u8,
    },
    /// SHA-384 or SHA-512 with an initial value.
    Sha512 {
        /// The initial hash value H(0).
        iv: &'static [u64; 8],
    },
    /// BLAKE2s.
    Blake2s,
    /// BLAKE2b.
    Blake2b,
}

impl Family {
    /// Whether it is one sponge on Keccak-f\[1600\] with all 24 rounds, as the search kernels
    /// require.
    #[must_use]
    pub const fn is_full_sponge(self) -> bool {
        matches!(self, Self::Keccak(Sponge { rounds: 24, .. }))
    }
}

/// There is no algorithm with that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAlgorithm(pub String);

impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hashweave has no such algorithm; available: ")?;
        let names: Vec<String> = Algorithm::NAMED.iter().map(Algorithm::to_string).collect();
        f.write_str(&names.join(", "))?;
        f.write_str("; BLAKE2 has other lengths too, blake2s-8 to blake2s-256, blake2b-8 to blake2b-512")
    }
}

impl core::error::Error for UnknownAlgorithm {}

impl Algorithm {
    /// The default domain separation byte D of TurboSHAKE (RFC 9861, section 2.1).
    pub const TURBO_DOMAIN: u8 = 0x1F;

    /// The named algorithms. BLAKE2 has more digest lengths, such as `blake2b-160`. TurboSHAKE has
    /// more domains, which have no names, because lists of digests cannot express them.
    pub const NAMED: [Self; 21] = [
        Self::Sha3_224,
        Self::Sha3_256,
        Self::Sha3_384,
        Self::Sha3_512,
        Self::Sha3x,
        Self::Shake128,
        Self::Shake256,
        Self::TurboShake128(Self::TURBO_DOMAIN),
        Self::TurboShake256(Self::TURBO_DOMAIN),
        Self::Keccak224,
        Self::Keccak256,
        Self::Keccak384,
        Self::Keccak512,
        Self::Sha224,
        Self::Sha256,
        Self::Sha256d,
        Self::Sha384,
        Self::Sha512,
        Self::Blake2s(32),
        Self::Blake2b(32),
        Self::Blake2b(64),
    ];

    /// The family of the algorithm, with its parameters.
    #[must_use]
    #[inline]
    pub const fn family(self) -> Family {
        match self {
            Self::Sha3_224 => Family::Keccak(Sponge::sha3(224)),
            Self::Sha3_256 => Family::Keccak(SHA3_256),
            Self::Sha3_384 => Family::Keccak(Sponge::sha3(384)),
            Self::Sha3_512 => Family::Keccak(Sponge::sha3(512)),
            Self::Sha3x => Family::Sha3x,
            Self::Shake128 => Family::Keccak(Sponge::shake(128)),
            Self::Shake256 => Family::Keccak(Sponge::shake(256)),
            Self::TurboShake128(domain) => Family::Keccak(Sponge::turbo_shake(128, domain)),
            Self::TurboShake256(domain) => Family::Keccak(Sponge::turbo_shake(256, domain)),
            Self::CShake128 => Family::Keccak(Sponge::cshake(128)),
            Self::CShake256 => Family::Keccak(Sponge::cshake(256)),
            Self::Keccak256 => Family::Keccak(Sponge::keccak(256)),
            Self::Keccak224 => Family::Keccak(Sponge::keccak(224)),
            Self::Keccak384 => Family::Keccak(Sponge::keccak(384)),
            Self::Keccak512 => Family::Keccak(Sponge::keccak(512)),
            Self::Sha224 => Family::Sha256 { iv: &IV_224, passes: 1 },
            Self::Sha256 => Family::Sha256 { iv: &IV_256, passes: 1 },
            Self::Sha256d => Family::Sha256 { iv: &IV_256, passes: 2 },
            Self::Sha384 => Family::Sha512 { iv: &IV_384 },
            Self::Sha512 => Family::Sha512 { iv: &IV_512 },
            Self::Blake2s(_) => Family::Blake2s,
            Self::Blake2b(_) => Family::Blake2b,
        }
    }

    /// The length of the digest in bytes; for SHAKE, TurboSHAKE and cSHAKE the default length.
    #[must_use]
    #[inline]
    pub const fn digest_length(self) -> usize {
        match self {
            Self::Sha3_224 | Self::Keccak224 | Self::Sha224 => 28,
            Self::Sha3_256
            | Self::Sha3x
            | Self::Keccak256
            | Self::Sha256
            | Self::Sha256d
            | Self::Shake128
            | Self::TurboShake128(_)
            | Self::CShake128 => 32,
            Self::Sha3_384 | Self::Keccak384 | Self::Sha384 => 48,
            Self::Sha3_512
            | Self::Keccak512
            | Self::Sha512
            | Self::Shake256
            | Self::TurboShake256(_)
            | Self::CShake256 => 64,
            Self::Blake2s(length) | Self::Blake2b(length) => length as usize,
        }
    }

    /// Whether the algorithm exists. The digest of BLAKE2s must have 1 to 32 bytes, that of BLAKE2b
    /// 1 to 64; the domain of TurboSHAKE must be 0x01 to 0x7F. cSHAKE does not exist without its
    /// strings.
    #[must_use]
    #[inline]
    pub const fn exists(self) -> bool {
        match self {
            Self::Blake2s(length) => 1 <= length && length <= 32,
            Self::Blake2b(length) => 1 <= length && length <= 64,
            Self::TurboShake128(domain) | Self::TurboShake256(domain) => 1 <= domain && domain <= 0x7F,
            Self::CShake128 | Self::CShake256 => false,
            Self::Sha3_224 | Self::Sha3_256 | Self::Sha3_384 | Self::Sha3_512 | Self::Sha3x => true,
            Self::Shake128 | Self::Shake256 => true,
            Self::Keccak224 | Self::Keccak256 | Self::Keccak384 | Self::Keccak512 => true,
            Self::Sha224 | Self::Sha256 | Self::Sha256d | Self::Sha384 | Self::Sha512 => true,
        }
    }

    /// The word size of the algorithm in bits: 32 or 64.
    #[must_use]
    pub const fn word_bits(self) -> u32 {
        match self.family() {
            Family::Keccak(_) | Family::Sha3x | Family::Sha512 { .. } | Family::Blake2b => 64,
            Family::Sha256 { .. } | Family::Blake2s => 32,
        }
    }

    /// The length in bytes of the longest message that is hashed by one permutation or compression
    /// (by one in each pass for `sha256d` and `sha3x`).
    #[must_use]
    pub const fn single_block(self) -> usize {
        match self.family() {
            Family::Keccak(sponge) => sponge.rate - 1,
            Family::Sha3x => SHA3_256.rate - 1,
            Family::Sha256 { .. } => 55,
            Family::Sha512 { .. } => 111,
            Family::Blake2s => 64,
            Family::Blake2b => 128,
        }
    }

    /// Whether it takes a key, as only BLAKE2 does.
    #[must_use]
    pub const fn takes_key(self) -> bool {
        matches!(self, Self::Blake2s(_) | Self::Blake2b(_))
    }

    /// The name in lists of digests as BSD and `sha256sum --tag` write them; for BLAKE2 and SHAKE
    /// without the length, for TurboSHAKE without the domain.
    ///
    /// ```
    /// assert_eq!(hashes::Algorithm::Blake2b(32).tag(), "BLAKE2b");
    /// ```
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Sha3_224 => "SHA3-224",
            Self::Sha3_256 => "SHA3-256",
            Self::Sha3_384 => "SHA3-384",
            Self::Sha3_512 => "SHA3-512",
            Self::Sha3x => "SHA3X",
            Self::Shake128 => "SHAKE128",
            Self::Shake256 => "SHAKE256",
            Self::TurboShake128(_) => "TurboSHAKE128",
            Self::TurboShake256(_) => "TurboSHAKE256",
            Self::CShake128 => "cSHAKE128",
            Self::CShake256 => "cSHAKE256",
            Self::Keccak224 => "KECCAK-224",
            Self::Keccak256 => "KECCAK-256",
            Self::Keccak384 => "KECCAK-384",
            Self::Keccak512 => "KECCAK-512",
            Self::Sha224 => "SHA224",
            Self::Sha256 => "SHA256",
            Self::Sha256d => "SHA256D",
            Self::Sha384 => "SHA384",
            Self::Sha512 => "SHA512",
            Self::Blake2s(_) => "BLAKE2s",
            Self::Blake2b(_) => "BLAKE2b",
        }
    }

    /// Whether the output can have any length, as that of SHAKE, TurboSHAKE and cSHAKE.
    #[must_use]
    pub const fn is_extendable(self) -> bool {
        matches!(
            self,
            Self::Shake128
                | Self::Shake256
                | Self::TurboShake128(_)
                | Self::TurboShake256(_)
                | Self::CShake128
                | Self::CShake256
        )
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Sha3_224 => "sha3-224",
            Self::Sha3_256 => "sha3-256",
            Self::Sha3_384 => "sha3-384",
            Self::Sha3_512 => "sha3-512",
            Self::Sha3x => "sha3x",
            Self::Shake128 => "shake128",
            Self::Shake256 => "shake256",
            Self::CShake128 => "cshake128",
            Self::CShake256 => "cshake256",
            Self::TurboShake128(Self::TURBO_DOMAIN) => "turboshake128",
            Self::TurboShake256(Self::TURBO_DOMAIN) => "turboshake256",
            Self::TurboShake128(domain) => return f.pad(&format!("turboshake128-{domain:#04x}")),
            Self::TurboShake256(domain) => return f.pad(&format!("turboshake256-{domain:#04x}")),
            Self::Keccak256 => "keccak-256",
            Self::Keccak224 => "keccak-224",
            Self::Keccak384 => "keccak-384",
            Self::Keccak512 => "keccak-512",
            Self::Sha224 => "sha224",
            Self::Sha256 => "sha256",
            Self::Sha256d => "sha256d",
            Self::Sha384 => "sha384",
            Self::Sha512 => "sha512",
            Self::Blake2s(length) => return f.pad(&format!("blake2s-{}", u32::from(*length) * 8)),
            Self::Blake2b(length) => return f.pad(&format!("blake2b-{}", u32::from(*length) * 8)),
        })
    }
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    /// Parses a name as [`Display`](fmt::Display) writes it, and also with capital letters, with
    /// other hyphens and underscores or none, and as `SHA2-256`.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// for name in ["sha256", "SHA256", "SHA-256", "sha2-256"] {
    ///     assert_eq!(name.parse(), Ok(Algorithm::Sha256));
    /// }
    /// assert_eq!(["keccak256", "BLAKE2b512"].map(str::parse), [Ok(Algorithm::Keccak256), Ok(Algorithm::Blake2b(64))]);
    /// assert!("sha3-84".parse::<Algorithm>().is_err());
    /// ```
    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        // Hyphens do not count, but between digits: `sha3-84` is not SHA-384.
        let plain = |name: &str| {
            let name = name.replace('_', "-").to_ascii_lowercase();
            let parts: Vec<&str> = name.split('-').collect();
            let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
            parts[1..].iter().fold(parts[0].to_owned(), |joined, part| {
                let kept = digit(joined.chars().last()) && digit(part.chars().next());
                joined + if kept { "-" } else { "" } + part
            })
        };
        let wanted = plain(name);
        let bytes = |bits: &str| {
            let bits: u32 = bits.parse().ok().filter(|_| bits.bytes().all(|byte| byte.is_ascii_digit()))?;
            u8::try_from(bits / 8).ok().filter(|_| bits.is_multiple_of(8))
        };
        let blake2 = || {
            if let Some(bits) = wanted.strip_prefix("blake2s") {
                bytes(bits).map(Self::Blake2s)
            } else {
                bytes(wanted.strip_prefix("blake2b")?).map(Self::Blake2b)
            }
        };
        let sha2 =
            wanted.strip_prefix("sha2-").filter(|bits| bits.len() == 3).map(|bits| format!("sha{bits}"));
        Self::NAMED
            .into_iter()
            .find(|algorithm| [Some(&wanted), sha2.as_ref()].contains(&Some(&plain(&algorithm.to_string()))))
            .or_else(|| blake2().filter(|algorithm| algorithm.exists()))
            .ok_or_else(|| UnknownAlgorithm(name.to_owned()))
    }
}
