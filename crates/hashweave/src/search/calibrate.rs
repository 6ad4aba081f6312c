//! Finds out which of several kernels is the fastest, by a measurement of 20 ms or a little more.
//! It runs once per process and kind of algorithm, and only on cores for which the answer is not
//! known ([`super::contenders`]) and was not [imported](crate::calibration).

use super::{Objective, Template};
use crate::calibration;
use crate::plan::{Cost, Source};
use hashes::{Algorithm, Family};
use kernels::Backend;
use kernels::search::{Plan, Variant};
use lanes::Isa;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// An instruction set and a kernel on it.
pub type Contender = (Isa, Variant);

/// How often each kernel is timed at least, in turn with the others; its best time counts, so that
/// a disturbance does not decide.
const TURNS: usize = 3;

/// For how long they are timed at least.
const TIME: Duration = Duration::from_millis(20);

/// Held while kernels are timed: two threads would disturb each other.
static TIMING: Mutex<()> = Mutex::new(());

/// The fastest of these kernels, or, if they cannot run here, the last one; none of none. Also how
/// that is known.
pub(super) fn fastest(algorithm: Algorithm, contenders: &[Contender]) -> Option<(Contender, Source)> {
    let last = contenders.last()?;
    let algorithm = representative(algorithm);
    let plans: Vec<(Contender, Plan)> = match contenders {
        [_] => Vec::new(),
        several => several.iter().filter_map(|kernel| Some((*kernel, plan(algorithm, *kernel)?))).collect(),
    };
    if plans.is_empty() {
        return Some((*last, Source::Table));
    }
    let name = |(isa, variant): Contender| format!("{} {}", isa.name(), variant.name());
    let kernels: Vec<_> = plans.iter().map(|(kernel, _)| (*kernel, name(*kernel), 1)).collect();
    let names: Vec<_> = kernels.iter().map(|(_, name, _)| name.as_str()).collect();
    let subject = format!("search {algorithm} by {}", names.join(", "));
    let _alone = TIMING.lock().unwrap_or_else(PoisonError::into_inner);
    let (costs, source) = calibration::costs(&subject, &kernels, || timed(&plans));
    let least = |a: &Cost<Contender>, b: &Cost<Contender>| a.of[0].total_cmp(&b.of[0]);
    costs.into_iter().min_by(least).map(|cost| (cost.kernel, source))
}

/// The algorithm that is timed in place of all that have its rounds.
fn representative(algorithm: Algorithm) -> Algorithm {
    match algorithm.family() {
        family @ Family::Keccak(_) if family.is_full_sponge() => Algorithm::Sha3_256,
        Family::Keccak(_) => Algorithm::TurboShake128(Algorithm::TURBO_DOMAIN),
        Family::Sha3x => Algorithm::Sha3x,
        Family::Sha256 { .. } => Algorithm::Sha256,
        Family::Sha512 { .. } => Algorithm::Sha512,
        Family::MerkleDamgard(_) => algorithm,
        Family::Blake2s => Algorithm::Blake2s(32),
        Family::Blake2b => Algorithm::Blake2b(64),
        Family::Blake3 => algorithm,
    }
}

/// The nanoseconds of a hash by each kernel.
fn timed(plans: &[(Contender, Plan)]) -> Vec<Vec<f64>> {
    let mut times = vec![vec![f64::INFINITY]; plans.len()];
    let began = Instant::now();
    let mut turns = 0;
    while turns < TURNS || began.elapsed() < TIME {
        for ((_, plan), best) in plans.iter().zip(&mut times) {
            best[0] = best[0].min(1e9 * seconds_a_hash(plan));
        }
        turns += 1;
    }
    times
}

/// The default workload by a kernel; none if it cannot run here.
fn plan(algorithm: Algorithm, (isa, variant): Contender) -> Option<Plan> {
    let template: Template = Template::DEFAULT.parse().ok()?;
    let salt = vec![0; template.salt_length()];
    let backend = Backend::of(isa).filter(|_| Plan::supports(isa, algorithm, variant))?;
    Some(template.plan(&salt, algorithm, (backend, variant), Objective::default().word(algorithm)))
}

fn seconds_a_hash(plan: &Plan) -> f64 {
    let began = Instant::now();
    let hashes = plan.sample();
    began.elapsed().as_secs_f64() / hashes as f64
}
