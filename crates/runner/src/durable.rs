//! Files that appear whole or not at all.
//!
//! The bytes go to a temporary file in the same folder and are forced to the disk; only then does the file get its name, and the folder
//! is forced to the disk as well. Killed at any instant, the name stands for the old content or the new one.

use crate::platform;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, TempPath};
use thiserror::Error;

/// Why a file could not be written.
#[derive(Debug, Error)]
#[error("cannot write {}: {error}", path.display())]
pub struct WriteError {
    path: PathBuf,
    error: io::Error,
}

/// Checks that a file could be written now, and leaves nothing behind: to be asked before the work of which it is to keep the result.
///
/// # Errors
///
/// If the path has no file name or is that of something else than a file, or the folder takes no new file.
pub fn check(path: &Path) -> Result<(), WriteError> {
    Temporary::beside(path).map(drop).map_err(|error| WriteError { path: path.to_owned(), error })
}

/// Writes a file, in place of the old one if there is one.
///
/// # Errors
///
/// If it cannot be written in full; an old file is as it was.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let written = Temporary::beside(path).and_then(|file| file.filled(bytes)?.replace());
    written.map_err(|error| WriteError { path: path.to_owned(), error })
}

/// An empty file beside the one that it is to become, with the permissions of any new file. It is removed if it does not become that.
pub(crate) struct Temporary<'a> {
    path: TempPath,
    target: &'a Path,
}

impl<'a> Temporary<'a> {
    /// Creates it; nobody has it open.
    pub(crate) fn beside(target: &'a Path) -> io::Result<Self> {
        // To rename over a device would replace it.
        if fs::metadata(target).is_ok_and(|old| !old.is_file()) {
            return Err(io::Error::other("it exists and is not a file"));
        }
        if target.file_name().is_none() {
            return Err(io::Error::other("it has no file name"));
        }
        // Made here, it has the permissions of any new file, and a fault does not speak of a name that nobody gave.
        let create = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
        let file = Builder::new().prefix(".hashweave-").make_in(folder_of(target), create)?;
        Ok(Self { path: file.into_temp_path(), target })
    }

    /// Where it is until then.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn filled(self, bytes: &[u8]) -> io::Result<Self> {
        let mut file = OpenOptions::new().write(true).open(&self.path)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(self)
    }

    /// Takes the place of the target, if there is one. What is in it must have been forced to the disk.
    pub(crate) fn replace(self) -> io::Result<()> {
        self.path.persist(self.target)?;
        sync_folder(self.target)
    }

    /// Becomes the target, which must not exist. What is in it must have been forced to the disk.
    pub(crate) fn appear(self) -> io::Result<()> {
        self.path.persist_noclobber(self.target)?;
        sync_folder(self.target)
    }
}

fn folder_of(file: &Path) -> &Path {
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
