//! Algorithms by the names of `hashlib`.

use hashweave::Algorithm;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The name that `hashlib` has for an algorithm, or would have; of BLAKE2 without its length.
pub(crate) fn name(algorithm: Algorithm) -> String {
    match algorithm {
        Algorithm::Shake128 => "shake_128".to_owned(),
        Algorithm::Shake256 => "shake_256".to_owned(),
        Algorithm::Blake2s(_) => "blake2s".to_owned(),
        Algorithm::Blake2b(_) => "blake2b".to_owned(),
        other => other.to_string().replace('-', "_"),
    }
}

/// The algorithm of a name: `hashlib`'s, or one of the command's, such as `blake2b-256`.
///
/// # Errors
///
/// `ValueError` if there is none.
pub(crate) fn algorithm(name: &str) -> PyResult<Algorithm> {
    if name.eq_ignore_ascii_case("blake2b") {
        return Ok(Algorithm::Blake2b(64));
    }
    if name.eq_ignore_ascii_case("blake2s") {
        return Ok(Algorithm::Blake2s(32));
    }
    name.parse().map_err(|_| {
        let names: Vec<String> = ALL.iter().copied().map(self::name).collect();
        let names = names.join(", ");
        PyValueError::new_err(format!(
            "unsupported hash type {name}; available: {names}, and lengths such as blake2b-256"
        ))
    })
}

/// The algorithms that have a constructor of their own.
pub(crate) const ALL: [Algorithm; 18] = [
    Algorithm::Sha224,
    Algorithm::Sha256,
    Algorithm::Sha384,
    Algorithm::Sha512,
    Algorithm::Sha3_224,
    Algorithm::Sha3_256,
    Algorithm::Sha3_384,
    Algorithm::Sha3_512,
    Algorithm::Shake128,
    Algorithm::Shake256,
    Algorithm::Blake2b(64),
    Algorithm::Blake2s(32),
    Algorithm::Keccak224,
    Algorithm::Keccak256,
    Algorithm::Keccak384,
    Algorithm::Keccak512,
    Algorithm::Sha256d,
    Algorithm::Sha3x,
];

/// The argument `digest_size`: the algorithm's own if there is none.
///
/// # Errors
///
/// `ValueError` if it is below zero or longer than any.
pub(crate) fn digest_size(algorithm: Algorithm, asked: Option<isize>) -> PyResult<usize> {
    const MOST: usize = (1 << 29) - 1;
    match asked {
        None => Ok(algorithm.digest_length()),
        Some(asked) => usize::try_from(asked)
            .ok()
            .filter(|&length| length <= MOST)
            .ok_or_else(|| PyValueError::new_err(format!("digest_size must be 0 to {MOST}, not {asked}"))),
    }
}
