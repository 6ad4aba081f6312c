//! The summary of a ledger: per salt the covered ranges, and what is true of each.

use super::{Error, Fault, Ledger, Piece, Search, coverage};
use hashweave::search::{Found, Objective, Request};
use serde::Serialize;

/// A ledger in short.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The algorithm.
    pub algo: String,
    /// The template.
    pub message: String,
    /// The goal: the text of a [`Goal`](hashweave::search::Goal).
    pub goal: String,
    /// The bytes of the digest that the goal looks at.
    pub digest_range: String,
    /// The base salt of the run that started it; empty if the template has no salt.
    pub base_salt_hex: String,
    /// Counters covered, of all salts.
    pub hashes: u128,
    /// Results kept.
    pub results: u64,
    /// The least digest kept, in the order of the objective; null if there is none.
    pub best_hash_hex: Option<String>,
    /// Salt by salt, in the order of their bytes.
    pub salts: Vec<SaltSummary>,
}

/// The coverage of one salt.
#[derive(Clone, Debug, Serialize)]
pub struct SaltSummary {
    /// The salt; empty if the template has none.
    pub salt_hex: String,
    /// Counters covered.
    pub hashes: u128,
    /// The ranges, as long as they can be made.
    pub ranges: Vec<Range>,
}

/// A range of covered counters, as long as it can be made.
#[derive(Clone, Debug, Serialize)]
pub struct Range {
    /// The first counter.
    pub first: u64,
    /// The last counter.
    pub last: u64,
    /// Results in it: for `min` the running minima from its first counter on.
    pub results: u64,
    /// The counter of the least digest kept.
    pub best_counter: Option<u64>,
    /// The least digest kept.
    pub best_hash_hex: Option<String>,
    /// In words.
    pub statement: String,
}

impl Ledger {
    /// A summary of the ledger.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or its search is none.
    pub fn summary(&self) -> Result<Summary, Error> {
        let request = self.search().checked();
        let request = request.map_err(|error| Fault::Damaged(error.to_string()).of(self.path()))?;
        let mut least = None;
        let salts: Vec<&[u8]> = self.salts().collect();
        let salts = salts.into_iter().map(|salt| self.summary_of(salt, &request, &mut least));
        let salts = salts.collect::<Result<Vec<_>, _>>()?;
        let Search { algorithm, message, goal, digest_range } = self.search().clone();
        Ok(Summary {
            algo: algorithm,
            message,
            goal,
            digest_range,
            base_salt_hex: hex::encode(self.base_salt()),
            hashes: salts.iter().map(|salt| salt.hashes).sum(),
            results: salts.iter().flat_map(|salt| &salt.ranges).map(|range| range.results).sum(),
            best_hash_hex: least.map(hex::encode),
            salts,
        })
    }

    fn summary_of(
        &self,
        salt: &[u8],
        Request { algorithm, objective, .. }: &Request,
        least: &mut Option<Vec<u8>>,
    ) -> Result<SaltSummary, Error> {
        let mut ranges = Vec::new();
        for piece in coverage::union(self.pieces(salt).collect(), true) {
            let (results, best) = self.results_of(salt, piece, objective)?;
            if let Some(best) = &best
                && least.as_ref().is_none_or(|least| objective.less(&best.digest, least))
            {
                *least = Some(best.digest.clone());
            }
            let of_best = best.as_ref().map(|best| best.digest.as_slice());
            let found = objective.found_in_words(*algorithm, results, of_best);
            ranges.push(Range {
                first: piece.first,
                last: piece.last,
                results,
                statement: statement(&found, piece, salt),
                best_counter: best.as_ref().map(|best| best.counter),
                best_hash_hex: best.map(|best| hex::encode(best.digest)),
            });
        }
        let hashes = ranges.iter().map(|range| Piece { first: range.first, last: range.last }.count()).sum();
        Ok(SaltSummary { salt_hex: hex::encode(salt), hashes, ranges })
    }

    /// The number of results that a search of the range would print, and the least of them.
    fn results_of(
        &self,
        salt: &[u8],
        range: Piece,
        objective: &Objective,
    ) -> Result<(u64, Option<Found>), Error> {
        let (mut results, mut least) = (0, None::<Found>);
        self.each_result(salt, range, &mut |found| {
            let best = least.as_ref().map(|found| found.digest.as_slice());
            results += u64::from(objective.accepts(&found.digest, best));
            if best.is_none_or(|best| objective.less(&found.digest, best)) {
                least = Some(found);
            }
            Ok::<(), Error>(())
        })?;
        Ok((results, least))
    }
}

/// For instance `no digest below 0000ab… in [0, 1000) of salt 0000aabbcc`.
fn statement(found: &str, range: Piece, salt: &[u8]) -> String {
    let of_salt = if salt.is_empty() { String::new() } else { format!(" of salt {}", hex::encode(salt)) };
    format!("{found} in [{}, {}){of_salt}", range.first, u128::from(range.last) + 1)
}
