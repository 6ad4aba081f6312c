//! The page of `bench replicate`.

use super::{Page, is_noisy, quietness, section, share, table, threads};
use crate::bench::replicate::{HEAD, STAGES, figures, stages};
use crate::chart::bars::{Bar, chart};
use hashweave::cpu::Cpu;
use runner::bench::replicate::Row;
use runner::bench::replicate::profile::Profile;

/// The whole page.
pub(crate) fn page(cpu: &Cpu, rounds: usize, rows: &[Row]) -> String {
    let groups = groups(rows);
    let drawn = |steps: bool| -> String {
        let wanted = groups.iter().enumerate().filter(|(_, group)| group.steps == steps);
        wanted.map(|(i, group)| group.chart(i)).collect()
    };
    let main = section("Step by step", STEPS, &drawn(true))
        + &section("Kernels and numbers of replicas", BARS, &drawn(false))
        + &table(NOTE, HEAD, CLASSES, rows.iter().map(|row| (figures(row), noisy(row))));
    let clock_ghz = rows.first().map_or(0.0, |row| row.clock_ghz);
    let title = "labels of replicas against the machine's bound";
    let conclusion = conclusion(rows);
    Page { job: "replicate", title, conclusion, cpu, clock_ghz, rounds, method: METHOD, main }.render()
}

fn noisy(row: &Row) -> bool {
    is_noisy(row.cycles_per_label, row.tenth_cycles_per_label)
}

/// The best rate of every scheme on the fewest threads.
fn conclusion(rows: &[Row]) -> Vec<String> {
    let fewest = rows.iter().map(|row| row.threads).min().unwrap_or(1);
    let mut best: Vec<&Row> = Vec::new();
    for row in rows.iter().filter(|row| row.threads == fewest) {
        match best.iter_mut().find(|other| other.scheme == row.scheme) {
            Some(other) if other.mib_s < row.mib_s => *other = row,
            Some(_) => {}
            None => best.push(row),
        }
    }
    let line = |row: &&Row| {
        let Row { scheme, kernel, replicas, mib_s, .. } = row;
        let many = if *replicas == 1 { "1 replica".to_owned() } else { format!("{replicas} replicas") };
        let of_bound = share(row.share_of_bound);
        format!("{scheme}: {mib_s:.2} MiB/s of data on {}, {many} by {kernel}{of_bound}.", threads(fewest))
    };
    let quiet = quietness(rows.iter().filter(|row| noisy(row)).count(), rows.len());
    best.iter().map(line).chain([quiet]).collect()
}

/// The page of the stages.
pub(crate) fn profile_page(cpu: &Cpu, rows: &[Profile]) -> String {
    let charts: String = rows.iter().enumerate().map(|(i, row)| shares(i, row)).collect();
    let main = section("Where the time goes", SHARES, &charts)
        + &table(STAGES_NOTE, STAGES, STAGE_CLASSES, rows.iter().map(|row| (stages(row), false)));
    let title = "the stages of an encode";
    let clock_ghz = runner::bench::clock_ghz();
    let conclusion = rows.iter().map(longest).collect();
    Page { job: "replicate", title, conclusion, cpu, clock_ghz, rounds: 1, method: STAGES_METHOD, main }
        .render()
}

/// Where most of the time goes.
fn longest(row: &Profile) -> String {
    let replicas =
        if row.replicas == 1 { "1 replica".to_owned() } else { format!("{} replicas", row.replicas) };
    let what = format!("{}, {replicas}, {}", row.scheme, threads(row.threads));
    let longest = all_stages(row).into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    longest.map_or(what.clone(), |(stage, share)| {
        format!("{what}: {:.0} % of the time is {stage}.", 100.0 * share)
    })
}

