//! The options of every command.

use crate::array;
use crate::bench::shapes::ReplicateShapes;
use crate::devices::DeviceList;
use crate::info::InfoArgs;
use crate::names::{
    Auto, Backend, Named, algorithm, backends, batch_kernel, batch_kernels, kernel, kernels,
    measured_backends, one_kernel,
};
use crate::replicate::ReplicateArgs;
use crate::sum::SumArgs;
use clap::{ArgGroup, Args, Parser, Subcommand};
use hashweave::search::text::{self, byte_range, drill};
pub(crate) use hashweave::search::text::{at_least_one, number, seconds, thread_count};
use hashweave::search::{Drill, Template};
use hashweave::{Algorithm, Variant};
use runner::bench::sum::Lengths;
use runner::search::Shard;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

/// Hashing at the width of the machine.
#[derive(Debug, Parser)]
#[command(name = "hashweave", version, about = "Hashing at the width of the machine", max_term_width = 100)]
#[command(arg_required_else_help = false, subcommand_help_heading = "Commands")]
#[command(
    after_help = "Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted after saving; 4 the hardware gave a \
                        wrong answer; 5 nothing found (search --fail-if-none).\nHASHWEAVE_ISA=scalar|avx2|avx512 (on Arm scalar|neon|neon-sha3|sve2) forces a lower instruction set."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Find a nonce: hash a message with a running counter until a digest meets an objective
    Search(Box<SearchArgs>),
    /// Print or check digests of files, as sha256sum does
    Sum(Box<SumArgs>),
    /// Encode and decode proof-of-replication data: sdr, zigzag, r2
    Replicate(ReplicateArgs),
    /// Measure every kernel against the machine's bound
    Bench(Box<BenchArgs>),
    /// Show the CPU, the backends present, the kernel chosen for each job and its bound
    Info(InfoArgs),
    /// Test every kernel that this machine can run against the reference
    Selftest(FormatArgs),
    /// Show, merge and check the ledgers of searches
    Ledger(LedgerArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual: one page with all commands, or a page a command into a folder
    Man {
        /// Write hashweave.1, hashweave-search.1 and so on into this folder instead
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub(crate) struct FormatArgs {
    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Without options: the default workload on all cores, until interrupted.\n\nExamples:\n  \
    hashweave search --zero-bits 32 --hits 1\n  \
    hashweave search --algo sha256 --message 'hello {counter:8}' --seconds 10\n  \
    hashweave search --message 'id={hex:00ff}{salt:4}{counter:8:be}' --count 1000000\n  \
    hashweave search --algo keccak-256 --validate-hex 616263\n  \
    hashweave search --zero-bits 44 --explain\n  \
    hashweave search --message 'hello {counter:8}' --ledger hello.ledger\n  \
    hashweave search --ledger hello.ledger --resume\n  \
    hashweave search --message 'hello {counter:6}' --shard 2/3 --ledger part2.ledger\n  \
    hashweave search --zero-bits 40 --hits 1 --seconds 60 --fail-if-none || echo none\n  \
    hashweave search --backend gpu --zero-bits 48\n\n\
    A number N can be written 1e6, 10m, 2^32 or 0xff.\n\n\
    Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted after saving; 4 the hardware gave a wrong answer; 5 nothing found \
    (--fail-if-none)."
)]
#[command(allow_negative_numbers = true)]
#[command(group = ArgGroup::new("objective"))]
pub(crate) struct SearchArgs {
    /// Hash algorithm: sha3-224/256/384/512, sha3x, keccak-256, sha256, sha256d, blake2s-256, blake2b-256/512, … [default: sha3-256, or
    /// that of the ledger that is resumed]
    #[arg(short, long, visible_alias = "algorithm", value_name = "A", value_parser = algorithm(), hide_possible_values = true)]
    pub(crate) algo: Option<Algorithm>,
    /// Message template: text and {hex:…}, {salt:N}, {counter:N}, {counter:N:be}, {counter:N:letters}; exactly one counter [default:
    /// bench_sha3:{salt:5}{counter:8}, or that of the ledger that is resumed]
    #[arg(long, value_name = "T")]
    pub(crate) message: Option<Template>,
    /// Base salt; its first two bytes are replaced by the worker's number, little-endian [default: random]
    #[arg(long, value_name = "H", value_parser = hex_bytes)]
    pub(crate) salt_hex: Option<Bytes>,

    /// The smallest digest so far, bytes compared in order [default]
    #[arg(long, group = "objective", help_heading = "Objective")]
    pub(crate) min: bool,
    /// At least N leading zero bits
    #[arg(long, value_name = "N", group = "objective", help_heading = "Objective")]
    pub(crate) zero_bits: Option<u32>,
    /// Below this bound, given as its leading bytes
    #[arg(long, value_name = "HEX", group = "objective", value_parser = hex_bytes, help_heading = "Objective")]
    pub(crate) below: Option<Bytes>,
    /// Leading bytes that equal VALUE under MASK
    #[arg(long = "match", value_name = "MASKHEX:VALUEHEX", group = "objective", value_parser = mask_and_value)]
    #[arg(help_heading = "Objective")]
    pub(crate) matching: Option<MaskValue>,
    /// Apply the objective to bytes A to B−1 of the digest (an address is 12..32)
    #[arg(long, value_name = "A..B", value_parser = byte_range, help_heading = "Objective")]
    pub(crate) digest_range: Option<Range<usize>>,

    /// First counter
    #[arg(long, value_name = "N", default_value = "0", value_parser = number, help_heading = "Range")]
    pub(crate) start: u64,
    /// How many counters to try: for each worker if messages have a salt, in all if they have none [default: to the end]
    #[arg(long, value_name = "N", value_parser = number, help_heading = "Range")]
    pub(crate) count: Option<u64>,
    /// Stop after S seconds
    #[arg(long, value_name = "S", value_parser = seconds, help_heading = "Range")]
    pub(crate) seconds: Option<Duration>,
    /// Stop after N results
    #[arg(long, value_name = "N", value_parser = at_least_one, help_heading = "Range")]
    pub(crate) hits: Option<u64>,
    /// End with exit code 5 if the range or the time is over and nothing was found
    #[arg(long, help_heading = "Range")]
    pub(crate) fail_if_none: bool,

    /// Worker threads [default: all cores; none next to devices, unless --backend all]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = thread_count, help_heading = "How")]
    pub(crate) threads: Option<usize>,
    /// Bind worker I to the I-th core this process may use; refused if there are more workers than cores
    #[arg(long, help_heading = "How")]
    pub(crate) pin: bool,
    /// Instruction set: auto, scalar, avx2, avx512; on Arm neon, neon-sha3, sve2. Or devices: cuda, hip, wgpu; gpu for every card once;
    /// all for these and the processor
    #[arg(long, value_name = "B", default_value = "auto", value_parser = backends(), help_heading = "How")]
    #[arg(hide_possible_values = true)]
    pub(crate) backend: Backend,
    /// Only these devices, by their numbers in `hashweave info`, such as 0,2; or all [without --backend: gpu]
    #[arg(long, value_name = "LIST", value_parser = DeviceList::parse, help_heading = "How")]
    pub(crate) device: Option<DeviceList>,
    /// Kernel of the processor: auto, direct, a2, a1, a1a2, affine; woven with avx512, neon, neon-sha3; folded with avx512
    #[arg(long, value_name = "K", default_value = "auto", value_parser = kernels(kernel, true), help_heading = "How")]
    #[arg(hide_possible_values = true)]
    pub(crate) kernel: Auto<Variant>,
    /// Seconds between two `stats` records of a worker
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds, help_heading = "How")]
    pub(crate) stats_interval: Duration,
    /// Rehearse a fault: in one lane, flip a bit of every digest word, or lose them all, from the N-th hash of each worker on
    #[arg(long, value_name = "LANE:(BIT|lose)[:N]", value_parser = drill, help_heading = "How")]
    pub(crate) fault_drill: Option<Drill>,

    /// Keep the covered ranges and the results in this file, which a kill at any instant leaves valid
    #[arg(long, value_name = "FILE", help_heading = "Keeping")]
    pub(crate) ledger: Option<PathBuf>,
    /// Continue what the ledger holds: take its algorithm, message, goal and salt, print its results again, scan what it lacks [without
    /// a file: start one]
    #[arg(long, requires = "ledger", help_heading = "Keeping")]
    pub(crate) resume: bool,
    /// Keep a copy of the ledger in FILE, on storage that other machines see: from the start on, at least once a minute, and at the end. With
    /// --resume, take over what FILE holds before going on
    #[arg(long, value_name = "FILE", requires = "ledger", help_heading = "Keeping")]
    pub(crate) ledger_copy: Option<PathBuf>,
    /// Only the I-th of N contiguous parts of the range; auto/N takes I from a batch system (Slurm, Kubernetes and others) that runs the
    /// task. If messages have a salt, all parts need the same one: --salt-hex, or a ledger that --resume continues
    #[arg(long, value_name = "I/N", value_parser = array::shard, help_heading = "Keeping")]
    pub(crate) shard: Option<Shard>,

    /// Print records in JSON, one a line, on a terminal too [default: only where standard output is a file or a pipe]
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the plan, its cost with the rate measured for a moment, and the odds of the objective; search nothing
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print the digest of these bytes and do nothing else
    #[arg(long, value_name = "HEX", value_parser = hex_bytes)]
    pub(crate) validate_hex: Option<Bytes>,
}

