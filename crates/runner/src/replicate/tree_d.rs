//! The tree over the data as main net's programs keep it: the nodes of the data, the row above
//! them, …, the root, one after another.
//!
//! A tree of N leaves has 2N − 1 nodes. Threads make the rows over a segment of the data each; the
//! rows above the segments' roots are made at the end.

use super::at::Named;
use super::input::Input;
use super::layout::TREE_D;
use super::pieces::Pieces;
use super::run::Run;
use super::{Error, Stage, ordered};
use crate::durable::Temporary;
use crate::platform;
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, pairs_above};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

/// Nodes of a tree over `leaves` leaves.
pub(super) fn nodes(leaves: usize) -> usize {
    2 * leaves - 1
}

/// Where a row of a tree begins; the leaves are row 0.
pub(super) fn row(leaves: usize, row: u32) -> usize {
    2 * leaves - 2 * (leaves >> row)
}

/// The two nodes under an inner node.
pub(super) fn children(leaves: usize, node: usize) -> (usize, usize) {
    let number =
        (1..).take_while(|&number| row(leaves, number) <= node && leaves >> number > 0).last().unwrap_or(1);
    let left = row(leaves, number - 1) + 2 * (node - row(leaves, number));
    (left, left + 1)
}

/// All rows over some leaves, these included.
pub(super) fn rows(leaves: Vec<Node>) -> Vec<Vec<Node>> {
    let mut rows = vec![leaves];
    while let Some(row) = rows.last().filter(|row| row.len() > 1) {
        rows.push(pairs_above(row));
    }
    rows
}

/// Makes a tree over leaves that `rows_of` gives by segments, with the rows over them. `take` gets
/// the nodes, each with its place in the tree. Gives the root.
fn make(
    pieces: Pieces,
    threads: usize,
    rows_of: impl Fn(usize) -> Result<Vec<Vec<Node>>, Error> + Sync,
    take: impl Fn(usize, &[Node]) -> Result<(), Error> + Sync,
) -> Result<Node, Error> {
    let leaves = pieces.nodes;
    let roots = Mutex::new(vec![[0; NODE]; pieces.segments()]);
    ordered::spread(threads, 0..pieces.segments(), |segment| {
        let first = pieces.nodes_of(segment..segment + 1).start;
        let rows = rows_of(segment)?;
        for (number, nodes) in (0..).zip(&rows) {
            take(row(leaves, number) + (first >> number), nodes)?;
        }
        ordered::held(&roots)[segment] = rows.last().map_or([0; NODE], |root| root[0]);
        Ok(())
    })?;
    let high = rows(roots.into_inner().unwrap_or_default());
    let below = pieces.segment.min(leaves).trailing_zeros();
    for (number, nodes) in (below..).zip(&high).skip(1) {
        take(row(leaves, number), nodes)?;
    }
    Ok(high.last().map_or([0; NODE], |root| root[0]))
}

/// Compares a tree in a file with what its leaves, or other leaves, make of it.
pub(super) fn compare(
    file: &Named,
    pieces: Pieces,
    threads: usize,
    rows_of: impl Fn(usize) -> Result<Vec<Vec<Node>>, Error> + Sync,
) -> Result<Node, Error> {
    make(pieces, threads, rows_of, |at, nodes| {
        let mut kept = vec![[0; NODE]; nodes.len()];
        file.read((at * NODE) as u64, kept.as_flattened_mut())?;
        match kept.iter().zip(nodes).position(|(kept, made)| kept != made) {
            None => Ok(()),
            Some(n) => Err(differs(&file.path, at + n, &kept[n], &nodes[n])),
        }
    })
}

/// The root that the leaves in a file have, whatever its other nodes are.
pub(super) fn root_of_leaves(
    file: &Named,
    pieces: Pieces,
    threads: usize,
    stop: &Stop,
) -> Result<Node, Error> {
    let rows_of = |segment: usize| {
        Error::if_stopped(stop)?;
        own_rows(file, pieces, segment)
    };
    make(pieces, threads, rows_of, |_, _| Ok(()))
}

/// The error for a node that differs from the one computed from its children.
pub(super) fn differs(path: &Path, node: usize, kept: &Node, computed: &Node) -> Error {
    let [kept, computed] = [kept, computed].map(hex::encode);
    let what = format!("node {node} of the tree is {kept}, but computed from the data it is {computed}");
    Error::Corrupt { file: path.to_owned(), what }
}

/// The rows over a segment of the leaves that are in the file itself.
pub(super) fn own_rows(file: &Named, pieces: Pieces, segment: usize) -> Result<Vec<Vec<Node>>, Error> {
    let leaves = pieces.nodes_of(segment..segment + 1);
    let mut nodes = vec![[0; NODE]; leaves.len()];
    file.read((leaves.start * NODE) as u64, nodes.as_flattened_mut())?;
    Ok(rows(nodes))
}

