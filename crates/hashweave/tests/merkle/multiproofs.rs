//! Proofs of several leaves against definitions over sets of nodes, and many proofs at a time.

use super::recursive::parent;
use super::{leaves, shapes};
use hashweave::merkle::{
    Claim, Lone, Shape, Tree, TreeError, verify, verify_many, verify_members, verify_multiproof,
};
use std::collections::{BTreeSet, VecDeque};

/// Subsets of the leaves: all of a small tree, some of a greater.
fn subsets(count: usize) -> Vec<Vec<u64>> {
    let some: Vec<u64> = if count <= 6 {
        (1..1 << count).collect()
    } else {
        // The multiplier is odd, so its multiples have all kinds of patterns of bits.
        (1..40_u64)
            .map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - count))
            .chain([1, 1 << (count - 1)])
            .collect()
    };
    let set = |bits: u64| (0..count as u64).filter(|i| bits >> i & 1 == 1).collect::<Vec<_>>();
    some.into_iter().map(set).filter(|set| !set.is_empty()).chain([(0..count as u64).collect()]).collect()
}

fn chosen(leaves: &[u8], size: usize, indices: &[u64]) -> Vec<u8> {
    indices.iter().flat_map(|index| &leaves[*index as usize * size..][..size]).copied().collect()
}

/// The nodes of a proof by sets: siblings of leaves and of what is above leaves, unless they are
/// among these themselves, layer by layer.
fn by_layers(tree: &Tree, indices: &[u64]) -> Vec<u8> {
    let (size, mut known) = (tree.shape().node_length(), indices.iter().copied().collect::<BTreeSet<u64>>());
    let (mut proof, mut zero) = (Vec::new(), vec![0; size]);
    let limit = match tree.shape().lone() {
        Lone::Zeros { limit } => Some(limit.next_power_of_two()),
        _ => None,
    };
    let height = limit.map_or(tree.layers() - 1, |limit| limit.trailing_zeros() as usize);
    for level in 0..height {
        let layer = tree.layer(level).unwrap_or_default();
        let mut siblings: Vec<u64> =
            known.iter().map(|node| node ^ 1).filter(|node| !known.contains(node)).collect();
        if limit.is_some() {
            siblings.reverse();
        }
        for sibling in siblings {
            let node = layer.chunks(size).nth(sibling as usize);
            proof.extend(node.or(limit.map(|_| zero.as_slice())).unwrap_or_default());
        }
        zero = parent(tree.shape(), &zero, &zero);
        known = known.iter().map(|node| node / 2).collect();
    }
    proof
}

/// `processMultiProof` of OpenZeppelin's contracts, a node at a time.
fn by_queue(shape: Shape, leaves: &[u8], proof: &[u8], flags: &[bool]) -> Option<Vec<u8>> {
    let (mut queue, mut proof): (VecDeque<Vec<u8>>, _) =
        (leaves.chunks(32).map(<[u8]>::to_vec).collect(), proof.chunks(32));
    for both in flags {
        let first = queue.pop_front()?;
        let second = if *both { queue.pop_front()? } else { proof.next()?.to_vec() };
        queue.push_back(parent(shape, &first, &second));
    }
    queue.pop_back()
}

#[test]
fn several_leaves_have_a_proof() -> Result<(), TreeError> {
    for count in (1..=12).chain([33]) {
        for shape in shapes(count) {
            let (leaves, size, n) = (leaves(shape, count), shape.node_length(), count as u64);
            let tree = Tree::new(shape, &leaves)?;
            for indices in subsets(count) {
                let several = tree.multiproof(&indices)?;
                let chosen = chosen(&leaves, size, &indices);
                let check = verify_multiproof(shape, &tree.root(), &chosen, &indices, n, &several.proof);
                assert_eq!(check, Ok(()), "{indices:?} of {n}, {shape:?}");
                if shape.lone() == Lone::Heap {
                    let found = by_queue(shape, &chosen, &several.proof, &several.flags);
                    assert_eq!(found.as_deref(), Some(tree.root().as_bytes()));
                } else {
                    assert_eq!(several.proof, by_layers(&tree, &indices), "{indices:?} of {n}, {shape:?}");
                }
                if shape.is_sorted() && (shape.lone() == Lone::Heap || count.is_power_of_two()) {
                    let member = verify_members(shape, &tree.root(), &chosen, &several.proof, &several.flags);
                    assert_eq!(member, Ok(()), "{indices:?} of {n}, {shape:?}");
                }
            }
        }
    }
    Ok(())
}