#[derive(Debug, Args)]
#[command(allow_negative_numbers = true)]
#[command(after_help = "Without a job: search.\n\nExamples:\n  \
    hashweave bench search --algo sha3-256 --html search.html\n  \
    hashweave bench sum --json\n  \
    hashweave bench sum --algo sha256 --streams 1 --streams 4 --message-bytes 65536\n  \
    hashweave bench sum --algo sha256 --kernel auto --message-bytes ragged --message-bytes 16384 --streams 64\n  \
    hashweave bench replicate --scheme sdr --replicas 1 --replicas 4\n  \
    hashweave bench replicate --ladder")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) options: BenchOptions,
    #[command(flatten)]
    pub(crate) search: SearchKernels,
    /// What to measure
    #[command(subcommand)]
    pub(crate) job: Option<BenchJob>,
}

/// What every benchmark takes, before its name or after it.
#[derive(Debug, Args)]
pub(crate) struct BenchOptions {
    /// Print an array of JSON objects instead of the table
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Write a report with charts to FILE as well: one page that needs nothing else
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) html: Option<PathBuf>,
    /// Only this algorithm (repeatable) [default: search: sha3-256 with all kernels, the others with the slowest and the fastest; sum:
    /// one of every kind]
    #[arg(short, long, visible_alias = "algorithm", value_name = "A", global = true)]
    #[arg(value_parser = algorithm(), hide_possible_values = true)]
    pub(crate) algo: Vec<Algorithm>,
    /// Thread counts (repeatable) [default: 1 and all cores; sum: all cores only on 64 messages of 16 KiB; replicate: only with 16
    /// replicas each]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = thread_count, global = true)]
    pub(crate) threads: Vec<usize>,
    /// Turns of 2 ms that each candidate gets [default: 200; sum and replicate: 120]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000), global = true)]
    pub(crate) rounds: Option<u32>,
    /// Measure the steady state of search or sum for S seconds, second by second, all threads at work without a pause [default: of sha3-256 by the kernel that a search takes; sum: of
    /// sha256, 64 messages of 16 KiB; on all cores]
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(3..=86_400), global = true)]
    #[arg(conflicts_with = "rounds")]
    pub(crate) steady: Option<u32>,
    /// Before --steady, let all threads work for S seconds that do not count [default: 10]
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(0..=86_400), global = true)]
    #[arg(requires = "steady")]
    pub(crate) warm_up: Option<u32>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchJob {
    /// Measure the search kernels: a short message with a running counter
    #[command(allow_negative_numbers = true)]
    Search(SearchKernels),
    /// Measure the batch kernels: many independent messages, from one to many at once, short, long and of mixed lengths
    #[command(allow_negative_numbers = true)]
    Sum(SumShapes),
    /// Measure the chain kernels: labels of replicas over real graphs, from one replica to many, and what every step gains
    #[command(allow_negative_numbers = true)]
    Replicate(ReplicateShapes),
}

