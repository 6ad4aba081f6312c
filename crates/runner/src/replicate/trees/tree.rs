//! The rows of a tree of eight children, and their places in the files of its sub-trees: the lowest
//! row that is stored first, the root last.

use crate::replicate::Error;
use crate::replicate::at::Named;
use crate::replicate::layout::{PART, TREE_C, TREE_R_LAST, id_of};
use hashweave::poseidon::PoseidonError;
use hashweave::replicate::{NODE, Node, Sector, row_above};
use std::path::{Path, PathBuf};

/// A tree by the names of its files.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    sector: Sector,
    /// The rows that are not stored, from the leaves on.
    skipped: u32,
    /// The names of the files, and those that they have until they are whole.
    names: Vec<(PathBuf, PathBuf)>,
}

impl Tree {
    /// tree_c, in a folder.
    pub(super) fn c(sector: Sector, dir: &Path) -> Self {
        Self::of(sector, dir, TREE_C, 0)
    }

    /// tree_r_last, in a folder.
    pub(super) fn r_last(sector: Sector, dir: &Path) -> Self {
        Self::of(sector, dir, TREE_R_LAST, 1 + sector.discarded())
    }

    fn of(sector: Sector, dir: &Path, name: &str, skipped: u32) -> Self {
        let (count, id) = (sector.sub_trees(), id_of(name));
        let whole = |k: usize| match count {
            1 => name.to_owned(),
            _ => name.replace(id, &format!("{id}-{k}")),
        };
        let names = (0..count).map(|k| (dir.join(whole(k)), dir.join(format!("{id}-{k}{PART}"))));
        Self { sector, skipped, names: names.collect() }
    }

    /// Its files.
    pub(super) fn names(&self) -> impl Iterator<Item = &Path> {
        self.names.iter().map(|(whole, _)| whole.as_path())
    }

    /// Its files as long as they are not whole.
    pub(super) fn parts(&self) -> impl Iterator<Item = &Path> {
        self.names.iter().map(|(_, part)| part.as_path())
    }

    /// Pairs of a whole file and the part of it.
    pub(super) fn both(&self) -> &[(PathBuf, PathBuf)] {
        &self.names
    }

    /// The rows above the leaves that are not stored.
    pub(super) fn discarded(&self) -> u32 {
        self.skipped.saturating_sub(1)
    }

    /// Nodes of a sub-tree with all of its rows.
    pub(super) fn nodes_of_each(&self) -> usize {
        (0..self.sector.rows()).map(|row| self.width(row)).sum()
    }

    /// Nodes of a row of a sub-tree; the leaves are row 0.
    fn width(&self, row: u32) -> usize {
        self.sector.leaves() >> (3 * row)
    }

    /// The node of a file where a row begins, if it is stored.
    pub(super) fn place(&self, row: u32) -> Option<usize> {
        (row >= self.skipped).then(|| (self.skipped..row).map(|row| self.width(row)).sum())
    }

    /// Bytes of one of its files.
    pub(super) fn bytes_of_each(&self) -> u64 {
        let nodes: usize = (self.skipped..self.sector.rows()).map(|row| self.width(row)).sum();
        (nodes * NODE) as u64
    }

    /// Bytes of all of its files.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes_of_each() * self.names.len() as u64
    }

    /// Opens its files, which must have the lengths that they should.
    pub(super) fn open(&self) -> Result<Vec<Named>, Error> {
        let open = |path: &Path| {
            let file = Named::open(path)?;
            let (there, bytes) = (file.length()?, self.bytes_of_each());
            if there == bytes {
                return Ok(file);
            }
            let what = format!("has {there} bytes instead of {bytes}");
            Err(Error::Corrupt { file: file.path, what })
        };
        self.names().map(open).collect()
    }

    /// Compares the root over those in its files with the one that another file states.
    pub(super) fn has_root(&self, stated: &Node, by: PathBuf) -> Result<(), Error> {
        let last = |file: &Named| {
            let mut node = [0; NODE];
            file.read(self.bytes_of_each() - NODE as u64, &mut node).map(|()| node)
        };
        let roots = self.open()?.iter().map(last).collect::<Result<Vec<_>, _>>()?;
        let root = self.sector.root(&roots).map_or_else(|error| error.to_string(), hex::encode);
        let stated = hex::encode(stated);
        if root == stated {
            return Ok(());
        }
        let names: Vec<_> =
            self.names().filter_map(Path::file_name).map(|name| name.to_string_lossy()).collect();
        let what = format!("says that a root is {stated}, and those in {} make {root}", names.join(", "));
        Err(Error::Corrupt { file: by, what })
    }

    /// The row of a stored node, and which of that row it is.
    pub(super) fn row_of(&self, at: usize) -> (u32, usize) {
        let mut node = at;
        for row in self.skipped..self.sector.rows() {
            if node < self.width(row) {
                return (row, node);
            }
            node -= self.width(row);
        }
        unreachable!("node {at} is not in a file of the tree")
    }

    /// Gives rows over consecutive leaves of the sector, the leaves themselves first, to `take`, as
    /// far as they are stored: each piece with its file and its place there.
    pub(super) fn put(
        &self,
        files: &[Named],
        first: usize,
        rows: &[Vec<Node>],
        take: &Take<'_>,
    ) -> Result<(), Error> {
        let mut rows = (0..).zip(rows);
        rows.try_for_each(|(row, nodes)| self.put_row(files, row, first >> (3 * row), nodes, take))
    }

    /// The same of nodes of one row, from the given one of all sub-trees on.
    fn put_row(
        &self,
        files: &[Named],
        row: u32,
        first: usize,
        nodes: &[Node],
        take: &Take<'_>,
    ) -> Result<(), Error> {
        let Some(begin) = self.place(row) else { return Ok(()) };
        let width = self.width(row);
        // Leaves that are read together are a part of a sub-tree, or some sub-trees.
        for (k, piece) in nodes.chunks(width).enumerate() {
            let at = first + k * width;
            take(&files[at / width], begin + at % width, piece)?;
        }
        Ok(())
    }

    /// The same of the rows above the given one. Gives the root of the whole tree.
    pub(super) fn complete(
        &self,
        files: &[Named],
        row: u32,
        nodes: &[Node],
        take: &Take<'_>,
    ) -> Result<Node, Error> {
        let (mut row, mut nodes) = (row, nodes.to_vec());
        while row + 1 < self.sector.rows() {
            nodes = above(&nodes)?;
            row += 1;
            self.put_row(files, row, 0, &nodes, take)?;
        }
        self.sector.root(&nodes).map_err(internal)
    }
}

