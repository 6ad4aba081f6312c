//! Plans which kernels hash a number of streams or replicas at the lowest cost.
//!
//! A step of a kernel takes about the same time whether few or many of its lanes are used, or a
//! little longer for each stream if the kernel interleaves them. So the best kernel depends on the
//! number of streams. A [`Plan`] knows the cost of a step for each number on every kernel, and
//! derives the cheapest way to divide any number among kernels. The costs come from a table if the
//! core has been measured, and from a [calibration](crate::calibration) otherwise. On WebAssembly,
//! which has no precise clock, they always come from the table.
//!
//! [`crate::batch`] has plans for streams, where a step is one block of each, and
//! [`crate::replicate`] has plans for replicas, where a step is one label of each.

use std::borrow::Cow;

/// The largest number for which a plan stores its choice.
pub const WIDEST: usize = 32;

/// The cost of a kernel.
#[derive(Clone, Debug)]
pub struct Cost<K> {
    /// The kernel.
    pub kernel: K,
    /// At index n − 1, the cost of a step of n streams or replicas: in cycles if it comes from the
    /// table, otherwise in nanoseconds.
    pub of: Vec<f64>,
}

/// The origin of the costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The table of costs measured on this type of core.
    Table,
    /// A measurement by this process.
    Calibration,
    /// A measurement by another process that was [imported](crate::calibration::import), with its
    /// time in seconds since 1970.
    Imported(u64),
    /// No costs: the caller chose the kernel.
    Caller,
}

impl Source {
    /// The name of the origin: `core`, `calibration` or `option`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Table => "core",
            Self::Calibration | Self::Imported(_) => "calibration",
            Self::Caller => "option",
        }
    }
}

/// A kernel, and the number of streams or replicas that it hashes.
#[derive(Clone, Copy, Debug)]
pub struct Share<K> {
    /// The kernel.
    pub kernel: K,
    /// The number of streams or replicas.
    pub count: usize,
    /// The cost of a step of all of them.
    pub cost: f64,
}

/// The cheapest way to hash a number of streams or replicas.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way<K> {
    /// The cost of a step of all of them.
    pub(crate) total: f64,
    /// The number of kernels that take part, one after another.
    shares: usize,
    /// The first kernel; the streams that are left have a way of their own.
    pub(crate) first: Share<K>,
}

/// The choice of kernels, by the number of streams or replicas.
#[derive(Clone, Debug)]
pub struct Plan<K> {
    costs: Vec<Cost<K>>,
    source: Source,
    /// The ways for 1 to [`WIDEST`].
    ways: Vec<Way<K>>,
    width: usize,
}

impl<K: Copy> Plan<K> {
    /// Makes a plan from the costs of kernels, at least one of which takes a single stream or
    /// replica.
    pub(crate) fn new(costs: Vec<Cost<K>>, source: Source) -> Self {
        let ways = ways(&costs, WIDEST);
        let widest = costs.iter().map(|cost| cost.of.len()).max().unwrap_or(1).min(WIDEST);
        // More at once must pay for the longer drain, which a gain below one in a hundred does not.
        let each = |count: usize| ways[count - 1].total / count as f64;
        let width =
            (2..=widest).fold(1, |width, count| if each(count) < 0.99 * each(width) { count } else { width });
        Self { costs, source, ways, width }
    }

    /// The cost of each kernel, the plainest kernel first.
    #[must_use]
    pub fn costs(&self) -> &[Cost<K>] {
        &self.costs
    }

    /// The origin of the costs.
    #[must_use]
    pub fn source(&self) -> Source {
        self.source
    }

    /// The number of streams or replicas that are hashed at once if there are enough.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// The cost of a step of `count` streams or replicas, in the unit of the [costs](Self::costs).
    #[must_use]
    pub fn total(&self, count: usize) -> f64 {
        self.ways(count).last().map_or(0.0, |way| way.total)
    }

