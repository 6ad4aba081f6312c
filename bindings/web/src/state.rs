//! The saved state of a search, to go on with it later.

use crate::refusal::Refusal;
use hashweave::search::{Extent, Job};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the form.
const VERSION: u32 = 1;

/// A search that was stopped. What goes on with it reports what it would still have reported.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    version: u32,
    /// The normalized parameters of the search.
    search: BTreeMap<String, String>,
    /// The salt without the workers' numbers.
    pub base_salt_hex: String,
    threads: usize,
    /// The next counter of every space as a decimal number; none at its end.
    next: Vec<Option<String>>,
    /// The least digest reported.
    best_hash_hex: Option<String>,
    reported: String,
    /// Seconds searched.
    pub seconds: f64,
}

impl State {
    /// The state of a search, in the form in which it is compared, of which every space has been
    /// shown up to a counter.
    #[must_use]
    pub fn new(
        normal: &BTreeMap<String, String>,
        extent: &Extent,
        next: &[Option<u64>],
        best: Option<&[u8]>,
        reported: u64,
        seconds: f64,
    ) -> Self {
        Self {
            version: VERSION,
            search: normal.clone(),
            base_salt_hex: hex::encode(&extent.base_salt),
            threads: extent.threads,
            next: next.iter().map(|next| next.map(|next| next.to_string())).collect(),
            best_hash_hex: best.map(hex::encode),
            reported: reported.to_string(),
            seconds,
        }
    }

    /// Checks that a search can go on with this one.
    ///
    /// # Errors
    ///
    /// If it searches something else, or cannot be divided in the same way.
    pub fn check(
        &self,
        job: &Job,
        extent: &Extent,
        normal: &BTreeMap<String, String>,
    ) -> Result<(), Refusal> {
        let refuse = |fault: String| Err(Refusal::of("resume", fault));
        if self.version != VERSION {
            return refuse(format!(
                "the state has format {}, but this version knows only format {VERSION}",
                self.version
            ));
        }
        if let Some((name, value)) = self.search.iter().find(|(name, value)| normal.get(*name) != Some(value))
        {
            return refuse(format!("the state is of another search, with {name} '{value}'"));
        }
        if let Some(name) = normal.keys().find(|name| !self.search.contains_key(*name)) {
            return refuse(format!("the state is of another search, without {name}"));
        }
        if self.base_salt_hex != hex::encode(&extent.base_salt) {
            return refuse("the state is of another search, with another salt".to_owned());
        }
        if extent.salted() && self.threads != extent.threads {
            return refuse(format!(
                "the state is of {} workers with a salt each, and cannot continue with {}",
                self.threads, extent.threads
            ));
        }
        let [first, last] = extent.range(job);
        let inside = |next: &Option<String>| match next.as_deref().map(str::parse::<u64>) {
            None => true,
            Some(Ok(next)) => (first..=last).contains(&next),
            Some(Err(_)) => false,
        };
        let digest = self.best_hash_hex.is_none()
            || self.best().is_some_and(|best| best.len() == job.algorithm().digest_length());
        let whole = self.next.len() == extent.spaces() && self.next.iter().all(inside);
        if !whole || !digest || self.reported.parse::<u64>().is_err() || self.seconds.is_nan() {
            return refuse("the state is damaged".to_owned());
        }
        Ok(())
    }

    /// The next counter of a space; none at its end.
    #[must_use]
    pub fn next(&self, space: usize) -> Option<u64> {
        self.next.get(space)?.as_ref()?.parse().ok()
    }

    /// The least digest reported.
    #[must_use]
    pub fn best(&self) -> Option<Vec<u8>> {
        hex::decode(self.best_hash_hex.as_ref()?).ok()
    }

    /// Results reported.
    #[must_use]
    pub fn reported(&self) -> u64 {
        self.reported.parse().unwrap_or(0)
    }
}
