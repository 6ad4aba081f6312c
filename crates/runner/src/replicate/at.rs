//! Files read and written at places, by several threads at once.

use super::Error;
use std::fs::File;
use std::io;
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
        read(&self.file, at, bytes).map_err(Error::io("read", &self.path))
    }

    pub(super) fn write(&self, at: u64, bytes: &[u8]) -> Result<(), Error> {
        write(&self.file, at, bytes).map_err(Error::io("write", &self.path))
    }

    /// Forces what was written to the disk.
    pub(super) fn sync(&self) -> Result<(), Error> {
        self.file.sync_data().map_err(Error::io("save", &self.path))
    }
}

#[cfg(unix)]
fn read(file: &File, at: u64, bytes: &mut [u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

#[cfg(unix)]
fn write(file: &File, at: u64, bytes: &[u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, at)
}

#[cfg(windows)]
fn read(file: &File, mut at: u64, mut bytes: &mut [u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, bytes, at)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            n => (at, bytes) = (at + n as u64, &mut bytes[n..]),
        }
    }
    Ok(())
}

#[cfg(windows)]
fn write(file: &File, mut at: u64, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        let n = std::os::windows::fs::FileExt::seek_write(file, bytes, at)?;
        (at, bytes) = (at + n as u64, &bytes[n..]);
    }
    Ok(())
}
