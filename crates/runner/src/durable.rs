//! Files that appear whole or not at all.
//!
//! The bytes go to a temporary file in the same folder and are forced to the disk; only then does
//! the file get its name, and the folder is forced to the disk as well. Killed at any instant, the
//! name stands for the old content or the new one.
//!
//! A symbolic link is followed: the file that it leads to is replaced, or made if it is not there
//! yet, and the link stays. A file that is replaced leaves its permissions, and its owner where the
//! system allows that, to the one that takes its place.
//!
//! A kill leaves the temporary file. Its name says that it is ours, and a lock, which goes with the
//! process, says whether it is still being written: whoever makes the next one in that folder
//! removes those that nobody holds. Where locks say nothing, the name also says what the file was
//! to become, and whoever writes that next removes it.

use crate::platform;
use hashweave::Algorithm;
use std::borrow::Cow;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, TempPath};
use thiserror::Error;

/// The prefix of the names of temporary files.
const PREFIX: &str = ".hashweave-";

/// The suffix of temporary files that are locked as long as they are written.
const HELD: &str = ".part";

/// The suffix of temporary files without a lock, after a digest of the name that they are to have.
const UNHELD: &str = ".copy";

/// Letters and digits after the prefix.
const DRAWN: usize = 6;

/// Symbolic links that are followed one after another, as many as Linux follows.
const LINKS: usize = 40;

/// The reason why a file could not be written.
#[derive(Debug, Error)]
#[error("cannot write {}: {}", path.display(), reason(error))]
pub struct WriteError {
    path: PathBuf,
    error: io::Error,
}

/// The system's words for a fault, with a remedy where a disk or a limit is in the way.
#[must_use]
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::FileTooLarge => format!("{error}; {}", beyond_limit().unwrap_or_else(other_disk)),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => format!("{error}; free some space"),
        _ => error.to_string(),
    }
}

/// Whether more could be written if there were more room.
pub(crate) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::FileTooLarge | ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

/// The remedy for files beyond the limit of their length, if there is a limit.
pub(crate) fn beyond_limit() -> Option<String> {
    let limit = platform::limit_of_length()?;
    Some(format!("raise the limit `ulimit -f` ({limit} bytes now)"))
}

fn other_disk() -> String {
    "choose a disk whose file system has longer files".to_owned()
}

/// Checks that a file could be written now, without leaving anything. Call it before the work whose
/// result the file will hold.
///
/// # Errors
///
/// If the path has no file name, if it is not that of a regular file, or if no new file can be made
/// in the folder.
pub fn check(path: &Path) -> Result<(), WriteError> {
    Temporary::held(path).map(drop).map_err(|error| WriteError { path: path.to_owned(), error })
}

/// Writes a file, and replaces the old one if there is one.
///
/// # Errors
///
/// If it cannot be written completely, or if symbolic links lead back to themselves; an old file is
/// not changed then.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_together(&[(path, bytes)])
}

/// Writes several files: if one of them does not fit, none changes.
///
/// # Errors
///
/// As of [`write()`], for the first that cannot be written.
pub fn write_together<P: AsRef<Path>, B: AsRef<[u8]>>(files: &[(P, B)]) -> Result<(), WriteError> {
    let at = |path: &P, error| WriteError { path: path.as_ref().to_owned(), error };
    let mut filled = Vec::new();
    for (path, bytes) in files {
        filled.push((path, self::filled(path.as_ref(), bytes.as_ref()).map_err(|error| at(path, error))?));
    }
    // They stay open, and so held, until all have their names.
    filled
        .into_iter()
        .try_for_each(|(path, (temporary, _file))| temporary.replace().map_err(|error| at(path, error)))
}

/// A temporary file with these bytes, forced to the disk. The open file, which holds it, must be kept
/// until it has its name.
pub(crate) fn filled<'a>(path: &'a Path, bytes: &[u8]) -> io::Result<(Temporary<'a>, File)> {
    let (temporary, mut file) = Temporary::held(path)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok((temporary, file))
}

/// Where a name leads: through symbolic links, also to a file that is not there yet.
///
/// # Errors
///
/// If the links lead back to themselves.
pub(crate) fn resolved(path: &Path) -> io::Result<Cow<'_, Path>> {
    let mut place = Cow::Borrowed(path);
    for _ in 0..LINKS {
        let Ok(next) = fs::read_link(&place) else { return Ok(place) };
        place = folder_of(&place).join(next).into();
    }
    Err(platform::link_that_leads_back())
}

/// An empty file next to the one that it is to become, with the permissions of that, or of any new
/// file. It is removed if it does not become that.
pub(crate) struct Temporary<'a> {
    path: TempPath,
    /// No symbolic link.
    target: Cow<'a, Path>,
    /// The permissions of an old file that its owner may not write, which this one gets when it is
    /// written.
    sealed: Option<(File, fs::Permissions)>,
}

