//! The trees that Linux verifies block by block: fs-verity and dm-verity.
//!
//! Blocks of the file are hashed, their digests fill blocks, which are hashed again, until one digest
//! is left, the root. fs-verity has the salt before each block, filled up to a block of the hash
//! function, and hashes a descriptor with the root. dm-verity has the salt before each block as it
//! is, or after it in format 0, where digests also lie side by side in a block; in format 1 each has
//! as many bytes as the next power of two.
//!
//! Sources: Linux, `Documentation/filesystems/fsverity.rst` and
//! `Documentation/admin-guide/device-mapper/verity.rst`; cryptsetup, "DMVerity" of its wiki.

use super::combine::Combine;
use super::layout::{Layout, Level};
use super::leaves::{Around, digests_of_rows};
use super::parameter::Settings;
use crate::one::digest;
use hashes::Algorithm;

/// Blocks of digests that are hashed side by side: they fill the lanes of any kernel, and stay in a
/// core's cache.
const TOGETHER: usize = 32;

/// How blocks of digests are made and hashed.
#[derive(Clone, Debug)]
struct Form {
    algorithm: Algorithm,
    /// The bytes that are hashed before a block, and after it.
    around: Around,
    /// Bytes of a block of digests.
    block: usize,
    /// Bytes that a digest takes there.
    room: usize,
    /// Digests in a block, a power of two.
    children: usize,
}

impl Form {
    fn fs_verity(settings: &Settings) -> Self {
        let around = (padded_salt(settings), Vec::new());
        Self { around, ..Self::plain(settings) }
    }

    fn dm_verity(settings: &Settings) -> Self {
        let plain = Self::plain(settings);
        let room = if settings.format == 0 { plain.room } else { plain.room.next_power_of_two() };
        Self { around: around_in_dm_verity(settings), room, ..plain }
    }

    /// Digests side by side, and no salt.
    fn plain(settings: &Settings) -> Self {
        let (block, room) = (settings.block as usize, settings.algorithm.digest_length());
        let children = 1 << (block / room).ilog2();
        Self { algorithm: settings.algorithm, around: (Vec::new(), Vec::new()), block, room, children }
    }

    /// Digests, one after another, as they lie in blocks; what is left of the last one is missing.
    fn laid_out(&self, digests: &[u8]) -> Vec<u8> {
        let size = self.algorithm.digest_length();
        if self.room == size {
            return digests.to_vec();
        }
        let mut bytes = Vec::with_capacity(digests.len() / size * self.room);
        for digest in digests.chunks_exact(size) {
            bytes.extend_from_slice(digest);
            bytes.resize(bytes.len().next_multiple_of(self.room), 0);
        }
        bytes
    }

    /// Where the digest of a block lies among those of its level.
    fn place(&self, block: u64) -> u64 {
        let children = self.children as u64;
        block / children * self.block as u64 + block % children * self.room as u64
    }

    /// The digests of the blocks that digests fill, the last one with zeros.
    fn parents(&self, digests: &[u8]) -> Vec<u8> {
        let own = self.children * self.algorithm.digest_length();
        let mut blocks = Vec::with_capacity(digests.len().div_ceil(own) * self.block);
        for children in digests.chunks(own) {
            blocks.extend(self.laid_out(children));
            blocks.resize(blocks.len().next_multiple_of(self.block), 0);
        }
        digests_of_rows(self.algorithm, &self.around, &blocks, self.block)
    }
}

/// The salt of fs-verity as it is hashed: filled up with zeros to a block of the hash function.
fn padded_salt(settings: &Settings) -> Vec<u8> {
    let mut salt = settings.salt.bytes().to_vec();
    salt.resize(salt.len().next_multiple_of(settings.algorithm.primitive().block()), 0);
    salt
}

/// The bytes that fs-verity hashes before and after that many bytes of a block.
pub(super) fn around_in_fs_verity(settings: &Settings, length: u64) -> Around {
    (padded_salt(settings), vec![0; (settings.leaf - length) as usize])
}

/// The bytes that dm-verity hashes before and after a block.
pub(super) fn around_in_dm_verity(settings: &Settings) -> Around {
    let salt = settings.salt.bytes().to_vec();
    if settings.format == 0 { (Vec::new(), salt) } else { (salt, Vec::new()) }
}

/// The tree over the digests so far.
#[derive(Clone, Debug)]
struct Levels {
    form: Form,
    /// Of each level the digests that are not hashed yet.
    waiting: Vec<Vec<u8>>,
}

impl Levels {
    fn new(form: Form) -> Self {
        Self { form, waiting: Vec::new() }
    }

