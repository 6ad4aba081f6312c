//! The options of every command.

use crate::array;
use crate::bench::shapes::ReplicateShapes;
use crate::devices::DeviceList;
use crate::goal::GoalArgs;
use crate::info::InfoArgs;
use crate::names::{
    Auto, Backend, Named, algorithm, backends, batch_kernel, batch_kernels, function, kernel, kernels,
    measured_backends, one_kernel,
};
use crate::replicate::ReplicateArgs;
use crate::sum::SumArgs;
use crate::verify::VerifyArgs;
use clap::{Args, ColorChoice, Parser, Subcommand};
use hashweave::search::text::{self, assignment, byte_range, drill};
pub(crate) use hashweave::search::text::{at_least_one, number, seconds, thread_count};
use hashweave::search::{Drill, Template};
use hashweave::{Algorithm, Variant};
use runner::bench::sum::Lengths;
use runner::search::Shard;
use runner::sum::Function;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

/// Multi-lane hashing: nonce searches, digests of files, proof-of-replication.
#[derive(Debug, Parser)]
#[command(
    name = "hashweave",
    version,
    about = "Multi-lane hashing: nonce searches, digests of files, proof-of-replication",
    max_term_width = 100
)]
#[command(arg_required_else_help = false, subcommand_help_heading = "Commands")]
#[command(
    after_help = "Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted (saved, with --ledger or --dir); 4 the hardware gave a \
                        wrong answer; 5 nothing found (search --fail-if-none).\n\
                        A command writes a file whole or not at all, and never over a file that it reads. It follows a symbolic link as an output: \
                        the file that the link leads to is replaced and keeps its permissions.\nHASHWEAVE_ISA=scalar|avx2|avx512 (on Arm scalar|neon|neon-sha3|sve2) forces a lower instruction set."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Colour the output: auto (on a terminal, unless NO_COLOR is set), always or never
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    #[arg(hide_default_value = true, value_parser = clap::builder::EnumValueParser::<ColorChoice>::new())]
    pub(crate) color: ColorChoice,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Find a nonce: count until the digest of a message meets a goal
    Search(Box<SearchArgs>),
    /// Print or check the digests of files, as sha256sum does
    Sum(Box<SumArgs>),
    /// Make, check and update the list of a folder's files
    ///
    /// It tells what is new, changed, moved, gone or rotten.
    Verify(VerifyArgs),
    /// Encode, decode and seal replicas: sdr (Filecoin), zigzag, r2
    Replicate(ReplicateArgs),
    /// Measure every kernel and compare it with the machine's bound
    Bench(Box<BenchArgs>),
    /// Compare two records of benchmarks, and tell changes from noise
    ///
    /// `bench --record FILE` makes them.
    Compare(CompareArgs),
    /// Draw the charts of records of benchmarks as SVG files
    Chart(ChartArgs),
    /// Show the CPU, its backends, and the kernel and bound of each job
    Info(InfoArgs),
    /// Test every kernel that runs here against the reference
    Selftest(FormatArgs),
    /// Show, merge and check search ledgers
    Ledger(LedgerArgs),
    /// Print a shell completion script
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual, or write a page for each command into a folder
    Man {
        /// Write hashweave.1, hashweave-search.1 and so on into this folder
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
    after_help = "Without options, hashweave search runs the default workload on all cores until interrupted.\n\nExamples:\n  \
    hashweave search --zero-bits 32 --hits 1\n  \
    hashweave search --algo sha256 --message 'hello {counter:8}' --seconds 10\n  \
    hashweave search --message 'id={hex:00ff}{salt:4}{counter:8:be}' --count 1000000\n  \
    hashweave search --message '{sha256:the terms}{counter:8}' --zero-bits 32 --hits 1\n  \
    hashweave search --preset selector --set name=pay_ --set types=address,uint256 --set selector=a9059cbb --hits 1\n  \
    hashweave search --algo keccak-256 --validate-hex 616263\n  \
    hashweave search --zero-bits 44 --explain\n  \
    hashweave search --message 'hello {counter:8}' --ledger hello.ledger\n  \
    hashweave search --ledger hello.ledger --resume\n  \
    hashweave search --message 'hello {counter:6}' --shard 2/3 --ledger part2.ledger\n  \
    hashweave search --zero-bits 40 --hits 1 --seconds 60 --fail-if-none || echo none\n  \
    hashweave search --backend gpu --zero-bits 48\n\n\
    A number N can be written as 1000000, 1e6, 10m, 2^32 or 0xff.\n\n\
    Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted (saved, with --ledger); 4 the hardware gave a wrong answer; 5 nothing found \
    (--fail-if-none)."
)]
#[command(allow_negative_numbers = true)]
pub(crate) struct SearchArgs {
    /// Hash algorithm, such as sha256 or keccak-256 [default: sha3-256]
    ///
    /// sha3-224/256/384/512, sha3x, keccak-256, sha256, sha256d, blake2s-256, blake2b-256/512, …
    /// With --resume the default is that of the ledger.
    #[arg(short, long, visible_alias = "algorithm", value_name = "A", value_parser = algorithm(), hide_possible_values = true)]
    pub(crate) algo: Option<Algorithm>,
    /// Message, text with a {counter:N} and other fields
    ///
    /// The fields are {hex:…}, {base58:…}, {uint:N:…}, {salt:N}, {counter:N}, {counter:N:be},
    /// {counter:N:letters}, {counter:decimal} and other digits, and around others {rlp:…},
    /// {rlp-list:…}, {hexlower:…} and {ALGORITHM:…}, with slices [A..B]; all counters are the same
    /// number, and there must be one [default: bench_sha3:{salt:5}{counter:8}, or that of the resumed ledger]
    #[arg(long, value_name = "T")]
    pub(crate) message: Option<Template>,
    /// Search by a preset, a template with parameters; without NAME, list them
    ///
    /// --explain prints the template that it means.
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["message", "algo"])]
    pub(crate) preset: Option<String>,
    /// Set a parameter of the preset (repeatable)
    #[arg(long, value_name = "PARAMETER=VALUE", value_parser = assignment, requires = "preset")]
    pub(crate) set: Vec<(String, String)>,
    /// Base salt; its first two bytes are replaced by the worker's number in little-endian order
    /// [default: random]
    #[arg(long, value_name = "H", value_parser = hex_bytes)]
    pub(crate) salt_hex: Option<Bytes>,

    #[command(flatten)]
    pub(crate) goal: GoalArgs,
    /// Apply the objective to bytes A to B−1 of the digest only (an Ethereum address is 12..32)
    #[arg(long, value_name = "A..B", value_parser = byte_range, help_heading = "Objective")]
    pub(crate) digest_range: Option<Range<usize>>,

    /// First counter to try
    #[arg(long, value_name = "N", default_value = "0", value_parser = number, help_heading = "Range")]
    pub(crate) start: u64,
    /// Number of counters to try [default: up to the last]
    ///
    /// If the message has a salt, each worker tries as many.
    #[arg(long, value_name = "N", value_parser = number, help_heading = "Range")]
    pub(crate) count: Option<u64>,
    /// Stop after S seconds
    #[arg(long, value_name = "S", value_parser = seconds, help_heading = "Range")]
    pub(crate) seconds: Option<Duration>,
    /// Stop after N results
    #[arg(long, value_name = "N", value_parser = at_least_one, help_heading = "Range")]
    pub(crate) hits: Option<u64>,
    /// Exit with code 5 if the range or the time ends and nothing was found
    #[arg(long, help_heading = "Range")]
    pub(crate) fail_if_none: bool,

    /// Number of worker threads [default: one per core; with devices none, unless --backend is all]
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = thread_count, help_heading = "Execution")]
    pub(crate) threads: Option<usize>,
    /// Bind each worker to a core of its own; an error if there are more workers than cores
    #[arg(long, help_heading = "Execution")]
    pub(crate) pin: bool,
    /// Where to search, such as gpu or avx512
    ///
    /// Instruction sets are scalar, avx2, avx512, on Arm neon, neon-sha3, sve2; cuda, hip and wgpu are
    /// the devices of one interface. gpu uses every GPU once, all uses the GPUs and the processor.
    #[arg(long, value_name = "B", default_value = "auto", value_parser = backends(), help_heading = "Execution")]
    #[arg(hide_possible_values = true)]
    pub(crate) backend: Backend,
    /// Use only these devices, by their numbers in `hashweave info`, such as 0,2; or all [implies
    /// --backend gpu]
    #[arg(long, value_name = "LIST", value_parser = DeviceList::parse, help_heading = "Execution")]
    pub(crate) device: Option<DeviceList>,
    /// Kernel for the processor: auto, direct, a2, a1, a1a2, affine; woven with avx512, neon,
    /// neon-sha3; folded with avx512; sha-ni with avx2, for sha256 and sha256d
    #[arg(long, value_name = "K", default_value = "auto", value_parser = kernels(kernel, true), help_heading = "Execution")]
    #[arg(hide_possible_values = true)]
    pub(crate) kernel: Auto<Variant>,
    /// Seconds between two `stats` records of a worker
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds, help_heading = "Execution")]
    pub(crate) stats_interval: Duration,
    /// Simulate a hardware fault to test its detection: in one lane, flip a bit of every digest
    /// word or lose every result, starting with the N-th hash of each worker
    #[arg(long, value_name = "LANE:(BIT|lose)[:N]", value_parser = drill, help_heading = "Execution")]
    pub(crate) fault_drill: Option<Drill>,

    /// Record what was searched and found in this file
    ///
    /// It stays valid if the program is killed at any time.
    #[arg(long, value_name = "FILE", help_heading = "Ledger and parts")]
    pub(crate) ledger: Option<PathBuf>,
    /// Continue the search of the ledger
    ///
    /// Its algorithm, message, objective and salt are used, its results are printed again, and what
    /// is not covered yet is searched. If the file does not exist, it is started: then say what to
    /// search for.
    #[arg(long, requires = "ledger", help_heading = "Ledger and parts")]
    pub(crate) resume: bool,
    /// If another process has the ledger, wait until it is free [default: fail after a second]
    #[arg(long, requires = "ledger", help_heading = "Ledger and parts")]
    pub(crate) wait: bool,
    /// Copy the ledger to FILE, on storage that other machines can read: at the start, at least
    /// once a minute, and at the end. With --resume, first merge in what FILE holds
    #[arg(long, value_name = "FILE", requires = "ledger", help_heading = "Ledger and parts")]
    pub(crate) ledger_copy: Option<PathBuf>,
    /// Search only the I-th of N contiguous parts of the range; auto/N takes I from the batch
    /// system that runs the task (Slurm, Kubernetes and others). If the message has a salt, all
    /// parts need the same one: give --salt-hex, or --resume with a ledger
    #[arg(long, value_name = "I/N", value_parser = array::shard, help_heading = "Ledger and parts")]
    pub(crate) shard: Option<Shard>,

    /// Print one JSON record per line, even on a terminal [default if standard output is a file or
    /// a pipe]
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the plan, its rate and the odds, and exit
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print the digest of these bytes and exit
    #[arg(long, value_name = "HEX", value_parser = hex_bytes)]
    pub(crate) validate_hex: Option<Bytes>,
}

