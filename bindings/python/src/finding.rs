//! What a search finds, and how far it is.

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

    /// Its digest.
    #[getter]
    fn digest<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.digest)
    }

    /// Its counter.
    #[getter]
    fn counter(&self) -> u64 {
        self.counter
    }

    /// Its salt; empty if the template has none.
    #[getter]
    fn salt<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.salt)
    }

    /// The worker that found it; None if it was read from a ledger.
    #[getter]
    fn worker(&self) -> Option<usize> {
        self.worker
    }

    /// The algorithm's name.
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

/// How far a search is.
#[pyclass(frozen, get_all, module = "hashweave")]
#[derive(Clone, Debug, Default)]
pub(crate) struct SearchProgress {
    /// Hashes by all workers.
    pub(crate) total: u64,
    /// Hashes when the range is complete; None if no count was given.
    pub(crate) expected: Option<u64>,
    /// Hashes a second, lately.
    pub(crate) rate: f64,
    /// Seconds since the start.
    pub(crate) elapsed: f64,
    /// Seconds after which it stops; None if no time was given.
    pub(crate) seconds: Option<f64>,
    /// The probability that so many hashes have a hit; None in a search for the smallest digest.
    pub(crate) odds: Option<f64>,
    /// The probability that the next hash is a result; None if there is nothing to be smaller than yet.
    pub(crate) odds_of_next: Option<f64>,
    /// The most leading zero bits of a digest found; None if there is none.
    pub(crate) zero_bits: Option<u32>,
    /// Results so far.
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
