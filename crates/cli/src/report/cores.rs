//! Pictures of several machines: a bar for each core, next to its bound and to the best program of
//! somebody else. Each picture is one column, which a phone shows without scaling.

use super::kind::{Picture, Slice, fastest, on_fewest_threads, reached, subjects};
use crate::brief::wrapped;
use crate::chart::bars::{Bar, Look, drawing};
use anyhow::{Context, ensure};
use runner::bench::compare::row::{Job, Row};
use runner::bench::record::Heading;
use runner::bench::sum::AUTO;
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The characters of a line below a title.
const LINE: usize = 54;

/// A picture: the job's name, the title, what its bars are, and the unit of rates with decimals.
struct Kind {
    name: &'static str,
    title: &'static str,
    bars: &'static str,
    unit: (&'static str, usize),
    /// Whether its subjects are algorithms, among which a caller can choose.
    of_algorithms: bool,
}

const KINDS: [Kind; 4] = [
    Kind {
        name: "search",
        title: "Search, one thread",
        bars: "The fastest kernel.",
        unit: ("MH/s", 1),
        of_algorithms: true,
    },
    Kind {
        name: "sum",
        title: "Sum, one thread",
        bars: "64 messages of 16 KiB, hashed together.",
        unit: ("GB/s", 2),
        of_algorithms: true,
    },
    Kind {
        name: "replicate",
        title: "Replicate, one thread",
        bars: "Data through all layers, as many replicas together as is fastest.",
        unit: ("MiB/s", 2),
        of_algorithms: false,
    },
    Kind {
        name: "poseidon",
        title: "Poseidon, one thread",
        bars: "Thousands of hashes per second, many together.",
        unit: ("kH/s", 0),
        of_algorithms: false,
    },
];

/// A rate on a core.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure {
    /// The name of a picture.
    job: String,
    /// The algorithm or scheme.
    subject: String,
    core: String,
    /// Who reached it, if that was another program.
    peer: Option<String>,
    /// How many times its rate ours was in the same run.
    times: Option<f64>,
    /// Whether it was computed, not measured.
    #[serde(default)]
    model: bool,
    /// In the unit of the picture.
    rate: f64,
    /// The highest rate possible.
    bound: Option<f64>,
    date: String,
    /// The page that says how it was obtained. Readers of the file need it.
    #[allow(dead_code, reason = "it is required of the file, for people")]
    from: String,
}

/// Reads the figures of a file that people write.
pub(super) fn beside(path: &Path) -> anyhow::Result<Vec<Figure>> {
    let text =
        fs::read_to_string(path).with_context(|| format!("--beside: cannot read {}", path.display()))?;
    let figures: Vec<Figure> = serde_json::from_str(&text)
        .with_context(|| format!("--beside: {} is no list of figures", path.display()))?;
    for (i, figure) in figures.iter().enumerate() {
        let fault = figure.fault();
        ensure!(
            fault.is_none(),
            "--beside: {}: figure {}: {}",
            path.display(),
            i + 1,
            fault.unwrap_or_default()
        );
    }
    Ok(figures)
}

impl Figure {
    /// Returns what is wrong with a figure of a file.
    fn fault(&self) -> Option<String> {
        let sane = |rate: f64| (1e-9..=1e12).contains(&rate);
        if !KINDS.iter().any(|kind| kind.name == self.job) {
            let names = KINDS.map(|kind| kind.name).join(", ");
            return Some(format!("job is '{}', which is none of {names}", self.job));
        }
        let wrong = [("rate", Some(self.rate)), ("bound", self.bound), ("times", self.times)]
            .into_iter()
            .find_map(|(name, value)| value.filter(|value| !sane(*value)).map(|value| (name, value)));
        wrong.map(|(name, value)| format!("{name} is {value}, which is no number from 1e-9 to 1e12"))
    }