#[derive(Debug, Args)]
#[command(allow_negative_numbers = true)]
#[command(after_help = "Without a job, bench measures search.\n\nExamples:\n  \
    hashweave bench search --algo sha3-256 --html search.html\n  \
    hashweave bench sum --json\n  \
    hashweave bench sum --algo sha256 --streams 1 --streams 4 --message-bytes 65536\n  \
    hashweave bench sum --algo sha256 --kernel auto --message-bytes ragged --message-bytes 16384 --streams 64\n  \
    hashweave bench replicate --scheme sdr --replicas 1 --replicas 4\n  \
    hashweave bench replicate --ladder\n  \
    hashweave bench all --record before.json")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) options: BenchOptions,
    #[command(flatten)]
    pub(crate) search: SearchKernels,
    /// What to measure
    #[command(subcommand)]
    pub(crate) job: Option<BenchJob>,
}

/// The options of every benchmark, which may stand before its name or after it.
#[derive(Debug, Args)]
pub(crate) struct BenchOptions {
    /// Print an array of JSON objects instead of a table
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Also write a report with charts to FILE, as one self-contained page
    #[arg(long, value_name = "FILE", global = true)]
    pub(crate) html: Option<PathBuf>,
    /// Also write a record to FILE, for `compare` and `chart`
    ///
    /// It has the rows, the machine, the date and this command.
    #[arg(long, value_name = "FILE", global = true, conflicts_with = "steady")]
    pub(crate) record: Option<PathBuf>,
    /// Add a note to the record, such as the commit that was built or what else the machine did
    #[arg(long, value_name = "TEXT", global = true, requires = "record")]
    pub(crate) note: Option<String>,
    /// Measure only this algorithm (repeatable)
    ///
    /// By default search measures sha3-256 with all kernels and the others with the slowest and the
    /// fastest, sum one algorithm of each family.
    #[arg(short, long, visible_alias = "algorithm", value_name = "A", global = true)]
    #[arg(value_parser = function(), hide_possible_values = true)]
    pub(crate) algo: Vec<Function>,
    /// Number of threads (repeatable) [default: 1 and all cores]
    ///
    /// On all cores sum measures only 64 messages of 16 KiB, and replicate only 16 replicas per
    /// thread.
    #[arg(short = 'j', long, visible_alias = "jobs", value_name = "N", value_parser = thread_count, global = true)]
    pub(crate) threads: Vec<usize>,
    /// Number of slices of 2 ms for each candidate [default: 200; sum and replicate: 120]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000), global = true)]
    pub(crate) rounds: Option<u32>,
    /// Measure second by second for S seconds, without a pause
    ///
    /// By default that is sha3-256 with the kernel that a search chooses; of sums sha256, 64 messages
    /// of 16 KiB; on all cores.
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(3..=86_400), global = true)]
    #[arg(conflicts_with = "rounds")]
    pub(crate) steady: Option<u32>,
    /// Let all threads work for S seconds before --steady begins to measure [default: 10]
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(0..=86_400), global = true)]
    #[arg(requires = "steady")]
    pub(crate) warm_up: Option<u32>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchJob {
    /// Measure the search kernels: a short message with a running counter
    #[command(allow_negative_numbers = true)]
    Search(SearchKernels),
    /// Measure the batch kernels: from one to many independent messages at a time, short, long and
    /// of mixed lengths
    #[command(allow_negative_numbers = true)]
    Sum(SumShapes),
    /// Measure the chain kernels: labels over real graphs, from one replica to many, and the gain
    /// of each optimisation
    #[command(allow_negative_numbers = true)]
    Replicate(ReplicateShapes),
    /// Measure search, sum and replicate, one after another, in two to four minutes
    #[command(allow_negative_numbers = true)]
    All,
}

