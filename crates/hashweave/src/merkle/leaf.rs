//! Leaves, from what they stand for.

use super::shape::LeafHash;
use super::{Shape, TreeError};
use crate::batch::rows::{Rows, whole_digests};
use crate::{Digest, Hasher, Part, digest, digest_many, digest_rows, digests_of, iterate, update_many};
use arrayvec::ArrayVec;

/// Messages that are copied together, at most.
const TOGETHER: usize = 256;

/// Bytes that are copied together, about: they stay in the second cache.
const COPIED: usize = 64 << 10;

/// The longest message that is copied. What a stream costs besides is little next to more bytes.
const LONG: usize = 4 << 10;

/// Streams that are hashed together: as many as lanes of any kernel.
const STREAMS: usize = 32;

/// Returns the leaf that stands for data.
///
/// ```
/// use hashweave::{Algorithm, digest};
/// use hashweave::merkle::{Shape, hash_leaf};
/// assert_eq!(hash_leaf(Shape::rfc6962(), b"abc")?, digest(Algorithm::Sha256, b"\0abc"));
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// # Errors
///
/// If the leaf is the data themselves ([`Shape::ssz`]) and they are longer than a leaf.
pub fn hash_leaf(shape: Shape, data: &[u8]) -> Result<Digest, TreeError> {
    let algorithm = shape.algorithm;
    Ok(match shape.leaf {
        LeafHash::Once(None) => digest(algorithm, data),
        LeafHash::Once(Some(prefix)) => Hasher::new(algorithm).update(&[prefix]).update(data).digest(),
        LeafHash::Twice => digest(algorithm, &digest(algorithm, data)),
        LeafHash::Padded => {
            fits(&shape, data.len())?;
            Digest::written(shape.node_length(), |leaf| leaf[..data.len()].copy_from_slice(data))
        }
    })
}

/// Writes the leaves that stand for messages, of any lengths, one after another.
///
/// ```
/// use hashweave::merkle::{Shape, hash_leaf, hash_leaves};
/// let mut leaves = [0; 2 * 32];
/// hash_leaves(Shape::open_zeppelin(), &["alpha", "beta"], &mut leaves)?;
/// assert_eq!(leaves[32..], hash_leaf(Shape::open_zeppelin(), b"beta")?);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// # Errors
///
/// If `leaves` has not the room of exactly one leaf for each message, or the leaves are the
/// messages themselves ([`Shape::ssz`]) and one is longer than a leaf.
pub fn hash_leaves<M: AsRef<[u8]>>(shape: Shape, messages: &[M], leaves: &mut [u8]) -> Result<(), TreeError> {
    let size = shape.node_length();
    let needed = messages.len() * size;
    if leaves.len() != needed {
        return Err(TreeError::Room { bytes: leaves.len(), needed });
    }
    match shape.leaf {
        LeafHash::Once(None) => digest_many(shape.algorithm, messages, leaves),
        LeafHash::Once(Some(prefix)) => {
            for (messages, leaves) in messages.chunks(TOGETHER).zip(leaves.chunks_mut(TOGETHER * size)) {
                let messages: ArrayVec<&[u8], TOGETHER> = messages.iter().map(AsRef::as_ref).collect();
                prefixed(&shape, prefix, &messages, leaves);
            }
        }
        LeafHash::Twice => {
            digest_many(shape.algorithm, messages, leaves);
            iterate(shape.algorithm, 1, leaves)?;
        }
        LeafHash::Padded => {
            messages.iter().try_for_each(|message| fits(&shape, message.as_ref().len()))?;
            pad(&shape, messages.iter().map(AsRef::as_ref), leaves);
        }
    }
    Ok(())
}

