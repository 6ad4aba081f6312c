//! Finds out which of several kernels is the fastest, by a measurement of 20 ms or a little more. It runs once per
//! process and kind of algorithm, and only on cores for which the answer is not known ([`super::contenders`]).

use super::{Objective, Template};
use hashes::{Algorithm, Family};
use kernels::Backend;
use kernels::search::{Plan, Variant};
use lanes::Isa;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// An instruction set and a kernel on it.
pub type Contender = (Isa, Variant);

/// How often each kernel is timed at least, in turn with the others; its best time counts, so that a
/// disturbance does not decide.
const TURNS: usize = 3;

/// For how long they are timed at least.
const TIME: Duration = Duration::from_millis(20);

/// What was found out.
static KNOWN: Mutex<Vec<(Algorithm, Vec<Contender>, Contender)>> = Mutex::new(Vec::new());

/// The fastest of these kernels, or, if they cannot run here, the last one; none of none.
pub(super) fn fastest(algorithm: Algorithm, contenders: &[Contender]) -> Option<Contender> {
    if contenders.len() <= 1 {
        return contenders.first().copied();
    }
    let algorithm = representative(algorithm);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., fastest)) = known.iter().find(|(of, all, _)| *of == algorithm && all == contenders) {
        return Some(*fastest);
    }
    let fastest = timed(algorithm, contenders).or(contenders.last().copied())?;
    known.push((algorithm, contenders.to_vec(), fastest));
    Some(fastest)
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
    }
}

fn timed(algorithm: Algorithm, contenders: &[Contender]) -> Option<Contender> {
    let plans = contenders.iter().filter_map(|kernel| Some((*kernel, plan(algorithm, *kernel)?)));
    let mut plans: Vec<(Contender, Plan, f64)> =
        plans.map(|(kernel, plan)| (kernel, plan, f64::INFINITY)).collect();
    let began = Instant::now();
    let mut turns = 0;
    while turns < TURNS || began.elapsed() < TIME {
        for (_, plan, best) in &mut plans {
            *best = best.min(seconds_a_hash(plan));
        }
        turns += 1;
    }
    plans.iter().min_by(|a, b| a.2.total_cmp(&b.2)).map(|(kernel, ..)| *kernel)
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
