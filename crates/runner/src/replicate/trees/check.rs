//! The files of the second phase compared with what layers and data make of them, and made so.

use super::folder::Folder;
use super::tree::{Take, Tree, above, internal};
use super::{auxiliary, pass};
use crate::durable;
use crate::replicate::at::Named;
use crate::replicate::layout::{JOURNAL, P_AUX, T_AUX, TREE_D, is_of_a_tree};
use crate::replicate::options::Samples;
use crate::replicate::random::Random;
use crate::replicate::{Error, ordered};
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, comm_r};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The advice for a file that is not what it must be.
const REPAIR: &str = "replicate repair makes it again";

/// The files of the second phase that an audit looks at. If it was not finished, or there are no
/// layers and data to compare them with, there are none.
pub(in crate::replicate) fn files(dir: &Path, layers: Option<u32>) -> Vec<PathBuf> {
    match is_finished(dir) {
        true => Folder::open(dir, layers).map_or_else(|_| Vec::new(), |folder| all_files(&folder, dir)),
        false => Vec::new(),
    }
}

fn all_files(folder: &Folder, dir: &Path) -> Vec<PathBuf> {
    let trees = folder.trees(dir);
    let names = trees.iter().flat_map(Tree::names).map(Path::to_owned);
    names.chain([P_AUX, T_AUX].map(|name| dir.join(name))).collect()
}

/// Whether the second phase was finished, by this program or by another, and there are data to
/// compare its files with.
fn is_finished(dir: &Path) -> bool {
    pass::is_finished(dir) && dir.join(TREE_D).exists()
}

/// Whether any file of the second phase is there. An interrupted run of ours has a journal, and goes
/// on by itself.
fn is_begun(dir: &Path) -> bool {
    let of_a_tree = |name: &str| is_of_a_tree(name) && name.ends_with(".dat");
    let ours = |name: &str| of_a_tree(name) || [P_AUX, T_AUX].contains(&name);
    let names = fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.file_name());
    let mut names = names.filter_map(|name| name.into_string().ok());
    !dir.join(JOURNAL).exists() && names.any(|name| ours(&name))
}

/// Compares what the second phase has left in a folder; gives comm_r, if it was finished.
pub(in crate::replicate) fn look(
    dir: &Path,
    layers: Option<u32>,
    samples: Samples,
    random: &mut Random,
    threads: usize,
    stop: &Stop,
) -> Result<Option<Node>, Error> {
    if !is_finished(dir) {
        return Ok(None);
    }
    let folder = Folder::open(dir, layers)?;
    if let Some(missing) = all_files(&folder, dir).into_iter().find(|file| !file.exists()) {
        return Err(Error::Corrupt { file: missing, what: format!("is missing; {REPAIR}") });
    }
    let trees = folder.trees(dir);
    let [comm_c, comm_r_last] = auxiliary::read_p(dir).map_err(|error| error.advised(REPAIR))?;
    let opened = [
        trees[0].open().map_err(|error| error.advised(REPAIR))?,
        trees[1].open().map_err(|error| error.advised(REPAIR))?,
    ];
    match samples {
        Samples::All => {
            all(&folder, &trees, &opened, threads, stop, &|file, at, nodes| same(file, at, nodes))?;
        }
        Samples::Each(count) => {
            for _ in 0..count {
                Error::if_stopped(stop)?;
                let tree = random.below(2) as usize;
                sample(&folder, &trees[tree], &opened[tree], tree == 0, random)?;
            }
        }
    }
    trees[0].has_root(&comm_c, dir.join(P_AUX)).map_err(|error| error.advised(REPAIR))?;
    trees[1].has_root(&comm_r_last, dir.join(P_AUX)).map_err(|error| error.advised(REPAIR))?;
    auxiliary::has_t(&folder, dir).map_err(|error| error.advised(REPAIR))?;
    comm_r(&comm_c, &comm_r_last).map_err(internal).map(Some)
}

/// Draws a stored node of a tree, and compares it with what is under it.
fn sample(
    folder: &Folder,
    tree: &Tree,
    files: &[Named],
    of_columns: bool,
    random: &mut Random,
) -> Result<(), Error> {
    let k = random.below(files.len() as u64) as usize;
    let at = random.below(tree.bytes_of_each() / NODE as u64) as usize;
    let (row, node) = tree.row_of(at);
    let read = |at: usize, nodes: &mut [Node]| files[k].read((at * NODE) as u64, nodes.as_flattened_mut());
    let leaf = k * folder.sector.leaves() + (node << (3 * row));
    let computed = match row.checked_sub(1).and_then(|below| tree.place(below)) {
        Some(below) => {
            let mut children = [[0; NODE]; 8];
            read(below + 8 * node, &mut children)?;
            above(&children).map_err(|_| not_an_element(&files[k], below + 8 * node))?[0]
        }
        None if of_columns => folder.column(leaf)?,
        None => {
            let mut nodes = folder.replica_from(leaf, 1 << (3 * row))?;
            while nodes.len() > 1 {
                nodes = above(&nodes)?;
            }
            nodes[0]
        }
    };
    same(&files[k], at, &[computed])
}

