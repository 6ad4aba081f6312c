//! The hash algorithms: one row for each, with everything that is known of it.
//!
//! A new algorithm is one entry of `algorithms!` below, next to those that it resembles. The
//! methods of [`Algorithm`], the list [`Algorithm::NAMED`] and the front ends read the rows; texts
//! that have to be written out (documents, the header of C, stubs of Python) are compared with them
//! by tests, which name the file and the algorithm that it lacks.

mod row;

pub use row::{Family, Hashlib, Later, Parameter, Row};

use crate::functions::MerkleDamgard;
use crate::keccak::{SHA3_256, Sponge};
use crate::primitive::{Facts, Primitive};
use crate::sha2::{IV_224, IV_256, IV_384, IV_512, IV_512_224, IV_512_256};
use core::fmt;
use core::str::FromStr;

/// The type of a parameter, which is the same for all algorithms.
macro_rules! byte {
    ($parameter:ident) => {
        u8
    };
}

/// The value, where an algorithm has the parameter.
macro_rules! given {
    ($parameter:ident, $value:expr) => {
        $value
    };
}

/// Declares [`Algorithm`] and its rows. An entry is the name of the variant, the name and the usual
/// value of its parameter if it has one, a sentence that says what it is, its warning if it has one,
/// and the other columns of its row. Documentation above an entry follows those sentences.
macro_rules! algorithms {
    ($($(#[$more:meta])* $variant:ident $(($parameter:ident = $usual:expr))?: $about:literal $(warning $warning:literal)? { $($columns:tt)* })*) => {
        /// A hash algorithm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Algorithm {
            $(#[doc = $about] $(#[doc = $warning])? $(#[$more])* $variant $((byte!($parameter)))?,)*
        }

        impl Algorithm {
            /// Every algorithm, with its usual parameter if it has one, even those that do not
            /// [exist](Self::exists) by themselves.
            pub const ALL: &[Self] = &[$(Self::$variant $(($usual))?),*];

            /// The facts about the algorithm, whatever its parameter.
            ///
            /// ```
            /// assert_eq!(hashes::Algorithm::Sha512.row().standard, "FIPS 180-4");
            /// ```
            #[must_use]
            #[inline]
            pub const fn row(self) -> &'static Row {
                match self {
                    $(Self::$variant { .. } => const { &row!($about, [$($warning)?], { $($columns)* }) },)*
                }
            }

            /// The value of its parameter, or zero if it has none.
            #[inline]
            const fn parameter(self) -> u8 {
                match self {
                    $(Self::$variant $(($parameter))? => 0 $(+ $parameter)?,)*
                }
            }

            /// The same algorithm with another parameter, if it has one.
            const fn with_parameter(self, value: u8) -> Self {
                match self {
                    $(Self::$variant { .. } => Self::$variant $((given!($parameter, value)))?,)*
                }
            }
        }
    };
}

/// A row from its columns.
macro_rules! row {
    ($about:literal, [$($warning:literal)?], { $($column:ident: $value:expr,)* ..$rest:expr }) => {
        Row { about: $about, $(warning: Some($warning),)? $($column: $value,)* ..$rest }
    };
}

algorithms! {
    Sha3_224: "SHA3-224 (FIPS 202)." {
        name: "sha3-224",
        tag: "SHA3-224",
        standard: "FIPS 202",
        hashlib: Hashlib::Constructor("sha3_224"),
        abc: &["e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf"],
        ..Row::new(Family::Keccak(Sponge::sha3(224)), 28)
    }
    Sha3_256: "SHA3-256 (FIPS 202)." {
        name: "sha3-256",
        tag: "SHA3-256",
        standard: "FIPS 202",
        is_measured: true,
        hashlib: Hashlib::Constructor("sha3_256"),
        abc: &["3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"],
        ..Row::new(Family::Keccak(SHA3_256), 32)
    }
    Sha3_384: "SHA3-384 (FIPS 202)." {
        name: "sha3-384",
        tag: "SHA3-384",
        standard: "FIPS 202",
        hashlib: Hashlib::Constructor("sha3_384"),
        abc: &[
            "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25",
        ],
        ..Row::new(Family::Keccak(Sponge::sha3(384)), 48)
    }
    Sha3_512: "SHA3-512 (FIPS 202)." {
        name: "sha3-512",
        tag: "SHA3-512",
        standard: "FIPS 202",
        hashlib: Hashlib::Constructor("sha3_512"),
        abc: &[
            "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0",
        ],
        ..Row::new(Family::Keccak(Sponge::sha3(512)), 64)
    }
    Sha3x: "Triple SHA3-256, used by Tari." {
        name: "sha3x",
        tag: "SHA3X",
        standard: "Tari",
        hashlib: Hashlib::Constructor("sha3_256"),
        abc: &["cd2416183a8fca0d97e778722f027b35b3ee820016435c6d1473cf6baf41dcd8"],
        ..Row::new(Family::Sha3x, 32)
    }
    Shake128: "SHAKE128 (FIPS 202), with output of any length; the default is 32 bytes." {
        name: "shake128",
        tag: "SHAKE128",
        // OpenSSL's default is half of what the strength would allow.
        other_tags: &[("SHAKE-128", 16)],
        standard: "FIPS 202",
        is_extendable: true,
        hashlib: Hashlib::Constructor("shake_128"),
        abc: &["5881092dd818bf5cf8a3ddb793fbcba74097d5c526a6d35f97b83351940f2cc8"],
        ..Row::new(Family::Keccak(Sponge::shake(128)), 32)
    }
    Shake256: "SHAKE256 (FIPS 202), with output of any length; the default is 64 bytes." {
        name: "shake256",
        tag: "SHAKE256",
        other_tags: &[("SHAKE-256", 32)],
        standard: "FIPS 202",
        is_extendable: true,
        hashlib: Hashlib::Constructor("shake_256"),
        abc: &[
            "483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739d5a15bef186a5386c75744c0527e1faa9f8726e462a12a4feb06bd8801e751e4",
        ],
        ..Row::new(Family::Keccak(Sponge::shake(256)), 64)
    }
    /// The parameter is the domain separation byte D, 0x01 to 0x7F. The default of D is
    /// [`TURBO_DOMAIN`](Self::TURBO_DOMAIN).
    TurboShake128(domain = Self::TURBO_DOMAIN):
    "TurboSHAKE128 (RFC 9861, D = 0x1F), with output of any length; the default is 32 bytes." {
        name: "turboshake128",
        tag: "TurboSHAKE128",
        standard: "RFC 9861",
        is_extendable: true,
        parameter: Parameter::Domain,
        listed: &[Algorithm::TURBO_DOMAIN],
        is_measured: true,
        abc: &["dcf1646dfe993a8eb6b782d1faaca6d82416a5dcf1de98ee3c6dbc5e1dc63018"],
        ..Row::new(Family::Keccak(Sponge::turbo_shake(128, Algorithm::TURBO_DOMAIN)), 32)
    }
    /// The parameter is as in TurboSHAKE128.
    TurboShake256(domain = Self::TURBO_DOMAIN):
    "TurboSHAKE256 (RFC 9861, D = 0x1F), with output of any length; the default is 64 bytes." {
        name: "turboshake256",
        tag: "TurboSHAKE256",
        standard: "RFC 9861",
        is_extendable: true,
        parameter: Parameter::Domain,
        listed: &[Algorithm::TURBO_DOMAIN],
        abc: &[
            "63824b1431a7372e85edc022c9d7afdd027472fcfa33c887d6f5aaf8dc5d4db68afbcb5714b49b7ffd8dd115dd5bd5436f837236845a230d6969a4083a113617",
        ],
        ..Row::new(Family::Keccak(Sponge::turbo_shake(256, Algorithm::TURBO_DOMAIN)), 64)
    }
    /// Hashers with such strings report this algorithm. Without them it [does not
    /// exist](Self::exists), because it would be SHAKE128.
    CShake128: "cSHAKE128 (NIST SP 800-185) with a function name or a customization string." {
        name: "cshake128",
        tag: "cSHAKE128",
        standard: "SP 800-185",
        is_extendable: true,
        parameter: Parameter::Strings,
        listed: &[],
        ..Row::new(Family::Keccak(Sponge::cshake(128)), 32)
    }
    /// It exists as cSHAKE128 does.
    CShake256: "cSHAKE256 (NIST SP 800-185) with a function name or a customization string." {
        name: "cshake256",
        tag: "cSHAKE256",
        standard: "SP 800-185",
        is_extendable: true,
        parameter: Parameter::Strings,
        listed: &[],
        ..Row::new(Family::Keccak(Sponge::cshake(256)), 64)
    }
    Keccak224: "Keccak-224 as submitted." {
        name: "keccak-224",
        tag: "KECCAK-224",
        standard: "Keccak 3.0",
        abc: &["c30411768506ebe1c2871b1ee2e87d38df342317300a9b97a95ec6a8"],
        ..Row::new(Family::Keccak(Sponge::keccak(224)), 28)
    }
    Keccak256: "Keccak-256 as submitted, used by Ethereum." {
        name: "keccak-256",
        tag: "KECCAK-256",
        standard: "Keccak 3.0",
        abc: &["4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"],
        ..Row::new(Family::Keccak(Sponge::keccak(256)), 32)
    }
    Keccak384: "Keccak-384 as submitted." {
        name: "keccak-384",
        tag: "KECCAK-384",
        standard: "Keccak 3.0",
        abc: &[
            "f7df1165f033337be098e7d288ad6a2f74409d7a60b49c36642218de161b1f99f8c681e4afaf31a34db29fb763e3c28e",
        ],
        ..Row::new(Family::Keccak(Sponge::keccak(384)), 48)
    }
    Keccak512: "Keccak-512 as submitted." {
        name: "keccak-512",
        tag: "KECCAK-512",
        standard: "Keccak 3.0",
        abc: &[
            "18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96",
        ],
        ..Row::new(Family::Keccak(Sponge::keccak(512)), 64)
    }
    Sha224: "SHA-224 (FIPS 180-4)." {
        name: "sha224",
        aliases: &["sha2-224"],
        tag: "SHA224",
        other_tags: &[("SHA2-224", 28)],
        standard: "FIPS 180-4",
        hashlib: Hashlib::Constructor("sha224"),
        abc: &["23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"],
        ..Row::new(Family::Sha256 { iv: &IV_224, later: None }, 28)
    }
    Sha256: "SHA-256 (FIPS 180-4)." {
        name: "sha256",
        aliases: &["sha2-256"],
        tag: "SHA256",
        other_tags: &[("SHA2-256", 32)],
        standard: "FIPS 180-4",
        is_measured: true,
        hashlib: Hashlib::Constructor("sha256"),
        abc: &["ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
        ..Row::new(Family::Sha256 { iv: &IV_256, later: None }, 32)
    }
    Sha256d: "Double SHA-256: SHA-256 of the SHA-256 digest, used by Bitcoin." {
        name: "sha256d",
        tag: "SHA256D",
        standard: "Bitcoin",
        hashlib: Hashlib::Constructor("sha256"),
        abc: &["4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358"],
        ..Row::new(Family::Sha256 { iv: &IV_256, later: Some(Later::Sha256) }, 32)
    }
    Hash160: "HASH160: RIPEMD-160 of the SHA-256 digest, used by Bitcoin." {
        name: "hash160",
        tag: "HASH160",
        standard: "Bitcoin",
        hashlib: Hashlib::Constructor("sha256"),
        abc: &["bb1be98c142444d7a56aa3981c3942a978e4dc33"],
        ..Row::new(Family::Sha256 { iv: &IV_256, later: Some(Later::Ripemd160) }, 20)
    }
    Sha384: "SHA-384 (FIPS 180-4)." {
        name: "sha384",
        aliases: &["sha2-384"],
        tag: "SHA384",
        other_tags: &[("SHA2-384", 48)],
        standard: "FIPS 180-4",
        hashlib: Hashlib::Constructor("sha384"),
        abc: &[
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
        ],
        ..Row::new(Family::Sha512 { iv: &IV_384 }, 48)
    }
    Sha512: "SHA-512 (FIPS 180-4)." {
        name: "sha512",
        aliases: &["sha2-512"],
        tag: "SHA512",
        other_tags: &[("SHA2-512", 64)],
        standard: "FIPS 180-4",
        is_measured: true,
        hashlib: Hashlib::Constructor("sha512"),
        abc: &[
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        ],
        ..Row::new(Family::Sha512 { iv: &IV_512 }, 64)
    }
    Sha512_224: "SHA-512/224 (FIPS 180-4)." {
        name: "sha512-224",
        // FreeBSD writes a t, and Perl's shasum nothing.
        aliases: &["sha512/224", "sha2-512/224", "sha2-512-224", "sha512t224", "sha512224"],
        tag: "SHA512/224",
        other_tags: &[("SHA2-512/224", 28), ("SHA512-224", 28), ("SHA512t224", 28)],
        standard: "FIPS 180-4",
        hashlib: Hashlib::New("sha512_224"),
        abc: &["4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa"],
        ..Row::new(Family::Sha512 { iv: &IV_512_224 }, 28)
    }
    Sha512_256: "SHA-512/256 (FIPS 180-4)." {
        name: "sha512-256",
        // FreeBSD writes a t, and Perl's shasum nothing.
        aliases: &["sha512/256", "sha2-512/256", "sha2-512-256", "sha512t256", "sha512256"],
        tag: "SHA512/256",
        other_tags: &[("SHA2-512/256", 32), ("SHA512-256", 32), ("SHA512t256", 32)],
        standard: "FIPS 180-4",
        hashlib: Hashlib::New("sha512_256"),
        abc: &["53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23"],
        ..Row::new(Family::Sha512 { iv: &IV_512_256 }, 32)
    }
    // Wang and Yu, EUROCRYPT 2005, announced in 2004.
    Md5: "MD5 (RFC 1321)."
    warning "Broken for signatures: two messages with one digest are made in seconds (Wang 2004). Use it only for digests that exist." {
        name: "md5",
        tag: "MD5",
        standard: "RFC 1321",
        is_measured: true,
        hashlib: Hashlib::Constructor("md5"),
        abc: &["900150983cd24fb0d6963f7d28e17f72"],
        ..Row::new(Family::MerkleDamgard(MerkleDamgard::Md5), 16)
    }
    // Stevens and others, CRYPTO 2017: https://shattered.io
    Sha1: "SHA-1 (FIPS 180-4)."
    warning "Broken for signatures: two messages with one digest have been made (SHAttered 2017). Use it only for digests that exist." {
        name: "sha1",
        tag: "SHA1",
        standard: "FIPS 180-4",
        is_measured: true,
        hashlib: Hashlib::Constructor("sha1"),
        abc: &["a9993e364706816aba3e25717850c26c9cd0d89d"],
        ..Row::new(Family::MerkleDamgard(MerkleDamgard::Sha1), 20)
    }
    Ripemd160: "RIPEMD-160 (ISO/IEC 10118-3)." {
        name: "ripemd160",
        aliases: &["rmd160"],
        tag: "RMD160",
        other_tags: &[("RIPEMD160", 20), ("RIPEMD-160", 20)],
        standard: "ISO/IEC 10118-3",
        is_measured: true,
        hashlib: Hashlib::New("ripemd160"),
        abc: &["8eb208f7e05d987a9b044a8e98c6b087f15a0bfc"],
        ..Row::new(Family::MerkleDamgard(MerkleDamgard::Ripemd160), 20)
    }
    Sm3: "SM3 (GB/T 32905-2016)." {
        name: "sm3",
        tag: "SM3",
        standard: "GB/T 32905-2016",
        is_measured: true,
        hashlib: Hashlib::New("sm3"),
        abc: &["66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0"],
        ..Row::new(Family::MerkleDamgard(MerkleDamgard::Sm3), 32)
    }
    /// The parameter is the number of bytes, 1 to 32.
    Blake2s(length = 32): "BLAKE2s (RFC 7693) with a digest of the given number of bytes." {
        name: "blake2s",
        tag: "BLAKE2s",
        tools: &["b2ssum"],
        standard: "RFC 7693",
        longest_key: 32,
        parameter: Parameter::Length,
        listed: &[32],
        is_measured: true,
        hashlib: Hashlib::Constructor("blake2s"),
        abc: &["508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982"],
        ..Row::new(Family::Blake2s, 32)
    }
    /// The parameter is the number of bytes, 1 to 64.
    Blake2b(length = 64): "BLAKE2b (RFC 7693) with a digest of the given number of bytes." {
        name: "blake2b",
        tag: "BLAKE2b",
        tools: &["b2sum"],
        standard: "RFC 7693",
        longest_key: 64,
        parameter: Parameter::Length,
        listed: &[32, 64],
        is_measured: true,
        hashlib: Hashlib::Constructor("blake2b"),
        abc: &[
            "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319",
            "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
        ],
        ..Row::new(Family::Blake2b, 64)
    }
    /// The digest has 32 bytes. Messages of more than a [`chunk`](Self::chunk) are trees.
    Blake3: "BLAKE3, a tree of chunks of 1024 bytes." {
        name: "blake3",
        tag: "BLAKE3",
        standard: "BLAKE3, 2020",
        longest_key: 32,
        shortest_key: 32,
        is_measured: true,
        abc: &["6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85"],
        ..Row::new(Family::Blake3, 32)
    }
}

/// There is no algorithm with that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAlgorithm(pub String);

impl UnknownAlgorithm {
    /// The names that [`Algorithm::NAMED`] leaves out, as a clause that ends an error message.
    ///
    /// ```
    /// assert!(hashes::UnknownAlgorithm::other_lengths().contains("blake2s-8 to blake2s-256"));
    /// ```
    #[must_use]
    pub fn other_lengths() -> String {
        let sized = Algorithm::ALL.iter().filter(|algorithm| algorithm.row().parameter == Parameter::Length);
        let ranges = sized.map(|algorithm| {
            let least = algorithm.with_parameter(1);
            format!("{least} to {algorithm}")
        });
        format!("BLAKE2 has other lengths too, {}", ranges.collect::<Vec<_>>().join(", "))
    }
}

impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = Algorithm::NAMED.iter().map(Algorithm::to_string).collect();
        let names = names.join(", ");
        write!(f, "hashweave has no such algorithm; available: {names}; {}", Self::other_lengths())
    }
}

