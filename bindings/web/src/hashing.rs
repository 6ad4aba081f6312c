//! A hash computation in progress: of a stream, or a tree hash.

use crate::refusal::{Refusal, one_line};
use hashweave::tree::{TreeFunction, TreeHasher, TreeOptionError, TreeOptions};
use hashweave::{Algorithm, Hasher, LengthError, Parameter};
use serde::Deserialize;

/// What a hasher is made of.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Described {
    algo: String,
    length: Option<usize>,
    key: Option<Vec<u8>>,
    context: Option<String>,
    customization: Option<Vec<u8>>,
}

/// A computation, and the length of its digest.
pub(crate) enum Hashing {
    /// A stream, and the key that it was begun with.
    Stream(Box<Hasher>, Vec<u8>),
    Tree(Box<TreeHasher>, usize),
}

impl Hashing {
    /// # Errors
    ///
    /// If there is no such algorithm, or it does not take what is given.
    pub(crate) fn new(described: &Described) -> Result<Self, Refusal> {
        let Described { algo, length, key, context, customization } = described;
        // Of a name that has several lengths, the longest is usual.
        let sized = |algorithm: &&Algorithm| {
            let row = algorithm.row();
            row.parameter == Parameter::Length && algo.eq_ignore_ascii_case(row.name)
        };
        let algorithm = match Algorithm::ALL.iter().find(sized) {
            Some(longest) => Ok(*longest),
            None => algo.parse::<Algorithm>(),
        };
        let bytes = key.as_deref().unwrap_or_default();
        let stream = || {
            let algorithm = algorithm.clone().map_err(|error| refused("--algo", error.to_string()))?;
            let others = [("context", context.is_some()), ("customization", customization.is_some())];
            if let Some((option, _)) = others.into_iter().find(|(_, is_given)| *is_given) {
                return Err(refused(option, format!("{algorithm} takes no {option}")));
            }
            let length = length.unwrap_or(algorithm.digest_length());
            let hasher = Hasher::keyed(algorithm, length, bytes).map_err(of_length)?;
            Ok(Self::Stream(Box::new(hasher), bytes.to_vec()))
        };
        // What a stream does not take is a matter of the tree, if there is one.
        match (stream(), algo.parse::<TreeFunction>()) {
            (Err(_), Ok(function)) => {
                let mut options = TreeOptions::default();
                options.key = key.as_deref();
                options.context = context.as_deref();
                options.customization = customization.as_deref();
                let hasher = TreeHasher::with(function, &options).map_err(of_option)?;
                let length = length.unwrap_or(function.digest_length());
                if length != function.digest_length() && !function.is_extendable() {
                    let text = format!(
                        "{function} has no digest of {length} bytes: give {}",
                        function.digest_length()
                    );
                    return Err(refused("length", text));
                }
                Ok(Self::Tree(Box::new(hasher), length))
            }
            (stream, _) => stream,
        }
    }

    pub(crate) fn digest_length(&self) -> usize {
        match self {
            Self::Stream(hasher, _) => hasher.digest_length(),
            Self::Tree(_, length) => *length,
        }
    }

    pub(crate) fn update(&mut self, bytes: &[u8]) {
        match self {
            Self::Stream(hasher, _) => {
                hasher.update(bytes);
            }
            Self::Tree(hasher, _) => hasher.update(bytes),
        }
    }

    /// The digest; the hasher is as new after that.
    pub(crate) fn digest(&mut self) -> Vec<u8> {
        match self {
            Self::Stream(hasher, _) => {
                let digest = hasher.digest();
                hasher.reset();
                digest.into()
            }
            Self::Tree(hasher, length) => {
                let mut digest = vec![0; *length];
                hasher.finalize_xof(&mut digest);
                hasher.reset();
                digest
            }
        }
    }
}

/// A message that names what is wrong by itself.
pub(crate) fn refused(option: &str, message: String) -> Refusal {
    Refusal { option: option.to_owned(), message: one_line(&message) }
}

fn of_option(error: TreeOptionError) -> Refusal {
    let option = match error {
        TreeOptionError::None { option, .. } => option,
        TreeOptionError::KeyAndContext => "context",
        _ => "key",
    };
    refused(option, error.to_string())
}

fn of_length(error: LengthError) -> Refusal {
    let option = if matches!(error, LengthError::Key { .. }) { "key" } else { "length" };
    refused(option, error.to_string())
}
