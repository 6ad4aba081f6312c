//! Messages of a run on standard error: its need before it starts, and on a terminal its progress.

use super::args::TellingArgs;
use super::print;
use crate::{complain, output};
use hashweave::replicate::{NODE, Parameters, Scheme};
use indicatif::{BinaryBytes, HumanCount, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use runner::cores::Seat;
use runner::replicate::{
    Commitment, Event, Need, Options, Outcome, Padding, Progress, Replica, SealingNeed, Stage, Verified,
};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// How often the line is drawn.
const INTERVAL: Duration = Duration::from_millis(100);

/// Receives the events of a run.
pub(super) struct Teller {
    quiet: bool,
    /// The options that the statement of the need begins with; none if nothing is stated.
    stated: Option<Options>,
    json: bool,
    bar: Option<Bar>,
}

/// A phase of a command that has several, and the time that those after it take.
#[derive(Clone, Copy)]
pub(super) struct Phase {
    pub(super) number: u32,
    pub(super) of: u32,
    pub(super) after: Duration,
}

impl Teller {
    /// Reports the need, and on a terminal the progress.
    pub(super) fn new(options: &Options, telling: &TellingArgs) -> Self {
        let stated = (!telling.quiet || telling.explain).then(|| options.clone());
        Self { quiet: telling.quiet, stated, json: telling.json, bar: Bar::on_terminal(telling.quiet) }
    }

    /// The same, in a phase of a command.
    pub(super) fn in_phase(mut self, phase: Phase) -> Self {
        if let Some(bar) = &mut self.bar {
            bar.phase = Some(phase);
        }
        self
    }

    /// Reports only the progress.
    pub(super) fn of_nodes(quiet: bool) -> Self {
        Self { quiet, stated: None, json: false, bar: Bar::on_terminal(quiet) }
    }

    pub(super) fn hear(&mut self, event: Event<'_>) {
        match event {
            Event::Need(need) => self.state(need),
            // If standard error is closed, nobody can be told.
            Event::NeedOfTrees(need) if !self.quiet => {
                let _ = self.beside(|| io::stderr().write_all(needs(need).as_bytes()));
            }
            Event::Progress(progress) => {
                if let Some(bar) = &mut self.bar {
                    bar.show(&progress);
                }
            }
            Event::Mended(line) | Event::Warned(line) => self.complain(line),
            _ => {}
        }
    }

    /// Reports damage, or forced work, in any case.
    pub(super) fn complain(&self, line: &str) {
        self.beside(|| complain(line));
    }

    /// Prints something while the bar is not there.
    pub(super) fn beside<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.line.suspend(print),
            None => print(),
        }
    }

    fn state(&self, need: &Need) {
        if let Some(options) = &self.stated {
            // If standard error is closed, nobody can be told.
            let _ = io::stderr().write_all(text(options, need).as_bytes());
        }
    }

    /// Returns the output of `--explain`.
    pub(super) fn explanation(&self, need: &Need) -> anyhow::Result<String> {
        let Some(options) = &self.stated else { return Ok(String::new()) };
        if self.json {
            return Ok(serde_json::to_string(&Record::of(options, need))? + "\n");
        }
        Ok(text(options, need))
    }
}

/// For instance:
///
/// ```text
/// scheme  sdr, 11 layers of 1,073,741,824 nodes (32.00 GiB), api version 1.1.0, porep_id 0800…
/// memory  64.01 GiB
/// disk    384.00 GiB
/// time    about 3 hours
/// work    1 replica on 8 threads, avx512, kernel sha-ni ×1, parents computed
/// ```
fn text(options: &Options, need: &Need) -> String {
    let groups: Vec<String> =
        need.groups.iter().map(|(kernel, replicas)| format!("{kernel} ×{replicas}")).collect();
    let replicas: usize = need.groups.iter().map(|(_, replicas)| replicas).sum();
    let mapped = if need.mapped {
        ", and a mapped work file in the folder, since there is too little memory for it"
    } else {
        ""
    };
    let time = need.seconds.map_or("unknown".to_owned(), |seconds| {
        format!("about {}", HumanDuration(Duration::try_from_secs_f64(seconds).unwrap_or_default()))
    });
    let parents = if need.remembered { "computed once and kept in memory" } else { need.graph };
    let work = format!(
        "{} on {}, {}, kernel {}, parents {parents}",
        counted(replicas, "replica"),
        counted(options.threads, "thread"),
        need.isa,
        groups.join(" + ")
    );
    let rows = [
        ("scheme", subject(&options.parameters)),
        ("memory", format!("{}{mapped}", BinaryBytes(need.memory))),
        ("disk", BinaryBytes(need.disk).to_string()),
        ("time", time),
        ("work", work),
        ("cores", seats(need)),
    ];
    let said = rows.into_iter().filter(|(_, what)| !what.is_empty());
    output::table(2, &said.map(|(name, what)| vec![name.to_owned(), what]).collect::<Vec<_>>())
}