fn not_an_element(file: &Named, first: usize) -> Error {
    let what = format!("one of its nodes {first} to {} is not below r; {REPAIR}", first + 7);
    Error::Corrupt { file: file.path.clone(), what }
}

/// Compares nodes with those in a file.
fn same(file: &Named, at: usize, nodes: &[Node]) -> Result<(), Error> {
    match difference(file, at, nodes)? {
        None => Ok(()),
        Some((n, kept)) => {
            let [kept, computed] = [&kept, &nodes[n]].map(hex::encode);
            let what = format!(
                "node {} is {kept}, but computed from what is under it it is {computed}; {REPAIR}",
                at + n
            );
            Err(Error::Corrupt { file: file.path.clone(), what })
        }
    }
}

/// The first node that is another one in the file.
fn difference(file: &Named, at: usize, nodes: &[Node]) -> Result<Option<(usize, Node)>, Error> {
    let mut kept = vec![[0; NODE]; nodes.len()];
    file.read((at * NODE) as u64, kept.as_flattened_mut())?;
    let differs = kept.iter().zip(nodes).position(|(kept, node)| kept != node);
    Ok(differs.map(|n| (n, kept[n])))
}

/// Makes the files of the second phase what they must be, if there are any; gives those that were
/// changed.
pub(in crate::replicate) fn mend(
    dir: &Path,
    layers: Option<u32>,
    threads: usize,
    stop: &Stop,
) -> Result<Vec<PathBuf>, Error> {
    if !is_begun(dir) {
        return Ok(Vec::new());
    }
    let folder = Folder::open(dir, layers)?;
    let trees = folder.trees(dir);
    let changed = Mutex::new(Vec::new());
    let change = |path: &Path| {
        let mut changed = ordered::held(&changed);
        if !changed.iter().any(|there| there == path) {
            changed.push(path.to_owned());
        }
    };
    let open = |tree: &Tree| {
        let open = |path: &Path| {
            let file = Named::kept(path)?;
            if file.length()? != tree.bytes_of_each() {
                file.set_length(tree.bytes_of_each())?;
                durable::sync_folder(path).map_err(Error::io("save", path))?;
                change(path);
            }
            Ok(file)
        };
        tree.names().map(open).collect::<Result<Vec<_>, Error>>()
    };
    let opened = [open(&trees[0])?, open(&trees[1])?];
    let roots = all(&folder, &trees, &opened, threads, stop, &|file, at, nodes| {
        if difference(file, at, nodes)?.is_none() {
            return Ok(());
        }
        change(&file.path);
        file.write((at * NODE) as u64, nodes.as_flattened())
    })?;
    opened.iter().flatten().try_for_each(Named::sync)?;
    let mut changed = changed.into_inner().unwrap_or_default();
    if auxiliary::has_t(&folder, dir).is_err() {
        changed.push(auxiliary::write_t(&folder, dir)?);
    }
    if auxiliary::read_p(dir).ok() != Some(roots) {
        changed.push(auxiliary::write_p(dir, &roots[0], &roots[1])?);
    }
    changed.sort_unstable();
    Ok(changed)
}

/// Computes both trees again, and gives their nodes to `take`, each with its place in a file. Gives
/// their roots.
fn all(
    folder: &Folder,
    trees: &[Tree; 2],
    files: &[Vec<Named>; 2],
    threads: usize,
    stop: &Stop,
    take: &Take<'_>,
) -> Result<[Node; 2], Error> {
    let segments = folder.pieces.segments();
    let roots = Mutex::new(vec![[Vec::new(), Vec::new()]; segments]);
    ordered::spread(threads, 0..segments, |n| {
        Error::if_stopped(stop)?;
        let first = folder.pieces.nodes_of(n..n + 1).start;
        let rows = folder.rows_of_segment(n)?.rows;
        for tree in 0..2 {
            trees[tree].put(&files[tree], first, &rows[tree], take)?;
        }
        ordered::held(&roots)[n] = rows.map(|rows| rows.last().cloned().unwrap_or_default());
        Ok(())
    })?;
    let roots = roots.into_inner().unwrap_or_default();
    let row = folder.span().ilog(8);
    let root = |tree: usize| {
        let nodes: Vec<Node> = roots.iter().flat_map(|roots| roots[tree].iter().copied()).collect();
        trees[tree].complete(&files[tree], row, &nodes, take)
    };
    Ok([root(0)?, root(1)?])
}
