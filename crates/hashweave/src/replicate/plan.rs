//! Plans which kernels encode a number of replicas.
//!
//! A step is one label of each replica. The replicas of a share have memory and a thread in common.
//! The costs come from `costs.rs` if the core has been measured, and from `calibrate.rs` otherwise.
//!
//! Replicas are distributed so that the last thread ends as early as possible: two replicas run on
//! two threads if there are two, and together on one thread otherwise.

use super::chain::{Hash, Kernel};
use super::{calibrate, costs};
use crate::calibration;
use crate::plan::{self, Cost, Share, Source};
use std::sync::OnceLock;

/// How many nodes ahead of the hash parents are prefetched. A label takes longer than a read from
/// memory, so the parents arrive in time, and they are few enough to stay in the first-level cache
/// until they are needed.
pub const AHEAD: usize = 8;

/// The kernels for the chains of a hash, by the number of replicas.
///
/// ```
/// use hashweave::replicate::chain::Hash;
/// use hashweave::replicate::plan::Plan;
/// for group in Plan::of(Hash::Sha256).groups(5, 2) {
///     println!("{} replicas by {}", group.count, group.kernel.name());
/// }
/// ```
pub type Plan = plan::Plan<Kernel>;

/// The groups in which `replicas` replicas are finished earliest on `threads` threads:
/// [`Plan::groups`] of this machine's plan.
#[must_use]
pub fn groups(hash: Hash, replicas: usize, threads: usize) -> Vec<Share<Kernel>> {
    Plan::of(hash).groups(replicas, threads)
}

impl Plan {
    /// The plan for a hash on this machine. The first call makes it, from the table of measured
    /// costs, from [imported](crate::calibration) ones, or by a calibration of a few milliseconds.
    #[must_use]
    pub fn of(hash: Hash) -> &'static Self {
        static PLANS: [OnceLock<Plan>; 2] = [const { OnceLock::new() }; 2];
        let place = match hash {
            Hash::Sha256 => 0,
            Hash::Blake2s => 1,
        };
        PLANS[place].get_or_init(|| {
            let recorded = costs::recorded(hash).map(|costs| (costs, Source::Table));
            let (costs, source) = recorded.unwrap_or_else(|| kept(hash));
            Self::new(costs, source)
        })
    }

    /// A plan made by calibration, even if the table has this core or costs were imported.
    #[must_use]
    pub fn calibrated(hash: Hash) -> Self {
        Self::new(calibrate::costs(hash), Source::Calibration)
    }

    /// A plan that has one kernel only, with as few groups as possible.
    #[must_use]
    pub fn with_kernel(kernel: Kernel) -> Self {
        // All numbers have the same cost, so the fewest groups are the cheapest.
        let of = vec![1.0; kernel.degree()];
        Self::new(vec![Cost { kernel, of }], Source::Caller)
    }

    /// The groups in which `replicas` replicas are finished earliest on `threads` threads. Each
    /// thread takes the first group that no other thread has taken, one group after another.
    #[must_use]
    pub fn groups(&self, replicas: usize, threads: usize) -> Vec<Share<Kernel>> {
        let ways = self.ways(replicas);
        let Some(longest) = ways.get(replicas.div_ceil(threads.max(1)).wrapping_sub(1)) else {
            return Vec::new();
        };
        // A group has as many replicas as a thread can finish by then: lanes that would be empty
        // are filled, and another thread is free sooner.
        let most = ways.iter().rposition(|way| way.total <= longest.total).map_or(1, |place| place + 1);
        let mut groups = Vec::new();
        let mut left = replicas;
        while left > 0 {
            let mut own = left.min(most);
            left -= own;
            while own > 0 {
                let first = ways[own - 1].first;
                groups.push(first);
                own -= first.count;
            }
        }
        groups.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        groups
    }
}

