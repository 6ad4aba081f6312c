//! Shards: one of N parts of a range, for a search on several machines.

use crate::ledger::Piece;
use core::fmt;
use core::str::FromStr;
use thiserror::Error;

/// Part `index` of `of`, counted from 1.
///
/// ```
/// use runner::search::Shard;
/// use runner::ledger::Piece;
/// let parts = (1..=3).map(|i| format!("{i}/3").parse::<Shard>().map(|shard| shard.part(Piece { first: 0, last: 9 })));
/// let parts: Result<Vec<_>, _> = parts.collect();
/// let part = |first, last| Some(Piece { first, last });
/// assert_eq!(parts, Ok(vec![part(0, 3), part(4, 6), part(7, 9)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: u64,
    of: u64,
}

/// The text does not describe a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("write I/N, the I-th of N parts, with I from 1 to N")]
pub struct ShardError;

impl Shard {
    /// Part `index` of `of`, counted from 1; `None` if there is no such part.
    #[must_use]
    pub fn new(index: u64, of: u64) -> Option<Self> {
        (1..=of).contains(&index).then_some(Self { index, of })
    }

    /// The number of parts.
    #[must_use]
    pub fn of(self) -> u64 {
        self.of
    }

    /// Returns the shard's part of a range. All parts together are the range, no two parts overlap,
    /// and their sizes differ by at most one. Returns `None` if there are more shards than counters
    /// and this one is empty.
    #[must_use]
    pub fn part(self, range: Piece) -> Option<Piece> {
        let (index, of) = (u128::from(self.index), u128::from(self.of));
        // The first `count mod of` parts have one counter more.
        let (size, longer) = (range.count() / of, range.count() % of);
        let begin = |part: u128| part * size + part.min(longer);
        let (first, end) = (begin(index - 1), begin(index));
        (first < end)
            .then(|| Piece { first: range.first + first as u64, last: range.first + (end - 1) as u64 })
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse =
            |digits: &str| digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let parts = text.split_once('/').and_then(|(index, of)| Some((parse(index)?, parse(of)?)));
        parts.and_then(|(index, of)| Self::new(index, of)).ok_or(ShardError)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_disjoint_and_complete() {
        let ends = [(0, 0), (0, 1), (5, 11), (0, u64::MAX), (u64::MAX - 4, u64::MAX), (u64::MAX, u64::MAX)];
        for (first, last) in ends {
            for of in [1, 2, 3, 7, 1000] {
                let range = Piece { first, last };
                let parts: Vec<Piece> =
                    (1..=of).filter_map(|index| Shard { index, of }.part(range)).collect();
                assert_eq!((parts[0].first, parts[parts.len() - 1].last), (first, last));
                assert!(parts.windows(2).all(|pair| pair[0].last + 1 == pair[1].first), "{parts:?}");
                let sizes = || parts.iter().map(|part| part.count());
                assert!(sizes().max() <= sizes().min().map(|least| least + 1), "{parts:?}");
            }
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for text in ["0/3", "4/3", "1/0", "0/0", "1", "1/", "/2", "a/b", "-1/2", "+1/2", "1/2/3", "1 /2"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert_eq!("3/3".parse::<Shard>().map(|shard| shard.to_string()), Ok("3/3".to_owned()));
    }
}
