//! Linux, macOS and their like.

use super::about::About;
use rustix::fs::{AtFlags, Dir, Mode, OFlags, Stat};
use rustix::io::retry_on_intr;
use rustix::process::{Resource, getrlimit};
use std::ffi::OsString;
use std::fs::{self, File, Metadata, Permissions};
use std::io;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{FileExt, MetadataExt, PermissionsExt, fchown};
use std::path::{Path, PathBuf};
use system::streams::{Stream, was_closed};

/// All of `bytes` from a place on; the end of the file is an error. The file's own place may
/// change.
pub(crate) fn read_at(file: &File, at: u64, bytes: &mut [u8]) -> io::Result<()> {
    file.read_exact_at(bytes, at)
}

/// Bytes from a place on, as many as are there at once: none at the end. The file's own place may
/// change.
pub(crate) fn read_some_at(file: &File, at: u64, bytes: &mut [u8]) -> io::Result<usize> {
    file.read_at(bytes, at)
}

/// Writes all of `bytes` at a place. The file's own place may change.
pub(crate) fn write_at(file: &File, at: u64, bytes: &[u8]) -> io::Result<()> {
    file.write_all_at(bytes, at)
}

/// Standard input without the buffer of the standard library, which would take more than is read.
pub(crate) fn standard_input() -> io::Result<File> {
    if was_closed(Stream::Input) {
        return Err(rustix::io::Errno::BADF.into());
    }
    Ok(File::from(io::stdin().as_fd().try_clone_to_owned()?))
}

/// How many files this process may have open; `None` if nothing limits it.
pub(crate) fn limit_of_descriptors() -> Option<u64> {
    getrlimit(Resource::Nofile).current
}

/// Bytes of addresses that this process may have in use or reserved; `None` if nothing limits it.
pub(crate) fn limit_of_address_space() -> Option<u64> {
    getrlimit(Resource::As).current
}

/// Tells the system that the file is read from its beginning to its end, so that it reads further
/// ahead by itself.
pub(crate) fn read_ahead(file: &File) {
    #[cfg(target_os = "linux")]
    {
        // A hint: the file is read with it or without.
        let _ = rustix::fs::fadvise(file, 0, None, rustix::fs::Advice::Sequential);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = file;
}

/// The user's folder for files that a program can make again; `None` without a home folder. By the
/// XDG Base Directory Specification a relative path in the variable is invalid.
pub(crate) fn cache_folder() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let under_home = if cfg!(target_os = "macos") { "Library/Caches" } else { ".cache" };
    absolute("XDG_CACHE_HOME").or_else(|| Some(absolute("HOME")?.join(under_home)))
}

/// Bytes that a file takes on its disk.
pub(crate) fn taken_on_disk(data: &Metadata) -> u64 {
    data.blocks() * 512
}

/// The disk of a folder (or of the first above it that is there), by a number, and its free bytes;
/// nothing where that is unknown.
pub(crate) fn room(folder: &Path) -> Option<(u64, u64)> {
    let existing = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let disk = fs::metadata(existing).ok()?.dev();
    let there = rustix::fs::statvfs(existing).ok()?;
    Some((disk, there.f_bavail.saturating_mul(there.f_frsize)))
}

/// Forces the names in a folder to the disk.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Gives a new file the permissions of the one that it is to replace, and the owner and group as
/// far as the system lets this user. If the group is another one, it may do only what everybody
/// may.
pub(crate) fn inherit(file: &File, old: &Metadata) -> io::Result<()> {
    let new = file.metadata()?;
    let mut mode = old.mode() & 0o777;
    if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
        let given = fchown(file, Some(old.uid()), Some(old.gid()));
        if given.or_else(|_| fchown(file, None, Some(old.gid()))).is_err() {
            mode &= !0o070 | (mode << 3);
        }
    }
    // Some file systems have one mode for all files and let nobody change it.
    if new.mode() & 0o777 != mode { file.set_permissions(Permissions::from_mode(mode)) } else { Ok(()) }
}

/// Lets the owner read and write a file; if that was not allowed, gives back what was.
pub(crate) fn unseal(file: &File) -> io::Result<Option<Permissions>> {
    let permissions = file.metadata()?.permissions();
    let mode = permissions.mode();
    if mode & 0o600 == 0o600 {
        return Ok(None);
    }
    file.set_permissions(Permissions::from_mode(mode | 0o600))?;
    Ok(Some(permissions))
}

/// A folder, to be locked; nothing if it cannot be opened.
pub(crate) fn open_folder(folder: &Path) -> Option<File> {
    File::open(folder).ok()
}

/// The process that has a lock (`flock`) on a file, as far as Linux says so.
#[cfg(target_os = "linux")]
pub(crate) fn holder(file: &File) -> Option<u32> {
    let data = file.metadata().ok()?;
    let (major, minor) = (rustix::fs::major(data.dev()), rustix::fs::minor(data.dev()));
    let place = format!("{major:02x}:{minor:02x}:{}", data.ino());
    let locks = fs::read_to_string("/proc/locks").ok()?;
    locks.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).find_map(|fields| {
        let of_file = fields.get(1) == Some(&"FLOCK") && fields.get(5) == Some(&place.as_str());
        fields.get(4).filter(|_| of_file)?.parse().ok()
    })
}

/// Unknown.
#[cfg(not(target_os = "linux"))]
pub(crate) fn holder(_file: &File) -> Option<u32> {
    None
}

/// The device and inode number of a file, which identify it under any of its names.
pub(crate) fn identity(data: &Metadata) -> Option<(u64, u64)> {
    Some((data.dev(), data.ino()))
}

