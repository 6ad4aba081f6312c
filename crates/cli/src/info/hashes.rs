//! `hashweave info --hashes`.

use crate::{Exit, output};
use anyhow::Context;
use hashweave::cpu;
use runner::bench::hashes::{self, Row};

pub(super) fn run(json: bool, clock_ghz: Option<f64>) -> anyhow::Result<Exit> {
    let cpu = cpu::detect();
    let rows = hashes::run(&cpu, clock_ghz).context("cannot allocate memory and start a thread")?;
    if json {
        output::json_pretty(&rows)?;
    } else {
        output::write(text(&cpu.name, clock_ghz, &rows).as_bytes())?;
    }
    Ok(Exit::Done)
}

fn text(cpu: &str, clock_ghz: Option<f64>, rows: &[Row]) -> String {
    let measured = rows.first().map_or(0.0, |row| row.clock_ghz);
    let mut head =
        ["hash", "unit", "at once", "cycles/byte", "bound", "GB/s now"].map(str::to_owned).to_vec();
    head.extend(clock_ghz.map(|ghz| format!("GB/s at {ghz} GHz")));
    let mut lines = vec![head];
    lines.extend(rows.iter().map(|row| {
        let bound = row.bound_cycles_per_byte.map_or_else(|| "-".to_owned(), |bound| format!("{bound:.3}"));
        let mut line = vec![
            row.hash.clone(),
            row.unit.to_owned(),
            format!("×{}", row.at_once),
            format!("{:.3}", row.cycles_per_byte),
            bound,
            format!("{:.3}", row.gb_s),
        ];
        line.extend(row.gb_s_at_clock.map(|rate| format!("{rate:.3}")));
        line
    }));
    format!(
        "{cpu}, {measured:.3} GHz by dependent additions; long messages, and labels with layers in a cache; one core\n\n{}",
        output::table(2, &lines)
    )
}
