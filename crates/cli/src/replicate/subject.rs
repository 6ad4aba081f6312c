//! Determines the parameters from options and files, and the identities of the replicas.

use super::args::{ExpectedArgs, ForeignArgs, GraphArgs, RunArgs, SizeArgs, WhoArgs};
use crate::exit::or_usage as ending;
use crate::{Usage, output};
use anyhow::{Context, bail};
use hashweave::replicate::{ApiVersion, NODE, Node, Parameters, Piece, Scheme, replica_id};
use runner::outputs::STANDARD;
use runner::replicate::{self, Commitment, Committing, Error, Event, Foreign, Options, Padding, Seal};
use runner::stop::Stop;
use std::env;
use std::path::{Path, PathBuf};

/// The sizes of registered proofs, in the order of their numbers: 2 KiB, 8 MiB, 512 MiB, 32 GiB, 64
/// GiB.
const REGISTERED_BYTES: [u64; 5] = [2 << 10, 8 << 20, 512 << 20, 32 << 30, 64 << 30];

/// The api versions of registered proofs; five numbers each.
const REGISTERED_VERSIONS: [ApiVersion; 4] =
    [ApiVersion::V1_0_0, ApiVersion::V1_1_0, ApiVersion::V1_2_0, ApiVersion::V1_2_0];

/// Returns the api version of a registered proof, if there is one of this number.
fn registered_version(number: u64) -> Option<ApiVersion> {
    REGISTERED_VERSIONS.get(usize::try_from(number / 5).ok()?).copied()
}

/// Returns the porep_id of a registered proof: its number, least significant byte first, then
/// zeros.
fn registered_porep_id(number: u64) -> Node {
    let mut porep_id = [0; NODE];
    porep_id[..8].copy_from_slice(&number.to_le_bytes());
    porep_id
}

/// Returns the requested number of nodes, by number, by size or by registered proof.
///
/// # Errors
///
/// If these contradict each other.
pub(crate) fn asked_nodes(graph: &GraphArgs, size: &SizeArgs) -> anyhow::Result<Option<u64>> {
    let sized = sized(size)?;
    let Some(number) = graph.registered_proof else { return Ok(sized) };
    if graph.scheme != Scheme::Sdr {
        bail!(Usage(format!("--registered-proof works with --scheme sdr, not {}", graph.scheme)));
    }
    let bytes = REGISTERED_BYTES[(number % 5) as usize];
    let registered = bytes / NODE as u64;
    let layers = Parameters::usual_layers(graph.scheme, registered);
    if graph.layers.is_some_and(|asked| asked != layers) {
        bail!(Usage(format!(
            "--registered-proof {number} has {layers} layers, not {}",
            graph.layers.unwrap_or_default()
        )));
    }
    match sized {
        Some(nodes) if nodes != registered => bail!(Usage(format!(
            "--registered-proof {number} is for {bytes} bytes ({registered} nodes), not {nodes} nodes"
        ))),
        _ => Ok(Some(registered)),
    }
}

/// Returns the requested number of nodes, by number or by size.
pub(crate) fn sized(size: &SizeArgs) -> anyhow::Result<Option<u64>> {
    match size.size {
        Some(bytes) if !bytes.is_multiple_of(NODE as u64) => {
            bail!(Usage(format!("--size {bytes}: must be a multiple of {NODE} bytes, the size of a node")))
        }
        Some(bytes) => Ok(Some(bytes / NODE as u64)),
        None => Ok(size.nodes),
    }
}

/// Returns the parameters for a number of nodes.
///
/// # Errors
///
/// If this number of nodes or layers is impossible.
pub(crate) fn parameters(graph: &GraphArgs, nodes: u64) -> anyhow::Result<Parameters> {
    let porep_id = match graph.registered_proof {
        Some(number) => registered_porep_id(number),
        None => graph.porep_id.unwrap_or_default(),
    };
    let number = u64::from_le_bytes(*porep_id.first_chunk().context("a node is longer than a number")?);
    let registered = if registered_porep_id(number) == porep_id { registered_version(number) } else { None };
    let api_version = graph.api_version.or(registered).unwrap_or(ApiVersion::V1_2_0);
    let layers = graph.layers.unwrap_or_else(|| Parameters::usual_layers(graph.scheme, nodes));
    Parameters::new(graph.scheme, nodes, layers, porep_id, api_version)
        .map_err(|error| Usage(error.to_string()).into())
}

