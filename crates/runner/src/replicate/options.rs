//! The options of a run, the events it reports and its outcome.

use super::{Layout, Padding, SealingNeed};
use crate::cores::Seat;
use crate::outputs::{Named, STANDARD_OUTPUT};
use hashweave::Isa;
use hashweave::replicate::{Node, Parameters};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;

/// Which layers stay in a folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Keep {
    /// All of them.
    #[default]
    All,
    /// The last one, from which a replica is decoded. While a run is at work there are two: the one
    /// that is being written, and the one before.
    Last,
}

impl Keep {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Last => "last",
        }
    }

    /// For a state, which says nothing of the usual one.
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::All
    }
}

/// Options of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Scheme, nodes, layers and the graph.
    pub parameters: Parameters,
    /// Threads in all.
    pub threads: usize,
    /// Binds every chain to a core, and the threads that help it to the core next to it: see
    /// [`seats`](crate::cores::seats).
    pub pin: bool,
    /// Keeps layers, checkpoints and the cache of the graph; one run at a time.
    pub dir: Option<PathBuf>,
    /// The names of the files in `dir`.
    pub layout: Layout,
    /// Which layers stay in `dir`.
    pub keep: Keep,
    /// Goes on with what is in `dir`, which must be of the same parameters, ids and inputs.
    pub resume: bool,
    /// Takes parents from a cache in `dir`, made if it is not there; else they are computed as they
    /// are needed.
    pub cached_graph: bool,
    /// The kernel by name; without, the plan's.
    pub kernel: Option<String>,
    /// How data become nodes, and nodes that are decoded data.
    pub padding: Padding,
    /// The longest time between two checkpoints.
    pub checkpoint: Duration,
    /// Puts outputs in place of files that are there, and repairs the folder of another program
    /// though it seems to be of another identity.
    pub force: bool,
    /// The randomness of the sectors, one for each replica or one for all, which goes into the
    /// output of phase 1, under the names of [`Layout::Filecoin`].
    pub tickets: Vec<Node>,
    /// Bytes of memory that may be used; without, what is available. Beyond, work memory is a file
    /// in `dir`, mapped.
    pub memory: Option<u64>,
}

impl Options {
    /// The usual ones: in memory, on one thread, a checkpoint every 20 s.
    #[must_use]
    pub fn new(parameters: Parameters) -> Self {
        Self {
            parameters,
            threads: 1,
            pin: false,
            dir: None,
            layout: Layout::default(),
            keep: Keep::default(),
            resume: false,
            cached_graph: false,
            kernel: None,
            padding: Padding::default(),
            checkpoint: Duration::from_secs(20),
            force: false,
            tickets: Vec::new(),
            memory: None,
        }
    }
}

/// Input, output and id of one replica to encode or decode.
#[derive(Clone, Debug)]
pub struct Replica {
    /// The file to read.
    pub input: PathBuf,
    /// The file to write, whole or not at all.
    pub output: PathBuf,
    /// Whether `output` is the name of standard output. Before anything is written there, the data
    /// are compared with all that is known of them.
    pub to_standard_output: bool,
    /// The replica id, from which the labels are computed.
    pub replica_id: Node,
    /// The commitment that decoded data must have, if it is known.
    pub comm_d: Option<Node>,
    /// Bytes of decoded data, if their padding ([`Padding::Fr32`]) is taken back; without, the
    /// number that the folder states for the encoded data.
    pub length: Option<u64>,
}

impl Replica {
    /// From a file to a file.
    #[must_use]
    pub fn new(input: PathBuf, output: PathBuf, replica_id: Node) -> Self {
        Self { input, output, to_standard_output: false, replica_id, comm_d: None, length: None }
    }

    /// From a file to standard output.
    #[must_use]
    pub fn to_standard_output(input: PathBuf, replica_id: Node) -> Self {
        Self { to_standard_output: true, ..Self::new(input, STANDARD_OUTPUT.into(), replica_id) }
    }

    /// The output as an output of a command, for [`check`](crate::outputs::check).
    #[must_use]
    pub fn named_output(&self) -> Named<'_> {
        match self.to_standard_output {
            true => Named::standard_output("OUTPUT"),
            false => Named::new("OUTPUT", &self.output),
        }
    }
}

/// The strongest check that decoded data passed, in the order of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verified {
    /// None: another id or a damaged replica gives other data, and nothing reports it.
    Nothing,
    /// All bits of the padding are zeros, which by chance about half of the nodes of other data
    /// have; a damaged node may pass.
    Padding,
    /// The folder holds layers of the same replica, so the id is right; a damaged replica may pass.
    Identity,
    /// The data are those that were encoded: they have the digest that the folder states, or the
    /// comm_d that was given.
    Data,
}

impl Verified {
    /// Its name in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Padding => "padding",
            Self::Identity => "identity",
            Self::Data => "data",
        }
    }
}

/// Memory, disk space and time that a run takes, and how it will be done.
#[derive(Clone, Debug)]
pub struct Need {
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes on disks, outputs included.
    pub disk: u64,
    /// Whether work memory is a mapped file, because there is too little memory.
    pub mapped: bool,
    /// About how long it takes, where that could be measured.
    pub seconds: Option<f64>,
    /// The kernel of every group of replicas and how many it has.
    pub groups: Vec<(String, usize)>,
    /// The best instruction set here.
    pub isa: Isa,
    /// Where parents come from.
    pub graph: &'static str,
    /// Whether they are then kept in memory, for the layers and groups that come after.
    pub remembered: bool,
    /// Where chains and their helpers run, if they are bound.
    pub seats: Vec<Seat>,
}

