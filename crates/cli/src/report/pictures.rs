//! `hashweave chart`: the charts of a record, for pages outside the program.

use super::kind::{Picture, on_fewest_threads};
use super::{bound, kind_of};
use crate::args::ChartArgs;
use crate::chart::file;
use crate::exit::keep_apart;
use crate::{Exit, output};
use anyhow::Context;
use runner::bench::compare::row::{Job, Row, rows};
use runner::bench::record::{self, Heading};
use runner::durable;
use runner::outputs::Named;
use std::fs;
use std::path::PathBuf;

pub(crate) fn run(args: &ChartArgs) -> anyhow::Result<Exit> {
    let record = record::read(&args.record)?;
    let rows = rows(&record).map_err(|fault| anyhow::anyhow!("{}: {fault}", args.record.display()))?;
    let pictures = pictures(&rows);
    let paths = |(name, _): &(&str, _)| args.out.join(format!("speed-{name}.svg"));
    let paths: Vec<PathBuf> = pictures.iter().map(paths).collect();
    let outputs: Vec<Named<'_>> = paths.iter().map(|path| Named::new("--out", path)).collect();
    keep_apart(&outputs, &[Named::new("RECORD", &args.record)])?;
    let in_folder = || format!("--out {}", args.out.display());
    fs::create_dir_all(&args.out).with_context(in_folder)?;
    let texts = pictures.iter().map(|(_, picture)| text(picture, &record.heading));
    durable::write_together(&paths.iter().zip(texts).collect::<Vec<_>>()).context("--out")?;
    output::lines(&paths.iter().map(|path| format!("{}\n", path.display())).collect::<String>())?;
    Ok(Exit::Done)
}

/// Returns the pictures that have something to draw, by name.
fn pictures(rows: &[Row]) -> Vec<(&'static str, Picture)> {
    let of = |job: Job| {
        let rows = on_fewest_threads(rows.iter().filter(|row| row.job == job));
        (job.name(), (kind_of(job).picture)(&rows))
    };
    let mut pictures: Vec<_> =
        Job::ALL.into_iter().map(of).chain([("bound", bound::picture(rows))]).collect();
    pictures.retain(|(_, picture)| !picture.drawings.is_empty());
    pictures
}

/// Returns a picture that names the machine and the day.
fn text(picture: &Picture, heading: &Heading) -> String {
    let machine = heading.machine.as_ref().map(|machine| format!("{} ({})", machine.cpu, machine.core));
    let day = heading.date.as_ref().and_then(|date| date.get(..10)).map(str::to_owned);
    let version = heading.version.as_ref().map(|version| format!("hashweave {version}"));
    let origin: Vec<String> = [machine, day, version].into_iter().flatten().collect();
    let notes = [picture.note.to_owned(), origin.join(", ")];
    let notes: Vec<String> = notes.into_iter().filter(|note| !note.is_empty()).collect();
    file::text(picture.title, &notes, &picture.drawings)
}
