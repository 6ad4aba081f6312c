//! The options of `hashweave replicate`.

use clap::{Args, Subcommand};
use hashweave::replicate::{ApiVersion, NODE, Node, Scheme};
use hashweave::search::text;
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
    /// Turn data into replicas; several pairs of files share the lanes of a core
    Encode(Box<EncodeArgs>),
    /// Turn replicas back into data
    Decode(Box<DecodeArgs>),
    /// Compute random nodes of every kept layer again and compare them
    Audit(AuditArgs),
    /// Write the label layers of `sdr` alone: DIR/layer-01.dat, …
    Labels(Box<LabelsArgs>),
    /// Write the parents of all nodes, in the format of main net's parent caches
    Parents(Box<ParentsArgs>),
    /// Print the commitment to unsealed data (comm_d), in hexadecimal digits
    CommD(CommDArgs),
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate encode sector.data sector.replica --registered-proof 6 --prover-id $PROVER --sector 7 --ticket $TICKET\n  \
    hashweave replicate encode a a.sealed b b.sealed --replica-id $A --replica-id $B --dir work\n  \
    hashweave replicate encode piece piece.r2 --scheme r2 --replica-id $A --pad\n  \
    hashweave replicate encode a a.sealed --replica-id $A --explain\n\n{EXITS}"))]
pub(crate) struct EncodeArgs {
    /// What is read and what is written, in turn
    #[arg(value_names = ["INPUT", "OUTPUT"], num_args = 2.., required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Fill an input that is too short with zeros: to a multiple of 32 bytes, the size that was asked for, or that of the others;
    /// to a power of two where comm_d is needed
    #[arg(long, help_heading = "What")]
    pub(crate) pad: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A --comm-d $COMM_D  # refused if the data have changed\n  \
    hashweave replicate decode a.sealed a.back --replica-id $A --dir work        # uses the layers that are in the folder\n\n{EXITS}"))]
pub(crate) struct DecodeArgs {
    /// What is read and what is written, in turn
    #[arg(value_names = ["REPLICA", "OUTPUT"], num_args = 2.., required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// The comm_d of the data: what comes out is compared with it and, with --prover-id, ids are derived from it (repeatable: one for every replica)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Whose")]
    pub(crate) comm_d: Vec<Node>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate labels --nodes 64 --dir labels --porep-id $POREP --replica-id $A --layers 11\n  \
    hashweave replicate labels --size 512MiB --dir labels --registered-proof 7 --replica-id $A\n\n{EXITS}"))]
pub(crate) struct LabelsArgs {
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// The comm_d from which, with --prover-id, an id is derived (repeatable: one for every replica)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Whose", requires = "prover_id")]
    pub(crate) comm_d: Vec<Node>,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  \
    hashweave replicate audit --dir work\n  \
    hashweave replicate audit --dir work --samples 10000 --json\n\n{EXITS}"))]
pub(crate) struct AuditArgs {
    /// The folder of a finished or interrupted run
    #[arg(long, value_name = "D")]
    pub(crate) dir: PathBuf,
    /// Nodes of every layer
    #[arg(long, value_name = "K", default_value = "176", value_parser = sample_count)]
    pub(crate) samples: usize,
    /// Draw the nodes that an earlier audit with this seed drew [default: others every time]
    #[arg(long, value_name = "N", value_parser = crate::args::number)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
    #[command(flatten)]
    pub(crate) expected: ExpectedArgs,
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
    /// The file; or a folder, in which it gets the name that main net's programs look for
    #[arg(long, value_name = "FILE|FOLDER")]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
}

#[derive(Debug, Args)]
#[command(after_help = format!("Examples:\n  hashweave replicate comm-d sector.data\n\n{EXITS}"))]
pub(crate) struct CommDArgs {
    /// The data: a power of two of nodes of 32 bytes, each below the field's modulus
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Fill the file with zeros to a power of two of nodes
    #[arg(long)]
    pub(crate) pad: bool,
    #[command(flatten)]
    pub(crate) once: OnceArgs,
}

/// What the commands take that make layers.
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

/// What the commands take that answer once and keep nothing to go on from.
#[derive(Debug, Args)]
pub(crate) struct OnceArgs {
    /// Threads [default: all cores]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = crate::args::thread_count)]
    pub(crate) threads: Option<usize>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Show no progress
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// Which graph.
#[derive(Debug, Args)]
pub(crate) struct GraphArgs {
    /// Scheme: sdr (Filecoin's main net), zigzag (2019), r2 (the 2019 prototype)
    #[arg(long, value_name = "S", default_value_t = Scheme::Sdr, help_heading = "What")]
    pub(crate) scheme: Scheme,
    /// Of sdr: 32 bytes from which the graph is drawn [default: zeros]
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "What")]
    pub(crate) porep_id: Option<Node>,
    /// Of sdr: the number of a registered proof, 0 to 19, which says porep_id, api version and size
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(..20), help_heading = "What")]
    #[arg(conflicts_with_all = ["porep_id", "api_version"])]
    pub(crate) registered_proof: Option<u64>,
    /// Of sdr: 1.0.0, 1.1.0, 1.2.0 [default: that of the registered proof that the porep_id is of, else 1.2.0]
    #[arg(long, value_name = "V", help_heading = "What")]
    pub(crate) api_version: Option<ApiVersion>,
    /// Layers [default: sdr: 11 from 32 GiB on, otherwise 2, as registered proofs have; zigzag, r2: 10]
    #[arg(long, value_name = "N", help_heading = "What")]
    pub(crate) layers: Option<u32>,
}

