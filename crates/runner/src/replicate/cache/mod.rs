//! The cache of a graph in a run's folder: parents that were computed once, mapped into memory.
//!
//! One file for each side of the graph, because every layer wants one side only, and only that one is mapped. What a layer has passed is let
//! go, so that the process takes little more than its data; the system may keep the pages as long as it has room. Numbers are stored least significant byte first:
//!
//! | part | bytes | content |
//! |---|---|---|
//! | header | 4,096 | the table below |
//! | body | 4 · degree · nodes | the parents of every node |
//! | digests | 32 a segment | SHA-256 of every [`SEGMENT`] nodes of the body |
//!
//! | header | bytes |
//! |---|---|
//! | `hashweave graph\n` | 16 |
//! | version of the format | 4 |
//! | scheme, api version, side, zero | 4 |
//! | nodes | 8 |
//! | porep_id (zero but for `sdr`) | 32 |
//! | SHA-256 of the digests | 32 |
//! | zeros | |
//! | SHA-256 of all that | 32 |
//!
//! A file is made under another name, forced to the disk, and renamed. Before a run uses it, all of it is read and compared with the digests,
//! because a cache outlives the memory that made it.

use super::parents::{bytes_of, progress};
use super::{Error, Stage, Tell, ordered};
use crate::durable::Temporary;
use crate::stop::Stop;
use hashweave::replicate::{ApiVersion, Graph, Node, Parameters, Parents, Scheme, Side};
use hashweave::{Algorithm, digest_many};
use kernels::memory::View;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Nodes of a segment.
const SEGMENT: usize = 1 << 14;

/// Bytes of the header; a page, so that the body begins on one.
const HEADER: usize = 4096;

const MAGIC: &[u8; 16] = b"hashweave graph\n";

/// Of the format.
const VERSION: u32 = 1;

/// Where the header has what: the end of what names the parameters, and the digests.
const NAMED: usize = 64;
const DIGESTS: usize = NAMED + 32;
const CHECKSUM: usize = HEADER - 32;

/// The parents of a graph from files that were verified.
#[derive(Debug)]
pub struct Cache {
    parameters: Parameters,
    /// By side; open as long as this is, with a shared lock once it was mapped.
    files: Vec<(PathBuf, File)>,
    /// The side that is mapped.
    mapped: Mutex<Option<(Side, Arc<View>)>>,
}

impl Cache {
    /// Opens the files in a folder and verifies them; makes what is not there.
    ///
    /// # Errors
    ///
    /// If a file is of another graph, is not as it was written, cannot be read or written, or it was asked to stop.
    pub fn open(
        parameters: &Parameters,
        folder: &Path,
        threads: usize,
        stop: &Stop,
        tell: &mut Tell<'_>,
    ) -> Result<Self, Error> {
        let mut graph = None;
        let mut files = Vec::new();
        for &side in sides(parameters.scheme) {
            let path = folder.join(name(side));
            if !path.exists() {
                let graph = graph.get_or_insert_with(|| Graph::new(parameters));
                make(parameters, graph, side, &path, threads, stop, tell)?;
            }
            let file = File::open(&path).map_err(Error::io("open", &path))?;
            let view = view(&path, &file)?;
            verify(parameters, side, &path, &view, threads, stop, tell)?;
            files.push((path, file));
        }
        Ok(Self { parameters: parameters.clone(), files, mapped: Mutex::new(None) })
    }

    /// Bytes of all files of a graph.
    #[must_use]
    pub fn bytes(parameters: &Parameters) -> u64 {
        let body = parameters.nodes * node_bytes(parameters);
        let each = HEADER + body + 32 * parameters.nodes.div_ceil(SEGMENT);
        (sides(parameters.scheme).len() * each) as u64
    }

    /// One side's file, mapped; the other side is let go.
    fn side(&self, side: Side) -> Arc<View> {
        let mut mapped = ordered::held(&self.mapped);
        match &*mapped {
            Some((present, view)) if *present == side => Arc::clone(view),
            _ => {
                *mapped = None;
                let (path, file) = &self.files[side as usize];
                let view =
                    Arc::new(view(path, file).expect("a file that was mapped before can be mapped again"));
                *mapped = Some((side, Arc::clone(&view)));
                view
            }
        }
    }
}

