//! A search on a terminal: its plan, a line for each result, a summary.

use crate::words::{clean, counted, grouped, odds, printable, rate, time, tries};
use console::{Style, Term, measure_text_width, truncate_str};
use hashweave::Algorithm;
use hashweave::search::{Event, Finding, Objective};
use indicatif::HumanCount;
use runner::search::Run;

/// The columns assumed for a terminal that does not report them.
const COLUMNS: u16 = 80;

/// The columns of a counter on a wide terminal and on a narrow one; a longer counter moves the
/// following text to the right.
const COUNTERS: [usize; 2] = [13, 7];

/// The columns from which on a terminal is wide.
const WIDE: usize = 60;

/// The least columns of a digest: eight digits and an ellipsis.
const LEAST_DIGEST: usize = 9;

/// The state of the terminal's contents.
pub(super) struct Screen {
    objective: Objective,
    algorithm: Algorithm,
    columns: fn() -> usize,
    /// The columns of the digests, chosen for the first result.
    digest_width: Option<usize>,
    /// The best digest; if the objective does not say which is better, the first result.
    best: Option<Finding>,
    found: u64,
    /// The counters that the ledger covers at the end, including those of earlier runs.
    covered: Option<u128>,
}

/// Returns the present columns of the terminal.
fn columns() -> usize {
    Term::stdout().size_checked().map_or(COLUMNS, |(_, columns)| columns).max(20).into()
}

impl Screen {
    pub(super) fn new(run: &Run) -> Self {
        Self {
            objective: run.job.objective().clone(),
            algorithm: run.job.algorithm(),
            columns,
            digest_width: None,
            best: None,
            found: 0,
            covered: None,
        }
    }

    /// Stores the coverage of the ledger, for the summary.
    pub(super) fn covered(&mut self, counters: u128) {
        self.covered = Some(counters);
    }

    /// Returns the text of an event: whole lines, or nothing.
    pub(super) fn text(&mut self, event: &Event) -> String {
        match event {
            Event::Startup { .. } => self.head(event),
            Event::Best(finding) | Event::Hit(finding) => self.result(finding),
            Event::Shutdown { total, seconds, rate, .. } => self.summary(*total, *seconds, *rate as f64),
            // The status line shows the progress of workers, and standard error the failures.
            _ => String::new(),
        }
    }

    /// Describes the run.
    fn head(&self, event: &Event) -> String {
        let Event::Startup { workers, algo, message, base_salt_hex, backend, kernel, devices, .. } = event
        else {
            return String::new();
        };
        let threads = (*workers - devices.len()) as u64;
        let threads = (threads > 0).then(|| counted(threads, "thread"));
        let names = devices.iter().map(|device| clean(&device.name));
        let places: Vec<String> = threads.into_iter().chain(names).collect();
        let mut facts = vec![("search", format!("{algo}, {backend} {kernel} on {}", places.join(", ")))];
        facts.push(("message", clean(message)));
        if !base_salt_hex.is_empty() {
            facts.push(("salt", hex::encode(base_salt_hex)));
        }
        let odds = self.objective.odds().map_or(String::new(), |p| format!(": {} hashes", odds(p)));
        facts.push(("goal", self.objective.in_words(self.algorithm) + &odds));
        list(&facts)
    }

    /// Returns a line for a result. The best so far is cut to the width of the terminal, because
    /// the next one supersedes it and the summary has the last one in full; of a hit only the
    /// digest is cut.
    fn result(&mut self, finding: &Finding) -> String {
        self.found += 1;
        let better =
            |best: &Finding| self.is_ranked() && self.objective.less(&finding.hash_hex, &best.hash_hex);
        if self.best.as_ref().is_none_or(better) {
            self.best = Some(finding.clone());
        }
        let (slice, message) = (self.slice(finding), printable(&finding.input_hex));
        let first = self.digest_width.is_none();
        let fixed = self.rank_head().len() + self.counter_width() + 4;
        let room = (self.columns)().saturating_sub(fixed);
        let width = *self.digest_width.get_or_insert_with(|| {
            let wanted = room.saturating_sub(measure_text_width(&message));
            wanted.clamp(LEAST_DIGEST, slice.len().max(LEAST_DIGEST))
        });
        let mut text = if first { self.columns_head(width) } else { String::new() };
        if self.is_ranked() {
            let width = self.rank_head().trim_end().len();
            text += &strong(&format!("{:>width$}  ", self.rank(finding)));
        }
        text += &self.digest(&slice, width);
        let counter_width = self.counter_width();
        let rest = format!("  {:>counter_width$}  {message}", HumanCount(finding.counter).to_string());
        let rest_width = (self.columns)().saturating_sub(fixed - counter_width - 4 + width);
        if self.objective.goal.is_best_so_far() {
            text += &truncate_str(&rest, rest_width, "…");
        } else {
            text += &rest;
        }
        text + "\n"
    }