/// The files and the identity of a run.
pub(crate) struct Subject<'a> {
    /// The files that are read, and those that are written.
    pub(crate) pairs: Vec<(&'a Path, &'a Path)>,
    pub(crate) identity: Identity,
    pub(crate) parameters: Parameters,
}

/// The kind of the input files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inputs {
    Data(Padding),
    Replicas,
}

/// Whether a file is standard input or standard output; a file of the same name is `./-`.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new(STANDARD)
}

/// Refuses standard input where the data have to be read twice.
pub(crate) fn read_twice(path: &Path) -> anyhow::Result<()> {
    if is_standard(path) {
        bail!(Usage(
            "-: standard input cannot be read at several places at once; copy it to a file first (a file of this name is ./-)"
                .to_owned()
        ));
    }
    Ok(())
}

impl<'a> Subject<'a> {
    /// Determines the parameters from options and files. If the inputs are data, ids may be derived
    /// from their comm_d.
    ///
    /// # Errors
    ///
    /// If the options fit neither each other nor the files.
    pub(crate) fn of(files: &'a [PathBuf], run: &RunArgs, inputs: Inputs) -> anyhow::Result<Self> {
        let pairs = pairs(files)?;
        let identity = Identity::of(&run.who, pairs.len())?;
        let asked = asked_nodes(&run.graph, &run.size)?;
        let read: Vec<&Path> = pairs.iter().map(|(input, _)| *input).collect();
        read.iter().try_for_each(|input| read_twice(input))?;
        let nodes = match (asked, inputs) {
            (None, Inputs::Replicas) => ending(replicate::nodes_of_replicas(&read))?,
            (Some(nodes), Inputs::Replicas) => nodes,
            (asked, Inputs::Data(padding)) => nodes_of(&read, asked, padding, identity.is_derived())?,
        };
        Ok(Self { pairs, identity, parameters: parameters(&run.graph, nodes)? })
    }
}

/// Returns the files in pairs: one that is read and one that is written.
///
/// # Errors
///
/// If a file has no partner.
fn pairs(files: &[PathBuf]) -> anyhow::Result<Vec<(&Path, &Path)>> {
    let (pairs, alone) = files.as_chunks::<2>();
    if let [alone] = alone {
        bail!(Usage(format!("{}: every input must be followed by its output", alone.display())));
    }
    Ok(pairs.iter().map(|[input, output]| (input.as_path(), output.as_path())).collect())
}

/// Returns the number of nodes of a run over these data: the requested number, or else the number
/// that they have.
///
/// # Errors
///
/// If inputs cannot be encoded together, or have no comm_d where one is needed.
fn nodes_of(inputs: &[&Path], asked: Option<u64>, padding: Padding, for_comm_d: bool) -> anyhow::Result<u64> {
    let nodes = match asked {
        Some(nodes) => nodes,
        None => ending(replicate::nodes(inputs, padding))?,
    };
    let fills = padding != Padding::None;
    let nodes = if fills && for_comm_d && asked.is_none() { nodes.next_power_of_two() } else { nodes };
    if for_comm_d && !nodes.is_power_of_two() {
        bail!(Usage(format!(
            "{nodes} nodes: an id is derived from comm_d, which only a power of two of nodes has; give --replica-id, or --fr32 or --pad, which fill the data"
        )));
    }
    Ok(nodes)
}

/// The default folder of parent caches in main net's programs.
const PARENT_CACHES: &str = "/var/tmp/filecoin-parents";

/// Returns the folder of parent caches: the named one, else that of main net's programs.
pub(crate) fn parents_folder(named: Option<&Path>) -> PathBuf {
    let theirs = || env::var_os("FIL_PROOFS_PARENT_CACHE").filter(|folder| !folder.is_empty());
    let usual = || theirs().map_or_else(|| PathBuf::from(PARENT_CACHES), PathBuf::from);
    named.map_or_else(usual, Path::to_owned)
}

