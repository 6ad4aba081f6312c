//! The digest that is asked for by name, and what is said of a wrong name.

use crate::names::{self, Named};
use runner::lists::{Asked, Choice, NoChoice};

/// The parser of `--algorithm`, which tells completions the names.
pub(super) fn parser() -> Named<Asked> {
    Named::new(|name| name.parse().map_err(|fault| why(name, fault)), Asked::names())
}

/// Returns the digest of files of this name, or what is wrong with the name.
pub(super) fn choice(name: &str) -> Result<Choice, String> {
    name.parse().map_err(|fault| why(name, fault))
}

fn why(name: &str, fault: NoChoice) -> String {
    match fault {
        NoChoice::Parameter(why) => why,
        NoChoice::Unknown => {
            let unknown = names::unknown("algorithm", &name.to_ascii_lowercase(), &Asked::names());
            unknown + "; and lengths such as blake2b-160"
        }
    }
}
