//! How a tree over a file of a known length lies in an image.

use core::fmt;

/// Where the blocks of a level are, and where their digests go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The place of the blocks in the image; none if they are those of the file itself.
    pub from: Option<u64>,
    /// Bytes to hash; the last block of the file may be short.
    pub bytes: u64,
    /// Bytes of a block.
    pub block: u64,
    /// The place of their digests in the image; none of the root.
    pub to: Option<u64>,
}

/// The form of the images of one system; places are without a superblock.
pub(super) trait Layout: fmt::Debug + Send + Sync {
    /// Bytes of the tree.
    fn bytes(&self) -> u64;

    /// The levels, the file first.
    fn levels(&self) -> Vec<Level>;

    /// Blocks whose digests lie together.
    fn group(&self) -> u64;

    /// Where the digest of a block is among those of its level.
    fn place(&self, block: u64) -> u64;

    /// The digests of blocks in a group, as they lie there.
    fn hash(&self, level: &Level, blocks: &[u8]) -> Vec<u8>;

    /// The digest of the file, from the root, which is empty of an empty file.
    fn digest(&self, root: &[u8]) -> Vec<u8>;
}
