//! The trees of Poseidon over a sector, which the second phase of Filecoin's programs makes of its
//! labels.
//!
//! | tree | leaves | stored |
//! |---|---|---|
//! | tree_c | the digest of every node's column: its labels of all layers | all rows |
//! | tree_r_last | the nodes of the replica | the rows above the leaves but for the lowest, [`discarded`](Sector::discarded) of them |
//!
//! Both have nodes of eight children and are cut into sub-trees, which are files of their own. The
//! rows over the sub-trees' roots are not stored:
//!
//! | sectors | sub-trees | above them |
//! |---|---|---|
//! | 2 KiB, 8 MiB, 512 MiB | 1 | nothing |
//! | 4 KiB, 16 MiB, 1 GiB | 2 | a node of two |
//! | 16 KiB, 32 GiB | 8 | a node of eight |
//! | 32 KiB, 64 GiB | 16 | two nodes of eight, a node of two |
//!
//! The commitment to the sealed sector, comm_r, is Poseidon of the two roots.
//!
//! Source: `filecoin-proofs/src/constants.rs` and `storage-proofs-core/src/util.rs` of
//! rust-fil-proofs.

use super::Node;
use crate::poseidon::{Arity, PoseidonError, hash, hash_many};

/// The shape of a sector's trees.
///
/// ```
/// use hashweave::replicate::Sector;
/// let sector = Sector::of((32 << 30) / 32).expect("32 GiB have a shape");
/// assert_eq!((sector.sub_trees(), sector.leaves(), sector.discarded()), (8, 1 << 27, 2));
/// assert!(Sector::of(100).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sector {
    leaves: usize,
    /// The arities of the rows over the sub-trees, from the lowest on.
    above: &'static [Arity],
}

/// The shapes, each with the leaves that its sub-trees can have.
const SHAPES: [(&[Arity], &[u32]); 4] = [
    (&[], &[6, 18, 24]),
    (&[Arity::Two], &[6, 18, 24]),
    (&[Arity::Eight], &[6, 27]),
    (&[Arity::Eight, Arity::Two], &[6, 27]),
];

impl Sector {
    /// The shape for a sector of this number of nodes, if Filecoin has sectors of that size.
    #[must_use]
    pub fn of(nodes: usize) -> Option<Self> {
        let sizes = SHAPES.iter().flat_map(|&(above, sizes)| sizes.iter().map(move |&log| (above, log)));
        let mut sectors =
            sizes.filter_map(|(above, log)| Some(Self { leaves: 1_usize.checked_shl(log)?, above }));
        sectors.find(|sector| sector.leaves.checked_mul(sector.sub_trees()) == Some(nodes))
    }

    /// The number of its sub-trees.
    #[must_use]
    pub fn sub_trees(&self) -> usize {
        self.above.iter().map(|arity| arity.elements()).product()
    }

    /// The leaves of a sub-tree, a power of eight.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.leaves
    }

    /// The rows of a sub-tree, with the leaves and the root.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.leaves.ilog(8) + 1
    }

    /// The rows above the leaves that tree_r_last does not store.
    #[must_use]
    pub fn discarded(&self) -> u32 {
        const DISCARDED: u32 = 2;
        // A tree of three rows has only one between its leaves and its root.
        (self.rows() - 2).min(DISCARDED)
    }

    /// The root over the roots of the sub-trees.
    ///
    /// # Errors
    ///
    /// If a root is not below r.
    ///
    /// # Panics
    ///
    /// If there are not as many roots as sub-trees.
    pub fn root(&self, roots: &[Node]) -> Result<Node, PoseidonError> {
        assert_eq!(roots.len(), self.sub_trees(), "a root for each sub-tree");
        let mut row = roots.to_vec();
        for &arity in self.above {
            row = above(arity, &row)?;
        }
        Ok(row[0])
    }
}

/// The row above nodes of a tree of eight children.
///
/// # Errors
///
/// If their number is not a multiple of eight, or one of them is not below r.
pub fn row_above(nodes: &[Node]) -> Result<Vec<Node>, PoseidonError> {
    above(Arity::Eight, nodes)
}

fn above(arity: Arity, nodes: &[Node]) -> Result<Vec<Node>, PoseidonError> {
    let mut row = vec![Node::default(); nodes.len() / arity.elements()];
    hash_many(arity, nodes.as_flattened(), row.as_flattened_mut())?;
    Ok(row)
}

/// The commitment to a sealed sector: Poseidon of the roots of tree_c and tree_r_last.
///
/// # Errors
///
/// If one of them is not below r.
pub fn comm_r(comm_c: &Node, comm_r_last: &Node) -> Result<Node, PoseidonError> {
    hash(&[*comm_c, *comm_r_last])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `constants.rs` of rust-fil-proofs has them.
    #[test]
    fn every_size_has_its_shape() {
        let known = [
            (2_u64 << 10, 1, 1),
            (4 << 10, 2, 1),
            (16 << 10, 8, 1),
            (32 << 10, 16, 1),
            (8 << 20, 1, 2),
            (16 << 20, 2, 2),
            (512 << 20, 1, 2),
            (1 << 30, 2, 2),
            (32 << 30, 8, 2),
            (64 << 30, 16, 2),
        ];
        for (bytes, sub_trees, discarded) in known {
            let nodes = (bytes / 32) as usize;
            let sector = Sector::of(nodes).expect("a shape");
            assert_eq!((sector.sub_trees(), sector.leaves() * sub_trees), (sub_trees, nodes), "{bytes}");
            assert_eq!((sector.discarded(), 8_usize.pow(sector.rows() - 1)), (discarded, sector.leaves()));
        }
        for nodes in [0, 1, 63, 65, 8, 256, 1 << 20, usize::MAX] {
            assert_eq!(Sector::of(nodes), None, "{nodes}");
        }
    }

    #[test]
    fn roots_are_hashed_row_by_row() {
        let roots: Vec<Node> = (0..16).map(|i| [i; 32]).collect();
        let eight = |roots: &[Node]| hash(roots).expect("elements");
        let expected = hash(&[eight(&roots[..8]), eight(&roots[8..])]).expect("elements");
        assert_eq!(Sector::of(1024).expect("32 KiB").root(&roots), Ok(expected));
        assert_eq!(Sector::of(64).expect("2 KiB").root(&roots[..1]), Ok(roots[0]));
    }
}
