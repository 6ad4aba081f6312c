//! The digests by which systems name folders: git's trees, Go's `h1:` of a module, Nix's archives,
//! IPFS' folders.
//!
//! The files are hashed by [`sum`], many side by side, but for Nix, whose archive is one message.
//! In memory are the names of the folder, and of each file the digest.

use crate::pages::Pages;
use crate::sum::{self, Digesting, Input, Options, Progress, walk};
use hashweave::object::git::{Entry, Mode, blob, tree};
use hashweave::object::unixfs::{self, Child, Profile};
use hashweave::object::{Object, Repository, base64, from_base64, go, nix};
use hashweave::{Algorithm, Hasher};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use walkdir::{DirEntry, WalkDir};

/// A digest by which a system names a folder.
///
/// [`ROWS`](Self::ROWS) has the names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FolderDigest {
    /// The id of a tree of git.
    GitTree(Repository),
    /// Go's hash of a module, whose name and version files' names begin with.
    GoH1(String),
    /// The SHA-256 of a Nix archive.
    NixSha256,
    /// The CID of a folder in IPFS.
    UnixFs(Profile),
}

impl FolderDigest {
    /// The names, and what each is in a few words.
    pub const ROWS: [(&str, &str); 6] = [
        ("git-tree", "the id of a folder in git, `git write-tree` after `git add --force`"),
        ("git-tree:sha256", "the same in a repository of SHA-256"),
        ("go-h1:MODULE@VERSION", "Go's hash of a module, as in `go.sum`"),
        ("nix-sha256", "the SHA-256 of a Nix archive, `nix hash path`; lists may have Nix's base32"),
        ("unixfs-folder-v0-2015", "the CID of a folder in IPFS, version 0; hidden files are left out"),
        ("unixfs-folder-v1-2025", "the same by the profile of version 1, `ipfs add -r`"),
    ];

    /// The names.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Self::ROWS.iter().map(|(name, _)| *name)
    }

    /// The digest of a folder, as the system writes it.
    ///
    /// # Errors
    ///
    /// Those of [`git_tree`], [`go_h1`], [`nar_sha256`] or [`unixfs_folder`].
    pub fn of(&self, options: &Options, folder: &Path, progress: &Progress) -> io::Result<String> {
        Ok(match self {
            Self::GitTree(repository) => hex::encode(git_tree(options, folder, *repository, progress)?),
            Self::GoH1(module) => go_h1(options, folder, module, progress)?,
            Self::NixSha256 => format!("sha256-{}", base64(&nar_sha256(folder, progress)?)),
            Self::UnixFs(profile) => unixfs_folder(options, folder, *profile, progress)?,
        })
    }

    /// Whether a name is one of these up to its parameters.
    #[must_use]
    pub fn is_kind(name: &str) -> bool {
        let kind = |name: &str| name.split(':').next().unwrap_or_default().to_ascii_lowercase();
        Self::names().any(|known| kind(known) == kind(name))
    }

    /// Whether a text is such a digest. Nix's base32 is taken too, alone or after `sha256:`.
    #[must_use]
    pub fn takes(&self, text: &str) -> bool {
        let is_sha256 = |text: &str| from_base64(text).is_some_and(|digest| digest.len() == 32);
        match self {
            Self::GitTree(repository) => {
                hex::decode(text).is_ok_and(|id| id.len() == repository.algorithm().digest_length())
            }
            Self::GoH1(_) => text.strip_prefix("h1:").is_some_and(is_sha256),
            Self::UnixFs(profile) => unixfs::is_cid(*profile, text),
            Self::NixSha256 => {
                text.strip_prefix("sha256-").is_some_and(is_sha256)
                    || nix::is_base32(text.strip_prefix("sha256:").unwrap_or(text), 32)
            }
        }
    }

    /// Whether a text that it [takes](Self::takes) stands for the same digest as one that
    /// [`of`](Self::of) gave.
    #[must_use]
    pub fn is_same(&self, found: &str, text: &str) -> bool {
        match self {
            Self::GitTree(_) => found.eq_ignore_ascii_case(text),
            Self::GoH1(_) | Self::UnixFs(_) => found == text,
            Self::NixSha256 => {
                let digest = found.strip_prefix("sha256-").and_then(from_base64).unwrap_or_default();
                found == text || nix::base32(&digest) == text.strip_prefix("sha256:").unwrap_or(text)
            }
        }
    }

    /// The algorithm by which files are hashed.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        match self {
            Self::GitTree(repository) => repository.algorithm(),
            Self::GoH1(_) | Self::NixSha256 | Self::UnixFs(_) => Algorithm::Sha256,
        }
    }

    /// The tag of BSD-style lines.
    #[must_use]
    pub fn tag(&self) -> String {
        match self {
            Self::GitTree(Repository::Sha1) => "GIT-TREE".to_owned(),
            Self::GitTree(Repository::Sha256) => "GIT-TREE:sha256".to_owned(),
            Self::GoH1(module) => format!("GO-H1:{module}"),
            Self::NixSha256 => "NIX-SHA256".to_owned(),
            Self::UnixFs(Profile::V0) => "UNIXFS-FOLDER-V0-2015".to_owned(),
            Self::UnixFs(Profile::V1) => "UNIXFS-FOLDER-V1-2025".to_owned(),
        }
    }
}

