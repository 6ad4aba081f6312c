//! The batch benchmark: the digests of many independent messages, by the library as it chooses for
//! itself (`auto`) and by every kernel alone.
//!
//! A row is a shape: a number of messages handed over at once, all of a length or of mixed lengths.
//! Bytes are those of the messages, without padding. One thread works on its own messages; several
//! have each their own, so that a second core shows what the memory that they share leaves of it.

mod messages;

pub use super::AUTO;
pub use messages::{Lengths, Messages};

use super::{Candidate, Pool, compare, or};
use crate::sum::{Digesting, Function};
use crate::team::Team;
use hashweave::Algorithm;
use hashweave::batch::{Engine, Kernel, Plan};
use hashweave::bound::{self, Bound};
use hashweave::cpu::{Core, Cpu};
use hashweave::tree::TreeFunction;
use serde::Serialize;
use std::hint::black_box;
use std::io;
use std::sync::Arc;
use std::thread::available_parallelism;

/// The numbers of streams of `auto`.
const STREAMS: [usize; 6] = [1, 2, 4, 8, 16, 64];

/// Its lengths, and that of messages with which kernels are compared: long enough to hide how a
/// batch begins and ends, short enough for 64 of them to stay in a cache.
const LENGTHS: [Lengths; 4] =
    [Lengths::Each(64), Lengths::Each(1 << 10), Lengths::Each(USUAL), Lengths::Each(1 << 20)];
const USUAL: usize = 16 << 10;

/// How many messages a ragged batch has, and a batch on several threads.
const MANY: usize = 64;

/// The name in [`Row::runs`] of whatever hashes messages of tree hashes, of BLAKE3 those longer than a
/// chunk: kernels for nodes, which are none of those for streams.
pub const TREE: &str = "tree";

/// A selection of shapes to measure. Where a list is empty, the [default](self) shapes are taken.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The hash functions.
    pub functions: Vec<Function>,
    /// Names of kernels, [`AUTO`] among them.
    pub kernels: Vec<String>,
    /// How many messages at once.
    pub streams: Vec<usize>,
    /// Their lengths.
    pub lengths: Vec<Lengths>,
    /// The thread counts.
    pub threads: Vec<usize>,
    /// Turns that each candidate gets.
    pub rounds: usize,
}

/// One line of the table. The figures are those of the best slice.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// `sum`.
    pub job: &'static str,
    /// The algorithm.
    pub algo: String,
    /// The kernel, or [`AUTO`].
    pub kernel: &'static str,
    /// The kernels that take part: what [`AUTO`] comes to here; [`TREE`] of messages that are trees.
    pub runs: String,
    /// How many messages at once.
    pub streams: usize,
    /// `uniform` or `ragged`.
    pub shape: &'static str,
    /// How long each is; null if their lengths are mixed.
    pub message_bytes: Option<usize>,
    /// Threads, each with that number of messages of its own, on a core of its own if there are
    /// enough.
    pub threads: usize,
    /// Billions of bytes per second, all threads together.
    pub gbs: f64,
    /// Cycles per byte of one thread.
    pub cycles_per_byte: f64,
    /// The least that the core's ports allow, padding included; null where there is no model of the
    /// core or of the kernel.
    pub bound_cycles_per_byte: Option<f64>,
    /// The reason for the bound, as [`Limit::name`](hashweave::bound::Limit::name) has it.
    pub bound_by: Option<&'static str>,
    /// The bound if the core had enough streams in flight for none to wait.
    pub throughput_bound_cycles_per_byte: Option<f64>,
    /// Times as fast as one message at a time, of this length, by whatever was fastest at that;
    /// null if that was not measured.
    pub ratio_to_one_stream: Option<f64>,
    /// Of a ragged batch: times as fast as messages of 16 KiB each; null if those were not
    /// measured.
    pub ratio_to_uniform: Option<f64>,
    /// The clock next to the best slice.
    pub clock_ghz: f64,
    /// Cycles per byte of the 10th-percentile slice.
    #[serde(rename = "tenth_cycles_per_byte")]
    pub tenth: f64,
    /// Cycles per byte of the median slice.
    #[serde(rename = "median_cycles_per_byte")]
    pub median: f64,
    /// Cycles per byte of the 10th-percentile slice of each quarter of the rounds.
    #[serde(rename = "quarters_cycles_per_byte")]
    pub quarters: [f64; 4],
}

