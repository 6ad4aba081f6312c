//! The columns of a row, and the families of functions.

use crate::functions::MerkleDamgard;
use crate::keccak::{SHA3_256, Sponge};
use crate::primitive::{Facts, Primitive};

/// The facts about an algorithm, each of which is said here only.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Row {
    /// Its name in lists, in front of its parameter: `sha512`, `blake2b`.
    pub name: &'static str,
    /// One sentence that says what it is.
    pub about: &'static str,
    /// The document that defines it, or who uses it where there is none.
    pub standard: &'static str,
    /// A warning to users, in whole sentences: `Broken for signatures: …`.
    pub warning: Option<&'static str>,
    /// Other names that are understood, in small letters, with a hyphen only between digits.
    pub aliases: &'static [&'static str],
    /// The name in lists of digests as BSD and `sha256sum --tag` write them, without a length.
    pub tag: &'static str,
    /// Other tags that lists of digests have, such as those of `openssl dgst`, each with the bytes
    /// of the digests that it stands for. Capital letters do not count.
    pub other_tags: &'static [(&'static str, usize)],
    /// Names under which the command computes it, besides its names with `sum` at the end.
    pub tools: &'static [&'static str],
    /// The family of functions to which it belongs, with its parameters.
    pub family: Family,
    /// The primitive of the family, worked out by the compiler: every message asks for it.
    pub(super) primitive: Primitive,
    /// The facts about that primitive, likewise.
    pub(super) facts: Facts,
    /// How often the function of the family is applied, likewise.
    pub(super) passes: u8,
    /// Whether a later pass has another primitive, likewise.
    pub(super) has_stages: bool,
    /// Bytes of the digest: the usual number where it can vary, the most where it is a parameter.
    pub digest_length: usize,
    /// Whether the output can have any length.
    pub is_extendable: bool,
    /// Bytes of the longest key; zero if it takes none.
    pub longest_key: usize,
    /// Bytes of the shortest key, if it takes one.
    pub shortest_key: usize,
    /// The meaning of the value in parentheses.
    pub parameter: Parameter,
    /// The parameters with which it is in lists of names: one zero if it has none.
    pub listed: &'static [u8],
    /// The digests of "abc" in hexadecimal, one for each of `listed`, as its standard has them or
    /// as other implementations compute them (Python's `hashlib`, `PyCryptodome`).
    pub abc: &'static [&'static str],
    /// Whether benchmarks, and prices of kernels, are of this algorithm and not of others with its
    /// function ([`Algorithm::measured`](super::Algorithm::measured)).
    pub is_measured: bool,
    /// How Python's `hashlib` has it, or has the function of its first pass.
    pub hashlib: Hashlib,
}

impl Row {
    /// A row with the facts that every algorithm has but its names, and with nothing unusual.
    pub(super) const fn new(family: Family, digest_length: usize) -> Self {
        Self {
            name: "",
            about: "",
            standard: "",
            warning: None,
            aliases: &[],
            tag: "",
            other_tags: &[],
            tools: &[],
            family,
            primitive: family.primitive(),
            facts: family.primitive().facts(),
            passes: family.passes(),
            has_stages: family.has_stages(),
            digest_length,
            is_extendable: false,
            longest_key: 0,
            shortest_key: 1,
            parameter: Parameter::None,
            listed: &[0],
            abc: &[],
            is_measured: false,
            hashlib: Hashlib::Missing,
        }
    }
}

/// The meaning of the parameter of an [`Algorithm`](super::Algorithm).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// There is none.
    None,
    /// Bytes of the digest, 1 to those of the row.
    Length,
    /// The domain separation byte of TurboSHAKE, 0x01 to 0x7F.
    Domain,
    /// Strings that only a hasher has; without them the algorithm does not exist.
    Strings,
}

/// How Python's `hashlib` has a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hashlib {
    /// It has not.
    Missing,
    /// As a constructor of this name.
    Constructor(&'static str),
    /// By `hashlib.new` with this name, where its OpenSSL has it.
    New(&'static str),
}

/// The family of functions to which an [`Algorithm`](super::Algorithm) belongs, with its
/// parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A sponge on Keccak-p\[1600\] with a rate, a domain and a number of rounds.
    Keccak(Sponge),
    /// [`SHA3_256`](crate::keccak::SHA3_256) three times, each of the digest of the previous one.
    Sha3x,
    /// SHA-224 or SHA-256 with an initial value, and what hashes the digest again.
    Sha256 {
        /// The initial hash value H(0).
        iv: &'static [u32; 8],
        /// The function of a second pass, if there is one.
        later: Option<Later>,
    },
    /// SHA-384, SHA-512 or SHA-512/t with an initial value.
    Sha512 {
        /// The initial hash value H(0).
        iv: &'static [u64; 8],
    },
    /// MD5, SHA-1, RIPEMD-160 or SM3.
    MerkleDamgard(MerkleDamgard),
    /// BLAKE2s.
    Blake2s,
    /// BLAKE2b.
    Blake2b,
    /// BLAKE3, of which messages of more than a chunk are trees.
    Blake3,
}

/// What hashes a digest of SHA-256 again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    /// SHA-256, for `sha256d`.
    Sha256,
    /// RIPEMD-160, for `hash160`.
    Ripemd160,
}

impl Family {
    const fn primitive(self) -> Primitive {
        match self {
            Self::Keccak(Sponge { rate, rounds, suffix: _ }) => {
                Primitive::Keccak { rate: rate as u8, rounds: rounds as u8 }
            }
            Self::Sha3x => Self::Keccak(SHA3_256).primitive(),
            Self::Sha256 { .. } => Primitive::Sha256,
            Self::Sha512 { .. } => Primitive::Sha512,
            Self::MerkleDamgard(function) => Primitive::MerkleDamgard(function),
            Self::Blake2s => Primitive::Blake2s,
            Self::Blake2b => Primitive::Blake2b,
            Self::Blake3 => Primitive::Blake3,
        }
    }

    const fn passes(self) -> u8 {
        match self {
            Self::Sha3x => 3,
            Self::Sha256 { later: Some(_), .. } => 2,
            Self::Keccak(_)
            | Self::Sha256 { later: None, .. }
            | Self::Sha512 { .. }
            | Self::MerkleDamgard(_)
            | Self::Blake2s
            | Self::Blake2b
            | Self::Blake3 => 1,
        }
    }

    const fn has_stages(self) -> bool {
        match self {
            Self::Sha256 { later: Some(Later::Ripemd160), .. } => true,
            Self::Sha256 { later: Some(Later::Sha256) | None, .. }
            | Self::Keccak(_)
            | Self::Sha3x
            | Self::Sha512 { .. }
            | Self::MerkleDamgard(_)
            | Self::Blake2s
            | Self::Blake2b
            | Self::Blake3 => false,
        }
    }

    /// Whether it is one sponge on Keccak-f\[1600\] with all 24 rounds, as the search kernels
    /// require.
    #[must_use]
    pub const fn is_full_sponge(self) -> bool {
        matches!(self, Self::Keccak(Sponge { rounds: 24, .. }))
    }
}
