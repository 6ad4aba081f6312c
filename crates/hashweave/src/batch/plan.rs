//! Which kernel absorbs how many streams.
//!
//! A kernel takes about as long for a block of each of its streams whether it has few of them or many, so which one is the best
//! depends on how many there are. A [`Plan`] knows what a block of each costs on every kernel, for every number of streams, and from
//! that the cheapest way to split any number of them among kernels. The costs come from a table where the core has been measured
//! (`costs.rs`) and from a calibration otherwise (`calibrate.rs`); on WebAssembly, which has no clock, always from the table.

use super::{calibrate::calibrate, costs};
use hashes::Primitive;
use kernels::batch::Kernel;
use std::sync::OnceLock;
use std::time::Duration;

/// The most streams that are taken at once.
pub const WIDEST: usize = 32;

/// A kernel, and how many streams it takes.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The kernel.
    pub kernel: Kernel,
    /// How many streams.
    pub streams: usize,
}

/// What a kernel costs.
#[derive(Clone, Debug)]
pub struct Cost {
    /// The kernel.
    pub kernel: Kernel,
    /// What a block of each of n streams takes, at index n - 1: cycles if it is from the table, else nanoseconds.
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

/// The kernels that a primitive runs on, by the number of streams.
///
/// ```
/// use hashweave::{Algorithm, batch::Plan};
/// let plan = Plan::of(Algorithm::Sha256.primitive());
/// for streams in [1, 4, 16] {
///     for choice in plan.choices(streams) {
///         println!("of {streams} streams {} take {}", choice.streams, choice.kernel.name());
///     }
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    costs: Vec<Cost>,
    source: Source,
    /// The first step of the cheapest way to take n streams, at index n - 1.
    firsts: [Choice; WIDEST],
    /// What a block of each of n streams costs in that way, at index n - 1.
    steps: [f64; WIDEST],
    width: usize,
}

/// How many kinds of primitives there are, and the number of one's kind: all rates of Keccak run on the same kernels at one cost.
const KINDS: usize = 5;

fn kind(primitive: Primitive) -> usize {
    match primitive {
        Primitive::Sha256 => 0,
        Primitive::Sha512 => 1,
        Primitive::Blake2s => 2,
        Primitive::Blake2b => 3,
        Primitive::Keccak { .. } => 4,
    }
}

/// A number that brings equal primitives together.
pub(super) fn order(primitive: Primitive) -> usize {
    KINDS * primitive.block() + kind(primitive)
}

