//! Printing digests.

use super::console::{Console, reason};
use super::digest::Digest;
use super::engine::{self, Effort};
use super::format::Format;
use super::sources::{Notes, Sources};
use runner::sum::Outcome;
use std::io;

/// Prints the digests of all sources; false if there was one without.
///
/// # Errors
///
/// If standard output takes no more, or the system has no thread for the work.
pub(crate) fn run(
    console: &Console,
    format: Format,
    digests: &[Digest],
    sources: Sources,
    effort: &Effort,
) -> io::Result<bool> {
    let notes = Notes::default();
    let mut fine = true;
    let mut line = Vec::new();
    let inputs = sources.inputs(&notes);
    effort.run(console, digests, inputs, &mut |outcome: Outcome| {
        fine &= notes.tell_until(Some(outcome.index), console) == 0;
        let name = engine::name(&outcome.input);
        match outcome.result {
            Ok(values) => {
                line.clear();
                for (&digest, value) in digests.iter().zip(&values) {
                    format.line(digest, value, name, &mut line);
                }
                console.line(&line)
            }
            Err(error) => {
                console.complain_about(name, &reason(&error));
                fine = false;
                Ok(())
            }
        }
    })?;
    fine &= notes.tell_until(None, console) == 0;
    Ok(fine)
}
