//! The names of a tree, in the order of lists, with what their system says of them.
//!
//! Nothing is opened, so FIFOs and devices do not block, and a symbolic link is what it is, not
//! what it leads to, unless links are to be followed. In memory are the names of one folder a
//! level.

use super::entry::{Entry, Kind, Stamp};
use crate::platform;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::{self, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::UNIX_EPOCH;
use walkdir::{DirEntry, WalkDir};

/// A tree and its names.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// The folder from which paths lead to files.
    pub(super) root: PathBuf,
    /// The folder below it that is walked; empty if it is the root.
    pub(super) below: Vec<u8>,
    /// Whether symbolic links stand for what they lead to.
    pub(super) follow: bool,
    /// What is no part of the tree: the list itself and what is written beside it.
    pub(super) own: Own,
}

/// The files of a run, which are no part of the tree.
#[derive(Clone, Debug, Default)]
pub(super) struct Own {
    paths: Vec<PathBuf>,
    identities: Vec<(u64, u64)>,
}

impl Own {
    /// Those of a list and the files beside it, and what the process writes to.
    pub(super) fn of(list: &Path, beside: impl IntoIterator<Item = PathBuf>) -> Self {
        let folder = fs::canonicalize(crate::durable::folder_of(list)).unwrap_or_default();
        let within = |path: PathBuf| Some(folder.join(path.file_name()?));
        let mut identities: Vec<_> = platform::streams().into_iter().map(|(_, identity)| identity).collect();
        identities.extend(fs::metadata(list).ok().as_ref().and_then(platform::identity));
        Self { paths: [list.to_owned()].into_iter().chain(beside).filter_map(within).collect(), identities }
    }

    /// The paths below a root, as entries have them.
    fn below(&self, root: &Path) -> Vec<Vec<u8>> {
        let root = fs::canonicalize(root).unwrap_or_default();
        let inside = self.paths.iter().filter(|path| path.starts_with(&root));
        inside.map(|path| path_below(&root, path)).collect()
    }
}

/// A name of the tree.
#[derive(Debug)]
pub(super) enum Name {
    /// What is there, and the file by its device and inode if it has further names.
    Entry(Entry, Option<(u64, u64)>),
    /// It could not be looked at, or its folder could not be listed.
    Unreadable(Vec<u8>, io::Error),
    /// It differs from another name of its folder by capital letters only.
    Folded(Vec<u8>),
}

impl Tree {
    /// The names, in order.
    pub(super) fn walk(&self) -> impl Iterator<Item = Name> + Send + 'static {
        let top = self.root.join(platform::name(self.below.clone()));
        let mut walk =
            WalkDir::new(&top).follow_links(self.follow).sort_by_file_name().min_depth(1).into_iter();
        let own = Mine {
            root: self.root.clone(),
            paths: self.own.below(&self.root),
            files: self.own.identities.clone(),
        };
        let mut folds = Folds::default();
        let mut next = None;
        std::iter::from_fn(move || {
            if let Some(next) = next.take() {
                return Some(next);
            }
            loop {
                let (name, depth) = match walk.next()? {
                    Ok(entry) => (own.name(&entry), entry.depth()),
                    Err(error) => (Some(unreadable(&own.root, error)), 0),
                };
                let Some(name) = name else { continue };
                let Name::Entry(entry, _) = &name else { return Some(name) };
                if folds.is_double(depth, &entry.path) {
                    let folded = Name::Folded(entry.path.clone());
                    return next.replace(name).or(Some(folded));
                }
                return Some(name);
            }
        })
    }
}

/// What a walk compares its names with.
struct Mine {
    root: PathBuf,
    paths: Vec<Vec<u8>>,
    files: Vec<(u64, u64)>,
}

impl Mine {
    /// The name of an entry; none if it is one of the run's own files.
    fn name(&self, entry: &DirEntry) -> Option<Name> {
        let path = path_below(&self.root, entry.path());
        let data = match entry.metadata() {
            Ok(data) => data,
            Err(error) => return Some(unreadable(&self.root, error)),
        };
        let identity = platform::identity(&data);
        let mine = data.is_file()
            && (identity.is_some_and(|file| self.files.contains(&file)) || self.paths.contains(&path));
        if mine {
            return None;
        }
        let shared = identity.filter(|_| data.is_file() && platform::links(&data) > 1);
        Some(match described(path, entry.path(), &data) {
            Ok(entry) => Name::Entry(entry, shared),
            Err(error) => Name::Unreadable(path_below(&self.root, entry.path()), error),
        })
    }
}

fn unreadable(root: &Path, error: walkdir::Error) -> Name {
    let path = path_below(root, error.path().unwrap_or(root));
    // An error that does not come from the system is a link that leads back.
    Name::Unreadable(path, error.into_io_error().unwrap_or_else(platform::link_that_leads_back))
}

