//! Algorithms by number and by name.

use crate::memory::{self, Place};
use crate::status::{self, Error, HW_ERROR_ALGORITHM, HW_NOTHING, HW_OK, hw_status};
use core::ffi::c_char;
use hashweave::Algorithm;
use std::ffi::CString;
use std::sync::OnceLock;

/// A hash algorithm: one of the constants below, or `HW_BLAKE2S(bytes)` or `HW_BLAKE2B(bytes)`. The
/// numbers never change. Zero is not an algorithm.
pub type hw_algorithm = u32;

/// SHA-224 (FIPS 180-4).
pub const HW_SHA224: hw_algorithm = 1;
/// SHA-256 (FIPS 180-4).
pub const HW_SHA256: hw_algorithm = 2;
/// Double SHA-256: SHA-256 of the SHA-256 digest, used by Bitcoin.
pub const HW_SHA256D: hw_algorithm = 3;
/// SHA-384 (FIPS 180-4).
pub const HW_SHA384: hw_algorithm = 4;
/// SHA-512 (FIPS 180-4).
pub const HW_SHA512: hw_algorithm = 5;
/// SHA3-224 (FIPS 202).
pub const HW_SHA3_224: hw_algorithm = 6;
/// SHA3-256 (FIPS 202).
pub const HW_SHA3_256: hw_algorithm = 7;
/// SHA3-384 (FIPS 202).
pub const HW_SHA3_384: hw_algorithm = 8;
/// SHA3-512 (FIPS 202).
pub const HW_SHA3_512: hw_algorithm = 9;
/// Triple SHA3-256, used by Tari.
pub const HW_SHA3X: hw_algorithm = 10;
/// SHAKE128 (FIPS 202), with output of any length; the default is 32 bytes.
pub const HW_SHAKE128: hw_algorithm = 11;
/// SHAKE256 (FIPS 202), with output of any length; the default is 64 bytes.
pub const HW_SHAKE256: hw_algorithm = 12;
/// Keccak-224 as submitted.
pub const HW_KECCAK_224: hw_algorithm = 13;
/// Keccak-256 as submitted, used by Ethereum.
pub const HW_KECCAK_256: hw_algorithm = 14;
/// Keccak-384 as submitted.
pub const HW_KECCAK_384: hw_algorithm = 15;
/// Keccak-512 as submitted.
pub const HW_KECCAK_512: hw_algorithm = 16;
/// TurboSHAKE128 (RFC 9861, D = 0x1F), with output of any length; the default is 32 bytes.
pub const HW_TURBOSHAKE128: hw_algorithm = 17;
/// TurboSHAKE256 (RFC 9861, D = 0x1F), with output of any length; the default is 64 bytes.
pub const HW_TURBOSHAKE256: hw_algorithm = 18;
/// SHA-512/224 (FIPS 180-4).
pub const HW_SHA512_224: hw_algorithm = 19;
/// SHA-512/256 (FIPS 180-4).
pub const HW_SHA512_256: hw_algorithm = 20;
/// MD5 (RFC 1321). Broken for signatures: two messages with one digest are made in seconds (Wang
/// 2004). Use it only for digests that exist.
pub const HW_MD5: hw_algorithm = 21;
/// SHA-1 (FIPS 180-4). Broken for signatures: two messages with one digest have been made (SHAttered
/// 2017). Use it only for digests that exist.
pub const HW_SHA1: hw_algorithm = 22;
/// RIPEMD-160 (ISO/IEC 10118-3).
pub const HW_RIPEMD160: hw_algorithm = 23;
/// SM3 (GB/T 32905-2016).
pub const HW_SM3: hw_algorithm = 24;
/// HASH160: RIPEMD-160 of the SHA-256 digest, used by Bitcoin.
pub const HW_HASH160: hw_algorithm = 25;
/// BLAKE3, a tree of chunks of 1024 bytes.
pub const HW_BLAKE3: hw_algorithm = 26;
/// BLAKE2s (RFC 7693) with a digest of 32 bytes.
pub const HW_BLAKE2S_256: hw_algorithm = 0x120;
/// BLAKE2b (RFC 7693) with a digest of 32 bytes.
pub const HW_BLAKE2B_256: hw_algorithm = 0x220;
/// BLAKE2b (RFC 7693) with a digest of 64 bytes.
pub const HW_BLAKE2B_512: hw_algorithm = 0x240;