impl FromStr for FolderDigest {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, parameter) = text.split_once(':').map_or((text, None), |(kind, own)| (kind, Some(own)));
        match (&*kind.to_ascii_lowercase(), parameter) {
            ("git-tree", None | Some("sha1")) => Ok(Self::GitTree(Repository::Sha1)),
            ("git-tree", Some("sha256")) => Ok(Self::GitTree(Repository::Sha256)),
            ("go-h1", Some(module)) if !module.is_empty() => Ok(Self::GoH1(module.to_owned())),
            ("nix-sha256", None) => Ok(Self::NixSha256),
            ("unixfs-folder-v0-2015", None) => Ok(Self::UnixFs(Profile::V0)),
            ("unixfs-folder-v1-2025", None) => Ok(Self::UnixFs(Profile::V1)),
            _ => {
                let names: Vec<&str> = Self::names().collect();
                Err(format!("no digest of folders is named {text}; available: {}", names.join(", ")))
            }
        }
    }
}

/// The name of a repository in its folder.
const DOT_GIT: &str = ".git";

/// An error of the same kind that names its file.
fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

/// The error of a file that a digest does not take.
fn refused(path: &Path, why: &'static str) -> io::Error {
    at(path, &io::Error::other(why))
}

/// Nothing, unless it is no folder.
fn check_is_folder(path: &Path) -> io::Result<()> {
    let about = fs::metadata(path).map_err(|error| at(path, &error))?;
    let is_no_folder = || io::Error::new(io::ErrorKind::NotADirectory, "is no folder; name one");
    if about.is_dir() { Ok(()) } else { Err(at(path, &is_no_folder())) }
}

/// The digests of files, in their order.
fn digests(options: &Options, files: Vec<PathBuf>, progress: &Progress) -> io::Result<Vec<Vec<u8>>> {
    let all = hashed(options, files, progress)?;
    Ok(all.into_iter().map(|(digest, _)| digest).collect())
}

/// The digests of files and their bytes, in their order.
fn hashed(options: &Options, files: Vec<PathBuf>, progress: &Progress) -> io::Result<Vec<(Vec<u8>, u64)>> {
    let mut all = Vec::with_capacity(files.len());
    sum::run(options, files.into_iter().map(Input::Path), progress, &mut |outcome| {
        let path = outcome.input.path().unwrap_or(Path::new("")).to_owned();
        let digests = outcome.result.map_err(|error| at(&path, &error))?;
        if outcome.changed {
            return Err(refused(&path, "changed while it was hashed; try again when nobody writes to it"));
        }
        all.push((digests[0].to_vec(), outcome.bytes));
        Ok(())
    })?;
    Ok(all)
}

