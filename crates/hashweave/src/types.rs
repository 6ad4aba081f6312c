//! One type per hash function, with the traits of RustCrypto's crate [`digest`](mod@digest), for
//! code that is generic over these traits, such as `hmac`.
//!
//! Each is a [`Hasher`] with a fixed algorithm. `From` converts it to a `Hasher`, for instance for
//! [`update_many`](crate::update_many).
//!
//! ```
//! use digest::Digest;
//! use hashweave::types::{Sha3_256, Shake128};
//! assert_eq!(Sha3_256::digest(b"abc")[..3], [0x3a, 0x98, 0x5d]);
//!
//! use digest::{ExtendableOutput, Update, XofReader};
//! let mut output = [0; 500];
//! Shake128::default().chain(b"abc").finalize_xof().read(&mut output);
//! assert_eq!(output[..4], [0x58, 0x81, 0x09, 0x2d]);
//! ```

use crate::batch::{Hasher, Squeeze};
use core::fmt;
use digest::common::{AlgorithmName, BlockSizeUser};
use digest::consts;
use digest::{
    ExtendableOutput, ExtendableOutputReset, FixedOutput, FixedOutputReset, HashMarker, Output,
    OutputSizeUser, Reset, Update, XofReader,
};
use hashes::Algorithm;
use std::io;

