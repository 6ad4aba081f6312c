//! The options of a search, as a JSON object of texts under the names of the command line.

use crate::gpu;
use crate::refusal::{Refusal, is_known, one_line, written};
use crate::state::State;
use hashweave::search::text::{
    self, at_least_one, byte_range, drill, hex_bytes, number, seconds, thread_count,
};
use hashweave::search::{Drill, Extent, Goal, Job, Kind, Objective, Preset, Request, Template};
use hashweave::{Algorithm, Isa, Variant};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

/// The input of a caller.
#[derive(Debug, Deserialize)]
pub struct Input {
    /// The options by name.
    pub options: BTreeMap<String, String>,
    /// Random bytes in hexadecimal, as many as the longest salt at least.
    #[serde(default)]
    pub entropy: String,
    /// A search to go on with.
    #[serde(default)]
    pub resume: Option<State>,
    /// The name of the GPU that is to search, if one is.
    #[serde(default)]
    pub device: Option<String>,
}

/// A search whose options fit together.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The search.
    pub job: Job,
    /// Counters, workers and salts.
    pub extent: Extent,
    /// Stop after this number of results.
    pub hits: Option<u64>,
    /// Stop after this number of seconds.
    pub seconds: Option<f64>,
    /// Seconds between two `stats` records.
    pub stats_interval: f64,
    /// A fault on purpose.
    pub drill: Option<Drill>,
    /// The GPU that searches, in place of threads.
    pub device: Option<String>,
    /// The search that this one goes on with.
    pub resumed: Option<State>,
    /// The normalized parameters of the search: a search that goes on must have the same ones.
    pub normal: BTreeMap<String, String>,
    /// The options with the salt that was drawn: what a worker is given.
    pub options: BTreeMap<String, String>,
}

/// The given options.
struct Given<'a>(&'a BTreeMap<String, String>);

impl Given<'_> {
    fn read<T, E: Display>(
        &self,
        name: &str,
        parse: impl Fn(&str) -> Result<T, E>,
    ) -> Result<Option<T>, Refusal> {
        let read = |value: &String| parse(value).map_err(|error| Refusal::of_value(name, value, error));
        self.0.get(name).map(read).transpose()
    }

    fn parsed<T: FromStr>(&self, name: &str) -> Result<Option<T>, Refusal>
    where
        T::Err: Display,
    {
        self.read(name, str::parse)
    }

    /// The goals that are given.
    fn kinds(&self) -> impl Iterator<Item = &'static Kind> {
        Goal::KINDS.iter().filter(|kind| self.0.contains_key(kind.name()))
    }

    fn goal(&self) -> Result<Option<Goal>, Refusal> {
        let Some(kind) = self.kinds().next() else { return Ok(None) };
        // A flag may have any text.
        let read = |text: &str| kind.goal(if kind.argument.is_some() { text } else { "" });
        self.read(kind.name(), read)
    }

    fn known(&self) -> Result<(), Refusal> {
        if let Some(name) = self.0.keys().find(|name| !is_known(name)) {
            let option = format!("--{}", one_line(name));
            return Err(Refusal { message: format!("unexpected argument '{option}' found"), option });
        }
        let goals: Vec<&Kind> = self.kinds().collect();
        if let [first, second, ..] = goals[..] {
            let [first, second] = [first.name(), second.name()];
            let message =
                format!("the argument '{}' cannot be used with '{}'", written(second), written(first));
            return Err(Refusal { option: format!("--{second}"), message });
        }
        Ok(())
    }

    /// The search that the preset means; without one, that of the command without options.
    fn usual(&self) -> Result<Request, Refusal> {
        let parameters = |text: &str| serde_json::from_str::<BTreeMap<String, String>>(text);
        let set = self.read("set", parameters)?;
        let Some(name) = self.0.get("preset") else {
            if set.is_some() {
                return Err(Refusal::of("--set", "give the preset that has these parameters"));
            }
            let template = Template::DEFAULT.parse().map_err(|error| Refusal::of("--message", error))?;
            return Ok(Request { algorithm: Algorithm::Sha3_256, ..Request::new(template) });
        };
        if let Some(other) = ["message", "algo"].into_iter().find(|other| self.0.contains_key(*other)) {
            let [preset, other] = ["preset", other].map(written);
            let message = format!("the argument '{preset}' cannot be used with '{other}'");
            return Err(Refusal { option: "--preset".to_owned(), message });
        }
        let parameters = set.iter().flatten().map(|(name, value)| (name.as_str(), value.as_str()));
        let request = Preset::named(name).and_then(|preset| preset.request(parameters));
        request.map_err(|error| Refusal::of("--preset", error))
    }

    fn request(&self) -> Result<Request, Refusal> {
        let usual = self.usual()?;
        let template = self.parsed::<Template>("message")?.unwrap_or(usual.template);
        let algorithm = self.parsed("algo")?.unwrap_or(usual.algorithm);
        let range = self.read("digest-range", byte_range)?.or(usual.objective.range);
        let goal = self.goal()?.unwrap_or(usual.objective.goal);
        let isa = self.read("backend", |text| choice(text, "backend", &Isa::ALL, Isa::name))?.flatten();
        let variant =
            self.read("kernel", |text| choice(text, "kernel", &Variant::ALL, Variant::name))?.flatten();
        Ok(Request { template, algorithm, objective: Objective { goal, range }, isa, variant })
    }
}

