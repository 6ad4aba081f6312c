//! Ledgers: the coverage and the findings of searches.

use crate::finding::Finding;
use crate::{error, wait};
use pyo3::exceptions::{PyFileNotFoundError, PyOSError};
use pyo3::prelude::*;
use runner::ledger::{self, Claim, Fault, Piece, nearby};
use runner::stop::Stop;
use std::path::{Path, PathBuf};

/// A range of counters that a search has covered.
#[pyclass(frozen, get_all, eq, module = "hashweave.ledger")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    /// The salt of its messages, in hexadecimal; empty if they have none.
    pub(crate) salt: String,
    /// The first counter.
    pub(crate) first: u64,
    /// The last counter.
    pub(crate) last: u64,
    /// The number of results in the range.
    pub(crate) results: u64,
    /// A statement about the range, in words.
    pub(crate) statement: String,
}

#[pymethods]
impl Range {
    fn __repr__(&self) -> String {
        format!("<hashweave.ledger.Range {}>", self.statement)
    }
}

/// The contents of a ledger: its search, and the ranges that are covered. The file is read once,
/// when the object is made.
#[pyclass(frozen, module = "hashweave.ledger")]
pub(crate) struct Ledger {
    path: PathBuf,
    summary: ledger::Summary,
    last: u64,
}

/// Bytes from hexadecimal, which a summary has.
fn salt_text(salt: &[u8]) -> String {
    salt.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[pymethods]
impl Ledger {
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let file = path.clone();
        let read = move || {
            let ledger = ledger::Ledger::read(&file)?;
            let last =
                ledger.search().settings().map_or(u64::MAX, |request| request.template.counter().max());
            Ok((ledger.summary()?, last))
        };
        let (summary, last) =
            wait::work(py, &Stop::default(), read, |_| Ok(()))?.map_err(error::of_ledger)?;
        Ok(Self { path, summary, last })
    }

    /// The path of the file.
    #[getter]
    fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// The name of the algorithm, as the command writes it.
    #[getter]
    fn algorithm(&self) -> &str {
        &self.summary.algo
    }

    /// The template.
    #[getter]
    fn template(&self) -> &str {
        &self.summary.message
    }

    /// The goal, such as `min`, `zero-bits 20`, `below 001f` or `match f0:30`.
    #[getter]
    fn goal(&self) -> &str {
        &self.summary.goal
    }

    /// The bytes of the digest to which the goal applies, as `A..B`.
    #[getter]
    fn digest_range(&self) -> &str {
        &self.summary.digest_range
    }

    /// The base salt of the run that started it, in hexadecimal.
    #[getter]
    fn base_salt(&self) -> &str {
        &self.summary.base_salt_hex
    }

    /// The number of covered counters of all salts.
    #[getter]
    fn total(&self) -> u128 {
        self.summary.hashes
    }

    /// The number of results.
    #[getter]
    fn results(&self) -> u64 {
        self.summary.results
    }

    /// The smallest digest of the results in hexadecimal; None if there are none.
    #[getter]
    fn best(&self) -> Option<&str> {
        self.summary.best_hash_hex.as_deref()
    }

    /// The salts with covered counters, in hexadecimal: a single empty one if the template has no
    /// salt.
    #[getter]
    fn salts(&self) -> Vec<&str> {
        self.summary.salts.iter().map(|salt| salt.salt_hex.as_str()).collect()
    }

    /// The covered ranges, salt by salt.
    #[getter]
    fn ranges(&self) -> Vec<Range> {
        let of_salt = |salt: &ledger::SaltSummary| {
            let range = |range: &ledger::Range| Range {
                salt: salt.salt_hex.clone(),
                first: range.first,
                last: range.last,
                results: range.results,
                statement: range.statement.clone(),
            };
            salt.ranges.iter().map(range).collect::<Vec<_>>()
        };
        self.summary.salts.iter().flat_map(of_salt).collect()
    }

    /// Return the counters of a salt between `first` and `last` that are not covered, as pairs of
    /// `first` and `last`. The default of `last` is the largest counter of the template.
    #[pyo3(signature = (first=0, last=None, *, salt=None))]
    fn gaps(&self, first: u64, last: Option<u64>, salt: Option<Vec<u8>>) -> PyResult<Vec<(u64, u64)>> {
        let last = last.unwrap_or(self.last);
        if first > last {
            return Err(error::value(format!("first is {first}, after last, {last}")));
        }
        let salt = salt_text(&salt.unwrap_or_default());
        let (mut gaps, mut next) = (Vec::new(), Some(first));
        let ranges = self.summary.salts.iter().filter(|of| of.salt_hex == salt).flat_map(|of| &of.ranges);
        for range in ranges.filter(|range| range.last >= first && range.first <= last) {
            if let Some(begin) = next.filter(|&begin| begin < range.first) {
                gaps.push((begin, range.first - 1));
            }
            next = range.last.checked_add(1);
        }
        gaps.extend(next.filter(|&begin| begin <= last).map(|begin| (begin, last)));
        Ok(gaps)
    }

    /// Return the results in the order of salts and counters. The file is read again.
    fn findings(&self, py: Python<'_>) -> PyResult<Vec<Finding>> {
        let path = self.path.clone();
        let read = move || {
            let ledger = ledger::Ledger::read(&path)?;
            let (settings, is_best) = (ledger.search().settings(), ledger.search().running());
            let mut findings = Vec::new();
            let salts: Vec<Vec<u8>> = ledger.salts().map(<[u8]>::to_vec).collect();
            // A ledger that was read is of a search.
            let Ok(request) = settings else { return Ok(findings) };
            for salt in salts {
                ledger.each_result(&salt, Piece { first: 0, last: u64::MAX }, &mut |found| {
                    findings.push(Finding {
                        is_best,
                        message: found.message,
                        digest: found.digest,
                        counter: found.counter,
                        worker: None,
                        salt: salt.clone(),
                        algorithm: request.algorithm,
                    });
                    Ok::<(), ledger::Error>(())
                })?;
            }
            Ok(findings)
        };
        wait::work(py, &Stop::default(), read, |_| Ok(()))?.map_err(error::of_ledger)
    }

    fn __repr__(&self) -> String {
        let Self { summary, path, .. } = self;
        format!(
            "<hashweave.ledger.Ledger {}: {}, {} hashes, {} results>",
            path.display(),
            summary.goal,
            summary.hashes,
            summary.results
        )
    }
}

