//! Searches.

use super::kind::{
    BEST, BOUND, BOUND_BY, KERNEL, Kind, MEDIAN, OF_BOUND, Picture, RATE, SUBJECT, Slice, TENTH_CYCLES,
    THREADS, TIMES_ONE_THREAD, bars, fastest, grouped, nothing, on_fewest_threads, subjects, threads,
};
use crate::chart::bars::{Look, drawing};
use crate::page::{Body, Section};
use crate::table::optional;
use runner::bench::compare::row::Row;

pub(super) const KIND: Kind = Kind {
    left: 3,
    columns: &[
        ("algo", SUBJECT),
        ("backend", |_, row| row.text("backend").to_owned()),
        KERNEL,
        THREADS,
        ("MH/s", RATE),
        ("cycles/hash", BEST),
        TENTH_CYCLES,
        MEDIAN,
        BOUND,
        BOUND_BY,
        OF_BOUND,
        ("× direct", |_, row| optional(row.real("ratio_to_direct"), 3)),
        TIMES_ONE_THREAD,
    ],
    slice: "one span",
    title: "search kernels against their bounds",
    method: METHOD,
    note: "Rates are those of all threads together, cycles those of one core. What was not measured or has no bound is a dash.",
    means: |row| format!("by {} on {}", row.kernel, row.text("backend")),
    charts,
    picture,
};

const METHOD: &str = "Every kernel searches the default message in slices of 2 ms (one span of its counters where that takes \
    longer), and the slices of all kernels take turns, so that all have the same neighbours on the machine. The best slice counts; \
    where the 10th percentile is far from it, the machine was not quiet. The clock is that of a chain of dependent additions, \
    which takes its turn like a kernel.";

const LEGEND: &str = r#"Rates of all threads together, in millions of hashes per second: longer is better. Every chart has its own scale.
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="best" width="24" height="12" /></svg> is what a kernel
reaches, in this stronger colour for the fastest of a chart;
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="track" width="24" height="12" /><path class="bound" d="M23 0v12" /></svg> is its
bound, the most that the ports of the core allow. <em>direct</em> is the kernel without shortcuts."#;

/// Draws the kernels of every algorithm on an instruction set and a number of threads, then the
/// fastest of them on one scale, if there are several.
fn charts(rows: &[Row]) -> Vec<Section> {
    let groups = grouped(rows, |row| (&row.subject, row.text("backend"), row.threads));
    let direct = |row: &Row| {
        row.real("ratio_to_direct").map_or(String::new(), |ratio| format!(" · {ratio:.2} × direct"))
    };
    let ladders = groups.iter().map(|((algo, backend, number), rows)| {
        let caption = format!("{algo} on {backend}, {}", threads(*number));
        drawing(&caption, &bars(rows, (Slice::Best, 2), |row| row.kernel.clone(), direct))
    });
    let best = on_fewest_threads(groups.iter().filter_map(|(_, rows)| fastest(rows)));
    let label = |row: &Row| format!("{} {} {}", row.subject, row.text("backend"), row.kernel);
    let caption = format!("The fastest kernel of each, {}", threads(best[0].threads));
    let overview =
        (best.len() > 1).then(|| drawing(&caption, &bars(&best, (Slice::Best, 2), label, nothing)));
    vec![
        Section::new("The kernels, step by step", LEGEND, Body::Charts(ladders.collect())),
        Section::new(
            "Algorithms and backends on one scale",
            "",
            Body::Charts(overview.into_iter().collect()),
        ),
    ]
}

fn picture(rows: &[&Row]) -> Picture {
    let subjects = subjects(rows);
    let mut drawings = Vec::new();
    let mut best: Vec<&Row> = subjects.iter().filter_map(|(_, rows)| fastest(rows)).collect();
    best.sort_by(|one, other| other.rate.total_cmp(&one.rate));
    if !best.is_empty() {
        let label = |row: &Row| format!("{}, {}", row.subject, row.kernel);
        let mut bars = bars(&best, (Slice::Tenth, 1), label, nothing);
        bars.iter_mut().for_each(|bar| bar.look = Look::Best);
        drawings.push(drawing("The fastest kernel of each algorithm, MH/s", &bars));
    }
    // The algorithm that was measured with the most kernels.
    let most = subjects.into_iter().max_by_key(|(_, rows)| rows.len());
    if let Some((algo, mut rows)) = most {
        let backend = fastest(&rows).map_or("", |top| top.text("backend"));
        rows.retain(|row| row.text("backend") == backend);
        let bars = bars(&rows, (Slice::Tenth, 1), |row| row.kernel.clone(), nothing);
        drawings.push(drawing(&format!("Kernels of {algo} on {backend}, MH/s"), &bars));
    }
    Picture {
        title: "Search: millions of hashes per second on one thread",
        note: "Longer is better; the mark is the bound, the most that the ports of the core allow. 10th percentile of the slices.",
        drawings,
    }
}
