//! `hashweave chart`: the charts of a record, for pages outside the program.
//!
//! | file | what it shows |
//! |---|---|
//! | `search.rs` | rates of the algorithms, and of the kernels of one |
//! | `sum.rs` | rates by the number of messages, and by their length |
//! | `replicate.rs` | rates by the number of replicas |
//! | `picture.rs` | nothing; the code that the others share |
//! | `bound.rs` | how near all of them are to the core's bounds |

mod bound;
mod picture;
mod replicate;
mod search;
mod sum;

use crate::args::ChartArgs;
use crate::exit::keep_apart;
use crate::{Exit, output};
use anyhow::Context;
use picture::Picture;
use runner::bench::compare::row::{Row, rows};
use runner::bench::record;
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
    let texts = pictures.iter().map(|(_, picture)| picture.text(&record.heading));
    durable::write_together(&paths.iter().zip(texts).collect::<Vec<_>>()).context("--out")?;
    output::lines(&paths.iter().map(|path| format!("{}\n", path.display())).collect::<String>())?;
    Ok(Exit::Done)
}

/// Returns the pictures that have something to draw, by name.
fn pictures(rows: &[Row]) -> Vec<(&'static str, Picture)> {
    let mut pictures = vec![
        ("search", search::picture(rows)),
        ("sum", sum::picture(rows)),
        ("replicate", replicate::picture(rows)),
        ("bound", bound::picture(rows)),
    ];
    pictures.retain(|(_, picture)| !picture.drawings.is_empty());
    pictures
}
