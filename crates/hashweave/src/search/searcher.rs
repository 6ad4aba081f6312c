//! One worker's scan: candidates from the kernel, hashed again, judged in counter order, under a canary and an audit.
//!
//! A canary shows that the kernel computes what it should; the audit ([`Audit`]) shows that a scan computes it for every counter,
//! and loses nothing on the way. Where an objective is harder than [`AUDIT_BITS`] bits, the kernel is asked for what meets the
//! first of them: easy *sub-hits*, each hashed again in full like any other candidate. How many there must be is known; a lane that
//! is left out, a result that is dropped, a counter that is visited twice all show in their number.

use super::objective::{digest_word, word_bytes};
use super::{Goal, Job, JobError};
use kernels::search::{Candidate, Candidates, Filter, Plan};
use thiserror::Error;

/// A canary, sixteen known answers or one a lane if those are more, runs at least once in so many hashes of a worker. The contract allows
/// 2^30; this costs 16,384 hashes of the kernel `affine`, a thousandth, and next to nothing of the others.
pub const CANARY_INTERVAL: u64 = 1 << 24;

/// Bits that decide a sub-hit: one in 65,536 hashes, so that hashing each of them in full costs less than a thousandth.
pub const AUDIT_BITS: u32 = 16;

/// The sub-hits of a scan: candidates of the kernel, whether they meet the objective or only the first of its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Audit {
    /// How many there were.
    pub seen: u64,
    /// How many were to be expected: the sum over all hashes of the odds that a digest passes the kernel's filter.
    pub expected: f64,
    /// The variance of that number.
    pub variance: f64,
}

impl Audit {
    /// A deviation that chance brings about in one look of e^28, a million million, is a fault.
    const TOLERANCE: f64 = 28.0;

    /// Counts `hashes` more, of which `seen` passed a filter that looks at `bits` bits.
    fn add(&mut self, hashes: u64, seen: usize, bits: u32) {
        let odds = (-f64::from(bits)).exp2();
        self.seen += seen as u64;
        self.expected += hashes as f64 * odds;
        self.variance += hashes as f64 * odds * (1.0 - odds);
    }

    /// The sub-hits of two scans together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            seen: self.seen + other.seen,
            expected: self.expected + other.expected,
            variance: self.variance + other.variance,
        }
    }

    /// How far the number is from what was expected, in standard deviations; zero if there is no chance in it.
    #[must_use]
    pub fn sigma(&self) -> f64 {
        if self.variance > 0.0 { (self.seen as f64 - self.expected) / self.variance.sqrt() } else { 0.0 }
    }

    /// Whether chance explains the number. A sum of independent events with the mean μ reaches x, from either side, with odds of at most
    /// exp(x − μ − x ln(x / μ)) (Chernoff's bound).
    #[must_use]
    pub fn is_plausible(&self) -> bool {
        let (x, mean) = (self.seen as f64, self.expected);
        if self.seen == 0 {
            return mean <= Self::TOLERANCE;
        }
        x * (x / mean).ln() - x + mean <= Self::TOLERANCE
    }
}

/// A message whose digest meets the objective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The counter.
    pub counter: u64,
    /// The whole message.
    pub message: Vec<u8>,
    /// Its digest, by the full scalar path.
    pub digest: Vec<u8>,
}

/// The hardware, or this program, computed something wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Fault {
    /// A known answer came out wrong.
    #[error("canary: digest word {expected} expected at counter {counter} in lane {lane}, got {got}")]
    Canary {
        /// The counter of the known answer.
        counter: u64,
        /// The lane of the kernel that it was computed in.
        lane: u64,
        /// The digest word in hexadecimal.
        expected: String,
        /// What the kernel computed.
        got: String,
    },
    /// The kernel and the scalar path disagree on a candidate.
    #[error(
        "the kernel computed digest word {got} at counter {counter} in lane {lane}, the scalar path {expected}; {}",
        if *.repeated { "the kernel repeats it: a defect of the kernel" }
        else { "a second try differs: a hardware fault" }
    )]
    Disagreement {
        /// The counter of the candidate.
        counter: u64,
        /// The lane of the kernel that it was computed in.
        lane: u64,
        /// The digest word by the scalar path, in hexadecimal.
        expected: String,
        /// What the kernel computed.
        got: String,
        /// Whether the kernel computes the same again.
        repeated: bool,
    },
    /// The number of sub-hits is not what it must be.
    #[error(
        "audit: {} sub-hits where {:.1} were to be expected ({:+.1} standard deviations): results are lost or counted twice",
        .0.seen, .0.expected, .0.sigma()
    )]
    Audit(Audit),
}

/// A fault on purpose, to see the alarm work: from the `after`-th hash on, one lane is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    /// The lane; counters of this value modulo the number of lanes are hit.
    pub lane: u64,
    /// What happens to it.
    pub damage: Damage,
    /// Hashes before it begins.
    pub after: u64,
}

