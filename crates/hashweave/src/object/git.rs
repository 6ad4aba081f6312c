//! Trees of git: the entries of a folder, each with its mode, its name and its id.

use crate::one::digest;
use hashes::Algorithm;

/// The hash function of a repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repository {
    /// That of nearly all repositories.
    Sha1,
    /// That of `git init --object-format=sha256`.
    Sha256,
}

impl Repository {
    /// The hash function.
    #[must_use]
    pub fn algorithm(self) -> Algorithm {
        match self {
            Self::Sha1 => Algorithm::Sha1,
            Self::Sha256 => Algorithm::Sha256,
        }
    }
}

/// The mode of an entry: all that git keeps of a file's permissions and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// A file.
    File,
    /// A file whose owner may execute it.
    Executable,
    /// A symbolic link; its blob is the path that it leads to.
    Link,
    /// A folder; its id is that of its tree.
    Folder,
}

impl Mode {
    /// In octal digits, as trees have it.
    fn digits(self) -> &'static str {
        match self {
            Self::File => "100644",
            Self::Executable => "100755",
            Self::Link => "120000",
            Self::Folder => "40000",
        }
    }
}

/// An entry of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The mode.
    pub mode: Mode,
    /// The name, without slashes.
    pub name: Vec<u8>,
    /// The id of the blob or tree.
    pub id: Vec<u8>,
}

/// The id of the tree with these entries, in any order. A folder without entries has no entry in
/// the tree above it, as git keeps only files.
///
/// ```
/// use hashweave::object::{Repository, git};
/// assert_eq!(git::tree(Repository::Sha1, Vec::new())[..4], [0x4B, 0x82, 0x5D, 0xC6]);
/// ```
#[must_use]
pub fn tree(repository: Repository, mut entries: Vec<Entry>) -> Vec<u8> {
    // A folder is where it would be if its name ended with a slash.
    entries.sort_by_cached_key(|entry| match entry.mode {
        Mode::Folder => [&entry.name[..], b"/"].concat(),
        Mode::File | Mode::Executable | Mode::Link => entry.name.clone(),
    });
    let mut body = Vec::new();
    for Entry { mode, name, id } in entries {
        body.extend_from_slice(mode.digits().as_bytes());
        body.push(b' ');
        body.extend(name);
        body.push(0);
        body.extend(id);
    }
    let message = [format!("tree {}\0", body.len()).into_bytes(), body].concat();
    digest(repository.algorithm(), &message).to_vec()
}

/// The id of a blob with this content, such as the path of a symbolic link.
#[must_use]
pub fn blob(repository: Repository, content: &[u8]) -> Vec<u8> {
    digest(repository.algorithm(), &[&before_blob(content.len() as u64), content].concat()).to_vec()
}

/// The header that is hashed before a blob of this length.
pub(super) fn before_blob(length: u64) -> Vec<u8> {
    format!("blob {length}\0").into_bytes()
}