/// The kernels of `bench search`.
#[derive(Debug, Args)]
pub(crate) struct SearchKernels {
    /// Only this instruction set (repeatable), or devices: cuda, hip, wgpu, gpu (search only)
    #[arg(long, value_name = "B", value_parser = measured_backends(), hide_possible_values = true)]
    pub(crate) backend: Vec<Backend>,
    /// Only these devices, by their numbers in `hashweave info`, or all (search only)
    #[arg(long, value_name = "LIST", value_parser = DeviceList::parse)]
    pub(crate) device: Option<DeviceList>,
    /// Only this search kernel (repeatable)
    #[arg(long, value_name = "K", value_parser = kernels(one_kernel, false), hide_possible_values = true)]
    pub(crate) kernel: Vec<Variant>,
}

impl SearchKernels {
    /// An option of these that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
        match (&self.backend[..], &self.device, &self.kernel[..]) {
            ([], None, []) => None,
            ([], None, _) => Some("--kernel"),
            ([], ..) => Some("--device"),
            _ => Some("--backend"),
        }
    }

    /// Both together: the options may stand before `search` and after it.
    pub(crate) fn and(mut self, after: Self) -> Self {
        self.backend.extend(after.backend);
        self.device = after.device.or(self.device);
        self.kernel.extend(after.kernel);
        self
    }
}

