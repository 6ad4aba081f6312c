//! What is made of a record's rows, for people: tables and the pages of `bench --html`, and the
//! pictures of `hashweave chart`.
//!
//! | file | contents |
//! |---|---|
//! | `kind.rs` | what there is to say of a job, and what the jobs have in common |
//! | `search.rs`, `sum.rs`, `replicate.rs` | that of each job: columns, sentences, charts |
//! | `stages.rs`, `steady.rs` | `bench replicate --profile`, `bench --steady`, whose rows are others |
//! | `bound.rs`, `pictures.rs` | how near all jobs are to the core's bounds; `hashweave chart` |

mod bound;
mod cores;
pub(crate) mod kind;
pub(crate) mod pictures;
mod replicate;
mod search;
pub(crate) mod stages;
pub(crate) mod steady;
mod sum;

use crate::page::{Body, Page, Section};
use crate::record::date;
use crate::table::Table;
use crate::words::counted;
use hashweave::cpu::{Core, Cpu};
use kind::{Kind, fact, fastest, is_noisy, on_fewest_threads, subjects};
use runner::bench::compare::row::{Job, Row};
use std::time::SystemTime;

/// Returns how the rows of a job are shown.
pub(crate) fn kind_of(job: Job) -> &'static Kind {
    match job {
        Job::Search => &search::KIND,
        Job::Sum => &sum::KIND,
        Job::Replicate => &replicate::KIND,
    }
}

/// Returns the table of rows, which are all of one job.
pub(crate) fn table(rows: &[Row]) -> Table {
    let kind = kind_of(rows[0].job);
    Table::of(kind.left, kind.columns, rows, is_noisy)
}

/// Returns the page of rows, which are all of one job.
pub(crate) fn page(cpu: &Cpu, rounds: usize, rows: &[Row]) -> String {
    let (job, kind) = (rows[0].job, kind_of(rows[0].job));
    let clock_ghz = rows[0].real("clock_ghz").unwrap_or_default();
    let mut sections = (kind.charts)(rows);
    sections.push(Section::new("All figures", kind.note, Body::Table(table(rows))));
    Page {
        name: &format!("bench {job}"),
        heading: kind.title,
        conclusion: conclusion(kind, rows),
        facts: facts(cpu, clock_ghz, slices(rounds)),
        notes: vec![kind.method.to_owned(), bound_note(cpu)],
        sections,
    }
    .render()
}

/// Returns a sentence on the best row of every subject, on the fewest threads, and one that says
/// how reliable they are.
fn conclusion(kind: &Kind, rows: &[Row]) -> Vec<String> {
    let subjects = subjects(&on_fewest_threads(rows));
    let best = subjects.iter().filter_map(|(_, rows)| fastest(rows));
    best.map(|row| fact(row, kind.means)).chain([quietness(rows)]).collect()
}

/// Returns the last sentence of a conclusion.
fn quietness(rows: &[Row]) -> String {
    match rows.iter().filter(|row| is_noisy(row)).count() {
        0 => "No row is noisy: the 10th percentile of the slices of each is within 10 % of the best."
            .to_owned(),
        n => format!(
            "{n} of {} {} noisy (marked in the table): the 10th percentile of the slices is more than 10 % slower than the best. \
             Measure again on a quieter machine.",
            counted(rows.len() as u64, "row"),
            if n == 1 { "is" } else { "are" }
        ),
    }
}

/// Returns on which machine and how long it was measured, when and with which version.
fn facts<'a>(cpu: &Cpu, clock_ghz: f64, extent: (&'a str, String)) -> Vec<(&'a str, String)> {
    vec![
        ("CPU", cpu.name.clone()),
        ("Clock", format!("{clock_ghz:.3} GHz, measured in the same run")),
        extent,
        ("Date", date(SystemTime::now()).replace('T', " ").replace('Z', " UTC")),
        ("Version", format!("hashweave {}", env!("CARGO_PKG_VERSION"))),
    ]
}

/// Returns how often slices were taken.
fn slices(rounds: usize) -> (&'static str, String) {
    ("Rounds", format!("{rounds}, a slice of each kernel in each"))
}

/// Explains what a bound is.
fn bound_note(cpu: &Cpu) -> String {
    match cpu.core {
        Core::Unknown => "There is no port model of this CPU, so no kernel has a bound here.".to_owned(),
        core => format!(
            "The bound of a kernel is the number of cycles that its instructions need on the ports of a core ({core:?}), \
             or that they wait for each other, if nothing else stood in the way: no register moves, no spills. It is counted from the \
             code that runs, not measured: only other code could be faster, and a share above 100 % tells of an \
             unsteady clock."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn noisy_rows_are_counted() {
        let row = |tenth: f64| {
            let row = json!({
                "job": "search", "algo": "a", "kernel": "k", "backend": "b", "threads": 1, "mhs": 1.0,
                "cycles_per_hash": 100.0, "tenth_cycles_per_hash": tenth, "median_cycles_per_hash": tenth,
            });
            Row::of(&row).expect("a row")
        };
        assert!(quietness(&[row(109.0)]).starts_with("No row"));
        assert!(quietness(&[row(109.0), row(111.0)]).starts_with("1 of 2 rows is noisy"));
        assert!(table(&[row(111.0)]).markup().contains("<td>111.0 noisy</td>"));
    }
}