/// The id of the tree that git makes of a folder if everything in it is added (`git add -f`),
/// without filters. `.git` is left out, as are folders without files. A folder with a repository of
/// its own is an error, as git would record the commit instead.
///
/// # Errors
///
/// If something cannot be read, or is neither a file, nor a folder, nor a symbolic link.
///
/// ```
/// use hashweave::object::Repository;
/// use runner::{folders, sum::{Options, Progress}};
/// # let folder = tempfile::tempdir()?;
/// # let folder = folder.path();
/// std::fs::write(folder.join("hello"), "hello\n")?;
/// let options = Options::new(Vec::new());
/// let id = folders::git_tree(&options, folder, Repository::Sha1, &Progress::default())?;
/// assert_eq!(id[..4], [0xB4, 0xD0, 0x1E, 0x9B]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn git_tree(
    options: &Options,
    folder: &Path,
    repository: Repository,
    progress: &Progress,
) -> io::Result<Vec<u8>> {
    check_is_folder(folder)?;
    let options =
        Options { algorithms: vec![Digesting::object(Object::git_blob(repository))], ..options.clone() };
    let walk = WalkDir::new(folder).min_depth(1).sort_by_file_name().into_iter();
    let walk = walk.filter_entry(|entry| entry.depth() != 1 || entry.file_name() != DOT_GIT);
    let mut folders: BTreeMap<PathBuf, Vec<Entry>> = BTreeMap::new();
    let (mut files, mut modes) = (Vec::new(), Vec::new());
    for entry in walk {
        let entry = entry?;
        if entry.file_name() == DOT_GIT {
            let why = "is a repository of its own, of which git records the commit, not the files";
            return Err(refused(entry.path().parent().unwrap_or(folder), why));
        }
        let kind = entry.file_type();
        if kind.is_file() {
            modes.push(if is_executable(&about(&entry)?) { Mode::Executable } else { Mode::File });
            files.push(entry.into_path());
        } else if kind.is_symlink() {
            let target = fs::read_link(entry.path()).map_err(|error| at(entry.path(), &error))?;
            let id = blob(repository, target.as_os_str().as_encoded_bytes());
            enter(&mut folders, entry.path(), |name| Entry { mode: Mode::Link, name, id });
        } else if !kind.is_dir() {
            return Err(refused(entry.path(), NEITHER));
        }
    }
    let ids = digests(&options, files.clone(), progress)?;
    for ((path, mode), id) in files.iter().zip(modes).zip(ids) {
        enter(&mut folders, path, |name| Entry { mode, name, id });
    }
    // The last folder in the order of paths has none below it.
    while let Some((path, entries)) = folders.pop_last() {
        let id = tree(repository, entries);
        if path == folder {
            return Ok(id);
        }
        enter(&mut folders, &path, |name| Entry { mode: Mode::Folder, name, id });
    }
    Ok(tree(repository, Vec::new()))
}

const NEITHER: &str = "is neither a file, nor a folder, nor a symbolic link; leave it out";

/// Adds an entry, made of its name, to its folder.
fn enter<E>(folders: &mut BTreeMap<PathBuf, Vec<E>>, path: &Path, entry: impl FnOnce(Vec<u8>) -> E) {
    let name = path.file_name().unwrap_or_default().as_encoded_bytes().to_vec();
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    folders.entry(folder).or_default().push(entry(name));
}

fn about(entry: &DirEntry) -> io::Result<Metadata> {
    Ok(entry.metadata()?)
}

/// Whether the owner may execute a file, which is what git and Nix keep of its permissions.
fn is_executable(about: &Metadata) -> bool {
    #[cfg(unix)]
    {
        std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o100 != 0
    }
    #[cfg(not(unix))]
    {
        let _ = about;
        false
    }
}

/// Go's hash of the files of a folder, whose names begin with `module`, such as
/// `rsc.io/quote@v1.5.2`, as `dirhash.HashDir` gives it. Symbolic links are left out, as from the
/// zip of a module.
///
/// # Errors
///
/// If a file cannot be read, or a name is not UTF-8 or has a line feed.
pub fn go_h1(options: &Options, folder: &Path, module: &str, progress: &Progress) -> io::Result<String> {
    check_is_folder(folder)?;
    let options = Options { algorithms: vec![Digesting::new(Algorithm::Sha256)], ..options.clone() };
    let mut names = Vec::new();
    let mut files = Vec::new();
    for input in walk::walk(folder, false) {
        match input {
            Input::Path(path) => {
                let below = path.strip_prefix(folder).unwrap_or(&path);
                let parts = below.iter().map(OsStr::to_str).collect::<Option<Vec<_>>>();
                let parts = parts.ok_or_else(|| refused(&path, "Go takes only names in UTF-8; rename it"))?;
                names.push(format!("{module}/{}", parts.join("/")));
                files.push(path);
            }
            Input::Unreadable(path, error) => return Err(at(&path, &error)),
            Input::Standard => {}
        }
    }
    let digests = digests(&options, files, progress)?;
    let digests = digests.iter().map(|digest| digest[..].try_into().map_err(io::Error::other));
    let all = names.into_iter().zip(digests).map(|(name, digest)| Ok((name, digest?)));
    let hash = go::h1(all.collect::<io::Result<Vec<_>>>()?);
    hash.ok_or_else(|| refused(folder, "Go refuses names with line feeds; rename the file"))
}

