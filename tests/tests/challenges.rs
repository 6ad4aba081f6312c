//! The presets of stamps and challenges find what the projects' own programs issued and accepted
//! (`ci/challenges.sh`).

use hashweave::search::{Found, Job, Preset, Request, Searcher};
use std::collections::BTreeSet;

const CHALLENGES: &str = include_str!("../../vectors/challenges/challenges.txt");

/// A line: the preset, its parameters, the counter, and the digest if it is known.
struct Challenge {
    preset: &'static str,
    parameters: Vec<(&'static str, &'static str)>,
    counter: u64,
    digest: Option<&'static str>,
}

impl Challenge {
    fn read(line: &'static str) -> Self {
        let mut fields = line.split('|');
        let preset = fields.next().expect("a preset");
        let (mut parameters, mut counter, mut digest) = (Vec::new(), None, None);
        for field in fields {
            match field.split_once('=').expect(line) {
                ("counter", number) => counter = number.parse().ok(),
                ("digest", digits) => digest = Some(digits),
                parameter => parameters.push(parameter),
            }
        }
        Self { preset, parameters, counter: counter.expect(line), digest }
    }

    fn request(&self) -> Request {
        let preset = Preset::named(self.preset).expect("a preset");
        preset.request(self.parameters.iter().copied()).expect("the parameters of a challenge")
    }
}

fn challenges() -> Vec<Challenge> {
    CHALLENGES.lines().filter(|line| !line.starts_with('#')).map(Challenge::read).collect()
}

/// The results up to the one that is known.
fn found(challenge: &Challenge) -> Vec<Found> {
    let mut found = Vec::new();
    let job = Job::new(challenge.request()).expect("a job");
    let mut searcher = Searcher::new(&job, &[]).expect("no salt");
    searcher.scan(0, challenge.counter, &mut |hit| found.push(hit)).expect("no fault");
    searcher.finish().expect("a sound end");
    found
}

#[test]
fn presets_solve_challenges() {
    for challenge in challenges() {
        let found = found(&challenge);
        let counters: Vec<u64> = found.iter().map(|hit| hit.counter).collect();
        let Challenge { preset, parameters, counter, digest } = challenge;
        assert_eq!(counters, [counter], "{preset} {parameters:?}");
        assert!(digest.is_none_or(|digest| hex::encode(&found[0].digest) == digest), "{preset}");
    }
}

#[test]
fn every_such_preset_has_a_challenge() {
    let with: BTreeSet<&str> = challenges().iter().map(|challenge| challenge.preset).collect();
    let all = BTreeSet::from(["hashcash", "altcha-v1", "altcha-v2", "anubis", "mcaptcha", "cap"]);
    assert_eq!(with, all);
}
