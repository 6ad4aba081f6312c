//! What goes in: whole nodes, each below r.

use super::at::Named;
use super::pieces::Pieces;
use super::state::{Content, sha256};
use super::{Error, ordered};
use hashweave::replicate::{NODE, Node, field};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

/// What stands for data that are all zeros, on every system, as for the programs of main net: nothing is read from it.
const ZEROS: &str = "/dev/zero";

/// Nodes, from a file or all zeros.
#[derive(Debug)]
pub(super) struct Input {
    path: PathBuf,
    /// Nothing if all are zeros.
    file: Option<Named>,
    bytes: u64,
    pieces: Pieces,
    /// The digest of a whole segment of zeros.
    zeros: OnceLock<Node>,
}

/// Whether an input is all zeros.
pub fn is_zeros(path: &Path) -> bool {
    path == Path::new(ZEROS)
}

/// How many nodes inputs have: all the same number. With `pad` the largest counts, and its last node may be a part. Zeros have as many as the others.
///
/// # Errors
///
/// If they differ, or are empty, or have no whole number of nodes.
pub fn nodes(inputs: &[&Path], pad: bool) -> Result<u64, Error> {
    let mut nodes: Option<(u64, &Path)> = None;
    for &path in inputs.iter().filter(|path| !is_zeros(path)) {
        let bytes = Named::open(path)?.length()?;
        let its = bytes.div_ceil(NODE as u64);
        if bytes == 0 {
            return Err(fault(path, "is empty".to_owned()));
        }
        if !bytes.is_multiple_of(NODE as u64) && !pad {
            return Err(fault(path, partial(bytes)));
        }
        nodes = match nodes {
            Some((most, first)) if most != its && !pad => {
                let text = format!(
                    "has {its} nodes, but {} has {most}: all files of a run must have the same number (--pad fills with zeros)",
                    first.display()
                );
                return Err(fault(path, text));
            }
            Some((most, first)) if most >= its => Some((most, first)),
            _ => Some((its, path)),
        };
    }
    let unknown = || format!("{ZEROS} has no end: give --size, --nodes or --registered-proof");
    nodes.map(|(nodes, _)| nodes).ok_or_else(|| {
        Error::Usage(if inputs.is_empty() { "there is no input".to_owned() } else { unknown() })
    })
}

impl Input {
    /// A file for so many nodes.
    pub(super) fn open(path: &Path, pieces: Pieces, pad: bool) -> Result<Self, Error> {
        let wanted = (pieces.nodes * NODE) as u64;
        let file = Named::open(path)?;
        let bytes = file.length()?;
        if bytes != wanted && !(pad && bytes < wanted) {
            let text = match bytes.is_multiple_of(NODE as u64) {
                false if !pad => partial(bytes),
                _ => format!(
                    "has {bytes} bytes, but {} nodes have {wanted} (--pad fills a shorter file)",
                    pieces.nodes
                ),
            };
            return Err(fault(path, text));
        }
        Ok(Self { path: path.to_owned(), file: Some(file), bytes, pieces, zeros: OnceLock::new() })
    }

    /// Data for so many nodes: a file, or zeros if that is what is named.
    pub(super) fn data(path: &Path, pieces: Pieces, pad: bool) -> Result<Self, Error> {
        if !is_zeros(path) {
            return Self::open(path, pieces, pad);
        }
        let bytes = (pieces.nodes * NODE) as u64;
        Ok(Self { path: path.to_owned(), file: None, bytes, pieces, zeros: OnceLock::new() })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing needs to be read, because all nodes are zeros.
    pub(super) fn is_zeros(&self) -> bool {
        self.file.is_none()
    }

    /// A segment and its digest; after the end of the file come zeros.
    pub(super) fn read(&self, segment: usize) -> Result<(Vec<u8>, Node), Error> {
        let (at, length) = self.pieces.bytes_of(segment);
        let mut bytes = vec![0; length];
        let Some(file) = &self.file else {
            let digest = self.digest_of_zeros(&bytes);
            return Ok((bytes, digest));
        };
        let there = self.bytes.saturating_sub(at).min(length as u64) as usize;
        file.read(at, &mut bytes[..there])?;
        let nodes = bytes.as_chunks::<NODE>().0;
        if let Some(bad) = nodes.iter().position(|node| !field::is_element(node)) {
            let node = at / NODE as u64 + bad as u64;
            let text = format!(
                "node {node} (bytes {} to {}) is not below r, the order of the scalar field of BLS12-381: every node must be an element of that field",
                node * NODE as u64,
                node * NODE as u64 + NODE as u64 - 1
            );
            return Err(fault(self.path(), text));
        }
        let digest = sha256(&bytes);
        Ok((bytes, digest))
    }

    /// The digest of a segment of zeros; that of whole ones is computed once.
    fn digest_of_zeros(&self, segment: &[u8]) -> Node {
        if segment.len() == self.pieces.segment * NODE {
            *self.zeros.get_or_init(|| sha256(segment))
        } else {
            sha256(segment)
        }
    }

    /// Reads everything: the content, and whether all nodes are elements.
    pub(super) fn scan(
        &self,
        threads: usize,
        keep_on: &(dyn Fn() -> Result<(), Error> + Sync),
    ) -> Result<Content, Error> {
        let sums = Mutex::new(vec![[0; NODE]; self.pieces.segments()]);
        ordered::spread(threads, 0..self.pieces.segments(), |segment| {
            keep_on()?;
            let digest = self.read(segment)?.1;
            ordered::held(&sums)[segment] = digest;
            Ok(())
        })?;
        let sums = sums.into_inner().unwrap_or_default();
        Ok(self.content(&sums))
    }

    /// The content by the digests of its segments.
    pub(super) fn content(&self, sums: &[Node]) -> Content {
        Content { bytes: self.bytes, sha256: sha256(sums.as_flattened()) }
    }

    /// What is said when it is not what a folder is of.
    pub(super) fn other(&self, folder: &Path) -> Error {
        Error::Usage(format!(
            "{}: it is not the input of the run in {}: its content differs; use another folder",
            self.path().display(),
            folder.display()
        ))
    }

    /// What is said when it is not what it was.
    pub(super) fn changed(&self) -> Error {
        fault(self.path(), "changed while it was read; start again".to_owned())
    }
}

fn partial(bytes: u64) -> String {
    format!("has {bytes} bytes, which is not a multiple of {NODE} (--pad fills the last node with zeros)")
}

fn fault(path: &Path, fault: String) -> Error {
    Error::Input { file: path.to_owned(), fault }
}
