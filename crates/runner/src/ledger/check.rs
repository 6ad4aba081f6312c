//! The check of a ledger: hashes every result again, and scans parts of the coverage again.

use super::{Error, Ledger, Piece};
use hashweave::search::{Found, Job, Searcher};
use std::io;

/// The most counters that are scanned again at one place.
const WINDOW: u64 = 1 << 22;

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of results that were hashed again.
    pub results: u64,
    /// The number of pieces of coverage.
    pub pieces: u64,
    /// The number of counters that were scanned again.
    pub rescanned: u64,
    /// The faults, one line each.
    pub faults: Vec<String>,
}

/// Checks a ledger: the database, the pieces, every result against the template, the hash and the
/// objective; and scans `rescan` counters again, at random places in what is covered, or everything
/// if that is not more.
///
/// # Errors
///
/// If the file cannot be read as a ledger, or the system has no randomness.
pub fn check(ledger: &Ledger, rescan: u64) -> Result<Report, Error> {
    let mut report = Report { faults: ledger.integrity()?, ..Report::default() };
    let job = match ledger.search().job() {
        Ok(job) => job,
        Err(fault) => {
            report.faults.push(fault.to_string());
            return Ok(report);
        }
    };
    for salt in ledger.salts_of_results()? {
        check_results(ledger, &job, &salt, &mut report)?;
    }
    for salt in ledger.salts() {
        check_pieces(ledger, &job, salt, &mut report)?;
    }
    if report.faults.is_empty() {
        Again { ledger, job: &job, report: &mut report }.check(rescan)?;
    }
    Ok(report)
}

/// Every result by itself, and that it is inside the coverage.
fn check_results(ledger: &Ledger, job: &Job, salt: &[u8], report: &mut Report) -> Result<(), Error> {
    if job.check_salt(salt).is_err() {
        report.faults.push(format!("salt {} is not of the template's length", hex::encode(salt)));
        return Ok(());
    }
    let pieces: Vec<Piece> = ledger.pieces(salt).collect();
    ledger.each_result(salt, Piece { first: 0, last: u64::MAX }, &mut |found| {
        report.results += 1;
        let before = pieces.partition_point(|piece| piece.first <= found.counter);
        let covered = before > 0 && pieces[before - 1].contains(found.counter);
        let fault = fault_of(job, salt, &found).or((!covered).then_some("is outside the covered ranges"));
        if let Some(fault) = fault {
            report.faults.push(format!("the result at counter {}{} {fault}", found.counter, of_salt(salt)));
        }
        Ok(())
    })
}

/// The fault of a result, taken by itself; `None` if it has none.
pub(crate) fn fault_of(job: &Job, salt: &[u8], found: &Found) -> Option<&'static str> {
    let template = job.template();
    if found.counter > template.counter().max() {
        Some("is past the end of the counter")
    } else if found.message != template.message(salt, found.counter) {
        Some("has a message that the template does not give")
    } else if found.digest != hashweave::verify(job.algorithm(), &found.message) {
        Some("has a digest that is not that of its message")
    } else if !job.objective().accepts(&found.digest, None) {
        Some("does not meet the objective")
    } else {
        None
    }
}

/// The pieces are inside the counter's space, and those of running minima hold them, from the first
/// counter on.
fn check_pieces(ledger: &Ledger, job: &Job, salt: &[u8], report: &mut Report) -> Result<(), Error> {
    for piece in ledger.pieces(salt) {
        report.pieces += 1;
        let here = format!("the range [{}, {}){}", piece.first, u128::from(piece.last) + 1, of_salt(salt));
        if piece.last > job.template().counter().max() {
            report.faults.push(format!("{here} goes past the end of the counter"));
        }
        if !ledger.search().running() {
            continue;
        }
        if ledger.first_result(salt, piece)? != Some(piece.first) {
            report.faults.push(format!("{here} lacks its first minimum"));
        }
        let mut best: Option<Vec<u8>> = None;
        ledger.each_result(salt, piece, &mut |found| {
            if !job.objective().accepts(&found.digest, best.as_deref()) {
                let fault = format!("in {here} the digest at counter {} is not a minimum", found.counter);
                report.faults.push(fault);
            }
            best = Some(found.digest);
            Ok::<(), Error>(())
        })?;
    }
    Ok(())
}

/// Scanning again.
struct Again<'a> {
    ledger: &'a Ledger,
    job: &'a Job,
    report: &'a mut Report,
}

