//! Hash trees as files: the hash image of dm-verity, the Merkle tree of fs-verity, the piece layer of
//! a torrent.
//!
//! A tree of Linux lies in blocks, the level with the root's children first and that over the file
//! last, after the superblock if there is one. So the place of each digest follows from the length
//! of the file, and a level can be hashed in any order, on any threads.

use super::layout::{Layout, Level};
use super::name::Object;
use core::fmt;
use std::sync::Arc;

/// The hash tree over a file, as its system stores it.
///
/// ```
/// use hashweave::object::{HashImage, Object};
/// let object: Object = "dm-verity:salt=00ff".parse()?;
/// let image = HashImage::new(object, 8192)?.with_superblock()?;
/// let levels = image.levels();
/// let [level, root] = &levels[..] else { panic!("two blocks have one level above them") };
/// let mut bytes = vec![0; image.bytes() as usize];
/// let digests = image.hash(level, &[7; 8192]);
/// bytes[level.to.unwrap() as usize..][..digests.len()].copy_from_slice(&digests);
/// let own = bytes[root.from.unwrap() as usize..][..root.bytes as usize].to_vec();
/// let digest = image.digest(&image.hash(root, &own));
/// assert_eq!(object.text(&digest)[..8], *"101849ce");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HashImage {
    object: Object,
    layout: Arc<dyn Layout>,
    length: u64,
    /// Bytes before the tree.
    start: u64,
}

/// Why there is no such image.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImageError {
    /// The digest has no tree that a system stores.
    NoTree(Object),
    /// The size of the pieces is not said.
    NoPiece(Object),
    /// The system stores none with a superblock.
    NoSuperblock(Object),
    /// The file is not of whole blocks, one or more.
    Length {
        /// The digest.
        object: Object,
        /// Bytes of the file.
        length: u64,
    },
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTree(object) => write!(f, "{object} has no hash tree that is stored in a file"),
            Self::NoPiece(object) => {
                write!(f, "the layer of {object} is that of pieces; name their size: {object}:piece=1MiB")
            }
            Self::NoSuperblock(object) => write!(f, "the hash tree of {object} has no superblock"),
            Self::Length { object, length } => {
                write!(
                    f,
                    "{length} bytes are no whole blocks of {}; fill the last one up with zeros",
                    object.leaf()
                )
            }
        }
    }
}

impl core::error::Error for ImageError {}

impl HashImage {
    /// The tree over a file of that length, without a superblock.
    ///
    /// # Errors
    ///
    /// If the digest has none, or none of a file of that length.
    pub fn new(object: Object, length: u64) -> Result<Self, ImageError> {
        let stored = object.row.stored.as_ref().ok_or(ImageError::NoTree(object))?;
        if object.settings.block == 0 {
            return Err(ImageError::NoPiece(object));
        }
        if !object.takes(length) {
            return Err(ImageError::Length { object, length });
        }
        let layout = (stored.layout)(&object.settings, length).into();
        Ok(Self { object, layout, length, start: 0 })
    }

    /// The tree with room for a superblock before it.
    ///
    /// # Errors
    ///
    /// If its system has none.
    pub fn with_superblock(self) -> Result<Self, ImageError> {
        if self.object.row.has_superblock() {
            Ok(Self { start: self.object.settings.block, ..self })
        } else {
            Err(ImageError::NoSuperblock(self.object))
        }
    }

    /// The superblock; empty if there is no room for one.
    #[must_use]
    pub fn superblock(&self, uuid: [u8; 16]) -> Vec<u8> {
        let blocks = self.length / self.object.leaf();
        let make = self.object.row.stored.as_ref().and_then(|stored| stored.superblock);
        let make = make.filter(|_| self.start > 0);
        make.map_or_else(Vec::new, |make| make(&self.object.settings, blocks, uuid))
    }

    /// Bytes of the image.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.start + self.layout.bytes()
    }

    /// The levels in the order in which they are hashed, the file first; the digest of the last one is
    /// the root. An empty file has no bytes to hash.
    #[must_use]
    pub fn levels(&self) -> Vec<Level> {
        let after = |place: u64| place + self.start;
        let moved = |level: Level| Level { from: level.from.map(after), to: level.to.map(after), ..level };
        self.layout.levels().into_iter().map(moved).collect()
    }

    /// Blocks of a level whose digests lie one after another with nothing between: such groups,
    /// each beginning at a multiple of this number, are hashed independently.
    #[must_use]
    pub fn group(&self) -> u64 {
        self.layout.group()
    }

    /// Where the digest of a block of a level is, from where the digests of that level begin.
    #[must_use]
    pub fn place(&self, block: u64) -> u64 {
        self.layout.place(block)
    }

    /// Hashes blocks of a level that are in one [`group`](Self::group), the last of which may be
    /// short, and returns the digests as they lie in the image.
    #[must_use]
    pub fn hash(&self, level: &Level, blocks: &[u8]) -> Vec<u8> {
        self.layout.hash(level, blocks)
    }

    /// The digest of the file, from the root.
    #[must_use]
    pub fn digest(&self, root: &[u8]) -> Vec<u8> {
        self.layout.digest(root)
    }
}
