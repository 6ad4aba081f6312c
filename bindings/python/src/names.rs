//! Algorithms by the names of `hashlib`.

use hashweave::{Algorithm, Hashlib, Parameter, Row};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The name that `hashlib` has for an algorithm, or would have; of BLAKE2 without its length.
pub(crate) fn name(algorithm: Algorithm) -> String {
    match algorithm.row().hashlib {
        // What is applied several times has the name of another function there.
        Hashlib::Constructor(name) | Hashlib::New(name) if algorithm.passes() == 1 => name.to_owned(),
        Hashlib::Constructor(_) | Hashlib::New(_) | Hashlib::Missing => {
            algorithm.to_string().replace('-', "_")
        }
    }
}

/// The algorithm of a name: `hashlib`'s, or one of the command's, such as `blake2b-256`.
///
/// # Errors
///
/// `ValueError` if there is none.
pub(crate) fn algorithm(name: &str) -> PyResult<Algorithm> {
    let is_sized = |algorithm: &&Algorithm| {
        let Row { name: own, parameter, .. } = algorithm.row();
        *parameter == Parameter::Length && name.eq_ignore_ascii_case(own)
    };
    if let Some(longest) = Algorithm::ALL.iter().find(is_sized) {
        return Ok(*longest);
    }
    name.parse().map_err(|_| {
        let names = all().join(", ");
        PyValueError::new_err(format!(
            "unsupported hash type {name}; available: {names}, and lengths such as blake2b-256"
        ))
    })
}

/// The names of the constructors, in the order of [`Algorithm::NAMED`]. The lengths of a BLAKE2
/// share one.
fn all() -> Vec<String> {
    let mut names: Vec<String> = Algorithm::NAMED.into_iter().map(name).collect();
    names.dedup();
    names
}

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