/// Computes the commitment to the data of a file, or of standard input, by a tree of a requested
/// number of nodes.
///
/// # Errors
///
/// If the data have none, or cannot be read.
pub(crate) fn comm_d(
    input: &Path,
    how: Committing,
    tell: &mut dyn FnMut(Event<'_>),
) -> anyhow::Result<Commitment> {
    let stop = Stop::default();
    if !is_standard(input) {
        return ending(replicate::comm_d(input, how, &stop, tell));
    }
    let name = Path::new("standard input");
    let mut stream = output::standard_input().context("cannot read standard input")?;
    ending(replicate::comm_d_of_stream(name, &mut stream, how, &stop))
}

/// Commits to standard input as a piece.
///
/// # Errors
///
/// If there is no standard input; the other errors are within.
pub(crate) fn comm_p_of_standard_input(threads: usize, stop: &Stop) -> anyhow::Result<Result<Piece, Error>> {
    let mut stream = output::standard_input().context("cannot read standard input")?;
    Ok(replicate::comm_p_of_stream(Path::new("standard input"), &mut stream, threads, stop))
}

/// Returns how data are committed to when the commitment is part of an id.
pub(crate) fn for_an_id(options: &Options) -> Committing {
    let nodes = Some(options.parameters.nodes as u64);
    Committing { padding: options.padding, nodes, threads: options.threads }
}

/// Refuses options that apply only to another program's folder.
///
/// # Errors
///
/// If any of them is given.
pub(crate) fn check_ours(foreign: &ForeignArgs) -> anyhow::Result<()> {
    let ForeignArgs { registered_proof, prover_id, comm_d, parent_cache, .. } = foreign;
    if registered_proof.is_some() || prover_id.is_some() || comm_d.is_some() || parent_cache.is_some() {
        bail!(Usage(
            "--registered-proof, --prover-id, --comm-d and --parent-cache are for another program's folder: give --layout filecoin as well"
                .to_owned()
        ));
    }
    Ok(())
}

/// Compares the identity of a folder with the expected one.
///
/// # Errors
///
/// If it differs, or cannot be read.
pub(crate) fn check_kept(dir: &Path, expected: &ExpectedArgs) -> anyhow::Result<()> {
    let kept = ending(replicate::kept(dir))?;
    let ids = match expected.replica_id.as_slice() {
        [] => kept.iter().map(|(_, replica_id)| *replica_id).collect(),
        ids => for_each("--replica-id", ids, kept.len())?,
    };
    for ((parameters, replica_id), expected_id) in kept.iter().zip(&ids) {
        let rows = [
            (
                "scheme",
                "--scheme",
                parameters.scheme.to_string(),
                expected.scheme.map(|scheme| scheme.to_string()),
            ),
            ("porep id", "--porep-id", hex::encode(parameters.porep_id), expected.porep_id.map(hex::encode)),
            (
                "api version",
                "--api-version",
                parameters.api_version.to_string(),
                expected.api_version.map(|version| version.to_string()),
            ),
            (
                "number of layers",
                "--layers",
                parameters.layers.to_string(),
                expected.layers.map(|layers| layers.to_string()),
            ),
            (
                "number of nodes",
                "--nodes",
                parameters.nodes.to_string(),
                expected.nodes.map(|nodes| nodes.to_string()),
            ),
            ("replica id", "--replica-id", hex::encode(replica_id), Some(hex::encode(expected_id))),
        ];
        for (what, option, kept, expected) in rows {
            if let Some(expected) = expected.filter(|expected| *expected != kept) {
                bail!(Usage(format!(
                    "{}: its {what} is {kept}, not {expected}: {option} is another's, or --dir is",
                    dir.display()
                )));
            }
        }
    }
    Ok(())
}

/// Returns the identity of another program's folder.
///
/// # Errors
///
/// If it is not stated.
pub(crate) fn foreign(
    expected: &ExpectedArgs,
    foreign: &ForeignArgs,
) -> anyhow::Result<(Parameters, Foreign)> {
    let graph = GraphArgs {
        scheme: expected.scheme.unwrap_or(Scheme::Sdr),
        porep_id: expected.porep_id,
        registered_proof: foreign.registered_proof,
        api_version: expected.api_version,
        layers: expected.layers,
    };
    let size = SizeArgs { nodes: expected.nodes, size: None };
    let Some(nodes) = asked_nodes(&graph, &size)? else {
        bail!(Usage("another program's folder does not say of what graph it is: give --registered-proof ID, or --nodes N and --porep-id HEX".to_owned()));
    };
    let parameters = parameters(&graph, nodes)?;
    let seal = match (foreign.prover_id, foreign.sector, foreign.ticket) {
        (Some(prover_id), Some(sector), Some(ticket)) => Some(Seal { prover_id, sector, ticket }),
        _ => None,
    };
    let id = match (seal, foreign.comm_d) {
        (Some(seal), Some(comm_d)) => seal.replica_id(&comm_d, &parameters),
        _ => match expected.replica_id.as_slice() {
            [id] => *id,
            _ => bail!(Usage(
                "another program's folder does not say whose layers it has: give --replica-id HEX once, or --prover-id HEX --sector N --ticket HEX --comm-d HEX"
                    .to_owned()
            )),
        },
    };
    let parent_cache = foreign.parent_cache.as_ref().map(|named| parents_folder(named.as_deref()));
    let (comm_d, registered_proof) = (foreign.comm_d, foreign.registered_proof);
    Ok((parameters, Foreign { replica_id: id, comm_d, parent_cache, registered_proof, seal }))
}

/// The identities of the replicas.
#[derive(Clone, Debug)]
pub(crate) enum Identity {
    /// One id each.
    Given(Vec<Node>),
    /// From the prover, and from sector and ticket of each.
    Derived { prover_id: Node, sectors: Vec<u64>, tickets: Vec<Node> },
}

impl Identity {
    /// Returns the identities that the options state for a number of replicas.
    ///
    /// # Errors
    ///
    /// If they state none, or not those of all replicas.
    pub(crate) fn of(who: &WhoArgs, replicas: usize) -> anyhow::Result<Self> {
        if let Some(prover_id) = who.prover_id {
            let sectors = for_each("--sector", &who.sector, replicas)?;
            if sectors.len() > 1 && who.sector.len() == 1 {
                bail!(Usage(format!("one --sector for {replicas} replicas; there must be one for each")));
            }
            let tickets = for_each("--ticket", &who.ticket, replicas)?;
            return Ok(Self::Derived { prover_id, sectors, tickets });
        }
        if who.replica_id.is_empty() {
            bail!(Usage(
                "a replica id is needed: give --replica-id HEX (32 bytes), or --prover-id HEX --sector N --ticket HEX to derive it as main net does"
                    .to_owned()
            ));
        }
        for_each("--replica-id", &who.replica_id, replicas).map(Self::Given)
    }

    /// Whether the comm_d of the data is needed.
    pub(crate) fn is_derived(&self) -> bool {
        matches!(self, Self::Derived { .. })
    }

    /// Returns the ids; `comm_d` gives that of the k-th replica if it is needed.
    pub(crate) fn ids(
        &self,
        replicas: usize,
        porep_id: &Node,
        mut comm_d: impl FnMut(usize) -> anyhow::Result<Node>,
    ) -> anyhow::Result<Vec<Node>> {
        match self {
            Self::Given(ids) => Ok(ids.clone()),
            Self::Derived { prover_id, sectors, tickets } => (0..replicas)
                .map(|k| Ok(replica_id(prover_id, sectors[k], &tickets[k], &comm_d(k)?, porep_id)))
                .collect(),
        }
    }
}

/// Returns one value for each replica, or the same one for all.
///
/// # Errors
///
/// If the number of values is neither one nor that of the replicas.
pub(crate) fn for_each<T: Clone>(option: &str, values: &[T], replicas: usize) -> anyhow::Result<Vec<T>> {
    match values {
        [one] => Ok(vec![one.clone(); replicas]),
        _ if values.len() == replicas => Ok(values.to_vec()),
        _ => bail!(Usage(format!("{option} is given {} times, for {replicas} replicas", values.len()))),
    }
}
