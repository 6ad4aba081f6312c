//! Sorts small arrays without a branch: parents are random, so every other branch would be
//! mispredicted.
//!
//! The comparisons are those of Batcher's merge exchange (Knuth, The Art of Computer Programming,
//! volume 3, section 5.2.2, algorithm M), which depend only on the length and are listed at compile
//! time.

/// More comparisons than sixteen numbers need.
const MOST: usize = 64;

struct Network<const N: usize>;

impl<const N: usize> Network<N> {
    /// The pairs to compare, and their number.
    const PAIRS: ([(usize, usize); MOST], usize) = {
        let mut pairs = [(0, 0); MOST];
        let mut count = 0;
        let top = N.next_power_of_two() / 2;
        let mut p = top;
        while p > 0 {
            let (mut q, mut r, mut distance) = (top, 0, p);
            loop {
                let mut i = 0;
                while i + distance < N {
                    if i & p == r {
                        pairs[count] = (i, i + distance);
                        count += 1;
                    }
                    i += 1;
                }
                if q == p {
                    break;
                }
                (distance, q, r) = (q - p, q / 2, p);
            }
            p /= 2;
        }
        (pairs, count)
    };
}

/// Sorts up to sixteen numbers in ascending order.
#[inline(always)]
pub(super) fn ascending<const N: usize>(numbers: &mut [u32; N]) {
    let (pairs, count) = &const { Network::<N>::PAIRS };
    for &(i, j) in &pairs[..*count] {
        (numbers[i], numbers[j]) = (numbers[i].min(numbers[j]), numbers[i].max(numbers[j]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network that sorts all zeros and ones sorts everything (Knuth, section 5.3.4, theorem Z).
    fn sorts<const N: usize>() {
        for bits in 0..1_u32 << N {
            let mut numbers: [u32; N] = core::array::from_fn(|i| bits >> i & 1);
            ascending(&mut numbers);
            assert!(numbers.is_sorted(), "{bits:b} of {N}");
            assert_eq!(numbers.iter().sum::<u32>(), bits.count_ones());
        }
    }

    #[test]
    fn everything_is_sorted() {
        sorts::<2>();
        sorts::<5>();
        sorts::<13>();
        sorts::<16>();
    }
}