impl Parents for Cache {
    /// # Panics
    ///
    /// As [`Graph`]'s; and if the system refuses to map a file again that it has mapped before.
    fn parents(&self, side: Side, first: usize, out: &mut [u32]) {
        let degree = self.parameters.scheme.degree();
        assert!(out.len().is_multiple_of(degree), "the nodes are not whole");
        assert!(
            first + out.len() / degree <= self.parameters.nodes,
            "there are {} nodes",
            self.parameters.nodes
        );
        let view = self.side(side);
        let start = HEADER + 4 * degree * first;
        let there = start..start + 4 * out.len();
        for (parent, bytes) in out.iter_mut().zip(view[there.clone()].as_chunks().0) {
            *parent = u32::from_le_bytes(*bytes);
        }
        // A layer passes through them once.
        view.release(there);
    }
}

/// Those that a scheme's layers use, in the order of [`Side`].
fn sides(scheme: Scheme) -> &'static [Side] {
    if scheme == Scheme::Sdr { &[Side::Forward] } else { &[Side::Forward, Side::Reversed] }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::Forward => "graph-forward.cache",
        Side::Reversed => "graph-reversed.cache",
    }
}

fn node_bytes(parameters: &Parameters) -> usize {
    4 * parameters.scheme.degree()
}

fn view(path: &Path, file: &File) -> Result<View, Error> {
    let view = file.try_clone().and_then(View::of);
    view.map_err(Error::io("map", path))
}

/// The part of the header that names the graph.
fn named(parameters: &Parameters, side: Side) -> [u8; NAMED] {
    let sdr = parameters.scheme == Scheme::Sdr;
    let position = |found: Option<usize>| found.unwrap_or_default() as u8;
    let scheme = position(Scheme::ALL.iter().position(|&scheme| scheme == parameters.scheme));
    let api = position(ApiVersion::ALL.iter().position(|&version| sdr && version == parameters.api_version));
    let mut header = [0; NAMED];
    header[..16].copy_from_slice(MAGIC);
    header[16..20].copy_from_slice(&VERSION.to_le_bytes());
    header[20..24].copy_from_slice(&[scheme, api, side as u8, 0]);
    header[24..32].copy_from_slice(&(parameters.nodes as u64).to_le_bytes());
    if sdr {
        header[32..].copy_from_slice(&parameters.porep_id);
    }
    header
}

/// In words, what such a part names.
fn described(header: &[u8; NAMED]) -> String {
    let nodes = u64::from_le_bytes(*header[24..].first_chunk().expect("it is longer"));
    let scheme = Scheme::ALL.get(usize::from(header[20])).map_or("an unknown scheme", |scheme| scheme.name());
    let api = ApiVersion::ALL.get(usize::from(header[21])).map_or("?", |version| version.name());
    let side = if header[22] == 0 { "forward" } else { "reversed" };
    let porep_id = hex::encode(&header[32..]);
    if scheme == Scheme::Sdr.name() {
        format!("sdr with {nodes} nodes, api {api}, porep_id {porep_id}")
    } else {
        format!("{scheme} with {nodes} nodes, {side}")
    }
}

fn sha256(message: &[u8]) -> Node {
    let mut digest = [0; 32];
    digest_many(Algorithm::Sha256, &[message], &mut digest);
    digest
}

/// The nodes of a segment.
fn segment(parameters: &Parameters, i: usize) -> (usize, usize) {
    let first = i * SEGMENT;
    (first, SEGMENT.min(parameters.nodes - first))
}

fn helpers(threads: usize) -> usize {
    if threads > 1 { threads } else { 0 }
}

fn make(
    parameters: &Parameters,
    graph: &Graph,
    side: Side,
    path: &Path,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<(), Error> {
    let fault = Error::io("write", path);
    let temporary = Temporary::beside(path).map_err(&fault)?;
    let mut file = OpenOptions::new().write(true).open(temporary.path()).map_err(&fault)?;
    file.write_all(&[0; HEADER]).map_err(&fault)?;
    let mut digests = Vec::new();
    let compute = |i| {
        let (first, count) = segment(parameters, i);
        let bytes = bytes_of(graph, side, first, count, parameters);
        Ok((sha256(&bytes), bytes))
    };
    let segments = parameters.nodes.div_ceil(SEGMENT);
    ordered::in_order(segments, helpers(threads), compute, |i, (digest, bytes)| {
        if stop.requested() {
            return Err(Error::Interrupted { saved: None });
        }
        digests.extend(digest);
        file.write_all(&bytes).map_err(&fault)?;
        let (first, count) = segment(parameters, i);
        tell(progress(Stage::Saving, first + count, parameters.nodes));
        Ok(())
    })?;
    file.write_all(&digests).map_err(&fault)?;
    finish(&mut file, &header(parameters, side, &digests)).map_err(&fault)?;
    drop(file);
    temporary.replace().map_err(&fault)
}

fn header(parameters: &Parameters, side: Side, digests: &[u8]) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..NAMED].copy_from_slice(&named(parameters, side));
    header[NAMED..DIGESTS].copy_from_slice(&sha256(digests));
    let checksum = sha256(&header[..CHECKSUM]);
    header[CHECKSUM..].copy_from_slice(&checksum);
    header
}