/// Replaces a tree, or makes it; `agree` is told the root before the file gets its name.
pub(super) fn replace(
    path: &Path,
    pieces: Pieces,
    threads: usize,
    rows_of: impl Fn(usize) -> Result<Vec<Vec<Node>>, Error> + Sync,
    agree: impl FnOnce(&Node) -> Result<(), Error>,
) -> Result<Node, Error> {
    let fault = Error::io("write", path);
    let (temporary, file) = Temporary::held(path).map_err(&fault)?;
    file.set_len((nodes(pieces.nodes) * NODE) as u64).map_err(&fault)?;
    let root = make(pieces, threads, rows_of, |at, nodes| {
        // A new file is zeros already, and has room for no others where a sector has no data.
        if nodes.iter().all(|node| *node == [0; NODE]) {
            return Ok(());
        }
        platform::write_at(&file, (at * NODE) as u64, nodes.as_flattened()).map_err(&fault)
    })?;
    agree(&root)?;
    file.sync_all().map_err(&fault)?;
    temporary.replace().map_err(&fault)?;
    Ok(root)
}

/// Writes the tree over the data into the folder of a replica, unless it is there. If a root is
/// known, another one is refused.
pub(super) fn write(
    run: &Run<'_>,
    folder: &Path,
    data: &Input,
    known: Option<Node>,
    threads: usize,
) -> Result<Node, Error> {
    let (path, pieces) = (folder.join(TREE_D), run.pieces);
    let zeros = OnceLock::new();
    let rows_of = |segment: usize| {
        run.keep_on()?;
        run.report(Stage::Encoding, run.parameters.layers);
        if data.is_zeros() {
            return Ok(zeros.get_or_init(|| rows(vec![[0; NODE]; pieces.nodes_of(0..1).len()])).clone());
        }
        Ok(rows(data.read(segment)?.0.as_chunks().0.to_vec()))
    };
    let agree = |root: &Node| match known {
        Some(known) if known != *root => Err(data.other(folder)),
        _ => Ok(()),
    };
    let damage = match there(&path, pieces)? {
        None => None,
        Some(Err(damage)) => Some(damage),
        Some(Ok(file)) => match compare(&file, pieces, threads, rows_of) {
            Err(damage @ Error::Corrupt { .. }) => Some(damage),
            outcome => return outcome.and_then(|root| agree(&root).map(|()| root)),
        },
    };
    let root = replace(&path, pieces, threads, rows_of, agree)?;
    if let Some(damage) = damage {
        run.mended(format!("{damage}; it was made again"));
    }
    Ok(root)
}

/// A tree that is there, or the fault of its length.
pub(super) fn there(path: &Path, pieces: Pieces) -> Result<Option<Result<Named, Error>>, Error> {
    if !path.exists() {
        return Ok(None);
    }
    let file = Named::open(path)?;
    let (bytes, whole) = (file.length()?, (nodes(pieces.nodes) * NODE) as u64);
    if bytes == whole {
        return Ok(Some(Ok(file)));
    }
    let what = format!("has {bytes} bytes instead of {whole}");
    Ok(Some(Err(Error::Corrupt { file: PathBuf::from(path), what })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_follow_each_other() {
        assert_eq!([0, 1, 2, 3].map(|number| row(8, number)), [0, 8, 12, 14]);
        assert_eq!((nodes(8), row(1, 0), nodes(1)), (15, 0, 1));
        assert_eq!([8, 11, 12, 13, 14].map(|node| children(8, node).0), [0, 6, 8, 10, 12]);
    }

    #[test]
    fn a_tree_in_segments_is_the_tree_at_once() {
        let leaf = |i: usize| -> Node { core::array::from_fn(|k| (i * 31 + k) as u8) };
        for (leaves, segment) in [(1, 4), (2, 4), (4, 4), (8, 4), (32, 4)] {
            let pieces = Pieces { nodes: leaves, chunk: 2, segment, window: 2 };
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join(TREE_D);
            let rows_of =
                |segment: usize| Ok(rows(pieces.nodes_of(segment..segment + 1).map(leaf).collect()));
            let root = replace(&path, pieces, 2, rows_of, |_| Ok(())).expect("written");
            let whole = rows((0..leaves).map(leaf).collect());
            assert_eq!(std::fs::read(&path).expect("a file"), whole.concat().concat());
            assert_eq!(root, whole[whole.len() - 1][0]);
            let file = there(&path, pieces).expect("readable").expect("there").expect("whole");
            assert_eq!(compare(&file, pieces, 2, rows_of).expect("the same"), root);
            let own = |segment: usize| own_rows(&file, pieces, segment);
            assert_eq!(compare(&file, pieces, 1, own).expect("the same"), root);
        }
    }
}
