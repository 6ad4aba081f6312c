//! The nodes of UnixFS: leaves of a file, and the balanced tree over them; [folders](Child).
//!
//! A node is a PBNode of DAG-PB: its links (field 2), then UnixFS' Data (field 1). Each link has the
//! CID (1), a name (2) that is empty below a file, and the size of everything below (3). Data of a
//! file has its type (1), its content (2) in leaves, its size (3), and the sizes of the content
//! below each link (4).

mod folder;

pub use folder::{Child, is_cid};

use super::combine::Combine;
use super::leaves::Around;
use crate::notation::{base32, from_base32};
use crate::one::digest;
use crate::replicate::cid::varint;
use crate::search::{base58, in_base58};
use hashes::Algorithm;

/// Codes of multiformats.
pub(super) const DAG_PB: u64 = 0x70;
const RAW: u64 = 0x55;

/// A profile of IPIP-0499, which fixes all that a CID depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// `unixfs-v0-2015`: CIDv0, leaves in nodes of DAG-PB, chunks of 256 KiB, 174 links a node.
    V0,
    /// `unixfs-v1-2025`: CIDv1, raw leaves, chunks of 1 MiB, 1,024 links a node.
    V1,
}

/// The binary CID of a SHA-256.
pub(super) fn cid(codec: u64, profile: Profile, digest: &[u8]) -> Vec<u8> {
    const SHA2_256: u64 = 0x12;
    let mut bytes = match profile {
        Profile::V0 => Vec::new(),
        Profile::V1 => [varint(1), varint(codec)].concat(),
    };
    bytes.extend(varint(SHA2_256));
    bytes.extend(varint(digest.len() as u64));
    bytes.extend(digest);
    bytes
}

impl Profile {
    /// Bytes of a chunk.
    pub(super) const fn chunk(self) -> u64 {
        match self {
            Self::V0 => 256 << 10,
            Self::V1 => 1 << 20,
        }
    }

    /// Bytes of a CID around the digest: two codes, and of version 1 the version and the codec.
    pub(super) const fn codes(self) -> usize {
        match self {
            Self::V0 => 2,
            Self::V1 => 4,
        }
    }

    /// Bytes of all blocks of a file of that many bytes. What they are depends only on its length.
    fn blocks_of_file(self, length: u64) -> u64 {
        let chunk = self.chunk();
        let leaf = |content: u64| {
            let (before, after) = self.around(content);
            Node {
                cid: cid(RAW, self, &[0; 32]),
                blocks: content + (before.len() + after.len()) as u64,
                content,
            }
        };
        // On each level all nodes are equal but the last one.
        let (mut equal, mut node) = (length / chunk, leaf(chunk));
        let mut last = (!length.is_multiple_of(chunk) || length == 0).then(|| leaf(length % chunk));
        while equal + u64::from(last.is_some()) > 1 {
            let rest = vec![node.clone(); (equal % self.links() as u64) as usize];
            let rest: Vec<Node> = rest.into_iter().chain(last).collect();
            last = (!rest.is_empty()).then(|| parent(self, &rest));
            equal /= self.links() as u64;
            node = parent(self, &vec![node; if equal > 0 { self.links() } else { 0 }]);
        }
        last.unwrap_or(node).blocks
    }

    /// A CID as text, in the base of its version.
    pub(super) fn text(self, cid: &[u8]) -> String {
        match self {
            Self::V0 => in_base58(cid),
            Self::V1 => format!("b{}", base32(cid)),
        }
    }

    /// The bytes of such a text.
    pub(super) fn read(self, text: &str) -> Option<Vec<u8>> {
        match self {
            Self::V0 => base58(text).ok(),
            Self::V1 => from_base32(text.strip_prefix('b')?),
        }
    }

    /// The most links of a node of a file.
    fn links(self) -> usize {
        match self {
            Self::V0 => 174,
            Self::V1 => 1024,
        }
    }

    /// The bytes of a leaf before and after a chunk of that length.
    pub(super) fn around(self, length: u64) -> Around {
        if self == Self::V1 {
            return (Vec::new(), Vec::new());
        }
        let mut before = field(1, FILE);
        if length > 0 {
            before.extend(prefix(2, length));
        }
        let after = field(3, length);
        let data = before.len() as u64 + length + after.len() as u64;
        ([prefix(1, data), before].concat(), after)
    }
}

/// The type of a file in UnixFS.
const FILE: u64 = 2;

/// A number as a field of a protocol buffer.
fn field(number: u64, value: u64) -> Vec<u8> {
    [varint(number << 3), varint(value)].concat()
}

/// Bytes as a field of a protocol buffer.
fn bytes(number: u64, value: &[u8]) -> Vec<u8> {
    [&prefix(number, value.len() as u64), value].concat()
}