fn finish(file: &mut File, header: &[u8; HEADER]) -> io::Result<()> {
    file.seek(SeekFrom::Start(0))?;
    file.write_all(header)?;
    file.sync_all()
}

/// Reads a file and compares it with what it says of itself, and that with what is wanted.
fn verify(
    parameters: &Parameters,
    side: Side,
    path: &Path,
    view: &View,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<(), Error> {
    let corrupt = |what: String| Error::Corrupt {
        file: path.to_owned(),
        what: format!("{what} not as written; remove the file, and it is computed again"),
    };
    let digests = verified_header(parameters, side, path, view, &corrupt)?;
    let body = &view[HEADER..][..parameters.nodes * node_bytes(parameters)];
    let check = |i| {
        let (first, count) = segment(parameters, i);
        let bytes = &body[first * node_bytes(parameters)..][..count * node_bytes(parameters)];
        let at = HEADER + first * node_bytes(parameters);
        let same = sha256(bytes) == digests[i];
        // Layers come later, or on another side: what has been read would be the most memory of a run.
        view.release(at..at + bytes.len());
        if same {
            return Ok(());
        }
        Err(corrupt(format!(
            "the parents of nodes {first} to {} (bytes {at} to {}) are",
            first + count - 1,
            at + bytes.len() - 1
        )))
    };
    ordered::in_order(digests.len(), helpers(threads), check, |i, ()| {
        if stop.requested() {
            return Err(Error::Interrupted { saved: None });
        }
        let (first, count) = segment(parameters, i);
        tell(progress(Stage::Verifying, first + count, parameters.nodes));
        Ok(())
    })
}

/// The digests of the segments, after everything but the body was compared.
fn verified_header<'v>(
    parameters: &Parameters,
    side: Side,
    path: &Path,
    view: &'v View,
    corrupt: &dyn Fn(String) -> Error,
) -> Result<&'v [Node], Error> {
    let input = |fault: String| Error::Input { file: path.to_owned(), fault };
    let Some(header) = view.first_chunk::<HEADER>() else {
        return Err(corrupt(format!("it has {} bytes, not even a header, and is", view.len())));
    };
    if header[..16] != *MAGIC {
        return Err(input("it is no graph cache of Hashweave; remove it or take another folder".to_owned()));
    }
    if sha256(&header[..CHECKSUM]) != header[CHECKSUM..] {
        return Err(corrupt(format!("the header (bytes 0 to {}) is", HEADER - 1)));
    }
    if header[16..20] != VERSION.to_le_bytes() {
        return Err(input(format!(
            "its format is not version {VERSION}; remove it, and it is computed again"
        )));
    }
    let (its, wanted) = (header.first_chunk().expect("it is longer"), named(parameters, side));
    if *its != wanted {
        let (its, wanted) = (described(its), described(&wanted));
        return Err(input(format!(
            "it is the graph of {its}, not of {wanted}; remove it or take another folder"
        )));
    }
    let body = parameters.nodes * node_bytes(parameters);
    let bytes = HEADER + body + 32 * parameters.nodes.div_ceil(SEGMENT);
    if view.len() != bytes {
        return Err(corrupt(format!("it has {} bytes of {bytes} and is", view.len())));
    }
    let digests = &view[HEADER + body..];
    if sha256(digests) != header[NAMED..DIGESTS] {
        return Err(corrupt(format!("the digests (bytes {} to {}) are", HEADER + body, bytes - 1)));
    }
    Ok(digests.as_chunks().0)
}

#[cfg(test)]
mod tests;
