//! The lengths of digests, keys and other parameters.

use hashes::{Algorithm, Parameter};

/// An algorithm does not have a digest, key or parameter of the requested length or value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LengthError {
    /// The length of the digest does not exist.
    #[error("{algorithm} has no digest of {length} bytes: give {}", lengths(*.algorithm))]
    Digest {
        /// The algorithm.
        algorithm: Algorithm,
        /// The requested length.
        length: usize,
    },
    /// The algorithm takes no key of that length.
    #[error("{algorithm} takes no key of {length} bytes: {}", keys(*.algorithm))]
    Key {
        /// The algorithm.
        algorithm: Algorithm,
        /// The length of the key.
        length: usize,
    },
    /// Another parameter of BLAKE2 is out of range.
    #[error("{algorithm}: {parameter} must be {least} to {most}")]
    Parameter {
        /// The algorithm.
        algorithm: Algorithm,
        /// The name of the parameter.
        parameter: &'static str,
        /// Its smallest value.
        least: u64,
        /// Its largest value.
        most: u64,
    },
    /// Parameters of BLAKE2 were given for another algorithm.
    #[error("{algorithm} has no salt and no tree mode; only blake2b and blake2s have them")]
    NotBlake2 {
        /// The algorithm.
        algorithm: Algorithm,
    },
}

/// Describes the lengths that a digest may have.
fn lengths(algorithm: Algorithm) -> String {
    let row = algorithm.row();
    match row.parameter {
        Parameter::Length => format!("1 to {}", row.digest_length),
        Parameter::None | Parameter::Domain | Parameter::Strings => algorithm.digest_length().to_string(),
    }
}

/// Describes the lengths that a key may have.
fn keys(algorithm: Algorithm) -> String {
    match (algorithm.row().shortest_key, algorithm.longest_key()) {
        (_, 0) => "give none".to_owned(),
        (shortest, longest) if shortest == longest => format!("give {longest}"),
        (_, longest) => format!("give at most {longest}"),
    }
}
