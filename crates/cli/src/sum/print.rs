//! Printing digests.

use super::console::{Console, reason};
use super::engine::{self, Effort};
use super::format::{Format, Parts};
use super::json::Record;
use super::progress::Survey;
use super::sources::{Notes, Sources};
use runner::lists::Digest;
use runner::sum::Outcome;
use std::io;

/// Prints the digests of all sources; `fine` becomes false at the first one without a digest.
///
/// # Errors
///
/// If standard output fails.
pub(crate) fn run(
    console: &Console,
    format: Format,
    digests: &[Digest],
    sources: Sources,
    effort: &Effort,
    fine: &mut bool,
) -> io::Result<()> {
    let notes = Notes::default();
    let mut line = Vec::new();
    let again = if effort.progress { sources.again() } else { None };
    let survey = || Some(Box::new(again?.inputs(&Notes::default())) as Survey);
    let inputs = sources.inputs(&notes);
    effort.run(console, digests, inputs, survey, &mut |outcome: Outcome| {
        *fine &= notes.tell_until(Some(outcome.index), console) == 0;
        effort.tell_of_change(console, &outcome);
        let name = engine::name(&outcome.input);
        match outcome.result {
            Ok(values) => {
                line.clear();
                for (&digest, value) in digests.iter().zip(values.iter()) {
                    format.line(digest, value, name, &mut line);
                }
                console.line(&line)
            }
            Err(error) => {
                console.complain_of(name, &error);
                *fine = false;
                if format.parts != Parts::Json {
                    return Ok(());
                }
                let lacking = |digest: &Digest| Record::new(name, &digest.tag(), Err(reason(&error))).line();
                digests.iter().try_for_each(|digest| console.line(&lacking(digest)))
            }
        }
    })?;
    *fine &= notes.tell_until(None, console) == 0;
    Ok(())
}
