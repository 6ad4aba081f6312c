//! A row of a record, as far as rows are compared: what it is, its cycles, and how well they were
//! measured.

use crate::bench::record::Record;
use crate::bench::sum;
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::ops::RangeInclusive;

/// The rates, cycles and bounds that any machine may have, from an emulated one to all cores of the
/// largest. Others come from a clock that stood still or from another hand, and fit no scale.
const PLAUSIBLE: RangeInclusive<f64> = 1e-9..=1e12;

/// Letters of a figure that is none, as they are quoted.
const QUOTED: usize = 40;

/// A benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Job {
    /// `bench search`.
    Search,
    /// `bench sum`.
    Sum,
    /// `bench replicate`.
    Replicate,
}

impl Job {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Search, Self::Sum, Self::Replicate];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Sum => "sum",
            Self::Replicate => "replicate",
        }
    }

    /// The unit for which its cycles are counted.
    #[must_use]
    pub fn unit(self) -> &'static str {
        match self {
            Self::Search => "hash",
            Self::Sum => "byte",
            Self::Replicate => "label",
        }
    }

    /// The unit of its rates.
    #[must_use]
    pub fn rate_unit(self) -> &'static str {
        match self {
            Self::Search => "MH/s",
            Self::Sum => "GB/s",
            Self::Replicate => "MiB/s",
        }
    }

    fn of(fields: &Value) -> Option<Self> {
        Self::ALL.into_iter().find(|job| fields["job"] == job.name())
    }

    /// The field of its rates.
    fn rate_field(self) -> &'static str {
        match self {
            Self::Search => "mhs",
            Self::Sum => "gbs",
            Self::Replicate => "mib_s",
        }
    }

    /// The field of its bounds.
    fn bound_field(self) -> &'static str {
        match self {
            Self::Search => "bound_cycles_per_hash",
            Self::Sum => "bound_cycles_per_byte",
            Self::Replicate => "bound",
        }
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A row.
#[derive(Clone, Debug)]
pub struct Row {
    /// The benchmark that it is of.
    pub job: Job,
    /// Everything that tells it from other rows, in words: the algorithm, kernel, shape and
    /// threads.
    pub name: String,
    /// The algorithm or scheme.
    pub subject: String,
    /// The kernel, or what chose it.
    pub kernel: String,
    /// The kernels that ran, where `kernel` does not name them.
    pub runs: Option<String>,
    /// The threads.
    pub threads: u64,
    /// The rate of all threads.
    pub rate: f64,
    /// Cycles.
    pub cycles: Cycles,
    /// The fewest cycles possible; none without a model.
    pub bound: Option<f64>,
    /// The row as it is.
    pub fields: Value,
}

/// Cycles of one core for a unit of work.
#[derive(Clone, Copy, Debug)]
pub struct Cycles {
    /// Of the slice that took the least time.
    pub best: f64,
    /// Of the 10th-percentile slice.
    pub tenth: f64,
    /// Of the median slice.
    pub median: f64,
    /// Of the 10th-percentile slice of each quarter of the rounds; rows of old programs have none.
    pub quarters: Option<[f64; 4]>,
}

impl Row {
    /// The share of the bound that is reached.
    #[must_use]
    pub fn of_bound(&self) -> Option<f64> {
        self.bound.map(|bound| bound / self.cycles.best)
    }

    /// A field of words; empty if there is none.
    #[must_use]
    pub fn text(&self, field: &str) -> &str {
        self.fields[field].as_str().unwrap_or_default()
    }

    /// A field of a whole number; none if it is null.
    #[must_use]
    pub fn whole(&self, field: &str) -> Option<u64> {
        self.fields[field].as_u64()
    }

    /// A field of a figure; none if it is null.
    #[must_use]
    pub fn real(&self, field: &str) -> Option<f64> {
        self.fields[field].as_f64()
    }

    /// How long the messages of a sum are, in words.
    #[must_use]
    pub fn length(&self) -> String {
        length(&self.fields).unwrap_or_default()
    }

