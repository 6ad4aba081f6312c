//! `hashweave bench`: measures, prints, and writes the page.

mod all;
mod replicate;
mod search;
pub(crate) mod shapes;
mod show;
mod steady;
mod sum;

use crate::args::{BenchArgs, BenchJob, SearchKernels};
use crate::{Exit, Usage};

pub(crate) fn run(args: BenchArgs) -> anyhow::Result<Exit> {
    let BenchArgs { options, search: before, job } = args;
    match job {
        Some(BenchJob::Sum(shapes)) => {
            refuse(&before, "sum")?;
            sum::run(&options, &shapes)
        }
        Some(BenchJob::Replicate(shapes)) => {
            refuse(&before, "replicate")?;
            if options.steady.is_some() {
                return Err(
                    Usage("--steady works with `bench search` and `bench sum` only".to_owned()).into()
                );
            }
            replicate::run(&options, &shapes)
        }
        Some(BenchJob::All) => {
            refuse(&before, "all")?;
            all::run(&options)
        }
        Some(BenchJob::Search(after)) => search::run(&options, &before.and(after)),
        None => search::run(&options, &before),
    }
}

/// Refuses options before a benchmark's name that belong to another benchmark.
fn refuse(before: &SearchKernels, job: &str) -> Result<(), Usage> {
    match before.given() {
        Some(option) => Err(Usage(format!("{option} before `{job}` works with `bench search` only"))),
        None => Ok(()),
    }
}
