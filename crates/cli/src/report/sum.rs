//! Sums.

use super::kind::{
    BEST, BOUND, BOUND_BY, KERNEL, Kind, MEDIAN, OF_BOUND, Picture, RATE, RUNS, SUBJECT, Slice, TENTH_CYCLES,
    THREADS, TIMES_ONE_THREAD, bars, grouped, nothing, reached, subjects, threads,
};
use crate::chart::Drawing;
use crate::chart::bars::drawing;
use crate::chart::lines::{self, Axes, Line};
use crate::page::{Body, Section};
use crate::table::optional;
use runner::bench::compare::row::Row;
use runner::bench::sum::{AUTO, in_words};
use std::collections::BTreeSet;

pub(super) const KIND: Kind = Kind {
    left: 3,
    columns: &[
        ("algo", SUBJECT),
        KERNEL,
        RUNS,
        ("message", |_, row| row.length()),
        ("streams", |_, row| row.fields["streams"].to_string()),
        THREADS,
        ("GB/s", RATE),
        ("cycles/byte", BEST),
        TENTH_CYCLES,
        MEDIAN,
        BOUND,
        BOUND_BY,
        OF_BOUND,
        ("× one stream", |_, row| optional(row.real("ratio_to_one_stream"), 2)),
        ("× uniform", |_, row| optional(row.real("ratio_to_uniform"), 3)),
        TIMES_ONE_THREAD,
    ],
    slice: "one batch",
    title: "many messages against the machine's bound",
    method: METHOD,
    note: NOTE,
    means,
    charts,
    picture,
};

/// Names the messages and the kernel, and compares with one message at a time.
fn means(row: &Row) -> String {
    let streams = &row.fields["streams"];
    let times = row.real("ratio_to_one_stream").filter(|_| *streams != 1);
    let times = times.map_or(String::new(), |times| format!(", {times:.2} times one message at a time"));
    format!("{streams} × {} at once by {}{times}", row.length(), row.kernel)
}

const METHOD: &str = "Every shape is hashed in slices of 2 ms (one batch where that takes longer), and the slices of all shapes take \
    turns, so that all have the same neighbours on the machine. The best slice counts; where the 10th percentile is far from it, the \
    machine was not quiet. A batch is handed over in one call, bytes are those of the messages without padding, and a <em>ragged</em> batch has \
    lengths from 512 bytes to 64 KiB, the same ones every time. The clock is that of a chain of dependent additions, which takes its turn like a shape.";

const CURVES: &str = "What the library reaches when so many messages are handed to it at once, a line for each length; higher is better. \
    The dashed line is the bound of the longest messages on the kernels that are chosen for so many. Every chart has its own scale.";

const BARS: &str = "Each kernel alone, with as many messages of 16 KiB at once as the × says, and <em>auto</em>, the library's choice: \
    longer is better. The mark is the bound. What several threads reach together, each with so many messages of its own, is on one scale for all algorithms.";

const NOTE: &str = "Rates are those of all threads together, cycles those of one core. <em>× one stream</em> compares with one message of the \
    same length at a time, by whatever is fastest at that; <em>× uniform</em> compares a ragged batch with messages of 16 KiB. What was not measured or \
    has no bound is a dash.";

/// The length for comparing numbers of messages, and the number of messages for comparing lengths.
const LENGTH: Option<u64> = Some(16 << 10);
const STREAMS: Option<u64> = Some(64);

/// The class of the line of a bound.
const LIMIT: &str = "limit";

/// Draws curves over numbers of messages, and then the other rows.
fn charts(rows: &[Row]) -> Vec<Section> {
    let automatic = grouped(rows.iter().filter(|row| row.kernel == AUTO), |row| (&row.subject, row.threads));
    let (curves, drawn): (Vec<Drawing>, Vec<Vec<&Row>>) =
        automatic.into_iter().filter_map(|(_, rows)| Some((curve(&rows)?, rows))).unzip();
    vec![
        Section::new("By the number of messages at once", CURVES, Body::Charts(curves)),
        Section::new("Kernel by kernel", BARS, Body::Charts(kernels(rows, &drawn.concat()))),
    ]
}

/// Rows that make a line: its name, its class, and what of a row is drawn.
struct Curve<'a> {
    name: String,
    class: String,
    rows: Vec<&'a Row>,
    figure: fn(&Row) -> Option<f64>,
}

/// Draws curves over the values of a field; none if there are fewer than two values.
fn over(
    field: &str,
    name: fn(u64) -> String,
    caption: &str,
    across: &str,
    curves: &[Curve<'_>],
) -> Option<Drawing> {
    let values = curves.iter().flat_map(|curve| &curve.rows).filter_map(|row| row.whole(field));
    let places: Vec<u64> = values.collect::<BTreeSet<u64>>().into_iter().collect();
    let line = |Curve { name, class, rows, figure }: &Curve<'_>| {
        let at = |place: &u64| figure(rows.iter().find(|row| row.whole(field) == Some(*place))?);
        Line {
            name: name.clone(),
            class: class.clone(),
            rates: places.iter().map(at).collect(),
            measured: class != LIMIT,
        }
    };
    let lines: Vec<Line> = curves.iter().map(line).collect();
    let names: Vec<String> = places.iter().copied().map(name).collect();
    (places.len() > 1).then(|| lines::drawing(caption, &Axes { across, up: "GB/s" }, &names, &lines))
}

