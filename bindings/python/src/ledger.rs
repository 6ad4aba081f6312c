//! What searches have covered and found.

use crate::finding::Finding;
use crate::{error, wait};
use pyo3::prelude::*;
use runner::ledger::{self, Piece};
use runner::stop::Stop;
use std::path::PathBuf;

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
    /// Results in it.
    pub(crate) results: u64,
    /// What is true of it, in words.
    pub(crate) statement: String,
}

#[pymethods]
impl Range {
    fn __repr__(&self) -> String {
        format!("<hashweave.ledger.Range {}>", self.statement)
    }
}

/// What a ledger says: the search that it is of, and what has been covered. Read when it is made, and not again.
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

    /// The file.
    #[getter]
    fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// The algorithm, by the name that the command has for it.
    #[getter]
    fn algorithm(&self) -> &str {
        &self.summary.algo
    }

    /// The template.
    #[getter]
    fn template(&self) -> &str {
        &self.summary.message
    }

    /// The goal, as `min`, `zero-bits N`, `below HEX` or `match MASK:VALUE`.
    #[getter]
    fn goal(&self) -> &str {
        &self.summary.goal
    }

    /// The bytes of the digest that the goal looks at, as `A..B`.
    #[getter]
    fn digest_range(&self) -> &str {
        &self.summary.digest_range
    }

    /// The base salt of the run that started it, in hexadecimal.
    #[getter]
    fn base_salt(&self) -> &str {
        &self.summary.base_salt_hex
    }

    /// Counters covered, of all salts.
    #[getter]
    fn total(&self) -> u128 {
        self.summary.hashes
    }

    /// Results kept.
    #[getter]
    fn results(&self) -> u64 {
        self.summary.results
    }

    /// The least digest kept, in hexadecimal; None if there is none.
    #[getter]
    fn best(&self) -> Option<&str> {
        self.summary.best_hash_hex.as_deref()
    }

    /// The salts that have coverage, in hexadecimal: one that is empty if messages have none.
    #[getter]
    fn salts(&self) -> Vec<&str> {
        self.summary.salts.iter().map(|salt| salt.salt_hex.as_str()).collect()
    }

    /// The ranges that are covered, salt by salt.
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

    /// What is not covered from `first` to `last` of a salt's counters, as pairs of first and last; to the last counter of the template if none is given.
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

    /// The results that are kept, in the order of salts and counters. The file is read again.
    fn findings(&self, py: Python<'_>) -> PyResult<Vec<Finding>> {
        let (path, is_best) = (self.path.clone(), self.summary.goal == "min");
        let read = move || {
            let ledger = ledger::Ledger::read(&path)?;
            let settings = ledger.search().settings();
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

/// Writes the union of ledgers of one search to a new file, and reads it.
#[pyfunction]
pub(crate) fn merge_ledgers(py: Python<'_>, output: PathBuf, inputs: Vec<PathBuf>) -> PyResult<Ledger> {
    if inputs.is_empty() {
        return Err(error::value("inputs: there is nothing to merge"));
    }
    let to = output.clone();
    let merged = wait::work(py, &Stop::default(), move || ledger::merge(&to, &inputs).map(drop), |_| Ok(()))?;
    merged.map_err(error::of_ledger)?;
    Ledger::new(py, output)
}

/// Hashes every result of a ledger again, scans so many of the covered counters again, and returns what is wrong, a line each.
#[pyfunction]
#[pyo3(signature = (path, *, rescan=0))]
pub(crate) fn check_ledger(py: Python<'_>, path: PathBuf, rescan: u64) -> PyResult<Vec<String>> {
    let check = move || ledger::check(&ledger::Ledger::read(&path)?, rescan);
    let report = wait::work(py, &Stop::default(), check, |_| Ok(()))?.map_err(error::of_ledger)?;
    Ok(report.faults)
}
