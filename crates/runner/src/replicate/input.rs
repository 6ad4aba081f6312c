//! Inputs: whole nodes, each below r, or bytes that are padded to such nodes as they are read.

use super::at::Named;
use super::pieces::Pieces;
use super::state::{Content, sha256};
use super::{Error, Padding, ordered};
use hashweave::replicate::{NODE, Node, field, fr32};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

/// The path that stands for data of zeros, on every system, as for the programs of main net; it is
/// never opened.
const ZEROS: &str = "/dev/zero";

/// Nodes, from a file or all zeros.
#[derive(Debug)]
pub(super) struct Input {
    path: PathBuf,
    /// Nothing if all are zeros.
    file: Option<Named>,
    bytes: u64,
    role: Role,
    pieces: Pieces,
    /// The digest of a whole segment of zeros.
    zeros: OnceLock<Node>,
}

/// Whether an input is all zeros.
pub fn is_zeros(path: &Path) -> bool {
    path == Path::new(ZEROS)
}

/// How many nodes data have: all inputs the same number, or if zeros fill them as many as the
/// largest, whose last node may be a part. `/dev/zero` has as many as the others.
///
/// # Errors
///
/// If they differ, or are empty, or have no whole number of nodes, and nothing is to fill them.
pub fn nodes(inputs: &[&Path], padding: Padding) -> Result<u64, Error> {
    count(inputs, Role::Data(padding))
}

/// How many nodes replicas have: all the same number.
///
/// # Errors
///
/// If they differ, or are empty, or have no whole number of nodes.
pub fn nodes_of_replicas(inputs: &[&Path]) -> Result<u64, Error> {
    count(inputs, Role::Replica)
}

/// Whether an input is data or a replica.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Data(Padding),
    /// It is as it was written: there is nothing to be padded.
    Replica,
}

impl Role {
    fn padding(self) -> Padding {
        match self {
            Self::Data(padding) => padding,
            Self::Replica => Padding::None,
        }
    }

    /// The fault of a file that has no whole number of nodes.
    fn partial(self, bytes: u64) -> String {
        let advice = match self {
            Self::Data(_) => "--fr32 takes any bytes; --pad fills the last node with zeros",
            Self::Replica => "so it is no replica, or not all of one",
        };
        format!("has {bytes} bytes, which is not a multiple of {NODE} ({advice})")
    }
}

