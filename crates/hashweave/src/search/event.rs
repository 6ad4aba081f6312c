//! The events of a run. Their JSON form is the records that `hashweave search` prints
//! (`docs/records.md`).

use super::{Audit, Extent, Fault, Found, Goal, Job};
use hashes::{Algorithm, Hashlib, Parameter, Row};
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

/// An event of a run, printed as one record.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Event {
    /// The search is about to start.
    Startup {
        /// The number of workers: threads, then devices.
        workers: usize,
        /// The algorithm.
        algo: String,
        /// The message template.
        message: String,
        /// The constant bytes before the first field, as text.
        prefix: String,
        /// The base salt; empty if the template has none.
        #[cfg_attr(feature = "serde", serde(serialize_with = "as_hex"))]
        base_salt_hex: Vec<u8>,
        /// The instruction set; for a search on devices only, the interface that drives them, or
        /// `gpu`.
        backend: &'static str,
        /// The kernel.
        kernel: &'static str,
        /// How the kernel was chosen.
        chosen_by: &'static str,
        /// The kernel's parts.
        variant: &'static str,
        /// The version of the program.
        version: &'static str,
        /// The devices that take part.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
        devices: Vec<DeviceRecord>,
    },
    /// The progress of a worker.
    Stats {
        /// The worker.
        worker: usize,
        /// Hashes since the start.
        total: u64,
        /// Hashes per second since the last such record.
        rate: u64,
        /// The audit of all hashes since the start.
        #[cfg_attr(feature = "serde", serde(flatten))]
        audit: AuditRecord,
    },
    /// A new smallest digest.
    Best(Finding),
    /// A digest that meets the objective.
    Hit(Finding),
    /// A kernel computed a known answer wrongly.
    CanaryFail {
        /// The worker.
        worker: usize,
        /// The known answer, in hexadecimal.
        expected: String,
        /// The computed value, in hexadecimal.
        got: String,
        /// `HARDWARE_ERROR_CANARY_FAIL`.
        msg: &'static str,
    },
    /// The kernel and the scalar path disagree.
    InternalError {
        /// The worker.
        worker: usize,
        /// The error and where it occurred.
        msg: String,
    },
    /// A device failed, which ends the search.
    DeviceError {
        /// The worker.
        worker: usize,
        /// The error of the driver.
        msg: String,
    },
    /// The search has ended.
    Shutdown {
        /// Hashes by all workers.
        total: u64,
        /// The wall-clock time in seconds.
        seconds: f64,
        /// Hashes per second.
        rate: u64,
        /// The smallest reported digest; null if there is none.
        best_hash_hex: Option<String>,
        /// The audit of all workers.
        #[cfg_attr(feature = "serde", serde(flatten))]
        audit: AuditRecord,
    },
}

/// A device that takes part in a search.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct DeviceRecord {
    /// The number of its worker.
    pub worker: usize,
    /// The interface that drives it.
    pub api: &'static str,
    /// Its name.
    pub name: String,
}

/// The result of the audit ([`Audit`]).
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct AuditRecord {
    /// The number of digests that passed the kernel's filter; each was hashed again in full.
    pub subhits: u64,
    /// The expected number.
    pub subhits_expected: f64,
    /// The difference in standard deviations.
    pub subhits_sigma: f64,
}

impl From<Audit> for AuditRecord {
    fn from(audit: Audit) -> Self {
        // As many digits as mean something.
        let rounded = |value: f64, unit: f64| (value * unit).round() / unit;
        Self {
            subhits: audit.seen,
            subhits_expected: rounded(audit.expected, 10.0),
            subhits_sigma: rounded(audit.sigma(), 100.0),
        }
    }
}

/// A message that meets the objective.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Finding {
    /// The whole message.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_hex"))]
    pub input_hex: Vec<u8>,
    /// The messages that are hashed inside it, the innermost first; none if the counter is in no
    /// hash.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "Vec::is_empty", serialize_with = "each_as_hex")
    )]
    pub inner_hex: Vec<Vec<u8>>,
    /// Its digest.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_hex"))]
    pub hash_hex: Vec<u8>,
    /// The worker that found it.
    pub worker: usize,
    /// Its counter.
    pub counter: u64,
    /// A command that computes the digest without this program's kernels: with Python if its
    /// `hashlib` has the algorithm.
    pub check: String,
}

#[cfg(feature = "serde")]
fn as_hex<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex::encode(bytes))
}