/// Defines the types and the traits that all of them have.
macro_rules! types {
    ($($(#[$doc:meta])* $name:ident = $algorithm:expr, blocks $block:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name(Hasher);

        impl Default for $name {
            fn default() -> Self {
                Self(Hasher::new($algorithm))
            }
        }

        impl HashMarker for $name {}

        impl BlockSizeUser for $name {
            type BlockSize = consts::$block;
        }

        impl AlgorithmName for $name {
            fn write_alg_name(f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }

        impl Update for $name {
            fn update(&mut self, data: &[u8]) {
                self.0.update(data);
            }
        }

        impl Reset for $name {
            fn reset(&mut self) {
                self.0.reset();
            }
        }

        impl io::Write for $name {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0.write(bytes)
            }

            fn flush(&mut self) -> io::Result<()> {
                self.0.flush()
            }
        }

        /// Returns the hash without its type.
        impl From<$name> for Hasher {
            fn from(hash: $name) -> Self {
                hash.0
            }
        }
    )* };
}

/// Adds the traits of types with a fixed digest length.
macro_rules! fixed {
    ($($(#[$doc:meta])* $name:ident = $algorithm:expr, blocks $block:ident, digest $length:ident;)*) => {
        types! { $($(#[$doc])* $name = $algorithm, blocks $block;)* }
        $(
            impl OutputSizeUser for $name {
                type OutputSize = consts::$length;
            }

            impl FixedOutput for $name {
                fn finalize_into(self, out: &mut Output<Self>) {
                    self.0.digest_into(out);
                }
            }

            impl FixedOutputReset for $name {
                fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
                    self.0.digest_into(out);
                    self.0.reset();
                }
            }
        )*
    };
}

fixed! {
    /// SHA-224.
    Sha224 = Algorithm::Sha224, blocks U64, digest U28;
    /// SHA-256.
    Sha256 = Algorithm::Sha256, blocks U64, digest U32;
    /// Double SHA-256: SHA-256 of the SHA-256 digest, as in Bitcoin.
    Sha256d = Algorithm::Sha256d, blocks U64, digest U32;
    /// HASH160: RIPEMD-160 of the SHA-256 digest, as in Bitcoin.
    Hash160 = Algorithm::Hash160, blocks U64, digest U20;
    /// SHA-384.
    Sha384 = Algorithm::Sha384, blocks U128, digest U48;
    /// SHA-512.
    Sha512 = Algorithm::Sha512, blocks U128, digest U64;
    /// SHA-512/224.
    Sha512_224 = Algorithm::Sha512_224, blocks U128, digest U28;
    /// SHA-512/256.
    Sha512_256 = Algorithm::Sha512_256, blocks U128, digest U32;
    /// SHA3-224.
    Sha3_224 = Algorithm::Sha3_224, blocks U144, digest U28;
    /// SHA3-256.
    Sha3_256 = Algorithm::Sha3_256, blocks U136, digest U32;
    /// SHA3-384.
    Sha3_384 = Algorithm::Sha3_384, blocks U104, digest U48;
    /// SHA3-512.
    Sha3_512 = Algorithm::Sha3_512, blocks U72, digest U64;
    /// Triple SHA3-256, as in Tari.
    Sha3x = Algorithm::Sha3x, blocks U136, digest U32;
    /// Keccak-224 as submitted.
    Keccak224 = Algorithm::Keccak224, blocks U144, digest U28;
    /// Keccak-256 as submitted, as used by Ethereum.
    Keccak256 = Algorithm::Keccak256, blocks U136, digest U32;
    /// Keccak-384 as submitted.
    Keccak384 = Algorithm::Keccak384, blocks U104, digest U48;
    /// Keccak-512 as submitted.
    Keccak512 = Algorithm::Keccak512, blocks U72, digest U64;
    /// MD5. Broken for signatures: two messages with one digest are made in seconds (Wang 2004). Use
    /// it only for digests that exist.
    Md5 = Algorithm::Md5, blocks U64, digest U16;
    /// SHA-1. Broken for signatures: two messages with one digest have been made (SHAttered 2017).
    /// Use it only for digests that exist.
    Sha1 = Algorithm::Sha1, blocks U64, digest U20;
    /// RIPEMD-160.
    Ripemd160 = Algorithm::Ripemd160, blocks U64, digest U20;
    /// SM3.
    Sm3 = Algorithm::Sm3, blocks U64, digest U32;
    /// BLAKE2s with its longest digest. For other lengths and keys use [`Hasher::keyed`].
    Blake2s256 = Algorithm::Blake2s(32), blocks U64, digest U32;
    /// BLAKE2b with a digest of 256 bits. For other lengths and keys use [`Hasher::keyed`].
    Blake2b256 = Algorithm::Blake2b(32), blocks U128, digest U32;
    /// BLAKE2b with its longest digest. For other lengths and keys use [`Hasher::keyed`].
    Blake2b512 = Algorithm::Blake2b(64), blocks U128, digest U64;
    /// BLAKE3 with the usual digest. For keys and longer output use [`tree::Blake3`](crate::tree::Blake3).
    Blake3 = Algorithm::Blake3, blocks U64, digest U32;
}

types! {
    /// SHAKE128.
    Shake128 = Algorithm::Shake128, blocks U168;
    /// SHAKE256.
    Shake256 = Algorithm::Shake256, blocks U136;
    /// TurboSHAKE128 with the default domain separation byte. For other bytes use [`Hasher::new`].
    TurboShake128 = Algorithm::TurboShake128(Algorithm::TURBO_DOMAIN), blocks U168;
    /// TurboSHAKE256 with the default domain separation byte.
    TurboShake256 = Algorithm::TurboShake256(Algorithm::TURBO_DOMAIN), blocks U136;
}

/// A reader of the output of SHAKE or TurboSHAKE.
#[derive(Clone)]
pub struct ShakeReader(Squeeze);

impl fmt::Debug for ShakeReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ShakeReader").finish_non_exhaustive()
    }
}

impl XofReader for ShakeReader {
    fn read(&mut self, buffer: &mut [u8]) {
        self.0.read(buffer);
    }
}

impl io::Read for ShakeReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer);
        Ok(buffer.len())
    }
}

macro_rules! extendable {
    ($($name:ident)*) => { $(
        impl ExtendableOutput for $name {
            type Reader = ShakeReader;

            fn finalize_xof(self) -> ShakeReader {
                ShakeReader(self.0.squeeze())
            }
        }

        impl ExtendableOutputReset for $name {
            fn finalize_xof_reset(&mut self) -> ShakeReader {
                let reader = ShakeReader(self.0.squeeze());
                self.0.reset();
                reader
            }
        }
    )* };
}

extendable! { Shake128 Shake256 TurboShake128 TurboShake256 }
