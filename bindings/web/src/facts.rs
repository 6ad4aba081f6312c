//! Features of this module, and the parameters that a search would have.

use crate::options::Checked;
use hashweave::search::Counter;
use hashweave::selftest::Verdict;
use hashweave::{Algorithm, Backend, Isa, Variant};
use kernels::search::Plan as Kernels;
use serde::Serialize;

/// An instruction set and its kernels for SHA3-256.
#[derive(Debug, Serialize)]
struct Present {
    name: &'static str,
    kernels: Vec<&'static str>,
}

/// Features of the module.
#[derive(Debug, Serialize)]
pub struct Features {
    version: &'static str,
    simd128: bool,
    algorithms: Vec<String>,
    backends: Vec<Present>,
}

impl Features {
    /// The features of this module.
    #[must_use]
    pub fn here() -> Self {
        let present = |backend: Backend| {
            let supported =
                |variant: &Variant| Kernels::supports(backend.isa(), Algorithm::Sha3_256, *variant);
            let kernels = Variant::ALL.into_iter().filter(supported).map(Variant::name).collect();
            Present { name: backend.isa().name(), kernels }
        };
        Self {
            version: env!("CARGO_PKG_VERSION"),
            simd128: Isa::Simd128.available(),
            algorithms: Algorithm::NAMED.iter().map(ToString::to_string).collect(),
            backends: Backend::usable().map(present).collect(),
        }
    }
}

/// Parameters that a search would have.
#[derive(Debug, Serialize)]
pub struct Prospect {
    algo: String,
    message: String,
    message_bytes: usize,
    salt_bytes: usize,
    counter_bytes: usize,
    blocks: usize,
    counter_max: String,
    digest_bytes: usize,
    backend: &'static str,
    kernel: &'static str,
    variant: &'static str,
    lanes: usize,
    odds: Option<f64>,
}

impl Prospect {
    /// Of options that fit together.
    #[must_use]
    pub fn of(search: &Checked) -> Self {
        let (job, template) = (&search.job, search.job.template());
        let Counter { width, .. } = template.counter();
        Self {
            algo: job.algorithm().to_string(),
            message: template.text().to_owned(),
            message_bytes: template.length(),
            salt_bytes: template.salt_length(),
            counter_bytes: width,
            blocks: job.blocks(),
            counter_max: template.counter().max().to_string(),
            digest_bytes: job.algorithm().digest_length(),
            backend: job.backend().isa().name(),
            kernel: job.variant().name(),
            variant: job.variant().parts(),
            lanes: job.lanes(),
            odds: job.objective().odds(),
        }
    }
}

/// Every kernel that runs here, against the reference.
#[must_use]
pub fn selftest() -> Vec<Verdict> {
    let mut outcomes = Vec::new();
    hashweave::selftest(&mut |outcome| outcomes.push(outcome.clone()));
    outcomes
}
