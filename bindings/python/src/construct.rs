//! Constructors of hashes: one for each algorithm, and one for all by name.

use crate::blake2::{Blake2b, Blake2s, by_name};
use crate::buffer::Bytes;
use crate::hash::{Hash, Xof};
use crate::names;
use hashweave::Algorithm;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The hash of an algorithm, as the Python object that it has.
fn object<'py>(
    py: Python<'py>,
    algorithm: Algorithm,
    data: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let data = data.as_ref().map(|data| Bytes::of(data.as_borrowed())).transpose()?;
    let hash = Hash::of(algorithm);
    let object = match algorithm {
        algorithm if algorithm.is_extendable() => {
            Bound::new(py, PyClassInitializer::from(hash).add_subclass(Xof))?.into_super()
        }
        Algorithm::Blake2b(_) => {
            Bound::new(py, PyClassInitializer::from(hash).add_subclass(Blake2b))?.into_super()
        }
        Algorithm::Blake2s(_) => {
            Bound::new(py, PyClassInitializer::from(hash).add_subclass(Blake2s))?.into_super()
        }
        _ => Bound::new(py, hash)?,
    };
    // Where the object is now: what was just written is slow to be moved.
    if let Some(data) = data {
        object.get().append(py, data.get());
    }
    Ok(object.into_any())
}

/// Return a new hash of the named algorithm, optionally updated with data.
///
/// >>> import hashweave
/// >>> hashweave.new("sha3_256", b"abc").hexdigest()[:16]
/// '3a985da74fe225b2'
#[pyfunction]
#[pyo3(signature = (name, data=None, *, usedforsecurity=true, **kwargs))]
pub(crate) fn new<'py>(
    py: Python<'py>,
    name: &str,
    data: Option<Bound<'py, PyAny>>,
    usedforsecurity: bool,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let algorithm = names::algorithm(name)?;
    match kwargs {
        None => {
            // There is no other implementation to choose.
            let _ = usedforsecurity;
            object(py, algorithm, data)
        }
        Some(kwargs) => by_name(py, algorithm, data, kwargs),
    }
}

/// Adds the constructors of all algorithms but BLAKE2, which are classes.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    register_constructors(module)?;
    register_turboshakes(module)
}

/// A constructor for each algorithm, and what adds them to the module.
macro_rules! constructors {
    ($($name:ident: $algorithm:ident, $what:literal $(, $warning:literal)?;)*) => {
        fn register_constructors(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_function(wrap_pyfunction!($name, module)?)?;)*
            Ok(())
        }

        $(
        #[doc = concat!($what, ". A hash of data so far; more may follow by `update`.")]
        $(
        #[doc = ""]
        #[doc = $warning]
        )?
        #[pyfunction]
        #[pyo3(signature = (data=None, *, usedforsecurity=true))]
        fn $name<'py>(
            py: Python<'py>,
            data: Option<Bound<'py, PyAny>>,
            usedforsecurity: bool,
        ) -> PyResult<Bound<'py, PyAny>> {
            let _ = usedforsecurity;
            object(py, Algorithm::$algorithm, data)
        }
        )*
    };
}

constructors! {
    sha224: Sha224, "SHA-224 (FIPS 180-4)";
    sha256: Sha256, "SHA-256 (FIPS 180-4)";
    sha384: Sha384, "SHA-384 (FIPS 180-4)";
    sha512: Sha512, "SHA-512 (FIPS 180-4)";
    sha512_224: Sha512_224, "SHA-512/224 (FIPS 180-4)";
    sha512_256: Sha512_256, "SHA-512/256 (FIPS 180-4)";
    md5: Md5, "MD5 (RFC 1321)",
        "Broken for signatures: two messages with one digest are made in seconds (Wang 2004). Use it only for digests that exist.";
    sha1: Sha1, "SHA-1 (FIPS 180-4)",
        "Broken for signatures: two messages with one digest have been made (SHAttered 2017). Use it only for digests that exist.";
    ripemd160: Ripemd160, "RIPEMD-160 (ISO/IEC 10118-3)";
    sm3: Sm3, "SM3 (GB/T 32905-2016)";
    sha3_224: Sha3_224, "SHA3-224 (FIPS 202)";
    sha3_256: Sha3_256, "SHA3-256 (FIPS 202)";
    sha3_384: Sha3_384, "SHA3-384 (FIPS 202)";
    sha3_512: Sha3_512, "SHA3-512 (FIPS 202)";
    shake_128: Shake128, "SHAKE128 (FIPS 202)";
    shake_256: Shake256, "SHAKE256 (FIPS 202)";
    keccak_224: Keccak224, "Keccak-224 as submitted";
    keccak_256: Keccak256, "Keccak-256 as submitted, used by Ethereum";
    keccak_384: Keccak384, "Keccak-384 as submitted";
    keccak_512: Keccak512, "Keccak-512 as submitted";
    sha256d: Sha256d, "Double SHA-256: SHA-256 of the SHA-256 digest, used by Bitcoin";
    hash160: Hash160, "HASH160: RIPEMD-160 of the SHA-256 digest, used by Bitcoin";
    sha3x: Sha3x, "Triple SHA3-256, used by Tari";
    blake3: Blake3, "BLAKE3, a tree of chunks of 1024 bytes";
}

/// A constructor for each TurboSHAKE, and what adds them to the module.
macro_rules! turboshakes {
    ($($name:ident: $algorithm:ident, $what:literal;)*) => {
        fn register_turboshakes(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_function(wrap_pyfunction!($name, module)?)?;)*
            Ok(())
        }

        $(
        #[doc = concat!($what, ". A hash of data so far, with the domain separation byte `domain`.")]
        #[pyfunction]
        #[pyo3(signature = (data=None, *, domain=Algorithm::TURBO_DOMAIN.into(), usedforsecurity=true))]
        #[pyo3(text_signature = "(data=None, *, domain=0x1F, usedforsecurity=True)")]
        fn $name<'py>(
            py: Python<'py>,
            data: Option<Bound<'py, PyAny>>,
            domain: isize,
            usedforsecurity: bool,
        ) -> PyResult<Bound<'py, PyAny>> {
            let _ = usedforsecurity;
            let algorithm = u8::try_from(domain).map(Algorithm::$algorithm).ok();
            let algorithm = algorithm.filter(|algorithm| algorithm.exists()).ok_or_else(|| {
                PyValueError::new_err(format!("domain must be 0x01 to 0x7F, not {domain:#x}"))
            })?;
            object(py, algorithm, data)
        }
        )*
    };
}

turboshakes! {
    turboshake128: TurboShake128, "TurboSHAKE128 (RFC 9861)";
    turboshake256: TurboShake256, "TurboSHAKE256 (RFC 9861)";
}
