//! What happens in a run; its JSON form is the record of the command-line contract.

use super::Run;
use hashweave::search::{Fault, Found};
use serde::{Serialize, Serializer};

/// One record of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// What is about to run.
    Startup {
        /// Threads.
        workers: usize,
        /// The algorithm.
        algo: String,
        /// The template.
        message: String,
        /// The constant bytes in front of the first field, as text.
        prefix: String,
        /// The base salt; empty if the template has none.
        #[serde(serialize_with = "as_hex")]
        base_salt_hex: Vec<u8>,
        /// The instruction set.
        backend: &'static str,
        /// The kernel.
        kernel: &'static str,
        /// The kernel's parts.
        variant: &'static str,
        /// The program's version.
        version: &'static str,
    },
    /// How far a worker is.
    Stats {
        /// The worker.
        worker: usize,
        /// Hashes since the start.
        total: u64,
        /// Hashes per second since the last such record.
        rate: u64,
    },
    /// A new least digest.
    Best(Finding),
    /// A digest that meets the objective.
    Hit(Finding),
    /// A known answer came out wrong.
    CanaryFail {
        /// The worker.
        worker: usize,
        /// The known answer.
        expected: String,
        /// What came out.
        got: String,
        /// `HARDWARE_ERROR_CANARY_FAIL`.
        msg: &'static str,
    },
    /// The kernel and the scalar path disagree.
    InternalError {
        /// The worker.
        worker: usize,
        /// What and where.
        msg: String,
    },
    /// The end.
    Shutdown {
        /// Hashes by all workers.
        total: u64,
        /// Wall-clock time.
        seconds: f64,
        /// Hashes per second.
        rate: u64,
        /// The least digest reported; null if none was.
        best_hash_hex: Option<String>,
    },
}

/// A message that meets the objective.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The whole message.
    #[serde(serialize_with = "as_hex")]
    pub input_hex: Vec<u8>,
    /// Its digest.
    #[serde(serialize_with = "as_hex")]
    pub hash_hex: Vec<u8>,
    /// Who found it.
    pub worker: usize,
    /// Its counter.
    pub counter: u64,
}

fn as_hex<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex::encode(bytes))
}

impl Event {
    /// The record of a run that is about to start.
    pub(super) fn startup(run: &Run) -> Self {
        let (job, template) = (&run.job, run.job.template());
        Self::Startup {
            workers: run.threads,
            algo: job.algorithm().to_string(),
            message: template.text().to_owned(),
            prefix: String::from_utf8_lossy(template.prefix()).into_owned(),
            base_salt_hex: run.base_salt.clone(),
            backend: job.backend().isa().name(),
            kernel: job.variant().name(),
            variant: job.variant().parts(),
            version: env!("CARGO_PKG_VERSION"),
        }
    }

    /// The record of a fault.
    pub(super) fn fault(worker: usize, fault: &Fault) -> Self {
        match fault {
            Fault::Canary { expected, got, .. } => Self::CanaryFail {
                worker,
                expected: expected.clone(),
                got: got.clone(),
                msg: "HARDWARE_ERROR_CANARY_FAIL",
            },
            Fault::Disagreement { .. } => Self::InternalError { worker, msg: fault.to_string() },
        }
    }
}

impl Finding {
    /// What a worker found.
    pub(super) fn new(worker: usize, found: Found) -> Self {
        Self { input_hex: found.message, hash_hex: found.digest, worker, counter: found.counter }
    }
}
