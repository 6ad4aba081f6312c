//! A layer of a tree from the one below it.

use super::pairs::parents;
use super::zeros::{zero_of, zeros};
use super::{Lone, Shape, TreeError};

/// Writes the layer above a layer: the parents of `nodes`, which are those of a `level`, one after
/// another. Of n nodes there are ⌈n ÷ 2⌉ parents. The level matters only for shapes with
/// [zeros](Lone::Zeros).
///
/// A layer of a single node has a lone node like any other: to stop at the root is up to the
/// caller.
///
/// ```
/// use hashweave::merkle::{Shape, layer, root};
/// let nodes = [[1; 32], [2; 32], [3; 32]];
/// let (mut above, mut top) = ([0; 64], [0; 32]);
/// layer(Shape::bitcoin(), 0, nodes.as_flattened(), &mut above)?;
/// layer(Shape::bitcoin(), 1, &above, &mut top)?;
/// assert_eq!(root(Shape::bitcoin(), nodes.as_flattened())?, top);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// # Errors
///
/// If `nodes` are not whole nodes, `out` has not the room of exactly the parents, the shape is a
/// heap, or the level is the highest. Nothing is written then.
pub fn layer(shape: Shape, level: u32, nodes: &[u8], out: &mut [u8]) -> Result<(), TreeError> {
    let needed = shape.nodes_in(nodes)?.div_ceil(2) * shape.node_length();
    if out.len() != needed {
        return Err(TreeError::Room { bytes: out.len(), needed });
    }
    let highest = match shape.lone {
        Lone::Heap => return Err(TreeError::Heap),
        Lone::Zeros { .. } => shape.height(0),
        Lone::Promoted | Lone::Doubled => u64::BITS,
    };
    if level >= highest {
        return Err(TreeError::Level { level, highest });
    }
    Ok(parents(&shape, zero_of(&shape, &zeros(&shape), level), nodes, out)?)
}