impl Again<'_> {
    /// Scans windows: all there are, if that is not more than is wanted, else at random places
    /// until it is enough.
    fn check(&mut self, rescan: u64) -> Result<(), Error> {
        let ledger = self.ledger;
        let pieces: Vec<(&[u8], Piece)> =
            ledger.salts().flat_map(|salt| ledger.pieces(salt).map(move |piece| (salt, piece))).collect();
        let covered: u128 = pieces.iter().map(|(_, piece)| piece.count()).sum();
        if covered <= u128::from(rescan) {
            return pieces.into_iter().try_for_each(|(salt, piece)| self.whole(salt, piece));
        }
        while self.report.rescanned < rescan {
            let place = random_place(&pieces, covered).map_err(|error| {
                let fault = io::Error::from(error).into();
                Error { path: ledger.path().to_owned(), fault }
            })?;
            let Some((salt, piece, first)) = place else { break };
            self.window(salt, piece, first, WINDOW.min(rescan - self.report.rescanned))?;
        }
        Ok(())
    }

    fn whole(&mut self, salt: &[u8], piece: Piece) -> Result<(), Error> {
        let mut first = Some(piece.first);
        while let Some(at) = first.filter(|&at| at <= piece.last) {
            first = self.window(salt, piece, at, WINDOW)?.checked_add(1);
        }
        Ok(())
    }

    /// Scans at most `most` counters of a piece, from `first` on; returns the last of them.
    fn window(&mut self, salt: &[u8], piece: Piece, first: u64, most: u64) -> Result<u64, Error> {
        let window = Piece { first, last: piece.last.min(first.saturating_add(most - 1)) };
        self.report.rescanned += window.last - window.first + 1;
        let fault = self.difference(salt, piece, window)?;
        self.report.faults.extend(fault);
        Ok(window.last)
    }

    /// A difference between a scan of a window of a piece and the results of the search; `None` if
    /// there is none. The scan begins as the search did: with the least digest of the piece before
    /// the window.
    fn difference(&self, salt: &[u8], piece: Piece, window: Piece) -> Result<Option<String>, Error> {
        let here = format!("[{}, {}){}", window.first, u128::from(window.last) + 1, of_salt(salt));
        let mut searcher = match Searcher::new(self.job, salt) {
            Ok(searcher) => searcher,
            Err(error) => return Ok(Some(format!("salt {}: {error}", hex::encode(salt)))),
        };
        if self.ledger.search().running() && piece.first < window.first {
            let before = Piece { first: piece.first, last: window.first - 1 };
            searcher.restart(self.ledger.last_digest(salt, before)?);
        }
        let mut again = Vec::new();
        let scanned = searcher.scan(window.first, window.last, &mut |found| again.push(found));
        if let Err(fault) = scanned.and_then(|()| searcher.finish()) {
            return Ok(Some(format!("scanning {here} again failed: {fault}")));
        }
        let mut again = again.into_iter();
        let mut differs = None;
        self.ledger.each_result(salt, window, &mut |kept| {
            let found = again.next();
            if differs.is_none() && found.as_ref() != Some(&kept) {
                differs = Some(found.map_or(kept.counter, |found| found.counter.min(kept.counter)));
            }
            Ok::<(), Error>(())
        })?;
        let differs = differs.or(again.next().map(|found| found.counter));
        Ok(differs
            .map(|counter| format!("scanning {here} again gives other results, first at counter {counter}")))
    }
}

/// A salt, a piece of it, and a counter in that.
type Place<'a> = (&'a [u8], Piece, u64);

/// A covered counter, each as likely as the others, and the piece that it is in; none if nothing is
/// covered.
fn random_place<'a>(
    pieces: &[(&'a [u8], Piece)],
    covered: u128,
) -> Result<Option<Place<'a>>, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    let mut skip = u128::from_le_bytes(bytes) % covered.max(1);
    for &(salt, piece) in pieces {
        if skip < piece.count() {
            return Ok(Some((salt, piece, piece.first + skip as u64)));
        }
        skip -= piece.count();
    }
    // Not reached, since fewer are skipped than there are.
    Ok(pieces.last().map(|&(salt, piece)| (salt, piece, piece.last)))
}

fn of_salt(salt: &[u8]) -> String {
    if salt.is_empty() { String::new() } else { format!(" of salt {}", hex::encode(salt)) }
}

#[cfg(test)]
mod tests {
    use super::super::{Addition, Claim, Fault, Joins, Opening};
    use super::*;
    use crate::stop::Stop;
    use hashweave::search::{Goal, Objective, Request};
    use std::fs;
    use std::path::Path;
    use tempfile::TempDir;

    /// The faults of a ledger that has been given these results, as if a search had found them.
    fn faults(goal: Goal, range: Piece, change: impl FnOnce(&mut Vec<Found>)) -> Vec<String> {
        let ledger = |path: &_| check(&Ledger::read(path)?, 1000).map(|report| report.faults);
        with_results(TEMPLATE, goal, range, change, &ledger).expect("a report")
    }

    const TEMPLATE: &str = "t{counter:2}";

    fn with_results<T>(
        template: &str,
        goal: Goal,
        range: Piece,
        change: impl FnOnce(&mut Vec<Found>),
        look: &dyn Fn(&Path) -> T,
    ) -> T {
        let template = template.parse().expect("a template");
        let objective = Objective { goal, range: None };
        let job = Job::new(Request { objective, ..Request::new(template) }).expect("a job");
        let mut found = Vec::new();
        let mut searcher = Searcher::new(&job, &[]).expect("no salt");
        let last = range.last.min(job.template().counter().max());
        searcher.scan(range.first, last, &mut |result| found.push(result)).expect("no fault");
        change(&mut found);
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("ledger");
        let mut ledger = Ledger::open(&path, &job, &[], Opening::New).expect("a ledger");
        let addition = Addition { salt: Vec::new(), range, joins: Joins::Neither, found };
        ledger.add(&[addition]).expect("a commit");
        drop(ledger);
        look(&path)
    }

