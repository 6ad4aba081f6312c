//! System-dependent code behind functions that mean the same on every system: the only place of
//! this crate that asks which system it is.
//!
//! Unix (Linux, macOS) is `unix.rs`, Windows `windows.rs`. What Windows lacks or what safe code has
//! no word for there is not imitated:
//!
//! | | Unix | Windows |
//! |---|---|---|
//! | [`limit_of_descriptors`], [`limit_of_address_space`], [`limit_of_length`] | the process's limit | none is known: `None` |
//! | [`room`] | the disk of a folder and its free bytes | unknown: a run that does not fit ends when the disk is full |
//! | [`taken_on_disk`] | blocks | length: a file with holes seems to take them |
//! | [`sync_folder`] | forces names to the disk | folders cannot be opened: a name is as durable as NTFS's journal makes it |
//! | [`open_folder`] | to be locked | folders cannot be opened: a file in it is locked alone |
//! | [`holder`] | the process that has a lock, on Linux | unknown |
//! | [`read_ahead`] | a hint, on Linux | nothing |
//! | [`inherit`], [`unseal`] | a new file gets mode, owner and group of the one that it replaces | those of its folder |
//! | [`identity`] | device and inode | unknown: files are told apart by their canonical paths |
//! | [`Folder`] | open: names in it are looked at without its path | its path |
//! | [`About`] | all kinds of files; inode and time of its change, number of names, permissions | files, folders, symbolic links; the rest is unknown: an update reads every file |
//! | [`streams`] | the files to which standard output and standard error go | unknown |
//! | [`hangup`], [`too_long`] | SIGHUP, SIGXFSZ | there are none |
//! | [`cache_folder`] | `$XDG_CACHE_HOME`, or `~/.cache`, on macOS `~/Library/Caches` | `%LOCALAPPDATA%` |
//! | [`ignored`] | what Linux says; unknown elsewhere | unknown |

/// How standard output is called where files are told apart.
pub(crate) const OUTPUT: &str = "standard output";

mod about;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(crate) use about::About;
#[cfg(unix)]
pub(crate) use unix::*;
#[cfg(windows)]
pub(crate) use windows::*;

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::{self, Write};
    use std::path::Path;

    #[test]
    fn bytes_are_written_and_read_at_places() {
        let named = tempfile::NamedTempFile::new().expect("a file");
        let file = named.as_file();
        write_at(file, 3, b"defg").expect("written after a hole");
        write_at(file, 0, b"abc").expect("written in front");
        let mut bytes = [0; 4];
        read_at(file, 2, &mut bytes).expect("read");
        assert_eq!(&bytes, b"cdef");
        let error = read_at(file, 5, &mut bytes).expect_err("two bytes are left");
        assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
        write_at(file, 9, b"").and_then(|()| read_at(file, 99, &mut [])).expect("nothing is always there");
        assert_eq!(file.metadata().expect("it is there").len(), 7);
    }

    #[test]
    fn a_folder_is_forced_to_the_disk_and_has_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let mut file = File::create(&path).expect("created");
        file.write_all(&[7; 1 << 16]).and_then(|()| file.sync_all()).expect("written");
        read_ahead(&file);
        sync_folder(folder.path()).expect("forced");
        let data = std::fs::metadata(&path).expect("it is there");
        assert!(taken_on_disk(&data) > 0);
        // Others write to the disk between the two calls, so only the file system is compared.
        let disk = |path: &Path| room(path).map(|(disk, _)| disk);
        let below = folder.path().join("not/there");
        assert_eq!(disk(folder.path()), disk(&below), "that of the folder above");
        assert_eq!(room(folder.path()).is_some(), cfg!(unix));
        assert_eq!(limit_of_descriptors().is_some(), cfg!(unix));
        assert!(limit_of_address_space().is_none_or(|limit| limit > 1 << 20), "this test runs in it");
        assert_eq!(reason_of(&link_that_leads_back()), reason_of(&link_that_leads_back()));
    }

    fn reason_of(error: &io::Error) -> String {
        let text = error.to_string();
        assert!(text.contains("symbolic links"), "{text}");
        text
    }
}