    fn columns_head(&self, width: usize) -> String {
        let part = self.objective.part(self.algorithm);
        let digest =
            part.map_or("digest".to_owned(), |range| format!("digest {}..{}", range.start, range.end));
        let rank = self.rank_head();
        let counter_width = self.counter_width();
        let head = format!("{rank}{digest:<width$}  {:>counter_width$}  message", "counter");
        format!("\n{}\n", faint(truncate_str(&head, (self.columns)(), "").trim_end()))
    }

    /// Returns the digits of the digest that the objective looks at, cut to a width; leading zeros,
    /// which are counted, are shown faintly.
    fn digest(&self, digits: &str, width: usize) -> String {
        let cut = truncate_str(digits, width, "…").into_owned();
        let zeros = if self.counts_bits() { cut.len() - cut.trim_start_matches('0').len() } else { 0 };
        let padding = " ".repeat(width.saturating_sub(measure_text_width(&cut)));
        format!("{}{}{padding}", faint(&cut[..zeros]), &cut[zeros..])
    }

    fn slice(&self, finding: &Finding) -> String {
        let range = self.objective.range.clone().unwrap_or(0..finding.hash_hex.len());
        hex::encode(&finding.hash_hex[range])
    }

    fn counter_width(&self) -> usize {
        COUNTERS[usize::from((self.columns)() < WIDE)]
    }

    /// Whether the number of zero bits measures the quality of a result.
    fn counts_bits(&self) -> bool {
        self.objective.goal.counts_zero_bits()
    }

    /// Whether results are better and worse.
    fn is_ranked(&self) -> bool {
        self.counts_bits() || self.objective.goal.is_best_so_far()
    }

    /// The head of the column that says how good results are, if there is one.
    fn rank_head(&self) -> &'static str {
        match (self.counts_bits(), self.is_ranked()) {
            (true, _) => "bits  ",
            (false, true) => "score  ",
            (false, false) => "",
        }
    }

    /// The score of a result or, where these measure its quality, its zero bits.
    fn rank(&self, finding: &Finding) -> u32 {
        let score = self.objective.score(&finding.hash_hex);
        score.unwrap_or_else(|| self.objective.zero_bits(&finding.hash_hex))
    }

    /// Returns the summary: how much was hashed, the best result in full, and how much the ledger
    /// covers.
    fn summary(&self, total: u64, seconds: f64, per_second: f64) -> String {
        let mut facts = self.facts(total, seconds, per_second);
        if let Some(counters) = self.covered {
            let noun = if counters == 1 { "counter" } else { "counters" };
            facts.push(("ledger", format!("{} {noun} covered in all", grouped(counters))));
        }
        format!("\n{}", list(&facts))
    }

    fn facts(&self, total: u64, seconds: f64, per_second: f64) -> Vec<(&'static str, String)> {
        let hashes = counted(total, "hash");
        let effort = format!("{hashes} in {}, {}", time(seconds), rate(per_second));
        let Some(best) = &self.best else {
            let chance = self.objective.odds_in(total as f64).unwrap_or_default();
            let expected = self.objective.odds().map_or(String::new(), |p| {
                format!(
                    "; one in {} meets the goal, so the chance was {:.1} %",
                    tries(1.0 / p),
                    100.0 * chance
                )
            });
            return vec![("found", format!("nothing in {effort}{expected}"))];
        };
        let better = if self.counts_bits() { "smaller" } else { "better" };
        let found = match (self.objective.goal.is_best_so_far(), self.found) {
            (true, 1) => format!("1 digest {better} than all before it"),
            (true, n) => format!("{} digests, each {better} than all before it,", HumanCount(n)),
            (false, n) => counted(n, "result"),
        };
        let rank = self.rank(best);
        let rank = match (self.counts_bits(), self.is_ranked()) {
            (true, _) => format!(" ({})", counted(rank.into(), "zero bit")),
            (false, true) => format!(" (score {rank})"),
            (false, false) => String::new(),
        };
        let message = printable(&best.input_hex);
        let name = match self.found {
            1 => "result",
            _ if self.is_ranked() => "best",
            _ => "first",
        };
        let mut facts = vec![
            ("found", format!("{found} in {effort}")),
            (name, strong(&hex::encode(&best.hash_hex)) + &rank),
            ("counter", HumanCount(best.counter).to_string()),
        ];
        if message.as_bytes() == best.input_hex {
            facts.push(("message", message));
        }
        facts.push(("bytes", hex::encode(&best.input_hex)));
        facts.push(("check", best.check.clone()));
        facts
    }
}

/// Lists facts after their names, one below the other.
fn list(facts: &[(&str, String)]) -> String {
    facts.iter().map(|(name, fact)| format!("{} {fact}\n", faint(&format!("{name:<7}")))).collect()
}

fn strong(text: &str) -> String {
    Style::new().green().bold().apply_to(text).to_string()
}

fn faint(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    Style::new().dim().apply_to(text).to_string()
}
