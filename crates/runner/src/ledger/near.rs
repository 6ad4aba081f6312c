//! Which ledger may be meant by a name that none has.

use super::beside::head_of;
use super::file::is_ledger;
use crate::durable::folder_of;
use std::fs;
use std::path::{Path, PathBuf};

/// Files that are looked into, and ledgers that are named.
const LOOKS: usize = 1000;
const MOST: usize = 5;

/// Says which ledgers are in the folder of a file that is not there: those whose names are most like
/// its name, the most like first.
#[must_use]
pub fn nearby(path: &Path) -> String {
    let names: Vec<String> = ledgers_near(path).iter().map(|near| near.display().to_string()).collect();
    match names.as_slice() {
        [] => "there is no other ledger in that folder".to_owned(),
        names => format!("ledgers there: {}", names.join(", ")),
    }
}

fn ledgers_near(path: &Path) -> Vec<PathBuf> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let wanted = name(path);
    let entries = fs::read_dir(folder_of(path)).into_iter().flatten().flatten();
    let mut files: Vec<(f64, PathBuf)> = entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| !kind.is_dir()))
        .map(|entry| path.with_file_name(entry.file_name()))
        .map(|file| (strsim::jaro_winkler(&wanted, &name(&file)), file))
        .collect();
    files.sort_by(|(a, first), (b, second)| b.total_cmp(a).then_with(|| first.cmp(second)));
    let regular = |file: &PathBuf| fs::metadata(file).is_ok_and(|data| data.is_file());
    let begins_so = |file: &PathBuf| head_of(file).is_ok_and(|head| is_ledger(&head));
    let looked = files.into_iter().take(LOOKS).map(|(_, file)| file);
    looked.filter(|file| regular(file) && begins_so(file)).take(MOST).collect()
}
