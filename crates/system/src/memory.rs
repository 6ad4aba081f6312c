//! Memory that the system maps, zeroed. A mapping needs a promise that no compiler can
//! check: no one else can change or cut the mapped memory.
//!
//! | | where it is | why no one can |
//! |---|---|---|
//! | [`Memory::anonymous`] | in huge pages, where the system has them | it is of this process alone |
//! | [`Memory::in_unnamed_file_of`] | on a disk, where the system writes it when memory is short | the file has no name |

use memmap2::MmapMut;
use std::fs::File;
use std::io;
use std::ops::{Deref, DerefMut};
use std::path::Path;

/// Zeroed memory of this process alone.
#[derive(Debug)]
pub struct Memory(MmapMut);

impl Memory {
    /// Maps the machine's memory; pages are taken when they are first written to. On Linux huge
    /// pages are asked for: chains jump about in gigabytes, and with small pages nearly every jump
    /// misses the translation caches as well.
    ///
    /// # Errors
    ///
    /// If the system has no room for `bytes` addresses.
    pub fn anonymous(bytes: usize) -> io::Result<Self> {
        let map = MmapMut::map_anon(bytes)?;
        // A system without huge pages refuses, and all is as well as without having asked.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Self(map))
    }

    /// Maps a file without a name in a folder, which vanishes with the process, for data larger
    /// than the machine's memory. Its place on the disk is taken now, because a page that later
    /// finds the disk full would end the process.
    ///
    /// # Errors
    ///
    /// If the folder takes no such file or the disk is too full.
    pub fn in_unnamed_file_of(folder: &Path, bytes: usize) -> io::Result<Self> {
        let file = tempfile::tempfile_in(folder)?;
        reserve(&file, bytes as u64)?;
        // SAFETY: the file was made a moment ago and never has a name, so no one else can open it
        // to change or cut it.
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

/// Makes an empty file `bytes` long and takes its place on the disk.
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
    // Where there is no such call, zeros are written: written bytes have their place.
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
}
