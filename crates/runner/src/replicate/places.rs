//! Where outputs may go: onto no input, no other output, no file of a folder in which a run keeps
//! its layers, and onto no file at all that is there, unless that is forced.

pub(super) use crate::outputs::place;

use super::{Error, Replica, layout, state};
use crate::outputs::{self, Named, identity};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Refuses outputs that would destroy files that are read or kept. `writes` says that the run
/// writes layers to its folder; then no file that it writes there can be an input.
pub(super) fn check(
    replicas: &[Replica],
    data: &[&Path],
    dir: Option<&Path>,
    writes: bool,
) -> Result<(), Error> {
    let written: Vec<Named<'_>> = replicas.iter().map(Replica::named_output).collect();
    let read = replicas.iter().map(|replica| Named::new("INPUT", &replica.input));
    let read: Vec<Named<'_>> = read.chain(data.iter().map(|path| Named::new("--data", path))).collect();
    outputs::check(&written, &read).map_err(|clash| Error::Usage(clash.to_string()))?;
    written.iter().try_for_each(|output| keeps_clear(*output, dir))?;
    let Some(dir) = dir.filter(|_| writes) else { return Ok(()) };
    read.iter().find(|input| is_kept(input.path, dir)).map_or(Ok(()), |Named { word, path, .. }| {
        Err(Error::Usage(format!(
            "{word} {}: this run writes it in its folder (--dir {}), so it cannot be an input",
            path.display(),
            dir.display()
        )))
    })
}

/// Refuses an output that is a file of a run's folder: of this run's, or of any other.
pub(super) fn keeps_clear(output: Named<'_>, dir: Option<&Path>) -> Result<(), Error> {
    let Named { word, path, .. } = output;
    let own = dir.filter(|dir| is_kept(path, dir));
    let place = place(path);
    let folder = place.parent().unwrap_or(&place);
    // Of several replicas the folder itself has only what they share.
    let those = [folder.join(state::FILE), folder.join(LOCK), folder.join("1").join(state::FILE)];
    let of_a_run = those.iter().any(|path| path.exists());
    if own.is_none() && !(of_a_run && place.file_name().is_some_and(is_ours)) {
        return Ok(());
    }
    let folder = own.map_or(folder.display().to_string(), |dir| format!("--dir {}", dir.display()));
    Err(Error::Usage(format!(
        "{word} {}: a run keeps its layers under this name ({folder}): choose another one",
        path.display()
    )))
}

/// Whether a file is there that an output would replace. Anything else in its place cannot be
/// replaced: that is reported elsewhere.
pub(super) fn is_taken(output: &Path) -> bool {
    fs::metadata(output).is_ok_and(|data| data.is_file())
}

/// The error for an output that exists already.
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

/// Whether a path is that of a file, present or future, which a run keeps in this folder, or leads
/// to one that is there.
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

/// Whether a run may have files of this name in its folder. Some file systems do not tell letters
/// by their case.
fn is_ours(name: &OsStr) -> bool {
    let Some(name) = name.to_str().map(str::to_ascii_lowercase) else { return false };
    let others = [
        state::FILE,
        state::COPY,
        LOCK,
        layout::TREE_D,
        layout::PHASE_1,
        layout::JOURNAL,
        layout::P_AUX,
        layout::T_AUX,
        "graph-forward.cache",
        "graph-reversed.cache",
    ];
    others.contains(&name.as_str()) || is_layer(&name) || layout::is_of_a_tree(&name)
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
