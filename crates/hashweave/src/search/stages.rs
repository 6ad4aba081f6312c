//! Searches whose counter is inside a field that hashes it or spells it or is in several fields of
//! which one is text, or that judge whole digests: the messages of a batch of counters are hashed
//! stage by stage, in all lanes.
//!
//! A kernel of a search needs messages whose bits are exclusive ors of counter bits
//! ([`kernels::search::Function`]), and a digest is no such message. So a batch of inner messages,
//! which lie in rows of equal length, is hashed by the kernels for many messages; every digest, or
//! the slice of it, goes into the row of the next message, in which everything else is the same for
//! all counters and is written once. The rows of a batch stay in the first or second cache.

use super::objective::digest_word;
use super::sift::Sift;
use super::template::{Place, Source, Stage, Wrapper};
use crate::batch::digest_rows;
use hashes::Algorithm;
use kernels::search::{Candidate, Filter};

/// The messages of a batch, a multiple of all lanes: enough to fill the lanes of several sets, few
/// enough for a cache.
const BATCH: u64 = 256;

/// The most bytes of a batch in one stage: of longer messages there are fewer.
const MOST_BYTES: usize = 1 << 24;

/// The messages of a batch in these stages.
pub(super) fn batch_of(stages: &[Stage]) -> u64 {
    let longest = stages.iter().map(Stage::length).max().unwrap_or_default().max(1);
    let fit = (MOST_BYTES / longest).max(1);
    BATCH.min(1 << fit.ilog2())
}

/// The candidates after which a scan returns, so that they are judged.
const ENOUGH: usize = 4096;

/// A stage with the rows of a batch.
#[derive(Clone, Debug)]
struct Rows {
    stage: Stage,
    messages: Vec<u8>,
    /// The bytes that are made of each message.
    made: Vec<u8>,
    /// How many they are of each.
    size: usize,
}

impl Rows {
    fn new(stage: Stage, batch: usize) -> Self {
        let messages = stage.message.repeat(batch);
        let size = stage.then.length(stage.length()).unwrap_or_default();
        Self { stage, messages, made: vec![0; size * batch], size }
    }

    /// Fills the places of the first `count` messages, for counters from `first` on and from the stages
    /// before.
    fn fill(&mut self, before: &[Self], first: u64, count: usize) {
        let length = self.stage.length();
        for &Place { start, length: size, source } in &self.stage.places {
            let rows = self.messages.chunks_exact_mut(length).take(count);
            let places = rows.map(|row| &mut row[start..start + size]);
            match source {
                Source::Counter(field) => {
                    for (i, place) in places.enumerate() {
                        field.write(first + i as u64, place);
                    }
                }
                Source::Stage(stage) => {
                    for (place, part) in places.zip(before[stage].parts()) {
                        place.copy_from_slice(part);
                    }
                }
            }
        }
    }

    /// Works out what is made of the first `count` messages.
    fn make(&mut self, count: usize) {
        let (length, size) = (self.stage.length(), self.size);
        let made = &mut self.made[..count * size];
        match self.stage.then {
            Wrapper::Hash(algorithm) => {
                let hashed = digest_rows(algorithm, &self.messages, length, length, made);
                debug_assert!(hashed.is_ok(), "the rows and the room have the lengths of the stage");
            }
            other => {
                for (row, made) in self.messages.chunks_exact(length).zip(made.chunks_exact_mut(size)) {
                    made.copy_from_slice(&other.apply(row.to_vec()));
                }
            }
        }
    }

    /// The part of each message's bytes that another message has.
    fn parts(&self) -> impl Iterator<Item = &[u8]> {
        let slice = self.stage.slice.clone().unwrap_or(0..self.size);
        self.made.chunks_exact(self.size).map(move |made| &made[slice.clone()])
    }
}

/// The stages of such a search, from which it is scanned.
#[derive(Clone, Debug)]
pub(super) struct Staged {
    /// Each after those that it has a part of, to the one whose digest counts.
    stages: Vec<Rows>,
    algorithm: Algorithm,
    /// The digest word that filters look at.
    word: usize,
    lanes: u64,
    batch: u64,
}

impl Staged {
    pub(super) fn new(stages: Vec<Stage>, algorithm: Algorithm, word: usize, lanes: u64) -> Self {
        let batch = batch_of(&stages);
        let stages = stages.into_iter().map(|stage| Rows::new(stage, batch as usize)).collect();
        Self { stages, algorithm, word, lanes, batch }
    }

    /// The hashes that a kernel computes at once.
    pub(super) fn lanes(&self) -> u64 {
        self.lanes
    }

    /// Adds what passes a filter, and a sift if there is one, among `count` counters of a batch.
    fn batch(
        &mut self,
        first: u64,
        count: usize,
        sift: Option<&Sift>,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) {
        for stage in 0..self.stages.len() {
            let (before, rest) = self.stages.split_at_mut(stage);
            rest[0].fill(before, first, count);
            rest[0].make(count);
        }
        let Some(last) = self.stages.last() else { return };
        for (i, digest) in last.parts().take(count).enumerate() {
            let word = digest_word(self.algorithm, digest, self.word);
            if filter.passes(word) && sift.is_none_or(|sift| sift.passes(digest, word)) {
                found.push(Candidate { counter: first + i as u64, word });
            }
        }
    }

