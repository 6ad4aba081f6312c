//! Replicas.

use super::kind::{
    BEST, BOUND, BOUND_BY, KERNEL, Kind, MEDIAN, OF_BOUND, Picture, RATE, RUNS, SUBJECT, Slice, TENTH_CYCLES,
    THREADS, bars, grouped, nothing, replicas, subjects, threads,
};
use crate::chart::bars::drawing;
use crate::page::{Body, Section};
use crate::table::optional;
use runner::bench::compare::row::Row;
use runner::bench::replicate::AUTO;

pub(super) const KIND: Kind = Kind {
    left: 5,
    columns: &[
        ("scheme", SUBJECT),
        KERNEL,
        RUNS,
        ("step", |_, row| {
            let times = row.real("times_first").map_or(String::new(), |times| format!(", {times:.2} ×"));
            row.fields["step"].as_str().unwrap_or("-").to_owned() + &times
        }),
        ("layer in", |_, row| row.text("resident").to_owned()),
        ("replicas", |_, row| row.fields["replicas"].to_string()),
        THREADS,
        ("cycles/label", BEST),
        TENTH_CYCLES,
        MEDIAN,
        BOUND,
        BOUND_BY,
        OF_BOUND,
        ("cycles/hashed B", |_, row| optional(row.real("cycles_per_hashed_byte"), 3)),
        ("cycles/data B", |_, row| optional(row.real("cycles_per_data_byte"), 1)),
        ("ns/label", |_, row| optional(row.real("ns_per_label"), 1)),
        ("MiB/s", RATE),
    ],
    slice: "64 labels",
    title: "labels of replicas against the machine's bound",
    method: METHOD,
    note: NOTE,
    means: |row| format!("data of {} by {}", replicas(row), row.kernel),
    charts,
    picture,
};

const METHOD: &str = "Every candidate makes labels of its replicas, over the parents of a real graph, in slices of 2 ms (64 labels of \
    each replica where that takes longer), and the slices of all candidates take turns, so that all have the same neighbours on the machine. The best \
    slice counts; where the 10th percentile is far from it, the machine was not quiet. Layers are in memory, or small enough for a \
    cache; parents are listed ahead. The clock is that of a chain of dependent additions, which takes its turn like a candidate.";

const LADDER: &str = "From messages that are copied together to what the library does, each step with all before it: longer is better. The mark is the bound.";

const BARS: &str = "Data through all layers (11 of <em>sdr</em>, 10 of the others), in MiB/s: longer is better. <em>auto</em> is \
    the library's choice for so many replicas of each thread. The mark is the bound. Every chart has its own scale.";

const NOTE: &str = "A label is one node of one layer of one replica. Cycles are those of one core, divided among its replicas; hashed bytes are \
    those of a label's message, data bytes are counted once for all layers. Rates are those of all threads together. What was not measured or has no bound is a dash.";

/// Draws the steps of ladders, then the other rows.
fn charts(rows: &[Row]) -> Vec<Section> {
    let drawn = |steps: bool| {
        let rows = rows.iter().filter(|row| row.fields["step"].is_string() == steps);
        let groups = grouped(rows, |row| (&row.subject, row.text("resident"), row.threads));
        let chart = |((scheme, resident, number), rows): &((&String, &str, u64), Vec<&Row>)| {
            let caption = format!("{scheme} in {resident}, {}, MiB/s", threads(*number));
            drawing(&caption, &bars(rows, (Slice::Best, 2), label, more))
        };
        Body::Charts(groups.iter().map(chart).collect())
    };
    vec![
        Section::new("Step by step", LADDER, drawn(true)),
        Section::new("Kernels and numbers of replicas", BARS, drawn(false)),
    ]
}

/// Returns the properties that distinguish a row within its chart.
fn label(row: &Row) -> String {
    let step = row.fields["step"].as_str().map_or(String::new(), |step| format!("{step}: "));
    format!("{step}{} ×{}", row.kernel, row.fields["replicas"])
}

fn more(row: &Row) -> String {
    let times = row.real("times_first").map_or(String::new(), |times| format!(" · {times:.2} × the first"));
    format!(" · {:.0} cycles{times}", row.cycles.best)
}

fn picture(rows: &[&Row]) -> Picture {
    let usual =
        |row: &&Row| row.kernel == AUTO && row.text("resident") == "memory" && row.fields["step"].is_null();
    let rows: Vec<&Row> = rows.iter().copied().filter(usual).collect();
    let drawings = subjects(&rows).into_iter().map(|(scheme, rows)| {
        drawing(&format!("{scheme}, MiB/s"), &bars(&rows, (Slice::Tenth, 2), replicas, nothing))
    });
    Picture {
        title: "Replicate: data through all layers on one thread",
        note: "Layers in memory, 11 of sdr and 10 of r2. Longer is better; the mark is the bound. 10th percentile of the slices.",
        drawings: drawings.collect(),
    }
}