/// Takes nodes of a file, from a place on.
pub(super) type Take<'a> = dyn Fn(&Named, usize, &[Node]) -> Result<(), Error> + Sync + 'a;

/// Writes them.
pub(super) fn write(file: &Named, at: usize, nodes: &[Node]) -> Result<(), Error> {
    file.write((at * NODE) as u64, nodes.as_flattened())
}

/// All rows over some leaves, these included, as far as each has `span` leaves under a node of the
/// highest.
pub(super) fn rows(leaves: Vec<Node>, span: usize) -> Result<Vec<Vec<Node>>, Error> {
    let mut rows = vec![leaves];
    for _ in 0..span.ilog(8) {
        let next = above(rows.last().map_or(&[], Vec::as_slice))?;
        rows.push(next);
    }
    Ok(rows)
}

/// The row above nodes, which are known to be elements of the field.
pub(super) fn above(nodes: &[Node]) -> Result<Vec<Node>, Error> {
    row_above(nodes).map_err(internal)
}

/// The error for nodes that are elements of the field by what computed them, and are none.
pub(super) fn internal(error: PoseidonError) -> Error {
    Error::Internal(format!("a tree of Poseidon: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_the_lengths_of_main_net() {
        let of = |bytes: u64| {
            let sector = Sector::of((bytes / 32) as usize).expect("a shape");
            let (c, r_last) = (Tree::c(sector, Path::new("d")), Tree::r_last(sector, Path::new("d")));
            (c.bytes_of_each(), r_last.bytes_of_each(), c.names.len())
        };
        assert_eq!(of(2 << 10), (2336, 32, 1));
        assert_eq!(of(32 << 10), (2336, 32, 16));
        assert_eq!(of(32 << 30), ((8_u64.pow(10) - 1) / 7 * 32, 9_586_976, 8));
    }

    #[test]
    fn names_are_those_of_main_net() {
        let names = |nodes| {
            let tree = Tree::r_last(Sector::of(nodes).expect("a shape"), Path::new("d"));
            tree.names
                .into_iter()
                .map(|(whole, part)| (whole.display().to_string(), part.display().to_string()))
        };
        let whole = ("d/sc-02-data-tree-r-last.dat".to_owned(), "d/tree-r-last-0.part".to_owned());
        assert!(names(64).eq([whole]));
        let last = ("d/sc-02-data-tree-r-last-15.dat".to_owned(), "d/tree-r-last-15.part".to_owned());
        assert_eq!(names(1024).next_back(), Some(last));
    }

    #[test]
    fn rows_follow_each_other() {
        let tree = Tree::c(Sector::of(64).expect("a shape"), Path::new("d"));
        assert_eq!([0, 1, 2].map(|row| tree.place(row)), [Some(0), Some(64), Some(72)]);
        let tree = Tree::r_last(Sector::of(1 << 18).expect("a shape"), Path::new("d"));
        assert_eq!([0, 2, 3, 4].map(|row| tree.place(row)), [None, None, Some(0), Some(512)]);
        assert_eq!(
            [0, 511, 512, 575, 584].map(|at| tree.row_of(at)),
            [(3, 0), (3, 511), (4, 0), (4, 63), (6, 0)]
        );
    }
}