/// A folder that is open. What is in it is looked at by its name alone, so the system does not walk
/// the path again for each.
#[derive(Debug)]
pub(crate) struct Folder(Dir);

impl Folder {
    /// Opens a folder.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(Self(Dir::new(rustix::fs::open(path, flags, Mode::empty())?)?))
    }

    /// Calls `take` with each name in it.
    pub(crate) fn names(&mut self, mut take: impl FnMut(&[u8])) -> io::Result<()> {
        for entry in &mut self.0 {
            let entry = entry?;
            let name = entry.file_name().to_bytes();
            if name != b"." && name != b".." {
                take(name);
            }
        }
        Ok(())
    }

    /// The data of a name; if links are followed, of the file that it leads to.
    pub(crate) fn about(&self, name: &[u8], follow: bool) -> io::Result<About> {
        let flags = if follow { AtFlags::empty() } else { AtFlags::SYMLINK_NOFOLLOW };
        Ok(of(&rustix::fs::statat(self.0.fd()?, name, flags)?))
    }

    /// Opens a file in it to read.
    pub(crate) fn file(&self, name: &[u8]) -> io::Result<File> {
        let (folder, flags) = (self.0.fd()?, OFlags::RDONLY | OFlags::CLOEXEC);
        let opened = retry_on_intr(|| rustix::fs::openat(folder, name, flags, Mode::empty()));
        Ok(File::from(opened?))
    }

    /// Where a symbolic link leads.
    pub(crate) fn target(&self, name: &[u8]) -> io::Result<Vec<u8>> {
        Ok(rustix::fs::readlinkat(self.0.fd()?, name, Vec::new())?.into_bytes())
    }
}

/// The data of a path, through links.
pub(crate) fn about(path: &Path) -> io::Result<About> {
    Ok(of(&rustix::fs::stat(path)?))
}

/// The data of an open file.
pub(crate) fn about_open(file: &File) -> io::Result<About> {
    Ok(of(&rustix::fs::fstat(file)?))
}

fn of(data: &Stat) -> About {
    let (inode, links) = (wide(data.st_ino), wide(data.st_nlink));
    About {
        kind: kind(rustix::fs::FileType::from_raw_mode(data.st_mode)),
        size: wide(data.st_size),
        mtime: nanoseconds(data.st_mtime, data.st_mtime_nsec),
        mode: Some((wide(data.st_mode) & 0o7777) as u32),
        stamp: nanoseconds(data.st_ctime, data.st_ctime_nsec).map(|ctime| (inode, ctime)),
        identity: Some((wide(data.st_dev), inode)),
        links,
    }
}

/// A number of the system, whose width differs from one to another.
fn wide(number: impl TryInto<u64>) -> u64 {
    number.try_into().unwrap_or(u64::MAX)
}

/// A time in nanoseconds since 1970, up to the year 2262.
fn nanoseconds(seconds: impl TryInto<i64>, rest: impl TryInto<i64>) -> Option<i64> {
    seconds.try_into().ok()?.checked_mul(1_000_000_000)?.checked_add(rest.try_into().ok()?)
}

/// What a name in a tree is, in the words of `mtree(5)`.
fn kind(kind: rustix::fs::FileType) -> &'static str {
    use rustix::fs::FileType;
    match kind {
        FileType::Directory => "dir",
        FileType::Symlink => "link",
        FileType::Fifo => "fifo",
        FileType::Socket => "socket",
        FileType::CharacterDevice => "char",
        FileType::BlockDevice => "block",
        FileType::RegularFile | FileType::Unknown => "file",
    }
}

/// A name of these bytes.
pub(crate) fn name(bytes: Vec<u8>) -> OsString {
    OsString::from_vec(bytes)
}

/// The regular files to which standard output and standard error go, by their identity.
pub(crate) fn streams() -> Vec<(&'static str, (u64, u64))> {
    let output = io::stdout().as_fd().try_clone_to_owned().map(|stream| (super::OUTPUT, stream));
    let error = io::stderr().as_fd().try_clone_to_owned().map(|stream| ("standard error", stream));
    let identified = [output, error].into_iter().flatten().filter_map(|(name, stream)| {
        let data = File::from(stream).metadata().ok().filter(Metadata::is_file)?;
        Some((name, identity(&data)?))
    });
    identified.collect()
}

/// The signal of a terminal that is gone.
pub(crate) fn hangup() -> Option<i32> {
    Some(signal_hook::consts::SIGHUP)
}

/// The signal of a file that becomes longer than the process may write.
pub(crate) fn too_long() -> Option<i32> {
    Some(signal_hook::consts::SIGXFSZ)
}

/// How long files may become that this process writes; `None` if nothing limits it.
pub(crate) fn limit_of_length() -> Option<u64> {
    getrlimit(Resource::Fsize).current
}

/// Whether this process was started with a signal ignored, as `nohup` and the background jobs of
/// scripts are; where no safe function says so, nothing.
pub(crate) fn ignored(signal: i32) -> Option<bool> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let digits = status.lines().find_map(|line| line.strip_prefix("SigIgn:"))?;
    let ignored = u64::from_str_radix(digits.trim(), 16).ok()?;
    Some(ignored >> (signal - 1) & 1 == 1)
}

/// The fault of a link that leads back to a directory above it.
pub(crate) fn link_that_leads_back() -> io::Error {
    io::Error::from_raw_os_error(rustix::io::Errno::LOOP.raw_os_error())
}
