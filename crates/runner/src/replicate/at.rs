//! Files read and written at places, by several threads at once.

use super::Error;
use crate::platform;
use std::fs::File;
use std::path::{Path, PathBuf};

/// A file and its name, for what is said of it.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) path: PathBuf,
    file: File,
}

impl Named {
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        let file = File::open(path).map_err(Error::io("open", path))?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// To be written, as it is or new.
    pub(super) fn kept(path: &Path) -> Result<Self, Error> {
        let opened = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let file = opened.map_err(Error::io("write", path))?;
        Ok(Self { path: path.to_owned(), file })
    }

    pub(super) fn length(&self) -> Result<u64, Error> {
        Ok(self.file.metadata().map_err(Error::io("read", &self.path))?.len())
    }

    /// Cuts or extends the file.
    pub(super) fn set_length(&self, bytes: u64) -> Result<(), Error> {
        self.file.set_len(bytes).map_err(Error::io("write", &self.path))
    }

    /// All of `bytes` from a place on; the end of the file is an error.
    pub(super) fn read(&self, at: u64, bytes: &mut [u8]) -> Result<(), Error> {
        platform::read_at(&self.file, at, bytes).map_err(Error::io("read", &self.path))
    }

    pub(super) fn write(&self, at: u64, bytes: &[u8]) -> Result<(), Error> {
        platform::write_at(&self.file, at, bytes).map_err(Error::io("write", &self.path))
    }

    /// Forces what was written to the disk.
    pub(super) fn sync(&self) -> Result<(), Error> {
        self.file.sync_data().map_err(Error::io("save", &self.path))
    }
}