    fn bar(&self, (unit, digits): (&str, usize)) -> Bar {
        let Self { core, rate, bound, .. } = self;
        let (label, look) = match &self.peer {
            Some(peer) => (format!("{peer} on {core}"), Look::Peer),
            None if self.model => (format!("{core}, by model"), Look::Model),
            None => (core.clone(), Look::Best),
        };
        let share = bound.map(|bound| format!(" · {:.0} % of bound", 100.0 * rate / bound));
        let times = self.times.map(|times| format!(" · ours {times:.*} ×", if times < 10.0 { 2 } else { 1 }));
        let more = [share, times].into_iter().flatten().collect::<String>();
        Bar { label, figures: format!("{rate:.digits$} {unit}{more}"), rate: *rate, bound: *bound, look }
    }
}

/// Returns the figures of a record.
pub(super) fn figures(heading: &Heading, rows: &[Row]) -> Vec<Figure> {
    let core = heading.machine.as_ref().map_or("unknown core".to_owned(), |machine| name(&machine.core));
    let date = heading.date.as_ref().and_then(|date| date.get(..10)).unwrap_or_default();
    let of = |job: Job| {
        let rows = on_fewest_threads(rows.iter().filter(|row| row.job == job && is_shown(row)));
        let figure = |(subject, rows): (&str, Vec<&Row>)| {
            let (rate, share) = reached(fastest(&rows)?, Slice::Tenth);
            Some(Figure {
                job: job.name().to_owned(),
                subject: subject.to_owned(),
                core: core.clone(),
                peer: None,
                times: None,
                model: false,
                rate,
                bound: share.map(|share| rate / share),
                date: date.to_owned(),
                from: String::new(),
            })
        };
        subjects(&rows).into_iter().filter_map(figure).collect::<Vec<_>>()
    };
    Job::ALL.into_iter().flat_map(of).collect()
}

/// Whether a row belongs to what the picture of its job shows.
fn is_shown(row: &Row) -> bool {
    match row.job {
        Job::Search => true,
        Job::Sum => {
            row.kernel == AUTO
                && row.whole("streams") == Some(64)
                && row.whole("message_bytes") == Some(16 << 10)
        }
        Job::Replicate => {
            row.kernel == AUTO && row.text("resident") == "memory" && row.fields["step"].is_null()
        }
    }
}

/// Returns the name of a core as people write it: `zen4` is Zen 4, and `golden-cove` Golden Cove.
fn name(core: &str) -> String {
    let word = |word: &str| {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = &word[letters.len()..];
        let mut characters = letters.chars();
        let first = characters.next().map(|c| c.to_ascii_uppercase());
        let gap = if letters.len() > 1 && !number.is_empty() { " " } else { "" };
        first.into_iter().chain(characters).collect::<String>() + gap + number
    };
    core.split('-').map(word).collect::<Vec<_>>().join(" ")
}

/// Returns the pictures that have something to draw, by name. Of searches and sums they have the
/// algorithms that are asked for, or all.
pub(super) fn pictures(
    figures: &[Figure],
    algorithms: &[String],
) -> Vec<(&'static str, Picture, Vec<String>)> {
    KINDS.iter().filter_map(|kind| kind.picture(figures, algorithms)).collect()
}

impl Kind {
    fn picture(
        &self,
        figures: &[Figure],
        algorithms: &[String],
    ) -> Option<(&'static str, Picture, Vec<String>)> {
        let own: Vec<&Figure> = figures.iter().filter(|figure| figure.job == self.name).collect();
        let mut subjects: Vec<&str> = Vec::new();
        for figure in &own {
            if !subjects.contains(&&figure.subject[..]) {
                subjects.push(&figure.subject);
            }
        }
        if self.of_algorithms && !algorithms.is_empty() {
            subjects =
                algorithms.iter().map(|algo| &algo[..]).filter(|algo| subjects.contains(algo)).collect();
        }
        let drawings: Vec<_> = subjects
            .iter()
            .map(|subject| {
                let bars: Vec<Bar> =
                    in_order(&own, subject).into_iter().map(|figure| figure.bar(self.unit)).collect();
                drawing(&format!("{subject}, {}", self.unit.0), &bars)
            })
            .collect();
        let mut notes = wrapped(
            &format!("{} Longer is better. The mark is the bound, the most that the core allows.", self.bars),
            LINE,
        );
        notes.extend(wrapped(&dates(&own, &subjects), LINE));
        let picture = Picture { title: self.title, note: "", drawings };
        (!subjects.is_empty()).then_some((self.name, picture, notes))
    }
}

