//! Output files and standard output: made in order on several threads and digested; a file gets its
//! name when it is whole.
//!
//! Bytes on standard output cannot be taken back. So they are made twice: the first time only to
//! compare them with all that is known of the data.

use super::at::Named;
use super::{Error, ordered};
use crate::durable::Temporary;
use hashweave::replicate::Node;
use hashweave::{Algorithm, Hasher};
use std::io::{self, Read, Write};
use std::path::Path;
use system::streams::{Stream, was_closed};

/// How standard output is called.
const STANDARD: &str = "standard output";

/// Where an output goes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sink<'a> {
    File(Target<'a>),
    Standard,
}

/// A file that is written.
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

/// Writes `pieces` pieces and returns their SHA-256. `agree` is given the digest first, before a
/// file gets its name, and may refuse it.
pub(super) fn write(
    sink: Sink<'_>,
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
    agree: impl FnOnce(&Node) -> Result<(), Error>,
) -> Result<Node, Error> {
    match sink {
        Sink::File(target) => write_file(target, pieces, threads, make, agree),
        Sink::Standard => {
            let known = digest(pieces, threads, &make)?;
            agree(&known)?;
            let written = to_standard_output(pieces, threads, make)?;
            let fault = "what is read changed while it was written: what was written is wrong".to_owned();
            let changed = || Error::Input { file: STANDARD.into(), fault };
            (written == known).then_some(known).ok_or_else(changed)
        }
    }
}

/// Writes `pieces` pieces to standard output and returns their SHA-256.
fn to_standard_output(
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
) -> Result<Node, Error> {
    let mut output = StandardOutput::open()?;
    let digest = taken(pieces, threads, make, |bytes| output.write(bytes))?;
    output.end()?;
    Ok(digest)
}

/// Standard output, none of whose errors is lost.
pub(super) struct StandardOutput(io::StdoutLock<'static>);

impl StandardOutput {
    /// If there is one: the runtime puts something in the place of one that was closed, which takes
    /// everything.
    pub(super) fn open() -> Result<Self, Error> {
        match was_closed(Stream::Output) {
            true => Err(Self::fault(io::Error::other("it is closed"))),
            false => Ok(Self(io::stdout().lock())),
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.0.write_all(bytes).map_err(Self::fault)
    }

    /// Nothing is left in its buffer.
    pub(super) fn end(mut self) -> Result<(), Error> {
        self.0.flush().map_err(Self::fault)
    }

    fn fault(error: io::Error) -> Error {
        Error::Io { act: "write", file: STANDARD.into(), error }
    }
}

fn write_file(
    target: Target<'_>,
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
    agree: impl FnOnce(&Node) -> Result<(), Error>,
) -> Result<Node, Error> {
    let path = target.path;
    let (temporary, mut file) = Temporary::held(path).map_err(Error::io("write", path))?;
    let write = |bytes: &[u8]| file.write_all(bytes).map_err(Error::io("write", path));
    let digest = taken(pieces, threads, make, write)?;
    file.sync_all().map_err(Error::io("save", path))?;
    agree(&digest)?;
    target.take(temporary, &digest)?;
    Ok(digest)
}

/// The SHA-256 of the pieces that `make` makes, which are not kept.
pub(super) fn digest(
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
) -> Result<Node, Error> {
    taken(pieces, threads, make, |_| Ok(()))
}

/// The SHA-256 of the pieces that `make` makes, which `take` gets in order.
fn taken(
    pieces: usize,
    threads: usize,
    make: impl Fn(usize) -> Result<Vec<u8>, Error> + Sync,
    mut take: impl FnMut(&[u8]) -> Result<(), Error>,
) -> Result<Node, Error> {
    let mut hasher = Hasher::new(Algorithm::Sha256);
    ordered::in_order(pieces, threads, make, |_, bytes| {
        hasher.update(&bytes);
        take(&bytes)
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
