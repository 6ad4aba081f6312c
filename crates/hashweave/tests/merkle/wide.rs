//! Trees of more than two children a node, by their definition.

use super::leaves;
use hashweave::merkle::{Shape, TreeError, Wide, root};
use hashweave::{Algorithm, reference};

/// Shapes with few children and with many, of digests of several lengths.
const SHAPES: [Wide; 6] = [
    Wide::new(Algorithm::Sha256, 2),
    Wide::new(Algorithm::Sha256, 8),
    Wide::new(Algorithm::Sha256, 8).filled(),
    Wide::new(Algorithm::Sha1, 3),
    Wide::new(Algorithm::Sha512, 5).filled(),
    Wide::new(Algorithm::Blake3, 128).filled(),
];

/// The layer above a layer: the digest of each `arity` nodes.
fn above(shape: Wide, nodes: &[u8]) -> Vec<u8> {
    let row = shape.arity() * shape.node_length();
    let parent = |children: &[u8]| {
        let mut children = children.to_vec();
        if shape == shape.filled() {
            children.resize(row, 0);
        } else if children.len() == shape.node_length() {
            return children;
        }
        reference::digest(shape.algorithm(), &children)
    };
    nodes.chunks(row).flat_map(parent).collect()
}

#[test]
fn nodes_are_digests_of_their_children() -> Result<(), TreeError> {
    for shape in SHAPES {
        for count in (1..=70).chain([129, 512, 1025]) {
            let leaves = leaves(Shape::plain(shape.algorithm()), count);
            let tree = shape.tree(&leaves)?;
            let mut nodes = leaves.clone();
            for level in 0..tree.layers() {
                assert_eq!(tree.layer(level), Some(nodes.as_slice()), "level {level} of {count}, {shape:?}");
                if level + 1 < tree.layers() {
                    nodes = above(shape, &nodes);
                }
            }
            assert_eq!((nodes.len(), tree.leaves()), (shape.node_length(), count as u64));
            assert_eq!(tree.root(), *nodes);
            assert_eq!(shape.root(&leaves)?, *nodes);
            assert_eq!(tree.layer(tree.layers()), None);
        }
    }
    Ok(())
}

#[test]
fn two_children_make_a_plain_tree() -> Result<(), TreeError> {
    for count in 1..=40 {
        let shape = Shape::plain(Algorithm::Keccak256);
        let leaves = leaves(shape, count);
        assert_eq!(Wide::new(Algorithm::Keccak256, 2).root(&leaves)?, root(shape, &leaves)?);
    }
    Ok(())
}

#[test]
fn every_leaf_has_a_proof_and_no_other() -> Result<(), TreeError> {
    for shape in SHAPES {
        for count in (1..=20).chain([65]) {
            let leaves = leaves(Shape::plain(shape.algorithm()), count);
            let (tree, n, size) = (shape.tree(&leaves)?, count as u64, shape.node_length());
            for (index, leaf) in (0..n).zip(leaves.chunks_exact(size)) {
                let (root, proof) = (tree.root(), tree.proof(index)?);
                assert_eq!(shape.verify(&root, leaf, index, n, &proof), Ok(()), "{index} of {n}, {shape:?}");
                let wrong_root = Err(TreeError::Root { index, leaves: n });
                for bit in (0..proof.len() * 8).step_by(97) {
                    let mut wrong = proof.clone();
                    wrong[bit / 8] ^= 1 << (bit % 8);
                    assert_eq!(shape.verify(&root, leaf, index, n, &wrong), wrong_root);
                }
                let mut other = leaf.to_vec();
                other[0] ^= 1;
                assert_eq!(shape.verify(&root, &other, index, n, &proof), wrong_root);
                let (longer, needed) = ([proof.as_slice(), leaf].concat(), proof.len() / size);
                let length = Err(TreeError::Length { nodes: needed + 1, needed });
                assert_eq!(shape.verify(&root, leaf, index, n, &longer), length);
                for other in (0..n).filter(|other| *other != index) {
                    assert!(shape.verify(&root, leaf, other, n, &proof).is_err(), "{index} as {other}");
                }
            }
        }
    }
    Ok(())
}

#[test]
fn faults_are_told() -> Result<(), TreeError> {
    let (shape, size) = (Wide::new(Algorithm::Sha256, 8), 32);
    assert_eq!(shape.root(&[]), Err(TreeError::Empty));
    assert_eq!(shape.tree(&[0; 33]).err(), Some(TreeError::Nodes { bytes: 33, size }));
    assert_eq!(shape.layer(&[0; 9 * 32], &mut [0; 32]), Err(TreeError::Room { bytes: 32, needed: 64 }));
    let index = TreeError::Index { index: 3, leaves: 3 };
    assert_eq!(shape.tree(&[0; 3 * 32])?.proof(3), Err(index));
    assert_eq!(shape.verify(&[0; 32], &[0; 32], 3, 3, &[]), Err(index));
    let node = |what| Err(TreeError::Node { what, bytes: 31, size });
    assert_eq!(shape.verify(&[0; 31], &[0; 32], 0, 1, &[]), node("root"));
    assert_eq!(shape.verify(&[0; 32], &[0; 31], 0, 1, &[]), node("leaf"));
    // Below a root of two children are 21 levels of eight.
    let most = u64::MAX;
    let needed = 21 * 7 + 1;
    assert_eq!(shape.verify(&[0; 32], &[0; 32], 0, most, &[]), Err(TreeError::Length { nodes: 0, needed }));
    Ok(())
}
