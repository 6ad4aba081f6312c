//! Consistency proofs against the recursion of RFC 6962, and proofs that are not.

use super::{leaves, recursive, shapes};
use hashweave::Algorithm;
use hashweave::merkle::{Lone, Shape, Tree, TreeError, root, verify_consistency};

#[test]
fn every_older_tree_is_continued() -> Result<(), TreeError> {
    for shape in [Shape::rfc6962(), Shape::sorted_keccak(), Shape::plain(Algorithm::Sha512)] {
        let (size, all) = (shape.node_length(), leaves(shape, 35));
        for count in 1..=35 {
            let leaves = &all[..count * size];
            let tree = Tree::new(shape, leaves)?;
            for old in 1..=count {
                let proof = tree.consistency(old as u64)?;
                let slices: Vec<_> = leaves.chunks(size).collect();
                assert_eq!(proof, recursive::consistency(shape, old, &slices), "{old} of {count}");
                let older = root(shape, &leaves[..old * size])?;
                refused_unless_right(&tree, old as u64, &older, &proof)?;
            }
        }
    }
    Ok(())
}

fn refused_unless_right(tree: &Tree, old: u64, older: &[u8], proof: &[u8]) -> Result<(), TreeError> {
    let (shape, root, n) = (tree.shape(), tree.root(), tree.leaves());
    let check =
        |old, older: &[u8], root: &[u8], proof: &[u8]| verify_consistency(shape, old, older, n, root, proof);
    check(old, older, &root, proof)?;
    for bit in (0..proof.len() * 8).step_by(97) {
        let mut wrong = proof.to_vec();
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert!(check(old, older, &root, &wrong).is_err(), "bit {bit} of a proof from {old} to {n}");
    }
    let (mut other_older, mut other_root) = (older.to_vec(), root.to_vec());
    other_older[0] ^= 1;
    other_root[0] ^= 1;
    assert!(check(old, &other_older, &root, proof).is_err());
    assert_eq!(check(old, older, &other_root, proof), Err(TreeError::NewerRoot { leaves: n }));
    let needed = proof.len() / shape.node_length();
    let longer = [proof, root.as_bytes()].concat();
    assert_eq!(check(old, older, &root, &longer), Err(TreeError::Length { nodes: needed + 1, needed }));
    if needed > 0 {
        let shorter = &proof[shape.node_length()..];
        assert_eq!(check(old, older, &root, shorter), Err(TreeError::Length { nodes: needed - 1, needed }));
    }
    for other in (1..=n).filter(|other| *other != old) {
        assert!(check(other, older, &root, proof).is_err(), "{old} as {other} of {n}");
    }
    Ok(())
}

#[test]
fn what_has_no_consistency_proof() -> Result<(), TreeError> {
    for shape in shapes(9) {
        let tree = Tree::new(shape, &leaves(shape, 9))?;
        let roots = (tree.root(), tree.root());
        let check = |old| verify_consistency(shape, old, &roots.0, 9, &roots.1, &[]);
        if shape.lone() == Lone::Promoted {
            for old in [0, 10, u64::MAX] {
                assert_eq!(tree.consistency(old), Err(TreeError::Older { old, leaves: 9 }));
                assert_eq!(check(old), Err(TreeError::Older { old, leaves: 9 }));
            }
        } else {
            assert_eq!(tree.consistency(4), Err(TreeError::Inconsistent));
            assert_eq!(check(4), Err(TreeError::Inconsistent));
        }
    }
    Ok(())
}

/// Numbers at which something could overflow.
#[test]
fn huge_trees() {
    let check = |old, count| verify_consistency(Shape::rfc6962(), old, &[1; 32], count, &[1; 32], &[]);
    let most = u64::MAX;
    assert_eq!(check(most, most), Ok(()));
    assert_eq!(check(1 << 63, most), Err(TreeError::Length { nodes: 0, needed: 1 }));
    assert_eq!(check(1, most), Err(TreeError::Length { nodes: 0, needed: 64 }));
    assert_eq!(check(most - 1, most), Err(TreeError::Length { nodes: 0, needed: 64 }));
}
