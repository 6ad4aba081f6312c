//! Which of two kernels is the faster here: a measurement of some 30 ms, once a process, for cores on which not both have been
//! measured.

use super::{Job, LARGEST_GRANULE, Request, Template};
use kernels::search::{Candidates, Filter, Plan, Variant};
use lanes::Isa;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Spans that each kernel scans, in turn with the other; the best one counts, so that a disturbance of one does not decide.
const TURNS: usize = 3;

/// `woven` or `folded`.
pub(super) fn woven_or_folded() -> Variant {
    static FASTER: OnceLock<Variant> = OnceLock::new();
    *FASTER.get_or_init(|| {
        let plans = [Variant::Woven, Variant::Folded].map(plan);
        let [Some(woven), Some(folded)] = &plans else { return Variant::Folded };
        let (mut best_woven, mut best_folded) = (Duration::MAX, Duration::MAX);
        for _ in 0..TURNS {
            best_woven = best_woven.min(span(woven));
            best_folded = best_folded.min(span(folded));
        }
        if best_woven < best_folded { Variant::Woven } else { Variant::Folded }
    })
}

/// The default workload by a kernel; none if it cannot run here.
fn plan(variant: Variant) -> Option<Plan> {
    let template: Template = Template::DEFAULT.parse().ok()?;
    let salt = vec![0; template.salt_length()];
    let request = Request { isa: Some(Isa::Avx512), variant: Some(variant), ..Request::new(template) };
    Some(Job::new(request).ok()?.plan(&salt))
}

/// How long a span takes in which nothing is found.
fn span(plan: &Plan) -> Duration {
    let nothing = Filter { mask: u64::MAX, value: 0 };
    let began = Instant::now();
    plan.scan([0, LARGEST_GRANULE - 1], &nothing, &mut Candidates::default());
    began.elapsed()
}
