//! `hashweave chart`: the charts of records, for pages outside the program.

use super::kind::{Picture, on_fewest_threads};
use super::{bound, cores, kind_of};
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

/// Every picture that there may be: of one record, and of several.
const NAMES: [&str; 8] = [
    "speed-search",
    "speed-sum",
    "speed-replicate",
    "speed-bound",
    "cores-search",
    "cores-sum",
    "cores-replicate",
    "cores-poseidon",
];

/// The columns of the pictures of one record, and of several.
const DETAILED: usize = 2;
const SIDE_BY_SIDE: usize = 1;

pub(crate) fn run(args: &ChartArgs) -> anyhow::Result<Exit> {
    let path = |name: &str| args.out.join(format!("{name}.svg"));
    let inputs = args.records.iter().map(|record| Named::new("RECORD", record));
    let inputs = inputs.chain(args.beside.iter().map(|file| Named::new("--beside", file)));
    let possible = NAMES.map(path);
    keep_apart(&possible.each_ref().map(|path| Named::new("--out", path)), &inputs.collect::<Vec<_>>())?;
    let texts: Vec<_> = texts(args)?.into_iter().map(|(name, text)| (path(&name), text)).collect();
    let in_folder = || format!("--out {}", args.out.display());
    fs::create_dir_all(&args.out).with_context(in_folder)?;
    durable::write_together(&texts).context("--out")?;
    output::lines(&texts.iter().map(|(path, _)| format!("{}\n", path.display())).collect::<String>())?;
    Ok(Exit::Done)
}

/// Returns the names and the texts of the pictures: of one record all that it says, of several, or
/// with figures from elsewhere, what can be seen side by side.
fn texts(args: &ChartArgs) -> anyhow::Result<Vec<(String, String)>> {
    let read = |path: &PathBuf| {
        let record = record::read(path)?;
        let rows = rows(&record).map_err(|fault| anyhow::anyhow!("{}: {fault}", path.display()))?;
        anyhow::Ok((record.heading, rows))
    };
    let mut records = args.records.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
    let chosen =
        |row: &Row| row.job == Job::Replicate || args.algo.is_empty() || args.algo.contains(&row.subject);
    records.iter_mut().for_each(|(_, rows)| rows.retain(chosen));
    if let ([(heading, rows)], None) = (&records[..], &args.beside) {
        let detailed = pictures(rows).into_iter();
        return Ok(detailed
            .map(|(name, picture)| (format!("speed-{name}"), text(&picture, heading)))
            .collect());
    }
    let mut figures: Vec<_> =
        records.iter().flat_map(|(heading, rows)| cores::figures(heading, rows)).collect();
    if let Some(file) = &args.beside {
        figures.extend(cores::beside(file)?);
    }
    let pictures = cores::pictures(&figures, &args.algo).into_iter();
    let text = |(name, picture, notes): (&str, Picture, Vec<String>)| {
        (format!("cores-{name}"), file::text(picture.title, &notes, &picture.drawings, SIDE_BY_SIDE))
    };
    Ok(pictures.map(text).collect())
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
    file::text(picture.title, &notes, &picture.drawings, DETAILED)
}
