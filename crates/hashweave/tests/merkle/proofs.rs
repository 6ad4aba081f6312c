//! Proofs of all leaves, and proofs that are not.

use super::{leaves, shapes};
use hashweave::merkle::{Lone, Shape, Tree, TreeError, verify, verify_member};

#[test]
fn every_leaf_has_a_proof() -> Result<(), TreeError> {
    for count in (1..=40).chain([100, 1025]) {
        for shape in shapes(count) {
            let leaves = leaves(shape, count);
            let tree = Tree::new(shape, &leaves)?;
            let (root, n) = (tree.root(), count as u64);
            let mut next = 0;
            tree.for_each_proof(|index, proof| {
                assert_eq!(index, next);
                next += 1;
                assert_eq!(tree.proof(index).as_deref(), Ok(proof));
                let leaf = &leaves[index as usize * shape.node_length()..][..shape.node_length()];
                assert_eq!(verify(shape, &root, leaf, index, n, proof), Ok(()), "{index} of {n}, {shape:?}");
                let member = verify_member(shape, &root, leaf, proof);
                let expected = if shape.is_sorted() { Ok(()) } else { Err(TreeError::Unsorted) };
                assert_eq!(member, expected);
            });
            assert_eq!(next, n);
        }
    }
    Ok(())
}

#[test]
fn other_proofs_are_refused() -> Result<(), TreeError> {
    for count in 1..=21 {
        for shape in shapes(count) {
            let (leaves, size) = (leaves(shape, count), shape.node_length());
            let tree = Tree::new(shape, &leaves)?;
            for index in 0..count {
                let leaf = &leaves[index * size..][..size];
                refused(&tree, leaf, index as u64)?;
            }
        }
    }
    Ok(())
}

fn refused(tree: &Tree, leaf: &[u8], index: u64) -> Result<(), TreeError> {
    let (shape, root, n, proof) = (tree.shape(), tree.root(), tree.leaves(), tree.proof(index)?);
    let size = shape.node_length();
    let check = |root: &[u8], leaf: &[u8], index, proof: &[u8]| verify(shape, root, leaf, index, n, proof);
    for bit in (0..proof.len() * 8).step_by(61) {
        let mut wrong = proof.clone();
        wrong[bit / 8] ^= 1 << (bit % 8);
        let error = check(&root, leaf, index, &wrong).expect_err("a bit is another");
        assert!(matches!(error, TreeError::Root { .. } | TreeError::Twin { .. }), "{error}");
        assert!(verify_member(shape, &root, leaf, &wrong).is_err());
    }
    let (mut other_leaf, mut other_root) = (leaf.to_vec(), root.to_vec());
    other_leaf[size - 1] ^= 1;
    other_root[0] ^= 0x80;
    assert!(check(&root, &other_leaf, index, &proof).is_err());
    assert_eq!(check(&other_root, leaf, index, &proof), Err(TreeError::Root { index, leaves: n }));
    let needed = proof.len() / size;
    let longer = [proof.as_slice(), &root].concat();
    assert_eq!(check(&root, leaf, index, &longer), Err(TreeError::Length { nodes: needed + 1, needed }));
    if needed > 0 {
        let shorter = &proof[size..];
        assert_eq!(check(&root, leaf, index, shorter), Err(TreeError::Length { nodes: needed - 1, needed }));
        let bytes = proof.len() - 1;
        assert_eq!(check(&root, leaf, index, &proof[1..]), Err(TreeError::Nodes { bytes, size }));
    }
    for other in (0..n).filter(|other| *other != index) {
        // Sorted pairs do not tell left from right, so another index may fit.
        assert!(shape.is_sorted() || check(&root, leaf, other, &proof).is_err(), "{index} as {other}");
    }
    assert_eq!(check(&root, leaf, n, &proof), Err(TreeError::Index { index: n, leaves: n }));
    assert_eq!(tree.proof(n), Err(TreeError::Index { index: n, leaves: n }));
    Ok(())
}

/// Numbers at which something could overflow: the number of nodes is checked before anything is
/// hashed.
#[test]
fn proofs_of_huge_trees_have_lengths() {
    let of = |shape: Shape, index, count| verify(shape, &[1; 32], &[1; 32], index, count, &[]);
    let most = u64::MAX;
    for shape in [Shape::rfc6962(), Shape::bitcoin(), Shape::ssz(most), Shape::open_zeppelin()] {
        assert_eq!(of(shape, 0, most), Err(TreeError::Length { nodes: 0, needed: 64 }));
        assert_eq!(of(shape, most, most), Err(TreeError::Index { index: most, leaves: most }));
        assert!(matches!(of(shape, most - 1, most), Err(TreeError::Length { nodes: 0, needed: 63 | 64 })));
    }
    // All siblings of the last of 2^63 + 1 leaves but one were promoted past it.
    let alone = of(Shape::rfc6962(), 1 << 63, (1 << 63) + 1);
    assert_eq!(alone, Err(TreeError::Length { nodes: 0, needed: 1 }));
}

/// A leaf that is doubled is the only one whose sibling has to be itself.
#[test]
fn twins_are_checked() -> Result<(), TreeError> {
    let shape = Shape::bitcoin();
    assert_eq!(shape.lone(), Lone::Doubled);
    let leaves = leaves(shape, 5);
    let tree = Tree::new(shape, &leaves)?;
    let proof = tree.proof(4)?;
    assert_eq!(proof[..32], leaves[4 * 32..]);
    let mut wrong = proof.clone();
    wrong[32] ^= 1;
    assert_eq!(
        verify(shape, &tree.root(), &leaves[4 * 32..], 4, 5, &wrong),
        Err(TreeError::Twin { level: 1 })
    );
    Ok(())
}