/// The bytes of a path below the root, with slashes between the names. A walk appends names to its
/// root, so where they are separated by slashes the bytes after it are the path.
fn path_below(root: &Path, path: &Path) -> Vec<u8> {
    let [root_bytes, bytes] = [root, path].map(|path| path.as_os_str().as_encoded_bytes());
    if MAIN_SEPARATOR == '/'
        && let Some(rest) = bytes.strip_prefix(root_bytes)
    {
        return rest.strip_prefix(b"/").unwrap_or(rest).to_vec();
    }
    let names = path.strip_prefix(root).unwrap_or(path).iter();
    names.map(OsStr::as_encoded_bytes).collect::<Vec<_>>().join(&b'/')
}

/// The entry of a name, by what its system says.
fn described(path: Vec<u8>, place: &Path, data: &Metadata) -> io::Result<Entry> {
    let mut entry = Entry::new(path, Kind::named(platform::kind(data.file_type())).unwrap_or(Kind::File));
    entry.mode = platform::mode(data);
    if entry.kind == Kind::File {
        entry.mtime = mtime(data);
        entry.size = Some(data.len());
        entry.stamp = platform::stamp(data).map(|(inode, ctime)| Stamp { inode, ctime });
    } else if entry.kind == Kind::Link {
        entry.target = Some(fs::read_link(place)?.into_os_string().into_encoded_bytes());
    }
    Ok(entry)
}

/// The time of modification.
fn mtime(data: &Metadata) -> Option<i64> {
    Some(match data.modified().ok()?.duration_since(UNIX_EPOCH) {
        Ok(since) => nanoseconds(since.as_nanos()),
        Err(before) => -nanoseconds(before.duration().as_nanos()),
    })
}

/// Nanoseconds, up to the year 2262.
pub(super) fn nanoseconds(time: u128) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

/// The names of the folders on the way to a name, without capital letters: their hash values, since
/// among a million names two are equal by chance once in 10^7 trees.
#[derive(Default)]
struct Folds(Vec<HashSet<u64>>);

impl Folds {
    /// Whether a folder on this level has such a name already.
    fn is_double(&mut self, depth: usize, path: &[u8]) -> bool {
        self.0.truncate(depth);
        self.0.resize_with(depth, HashSet::new);
        let name = path.rsplit(|byte| *byte == b'/').next().unwrap_or(path);
        let mut hasher = DefaultHasher::new();
        match str::from_utf8(name) {
            Ok(text) if !text.is_ascii() => text.to_lowercase().hash(&mut hasher),
            _ => name.to_ascii_lowercase().hash(&mut hasher),
        }
        self.0.last_mut().is_some_and(|names| !names.insert(hasher.finish()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walked(root: &Path, own: Own) -> Vec<String> {
        let tree = Tree { root: root.to_owned(), below: Vec::new(), follow: false, own };
        let text = |path: &[u8]| String::from_utf8_lossy(path).into_owned();
        let name = |name| match name {
            Name::Entry(entry, shared) => {
                format!(
                    "{} {}{}",
                    entry.kind.name(),
                    text(&entry.path),
                    if shared.is_some() { "+" } else { "" }
                )
            }
            Name::Unreadable(path, _) => format!("unreadable {}", text(&path)),
            Name::Folded(path) => format!("folded {}", text(&path)),
        };
        tree.walk().map(name).collect()
    }

    #[cfg(unix)]
    #[test]
    fn a_walk_has_every_name_in_order_and_the_list_is_none_of_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path();
        fs::create_dir_all(root.join("a/b")).expect("folders");
        for file in ["a/b/x", "a-b", "A-B", "list", "list-part"] {
            fs::write(root.join(file), file).expect("a file");
        }
        std::os::unix::fs::symlink("../..", root.join("a/up")).expect("a link");
        fs::hard_link(root.join("a-b"), root.join("same")).expect("a second name");
        fs::hard_link(root.join("list"), root.join("list-under-another-name")).expect("a second name");
        let list = root.join("list");
        let own = Own::of(&list, [root.join("list-part")]);
        let expected = [
            "file A-B",
            "dir a",
            "dir a/b",
            "file a/b/x",
            "link a/up",
            "folded a-b",
            "file a-b+",
            "file same+",
        ];
        assert_eq!(walked(root, own), expected);
    }

    #[test]
    fn names_fold_within_a_folder_only() {
        let mut folds = Folds::default();
        let doubles: Vec<bool> = [(1, "a"), (2, "a/É"), (2, "a/é"), (1, "b"), (2, "b/é"), (1, "A")]
            .map(|(depth, path)| folds.is_double(depth, path.as_bytes()))
            .into();
        assert_eq!(doubles, [false, false, true, false, false, true]);
    }
}