/// Returns the figures of a subject, core by core: ours, then those of others.
fn in_order<'a>(figures: &[&'a Figure], subject: &str) -> Vec<&'a Figure> {
    let own: Vec<&Figure> = figures.iter().copied().filter(|figure| figure.subject == subject).collect();
    let mut cores: Vec<&str> = Vec::new();
    for figure in own.iter() {
        if !cores.contains(&&figure.core[..]) {
            cores.push(&figure.core);
        }
    }
    let of = |core: &str, peer: bool| {
        own.iter()
            .copied()
            .filter(|figure| figure.core == core && figure.peer.is_some() == peer)
            .collect::<Vec<_>>()
    };
    cores.iter().flat_map(|core| [of(core, false), of(core, true)].concat()).collect()
}

/// Says when each core was measured.
fn dates(figures: &[&Figure], subjects: &[&str]) -> String {
    let mut dates: Vec<String> = Vec::new();
    for figure in figures.iter().filter(|figure| subjects.contains(&&figure.subject[..])) {
        let whose = figure.peer.as_ref().map_or("", |_| " with others");
        let date = format!("{}{whose} {}", figure.core, figure.date);
        if !dates.contains(&date) {
            dates.push(date);
        }
    }
    format!("{}.", dates.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(core: &str, peer: Option<&str>, rate: f64) -> Figure {
        Figure {
            job: "sum".into(),
            subject: "sha256".into(),
            core: core.into(),
            peer: peer.map(str::to_owned),
            times: peer.map(|_| 2.0),
            model: false,
            rate,
            bound: Some(2.0 * rate),
            date: "2026-11-28".into(),
            from: "a page".into(),
        }
    }

    #[test]
    fn cores_have_names_for_people() {
        for (core, expected) in
            [("zen4", "Zen 4"), ("golden-cove", "Golden Cove"), ("neoverse-v1", "Neoverse V1"), ("", "")]
        {
            assert_eq!(name(core), expected);
        }
    }

    #[test]
    fn others_follow_ours_on_their_core() {
        let figures = [figure("A", None, 1.0), figure("B", None, 2.0), figure("A", Some("P"), 0.5)];
        let [(name, picture, notes)] = &pictures(&figures, &[])[..] else { panic!("one picture") };
        assert_eq!((*name, picture.drawings.len()), ("sum", 1));
        let told = picture.drawings[0].figure("1");
        let at = |text: &str| told.find(text).unwrap_or_else(|| panic!("{text} in {told}"));
        assert!(at("A: 1.00 GB/s · 50 % of bound") < at("P on A: 0.50 GB/s · 50 % of bound · ours 2.00 ×"));
        assert!(at("P on A: ") < at("B: 2.00 GB/s"));
        assert!(notes.join(" ").contains("A with others 2026-11-28"), "{notes:?}");
        assert!(pictures(&figures, &["md5".to_owned()]).is_empty(), "none was asked for");
    }

    #[test]
    fn faults_of_figures_are_named() {
        assert_eq!(figure("A", None, 1.0).fault(), None);
        assert!(figure("A", None, -1.0).fault().is_some_and(|fault| fault.starts_with("rate is -1")));
        let other = Figure { job: "sing".into(), ..figure("A", None, 1.0) };
        assert!(
            other.fault().is_some_and(|fault| fault.contains("none of search, sum, replicate, poseidon"))
        );
    }
}