/// The SHA-256 of the Nix archive (NAR) of a file, a folder or a symbolic link, as `nix hash path`
/// gives it. The archive is never in memory, and is one message, so it fills one lane.
///
/// # Errors
///
/// If something cannot be read, changes meanwhile, or is neither a file, nor a folder, nor a link.
///
/// ```
/// # let folder = tempfile::tempdir()?;
/// let digest = runner::folders::nar_sha256(folder.path(), &runner::sum::Progress::default())?;
/// assert_eq!(hashweave::object::base64(&digest), "pQpattmS9VmO3ZIQUFn66az8GSmB4IvYhTTCFn6SUmo=");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn nar_sha256(path: &Path, progress: &Progress) -> io::Result<Vec<u8>> {
    let mut archive =
        Archive { hasher: Hasher::new(Algorithm::Sha256), buffer: Pages::new(1 << 17), progress };
    archive.strings(&[nix::MAGIC]);
    archive.node(path)?;
    Ok(archive.hasher.digest().to_vec())
}

/// The CID that IPFS gives a folder by a profile of IPIP-0499, as `ipfs add -r` and Helia do: with
/// empty folders and symbolic links, without files and folders whose names begin with a point.
///
/// # Errors
///
/// If something cannot be read, or is neither a file, nor a folder, nor a symbolic link.
///
/// ```
/// use hashweave::object::unixfs::Profile;
/// use runner::{folders, sum::{Options, Progress}};
/// # let folder = tempfile::tempdir()?;
/// # let folder = folder.path();
/// let options = Options::new(Vec::new());
/// let cid = folders::unixfs_folder(&options, folder, Profile::V1, &Progress::default())?;
/// assert_eq!(cid, "bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354");
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn unixfs_folder(
    options: &Options,
    folder: &Path,
    profile: Profile,
    progress: &Progress,
) -> io::Result<String> {
    check_is_folder(folder)?;
    let options = Options { algorithms: vec![Digesting::object(Object::unixfs(profile))], ..options.clone() };
    let is_hidden = |entry: &DirEntry| entry.file_name().as_encoded_bytes().starts_with(b".");
    let walk = WalkDir::new(folder).min_depth(1).sort_by_file_name().into_iter();
    let mut folders: BTreeMap<PathBuf, Vec<(Vec<u8>, Child)>> = BTreeMap::new();
    folders.insert(folder.to_owned(), Vec::new());
    let mut files = Vec::new();
    for entry in walk.filter_entry(|entry| !is_hidden(entry)) {
        let entry = entry?;
        let (kind, path) = (entry.file_type(), entry.path());
        if kind.is_file() {
            files.push(entry.into_path());
        } else if kind.is_symlink() {
            let target = fs::read_link(path).map_err(|error| at(path, &error))?;
            let child = Child::symbolic_link(profile, target.as_os_str().as_encoded_bytes());
            enter(&mut folders, path, |name| (name, child));
        } else if kind.is_dir() {
            folders.insert(path.to_owned(), Vec::new());
        } else {
            return Err(refused(path, NEITHER));
        }
    }
    for (path, (cid, bytes)) in files.iter().zip(hashed(&options, files.clone(), progress)?) {
        enter(&mut folders, path, |name| (name, Child::file(profile, cid, bytes)));
    }
    // The last folder in the order of paths has none below it.
    while let Some((path, entries)) = folders.pop_last() {
        let child = Child::folder(profile, entries);
        let child = child.ok_or_else(|| refused(&path, "has names with the same hash; rename a file"))?;
        if path == folder {
            return Ok(child.text(profile));
        }
        enter(&mut folders, &path, |name| (name, child));
    }
    Err(refused(folder, "is gone"))
}

/// An archive that is hashed as it is written.
struct Archive<'a> {
    hasher: Hasher,
    buffer: Pages,
    progress: &'a Progress,
}