/// The length in bytes of the longest default digest of any algorithm. Digests of SHAKE can be
/// longer on request.
pub const HW_LONGEST_DIGEST: usize = 64;

/// The algorithms with the bytes of the digest in the low byte of their number, and its other bytes.
const SIZED: [(hw_algorithm, Algorithm); 2] =
    [(0x100, Algorithm::Blake2s(32)), (0x200, Algorithm::Blake2b(64))];

/// The algorithms without a length in their number, each at its number less one.
const NUMBERED: [(hw_algorithm, Algorithm); 26] = [
    (HW_SHA224, Algorithm::Sha224),
    (HW_SHA256, Algorithm::Sha256),
    (HW_SHA256D, Algorithm::Sha256d),
    (HW_SHA384, Algorithm::Sha384),
    (HW_SHA512, Algorithm::Sha512),
    (HW_SHA3_224, Algorithm::Sha3_224),
    (HW_SHA3_256, Algorithm::Sha3_256),
    (HW_SHA3_384, Algorithm::Sha3_384),
    (HW_SHA3_512, Algorithm::Sha3_512),
    (HW_SHA3X, Algorithm::Sha3x),
    (HW_SHAKE128, Algorithm::Shake128),
    (HW_SHAKE256, Algorithm::Shake256),
    (HW_KECCAK_224, Algorithm::Keccak224),
    (HW_KECCAK_256, Algorithm::Keccak256),
    (HW_KECCAK_384, Algorithm::Keccak384),
    (HW_KECCAK_512, Algorithm::Keccak512),
    (HW_TURBOSHAKE128, Algorithm::TurboShake128(Algorithm::TURBO_DOMAIN)),
    (HW_TURBOSHAKE256, Algorithm::TurboShake256(Algorithm::TURBO_DOMAIN)),
    (HW_SHA512_224, Algorithm::Sha512_224),
    (HW_SHA512_256, Algorithm::Sha512_256),
    (HW_MD5, Algorithm::Md5),
    (HW_SHA1, Algorithm::Sha1),
    (HW_RIPEMD160, Algorithm::Ripemd160),
    (HW_SM3, Algorithm::Sm3),
    (HW_HASH160, Algorithm::Hash160),
    (HW_BLAKE3, Algorithm::Blake3),
];

const _: () = {
    let mut i = 0;
    while i < NUMBERED.len() {
        assert!(NUMBERED[i].0 as usize == i + 1, "an algorithm is not at its number");
        i += 1;
    }
};

/// The algorithm of a number.
#[inline]
pub(crate) fn of(number: hw_algorithm) -> Result<Algorithm, Error> {
    // Zero has no place in the table.
    let numbered = NUMBERED.get((number as usize).wrapping_sub(1)).map(|(_, algorithm)| *algorithm);
    let sized = || {
        let (_, algorithm) = SIZED.iter().find(|(others, _)| others >> 8 == number >> 8)?;
        algorithm.with_digest_length(usize::from(number as u8))
    };
    numbered.or_else(sized).ok_or_else(|| none(number))
}

#[cold]
fn none(number: hw_algorithm) -> Error {
    Error::new(
        HW_ERROR_ALGORITHM,
        format!("{number:#x} is not an algorithm: use a constant HW_… or hw_algorithm_by_name"),
    )
}

