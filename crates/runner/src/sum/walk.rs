//! The files below a directory, in the order of their names' bytes.

use super::Input;
use crate::platform::link_that_leads_back;
use std::path::Path;
use walkdir::{DirEntry, WalkDir};

/// The regular files below `root`, directory by directory, the entries of each in the order of
/// their names' bytes; `root` itself, of whatever kind, if it is no directory. What cannot be
/// listed is an [`Input::Unreadable`] in its place.
///
/// Links are left out below `root` unless they are to be followed; a link that leads back to a
/// directory above it is then unreadable, so the walk ends. FIFOs, sockets and devices are left
/// out. In memory are the names of one directory a level.
///
/// ```
/// # let directory = tempfile::tempdir()?;
/// # std::fs::create_dir(directory.path().join("b"))?;
/// # for name in ["c", "a", "b/z"] { std::fs::write(directory.path().join(name), "")?; }
/// # let root = directory.path();
/// let files = runner::sum::walk::walk(root, false).map(|file| file.path().unwrap().to_owned());
/// assert!(files.eq(["a", "b/z", "c"].map(|name| root.join(name))));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn walk(root: &Path, follow: bool) -> impl Iterator<Item = Input> + Send + 'static {
    WalkDir::new(root).follow_links(follow).sort_by_file_name().into_iter().filter_map(|entry| match entry {
        Ok(entry) => wanted(&entry).then(|| Input::Path(entry.into_path())),
        Err(error) => Some(unreadable(error)),
    })
}

fn wanted(entry: &DirEntry) -> bool {
    let kind = entry.file_type();
    // A root that is a link to no directory is told as the link that it is.
    kind.is_file() || entry.depth() == 0 && !kind.is_dir() && !entry.path().is_dir()
}

fn unreadable(error: walkdir::Error) -> Input {
    let path = error.path().unwrap_or(Path::new("")).to_owned();
    // An error that does not come from the system is a link that leads back.
    Input::Unreadable(path, error.into_io_error().unwrap_or_else(link_that_leads_back))
}
