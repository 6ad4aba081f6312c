//! How many granules a launch has: as many as take the time that one may, and as few as find what a list can take.

use std::time::Duration;

/// What a launch is to take. Two are under way, and a stop waits for both; some systems reset a device that is busy for long.
const TARGET: Duration = Duration::from_millis(60);

/// Launches that take less are too short to tell how fast a device is, unless they are the longest that there have been.
const TELLING: Duration = Duration::from_millis(20);

/// A launch is at most so many times longer than the longest before it.
const GROWTH: u32 = 8;

/// Candidates of a launch that are to be expected at most: the host hashes them while the next launch runs.
const CANDIDATES: u64 = 1 << 14;

/// The size of launches.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    granules: u32,
    granule_bits: u32,
}

impl Pace {
    /// Of granules of so many counters, a power of two; it begins with one of them.
    #[must_use]
    pub fn new(granule: u64) -> Self {
        Self { granules: 1, granule_bits: granule.ilog2() }
    }

    /// Granules of the next launch at most, if its filter looks at so many bits.
    #[must_use]
    pub fn granules(&self, filter_bits: u32) -> u32 {
        let counters = u128::from(CANDIDATES) << filter_bits;
        let fit = u32::try_from(counters >> self.granule_bits).unwrap_or(u32::MAX);
        self.granules.min(fit).max(1)
    }

    /// A launch of so many granules took so long.
    pub fn took(&mut self, granules: u32, took: Duration) {
        let ideal = f64::from(granules) * TARGET.as_secs_f64() / took.as_secs_f64().max(1e-9);
        // Not above the type's largest: the conversion saturates.
        let ideal = (ideal as u32).clamp(1, granules.saturating_mul(GROWTH));
        if took >= TELLING || granules >= self.granules {
            self.granules = ideal;
        }
    }

    /// A launch of so many granules found more than a list can take.
    pub fn halve(&mut self, granules: u32) {
        self.granules = (granules / 2).max(1);
    }

    /// Begins anew.
    pub fn restart(&mut self) {
        self.granules = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device that takes 10 ms for 2^20 counters, and 20 µs for each launch.
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