/// The stages and their shares of the time.
fn all_stages(row: &Profile) -> [(&'static str, f64); 5] {
    [
        ("hashing", row.hashing),
        ("parents", row.parents),
        ("waiting", row.waiting),
        ("encoding", row.encoding),
        ("input and output", row.input_output),
    ]
}

const METHOD: &str = "Every candidate makes labels of its replicas, over the parents of a real graph, in slices of 2 ms (64 labels of \
    each replica where that takes longer), and the slices of all candidates take turns, so that all have the same neighbours on the machine. The best \
    slice counts; where the 10th percentile is far from it, the machine was not quiet. Layers are in memory, or small enough for a \
    cache; parents are listed ahead. The clock is that of a chain of dependent additions, which takes its turn like a candidate.";

const STEPS: &str = "From messages that are copied together to what the library does, each step with all before it: longer is better. The mark is the bound.";

const BARS: &str = "Data through all layers (11 of <em>sdr</em>, 10 of the others), in MiB/s: longer is better. <em>auto</em> is \
    the library's choice for so many replicas of each thread. The mark is the bound. Every chart has its own scale.";

const NOTE: &str = "A label is one node of one layer of one replica. Cycles are those of one core, divided among its replicas; hashed bytes are \
    those of a label's message, data bytes are counted once for all layers. Rates are those of all threads together. What was not measured or has no bound is a dash.";

const SHARES: &str = "Shares of the time of all threads together, in per cent.";

const STAGES_NOTE: &str =
    "Seconds are those from start to end; shares are of the time of all threads together.";

const STAGES_METHOD: &str = "Random data in a file are encoded to a file, in a folder for temporary files, once, through as many layers as on main net.";

/// How the columns look.
const CLASSES: [&str; HEAD.len()] =
    ["left", "left kernel", "left", "left", "left", "", "", "", "", "", "", "", "", "", ""];

const STAGE_CLASSES: [&str; STAGES.len()] = ["left kernel", "", "", "", "", "", "", "", "", "", "", ""];

/// Rows that are compared with each other.
struct Group<'a> {
    scheme: &'static str,
    resident: &'static str,
    threads: usize,
    /// Whether they are a ladder.
    steps: bool,
    rows: Vec<&'a Row>,
}

fn groups(rows: &[Row]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for row in rows {
        let Row { scheme, resident, threads, .. } = *row;
        let steps = row.step.is_some();
        let same = |group: &&mut Group<'_>| {
            (group.scheme, group.resident, group.threads, group.steps) == (scheme, resident, threads, steps)
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.rows.push(row),
            None => groups.push(Group { scheme, resident, threads, steps, rows: vec![row] }),
        }
    }
    groups
}

impl Group<'_> {
    fn chart(&self, number: usize) -> String {
        let best = self.rows.iter().map(|row| row.mib_s).fold(0.0, f64::max);
        let bar = |row: &&Row| Bar {
            label: label(row),
            figures: rate_and_share(row),
            rate: row.mib_s,
            bound: row.share_of_bound.map(|share| row.mib_s / share),
            best: row.mib_s >= best,
        };
        let bars: Vec<Bar> = self.rows.iter().map(bar).collect();
        let caption = format!("{} in {}, {}, MiB/s", self.scheme, self.resident, threads(self.threads));
        chart(number, &caption, &bars)
    }
}

/// What tells a row from the others of its group.
fn label(row: &Row) -> String {
    let kernel = format!("{} ×{}", row.kernel, row.replicas);
    row.step.map_or(kernel.clone(), |step| format!("{step}: {kernel}"))
}

fn rate_and_share(row: &Row) -> String {
    let of_bound = row.share_of_bound.map(|share| format!(" · {:.0} % of bound", 100.0 * share));
    let times = row.times_first.map(|times| format!(" · {times:.2} × the first"));
    let figures = format!("{:.0} cycles · {:.2} MiB/s", row.cycles_per_label, row.mib_s);
    figures + &times.unwrap_or_default() + &of_bound.unwrap_or_default()
}

/// A bar for every stage.
fn shares(number: usize, row: &Profile) -> String {
    let bars = all_stages(row).map(|(label, share)| Bar {
        label: label.to_owned(),
        figures: format!("{:.1} %", 100.0 * share),
        rate: 100.0 * share,
        bound: None,
        best: false,
    });
    let caption = format!("{}, {} replicas, {}, %", row.scheme, row.replicas, threads(row.threads));
    chart(number, &caption, &bars)
}
