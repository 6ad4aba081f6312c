//! Merges several ledgers of one search: the union of their coverage and results.

use super::beside::{check_apart, check_free_of_remains};
use super::claim::Claim;
use super::copy::Copies;
use super::coverage::union;
use super::{Error, Fault, Ledger, Piece};
use crate::durable;
use crate::outputs::{Named, same};
use hashweave::search::{Found, Objective};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Merges ledgers into a new file, which appears complete or not at all. The inputs may overlap,
/// and are not changed.
///
/// # Errors
///
/// If an input is not a sound ledger, is in use, or belongs to another search than the first; if
/// two inputs disagree about a digest; if the output exists or cannot be written.
pub fn merge(output: &Claim, inputs: &[PathBuf]) -> Result<Ledger, Error> {
    let at_output = |fault: Fault| fault.of(output.path());
    apart(output, inputs.iter().map(PathBuf::as_path))?;
    if output.target().symlink_metadata().is_ok() {
        return Err(at_output(Fault::Exists));
    }
    check_free_of_remains(output.target()).map_err(at_output)?;
    let image = united(output, distinct(inputs)?.into_iter())?;
    let written = || {
        let (temporary, _held) = durable::filled(output.target(), &image)?;
        check_free_of_remains(output.target())?;
        Ok(temporary.appear()?)
    };
    written().map_err(at_output)?;
    read_back(output)
}

/// Like [`merge`], but if the output is there, and is a ledger of the same search, it becomes the
/// union of itself and the inputs, of which it may be one.
///
/// # Errors
///
/// As for [`merge`]; also if the file to be replaced is not a ledger, or belongs to another search.
pub fn merge_over(output: &Claim, inputs: &[PathBuf]) -> Result<Ledger, Error> {
    let mut others = distinct(inputs)?;
    others.retain(|input| !same(input, output.target()));
    apart(output, others.iter().copied())?;
    // A transaction that a killed process left unfinished is rolled back in its own place.
    output.settle()?;
    if !others.is_empty() {
        let image = united(output, others.into_iter())?;
        Copies::of_claim(output).renew(&image)?;
    }
    read_back(output)
}

/// Refuses an output that is an input, or that either would read as its own.
fn apart<'a>(output: &Claim, inputs: impl Iterator<Item = &'a Path>) -> Result<(), Error> {
    let inputs: Vec<Named<'_>> = inputs.map(|input| Named::new("IN", input)).collect();
    check_apart(&[Named::new("OUT", output.path())], &inputs)
        .map_err(|clash| Fault::from(clash).of(output.path()))
}

fn read_back(output: &Claim) -> Result<Ledger, Error> {
    let read = Ledger::read_claimed(output.path(), output.target());
    read.and_then(|ledger| ledger.ok_or(Fault::Empty)).map_err(|fault| fault.of(output.path()))
}

/// The bytes of a ledger with all that others hold.
fn united<'a>(output: &Claim, inputs: impl Iterator<Item = &'a Path>) -> Result<Vec<u8>, Error> {
    let mut union: Option<Ledger> = None;
    for input in inputs {
        let ledger = Ledger::read(input)?;
        let mut whole = match union.take() {
            Some(whole) => whole,
            None => Ledger::without_file(output.path(), ledger.search(), ledger.base_salt())
                .map_err(|fault| fault.of(output.path()))?,
        };
        whole.absorb(&ledger)?;
        union = Some(whole);
    }
    let union = union.ok_or_else(|| Fault::Io(io::ErrorKind::InvalidInput.into()).of(output.path()))?;
    union.into_image()
}

/// Each file once, in the order given.
fn distinct(inputs: &[PathBuf]) -> Result<Vec<&Path>, Error> {
    let mut seen = BTreeSet::new();
    let mut files = Vec::new();
    for input in inputs {
        if seen.insert(fs::canonicalize(input).map_err(|error| Fault::from(error).of(input))?) {
            files.push(input.as_path());
        }
    }
    Ok(files)
}

impl Ledger {
    /// Adds what another ledger of the same search holds, in the transaction that is open. Whether
    /// anything of it was new.
    pub(super) fn absorb(&mut self, other: &Self) -> Result<bool, Error> {
        if let Some(difference) = other.search().difference(self.search()) {
            return Err(Fault::OtherSearch(difference).of(other.path()));
        }
        let (before, running) = (self.seal(), self.search().running());
        let objective = self.search().objective();
        let objective = objective.map_err(|error| Fault::Damaged(error.to_string()).of(self.path()))?;
        for salt in other.salts() {
            let theirs: Vec<Piece> = other.pieces(salt).collect();
            let whole = union(self.pieces(salt).chain(theirs.iter().copied()).collect(), !running);
            let fuller = |piece: &Piece| theirs.iter().any(|part| piece.contains(part.first));
            let fuller: Vec<Piece> = whole.into_iter().filter(fuller).collect();
            for &piece in &fuller {
                self.set_piece(salt, piece).map_err(|fault| fault.of(self.path()))?;
            }
            self.put_all(salt, other)?;
            if running {
                fuller.into_iter().try_for_each(|piece| self.remove_hidden(salt, piece, &objective))?;
            }
        }
        Ok(self.seal() != before)
    }

    fn put_all(&mut self, salt: &[u8], other: &Self) -> Result<(), Error> {
        let mut first = Some(0);
        while let Some(at) = first {
            let results = other.results(salt, Piece { first: at, last: u64::MAX })?;
            if let Some((found, ours)) = self.put(salt, &results)? {
                let (counter, theirs, ours) = (found.counter, hex::encode(&found.digest), hex::encode(ours));
                let fault =
                    format!("at counter {counter} it has digest {theirs}, but an earlier file has {ours}");
                return Err(Fault::Damaged(fault).of(other.path()));
            }
            first = results.last().and_then(|last| last.counter.checked_add(1));
        }
        Ok(())
    }

    /// Where pieces overlapped, the later one has minima that the earlier one's hide.
    fn remove_hidden(&mut self, salt: &[u8], piece: Piece, objective: &Objective) -> Result<(), Error> {
        let mut best: Option<Vec<u8>> = None;
        let mut hidden: Vec<Found> = Vec::new();
        self.each_result(salt, piece, &mut |found| {
            if objective.accepts(&found.digest, best.as_deref()) {
                best = Some(found.digest);
            } else {
                hidden.push(found);
            }
            Ok::<(), Error>(())
        })?;
        let path = self.path().to_owned();
        hidden.iter().try_for_each(|found| self.remove(salt, found)).map_err(|fault| fault.of(&path))
    }
}