/// Merge ledgers of one search into a new file, and read it.
#[pyfunction]
pub(crate) fn merge_ledgers(py: Python<'_>, output: PathBuf, inputs: Vec<PathBuf>) -> PyResult<Ledger> {
    if inputs.is_empty() {
        return Err(error::value("inputs: there is nothing to merge"));
    }
    let to = output.clone();
    let merge = move || ledger::merge(&Claim::of(&to)?, &inputs).map(drop);
    wait::work(py, &Stop::default(), merge, |_| Ok(()))?.map_err(error::of_ledger)?;
    Ledger::new(py, output)
}

/// Hash every result of a ledger again, scan the given number of covered counters again, and return
/// the errors, one line each.
#[pyfunction]
#[pyo3(signature = (path, *, rescan=0))]
pub(crate) fn check_ledger(py: Python<'_>, path: PathBuf, rescan: u64) -> PyResult<Vec<String>> {
    let check = move || ledger::check(&ledger::Ledger::read(&path)?, rescan);
    let report = wait::work(py, &Stop::default(), check, |_| Ok(()))?.map_err(error::of_ledger)?;
    Ok(report.faults)
}

/// A claim, and what the ledger is of, with its salt.
type Claimed = (Option<Claim>, Option<(ledger::Search, Vec<u8>)>);

/// Claims a ledger, so that nobody else writes it from its first read to the end of a search; if it
/// is resumed, with what it is of. Then it must have been begun, or it must be `said` otherwise
/// what is searched for.
pub(crate) fn claimed(
    py: Python<'_>,
    file: Option<&Path>,
    stop: &Stop,
    wait: bool,
    said: Option<bool>,
) -> PyResult<Claimed> {
    let Some(file) = file else {
        let given = [("resume", said.is_some()), ("wait", wait)].into_iter().find(|(_, given)| *given);
        return given.map_or(Ok((None, None)), |(name, _)| {
            Err(error::value(format!("{name}: needs a ledger; give ledger=")))
        });
    };
    let begun = file.metadata().is_ok_and(|data| data.len() > 0);
    if said == Some(false) && !begun {
        return Err(nothing_to_resume(file));
    }
    let (path, stopped) = (file.to_owned(), stop.clone());
    let claim = move || {
        let claim = if wait { Claim::wait(&path, &stopped, || {}) } else { Claim::of(&path) }?;
        let kept = if said.is_some() { claim.settings()? } else { None };
        Ok((claim, kept))
    };
    let claim = wait::work(py, stop, claim, |_| Ok(()))?;
    let (claim, kept) = claim.map_err(|fault: ledger::Error| match fault.fault {
        Fault::Locked => PyOSError::new_err(format!("{fault}; wait=True waits for it")),
        _ => error::of_ledger(fault),
    })?;
    match (said, &kept) {
        (Some(false), None) => Err(nothing_to_resume(file)),
        _ => Ok((Some(claim), kept)),
    }
}

/// That a ledger which is to be resumed is not there, and nothing else says what is searched for.
fn nothing_to_resume(file: &Path) -> PyErr {
    let what = "there is nothing to resume, and neither template nor algorithm nor an objective says what to search for";
    PyFileNotFoundError::new_err(format!("ledger {}: {what}; {}", file.display(), nearby(file)))
}
