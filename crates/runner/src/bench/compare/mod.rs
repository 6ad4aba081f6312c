//! Two records side by side: which rows became faster or slower, and which did not.
//!
//! | module | what is in it |
//! |---|---|
//! | [`row`] | what identifies a row, and its cycles |
//! | [`rule`] | what tells a change from noise |
//!
//! Rows are joined by what they measure: the job, algorithm, kernel, shape and threads. What is
//! compared is cycles, each slice's by the clock next to it, so that another clock is no change.

pub mod row;
pub mod rule;

use super::record::Record;
use row::{Job, Row};
use rule::{FLOOR, FLOOR_OF_SHORT, Verdict, ratio, verdict};

/// A row of both sides.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The first side.
    pub a: Row,
    /// The second side.
    pub b: Row,
    /// The cycles of the second over those of the first.
    pub ratio: f64,
    /// The verdict on the difference.
    pub verdict: Verdict,
}

impl Pair {
    /// Other differences, which may be the reason. For instance `runs sha-ni-x2, was avx512`.
    #[must_use]
    pub fn remark(&self) -> Option<String> {
        let field = |name: &str| {
            let (a, b) = (&self.a.fields[name], &self.b.fields[name]);
            (a != b).then(|| format!("{name} {}, was {}", bare(b), bare(a)))
        };
        let remarks: Vec<String> = ["runs", "nodes", "ahead"].into_iter().filter_map(field).collect();
        (!remarks.is_empty()).then(|| remarks.join("; "))
    }
}

/// A value without the quotes of JSON.
fn bare(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The rows that two records have in common, and those that only one has.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    /// Rows of both, in the order of the first.
    pub pairs: Vec<Pair>,
    /// Rows that only the first has.
    pub only_a: Vec<Row>,
    /// Rows that only the second has.
    pub only_b: Vec<Row>,
}

/// Joins two records.
///
/// # Errors
///
/// If a row of one cannot be compared: which record, 0 or 1, and what is wrong with it.
pub fn compare(a: &Record, b: &Record) -> Result<Comparison, (usize, String)> {
    let first = row::rows(a).map_err(|fault| (0, fault))?;
    let mut second = row::rows(b).map_err(|fault| (1, fault))?;
    let mut comparison = Comparison::default();
    for a in first {
        match second.iter().position(|b| (b.job, &b.name) == (a.job, &a.name)) {
            Some(at) => comparison.pairs.push(pair(a, second.remove(at))),
            None => comparison.only_a.push(a),
        }
    }
    comparison.only_b = second;
    Ok(comparison)
}

fn pair(a: Row, b: Row) -> Pair {
    let floor = if a.is_short() { FLOOR_OF_SHORT } else { FLOOR };
    Pair { ratio: ratio(&a.cycles, &b.cycles), verdict: verdict(&a.cycles, &b.cycles, floor), a, b }
}

/// The mean ratio and the verdicts of the rows of a job.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Total {
    /// The job.
    pub job: Job,
    /// The geometric mean of the ratios.
    pub ratio: f64,
    /// How many rows there are.
    pub rows: usize,
    /// The number of rows with each verdict, in the order of [`Verdict::ALL`].
    pub counts: [usize; 4],
}

impl Comparison {
    /// The pairs of a job.
    pub fn of(&self, job: Job) -> impl Iterator<Item = &Pair> + Clone {
        self.pairs.iter().filter(move |pair| pair.a.job == job)
    }

    /// The totals of the jobs that both have.
    #[must_use]
    pub fn totals(&self) -> Vec<Total> {
        let total = |job| {
            let rows = self.of(job).count();
            let logarithms: f64 = self.of(job).map(|pair| pair.ratio.ln()).sum();
            let count = |verdict| self.of(job).filter(|pair| pair.verdict == verdict).count();
            Total { job, ratio: (logarithms / rows as f64).exp(), rows, counts: Verdict::ALL.map(count) }
        };
        Job::ALL.into_iter().map(total).filter(|total| total.rows > 0).collect()
    }

    /// Whether most rows became slower, or most faster, so that it is more likely the machine
    /// that changed: nine in ten, of twenty at least.
    #[must_use]
    pub fn moved_together(&self) -> bool {
        let of = |verdict| self.pairs.iter().filter(|pair| pair.verdict == verdict).count();
        let most = of(Verdict::Faster).max(of(Verdict::Slower));
        self.pairs.len() >= 20 && 10 * most >= 9 * self.pairs.len()
    }

    /// The rows that are slower, beyond noise and by more than a fraction; the slowest first.
    #[must_use]
    pub fn slower_by(&self, fraction: f64) -> Vec<&Pair> {
        let slower = |pair: &&Pair| pair.verdict == Verdict::Slower && pair.ratio > 1.0 + fraction;
        let mut rows: Vec<&Pair> = self.pairs.iter().filter(slower).collect();
        rows.sort_by(|one, other| other.ratio.total_cmp(&one.ratio));
        rows
    }
}

#[cfg(test)]
mod tests;
