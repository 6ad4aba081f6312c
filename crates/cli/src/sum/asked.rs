//! The digest that is asked for by name: of files, or of folders.

use super::digest::Choice;
use crate::names::Named;
use runner::folders::FolderDigest;

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
            Err(_) => text.parse().map(Self::File),
        };
        Named::new(parse, Choice::names())
    }
}
