//! The page of `bench --steady`.

use super::{Page, of_its_bound, table, threads};
use crate::bench::columns::{STEADY, rate_unit};
use crate::chart::lines::{self, Axes, Line};
use crate::markup::section;
use crate::words::time as time_in_words;
use hashweave::cpu::Cpu;
use runner::bench::steady::Row;
use runner::steady::{Sample, Times};

/// The most samples that are marked and described one by one; more become a line without marks.
const MARKED: usize = 60;

/// Returns the whole page.
pub(crate) fn page(cpu: &Cpu, times: Times, rows: &[Row]) -> String {
    let charts: String = rows.iter().enumerate().map(|(i, row)| charts(2 * i, row)).collect();
    let main = section("Second by second", CHARTS, &charts) + &table(NOTE, STEADY, rows, |_| false);
    let clock_ghz = rows.first().map_or(0.0, |row| row.clock_ghz);
    let seconds = |time: std::time::Duration| time_in_words(time.as_secs_f64());
    Page {
        job: "steady",
        title: "the steady state",
        conclusion: rows.iter().map(fact).collect(),
        cpu,
        clock_ghz,
        extent: ("Time", format!("{} after a warm-up of {}", seconds(times.steady), seconds(times.warm_up))),
        method: METHOD,
        main,
    }
    .render()
}

fn fact(row: &Row) -> String {
    let (name, size, _) = rate_unit(row);
    format!(
        "{} of {}: {:.3} {name} on {} by {}{}, {:.2} % apart from second to second, and {:+.2} % a minute.",
        row.job,
        row.algo,
        row.median / size,
        threads(row.threads),
        row.kernel,
        of_its_bound(row.of_bound()),
        100.0 * row.spread(),
        100.0 * row.drift_per_minute
    )
}

const METHOD: &str = "All threads work without a pause, each on a core of its own as far as there are cores. Once a second their work is added up, by the time \
    that really passed, and each measures its clock by a chain of dependent additions for a ten-thousandth of the second.";

const CHARTS: &str = "What all threads reach together in each second after the warm-up, and the mean of their clocks. Both scales begin at zero.";

const NOTE: &str = "Rates are those of all threads together, cycles those of one. The <em>spread</em> is from the 10th to the 90th percentile of the seconds, as a share of \
    the median; the <em>drift</em> is the slope of the line with the least squares, as a share of the mean.";

/// Returns the charts of a row's rate and its clock.
fn charts(number: usize, row: &Row) -> String {
    let places: Vec<String> = row.samples.iter().map(|sample| format!("{:.0}", sample.seconds)).collect();
    let (name, size, _) = rate_unit(row);
    let chart = |number, what: &str, up, value: &dyn Fn(&Sample) -> f64| {
        let line = Line {
            name: what.to_owned(),
            class: "size-3".to_owned(),
            rates: row.samples.iter().map(|sample| Some(value(sample))).collect(),
            measured: row.samples.len() <= MARKED,
        };
        let caption = format!("{}, {}, {}, {what} in {up}", row.algo, row.kernel, threads(row.threads));
        lines::chart(number, &caption, &Axes { across: "seconds", up }, &places, &[line])
    };
    chart(number, "rate", name, &|sample| sample.per_second / size)
        + &chart(number + 1, "clock", "GHz", &|sample| sample.clock_ghz)
}
