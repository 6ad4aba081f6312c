//! A picture of a record, and the code that pictures share.

use crate::chart::bars::Bar;
use crate::chart::{Drawing, file};
use runner::bench::compare::row::{Job, Row};
use runner::bench::record::Heading;

/// A picture: a title, lines below it, and drawings in columns.
pub(super) struct Picture {
    pub(super) title: &'static str,
    pub(super) note: &'static str,
    pub(super) columns: usize,
    pub(super) drawings: Vec<Drawing>,
}

impl Picture {
    pub(super) fn text(&self, heading: &Heading) -> String {
        let notes = [self.note.to_owned(), origin(heading)];
        let notes: Vec<String> = notes.into_iter().filter(|note| !note.is_empty()).collect();
        file::text(self.title, &notes, self.columns, &self.drawings)
    }
}

/// Names the machine and the day.
fn origin(heading: &Heading) -> String {
    let machine = heading.machine.as_ref().map(|machine| format!("{} ({})", machine.cpu, machine.core));
    let day = heading.date.as_ref().and_then(|date| date.get(..10)).map(str::to_owned);
    let version = heading.version.as_ref().map(|version| format!("hashweave {version}"));
    [machine, day, version].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns the rows of a job on the fewest threads.
pub(super) fn of(rows: &[Row], job: Job) -> Vec<&Row> {
    let rows: Vec<&Row> = rows.iter().filter(|row| row.job == job).collect();
    let fewest = rows.iter().map(|row| row.threads).min();
    rows.into_iter().filter(|row| Some(row.threads) == fewest).collect()
}

/// Returns the subjects of rows, in the order in which they first occur.
pub(super) fn subjects<'a>(rows: &[&'a Row]) -> Vec<&'a str> {
    let mut subjects: Vec<&str> = Vec::new();
    for row in rows {
        if !subjects.contains(&&row.subject[..]) {
            subjects.push(&row.subject);
        }
    }
    subjects
}

/// Returns the row of a subject with the highest rate.
pub(super) fn fastest<'a>(rows: &[&'a Row], subject: &str) -> Option<&'a Row> {
    let of = rows.iter().copied().filter(|row| row.subject == subject);
    of.max_by(|one, other| one.rate.total_cmp(&other.rate))
}

/// Returns the rate at the 10th percentile, which a run on this machine reaches; the bound is at
/// its mark.
pub(super) fn rate(row: &Row) -> f64 {
    row.rate * row.cycles.best / row.cycles.tenth
}

/// Returns a bar with its rate and its share of the bound.
pub(super) fn bar(row: &Row, label: String, digits: usize, best: bool) -> Bar {
    let share = row.bound.map(|bound| bound / row.cycles.tenth);
    let of_bound = share.map_or(String::new(), |share| format!(" · {:.0} % of bound", 100.0 * share));
    let rate = rate(row);
    Bar {
        label,
        figures: format!("{rate:.digits$} {}{of_bound}", row.job.rate_unit()),
        rate,
        bound: share.map(|share| rate / share),
        best,
    }
}