/// The part of its work that a run is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Reads saved layers and compares digests.
    Verifying,
    /// Reads inputs.
    Loading,
    /// Walks layers.
    Labelling,
    /// Adds or subtracts labels and data, and writes outputs.
    Encoding,
    /// Hashes columns and the trees over them and over the replica.
    Hashing,
    /// Forces what was written to the disk.
    Saving,
}

impl Stage {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Verifying => "verifying",
            Self::Loading => "loading",
            Self::Labelling => "labelling",
            Self::Encoding => "encoding",
            Self::Hashing => "hashing trees",
            Self::Saving => "saving",
        }
    }
}

/// Progress of a run.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The current stage.
    pub stage: Stage,
    /// The layer of the group that reports, counted from 1.
    pub layer: u32,
    /// Layers in all.
    pub layers: u32,
    /// Nodes labelled, of all layers and replicas, those of earlier runs included.
    pub nodes_done: u64,
    /// Nodes to be labelled, of all layers and replicas.
    pub nodes_total: u64,
}

/// A report of a run to its caller.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// The needs of the run, before it starts.
    Need(&'a Need),
    /// The needs of the second phase, before it starts.
    NeedOfTrees(&'a SealingNeed),
    /// Progress on the way.
    Progress(Progress),
    /// Something kept is damaged: a line that says what it is and where the run goes on.
    Mended(&'a str),
    /// Something was done in spite of a fault, because it was forced: a line.
    Warned(&'a str),
}

/// Where the time went, in seconds, summed over threads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stages {
    /// In kernels.
    pub hashing: f64,
    /// In finding parents.
    pub parents: f64,
    /// Threads of chains waiting for parents or for the disk.
    pub waiting: f64,
    /// Adding labels and data.
    pub encoding: f64,
    /// Reading, writing and comparing files.
    pub input_output: f64,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// SHA-256 of every output; of [`labels`](super::labels), of every layer of the first replica,
    /// then of the second one, ….
    pub digests: Vec<Node>,
    /// The commitments to the data whose trees were written, in the order of the replicas; without
    /// [`Layout::Filecoin`] none.
    pub comm_d: Vec<Node>,
    /// The files with the output of phase 1, next to these trees; none for parameters without a
    /// registered proof.
    pub phase_1: Vec<Option<PathBuf>>,
    /// The bytes of the data of every replica that was encoded or decoded with [`Padding::Fr32`];
    /// without that, none. A replica does not state this number.
    pub lengths: Vec<u64>,
    /// For every replica that was decoded, the check that its data passed.
    pub verified: Vec<Verified>,
    /// Where the time went.
    pub stages: Stages,
    /// Where an earlier run was continued: the layer, counted from 1, and how many of its nodes
    /// were there. Past the last layer: it was finished.
    pub resumed_at: Option<(u32, u64)>,
    /// Seconds in all.
    pub seconds: f64,
}

/// Which nodes of a layer an audit looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Samples {
    /// The given number of nodes, drawn at random.
    Each(usize),
    /// All.
    All,
}

impl From<usize> for Samples {
    fn from(count: usize) -> Self {
        Self::Each(count)
    }
}

impl Samples {
    /// The number of samples in a layer of `nodes` nodes.
    pub(super) fn of(self, nodes: usize) -> usize {
        match self {
            Self::Each(count) => count,
            Self::All => nodes,
        }
    }
}

/// The files and nodes that a repair changed.
#[derive(Clone, Debug)]
pub struct Repair {
    /// The files that were changed.
    pub files: Vec<PathBuf>,
    /// Nodes of layers that have another value now.
    pub nodes: u64,
    /// Seconds.
    pub seconds: f64,
}

/// The extent of an audit that found no fault.
#[derive(Clone, Debug)]
pub struct Audit {
    /// Layers, of all replicas.
    pub layers: u32,
    /// Nodes drawn in each.
    pub samples: usize,
    /// Nodes compared.
    pub checked: u64,
    /// The seed of the random draw.
    pub seed: u64,
    /// The root of the tree over the data, if there was one.
    pub comm_d: Option<Node>,
    /// The commitment to the sealed sector, if there were the files of the second phase.
    pub comm_r: Option<Node>,
    /// The parent cache, if there was one.
    pub parent_cache: Option<PathBuf>,
    /// The files of another program's folder; of a folder of ours, whose state says what must be
    /// there, nothing.
    pub looked: Option<Looked>,
    /// Seconds.
    pub seconds: f64,
}

/// The files of another program's folder, by their names.
#[derive(Clone, Debug, Default)]
pub struct Looked {
    /// Those that an audit looked at.
    pub looked_at: Vec<String>,
    /// Those that are there, and that nothing can be compared with.
    pub not_looked_at: Vec<String>,
    /// Those that are not there, and that no option requires.
    pub missing: Vec<String>,
}

/// The receiver of events, called on the thread of the caller.
pub type Tell<'a> = dyn FnMut(Event<'_>) + 'a;
