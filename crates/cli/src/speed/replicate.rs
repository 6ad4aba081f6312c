//! Replicas.

use super::picture::{Picture, bar, of, subjects};
use crate::chart::bars::drawing;
use crate::words::counted;
use runner::bench::compare::row::{Job, Row};
use runner::bench::replicate::AUTO;

pub(super) fn picture(rows: &[Row]) -> Picture {
    let usual =
        |row: &&Row| row.kernel == AUTO && row.fields["resident"] == "memory" && row.fields["step"].is_null();
    let rows: Vec<&Row> = of(rows, Job::Replicate).into_iter().filter(usual).collect();
    let drawings = subjects(&rows).into_iter().map(|scheme| {
        let rows: Vec<&&Row> = rows.iter().filter(|row| row.subject == scheme).collect();
        let most = rows.iter().map(|row| row.rate).fold(0.0, f64::max);
        let label = |row: &Row| counted(row.fields["replicas"].as_u64().unwrap_or_default(), "replica");
        let bars: Vec<_> = rows.iter().map(|row| bar(row, label(row), 2, row.rate >= most)).collect();
        drawing(&format!("{scheme}, MiB/s"), &bars)
    });
    Picture {
        title: "Replicate: data through all layers on one thread",
        note: "Layers in memory, 11 of sdr and 10 of r2. Longer is better; the mark is the bound. 10th percentile of the slices.",
        columns: 2,
        drawings: drawings.collect(),
    }
}
