//! The calls to the system that are steps: all by which a process sees or changes files of the
//! world, takes locks, or sleeps.

use nix::libc;
use nix::unistd::Pid;
use std::fs::{self, File};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

/// The effect of a call, as far as the model distinguishes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Opens a file that is there, to read.
    Open,
    /// Opens a file to write, or creates it.
    Create,
    Read,
    Write,
    /// Changes the length.
    Truncate,
    Sync,
    Lock,
    Close,
    Rename,
    Remove,
    /// Makes a folder, or changes a mode or an owner.
    Change,
    /// Looks whether a name exists, at its length, or at the names in a folder.
    Look,
    Sleep,
}

impl Kind {
    /// Whether a full disk refuses it.
    pub(crate) fn needs_space(self) -> bool {
        matches!(self, Self::Create | Self::Write | Self::Truncate | Self::Sync)
    }
}

/// A call that a thread is about to make.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) kind: Kind,
    pub(crate) path: PathBuf,
    /// The new name.
    pub(crate) to: Option<PathBuf>,
}

/// The number and the arguments of a call.
pub(crate) struct Call {
    pub(crate) number: i64,
    pub(crate) arguments: [u64; 6],
}

/// Where the names of a process are looked up.
pub(crate) struct Place<'a> {
    pub(crate) process: Pid,
    /// The folder that the model is about, which is also where the process was started.
    pub(crate) root: &'a Path,
}

impl Call {
    /// The step that this call is; none if it concerns no file of the world.
    pub(crate) fn step(&self, place: &Place<'_>) -> Option<Step> {
        let [first, second, third, fourth, ..] = self.arguments;
        let at = |folder: u64, name: u64| place.name(folder, name);
        let here = |name: u64| place.name(libc::AT_FDCWD as u64, name);
        let step = |kind, path| Some(Step { kind, path, to: None });
        let open = |flags: u64, path| {
            let writes = flags as i32 & (libc::O_WRONLY | libc::O_RDWR | libc::O_CREAT) != 0;
            step(if writes { Kind::Create } else { Kind::Open }, path)
        };
        match self.number {
            libc::SYS_open => open(second, here(first)?),
            libc::SYS_openat => open(third, at(first, second)?),
            libc::SYS_creat => step(Kind::Create, here(first)?),
            libc::SYS_read | libc::SYS_pread64 | libc::SYS_readv => step(Kind::Read, place.file(first)?),
            libc::SYS_write | libc::SYS_pwrite64 | libc::SYS_writev | libc::SYS_pwritev => {
                step(Kind::Write, place.file(first)?)
            }
            libc::SYS_copy_file_range => step(Kind::Write, place.file(third)?),
            libc::SYS_sendfile => step(Kind::Write, place.file(first)?),
            libc::SYS_ftruncate | libc::SYS_fallocate => step(Kind::Truncate, place.file(first)?),
            libc::SYS_truncate => step(Kind::Truncate, here(first)?),
            libc::SYS_fsync | libc::SYS_fdatasync => step(Kind::Sync, place.file(first)?),
            libc::SYS_flock => step(Kind::Lock, place.file(first)?),
            libc::SYS_fcntl if locks(second) => step(Kind::Lock, place.file(first)?),
            libc::SYS_close => step(Kind::Close, place.file(first)?),
            libc::SYS_rename | libc::SYS_link => {
                Some(Step { to: here(second), ..step(Kind::Rename, here(first)?)? })
            }
            libc::SYS_renameat | libc::SYS_renameat2 | libc::SYS_linkat => {
                Some(Step { to: at(third, fourth), ..step(Kind::Rename, at(first, second)?)? })
            }
            libc::SYS_unlink | libc::SYS_rmdir => step(Kind::Remove, here(first)?),
            libc::SYS_unlinkat => step(Kind::Remove, at(first, second)?),
            libc::SYS_mkdir | libc::SYS_chmod | libc::SYS_chown => step(Kind::Change, here(first)?),
            libc::SYS_mkdirat | libc::SYS_fchmodat => step(Kind::Change, at(first, second)?),
            libc::SYS_fchmod | libc::SYS_fchown => step(Kind::Change, place.file(first)?),
            libc::SYS_stat | libc::SYS_lstat | libc::SYS_access | libc::SYS_readlink => {
                step(Kind::Look, here(first)?)
            }
            libc::SYS_statx | libc::SYS_newfstatat | libc::SYS_readlinkat | libc::SYS_faccessat2 => {
                step(Kind::Look, at(first, second)?)
            }
            libc::SYS_getdents64 => step(Kind::Look, place.file(first)?),
            libc::SYS_nanosleep | libc::SYS_clock_nanosleep if !self.sleeps_until() => {
                step(Kind::Sleep, PathBuf::new())
            }
            _ => None,
        }
    }

