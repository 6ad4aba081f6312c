//! The page of `bench search`.

use super::{Page, conclusion, grouped, is_noisy, of_bound, of_its_bound, table, threads};
use crate::bench::columns::SEARCH;
use crate::chart::bars::{Bar, chart};
use hashweave::cpu::Cpu;
use runner::bench::search::Row;

/// Returns the whole page.
pub(crate) fn page(cpu: &Cpu, rounds: usize, rows: &[Row]) -> String {
    let groups = grouped(rows, |row| (&row.algo, row.backend, row.threads));
    let ladders: String = groups.iter().enumerate().map(|(i, (_, rows))| ladder(i + 1, rows)).collect();
    let main = format!(
        r#"<h2>The kernels, step by step</h2>
{LEGEND}
<div class="charts">
{ladders}</div>
{overview}{table}"#,
        overview = overview(groups.iter().map(|(_, rows)| &rows[..])),
        table = table(NOTE, SEARCH, rows, noisy),
    );
    let clock_ghz = rows.first().map_or(0.0, |row| row.clock_ghz);
    let title = "search kernels against their bounds";
    let conclusion = conclusion(rows, |row| row.threads, |row| row.algo.clone(), |row| row.mhs, fact, noisy);
    Page {
        job: "search",
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
    is_noisy(row.cycles_per_hash, row.tenth)
}

fn fact(row: &Row) -> String {
    let Row { algo, backend, kernel, mhs, .. } = row;
    let share = of_its_bound(row.of_bound());
    format!("{algo}: {mhs:.2} MH/s on {}, by {kernel} on {backend}{share}.", threads(row.threads))
}

const NOTE: &str = "Rates are those of all threads together, cycles those of one core. What was not measured or has no bound is a dash.";

const LEGEND: &str = r#"<p>Rates of all threads together, in millions of hashes per second: longer is better. Every chart has its own scale.
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="best" width="24" height="12" /></svg> is what a kernel
reaches, in this stronger colour for the fastest of a chart;
<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><rect class="track" width="24" height="12" /><path class="bound" d="M23 0v12" /></svg> is its
bound, the most that the ports of the core allow. <em>direct</em> is the kernel without shortcuts.</p>"#;

const METHOD: &str = "Every kernel searches the default message in slices of 2 ms (one span of its counters where that takes \
    longer), and the slices of all kernels take turns, so that all have the same neighbours on the machine. The best slice counts; \
    where the 10th percentile is far from it, the machine was not quiet. The clock is that of a chain of dependent additions, \
    which takes its turn like a kernel.";

fn fastest<'a>(rows: &[&'a Row]) -> Option<&'a Row> {
    rows.iter().copied().max_by(|a, b| a.mhs.total_cmp(&b.mhs))
}

/// Returns a chart with a bar for every kernel of an algorithm on an instruction set and a number
/// of threads.
fn ladder(number: usize, rows: &[&Row]) -> String {
    let Some(best) = fastest(rows) else { return String::new() };
    let bar = |row: &&Row| {
        let against_direct = row.ratio_to_direct.map(|ratio| format!(" · {ratio:.2} × direct"));
        Bar {
            label: row.kernel.to_owned(),
            figures: rate_and_share(row) + &against_direct.unwrap_or_default(),
            rate: row.mhs,
            bound: row.bound_mhs(),
            best: best.kernel == row.kernel,
        }
    };
    let bars: Vec<Bar> = rows.iter().map(bar).collect();
    chart(number, &format!("{} on {}, {}", best.algo, best.backend, threads(best.threads)), &bars)
}

/// Returns a chart of the fastest kernels of all algorithms and backends on one scale, if there are
/// several.
fn overview<'a>(groups: impl Iterator<Item = &'a [&'a Row]>) -> String {
    let fastest: Vec<&Row> = groups.filter_map(fastest).collect();
    let fewest = fastest.iter().map(|row| row.threads).min().unwrap_or(1);
    let bar = |row: &&Row| Bar {
        label: format!("{} {} {}", row.algo, row.backend, row.kernel),
        figures: rate_and_share(row),
        rate: row.mhs,
        bound: row.bound_mhs(),
        best: true,
    };
    let bars: Vec<Bar> = fastest.iter().filter(|row| row.threads == fewest).map(bar).collect();
    if bars.len() < 2 {
        return String::new();
    }
    let caption = format!("The fastest kernel of each, {}", threads(fewest));
    format!("<h2>Algorithms and backends on one scale</h2>\n{}", chart(0, &caption, &bars))
}

fn rate_and_share(row: &Row) -> String {
    format!("{:.2} MH/s{}", row.mhs, of_bound(row.of_bound()))
}
