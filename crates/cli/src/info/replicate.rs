//! The rows of `replicate` in `hashweave info`.

use super::known::known_by;
use crate::output;
use hashweave::cpu::Core;
use hashweave::replicate::Scheme;
use hashweave::replicate::plan::Plan;
use runner::bench::replicate::{bound_of, runs};
use serde::Serialize;

/// The numbers of replicas that are listed.
const REPLICAS: [usize; 5] = [1, 2, 4, 8, 16];

/// The choice of `replicate` for a number of replicas, on one thread.
#[derive(Serialize)]
pub(super) struct ReplicateInfo {
    job: &'static str,
    scheme: &'static str,
    replicas: usize,
    /// The kernel and its replicas, or several of them, one after another.
    kernel: String,
    /// As in `sum`.
    chosen_by: String,
    /// Null if there is no model of the CPU or the kernel.
    bound_cycles_per_label: Option<f64>,
    /// The reason for the bound.
    bound_by: Option<&'static str>,
}

/// Returns the rows of all schemes.
pub(super) fn rows(core: Core) -> Vec<ReplicateInfo> {
    let of = |scheme: Scheme| {
        let plan = Plan::of(scheme.hash());
        REPLICAS.map(|replicas| {
            let groups = plan.groups(replicas, 1);
            let bound = bound_of(core, scheme.hash(), &groups);
            ReplicateInfo {
                job: "replicate",
                scheme: scheme.name(),
                replicas,
                kernel: runs(&groups),
                chosen_by: known_by(plan.source()),
                bound_cycles_per_label: bound.map(|bound| bound.cycles),
                bound_by: bound.map(|bound| bound.limit.name()),
            }
        })
    };
    Scheme::ALL.into_iter().flat_map(of).collect()
}

pub(super) fn text(rows: &[ReplicateInfo]) -> String {
    let head = ["job", "scheme", "replicas", "kernel", "chosen by", "bound, cycles/label"];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| {
        vec![
            row.job.to_owned(),
            row.scheme.to_owned(),
            row.replicas.to_string(),
            row.kernel.clone(),
            row.chosen_by.clone(),
            crate::table::bound(row.bound_cycles_per_label, row.bound_by, 0),
        ]
    }));
    output::table(5, &lines)
}
