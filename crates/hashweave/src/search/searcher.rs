//! The scan of one worker: takes candidates from the kernel, hashes them again, judges them in
//! counter order, and checks the kernel by a canary and an audit.
//!
//! The canary shows that the kernel computes correct digests. The audit ([`Audit`]) shows that a
//! scan does so for every counter and does not lose results. If an objective is harder than
//! [`AUDIT_BITS`] bits, the kernel is asked for digests that meet its first bits: easy *sub-hits*,
//! each of which is hashed again in full like any other candidate. Their expected number is known,
//! so a lane that is skipped, a result that is lost, or a counter that is visited twice shows in
//! their number.

use super::objective::{digest_word, word_bytes};
use super::{AUDIT_BITS, Audit, Canary, Damage, Drill, Fault, Job, JobError, Local, Scanner};
use kernels::search::{Candidate, Candidates, Filter, Plan};

/// A message whose digest meets the objective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The counter.
    pub counter: u64,
    /// The whole message.
    pub message: Vec<u8>,
    /// Its digest, computed by the scalar path.
    pub digest: Vec<u8>,
}

/// The state of one worker. It hashes with a kernel of this machine, or with another [`Scanner`].
#[derive(Clone, Debug)]
pub struct Searcher<S = Local> {
    job: Job,
    salt: Vec<u8>,
    scanner: S,
    word: usize,
    /// The bits of that word that are part of the digest; the end of a short digest is in the
    /// middle of a word.
    digest_bits: u64,
    best: Option<Vec<u8>>,
    hashed: u64,
    audit: Audit,
    canary: Vec<Known>,
    /// The first and the last counter of the messages of which there are known answers.
    layout: [u64; 2],
    until_canary: u64,
    drill: Option<Drill>,
}

/// All that passes a filter in a range.
#[derive(Clone, Debug)]
struct Known {
    range: [u64; 2],
    filter: Filter,
    candidates: Vec<Candidate>,
}

impl Searcher {
    /// Makes the tables for a salt, and computes the answers of the canary by the scalar path.
    ///
    /// # Errors
    ///
    /// If the salt does not have the length that the template gives.
    pub fn new(job: &Job, salt: &[u8]) -> Result<Self, JobError> {
        job.check_salt(salt)?;
        Self::with_scanner(job, salt, job.local(salt))
    }

    /// The plan of the kernel, from which the bound is computed; `None` if kernels for
    /// many messages hash stage by stage.
    #[must_use]
    pub fn plan(&self) -> Option<&Plan> {
        self.scanner.plan()
    }
}

impl<S: Scanner> Searcher<S> {
    /// A searcher that hashes with `scanner`, which must have been made for this job and salt.
    ///
    /// # Errors
    ///
    /// If the salt does not have the length that the template gives.
    pub fn with_scanner(job: &Job, salt: &[u8], scanner: S) -> Result<Self, JobError> {
        job.check_salt(salt)?;
        let word = job.objective().word(job.algorithm());
        let template = job.template();
        let mut searcher = Self {
            job: job.clone(),
            salt: salt.to_vec(),
            scanner,
            word,
            digest_bits: digest_word(job.algorithm(), &vec![0xFF; job.algorithm().digest_length()], word),
            best: None,
            hashed: 0,
            audit: Audit::default(),
            canary: Vec::new(),
            layout: template.layout(template.counter().max()),
            until_canary: 0,
            drill: None,
        };
        searcher.canary = searcher.known_answers();
        Ok(searcher)
    }

    /// Known answers of messages as long as those that are scanned.
    fn known_answers(&self) -> Vec<Known> {
        match self.scanner.canary() {
            Canary::Lanes => self.known_lanes(),
            Canary::Batch => vec![self.known_batch()],
            Canary::Range(range) => vec![self.known_range(range)],
        }
    }

    /// Turns to messages of the length of a counter's, with known answers of this length, after a last
    /// look at those that were scanned.
    fn turn_to(&mut self, counter: u64) -> Result<(), S::Error> {
        if !(self.layout[0]..=self.layout[1]).contains(&counter) {
            self.check()?;
            self.layout = self.job.template().layout(counter);
            self.canary = self.known_answers();
            self.until_canary = 0;
        }
        Ok(())
    }