#[cfg(feature = "serde")]
fn each_as_hex<S: Serializer>(all: &[Vec<u8>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(all.iter().map(hex::encode))
}

impl Event {
    /// The record of a result of a search for this goal.
    #[must_use]
    pub fn of_result(goal: &Goal, finding: Finding) -> Self {
        if goal.is_best_so_far() { Self::Best(finding) } else { Self::Hit(finding) }
    }

    /// The record of a run that is about to start.
    #[must_use]
    pub fn startup(job: &Job, extent: &Extent) -> Self {
        let template = job.template();
        Self::Startup {
            workers: extent.threads,
            algo: job.algorithm().to_string(),
            message: template.text().to_owned(),
            prefix: String::from_utf8_lossy(template.prefix()).into_owned(),
            base_salt_hex: extent.base_salt.clone(),
            backend: job.backend().isa().name(),
            kernel: job.variant().name(),
            chosen_by: job.chosen_by().name(),
            variant: job.variant().parts(),
            version: env!("CARGO_PKG_VERSION"),
            devices: Vec::new(),
        }
    }

    /// The record of a fault.
    #[must_use]
    pub fn fault(worker: usize, fault: &Fault) -> Self {
        match fault {
            Fault::Canary { expected, got, .. } => Self::CanaryFail {
                worker,
                expected: expected.clone(),
                got: got.clone(),
                msg: "HARDWARE_ERROR_CANARY_FAIL",
            },
            Fault::Disagreement { .. } | Fault::Audit(_) => {
                Self::InternalError { worker, msg: fault.to_string() }
            }
        }
    }
}

impl Finding {
    /// The record of a result of a worker with this salt.
    #[must_use]
    pub fn new(job: &Job, salt: &[u8], worker: usize, found: Found) -> Self {
        let (template, Found { counter, message, digest }) = (job.template(), found);
        // A ledger may have results of other salts.
        let is_of_salt = template.nesting().is_some() && template.message(salt, counter) == message;
        let inner_hex = if is_of_salt { template.inner_messages(salt, counter) } else { Vec::new() };
        let check = check(job.algorithm(), &hex::encode(&message));
        Self { input_hex: message, inner_hex, hash_hex: digest, worker, counter, check }
    }
}

/// The command that hashes a message, given in hexadecimal, by other means than a search.
fn check(algorithm: Algorithm, message: &str) -> String {
    let again = (1..algorithm.passes()).filter_map(|_| algorithm.later());
    let object =
        [algorithm.first()].into_iter().chain(again).try_fold(None, |inner: Option<String>, pass| {
            let bytes = match inner {
                None => format!("bytes.fromhex('{message}')"),
                Some(inner) => format!("{inner}.digest()"),
            };
            Some(Some(in_hashlib(pass, &bytes)?))
        });
    let Some(Some(object)) = object else {
        return format!("hashweave search --algo {algorithm} --validate-hex {message}");
    };
    let given = if algorithm.is_extendable() { algorithm.digest_length().to_string() } else { String::new() };
    format!("python3 -c \"import hashlib;print({object}.hexdigest({given}))\"")
}

/// The object of Python's `hashlib` for one pass over some bytes, if it has that function.
fn in_hashlib(algorithm: Algorithm, bytes: &str) -> Option<String> {
    Some(match algorithm.row() {
        Row { hashlib: Hashlib::Missing, .. } => return None,
        Row { hashlib: Hashlib::Constructor(name), parameter: Parameter::Length, .. } => {
            format!("hashlib.{name}({bytes},digest_size={})", algorithm.digest_length())
        }
        Row { hashlib: Hashlib::Constructor(name), .. } => format!("hashlib.{name}({bytes})"),
        Row { hashlib: Hashlib::New(name), .. } => format!("hashlib.new('{name}',{bytes})"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_that_check_a_result() {
        let python = |expression: &str| format!("python3 -c \"import hashlib;print({expression})\"");
        for (algorithm, expected) in [
            (
                Algorithm::Hash160,
                python("hashlib.new('ripemd160',hashlib.sha256(bytes.fromhex('61')).digest()).hexdigest()"),
            ),
            (Algorithm::Sha3_256, python("hashlib.sha3_256(bytes.fromhex('61')).hexdigest()")),
            (
                Algorithm::Sha256d,
                python("hashlib.sha256(hashlib.sha256(bytes.fromhex('61')).digest()).hexdigest()"),
            ),
            (Algorithm::Shake128, python("hashlib.shake_128(bytes.fromhex('61')).hexdigest(32)")),
            (
                Algorithm::Blake2b(20),
                python("hashlib.blake2b(bytes.fromhex('61'),digest_size=20).hexdigest()"),
            ),
            (Algorithm::Keccak256, "hashweave search --algo keccak-256 --validate-hex 61".to_owned()),
        ] {
            assert_eq!(check(algorithm, "61"), expected);
        }
    }
}
