//! The logarithm of `r2`, which is rounded twice.
//!
//! The prototype computes floor(log2f(f32(m))): m is rounded to the 24 bits of a single, its
//! logarithm is rounded to a single again, and both may carry a number just below 2^k up to k.
//! Libraries differ in their `log2f`, so here it is computed with integers, as IEEE 754 has it for
//! a function that is correctly rounded.
//!
//! Let x = 2^k − s·2^(k−24) be the s-th single below 2^k. Its logarithm is k + log2(1 − s·2^−24) =
//! k − s·2^−24 / ln 2, less a term of second order that is too small to matter. Singles just below
//! k, for 2^e < k ≤ 2^(e+1), are 2^(e−23) apart, so the logarithm is rounded up to k if it is
//! nearer than 2^(e−24), that is if s < ln 2 · 2^e. There are no ties: the logarithm is irrational.
//!
//! | k | 2 | 3–4 | 5–8 | 9–16 | 17–32 | 33–64 |
//! |---|---|---|---|---|---|---|
//! | ln 2 · 2^e | 0.69 | 1.39 | 2.77 | 5.55 | 11.09 | 22.18 |
//! | greatest s | 0 | 1 | 2 | 5 | 11 | 22 |

/// The greatest s of the table, by e.
const ROUNDED_UP: [u32; 6] = [0, 1, 2, 5, 11, 22];

/// floor(log2f(f32(m))) for 1 < m < 2^63.
pub(super) fn floor_log2_single(m: u64) -> u32 {
    // Rust rounds to the nearest single, ties to even, on every platform.
    let bits = (m as f32).to_bits();
    let floor = (bits >> 23) - 127;
    let below = (1 << 23) - (bits & 0x7F_FFFF);
    // 2^e < floor + 1 ≤ 2^(e+1).
    floor + u32::from(below <= ROUNDED_UP[floor.ilog2() as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The double has 29 bits more than a single. So rounding it gives the same as rounding the
    /// true logarithm, unless that is within 2^-29 of a tie, and the table shows that none is.
    #[test]
    fn it_is_the_rounded_logarithm_around_every_power_of_two() {
        for k in 2..40 {
            for m in (1_u64 << k).saturating_sub(1 << 20).max(2)..(1 << k) + 5 {
                let single = f64::from(m as f32).log2() as f32;
                assert_eq!(floor_log2_single(m), single.floor() as u32, "2^{k}: {m}");
            }
        }
    }

    /// The function of the C library with which the prototype ran agrees as well.
    #[cfg(target_env = "gnu")]
    #[test]
    fn it_is_what_glibc_computes() {
        for k in 2..40 {
            for m in (1_u64 << k).saturating_sub(1 << 18).max(2)..(1 << k) + 5 {
                assert_eq!(floor_log2_single(m), (m as f32).log2().floor() as u32, "2^{k}: {m}");
            }
        }
    }

    #[test]
    fn the_table_is_that_of_the_text() {
        for (e, s) in ROUNDED_UP.into_iter().enumerate() {
            assert_eq!(s, (std::f64::consts::LN_2 * f64::from(1 << e)).floor() as u32);
        }
        assert_eq!(floor_log2_single((1 << 23) - 1), 23);
        assert_eq!(floor_log2_single((1 << 24) - 11), 24);
        assert_eq!(floor_log2_single((1 << 24) - 12), 23);
    }
}