fn count(inputs: &[&Path], role: Role) -> Result<u64, Error> {
    let padding = role.padding();
    let fills = padding != Padding::None;
    let mut nodes: Option<(u64, &Path)> = None;
    for &path in inputs.iter().filter(|path| !is_zeros(path)) {
        let bytes = Named::open(path)?.length()?;
        // Where its length is kept, an empty file is as good as any.
        let its = padding.nodes(if padding == Padding::Fr32 { bytes.max(1) } else { bytes });
        if its == 0 {
            return Err(fault(path, "is empty".to_owned()));
        }
        if !bytes.is_multiple_of(NODE as u64) && !fills {
            return Err(fault(path, role.partial(bytes)));
        }
        nodes = match nodes {
            Some((most, first)) if most != its && !fills => {
                let advice = if role == Role::Replica { "" } else { " (--pad fills with zeros)" };
                let text = format!(
                    "has {its} nodes, but {} has {most}: all files of a run must have the same number{advice}",
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
    /// Opens a replica, which must have the nodes of `pieces`.
    pub(super) fn replica(path: &Path, pieces: Pieces) -> Result<Self, Error> {
        Self::open(path, pieces, Role::Replica)
    }

    /// Opens data for the nodes of `pieces`: a file, or zeros if the path names them.
    pub(super) fn data(path: &Path, pieces: Pieces, padding: Padding) -> Result<Self, Error> {
        let role = Role::Data(padding);
        if !is_zeros(path) {
            return Self::open(path, pieces, role);
        }
        let bytes = padding.bytes(pieces.nodes as u64);
        Ok(Self { path: path.to_owned(), file: None, bytes, role, pieces, zeros: OnceLock::new() })
    }

    fn open(path: &Path, pieces: Pieces, role: Role) -> Result<Self, Error> {
        let (file, padding) = (Named::open(path)?, role.padding());
        let (bytes, room) = (file.length()?, padding.bytes(pieces.nodes as u64));
        if bytes != room && (padding == Padding::None || bytes > room) {
            let advice = match role {
                Role::Replica => "",
                Role::Data(Padding::Fr32) => ", when --fr32 pads them",
                Role::Data(_) => " (--pad fills a shorter file)",
            };
            let text = match bytes.is_multiple_of(NODE as u64) {
                false if padding == Padding::None => role.partial(bytes),
                _ => format!("has {bytes} bytes, but {} nodes have {room}{advice}", pieces.nodes),
            };
            return Err(fault(path, text));
        }
        Ok(Self { path: path.to_owned(), file: Some(file), bytes, role, pieces, zeros: OnceLock::new() })
    }

    /// How many bytes the data have that are padded, if they are.
    pub(super) fn length(&self) -> Option<u64> {
        (self.role.padding() == Padding::Fr32).then_some(self.bytes)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing needs to be read, because all nodes are zeros.
    pub(super) fn is_zeros(&self) -> bool {
        self.file.is_none()
    }

    /// The nodes of a segment and their digest; after the end of the file come zeros.
    pub(super) fn read(&self, segment: usize) -> Result<(Vec<u8>, Node), Error> {
        let nodes = self.pieces.nodes_of(segment..segment + 1);
        let mut bytes = vec![0; nodes.len() * NODE];
        let Some(file) = &self.file else {
            let digest = self.digest_of_zeros(&bytes);
            return Ok((bytes, digest));
        };
        let padding = self.role.padding();
        let at = padding.bytes(nodes.start as u64);
        let there = self.bytes.saturating_sub(at).min(padding.bytes(nodes.len() as u64)) as usize;
        if padding == Padding::Fr32 {
            let mut data = vec![0; there];
            file.read(at, &mut data)?;
            fr32::pad(&data, bytes.as_chunks_mut().0);
        } else {
            file.read(at, &mut bytes[..there])?;
            let advice = if self.role == Role::Replica { "" } else { ANY };
            elements(self.path(), nodes.start as u64, bytes.as_chunks().0, advice)?;
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
        let fr32 = self.role.padding() == Padding::Fr32;
        Content { bytes: self.bytes, sha256: sha256(sums.as_flattened()), fr32 }
    }

    /// The error for an input that differs from the one of the run in the folder.
    pub(super) fn other(&self, folder: &Path) -> Error {
        Error::Usage(format!(
            "{}: it is not the input of the run in {}: its content differs; use another folder",
            self.path().display(),
            folder.display()
        ))
    }

    /// The error for an input that changed during the run.
    pub(super) fn changed(&self) -> Error {
        fault(self.path(), "changed while it was read; start again".to_owned())
    }
}

/// Advice for data that have nodes not below r.
pub(super) const ANY: &str = " (--fr32 pads any bytes to such nodes)";

/// Refuses nodes that are not below r, the first of which has this number.
pub(super) fn elements(path: &Path, first: u64, nodes: &[Node], advice: &str) -> Result<(), Error> {
    let Some(bad) = nodes.iter().position(|node| !field::is_element(node)) else { return Ok(()) };
    let text = format!(
        "{} is not below r, the order of the scalar field of BLS12-381: every node must be an element of that field{advice}",
        placed(first + bad as u64)
    );
    Err(fault(path, text))
}

/// A node, with the place that it has in a file.
pub(super) fn placed(node: u64) -> String {
    format!("node {node} (bytes {} to {})", node * NODE as u64, (node + 1) * NODE as u64 - 1)
}

fn fault(path: &Path, fault: String) -> Error {
    Error::Input { file: path.to_owned(), fault }
}