    /// Returns the ways for 1 to `most`.
    pub(crate) fn ways(&self, most: usize) -> Cow<'_, [Way<K>]> {
        match self.ways.get(..most) {
            Some(ways) => Cow::Borrowed(ways),
            None => Cow::Owned(ways(&self.costs, most)),
        }
    }

    /// The first share if there are `count` streams or replicas. For those that are left, the
    /// choice is made again.
    ///
    /// # Panics
    ///
    /// If `count` is zero.
    #[must_use]
    pub fn first(&self, count: usize) -> Share<K> {
        self.ways[count.min(WIDEST) - 1].first
    }

    /// The kernels that hash `count` streams or replicas, one after another.
    pub fn shares(&self, count: usize) -> impl Iterator<Item = Share<K>> + '_ {
        let mut left = count;
        core::iter::from_fn(move || {
            let share = (left > 0).then(|| self.first(left))?;
            left -= share.count;
            Some(share)
        })
    }
}

/// Finds the cheapest ways for 1 to `most`.
fn ways<K: Copy>(costs: &[Cost<K>], most: usize) -> Vec<Way<K>> {
    let mut ways: Vec<Way<K>> = Vec::with_capacity(most);
    for count in 1..=most {
        let mut best: Option<Way<K>> = None;
        for Cost { kernel, of } in costs {
            for (&cost, own) in of.iter().zip(1..=count) {
                let rest = ways.get((count - own).wrapping_sub(1));
                let total = cost + rest.map_or(0.0, |rest| rest.total);
                let shares = 1 + rest.map_or(0, |rest| rest.shares);
                let first = Share { kernel: *kernel, count: own, cost };
                let way = Way { total, shares, first };
                if best.is_none_or(|best| way.is_better_than(&best)) {
                    best = Some(way);
                }
            }
        }
        ways.extend(best);
    }
    ways
}

impl<K> Way<K> {
    /// Whether this way is cheaper, or equally cheap with fewer shares.
    fn is_better_than(&self, other: &Self) -> bool {
        let (cheaper, dearer) = (other.total * (1.0 - 1e-9), other.total * (1.0 + 1e-9));
        self.total < cheaper || (self.total <= dearer && self.shares < other.shares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan_of(of: &[Vec<f64>]) -> Plan<usize> {
        let costs = of.iter().enumerate().map(|(kernel, of)| Cost { kernel, of: of.clone() });
        Plan::new(costs.collect(), Source::Caller)
    }

    fn split(plan: &Plan<usize>, count: usize) -> Vec<usize> {
        plan.shares(count).map(|share| share.count).collect()
    }

    #[test]
    fn any_number_is_split_as_cheaply_as_can_be() {
        // The kernels cost 10 for one, 16 for up to four, and 40 for sixteen.
        let plan = plan_of(&[vec![10.0], vec![16.0; 4], vec![40.0; 16]]);
        assert_eq!(split(&plan, 1), [1]);
        assert_eq!(split(&plan, 4), [4]);
        assert_eq!(split(&plan, 5).into_iter().sum::<usize>(), 5);
        assert_eq!(split(&plan, 5).len(), 2);
        assert_eq!(split(&plan, 12), [12]);
        assert_eq!(split(&plan, 17).into_iter().sum::<usize>(), 17);
        assert_eq!(split(&plan, 40).into_iter().sum::<usize>(), 40);
        assert_eq!(plan.width(), 16);
        assert!((plan.total(40) - 112.0).abs() < 1e-9, "{}", plan.total(40));
    }

    /// If sixteen at once gain nothing over four, four are taken, because there is less to drain.
    #[test]
    fn the_narrower_of_equals_is_taken() {
        assert_eq!(plan_of(&[vec![10.0], vec![16.0; 4], vec![64.0; 16]]).width(), 4);
    }

    /// A kernel that works on its streams one after another costs as much at once as apart, but
    /// needs to be called only once.
    #[test]
    fn the_fewer_shares_of_equals_are_taken() {
        assert_eq!(split(&plan_of(&[(1..=16).map(|n| 0.1 * f64::from(n)).collect()]), 5), [5]);
    }
}
