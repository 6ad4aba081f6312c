//! Files read and written at places, by several threads at once.

use super::Error;
use crate::platform;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// A file and its name, for errors.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) path: PathBuf,
    file: File,
}

impl Named {
    /// Opens a regular file to read it. A pipe is refused: to open one waits until a process writes
    /// to it.
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        regular(path)?;
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

    /// Reads it from its beginning to its end.
    pub(super) fn stream(&self) -> &File {
        &self.file
    }

    /// Forces what was written to the disk.
    pub(super) fn sync(&self) -> Result<(), Error> {
        self.file.sync_data().map_err(Error::io("save", &self.path))
    }
}

/// Refuses a path that is there and is not a regular file. A path that is not there is accepted
/// here.
pub(super) fn regular(path: &Path) -> Result<(), Error> {
    match fs::metadata(path) {
        Ok(data) if !data.is_file() => Err(Error::Input {
            file: path.to_owned(),
            fault: "is not a file, and has to be read at several places at once; copy it to a file first"
                .to_owned(),
        }),
        _ => Ok(()),
    }
}
