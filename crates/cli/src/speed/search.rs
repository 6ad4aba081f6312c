//! Searches.

use super::picture::{Picture, bar, fastest, of, subjects};
use crate::chart::bars::drawing;
use runner::bench::compare::row::{Job, Row};

pub(super) fn picture(rows: &[Row]) -> Picture {
    let rows = of(rows, Job::Search);
    let subjects = subjects(&rows);
    let mut drawings = Vec::new();
    let mut best: Vec<&Row> = subjects.iter().filter_map(|subject| fastest(&rows, subject)).collect();
    best.sort_by(|one, other| other.rate.total_cmp(&one.rate));
    if !best.is_empty() {
        let label = |row: &Row| format!("{}, {}", row.subject, row.kernel);
        let bars: Vec<_> = best.iter().map(|row| bar(row, label(row), 1, true)).collect();
        drawings.push(drawing("The fastest kernel of each algorithm, MH/s", &bars));
    }
    // The algorithm that was measured with the most kernels.
    let kernels = |subject: &&&str| rows.iter().filter(|row| row.subject == **subject).count();
    if let Some(top) = subjects.iter().max_by_key(kernels).and_then(|subject| fastest(&rows, subject)) {
        let same =
            |row: &&&Row| (&row.subject, &row.fields["backend"]) == (&top.subject, &top.fields["backend"]);
        let ladder: Vec<&&Row> = rows.iter().filter(same).collect();
        let bars: Vec<_> =
            ladder.iter().map(|row| bar(row, row.kernel.clone(), 1, row.name == top.name)).collect();
        let backend = top.fields["backend"].as_str().unwrap_or_default();
        drawings.push(drawing(&format!("Kernels of {} on {backend}, MH/s", top.subject), &bars));
    }
    Picture {
        title: "Search: millions of hashes per second on one thread",
        note: "Longer is better; the mark is the bound, the most that the ports of the core allow. 10th percentile of the slices.",
        columns: 2,
        drawings,
    }
}