impl core::error::Error for UnknownAlgorithm {}

impl Algorithm {
    /// The default domain separation byte D of TurboSHAKE (RFC 9861, section 2.1).
    pub const TURBO_DOMAIN: u8 = 0x1F;

    /// The named algorithms. BLAKE2 has more digest lengths, such as `blake2b-160`. TurboSHAKE has
    /// more domains, which have no names, because lists of digests cannot express them.
    pub const NAMED: [Self; Self::NAMES] = {
        let mut named = [Self::ALL[0]; Self::NAMES];
        let (mut row, mut name) = (0, 0);
        while row < Self::ALL.len() {
            let listed = Self::ALL[row].row().listed;
            let mut i = 0;
            while i < listed.len() {
                named[name] = Self::ALL[row].with_parameter(listed[i]);
                (i, name) = (i + 1, name + 1);
            }
            row += 1;
        }
        named
    };

    /// The number of named algorithms.
    const NAMES: usize = {
        let (mut row, mut names) = (0, 0);
        while row < Self::ALL.len() {
            names += Self::ALL[row].row().listed.len();
            row += 1;
        }
        names
    };

    /// One algorithm of each compression function and permutation: those that benchmarks measure and
    /// by whose names prices of kernels are kept, for blocks of the others cost the same.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// let names: Vec<String> = Algorithm::measured().map(|algorithm| algorithm.to_string()).collect();
    /// assert!(names.contains(&"sha512".to_owned()) && !names.contains(&"sha384".to_owned()));
    /// ```
    pub fn measured() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|algorithm| algorithm.row().is_measured)
    }

    /// The family of the algorithm, with its parameters.
    #[must_use]
    #[inline]
    pub const fn family(self) -> Family {
        match self.row().family {
            Family::Keccak(sponge) => Family::Keccak(self.with_domain(sponge)),
            other => other,
        }
    }

    /// The sponge of its row with its domain.
    #[inline]
    pub(crate) const fn with_domain(self, sponge: Sponge) -> Sponge {
        match self.row().parameter {
            Parameter::Domain => Sponge { suffix: self.parameter(), ..sponge },
            Parameter::None | Parameter::Length | Parameter::Strings => sponge,
        }
    }

    /// The primitive that the algorithm is built on.
    #[must_use]
    #[inline]
    pub const fn primitive(self) -> Primitive {
        self.row().primitive
    }

    /// The facts about the primitive.
    #[inline]
    pub(crate) const fn facts(self) -> Facts {
        self.row().facts
    }

    /// The word size of the algorithm in bits: 32 or 64.
    #[must_use]
    #[inline]
    pub const fn word_bits(self) -> u32 {
        self.primitive().word_bits()
    }

    /// Bytes of a chunk, if the algorithm makes a tree of longer messages, as only BLAKE3 does. A
    /// [`State`](crate::State) and the kernels of its [primitive](Self::primitive) have messages of
    /// at most a chunk.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// assert_eq!([Algorithm::Blake3, Algorithm::Blake2s(32)].map(Algorithm::chunk), [Some(1024), None]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn chunk(self) -> Option<usize> {
        match self.row().family {
            Family::Blake3 => Some(crate::blake3::CHUNK),
            Family::Keccak(_)
            | Family::Sha3x
            | Family::Sha256 { .. }
            | Family::Sha512 { .. }
            | Family::MerkleDamgard(_)
            | Family::Blake2s
            | Family::Blake2b => None,
        }
    }

    /// Whether a message of that many bytes is a tree of [chunks](Self::chunk).
    #[must_use]
    #[inline]
    pub const fn is_tree(self, length: usize) -> bool {
        matches!(self.chunk(), Some(chunk) if length > chunk)
    }

    /// How often a function is applied, each time but the first to the digest before: 2 for
    /// `sha256d` and `hash160`, 3 for `sha3x`, else 1.
    #[must_use]
    #[inline]
    pub const fn passes(self) -> u8 {
        self.row().passes
    }

    /// The algorithm of the first pass: itself, if there is no other.
    ///
    /// ```
    /// assert_eq!(hashes::Algorithm::Hash160.first(), hashes::Algorithm::Sha256);
    /// ```
    #[must_use]
    #[inline]
    pub const fn first(self) -> Self {
        match self.row().family {
            Family::Sha3x => Self::Sha3_256,
            Family::Sha256 { later: Some(_), .. } => Self::Sha256,
            Family::Keccak(_)
            | Family::Sha256 { later: None, .. }
            | Family::Sha512 { .. }
            | Family::MerkleDamgard(_)
            | Family::Blake2s
            | Family::Blake2b
            | Family::Blake3 => self,
        }
    }

    /// The algorithm of the passes after the first, if there are any.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// assert_eq!(Algorithm::Hash160.later(), Some(Algorithm::Ripemd160));
    /// assert_eq!(Algorithm::Sha256.later(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn later(self) -> Option<Self> {
        match self.row().family {
            Family::Sha3x => Some(Self::Sha3_256),
            Family::Sha256 { later: Some(Later::Sha256), .. } => Some(Self::Sha256),
            Family::Sha256 { later: Some(Later::Ripemd160), .. } => Some(Self::Ripemd160),
            Family::Keccak(_)
            | Family::Sha256 { later: None, .. }
            | Family::Sha512 { .. }
            | Family::MerkleDamgard(_)
            | Family::Blake2s
            | Family::Blake2b
            | Family::Blake3 => None,
        }
    }

    /// The algorithms of both passes, if they have different primitives, so that no kernel computes
    /// both: the first digests are then a batch of messages for the second. [`State`](crate::State)
    /// has only the first pass of such an algorithm.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// assert_eq!(Algorithm::Hash160.stages(), Some([Algorithm::Sha256, Algorithm::Ripemd160]));
    /// assert_eq!(Algorithm::Sha256d.stages(), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn stages(self) -> Option<[Self; 2]> {
        if !self.row().has_stages {
            return None;
        }
        Some([self.first(), self.later()?])
    }

    /// The length of the digest in bytes; for SHAKE, TurboSHAKE and cSHAKE the default length.
    #[must_use]
    #[inline]
    pub const fn digest_length(self) -> usize {
        match self.row().parameter {
            Parameter::Length => self.parameter() as usize,
            Parameter::None | Parameter::Domain | Parameter::Strings => self.row().digest_length,
        }
    }

    /// The algorithm with a digest of this number of bytes, if there is one: BLAKE2 with another
    /// parameter, an extendable function as it is, and any other if it is the length of its digest.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// assert_eq!(Algorithm::Blake2b(64).with_digest_length(20), Some(Algorithm::Blake2b(20)));
    /// assert_eq!(Algorithm::Sha256.with_digest_length(20), None);
    /// ```
    #[must_use]
    pub const fn with_digest_length(self, length: usize) -> Option<Self> {
        let row = self.row();
        let (found, fits) = match row.parameter {
            Parameter::Length if length <= row.digest_length => (self.with_parameter(length as u8), true),
            Parameter::Length => (self, false),
            Parameter::None | Parameter::Domain | Parameter::Strings => {
                (self, row.is_extendable || length == row.digest_length)
            }
        };
        if fits && found.exists() { Some(found) } else { None }
    }

    /// Whether the algorithm exists. The digest of BLAKE2s must have 1 to 32 bytes, that of BLAKE2b
    /// 1 to 64; the domain of TurboSHAKE must be 0x01 to 0x7F. cSHAKE does not exist without its
    /// strings.
    #[must_use]
    #[inline(always)]
    pub const fn exists(self) -> bool {
        match self.row().parameter {
            Parameter::None => true,
            Parameter::Length => {
                1 <= self.parameter() && self.parameter() as usize <= self.row().digest_length
            }
            Parameter::Domain => 1 <= self.parameter() && self.parameter() <= 0x7F,
            Parameter::Strings => false,
        }
    }

    /// The length of the longest key in bytes: zero if it takes none, as all but BLAKE2 and BLAKE3.
    #[must_use]
    #[inline]
    pub const fn longest_key(self) -> usize {
        self.row().longest_key
    }

    /// The digest of "abc" in hexadecimal, if the algorithm is one of [`NAMED`](Self::NAMED): the
    /// known answer of the self-test, by other implementations than this one.
    ///
    /// ```
    /// let digest = hashes::Algorithm::Sha256.digest_of_abc().expect("it is named");
    /// assert!(digest.starts_with("ba7816bf"));
    /// ```
    #[must_use]
    pub fn digest_of_abc(self) -> Option<&'static str> {
        let row = self.row();
        let place = row.listed.iter().position(|listed| *listed == self.parameter())?;
        row.abc.get(place).copied()
    }

    /// Whether it takes a key, as BLAKE2 and BLAKE3 do.
    #[must_use]
    #[inline]
    pub const fn takes_key(self) -> bool {
        self.longest_key() > 0
    }

    /// Whether it takes a key of that many bytes. A key of none is no key, which every algorithm
    /// takes.
    ///
    /// ```
    /// use hashes::Algorithm;
    /// assert!(Algorithm::Blake2s(32).takes_key_of(5) && !Algorithm::Blake3.takes_key_of(5));
    /// ```
    #[must_use]
    #[inline]
    pub const fn takes_key_of(self, length: usize) -> bool {
        length == 0 || self.row().shortest_key <= length && length <= self.longest_key()
    }

    /// The name in lists of digests as BSD and `sha256sum --tag` write them; for BLAKE2 and SHAKE
    /// without the length, for TurboSHAKE without the domain.
    ///
    /// ```
    /// assert_eq!(hashes::Algorithm::Blake2b(32).tag(), "BLAKE2b");
    /// ```
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.row().tag
    }

    /// Whether the output can have any length, as that of SHAKE, TurboSHAKE and cSHAKE.
    #[must_use]
    #[inline]
    pub const fn is_extendable(self) -> bool {
        self.row().is_extendable
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Row { name, parameter, .. } = self.row();
        match parameter {
            Parameter::Length => f.pad(&format!("{name}-{}", u32::from(self.parameter()) * 8)),
            Parameter::Domain if self.parameter() != Self::TURBO_DOMAIN => {
                f.pad(&format!("{name}-{:#04x}", self.parameter()))
            }
            Parameter::None | Parameter::Domain | Parameter::Strings => f.pad(name),
        }
    }
}

