//! The audit of a scan: counts sub-hits to detect whether candidates are lost or found twice.

/// The number of bits that decide a sub-hit: one in 65,536 hashes, so that hashing each of them in
/// full costs less than a thousandth of the time.
pub const AUDIT_BITS: u32 = kernels::search::AUDIT_BITS;

/// The sub-hits of a scan: the candidates that the kernel finds, whether they meet the objective or
/// only its first bits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Audit {
    /// The number of sub-hits that were seen.
    pub seen: u64,
    /// The expected number: the sum over all hashes of the probability that a digest passes the
    /// kernel's filter.
    pub expected: f64,
    /// The variance of that number.
    pub variance: f64,
}

impl Audit {
    /// A deviation that chance brings about in one look of e^28, a million million, is a fault.
    const TOLERANCE: f64 = 28.0;

    /// Counts `hashes` more, of which `seen` passed a filter that lets through a share of `odds`.
    pub(super) fn add(&mut self, hashes: u64, seen: usize, odds: f64) {
        self.seen += seen as u64;
        self.expected += hashes as f64 * odds;
        self.variance += hashes as f64 * odds * (1.0 - odds);
    }

    /// The sum of the sub-hits of two scans.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            seen: self.seen + other.seen,
            expected: self.expected + other.expected,
            variance: self.variance + other.variance,
        }
    }

    /// The difference from the expected number in standard deviations; zero if the variance is
    /// zero.
    #[must_use]
    pub fn sigma(&self) -> f64 {
        if self.variance > 0.0 { (self.seen as f64 - self.expected) / self.variance.sqrt() } else { 0.0 }
    }

    /// Whether chance can explain the number. A sum of independent events with mean μ reaches x,
    /// from either side, with a probability of at most exp(x − μ − x ln(x / μ)) (Chernoff's bound).
    #[must_use]
    pub fn is_plausible(&self) -> bool {
        let (x, mean) = (self.seen as f64, self.expected);
        if self.seen == 0 {
            return mean <= Self::TOLERANCE;
        }
        x * (x / mean).ln() - x + mean <= Self::TOLERANCE
    }
}
