//! Which file is open: the name of a ledger must stand for it as long as it is written to, or what
//! is written is lost.

use super::beside::{beside, check_free_of_remains};
use super::{Fault, Gone};
use crate::durable::Temporary;
use crate::platform;
use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that is open.
#[derive(Debug)]
pub(super) struct Place {
    target: PathBuf,
    identity: Option<(u64, u64)>,
    permissions: Permissions,
}

impl Place {
    /// That of a file that was just opened.
    pub(super) fn of(target: &Path) -> io::Result<Self> {
        let data = fs::metadata(target)?;
        let (identity, permissions) = (platform::identity(&data), data.permissions());
        Ok(Self { target: target.to_owned(), identity, permissions })
    }

    /// Whether a name leads to the file.
    pub(super) fn is_that_of(&self, path: &Path) -> bool {
        fs::metadata(path).is_ok_and(|data| platform::identity(&data) == self.identity)
    }

    /// Writes a ledger to where the file was; if there is another file now, beside it.
    pub(super) fn refilled(&self, image: &[u8]) -> Result<Gone, Fault> {
        let mut name = self.target.clone();
        for number in 1.. {
            if self.appears(&name, image)? {
                break;
            }
            name = beside(&self.target, &format!("-saved-{number}"));
        }
        Ok(if name == self.target { Gone::Restored } else { Gone::Saved(name) })
    }

    /// Writes a new file, if the name is free.
    fn appears(&self, name: &Path, image: &[u8]) -> Result<bool, Fault> {
        if name.symlink_metadata().is_ok() || check_free_of_remains(name).is_err() {
            return Ok(false);
        }
        let (temporary, mut file) = Temporary::held(name)?;
        file.set_permissions(self.permissions.clone())?;
        file.write_all(image)?;
        file.sync_all()?;
        match temporary.appear() {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
            appeared => Ok(appeared.map(|()| true)?),
        }
    }
}
