//! Arguments that do not fit together, and the errors that say so.

use super::shapes;
use hashweave::merkle::{
    Builder, Lone, Shape, Tree, TreeError, hash_leaves, hash_rows, layer, root, verify, verify_consistency,
    verify_member, verify_members, verify_multiproof,
};
use hashweave::{Algorithm, RowsError};

/// Every error is one line, which names the numbers and what to do.
#[test]
fn errors_name_the_numbers() {
    let (rfc, ssz) = (Shape::rfc6962(), Shape::ssz(2));
    let text = |result: Result<(), TreeError>| result.expect_err("something is wrong").to_string();
    let unit = |_| ();
    assert_eq!(
        text(root(Shape::bitcoin(), &[]).map(unit)),
        "there are no leaves, and no root of none is defined for this shape: give at least one leaf"
    );
    assert_eq!(
        text(root(ssz, &[0; 96]).map(unit)),
        "there are 3 leaves, and the limit is 2: give fewer, or raise the limit of the shape"
    );
    assert_eq!(
        text(root(rfc, &[0; 33]).map(unit)),
        "33 bytes are not whole nodes of 32 bytes: give leaves, nodes and proofs one after another, with nothing between them"
    );
    assert_eq!(
        text(verify(rfc, &[0; 20], &[0; 32], 0, 1, &[])),
        "the root has 20 bytes, and a node of this shape has 32: give a digest of its algorithm"
    );
    assert_eq!(
        text(layer(rfc, 0, &[0; 96], &mut [0; 32])),
        "the result takes 64 bytes, and there is room for 32: give room for exactly the result"
    );
    assert_eq!(
        text(verify(rfc, &[0; 32], &[0; 32], 3, 3, &[])),
        "there is no leaf 3 among 3: the first is leaf 0"
    );
    assert_eq!(
        text(verify(rfc, &[0; 32], &[0; 32], 2, 3, &[0; 64])),
        "the proof has 2 nodes, and one for these numbers has 1: check the index and the count of leaves"
    );
    let several = |leaves: &[u8], indices: &[u64], proof: &[u8]| {
        text(verify_multiproof(rfc, &[0; 32], leaves, indices, 3, proof))
    };
    assert_eq!(
        several(&[], &[], &[]),
        "there is no leaf to prove, and whatever a proof led to would prove nothing: give at least one"
    );
    assert_eq!(
        several(&[0; 64], &[2, 1], &[]),
        "leaf 1 comes after leaf 2: give indices in ascending order, each once"
    );
    assert_eq!(
        several(&[0; 64], &[2], &[]),
        "there are 2 leaves and 1 indices: give one index for each leaf"
    );
    assert_eq!(
        several(&[0; 64], &[0, 1], &[0; 32]),
        "the proof of 1 nodes does not lead from these 2 leaves to this root: a leaf, the proof or the root is wrong"
    );
    assert_eq!(
        text(verify_members(Shape::sorted_keccak(), &[0; 32], &[0; 64], &[0; 32], &[true])),
        "2 leaves, 1 nodes of the proof and 1 flags do not fit: give proof, flags and leaves as the tree gave them"
    );
    assert_eq!(
        text(hash_rows(rfc, &[0; 31], 16, 16, &mut [0; 64])),
        "the rows take 32 bytes, and 31 are given"
    );
    assert_eq!(
        text(layer(ssz, 1, &[0; 32], &mut [0; 32])),
        "there is no layer above level 1: the highest level of this shape is 1"
    );
}

#[test]
fn lengths_are_checked() {
    for shape in shapes(8) {
        let size = shape.node_length();
        let (node, short) = (vec![1; size], vec![1; size - 1]);
        let nodes = TreeError::Nodes { bytes: size - 1, size };
        assert_eq!(root(shape, &short), Err(nodes));
        assert_eq!(Tree::new(shape, &short).err(), Some(nodes));
        assert_eq!(verify(shape, &node, &node, 0, 1, &short), Err(nodes));
        let wrong = |what| Err(TreeError::Node { what, bytes: size - 1, size });
        assert_eq!(verify(shape, &short, &node, 0, 1, &[]), wrong("root"));
        assert_eq!(verify(shape, &node, &short, 0, 1, &[]), wrong("leaf"));
        if shape.is_sorted() {
            assert_eq!(verify_member(shape, &short, &node, &[]), wrong("root"));
            assert_eq!(verify_member(shape, &node, &short, &[]), wrong("leaf"));
            assert_eq!(verify_member(shape, &node, &node, &short), Err(nodes));
            assert_eq!(verify_member(shape, &node, &node, &node), Err(TreeError::Member { nodes: 1 }));
        }
        let older = verify_consistency(shape, 1, &short, 1, &node, &[]);
        assert_eq!(older, wrong("root of the older tree"));
        assert_eq!(verify_consistency(shape, 1, &node, 1, &short, &[]), wrong("root of the newer tree"));
        let mut room = vec![0; size];
        let needed = TreeError::Room { bytes: size, needed: 2 * size };
        assert_eq!(hash_leaves(shape, &["a", "b"], &mut room), Err(needed));
        let overlap = RowsError::Stride { stride: 2, length: 3 };
        assert_eq!(hash_rows(shape, &[0; 9], 2, 3, &mut room), Err(TreeError::Rows(overlap)));
        let far = RowsError::Overflow { count: 3, stride: usize::MAX };
        assert_eq!(
            hash_rows(shape, &[0; 9], usize::MAX, 3, &mut vec![0; 3 * size]),
            Err(TreeError::Rows(far))
        );
        let odd = RowsError::Digests { bytes: size + 1, length: size };
        assert_eq!(hash_rows(shape, &[0; 9], 3, 3, &mut vec![0; size + 1]), Err(TreeError::Rows(odd)));
        if shape.lone() == Lone::Heap {
            assert_eq!(layer(shape, 0, &node, &mut room), Err(TreeError::Heap));
        } else {
            assert_eq!(layer(shape, 0, &[], &mut []), Ok(()));
            let short_room = TreeError::Room { bytes: 0, needed: size };
            assert_eq!(layer(shape, 0, &node, &mut []), Err(short_room));
        }
    }
}

/// A builder is what it was after an error.
#[test]
fn builders_refuse() -> Result<(), TreeError> {
    assert_eq!(Builder::new(Shape::open_zeppelin()).err(), Some(TreeError::Heap));
    let mut builder = Builder::new(Shape::ssz(3))?;
    builder.extend(&[1; 64])?;
    let before = builder.root()?;
    assert_eq!(builder.extend(&[2; 64]), Err(TreeError::Limit { leaves: 4, limit: 3 }));
    assert_eq!(builder.extend(&[2; 33]), Err(TreeError::Nodes { bytes: 33, size: 32 }));
    assert_eq!(builder.push(&[2; 64]), Err(TreeError::Node { what: "leaf", bytes: 64, size: 32 }));
    assert_eq!(builder.push(&[]), Err(TreeError::Node { what: "leaf", bytes: 0, size: 32 }));
    assert_eq!((builder.root()?, builder.leaves()), (before, 2));
    let mut none = Builder::new(Shape::bitcoin())?;
    none.extend(&[])?;
    assert_eq!(none.root(), Err(TreeError::Empty));
    assert_eq!(
        verify(Shape::ssz(3), &[0; 32], &[0; 32], 0, 4, &[]),
        Err(TreeError::Limit { leaves: 4, limit: 3 })
    );
    Ok(())
}

#[test]
#[should_panic(expected = "there is no such algorithm")]
fn an_algorithm_has_to_exist() {
    let _ = Shape::plain(Algorithm::Blake2b(65));
}