    const RANGE: Piece = Piece { first: 100, last: 1099 };

    #[test]
    fn what_a_search_found_is_sound() {
        assert_eq!(faults(Goal::Min, RANGE, |_| ()), Vec::<String>::new());
        assert_eq!(faults(Goal::ZeroBits(4), RANGE, |_| ()), Vec::<String>::new());
    }

    /// A change of the results, and what is said of it.
    type Change = (fn(&mut Vec<Found>), &'static str);

    fn check_changes(goal: &Goal, changes: &[Change]) {
        for (change, needle) in changes {
            let faults = faults(goal.clone(), RANGE, change);
            assert!(faults.iter().any(|fault| fault.contains(needle)), "{needle}: {faults:?}");
        }
    }

    #[test]
    fn every_result_is_hashed_again() {
        let changes: [Change; 4] = [
            (|found| found[1].digest[31] ^= 1, "a digest that is not that of its message"),
            (|found| found[1].message[0] ^= 1, "a message that the template does not give"),
            (
                |found| found.extend((1100..).map(hashed).find(|next| next.digest[0] < 16)),
                "outside the covered ranges",
            ),
            (|found| found[0] = hashed(found[0].counter + 1), "does not meet the objective"),
        ];
        check_changes(&Goal::ZeroBits(4), &changes);
    }

    /// A result whose digest is right, whether it meets the objective or not.
    fn hashed(counter: u64) -> Found {
        let message = [&b"t"[..], &(counter as u16).to_le_bytes()].concat();
        let digest = hashweave::digest(hashweave::Algorithm::Sha3_256, &message);
        Found { counter, message, digest: digest.into() }
    }

    #[test]
    fn what_is_missing_is_found_by_scanning_again() {
        let again = "again gives other results";
        check_changes(&Goal::ZeroBits(1), &[(|found| drop(found.drain(..)), again)]);
        // All but the first and the last minimum.
        let middle: Change = (|found| drop(found.drain(1..found.len() - 1)), again);
        check_changes(&Goal::Min, &[middle]);
    }

    /// A piece that takes more than one window.
    #[test]
    fn what_is_missing_at_the_end_of_a_long_piece_is_found() {
        let range = Piece { first: 5, last: WINDOW + 2000 };
        let all = |path: &_| check(&Ledger::read(path)?, u64::MAX);
        let shorten = |found: &mut Vec<Found>| found.retain(|found| found.counter < WINDOW + 100);
        for (change, faults) in [(shorten as fn(&mut Vec<Found>), 1), (|_| (), 0)] {
            let report = with_results("t{counter:4}", Goal::ZeroBits(8), range, change, &all);
            let report = report.expect("a report");
            assert_eq!(u128::from(report.rescanned), range.count());
            assert_eq!(report.faults.len(), faults, "{:?}", report.faults);
        }
    }

    /// Nothing that compares digests gets to see it.
    #[test]
    fn a_digest_of_another_length_is_damage() {
        let shorten = |found: &mut Vec<Found>| found[0].digest.truncate(5);
        let read = |path: &_| Ledger::read(path).map_err(|error| error.to_string());
        let refused = with_results(TEMPLATE, Goal::Min, RANGE, shorten, &read).expect_err("a refusal");
        assert!(
            refused.ends_with(": damaged: the result at counter 100 has no sha3-256 digest"),
            "{refused}"
        );
    }

    #[test]
    fn a_stop_ends_the_reading_of_results() {
        let read = |path: &Path| {
            let (stop, before) = (Stop::default(), fs::read(path).expect("a file"));
            stop.request();
            let job = Job::new(Request::new("t{counter:2}".parse().expect("a template"))).expect("a job");
            let claim = Claim::of(path).expect("a claim");
            let opened = Ledger::open_unless(&stop, claim, &job, &[], Opening::Resume);
            assert!(matches!(opened.expect_err("a stop").fault, Fault::Interrupted));
            assert!(fs::read(path).expect("a file") == before);
        };
        with_results(TEMPLATE, Goal::Min, RANGE, |_| (), &read);
    }

    #[test]
    fn minima_are_minima() {
        let changes: [Change; 2] = [
            (|found| drop(found.remove(0)), "[100, 1100) lacks its first minimum"),
            (|found| found.push(hashed(1099)), "the digest at counter 1099 is not a minimum"),
        ];
        check_changes(&Goal::Min, &changes);
    }

    #[test]
    fn ranges_are_inside_the_counter() {
        let faults = faults(Goal::ZeroBits(4), Piece { first: 65_000, last: 65_536 }, |_| ());
        assert_eq!(faults, ["the range [65000, 65537) goes past the end of the counter"]);
    }
}
