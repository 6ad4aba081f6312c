//! The columns of the benchmarks' tables, as printed and on the pages of `--html`.

use crate::output;
use crate::words::clean;
use runner::bench::replicate::profile::Profile;
use runner::bench::{device, replicate, search, steady, sum};

/// A column of a table.
pub(crate) struct Column<Row> {
    pub(crate) head: &'static str,
    /// The class on a page; columns with `kernel` identify the row.
    pub(crate) class: &'static str,
    /// Formats the figure of a row, given all rows.
    pub(crate) format: fn(&[Row], &Row) -> String,
}

/// Makes a column; a call is short enough for one line.
const fn column<Row>(
    head: &'static str,
    class: &'static str,
    format: fn(&[Row], &Row) -> String,
) -> Column<Row> {
    Column { head, class, format }
}

/// Returns the rows as text, the first `left` columns aligned to the left.
pub(super) fn text<Row>(left: usize, columns: &[Column<Row>], rows: &[Row]) -> String {
    let head = columns.iter().map(|column| column.head.to_owned()).collect();
    let line = |row: &Row| columns.iter().map(|column| (column.format)(rows, row)).collect();
    let lines: Vec<Vec<String>> = [head].into_iter().chain(rows.iter().map(line)).collect();
    output::table(left, &lines)
}

/// The columns of `bench search`.
pub(crate) const SEARCH: &[Column<search::Row>] = &[
    column("algo", "left", |_, row| row.algo.clone()),
    column("backend", "left", |_, row| row.backend.to_owned()),
    column("kernel", "left kernel", |_, row| row.kernel.to_owned()),
    column("threads", "", |_, row| row.threads.to_string()),
    column("MH/s", "", |_, row| format!("{:.2}", row.mhs)),
    column("cycles/hash", "", |_, row| format!("{:.1}", row.cycles_per_hash)),
    column("10th pct", "", |_, row| format!("{:.1}", row.tenth)),
    column("median", "", |_, row| format!("{:.1}", row.median)),
    column("bound", "", |_, row| optional(row.bound_cycles_per_hash, 1)),
    column("bound by", "left", |_, row| row.bound_by.unwrap_or("-").to_owned()),
    column("of bound", "", |_, row| percent(row.of_bound())),
    column("× direct", "", |_, row| optional(row.ratio_to_direct, 3)),
    column("× 1 thread", "", |rows, row| {
        let kernel = |row: &search::Row| (row.algo.clone(), row.backend, row.kernel);
        let one = rows.iter().find(|other| other.threads == 1 && kernel(other) == kernel(row));
        optional(one.filter(|_| row.threads > 1).map(|one| row.mhs / one.mhs), 2)
    }),
];

/// The columns of `bench search` on devices.
pub(super) const DEVICES: &[Column<device::Row>] = &[
    column("algo", "left", |_, row| row.algo.clone()),
    column("backend", "left", |_, row| row.backend.to_owned()),
    column("device", "left kernel", |_, row| clean(&row.device)),
    column("MH/s", "", |_, row| format!("{:.2}", row.mhs)),
    column("units", "", |_, row| optional(row.units.map(f64::from), 0)),
    column("GHz", "", |_, row| optional(row.clock_ghz, 3)),
    column("unit cycles/hash", "", |_, row| optional(row.unit_cycles_per_hash, 1)),
    column("bound", "", |_, row| optional(row.bound_unit_cycles_per_hash, 1)),
    column("of bound", "", |_, row| percent(row.of_bound())),
];

/// The columns of `bench --steady`.
pub(crate) const STEADY: &[Column<steady::Row>] = &[
    column("job", "left", |_, row| row.job.to_owned()),
    column("algo", "left", |_, row| row.algo.clone()),
    column("kernel", "left kernel", |_, row| match row.backend {
        Some(backend) => format!("{backend} {}", row.kernel),
        None => row.kernel.to_owned(),
    }),
    column("threads", "", |_, row| row.threads.to_string()),
    column("median", "", |_, row| rate(row, row.median)),
    column("10th pct", "", |_, row| rate(row, row.tenth)),
    column("90th pct", "", |_, row| rate(row, row.ninetieth)),
    column("least", "", |_, row| rate(row, row.least)),
    column("most", "", |_, row| rate(row, row.most)),
    column("", "left", |_, row| rate_unit(row).0.to_owned()),
    column("spread", "", |_, row| format!("{:.2} %", 100.0 * row.spread())),
    column("drift/min", "", |_, row| format!("{:+.2} %", 100.0 * row.drift_per_minute)),
    column("GHz", "", |_, row| format!("{:.3}", row.clock_ghz)),
    column("cycles", "", |_, row| {
        format!("{:.*}", if row.unit == "hash" { 1 } else { 3 }, row.cycles_per_unit)
    }),
    column("of bound", "", |_, row| percent(row.of_bound())),
];

