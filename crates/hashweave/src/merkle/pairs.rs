//! Nodes from their children.

use super::{Lone, Shape};
use crate::{RowsError, digest_into, digest_rows};

/// Pairs that are copied together: they fill the lanes of any kernel several times, and stay in the
/// first cache.
pub(super) const TOGETHER: usize = 256;

/// The most bytes of a digest of a fixed length.
pub(super) const LONGEST: usize = 64;

/// Writes the parents of the nodes of a layer, or of a part of it that begins with an even node and
/// ends with the layer or before an even one. `zero` is the root of a tree of zeros as high.
pub(super) fn parents(shape: &Shape, zero: &[u8], nodes: &[u8], out: &mut [u8]) -> Result<(), RowsError> {
    let size = shape.node_length();
    let whole = nodes.len() / (2 * size) * size;
    let (pairs, lone) = nodes.split_at(2 * whole);
    let (out, last) = out.split_at_mut(whole);
    if !lone.is_empty() {
        match shape.lone {
            // Steps of a heap have whole pairs only.
            Lone::Promoted | Lone::Heap => last.copy_from_slice(lone),
            Lone::Doubled => parent(shape, lone, lone, last),
            Lone::Zeros { .. } => parent(shape, lone, zero, last),
        }
    }
    of_pairs(shape, pairs, out)
}

/// Writes the parents of pairs. A pair is hashed where it lies if nothing comes before it and its
/// order is right, else it is copied to a row of a batch.
fn of_pairs(shape: &Shape, pairs: &[u8], out: &mut [u8]) -> Result<(), RowsError> {
    let size = shape.node_length();
    if let ([left, right], true) = (halves(pairs), pairs.len() == 2 * size) {
        parent(shape, left, right, out);
        return Ok(());
    }
    if shape.prefix.is_none() && !shape.sorted {
        return digest_rows(shape.algorithm, pairs, 2 * size, 2 * size, out);
    }
    let begin = usize::from(shape.prefix.is_some());
    let length = begin + 2 * size;
    let mut rows = vec![shape.prefix.unwrap_or(0); TOGETHER.min(out.len() / size) * length];
    for (pairs, out) in pairs.chunks(TOGETHER * 2 * size).zip(out.chunks_mut(TOGETHER * size)) {
        for (row, pair) in rows.chunks_exact_mut(length).zip(pairs.chunks_exact(2 * size)) {
            let [left, right] = halves(pair);
            place(shape, left, right, &mut row[begin..]);
        }
        digest_rows(shape.algorithm, &rows, length, length, out)?;
    }
    Ok(())
}

/// Writes the parent of two nodes.
pub(super) fn parent(shape: &Shape, left: &[u8], right: &[u8], out: &mut [u8]) {
    let begin = usize::from(shape.prefix.is_some());
    let mut row = [0; 1 + 2 * LONGEST];
    row[0] = shape.prefix.unwrap_or(0);
    let length = begin + left.len() + right.len();
    place(shape, left, right, &mut row[begin..length]);
    digest_into(shape.algorithm, &row[..length], out);
}

/// Copies two nodes into a row, in the order of the shape.
#[inline(always)]
fn place(shape: &Shape, left: &[u8], right: &[u8], row: &mut [u8]) {
    let (first, second) = if shape.sorted && right < left { (right, left) } else { (left, right) };
    let (a, b) = row.split_at_mut(first.len());
    a.copy_from_slice(first);
    b.copy_from_slice(second);
}

/// The two nodes of a pair.
#[inline(always)]
fn halves(pair: &[u8]) -> [&[u8]; 2] {
    let (left, right) = pair.split_at(pair.len() / 2);
    [left, right]
}
