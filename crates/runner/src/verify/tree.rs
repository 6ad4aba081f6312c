//! The names of a tree, in the order of lists, with what their system says of them.
//!
//! Nothing but folders is opened, so FIFOs and devices do not block, and a symbolic link is what it
//! is, not what it leads to, unless links are to be followed. In memory are the names of one folder
//! a level. One folder is open at a time, and names are looked at from there: an update in which
//! nothing changed does little else.

use super::entry::{Entry, Kind, Stamp};
use crate::platform::{self, About, Folder};
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

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
        let identity = fs::metadata(top).ok().as_ref().and_then(platform::identity);
        Walk {
            root: self.root.clone(),
            follow: self.follow,
            own: self.own.below(&self.root),
            own_files: self.own.identities.clone(),
            path: self.below.clone(),
            levels: Vec::new(),
            open: None,
            told: None,
            entered: Some(identity),
        }
    }
}

/// A file or folder by its device and inode, where the system has these.
type Identity = Option<(u64, u64)>;

/// A walk through a tree.
struct Walk {
    root: PathBuf,
    follow: bool,
    /// The run's own files: the paths below the root, and what they are under any name.
    own: Vec<Vec<u8>>,
    own_files: Vec<(u64, u64)>,
    /// The path of the present name below the root.
    path: Vec<u8>,
    /// The folders on the way to it.
    levels: Vec<Level>,
    /// The last of them, while it is open.
    open: Option<Folder>,
    /// The present name, after what was told of it first.
    told: Option<Name>,
    /// The present name is a folder, which is entered next.
    entered: Option<Identity>,
}

/// A folder whose names are being walked.
struct Level {
    /// Bytes of its path.
    length: usize,
    /// Which one it is, if links are followed, which may lead back to it.
    which: Option<Which>,
    names: Names,
}

#[derive(Debug, PartialEq, Eq)]
enum Which {
    Identity((u64, u64)),
    Path(PathBuf),
}

impl Iterator for Walk {
    type Item = Name;

    fn next(&mut self) -> Option<Name> {
        loop {
            if let Some(name) = self.told.take() {
                return Some(name);
            }
            if let Some(identity) = self.entered.take()
                && let Err(error) = self.enter(identity)
            {
                return Some(Name::Unreadable(self.path.clone(), error));
            }
            let level = self.levels.last_mut()?;
            self.path.truncate(level.length);
            let Some((name, is_double)) = level.names.next() else {
                self.levels.pop();
                self.open = None;
                continue;
            };
            if !self.path.is_empty() {
                self.path.push(b'/');
            }
            let start = self.path.len();
            self.path.extend_from_slice(name);
            match self.present(start) {
                Ok(None) => {}
                Ok(name) if is_double => {
                    self.told = name;
                    return Some(Name::Folded(self.path.clone()));
                }
                Ok(name) => return name,
                Err(error) => return Some(Name::Unreadable(self.path.clone(), error)),
            }
        }
    }
}

impl Walk {
    /// The place of a path below the root.
    fn place(&self, path: &[u8]) -> PathBuf {
        if path.is_empty() { self.root.clone() } else { self.root.join(platform::name(path.to_vec())) }
    }

    /// Goes into the folder of the present path.
    fn enter(&mut self, identity: Identity) -> io::Result<()> {
        let which = self.which(identity);
        self.open = None;
        let mut folder = Folder::open(&self.place(&self.path))?;
        let names = Names::of(&mut folder)?;
        self.open = Some(folder);
        self.levels.push(Level { length: self.path.len(), which, names });
        Ok(())
    }

    /// Which folder the present path is, if that matters.
    fn which(&self, identity: Identity) -> Option<Which> {
        let canonical = || fs::canonicalize(self.place(&self.path)).ok().map(Which::Path);
        if self.follow { identity.map(Which::Identity).or_else(canonical) } else { None }
    }