/// What a [`Drill`] does to the digest words of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// One bit of each is flipped: that bit, modulo the width of the word.
    Flip(u32),
    /// A scan loses them; known answers come out right all the same.
    Lose,
}

/// One worker's state.
#[derive(Clone, Debug)]
pub struct Searcher {
    job: Job,
    salt: Vec<u8>,
    plan: Plan,
    word: usize,
    /// The bits of that word that are part of the digest; the end of a short digest is in the middle of a word.
    digest_bits: u64,
    best: Option<Vec<u8>>,
    hashed: u64,
    audit: Audit,
    canary: Vec<Candidate>,
    until_canary: u64,
    drill: Option<Drill>,
}

impl Searcher {
    /// Makes the tables for a salt and computes the canary's answers by the scalar path.
    ///
    /// # Errors
    ///
    /// If the salt is not as long as the template says.
    pub fn new(job: &Job, salt: &[u8]) -> Result<Self, JobError> {
        job.check_salt(salt)?;
        let plan = job.plan(salt);
        let word = job.objective().word(job.algorithm());
        let mut searcher = Self {
            job: job.clone(),
            salt: salt.to_vec(),
            plan,
            word,
            digest_bits: digest_word(job.algorithm(), &vec![0xFF; job.algorithm().digest_length()], word),
            best: None,
            hashed: 0,
            audit: Audit::default(),
            canary: Vec::new(),
            until_canary: 0,
            drill: None,
        };
        searcher.canary = searcher.canary_answers();
        Ok(searcher)
    }

    /// The search.
    #[must_use]
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// Sets a fault off on purpose.
    pub fn set_drill(&mut self, drill: Option<Drill>) {
        self.drill = drill;
    }

    /// Forgets the results of the scans before: the next one reports as if they had left `best` as the smallest digest. For
    /// [`Goal::Min`](super::Goal::Min), where counters are not scanned in order, or not all by this searcher.
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

    /// The kernel's plan: what the bound is computed from.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Hashes so far, canaries not counted.
    #[must_use]
    pub fn hashed(&self) -> u64 {
        self.hashed
    }

    /// Bits that decide a sub-hit; of a search for the smallest, as soon as that begins with so many zero bits.
    #[must_use]
    pub fn audit_bits(&self) -> u32 {
        if self.job.objective().goal == Goal::Min { AUDIT_BITS } else { self.filter().mask.count_ones() }
    }

    /// The sub-hits so far.
    #[must_use]
    pub fn audit(&self) -> Audit {
        self.audit
    }

    /// Hashes every counter from `first` to `last`, both included, and passes on, in counter order, those that meet the
    /// objective. For [`Goal::Min`](super::Goal::Min) those are the running minima over all calls so far.
    ///
    /// # Errors
    ///
    /// If a canary or a candidate comes out wrong, or the audit finds results lost. Every digest that was passed on before is right, but since the last canary
    /// something may be missing.
    pub fn scan(&mut self, first: u64, last: u64, report: &mut dyn FnMut(Found)) -> Result<(), Fault> {
        let mut candidates = Candidates::default();
        let mut at = first;
        loop {
            if self.until_canary == 0 {
                self.check()?;
                self.until_canary = CANARY_INTERVAL;
            }
            let piece = self.until_canary.min(self.until_drill());
            let end = last.min(at.saturating_add(piece - 1));
            let filter = self.filter();
            candidates.clear();
            let done = self.run_kernel([at, end], &filter, &mut candidates);
            for candidate in candidates.as_slice() {
                if let Some(found) = self.judge(candidate)? {
                    report(found);
                }
            }
            self.hashed += done;
            self.until_canary -= done;
            self.audit.add(done, candidates.as_slice().len(), filter.mask.count_ones());
            // All of the range is done when nothing is left after `at + done − 1`, which cannot overflow.
            if last - at < done {
                return Ok(());
            }
            at += done;
        }
    }

