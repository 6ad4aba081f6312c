//! The commitment to a piece of Filecoin (comm_p) as a tree hash: [`fr32`] makes nodes of the
//! message, zeros fill them to a power of two, four or more, and pairs of nodes are hashed by
//! SHA-256 without the two highest bits of the last byte.
//!
//! Only the end says how many zeros follow. So the roots of whole sub-trees are kept, of each height
//! one at most, and zeros come in when the root is asked for.
//!
//! Source: the Filecoin specification, client data and pieces; FRC-0069.

use super::PieceError;
use crate::replicate::{NODE, Node, fr32, pairs_above, root_above, root_of_zeros};

/// Leaves of a piece: a tree whose rows fill the lanes.
const LEAVES: usize = 1 << 13;

/// Bytes of a piece.
const PIECE: usize = LEAVES / fr32::NODES * fr32::RAW;

/// A hasher for comm_p.
///
/// ```
/// use hashweave::tree::CommP;
/// // 127 bytes each of 0, 1, 2 and 3: the example of FRC-0069.
/// let mut hasher = CommP::new();
/// for byte in 0..4 {
///     hasher.update(&[byte; 127]);
/// }
/// assert_eq!(hasher.digest()[..4], [0x49, 0x6d, 0xae, 0x0c]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct CommP {
    /// The roots of whole sub-trees and their heights above those of pieces, the highest first.
    roots: Vec<(u32, Node)>,
    pieces: u64,
    /// The bytes that are no whole piece yet.
    rest: Vec<u8>,
}

/// The root that a piece adds to a message.
#[derive(Clone, Debug)]
pub struct CommPPiece {
    pub(super) index: u64,
    root: Node,
}

impl CommP {
    /// The hasher of nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends bytes to the message.
    pub fn update(&mut self, mut data: &[u8]) {
        if !self.rest.is_empty() {
            let (first, after) = data.split_at(data.len().min(PIECE - self.rest.len()));
            self.rest.extend_from_slice(first);
            data = after;
            if self.rest.len() < PIECE {
                return;
            }
            let root = root_of(&self.rest, LEAVES);
            self.append(root);
            self.rest.clear();
        }
        let (pieces, rest) = data.as_chunks::<PIECE>();
        for piece in pieces {
            self.append(root_of(piece, LEAVES));
        }
        self.rest.extend_from_slice(rest);
    }

    /// The commitment to the message so far.
    #[must_use]
    pub fn digest(&self) -> Node {
        if self.pieces == 0 {
            let leaves = fr32::nodes(self.rest.len() as u64).max(fr32::NODES as u64);
            return root_of(&self.rest, leaves.next_power_of_two() as usize);
        }
        let mut whole = self.clone();
        if !self.rest.is_empty() {
            whole.append(root_of(&self.rest, LEAVES));
        }
        let mut roots = whole.roots.into_iter().rev();
        let (mut height, mut root) = roots.next().unwrap_or_default();
        for (above, left) in roots {
            let mut zeros = root_of_zeros(LEAVES.ilog2() + height);
            while height < above {
                root = pair(root, zeros);
                zeros = pair(zeros, zeros);
                height += 1;
            }
            root = pair(left, root);
            height += 1;
        }
        root
    }

    /// Bytes of a piece: 127 for each four of its leaves.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        PIECE
    }

    /// Computes the root of piece number `index`.
    ///
    /// # Errors
    ///
    /// If the length of the data is not [`piece_bytes`](Self::piece_bytes).
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<CommPPiece, PieceError> {
        match data.len() {
            PIECE => Ok(CommPPiece { index, root: root_of(data, LEAVES) }),
            given => Err(PieceError::Length { expected: PIECE, given }),
        }
    }

    /// Appends a piece to the message.
    ///
    /// # Errors
    ///
    /// If it is not the next one.
    pub fn push(&mut self, piece: CommPPiece) -> Result<(), PieceError> {
        if piece.index != self.pieces || !self.rest.is_empty() {
            let bytes = self.pieces * PIECE as u64 + self.rest.len() as u64;
            return Err(PieceError::Order { given: piece.index, bytes });
        }
        self.append(piece.root);
        Ok(())
    }

    /// Appends the root of a piece: two sub-trees of one height become one.
    fn append(&mut self, root: Node) {
        self.pieces += 1;
        let (mut height, mut root) = (0, root);
        while let Some((_, left)) = self.roots.pop_if(|(its, _)| *its == height) {
            root = pair(left, root);
            height += 1;
        }
        self.roots.push((height, root));
    }
}

/// The root over some bytes, which zeros fill.
fn root_of(data: &[u8], leaves: usize) -> Node {
    let mut nodes = vec![[0; NODE]; leaves];
    fr32::pad(data, &mut nodes);
    root_above(nodes)
}

fn pair(left: Node, right: Node) -> Node {
    pairs_above(&[left, right])[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition: all leaves, and rows of pairs.
    fn defined(data: &[u8]) -> Node {
        let leaves = fr32::nodes(data.len() as u64).max(4).next_power_of_two();
        root_of(data, leaves as usize)
    }

    #[test]
    fn messages_in_any_parts_have_the_root_over_all() {
        let data: Vec<u8> = (0..5 * PIECE + 300).map(|i| (i * 7 + i / 251) as u8).collect();
        let lengths = [0, 1, 126, 127, 128, 508, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE];
        for length in lengths.into_iter().chain([3 * PIECE + 1, 4 * PIECE - 5, 5 * PIECE, data.len()]) {
            let expected = defined(&data[..length]);
            for part in [1000, PIECE - 1, PIECE, 2 * PIECE + 9] {
                let mut hasher = CommP::new();
                data[..length].chunks(part).for_each(|part| hasher.update(part));
                assert_eq!(hasher.digest(), expected, "{length} bytes by {part}");
            }
            let mut hasher = CommP::new();
            let (pieces, rest) = data[..length].as_chunks::<PIECE>();
            for (i, piece) in (0..).zip(pieces) {
                let piece = hasher.piece(i, piece).expect("of the right length");
                hasher.push(piece).expect("the next one");
            }
            hasher.update(rest);
            assert_eq!(hasher.digest(), expected, "{length} bytes by pieces");
        }
    }

    #[test]
    fn pieces_that_do_not_follow_are_refused() {
        let mut hasher = CommP::new();
        let piece = |index| CommP::new().piece(index, &vec![1; PIECE]).expect("a piece");
        assert_eq!(hasher.push(piece(1)), Err(PieceError::Order { given: 1, bytes: 0 }));
        hasher.push(piece(0)).expect("the next one");
        hasher.update(&[1]);
        let bytes = PIECE as u64 + 1;
        assert_eq!(hasher.push(piece(1)), Err(PieceError::Order { given: 1, bytes }));
        let wrong = hasher.piece(2, &[1; 5]).expect_err("too short");
        assert_eq!(wrong, PieceError::Length { expected: PIECE, given: 5 });
    }
}
