//! The parent cache of main net: N × 14 numbers of 32 bits, least significant byte first, and
//! nothing else.
//!
//! Threads compute chunks; this one takes them in order, hashes them and writes them. SHA-256 of
//! one stream is serial: it costs about a fifth of what computing does, so it keeps up with about
//! five threads.

use super::at::Named;
use super::output::{StandardOutput, Target};
use super::{Error, Event, Progress, Stage, Tell, disk, ordered, places};
use crate::durable::{Temporary, folder_of};
use crate::outputs::{self, Named as Output};
use crate::stop::Stop;
use hashweave::replicate::{Graph, Node, Parameters, Parents, Scheme, Side};
use hashweave::{Algorithm, Hasher};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Nodes of a chunk: small enough for the second-level cache and for memory that is given back to
/// the next one.
const CHUNK: usize = 2048;

/// Chunks between reports.
const REPORT: usize = 64;

/// A parent cache that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParentsFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its length.
    pub bytes: u64,
    /// Its SHA-256.
    pub sha256: Node,
}

/// Writes the parent cache of `sdr` as main net has it; a folder as `out` gets the file under main
/// net's name for it. The file appears whole or not at all, and with `force` in place of one that
/// is there.
///
/// # Errors
///
/// If the scheme is another one, the file is there and not to be replaced, the disk has no room for
/// it, it cannot be written in full, or a stop was requested.
pub fn parents(
    parameters: &Parameters,
    out: &Path,
    force: bool,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<ParentsFile, Error> {
    let name = main_net_name(parameters)?;
    let path = if out.is_dir() { out.join(name) } else { out.to_owned() };
    let output = Output::new("--out", &path);
    outputs::check(&[output], &[]).map_err(|clash| Error::Usage(clash.to_string()))?;
    places::keeps_clear(output, None)?;
    if !force && places::is_taken(&path) {
        return Err(places::taken(&path));
    }
    let fault = Error::io("write", &path);
    let bytes = length(parameters);
    disk::room_for(&[(folder_of(&path).to_owned(), bytes)])?;
    let (temporary, mut file) = Temporary::held(&path).map_err(&fault)?;
    let sha256 = stream(parameters, threads, stop, tell, &mut |bytes| file.write_all(bytes).map_err(&fault))?;
    file.sync_all().map_err(&fault)?;
    Target { path: &path, force }.take(temporary, &sha256)?;
    Ok(ParentsFile { path: path.clone(), bytes, sha256 })
}

/// The same bytes, to standard output.
///
/// # Errors
///
/// If the scheme is another one, standard output does not take them, or a stop was requested.
pub fn parents_to_standard_output(
    parameters: &Parameters,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<ParentsFile, Error> {
    main_net_name(parameters)?;
    let mut output = StandardOutput::open()?;
    let sha256 = stream(parameters, threads, stop, tell, &mut |bytes| output.write(bytes))?;
    output.end()?;
    let bytes = length(parameters);
    Ok(ParentsFile { path: outputs::STANDARD.into(), bytes, sha256 })
}

/// The parent cache in a folder, under main net's name: written if it is not there, else compared,
/// node by node, with what is computed.
///
/// # Errors
///
/// As of [`parents`]; [`Error::Corrupt`] if the file is another one, which is not changed.
pub fn parents_in(
    parameters: &Parameters,
    folder: &Path,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<ParentsFile, Error> {
    fs::create_dir_all(folder).map_err(Error::io("make the folder", folder))?;
    let path = folder.join(main_net_name(parameters)?);
    if path.exists() {
        compare(parameters, &path, threads, stop, tell)
    } else {
        parents(parameters, &path, false, threads, stop, tell)
    }
}

/// Compares a parent cache with what is computed.
pub(super) fn compare(
    parameters: &Parameters,
    path: &Path,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<ParentsFile, Error> {
    let file = Named::open(path)?;
    let (there, bytes) = (file.length()?, length(parameters));
    let corrupt = |what: String| {
        let what = format!("{what}; remove it, and it is made again");
        Error::Corrupt { file: path.to_owned(), what }
    };
    if there != bytes {
        return Err(corrupt(format!("has {there} bytes instead of {bytes}")));
    }
    let (mut at, mut kept) = (0, Vec::new());
    let sha256 = stream(parameters, threads, stop, tell, &mut |computed| {
        kept.resize(computed.len(), 0);
        file.read(at, &mut kept)?;
        if let Some(byte) = kept.iter().zip(computed).position(|(kept, computed)| kept != computed) {
            let node = (at as usize + byte) / (4 * parameters.scheme.degree());
            return Err(corrupt(format!("has other parents of node {node} than its graph")));
        }
        at += computed.len() as u64;
        Ok(())
    })?;
    Ok(ParentsFile { path: path.to_owned(), bytes, sha256 })
}

/// The SHA-256 of that file, without a file: for graphs that no disk at hand holds.
///
/// # Errors
///
/// If the scheme is another one, or a stop was requested.
pub fn parents_digest(
    parameters: &Parameters,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Node, Error> {
    main_net_name(parameters)?;
    stream(parameters, threads, stop, tell, &mut |_| Ok(()))
}

/// Bytes of the file: four for each parent.
fn length(parameters: &Parameters) -> u64 {
    (parameters.nodes * parameters.scheme.degree() * 4) as u64
}

fn main_net_name(parameters: &Parameters) -> Result<String, Error> {
    parameters.cache_name().ok_or_else(|| {
        let text = format!("main net has no parent cache of {}, only of {}", parameters.scheme, Scheme::Sdr);
        Error::Usage(text)
    })
}

/// Computes all parents and gives them away in order; returns the SHA-256 of their bytes.
fn stream(
    parameters: &Parameters,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
    give: &mut dyn FnMut(&[u8]) -> Result<(), Error>,
) -> Result<Node, Error> {
    let graph = Graph::new(parameters);
    let nodes = parameters.nodes;
    let count = nodes.div_ceil(CHUNK);
    let mut hasher = Hasher::new(Algorithm::Sha256);
    // With one thread this one does everything; else it waits for the others most of the time.
    let helpers = if threads > 1 { threads } else { 0 };
    let make =
        |i: usize| Ok(bytes_of(&graph, Side::Forward, i * CHUNK, CHUNK.min(nodes - i * CHUNK), parameters));
    ordered::in_order(count, helpers, make, |i, bytes: Vec<u8>| {
        Error::if_stopped(stop)?;
        hasher.update(&bytes);
        give(&bytes)?;
        if i % REPORT == 0 || i + 1 == count {
            tell(progress(Stage::Labelling, ((i + 1) * CHUNK).min(nodes), nodes));
        }
        Ok(())
    })?;
    let mut sha256 = [0; 32];
    sha256.copy_from_slice(&hasher.digest());
    Ok(sha256)
}

/// How far it is in what has no layers.
pub(super) fn progress(stage: Stage, done: usize, total: usize) -> Event<'static> {
    Event::Progress(Progress {
        stage,
        layer: 1,
        layers: 1,
        nodes_done: done as u64,
        nodes_total: total as u64,
    })
}

/// The parents of consecutive nodes, least significant byte first.
pub(super) fn bytes_of(
    graph: &Graph,
    side: Side,
    first: usize,
    count: usize,
    parameters: &Parameters,
) -> Vec<u8> {
    let mut parents = vec![0; count * parameters.scheme.degree()];
    graph.parents(side, first, &mut parents);
    parents.into_iter().flat_map(u32::to_le_bytes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn registered(id: u64) -> Parameters {
        Parameters::registered(id).expect("a registered id")
    }

    /// 8 MiB, id 1, as main net has published it.
    const PUBLISHED: &str = "a76604f2f59f2744c7151653bbb1d8596b6b57d295e6fa6c1f0c41d725b502ce";

    #[test]
    fn the_cache_of_eight_mib_is_that_of_main_net() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut last = 0;
        let mut tell = |event: Event<'_>| {
            if let Event::Progress(progress) = event {
                assert!(progress.nodes_done > last && progress.nodes_total == 1 << 18);
                last = progress.nodes_done;
            }
        };
        let written =
            parents(&registered(1), folder.path(), false, 2, &Stop::default(), &mut tell).expect("written");
        assert_eq!(last, 1 << 18);
        assert_eq!(hex::encode(written.sha256), PUBLISHED);
        assert_eq!(written.path, folder.path().join(registered(1).cache_name().expect("main net")));
        let bytes = fs::read(&written.path).expect("it is there");
        assert_eq!(bytes.len() as u64, written.bytes);
        assert_eq!(hashweave::digest(Algorithm::Sha256, &bytes), written.sha256);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn any_number_of_threads_gives_the_same() {
        for threads in [1, 3] {
            let parameters = Parameters { nodes: 5000, ..registered(6) };
            let path = tempfile::NamedTempFile::new().expect("a file");
            let file = parents(&parameters, path.path(), true, threads, &Stop::default(), &mut |_| {})
                .expect("written");
            let digest =
                parents_digest(&parameters, threads, &Stop::default(), &mut |_| {}).expect("computed");
            assert_eq!((file.sha256, file.bytes, file.path), (digest, 5000 * 56, path.path().to_owned()));
            let expected = bytes_of(&Graph::new(&parameters), Side::Forward, 0, 5000, &parameters);
            assert_eq!(fs::read(path.path()).expect("it is there"), expected);
        }
    }

    #[test]
    fn who_is_stopped_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let stop = Stop::default();
        let mut tell = |_: Event<'_>| stop.request();
        let outcome = parents(&registered(1), folder.path(), false, 2, &stop, &mut tell);
        assert!(matches!(outcome, Err(Error::Interrupted { .. })));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let parameters = Parameters { scheme: Scheme::R2, ..registered(0) };
        let folder = tempfile::tempdir().expect("a folder");
        let error =
            parents(&parameters, folder.path(), false, 1, &Stop::default(), &mut |_| {}).expect_err("r2");
        assert!(matches!(error, Error::Usage(_)) && error.to_string().contains("r2"));
        let path = folder.path().join("none/file");
        let error =
            parents(&registered(0), &path, false, 1, &Stop::default(), &mut |_| {}).expect_err("no folder");
        assert!(error.to_string().contains("none/file"), "{error}");
    }
}
