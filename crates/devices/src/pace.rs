//! Chooses how many granules a launch has: at most as many as fit the time for a launch, and few
//! enough that the list has room for what they find.

use std::time::Duration;

/// The duration of a launch. Two are under way, and a stop waits for both; some systems reset a
/// device that is busy for long.
const TARGET: Duration = Duration::from_millis(60);

/// A shorter launch does not tell how fast a device is, unless it is the longest so far.
const TELLING: Duration = Duration::from_millis(20);

/// A launch is at most this many times longer than the longest before it.
const GROWTH: u32 = 8;

/// The most candidates that a launch should find: the host hashes them while the next launch runs.
const CANDIDATES: u64 = 1 << 14;

/// The size of launches.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    granules: u32,
    granule_bits: u32,
}

impl Pace {
    /// Makes a pace for granules of `granule` counters, a power of two; it begins with one granule.
    #[must_use]
    pub fn new(granule: u64) -> Self {
        Self { granules: 1, granule_bits: granule.ilog2() }
    }

    /// Returns the most granules of the next launch, if its filter looks at `filter_bits` bits.
    #[must_use]
    pub fn granules(&self, filter_bits: u32) -> u32 {
        let counters = u128::from(CANDIDATES) << filter_bits;
        let fit = u32::try_from(counters >> self.granule_bits).unwrap_or(u32::MAX);
        self.granules.min(fit).max(1)
    }

    /// Learns how long a launch of some granules took.
    pub fn took(&mut self, granules: u32, took: Duration) {
        let ideal = f64::from(granules) * TARGET.as_secs_f64() / took.as_secs_f64().max(1e-9);
        // The conversion saturates at the type's largest value.
        let ideal = (ideal as u32).clamp(1, granules.saturating_mul(GROWTH));
        if took >= TELLING || granules >= self.granules {
            self.granules = ideal;
        }
    }

    /// Learns that a launch of some granules found more than a list has room for.
    pub fn halve(&mut self, granules: u32) {
        self.granules = (granules / 2).max(1);
    }

    /// Starts again with one granule.
    pub fn restart(&mut self) {
        self.granules = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulates a device that takes 10 ms for 2^20 counters, and 20 µs for each launch.
    fn time(granules: u32) -> Duration {
        Duration::from_micros(20) + Duration::from_millis(10) * granules / 64
    }

    #[test]
    fn launches_grow_to_what_they_may_take() {
        let mut pace = Pace::new(1 << 14);
        let mut launches = 0;
        while time(pace.granules(64)) < TARGET / 2 {
            pace.took(pace.granules(64), time(pace.granules(64)));
            launches += 1;
            assert!(launches < 6 && time(pace.granules(64)) <= TARGET * 11 / 10, "{pace:?}");
        }
        let grown = pace.granules(64);
        pace.took(1, time(1));
        assert_eq!(pace.granules(64), grown, "a canary tells nothing");
        pace.took(grown, 3 * TARGET);
        assert_eq!(pace.granules(64), grown / 3, "slower now");
    }

    #[test]
    fn an_easy_filter_makes_launches_short() {
        let mut pace = Pace::new(1 << 17);
        for _ in 0..10 {
            pace.took(pace.granules(16), Duration::from_micros(1));
        }
        assert_eq!(pace.granules(16), 1 << 13);
        assert_eq!(pace.granules(8), 1 << 5);
        assert_eq!(pace.granules(0), 1);
        pace.halve(1 << 13);
        assert_eq!(pace.granules(16), 1 << 12);
    }
}