impl Row {
    /// The length that a row of messages of one length has to have to be compared with this one.
    fn comparable_bytes(&self) -> usize {
        self.message_bytes.unwrap_or(USUAL)
    }
}

/// A length of messages, in KiB or MiB where it is a multiple.
#[must_use]
pub fn in_words(bytes: usize) -> String {
    match bytes {
        bytes if bytes.is_multiple_of(1 << 20) => format!("{} MiB", bytes >> 20),
        bytes if bytes.is_multiple_of(1 << 10) => format!("{} KiB", bytes >> 10),
        bytes => format!("{bytes} B"),
    }
}

/// A shape on a kernel and a number of threads.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) function: Function,
    /// None: what the library chooses.
    pub(super) kernel: Option<Kernel>,
    pub(super) streams: usize,
    pub(super) lengths: Lengths,
    pub(super) threads: usize,
}

/// A shape, and what is known of it without measuring.
pub(super) struct Hashing {
    pub(super) shape: Shape,
    runs: String,
    pub(super) bound: Option<Bound>,
}

/// Measures a selection, calling `progress` with (turns done, turns in all).
///
/// # Errors
///
/// If the system gives no thread.
pub fn run(selection: &Selection, cpu: &Cpu, progress: &mut dyn FnMut(usize, usize)) -> io::Result<Vec<Row>> {
    let mut candidates = candidates(selection, cpu)?;
    let comparison = compare(&mut candidates, selection.rounds, progress);
    let rows = candidates.iter().zip(&comparison.timings).map(|(Candidate { what, .. }, timing)| {
        let Hashing { shape, runs, bound } = what;
        let message_bytes = shape.lengths.uniform();
        Row {
            job: "sum",
            algo: shape.function.to_string(),
            kernel: shape.kernel.map_or(AUTO, Kernel::name),
            runs: runs.clone(),
            streams: shape.streams,
            shape: if message_bytes.is_some() { "uniform" } else { "ragged" },
            message_bytes,
            threads: shape.threads,
            gbs: 1e-9 * shape.threads as f64 / timing.seconds.best,
            cycles_per_byte: timing.cycles.best,
            bound_cycles_per_byte: bound.map(|bound| bound.cycles),
            bound_by: bound.map(|bound| bound.limit.name()),
            throughput_bound_cycles_per_byte: bound.map(|bound| bound.throughput),
            ratio_to_one_stream: None,
            ratio_to_uniform: None,
            clock_ghz: 1e-9 * timing.clock_hz(),
            tenth: timing.cycles.tenth,
            median: timing.cycles.median,
            quarters: timing.quarters,
        }
    });
    let mut rows: Vec<Row> = rows.collect();
    for i in 0..rows.len() {
        rows[i].ratio_to_one_stream = one_stream(&rows, &rows[i]).map(|one| rows[i].gbs / one);
        rows[i].ratio_to_uniform = uniform(&rows, &rows[i]).map(|uniform| rows[i].gbs / uniform);
    }
    Ok(rows)
}

/// The shapes of a selection.
pub(super) fn candidates(selection: &Selection, cpu: &Cpu) -> io::Result<Vec<Candidate<Hashing>>> {
    let mut pool = Made::default();
    selection.shapes().into_iter().map(|shape| candidate(shape, cpu.core, &mut pool)).collect()
}

/// The rate of one message at a time, by the kernel that is the best at it.
fn one_stream(rows: &[Row], row: &Row) -> Option<f64> {
    let same = |other: &&Row| {
        other.streams == 1
            && (&other.algo, other.threads) == (&row.algo, row.threads)
            && other.message_bytes == Some(row.comparable_bytes())
    };
    rows.iter().filter(same).map(|other| other.gbs).max_by(f64::total_cmp)
}

