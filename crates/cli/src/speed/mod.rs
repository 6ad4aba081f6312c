//! `hashweave chart`: the charts of a record, for pages that are not the program's.
//!
//! | file | what it shows |
//! |---|---|
//! | `search.rs` | rates of the algorithms, and of the kernels of one |
//! | `sum.rs` | rates by the number of messages, and by their length |
//! | `replicate.rs` | rates by the number of replicas |
//! | `picture.rs` | nothing: what they have in common |
//! | `bound.rs` | how near all of them are to what the core allows |

mod bound;
mod picture;
mod replicate;
mod search;
mod sum;

use crate::args::ChartArgs;
use crate::{Exit, output};
use anyhow::Context;
use runner::bench::compare::row::rows;
use runner::bench::record;
use runner::durable;
use std::fs;

pub(crate) fn run(args: &ChartArgs) -> anyhow::Result<Exit> {
    let record = record::read(&args.record)?;
    let rows = rows(&record).map_err(|fault| anyhow::anyhow!("{}: {fault}", args.record.display()))?;
    let in_folder = || format!("--out {}", args.out.display());
    fs::create_dir_all(&args.out).with_context(in_folder)?;
    let pictures = [
        ("search", search::picture(&rows)),
        ("sum", sum::picture(&rows)),
        ("replicate", replicate::picture(&rows)),
        ("bound", bound::picture(&rows)),
    ];
    let mut written = String::new();
    for (name, picture) in pictures {
        if !picture.drawings.is_empty() {
            let path = args.out.join(format!("speed-{name}.svg"));
            durable::write(&path, picture.text(&record.heading).as_bytes()).context("--out")?;
            written += &format!("{}\n", path.display());
        }
    }
    output::lines(&written)?;
    Ok(Exit::Done)
}