/// Writes the leaves that stand for the rows of a matrix, of `length` bytes each, every `stride`
/// bytes, one after another. There are as many rows as `leaves` has room for.
///
/// ```
/// use hashweave::merkle::{Shape, hash_leaf, hash_rows};
/// let rows = [7; 3 * 40];
/// let mut leaves = [0; 3 * 32];
/// hash_rows(Shape::rfc6962(), &rows, 40, 24, &mut leaves)?;
/// assert_eq!(leaves[64..], hash_leaf(Shape::rfc6962(), &rows[80..104])?);
/// # Ok::<(), hashweave::merkle::TreeError>(())
/// ```
///
/// # Errors
///
/// Those of [`digest_rows`], and if the leaves are the rows themselves ([`Shape::ssz`]) and a row
/// is longer than a leaf. Nothing is written then.
pub fn hash_rows(
    shape: Shape,
    rows: &[u8],
    stride: usize,
    length: usize,
    leaves: &mut [u8],
) -> Result<(), TreeError> {
    let size = shape.node_length();
    match shape.leaf {
        LeafHash::Once(None) => digest_rows(shape.algorithm, rows, stride, length, leaves)?,
        LeafHash::Once(Some(prefix)) => {
            let count = whole_digests(leaves, size)?;
            let rows = Rows::new(rows, stride, length, count)?;
            let firsts = (0..count).step_by(TOGETHER);
            for (first, leaves) in firsts.zip(leaves.chunks_mut(TOGETHER * size)) {
                let messages = (first..count).take(TOGETHER).map(|i| rows.row(i));
                prefixed(&shape, prefix, &messages.collect::<ArrayVec<_, TOGETHER>>(), leaves);
            }
        }
        LeafHash::Twice => {
            digest_rows(shape.algorithm, rows, stride, length, leaves)?;
            iterate(shape.algorithm, 1, leaves)?;
        }
        LeafHash::Padded => {
            fits(&shape, length)?;
            let count = whole_digests(leaves, size)?;
            let rows = Rows::new(rows, stride, length, count)?;
            pad(&shape, (0..count).map(|i| rows.row(i)), leaves);
        }
    }
    Ok(())
}

/// An error if data that are a leaf themselves are longer than a leaf.
fn fits(shape: &Shape, bytes: usize) -> Result<(), TreeError> {
    let most = shape.node_length();
    if bytes <= most { Ok(()) } else { Err(TreeError::Chunk { bytes, most }) }
}

/// Copies data that are leaves themselves.
fn pad<'m>(shape: &Shape, messages: impl Iterator<Item = &'m [u8]>, leaves: &mut [u8]) {
    for (leaf, message) in leaves.chunks_exact_mut(shape.node_length()).zip(messages) {
        let (data, zeros) = leaf.split_at_mut(message.len());
        data.copy_from_slice(message);
        zeros.fill(0);
    }
}

/// Writes the digests of a byte and each message: short messages are copied behind it, long ones
/// are appended to streams that have it.
fn prefixed(shape: &Shape, prefix: u8, messages: &[&[u8]], leaves: &mut [u8]) {
    let size = shape.node_length();
    let mut copies = Vec::new();
    let (mut messages, mut leaves) = (messages, leaves);
    while !messages.is_empty() {
        let count = alike(messages);
        let (group, later) = messages.split_at(count);
        let (out, rest) = leaves.split_at_mut(count * size);
        if group[0].len() > LONG {
            of_streams(shape, prefix, group, out);
        } else {
            of_copies(shape, prefix, group, &mut copies, out);
        }
        (messages, leaves) = (later, rest);
    }
}

/// How many of the first messages are hashed together.
fn alike(messages: &[&[u8]]) -> usize {
    if messages[0].len() > LONG {
        return messages.iter().take(STREAMS).take_while(|message| message.len() > LONG).count();
    }
    let mut bytes = 0;
    let fit = |message: &&&[u8]| {
        let room = bytes < COPIED;
        bytes += message.len() + 1;
        room && message.len() <= LONG
    };
    messages.iter().take_while(fit).count()
}

/// The digests of a byte and of each of at most [`STREAMS`] messages, which are not copied.
fn of_streams(shape: &Shape, prefix: u8, messages: &[&[u8]], leaves: &mut [u8]) {
    let mut begun = Hasher::new(shape.algorithm);
    begun.update(&[prefix]);
    let mut hashers = vec![begun; messages.len()];
    let parts = hashers.iter_mut().zip(messages).map(|(hasher, bytes)| Part { hasher, bytes });
    update_many(&mut parts.collect::<ArrayVec<_, STREAMS>>());
    digests_of(&hashers, leaves);
}

/// The digests of a byte and of each of at most [`TOGETHER`] messages, which are copied behind it.
fn of_copies(shape: &Shape, prefix: u8, messages: &[&[u8]], copies: &mut Vec<u8>, leaves: &mut [u8]) {
    copies.clear();
    for message in messages {
        copies.push(prefix);
        copies.extend_from_slice(message);
    }
    let mut rest = copies.as_slice();
    let copies: ArrayVec<&[u8], TOGETHER> = messages
        .iter()
        .map(|message| {
            let (copy, later) = rest.split_at(message.len() + 1);
            rest = later;
            copy
        })
        .collect();
    digest_many(shape.algorithm, &copies, leaves);
}