/// The rate that a ragged row is compared with.
fn uniform(rows: &[Row], row: &Row) -> Option<f64> {
    let same = |other: &&Row| {
        other.message_bytes == Some(USUAL)
            && (&other.algo, other.kernel, other.streams, other.threads)
                == (&row.algo, row.kernel, row.streams, row.threads)
    };
    rows.iter().find(same).filter(|_| row.message_bytes.is_none()).map(|other| other.gbs)
}

/// The functions that are measured unless others are asked for: an algorithm of each family, and
/// KangarooTwelve in both strengths.
fn measured() -> Vec<Function> {
    let trees = [TreeFunction::Kt128, TreeFunction::Kt256].map(Function::from);
    Algorithm::measured().map(Function::from).chain(trees).collect()
}

impl Selection {
    /// The most bytes that the messages of one shape take, those of all threads together.
    #[must_use]
    pub fn memory(&self) -> usize {
        let bytes = |shape: &Shape| {
            shape.lengths.longest().saturating_mul(shape.streams).saturating_mul(shape.threads)
        };
        self.shapes().iter().map(bytes).max().unwrap_or(0)
    }

    /// The shapes to measure: of every algorithm the library, then the kernels.
    fn shapes(&self) -> Vec<Shape> {
        let functions = or(&self.functions, &measured());
        let wanted = |name: &str| self.kernels.is_empty() || self.kernels.iter().any(|kernel| kernel == name);
        let mut shapes = Vec::new();
        for function in functions {
            if wanted(AUTO) {
                shapes.extend(self.automatic(function));
            }
            let Some(algorithm) = function.algorithm() else { continue };
            let kernels = Kernel::usable(algorithm.primitive());
            for kernel in kernels.into_iter().filter(|kernel| wanted(kernel.name())) {
                shapes.extend(self.alone(algorithm, kernel));
            }
        }
        shapes
    }

    /// The shapes of the library's own choice. Unless they were asked for, several threads get one
    /// shape only.
    fn automatic(&self, function: Function) -> Vec<Shape> {
        let of = |streams, lengths, threads| Shape { function, kernel: None, streams, lengths, threads };
        let mut shapes = Vec::new();
        for threads in or(&self.threads, &[1]) {
            for lengths in or(&self.lengths, &LENGTHS) {
                // A ragged batch of a few messages says little.
                let streams: &[usize] = match function.algorithm() {
                    _ if lengths == Lengths::Ragged => &[MANY],
                    Some(_) => &STREAMS,
                    // One message fills the lanes, and the next one follows it.
                    None => &STREAMS[..1],
                };
                shapes.extend(or(&self.streams, streams).into_iter().map(|n| of(n, lengths, threads)));
            }
            if self.lengths.is_empty() {
                let streams = or(&self.streams, &[MANY]);
                shapes.extend(streams.into_iter().map(|n| of(n, Lengths::Ragged, threads)));
            }
        }
        let cores = available_parallelism().map_or(1, usize::from);
        if self.threads.is_empty() && self.streams.is_empty() && self.lengths.is_empty() && cores > 1 {
            shapes.push(of(MANY, Lengths::Each(USUAL), cores));
        }
        shapes
    }

    /// Whether there is nothing to measure: only trees, by a kernel that hashes none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shapes().is_empty()
    }

    /// The shapes of one kernel: as many streams as it takes, unless others were asked for. It
    /// hashes no trees.
    fn alone(&self, algorithm: Algorithm, kernel: Kernel) -> Vec<Shape> {
        let mut shapes = Vec::new();
        let usual = algorithm.chunk().unwrap_or(USUAL);
        for threads in or(&self.threads, &[1]) {
            let lengths = or(&self.lengths, &[Lengths::Each(usual)]).into_iter();
            for lengths in lengths.filter(|lengths| !algorithm.is_tree(lengths.longest())) {
                for streams in or(&self.streams, &[kernel.degree(algorithm.primitive())]) {
                    let function = algorithm.into();
                    shapes.push(Shape { function, kernel: Some(kernel), streams, lengths, threads });
                }
            }
        }
        shapes
    }
}

