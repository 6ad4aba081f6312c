//! Trees over the blocks of a file: fs-verity, BitTorrent v2, RFC 6962.

use super::name::Verity;
use crate::one::digest;
use hashes::Algorithm;

/// The tree of fs-verity over the blocks so far: blocks of digests, and over those blocks again,
/// until a block is alone (`Documentation/filesystems/fsverity.rst` of Linux, "Merkle tree").
#[derive(Clone, Debug)]
pub(super) struct Levels {
    verity: Verity,
    /// Bytes of the file.
    size: u64,
    /// Of each level the block that is not full yet.
    levels: Vec<Vec<u8>>,
}

impl Levels {
    pub(super) fn new(verity: Verity) -> Self {
        Self { verity, size: 0, levels: Vec::new() }
    }

    /// Appends the digest of a block with that many bytes of the file; an empty file has none.
    pub(super) fn push(&mut self, digest: &[u8], length: u64) {
        if length > 0 {
            self.size += length;
            self.push_at(0, digest);
        }
    }

    fn push_at(&mut self, level: usize, digest: &[u8]) {
        if self.levels.len() == level {
            self.levels.push(Vec::new());
        }
        self.levels[level].extend(digest);
        if self.levels[level].len() == self.verity.block() {
            self.close(level);
        }
    }

    /// Fills the block of a level up with zeros, and appends its digest to the level above.
    fn close(&mut self, level: usize) {
        let mut block = self.verity.padded_salt();
        let end = block.len() + self.verity.block();
        block.append(&mut self.levels[level]);
        block.resize(end, 0);
        self.push_at(level + 1, &digest(self.verity.algorithm(), &block));
    }

    /// The digest of the root: zeros for an empty file.
    fn root(mut self) -> Vec<u8> {
        let length = self.verity.algorithm().digest_length();
        let mut level = 0;
        while level < self.levels.len() {
            let own = &self.levels[level];
            if level + 1 == self.levels.len() && own.len() == length {
                return own.clone();
            }
            if !own.is_empty() {
                self.close(level);
            }
            level += 1;
        }
        vec![0; length]
    }

    /// The digest of the file: that of `struct fsverity_descriptor`.
    pub(super) fn digest(self) -> Vec<u8> {
        const VERSION: u8 = 1;
        let Self { verity, size, .. } = self;
        let salt = verity.salt();
        let mut descriptor = vec![
            VERSION,
            verity.number(),
            verity.block().trailing_zeros() as u8,
            salt.len() as u8,
            0,
            0,
            0,
            0,
        ];
        descriptor.extend(size.to_le_bytes());
        for (field, room) in [(&self.root()[..], 64), (salt, 32), (&[], 144)] {
            let end = descriptor.len() + room;
            descriptor.extend(field);
            descriptor.resize(end, 0);
        }
        digest(verity.algorithm(), &descriptor).to_vec()
    }
}

/// A node of a binary tree of SHA-256.
type Node = [u8; 32];

/// The form of a binary tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Leaves that are zeros fill the tree up (BEP 52).
    Filled,
    /// Nodes have a prefix, and a node that is alone goes up (RFC 6962, section 2.1).
    Promoted,
}

/// A binary tree over the leaves so far: of each level the node that has no sibling yet.
#[derive(Clone, Debug)]
pub(super) struct Binary {
    form: Form,
    lone: Vec<Option<Node>>,
}

impl Binary {
    pub(super) fn new(form: Form) -> Self {
        Self { form, lone: Vec::new() }
    }

    /// Appends a leaf over that many bytes of the file; an empty file has none.
    pub(super) fn push(&mut self, leaf: &[u8], length: u64) {
        if length == 0 {
            return;
        }
        let mut node: Node = leaf.try_into().expect("a digest of SHA-256");
        for lone in &mut self.lone {
            match lone.take() {
                Some(left) => node = parent(self.form, &left, &node),
                None => {
                    *lone = Some(node);
                    return;
                }
            }
        }
        self.lone.push(Some(node));
    }

    /// The root. An empty file has none in BitTorrent, which is zeros here; in RFC 6962 it is the
    /// digest of nothing.
    pub(super) fn root(&self) -> Vec<u8> {
        let mut last: Option<Node> = None;
        let mut zeros = [0; 32];
        for (level, lone) in self.lone.iter().enumerate() {
            let is_top = level + 1 == self.lone.len();
            last = match (lone, last) {
                (Some(left), Some(right)) => Some(parent(self.form, left, &right)),
                (None, None) => None,
                (Some(node), None) if is_top || self.form == Form::Promoted => Some(*node),
                (None, Some(node)) if self.form == Form::Promoted => Some(node),
                (Some(node), None) => Some(parent(self.form, node, &zeros)),
                (None, Some(node)) => Some(parent(self.form, &node, &zeros)),
            };
            zeros = parent(self.form, &zeros, &zeros);
        }
        match (last, self.form) {
            (Some(root), _) => root.to_vec(),
            (None, Form::Filled) => vec![0; 32],
            (None, Form::Promoted) => digest(Algorithm::Sha256, b"").to_vec(),
        }
    }
}

fn parent(form: Form, left: &Node, right: &Node) -> Node {
    let prefix: &[u8] = if form == Form::Promoted { &[1] } else { &[] };
    let node = digest(Algorithm::Sha256, &[prefix, left, right].concat());
    node[..].try_into().expect("a digest of SHA-256")
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

    /// `fsverity digest --compact`, version 1.5, of the same files: none, parts of a block, whole
    /// ones, and a tree of one level and of two.
    #[test]
    fn digests_of_fs_verity_are_those_of_fsverity() {
        let other = "fs-verity:sha512,block=1KiB,salt=abababababababababababababababababababababababababababababababab";
        let known = [
            ("fs-verity", 0, "3d248ca542a24fc62d1c43b916eae5016878e2533c88238480b26128a1f1af95"),
            ("fs-verity", 1, "b803429503d95915829b29fdbc8bbad142f3abfd11b1cadf5526582e685c0551"),
            ("fs-verity", 4096, "c421d25479dc92183e3cee0806969b82f645e631ff44463160a22c1ea6a5a5d5"),
            ("fs-verity", 4097, "7ba5e88c63921387a5dede01f52cac152c315671c14f7f2814bab1be44a87ffe"),
            ("fs-verity", 524_288, "2af96bf42c8e3149db85e7d0dcff85685d0c7b39fb16bc1135fcb03365e348fa"),
            ("fs-verity", 524_289, "075b8fd308847295f525dfcdbaa52f013e2c3fe3595560192219781b70327f34"),
            (
                "fs-verity:salt=00ff10",
                4097,
                "106fdcd3a3db2bb4c03343ba8b39c0f6aab1e6d0b09166b970e792c858e488ed",
            ),
            (
                "fs-verity:block=1024",
                4096,
                "f502ad1cf19fc800376e166aa1428d028652c1769f929543212081b5405a1d0f",
            ),
            (
                other,
                524_289,
                "4902d637f252e6cc0fb5a39cab1594aac6d16a52590d8bde28f3553a9b5d21d310d6c137813c6442dac57f962e78ff3ce9c40ff2d97344816bc4b93e6952c805",
            ),
        ];
        for (name, length, expected) in known {
            let text = text(name, &file(length));
            assert_eq!(text.split_once(':').expect("a function").1, expected, "{name}, {length} bytes");
        }
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