/// The reason for a bound; of one that is a chain also the bound of more streams in flight.
fn limit(by: Option<&'static str>, throughput: Option<f64>, decimals: usize) -> String {
    match (by, throughput) {
        (Some("chain"), Some(more)) => format!("chain, more {more:.decimals$}"),
        _ => by.unwrap_or("-").to_owned(),
    }
}

/// Returns the unit of a row's rates, how many of its units of work that is, and the decimals of
/// such a rate.
pub(crate) fn rate_unit(row: &steady::Row) -> (&'static str, f64, usize) {
    if row.unit == "hash" { ("MH/s", 1e6, 2) } else { ("GB/s", 1e9, 3) }
}

fn rate(row: &steady::Row, per_second: f64) -> String {
    let (_, size, decimals) = rate_unit(row);
    format!("{:.decimals$}", per_second / size)
}

/// The columns of `bench sum`.
pub(crate) const SUM: &[Column<sum::Row>] = &[
    column("algo", "left", |_, row| row.algo.clone()),
    column("kernel", "left kernel", |_, row| row.kernel.to_owned()),
    column("runs", "left", |_, row| row.runs.clone()),
    column("message", "left", |_, row| row.length()),
    column("streams", "", |_, row| row.streams.to_string()),
    column("threads", "", |_, row| row.threads.to_string()),
    column("GB/s", "", |_, row| format!("{:.3}", row.gbs)),
    column("cycles/byte", "", |_, row| format!("{:.3}", row.cycles_per_byte)),
    column("10th pct", "", |_, row| format!("{:.3}", row.tenth)),
    column("median", "", |_, row| format!("{:.3}", row.median)),
    column("bound", "", |_, row| optional(row.bound_cycles_per_byte, 3)),
    column("bound by", "left", |_, row| limit(row.bound_by, row.throughput_bound_cycles_per_byte, 3)),
    column("of bound", "", |_, row| percent(row.of_bound())),
    column("× one stream", "", |_, row| optional(row.ratio_to_one_stream, 2)),
    column("× uniform", "", |_, row| optional(row.ratio_to_uniform, 3)),
    column("× 1 thread", "", |rows, row| {
        let shape = |row: &sum::Row| (row.algo.clone(), row.kernel, row.streams, row.message_bytes);
        let one = rows.iter().find(|other| other.threads == 1 && shape(other) == shape(row));
        optional(one.filter(|_| row.threads > 1).map(|one| row.gbs / one.gbs), 2)
    }),
];

/// The columns of `bench replicate`.
pub(crate) const REPLICATE: &[Column<replicate::Row>] = &[
    column("scheme", "left", |_, row| row.scheme.to_owned()),
    column("kernel", "left kernel", |_, row| row.kernel.to_owned()),
    column("runs", "left", |_, row| row.runs.clone()),
    column("step", "left", |_, row| {
        let step = row.step.unwrap_or("-");
        row.times_first.map_or_else(|| step.to_owned(), |times| format!("{step}, {times:.2} ×"))
    }),
    column("layer in", "left", |_, row| row.resident.to_owned()),
    column("replicas", "", |_, row| row.replicas.to_string()),
    column("threads", "", |_, row| row.threads.to_string()),
    column("cycles/label", "", |_, row| format!("{:.0}", row.cycles_per_label)),
    column("10th pct", "", |_, row| format!("{:.0}", row.tenth_cycles_per_label)),
    column("median", "", |_, row| format!("{:.0}", row.median_cycles_per_label)),
    column("bound", "", |_, row| optional(row.bound, 0)),
    column("bound by", "left", |_, row| limit(row.bound_by, row.throughput_bound, 0)),
    column("of bound", "", |_, row| percent(row.share_of_bound)),
    column("cycles/hashed B", "", |_, row| format!("{:.3}", row.cycles_per_hashed_byte)),
    column("cycles/data B", "", |_, row| format!("{:.1}", row.cycles_per_data_byte)),
    column("ns/label", "", |_, row| format!("{:.1}", row.ns_per_label)),
    column("MiB/s", "", |_, row| format!("{:.2}", row.mib_s)),
];

/// The columns of `bench replicate --profile`.
pub(crate) const STAGES: &[Column<Profile>] = &[
    column("scheme", "left kernel", |_, row| row.scheme.to_owned()),
    column("nodes", "", |_, row| row.nodes.to_string()),
    column("layers", "", |_, row| row.layers.to_string()),
    column("replicas", "", |_, row| row.replicas.to_string()),
    column("threads", "", |_, row| row.threads.to_string()),
    column("seconds", "", |_, row| format!("{:.2}", row.seconds)),
    column("MiB/s", "", |_, row| format!("{:.2}", row.mib_s)),
    column("hashing", "", |_, row| share(row.hashing)),
    column("parents", "", |_, row| share(row.parents)),
    column("waiting", "", |_, row| share(row.waiting)),
    column("encoding", "", |_, row| share(row.encoding)),
    column("input and output", "", |_, row| share(row.input_output)),
];

/// Formats a figure that may be missing.
fn optional(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"))
}

/// Formats the share of a bound.
fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{:.0} %", 100.0 * share))
}

/// Formats the share of a stage.
fn share(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
