//! The printed rows of the report.

use runner::slices::Timing;
use serde::Serialize;

/// A candidate.
#[derive(Serialize)]
pub(crate) struct Row {
    /// The name of the form.
    form: String,
    /// The compiler.
    by: String,
    /// Which version of that.
    version: String,
    cycles: f64,
    tenth_cycles: f64,
    median_cycles: f64,
    clock_ghz: f64,
}

impl Row {
    pub(crate) fn new(form: &str, by: &str, version: &str, timing: &Timing) -> Self {
        Self {
            form: form.to_owned(),
            by: by.to_owned(),
            version: version.to_owned(),
            cycles: timing.cycles.best,
            tenth_cycles: timing.cycles.tenth,
            median_cycles: timing.cycles.median,
            clock_ghz: 1e-9 * timing.clock_hz(),
        }
    }
}

/// As a table, or as an array of objects.
pub(crate) fn print<R: Serialize>(rows: &[R], json: bool) -> Result<(), String> {
    let text = |error: serde_json::Error| format!("rows cannot be printed: {error}");
    if json {
        println!("{}", serde_json::to_string_pretty(rows).map_err(text)?);
        return Ok(());
    }
    for row in rows {
        let serde_json::Value::Object(fields) = serde_json::to_value(row).map_err(text)? else { continue };
        let cells = fields.iter().map(|(name, value)| match value.as_f64() {
            Some(number) => format!("{name} {number:.4}"),
            None => format!("{name} {value}"),
        });
        println!("{}", cells.collect::<Vec<_>>().join("  "));
    }
    Ok(())
}