/// Messages that were made, by their number, lengths and thread: all algorithms and kernels hash
/// the same ones.
type Made = Pool<(usize, Lengths, usize), Messages>;

/// A shape with its messages, on its threads.
fn candidate(shape: Shape, core: Core, pool: &mut Made) -> io::Result<Candidate<Hashing>> {
    let Shape { function, kernel, streams, lengths, threads } = shape;
    let of = |thread| pool.get((streams, lengths, thread), || Ok(Messages::new(streams, lengths)));
    let messages = (0..threads).map(of).collect::<io::Result<Vec<_>>>()?;
    let sizes: Vec<usize> = messages.first().map_or_else(Vec::new, |messages| messages.lengths().collect());
    let (runs, bound) = foretold(&shape, core, &sizes);
    let granule = sizes.iter().sum::<usize>() as u64;
    let works = messages.into_iter().map(|messages| match (function.algorithm(), function) {
        (None, Function::Tree(_) | Function::Crc32) => one_by_one(function, messages),
        // Its time is that of its hash function.
        (None, Function::Object(object)) => hashing(Engine::new(), object.algorithm(), messages),
        (Some(algorithm), _) | (None, Function::Stream(algorithm)) => {
            let engine =
                kernel.map_or_else(Engine::new, |kernel| Engine::with_kernel(algorithm.primitive(), kernel));
            hashing(engine, algorithm, messages)
        }
    });
    let team = Team::new(works.collect(), granule)?;
    Ok(Candidate { what: Hashing { shape, runs, bound }, team })
}

/// The names of the kernels that take part, and the bound.
fn foretold(shape: &Shape, core: Core, sizes: &[usize]) -> (String, Option<Bound>) {
    let longest = shape.lengths.longest();
    let Some(algorithm) = shape.function.algorithm().filter(|algorithm| !algorithm.is_tree(longest)) else {
        return (TREE.to_owned(), None);
    };
    let primitive = algorithm.primitive();
    let plan = match shape.kernel {
        Some(kernel) => Plan::with_kernel(primitive, kernel),
        None => Plan::of_length(primitive, shape.lengths.uniform().unwrap_or(USUAL)).clone(),
    };
    (runs(&plan, shape.streams), bound::sum(core, &plan, algorithm, shape.streams, sizes))
}

/// The names of the kernels that take `streams` streams.
#[must_use]
pub fn runs(plan: &Plan, streams: usize) -> String {
    let mut names: Vec<&str> = Vec::new();
    for share in plan.shares(streams.min(plan.width())) {
        if !names.contains(&share.kernel.name()) {
            names.push(share.kernel.name());
        }
    }
    names.join("+")
}

/// Hashes all messages, again and again, until `n` bytes are done.
fn hashing(engine: Engine, algorithm: Algorithm, messages: Arc<Messages>) -> Box<dyn FnMut(u64) + Send> {
    let mut digests = vec![0; messages.lengths().count() * algorithm.digest_length()];
    let batch = messages.lengths().sum::<usize>() as u64;
    Box::new(move |n| {
        let inputs = messages.slices();
        for _ in 0..n / batch {
            engine.digest_many(algorithm, black_box(&inputs), &mut digests);
            black_box(&mut digests);
        }
    })
}

