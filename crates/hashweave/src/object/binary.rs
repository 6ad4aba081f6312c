//! Binary trees over the leaves of a file: BitTorrent's and those of RFC 6962.

use super::combine::Combine;
use super::layout::{Layout, Level};
use super::leaves::{Around, digests_of_rows};
use super::parameter::Settings;
use crate::merkle::{Builder, Shape, root};
use crate::one::digest;
use hashes::Algorithm;

/// The tree of RFC 6962, section 2.1.
#[derive(Clone, Debug)]
pub(super) struct Rfc6962(Builder);

/// The tree of a file in a torrent of version 2 (BEP 52): zeros fill the leaves up to a power of two.
#[derive(Clone, Debug)]
pub(super) struct BitTorrent(Builder);

impl Rfc6962 {
    pub(super) fn new() -> Self {
        Self(begun(Shape::rfc6962()))
    }
}

impl BitTorrent {
    pub(super) fn new() -> Self {
        Self(begun(Shape::plain(Algorithm::Sha256)))
    }
}

/// The layer of a file in a torrent whose nodes are the roots of its pieces (BEP 52, "piece layers"):
/// none of a file that is not longer than a piece.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    leaf: u64,
    piece: u64,
    length: u64,
}

impl Pieces {
    pub(super) fn new(settings: &Settings, length: u64) -> Self {
        Self { leaf: settings.leaf, piece: settings.block, length }
    }

    fn count(&self) -> u64 {
        if self.length > self.piece { self.length.div_ceil(self.piece) } else { 0 }
    }

    /// Leaves that are zeros, of a piece.
    fn zeros(&self) -> Vec<u8> {
        vec![0; (self.piece / self.leaf) as usize * NODE]
    }
}

/// Bytes of a node.
const NODE: usize = 32;

/// The root of as many nodes as a power of two, one or more.
fn root_of(nodes: &[u8]) -> Vec<u8> {
    root(Shape::plain(Algorithm::Sha256), nodes).expect("there are nodes").to_vec()
}

impl Layout for Pieces {
    fn bytes(&self) -> u64 {
        self.count() * NODE as u64
    }

    fn levels(&self) -> Vec<Level> {
        let (bytes, length) = (self.bytes(), self.length);
        if bytes == 0 {
            return vec![Level { from: None, bytes: length, block: length.max(1), to: None }];
        }
        vec![
            Level { from: None, bytes: length, block: self.piece, to: Some(0) },
            Level { from: Some(0), bytes, block: bytes, to: None },
        ]
    }

    fn group(&self) -> u64 {
        self.count().max(1)
    }

    fn place(&self, block: u64) -> u64 {
        block * NODE as u64
    }

    fn hash(&self, level: &Level, blocks: &[u8]) -> Vec<u8> {
        if level.from.is_some() {
            let mut nodes = blocks.to_vec();
            let zeros = root_of(&self.zeros());
            while !(nodes.len() / NODE).is_power_of_two() {
                nodes.extend(&zeros);
            }
            return root_of(&nodes);
        }
        let of_piece = |piece: &[u8]| {
            let (whole, last) = piece.split_at(piece.len() / self.leaf as usize * self.leaf as usize);
            let mut leaves =
                digests_of_rows(Algorithm::Sha256, &Around::default(), whole, self.leaf as usize);
            if !last.is_empty() {
                leaves.extend_from_slice(&digest(Algorithm::Sha256, last));
            }
            let filled = if level.to.is_some() {
                self.zeros().len()
            } else {
                (leaves.len() / NODE).next_power_of_two() * NODE
            };
            leaves.resize(filled, 0);
            root_of(&leaves)
        };
        blocks.chunks(level.block as usize).flat_map(of_piece).collect()
    }

    fn digest(&self, root: &[u8]) -> Vec<u8> {
        if root.is_empty() { vec![0; NODE] } else { root.to_vec() }
    }
}

fn begun(shape: Shape) -> Builder {
    Builder::new(shape).expect("the shape is no heap")
}

/// Appends leaves, of which an empty file has none.
fn append(builder: &mut Builder, digests: &[u8], length: u64) {
    if length > 0 {
        builder.extend(digests).expect("these are whole digests, and no shape has a limit");
    }
}

impl Combine for Rfc6962 {
    fn append(&mut self, digests: &[u8], length: u64) {
        append(&mut self.0, digests, length);
    }

    fn digest(&self) -> Vec<u8> {
        self.0.root().expect("also no leaves have a root").to_vec()
    }
}

impl Combine for BitTorrent {
    fn append(&mut self, digests: &[u8], length: u64) {
        append(&mut self.0, digests, length);
    }

    /// An empty file has no root, which is zeros here.
    fn digest(&self) -> Vec<u8> {
        self.0.filled_root().map_or_else(|_| vec![0; 32], |root| root.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use crate::merkle::{Shape, root};
    use crate::object::{Object, ObjectHasher};
    use crate::one::digest;
    use hashes::Algorithm;

    fn text(name: &str, bytes: &[u8]) -> String {
        let object: Object = name.parse().expect(name);
        let digest = ObjectHasher::new(object, None).chain(bytes).digest();
        object.text(&digest.expect("no length is needed"))
    }

    fn file(length: usize) -> Vec<u8> {
        (0..length).map(|i| (i * i * 7 + i * 13 + (i >> 8) * 31) as u8).collect()
    }

    /// The definitions, on lists: BEP 52 fills the leaves up to a power of two with zeros.
    #[test]
    fn binary_trees_are_those_of_their_definitions() {
        fn filled(leaves: &[Vec<u8>]) -> Vec<u8> {
            match leaves {
                [] => vec![0; 32],
                [root] => root.clone(),
                leaves => {
                    let pair = |pair: &[Vec<u8>]| digest(Algorithm::Sha256, &pair.concat()).to_vec();
                    filled(&leaves.chunks(2).map(pair).collect::<Vec<_>>())
                }
            }
        }
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        for blocks in 0..20 {
            for last in [1, 16_384] {
                let bytes = file((blocks * 16_384_usize).saturating_sub(16_384 - last));
                let leaf = |block: &[u8]| digest(Algorithm::Sha256, block).to_vec();
                let mut leaves: Vec<Vec<u8>> = bytes.chunks(16_384).map(leaf).collect();
                if !leaves.is_empty() {
                    leaves.resize(leaves.len().next_power_of_two(), vec![0; 32]);
                }
                assert_eq!(text("btv2", &bytes), hex(&filled(&leaves)), "{} bytes", bytes.len());

                let leaf = |part: &[u8]| digest(Algorithm::Sha256, &[&[0], part].concat()).to_vec();
                let leaves: Vec<u8> = bytes.chunks(10_000).flat_map(leaf).collect();
                let expected = match &bytes[..] {
                    [] => digest(Algorithm::Sha256, b"").to_vec(),
                    _ => root(Shape::rfc6962(), &leaves).expect("there are leaves").to_vec(),
                };
                assert_eq!(text("rfc6962:10000", &bytes), hex(&expected), "{} bytes", bytes.len());
            }
        }
    }
}