    /// Scans until there are many candidates; returns how many counters are done.
    pub(super) fn scan(
        &mut self,
        [first, last]: [u64; 2],
        sift: Option<&Sift>,
        filter: &Filter,
        found: &mut Vec<Candidate>,
    ) -> u64 {
        let mut done = 0;
        loop {
            let count = (last - first - done).min(self.batch - 1) + 1;
            self.batch(first + done, count as usize, sift, filter, found);
            done += count;
            if done > last - first || found.len() >= ENOUGH {
                return done;
            }
        }
    }

    /// Lists what passes a filter in a range.
    pub(super) fn list(&mut self, [first, last]: [u64; 2], filter: &Filter, found: &mut Vec<Candidate>) {
        let mut at = first;
        loop {
            let mut listed = Vec::new();
            let done = self.scan([at, last], None, filter, &mut listed);
            found.append(&mut listed);
            if last - at < done {
                return;
            }
            at += done;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::search::{Found, Goal, Job, Objective, Patterns, Request, Score, Searcher};
    use hashes::Algorithm;

    fn found(template: &str, algorithm: Algorithm, goal: Goal, range: [u64; 2]) -> Vec<Found> {
        let objective = Objective { goal, range: Some(2..18) };
        let template = template.parse().expect(template);
        let job = Job::new(Request { algorithm, objective, ..Request::new(template) }).expect("a job");
        let mut all = Vec::new();
        let salt = vec![0xA5; job.template().salt_length()];
        let mut searcher = Searcher::new(&job, &salt).expect("a searcher");
        searcher.scan(range[0], range[1], &mut |found| all.push(found)).expect("a sound scan");
        searcher.finish().expect("a sound end");
        all
    }

    /// Against messages made one by one and the reference, which shares no code with the kernels.
    #[test]
    fn staged_searches_find_what_a_scan_finds() {
        let goals = [
            Goal::ZeroBits(5),
            Goal::Min,
            Goal::BelowLe(vec![9]),
            Goal::Any(Patterns::parse("12,34,5..6,7e").expect("patterns")),
            Goal::Score(Score::ZeroBytes),
            Goal::Score(Score::Run),
        ];
        for (template, algorithm) in [
            ("{keccak-256:{counter:8:be}}", Algorithm::Keccak256),
            ("a{sha256:b{salt:3}{counter:4}c}[3..20]d", Algorithm::Sha512),
            (
                "{rlp-list:{rlp:{keccak-256:{hex:ff}{keccak-256:{counter:3}}{md5:x}}[12..32]}{hex:01}}",
                Algorithm::Keccak256,
            ),
            ("{hexlower:{blake3:{counter:5}}}", Algorithm::Sha1),
            ("{hash160:{counter:9:letters}}{sha256:{salt:3}}", Algorithm::Sha256d),
            ("{counter:decimal}={counter:hex}", Algorithm::Sha256),
            ("{counter:base58:6}{salt:3}{counter:8}", Algorithm::Blake2b(32)),
            (
                "{counter:3}{sha256:{counter:decimal}}[2..9]{md5:{sha1:{counter:4}}{counter:7:be}}",
                Algorithm::Sha1,
            ),
            // No stages: the bits of both fields are those of the counter.
            ("{counter:4:be}{salt:3}{counter:16:letters}{counter:8}", Algorithm::Keccak256),
        ] {
            for goal in &goals {
                let parsed: crate::search::Template = template.parse().expect(template);
                let salt = vec![0xA5; parsed.salt_length()];
                let objective = Objective { goal: goal.clone(), range: Some(2..18) };
                for range in [[0, 2000], [0xFFFF, 0xFFFF], [70_001, 70_700]] {
                    let mut expected = Vec::new();
                    let mut best: Option<Vec<u8>> = None;
                    for counter in range[0]..=range[1] {
                        let message = parsed.message(&salt, counter);
                        let digest = hashes::reference::digest(algorithm, &message);
                        if objective.accepts(&digest, best.as_deref()) {
                            if best.as_ref().is_none_or(|best| objective.less(&digest, best)) {
                                best = Some(digest.clone());
                            }
                            expected.push(Found { counter, message, digest });
                        }
                    }
                    assert_eq!(
                        found(template, algorithm, goal.clone(), range),
                        expected,
                        "{template} {goal}"
                    );
                }
            }
        }
    }

    /// Wherever the counter stands, without a hash inside the message; the points of addresses too.
    #[test]
    fn scores_of_plain_messages_are_those_of_a_scan() {
        for rule in &Score::RULES {
            let (goal, part) = (Goal::Score(rule.score), 12..32);
            for template in ["{counter:8}", "ab{salt:2}{counter:4:be}c", "{counter:6:letters}()"] {
                let parsed: crate::search::Template = template.parse().expect(template);
                let objective = Objective { goal: goal.clone(), range: Some(part.clone()) };
                let request = Request { algorithm: Algorithm::Keccak256, ..Request::new(parsed.clone()) };
                let job = Job::new(Request { objective: objective.clone(), ..request }).expect("a job");
                let salt = vec![3; parsed.salt_length()];
                let (mut all, mut expected, mut most) = (Vec::new(), Vec::new(), None);
                let mut searcher = Searcher::new(&job, &salt).expect("a searcher");
                searcher.scan(5, 20_000, &mut |found| all.push(found.counter)).expect("a sound scan");
                searcher.finish().expect("a sound end");
                for counter in 5..=20_000 {
                    let digest =
                        hashes::reference::digest(Algorithm::Keccak256, &parsed.message(&salt, counter));
                    let score = rule.score.of(&digest[part.clone()]);
                    if most.is_none_or(|most| score > most) {
                        (most, expected) = (Some(score), [expected, vec![counter]].concat());
                    }
                }
                assert_eq!(all, expected, "{template} {}", rule.name);
            }
        }
    }

    #[test]
    fn what_a_score_cannot_be_is_refused() {
        let objective = |score, range| Objective { goal: Goal::Score(score), range };
        let refusal = |change: &dyn Fn(&mut Request)| {
            let mut request = Request::new("{counter:8}".parse().expect("a template"));
            change(&mut request);
            Job::new(request).map_err(|error| error.to_string())
        };
        let job = refusal(&|request| request.objective = objective(Score::Zeros, None)).expect("a job");
        assert!(
            job.check_devices().is_err_and(|error| error.to_string().contains("devices compute one word"))
        );
        let line = refusal(&|request| request.objective = objective(Score::UniswapV4, None));
        assert!(line.is_err_and(|line| line.contains("is of 20 bytes, but 32 of the digest")));
        let line = refusal(&|request| {
            request.objective = objective(Score::Run, None);
            request.isa = Some(crate::Isa::Scalar);
        });
        assert!(line.is_err_and(|line| line.ends_with("leave the kernel to the program")));
        let job = refusal(&|request| {
            request.objective = objective(Score::LeadingZeroBytes, None);
            request.isa = Some(crate::Isa::Scalar);
        });
        assert_eq!(job.expect("a kernel filters by it").check_devices(), Ok(()));
    }

    /// Rows of ten megabytes, of which a batch has one.
    #[test]
    fn long_messages_take_little_room() {
        let template = format!("{{sha256:{{counter:2}}}}{}", "x".repeat(10_000_000));
        let all = found(&template, Algorithm::Sha256, Goal::ZeroBits(0), [7, 9]);
        assert_eq!(all.len(), 3);
        let digest = hashes::reference::digest(Algorithm::Sha256, &all[1].message);
        assert!(all[1].digest == digest && all[1].message.len() == 10_000_032);
    }

    #[test]
    fn the_last_counters_of_all_are_scanned() {
        let last = [u64::MAX - 300, u64::MAX];
        let all = found("{sha256:{counter:8}}", Algorithm::Sha256, Goal::ZeroBits(0), last);
        let counters: Vec<u64> = all.iter().map(|found| found.counter).collect();
        assert!(counters.iter().copied().eq(last[0]..=last[1]));
    }

    #[test]
    fn several_fields_with_text_are_for_the_program_and_the_cpu() {
        let template: crate::search::Template = "{counter:decimal}{counter:8}".parse().expect("a template");
        let job = Job::new(Request::new(template.clone())).expect("a job");
        assert_eq!(job.stages(), [(Algorithm::Sha3_256, 28)]);
        assert!(job.check_devices().is_err_and(|error| error.to_string().contains("the counter is text")));
        let kernel = Request { variant: Some(crate::Variant::Direct), ..Request::new(template) };
        assert!(Job::new(kernel).is_err_and(|error| error.to_string().contains("in several fields")));
        let bits: crate::search::Template = "{counter:4}{counter:8:be}".parse().expect("a template");
        let kernel = Request { variant: Some(crate::Variant::Direct), ..Request::new(bits) };
        assert_eq!(Job::new(kernel).expect("a job").check_devices(), Ok(()));
    }

    #[test]
    fn what_stages_cannot_do_is_refused() {
        let refusal = |change: &dyn Fn(&mut Request)| {
            let mut request = Request::new("{sha256:{counter:8}}".parse().expect("a template"));
            change(&mut request);
            Job::new(request).map_err(|error| error.to_string())
        };
        let job = refusal(&|_| ()).expect("a job");
        assert_eq!(job.stages(), [(Algorithm::Sha256, 8), (Algorithm::Sha3_256, 32)]);
        assert!(
            job.check_devices()
                .is_err_and(|error| error.to_string().contains("which devices do not compute"))
        );
        let kernel = refusal(&|request| request.variant = Some(crate::Variant::Direct));
        assert!(kernel.is_err_and(|line| line.ends_with("leave it to the program")));
        let tree = format!("{{blake3:{{counter:8}}{}}}", "x".repeat(1017));
        let tree = refusal(&|request| request.template = tree.parse().expect("a template"));
        assert!(tree.is_err_and(|line| line.contains("1025 bytes")));
    }
}
