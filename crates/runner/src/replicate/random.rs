//! Numbers for the nodes that an audit draws.

/// Numbers from a seed (SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", 2014).
pub(super) struct Random(pub(super) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Below a bound, which is small against 2^64.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_numbers_are_below_the_bound_and_differ() {
        let mut random = Random(1);
        let drawn: Vec<u64> = (0..1000).map(|_| random.below(10)).collect();
        assert!((0..10).all(|value| drawn.contains(&value)) && drawn.iter().all(|&value| value < 10));
        assert_eq!(drawn, {
            let mut again = Random(1);
            (0..1000).map(|_| again.below(10)).collect::<Vec<_>>()
        });
    }
}
