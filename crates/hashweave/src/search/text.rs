//! Parsers for the options of a search, for all programs that have these options.

use super::template::hex_digits;
use super::{Damage, Drill, ExtentError, JobError};
use core::ops::Range;
use core::time::Duration;

/// Parses pairs of hexadecimal digits, with or without `0x` before them.
///
/// # Errors
///
/// A description of the fault.
pub fn hex_bytes(text: &str) -> Result<Vec<u8>, String> {
    hex_digits(text.strip_prefix("0x").unwrap_or(text))
}

/// Parses `A..B`.
///
/// # Errors
///
/// A description of the format.
pub fn byte_range(text: &str) -> Result<Range<usize>, String> {
    let parse = || {
        let (start, end) = text.split_once("..")?;
        Some(start.parse().ok()?..end.parse().ok()?)
    };
    parse().ok_or_else(|| "write A..B, for instance 12..32".to_owned())
}

/// Parses `PARAMETER=VALUE`, a parameter of a preset.
///
/// # Errors
///
/// A description of the format.
pub fn assignment(text: &str) -> Result<(String, String), String> {
    let parts = text.split_once('=').ok_or("write PARAMETER=VALUE, for instance chain-id=1")?;
    Ok((parts.0.to_owned(), parts.1.to_owned()))
}

/// Parses a whole number: `1000000`, `1_000_000`, `1,000,000`, `1e6`, `1m`, `1.5k`, `2^20`, `1Mi`,
/// `0xf4240`.
///
/// The letters `k`, `m`, `g` and `t` are powers of 1,000; with an `i` after them they are powers of
/// 1,024.
///
/// ```
/// use hashweave::search::text::number;
/// assert_eq!(["1e6", "2^32", "10m", "1.5Ki", "0xff"].map(number), [1_000_000, 1 << 32, 10_000_000, 1536, 255].map(Ok));
/// assert!(number("0.5").is_err());
/// ```
///
/// # Errors
///
/// If the text is not such a number.
pub fn number(text: &str) -> Result<u64, String> {
    let value = if let Some(digits) = text.strip_prefix("0x") {
        unsigned(digits, 16)
    } else if let Some((base, exponent)) = text.split_once('^') {
        unsigned(base, 10)
            .zip(unsigned(exponent, 10))
            .and_then(|(base, exponent)| base.checked_pow(u32::try_from(exponent).ok()?))
    } else {
        scaled(text)
    };
    let value = value.and_then(|value| u64::try_from(value).ok());
    value.ok_or_else(|| {
        format!("not a whole number from 0 to {} (1e6, 10m, 2^32 and 0xff are numbers too)", u64::MAX)
    })
}

/// Digits only: no sign.
fn unsigned(digits: &str, radix: u32) -> Option<u128> {
    u128::from_str_radix(digits, radix).ok().filter(|_| !digits.starts_with('+'))
}

/// A decimal number with a unit or an exponent after it, if that makes it a whole one.
fn scaled(text: &str) -> Option<u128> {
    let lower = text.to_ascii_lowercase();
    let (mantissa, factor) = match lower.split_once('e') {
        Some((mantissa, exponent)) => {
            (mantissa, 10_u128.checked_pow(u32::try_from(unsigned(exponent, 10)?).ok()?)?)
        }
        None => unit(&lower),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, unsigned(fraction, 10).map(|_| fraction)?),
        None => (mantissa, ""),
    };
    let divisor = 10_u128.checked_pow(u32::try_from(fraction.len()).ok()?)?;
    let digits = unsigned(&(without_separators(whole)? + fraction), 10)?;
    let product = digits.checked_mul(factor)?;
    product.is_multiple_of(divisor).then_some(product / divisor)
}

/// A number without its unit, and what that stands for.
fn unit(text: &str) -> (&str, u128) {
    let (rest, base) = text.strip_suffix('i').map_or((text, 1000), |rest| (rest, 1024));
    let power = |c: char| match c {
        'k' => Some(1),
        'm' => Some(2),
        'g' => Some(3),
        't' => Some(4),
        _ => None,
    };
    let last = rest.chars().next_back().and_then(power);
    last.map_or((text, 1), |power| (&rest[..rest.len() - 1], u128::pow(base, power)))
}

/// Digits without the separators between groups of three; none if these are elsewhere.
fn without_separators(digits: &str) -> Option<String> {
    let mut groups = digits.split(['_', ',']);
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let whole = rest.is_empty() || (1..=3).contains(&first.len());
    let right = whole && rest.iter().all(|group| group.len() == 3);
    right.then(|| digits.replace(['_', ','], ""))
}

