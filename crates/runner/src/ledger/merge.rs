//! Merges several ledgers of one search: the union of their coverage and results.

use super::coverage::union;
use super::{Error, Fault, Ledger, Piece};
use crate::durable::Temporary;
use crate::outputs::{Named, check_ledgers, same};
use hashweave::search::{Found, Objective};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Merges ledgers into a new file, which appears complete or not at all. The inputs may overlap, and are not changed.
///
/// # Errors
///
/// If an input is not a sound ledger, is in use, or belongs to another search than the first; if two inputs disagree about a
/// digest; if the output exists or cannot be written.
pub fn merge(output: &Path, inputs: &[PathBuf]) -> Result<Ledger, Error> {
    apart(output, inputs.iter().map(PathBuf::as_path))?;
    if output.symlink_metadata().is_ok() {
        return Err(Fault::Exists.of(output));
    }
    let file = united(output, inputs)?;
    file.appear().map_err(|error| Fault::from(error).of(output))?;
    Ledger::read(output)
}

/// Like [`merge`], but replaces the output if it is a ledger of the same search. It may be one of the inputs.
///
/// # Errors
///
/// As for [`merge`]; also if the file to be replaced is not a ledger, is in use, or belongs to another search.
pub fn merge_over(output: &Path, inputs: &[PathBuf]) -> Result<Ledger, Error> {
    let others = inputs.iter().map(PathBuf::as_path).filter(|input| !same(input, output));
    apart(output, others)?;
    let file = united(output, inputs)?;
    if let Some((search, _)) = Ledger::settings(output)? {
        let (united, _) = Ledger::settings(file.path())?.ok_or_else(|| Fault::Empty.of(output))?;
        if let Some(difference) = search.difference(&united) {
            return Err(Fault::OtherSearch(difference).of(output));
        }
    }
    file.replace().map_err(|error| Fault::from(error).of(output))?;
    Ledger::read(output)
}

/// Refuses an output that is an input, or that either would read as its own.
fn apart<'a>(output: &Path, inputs: impl Iterator<Item = &'a Path>) -> Result<(), Error> {
    let inputs: Vec<Named<'_>> = inputs.map(|input| Named::new("IN", input)).collect();
    check_ledgers(&[Named::new("OUT", output)], &inputs).map_err(|clash| Fault::from(clash).of(output))
}

/// The union in a file that is to become the output.
fn united<'a>(output: &'a Path, inputs: &[PathBuf]) -> Result<Temporary<'a>, Error> {
    let ledgers = distinct(inputs)?.into_iter().map(Ledger::read).collect::<Result<Vec<_>, _>>()?;
    let Some(first) = ledgers.first() else {
        return Err(Fault::Io(io::ErrorKind::InvalidInput.into()).of(output));
    };
    for ledger in &ledgers {
        if let Some(difference) = ledger.search().difference(first.search()) {
            return Err(Fault::OtherSearch(difference).of(ledger.path()));
        }
    }
    let at_output = |fault: Fault| fault.of(output);
    let file = Temporary::beside(output).map_err(|error| at_output(error.into()))?;
    write_union(file.path(), &ledgers).map_err(|error| Error {
        path: if error.path == file.path() { output.to_owned() } else { error.path },
        ..error
    })?;
    Ok(file)
}

/// Each file once, in the order given. To open a file twice and close one of the two drops the locks of both.
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

fn write_union(path: &Path, ledgers: &[Ledger]) -> Result<(), Error> {
    let at_path = |fault: Fault| fault.of(path);
    let search = ledgers[0].search().clone();
    let objective = search.objective();
    let objective = objective.map_err(|error| Fault::Damaged(error.to_string()).of(ledgers[0].path()))?;
    let running = search.running();
    let mut merged = Ledger::create(path, search, ledgers[0].base_salt()).map_err(at_path)?;
    let salts: BTreeSet<&[u8]> = ledgers.iter().flat_map(Ledger::salts).collect();
    for salt in salts {
        let pieces = ledgers.iter().flat_map(|ledger| ledger.pieces(salt)).collect();
        let pieces = union(pieces, !running);
        merged.set_pieces(salt, &pieces).map_err(at_path)?;
        for ledger in ledgers {
            copy_results(&mut merged, ledger, salt)?;
        }
        if running {
            for piece in pieces {
                remove_hidden(&mut merged, salt, piece, &objective)?;
            }
        }
    }
    merged.close().map_err(at_path)
}

fn copy_results(merged: &mut Ledger, ledger: &Ledger, salt: &[u8]) -> Result<(), Error> {
    let all = Piece { first: 0, last: u64::MAX };
    ledger.each_result(salt, all, &mut |found| match merged.put(salt, &found)? {
        Some(digest) if digest != found.digest => {
            let (counter, ours, theirs) = (found.counter, hex::encode(&found.digest), hex::encode(digest));
            let fault =
                format!("at counter {counter} it has digest {ours}, but an earlier file has {theirs}");
            Err(Fault::Damaged(fault).of(ledger.path()))
        }
        _ => Ok(()),
    })
}

/// Where pieces overlapped, the later one has minima that the earlier one's hide.
fn remove_hidden(merged: &mut Ledger, salt: &[u8], piece: Piece, objective: &Objective) -> Result<(), Error> {
    let mut best: Option<Vec<u8>> = None;
    let mut hidden: Vec<Found> = Vec::new();
    merged.each_result(salt, piece, &mut |found| {
        if objective.accepts(&found.digest, best.as_deref()) {
            best = Some(found.digest);
        } else {
            hidden.push(found);
        }
        Ok::<(), Error>(())
    })?;
    let path = merged.path().to_owned();
    hidden.iter().try_for_each(|found| merged.remove(salt, found)).map_err(|fault| fault.of(&path))
}