    /// Whether it is a sum of messages so short that it matters where they lie in memory.
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.whole("message_bytes").is_some_and(|bytes| bytes <= 1 << 10)
    }

    /// Reads a row of a benchmark as it is printed; none if it is not one of these.
    #[must_use]
    pub fn of(fields: &Value) -> Option<Self> {
        let job = Job::of(fields)?;
        let text = |name: &str| fields[name].as_str().map(str::to_owned);
        let subject = text(if job == Job::Replicate { "scheme" } else { "algo" })?;
        let kernel = text("kernel")?;
        let threads = fields["threads"].as_u64()?;
        let mut name = match job {
            Job::Search => format!("{subject} {kernel} {}", text("backend")?),
            Job::Sum => format!("{subject} {kernel} {} × {}", fields["streams"].as_u64()?, length(fields)?),
            Job::Replicate => replicas(fields, &subject, &kernel)?,
        };
        if threads > 1 {
            name += &format!(", {threads} threads");
        }
        let rate = fields[job.rate_field()].as_f64()?;
        let bound = fields[job.bound_field()].as_f64();
        let cycles = Cycles::of(fields, job.unit())?;
        let runs = text("runs").filter(|runs| *runs != kernel);
        Some(Self { job, name, subject, kernel, runs, threads, rate, cycles, bound, fields: fields.clone() })
    }
}

impl Cycles {
    fn of(fields: &Value, unit: &str) -> Option<Self> {
        let of = |what: &str| fields[format!("{what}cycles_per_{unit}")].as_f64();
        let quarters = fields[format!("quarters_cycles_per_{unit}")].as_array();
        let quarters: Option<Vec<f64>> =
            quarters.and_then(|values| values.iter().map(Value::as_f64).collect());
        Some(Self {
            best: of("")?,
            tenth: of("tenth_")?,
            median: of("median_")?,
            quarters: quarters.and_then(|quarters| quarters.try_into().ok()),
        })
    }
}

/// The first figure of a row that no machine has, in words.
fn wrong_figure(fields: &Value) -> Option<String> {
    let job = Job::of(fields)?;
    let of = |what: &str| format!("{what}cycles_per_{}", job.unit());
    let names = [job.rate_field().to_owned(), of(""), of("tenth_"), of("median_"), of("quarters_")];
    let given = names.into_iter().filter_map(|name| fields.get(&name).map(|value| (name, value)));
    // Without a model of the core there is no bound.
    let bound = fields.get(job.bound_field()).filter(|bound| !bound.is_null());
    given.chain(bound.map(|bound| (job.bound_field().to_owned(), bound))).find_map(|(name, value)| {
        let figures = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        let wrong = figures.iter().find(|figure| !figure.as_f64().is_some_and(|x| PLAUSIBLE.contains(&x)))?;
        let (wrong, least, most) = (wrong.to_string(), PLAUSIBLE.start(), PLAUSIBLE.end());
        let wrong: String = wrong.chars().take(QUOTED).collect();
        Some(format!("{name} is {wrong}, which is no number from {least:e} to {most:e}: measure again"))
    })
}

/// How long the messages are.
fn length(fields: &Value) -> Option<String> {
    match &fields["message_bytes"] {
        Value::Null => fields["shape"].as_str().map(str::to_owned),
        bytes => bytes.as_u64().map(|bytes| sum::in_words(bytes as usize)),
    }
}

/// Not how large a layer is nor how far ahead parents are prefetched: those may be what is
/// compared.
fn replicas(fields: &Value, scheme: &str, kernel: &str) -> Option<String> {
    let name =
        format!("{scheme} {kernel} ×{} in {}", fields["replicas"].as_u64()?, fields["resident"].as_str()?);
    Some(fields["step"].as_str().map_or(name.clone(), |step| format!("{name}, {step}")))
}

/// The rows of a record, in order.
///
/// # Errors
///
/// If one is of a benchmark that is not compared, has figures that no machine has, or is there
/// twice.
pub fn rows(record: &Record) -> Result<Vec<Row>, String> {
    let mut rows: Vec<Row> = Vec::new();
    for (i, fields) in record.rows.iter().enumerate() {
        if let Some(fault) = wrong_figure(fields) {
            return Err(format!("row {}: {fault}", i + 1));
        }
        let row = Row::of(fields).ok_or_else(|| {
            format!(
                "row {} is not from `bench search`, `sum` or `replicate` on processors (rows of devices, --steady and --profile \
                 cannot be compared)",
                i + 1
            )
        })?;
        if rows.iter().any(|other| (other.job, &other.name) == (row.job, &row.name)) {
            return Err(format!("there are two rows of {}, {}", row.job, row.name));
        }
        rows.push(row);
    }
    Ok(rows)
}
