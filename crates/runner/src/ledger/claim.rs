//! Claims: one process at a time has a ledger, from its first read to its last write.
//!
//! The lock is one on a file of its own, `NAME-lock` beside the file to which the name leads: the
//! ledger need not be there yet, and SQLite's own lock lasts no longer than a connection. The file
//! is empty and is removed under the lock, so whoever gets a lock looks whether its file still has
//! the name. Where a file system has no such locks, SQLite's own must do.
//!
//! Those who put a copy where it belongs share the lock, so that nobody has the copy as a ledger
//! meanwhile. What they do to each other is the matter of [`copy`](super::copy).

use super::beside::{LOCK, beside, check_kind};
use super::{Error, Fault};
use crate::durable::{has_name, resolved};
use crate::platform;
use crate::stop::Stop;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long to wait for a process that has almost done.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(10);

/// A ledger that this process alone may write, there or not, until this is dropped.
#[derive(Debug)]
pub struct Claim {
    path: PathBuf,
    target: PathBuf,
    /// The stop that ends waiting until the ledger is free; `None` if there is no waiting for that.
    patient: Option<Stop>,
    _lock: Option<Lock>,
}

impl Claim {
    /// Claims a ledger. If another process has it, that is an error after about a second.
    ///
    /// # Errors
    ///
    /// [`Fault::Locked`], or that there can be no ledger.
    pub fn of(path: &Path) -> Result<Self, Error> {
        let begun = Instant::now();
        let mut patience = || if begun.elapsed() < PATIENCE { Ok(()) } else { Err(Fault::Locked) };
        Self::taken(path, None, &mut patience).map_err(|fault| fault.of(path))
    }

    /// Claims a ledger as soon as no other process has it. If that takes more than about a second,
    /// it is `told`.
    ///
    /// # Errors
    ///
    /// [`Fault::Interrupted`] if a stop is requested before, or that there can be no ledger.
    pub fn wait(path: &Path, stop: &Stop, told: impl FnOnce()) -> Result<Self, Error> {
        let (begun, mut told) = (Instant::now(), Some(told));
        let mut patience = || {
            if begun.elapsed() >= PATIENCE
                && let Some(told) = told.take()
            {
                told();
            }
            if stop.requested() { Err(Fault::Interrupted) } else { Ok(()) }
        };
        Self::taken(path, Some(stop.clone()), &mut patience).map_err(|fault| fault.of(path))
    }

    fn taken(
        path: &Path,
        patient: Option<Stop>,
        patience: &mut dyn FnMut() -> Result<(), Fault>,
    ) -> Result<Self, Fault> {
        let target = resolved(path)?.into_owned();
        check_kind(&target)?;
        if target.file_name().is_none() {
            return Err(io::Error::from(io::ErrorKind::NotFound).into());
        }
        let lock = Lock::take(&target, true, patience)?;
        Ok(Self { path: path.to_owned(), target, patient, _lock: lock })
    }

    /// The name of the ledger.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the name leads.
    pub(super) fn target(&self) -> &Path {
        &self.target
    }

    /// Whether to wait on for those who have the file without a claim to it, as readers do.
    pub(super) fn wait_on(&self) -> Result<(), Fault> {
        match &self.patient {
            None => Err(Fault::Locked),
            Some(stop) if stop.requested() => Err(Fault::Interrupted),
            Some(_) => Ok(()),
        }
    }
}

/// A lock beside a file.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
    alone: bool,
}

impl Lock {
    /// Shares the lock beside a file with those who do the same, for about a second's patience.
    /// None where there are no locks.
    pub(super) fn shared(target: &Path) -> Result<Option<Self>, Fault> {
        let begun = Instant::now();
        Self::take(target, false, &mut || match begun.elapsed() {
            waited if waited < PATIENCE => Ok(()),
            _ => Err(Fault::Locked),
        })
    }

    /// Takes the lock as soon as it is free, as long as the patience lasts. None where there are no
    /// locks.
    fn take(
        target: &Path,
        alone: bool,
        patience: &mut dyn FnMut() -> Result<(), Fault>,
    ) -> Result<Option<Self>, Fault> {
        let path = beside(target, LOCK);
        loop {
            let file = open(&path)?;
            match if alone { file.try_lock() } else { file.try_lock_shared() } {
                Ok(()) if has_name(&file, &path) => return Ok(Some(Self { path, file, alone })),
                // It was removed by the one who had it.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    patience()?;
                    sleep(PAUSE);
                }
                Err(TryLockError::Error(_)) => {
                    // No process can lock it, so it is of no use.
                    let _ = fs::remove_file(&path);
                    return Ok(None);
                }
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The last of those who share it removes it. Without an identity nobody could tell a later
        // one from it: then it stays.
        let alone = self.alone || self.file.try_lock().is_ok();
        let told_apart = self.file.metadata().is_ok_and(|data| platform::identity(&data).is_some());
        if alone && told_apart && has_name(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Opens the file of a lock, or makes it.
fn open(path: &Path) -> Result<File, Fault> {
    let made = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    let file = made.or_else(|error| match error.kind() {
        // One that somebody else left can be locked by whoever may read it.
        io::ErrorKind::PermissionDenied => File::open(path).map_err(|_| error),
        _ => Err(error),
    });
    let file = file.map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            Fault::ReadOnly(format!("no file can be made beside it: {error}"))
        }
        io::ErrorKind::IsADirectory => Fault::NoLock(path.to_owned()),
        _ => error.into(),
    })?;
    // It would be removed in the end.
    let ours = file.metadata()?;
    if ours.is_file() && ours.len() == 0 { Ok(file) } else { Err(Fault::NoLock(path.to_owned())) }
}

/// For readers: waits a little until nobody has a claim to a file. Nothing is written for it.
pub(super) fn wait_for_claims(target: &Path) -> Result<(), Fault> {
    let Ok(file) = File::open(beside(target, LOCK)) else { return Ok(()) };
    let begun = Instant::now();
    while let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
        if begun.elapsed() >= PATIENCE {
            return Err(Fault::Locked);
        }
        sleep(PAUSE);
    }
    Ok(())
}