/// The kernels of `bench search`.
#[derive(Debug, Default, Args)]
pub(crate) struct SearchKernels {
    /// Measure only this instruction set or these devices (repeatable)
    ///
    /// Devices are cuda, hip, wgpu, gpu.
    #[arg(long, value_name = "B", value_parser = measured_backends(), hide_possible_values = true)]
    pub(crate) backend: Vec<Backend>,
    /// Measure only these devices, by their numbers in `hashweave info`, or all (search only)
    #[arg(long, value_name = "LIST", value_parser = DeviceList::parse)]
    pub(crate) device: Option<DeviceList>,
    /// Measure only this search kernel (repeatable)
    #[arg(long, value_name = "K", value_parser = kernels(one_kernel, false), hide_possible_values = true)]
    pub(crate) kernel: Vec<Variant>,
}

impl SearchKernels {
    /// Returns the name of an option that was given, if there is one.
    pub(crate) fn given(&self) -> Option<&'static str> {
        match (&self.backend[..], &self.device, &self.kernel[..]) {
            ([], None, []) => None,
            ([], None, _) => Some("--kernel"),
            ([], ..) => Some("--device"),
            _ => Some("--backend"),
        }
    }

    /// Combines the options before `search` with those after it.
    pub(crate) fn and(mut self, after: Self) -> Self {
        self.backend.extend(after.backend);
        self.device = after.device.or(self.device);
        self.kernel.extend(after.kernel);
        self
    }
}

