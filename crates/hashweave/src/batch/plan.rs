//! Plans which kernels hash a number of streams.
//!
//! A step is one block of each stream. The costs come from the row of the core (`cores`) if it has
//! been measured, and from `calibrate.rs` otherwise.

use super::{calibrate::calibrate, costs};
use crate::cores::Function;
use crate::plan::{self, Cost, Source, WIDEST};
use hashes::Primitive;
use kernels::batch::Kernel;
use std::sync::OnceLock;
use std::time::Duration;

/// The kernels for a primitive, by the number of streams.
///
/// ```
/// use hashweave::{Algorithm, batch::Plan};
/// let plan = Plan::of(Algorithm::Sha256.primitive());
/// for streams in [1, 4, 16] {
///     for share in plan.shares(streams) {
///         println!("of {streams} streams {} take {}", share.count, share.kernel.name());
///     }
/// }
/// ```
pub type Plan = plan::Plan<Kernel>;

/// Returns a number by which equal primitives can be sorted together.
pub(super) fn order(primitive: Primitive) -> usize {
    Function::COUNT * primitive.block() + Function::of(primitive) as usize
}

impl Plan {
    /// The plan of a primitive on this machine. The first call makes it, from the table of measured
    /// costs or by a calibration of about a millisecond.
    #[must_use]
    pub fn of(primitive: Primitive) -> &'static Self {
        static PLANS: [OnceLock<Plan>; Function::COUNT] = [const { OnceLock::new() }; Function::COUNT];
        PLANS[Function::of(primitive) as usize].get_or_init(|| match costs::recorded(primitive) {
            Some(costs) => Self::new(costs, Source::Table),
            None => Self::calibrated(primitive),
        })
    }

    /// A plan made by calibration, even if the table has this core.
    #[must_use]
    pub fn calibrated(primitive: Primitive) -> Self {
        Self::new(calibrate(primitive, WIDEST, Duration::from_millis(1)), Source::Calibration)
    }

    /// A plan that has one kernel only.
    ///
    /// # Panics
    ///
    /// If the kernel does not compute that primitive.
    #[must_use]
    pub fn with_kernel(primitive: Primitive, kernel: Kernel) -> Self {
        let known = Kernel::usable(primitive).iter().any(|usable| usable.name() == kernel.name());
        assert!(known, "the kernel {} does not know {primitive:?}", kernel.name());
        let of = vec![1.0; kernel.degree(primitive)];
        Self::new(vec![Cost { kernel, of }], Source::Caller)
    }

    /// Returns the kernel for one stream, which needs fewer measurements than a plan.
    pub(super) fn single(primitive: Primitive) -> Kernel {
        static SINGLES: [OnceLock<Kernel>; Function::COUNT] = [const { OnceLock::new() }; Function::COUNT];
        *SINGLES[Function::of(primitive) as usize].get_or_init(|| {
            let costs = costs::recorded(primitive)
                .unwrap_or_else(|| calibrate(primitive, 1, Duration::from_micros(100)));
            Self::new(costs, Source::Calibration).first(1).kernel
        })
    }

    /// Returns how many messages of these lengths should be hashed at once, the longest first. A
    /// step takes longer the more streams it has, and the longest message needs as many steps as it
    /// has blocks. So n messages at once take as long as all blocks at the rate of n, or as the
    /// longest message at the step of n, whichever is more. Among equals the largest number is
    /// taken.
    pub(super) fn width_for(&self, lengths: impl Iterator<Item = usize>) -> usize {
        let (mut count, mut sum, mut longest) = (0, 0.0, 0.0_f64);
        for length in lengths {
            count += 1;
            sum += length as f64;
            longest = longest.max(length as f64);
        }
        let steps = self.ways(WIDEST);
        let time = |width: &usize| steps[width - 1].total * (sum / *width as f64).max(longest);
        (1..=self.width().min(count)).rev().min_by(|a, b| time(a).total_cmp(&time(b))).unwrap_or(1)
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

    /// A long message among short ones must not wait for lanes that are full of these.
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
                    assert_eq!(plan.shares(streams).map(|share| share.count).sum::<usize>(), streams);
                    let share = plan.first(streams);
                    assert!(share.count <= share.kernel.degree(primitive), "{algorithm}: {share:?}");
                }
            }
        }
    }
}