/// `get_helper_indices` of `ssz/merkle-proofs.md`: node g has the children 2 g and 2 g + 1, and the
/// root is node 1.
#[test]
fn nodes_of_ssz_are_those_of_the_specification() -> Result<(), TreeError> {
    let (shape, count) = (Shape::ssz(13), 9);
    let (leaves, height) = (leaves(shape, count), 4);
    let tree = Tree::new(shape, &leaves)?;
    let mut nodes: Vec<Vec<u8>> = vec![Vec::new(); 2 << height];
    for (i, node) in nodes[1 << height..].iter_mut().enumerate() {
        *node = leaves.chunks(32).nth(i).map_or_else(|| vec![0; 32], <[u8]>::to_vec);
    }
    for node in (1..1 << height).rev() {
        nodes[node] = parent(shape, &nodes[2 * node], &nodes[2 * node + 1]);
    }
    assert_eq!(tree.root(), nodes[1].as_slice());
    for indices in subsets(count) {
        let (mut helpers, mut paths) = (BTreeSet::new(), BTreeSet::new());
        for index in &indices {
            let ancestors = (0..height).map(|level| ((1 << height) + *index as usize) >> level);
            for node in ancestors {
                helpers.insert(node ^ 1);
                paths.insert(node);
            }
        }
        let helpers = helpers.iter().rev().filter(|node| !paths.contains(*node));
        let expected: Vec<u8> = helpers.flat_map(|node| nodes[*node].clone()).collect();
        assert_eq!(tree.multiproof(&indices)?.proof, expected, "{indices:?}");
    }
    Ok(())
}

/// A proof of one leaf is the proof of several, but for nodes that are doubled.
#[test]
fn one_leaf_is_several() -> Result<(), TreeError> {
    for count in 1..=20 {
        for shape in shapes(count).into_iter().filter(|shape| shape.lone() != Lone::Doubled) {
            let tree = Tree::new(shape, &leaves(shape, count))?;
            for index in 0..count as u64 {
                assert_eq!(
                    tree.multiproof(&[index])?.proof,
                    tree.proof(index)?,
                    "{index} of {count}, {shape:?}"
                );
            }
        }
    }
    Ok(())
}

#[test]
fn other_proofs_of_several_are_refused() -> Result<(), TreeError> {
    for count in 2..=9 {
        for shape in shapes(count) {
            let (leaves, size, n) = (leaves(shape, count), shape.node_length(), count as u64);
            let tree = Tree::new(shape, &leaves)?;
            for indices in subsets(count) {
                let (several, root) = (tree.multiproof(&indices)?, tree.root());
                let chosen = chosen(&leaves, size, &indices);
                let check =
                    |leaves: &[u8], proof: &[u8]| verify_multiproof(shape, &root, leaves, &indices, n, proof);
                let (known, nodes) = (indices.len(), several.proof.len() / size);
                let wrong = Err(TreeError::Several { leaves: known, nodes });
                for bit in (0..several.proof.len() * 8).step_by(97) {
                    let mut other = several.proof.clone();
                    other[bit / 8] ^= 1 << (bit % 8);
                    assert_eq!(check(&chosen, &other), wrong);
                }
                for bit in (0..chosen.len() * 8).step_by(97) {
                    let mut other = chosen.clone();
                    other[bit / 8] ^= 1 << (bit % 8);
                    assert_eq!(check(&other, &several.proof), wrong);
                }
                let longer = [several.proof.as_slice(), &root].concat();
                let length = TreeError::Length { nodes: nodes + 1, needed: nodes };
                assert_eq!(check(&chosen, &longer), Err(length));
                let fewer = TreeError::Indices { leaves: known - 1, indices: known };
                assert_eq!(check(&chosen[size..], &several.proof), Err(fewer));
            }
        }
    }
    Ok(())
}

#[test]
fn indices_are_checked() -> Result<(), TreeError> {
    let shape = Shape::rfc6962();
    let tree = Tree::new(shape, &leaves(shape, 5))?;
    for (indices, error) in [
        (&[][..], TreeError::Nothing),
        (&[1, 1], TreeError::Order { index: 1, before: 1 }),
        (&[0, 3, 2], TreeError::Order { index: 2, before: 3 }),
        (&[0, 5], TreeError::Index { index: 5, leaves: 5 }),
    ] {
        assert_eq!(tree.multiproof(indices), Err(error));
        let some = vec![0; indices.len() * 32];
        assert_eq!(verify_multiproof(shape, &tree.root(), &some, indices, 5, &[]), Err(error));
    }
    Ok(())
}

