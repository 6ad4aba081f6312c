//! What comes out: made in order on several threads, digested, and named when it is whole.

use super::{Error, ordered};
use crate::durable::Temporary;
use hashweave::replicate::Node;
use hashweave::{Algorithm, Hasher};
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

/// Writes a file of so many pieces and gives its SHA-256; it gets its name only if `agree` does.
pub(super) fn write(
    path: &Path,
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
    agree: impl FnOnce() -> Result<(), Error>,
) -> Result<Node, Error> {
    let temporary = Temporary::beside(path).map_err(Error::io("write", path))?;
    let mut file = File::options().write(true).open(temporary.path()).map_err(Error::io("write", path))?;
    let mut hasher = Hasher::new(Algorithm::Sha256);
    ordered::in_order(pieces, threads, make, |_, bytes| {
        hasher.update(&bytes);
        file.write_all(&bytes).map_err(Error::io("write", path))
    })?;
    agree()?;
    file.sync_all().map_err(Error::io("save", path))?;
    temporary.replace().map_err(Error::io("write", path))?;
    let mut digest = [0; 32];
    hasher.digest_into(&mut digest);
    Ok(digest)
}

/// The SHA-256 of what is made so, which is not kept.
pub(super) fn digest(
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
) -> Result<Node, Error> {
    let mut hasher = Hasher::new(Algorithm::Sha256);
    ordered::in_order(pieces, threads, make, |_, bytes| {
        hasher.update(&bytes);
        Ok(())
    })?;
    let mut digest = [0; 32];
    hasher.digest_into(&mut digest);
    Ok(digest)
}

/// The SHA-256 and the length of a file.
pub(super) fn of_file(path: &Path) -> Result<(u64, Node), Error> {
    let mut file = File::open(path).map_err(Error::io("read", path))?;
    let (mut hasher, mut buffer, mut bytes) = (Hasher::new(Algorithm::Sha256), vec![0; 1 << 20], 0);
    loop {
        let n = file.read(&mut buffer).map_err(Error::io("read", path))?;
        if n == 0 {
            break;
        }
        hasher.update(&buffer[..n]);
        bytes += n as u64;
    }
    let mut digest = [0; 32];
    hasher.digest_into(&mut digest);
    Ok((bytes, digest))
}
