//! The digest that is asked for by name: of files, or of folders.

use super::digest::{Choice, NoChoice};
use crate::folders::FolderDigest;
use std::str::FromStr;

/// A digest of files or of folders.
///
/// ```
/// use runner::lists::Asked;
/// assert!(matches!("fs-verity:salt=00".parse(), Ok(Asked::File(_))));
/// assert!(matches!("git-tree:sha256".parse(), Ok(Asked::Folder(_))));
/// # Ok::<(), runner::lists::NoChoice>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A digest of files.
    File(Choice),
    /// A digest of folders.
    Folder(FolderDigest),
}

impl Asked {
    /// The names of all digests, without the lengths that a tag may have.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        Choice::names().into_iter().chain(FolderDigest::names()).collect()
    }
}

impl FromStr for Asked {
    type Err = NoChoice;

    fn from_str(name: &str) -> Result<Self, NoChoice> {
        match name.parse::<FolderDigest>() {
            Ok(folder) => Ok(Self::Folder(folder)),
            Err(fault) if FolderDigest::is_kind(name) => Err(NoChoice::Parameter(fault)),
            Err(_) => name.parse().map(Self::File),
        }
    }
}