impl Archive<'_> {
    fn strings(&mut self, strings: &[&[u8]]) {
        self.hasher.update(&nix::strings(strings));
    }

    fn node(&mut self, path: &Path) -> io::Result<()> {
        let about = fs::symlink_metadata(path).map_err(|error| at(path, &error))?;
        self.strings(&[b"(", b"type"]);
        if about.is_dir() {
            self.strings(&[b"directory"]);
            self.entries(path)?;
        } else if about.is_symlink() {
            let target = fs::read_link(path).map_err(|error| at(path, &error))?;
            self.strings(&[b"symlink", b"target", target.as_os_str().as_encoded_bytes()]);
        } else if about.is_file() {
            self.strings(&[b"regular"]);
            if is_executable(&about) {
                self.strings(&[b"executable", b""]);
            }
            self.strings(&[b"contents"]);
            self.content(path, about.len()).map_err(|error| at(path, &error))?;
        } else {
            return Err(refused(path, NEITHER));
        }
        self.strings(&[b")"]);
        Ok(())
    }

    fn entries(&mut self, folder: &Path) -> io::Result<()> {
        let names = fs::read_dir(folder).and_then(|all| all.map(|entry| Ok(entry?.file_name())).collect());
        let mut names: Vec<OsString> = names.map_err(|error| at(folder, &error))?;
        names.sort_by(|a, b| a.as_encoded_bytes().cmp(b.as_encoded_bytes()));
        for name in names {
            self.strings(&[b"entry", b"(", b"name", name.as_encoded_bytes(), b"node"]);
            self.node(&folder.join(&name))?;
            self.strings(&[b")"]);
        }
        Ok(())
    }

    fn content(&mut self, path: &Path, length: u64) -> io::Result<()> {
        self.hasher.update(&nix::length(length));
        let mut file = File::open(path)?;
        let mut read = 0;
        loop {
            match file.read(&mut self.buffer) {
                Ok(0) => break,
                Ok(more) => {
                    self.hasher.update(&self.buffer[..more]);
                    self.progress.add_bytes(more as u64);
                    read += more as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        if read != length {
            return Err(io::Error::other("changed while it was hashed; try again when nobody writes to it"));
        }
        self.hasher.update(nix::padding(length));
        Ok(())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    /// The folder whose digests are those that `git write-tree` (2.39), `nix-hash --type sha256`
    /// (2.8) and `dirhash.HashDir` (golang.org/x/mod 0.20) give.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, content: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, content).expect("a file");
        };
        // Git sorts a-b, a.c, a/: folders as if their names ended with a slash.
        for name in ["a/x", "a-b", "a.c", "a/b/c", "z"] {
            write(name, &format!("content of {name}\n"));
        }
        write("empty", "");
        let executable = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.path().join("z"), executable).expect("permissions");
        folder
    }

    fn of(name: &str, folder: &Path) -> io::Result<String> {
        let digest: FolderDigest = name.parse().map_err(io::Error::other)?;
        digest.of(&Options::new(Vec::new()), folder, &Progress::default())
    }

    #[test]
    fn digests_are_those_of_the_systems() {
        let folder = folder();
        let path = folder.path();
        assert_eq!(
            of("go-h1:example.com/m@v1.0.0", path).expect("a hash"),
            "h1:ajE6J7kL9YQxMFDwcxLgwD8w4abPIVLg+w3WiDyu30Y="
        );
        symlink("a/x", path.join("link")).expect("a link");
        assert_eq!(of("git-tree", path).expect("an id"), "edf6976cb30fe0765f53a95d2b353728e087e1c1");
        assert_eq!(
            of("git-tree:sha256", path).expect("an id"),
            "c3c9ce3e79512c962b03319e4ebf9c10f874aebe6d2bd11c3ac9a88b63573d27"
        );
        assert_eq!(
            of("nix-sha256", path).expect("a hash"),
            "sha256-/gzA58LnKD3Kvu82Hfc0UvRsJ7OwX4EkRYJT/Lq2BT8="
        );
        // Git keeps neither its own folder nor folders without files.
        fs::create_dir_all(path.join("none/none")).expect("a folder");
        fs::create_dir_all(path.join(".git/objects")).expect("a folder");
        fs::write(path.join(".git/HEAD"), "ref").expect("a file");
        assert_eq!(of("git-tree", path).expect("an id"), "edf6976cb30fe0765f53a95d2b353728e087e1c1");
        fs::create_dir(path.join("a/.git")).expect("a folder");
        let fault = of("git-tree", path).expect_err("a repository of its own").to_string();
        assert!(fault.contains("is a repository of its own"), "{fault}");
    }

    #[test]
    fn what_cannot_be_named_is_an_error() {
        let folder = folder();
        fs::write(folder.path().join("line\nfeed"), "").expect("a file");
        assert!(of("go-h1:m@v1", folder.path()).is_err_and(|error| error.to_string().contains("line feeds")));
        let socket = std::os::unix::net::UnixListener::bind(folder.path().join("socket")).expect("a socket");
        for name in ["git-tree", "nix-sha256"] {
            let fault = of(name, folder.path()).expect_err(name).to_string();
            assert!(fault.contains("neither a file"), "{fault}");
        }
        drop(socket);
        for name in ["git-tree", "go-h1:m@v1"] {
            let fault = of(name, &folder.path().join("z")).expect_err(name).to_string();
            assert!(fault.ends_with("is no folder; name one"), "{fault}");
        }
        for name in ["git-tree:md5", "go-h1", "go-h1:", "nix-sha256:1", "git"] {
            assert!(
                of(name, folder.path()).is_err_and(|error| error.to_string().contains("available: git-tree"))
            );
        }
    }
}
