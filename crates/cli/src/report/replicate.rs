//! The page of `bench replicate`.

use super::{Page, conclusion, grouped, is_noisy, of_bound, of_its_bound, table, threads};
use crate::bench::columns::{REPLICATE, STAGES};
use crate::chart::bars::{Bar, chart};
use crate::markup::section;
use crate::words::counted;
use hashweave::cpu::Cpu;
use runner::bench::replicate::Row;
use runner::bench::replicate::profile::Profile;

/// Returns the whole page.
pub(crate) fn page(cpu: &Cpu, rounds: usize, rows: &[Row]) -> String {
    let groups = grouped(rows, |row| (row.scheme, row.resident, row.threads, row.step.is_some()));
    let drawn = |steps: bool| -> String {
        let wanted = groups.iter().enumerate().filter(|(_, (key, _))| key.3 == steps);
        wanted.map(|(i, (_, rows))| bars(i, rows)).collect()
    };
    let main = section("Step by step", LADDER, &drawn(true))
        + &section("Kernels and numbers of replicas", BARS, &drawn(false))
        + &table(NOTE, REPLICATE, rows, noisy);
    let clock_ghz = rows.first().map_or(0.0, |row| row.clock_ghz);
    let title = "labels of replicas against the machine's bound";
    let conclusion = conclusion(rows, |row| row.threads, |row| row.scheme, |row| row.mib_s, fact, noisy);
    Page {
        job: "replicate",
        title,
        conclusion,
        cpu,
        clock_ghz,
        extent: super::rounds(rounds),
        method: METHOD,
        main,
    }
    .render()
}

fn noisy(row: &Row) -> bool {
    is_noisy(row.cycles_per_label, row.tenth_cycles_per_label)
}

fn fact(row: &Row) -> String {
    let Row { scheme, kernel, mib_s, .. } = row;
    let (on, many) = (threads(row.threads), counted(row.replicas as u64, "replica"));
    format!(
        "{scheme}: {mib_s:.2} MiB/s of data on {on}, {many} by {kernel}{}.",
        of_its_bound(row.share_of_bound)
    )
}

/// Returns the page of the stages.
pub(crate) fn profile_page(cpu: &Cpu, rows: &[Profile]) -> String {
    let charts: String = rows.iter().enumerate().map(|(i, row)| shares(i, row)).collect();
    let main = section("Where the time goes", SHARES, &charts) + &table(STAGES_NOTE, STAGES, rows, |_| false);
    let title = "the stages of an encode";
    let clock_ghz = runner::bench::clock_ghz();
    let conclusion = rows.iter().map(longest).collect();
    Page {
        job: "replicate",
        title,
        conclusion,
        cpu,
        clock_ghz,
        extent: super::rounds(1),
        method: STAGES_METHOD,
        main,
    }
    .render()
}

/// Says which stage takes most of the time.
fn longest(row: &Profile) -> String {
    let what =
        format!("{}, {}, {}", row.scheme, counted(row.replicas as u64, "replica"), threads(row.threads));
    let longest = stages(row).into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    longest.map_or(what.clone(), |(stage, share)| {
        format!("{what}: {:.0} % of the time is {stage}.", 100.0 * share)
    })
}

/// Returns the stages and their shares of the time.
fn stages(row: &Profile) -> [(&'static str, f64); 5] {
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

const LADDER: &str = "From messages that are copied together to what the library does, each step with all before it: longer is better. The mark is the bound.";

const BARS: &str = "Data through all layers (11 of <em>sdr</em>, 10 of the others), in MiB/s: longer is better. <em>auto</em> is \
    the library's choice for so many replicas of each thread. The mark is the bound. Every chart has its own scale.";

const NOTE: &str = "A label is one node of one layer of one replica. Cycles are those of one core, divided among its replicas; hashed bytes are \
    those of a label's message, data bytes are counted once for all layers. Rates are those of all threads together. What was not measured or has no bound is a dash.";

const SHARES: &str = "Shares of the time of all threads together, in per cent.";

const STAGES_NOTE: &str =
    "Seconds are those from start to end; shares are of the time of all threads together.";

const STAGES_METHOD: &str = "Random data in a file are encoded to a file, in a folder for temporary files, once, through as many layers as on main net.";

/// Returns a chart of rows that are compared with each other.
fn bars(number: usize, rows: &[&Row]) -> String {
    let best = rows.iter().map(|row| row.mib_s).fold(0.0, f64::max);
    let bar = |row: &&Row| Bar {
        label: label(row),
        figures: rate_and_share(row),
        rate: row.mib_s,
        bound: row.share_of_bound.map(|share| row.mib_s / share),
        best: row.mib_s >= best,
    };
    let caption = format!("{} in {}, {}, MiB/s", rows[0].scheme, rows[0].resident, threads(rows[0].threads));
    chart(number, &caption, &rows.iter().map(bar).collect::<Vec<_>>())
}

/// Returns the properties that distinguish a row within its group.
fn label(row: &Row) -> String {
    let kernel = format!("{} ×{}", row.kernel, row.replicas);
    row.step.map_or(kernel.clone(), |step| format!("{step}: {kernel}"))
}

fn rate_and_share(row: &Row) -> String {
    let times = row.times_first.map(|times| format!(" · {times:.2} × the first"));
    let figures = format!("{:.0} cycles · {:.2} MiB/s", row.cycles_per_label, row.mib_s);
    figures + &times.unwrap_or_default() + &of_bound(row.share_of_bound)
}

/// Returns a chart with a bar for every stage.
fn shares(number: usize, row: &Profile) -> String {
    let bars = stages(row).map(|(label, share)| Bar {
        label: label.to_owned(),
        figures: format!("{:.1} %", 100.0 * share),
        rate: 100.0 * share,
        bound: None,
        best: false,
    });
    let caption = format!("{}, {} replicas, {}, %", row.scheme, row.replicas, threads(row.threads));
    chart(number, &caption, &bars)
}
