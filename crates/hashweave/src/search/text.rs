//! Values of a search as people write them, the same for every program that takes them.

use super::{Damage, Drill, ExtentError, JobError};
use core::ops::Range;
use core::time::Duration;

/// Pairs of hexadecimal digits, behind `0x` or not.
///
/// # Errors
///
/// What is wrong with them.
pub fn hex_bytes(text: &str) -> Result<Vec<u8>, String> {
    let digits = text.strip_prefix("0x").unwrap_or(text);
    hex::decode(digits).map_err(|error| error.to_string().to_lowercase())
}

/// `MASKHEX:VALUEHEX`.
///
/// # Errors
///
/// What is wrong with it.
pub fn mask_and_value(text: &str) -> Result<(Vec<u8>, Vec<u8>), String> {
    let (mask, value) = text.split_once(':').ok_or("write MASKHEX:VALUEHEX")?;
    let (mask, value) = (hex_bytes(mask)?, hex_bytes(value)?);
    if mask.is_empty() || mask.len() != value.len() {
        return Err(format!("the mask has {} bytes and the value {}", mask.len(), value.len()));
    }
    Ok((mask, value))
}

/// `A..B`.
///
/// # Errors
///
/// How to write it.
pub fn byte_range(text: &str) -> Result<Range<usize>, String> {
    let parse = || {
        let (start, end) = text.split_once("..")?;
        Some(start.parse().ok()?..end.parse().ok()?)
    };
    parse().ok_or_else(|| "write A..B, for instance 12..32".to_owned())
}

/// A decimal number, or a hexadecimal one behind 0x.
///
/// # Errors
///
/// If it is none.
pub fn number(text: &str) -> Result<u64, String> {
    let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
    let signed = digits.starts_with(['+', '-']);
    let parsed = u64::from_str_radix(digits, radix).ok().filter(|_| !signed);
    parsed.ok_or_else(|| format!("not a number from 0 to {}", u64::MAX))
}

/// A number that is not zero.
///
/// # Errors
///
/// If it is none.
pub fn at_least_one(text: &str) -> Result<u64, String> {
    number(text).and_then(|n| if n > 0 { Ok(n) } else { Err("must be at least 1".to_owned()) })
}

/// A number of threads.
///
/// # Errors
///
/// If it is none.
pub fn thread_count(text: &str) -> Result<usize, String> {
    let most = 1 << 16;
    match text.parse() {
        Ok(n) if (1..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of threads from 1 to {most}")),
    }
}

/// A time.
///
/// # Errors
///
/// If it is none.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let positive = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0);
    positive
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "must be a positive number of seconds".to_owned())
}

/// `LANE:BIT` or `LANE:lose`, and `:HASHES` behind it.
///
/// # Errors
///
/// How to write it.
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
    parse().ok_or_else(|| "write LANE:BIT or LANE:lose, and :HASHES behind it to begin later".to_owned())
}

/// The option that a job was wrong in, `goal` being that of its objective.
#[must_use]
pub fn option_of_job(error: &JobError, goal: &'static str) -> &'static str {
    match error {
        JobError::NotHere(_) | JobError::Forbidden { .. } | JobError::Override(_) => "--backend",
        JobError::NoSuchKernel { .. } => "--kernel",
        JobError::DigestRange { .. } => "--digest-range",
        JobError::TooManyBits { .. }
        | JobError::BelowZero
        | JobError::NeverMatches
        | JobError::MaskAndValue { .. } => goal,
        JobError::NoSuchDigest(_) => "--algo",
        JobError::SaltLength { .. } => "--salt-hex",
    }
}

/// The option that an extent was wrong in.
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
        assert!(number("-1").is_err() && number("18446744073709551616").is_err() && number("1e3").is_err());
        assert_eq!(byte_range("12..32"), Ok(12..32));
        assert!(byte_range("12-32").is_err() && byte_range("..4").is_err());
        assert!(hex_bytes("abc").is_err() && hex_bytes("zz").is_err());
        assert!(seconds("0").is_err() && seconds("nan").is_err() && seconds("1e300").is_err());
        assert!(thread_count("0").is_err() && thread_count("70000").is_err());
        assert!(mask_and_value("ff:00ff").is_err() && mask_and_value(":").is_err());
        assert_eq!(drill("1:2"), Ok(Drill { lane: 1, damage: Damage::Flip(2), after: 0 }));
        assert_eq!(drill("1:lose:9"), Ok(Drill { lane: 1, damage: Damage::Lose, after: 9 }));
        assert!(drill("1").is_err() && drill("1:2:3:4").is_err());
    }
}
