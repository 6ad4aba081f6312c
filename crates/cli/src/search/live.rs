//! The status line of a search: one line on a terminal that is redrawn continually, for all workers
//! together.

use crate::words::{counted, odds, rate, time};
use hashweave::search::Objective;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use runner::search::Progress;
use std::time::Instant;

/// The seconds between two measurements of the rate.
const PAUSE: f64 = 0.5;

/// The line hides itself if its stream is not a terminal.
pub(super) struct Live {
    line: ProgressBar,
    objective: Objective,
    seen: (Instant, u64),
    rate: f64,
}

impl Live {
    pub(super) fn new(target: ProgressDrawTarget, objective: Objective) -> Self {
        let line = ProgressBar::with_draw_target(None, target);
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            line.set_style(style);
        }
        Self { line, objective, seen: (Instant::now(), 0), rate: 0.0 }
    }

    /// Runs a function that uses the terminal while the line is removed.
    pub(super) fn aside<T>(&self, what: impl FnOnce() -> T) -> T {
        self.line.suspend(what)
    }

    pub(super) fn finish(&self) {
        self.line.finish_and_clear();
    }

    pub(super) fn show(&mut self, progress: &Progress<'_>) {
        let (since, before) = self.seen;
        let seconds = since.elapsed().as_secs_f64();
        if before == 0 {
            self.rate = progress.total as f64 / progress.elapsed.as_secs_f64().max(1e-3);
        }
        if seconds >= PAUSE {
            self.rate = (progress.total - before) as f64 / seconds;
            self.seen = (Instant::now(), progress.total);
        }
        self.line.set_message(status(&self.objective, progress, self.rate));
        self.line.tick();
    }
}

/// Returns for instance `41.20 MH/s, best 33 zero bits, a smaller one is 1 in 2^33.4, about 5.6 min
/// on average, 2 min so far`. The most important facts come first, what is done and left or the
/// chance of a hit, because a narrow terminal cuts off the end.
fn status(objective: &Objective, progress: &Progress<'_>, rate_now: f64) -> String {
    let mut parts = vec![if rate_now > 0.0 { rate(rate_now) } else { "starting".to_owned() }];
    let zero_bits = progress.best.map(|best| u64::from(objective.zero_bits(best)));
    if let Some(bits) = zero_bits.filter(|_| objective.goal.counts_zero_bits()) {
        parts.push(format!("best {}", counted(bits, "zero bit")));
    }
    if let Some(score) = progress.best.and_then(|best| objective.score(best)) {
        parts.push(format!("best score {score}"));
    }
    if let Some(share) = progress.share() {
        parts.push(format!("{} done", per_cent(share)));
    }
    let left = left(progress, rate_now);
    parts.extend(left.map(|left| format!("{} left", time(left))));
    // While waiting for the first hit, people want to know whether it is late.
    if let (Some(chance), None) = (progress.odds, progress.best) {
        parts.push(format!("chance of a hit so far {:.1} %", 100.0 * chance));
    }
    if let Some(odds_now) = objective.odds_of_next(progress.best) {
        let what = match (objective.goal.is_best_so_far(), objective.goal.counts_zero_bits()) {
            (true, true) => "a smaller one is ",
            (true, false) => "a better one is ",
            (false, _) => "",
        };
        let wait = 1.0 / (odds_now * rate_now);
        let wait =
            if wait.is_finite() { format!(", about {} on average", time(wait)) } else { String::new() };
        parts.push(format!("{what}{}{wait}", odds(odds_now)));
    }
    if left.is_none() {
        parts.push(format!("{} so far", time(progress.elapsed.as_secs_f64().max(1.0).round())));
    }
    parts.push(counted(progress.total, "hash"));
    parts.join(", ")
}

/// Returns for instance `47.6 %`; 100 % appears only at the end.
fn per_cent(share: f64) -> String {
    let tenths = (1000.0 * share).floor();
    format!("{:.1} %", tenths / 10.0)
}

