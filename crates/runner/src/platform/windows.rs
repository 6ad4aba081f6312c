//! Windows.

use super::about::About;
use std::ffi::OsString;
use std::fs::{self, File, Metadata, Permissions};
use std::io;
use std::os::windows::fs::FileExt;
use std::os::windows::io::AsHandle;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The user's folder for files that a program can make again; `None` if the system names none. As
/// on other systems, `XDG_CACHE_HOME` comes first.
pub(crate) fn cache_folder() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    absolute("XDG_CACHE_HOME").or_else(|| absolute("LOCALAPPDATA"))
}

/// All of `bytes` from a place on; the end of the file is an error. The file's own place may
/// change.
pub(crate) fn read_at(file: &File, mut at: u64, mut bytes: &mut [u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.seek_read(bytes, at)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            n => (at, bytes) = (at + n as u64, &mut bytes[n..]),
        }
    }
    Ok(())
}

/// Bytes from a place on, as many as are there at once: none at the end. The file's own place may
/// change.
pub(crate) fn read_some_at(file: &File, at: u64, bytes: &mut [u8]) -> io::Result<usize> {
    file.seek_read(bytes, at)
}

/// Writes all of `bytes` at a place. The file's own place may change.
pub(crate) fn write_at(file: &File, mut at: u64, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.seek_write(bytes, at)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            n => (at, bytes) = (at + n as u64, &bytes[n..]),
        }
    }
    Ok(())
}

/// Standard input without the buffer of the standard library, which would take more than is read.
/// The bytes of a file or a pipe; a console gives those of its code page.
pub(crate) fn standard_input() -> io::Result<File> {
    Ok(File::from(io::stdin().as_handle().try_clone_to_owned()?))
}

/// How many files this process may have open: millions of handles, no limit that could be asked
/// for.
pub(crate) fn limit_of_descriptors() -> Option<u64> {
    None
}

/// How much address space there is: what a job object may limit is memory.
pub(crate) fn limit_of_address_space() -> Option<u64> {
    None
}

/// There is no such hint for a file that is open already.
pub(crate) fn read_ahead(_file: &File) {}

/// The length: what a file takes is not said by its metadata.
pub(crate) fn taken_on_disk(data: &Metadata) -> u64 {
    data.len()
}

/// Nothing: no safe function says how much room there is, so nothing is refused beforehand.
pub(crate) fn room(_folder: &Path) -> Option<(u64, u64)> {
    None
}

/// Nothing can be done: folders cannot be opened and flushed. NTFS has changes of names in its
/// journal.
pub(crate) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// Nothing: a new file has the permissions of its folder, and a file that may not be written cannot
/// be replaced.
pub(crate) fn inherit(_file: &File, _old: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Nothing: a new file may be written.
pub(crate) fn unseal(_file: &File) -> io::Result<Option<Permissions>> {
    Ok(None)
}

/// The fault of a link that leads back to a directory above it.
pub(crate) fn link_that_leads_back() -> io::Error {
    io::Error::other("Too many levels of symbolic links")
}

/// Nothing: folders cannot be opened.
pub(crate) fn open_folder(_folder: &Path) -> Option<File> {
    None
}

/// Unknown.
pub(crate) fn holder(_file: &File) -> Option<u32> {
    None
}

/// Unknown: no stable function says which file it is.
pub(crate) fn identity(_data: &Metadata) -> Option<(u64, u64)> {
    None
}

/// Unknown.
pub(crate) fn streams() -> Vec<(&'static str, (u64, u64))> {
    Vec::new()
}

/// There is none.
pub(crate) fn hangup() -> Option<i32> {
    None
}

/// There is none.
pub(crate) fn too_long() -> Option<i32> {
    None
}

/// How long files may become: nothing limits it but the disk.
pub(crate) fn limit_of_length() -> Option<u64> {
    None
}

/// Unknown.
pub(crate) fn ignored(_signal: i32) -> Option<bool> {
    None
}

/// A folder, by its path: folders cannot be opened.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A folder, which may not be there.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        Ok(Self(path.to_owned()))
    }

    /// Calls `take` with each name in it.
    pub(crate) fn names(&mut self, mut take: impl FnMut(&[u8])) -> io::Result<()> {
        for entry in fs::read_dir(&self.0)? {
            take(entry?.file_name().as_encoded_bytes());
        }
        Ok(())
    }

    /// The data of a name; if links are followed, of the file that it leads to. Without an inode
    /// each name is taken for a file of its own.
    pub(crate) fn about(&self, name: &[u8], follow: bool) -> io::Result<About> {
        let path = self.0.join(self::name(name.to_vec()));
        Ok(of(&if follow { fs::metadata(path) } else { fs::symlink_metadata(path) }?))
    }

    /// Opens a file in it to read.
    pub(crate) fn file(&self, name: &[u8]) -> io::Result<File> {
        File::open(self.0.join(self::name(name.to_vec())))
    }

    /// Where a symbolic link leads.
    pub(crate) fn target(&self, name: &[u8]) -> io::Result<Vec<u8>> {
        let target = fs::read_link(self.0.join(self::name(name.to_vec())))?;
        Ok(target.into_os_string().into_encoded_bytes())
    }
}

/// The data of a path, through links.
pub(crate) fn about(path: &Path) -> io::Result<About> {
    fs::metadata(path).map(|data| of(&data))
}

/// The data of an open file.
pub(crate) fn about_open(file: &File) -> io::Result<About> {
    file.metadata().map(|data| of(&data))
}

fn of(data: &Metadata) -> About {
    let kind = match data.file_type() {
        kind if kind.is_dir() => "dir",
        kind if kind.is_symlink() => "link",
        _ => "file",
    };
    let mtime = data.modified().ok().and_then(nanoseconds);
    About { kind, size: data.len(), mtime, mode: None, stamp: None, identity: None, links: 1 }
}

/// A time in nanoseconds since 1970.
fn nanoseconds(time: SystemTime) -> Option<i64> {
    match time.duration_since(UNIX_EPOCH) {
        Ok(since) => i64::try_from(since.as_nanos()).ok(),
        Err(before) => i64::try_from(before.duration().as_nanos()).ok().map(|time| -time),
    }
}

/// A name of these bytes; where they are no UTF-8, one that no file has.
pub(crate) fn name(bytes: Vec<u8>) -> OsString {
    OsString::from(String::from_utf8_lossy(&bytes).into_owned())
}
