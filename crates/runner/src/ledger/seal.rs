//! The seal: the sum, modulo 2^128, of a hash of every row. It is kept up with each row that comes
//! or goes, and compared when the file is opened.
//!
//! A sum by itself says which rows there are, not in which order, and SQLite finds a row by the
//! order of the keys. So a seal counts only where keys have been seen to increase strictly
//! ([`Ascending`]): then a set of rows has one order, and no row is there twice.

use super::{Fault, Piece, Search};
use hashweave::Algorithm;
use hashweave::search::Found;

/// A sum of hashes of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seal(u128);

impl Seal {
    pub(super) fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }

    pub(super) fn to_bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }

    /// A row comes.
    pub(super) fn add(&mut self, row: Row<'_>) {
        self.0 = self.0.wrapping_add(row.hash());
    }

    /// A row goes.
    pub(super) fn remove(&mut self, row: Row<'_>) {
        self.0 = self.0.wrapping_sub(row.hash());
    }
}

/// A row of one of the tables, with its salt.
#[derive(Clone, Copy)]
pub(super) enum Row<'a> {
    Search(&'a Search, &'a [u8]),
    Covered(&'a [u8], Piece),
    Result(&'a [u8], &'a Found),
}

impl Row<'_> {
    /// The first sixteen bytes of the SHA3-256 digest of all fields, each after its length.
    fn hash(self) -> u128 {
        let mut text = Vec::new();
        let mut put = |field: &[u8]| {
            text.extend_from_slice(&(field.len() as u64).to_be_bytes());
            text.extend_from_slice(field);
        };
        match self {
            Self::Search(Search { algorithm, message, goal, digest_range }, base_salt) => {
                put(b"search");
                [algorithm, message, goal, digest_range].into_iter().for_each(|field| put(field.as_bytes()));
                put(base_salt);
            }
            Self::Covered(salt, Piece { first, last }) => {
                [b"covered", salt, &key(first), &key(last)].into_iter().for_each(put);
            }
            Self::Result(salt, Found { counter, message, digest }) => {
                [b"result", salt, &key(*counter), message, digest].into_iter().for_each(put);
            }
        }
        let digest = hashweave::digest(Algorithm::Sha3_256, &text);
        digest.iter().take(16).fold(0, |hash, &byte| hash << 8 | u128::from(byte))
    }
}

/// A counter as it stands in the file.
pub(super) fn key(counter: u64) -> [u8; 8] {
    counter.to_be_bytes()
}

/// Looks at the keys of a table in the order of the file. SQLite takes it for granted that they
/// increase: where they do not, it misses rows that are there.
#[derive(Default)]
pub(super) struct Ascending {
    before: Option<(Vec<u8>, u64)>,
}

impl Ascending {
    /// The next key, which must be greater than those before.
    pub(super) fn check(&mut self, table: &str, salt: &[u8], counter: u64) -> Result<(), Fault> {
        match &mut self.before {
            Some((before, last)) if (before.as_slice(), *last) >= (salt, counter) => Err(Fault::Damaged(
                format!("the rows of its table {table} are out of order at counter {counter}"),
            )),
            Some((before, last)) if before == salt => {
                *last = counter;
                Ok(())
            }
            before => {
                *before = Some((salt.to_owned(), counter));
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_and_goes_leaves_no_trace() {
        let piece = |first| Row::Covered(b"s", Piece { first, last: 9 });
        let mut seal = Seal::default();
        seal.add(piece(1));
        let one = seal;
        seal.add(piece(2));
        assert_ne!(seal, one);
        seal.remove(piece(2));
        assert_eq!((seal, Seal::from_bytes(seal.to_bytes())), (one, one));
    }

    #[test]
    fn keys_must_increase() {
        let increase = |keys: &[(&[u8], u64)]| {
            let mut order = Ascending::default();
            keys.iter().all(|&(salt, counter)| order.check("t", salt, counter).is_ok())
        };
        assert!(increase(&[(b"", 0), (b"", 1), (b"", u64::MAX), (b"a", 0), (b"ab", 0), (b"b", 0)]));
        for keys in [[(b"a", 1), (b"a", 1)], [(b"a", 2), (b"a", 1)], [(b"b", 1), (b"a", 2)]] {
            assert!(!increase(&keys.map(|(salt, counter)| (&salt[..], counter))), "{keys:?}");
        }
    }
}