/// The number of an algorithm; a TurboSHAKE with another domain has none.
pub(crate) fn number(algorithm: Algorithm) -> Option<hw_algorithm> {
    let found = NUMBERED.iter().find(|(_, known)| *known == algorithm).map(|(number, _)| *number);
    found.or_else(|| {
        let (others, _) = SIZED.iter().find(|(_, known)| known.row().name == algorithm.row().name)?;
        // It is one byte.
        Some(others | algorithm.digest_length() as u32)
    })
}

/// Every algorithm there is, by number, with its name.
fn names() -> &'static [(hw_algorithm, CString)] {
    static NAMES: OnceLock<Vec<(hw_algorithm, CString)>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let numbered = NUMBERED.iter().map(|(number, _)| *number);
        let sized = SIZED.iter().flat_map(|(others, _)| *others..others + 0x100);
        let numbers = numbered.chain(sized);
        let named = |number| Some((number, CString::new(of(number).ok()?.to_string()).ok()?));
        numbers.filter_map(named).collect()
    })
}

/// Finds an algorithm by its name, such as `sha3-256`, `SHA-256` or `blake2b-160`. If there is
/// none, the last error lists the available ones.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_algorithm_by_name(
    name: *const c_char,
    algorithm: *mut hw_algorithm,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let name = unsafe { memory::text("name", name) }?;
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("algorithm", algorithm) }?;
        let name = name.to_string_lossy();
        let parsed = name.parse::<Algorithm>();
        let parsed = parsed.map_err(|error| Error::new(HW_ERROR_ALGORITHM, format!("{name}: {error}")))?;
        place.put(
            number(parsed)
                .ok_or_else(|| Error::new(HW_ERROR_ALGORITHM, format!("{parsed}: not in C yet")))?,
        );
        Ok(HW_OK)
    })
}

/// Lists the named algorithms, by `index` from 0. Returns HW_NOTHING after the last one. (BLAKE2
/// has more digest lengths than those.)
///
/// ```c
/// hw_algorithm algorithm;
/// for (size_t i = 0; hw_algorithm_at(i, &algorithm) == HW_OK; i++)
///     puts(hw_algorithm_name(algorithm));
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_algorithm_at(index: usize, algorithm: *mut hw_algorithm) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("algorithm", algorithm) }?;
        let at = Algorithm::NAMED.into_iter().filter_map(number).nth(index);
        Ok(at.map_or(HW_NOTHING, |number| {
            place.put(number);
            HW_OK
        }))
    })
}

/// Returns the name of an algorithm; NULL if the algorithm does not exist. The text belongs to the
/// library and is never freed.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_algorithm_name(algorithm: hw_algorithm) -> *const c_char {
    status::value(core::ptr::null(), || {
        let name = names().iter().find(|(number, _)| *number == algorithm);
        name.map(|(_, name)| name.as_ptr()).ok_or_else(|| none(algorithm))
    })
}

/// Returns the length of the digest in bytes, for SHAKE that of the default digest; 0 if the
/// algorithm does not exist.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_digest_length(algorithm: hw_algorithm) -> usize {
    status::value(0, || Ok(of(algorithm)?.digest_length()))
}

/// Returns the length of a block in bytes, which HMAC needs; 0 if the algorithm does not exist.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_block_length(algorithm: hw_algorithm) -> usize {
    status::value(0, || Ok(of(algorithm)?.primitive().block()))
}

/// Returns the length of the longest key in bytes: 32 for BLAKE2s, 64 for BLAKE2b, 32 (and no
/// shorter) for BLAKE3; 0 for algorithms that take no key, and if the algorithm does not exist.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_longest_key(algorithm: hw_algorithm) -> usize {
    status::value(0, || Ok(of(algorithm)?.longest_key()))
}

/// Returns whether the output can have any length, as that of SHAKE.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_is_extendable(algorithm: hw_algorithm) -> bool {
    status::value(false, || Ok(of(algorithm)?.is_extendable()))
}