/// Draws the library's rates for an algorithm on a number of threads with several numbers of
/// messages: the bound, then a line for each length, the ragged ones last.
fn curve(rows: &[&Row]) -> Option<Drawing> {
    let mut lengths = grouped(rows.iter().copied(), |row| row.whole("message_bytes"));
    lengths.sort_by_key(|(length, _)| length.unwrap_or(u64::MAX));
    let uniform = lengths.iter().filter(|(length, _)| length.is_some()).count();
    let limit = Curve {
        name: "bound".to_owned(),
        class: LIMIT.to_owned(),
        rows: lengths[..uniform].last().map_or(Vec::new(), |(_, rows)| rows.clone()),
        figure: |row| row.of_bound().map(|share| row.rate / share),
    };
    let curve = |(i, (length, rows)): (usize, (Option<u64>, Vec<_>))| Curve {
        name: Row::length(rows[0]),
        // There are four shades, the strongest for the longest messages.
        class: length.map_or("mixed".to_owned(), |_| format!("size-{}", (3 * (i + 1) / uniform).min(3))),
        rows,
        figure: |row| Some(row.rate),
    };
    let caption = format!("{}, {}, GB/s", rows[0].subject, threads(rows[0].threads));
    let curves: Vec<Curve<'_>> =
        [limit].into_iter().chain(lengths.into_iter().enumerate().map(curve)).collect();
    over("streams", |n| n.to_string(), &caption, "messages at once", &curves)
}

/// Draws the rows that are in no curve: the kernels of each algorithm, next to the library's rate
/// with many messages; then the effect of more threads for all algorithms.
fn kernels(rows: &[Row], drawn: &[&Row]) -> Vec<Drawing> {
    let fewest = rows.iter().map(|row| row.threads).min();
    let undrawn = rows.iter().filter(|row| !drawn.iter().any(|other| std::ptr::eq(*other, *row)));
    let (single, several): (Vec<&Row>, Vec<&Row>) = undrawn.partition(|row| Some(row.threads) == fewest);
    let bars = |caption: &str, rows: &[&Row], label: fn(&Row) -> String| {
        drawing(caption, &bars(rows, (Slice::Best, 3), label, nothing))
    };
    let mut drawings = Vec::new();
    for (algo, mut rows) in grouped(single, |row| &row.subject) {
        let usual = |row: &&&Row| row.subject == *algo && row.whole("message_bytes") == LENGTH;
        rows.extend(drawn.iter().filter(usual).max_by_key(|row| row.whole("streams")));
        drawings.push(bars(algo, &rows, label));
    }
    if !several.is_empty() {
        drawings.push(bars("Several threads", &several, |row| format!("{} {}", row.subject, label(row))));
    }
    drawings
}

/// Returns the properties that distinguish a row within its algorithm.
fn label(row: &Row) -> String {
    let mut label = format!("{} ×{}", row.kernel, row.fields["streams"]);
    if row.whole("message_bytes") != LENGTH {
        label += &format!(", {}", row.length());
    }
    if row.threads > 1 {
        label += &format!(", {}", threads(row.threads));
    }
    label
}

fn picture(rows: &[&Row]) -> Picture {
    // The library's choice where a field has that value: a curve for each algorithm.
    let algorithms = |field: &str, value| -> Vec<Curve<'_>> {
        let rows = rows.iter().copied().filter(|row| row.kernel == AUTO && row.whole(field) == value);
        let curve = |(i, (subject, rows)): (usize, (&str, Vec<_>))| Curve {
            name: subject.to_owned(),
            class: format!("hue-{}", i % 5),
            rows,
            figure: |row| Some(reached(row, Slice::Tenth).0),
        };
        subjects(&rows.collect::<Vec<&Row>>()).into_iter().enumerate().map(curve).collect()
    };
    let by_streams = over(
        "streams",
        |n| n.to_string(),
        "By the number of messages of 16 KiB, GB/s",
        "messages at once",
        &algorithms("message_bytes", LENGTH),
    );
    let by_length = over(
        "message_bytes",
        |n| in_words(n as usize),
        "By the length of 64 messages, GB/s",
        "length of a message",
        &algorithms("streams", STREAMS),
    );
    Picture {
        title: "Sum: billions of bytes per second on one thread",
        note: "What the library reaches with the messages that it is given in one call. Higher is better. 10th percentile of the slices.",
        drawings: by_streams.into_iter().chain(by_length).collect(),
    }
}