/// The shapes of `bench sum`.
#[derive(Debug, Default, Args)]
pub(crate) struct SumShapes {
    /// Measure only this kernel, or `auto`, the library's choice (repeatable)
    ///
    /// By default auto is measured for all shapes, and each kernel with as many streams as it has.
    #[arg(long, value_name = "K", value_parser = Named::new(batch_kernel, batch_kernels()), hide_possible_values = true)]
    pub(crate) kernel: Vec<String>,
    /// Number of messages hashed at once (repeatable) [default: 1, 2, 4, 8, 16, 64]
    #[arg(long, value_name = "N", value_parser = stream_count)]
    pub(crate) streams: Vec<usize>,
    /// Length of the messages in bytes, or `ragged` (repeatable)
    ///
    /// Ragged ones are of mixed lengths, from 512 bytes to 64 KiB [default: 64, 1024, 16384, 1048576
    /// and ragged]
    #[arg(long, value_name = "N", value_parser = message_bytes)]
    pub(crate) message_bytes: Vec<Lengths>,
}

#[derive(Debug, Args)]
#[command(allow_negative_numbers = true)]
#[command(after_help = "Examples:\n  \
    hashweave bench all --record before.json\n  \
    hashweave compare before.json after.json\n  \
    hashweave compare before.json after.json --changed --fail-above 5\n  \
    hashweave compare before.json after.json --html change.html\n\n\
    The cycles of a row are a span, from its best slice to the 10th percentile of its worst quarter, each slice's by the clock measured next to it. A \
    row is faster or slower if the 10th percentiles differ by more than 2 % (5 % for messages of 1 KiB and less) and there is a gap between the two \
    spans, wider than half of that and than either span. If only the first is true, noise is too great to tell, and the row is unclear.\n\n\
    Exit codes: 0 compared; 1 failed, or a row is slower than --fail-above allows; 2 bad usage.")]
