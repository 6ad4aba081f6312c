//! Roots of trees of zeros, and of trees without leaves.

use super::pairs::parent;
use super::{Lone, Shape, TreeError};
use crate::{Digest, digest};

/// The roots of trees of zeros of every height up to that of a shape, one after another; empty
/// unless the shape has [zeros](Lone::Zeros).
pub(super) fn zeros(shape: &Shape) -> Vec<u8> {
    let Lone::Zeros { .. } = shape.lone else { return Vec::new() };
    let size = shape.node_length();
    let mut zeros = vec![0; (shape.height(0) as usize + 1) * size];
    for level in 1..zeros.len() / size {
        let (below, above) = zeros.split_at_mut(level * size);
        let child = &below[(level - 1) * size..];
        parent(shape, child, child, &mut above[..size]);
    }
    zeros
}

/// The zero of a level; empty if the shape has none.
pub(super) fn zero_of<'z>(shape: &Shape, zeros: &'z [u8], level: u32) -> &'z [u8] {
    zeros.chunks_exact(shape.node_length()).nth(level as usize).unwrap_or_default()
}

/// The root of a tree without leaves, given the [`zeros`] of its shape.
pub(super) fn root_of_nothing(shape: &Shape, zeros: &[u8]) -> Result<Digest, TreeError> {
    shape.allows(0)?;
    let size = shape.node_length();
    match zeros.len().checked_sub(size) {
        Some(last) => Ok(Digest::written(size, |out| out.copy_from_slice(&zeros[last..]))),
        None => Ok(digest(shape.algorithm, &[])),
    }
}