    /// What the present name is, which begins at `start` in its path; none if it is one of the
    /// run's own files.
    fn present(&mut self, start: usize) -> io::Result<Option<Name>> {
        if self.open.is_none() {
            self.open = Some(Folder::open(&self.place(&self.path[..start.saturating_sub(1)]))?);
        }
        let folder = self.open.as_ref().ok_or(io::ErrorKind::NotFound)?;
        let mut about = folder.about(&self.path[start..], false)?;
        let is_followed = self.follow && about.kind == "link";
        if is_followed {
            about = folder.about(&self.path[start..], true)?;
        }
        let kind = Kind::named(about.kind).unwrap_or(Kind::File);
        let is_own = kind == Kind::File
            && (about.identity.is_some_and(|file| self.own_files.contains(&file))
                || self.own.contains(&self.path));
        if is_own {
            return Ok(None);
        }
        let mut entry = described(self.path.clone(), kind, &about);
        if kind == Kind::Link {
            entry.target = Some(folder.target(&self.path[start..])?);
        }
        if kind == Kind::Dir {
            let which = self.which(about.identity).filter(|_| is_followed);
            if which.is_some() && self.levels.iter().any(|level| level.which == which) {
                return Err(platform::link_that_leads_back());
            }
            self.entered = Some(about.identity);
        }
        Ok(Some(Name::Entry(entry, about.identity.filter(|_| kind == Kind::File && about.links > 1))))
    }
}

/// The entry of a name, by what its system says.
fn described(path: Vec<u8>, kind: Kind, about: &About) -> Entry {
    let mut entry = Entry { mode: about.mode, ..Entry::new(path, kind) };
    if kind == Kind::File {
        entry.mtime = about.mtime;
        entry.size = Some(about.size);
        entry.stamp = about.stamp.map(|(inode, ctime)| Stamp { inode, ctime });
    }
    entry
}

/// The bytes of a path below the root, with slashes between the names.
fn path_below(root: &Path, path: &Path) -> Vec<u8> {
    let names = path.strip_prefix(root).unwrap_or(path).iter();
    names.map(OsStr::as_encoded_bytes).collect::<Vec<_>>().join(&b'/')
}

/// The names of a folder in the order of their bytes, one after another, each with whether it would
/// be one with another where names differ by more than capital letters only.
#[derive(Debug, Default)]
struct Names {
    bytes: Vec<u8>,
    places: std::vec::IntoIter<Place>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    start: usize,
    end: usize,
    is_double: bool,
}

impl Names {
    /// The names of an open folder.
    fn of(folder: &mut Folder) -> io::Result<Self> {
        let (mut bytes, mut places) = (Vec::new(), Vec::new());
        folder.names(|name| {
            let start = bytes.len();
            bytes.extend_from_slice(name);
            places.push(Place { start, end: bytes.len(), is_double: false });
        })?;
        Ok(Self::sorted(bytes, places))
    }

    fn sorted(bytes: Vec<u8>, mut places: Vec<Place>) -> Self {
        places.sort_unstable_by(|a, b| bytes[a.start..a.end].cmp(&bytes[b.start..b.end]));
        // Without capital letters there are no doubles.
        if bytes.iter().any(|byte| byte.is_ascii_uppercase() || !byte.is_ascii()) {
            let mut folded = HashSet::with_capacity(places.len());
            for place in &mut places {
                place.is_double = !folded.insert(fold(&bytes[place.start..place.end]));
            }
        }
        Self { bytes, places: places.into_iter() }
    }

    fn next(&mut self) -> Option<(&[u8], bool)> {
        let Place { start, end, is_double } = self.places.next()?;
        Some((&self.bytes[start..end], is_double))
    }
}

/// A name without capital letters: its hash value, since among a million names two are equal by
/// chance once in 10^7 trees.
fn fold(name: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    match str::from_utf8(name) {
        Ok(text) if !text.is_ascii() => text.to_lowercase().hash(&mut hasher),
        _ => name.to_ascii_lowercase().hash(&mut hasher),
    }
    hasher.finish()
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
    fn names_that_differ_by_capital_letters_are_doubles() {
        let doubles = |names: &[&str]| {
            let (mut bytes, mut places) = (Vec::new(), Vec::new());
            for name in names {
                let start = bytes.len();
                bytes.extend_from_slice(name.as_bytes());
                places.push(Place { start, end: bytes.len(), is_double: false });
            }
            let mut sorted = Names::sorted(bytes, places);
            let mut found = Vec::new();
            while let Some((name, is_double)) = sorted.next() {
                found.push((String::from_utf8_lossy(name).into_owned(), is_double));
            }
            found
        };
        let expected = |names: &[(&str, bool)]| -> Vec<(String, bool)> {
            names.iter().map(|(name, is_double)| ((*name).to_owned(), *is_double)).collect()
        };
        assert_eq!(doubles(&["b", "a", "a.b"]), expected(&[("a", false), ("a.b", false), ("b", false)]));
        assert_eq!(doubles(&["a", "b", "A"]), expected(&[("A", false), ("a", true), ("b", false)]));
        assert_eq!(doubles(&["é", "É", "e"]), expected(&[("e", false), ("É", false), ("é", true)]));
    }
}
