//! The page of `bench sum`.

use super::{Page, conclusion, grouped, is_noisy, of_bound, of_its_bound, table, threads};
use crate::bench::columns::SUM;
use crate::chart::bars::{self, Bar};
use crate::chart::lines::{self, Axes, Line};
use crate::markup::section;
use hashweave::cpu::Cpu;
use runner::bench::sum::{AUTO, Row};

/// Returns the whole page.
pub(crate) fn page(cpu: &Cpu, rounds: usize, rows: &[Row]) -> String {
    let curves = curves(rows);
    let drawn: Vec<&Row> = curves.iter().flat_map(|curve| &curve.rows).copied().collect();
    let groups = groups(rows, &drawn);
    let lines: String = curves.iter().enumerate().map(|(i, curve)| curve.chart(i)).collect();
    let bars: String = groups.iter().enumerate().map(|(i, group)| bars(curves.len() + i, group)).collect();
    let main = section("By the number of messages at once", CURVES, &lines)
        + &section("Kernel by kernel", BARS, &bars)
        + &table(NOTE, SUM, rows, noisy);
    let clock_ghz = rows.first().map_or(0.0, |row| row.clock_ghz);
    let title = "many messages against the machine's bound";
    let conclusion = conclusion(rows, |row| row.threads, |row| row.algo.clone(), |row| row.gbs, fact, noisy);
    Page {
        job: "sum",
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
    is_noisy(row.cycles_per_byte, row.tenth)
}

/// States the rate, and compares it with that of one message at a time.
fn fact(row: &Row) -> String {
    let Row { algo, gbs, streams, kernel, .. } = row;
    let times = row.ratio_to_one_stream.filter(|_| *streams > 1);
    let times = times.map_or(String::new(), |times| format!(", {times:.2} times one message at a time"));
    let share = of_its_bound(row.of_bound());
    let on = threads(row.threads);
    format!("{algo}: {gbs:.3} GB/s on {on}, {streams} × {} at once by {kernel}{share}{times}.", row.length())
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

/// The library's rates for one algorithm on a number of threads, with several numbers of messages
/// at once.
struct Curve<'a> {
    algo: &'a str,
    threads: usize,
    /// The numbers of messages, ascending.
    streams: Vec<usize>,
    rows: Vec<&'a Row>,
}

/// Returns the curves of all algorithms; a single number of messages makes none.
fn curves(rows: &[Row]) -> Vec<Curve<'_>> {
    let automatic = rows.iter().filter(|row| row.kernel == AUTO);
    let mut curves = Vec::new();
    for ((algo, threads), rows) in grouped(automatic, |row| (&row.algo[..], row.threads)) {
        let mut streams: Vec<usize> = rows.iter().map(|row| row.streams).collect();
        streams.sort_unstable();
        streams.dedup();
        if streams.len() > 1 {
            curves.push(Curve { algo, threads, streams, rows });
        }
    }
    curves
}

impl Curve<'_> {
    fn chart(&self, number: usize) -> String {
        let places: Vec<String> = self.streams.iter().map(usize::to_string).collect();
        let caption = format!("{}, {}, GB/s", self.algo, threads(self.threads));
        let axes = Axes { across: "messages at once", up: "GB/s" };
        lines::chart(number, &caption, &axes, &places, &self.lines())
    }

    /// Returns the bound, then a line for each length, the ragged ones last.
    fn lines(&self) -> Vec<Line> {
        let mut lengths: Vec<Option<usize>> = self.rows.iter().map(|row| row.message_bytes).collect();
        lengths.sort_unstable_by_key(|length| length.unwrap_or(usize::MAX));
        lengths.dedup();
        let uniform = lengths.iter().flatten().count();
        let longest = lengths.iter().flatten().max().copied();
        let bound = Line {
            name: "bound".to_owned(),
            class: "limit".to_owned(),
            rates: self.rates(longest, Row::bound_gbs),
            measured: false,
        };
        let line = |(i, length): (usize, &Option<usize>)| {
            let name = self.rows.iter().find(|row| row.message_bytes == *length).map(|row| row.length());
            // There are four shades, the strongest for the longest messages.
            let shade = 3 * (i + 1) / uniform.max(1);
            let class = length.map_or_else(|| "mixed".to_owned(), |_| format!("size-{}", shade.min(3)));
            Line {
                name: name.unwrap_or_default(),
                class,
                rates: self.rates(*length, |row| Some(row.gbs)),
                measured: true,
            }
        };
        [bound].into_iter().chain(lengths.iter().enumerate().map(line)).collect()
    }

    /// Returns the rates of the rows of a length, one for every number of messages.
    fn rates(&self, length: Option<usize>, rate: impl Fn(&Row) -> Option<f64>) -> Vec<Option<f64>> {
        let of = |streams: &usize| {
            let row = self.rows.iter().find(|row| (row.streams, row.message_bytes) == (*streams, length));
            row.and_then(|row| rate(row))
        };
        self.streams.iter().map(of).collect()
    }
}

/// Bars that are compared with each other: an algorithm, or none for all of them, and the rows.
type Bars<'a> = (Option<&'a str>, Vec<&'a Row>);

/// Groups the rows that are in no curve: the kernels by algorithm, next to the library's rate with
/// many messages; then the effect of more threads for all algorithms.
fn groups<'a>(rows: &'a [Row], drawn: &[&'a Row]) -> Vec<Bars<'a>> {
    let fewest = rows.iter().map(|row| row.threads).min();
    let undrawn = |row: &&Row| !drawn.iter().any(|other| std::ptr::eq(*other, *row));
    let (single, several): (Vec<&Row>, Vec<&Row>) =
        rows.iter().filter(undrawn).partition(|row| Some(row.threads) == fewest);
    let mut groups = grouped(single, |row| Some(&row.algo[..]));
    for (algo, rows) in &mut groups {
        let usual = |row: &&&Row| {
            Some(&row.algo[..]) == *algo && row.kernel == AUTO && row.message_bytes == Some(16 << 10)
        };
        rows.extend(drawn.iter().filter(usual).max_by_key(|row| row.streams));
    }
    if !several.is_empty() {
        groups.push((None, several));
    }
    groups
}

fn bars(number: usize, (algo, rows): &Bars<'_>) -> String {
    let best = rows.iter().map(|row| row.gbs).fold(0.0, f64::max);
    let bar = |row: &&Row| Bar {
        label: if algo.is_some() { label(row) } else { format!("{} {}", row.algo, label(row)) },
        figures: rate_and_share(row),
        rate: row.gbs,
        bound: row.bound_gbs(),
        best: row.gbs >= best,
    };
    bars::chart(number, algo.unwrap_or("Several threads"), &rows.iter().map(bar).collect::<Vec<_>>())
}

/// Returns the properties that distinguish a row within its algorithm.
fn label(row: &Row) -> String {
    let mut label = format!("{} ×{}", row.kernel, row.streams);
    if row.message_bytes != Some(16 << 10) {
        label += &format!(", {}", row.length());
    }
    if row.threads > 1 {
        label += &format!(", {}", threads(row.threads));
    }
    label
}

fn rate_and_share(row: &Row) -> String {
    format!("{:.3} GB/s{}", row.gbs, of_bound(row.of_bound()))
}
