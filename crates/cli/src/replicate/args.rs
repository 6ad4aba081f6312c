//! The options of `hashweave replicate`.

use crate::names::scheme;
use clap::{Args, Subcommand};
use hashweave::replicate::{ApiVersion, NODE, Node, Scheme};
use hashweave::search::text;
use runner::replicate::{Keep, Layout, Samples};
use std::path::PathBuf;
use std::time::Duration;

/// After the examples of every command.
const EXITS: &str = "Exit codes: 0 done; 1 failed (no output is left half written); 2 bad usage; 3 interrupted (and saved, if --dir is given).";

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate encode sector.data sector.replica --registered-proof 6 --prover-id $PROVER --sector 7 --ticket $TICKET\n  \
    hashweave replicate encode a a.sealed b b.sealed --replica-id $A --replica-id $B --dir work\n  \
    hashweave replicate encode a a.sealed b b.sealed --replica-id $A --replica-id $B --dir work --resume\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A\n  \
    hashweave replicate audit --dir work\n\n{EXITS}"))]
pub(crate) struct ReplicateArgs {
    #[command(subcommand)]
    pub(crate) command: ReplicateCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ReplicateCommand {
    /// Encode data into replicas; several replicas share the lanes of a core
    Encode(Box<EncodeArgs>),
    /// Decode replicas back into data
    Decode(Box<DecodeArgs>),
    /// Recompute random nodes of every stored layer and compare them
    Audit(Box<AuditArgs>),
    /// Recompute the damaged parts of a folder, and only these
    Repair(Box<RepairArgs>),
    /// Write only the label layers of `sdr`: DIR/layer-01.dat, …
    Labels(Box<LabelsArgs>),
    /// Make the trees over labels and replica, and comm_r (phase 2)
    ///
    /// The trees are of Poseidon, and the files those of main net's programs.
    Trees(Box<TreesArgs>),
    /// Seal sectors for main net: phases 1 and 2, with comm_d and comm_r
    Seal(Box<SealArgs>),
    /// Write the parents of all nodes, as main net's parent cache has them
    Parents(Box<ParentsArgs>),
    /// Print the commitment to unsealed data (comm_d) in hexadecimal
    CommD(CommDArgs),
    /// Print the commitments to pieces of Filecoin: comm_p, both PieceCIDs
    CommP(CommPArgs),
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate encode sector.data sector.replica --registered-proof 6 --prover-id $PROVER --sector 7 --ticket $TICKET\n  \
    hashweave replicate encode a a.sealed b b.sealed --replica-id $A --replica-id $B --dir work\n  \
    hashweave replicate encode any.file any.replica --replica-id $A --fr32\n  \
    hashweave replicate encode piece piece.r2 --scheme r2 --replica-id $A --pad\n  \
    hashweave replicate encode /dev/zero sealed --registered-proof 8 --prover-id $PROVER --sector 7 --ticket $TICKET\n  \
    hashweave replicate encode a a.sealed --replica-id $A --explain\n\n{EXITS}"))]
pub(crate) struct EncodeArgs {
    /// Input and output files, in pairs; /dev/zero is as many zeros as are needed, and an output
    /// of - is standard output
    #[arg(value_names = ["INPUT", "OUTPUT"], num_args = 2.., required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    #[command(flatten)]
    pub(crate) padding: PaddingArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A --comm-d $COMM_D  # refused if the data have changed\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A --dir work        # uses the layers that are in the folder\n  \
    hashweave replicate decode any.replica - --replica-id $A --fr32 --length 1000003 | tar -x\n\n{EXITS}"))]
pub(crate) struct DecodeArgs {
    /// Input and output files, in pairs; an output of - is standard output, to which everything is
    /// written after it was verified
    #[arg(value_names = ["REPLICA", "OUTPUT"], num_args = 2.., required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// The comm_d that the output must have
    ///
    /// With --prover-id the replica id is derived from it (repeatable: one per replica).
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Replica id")]
    pub(crate) comm_d: Vec<Node>,
    /// Remove the padding of encode --fr32
    ///
    /// It must be zeros. The output is the file that was encoded, of --length bytes or of the length
    /// that --dir states.
    #[arg(long, help_heading = "Graph and size")]
    pub(crate) fr32: bool,
    /// Length of the file before encode --fr32, in bytes
    ///
    /// Repeatable: one per replica, or one for all. The bytes after it must be zeros.
    #[arg(long, value_name = "N", value_parser = crate::args::number, help_heading = "Graph and size", requires = "fr32")]
    pub(crate) length: Vec<u64>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate labels --nodes 64 --dir labels --porep-id $POREP --replica-id $A --layers 11\n  \
    hashweave replicate labels --size 512MiB --dir labels --registered-proof 7 --replica-id $A\n  \
    hashweave replicate labels --registered-proof 8 --layout filecoin --dir cache --data /dev/zero --prover-id $PROVER --sector 7 --ticket $TICKET\n\n{EXITS}"))]
pub(crate) struct LabelsArgs {
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// The comm_d from which --prover-id derives the replica id (repeatable: one per replica)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Replica id", requires = "prover_id")]
    pub(crate) comm_d: Vec<Node>,
    /// The data of the future replica, or /dev/zero
    ///
    /// Their tree is written next to the layers, and with --prover-id the replica id is derived from
    /// their comm_d (repeatable: one per replica, or one for all; needs --layout filecoin).
    #[arg(long, value_name = "FILE", help_heading = "Folder and checkpoints", conflicts_with = "comm_d")]
    pub(crate) data: Vec<PathBuf>,
    /// Pad data that are too short with zeros
    #[arg(long, help_heading = "Graph and size", requires = "data")]
    pub(crate) pad: bool,
    /// Pad data as Filecoin does (fr32): 127 bytes become 128, so they may be any bytes, and zeros
    /// fill what is missing. For phase 2 the sealed file must then hold the first half of the tree
    #[arg(long, help_heading = "Graph and size", requires = "data")]
    pub(crate) fr32: bool,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate trees --dir cache --out sealed                # data from sc-02-data-tree-d.dat\n  \
    hashweave replicate trees --dir cache --staged sector.data --out sealed\n  \
    hashweave replicate trees --dir cache --replica sealed\n  \
    hashweave replicate trees --dir cache --out sealed --resume\n\n\
The folder has the layers and the tree over the data under main net's names (labels --layout filecoin). It gets \
sc-02-data-tree-c*.dat, sc-02-data-tree-r-last*.dat, p_aux and t_aux; nothing that is read is changed.\n\n{EXITS}"))]
pub(crate) struct TreesArgs {
    /// Folder of the layers and of the tree over the data
    ///
    /// It gets the trees.
    #[arg(long, value_name = "D")]
    pub(crate) dir: PathBuf,
    /// Write the replica to this file
    ///
    /// It has the labels of the last layer, with the data added.
    #[arg(long, value_name = "FILE", required_unless_present = "replica")]
    pub(crate) out: Option<PathBuf>,
    /// The data, compared with the leaves of the tree over them
    ///
    /// Without it those leaves are the data.
    #[arg(long, value_name = "FILE", requires = "out")]
    pub(crate) staged: Option<PathBuf>,
    /// The replica, if it was made before; it is compared with labels and data
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "staged"])]
    pub(crate) replica: Option<PathBuf>,
    /// Pad data that are too short with zeros
    #[arg(long, requires = "staged")]
    pub(crate) pad: bool,
    /// Pad the data as Filecoin does (fr32), as when the layers were made
    #[arg(long, requires = "staged")]
    pub(crate) fr32: bool,
    /// Number of layers, 2 or 11, if no file of the folder says it [default: 11 for 32 GiB and more,
    /// otherwise 2]
    #[arg(long, value_name = "N")]
    pub(crate) layers: Option<u32>,
    /// Number of threads [default: one per core]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = crate::args::thread_count)]
    pub(crate) threads: Option<usize>,
    /// Continue where an interrupted run of these files was
    #[arg(long)]
    pub(crate) resume: bool,
    /// Longest time between two checkpoints, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = crate::args::seconds)]
    pub(crate) checkpoint: Duration,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate seal sector.data sealed --dir cache --registered-proof 8 --prover-id $PROVER --sector 7 --ticket $TICKET\n  \
    hashweave replicate seal sector.data sealed --dir cache --registered-proof 8 --prover-id $PROVER --sector 7 --ticket $TICKET --resume\n  \
    hashweave replicate seal a a.sealed b b.sealed --dir work --registered-proof 8 --prover-id $PROVER --sector 7 --sector 8 --ticket $TICKET\n\n\
The folder (of several sectors: its folders 1, 2, …) gets all files of the cache that main net's programs read \
for the proofs.\n\n{EXITS}"))]
pub(crate) struct SealArgs {
    /// The data of a sector and the file of the replica, in pairs; /dev/zero is a sector without
    /// data
    #[arg(value_names = ["INPUT", "OUTPUT"], num_args = 2.., required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[command(flatten)]
    pub(crate) size: SizeArgs,
    #[command(flatten)]
    pub(crate) who: WhoArgs,
    #[command(flatten)]
    pub(crate) how: HowArgs,
    /// Folder of the labels and trees
    #[arg(long, value_name = "D", help_heading = "Folder and checkpoints")]
    pub(crate) dir: PathBuf,
    #[command(flatten)]
    pub(crate) resuming: ResumingArgs,
    #[command(flatten)]
    pub(crate) padding: PaddingArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate audit --dir work\n  \
    hashweave replicate audit --dir work --samples 10000 --json\n  \
    hashweave replicate audit --dir cache --layout filecoin --registered-proof 8 --replica-id $A --comm-d $COMM_D --samples all\n\n{EXITS}"))]
pub(crate) struct AuditArgs {
    /// Folder of a finished or interrupted run, or with --layout filecoin of another program
    #[arg(long, value_name = "D")]
    pub(crate) dir: PathBuf,
    /// Number of nodes to check in each layer, or all (which takes memory for two layers)
    #[arg(long, value_name = "K|all", default_value = "176", value_parser = sample_count)]
    pub(crate) samples: Samples,
    /// Check the same nodes as an earlier audit with this seed [default: random]
    #[arg(long, value_name = "N", value_parser = crate::args::number)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
    #[command(flatten)]
    pub(crate) expected: ExpectedArgs,
    #[command(flatten)]
    pub(crate) foreign: ForeignArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate repair --dir work\n  \
    hashweave replicate repair --dir cache --layout filecoin --registered-proof 8 --replica-id $A --comm-d $COMM_D\n\n{EXITS}"))]
pub(crate) struct RepairArgs {
    /// Folder of a run, or with --layout filecoin of another program
    #[arg(long, value_name = "D")]
    pub(crate) dir: PathBuf,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
    #[command(flatten)]
    pub(crate) expected: ExpectedArgs,
    #[command(flatten)]
    pub(crate) foreign: ForeignArgs,
    /// Repair another program's folder even if its files state another identity than the options
    #[arg(long, help_heading = "Another program's folder")]
    pub(crate) force: bool,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate parents --registered-proof 7 --out /var/tmp/filecoin-parents/\n  \
    hashweave replicate parents --nodes 64 --porep-id $POREP --api-version 1.1.0 --out parents.cache\n\n{EXITS}"))]
pub(crate) struct ParentsArgs {
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[command(flatten)]
    pub(crate) size: SizeArgs,
    /// Output file, a folder in which the file gets the name that main net's programs look for,
    /// or - for standard output
    #[arg(long, value_name = "FILE|FOLDER")]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate comm-d sector.data\n  \
    hashweave replicate comm-d piece.car --fr32     # comm_p: what Filecoin's programs say of the piece\n  \
    hashweave replicate comm-d /dev/zero --size 32GiB\n\n{EXITS}"))]
pub(crate) struct CommDArgs {
    /// The data: nodes of 32 bytes, each below the modulus of the field; their number must be a
    /// power of two. /dev/zero: zeros, without reading any; -: standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Fill the nodes with zeros to a power of two, or to the size. The data must be nodes already;
    /// use --fr32 for the commitment to a piece that is not padded yet
    #[arg(long)]
    pub(crate) pad: bool,
    /// Pad the data as Filecoin does (fr32): 127 bytes become 128, and zeros fill them to a power
    /// of two, or to the size. The result is the commitment to the piece (comm_p)
    #[arg(long)]
    pub(crate) fr32: bool,
    #[command(flatten)]
    pub(crate) size: SizeArgs,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate comm-p piece.car\n  \
    hashweave replicate comm-p cars/*.car --json\n  \
    curl -s https://example.com/piece.car | hashweave replicate comm-p\n\n\
A line has PieceCID v1, the size of the piece in bytes (with it, v1 is what a deal names), PieceCID v2 of FRC-0069, and the file.\n\n{EXITS}"))]
pub(crate) struct CommPArgs {
    /// The files, of any length: fr32 pads each, and zeros fill it to a power of two. -: standard
    /// input, which is also read if there is no file
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
}

/// The options of the commands that make layers.
#[derive(Debug, Args)]
pub(crate) struct RunArgs {
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[command(flatten)]
    pub(crate) size: SizeArgs,
    #[command(flatten)]
    pub(crate) who: WhoArgs,
    #[command(flatten)]
    pub(crate) how: HowArgs,
    #[command(flatten)]
    pub(crate) keeping: KeepingArgs,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
}

/// The options of the commands that answer once and keep nothing to resume from.
#[derive(Debug, Args)]
pub(crate) struct OnceArgs {
    /// Number of threads [default: one per core]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = crate::args::thread_count)]
    pub(crate) threads: Option<usize>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Do not show progress
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// The options that choose the graph.
#[derive(Debug, Args)]
pub(crate) struct GraphArgs {
    /// Scheme: sdr (Filecoin's main net), zigzag (2019), r2 (the 2019 prototype)
    #[arg(long, value_name = "S", default_value_t = Scheme::Sdr, help_heading = "Graph and size")]
    #[arg(value_parser = scheme(), hide_possible_values = true)]
    pub(crate) scheme: Scheme,
    /// For sdr: the 32 bytes from which the graph is derived [default: zeros]
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Graph and size")]
    pub(crate) porep_id: Option<Node>,
    /// Registered proof, 0 to 19
    ///
    /// It sets porep_id, api version and size.
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(..20), help_heading = "Graph and size")]
    #[arg(conflicts_with_all = ["porep_id", "api_version"])]
    pub(crate) registered_proof: Option<u64>,
    /// For sdr: 1.0.0, 1.1.0 or 1.2.0 [default: that of the registered proof to which the porep_id
    /// belongs, otherwise 1.2.0]
    #[arg(long, value_name = "V", help_heading = "Graph and size")]
    pub(crate) api_version: Option<ApiVersion>,
    /// Number of layers [default: sdr: 11 for 32 GiB and more, otherwise 2, as in registered
    /// proofs; zigzag, r2: 10]
    #[arg(long, value_name = "N", help_heading = "Graph and size")]
    pub(crate) layers: Option<u32>,
}

/// The identity that the folder of an audit must have; the folder itself states one.
#[derive(Debug, Args)]
pub(crate) struct ExpectedArgs {
    /// Fail unless the folder has this scheme
    #[arg(long, value_name = "S", help_heading = "Expected run", value_parser = scheme(), hide_possible_values = true)]
    pub(crate) scheme: Option<Scheme>,
    /// Fail unless the folder has this porep_id
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Expected run")]
    pub(crate) porep_id: Option<Node>,
    /// Fail unless the folder has this api version
    #[arg(long, value_name = "V", help_heading = "Expected run")]
    pub(crate) api_version: Option<ApiVersion>,
    /// Fail unless the folder has this number of layers
    #[arg(long, value_name = "N", help_heading = "Expected run")]
    pub(crate) layers: Option<u32>,
    /// Fail unless the folder has this number of nodes
    #[arg(long, value_name = "N", value_parser = crate::args::at_least_one, help_heading = "Expected run")]
    pub(crate) nodes: Option<u64>,
    /// Fail unless the folder has these replica ids (repeatable: one per replica, or one for all)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Expected run")]
    pub(crate) replica_id: Vec<Node>,
}

impl ExpectedArgs {
    /// Whether no option is given.
    pub(crate) fn is_empty(&self) -> bool {
        let Self { scheme, porep_id, api_version, layers, nodes, replica_id } = self;
        let graph = scheme.is_some() || porep_id.is_some() || api_version.is_some();
        !graph && layers.is_none() && nodes.is_none() && replica_id.is_empty()
    }
}

/// The identity of another program's folder, which does not state it. Together with
/// [`ExpectedArgs`], which are for our folders.
#[derive(Debug, Args)]
pub(crate) struct ForeignArgs {
    /// Whose folder it is: hashweave's or filecoin's
    ///
    /// One of filecoin is another program's, with main net's names for its files, and its parameters
    /// must be given. One of hashweave states them itself.
    #[arg(long, value_name = "L", default_value = "hashweave", value_parser = layout, help_heading = "Another program's folder")]
    pub(crate) layout: Layout,
    /// Registered proof, 0 to 19
    ///
    /// It sets porep_id, api version, size and layers.
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(..20), help_heading = "Another program's folder")]
    #[arg(conflicts_with_all = ["porep_id", "api_version"])]
    pub(crate) registered_proof: Option<u64>,
    /// Derive the replica id from this prover id, --sector, --ticket, --comm-d and the porep_id
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Another program's folder", requires_all = ["sector", "ticket", "comm_d"])]
    #[arg(conflicts_with = "replica_id")]
    pub(crate) prover_id: Option<Node>,
    /// Number of the sector
    #[arg(long, value_name = "N", value_parser = crate::args::number, help_heading = "Another program's folder", requires = "prover_id")]
    pub(crate) sector: Option<u64>,
    /// Ticket of the sector, 32 bytes
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Another program's folder", requires = "prover_id")]
    pub(crate) ticket: Option<Node>,
    /// The commitment to the data, which the tree must have as its root
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Another program's folder")]
    pub(crate) comm_d: Option<Node>,
    /// Also look at main net's parent cache in this folder [default folder:
    /// $FIL_PROOFS_PARENT_CACHE, otherwise /var/tmp/filecoin-parents]
    #[arg(long, value_name = "FOLDER", require_equals = true, help_heading = "Another program's folder")]
    pub(crate) parent_cache: Option<Option<PathBuf>>,
    /// Memory to use, such as 16GiB; if more is needed, it is mapped from a file in --dir [default:
    /// what is available]
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    pub(crate) memory: Option<u64>,
}

/// The options that choose the size.
#[derive(Debug, Args)]
pub(crate) struct SizeArgs {
    /// Number of nodes of 32 bytes [default: from the files or the registered proof]
    #[arg(long, value_name = "N", value_parser = crate::args::at_least_one, help_heading = "Graph and size", conflicts_with = "size")]
    pub(crate) nodes: Option<u64>,
    /// The same in bytes: 2048, 2KiB, 512MiB, 32GiB
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Graph and size")]
    pub(crate) size: Option<u64>,
}

/// The options that identify the replicas.
#[derive(Debug, Args)]
pub(crate) struct WhoArgs {
    /// Replica id, 32 bytes (repeatable: one per replica, or one for all)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Replica id")]
    #[arg(conflicts_with_all = ["prover_id", "sector", "ticket"])]
    pub(crate) replica_id: Vec<Node>,
    /// Prover id, from which the replica id is derived
    ///
    /// It has 32 bytes. --sector, --ticket, comm_d and porep_id count as well, as on main net.
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Replica id", requires_all = ["sector", "ticket"])]
    pub(crate) prover_id: Option<Node>,
    /// Number of the sector (repeatable: one per replica)
    #[arg(long, value_name = "N", value_parser = crate::args::number, help_heading = "Replica id", requires = "prover_id")]
    pub(crate) sector: Vec<u64>,
    /// Ticket of the sector, 32 bytes (repeatable: one per replica, or one for all)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Replica id", requires = "prover_id")]
    pub(crate) ticket: Vec<Node>,
}

/// The options for outputs that exist already.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Replace outputs that exist already
    #[arg(long, short)]
    pub(crate) force: bool,
}

#[derive(Debug, Args)]
pub(crate) struct HowArgs {
    /// Number of threads [default: one per core]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", help_heading = "Execution")]
    #[arg(value_parser = crate::args::thread_count)]
    pub(crate) threads: Option<usize>,
    /// Bind every chain to a physical core of its own, and the threads that help it to the other
    /// half of that core or to its neighbour; replicas that are more than these cores share their
    /// lanes
    #[arg(long, help_heading = "Execution")]
    pub(crate) pin: bool,
    /// Chain kernel: a name in `hashweave info`, or auto
    #[arg(long, value_name = "K", default_value = "auto", help_heading = "Execution")]
    pub(crate) kernel: String,
    /// Memory to use, such as 16GiB; if more is needed, it is mapped from a file in --dir [default:
    /// what is available]
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "Execution")]
    pub(crate) memory: Option<u64>,
    /// Read parents from a cache in the folder, which is made if missing [without: compute them as
    /// needed]
    #[arg(long, help_heading = "Execution", requires = "dir")]
    pub(crate) cached_graph: bool,
}

/// The options for data that fill no sector, or are no elements of the field.
#[derive(Debug, Args)]
pub(crate) struct PaddingArgs {
    /// Pad an input that is too short with zeros
    ///
    /// It is padded to a multiple of 32 bytes, to the requested size or that of the other inputs, and
    /// to a power of two where comm_d is needed.
    #[arg(long, help_heading = "Graph and size")]
    pub(crate) pad: bool,
    /// Pad the data as Filecoin does (fr32), so any file can be encoded
    ///
    /// 127 bytes become 128, with two zero bits after each 254; zeros fill what is missing, as with
    /// --pad. The replica does not say how long the file was: encode prints it, --dir keeps it, and
    /// decode needs it.
    #[arg(long, help_heading = "Graph and size")]
    pub(crate) fr32: bool,
}

/// The options to go on with what a folder holds.
#[derive(Debug, Args)]
pub(crate) struct ResumingArgs {
    /// Continue from what the folder holds
    ///
    /// Its digests are checked first. If it holds no layers, start.
    #[arg(long, help_heading = "Folder and checkpoints", requires = "dir")]
    pub(crate) resume: bool,
    /// Longest time between two checkpoints, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = crate::args::seconds, help_heading = "Folder and checkpoints")]
    pub(crate) checkpoint: Duration,
}

#[derive(Debug, Args)]
pub(crate) struct KeepingArgs {
    /// Keep layers and checkpoints in this folder
    ///
    /// The graph cache is there as well.
    #[arg(long, value_name = "D", help_heading = "Folder and checkpoints")]
    pub(crate) dir: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) resuming: ResumingArgs,
    /// Whose names files have: hashweave's or filecoin's
    ///
    /// Those of filecoin (sdr only) are what the programs of main net read: sc-02-data-layer-1.dat,
    /// …, and with data the tree over them, sc-02-data-tree-d.dat, and the output of phase 1,
    /// precommit1.json.
    #[arg(long, value_name = "L", default_value = "hashweave", value_parser = layout, help_heading = "Folder and checkpoints")]
    pub(crate) layout: Layout,
    /// Layers to keep (sdr only): all, or only the last, which is enough to decode; while the run
    /// is at work, two are kept
    #[arg(long, value_name = "WHICH", default_value = "all", value_parser = keep, help_heading = "Folder and checkpoints")]
    pub(crate) keep: Keep,
    /// Also write main net's parent cache into this folder, or compare the one that is there
    /// [default folder: $FIL_PROOFS_PARENT_CACHE, otherwise /var/tmp/filecoin-parents]
    #[arg(long, value_name = "FOLDER", require_equals = true, help_heading = "Folder and checkpoints")]
    pub(crate) parent_cache: Option<Option<PathBuf>>,
}

#[derive(Debug, Args)]
pub(crate) struct TellingArgs {
    /// Show what the run needs (memory, disk, time, kernels) and exit
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print JSON lines [default: lines in the format of sha256sum]
    #[arg(long)]
    pub(crate) json: bool,
    /// Print nothing on standard error except errors
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// Parses 32 bytes.
fn node(text: &str) -> Result<Node, String> {
    let bytes = text::hex_bytes(text)?;
    let length = bytes.len();
    Node::try_from(bytes)
        .map_err(|_| format!("must be {NODE} bytes ({} digits), not {length} bytes", 2 * NODE))
}

fn layout(text: &str) -> Result<Layout, String> {
    named(text, &[Layout::Hashweave, Layout::Filecoin], Layout::name)
}

fn keep(text: &str) -> Result<Keep, String> {
    named(text, &[Keep::All, Keep::Last], Keep::name)
}

/// Finds the value of this name.
fn named<T: Copy>(text: &str, known: &[T], name: fn(T) -> &'static str) -> Result<T, String> {
    let found = known.iter().copied().find(|known| name(*known) == text);
    found.ok_or_else(|| {
        let names: Vec<_> = known.iter().copied().map(name).collect();
        format!("there is no such choice; available: {}", names.join(" "))
    })
}

/// Parses a number of bytes, with a binary unit or without.
fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let shift = match &text[digits.len()..] {
        "" | "B" => 0,
        "KiB" => 10,
        "MiB" => 20,
        "GiB" => 30,
        "TiB" => 40,
        _ => return Err("write a number of bytes, alone or followed by KiB, MiB, GiB or TiB".to_owned()),
    };
    let number: u64 = digits.parse().map_err(|_| "not a number of bytes".to_owned())?;
    number
        .checked_mul(1 << shift)
        .filter(|&bytes| bytes > 0)
        .ok_or_else(|| "must be at least one byte and less than 16 EiB".to_owned())
}

fn sample_count(text: &str) -> Result<Samples, String> {
    let most = 1 << 30;
    match text.parse() {
        _ if text == "all" => Ok(Samples::All),
        Ok(n) if (1..=most).contains(&n) => Ok(Samples::Each(n)),
        _ => Err(format!("must be a number of nodes from 1 to {most}, or all")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_binary_units() {
        let known = [
            ("2048", 2048),
            ("2KiB", 2048),
            ("512MiB", 512 << 20),
            ("64GiB", 64 << 30),
            ("1TiB", 1 << 40),
            ("7B", 7),
        ];
        for (text, size) in known {
            assert_eq!(bytes(text), Ok(size));
        }
        for text in
            ["", "KiB", "2KB", "2 KiB", "-1", "0", "1.5GiB", "17179869184GiB", "2kib", "99999999999999999999"]
        {
            assert!(bytes(text).is_err(), "{text}");
        }
    }

    #[test]
    fn ids_have_32_bytes() {
        assert_eq!(node(&"0a".repeat(32)), Ok([10; NODE]));
        let short = node("aaaa").expect_err("too short");
        assert!(short.contains("64 digits") && short.contains("2 bytes"), "{short}");
        assert!(node(&"0a".repeat(33)).is_err() && node(&"0g".repeat(32)).is_err());
    }
}
