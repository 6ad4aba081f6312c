//! Where outputs may go: onto no input, no other output, no file of a folder in which a run keeps its layers, and onto no file at all that is
//! there, unless that is forced.

use super::{Error, Replica, layout, state};
use crate::platform;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Where a file is or would be, whatever way leads there.
pub(super) fn place(path: &Path) -> PathBuf {
    let would_be = || {
        let folder = path.parent()?;
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        Some(place(folder).join(path.file_name()?))
    };
    fs::canonicalize(path).ok().or_else(would_be).unwrap_or_else(|| path.to_owned())
}

/// Refuses outputs that would destroy what is read or kept. `writes` says that the run writes layers to its folder, of which no input can be then.
pub(super) fn check(replicas: &[Replica], dir: Option<&Path>, writes: bool) -> Result<(), Error> {
    for (i, replica) in replicas.iter().enumerate() {
        let output = replica.output.as_path();
        if replicas.iter().any(|other| same(&other.input, output)) {
            return Err(Error::Usage(format!("{}: an output cannot be an input as well", output.display())));
        }
        if replicas[..i].iter().any(|other| same(&other.output, output)) {
            return Err(Error::Usage(format!("{}: it is given as an output twice", output.display())));
        }
        keeps_clear(output, dir)?;
        if writes && dir.is_some_and(|dir| is_kept(&replica.input, dir)) {
            let input = replica.input.display();
            return Err(Error::Usage(format!(
                "{input}: this run writes it in its folder, so it cannot be an input"
            )));
        }
    }
    Ok(())
}

/// Refuses an output that is a file of a run's folder: of this run's, or of any other.
pub(super) fn keeps_clear(output: &Path, dir: Option<&Path>) -> Result<(), Error> {
    let own = dir.is_some_and(|dir| is_kept(output, dir));
    let place = place(output);
    let folder = place.parent().unwrap_or(&place);
    // Of several replicas the folder itself has only what they share.
    let those = [folder.join(state::FILE), folder.join(LOCK), folder.join("1").join(state::FILE)];
    let of_a_run = those.iter().any(|path| path.exists());
    if own || of_a_run && place.file_name().is_some_and(is_ours) {
        let text =
            format!("{}: a run keeps its layers under this name: choose another one", output.display());
        return Err(Error::Usage(text));
    }
    Ok(())
}

/// Whether something is there that an output would replace. What is no file cannot be replaced, which others say.
pub(super) fn is_taken(output: &Path) -> bool {
    output.symlink_metadata().is_ok() && fs::metadata(output).map_or(true, |data| data.is_file())
}

/// What is said of it.
pub(super) fn taken(output: &Path) -> Error {
    Error::Usage(format!(
        "{}: it exists already: choose another name, or give --force to replace it",
        output.display()
    ))
}

/// A layer or its digests in a folder.
pub(super) fn layer_in(folder: &Path) -> Option<PathBuf> {
    let mut layers: Vec<_> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    layers.retain(|path| path.file_name().and_then(OsStr::to_str).is_some_and(is_layer) && !path.is_dir());
    layers.into_iter().min()
}

/// The name of the file that a run holds a lock on.
pub(super) const LOCK: &str = "lock";

/// Whether two paths lead to one file.
fn same(one: &Path, other: &Path) -> bool {
    place(one) == place(other) || identity(one).is_some_and(|file| identity(other) == Some(file))
}

fn identity(path: &Path) -> Option<(u64, u64)> {
    fs::metadata(path).ok().as_ref().and_then(platform::identity)
}

/// Whether a path is that of a file, present or future, which a run keeps in this folder, or leads to one that is there.
fn is_kept(path: &Path, dir: &Path) -> bool {
    let (place, dir) = (place(path), place(dir));
    let named = |name: &OsStr| is_ours(name) || is_number(name);
    let parent = place.parent().unwrap_or(&place);
    let within = parent == dir && place.file_name().is_some_and(named)
        || parent.parent() == Some(&dir)
            && parent.file_name().is_some_and(is_number)
            && place.file_name().is_some_and(is_ours);
    within || identity(path).is_some_and(|file| kept(&dir).iter().any(|kept| identity(kept) == Some(file)))
}

/// The files of a run's folder, and of those of its replicas.
fn kept(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            if is_ours(&name) {
                files.push(entry.path());
            } else if folder == dir && is_number(&name) {
                folders.push(entry.path());
            }
        }
    }
    files
}

/// Whether a run may have files of this name in its folder. Some file systems do not tell letters by their case.
fn is_ours(name: &OsStr) -> bool {
    let Some(name) = name.to_str().map(str::to_ascii_lowercase) else { return false };
    let others = [
        state::FILE,
        state::COPY,
        LOCK,
        layout::TREE_D,
        layout::PHASE_1,
        "graph-forward.cache",
        "graph-reversed.cache",
    ];
    others.contains(&name.as_str()) || is_layer(&name)
}

fn is_layer(name: &str) -> bool {
    let number = |first: &str, last: &str| name.strip_prefix(first)?.strip_suffix(last);
    [("layer-", ".dat"), ("layer-", ".sha256s"), ("layer-", ".part"), ("sc-02-data-layer-", ".dat")]
        .into_iter()
        .filter_map(|(first, last)| number(first, last))
        .any(|number| is_number(OsStr::new(number)))
}

fn is_number(name: &OsStr) -> bool {
    let bytes = name.as_encoded_bytes();
    !bytes.is_empty() && bytes.iter().all(u8::is_ascii_digit)
}