pub(crate) struct CompareArgs {
    /// The record to compare with, or the output of `bench --json`
    #[arg(value_name = "A")]
    pub(crate) a: PathBuf,
    /// The record to compare
    #[arg(value_name = "B")]
    pub(crate) b: PathBuf,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write a report with charts to FILE, as one self-contained page
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Show only the rows that are not the same
    #[arg(long)]
    pub(crate) changed: bool,
    /// Exit with code 1 if a row is slower, beyond noise, by more than this
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub(crate) fail_above: Option<f64>,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  \
    hashweave bench all --record machine.json && hashweave chart machine.json --out charts\n\n\
    The files are speed-search.svg, speed-sum.svg, speed-replicate.svg and speed-bound.svg, those of jobs that the record has. \
    With several records, or with --beside, they are cores-search.svg and so on, with a bar for each machine.")]
pub(crate) struct ChartArgs {
    /// The records: one is drawn in detail, several next to each other
    #[arg(value_name = "RECORD", required = true)]
    pub(crate) records: Vec<PathBuf>,
    /// Draw the figures of this file too: other programs, models, machines without a record (docs/records.md)
    #[arg(long, value_name = "FILE")]
    pub(crate) beside: Option<PathBuf>,
    /// Of searches and sums draw only this algorithm, in the order given; repeatable
    #[arg(long, value_name = "ALGO")]
    pub(crate) algo: Vec<String>,
    /// Write the files into this folder, all of them or none
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
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
    /// Show which ranges have been searched and what was found in them
    Show {
        /// The ledger
        file: PathBuf,
        /// Print JSON with all ranges
        #[arg(long)]
        json: bool,
    },
    /// Merge several ledgers of one search into a new file
    Merge {
        /// If OUT exists and is a ledger of the same search, add the others to it
        #[arg(long)]
        replace: bool,
        /// If another process has OUT, wait until it is free [default: fail after a second]
        #[arg(long)]
        wait: bool,
        /// The new file
        #[arg(value_name = "OUT")]
        output: PathBuf,
        /// The ledgers to merge, or folders of files named *.ledger; they may overlap and are not
        /// changed
        #[arg(value_name = "IN", required = true)]
        inputs: Vec<PathBuf>,
    },
    /// Verify a ledger: hash every result again and compare the results with the covered ranges
    Check {
        /// The ledger
        file: PathBuf,
        /// Also search N counters again, at random places in the covered ranges
        #[arg(long, value_name = "N", default_value = "0", value_parser = number)]
        rescan: u64,
    },
}

/// Bytes given in hexadecimal.
#[derive(Clone, Debug)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

pub(crate) fn hex_bytes(text: &str) -> Result<Bytes, String> {
    text::hex_bytes(text).map(Bytes)
}

fn percent(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(percent) if (0.0..=1000.0).contains(&percent) => Ok(percent),
        _ => Err("must be a number of per cent from 0 to 1000, for instance 5".to_owned()),
    }
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
    // Other numbers may have a K; here it is rejected, because not everybody reads a K of bytes as
    // a thousand.
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
