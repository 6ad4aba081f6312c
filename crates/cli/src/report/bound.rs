//! A picture of all jobs compared with their bounds.

use super::kind::{Picture, fastest, on_fewest_threads, subjects};
use crate::chart::bars::{Bar, Look, drawing};
use runner::bench::compare::row::{Job, Row};
use runner::bench::sum::AUTO;

pub(super) fn picture(rows: &[Row]) -> Picture {
    let drawings = Job::ALL.into_iter().filter_map(|job| {
        let mut rows = on_fewest_threads(rows.iter().filter(|row| row.job == job));
        rows.retain(|row| row.bound.is_some() && is_usual(row));
        let bars: Vec<Bar> = subjects(&rows).iter().filter_map(|(_, rows)| share(fastest(rows)?)).collect();
        (!bars.is_empty()).then(|| drawing(&format!("{job}, % of the bound"), &bars))
    });
    Picture {
        title: "How near to the bound: what the library chooses, where it is fastest",
        note: "The bound is what the instructions need on the ports of the core, or by waiting for each other. 10th percentile of the slices.",
        drawings: drawings.collect(),
    }
}

/// Whether a row is typical: for searches any kernel is, for other jobs only the library's choice;
/// replicas must be in memory, where real ones are.
fn is_usual(row: &Row) -> bool {
    row.job == Job::Search || (row.kernel == AUTO && row.fields["resident"] != "cache")
}

fn share(row: &Row) -> Option<Bar> {
    let share = 100.0 * row.bound? / row.cycles.tenth;
    Some(Bar {
        label: row.name.clone(),
        figures: format!("{share:.0} %"),
        rate: share,
        bound: Some(100.0),
        look: if share >= 90.0 { Look::Best } else { Look::Plain },
    })
}
