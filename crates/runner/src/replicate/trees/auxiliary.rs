//! `p_aux` and `t_aux`: what the second phase leaves for the proofs, as the Rust programs write it
//! with bincode 1: numbers of eight bytes, the least significant first; a text or a list after its
//! length; a value that may be missing after a byte that says whether it is there.
//!
//! `p_aux` is comm_c and comm_r_last. `t_aux` says where the files are: each has its folder, its id,
//! its nodes and how many rows it leaves out.

use super::folder::Folder;
use crate::durable;
use crate::replicate::layout::{self, Layout, P_AUX, T_AUX, TREE_C, TREE_D, TREE_R_LAST};
use crate::replicate::{Error, at, tree_d};
use hashweave::replicate::{NODE, Node};
use std::fs;
use std::path::{Path, PathBuf, absolute};

/// Writes `t_aux`.
pub(super) fn write_t(folder: &Folder, dir: &Path) -> Result<PathBuf, Error> {
    let place = absolute(dir).map_err(Error::io("find", dir))?;
    let Some(place) = place.to_str() else {
        let fault = "its name is not Unicode, and t_aux has to state it".to_owned();
        return Err(Error::Input { file: place, fault });
    };
    let path = dir.join(T_AUX);
    durable::write(&path, &text(folder, dir, place))?;
    Ok(path)
}

/// Whether `t_aux` says what it must. The proofs look for the files in the folder that they are
/// told, so it may state any.
pub(super) fn has_t(folder: &Folder, dir: &Path) -> Result<(), Error> {
    let path = dir.join(T_AUX);
    at::regular(&path)?;
    let kept = fs::read(&path).map_err(Error::io("read", &path))?;
    // The number of layers, and the length of the first path.
    let stated = kept.get(8..16).and_then(|length| {
        let length = u64::from_le_bytes(length.try_into().ok()?);
        std::str::from_utf8(kept.get(16..)?.get(..usize::try_from(length).ok()?)?).ok()
    });
    match stated.is_some_and(|place| text(folder, dir, place) == kept) {
        true => Ok(()),
        false => {
            let what = "does not say where these files are, or how large they are".to_owned();
            Err(Error::Corrupt { file: path, what })
        }
    }
}

/// The content of `t_aux` for files in a folder that is called `place`.
fn text(folder: &Folder, dir: &Path, place: &str) -> Vec<u8> {
    let (leaves, [c, r_last]) = (folder.pieces.nodes, folder.trees(dir));
    let mut text = Vec::new();
    number(&mut text, folder.layers() as u64);
    for layer in 1..=folder.layers() as u32 {
        store(&mut text, place, &Layout::Filecoin.layer(layer), leaves, 0);
    }
    store(&mut text, place, TREE_D, tree_d::nodes(leaves), 0);
    // Nodes of a whole sub-tree, whichever of its rows are stored.
    let whole = c.nodes_of_each();
    store(&mut text, place, TREE_R_LAST, whole, r_last.discarded());
    store(&mut text, place, TREE_C, whole, 0);
    text
}

/// Writes `p_aux`.
pub(super) fn write_p(dir: &Path, comm_c: &Node, comm_r_last: &Node) -> Result<PathBuf, Error> {
    let path = dir.join(P_AUX);
    durable::write(&path, [*comm_c, *comm_r_last].as_flattened())?;
    Ok(path)
}

/// Reads `p_aux`: comm_c and comm_r_last.
pub(super) fn read_p(dir: &Path) -> Result<[Node; 2], Error> {
    let path = dir.join(P_AUX);
    at::regular(&path)?;
    let bytes = fs::read(&path).map_err(Error::io("read", &path))?;
    let corrupt = || Error::Corrupt {
        file: path.clone(),
        what: format!("has {} bytes instead of {}", bytes.len(), 2 * NODE),
    };
    let nodes: &[Node; 2] = bytes.as_chunks().0.try_into().map_err(|_| corrupt())?;
    (bytes.len() == 2 * NODE).then_some(*nodes).ok_or_else(corrupt)
}

/// A file of nodes: its folder, its id, its nodes, and the rows that it leaves out.
fn store(text: &mut Vec<u8>, place: &str, file: &str, nodes: usize, rows: u32) {
    string(text, place);
    string(text, layout::id_of(file));
    text.push(1);
    number(text, nodes as u64);
    number(text, rows.into());
}

fn string(text: &mut Vec<u8>, of: &str) {
    number(text, of.len() as u64);
    text.extend(of.as_bytes());
}

fn number(text: &mut Vec<u8>, number: u64) {
    text.extend(number.to_le_bytes());
}