/// For instance `chain on 0 with its helpers on 4, chain on 1 with its helpers on 5`.
fn seats(need: &Need) -> String {
    let seat = |seat: &Seat| match seat.chain == seat.helper {
        true => format!("chain and its helpers on {}", seat.chain),
        false => format!("chain on {} with its helpers on {}", seat.chain, seat.helper),
    };
    need.seats.iter().map(seat).collect::<Vec<_>>().join(", ")
}

fn subject(parameters: &Parameters) -> String {
    let Parameters { scheme, nodes, layers, porep_id, api_version } = parameters;
    let size = BinaryBytes((nodes * NODE) as u64);
    let (layers, nodes) = (counted(*layers as usize, "layer"), counted(*nodes, "node"));
    let mut text = format!("{scheme}, {layers} of {nodes} ({size})");
    if *scheme == Scheme::Sdr {
        text += &format!(", api version {api_version}, porep_id {}", hex::encode(porep_id));
    }
    text
}

/// For instance `1 layer`, `2 layers`.
fn counted(number: usize, what: &str) -> String {
    format!("{} {what}{}", HumanCount(number as u64), if number == 1 { "" } else { "s" })
}

/// Reports facts that the outputs of a run do not show: how long padded data were, and what was not
/// verified.
pub(super) fn left(options: &Options, replicas: &[Replica], outcome: &Outcome) {
    for (k, replica) in replicas.iter().enumerate() {
        let name = print::name(replica).display();
        match (outcome.verified.get(k), outcome.lengths.get(k)) {
            (Some(verified), _) => {
                if let Some(doubt) = doubt(*verified) {
                    complain(&format!("{name}: {doubt}"));
                }
            }
            (None, Some(bytes)) => complain(&format!(
                "{name}: its data have {bytes} bytes, which a replica does not say: decode it with --fr32 --length {bytes}{}",
                options.dir.as_ref().map(|dir| format!(" or --dir {}", dir.display())).unwrap_or_default()
            )),
            (None, None) => {}
        }
    }
}

/// Returns what was not verified of decoded data.
fn doubt(verified: Verified) -> Option<&'static str> {
    match verified {
        Verified::Nothing => Some(
            "nothing was verified: another id, graph or scheme, or damage, gives other data and no error; --comm-d, or --dir with the folder of the run, would tell",
        ),
        Verified::Padding => Some(
            "only the bits of the padding were verified: damage may have passed; --comm-d, or --dir with the folder of the run, would tell",
        ),
        Verified::Identity => {
            Some("only the id was verified, not the data: damage may have passed; --comm-d would tell")
        }
        Verified::Data => None,
    }
}

/// Reports that nodes were filled up, which is not the padding of a piece.
pub(super) fn filled(file: &Path, padding: Padding, committed: &Commitment) {
    let &Commitment { nodes, bytes, .. } = committed;
    let whole = nodes * NODE as u64;
    if padding == Padding::Zeros && bytes < whole {
        complain(&format!(
            "{}: --pad filled its {bytes} bytes with zeros to nodes of {whole} bytes; if it is a piece that is not padded yet, its commitment is another one: --fr32 gives that",
            file.display()
        ));
    }
}