/// What stands before the bytes of a field of a protocol buffer.
fn prefix(number: u64, length: u64) -> Vec<u8> {
    [varint(number << 3 | 2), varint(length)].concat()
}

/// A node, as those above it see it.
#[derive(Clone, Debug)]
struct Node {
    cid: Vec<u8>,
    /// Bytes of all blocks from it down.
    blocks: u64,
    /// Bytes of the file's content below.
    content: u64,
}

/// The tree over the leaves so far: of each level the nodes that have no parent yet, so memory grows
/// with the logarithm of the file's size.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    profile: Profile,
    levels: Vec<Vec<Node>>,
}

impl Tree {
    pub(super) fn new(profile: Profile) -> Self {
        Self { profile, levels: Vec::new() }
    }

    /// The root; there is at least one leaf.
    fn root(&self) -> Node {
        // What the nodes below that had no parent become.
        let mut from_below: Vec<Node> = Vec::new();
        let mut level = 0;
        loop {
            let own = self.levels.get(level).map_or(&[][..], Vec::as_slice);
            let nodes = [own, &from_below].concat();
            level += 1;
            // All leaves are equally deep, so a node that is alone has a parent below the top.
            if nodes.len() < 2 && level >= self.levels.len() {
                let none = Node { cid: Vec::new(), blocks: 0, content: 0 };
                return nodes.into_iter().next().unwrap_or(none);
            }
            // A level that is full may get one more from below.
            from_below =
                nodes.chunks(self.profile.links()).map(|children| parent(self.profile, children)).collect();
        }
    }

    /// Appends a node. A level that is full gets a parent only then, because a root may be full.
    fn push_at(&mut self, level: usize, node: Node) {
        if self.levels.len() == level {
            self.levels.push(Vec::new());
        }
        if self.levels[level].len() == self.profile.links() {
            let full = std::mem::take(&mut self.levels[level]);
            self.push_at(level + 1, parent(self.profile, &full));
        }
        self.levels[level].push(node);
    }
}

/// The node over others of a file.
fn parent(profile: Profile, children: &[Node]) -> Node {
    let content = children.iter().map(|child| child.content).sum();
    let mut data = [field(1, FILE), field(3, content)].concat();
    for child in children {
        data.extend(field(4, child.content));
    }
    let block = node(children.iter().map(|child| link(&child.cid, b"", child.blocks)), &data);
    let below: u64 = children.iter().map(|child| child.blocks).sum();
    Node {
        cid: cid(DAG_PB, profile, &digest(Algorithm::Sha256, &block)),
        blocks: block.len() as u64 + below,
        content,
    }
}

/// UnixFS' Data of a node.
type Data = Vec<u8>;

/// A node of DAG-PB.
fn node(links: impl Iterator<Item = Vec<u8>>, data: &[u8]) -> Vec<u8> {
    let mut block = Vec::new();
    for link in links {
        block.extend(bytes(2, &link));
    }
    block.extend(bytes(1, data));
    block
}

/// A link of such a node.
fn link(cid: &[u8], name: &[u8], blocks: u64) -> Vec<u8> {
    [bytes(1, cid), bytes(2, name), field(3, blocks)].concat()
}

impl Combine for Tree {
    fn append(&mut self, digests: &[u8], length: u64) {
        let codec = if self.profile == Profile::V1 { RAW } else { DAG_PB };
        let (before, after) = self.profile.around(length);
        let blocks = length + (before.len() + after.len()) as u64;
        for digest in digests.chunks_exact(Algorithm::Sha256.digest_length()) {
            self.push_at(0, Node { cid: cid(codec, self.profile, digest), blocks, content: length });
        }
    }

    /// The CID of the root. There is at least one leaf.
    fn digest(&self) -> Vec<u8> {
        self.root().cid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 174 × 174 chunks of zeros and 300,000 more: the CID is that of ipfs-unixfs-importer 17.1.1.
    #[test]
    fn a_level_that_is_full_gets_a_node_from_below() {
        let profile = Profile::V0;
        let mut tree = Tree::new(profile);
        let mut append = |length: u64, times: usize| {
            let (before, after) = profile.around(length);
            let leaf = digest(Algorithm::Sha256, &[before, vec![0; length as usize], after].concat());
            (0..times).for_each(|_| tree.append(&leaf, length));
        };
        append(profile.chunk(), 174 * 174 + 1);
        append(300_000 - profile.chunk(), 1);
        let text = profile.text(&tree.digest());
        assert_eq!(text, "QmUCT1oCmgPwfMPhGX7zxXNrtnofRnHGWzkYHh8Vw2D34E");
    }
}
