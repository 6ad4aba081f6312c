//! Roots, by a stored tree, a builder and layers, against the recursive reference.

use super::{leaves, recursive, shapes};
use hashweave::Digest;
use hashweave::merkle::{Builder, Lone, Portion, Shape, Tree, TreeError, layer, root};

/// Fewer and more than a batch of a builder and of layers.
const COUNTS: [usize; 12] = [97, 255, 257, 511, 513, 1023, 1024, 1025, 1536, 2047, 2049, 3079];

#[test]
fn roots_are_those_of_the_reference() -> Result<(), TreeError> {
    for count in (1..=70).chain(COUNTS) {
        for shape in shapes(count) {
            let leaves = leaves(shape, count);
            let slices: Vec<_> = leaves.chunks(shape.node_length()).collect();
            let expected = recursive::root(shape, &slices);
            assert_eq!(root(shape, &leaves)?, expected, "{count} leaves, {shape:?}");
            let tree = Tree::new(shape, &leaves)?;
            assert_eq!(tree.root(), expected, "a tree of {count} leaves, {shape:?}");
            assert_eq!(tree.leaves(), count as u64);
            assert_eq!(tree.layer(0).expect("there are leaves")[..leaves.len()], leaves);
            assert_eq!(tree.layer(tree.layers()), None);
            assert!(!tree.repeats() || shape.lone() != Lone::Doubled);
            if shape.lone() != Lone::Heap {
                assert_eq!(by_layers(shape, &tree, &leaves)?, expected, "layers of {count}, {shape:?}");
            }
        }
    }
    Ok(())
}

/// The root by one layer after another, each compared with the tree's.
fn by_layers(shape: Shape, tree: &Tree, leaves: &[u8]) -> Result<Vec<u8>, TreeError> {
    let size = shape.node_length();
    let mut nodes = leaves.to_vec();
    for level in 0..tree.layers() - 1 {
        let mut above = vec![0; (nodes.len() / size).div_ceil(2) * size];
        layer(shape, level as u32, &nodes, &mut above)?;
        assert_eq!(tree.layer(level + 1), Some(above.as_slice()));
        nodes = above;
    }
    Ok(nodes)
}

/// The nodes of a heap are the array of the package, from its end.
#[test]
fn a_heap_is_an_array() -> Result<(), TreeError> {
    let shape = Shape::open_zeppelin();
    for count in 1..40 {
        let leaves = leaves(shape, count);
        let mut array = recursive::heap(shape, &leaves.chunks(32).collect::<Vec<_>>());
        array.reverse();
        assert_eq!(Tree::new(shape, &leaves)?.layer(0), Some(array.concat().as_slice()));
    }
    Ok(())
}

/// After every leaf, and in parts of many lengths.
#[test]
fn builders_have_the_root_at_any_time() -> Result<(), TreeError> {
    let count = 2100;
    for shape in shapes(count).into_iter().filter(|shape| shape.lone() != Lone::Heap) {
        let size = shape.node_length();
        let leaves = leaves(shape, count);
        let mut builder = Builder::new(shape)?;
        for (i, leaf) in leaves.chunks(size).enumerate() {
            builder.push(leaf)?;
            if i < 20 || i % 128 > 125 || i == count - 1 {
                assert_eq!(builder.leaves(), i as u64 + 1);
                assert_eq!(builder.root()?, Tree::new(shape, &leaves[..(i + 1) * size])?.root());
            }
        }
        for part in [7, 1000, 1024, 1500] {
            let mut builder = Builder::new(shape)?;
            leaves.chunks(part * size).try_for_each(|leaves| builder.extend(leaves))?;
            assert_eq!(builder.root()?, root(shape, &leaves)?, "{part} leaves at a time, {shape:?}");
        }
    }
    Ok(())
}

/// Portions may be run in any order, on threads too, and layers have several of them here.
#[test]
fn portions_make_the_same_tree() -> Result<(), TreeError> {
    let count = 20_011;
    for shape in shapes(count) {
        let leaves = leaves(shape, count);
        let expected = Tree::new(shape, &leaves)?;
        let mut most = 0;
        let backwards = Tree::by(shape, &leaves, |portions| {
            most = most.max(portions.len());
            assert!(portions.iter().all(|portion| portion.nodes() > 0));
            portions.into_iter().rev().for_each(Portion::run);
        })?;
        assert!(most > 1, "no layer of {count} leaves has several portions");
        let threads = Tree::by(shape, &leaves, |portions| {
            std::thread::scope(|scope| {
                for portion in portions {
                    scope.spawn(|| portion.run());
                }
            });
        })?;
        let all = |tree: &Tree| (0..tree.layers()).filter_map(|i| tree.layer(i)).flatten().copied().collect();
        let nodes: Vec<u8> = all(&expected);
        assert_eq!((all(&backwards), all(&threads)), (nodes.clone(), nodes));
        if shape.lone() != Lone::Heap {
            assert_eq!(root(shape, &leaves)?, expected.root());
        }
    }
    Ok(())
}

#[test]
fn a_portion_that_is_not_run_is_noticed() {
    let shape = Shape::bitcoin();
    let tree = Tree::by(shape, &leaves(shape, 20_011), |mut portions| {
        portions.pop();
        portions.into_iter().for_each(Portion::run);
    });
    assert_eq!(tree.err(), Some(TreeError::Portions { done: 2, portions: 3 }));
}

/// Leaves whose end is repeated have the root of those without it.
#[test]
fn repeated_leaves_are_found() -> Result<(), TreeError> {
    let shape = Shape::bitcoin();
    let leaves = leaves(shape, 6);
    let repeated = [leaves.as_slice(), &leaves[4 * 32..]].concat();
    let (tree, forged) = (Tree::new(shape, &leaves)?, Tree::new(shape, &repeated)?);
    assert_eq!(tree.root(), forged.root());
    assert!(!tree.repeats() && forged.repeats());
    Ok(())
}

/// No leaves: a root where one is defined.
#[test]
fn no_leaves() {
    for shape in shapes(8) {
        let root_of_none: Result<Digest, TreeError> = match shape.lone() {
            Lone::Zeros { limit } => {
                let zero = vec![0; 32];
                Ok(root(Shape::ssz(limit), &zero).expect("one leaf is allowed"))
            }
            _ if shape == Shape::rfc6962() => Ok(hashweave::digest(shape.algorithm(), b"")),
            _ => Err(TreeError::Empty),
        };
        assert_eq!(root(shape, &[]), root_of_none);
        assert_eq!(Tree::new(shape, &[]).map(|tree| tree.root()), root_of_none);
    }
    assert_eq!(root(Shape::ssz(0), &[]).expect("a limit of 0 has a root"), [0; 32]);
    assert_eq!(root(Shape::ssz(1), &[5; 32]).expect("one chunk is its root"), [5; 32]);
}

/// The highest trees: their height is that of the limit.
#[test]
fn the_largest_limit() -> Result<(), TreeError> {
    let shape = Shape::ssz(u64::MAX);
    let tree = Tree::new(shape, &[1; 32])?;
    assert_eq!(tree.layers(), 65);
    assert_eq!(root(shape, &[1; 32])?, tree.root());
    hashweave::merkle::verify(shape, &tree.root(), &[1; 32], 0, u64::MAX, &tree.proof(0)?)
}