/// The output of `--explain --json`.
#[derive(Serialize)]
struct Record<'a> {
    kind: &'static str,
    #[serde(flatten)]
    parameters: &'a Parameters,
    threads: usize,
    memory_bytes: u64,
    disk_bytes: u64,
    mapped: bool,
    seconds: Option<f64>,
    isa: &'static str,
    groups: Vec<Group<'a>>,
    graph: &'a str,
    parents_in_memory: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cores: Vec<Cores>,
}

/// The cores to which a chain and its helpers are bound.
#[derive(Serialize)]
struct Cores {
    chain: usize,
    helpers: usize,
}

impl Cores {
    fn of(seat: &Seat) -> Self {
        Self { chain: seat.chain.number(), helpers: seat.helper.number() }
    }
}

/// Replicas that share a thread and its lanes.
#[derive(Serialize)]
struct Group<'a> {
    kernel: &'a str,
    replicas: usize,
}

impl<'a> Record<'a> {
    fn of(options: &'a Options, need: &'a Need) -> Self {
        Self {
            kind: "need",
            parameters: &options.parameters,
            threads: options.threads,
            memory_bytes: need.memory,
            disk_bytes: need.disk,
            mapped: need.mapped,
            seconds: need.seconds,
            isa: need.isa.name(),
            groups: need
                .groups
                .iter()
                .map(|(kernel, replicas)| Group { kernel, replicas: *replicas })
                .collect(),
            graph: need.graph,
            parents_in_memory: need.remembered,
            cores: need.seats.iter().map(Cores::of).collect(),
        }
    }
}

/// A line that shows the progress. It is removed when it is dropped.
struct Bar {
    line: ProgressBar,
    drawn: Option<Instant>,
    /// When the stage began, and how many nodes were done then.
    began: Option<(Stage, Instant, u64)>,
    phase: Option<Phase>,
}

impl Bar {
    fn on_terminal(quiet: bool) -> Option<Self> {
        if quiet || !io::stderr().is_terminal() {
            return None;
        }
        let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            line.set_style(style);
        }
        Some(Self { line, drawn: None, began: None, phase: None })
    }

    fn show(&mut self, progress: &Progress) {
        let now = Instant::now();
        let (stage, began, first) = match self.began {
            Some(began) if began.0 == progress.stage => began,
            _ => *self.began.insert((progress.stage, now, progress.nodes_done)),
        };
        let recently = self.drawn.is_some_and(|drawn| now.duration_since(drawn) < INTERVAL);
        if recently && began != now {
            return;
        }
        self.drawn = Some(now);
        let nodes = progress.nodes_done.saturating_sub(first);
        let rate = matches!(stage, Stage::Labelling | Stage::Hashing)
            .then(|| nodes as f64 / now.duration_since(began).as_secs_f64().max(1e-3));
        self.line.set_message(message(progress, rate, self.phase));
        self.line.tick();
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.line.finish_and_clear();
    }
}

/// For instance `labelling   layer 2 of 11   12.3 %   3 minutes left   37.67 MiB/s   1,234,567
/// nodes/s`, of which a narrow terminal cuts off the end. `rate` is in nodes a second.
fn message(progress: &Progress, rate: Option<f64>, phase: Option<Phase>) -> String {
    let Progress { stage, layer, layers, nodes_done, nodes_total } = progress;
    let part = 100.0 * *nodes_done as f64 / (*nodes_total).max(1) as f64;
    let mut text =
        phase.map_or_else(String::new, |phase| format!("phase {} of {}   ", phase.number, phase.of));
    text += stage.name();
    // Columns are hashed over all layers at once.
    if *stage != Stage::Hashing {
        text += &format!("   layer {layer} of {layers}");
    }
    text += &format!("   {part:.1} %");
    if let Some(rate) = rate.filter(|rate| *rate > 0.0) {
        let left = Duration::try_from_secs_f64(nodes_total.saturating_sub(*nodes_done) as f64 / rate)
            .unwrap_or_default();
        let left = left.saturating_add(phase.map_or(Duration::ZERO, |phase| phase.after));
        let (nodes, bytes) = (HumanCount(rate as u64), BinaryBytes((rate * NODE as f64) as u64));
        text += &format!("   {} left   {bytes}/s   {nodes} nodes/s", HumanDuration(left));
    }
    text
}

