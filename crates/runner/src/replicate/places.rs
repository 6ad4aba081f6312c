//! Where files are.

use std::fs;
use std::path::{Path, PathBuf};

/// Where a file is or would be, whatever way leads there.
pub(super) fn place(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let would_be = || Some(fs::canonicalize(folder).ok()?.join(path.file_name()?));
    fs::canonicalize(path).ok().or_else(would_be).unwrap_or_else(|| path.to_owned())
}
