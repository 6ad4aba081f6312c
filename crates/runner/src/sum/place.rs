//! The place from which files are looked at: their folder, as long as one after another is in the
//! same one. The system then walks the path to it once, and not twice for each file.

use crate::platform::{self, About, Folder};
use std::fs::File;
use std::io;
use std::path::Path;

/// The folder of the file before.
#[derive(Debug, Default)]
pub(super) struct Place {
    /// Its path, with a separator at the end.
    path: Vec<u8>,
    /// Open from the second file on, unless the system lets nobody open it.
    folder: Option<Folder>,
    was_tried: bool,
}

impl Place {
    /// The data of a path, through links.
    pub(super) fn about(&mut self, path: &Path) -> io::Result<About> {
        self.go(path);
        match self.find(path) {
            Some((folder, name)) => folder.about(name, true),
            None => platform::about(path),
        }
    }

    /// Opens the file of that path to read it.
    pub(super) fn open(&self, path: &Path) -> io::Result<File> {
        match self.find(path) {
            Some((folder, name)) => folder.file(name),
            None => File::open(path),
        }
    }

    /// Goes to the folder of a path.
    fn go(&mut self, path: &Path) {
        let Some((folder, _)) = divided(path) else { return };
        if self.path != folder {
            *self = Self { path: folder.to_vec(), folder: None, was_tried: false };
        } else if !self.was_tried {
            self.was_tried = true;
            self.folder = Folder::open(Path::new(&platform::name(folder.to_vec()))).ok();
        }
    }

    /// The open folder of a path, and the name in it.
    fn find<'a>(&self, path: &'a Path) -> Option<(&Folder, &'a [u8])> {
        let (folder, name) = divided(path).filter(|(folder, _)| *folder == self.path)?;
        debug_assert!(!folder.is_empty());
        Some((self.folder.as_ref()?, name))
    }
}

/// The folder of a path, with the separator, and the name in it; none if the path has no folder or
/// ends otherwise than by a name.
fn divided(path: &Path) -> Option<(&[u8], &[u8])> {
    let bytes = path.as_os_str().as_encoded_bytes();
    let (folder, name) = bytes.split_at(bytes.iter().rposition(|&byte| byte == b'/')? + 1);
    (!matches!(name, b"" | b"." | b"..")).then_some((folder, name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn files_are_found_wherever_the_one_before_was() {
        let root = tempfile::tempdir().expect("a folder");
        for name in ["a/x", "a/y", "b/x", "b/y", "top"] {
            let path = root.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, name).expect("a file");
        }
        let mut place = Place::default();
        for name in ["a/x", "a/y", "a/x", "b/x", "a/x", "top", "b/y", "b/x", "b/../a/y", "b/../a/x"] {
            let path = root.path().join(name);
            let about = place.about(&path).expect("it is there");
            let text = io::read_to_string(place.open(&path).expect("it is there")).expect("a text");
            assert_eq!(
                (about.kind, about.size, text.len()),
                ("file", text.len() as u64, text.len()),
                "{name}"
            );
            assert!(name.ends_with(&text), "{name}: {text}");
        }
        for name in ["b/x", "b/none", "none/x", "none/y", "b/x/y"] {
            let path = root.path().join(name);
            assert_eq!(place.about(&path).is_ok(), path.exists(), "{name}");
            assert_eq!(place.open(&path).is_ok(), path.exists(), "{name}");
        }
        assert_eq!(place.about(&root.path().join("b/")).expect("a folder").kind, "dir");
        assert_eq!(place.about(Path::new(".")).expect("a folder").kind, "dir");
    }
}