/// The needs of the trees, for instance:
///
/// ```text
/// trees   11 layers of 1,073,741,824 nodes (32.00 GiB), 8 files of each tree
/// memory  368.00 MiB
/// disk    68.64 GiB
/// time    about 15 minutes
/// work    16 threads, kernel ifma
/// ```
pub(super) fn needs(need: &SealingNeed) -> String {
    let size = BinaryBytes((need.nodes * NODE) as u64);
    let (layers, nodes) = (counted(need.layers, "layer"), counted(need.nodes, "node"));
    let files = counted(need.sub_trees, "file");
    let time = HumanDuration(Duration::try_from_secs_f64(need.seconds).unwrap_or_default());
    let rows = [
        ("trees", format!("{layers} of {nodes} ({size}), {files} of each tree")),
        ("memory", BinaryBytes(need.memory).to_string()),
        ("disk", BinaryBytes(need.disk).to_string()),
        ("time", format!("about {time}")),
        ("work", format!("{}, kernel {}", counted(need.threads, "thread"), need.kernel)),
    ];
    output::table(2, &rows.map(|(name, what)| vec![name.to_owned(), what]))
}

/// The same as JSON.
#[derive(Serialize)]
pub(super) struct NeedOfTrees {
    kind: &'static str,
    nodes: usize,
    layers: usize,
    files: usize,
    threads: usize,
    memory_bytes: u64,
    disk_bytes: u64,
    seconds: f64,
    kernel: &'static str,
}

impl From<&SealingNeed> for NeedOfTrees {
    fn from(need: &SealingNeed) -> Self {
        let &SealingNeed { nodes, layers, sub_trees, memory, disk, seconds, threads, kernel } = need;
        let kind = "need-of-trees";
        Self {
            kind,
            nodes,
            layers,
            files: sub_trees,
            threads,
            memory_bytes: memory,
            disk_bytes: disk,
            seconds,
            kernel,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::Isa;
    use hashweave::replicate::ApiVersion;

    #[test]
    fn the_line_says_layer_rate_and_time() {
        let progress =
            Progress { stage: Stage::Labelling, layer: 2, layers: 11, nodes_done: 250, nodes_total: 1000 };
        let text = message(&progress, Some(32768.0), None);
        assert_eq!(text, "labelling   layer 2 of 11   25.0 %   0 seconds left   1.00 MiB/s   32,768 nodes/s");
        assert!(
            !message(&progress, None, None).contains("left")
                && !message(&progress, Some(0.0), None).contains("left")
        );
        let after = Duration::from_secs(60);
        let text = message(&progress, Some(750.0), Some(Phase { number: 1, of: 2, after }));
        assert!(
            text.starts_with("phase 1 of 2   labelling") && text.contains("   61 seconds left   "),
            "{text}"
        );
        let progress = Progress { stage: Stage::Hashing, ..progress };
        assert_eq!(message(&progress, None, None), "hashing trees   25.0 %");
    }

    #[test]
    fn the_need_is_stated_in_full() {
        let parameters =
            Parameters::new(Scheme::Sdr, 64, 2, [0; NODE], ApiVersion::V1_0_0).expect("parameters");
        let options = Options { threads: 3, ..Options::new(parameters) };
        let groups = vec![("copying".to_owned(), 4), ("copying".to_owned(), 1)];
        let (memory, disk, isa) = (6 << 30, 1 << 20, Isa::Scalar);
        let need = Need {
            memory,
            disk,
            mapped: true,
            seconds: Some(7200.0),
            groups,
            isa,
            graph: "computed",
            remembered: true,
            seats: Vec::new(),
        };
        let text = text(&options, &need);
        for part in [
            "6.00 GiB",
            "1.00 MiB",
            "2 hours",
            "copying ×4 + copying ×1",
            "5 replicas on 3 threads",
            "64 nodes (2.00 KiB)",
            "mapped",
            "parents computed once and kept in memory",
        ] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
    }
}
