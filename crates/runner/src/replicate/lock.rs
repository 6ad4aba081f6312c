//! One writer of a folder at a time, and no writer while the folder is read.
//!
//! There are two locks, and a run holds both from its first read to its last rename. The lock of
//! the folder itself leaves no file, needs no right to write, and cannot be removed. But a network
//! file system may keep it on one machine, and Windows cannot open folders. So there is also a file
//! `lock`. The process that makes it removes it at the end, while it still holds the lock on it. So
//! a process that gets a lock on such a file checks whether the file still has the name; if not, it
//! begins again.
//!
//! Both locks go with the process. A `lock` that a killed run leaves does no harm.

use super::{Error, at, places};
use crate::durable::has_name;
use crate::platform;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The locks of a folder, held until this is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    /// The folder, where it can be opened and locked.
    folder: Option<File>,
    /// The file in it.
    file: Option<File>,
    /// Where the file is, if this run has made it.
    made: Option<PathBuf>,
}

/// The purpose of a lock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    Writing,
    Reading,
}

impl Lock {
    /// For one that writes in a folder, which must exist.
    pub(super) fn to_write(folder: &Path) -> Result<Self, Error> {
        let mut lock = Self::of_folder(folder, For::Writing)?;
        let path = folder.join(places::LOCK);
        at::regular(&path)?;
        loop {
            let (file, made) = match opened_or_made(&path) {
                Ok(opened) => opened,
                // Another process removed it in between.
                Err(error)
                    if error.kind() == ErrorKind::NotFound && folder.is_dir() && !path.is_symlink() =>
                {
                    continue;
                }
                // A decoder that finds all layers writes nothing here.
                Err(error) if cannot_write(&error) && lock.folder.is_some() => return Ok(lock),
                Err(error) => return Err(Error::io("write", &path)(error)),
            };
            take(&file, For::Writing, folder)?.map_err(Error::io("lock", &path))?;
            if has_name(&file, &path) {
                lock.file = Some(file);
                lock.made = made.then_some(path);
                return Ok(lock);
            }
        }
    }

    /// For one that reads, beside others that read. It needs no right to write.
    pub(super) fn to_read(folder: &Path) -> Result<Self, Error> {
        let mut lock = Self::of_folder(folder, For::Reading)?;
        let path = folder.join(places::LOCK);
        at::regular(&path)?;
        while let Ok(file) = File::open(&path) {
            take(&file, For::Reading, folder)?.map_err(Error::io("lock", &path))?;
            if has_name(&file, &path) {
                lock.file = Some(file);
                break;
            }
        }
        Ok(lock)
    }

    /// Of a file system that cannot lock folders only the file is locked.
    fn of_folder(folder: &Path, what: For) -> Result<Self, Error> {
        let mut lock = Self { folder: None, file: None, made: None };
        if let Some(opened) = platform::open_folder(folder) {
            lock.folder = take(&opened, what, folder)?.is_ok().then_some(opened);
        }
        Ok(lock)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A file `lock` that cannot be removed does no harm: without its holder it locks nothing.
        let _ = self.made.as_ref().map(fs::remove_file);
        // Not by closing alone: a process that is just being started may still have them open.
        for file in [&self.file, &self.folder].into_iter().flatten() {
            let _ = file.unlock();
        }
    }
}

/// Locks a file or folder; the inner error is that of a system which cannot.
fn take(file: &File, what: For, folder: &Path) -> Result<io::Result<()>, Error> {
    let locked = match what {
        For::Writing => file.try_lock(),
        For::Reading => file.try_lock_shared(),
    };
    match locked {
        Ok(()) => Ok(Ok(())),
        Err(TryLockError::Error(error)) => Ok(Err(error)),
        Err(TryLockError::WouldBlock) => {
            let holder = platform::holder(file);
            Err(Error::Locked { folder: folder.to_owned(), holder })
        }
    }
}

/// The file of a lock, and whether it is new.
fn opened_or_made(path: &Path) -> io::Result<(File, bool)> {
    let mut options = File::options();
    options.read(true).write(true);
    match options.clone().create_new(true).open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok((options.open(path)?, false)),
        made => made.map(|file| (file, true)),
    }
}

fn cannot_write(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locked<T: std::fmt::Debug>(outcome: Result<T, Error>) {
        assert!(matches!(outcome, Err(Error::Locked { .. })), "{outcome:?}");
    }

    #[test]
    fn a_folder_has_one_writer_or_several_readers() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        let readers = [Lock::to_read(path), Lock::to_read(path)].map(|lock| lock.expect("nobody writes"));
        locked(Lock::to_write(path));
        drop(readers);
        let writer = Lock::to_write(path).expect("nobody has it");
        locked(Lock::to_write(path));
        locked(Lock::to_read(path));
        drop(writer);
        assert_eq!(fs::read_dir(path).expect("a folder").count(), 0, "a lock leaves nothing");
        drop(Lock::to_read(path).expect("nobody has it"));
    }

    /// While a run holds the folder, removing its `lock` lets no other in; a `lock` that was there
    /// before stays.
    #[test]
    fn the_file_of_a_lock_may_be_removed_or_left() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path();
        let file = path.join(places::LOCK);
        if platform::open_folder(path).is_some() {
            let writer = Lock::to_write(path).expect("nobody has it");
            fs::remove_file(&file).expect("it is there while somebody writes");
            locked(Lock::to_write(path));
            locked(Lock::to_read(path));
            drop(writer);
        }
        fs::write(&file, "left").expect("a file");
        drop(Lock::to_write(path).expect("nobody has it"));
        assert_eq!(fs::read(&file).expect("it is still there"), b"left");
    }

    /// Without the lock of the folder, which a network does not pass on: many at once, each of
    /// which removes the file that it made. There is never more than one.
    #[test]
    fn the_file_alone_has_one_holder() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(places::LOCK);
        let (holders, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let one = || {
            for _ in 0..500 {
                let Ok((file, made)) = opened_or_made(&path) else { continue };
                if file.try_lock().is_err() {
                    continue;
                }
                if has_name(&file, &path) {
                    assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
                    taken.fetch_add(1, Ordering::SeqCst);
                    holders.fetch_sub(1, Ordering::SeqCst);
                    drop(Lock { folder: None, file: Some(file), made: made.then(|| path.clone()) });
                }
            }
        };
        std::thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(one))));
        assert!(taken.into_inner() > 0);
    }
}
