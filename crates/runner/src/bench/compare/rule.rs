//! The rule that tells a change from noise.
//!
//! A disturbance only makes slower, and it may last: for a slice, for some seconds, for the whole
//! run. So a side is not a figure but a *span*, from its best slice up to the 10th percentile of
//! its worst quarter. Two sides differ if
//!
//! - their 10th percentiles lie more than a floor apart, which is more than two runs of the same
//!   program differ by on a quiet machine, and
//! - there is a gap between their spans, wider than half of the floor and than either span.
//!
//! The floor is [`FLOOR`], and [`FLOOR_OF_SHORT`] for sums of short messages, whose speed depends
//! on where a process happens to have its memory.
//!
//! If only the first is true, one of the two was measured on a machine that was too busy to tell:
//! [`Verdict::Unclear`]. How often this errs is in `records/README.md`.

use super::row::Cycles;
use serde::Serialize;

/// The fraction by which two runs of one program may differ.
pub const FLOOR: f64 = 0.02;

/// The same for sums of messages of 1 KiB and less.
pub const FLOOR_OF_SHORT: f64 = 0.05;

/// The result of the comparison of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Fewer cycles, beyond noise.
    Faster,
    /// More cycles, beyond noise.
    Slower,
    /// As many, within noise.
    Same,
    /// The noise is too great to tell.
    Unclear,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Faster, Self::Slower, Self::Same, Self::Unclear];

    /// In a word.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Faster => "faster",
            Self::Slower => "slower",
            Self::Same => "same",
            Self::Unclear => "unclear",
        }
    }
}

/// Where the cycles of a side lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The fewest.
    pub least: f64,
    /// The most that is not a disturbance of a few slices.
    pub most: f64,
}

impl Span {
    /// How far it reaches, as a ratio.
    fn width(self) -> f64 {
        self.most / self.least
    }
}

/// The span of a side. Of a row without quarters the median stands for the worst quarter.
#[must_use]
pub fn span(cycles: &Cycles) -> Span {
    let most =
        cycles.quarters.map_or(cycles.median, |quarters| quarters.into_iter().fold(cycles.tenth, f64::max));
    Span { least: cycles.best.min(cycles.tenth), most }
}

/// The cycles of the second side over those of the first.
#[must_use]
pub fn ratio(a: &Cycles, b: &Cycles) -> f64 {
    b.tenth / a.tenth
}

/// Compares the second side with the first.
#[must_use]
pub fn verdict(a: &Cycles, b: &Cycles, floor: f64) -> Verdict {
    let (ratio, first, second) = (ratio(a, b), span(a), span(b));
    let apart = ratio.ln().abs() > floor.ln_1p();
    let widest = first.width().max(second.width()).max(1.0 + floor / 2.0);
    let above = |one: Span, other: Span| one.least > widest * other.most;
    match (apart, above(second, first), above(first, second)) {
        (false, ..) => Verdict::Same,
        (true, true, _) => Verdict::Slower,
        (true, _, true) => Verdict::Faster,
        (true, false, false) => Verdict::Unclear,
    }
}