/// Parses a number that is not zero.
///
/// # Errors
///
/// If the text is not such a number.
pub fn at_least_one(text: &str) -> Result<u64, String> {
    number(text).and_then(|n| if n > 0 { Ok(n) } else { Err("must be at least 1".to_owned()) })
}

/// Parses a number of threads.
///
/// # Errors
///
/// If the text is not such a number.
pub fn thread_count(text: &str) -> Result<usize, String> {
    let most = 1 << 16;
    match text.parse() {
        Ok(n) if (1..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of threads from 1 to {most}")),
    }
}

/// Parses a time in seconds.
///
/// # Errors
///
/// If the text is not such a number.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let positive = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0);
    positive
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "must be a positive number of seconds".to_owned())
}

/// Parses `LANE:BIT` or `LANE:lose`, optionally followed by `:HASHES`.
///
/// # Errors
///
/// A description of the format.
pub fn drill(text: &str) -> Result<Drill, String> {
    let parse = || {
        let mut parts = text.split(':');
        let lane = parts.next()?.parse().ok()?;
        let damage = match parts.next()? {
            "lose" => Damage::Lose,
            bit => Damage::Flip(bit.parse().ok()?),
        };
        let after = parts.next().map_or(Some(0), |after| after.parse().ok())?;
        parts.next().is_none().then_some(Drill { lane, damage, after })
    };
    parse().ok_or_else(|| "write LANE:BIT or LANE:lose, and :HASHES after it to begin later".to_owned())
}

/// The command-line option that caused an error of a job. `goal` is the option of its goal.
#[must_use]
pub fn option_of_job(error: &JobError, goal: &'static str) -> &'static str {
    match error {
        JobError::NotHere(_)
        | JobError::NoSieve { .. }
        | JobError::NestedOnDevice { .. }
        | JobError::ScoreOnDevice(_)
        | JobError::TextOnDevice
        | JobError::Forbidden { .. }
        | JobError::Override(_) => "--backend",
        JobError::NoSuchKernel { .. }
        | JobError::NestedKernel { .. }
        | JobError::TextsKernel
        | JobError::ScoreKernel(_) => "--kernel",
        JobError::DigestRange { .. } => "--digest-range",
        JobError::TooManyBits { .. }
        | JobError::BelowZero
        | JobError::Compact { .. }
        | JobError::Length { .. }
        | JobError::NeverMatches
        | JobError::MaskAndValue { .. } => goal,
        JobError::NoSuchDigest(_) => "--algo",
        JobError::Tree { .. } => "--message",
        JobError::SaltLength { .. } => "--salt-hex",
    }
}

/// The command-line option that caused an error of an extent.
#[must_use]
pub fn option_of_extent(error: &ExtentError) -> &'static str {
    match error {
        ExtentError::NoThreads | ExtentError::SaltTooShort { .. } => "--threads",
        ExtentError::Salt(_) => "--salt-hex",
        ExtentError::PastTheEnd { .. } => "--start and --count",
        ExtentError::EmptyRange => "--count",
        ExtentError::NoSuchLane { .. } => "--fault-drill",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_strictly() {
        assert_eq!(number("0x10"), Ok(16));
        assert!(number("-1").is_err() && number("18446744073709551616").is_err() && number("").is_err());
        let numbers = ["1_000,000", "1E6", "10M", "1.5k", "2^63", "3Gi", "0.25e2", "18446744073709551615"];
        let values = [1_000_000, 1_000_000, 10_000_000, 1500, 1 << 63, 3 << 30, 25, u64::MAX];
        assert_eq!(numbers.map(number), values.map(Ok));
        for none in [
            "1e", "e6", "+1", "1e-3", "1.5", "10x", "i", "k", "2^", "^2", "2^64", "1e20", "1e999", "1,00",
            ",100", "1.k", "0x+1", "1__0",
        ] {
            assert!(number(none).is_err(), "{none}");
        }
        assert_eq!(byte_range("12..32"), Ok(12..32));
        assert!(byte_range("12-32").is_err() && byte_range("..4").is_err());
        assert!(hex_bytes("abc").is_err() && hex_bytes("zz").is_err());
        assert!(seconds("0").is_err() && seconds("nan").is_err() && seconds("1e300").is_err());
        assert!(thread_count("0").is_err() && thread_count("70000").is_err());
        assert_eq!(drill("1:2"), Ok(Drill { lane: 1, damage: Damage::Flip(2), after: 0 }));
        assert_eq!(drill("1:lose:9"), Ok(Drill { lane: 1, damage: Damage::Lose, after: 9 }));
        assert!(drill("1").is_err() && drill("1:2:3:4").is_err());
    }
}