impl Plan {
    /// The plan of a primitive on this machine, made at the first call: from the table, or by a calibration of about a
    /// millisecond.
    #[must_use]
    pub fn of(primitive: Primitive) -> &'static Self {
        static PLANS: [OnceLock<Plan>; KINDS] = [const { OnceLock::new() }; KINDS];
        PLANS[kind(primitive)].get_or_init(|| match costs::recorded(primitive) {
            Some(costs) => Self::new(costs, Source::Table),
            None => Self::calibrated(primitive),
        })
    }

    /// The plan of a primitive from a calibration, whatever the table says.
    #[must_use]
    pub fn calibrated(primitive: Primitive) -> Self {
        Self::new(calibrate(primitive, WIDEST, Duration::from_millis(1)), Source::Calibration)
    }

    /// A plan with one kernel only.
    ///
    /// # Panics
    ///
    /// If the kernel is not one of the primitive's.
    #[must_use]
    pub fn with_kernel(primitive: Primitive, kernel: Kernel) -> Self {
        let known = Kernel::usable(primitive).iter().any(|usable| usable.name() == kernel.name());
        assert!(known, "the kernel {} does not know {primitive:?}", kernel.name());
        let of = vec![1.0; kernel.degree(primitive)];
        Self::new(vec![Cost { kernel, of }], Source::Caller)
    }

    /// The kernel for one stream, which needs less measuring than a plan.
    pub(super) fn single(primitive: Primitive) -> Kernel {
        static SINGLES: [OnceLock<Kernel>; KINDS] = [const { OnceLock::new() }; KINDS];
        *SINGLES[kind(primitive)].get_or_init(|| {
            let costs = costs::recorded(primitive)
                .unwrap_or_else(|| calibrate(primitive, 1, Duration::from_micros(100)));
            Self::new(costs, Source::Calibration).choice(1).kernel
        })
    }

    fn new(costs: Vec<Cost>, source: Source) -> Self {
        let plainest = Choice { kernel: costs[0].kernel, streams: 1 };
        let mut plan = Self { costs, source, firsts: [plainest; WIDEST], steps: [0.0; WIDEST], width: 1 };
        let mut total = [0.0; WIDEST + 1];
        for live in 1..=WIDEST {
            total[live] = f64::INFINITY;
            for cost in &plan.costs {
                for (own, streams) in cost.of.iter().zip(1..=live) {
                    if own + total[live - streams] < total[live] {
                        total[live] = own + total[live - streams];
                        plan.firsts[live - 1] = Choice { kernel: cost.kernel, streams };
                    }
                }
            }
        }
        // More streams must pay for the longer drain: a gain below one in a hundred does not.
        let widest = plan.costs.iter().map(|cost| cost.of.len()).max().unwrap_or(1).min(WIDEST);
        for live in 2..=widest {
            if total[live] / (live as f64) < 0.99 * total[plan.width] / (plan.width as f64) {
                plan.width = live;
            }
        }
        plan.steps.copy_from_slice(&total[1..]);
        plan
    }

    /// What each kernel costs, the plainest first.
    #[must_use]
    pub fn costs(&self) -> &[Cost] {
        &self.costs
    }

    /// Where the costs come from.
    #[must_use]
    pub fn source(&self) -> Source {
        self.source
    }

    /// How many streams are taken at once if there are enough.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many of messages of these lengths are best taken at once, the longest first. A step takes the longer the more streams it is
    /// for, and the longest message needs as many steps as it has blocks: so that n at once take as long as all blocks at the
    /// rate of n, or as the longest message at the step of n, whichever is more. Of equals the widest.
    pub(super) fn width_for(&self, lengths: impl Iterator<Item = usize>) -> usize {
        let (mut count, mut sum, mut longest) = (0, 0.0, 0.0_f64);
        for length in lengths {
            count += 1;
            sum += length as f64;
            longest = longest.max(length as f64);
        }
        let time = |width: &usize| self.steps[width - 1] * (sum / *width as f64).max(longest);
        (1..=self.width.min(count)).rev().min_by(|a, b| time(a).total_cmp(&time(b))).unwrap_or(1)
    }

    /// What to begin with if there are `live` streams, at least one; those that are left have a choice of their own.
    ///
    /// # Panics
    ///
    /// If there is no stream.
    #[must_use]
    pub fn choice(&self, live: usize) -> Choice {
        self.firsts[live.min(WIDEST) - 1]
    }

    /// Which kernels take `streams` streams, one after the other.
    pub fn choices(&self, streams: usize) -> impl Iterator<Item = Choice> + '_ {
        let mut left = streams;
        core::iter::from_fn(move || {
            let choice = (left > 0).then(|| self.choice(left))?;
            left -= choice.streams;
            Some(choice)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::Algorithm;

    const PRIMITIVE: Primitive = Algorithm::Sha256.primitive();

    fn plan_of(of: &[Vec<f64>]) -> Plan {
        let kernel = Kernel::usable(PRIMITIVE)[0];
        Plan::new(of.iter().map(|of| Cost { kernel, of: of.clone() }).collect(), Source::Caller)
    }

    fn split(plan: &Plan, streams: usize) -> Vec<usize> {
        plan.choices(streams).map(|choice| choice.streams).collect()
    }

    #[test]
    fn streams_are_split_as_cheaply_as_can_be() {
        // One stream for 10; up to four for 16; sixteen for 40.
        let plan = plan_of(&[vec![10.0], vec![16.0; 4], vec![40.0; 16]]);
        assert_eq!(split(&plan, 1), [1]);
        assert_eq!(split(&plan, 4), [4]);
        assert_eq!(split(&plan, 5).into_iter().sum::<usize>(), 5);
        assert_eq!(split(&plan, 5).len(), 2);
        assert_eq!(split(&plan, 12), [12]);
        assert_eq!(split(&plan, 17).into_iter().sum::<usize>(), 17);
        assert_eq!(plan.width(), 16);
    }

    /// Where sixteen at once gain nothing, there are four: there is less to drain.
    #[test]
    fn the_narrower_of_equals_is_taken() {
        assert_eq!(plan_of(&[vec![10.0], vec![16.0; 4], vec![64.0; 16]]).width(), 4);
    }

    /// One long message among short ones must not wait for lanes that are full of them.
    #[test]
    fn few_at_once_where_one_goes_on_alone() {
        let plan = plan_of(&[vec![10.0], vec![16.0; 4], vec![40.0; 16]]);
        let width = |lengths: &[usize]| plan.width_for(lengths.iter().copied());
        assert_eq!(width(&[64; 100]), 16);
        assert_eq!(width(&[64; 4]), 4);
        assert_eq!(width(&[64]), 1);
        assert_eq!(width(&[]), 1);
        let mut lengths = vec![64; 100];
        lengths[7] = 6400;
        assert_eq!(width(&lengths), 4, "at 16, the long one takes 100 steps of 40, at 4 of 16");
        assert_eq!(width(&[100_000, 64, 64]), 1);
    }

    #[test]
    fn every_primitive_has_a_plan_for_every_number_of_streams() {
        for algorithm in Algorithm::NAMED {
            let primitive = algorithm.primitive();
            let plans = [Plan::of(primitive).clone(), Plan::calibrated(primitive)];
            for plan in plans {
                assert!((1..=WIDEST).contains(&plan.width()), "{algorithm}");
                for streams in 1..=WIDEST {
                    assert_eq!(split(&plan, streams).into_iter().sum::<usize>(), streams);
                    let choice = plan.choice(streams);
                    assert!(choice.streams <= choice.kernel.degree(primitive), "{algorithm}: {choice:?}");
                }
            }
        }
    }
}
