//! What comes out: made in order on several threads, digested, and named when it is whole.

use super::at::Named;
use super::{Error, ordered};
use crate::durable::Temporary;
use hashweave::replicate::Node;
use hashweave::{Algorithm, Hasher};
use std::io::{self, Read, Write};
use std::path::Path;

/// Where an output goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target<'a> {
    pub(super) path: &'a Path,
    /// In place of a file that is there.
    pub(super) force: bool,
}

impl Target<'_> {
    /// Gives a file with this digest its name. An earlier run may have done so.
    pub(super) fn take(self, temporary: Temporary<'_>, digest: &Node) -> Result<(), Error> {
        let named = if self.force { temporary.replace() } else { temporary.appear() };
        match named {
            Err(error)
                if error.kind() == io::ErrorKind::AlreadyExists && of_file(self.path)?.1 == *digest =>
            {
                Ok(())
            }
            named => named.map_err(Error::io("write", self.path)),
        }
    }
}

/// Writes a file of so many pieces and gives its SHA-256; it gets its name only if `agree` does, to whom the digest is told.
pub(super) fn write(
    target: Target<'_>,
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
    agree: impl FnOnce(&Node) -> Result<(), Error>,
) -> Result<Node, Error> {
    let path = target.path;
    let (temporary, mut file) = Temporary::held(path).map_err(Error::io("write", path))?;
    let mut hasher = Hasher::new(Algorithm::Sha256);
    ordered::in_order(pieces, threads, make, |_, bytes| {
        hasher.update(&bytes);
        file.write_all(&bytes).map_err(Error::io("write", path))
    })?;
    file.sync_all().map_err(Error::io("save", path))?;
    let mut digest = [0; 32];
    hasher.digest_into(&mut digest);
    agree(&digest)?;
    target.take(temporary, &digest)?;
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
    let named = Named::open(path)?;
    let mut file = named.stream();
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