/// Numbers at which something could overflow.
#[test]
fn several_leaves_of_huge_trees() {
    let most = u64::MAX;
    for shape in [Shape::rfc6962(), Shape::bitcoin(), Shape::ssz(most), Shape::open_zeppelin()] {
        let leaves = [1; 64];
        let of = |indices: &[u64]| verify_multiproof(shape, &[1; 32], &leaves, indices, most, &[]);
        assert_eq!(of(&[0, 1]), Err(TreeError::Length { nodes: 0, needed: 63 }), "{shape:?}");
        // The last leaf of Bitcoin's tree is its own sibling. Of a heap the last leaf is the sibling
        // of the first leaf's parent, at depth 63.
        let needed = match shape.lone() {
            Lone::Zeros { .. } => 126,
            Lone::Heap => 1 + 62,
            _ => 125,
        };
        assert_eq!(of(&[0, most - 1]), Err(TreeError::Length { nodes: 0, needed }), "{shape:?}");
        assert_eq!(of(&[0, most]), Err(TreeError::Index { index: most, leaves: most }));
    }
}

/// CVE-2023-34459 of OpenZeppelin's contracts: nodes of a proof that no flag takes must not count.
#[test]
fn nodes_that_are_not_used_prove_nothing() {
    let shape = Shape::sorted_keccak();
    let (leaf, malicious) = ([5; 32], [[6; 32], [7; 32]].concat());
    let root = parent(shape, &leaf, &[0; 32]);
    let check = |proof: &[u8], flags: &[bool]| verify_members(shape, &root, &malicious, proof, flags);
    let proof = [leaf, leaf].concat();
    let misfit = |nodes, flags| Err(TreeError::Flags { leaves: 2, nodes, flags });
    assert_eq!(check(&proof, &[true, true, false]), misfit(2, 3));
    assert_eq!(check(&proof, &[true, false]), misfit(2, 2));
    assert_eq!(check(&leaf, &[true, true]), misfit(1, 2));
    // Two leaves become one, and no second is there for the next flag.
    let both = verify_members(shape, &root, &[malicious.as_slice(), &leaf].concat(), &[], &[true, true]);
    assert_eq!(both, Err(TreeError::Several { leaves: 3, nodes: 0 }));
    assert_eq!(check(&leaf, &[true, false]), Err(TreeError::Several { leaves: 2, nodes: 1 }));
    assert_eq!(verify_members(shape, &root, &[], &root, &[]), Err(TreeError::Nothing));
    let plain = Shape::rfc6962();
    assert_eq!(verify_members(plain, &root, &leaf, &[], &[]), Err(TreeError::Unsorted));
}

/// Good and bad claims over trees of several sizes, in one call, are what `verify` finds.
#[test]
fn many_proofs_are_as_each() -> Result<(), TreeError> {
    for shape in shapes(70) {
        let size = shape.node_length();
        let mut made = Vec::new();
        for count in [1, 2, 3, 5, 8, 13, 70, 500] {
            if matches!(shape.lone(), Lone::Zeros { limit } if limit < count) {
                continue;
            }
            let leaves = leaves(shape, count as usize);
            let tree = Tree::new(shape, &leaves)?;
            for index in 0..count {
                let leaf = leaves[index as usize * size..][..size].to_vec();
                made.push((tree.root().to_vec(), leaf, index, count, tree.proof(index)?));
            }
        }
        // Each third is wrong in one of several ways.
        for (i, (root, leaf, index, count, proof)) in made.iter_mut().enumerate().filter(|(i, _)| i % 3 == 2)
        {
            match i % 7 {
                0 => root[0] ^= 1,
                1 => leaf[size - 1] ^= 128,
                2 => *index = *count,
                3 => drop(proof.pop()),
                4 => proof.extend_from_slice(root),
                5 => drop(leaf.pop()),
                _ => {
                    if let Some(byte) = proof.first_mut() {
                        *byte ^= 1;
                    }
                }
            }
        }
        let claims: Vec<Claim<'_>> = made
            .iter()
            .map(|(root, leaf, index, count, proof)| Claim {
                root,
                leaf,
                index: *index,
                count: *count,
                proof,
            })
            .collect();
        let each: Vec<_> =
            claims.iter().map(|c| verify(shape, c.root, c.leaf, c.index, c.count, c.proof)).collect();
        assert!(each.iter().filter(|result| result.is_err()).count() > claims.len() / 5);
        assert_eq!(verify_many(shape, &claims), each, "{shape:?}");
    }
    assert_eq!(verify_many(Shape::rfc6962(), &[]), []);
    Ok(())
}
