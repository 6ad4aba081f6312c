//! Orders for workers, and their reports.

use hashweave::search::{Audit, Event, Fault};
use serde::{Deserialize, Serialize};

/// Counters to scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The number of the first chunk in its space.
    pub chunk: u64,
    /// How many chunks, which follow each other.
    pub chunks: u64,
    /// The first counter.
    pub first: u64,
    /// The last one.
    pub last: u64,
}

/// The outcome of an order, or of the last canary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The number of the reporting worker.
    pub worker: usize,
    /// The number of the order's first chunk in its space.
    pub chunk: u64,
    /// How many chunks the order has.
    pub chunks: u64,
    /// Counters scanned; zero if the order is not complete.
    pub scanned: u64,
    /// The counters of the results, in order, and their digests in hexadecimal.
    pub found: Vec<(u64, String)>,
    /// The audit of all of the worker's chunks: seen, expected, variance.
    pub audit: (u64, f64, f64),
    /// The record of a fault, if there was one.
    pub fault: Option<String>,
}

impl Report {
    /// A report of nothing but an audit: of an order that has just begun, or of none.
    #[must_use]
    pub fn new(worker: usize, order: Option<&Order>, audit: Audit) -> Self {
        let (chunk, chunks) = order.map_or((u64::MAX, 0), |order| (order.chunk, order.chunks));
        let audit = (audit.seen, audit.expected, audit.variance);
        Self { worker, chunk, chunks, scanned: 0, found: Vec::new(), audit, fault: None }
    }

    /// Brings the audit up to date.
    pub fn set_audit(&mut self, audit: Audit) {
        self.audit = (audit.seen, audit.expected, audit.variance);
    }

    /// The audit.
    #[must_use]
    pub fn audit(&self) -> Audit {
        let (seen, expected, variance) = self.audit;
        Audit { seen, expected, variance }
    }
}

/// An event as a line of JSON, its end included.
#[must_use]
pub fn line(event: &Event) -> String {
    // Every field is a number, a text or nothing, which JSON can hold.
    serde_json::to_string(event).map_or_else(|error| error.to_string(), |line| line + "\n")
}

/// The record of a fault.
#[must_use]
pub fn record(worker: usize, fault: &Fault) -> String {
    line(&Event::fault(worker, fault))
}
