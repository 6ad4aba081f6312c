//! Hash trees of files, written to other files as their systems store them: that of dm-verity, which
//! `veritysetup format` makes, that of fs-verity, the piece layer of a torrent.
//!
//! A level is hashed by all threads, each of which takes the next group of blocks, hashes them side
//! by side and writes their digests to their place; the level above reads them there. So memory does
//! not depend on the size of the file; only a piece layer is read whole. The file appears whole or
//! not at all (`durable`).

use crate::durable::Temporary;
use crate::pages::Pages;
use crate::platform;
use crate::stop::Stop;
use crate::sum::{Options, Progress, Version, lock, with_helpers};
use hashweave::object::{HashImage, Level, Object};
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Bytes that a thread reads at once, if a group of blocks has as many.
const READ: u64 = 256 << 10;

/// The superblock before a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Superblock {
    /// Nothing.
    None,
    /// A superblock with this UUID.
    Uuid([u8; 16]),
    /// A superblock whose UUID is made of the root, so that the same image has the same bytes: of
    /// version 8 (RFC 9562, section 5.8).
    OfRoot,
}

/// Writes the hash tree of a file, and returns the digest of the file.
///
/// # Errors
///
/// If the file cannot be read, is no regular one, or changes meanwhile; if its length is none that the
/// digest takes; if the tree cannot be written; or if the run is [stopped](Options::stop). What was at
/// `out` is there then as it was.
pub fn write(
    options: &Options,
    object: Object,
    superblock: Superblock,
    path: &Path,
    out: &Path,
    progress: &Progress,
) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let before = Version::of_open(&file);
    let length = before.map(Version::size).ok_or_else(|| io::Error::other("it is no regular file"))?;
    let mut image = HashImage::new(object, length).map_err(io::Error::other)?;
    if superblock != Superblock::None {
        image = image.with_superblock().map_err(io::Error::other)?;
    }
    let (temporary, tree) = Temporary::held(out)?;
    tree.set_len(image.bytes())?;
    let mut root = Vec::new();
    for level in image.levels() {
        let work = Work {
            image: &image,
            level,
            from: if level.from.is_some() { &tree } else { &file },
            tree: &tree,
            next: AtomicU64::new(0),
            ended: Mutex::new(Ok(Vec::new())),
            stop: &options.stop,
            progress,
        };
        root = work.on_threads(options.jobs.hashing)?;
    }
    let digest = image.digest(&root);
    match superblock {
        Superblock::None => {}
        Superblock::Uuid(uuid) => platform::write_at(&tree, 0, &image.superblock(uuid))?,
        Superblock::OfRoot => platform::write_at(&tree, 0, &image.superblock(uuid_of(&root)))?,
    }
    if Version::has_changed(before, &file) {
        return Err(io::Error::other("it changed while it was hashed; try again when nobody writes to it"));
    }
    tree.sync_all()?;
    temporary.replace()?;
    Ok(digest)
}

/// The first bits of a root as a UUID of version 8, and of the variant of RFC 9562.
fn uuid_of(root: &[u8]) -> [u8; 16] {
    let mut uuid = [0; 16];
    uuid.copy_from_slice(&root[..16]);
    uuid[6] = uuid[6] & 0x0F | 0x80;
    uuid[8] = uuid[8] & 0x3F | 0x80;
    uuid
}

/// A level under way.
struct Work<'a> {
    image: &'a HashImage,
    level: Level,
    /// Where its blocks are.
    from: &'a File,
    tree: &'a File,
    /// The first byte that nobody has taken yet.
    next: AtomicU64,
    /// The root, if this is the last level; or the first fault.
    ended: Mutex<io::Result<Vec<u8>>>,
    stop: &'a Stop,
    progress: &'a Progress,
}

impl Work<'_> {
    /// Hashes the level; returns the root if this is the last one.
    fn on_threads(self, threads: usize) -> io::Result<Vec<u8>> {
        let readings = self.level.bytes.div_ceil(self.reading());
        let helpers = (threads as u64).min(readings).saturating_sub(1);
        with_helpers(helpers as usize, "hash image", || self.work(), || self.work());
        self.ended.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Bytes of a reading: blocks of one group.
    fn reading(&self) -> u64 {
        (READ / self.level.block).clamp(1, self.image.group()) * self.level.block
    }

    /// Takes readings until there are no more, or one has failed.
    fn work(&self) {
        let mut buffer = Pages::new(self.reading().min(self.level.bytes) as usize);
        loop {
            let at = self.next.fetch_add(self.reading(), Ordering::Relaxed);
            if at >= self.level.bytes {
                return;
            }
            let stopped = || Err(io::ErrorKind::Interrupted.into());
            let hashed = if self.stop.requested() { stopped() } else { self.hash(at, &mut buffer) };
            if let Err(error) = hashed {
                // Nobody takes another one.
                self.next.store(self.level.bytes, Ordering::Relaxed);
                self.end(Err(error));
            }
        }
    }

    fn end(&self, end: io::Result<Vec<u8>>) {
        let mut ended = lock(&self.ended);
        if ended.is_ok() {
            *ended = end;
        }
    }

    fn hash(&self, at: u64, buffer: &mut [u8]) -> io::Result<()> {
        let Level { from, bytes, block, to } = self.level;
        let blocks = &mut buffer[..self.reading().min(bytes - at) as usize];
        platform::read_at(self.from, from.unwrap_or(0) + at, blocks)?;
        let digests = self.image.hash(&self.level, blocks);
        if from.is_none() {
            self.progress.add_bytes(blocks.len() as u64);
        }
        match to {
            Some(to) => platform::write_at(self.tree, to + self.image.place(at / block), &digests),
            None => {
                self.end(Ok(digests));
                Ok(())
            }
        }
    }
}
