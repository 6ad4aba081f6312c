//! Features of this module, and the parameters that a search would have.

use crate::options::Checked;
use hashweave::search::{Counter, Preset};
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

/// A preset of searches.
#[derive(Debug, Serialize)]
struct Row {
    name: &'static str,
    about: &'static str,
    source: &'static str,
    parameters: Vec<Parameter>,
}

/// A parameter of a preset; the default is null if the parameter must be given, and the choices are
/// empty if it is no word of a few.
#[derive(Debug, Serialize)]
struct Parameter {
    name: &'static str,
    about: &'static str,
    default: Option<&'static str>,
    choices: &'static [&'static str],
}

impl Row {
    fn of(preset: &Preset) -> Self {
        let Preset { name, about, source, .. } = *preset;
        let parameters = preset.parameters.iter();
        let parameters = parameters.map(|row| Parameter {
            name: row.name,
            about: row.about,
            default: row.default,
            choices: row.choices(),
        });
        Self { name, about, source, parameters: parameters.collect() }
    }
}

/// Features of the module.
#[derive(Debug, Serialize)]
pub struct Features {
    version: &'static str,
    simd128: bool,
    algorithms: Vec<String>,
    backends: Vec<Present>,
    presets: Vec<Row>,
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
            presets: Preset::ALL.iter().map(Row::of).collect(),
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
    goal: String,
    digest_range: Option<String>,
}

impl Prospect {
    /// Of options that fit together.
    #[must_use]
    pub fn of(search: &Checked) -> Self {
        let (job, template) = (&search.job, search.job.template());
        let range = job.objective().range.as_ref();
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
            goal: job.objective().goal.to_string(),
            digest_range: range.map(|range| format!("{}..{}", range.start, range.end)),
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
