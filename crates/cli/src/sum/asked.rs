//! The digest that is asked for by name: of files, or of folders.

use crate::names::{self, Named};
use runner::folders::FolderDigest;
use runner::lists::{Choice, NoChoice};

/// What `--algorithm` names.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// A digest of files.
    File(Choice),
    /// A digest of folders.
    Folder(FolderDigest),
}

impl Asked {
    /// The parser of `--algorithm`, which tells completions the names.
    pub(crate) fn parser() -> Named<Self> {
        let parse = |text: &str| match text.parse::<FolderDigest>() {
            Ok(folder) => Ok(Self::Folder(folder)),
            Err(fault) if FolderDigest::is_kind(text) => Err(fault),
            Err(_) => choice(text).map(Self::File),
        };
        Named::new(parse, all_names())
    }
}

/// The names of all digests, without the lengths that a tag may have.
fn all_names() -> Vec<&'static str> {
    Choice::names().into_iter().chain(FolderDigest::names()).collect()
}

/// Returns the digest of files of this name, or what is wrong with the name.
pub(super) fn choice(name: &str) -> Result<Choice, String> {
    name.parse().map_err(|fault| match fault {
        NoChoice::Parameter(why) => why,
        NoChoice::Unknown => {
            let unknown = names::unknown("algorithm", &name.to_ascii_lowercase(), &all_names());
            unknown + "; and lengths such as blake2b-160"
        }
    })
}
