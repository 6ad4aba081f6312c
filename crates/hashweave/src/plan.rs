//! Which kernels take how many, at the least cost.
//!
//! A kernel takes about as long for a step of all that it has in its lanes whether these are few or many, and
//! a little longer for each where it interleaves them; so which one is the best depends on how many there
//! are. A [`Plan`] knows what a step of each number costs on every kernel, and from that the cheapest way to
//! share any number out among kernels. The costs come from a table where the core has been measured and from
//! a calibration otherwise; on WebAssembly, which has no clock, always from the table.
//!
//! What is shared out, streams or replicas, and what a step is, a block or a label, is a matter of
//! [`crate::batch`] and [`crate::replicate`]: each has the plans of its own kernels.

use std::borrow::Cow;

/// The most that a plan knows by heart.
pub const WIDEST: usize = 32;

/// What a kernel costs.
#[derive(Clone, Debug)]
pub struct Cost<K> {
    /// The kernel.
    pub kernel: K,
    /// What a step of each of n takes, at index n - 1: cycles if it is from the table, else nanoseconds.
    pub of: Vec<f64>,
}

/// Where the costs come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Measured on such a core and recorded.
    Table,
    /// Measured in this process.
    Calibration,
    /// Nowhere: the kernel was chosen by the caller.
    Caller,
}

impl Source {
    /// What decided: `core`, `calibration` or `option`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Table => "core",
            Self::Calibration => "calibration",
            Self::Caller => "option",
        }
    }
}

/// A kernel, and how many it takes.
#[derive(Clone, Copy, Debug)]
pub struct Share<K> {
    /// The kernel.
    pub kernel: K,
    /// How many.
    pub count: usize,
    /// What a step of them costs.
    pub cost: f64,
}

/// The cheapest way to take some number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way<K> {
    /// What a step of all costs.
    pub(crate) total: f64,
    /// How many kernels take part, one after the other.
    shares: usize,
    /// What to begin with; those that are left have a way of their own.
    pub(crate) first: Share<K>,
}

/// The kernels of a kind, by the number that they are to take.
#[derive(Clone, Debug)]
pub struct Plan<K> {
    costs: Vec<Cost<K>>,
    source: Source,
    /// The ways to take 1 to [`WIDEST`].
    ways: Vec<Way<K>>,
    width: usize,
}

impl<K: Copy> Plan<K> {
    /// A plan by the costs of at least one kernel, of which one takes a single one.
    pub(crate) fn new(costs: Vec<Cost<K>>, source: Source) -> Self {
        let ways = ways(&costs, WIDEST);
        let widest = costs.iter().map(|cost| cost.of.len()).max().unwrap_or(1).min(WIDEST);
        // More at once must pay for the longer drain: a gain below one in a hundred does not.
        let each = |count: usize| ways[count - 1].total / count as f64;
        let width =
            (2..=widest).fold(1, |width, count| if each(count) < 0.99 * each(width) { count } else { width });
        Self { costs, source, ways, width }
    }

    /// What each kernel costs, the plainest first.
    #[must_use]
    pub fn costs(&self) -> &[Cost<K>] {
        &self.costs
    }

    /// Where the costs come from.
    #[must_use]
    pub fn source(&self) -> Source {
        self.source
    }

    /// How many are taken at once if there are enough.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// What a step of each of so many takes, in the unit of the [costs](Self::costs).
    #[must_use]
    pub fn total(&self, count: usize) -> f64 {
        self.ways(count).last().map_or(0.0, |way| way.total)
    }

    /// The ways to take 1 to `most`.
    pub(crate) fn ways(&self, most: usize) -> Cow<'_, [Way<K>]> {
        match self.ways.get(..most) {
            Some(ways) => Cow::Borrowed(ways),
            None => Cow::Owned(ways(&self.costs, most)),
        }
    }

    /// What to begin with if there are `count`, at least one; those that are left have a choice of their own.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn first(&self, count: usize) -> Share<K> {
        self.ways[count.min(WIDEST) - 1].first
    }

    /// Which kernels take so many, one after the other.
    pub fn shares(&self, count: usize) -> impl Iterator<Item = Share<K>> + '_ {
        let mut left = count;
        core::iter::from_fn(move || {
            let share = (left > 0).then(|| self.first(left))?;
            left -= share.count;
            Some(share)
        })
    }
}

/// The cheapest ways to take 1 to `most`.
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
    /// Cheaper, or, of equals, in fewer shares.
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
        // One for 10; up to four for 16; sixteen for 40.
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

    /// Where sixteen at once gain nothing, there are four: there is less to drain.
    #[test]
    fn the_narrower_of_equals_is_taken() {
        assert_eq!(plan_of(&[vec![10.0], vec![16.0; 4], vec![64.0; 16]]).width(), 4);
    }

    /// What works on all of its own one after the other costs as much at once as apart, but needs to be
    /// called once.
    #[test]
    fn the_fewer_shares_of_equals_are_taken() {
        assert_eq!(split(&plan_of(&[(1..=16).map(|n| 0.1 * f64::from(n)).collect()]), 5), [5]);
    }
}