/// Returns the seconds until the range or the time ends, if either has an end.
fn left(progress: &Progress<'_>, rate: f64) -> Option<f64> {
    let to_hash = progress.expected.map(|expected| expected.saturating_sub(progress.total) as f64 / rate);
    let by_count = to_hash.filter(|seconds| seconds.is_finite());
    let by_time = progress.duration.map(|duration| duration.saturating_sub(progress.elapsed).as_secs_f64());
    by_count.into_iter().chain(by_time).reduce(f64::min).map(|seconds| seconds.max(1.0).round())
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::search::{Goal, Score};
    use std::time::Duration;

    fn objective(goal: Goal) -> Objective {
        Objective { goal, range: None }
    }

    #[test]
    fn the_line_of_a_search_for_the_smallest() {
        let best = [0, 0x40, 3, 4, 5, 6, 7, 8];
        let mut progress = Progress {
            total: 1_000_000,
            expected: Some(21_000_000),
            covered: 0,
            elapsed: Duration::from_secs(3),
            best: Some(&best),
            duration: None,
            odds: None,
        };
        let min = objective(Goal::Min);
        let line = |progress: &Progress<'_>, rate| status(&min, progress, rate);
        let known = "2.00 MH/s, best 9 zero bits";
        let next = "a smaller one is 1 in 1,024, about 512 µs on average";
        assert_eq!(line(&progress, 2e6), format!("{known}, 4.7 % done, 10 s left, {next}, 1,000,000 hashes"));
        progress.covered = 3_000_000;
        assert_eq!(
            line(&progress, 2e6),
            format!("{known}, 16.6 % done, 10 s left, {next}, 1,000,000 hashes")
        );
        (progress.covered, progress.expected) = (0, None);
        assert_eq!(line(&progress, 2e6), format!("{known}, {next}, 3 s so far, 1,000,000 hashes"));
        progress.duration = Some(Duration::from_secs(8));
        assert!(line(&progress, 0.0).contains(", 5 s left"));
        progress.duration = None;
        progress.expected = Some(2_000_000);
        let early = line(&progress, 0.0);
        assert!(
            early.contains("50.0 % done, a smaller one is 1 in 1,024, 3 s so far"),
            "no rate yet, no estimate: {early}"
        );
    }

    #[test]
    fn the_line_of_a_search_for_a_score() {
        let best = [0, 0x40, 0, 4];
        let progress = Progress {
            total: 1000,
            expected: None,
            covered: 0,
            elapsed: Duration::from_secs(3),
            best: Some(&best),
            duration: None,
            odds: None,
        };
        assert_eq!(
            status(&objective(Goal::Score(Score::LeadingZeroBytes)), &progress, 1e6),
            "1.00 MH/s, best score 1, a better one is 1 in 65,536, about 65.5 ms on average, 3 s so far, 1,000 hashes"
        );
    }

    #[test]
    fn all_is_done_only_at_the_end() {
        assert_eq!([0.0, 0.0004, 0.99999, 1.0].map(per_cent), ["0.0 %", "0.0 %", "99.9 %", "100.0 %"]);
    }

    #[test]
    fn the_line_of_a_search_for_hits() {
        let progress = Progress {
            total: 5_000_000_000,
            expected: None,
            covered: 0,
            elapsed: Duration::from_secs(180),
            best: None,
            duration: None,
            odds: Some(0.1234),
        };
        assert_eq!(
            status(&objective(Goal::ZeroBits(40)), &progress, 4.1e7),
            "41.00 MH/s, chance of a hit so far 12.3 %, 1 in 2^40, about 7.4 h on average, 3 min so far, 5,000,000,000 hashes"
        );
        let best = [0xFF; 32];
        let matching = objective(Goal::Match { mask: vec![0xFF], value: vec![0xFF] });
        let found = Progress { best: Some(&best), ..progress };
        assert!(!status(&matching, &found, 4e7).contains("zero bits"), "they mean nothing here");
    }
}
