//! The findings of a search, and its progress.

use crate::names;
use hashweave::Algorithm;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A message that meets the objective of a search.
#[pyclass(frozen, eq, hash, module = "hashweave")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Finding {
    pub(crate) is_best: bool,
    pub(crate) message: Vec<u8>,
    pub(crate) digest: Vec<u8>,
    pub(crate) counter: u64,
    pub(crate) worker: Option<usize>,
    pub(crate) salt: Vec<u8>,
    pub(crate) algorithm: Algorithm,
}

#[pymethods]
impl Finding {
    /// `"best"`: a new smallest digest; `"hit"`: one that meets the objective.
    #[getter]
    fn kind(&self) -> &'static str {
        if self.is_best { "best" } else { "hit" }
    }

    /// The whole message.
    #[getter]
    fn message<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.message)
    }

    /// The digest of the message.
    #[getter]
    fn digest<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.digest)
    }

    /// The counter of the message.
    #[getter]
    fn counter(&self) -> u64 {
        self.counter
    }

    /// The salt of the message; empty if the template has none.
    #[getter]
    fn salt<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.salt)
    }

    /// The worker that found the message; None if it was read from a ledger.
    #[getter]
    fn worker(&self) -> Option<usize> {
        self.worker
    }

    /// The name of the algorithm.
    #[getter]
    fn algorithm(&self) -> String {
        match self.algorithm {
            Algorithm::Blake2s(_) | Algorithm::Blake2b(_) => self.algorithm.to_string(),
            other => names::name(other),
        }
    }

    fn __repr__(&self) -> String {
        let digest: String = self.digest.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("<hashweave.Finding {} counter={} digest={digest}>", self.kind(), self.counter)
    }
}

/// The progress of a search.
#[pyclass(frozen, get_all, module = "hashweave")]
#[derive(Clone, Debug, Default)]
pub(crate) struct SearchProgress {
    /// The number of hashes by all workers.
    pub(crate) total: u64,
    /// The number of hashes after which the range is complete; None if no count was given and the
    /// counter has 64 bits.
    pub(crate) expected: Option<u64>,
    /// The number of counters of the range that the ledger covered at the start.
    pub(crate) covered: u64,
    /// The current number of hashes per second.
    pub(crate) rate: f64,
    /// The seconds since the start.
    pub(crate) elapsed: f64,
    /// The seconds after which the search stops; None if no time was given.
    pub(crate) seconds: Option<f64>,
    /// The probability that this number of hashes has a hit; None in a search for the smallest
    /// digest.
    pub(crate) odds: Option<f64>,
    /// The probability that the next hash is a result; None in a search for the smallest digest
    /// that has no result yet.
    pub(crate) odds_of_next: Option<f64>,
    /// The largest number of leading zero bits of a result; None if there are no results.
    pub(crate) zero_bits: Option<u32>,
    /// The number of results so far.
    pub(crate) found: u64,
}

#[pymethods]
impl SearchProgress {
    fn __repr__(&self) -> String {
        format!(
            "<hashweave.SearchProgress total={} rate={:.0} elapsed={:.1} found={}>",
            self.total, self.rate, self.elapsed, self.found
        )
    }
}