/// One of several by its name; none for `auto`.
fn choice<T: Copy>(
    text: &str,
    what: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<Option<T>, String> {
    if text == "auto" {
        return Ok(None);
    }
    let names = || all.iter().map(|one| name(*one)).collect::<Vec<_>>().join(" ");
    let found = all.iter().copied().find(|one| name(*one) == text);
    found.map(Some).ok_or_else(|| format!("this {what} does not exist; available: {} auto", names()))
}

impl Checked {
    /// Checks what a caller sends.
    ///
    /// # Errors
    ///
    /// If the options make no search.
    pub fn new(input: &Input) -> Result<Self, Refusal> {
        let given = Given(&input.options);
        given.known()?;
        let request = given.request()?;
        let goal_option = request.objective.goal.kind().option;
        let normal = normal(&request, &input.options);
        let salt_length = request.template.salt_length();
        let job = Job::new(request)
            .map_err(|error| Refusal::of(text::option_of_job(&error, goal_option), error))?;
        let base_salt = base_salt(&given, input, salt_length)?;
        let extent = Extent {
            threads: given.read("threads", thread_count)?.unwrap_or(1),
            base_salt,
            start: given.read("start", number)?.unwrap_or(0),
            count: given.read("count", number)?,
        };
        let drill = given.read("fault-drill", drill)?;
        let lanes = match input.device {
            None => job.lanes(),
            Some(_) => gpu::check(&job, extent.threads)?,
        };
        let drilled = drill.map_or(Ok(()), |drill| Extent::check_drill(&job, drill, lanes));
        let fits = extent.check(&job, None).and(drilled);
        fits.map_err(|error| Refusal::of(text::option_of_extent(&error), error))?;
        let mut options = input.options.clone();
        options.insert("salt-hex".to_owned(), hex::encode(&extent.base_salt));
        let checked = Self {
            resumed: input.resume.clone(),
            device: input.device.clone(),
            job,
            hits: given.read("hits", at_least_one)?,
            seconds: given.read("seconds", seconds)?.map(|time| time.as_secs_f64()),
            stats_interval: given.read("stats-interval", seconds)?.map_or(5.0, |time| time.as_secs_f64()),
            drill,
            normal,
            options,
            extent,
        };
        if let Some(state) = &input.resume {
            state.check(&checked.job, &checked.extent, &checked.normal)?;
        }
        Ok(checked)
    }
}

/// The salt given, that of the search to go on with, or a random one.
fn base_salt(given: &Given<'_>, input: &Input, length: usize) -> Result<Vec<u8>, Refusal> {
    if let Some(salt) = given.read("salt-hex", hex_bytes)? {
        return Ok(salt);
    }
    let source = input.resume.as_ref().map_or(&input.entropy, |state| &state.base_salt_hex);
    let bytes = hex::decode(source).unwrap_or_default();
    let salt = if input.resume.is_some() { Some(&bytes[..]) } else { bytes.get(..length) };
    salt.map(<[u8]>::to_vec)
        .ok_or_else(|| Refusal::of("--salt-hex", "there are no random bytes for the salt; give a salt"))
}

/// The parameters of the search in a normal form, however the options were written.
fn normal(request: &Request, options: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let Objective { goal, range } = &request.objective;
    let number = |name: &str| options.get(name).and_then(|text| number(text).ok());
    let mut normal = BTreeMap::from([
        ("algo".to_owned(), request.algorithm.to_string()),
        ("message".to_owned(), request.template.text().to_owned()),
        ("goal".to_owned(), goal.to_string()),
        ("start".to_owned(), number("start").unwrap_or(0).to_string()),
    ]);
    normal.extend(
        range.clone().map(|range| ("digest-range".to_owned(), format!("{}..{}", range.start, range.end))),
    );
    normal.extend(number("count").map(|count| ("count".to_owned(), count.to_string())));
    normal
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(options: &[(&str, &str)]) -> Option<String> {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let input =
            Input { options: options.collect(), entropy: "00".repeat(64), resume: None, device: None };
        Checked::new(&input).err().map(|refusal| refusal.message)
    }

    /// The lines of the native program, but for its advice to see `--help`.
    #[test]
    fn mistakes_are_told_in_the_native_programs_words() {
        assert_eq!(refusal(&[]), None);
        let lines: [(&[(&str, &str)], &str); 6] = [
            (
                &[("zero-bits", "x")],
                "invalid value 'x' for '--zero-bits <N>': write a number of bits, for instance 28",
            ),
            (
                &[("zero-bits", "999")],
                "--zero-bits: the objective needs 999 bits, but only 256 of the digest are in range",
            ),
            (&[("foo", "1")], "unexpected argument '--foo' found"),
            (
                &[("min", ""), ("zero-bits", "10")],
                "the argument '--zero-bits <N>' cannot be used with '--min'",
            ),
            (&[("count", "0")], "--count: zero leaves nothing to search"),
            (&[("salt-hex", "00")], "--salt-hex: the salt's length is 1, but the template needs 5 bytes"),
        ];
        for (options, line) in lines {
            assert_eq!(refusal(options).as_deref(), Some(line));
        }
    }
}
