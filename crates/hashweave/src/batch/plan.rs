//! Plans which kernels hash a number of streams.
//!
//! A step is one block of each stream. The costs come from the row of the core (`cores`) if it has
//! been measured, and from `calibrate.rs` otherwise.

use super::size::Size;
use super::{calibrate::calibrate, costs};
use crate::calibration;
use crate::cores::Function;
use crate::plan::{self, Cost, Source, WIDEST};
use core::ops::RangeInclusive;
use hashes::Primitive;
use kernels::batch::Kernel;
use std::sync::OnceLock;

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
    /// The plan of a primitive on this machine for long messages and streams:
    /// [`of_length`](Self::of_length) with the largest length.
    #[must_use]
    pub fn of(primitive: Primitive) -> &'static Self {
        Self::of_size(primitive, Size::Long)
    }

    /// The plan of a primitive on this machine for messages of about `bytes` bytes. Three
    /// [ranges](Self::LENGTHS) are told apart: up to 256 bytes, up to 4 KiB, and more.
    ///
    /// The first call makes the plans of all lengths: from the table of measured costs, from
    /// [imported](crate::calibration) ones, or by a calibration of some milliseconds.
    ///
    /// ```
    /// use hashweave::{Algorithm, batch::Plan};
    /// let primitive = Algorithm::Sha256.primitive();
    /// let [short, long] = [64, 1 << 20].map(|bytes| Plan::of_length(primitive, bytes).first(8).kernel);
    /// println!("8 messages: {} if they are short, {} if they are long", short.name(), long.name());
    /// ```
    #[must_use]
    pub fn of_length(primitive: Primitive, bytes: usize) -> &'static Self {
        Self::of_size(primitive, Size::of(bytes))
    }

    /// The ranges of lengths, in bytes, that have plans of their own.
    pub const LENGTHS: [RangeInclusive<usize>; 3] = Size::RANGES;

    fn of_size(primitive: Primitive, size: Size) -> &'static Self {
        static PLANS: [OnceLock<[Plan; 3]>; Function::COUNT] = [const { OnceLock::new() }; Function::COUNT];
        let plans = PLANS[Function::of(primitive) as usize].get_or_init(|| {
            Size::ALL.map(|size| {
                let recorded = costs::recorded(primitive, size).map(|costs| (costs, Source::Table));
                let (costs, source) = recorded.unwrap_or_else(|| kept(primitive, size));
                Self::new(costs, source)
            })
        });
        &plans[size as usize]
    }

    /// A plan for messages of about `bytes` bytes made by a calibration of some milliseconds, even
    /// if the table has this core or costs were imported.
    #[must_use]
    pub fn calibrated(primitive: Primitive, bytes: usize) -> Self {
        Self::new(measured(primitive, Size::of(bytes), WIDEST), Source::Calibration)
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
    #[inline]
    pub(super) fn single(primitive: Primitive, size: Size) -> Kernel {
        static SINGLES: [[OnceLock<Kernel>; 3]; Function::COUNT] =
            [const { [const { OnceLock::new() }; 3] }; Function::COUNT];
        *SINGLES[Function::of(primitive) as usize][size as usize].get_or_init(|| single(primitive, size))
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

/// The kernel that takes the least time for one stream.
#[cold]
fn single(primitive: Primitive, size: Size) -> Kernel {
    let known = || Some(calibration::known(&subject(primitive, size), &kernels(primitive))?.0);
    let costs = costs::recorded(primitive, size).or_else(known);
    let costs = costs.unwrap_or_else(|| measured(primitive, size, 1));
    Plan::new(costs, Source::Calibration).first(1).kernel
}

/// The costs that were imported, or else measured.
fn kept(primitive: Primitive, size: Size) -> (Vec<Cost<Kernel>>, Source) {
    calibration::costs(&subject(primitive, size), &kernels(primitive), || {
        calibrate(primitive, size, &Kernel::usable(primitive), WIDEST)
    })
}

/// How the costs are called where they are kept.
fn subject(primitive: Primitive, size: Size) -> String {
    format!("sum {} {}", Function::of(primitive).algorithm(), size.name())
}

/// The usable kernels with their names and the most streams that they take.
fn kernels(primitive: Primitive) -> Vec<(Kernel, String, usize)> {
    let of = |kernel: Kernel| (kernel, kernel.name().to_owned(), kernel.degree(primitive).min(WIDEST));
    Kernel::usable(primitive).into_iter().map(of).collect()
}

/// The costs of all usable kernels with up to `most` streams.
fn measured(primitive: Primitive, size: Size, most: usize) -> Vec<Cost<Kernel>> {
    let mut kernels = Kernel::usable(primitive);
    kernels.retain(|kernel| kernel.least(primitive) <= most);
    let times = calibrate(primitive, size, &kernels, most);
    kernels.into_iter().zip(times).map(|(kernel, of)| Cost { kernel, of }).collect()
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
            let sizes = [64, 1 << 10, 16 << 10];
            let chosen = sizes.map(|bytes| Plan::of_length(primitive, bytes).clone());
            let calibrated = sizes.map(|bytes| Plan::calibrated(primitive, bytes));
            for plan in chosen.into_iter().chain(calibrated) {
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
