//! Many proofs at a time.

use super::pairs::{LONGEST, TOGETHER, parents};
use super::path::{Path, Side};
use super::{Shape, TreeError};
use core::slice::ChunksExact;

/// The claim that a leaf is in a tree, with its proof; see [`verify`](super::verify).
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The root of the tree.
    pub root: &'a [u8],
    /// The leaf.
    pub leaf: &'a [u8],
    /// Its number; the first leaf is 0.
    pub index: u64,
    /// The number of leaves of the tree.
    pub count: u64,
    /// The siblings on the way to the root.
    pub proof: &'a [u8],
}

impl Claim<'_> {
    /// The way to the root, once all lengths and numbers are known to be right.
    pub(super) fn path(&self, shape: &Shape) -> Result<Path, TreeError> {
        shape.is_node("root", self.root)?;
        shape.is_node("leaf", self.leaf)?;
        let nodes = shape.nodes_in(self.proof)?;
        if self.index >= self.count {
            return Err(TreeError::Index { index: self.index, leaves: self.count });
        }
        shape.allows(self.count)?;
        let path = Path::new(shape, self.index, self.count);
        let needed = path.count();
        if nodes == needed { Ok(path) } else { Err(TreeError::Length { nodes, needed }) }
    }
}

/// Checks many proofs, of one tree or of several trees of this shape: one level of all of them is
/// hashed together. The results are those of [`verify`](super::verify), in the order of the claims.
///
/// ```
/// use hashweave::merkle::{Claim, Shape, Tree, verify_many};
/// let leaves = [[1; 32], [2; 32], [3; 32]];
/// let tree = Tree::new(Shape::rfc6962(), leaves.as_flattened())?;
/// let (root, proofs) = (tree.root(), [tree.proof(0)?, tree.proof(2)?]);
/// let claims = [
///     Claim { root: &root, leaf: &leaves[0], index: 0, count: 3, proof: &proofs[0] },
///     Claim { root: &root, leaf: &leaves[1], index: 2, count: 3, proof: &proofs[1] },
/// ];
/// let results = verify_many(tree.shape(), &claims);
/// assert_eq!(results.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false]);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
#[must_use]
pub fn verify_many(shape: Shape, claims: &[Claim<'_>]) -> Vec<Result<(), TreeError>> {
    let mut results = Vec::with_capacity(claims.len());
    for claims in claims.chunks(TOGETHER) {
        verify_together(&shape, claims, &mut results);
    }
    results
}

/// Appends the results of claims, whose levels are hashed together.
fn verify_together(shape: &Shape, claims: &[Claim<'_>], results: &mut Vec<Result<(), TreeError>>) {
    let size = shape.node_length();
    let mut ways: Vec<Way<'_>> = claims.iter().map(|claim| Way::new(shape, claim)).collect();
    let mut nodes: Vec<u8> = Vec::with_capacity(claims.len() * size);
    for (way, claim) in ways.iter().zip(claims) {
        // A claim with an error goes nowhere, from a node that nobody reads.
        let leaf = if way.result.is_ok() { claim.leaf } else { &[0; LONGEST][..size] };
        nodes.extend_from_slice(leaf);
    }
    let (mut children, mut risen, mut above) = (Vec::new(), Vec::new(), vec![0; nodes.len()]);
    loop {
        children.clear();
        risen.clear();
        for (i, (way, node)) in ways.iter_mut().zip(nodes.chunks_exact(size)).enumerate() {
            if let Some([left, right]) = way.pair(node) {
                children.extend_from_slice(left);
                children.extend_from_slice(right);
                risen.push(i);
            }
        }
        if risen.is_empty() {
            break;
        }
        let above = &mut above[..risen.len() * size];
        // All children are in pairs, so no tree of zeros is a sibling.
        let hashed = parents(shape, &[], &children, above);
        for (&i, node) in risen.iter().zip(above.chunks_exact(size)) {
            nodes[i * size..][..size].copy_from_slice(node);
            if let Err(error) = hashed {
                ways[i].ends_with(error.into());
            }
        }
    }
    let ends = ways.into_iter().zip(claims).zip(nodes.chunks_exact(size));
    results.extend(ends.map(|((way, claim), node)| {
        way.result?;
        let (index, leaves) = (claim.index, claim.count);
        if node == claim.root { Ok(()) } else { Err(TreeError::Root { index, leaves }) }
    }));
}

/// The rest of the way from the leaf of a claim to its root.
struct Way<'a> {
    path: Option<Path>,
    siblings: ChunksExact<'a, u8>,
    result: Result<(), TreeError>,
}

impl<'a> Way<'a> {
    fn new(shape: &Shape, claim: &Claim<'a>) -> Self {
        let (path, result) = match claim.path(shape) {
            Ok(path) => (Some(path), Ok(())),
            Err(error) => (None, Err(error)),
        };
        Self { path, siblings: claim.proof.chunks_exact(shape.node_length()), result }
    }

    /// The node and its sibling in their order; none at the end of the way.
    fn pair<'n>(&mut self, node: &'n [u8]) -> Option<[&'n [u8]; 2]>
    where
        'a: 'n,
    {
        let step = self.path.as_mut()?.next()?;
        let sibling = self.siblings.next()?;
        if step.side == Side::Twin && node != sibling {
            self.ends_with(TreeError::Twin { level: step.level });
            return None;
        }
        Some(step.side.ordered(node, sibling))
    }

    fn ends_with(&mut self, error: TreeError) {
        (self.path, self.result) = (None, Err(error));
    }
}
