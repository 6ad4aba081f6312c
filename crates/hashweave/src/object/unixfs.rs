//! The nodes of UnixFS: leaves of a file, and the balanced tree over them.
//!
//! A node is a PBNode of DAG-PB: its links (field 2), then UnixFS' Data (field 1). Each link has the
//! CID (1), a name (2) that is empty below a file, and the size of everything below (3). Data of a
//! file has its type (1), its content (2) in leaves, its size (3), and the sizes of the content
//! below each link (4).

use super::combine::Combine;
use super::leaves::Around;
use crate::one::digest;
use crate::replicate::cid::varint;
use hashes::Algorithm;

/// Codes of multiformats.
pub(super) const DAG_PB: u64 = 0x70;
const RAW: u64 = 0x55;

/// A profile of IPIP-0499, which fixes all that a CID depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Profile {
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

    /// Appends a node. A level that is full gets a parent only then, because a root may be full.
    fn push_at(&mut self, level: usize, node: Node) {
        if self.levels.len() == level {
            self.levels.push(Vec::new());
        }
        if self.levels[level].len() == self.profile.links() {
            let full = std::mem::take(&mut self.levels[level]);
            self.push_at(level + 1, self.parent(&full));
        }
        self.levels[level].push(node);
    }

    fn parent(&self, children: &[Node]) -> Node {
        let content = children.iter().map(|child| child.content).sum();
        let mut data = [field(1, FILE), field(3, content)].concat();
        let mut block = Vec::new();
        for child in children {
            data.extend(field(4, child.content));
            let parts =
                [prefix(1, child.cid.len() as u64), child.cid.clone(), prefix(2, 0), field(3, child.blocks)];
            let link = parts.concat();
            block.extend(prefix(2, link.len() as u64));
            block.extend(link);
        }
        block.extend(prefix(1, data.len() as u64));
        block.extend(data);
        let below: u64 = children.iter().map(|child| child.blocks).sum();
        Node {
            cid: cid(DAG_PB, self.profile, &digest(Algorithm::Sha256, &block)),
            blocks: block.len() as u64 + below,
            content,
        }
    }
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
        let mut last: Option<Node> = None;
        for (level, nodes) in self.levels.iter().enumerate() {
            let all: Vec<Node> = nodes.iter().cloned().chain(last.take()).collect();
            let is_top = level + 1 == self.levels.len();
            // All leaves are equally deep, so a node that is alone has a parent below the top.
            last = Some(match &all[..] {
                [root] if is_top => root.clone(),
                all => self.parent(all),
            });
        }
        last.map_or_else(Vec::new, |root| root.cid)
    }
}