impl<'a> Temporary<'a> {
    /// Creates it; nobody has it open. Then it takes away every other one that was to become the
    /// same file, of a killed process or of a live one, which finds its own gone when that is to
    /// get its name, and has failed. So whoever reads the target after this and before
    /// [`replace`](Self::replace) takes the place of what it read and of nothing else, also where
    /// locks say nothing: of two at once, one created its file later; it has taken away that of the
    /// other, or the other's had its name already and was read.
    pub(crate) fn beside(target: &'a Path) -> io::Result<Self> {
        let target = resolved(target)?;
        let suffix = unheld_suffix(&target);
        let (mut temporary, file) = Self::created(target, &suffix)?;
        reclaim(folder_of(&temporary.target), &suffix, |path| {
            let own = path.file_name() == temporary.path.file_name();
            if own { Ok(()) } else { fs::remove_file(path) }
        });
        temporary.sealed = platform::unseal(&file)?.map(|permissions| (file, permissions));
        Ok(temporary)
    }

    /// Creates it, open to be written. Others leave it alone as long as the file is open, which
    /// must be until it has its name; of a killed process the next one that writes in this folder
    /// removes it.
    pub(crate) fn held(target: &'a Path) -> io::Result<(Self, File)> {
        let target = resolved(target)?;
        // Of those that are locked others remove nothing; if one cannot be opened, it stays.
        reclaim(folder_of(&target), HELD, |path| {
            // Locked until it is removed: whoever has just created it would otherwise get the lock in
            // between, and keep a file without a name.
            let file = File::open(path)?;
            if file.try_lock().is_ok() { fs::remove_file(path) } else { Ok(()) }
        });
        loop {
            let (temporary, file) = Self::created(target.clone(), HELD)?;
            match file.try_lock() {
                // Another one was faster, and is removing it or has done so.
                Err(TryLockError::WouldBlock) => {}
                Ok(()) if !temporary.path.exists() => {}
                // Without locks there is nobody who removes it either.
                Ok(()) | Err(TryLockError::Error(_)) => return Ok((temporary, file)),
            }
        }
    }

    fn created(target: Cow<'a, Path>, suffix: &str) -> io::Result<(Self, File)> {
        let old = fs::metadata(&target).ok();
        // To rename over a device would replace it.
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            return Err(io::Error::other("it exists and is not a file"));
        }
        if target.file_name().is_none() {
            return Err(io::Error::other("it has no file name"));
        }
        // Made here, it has the permissions of any new file, and a fault does not name a path that
        // nobody gave.
        let create = |path: &Path| OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let mut builder = Builder::new();
        builder.prefix(PREFIX).suffix(suffix).rand_bytes(DRAWN);
        let (file, path) = builder.make_in(folder_of(&target), create)?.into_parts();
        // Before the first byte, so that nobody reads here who may not read the old file.
        if let Some(old) = old {
            platform::inherit(&file, &old)?;
        }
        Ok((Self { path, target, sealed: None }, file))
    }

    /// Where it is until then.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Takes the place of the target, if there is one. What is in it must have been forced to the
    /// disk.
    pub(crate) fn replace(self) -> io::Result<()> {
        if let Some((file, permissions)) = self.sealed {
            file.set_permissions(permissions)?;
        }
        self.path.persist(&self.target)?;
        sync_folder(&self.target)
    }

    /// Becomes the target, which must not exist. What is in it must have been forced to the disk.
    pub(crate) fn appear(self) -> io::Result<()> {
        if let Err(refused) = self.path.persist_noclobber(&self.target) {
            // Some file systems cannot rename without overwriting, nor link; so far nothing is
            // there.
            if refused.error.kind() == io::ErrorKind::AlreadyExists || self.target.symlink_metadata().is_ok()
            {
                return Err(refused.error);
            }
            refused.path.persist(&self.target)?;
        }
        sync_folder(&self.target)
    }
}

/// Tries to remove the files that killed processes may have left in a folder: those with a name of
/// ours that ends with `suffix`. A file that cannot be removed does no harm.
fn reclaim(folder: &Path, suffix: &str, remove: impl Fn(&Path) -> io::Result<()>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let ours = entry.file_name().to_str().is_some_and(|name| is_ours(name, suffix));
        if ours && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            let _ = remove(&entry.path());
        }
    }
}