    fn append(&mut self, level: usize, digests: &[u8]) {
        if self.waiting.len() == level {
            self.waiting.push(Vec::new());
        }
        let waiting = &mut self.waiting[level];
        waiting.extend_from_slice(digests);
        let together = TOGETHER * self.form.children * self.form.algorithm.digest_length();
        let full = waiting.len() / together * together;
        if full > 0 {
            let parents = self.form.parents(&waiting[..full]);
            waiting.drain(..full);
            self.append(level + 1, &parents);
        }
    }

    /// The root: zeros of an empty file.
    fn root(&self) -> Vec<u8> {
        let size = self.form.algorithm.digest_length();
        let mut above: Vec<u8> = Vec::new();
        let mut level = 0;
        loop {
            let waiting = self.waiting.get(level).map_or(&[][..], |waiting| waiting);
            let own = [waiting, &above].concat();
            level += 1;
            if level >= self.waiting.len() && own.len() <= size {
                return if own.is_empty() { vec![0; size] } else { own };
            }
            above = self.form.parents(&own);
        }
    }
}

/// The tree of dm-verity.
#[derive(Clone, Debug)]
pub(super) struct DmVerity(Levels);

impl DmVerity {
    pub(super) fn new(settings: &Settings) -> Self {
        Self(Levels::new(Form::dm_verity(settings)))
    }
}

impl Combine for DmVerity {
    fn append(&mut self, digests: &[u8], _length: u64) {
        self.0.append(0, digests);
    }

    fn digest(&self) -> Vec<u8> {
        self.0.root()
    }
}

/// The tree of fs-verity, and the bytes of the file.
#[derive(Clone, Debug)]
pub(super) struct FsVerity {
    levels: Levels,
    settings: Settings,
    size: u64,
}

impl FsVerity {
    pub(super) fn new(settings: &Settings) -> Self {
        Self { levels: Levels::new(Form::fs_verity(settings)), settings: *settings, size: 0 }
    }
}

impl Combine for FsVerity {
    /// An empty file has no block.
    fn append(&mut self, digests: &[u8], length: u64) {
        if length > 0 {
            self.size += (digests.len() / self.settings.algorithm.digest_length()) as u64 * length;
            self.levels.append(0, digests);
        }
    }

    fn digest(&self) -> Vec<u8> {
        of_descriptor(&self.settings, &self.levels.root(), self.size)
    }
}

/// The tree over a file, in blocks.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    form: Form,
    settings: Settings,
    length: u64,
    digest: fn(&Settings, &[u8], u64) -> Vec<u8>,
}

impl Blocks {
    pub(super) fn fs_verity(settings: &Settings, length: u64) -> Self {
        let form = Form::fs_verity(settings);
        let digest = |settings: &Settings, root: &[u8], length| match root {
            [] => of_descriptor(settings, &vec![0; settings.algorithm.digest_length()], length),
            root => of_descriptor(settings, root, length),
        };
        Self { form, settings: *settings, length, digest }
    }

    pub(super) fn dm_verity(settings: &Settings, length: u64) -> Self {
        let form = Form::dm_verity(settings);
        Self { form, settings: *settings, length, digest: |_, root, _| root.to_vec() }
    }

    /// Blocks of the levels above the file, the lowest first.
    fn counts(&self) -> Vec<u64> {
        let mut counts = Vec::new();
        let mut nodes = self.length.div_ceil(self.settings.leaf);
        while nodes > 1 {
            nodes = nodes.div_ceil(self.form.children as u64);
            counts.push(nodes);
        }
        counts
    }
}

impl Layout for Blocks {
    fn bytes(&self) -> u64 {
        self.counts().iter().sum::<u64>() * self.settings.block
    }

    fn levels(&self) -> Vec<Level> {
        let Settings { leaf, block, .. } = self.settings;
        let mut place = self.bytes();
        let mut level = Level { from: None, bytes: self.length, block: leaf, to: None };
        let mut levels = Vec::new();
        for count in self.counts() {
            place -= count * block;
            levels.push(Level { to: Some(place), ..level });
            level = Level { from: Some(place), bytes: count * block, block, to: None };
        }
        levels.push(level);
        levels
    }

    fn group(&self) -> u64 {
        self.form.children as u64
    }

    fn place(&self, block: u64) -> u64 {
        self.form.place(block)
    }