/// The same by a tree hash whose lanes one message fills.
fn one_by_one(function: Function, messages: Arc<Messages>) -> Box<dyn FnMut(u64) + Send> {
    let digesting = Digesting::from(function);
    let batch = messages.lengths().sum::<usize>() as u64;
    Box::new(move |n| {
        for _ in 0..n / batch {
            for message in messages.slices() {
                black_box(digesting.of_all(&[black_box(message)], &mut [None]));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selection() -> Selection {
        Selection {
            functions: vec![Algorithm::Sha256.into()],
            kernels: Vec::new(),
            streams: Vec::new(),
            lengths: Vec::new(),
            threads: Vec::new(),
            rounds: 1,
        }
    }

    #[test]
    fn the_default_shapes_are_those_of_the_contract() {
        let shapes = selection().shapes();
        for streams in STREAMS {
            for lengths in LENGTHS {
                let same = |shape: &&Shape| {
                    (shape.kernel.is_none(), shape.streams, shape.lengths, shape.threads)
                        == (true, streams, lengths, 1)
                };
                assert_eq!(shapes.iter().filter(same).count(), 1, "{streams} of {lengths:?}");
            }
        }
        let ragged: Vec<_> = shapes.iter().filter(|shape| shape.lengths == Lengths::Ragged).collect();
        assert!(matches!(ragged[..], [Shape { streams: 64, kernel: None, .. }]), "{ragged:?}");
        for kernel in Kernel::usable(Algorithm::Sha256.primitive()) {
            let alone = |shape: &&Shape| shape.kernel.is_some_and(|other| other.name() == kernel.name());
            let found: Vec<_> = shapes.iter().filter(alone).map(|shape| shape.streams).collect();
            assert_eq!(found, [kernel.degree(Algorithm::Sha256.primitive())], "{}", kernel.name());
        }
    }

    #[test]
    fn what_is_asked_for_is_what_is_measured() {
        let asked = Selection {
            kernels: vec![AUTO.to_owned(), "scalar".to_owned()],
            streams: vec![3],
            lengths: vec![Lengths::Each(100), Lengths::Ragged],
            threads: vec![2],
            ..selection()
        };
        let shapes = asked.shapes();
        assert_eq!(shapes.len(), 4, "{shapes:?}");
        assert!(shapes.iter().all(|shape| (shape.streams, shape.threads) == (3, 2)));
        assert_eq!(asked.memory(), 3 * 2 * (64 << 10));
    }

    /// A kernel for streams would be said to hash what kernels for nodes do.
    #[test]
    fn trees_are_measured_as_the_library_hashes_them() {
        let asked = Selection {
            functions: vec![Algorithm::Blake3.into()],
            streams: vec![1],
            lengths: vec![Lengths::Each(1024), Lengths::Each(1025)],
            ..selection()
        };
        let kernels = Kernel::usable(Algorithm::Blake3.primitive());
        let shapes = asked.shapes();
        assert_eq!(shapes.len(), 2 + kernels.len(), "{shapes:?}");
        let alone = Selection { kernels: vec!["scalar".to_owned()], ..asked };
        assert!(!alone.is_empty() && alone.shapes()[0].lengths == Lengths::Each(1024));
        assert!(Selection { lengths: vec![Lengths::Ragged], ..alone }.is_empty());
        let default = Selection { functions: vec![Algorithm::Blake3.into()], ..selection() };
        let of_kernels = default.shapes().into_iter().filter(|shape| shape.kernel.is_some());
        assert!(of_kernels.map(|shape| shape.lengths).all(|lengths| lengths == Lengths::Each(1024)));
        let tree =
            Selection { lengths: vec![Lengths::Each(4096)], kernels: vec![AUTO.to_owned()], ..default };
        let tree = Selection { streams: vec![1], ..tree };
        let rows =
            run(&tree, &Cpu { name: "test".into(), core: Core::Zen4 }, &mut |_, _| {}).expect("a thread");
        assert!(
            matches!(&rows[..], [row] if row.runs == TREE && row.bound_cycles_per_byte.is_none()),
            "{rows:?}"
        );
    }

    #[test]
    fn rows_carry_bounds_and_ratios() {
        let asked = Selection {
            kernels: vec!["scalar".to_owned()],
            streams: vec![1, 4],
            lengths: vec![Lengths::Each(USUAL), Lengths::Ragged],
            ..selection()
        };
        let cpu = Cpu { name: "test".into(), core: Core::Zen4 };
        let rows = run(&asked, &cpu, &mut |_, _| {}).expect("a thread");
        assert_eq!(rows.len(), 4);
        for row in &rows {
            assert!(row.bound_cycles_per_byte.is_some_and(|bound| bound > 1.0), "{row:?}");
            assert!(row.ratio_to_one_stream.is_some() && row.gbs > 0.0, "{row:?}");
            assert_eq!(row.ratio_to_uniform.is_some(), row.shape == "ragged", "{row:?}");
            assert_eq!(row.runs, "scalar");
        }
    }
}