    /// A last canary, and a last look at the audit: what was computed since the ones before is vouched for.
    ///
    /// # Errors
    ///
    /// If something is wrong; then results since the canary before may be missing.
    pub fn finish(&self) -> Result<(), Fault> {
        self.check()
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_canary()?;
        if self.audit.is_plausible() { Ok(()) } else { Err(Fault::Audit(self.audit)) }
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

    /// Hashes a candidate in full; if the kernel was right about it, decides whether it meets the objective.
    fn judge(&mut self, candidate: &Candidate) -> Result<Option<Found>, Fault> {
        let (message, digest) = self.full_hash(candidate.counter);
        let expected = digest_word(self.job.algorithm(), &digest, self.word);
        if expected != candidate.word & self.digest_bits {
            return Err(self.disagreement(candidate, expected));
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

    /// What is to be said of a candidate whose word the scalar path does not confirm: the kernel that found it is asked again.
    fn disagreement(&self, candidate: &Candidate, expected: u64) -> Fault {
        let same = Filter { mask: self.digest_bits, value: candidate.word & self.digest_bits };
        let again = self.recompute(candidate.counter, &same);
        Fault::Disagreement {
            counter: candidate.counter,
            lane: self.lane_of(candidate.counter),
            expected: self.word_hex(expected),
            got: self.word_hex(candidate.word),
            repeated: again == Some(candidate.word),
        }
    }

    /// The digest word that the kernel computes at a counter, if it passes the filter.
    fn recompute(&self, counter: u64, filter: &Filter) -> Option<u64> {
        if !matches!(self.active_drill(), Some((_, Damage::Flip(_)))) {
            return self.plan.recompute(counter, filter);
        }
        let mut found = Candidates::default();
        self.run_kernel([counter; 2], &Filter::default(), &mut found);
        found.as_slice().first().map(|candidate| candidate.word)
    }

    /// The lane that a counter is hashed in; where a drill is on, that which it takes for the lane.
    fn lane_of(&self, counter: u64) -> u64 {
        if self.active_drill().is_some() {
            return counter % self.job.lanes() as u64;
        }
        let bits = self.plan.shape().lane_bits;
        bits.iter().enumerate().fold(0, |lane, (i, bit)| lane | (counter >> bit & 1) << i)
    }

    /// A digest word as the bytes that stand in the digest.
    fn word_hex(&self, word: u64) -> String {
        hex::encode(word_bytes(self.job.algorithm(), word))
    }

    /// Known answers in every lane, sixteen at least, elsewhere in the counter's space each, by the scalar path.
    fn canary_answers(&self) -> Vec<Candidate> {
        let lanes = hashes::MAX_LANES.max(self.job.lanes()) as u64;
        let max = self.job.template().counter().max();
        let answer = |lane: u64| {
            let spread = (lane + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let counter = (spread & !(lanes - 1) | lane) & max;
            let (_, digest) = self.full_hash(counter);
            Candidate { counter, word: digest_word(self.job.algorithm(), &digest, self.word) }
        };
        (0..lanes).map(answer).collect()
    }

    /// Runs the known answers through the kernel and the tables that are in use.
    fn check_canary(&self) -> Result<(), Fault> {
        for known in &self.canary {
            let exact = Filter { mask: self.digest_bits, value: known.word };
            let got = self.recompute(known.counter, &exact);
            if got.map(|word| word & self.digest_bits) != Some(known.word) {
                let got = got.or_else(|| self.half_known(known));
                return Err(Fault::Canary {
                    counter: known.counter,
                    lane: self.lane_of(known.counter),
                    expected: self.word_hex(known.word),
                    got: got.map_or_else(|| "neither half of it".to_owned(), |word| self.word_hex(word)),
                });
            }
        }
        Ok(())
    }

    /// What a kernel that only tells what passes its filter computes instead of a known answer, if half of it is right.
    fn half_known(&self, known: &Candidate) -> Option<u64> {
        let halves = [0xFFFF_FFFF, 0xFFFF_FFFF << 32].map(|half| half & self.digest_bits);
        let filters = halves.map(|mask| Filter { mask, value: known.word & mask });
        filters.iter().find_map(|filter| self.recompute(known.counter, filter))
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

    fn run_kernel(&self, range: [u64; 2], filter: &Filter, found: &mut Candidates) -> u64 {
        match self.active_drill() {
            None => self.plan.scan(range, filter, found),
            Some((lane, Damage::Flip(bit))) => self.run_flipped([lane, bit.into()], range, filter, found),
            Some((lane, Damage::Lose)) => {
                let mut all = Candidates::default();
                let done = self.plan.scan(range, filter, &mut all);
                let lanes = self.job.lanes() as u64;
                let kept = all.as_slice().iter().filter(|candidate| candidate.counter % lanes != lane);
                kept.for_each(|candidate| found.push(*candidate));
                done
            }
        }
    }

    /// The kernel with a flipped bit: takes every word unfiltered, corrupts those of one lane, and filters then.
    fn run_flipped(
        &self,
        [damaged, bit]: [u64; 2],
        [first, last]: [u64; 2],
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        let flip = 1 << (bit % u64::from(self.job.algorithm().word_bits()));
        let lanes = self.job.lanes() as u64;
        let mut all = Candidates::default();
        let mut at = first;
        loop {
            let end = last.min(at.saturating_add(hashes::MAX_LANES as u64 - 1));
            all.clear();
            self.plan.scan([at, end], &Filter::default(), &mut all);
            if found.as_slice().len() + all.as_slice().len() > Candidates::CAPACITY {
                return at - first;
            }
            for &Candidate { counter, mut word } in all.as_slice() {
                if counter % lanes == damaged {
                    word ^= flip;
                }
                if filter.passes(word) {
                    found.push(Candidate { counter, word });
                }
            }
            if end == last {
                return last - first + 1;
            }
            at = end + 1;
        }
    }
}
