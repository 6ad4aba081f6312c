//! The page of `bench search`.

use super::{Page, is_noisy, quietness, share, table, threads};
use crate::bench::search::{HEAD, figures};
use crate::chart::bars::{Bar, chart};
use hashweave::cpu::Cpu;
use runner::bench::search::Row;

/// The whole page.
pub(crate) fn page(cpu: &Cpu, rounds: usize, rows: &[Row]) -> String {
    let groups = groups(rows);
    let ladders: String = groups.iter().enumerate().map(|(i, group)| group.ladder(i + 1)).collect();
    let main = format!(
        r#"<h2>The kernels, step by step</h2>
{LEGEND}
<div class="charts">
{ladders}</div>
{overview}{table}"#,
        overview = overview(&groups),
        table = table(NOTE, HEAD, CLASSES, rows.iter().map(|row| (figures(rows, row), noisy(row)))),
    );
    let clock_ghz = rows.first().map_or(0.0, |row| row.clock_ghz);
    let title = "search kernels against their bounds";
    let conclusion = conclusion(&groups, rows);
    Page { job: "search", title, conclusion, cpu, clock_ghz, rounds, method: METHOD, main }.render()
}

fn noisy(row: &Row) -> bool {
    is_noisy(row.cycles_per_hash, row.tenth)
}

/// The fastest kernel of every algorithm, on the fewest threads.
fn conclusion(groups: &[Group<'_>], rows: &[Row]) -> Vec<String> {
    let fewest = rows.iter().map(|row| row.threads).min().unwrap_or(1);
    let mut fastest: Vec<&Row> = Vec::new();
    for row in groups.iter().filter(|group| group.threads == fewest).filter_map(Group::fastest) {
        match fastest.iter_mut().find(|other| other.algo == row.algo) {
            Some(other) if other.mhs < row.mhs => *other = row,
            Some(_) => {}
            None => fastest.push(row),
        }
    }
    let line = |row: &&Row| {
        let Row { algo, backend, kernel, mhs, .. } = row;
        format!(
            "{algo}: {mhs:.2} MH/s on {}, by {kernel} on {backend}{}.",
            threads(fewest),
            share(row.of_bound())
        )
    };
    let quiet = quietness(rows.iter().filter(|row| noisy(row)).count(), rows.len());
    fastest.iter().map(line).chain([quiet]).collect()
}

const NOTE: &str = "Rates are those of all threads together, cycles those of one core. What was not measured or has no bound is a dash.";

/// How the columns look.
const CLASSES: [&str; HEAD.len()] = ["left", "left", "left kernel", "", "", "", "", "", "", "", ""];

/// The kernels that are compared with each other.
struct Group<'a> {
    algo: &'a str,
    backend: &'static str,
    threads: usize,
    rows: Vec<&'a Row>,
}

const LEGEND: &str = r#"<p>Rates of all threads together, in millions of hashes per second: longer is better. Every chart has its own scale.
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="best" width="24" height="12" /></svg> is what a kernel
reaches, in this stronger colour for the fastest of a chart;
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="track" width="24" height="12" /><path class="bound" d="M23 0v12" /></svg> is its
bound, the most that the ports of the core allow. <em>direct</em> is the kernel without shortcuts.</p>"#;

const METHOD: &str = "Every kernel searches the default message in slices of 2 ms (one span of its counters where that takes \
    longer), and the slices of all kernels take turns, so that all have the same neighbours on the machine. The best slice counts; \
    where the 10th percentile is far from it, the machine was not quiet. The clock is that of a chain of dependent additions, \
    which takes its turn like a kernel.";

/// The rows by group, in the order in which the groups come first.
fn groups(rows: &[Row]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for row in rows {
        let Row { algo, backend, threads, .. } = row;
        let same =
            |group: &&mut Group<'_>| (group.algo, group.backend, group.threads) == (algo, backend, *threads);
        match groups.iter_mut().find(same) {
            Some(group) => group.rows.push(row),
            None => groups.push(Group { algo, backend, threads: *threads, rows: vec![row] }),
        }
    }
    groups
}

impl Group<'_> {
    fn fastest(&self) -> Option<&Row> {
        self.rows.iter().copied().max_by(|a, b| a.mhs.total_cmp(&b.mhs))
    }

    /// A bar for every kernel.
    fn ladder(&self, number: usize) -> String {
        let best = self.fastest().map(|row| row.kernel);
        let bar = |row: &&Row| {
            let against_direct = row.ratio_to_direct.map(|ratio| format!(" · {ratio:.2} × direct"));
            Bar {
                label: row.kernel.to_owned(),
                figures: rate_and_share(row) + &against_direct.unwrap_or_default(),
                rate: row.mhs,
                bound: row.bound_mhs(),
                best: best == Some(row.kernel),
            }
        };
        let bars: Vec<Bar> = self.rows.iter().map(bar).collect();
        chart(number, &format!("{} on {}, {}", self.algo, self.backend, threads(self.threads)), &bars)
    }
}

/// The fastest kernel of every algorithm and backend on one scale, where there are several.
fn overview(groups: &[Group<'_>]) -> String {
    let fewest = groups.iter().map(|group| group.threads).min().unwrap_or(1);
    let bar = |group: &Group<'_>| {
        group.fastest().map(|row| Bar {
            label: format!("{} {} {}", row.algo, row.backend, row.kernel),
            figures: rate_and_share(row),
            rate: row.mhs,
            bound: row.bound_mhs(),
            best: true,
        })
    };
    let bars: Vec<Bar> = groups.iter().filter(|group| group.threads == fewest).filter_map(bar).collect();
    if bars.len() < 2 {
        return String::new();
    }
    let caption = format!("The fastest kernel of each, {}", threads(fewest));
    format!("<h2>Algorithms and backends on one scale</h2>\n{}", chart(0, &caption, &bars))
}

fn rate_and_share(row: &Row) -> String {
    let of_bound = row.of_bound().map(|share| format!(" · {:.0} % of bound", 100.0 * share));
    format!("{:.2} MH/s{}", row.mhs, of_bound.unwrap_or_default())
}