/// The costs that were imported, or else measured.
fn kept(hash: Hash) -> (Vec<Cost<Kernel>>, Source) {
    let name = match hash {
        Hash::Sha256 => "sha256",
        Hash::Blake2s => "blake2s",
    };
    let of = |kernel: Kernel| (kernel, kernel.name().to_owned(), kernel.degree());
    let kernels: Vec<_> = Kernel::usable(hash).into_iter().map(of).collect();
    calibration::costs(&format!("replicate {name}"), &kernels, || {
        calibrate::costs(hash).into_iter().map(|cost| cost.of).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan_of(of: &[Vec<f64>]) -> Plan {
        let kernel = Kernel::COPYING;
        Plan::new(of.iter().map(|of| Cost { kernel, of: of.clone() }).collect(), Source::Caller)
    }

    /// The sizes of the groups, in order of size.
    fn sizes(plan: &Plan, replicas: usize, threads: usize) -> Vec<usize> {
        let mut sizes: Vec<usize> = plan.groups(replicas, threads).iter().map(|group| group.count).collect();
        sizes.sort_unstable();
        sizes
    }

    /// The kernels cost 10, 12, 14 and 16 for interleaved chains, and 30 for sixteen lanes.
    fn usual() -> Plan {
        let lanes: Vec<f64> =
            (1..=16).map(|n| if n <= 4 { 8.0 + 2.0 * f64::from(n) } else { 30.0 }).collect();
        plan_of(&[lanes])
    }

    #[test]
    fn replicas_are_apart_where_there_are_threads_and_together_where_not() {
        let plan = usual();
        assert_eq!(sizes(&plan, 1, 1), [1]);
        assert_eq!(sizes(&plan, 2, 1), [2]);
        assert_eq!(sizes(&plan, 2, 2), [1, 1]);
        assert_eq!(sizes(&plan, 3, 2), [1, 2]);
        assert_eq!(sizes(&plan, 8, 2), [4, 4]);
        assert_eq!(sizes(&plan, 4, 64), [1; 4]);
        assert!(plan.groups(0, 4).is_empty());
    }

    #[test]
    fn many_replicas_are_divided_as_cheaply_as_can_be() {
        let plan = usual();
        assert_eq!(sizes(&plan, 16, 1), [16]);
        assert_eq!(sizes(&plan, 5, 1).into_iter().sum::<usize>(), 5);
        assert_eq!(sizes(&plan, 5, 1).len(), 2, "26 in two groups of chains are less than 30 in lanes");
        assert_eq!(sizes(&plan, 20, 1), [4, 16]);
        assert!((plan.total(20) - 46.0).abs() < 1e-9, "{}", plan.total(20));
        assert_eq!(sizes(&plan, 32, 2), [16, 16]);
        // With lanes alone, four more cost as much as sixteen.
        let lanes = plan_of(&[vec![30.0; 16]]);
        assert!((lanes.total(20) - 60.0).abs() < 1e-9);
    }

    /// Sixteen in one thread end at the same time as ten, so the other thread has four left.
    #[test]
    fn lanes_are_filled_before_another_thread_begins() {
        let plan = usual();
        assert_eq!(sizes(&plan, 20, 2), [4, 16]);
        let groups: Vec<usize> = plan.groups(20, 2).iter().map(|group| group.count).collect();
        assert_eq!(groups, [16, 4], "the longest is begun first");
    }

    #[test]
    fn every_replica_is_in_a_group_that_its_kernel_takes() {
        for hash in [Hash::Sha256, Hash::Blake2s] {
            for plan in [Plan::of(hash).clone(), Plan::calibrated(hash)] {
                for (replicas, threads) in [(1, 1), (2, 2), (7, 1), (7, 3), (16, 1), (33, 2), (40, 1)] {
                    let groups = plan.groups(replicas, threads);
                    assert_eq!(groups.iter().map(|group| group.count).sum::<usize>(), replicas);
                    assert!(groups.iter().all(|group| group.count <= group.kernel.degree()), "{groups:?}");
                }
            }
        }
    }

    #[test]
    fn a_kernel_that_is_asked_for_is_the_only_one() {
        let kernel = Kernel::usable(Hash::Blake2s)[0];
        let groups = Plan::with_kernel(kernel).groups(2 * kernel.degree() + 1, 1);
        assert_eq!(groups.len(), 3);
        assert!(groups.iter().all(|group| group.kernel.name() == kernel.name()));
    }
}