/// The shapes of `bench sum`.
#[derive(Debug, Args)]
pub(crate) struct SumShapes {
    /// Only this kernel, or `auto`: what the library chooses (repeatable) [default: auto in all shapes, and every kernel with as
    /// many streams as it takes]
    #[arg(long, value_name = "K", value_parser = Named::new(batch_kernel, batch_kernels()), hide_possible_values = true)]
    pub(crate) kernel: Vec<String>,
    /// So many messages at once (repeatable) [default: 1, 2, 4, 8, 16, 64]
    #[arg(long, value_name = "N", value_parser = stream_count)]
    pub(crate) streams: Vec<usize>,
    /// Messages of so many bytes, or `ragged`: of 512 bytes to 64 KiB (repeatable) [default: 64, 1024, 16384, 1048576 and ragged]
    #[arg(long, value_name = "N", value_parser = message_bytes)]
    pub(crate) message_bytes: Vec<Lengths>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    hashweave ledger show run.ledger\n  \
    hashweave ledger merge all.ledger part1.ledger part2.ledger part3.ledger\n  \
    hashweave ledger check all.ledger --rescan 100000000\n\n\
    Exit codes: 0 done; 1 failed, or the ledger is not sound; 2 bad usage.")]
pub(crate) struct LedgerArgs {
    #[command(subcommand)]
    pub(crate) command: LedgerCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LedgerCommand {
    /// Say what has been searched and what was found there
    Show {
        /// The ledger
        file: PathBuf,
        /// Print JSON, with every range
        #[arg(long)]
        json: bool,
    },
    /// Write the union of several ledgers of one search to a new file
    Merge {
        /// Take the place of OUT if it is a ledger of the same search; it may be one of those that are merged
        #[arg(long)]
        replace: bool,
        /// The new file
        #[arg(value_name = "OUT")]
        output: PathBuf,
        /// The ledgers, or folders with ledgers named *.ledger; they are not changed and may overlap
        #[arg(value_name = "IN", required = true)]
        inputs: Vec<PathBuf>,
    },
    /// Verify a ledger: hash every result again, compare it with the coverage
    Check {
        /// The ledger
        file: PathBuf,
        /// Scan N counters again, at random places in what is covered
        #[arg(long, value_name = "N", default_value = "0", value_parser = number)]
        rescan: u64,
    },
}

/// Bytes given in hexadecimal.
#[derive(Clone, Debug)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

/// The two sides of `--match`.
#[derive(Clone, Debug)]
pub(crate) struct MaskValue {
    pub(crate) mask: Vec<u8>,
    pub(crate) value: Vec<u8>,
}

pub(crate) fn hex_bytes(text: &str) -> Result<Bytes, String> {
    text::hex_bytes(text).map(Bytes)
}

fn mask_and_value(text: &str) -> Result<MaskValue, String> {
    text::mask_and_value(text).map(|(mask, value)| MaskValue { mask, value })
}

fn stream_count(text: &str) -> Result<usize, String> {
    let most = 1 << 16;
    match number(text).map(usize::try_from) {
        Ok(Ok(n)) if (1..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of messages from 1 to {most}")),
    }
}

fn message_bytes(text: &str) -> Result<Lengths, String> {
    let most = 1 << 30;
    // Not as other numbers are written: a K of bytes is not a thousand to everybody.
    match (text, text.parse()) {
        ("ragged", _) => Ok(Lengths::Ragged),
        (_, Ok(bytes)) if (1..=most).contains(&bytes) => Ok(Lengths::Each(bytes)),
        _ => Err(format!("must be a number of bytes from 1 to {most}, or ragged")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definitions_are_consistent() {
        Cli::command().debug_assert();
    }
}