    /// Where the time that it asks for will be.
    pub(crate) fn asks_for_time(&self) -> Option<u64> {
        let monotonic = self.number == libc::SYS_clock_gettime
            && self.arguments[0] == u64::try_from(libc::CLOCK_MONOTONIC).expect("a small number");
        monotonic.then_some(self.arguments[1])
    }

    /// Where the time is until which it waits for another thread.
    pub(crate) fn waits_until(&self) -> Option<u64> {
        let [_, operation, _, until, ..] = self.arguments;
        let operation = operation as i32;
        let waits = self.number == libc::SYS_futex
            && operation & libc::FUTEX_CMD_MASK == libc::FUTEX_WAIT_BITSET
            && operation & libc::FUTEX_CLOCK_REALTIME == 0;
        (waits && until != 0).then_some(until)
    }

    fn sleeps_until(&self) -> bool {
        self.number == libc::SYS_clock_nanosleep && self.arguments[1] as i32 & libc::TIMER_ABSTIME != 0
    }

    /// Where it is said how long it sleeps.
    pub(crate) fn sleeps(&self) -> Option<u64> {
        match self.number {
            libc::SYS_nanosleep => Some(self.arguments[0]),
            libc::SYS_clock_nanosleep => Some(self.arguments[2]),
            _ => None,
        }
    }

    /// Whether it waits until somebody else gives a lock back.
    pub(crate) fn waits_for_lock(&self) -> bool {
        match self.number {
            libc::SYS_flock => {
                let wish = self.arguments[1] as i32;
                wish & libc::LOCK_NB == 0 && wish & libc::LOCK_UN == 0
            }
            libc::SYS_fcntl => [libc::F_SETLKW, libc::F_OFD_SETLKW].contains(&(self.arguments[1] as i32)),
            _ => false,
        }
    }
}

fn locks(command: u64) -> bool {
    let known = [libc::F_SETLK, libc::F_SETLKW, libc::F_OFD_SETLK, libc::F_OFD_SETLKW, libc::F_GETLK];
    known.contains(&(command as i32))
}

impl Place<'_> {
    /// An open file of the world.
    fn file(&self, descriptor: u64) -> Option<PathBuf> {
        let link = format!("/proc/{}/fd/{}", self.process, descriptor as i32);
        self.inside(fs::read_link(link).ok()?)
    }

    /// A name in the world, as it stands in the memory of the process.
    fn name(&self, folder: u64, address: u64) -> Option<PathBuf> {
        if address == 0 {
            return None;
        }
        let name = PathBuf::from(std::ffi::OsString::from_vec(self.text(address)?));
        let folder = match folder as i32 {
            libc::AT_FDCWD => self.root.to_owned(),
            descriptor => fs::read_link(format!("/proc/{}/fd/{descriptor}", self.process)).ok()?,
        };
        self.inside(folder.join(name).components().collect())
    }

    fn inside(&self, path: PathBuf) -> Option<PathBuf> {
        path.starts_with(self.root).then_some(path)
    }

    fn text(&self, address: u64) -> Option<Vec<u8>> {
        let mut text = vec![0; libc::PATH_MAX as usize];
        let memory = File::open(format!("/proc/{}/mem", self.process)).ok()?;
        // A text may end just before memory that is not there.
        let page = 4096 - (address as usize % 4096);
        let mut read = 0;
        while read < text.len() {
            let end = if read == 0 { page } else { (read + 4096).min(text.len()) };
            read += memory.read_at(&mut text[read..end], address + read as u64).ok()?;
            if let Some(length) = text[..read].iter().position(|&byte| byte == 0) {
                text.truncate(length);
                return Some(text);
            }
        }
        None
    }
}
