//! Memory that the system maps: large, of files, or both. Here because a mapping needs a promise that no compiler can check.
//!
//! | | what it is | who else can change it |
//! |---|---|---|
//! | [`Memory::anonymous`] | zeros in huge pages, where the system has them | nobody |
//! | [`Memory::in_unnamed_file_of`] | zeros that the system writes to a disk when memory is short | nobody: the file has no name |
//! | [`View`] | a file, to be read | who breaks the rule of [`View::of`] |

#[cfg(unix)]
use memmap2::UncheckedAdvice;
use memmap2::{Mmap, MmapMut};
use std::fs::{File, TryLockError};
use std::io;
use std::ops::{Deref, DerefMut, Range};
use std::path::Path;

/// Zeroed memory of this process alone.
#[derive(Debug)]
pub struct Memory(MmapMut);

impl Memory {
    /// In the machine's memory; pages are taken when they are first written to. On Linux huge pages are asked for: chains jump
    /// about in gigabytes, and with small pages nearly every jump misses the translation caches as well.
    ///
    /// # Errors
    ///
    /// If the system has no room for so many addresses.
    pub fn anonymous(bytes: usize) -> io::Result<Self> {
        let map = MmapMut::map_anon(bytes)?;
        // A system without huge pages refuses, and all is as well as without having asked.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Self(map))
    }

    /// In a file without a name in a folder, which vanishes with the process: more than the machine's memory streams through it. Its place on
    /// the disk is taken now, because a page that later finds the disk full would end the process.
    ///
    /// # Errors
    ///
    /// If the folder takes no such file or the disk is too full.
    pub fn in_unnamed_file_of(folder: &Path, bytes: usize) -> io::Result<Self> {
        let file = tempfile::tempfile_in(folder)?;
        reserve(&file, bytes as u64)?;
        // SAFETY: the file was made a moment ago and never has a name, so no one else can open it to change or cut it.
        unsafe { MmapMut::map_mut(&file) }.map(Self)
    }
}

impl Deref for Memory {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl DerefMut for Memory {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

/// A file's content, read where it lies.
#[derive(Debug)]
pub struct View {
    map: Mmap,
    /// Holds the lock.
    _file: File,
}

impl View {
    /// Of a file that was opened to be read. The rule for whatever has a view: it is written whole under another name, renamed, and never
    /// changed in its place. Hashweave keeps it; against other writers that ask for locks a shared lock is held as long as the
    /// view is.
    ///
    /// # Errors
    ///
    /// If somebody writes to it, or it cannot be mapped.
    pub fn of(file: File) -> io::Result<Self> {
        match file.try_lock_shared() {
            Ok(()) => {}
            // A file system without locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) => return Err(io::Error::other("another process writes to it")),
        }
        // SAFETY: what is mapped is never changed or cut in its place, by the rule above; a shared lock is held against others.
        let map = unsafe { Mmap::map(&file) }?;
        Ok(Self { map, _file: file })
    }

    /// Lets go of the memory of some bytes, which are read from the file again if they are looked at again: so that whoever passes
    /// through a large file takes little.
    ///
    /// # Panics
    ///
    /// If there are no such bytes.
    pub fn release(&self, bytes: Range<usize>) {
        assert!(bytes.end <= self.map.len(), "the file has {} bytes", self.map.len());
        // A system that does not know how keeps the pages for as long as it likes.
        #[cfg(unix)]
        // SAFETY: pages of a file that nobody changes, mapped to be read only: what comes back is what was there.
        let _ =
            unsafe { self.map.unchecked_advise_range(UncheckedAdvice::DontNeed, bytes.start, bytes.len()) };
    }
}

impl Deref for View {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.map
    }
}

/// Makes an empty file so long and takes its place on the disk.
fn reserve(file: &File, bytes: u64) -> io::Result<()> {
    if bytes == 0 {
        return Ok(());
    }
    // Asked first, since a reservation in vain fills the disk before it fails.
    #[cfg(unix)]
    {
        let disk = rustix::fs::fstatvfs(file)?;
        let free = disk.f_bavail.saturating_mul(disk.f_frsize);
        if free < bytes {
            let text = format!("the disk has {free} bytes free, and {bytes} are needed");
            return Err(io::Error::new(io::ErrorKind::StorageFull, text));
        }
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{FallocateFlags, fallocate};
        match rustix::io::retry_on_intr(|| fallocate(file, FallocateFlags::empty(), 0, bytes)) {
            Err(rustix::io::Errno::OPNOTSUPP) => {}
            outcome => return outcome.map_err(io::Error::from),
        }
    }
    // Where there is no such call, what has been written has its place.
    io::copy(&mut io::Read::take(io::repeat(0), bytes), &mut &*file).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn memory_is_zero_and_keeps_what_is_written() {
        let folder = env::temp_dir();
        for bytes in [0, 1, 4095, (1 << 21) + 1] {
            let anonymous = Memory::anonymous(bytes).expect("memory");
            let file = Memory::in_unnamed_file_of(&folder, bytes).expect("a file");
            for mut memory in [anonymous, file] {
                assert_eq!(memory.len(), bytes);
                assert!(memory.iter().all(|&byte| byte == 0));
                for (i, byte) in memory.iter_mut().enumerate() {
                    *byte = (i % 251) as u8;
                }
                assert!(memory.iter().enumerate().all(|(i, &byte)| byte == (i % 251) as u8));
            }
        }
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error() {
        let folder = env::temp_dir().join("hashweave-no-such-folder");
        let error = Memory::in_unnamed_file_of(&folder, 1).expect_err("no folder");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn a_disk_that_is_too_full_is_an_error_at_once() {
        let error = Memory::in_unnamed_file_of(&env::temp_dir(), 1 << 52).expect_err("4 PiB");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }

    #[test]
    fn a_view_shows_the_file_and_keeps_writers_with_locks_out() {
        let mut named = tempfile::NamedTempFile::new().expect("a file");
        io::Write::write_all(&mut named, b"what is in it").expect("written");
        let view = View::of(File::open(named.path()).expect("opened")).expect("a view");
        assert_eq!(&view[..], b"what is in it");
        view.release(3..13);
        assert_eq!(&view[..], b"what is in it");
        let other = File::open(named.path()).expect("opened again");
        assert!(matches!(other.try_lock(), Err(TryLockError::WouldBlock)));
        drop(view);
        other.try_lock().expect("nobody has it now");
        let error = View::of(File::open(named.path()).expect("opened")).expect_err("it is locked");
        assert!(error.to_string().contains("another process"));
    }

    #[test]
    fn an_empty_file_has_an_empty_view() {
        let named = tempfile::NamedTempFile::new().expect("a file");
        let view = View::of(File::open(named.path()).expect("opened")).expect("a view");
        assert!(view.is_empty());
    }
}
