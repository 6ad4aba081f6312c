//! The cache of a graph in a run's folder: parents that were computed once, read where they are
//! wanted.
//!
//! One file for each side of the graph, because every layer wants one side only. Nothing of it
//! stays in the process, which takes little more than its data; the system keeps pages as long as
//! it has room. Numbers are stored least significant byte first:
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
//! A file is made under another name, forced to the disk, and renamed. Before a run uses it, all of
//! it is read and compared with the digests, because a cache outlives the memory that made it. What
//! can no longer be read afterwards, or names no node, is computed: the graph is a function.

use super::at::Named;
use super::parents::{bytes_of, progress};
use super::{Error, Stage, Tell, ordered};
use crate::durable::Temporary;
use crate::stop::Stop;
use hashweave::replicate::{ApiVersion, Graph, Node, Parameters, Parents, Scheme, Side};
use hashweave::{Algorithm, digest_many};
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::OnceLock;

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
    /// By side.
    files: Vec<Named>,
    /// Made when a file fails.
    graph: OnceLock<Graph>,
}

impl Cache {
    /// Opens the files in a folder and verifies them; makes those that are not there.
    ///
    /// # Errors
    ///
    /// If a file is of another graph, is not as it was written, cannot be read or written, or a
    /// stop was requested.
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
            let file = Named::open(&path)?;
            verify(parameters, side, &file, threads, stop, tell)?;
            files.push(file);
        }
        Ok(Self { parameters: parameters.clone(), files, graph: OnceLock::new() })
    }

    /// Bytes of all files of a graph.
    #[must_use]
    pub fn bytes(parameters: &Parameters) -> u64 {
        let body = parameters.nodes * node_bytes(parameters);
        let each = HEADER + body + 32 * parameters.nodes.div_ceil(SEGMENT);
        (sides(parameters.scheme).len() * each) as u64
    }

    /// Parents from the file; false: it gives no nodes of this graph.
    fn read(&self, side: Side, first: usize, out: &mut [u32]) -> bool {
        let mut bytes = vec![0; 4 * out.len()];
        let at = HEADER + first * node_bytes(&self.parameters);
        if self.files[side as usize].read(at as u64, &mut bytes).is_err() {
            return false;
        }
        for (parent, bytes) in out.iter_mut().zip(bytes.as_chunks().0) {
            *parent = u32::from_le_bytes(*bytes);
        }
        out.iter().all(|&parent| (parent as usize) < self.parameters.nodes)
    }
}

impl Parents for Cache {
    /// # Panics
    ///
    /// As [`Graph`]'s.
    fn parents(&self, side: Side, first: usize, out: &mut [u32]) {
        let degree = self.parameters.scheme.degree();
        assert!(out.len().is_multiple_of(degree), "the nodes are not whole");
        assert!(
            first + out.len() / degree <= self.parameters.nodes,
            "there are {} nodes",
            self.parameters.nodes
        );
        if !self.read(side, first, out) {
            self.graph.get_or_init(|| Graph::new(&self.parameters)).parents(side, first, out);
        }
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
    let (temporary, mut file) = Temporary::held(path).map_err(&fault)?;
    file.write_all(&[0; HEADER]).map_err(&fault)?;
    let mut digests = Vec::new();
    let compute = |i| {
        let (first, count) = segment(parameters, i);
        let bytes = bytes_of(graph, side, first, count, parameters);
        Ok((sha256(&bytes), bytes))
    };
    let segments = parameters.nodes.div_ceil(SEGMENT);
    ordered::in_order(segments, helpers(threads), compute, |i, (digest, bytes)| {
        Error::if_stopped(stop)?;
        digests.extend(digest);
        file.write_all(&bytes).map_err(&fault)?;
        let (first, count) = segment(parameters, i);
        tell(progress(Stage::Saving, first + count, parameters.nodes));
        Ok(())
    })?;
    file.write_all(&digests).map_err(&fault)?;
    finish(&mut file, &header(parameters, side, &digests)).map_err(&fault)?;
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

/// Reads a file and compares it with its digests, and its header with the graph that is wanted.
fn verify(
    parameters: &Parameters,
    side: Side,
    file: &Named,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<(), Error> {
    let digests = verified_digests(parameters, side, file)?;
    let check = |i| {
        let (first, count) = segment(parameters, i);
        let at = HEADER + first * node_bytes(parameters);
        let bytes = read(file, at, count * node_bytes(parameters))?;
        if sha256(&bytes) == digests[i] {
            return Ok(());
        }
        let (last, end) = (first + count - 1, at + bytes.len() - 1);
        Err(corrupt(file, &format!("the parents of nodes {first} to {last} (bytes {at} to {end}) are")))
    };
    ordered::in_order(digests.len(), helpers(threads), check, |i, ()| {
        Error::if_stopped(stop)?;
        let (first, count) = segment(parameters, i);
        tell(progress(Stage::Verifying, first + count, parameters.nodes));
        Ok(())
    })
}

fn corrupt(file: &Named, what: &str) -> Error {
    let what = format!("{what} not as written");
    Error::Corrupt { file: file.path.clone(), what }
}

fn read(file: &Named, at: usize, length: usize) -> Result<Vec<u8>, Error> {
    let mut bytes = vec![0; length];
    file.read(at as u64, &mut bytes)?;
    Ok(bytes)
}

/// The digests of the segments, after everything but the body was compared.
fn verified_digests(parameters: &Parameters, side: Side, file: &Named) -> Result<Vec<Node>, Error> {
    let input = |fault: String| Error::Input { file: file.path.clone(), fault };
    let length = file.length()?;
    if length < HEADER as u64 {
        return Err(corrupt(file, &format!("it has {length} bytes, not even a header, and is")));
    }
    let header = read(file, 0, HEADER)?;
    if header[..16] != *MAGIC {
        return Err(input(
            "it is not a graph cache of Hashweave; remove it or use another folder".to_owned(),
        ));
    }
    if sha256(&header[..CHECKSUM]) != header[CHECKSUM..] {
        return Err(corrupt(file, &format!("the header (bytes 0 to {}) is", HEADER - 1)));
    }
    if header[16..20] != VERSION.to_le_bytes() {
        return Err(input(format!(
            "its format is not version {VERSION}; remove it to have it computed again"
        )));
    }
    let (its, wanted) = (header.first_chunk().expect("it is longer"), named(parameters, side));
    if *its != wanted {
        let (its, wanted) = (described(its), described(&wanted));
        return Err(input(format!(
            "it is the graph of {its}, not of {wanted}; remove it or use another folder"
        )));
    }
    let end = HEADER + parameters.nodes * node_bytes(parameters);
    let mut digests = vec![[0; 32]; parameters.nodes.div_ceil(SEGMENT)];
    let bytes = end + 32 * digests.len();
    if length != bytes as u64 {
        return Err(corrupt(file, &format!("it has {length} bytes of {bytes} and is")));
    }
    file.read(end as u64, digests.as_flattened_mut())?;
    if sha256(digests.as_flattened()) != header[NAMED..DIGESTS] {
        return Err(corrupt(file, &format!("the digests (bytes {end} to {}) are", bytes - 1)));
    }
    Ok(digests)
}

#[cfg(test)]
mod tests;
