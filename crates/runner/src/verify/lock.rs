//! One writer of a list at a time: a lock on the file `NAME-lock` beside it, from the first read to
//! the last rename.
//!
//! The file is empty and is removed under the lock, so whoever gets a lock looks whether its file
//! still has the name. One that a killed process leaves does no harm. Readers need none: a list is
//! replaced as a whole.

use super::error::{Error, Fault, at};
use crate::durable::has_name;
use crate::platform;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// The end of the lock's name.
pub(super) const LOCK: &str = "-lock";

/// A file beside another, whose name is longer by this.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The lock, held until this is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of a list.
    pub(super) fn take(list: &Path) -> Result<Self, Error> {
        let path = beside(list, LOCK);
        loop {
            let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
            let file = options.map_err(at(&path))?;
            match file.try_lock() {
                // Where there are no locks, nobody else has one either.
                Err(TryLockError::Error(_)) => return Ok(Self { path, file }),
                Err(TryLockError::WouldBlock) => {
                    return Err(Fault::Locked { holder: platform::holder(&file) }.of(list));
                }
                Ok(()) if has_name(&file, &path) => return Ok(Self { path, file }),
                // It was removed by the one who had it.
                Ok(()) => {}
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // One that stays does no harm.
        let _ = fs::remove_file(&self.path);
        let _ = self.file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_one_writer_and_nothing_is_left() {
        let folder = tempfile::tempdir().expect("a folder");
        let list = folder.path().join("list");
        fs::write(beside(&list, LOCK), "").expect("left by a killed process");
        let lock = Lock::take(&list).expect("nobody has it");
        assert!(matches!(Lock::take(&list), Err(Error { fault: Fault::Locked { .. }, .. })));
        drop(lock);
        drop(Lock::take(&list).expect("nobody has it"));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }
}
