//! `hashweave compare`: two records side by side, as a table, as JSON, and as a page.
//!
//! `runner::bench::compare` joins them and tells changes from noise.

mod json;
mod page;
mod sides;
mod table;

use crate::args::CompareArgs;
use crate::exit::{complain, keep_apart};
use crate::words::counted;
use crate::{Exit, output};
use anyhow::Context;
use runner::bench::compare::Comparison;
use runner::durable;
use runner::outputs::Named;
use sides::Sides;

pub(crate) fn run(args: &CompareArgs) -> anyhow::Result<Exit> {
    let page = args.html.as_deref();
    let output = page.map(|path| Named::new("--html", path));
    keep_apart(output.as_slice(), &[Named::new("A", &args.a), Named::new("B", &args.b)])?;
    let sides = Sides::read([&args.a, &args.b])?;
    let written = page.map_or(Ok(()), |path| durable::write(path, page::text(&sides).as_bytes()));
    let printed = if args.json {
        output::json_pretty(&json::Report::of(&sides))
    } else {
        output::lines(&table::text(&sides, args.changed))
    };
    let exit = output::ended(printed, verdict(&sides.comparison, args.fail_above))?;
    written.context("--html")?;
    Ok(exit)
}

/// Returns how the command ends, given the limit in per cent above which a row must not be slower.
/// If it fails, this prints the reason.
fn verdict(comparison: &Comparison, limit: Option<f64>) -> Exit {
    let Some(limit) = limit else { return Exit::Done };
    let slower = comparison.slower_by(limit / 100.0);
    let Some(worst) = slower.first() else { return Exit::Done };
    let more = 100.0 * (worst.ratio - 1.0);
    complain(&format!(
        "{} slower by more than {limit} %; the slowest is {}, {}, by {more:.1} %",
        match slower.len() {
            1 => "1 row is".to_owned(),
            n => format!("{} are", counted(n as u64, "row")),
        },
        worst.a.job,
        worst.a.name
    ));
    Exit::Failed
}