/// What the folder of an audit must be of: it says so itself.
#[derive(Debug, Args)]
pub(crate) struct ExpectedArgs {
    /// Refuse a folder of another scheme
    #[arg(long, value_name = "S", help_heading = "Expected")]
    pub(crate) scheme: Option<Scheme>,
    /// … of another porep_id
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Expected")]
    pub(crate) porep_id: Option<Node>,
    /// … of another api version
    #[arg(long, value_name = "V", help_heading = "Expected")]
    pub(crate) api_version: Option<ApiVersion>,
    /// … of another number of layers
    #[arg(long, value_name = "N", help_heading = "Expected")]
    pub(crate) layers: Option<u32>,
    /// … of another number of nodes
    #[arg(long, value_name = "N", value_parser = crate::args::at_least_one, help_heading = "Expected")]
    pub(crate) nodes: Option<u64>,
    /// … of other replicas (repeatable: one for every replica, or one for all)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Expected")]
    pub(crate) replica_id: Vec<Node>,
}

/// How large.
#[derive(Debug, Args)]
pub(crate) struct SizeArgs {
    /// Nodes of 32 bytes [default: those of the files or of the registered proof]
    #[arg(long, value_name = "N", value_parser = crate::args::at_least_one, help_heading = "What", conflicts_with = "size")]
    pub(crate) nodes: Option<u64>,
    /// The same as bytes: 2048, 2KiB, 512MiB, 32GiB
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "What")]
    pub(crate) size: Option<u64>,
}

/// Whose replicas.
#[derive(Debug, Args)]
pub(crate) struct WhoArgs {
    /// Id of a replica, 32 bytes (repeatable: one for every replica, or one for all)
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Whose")]
    #[arg(conflicts_with_all = ["prover_id", "sector", "ticket"])]
    pub(crate) replica_id: Vec<Node>,
    /// Derive the ids as main net does: from the prover's id, 32 bytes, …
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Whose", requires_all = ["sector", "ticket"])]
    pub(crate) prover_id: Option<Node>,
    /// … the number of the sector (repeatable: one for every replica), …
    #[arg(long, value_name = "N", value_parser = crate::args::number, help_heading = "Whose", requires = "prover_id")]
    pub(crate) sector: Vec<u64>,
    /// … its ticket, 32 bytes (repeatable: one for every replica, or one for all), comm_d of its data and the porep_id
    #[arg(long, value_name = "HEX", value_parser = node, help_heading = "Whose", requires = "prover_id")]
    pub(crate) ticket: Vec<Node>,
}

/// What becomes of files that are there.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Replace an output that is there already [without: refused]
    #[arg(long, short)]
    pub(crate) force: bool,
}

#[derive(Debug, Args)]
pub(crate) struct HowArgs {
    /// Threads [default: all cores]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", help_heading = "How")]
    #[arg(value_parser = crate::args::thread_count)]
    pub(crate) threads: Option<usize>,
    /// Kernel of the chains, by name, or auto
    #[arg(long, value_name = "K", default_value = "auto", help_heading = "How")]
    pub(crate) kernel: String,
    /// Memory that may be used, such as 16GiB; beyond, work memory is a mapped file [default: what is available]
    #[arg(long, value_name = "SIZE", value_parser = bytes, help_heading = "How")]
    pub(crate) memory: Option<u64>,
    /// Take parents from a cache in the folder, made if it is not there [without: computed as they are needed]
    #[arg(long, help_heading = "How", requires = "dir")]
    pub(crate) cached_graph: bool,
}

#[derive(Debug, Args)]
pub(crate) struct KeepingArgs {
    /// Keep layers, checkpoints and the cache of the graph in this folder
    #[arg(long, value_name = "D", help_heading = "Keeping")]
    pub(crate) dir: Option<PathBuf>,
    /// Go on with what the folder holds, after comparing its digests [without layers in it: begin]
    #[arg(long, help_heading = "Keeping", requires = "dir")]
    pub(crate) resume: bool,
    /// At most so many seconds between two checkpoints
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = crate::args::seconds, help_heading = "Keeping")]
    pub(crate) checkpoint: Duration,
}

#[derive(Debug, Args)]
pub(crate) struct TellingArgs {
    /// Say what the run needs (memory, disk, time, instruction set, kernels) and do nothing
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print JSON lines instead of lines as sha256sum prints them
    #[arg(long)]
    pub(crate) json: bool,
    /// Say nothing on standard error but what goes wrong
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// 32 bytes.
fn node(text: &str) -> Result<Node, String> {
    let bytes = text::hex_bytes(text)?;
    let length = bytes.len();
    Node::try_from(bytes)
        .map_err(|_| format!("must be {NODE} bytes ({} digits), not {length} bytes", 2 * NODE))
}

/// A number of bytes, perhaps with a binary unit.
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

fn sample_count(text: &str) -> Result<usize, String> {
    let most = 1 << 30;
    match text.parse() {
        Ok(n) if (1..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of nodes from 1 to {most}")),
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
