//! Pieces of Filecoin, and the names by which programs know them.
//!
//! A piece is any data with zeros after them, until [`fr32`] makes a power of two of nodes of them,
//! four or more. Its commitment, comm_p, is the root of the binary tree over these nodes. There are
//! two names (CIDs) of it: the first says the commitment alone and goes with the piece's size; the
//! second, of FRC-0069, says the size and the length of the data as well.
//!
//! | CID | codec | hash | digest |
//! |---|---|---|---|
//! | v1 | `fil-commitment-unsealed`, 0xF101 | `sha2-256-trunc254-padded`, 0x1012 | comm_p |
//! | v2 | `raw`, 0x55 | `fr32-sha256-trunc254-padbintree`, 0x1011 | varint of the zeros in bytes ‖ height ‖ comm_p |
//!
//! Sources: the table of codes of multiformats; FRC-0069 for the second, which pads data of fewer
//! than 127 bytes to 127.

use super::cid::{self, varint};
use super::{NODE, Node, field, fr32};
use crate::digest_arrays;
use hashes::Algorithm;

/// A piece of Filecoin.
///
/// ```
/// use hashweave::replicate::Piece;
/// // 127 zeros are four nodes of zeros.
/// let comm_p = [
///     0x37, 0x31, 0xbb, 0x99, 0xac, 0x68, 0x9f, 0x66, 0xee, 0xf5, 0x97, 0x3e, 0x4a, 0x94, 0xda, 0x18,
///     0x8f, 0x4d, 0xdc, 0xae, 0x58, 0x07, 0x24, 0xfc, 0x6f, 0x3f, 0xd6, 0x0d, 0xfd, 0x48, 0x83, 0x33,
/// ];
/// let piece = Piece { comm_p, nodes: 4, bytes: 127 };
/// assert_eq!(piece.cid_v2(), "bafkzcibcaabdomn3tgwgrh3g532zopskstnbrd2n3sxfqbze7rxt7vqn7veigmy");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The root of the tree.
    pub comm_p: Node,
    /// Leaves of the tree, a power of two from four on.
    pub nodes: u64,
    /// Bytes of the data.
    pub bytes: u64,
}

impl Piece {
    /// The size of the piece in bytes, as deals have it: that of its nodes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.nodes * size_of::<Node>() as u64
    }

    /// Bytes of zeros after the data, before [`fr32`].
    ///
    /// # Panics
    ///
    /// If the nodes have no room for the data.
    #[must_use]
    pub fn zeros(&self) -> u64 {
        fr32::bytes(self.nodes).checked_sub(self.bytes).expect("the nodes have room for the data")
    }

    /// The height of the tree: 0 would be that of a single node.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.nodes.trailing_zeros() as u8
    }

    /// PieceCID v1, in the text form of CIDs (base32, which begins with `b`).
    #[must_use]
    pub fn cid_v1(&self) -> String {
        cid::of_comm_d(&self.comm_p)
    }

    /// PieceCID v2 of FRC-0069, in the text form of CIDs.
    ///
    /// # Panics
    ///
    /// If the nodes have no room for the data.
    #[must_use]
    pub fn cid_v2(&self) -> String {
        let mut digest = varint(self.zeros());
        digest.push(self.height());
        digest.extend(self.comm_p);
        cid::of(cid::RAW, cid::TREE, &digest)
    }
}

/// The row above nodes of a tree of SHA-256, as comm_d and comm_p have it: the digest of each pair,
/// without the two highest bits of its last byte. A last node without a partner is left out.
///
/// ```
/// use hashweave::replicate::pairs_above;
/// assert_eq!(pairs_above(&[[0; 32]; 4]).len(), 2);
/// assert_eq!(pairs_above(&[[0; 32]; 2])[0][..4], [0xf5, 0xa5, 0xfd, 0x42]);
/// ```
#[must_use]
pub fn pairs_above(nodes: &[Node]) -> Vec<Node> {
    let mut above = vec![[0; NODE]; nodes.len() / 2];
    write_pairs_above(nodes, &mut above);
    above
}

/// The root over some nodes, a power of two of them.
///
/// ```
/// use hashweave::replicate::{pairs_above, root_above, root_of_zeros};
/// assert_eq!(root_above(vec![[0; 32]; 4]), root_of_zeros(2));
/// assert_eq!(root_above(vec![[1; 32], [2; 32]]), pairs_above(&[[1; 32], [2; 32]])[0]);
/// ```
///
/// # Panics
///
/// If there is no node.
#[must_use]
pub fn root_above(mut nodes: Vec<Node>) -> Node {
    let mut above = vec![[0; NODE]; nodes.len() / 2];
    root_above_in(&mut nodes, &mut above)
}

/// The same in place, with room for half as many nodes; both are overwritten.
///
/// # Panics
///
/// If there is no node, or less room.
pub fn root_above_in(nodes: &mut [Node], above: &mut [Node]) -> Node {
    let mut width = nodes.len();
    let (mut row, mut next) = (nodes, above);
    while width > 1 {
        write_pairs_above(&row[..width], &mut next[..width / 2]);
        (row, next) = (next, row);
        width /= 2;
    }
    row[0]
}

/// The root over zeros of a tree of this height: every row of it has one value.
#[must_use]
pub fn root_of_zeros(height: u32) -> Node {
    (0..height).fold([0; NODE], |node, _| pairs_above(&[node; 2])[0])
}

fn write_pairs_above(nodes: &[Node], above: &mut [Node]) {
    let pairs = nodes.as_flattened().as_chunks::<{ 2 * NODE }>().0;
    digest_arrays(Algorithm::Sha256, pairs, above.as_flattened_mut()).expect("a node for each pair");
    above.iter_mut().for_each(|node| *node = field::masked(*node));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(digits: &str) -> Node {
        core::array::from_fn(|i| {
            u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("hexadecimal digits")
        })
    }

    /// Two test cases of FRC-0069 (CC0); those of the command have all.
    #[test]
    fn names_are_those_of_the_frc() {
        let comm_p = node("496dae0cc9e265efe5a006e80626a5dc5c409e5d3155c13984caf6c8d5cfd605");
        let piece = Piece { comm_p, nodes: 16, bytes: 4 * 127 };
        assert_eq!((piece.size(), piece.zeros(), piece.height()), (512, 0, 4));
        assert_eq!(piece.cid_v1(), "baga6ea4seaqes3nobte6ezpp4wqan2age2s5yxcatzotcvobhgcmv5wi2xh5mbi");
        assert_eq!(piece.cid_v2(), "bafkzcibcaaces3nobte6ezpp4wqan2age2s5yxcatzotcvobhgcmv5wi2xh5mbi");
        let comm_p = node("3731bb99ac689f66eef5973e4a94da188f4ddcae580724fc6f3fd60dfd488333");
        let empty = Piece { comm_p, nodes: 4, bytes: 0 };
        assert_eq!(empty.zeros(), 127);
        assert_eq!(empty.cid_v2(), "bafkzcibcp4bdomn3tgwgrh3g532zopskstnbrd2n3sxfqbze7rxt7vqn7veigmy");
    }

    #[test]
    #[should_panic(expected = "room for the data")]
    fn data_that_do_not_fit_are_refused() {
        let _ = Piece { comm_p: [0; 32], nodes: 4, bytes: 128 }.cid_v2();
    }
}