fn is_ours(name: &str, suffix: &str) -> bool {
    let drawn = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(suffix));
    drawn.is_some_and(|drawn| drawn.len() == DRAWN && drawn.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// A digest, because the name itself may be as long as names can be.
fn unheld_suffix(target: &Path) -> String {
    let name = target.file_name().unwrap_or_default().as_encoded_bytes();
    format!(".{}{UNHELD}", hex::encode(&hashweave::digest(Algorithm::Sha256, name).as_ref()[..8]))
}

/// Whether an open file is the one that has a name. Where no file can be identified, any that has the
/// name passes for it.
pub(crate) fn has_name(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(named)) = (file.metadata(), fs::metadata(path)) else { return false };
    platform::identity(&open) == platform::identity(&named)
}

/// Gives a new file, which is forced to the disk, the name of an old one, and its permissions.
pub(crate) fn put(new: &Path, old: &Path) -> io::Result<()> {
    if let Ok(data) = fs::metadata(old) {
        platform::inherit(&OpenOptions::new().write(true).open(new)?, &data)?;
    }
    fs::rename(new, old)?;
    sync_folder(old)
}

/// The folder of a file.
pub(crate) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Forces the names in the folder of a file to the disk, where a system can.
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    platform::sync_folder(folder_of(file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    /// An empty folder of a test.
    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("hashweave-durable-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        folder
    }

    fn names(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    }

    /// Each looks for what killed processes have left while the others create theirs.
    #[test]
    fn writers_in_one_folder_leave_each_other_alone() {
        let folder = folder("together");
        std::thread::scope(|scope| {
            for writer in 0..8 {
                let folder = &folder;
                scope.spawn(move || {
                    for i in 0..500 {
                        let path = folder.join(format!("file-{writer}-{i}"));
                        let (temporary, _held) = Temporary::held(&path).expect("a temporary file");
                        temporary.replace().expect("it has kept its name");
                    }
                });
            }
        });
        assert_eq!(names(&folder).len(), 8 * 500);
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    #[test]
    fn a_file_is_written_and_replaced() {
        let folder = folder("written");
        let path = folder.join("file");
        check(&path).expect("it could be written");
        assert!(names(&folder).is_empty(), "a check leaves nothing");
        for content in ["first", "then"] {
            write(&path, content.as_bytes()).expect("it is written");
            assert_eq!(fs::read_to_string(&path).expect("it is there"), content);
            assert_eq!(names(&folder), [path.as_path()]);
        }
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    #[test]
    fn several_are_written_or_none() {
        let folder = folder("together");
        let [one, two, bad] = ["one", "two", "none/file"].map(|name| folder.join(name));
        write(&one, b"old").expect("it is written");
        let error = write_together(&[(&one, "new"), (&two, "new"), (&bad, "new")]).expect_err("no folder");
        assert!(error.to_string().starts_with(&format!("cannot write {}: ", bad.display())), "{error}");
        assert_eq!((fs::read(&one).expect("it is there"), names(&folder).len()), (b"old".to_vec(), 1));
        write_together(&[(&one, "1"), (&two, "2")]).expect("they are written");
        assert_eq!([one, two].map(|path| fs::read(path).expect("it is there")), [b"1", b"2"]);
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    /// Files that are held, files with other names and entries that are no files stay; the rest was
    /// left by killed processes.
    #[test]
    fn what_killed_processes_left_is_removed() {
        let folder = folder("left");
        let other = folder.join("other");
        let (held, file) = Temporary::held(&other).expect("it is made");
        let stay = [
            ".hashweave-abcdef",
            ".hashweave-abcde.part",
            ".hashweave-abcdefg.part",
            "hashweave-abcdef.part",
        ];
        for name in stay.into_iter().chain([".hashweave-abc123.part", ".hashweave-ABC456.part"]) {
            fs::write(folder.join(name), "left").expect("a file");
        }
        fs::create_dir(folder.join(".hashweave-folder.part")).expect("a folder");
        check(&folder.join("file")).expect("it could be written");
        let mut expected: Vec<PathBuf> = stay.iter().map(|name| folder.join(name)).collect();
        expected.extend([folder.join(".hashweave-folder.part"), held.path().to_owned()]);
        let mut there = names(&folder);
        expected.sort_unstable();
        there.sort_unstable();
        assert_eq!(there, expected);
        held.appear().expect("it is still there");
        drop(file);
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    /// One that nobody locks goes when the same target is written again, and no other does.
    #[test]
    fn what_was_to_become_the_same_file_is_removed() {
        let folder = folder("same");
        let [target, other] = ["target", "other"].map(|name| folder.join(name));
        let [killed, elsewhere] = [&target, &other].map(|path| Temporary::beside(path).expect("it is made"));
        let (held, file) = Temporary::held(&target).expect("it is made");
        let next = Temporary::beside(&target).expect("it is made");
        assert!(!killed.path().exists());
        let mut expected = [elsewhere.path(), held.path(), next.path()];
        let mut there = names(&folder);
        expected.sort_unstable();
        there.sort_unstable();
        assert_eq!(there, expected);
        let gone = killed.replace().expect_err("it was taken away");
        assert_eq!(gone.kind(), io::ErrorKind::NotFound);
        assert!(!target.exists());
        next.replace().expect("it is still there");
        drop((elsewhere, held, file));
        assert_eq!(names(&folder), [target]);
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    /// Links that lead to each other, to a file, to another link, to a name that nothing has yet,
    /// and to itself.
    #[cfg(unix)]
    #[test]
    fn links_are_followed() {
        use std::os::unix::fs::symlink;
        let folder = folder("links");
        let elsewhere = folder.join("elsewhere");
        fs::create_dir(&elsewhere).expect("a folder");
        let [file, new, link] = ["file", "new", "link"].map(|name| folder.join(name));
        fs::write(elsewhere.join("file"), "old").expect("a file");
        symlink("elsewhere/file", &file).expect("a link");
        symlink(elsewhere.join("new"), &new).expect("a link to nothing");
        symlink("file", &link).expect("a link to a link");
        for (name, at) in [(&file, "file"), (&new, "new"), (&link, "file")] {
            check(name).expect("it could be written");
            write(name, at.as_bytes()).expect("it is written");
            assert!(name.is_symlink(), "{} stays a link", name.display());
            assert_eq!(fs::read_to_string(elsewhere.join(at)).expect("it is there"), at);
            assert_eq!(
                (names(&folder).len(), elsewhere.join("new").exists()),
                (4, at == "new" || *name == link)
            );
        }
        assert_eq!(names(&elsewhere).len(), 2, "nothing else is left");
        for (from, to) in [("one", "two"), ("two", "one"), ("self", "self")] {
            symlink(to, folder.join(from)).expect("a link");
        }
        for name in ["one", "self"] {
            let error = write(&folder.join(name), b"").expect_err("it leads back");
            assert!(error.to_string().contains("symbolic links"), "{error}");
        }
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    /// In each way to write a file; of one that is not there yet, those of any new file.
    #[cfg(unix)]
    #[test]
    fn permissions_are_kept() {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let folder = folder("permissions");
        let path = folder.join("file");
        let mode = || fs::metadata(&path).expect("a file").mode() & 0o777;
        let beside = |content: &str| {
            let temporary = Temporary::beside(&path).expect("it is made");
            let of_it = fs::metadata(temporary.path()).expect("it is there").mode();
            assert_eq!(of_it & 0o066 & !mode(), 0, "nobody may read more than of the old file");
            let mut file = OpenOptions::new().write(true).open(temporary.path()).expect("opened again");
            file.write_all(content.as_bytes()).expect("written");
            temporary.replace().expect("renamed");
        };
        fs::write(folder.join("any"), "").expect("any new file");
        write(&path, b"new").expect("it is written");
        assert_eq!(mode(), fs::metadata(folder.join("any")).expect("a file").mode() & 0o777);
        for expected in [0o600, 0o664, 0o444, 0o640, 0o400] {
            fs::set_permissions(&path, fs::Permissions::from_mode(expected)).expect("changed");
            write(&path, b"held").expect("it is written");
            assert_eq!(mode(), expected);
            beside("beside");
            assert_eq!(mode(), expected);
            assert_eq!(fs::read_to_string(&path).expect("it is there"), "beside");
        }
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    /// Only the superuser can give files away, as CI does.
    #[cfg(unix)]
    #[test]
    fn the_owner_is_kept_where_it_can_be() {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = folder("owner");
        let path = folder.join("file");
        write(&path, b"old").expect("it is written");
        let given = chown(&path, Some(12345), Some(54321)).is_ok();
        let before = fs::metadata(&path).expect("a file");
        write(&path, b"new").expect("it is written");
        let after = fs::metadata(&path).expect("a file");
        assert_eq!((after.uid(), after.gid(), after.mode()), (before.uid(), before.gid(), before.mode()));
        assert_eq!((after.uid() == 12345, after.gid() == 54321), (given, given));
        fs::remove_dir_all(folder).expect("the folder of this test");
    }

    #[test]
    fn what_cannot_be_a_file_is_refused() {
        let folder = folder("refused");
        for (path, fault) in [
            (folder.clone(), "not a file"),
            (folder.join(".."), "not a file"),
            (folder.join("none/file"), "No such file or directory (os error 2)"),
            (PathBuf::new(), "it has no file name"),
        ] {
            for outcome in [check(&path), write(&path, b"")] {
                let text = outcome.expect_err("a bad path").to_string();
                let start = format!("cannot write {}: ", path.display());
                assert!(text.starts_with(&start) && text.ends_with(fault), "{text}");
            }
        }
        assert!(names(&folder).is_empty());
        fs::remove_dir_all(folder).expect("the folder of this test");
    }
}