    fn hash(&self, level: &Level, blocks: &[u8]) -> Vec<u8> {
        let Form { algorithm, ref around, .. } = self.form;
        let block = level.block as usize;
        // The last block of a file under fs-verity is hashed with zeros after it.
        let mut padded = Vec::new();
        if !blocks.len().is_multiple_of(block) {
            padded = blocks.to_vec();
            padded.resize(blocks.len().next_multiple_of(block), 0);
        }
        let whole = if padded.is_empty() { blocks } else { &padded };
        let digests = digests_of_rows(algorithm, around, whole, block);
        if level.to.is_some() { self.form.laid_out(&digests) } else { digests }
    }

    fn digest(&self, root: &[u8]) -> Vec<u8> {
        (self.digest)(&self.settings, root, self.length)
    }
}

/// The superblock of dm-verity (`struct verity_sb` of cryptsetup, version 1), filled up with zeros.
pub(super) fn superblock(settings: &Settings, blocks: u64, uuid: [u8; 16]) -> Vec<u8> {
    const VERSION: u32 = 1;
    let (salt, name) = (settings.salt.bytes(), settings.algorithm.to_string());
    let mut bytes = Vec::new();
    let mut put = |field: &[u8], room: usize| {
        let end = bytes.len() + room;
        bytes.extend_from_slice(field);
        bytes.resize(end, 0);
    };
    put(b"verity", 8);
    put(&VERSION.to_le_bytes(), 4);
    put(&u32::from(settings.format).to_le_bytes(), 4);
    put(&uuid, 16);
    put(name.as_bytes(), 32);
    put(&(settings.leaf as u32).to_le_bytes(), 4);
    put(&(settings.block as u32).to_le_bytes(), 4);
    put(&blocks.to_le_bytes(), 8);
    put(&(salt.len() as u16).to_le_bytes(), 8);
    put(salt, 256 + 168);
    bytes
}

/// The digest of a file: that of `struct fsverity_descriptor` (`linux/fsverity.h`).
pub(super) fn of_descriptor(settings: &Settings, root: &[u8], size: u64) -> Vec<u8> {
    const VERSION: u8 = 1;
    let number = if settings.algorithm == Algorithm::Sha512 { 2 } else { 1 };
    let (salt, block) = (settings.salt.bytes(), settings.block.trailing_zeros() as u8);
    let mut descriptor = vec![VERSION, number, block, salt.len() as u8, 0, 0, 0, 0];
    descriptor.extend(size.to_le_bytes());
    for (field, room) in [(root, 64), (salt, 32), (&[], 144)] {
        let end = descriptor.len() + room;
        descriptor.extend(field);
        descriptor.resize(end, 0);
    }
    digest(settings.algorithm, &descriptor).to_vec()
}

#[cfg(test)]
mod tests {
    use crate::object::{Object, ObjectHasher};

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

    /// The root hash of `veritysetup format`, version 2.6.1, of the same files: trees of no level, of
    /// one, two and more, and digests that do not fill a block.
    #[test]
    fn roots_of_dm_verity_are_those_of_veritysetup() {
        let known = [
            ("dm-verity", 4096, "a1c3ed206411c5ae6cbd0b04ee0aeaffcc72760a89ee4a484a96ebe7765c84de"),
            ("dm-verity", 8192, "355c9b63e0a3a38137331705e59aa1105cc8d8999e99e315ab33dc5e67072fe5"),
            ("dm-verity", 524288, "a9cd4f40fd9b2990ebb48359da979918d746dc0a01b8ffd351cc9c161292c132"),
            ("dm-verity", 528384, "874c47fdd8901ad4ed8e22644ad3df52c891b61d16399783342a17be0e96036e"),
            (
                "dm-verity:salt=00ff10",
                528384,
                "1e944459a233c7a958dc18493fea34b0122d8448535a07ef08e8ae86dd1bb2b4",
            ),
            ("dm-verity:sha1,salt=00ff10,format=0", 528384, "43f77212263480952d84fa594c681fb54e66227f"),
            (
                "dm-verity:sha1,data-block=512,hash-block=512,salt=abab",
                528384,
                "488c114253d6d44279d2e0ef6baf1cd596f7907e",
            ),
            (
                "dm-verity:sha1,data-block=512,hash-block=512,format=0",
                528384,
                "8f5c81490ba67d1fb10fe64557acce968ec8fe3e",
            ),
            (
                "dm-verity:sha384,hash-block=512,salt=SALT",
                65536,
                "d95690d2fd4748ec92df4c39872e7178b6925564ca6f059295bc18f551788543b6b31cd270581f1cc78b39751405af97",
            ),
        ];
        for (name, length, expected) in known {
            let name = name.replace("SALT", &"5a".repeat(64));
            assert_eq!(text(&name, &file(length)), expected, "{name}, {length} bytes");
        }
    }
}
