//! The names of a replica's files in its folder: ours, or those that the programs of Filecoin's
//! main net read.
//!
//! Those programs take a layer for finished if its file has the right length. So under their names
//! a layer exists only when it is whole: while it is written, or computed again, it has another
//! name, which is not like any that they look for (`sc-02-data-layer*.dat`).

use super::Error;
use crate::durable;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The names of a replica's files in its folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// `layer-01.dat`, …
    #[default]
    Hashweave,
    /// `sc-02-data-layer-1.dat`, …, and `sc-02-data-tree-d.dat`: the names of `rust-fil-proofs`.
    Filecoin,
}

/// The tree over the data.
pub(super) const TREE_D: &str = "sc-02-data-tree-d.dat";

/// The trees of the second phase, each with a file for every sub-tree: with a number at the end of
/// the name if there are several.
pub(super) const TREE_C: &str = "sc-02-data-tree-c.dat";
pub(super) const TREE_R_LAST: &str = "sc-02-data-tree-r-last.dat";

/// The files of the second phase for the proofs: its roots, and where the trees are.
pub(super) const P_AUX: &str = "p_aux";
pub(super) const T_AUX: &str = "t_aux";

/// How far the second phase is.
pub(super) const JOURNAL: &str = "trees.journal";

/// The end of the name of a file that is not whole.
pub(super) const PART: &str = ".part";

/// The file with the output of the first phase of main net's programs, which the second one takes.
pub(super) const PHASE_1: &str = "precommit1.json";

impl Layout {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Hashweave => "hashweave",
            Self::Filecoin => "filecoin",
        }
    }

    /// The file of a layer; the first one has number 1.
    #[must_use]
    pub fn layer(self, file: u32) -> String {
        match self {
            Self::Hashweave => format!("layer-{file:02}.dat"),
            Self::Filecoin => format!("sc-02-data-layer-{file}.dat"),
        }
    }

    /// For a state, which says nothing of the usual one.
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::Hashweave
    }

    /// Where a layer is when it is whole.
    pub(super) fn whole(self, folder: &Path, file: u32) -> PathBuf {
        folder.join(self.layer(file))
    }

    /// Where it is as long as it is not.
    pub(super) fn part(self, folder: &Path, file: u32) -> PathBuf {
        match self {
            Self::Hashweave => self.whole(folder, file),
            Self::Filecoin => folder.join(format!("layer-{file:02}.part")),
        }
    }

    /// Where a layer lies: a run that was killed between a name and a state may have left it under
    /// either name.
    pub(super) fn found(self, folder: &Path, file: u32) -> PathBuf {
        let (whole, part) = (self.whole(folder, file), self.part(folder, file));
        if part.exists() && !whole.exists() { part } else { whole }
    }

    /// Takes its name from a layer that is not whole any more.
    pub(super) fn withdraw(self, folder: &Path, file: u32) -> Result<(), Error> {
        let (whole, part) = (self.whole(folder, file), self.part(folder, file));
        renamed(&whole, &part)
    }

    /// Gives its name to a layer that is whole and on the disk.
    pub(super) fn publish(self, folder: &Path, file: u32) -> Result<(), Error> {
        let (whole, part) = (self.whole(folder, file), self.part(folder, file));
        renamed(&part, &whole)
    }
}

/// The part of a file's name that differs: `tree-d` of `sc-02-data-tree-d.dat`.
pub(super) fn id_of(file: &str) -> &str {
    let rest = file.strip_prefix("sc-02-data-").unwrap_or(file);
    rest.strip_suffix(".dat").unwrap_or(rest)
}

/// Whether a name is that of a file of a tree of the second phase, be it whole or not.
pub(super) fn is_of_a_tree(name: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let numbered = |rest: &str| rest.is_empty() || rest.strip_prefix('-').is_some_and(is_number);
    let of = |tree: &str| {
        let part = name.strip_suffix(PART).and_then(|rest| rest.strip_prefix(id_of(tree)));
        let whole = name.strip_suffix(".dat").and_then(|rest| rest.strip_prefix(tree.strip_suffix(".dat")?));
        part.or(whole).is_some_and(numbered)
    };
    [TREE_C, TREE_R_LAST].into_iter().any(of)
}

/// Where the digests of a layer's segments are.
pub(super) fn sums_path(folder: &Path, file: u32) -> PathBuf {
    folder.join(format!("layer-{file:02}.sha256s"))
}

/// Removes a file that may not be there.
pub(super) fn remove(path: &Path) -> Result<(), Error> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::io("remove", path)(error)),
        _ => Ok(()),
    }
}

/// Renames a file, if it is there and the names differ.
fn renamed(from: &Path, to: &Path) -> Result<(), Error> {
    if from == to {
        return Ok(());
    }
    match fs::rename(from, to) {
        Ok(()) => durable::sync_folder(to).map_err(Error::io("save", to)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Error::io("rename", from)(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_trees_are_known_by_their_names() {
        let known =
            ["sc-02-data-tree-c.dat", "sc-02-data-tree-c-7.dat", "tree-c-0.part", "tree-r-last-15.part"];
        assert!(known.into_iter().all(is_of_a_tree));
        let others = ["sc-02-data-tree-d.dat", "sc-02-data-tree-c-x.dat", "tree-c", "sc-02-data-tree-c-.dat"];
        assert!(!others.into_iter().any(is_of_a_tree));
    }
}
