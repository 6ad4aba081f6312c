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
        match self.layout.bytes() {
            // If nothing follows, `veritysetup` writes a page at most.
            0 => self.start.min(4096),
            bytes => self.start + bytes,
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::one::digest;
    use hashes::Algorithm;

    /// The image and the digest of a file, hashed a reading at a time.
    fn written(image: &HashImage, uuid: [u8; 16], file: &[u8], blocks: u64) -> (Vec<u8>, Vec<u8>) {
        let mut bytes = vec![0; image.bytes() as usize];
        let superblock = image.superblock(uuid);
        bytes[..superblock.len()].copy_from_slice(&superblock);
        let mut root = Vec::new();
        for level in image.levels() {
            let source = match level.from {
                None => file.to_vec(),
                Some(from) => bytes[from as usize..][..level.bytes as usize].to_vec(),
            };
            let reading = (blocks.min(image.group()) * level.block) as usize;
            for (i, own) in (0..).zip(source.chunks(reading)) {
                let digests = image.hash(&level, own);
                match level.to {
                    Some(to) => {
                        let place = to + image.place(i * reading as u64 / level.block);
                        bytes[place as usize..][..digests.len()].copy_from_slice(&digests);
                    }
                    None => root = digests,
                }
            }
        }
        (bytes, image.digest(&root))
    }

    /// The results of the systems' programs for the same files: the SHA-256 of the image of
    /// `veritysetup` 2.6.1, of the tree of `fsverity` 1.5, of the piece layer of libtorrent 2.1.1.
    #[test]
    fn images_are_those_of_the_systems() {
        let known: &[(&str, usize, &str)] = &[
            ("dm-verity", 4096, "eb8b18d9180fa0902b42b834401e61bd0be968dc05fe51377f9afa537db1d1ea"),
            ("dm-verity", 8192, "2c62aa3445b255526c6fe785543421dfa12beed1a951194fb2066696831f526e"),
            ("dm-verity", 524_288, "4f665baaaddc0ab9dc1510e7786029d7c11b3a98412653d4a4fed0a98a9ea5b7"),
            ("dm-verity", 528_384, "b4ef0a0637e3fd8b8354048be5830780cd029a097b204cd62deca479f93b386a"),
            (
                "dm-verity:salt=00ff10",
                528_384,
                "5046a6b692baa5154147d97c85fbdf478e5599facfa3f56eea2be68b176c9601",
            ),
            (
                "dm-verity:sha1,salt=00ff10,format=0",
                528_384,
                "a20df0855826caaba3e4af84baffd47dbd0f7b0b1bc45d5f49bed700825c1ca3",
            ),
            (
                "dm-verity:sha1,data-block=512,hash-block=512,salt=abab",
                528_384,
                "969c0a729fceea5ec1df52c3020f435ae93d4f4701068536d1e819d4155105b3",
            ),
            (
                "dm-verity:sha1,data-block=512,hash-block=512,format=0",
                528_384,
                "1d533822513212e6994af3735245cb9f8cfaef280c83980115339a769a5d2d40",
            ),
            (
                "dm-verity:sha384,hash-block=512,salt=SALT",
                65_536,
                "fca810e4f1f673388ec35d1c446bc00c69a7227664fe19efd09cca5961a16bce",
            ),
            ("fs-verity", 528389, "c87007107976fd9f42f9373bde94e1b8487aef11a95fc9f74f45d01e97439541"),
            (
                "fs-verity:sha512,block=1KiB,salt=00ff10",
                100000,
                "c7bdd5c07ec26abefbeba06e799a479c9efa6f87ffa2dbcbd2d69464946388eb",
            ),
            ("btv2:piece=16KiB", 65_536, "0afc2a7df6b4da00e3e72e89a0c797f4acea01f37f47ac0344861d98a07f61ee"),
            ("btv2:piece=16KiB", 528_384, "6aaeccb14b29df60ebe9d8651622b3610f5bf751df2fe7f038e59e1ee59e8592"),
            ("btv2:piece=64KiB", 528_389, "d5cc008912804c26faff4c6b0275a9358ad4e8d039d60a2fbaa6b1b411a0db79"),
            (
                "btv2:piece=128KiB",
                655_360,
                "f59a409e0d892de52c0bdd02e414e13a9a4cc581ae77a866e05a0c08383106a4",
            ),
        ];
        let uuid = *b"\x12\x34\x56\x78\x9a\xbc\xde\xf0\x12\x34\x56\x78\x9a\xbc\xde\xf0";
        for &(name, length, expected) in known {
            let object: Object = name.replace("SALT", &"5a".repeat(64)).parse().expect(name);
            let file: Vec<u8> = (0..length).map(|i| (i * i * 7 + i * 13 + (i >> 8) * 31) as u8).collect();
            let mut image = HashImage::new(object, length as u64).expect(name);
            if object.row.has_superblock() {
                image = image.with_superblock().expect(name);
            }
            let hasher = crate::object::ObjectHasher::new(object, None).chain(&file);
            for blocks in [1, 8, 64] {
                let (bytes, own) = written(&image, uuid, &file, blocks);
                let sha256 = digest(Algorithm::Sha256, &bytes);
                assert_eq!(hex::encode(sha256), expected, "{name}, {length} bytes");
                assert_eq!(Ok(own), hasher.digest(), "{name}, {length} bytes");
            }
        }
    }

    #[test]
    fn what_has_no_image_says_why() {
        let of = |name: &str, length| HashImage::new(name.parse().expect(name), length);
        for (name, length, told) in [
            ("oci", 0, "oci has no hash tree"),
            ("btv2", 0, "btv2:piece=1MiB"),
            ("dm-verity", 0, "0 bytes are no whole blocks of 4096"),
            ("dm-verity", 4097, "4097 bytes are no whole blocks of 4096"),
        ] {
            let fault = of(name, length).expect_err(name).to_string();
            assert!(fault.contains(told), "{fault}");
        }
        let fault = of("fs-verity", 0).and_then(HashImage::with_superblock).expect_err("none").to_string();
        assert!(fault.ends_with("has no superblock"), "{fault}");
        assert_eq!(of("fs-verity", 4096).expect("a tree").bytes(), 0, "a single block is the root");
        for (name, bytes) in [("dm-verity:hash-block=512", 512), ("dm-verity:hash-block=64KiB", 4096)] {
            let image = of(name, 4096).and_then(HashImage::with_superblock).expect(name);
            assert_eq!(image.bytes(), bytes, "{name}: `veritysetup` writes as many of one block");
        }
    }
}