    /// The scanner.
    #[must_use]
    pub fn scanner(&self) -> &S {
        &self.scanner
    }

    /// The scanner, mutable.
    pub fn scanner_mut(&mut self) -> &mut S {
        &mut self.scanner
    }

    /// The search.
    #[must_use]
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// Sets or removes a simulated fault.
    pub fn set_drill(&mut self, drill: Option<Drill>) {
        self.drill = drill;
    }

    /// Replaces the best digest so far: the next scan reports as if the scans before it had
    /// found `best`. This is for a goal that wants the best so far, if the counters are not scanned
    /// in order or not all by this searcher.
    ///
    /// ```
    /// use hashweave::search::{Job, Request, Searcher};
    /// let job = Job::new(Request::new("hello {counter:4}".parse()?))?;
    /// let mut bests = Vec::new();
    /// let mut searcher = Searcher::new(&job, &[])?;
    /// searcher.scan(0, 99, &mut |found| bests.push(found))?;
    /// searcher.restart(None);
    /// searcher.scan(50, 99, &mut |found| bests.push(found))?;
    /// assert!(bests.iter().any(|found| found.counter == 50));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restart(&mut self, best: Option<Vec<u8>>) {
        self.best = best;
    }

    /// The number of hashes so far, without those of canaries.
    #[must_use]
    pub fn hashed(&self) -> u64 {
        self.hashed
    }

    /// The number of bits that decide a sub-hit. In a search for the best digest they are used
    /// once that digest is as rare.
    #[must_use]
    pub fn audit_bits(&self) -> u32 {
        if self.job.objective().goal.is_best_so_far() {
            AUDIT_BITS
        } else {
            let filter = self.filter();
            filter.mask.count_ones() + (-self.scanner.share(&filter).log2()) as u32
        }
    }

    /// The sub-hits so far.
    #[must_use]
    pub fn audit(&self) -> Audit {
        self.audit
    }

    /// The best number of counters for the next scan, if the scanner works ahead
    /// ([`Scanner::portion`]).
    #[must_use]
    pub fn portion(&self) -> Option<u64> {
        self.scanner.portion(&self.filter())
    }

    /// Announces the range that will probably be scanned after the next one, so that the scanner
    /// can work ahead.
    pub fn expect(&mut self, first: u64, last: u64) {
        self.scanner.expect([first, last]);
    }

    /// Hashes every counter from `first` to `last`, both included, and passes the results that meet
    /// the objective to `report`, in counter order. Where the best so far is
    /// wanted, these are better than those of all calls before.
    ///
    /// # Errors
    ///
    /// If a canary or a candidate is computed wrongly, if the audit finds that results are lost, or
    /// if the scanner fails. All reported digests are right, but results since the last canary may
    /// be missing.
    pub fn scan(&mut self, first: u64, last: u64, report: &mut dyn FnMut(Found)) -> Result<(), S::Error> {
        let mut candidates = Vec::new();
        let mut at = first;
        loop {
            self.turn_to(at)?;
            if self.until_canary == 0 {
                self.check()?;
                self.until_canary = self.scanner.canary_interval();
            }
            let end = last.min(at.saturating_add(self.until_drill() - 1)).min(self.layout[1]);
            let filter = self.filter();
            candidates.clear();
            self.scanner.improve(self.best.as_deref());
            let done = self.run([at, end], &filter, &mut candidates)?;
            for candidate in &candidates {
                if let Some(found) = self.judge(candidate)? {
                    report(found);
                }
            }
            self.hashed += done;
            self.until_canary = self.until_canary.saturating_sub(done);
            let odds = (-f64::from(filter.mask.count_ones())).exp2() * self.scanner.share(&filter);
            self.audit.add(done, candidates.len(), odds);
            // All of the range is done when nothing is left after `at + done − 1`, which cannot
            // overflow.
            if last - at < done {
                return Ok(());
            }
            at += done;
        }
    }

    /// Ends the search with a last canary and a last check of the audit, which vouch for everything
    /// since the previous ones.
    ///
    /// # Errors
    ///
    /// If a check fails; results since the previous canary may be missing then.
    pub fn finish(&mut self) -> Result<(), S::Error> {
        self.check()
    }

    fn check(&mut self) -> Result<(), S::Error> {
        self.check_canary()?;
        if self.audit.is_plausible() { Ok(()) } else { Err(Fault::Audit(self.audit).into()) }
    }

    /// The necessary condition for the objective, or for no more than [`AUDIT_BITS`] of its bits.
    fn filter(&self) -> Filter {
        let mut filter = self.job.objective().filter(self.job.algorithm(), self.word, self.best.as_deref());
        while filter.mask.count_ones() > AUDIT_BITS {
            let highest = 1 << filter.mask.ilog2();
            filter.mask &= !highest;
            filter.value &= !highest;
        }
        filter
    }

    /// Hashes a candidate in full; if the kernel was right about it, decides whether it meets the
    /// objective.
    fn judge(&mut self, candidate: &Candidate) -> Result<Option<Found>, S::Error> {
        let (message, digest) = self.full_hash(candidate.counter);
        let expected = digest_word(self.job.algorithm(), &digest, self.word);
        if expected != candidate.word & self.digest_bits {
            return Err(self.disagreement(candidate, expected)?.into());
        }
        if !self.job.objective().accepts(&digest, self.best.as_deref()) {
            return Ok(None);
        }
        if self.best.as_ref().is_none_or(|best| self.job.objective().less(&digest, best)) {
            self.best = Some(digest.clone());
        }
        Ok(Some(Found { counter: candidate.counter, message, digest }))
    }

    fn full_hash(&self, counter: u64) -> (Vec<u8>, Vec<u8>) {
        let message = self.job.template().message(&self.salt, counter);
        let mut digest = vec![0; self.job.algorithm().digest_length()];
        self.job.algorithm().digest(&[], &message, &mut digest);
        (message, digest)
    }

    /// The word of a counter's digest, by the scalar path.
    fn word_of(&self, counter: u64) -> u64 {
        digest_word(self.job.algorithm(), &self.full_hash(counter).1, self.word)
    }

    /// Makes the fault of a candidate whose word the scalar path does not confirm, after asking the
    /// kernel that found it again.
    fn disagreement(&mut self, candidate: &Candidate, expected: u64) -> Result<Fault, S::Error> {
        let again = self.recompute(candidate.counter, candidate.word & self.digest_bits, self.digest_bits)?;
        Ok(Fault::Disagreement {
            counter: candidate.counter,
            lane: self.lane_of(candidate.counter),
            expected: self.word_hex(expected),
            got: self.word_hex(candidate.word),
            repeated: again == Some(candidate.word),
        })
    }

    /// The digest word that the kernel computes at a counter; of one that only tells what passes a
    /// filter, if it is `known` in the bits of `mask`.
    fn recompute(&mut self, counter: u64, known: u64, mask: u64) -> Result<Option<u64>, S::Error> {
        let listed = self.listed([counter; 2], &Filter { mask, value: known & mask })?;
        Ok(listed.first().map(|candidate| candidate.word))
    }

    /// Returns the lane in which a counter is hashed, or that which a drill takes for it.
    fn lane_of(&self, counter: u64) -> u64 {
        if self.active_drill().is_some() {
            return counter % self.scanner.lanes();
        }
        self.scanner.lane(counter)
    }

    /// A digest word as the bytes that stand in the digest.
    fn word_hex(&self, word: u64) -> String {
        hex::encode(word_bytes(self.job.algorithm(), word))
    }

    /// A counter of the layout for any number, which is the counter itself where it can be.
    fn within_layout(&self, number: u64) -> u64 {
        let [first, last] = self.layout;
        match (last - first).checked_add(1) {
            Some(counters) => first + number % counters,
            None => number,
        }
    }

    /// The first counter from this one on that is hashed in a lane, if it is text, whose digits do not
    /// number the lanes; otherwise the counter itself.
    fn in_lane(&self, counter: u64, lane: u64) -> u64 {
        let lanes = self.scanner.lanes();
        let most = if self.job.template().has_text() { 2 * lanes } else { 1 };
        let near = counter..=self.layout[1].min(counter.saturating_add(most));
        near.into_iter().find(|&near| self.scanner.lane(near) == lane % lanes).unwrap_or(counter)
    }

    /// Known answers in every lane, sixteen at least, elsewhere in the counter's space each, by the
    /// scalar path.
    fn known_lanes(&self) -> Vec<Known> {
        let lanes = (hashes::MAX_LANES as u64).max(self.scanner.lanes());
        let known = |lane: u64| {
            let spread = (lane + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let counter = self.in_lane(self.within_layout(spread & !(lanes - 1) | lane), lane);
            let word = self.word_of(counter);
            let filter = Filter { mask: self.digest_bits, value: word };
            Known { range: [counter; 2], filter, candidates: vec![Candidate { counter, word }] }
        };
        (0..lanes).map(known).collect()
    }

    /// Known answers of counters that follow each other, sixteen at least and one in every lane, by
    /// the scalar path.
    fn known_batch(&self) -> Known {
        let lanes = (hashes::MAX_LANES as u64).max(self.scanner.lanes());
        let first = self.within_layout(0x9E37_79B9_7F4A_7C15 & !(lanes - 1));
        let known = |counter| Candidate { counter, word: self.word_of(counter) };
        let last = self.layout[1].min(first.saturating_add(lanes - 1));
        Known {
            range: [first, last],
            filter: Filter::default(),
            candidates: (first..=last).map(known).collect(),
        }
    }

    /// Returns the candidates that pass a filter of few bits in a range, as the kernel of this
    /// machine lists them: some thousand, so that each lane and each step of a walk has some.
    fn known_range(&self, range: [u64; 2]) -> Known {
        const CANDIDATES: u32 = 11;
        const FEWEST_BITS: u32 = 2;
        let (mut mask, mut left) = (0, self.digest_bits);
        let bits = (range[1] - range[0]).max(1).ilog2().saturating_sub(CANDIDATES).max(FEWEST_BITS);
        for _ in 0..bits {
            mask |= 1 << left.trailing_zeros();
            left &= left - 1;
        }
        let filter = Filter { mask, value: 0 };
        let plan = self.job.plan(&self.salt);
        let (mut found, mut candidates, mut at) = (Candidates::default(), Vec::new(), range[0]);
        loop {
            found.clear();
            let done = plan.scan([at, range[1]], &filter, &mut found);
            let own = |known: &Candidate| Candidate { word: known.word & self.digest_bits, ..*known };
            candidates.extend(found.as_slice().iter().map(own));
            if range[1] - at < done {
                return Known { range, filter, candidates };
            }
            at += done;
        }
    }

    /// Runs the known answers through the kernel and the tables that are in use.
    fn check_canary(&mut self) -> Result<(), S::Error> {
        let canary = core::mem::take(&mut self.canary);
        let checked = canary.iter().try_for_each(|known| self.check_known(known));
        self.canary = canary;
        checked
    }

    fn check_known(&mut self, known: &Known) -> Result<(), S::Error> {
        let mut listed = self.listed(known.range, &known.filter)?;
        listed.iter_mut().for_each(|candidate| candidate.word &= self.digest_bits);
        let passing = listed.iter().filter(|candidate| known.filter.passes(candidate.word));
        if passing.eq(&known.candidates) {
            return Ok(());
        }
        let got =
            |counter: u64| listed.iter().find(|listed| listed.counter == counter).map(|listed| listed.word);
        let wrong =
            known.candidates.iter().find(|right| got(right.counter).is_some_and(|got| got != right.word));
        let lost = || known.candidates.iter().find(|right| got(right.counter).is_none());
        let (counter, expected, got) = if let Some(&Candidate { counter, word }) = wrong.or_else(lost) {
            let got = got(counter).map_or_else(|| self.half_known(counter, word), |got| Ok(Some(got)))?;
            (counter, word, got.map_or_else(|| "neither half of it".to_owned(), |word| self.word_hex(word)))
        } else {
            self.unexpected(known, &listed)
        };
        let (lane, expected) = (self.lane_of(counter), self.word_hex(expected));
        Err(Fault::Canary { counter, lane, expected, got }.into())
    }

    /// Returns a candidate that should not be there: its counter, its digest word and its fault.
    fn unexpected(&self, known: &Known, listed: &[Candidate]) -> (u64, u64, String) {
        let mut passing = listed.iter().filter(|candidate| known.filter.passes(candidate.word));
        let is_known = |candidate: &&Candidate| known.candidates.contains(candidate);
        match passing.find(|candidate| !is_known(candidate)) {
            Some(&Candidate { counter, word }) => (counter, self.word_of(counter), self.word_hex(word)),
            None => {
                let twice = listed.windows(2).find(|pair| pair[0].counter >= pair[1].counter);
                let counter = twice.map_or(known.range[0], |pair| pair[1].counter);
                (counter, self.word_of(counter), "it twice or out of order".to_owned())
            }
        }
    }

    /// Returns the word that a kernel computes instead of a known answer, if half of it is right and
    /// the kernel only lists the words that pass its filter.
    fn half_known(&mut self, counter: u64, word: u64) -> Result<Option<u64>, S::Error> {
        for half in [0xFFFF_FFFF, 0xFFFF_FFFF << 32] {
            let got = self.recompute(counter, word, half & self.digest_bits)?;
            if got.is_some() {
                return Ok(got);
            }
        }
        Ok(None)
    }

    /// Hashes until the drill begins, if it is to begin.
    fn until_drill(&self) -> u64 {
        let ahead = self.drill.and_then(|drill| drill.after.checked_sub(self.hashed));
        ahead.filter(|&hashes| hashes > 0).unwrap_or(u64::MAX)
    }

    /// The lane and what happens to it, once the drill has begun.
    fn active_drill(&self) -> Option<(u64, Damage)> {
        self.drill.filter(|drill| self.hashed >= drill.after).map(|drill| (drill.lane, drill.damage))
    }

    /// Returns the candidates that the kernel finds, with the damage of the drill.
    fn run(&mut self, range: [u64; 2], filter: &Filter, found: &mut Vec<Candidate>) -> Result<u64, S::Error> {
        let most = self.until_canary;
        let Some((lane, damage)) = self.active_drill() else {
            return self.scanner.scan(range, most, filter, found);
        };
        let lanes = self.scanner.lanes();
        match damage {
            Damage::Lose => {
                let done = self.scanner.scan(range, most, filter, found)?;
                found.retain(|candidate| candidate.counter % lanes != lane);
                Ok(done)
            }
            Damage::Flip(bit) => {
                let flip = self.flip(bit);
                let done = self.scanner.scan(range, most, &without(filter, flip), found)?;
                damage_lane(found, [lane, lanes], flip);
                found.retain(|candidate| filter.passes(candidate.word));
                Ok(done)
            }
        }
    }

    /// Returns the candidates that the kernel lists for a few counters, with a flipped bit where the
    /// drill flips one; then there are more than those that pass.
    fn listed(&mut self, range: [u64; 2], filter: &Filter) -> Result<Vec<Candidate>, S::Error> {
        let mut listed = Vec::new();
        let Some((lane, Damage::Flip(bit))) = self.active_drill() else {
            self.scanner.list(range, filter, &mut listed)?;
            return Ok(listed);
        };
        let flip = self.flip(bit);
        self.scanner.list(range, &without(filter, flip), &mut listed)?;
        damage_lane(&mut listed, [lane, self.scanner.lanes()], flip);
        Ok(listed)
    }

    fn flip(&self, bit: u32) -> u64 {
        1 << (bit % self.job.algorithm().word_bits())
    }
}

/// Returns the filter that lets through everything that another one would, whatever these bits are.
fn without(filter: &Filter, bits: u64) -> Filter {
    Filter { mask: filter.mask & !bits, value: filter.value & !bits }
}

/// Flips bits in the words of a lane.
fn damage_lane(candidates: &mut [Candidate], [lane, lanes]: [u64; 2], flip: u64) {
    for candidate in candidates.iter_mut().filter(|candidate| candidate.counter % lanes == lane) {
        candidate.word ^= flip;
    }
}