/// A name in the form in which names are compared: small letters, and hyphens only between digits,
/// because `sha3-84` is not SHA-384.
fn plain(name: &str) -> String {
    let name = name.replace('_', "-").to_ascii_lowercase();
    let parts: Vec<&str> = name.split('-').collect();
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    parts[1..].iter().fold(parts[0].to_owned(), |joined, part| {
        let kept = digit(joined.chars().last()) && digit(part.chars().next());
        joined + if kept { "-" } else { "" } + part
    })
}

/// The algorithm with a digest of this number of bits, in decimal.
fn with_bits(algorithm: Algorithm, bits: &str) -> Option<Algorithm> {
    let bits: usize = bits.parse().ok().filter(|_| bits.bytes().all(|byte| byte.is_ascii_digit()))?;
    algorithm.with_digest_length(bits / 8).filter(|_| bits.is_multiple_of(8))
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    /// Parses a name as [`Display`](fmt::Display) writes it, or an alias of its row, and also with
    /// capital letters and with other hyphens and underscores or none.
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
        let wanted = plain(name);
        let sized = |algorithm: &Self| {
            let Row { name, parameter, .. } = algorithm.row();
            let bits = wanted.strip_prefix(name).filter(|_| *parameter == Parameter::Length)?;
            with_bits(*algorithm, bits)
        };
        Self::NAMED
            .into_iter()
            .find(|algorithm| plain(&algorithm.to_string()) == wanted)
            .or_else(|| Self::ALL.iter().copied().find(|other| other.row().aliases.contains(&&*wanted)))
            .or_else(|| Self::ALL.iter().find_map(sized))
            .ok_or_else(|| UnknownAlgorithm(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reference;
    use std::collections::BTreeSet;

    /// Every row says what the type cannot demand.
    #[test]
    fn rows_are_complete() {
        for algorithm in Algorithm::ALL {
            let row = algorithm.row();
            assert!(row.about.ends_with('.'), "{algorithm:?}: its sentence has no end");
            assert!(row.warning.is_none_or(|warning| warning.ends_with('.')), "{algorithm:?}: its warning");
            assert!(!row.standard.is_empty() && !row.tag.is_empty(), "{algorithm:?}");
            assert!(row.digest_length > 0 && row.digest_length <= 64, "{algorithm:?}");
            let usual = algorithm.parameter();
            let is_listed = row.listed.contains(&usual) || row.parameter == Parameter::Strings;
            assert!(is_listed, "{algorithm} is not in lists with its usual parameter");
            assert_eq!(row.abc.len(), row.listed.len(), "{algorithm}: digests of \"abc\"");
            for (tag, length) in row.other_tags {
                assert!(algorithm.with_digest_length(*length).is_some(), "{tag}: {length} bytes");
            }
        }
    }

    /// No name and no tag stands for two algorithms, and every name is understood.
    #[test]
    fn names_are_different() {
        let (mut names, mut tags) = (BTreeSet::new(), BTreeSet::new());
        for algorithm in Algorithm::ALL {
            let row = algorithm.row();
            for name in row.aliases.iter().chain([&row.name]) {
                assert!(!name.is_empty() && names.insert(plain(name)), "{name} stands for two algorithms");
            }
            for alias in row.aliases {
                assert_eq!(**alias, plain(alias), "{alias} cannot be found, because it is not plain");
                assert_eq!(alias.parse(), Ok(*algorithm), "{alias}");
            }
            for tag in row.other_tags.iter().map(|(tag, _)| tag).chain([&row.tag]) {
                assert!(tags.insert(tag.to_lowercase()), "{tag} stands for two algorithms");
            }
        }
        for algorithm in Algorithm::NAMED {
            assert_eq!(algorithm.to_string().parse(), Ok(algorithm));
            assert!(algorithm.exists(), "{algorithm}");
            let digest = reference::digest(algorithm, b"abc");
            let digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(algorithm.digest_of_abc(), Some(&*digits), "{algorithm}");
        }
        assert!("cshake128".parse::<Algorithm>().is_err(), "it has no strings");
        assert!("turboshake128-0x07".parse::<Algorithm>().is_err(), "lists cannot express it");
    }

    #[test]
    fn digest_lengths_are_parameters_of_blake2_only() {
        assert_eq!("blake2b-160".parse(), Ok(Algorithm::Blake2b(20)));
        assert_eq!("BLAKE2S_8".parse(), Ok(Algorithm::Blake2s(1)));
        for name in ["blake2s-264", "blake2b-0", "blake2b-12", "blake2b-+8", "blake2b", "sha256-128"] {
            assert!(name.parse::<Algorithm>().is_err(), "{name}");
        }
        assert_eq!(Algorithm::Shake128.with_digest_length(1000), Some(Algorithm::Shake128));
        assert_eq!(Algorithm::CShake128.with_digest_length(32), None);
    }
}
