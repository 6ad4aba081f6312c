//! Arguments of a search: checks that need no run.

use crate::error;
use devices::device::Api;
use devices::hosts;
use devices::source::Source;
use hashweave::search::{Goal, GoalError, Patterns, Preset, Request};
use hashweave::{Isa, Variant};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use runner::search::{Run, Shard};
use std::collections::BTreeMap;
use std::time::Duration;

/// The parameter of Python that an option of the command is.
pub(crate) fn parameter(option: &str) -> String {
    option
        .trim_start_matches("--")
        .replace(" and --", " and ")
        .replace('-', "_")
        .replace("algo", "algorithm")
        .replace("salt_hex", "salt")
}

/// The goal that the parameters give; `written` is its text.
pub(crate) fn goal(
    zero_bits: Option<u32>,
    [below, below_le]: [Option<Vec<u8>>; 2],
    nbits: Option<u32>,
    matching: Option<(Vec<u8>, Vec<u8>)>,
    any: Option<Vec<(Vec<u8>, Vec<u8>)>>,
    [checksum_case, base58, score]: [Option<&str>; 3],
    written: Option<&str>,
) -> PyResult<Option<Goal>> {
    let written = written.map(str::parse).transpose().map_err(error::value)?;
    let matching = matching.map(|(mask, value)| Goal::Match { mask, value });
    let read = |bits: u32| format!("nbits {bits:08x}").parse().map_err(error::value);
    let nbits = nbits.map(read).transpose()?;
    let any = any
        .map(Patterns::new)
        .transpose()
        .map_err(|fault| PyValueError::new_err(format!("any: {fault}")))?
        .map(Goal::Any);
    let text = |name: &str, argument: Option<&str>| {
        let goal = argument.map(|argument| format!("{name} {argument}").parse()).transpose();
        goal.map_err(|fault: GoalError| {
            let fault = match fault {
                GoalError::Argument { fault, .. } => fault,
                other => other.to_string(),
            };
            PyValueError::new_err(format!("{}: {fault}", parameter(name)))
        })
    };
    let checksum_case = text("checksum-case", checksum_case)?;
    let base58 = text("base58", base58)?;
    let score = text("score", score)?;
    let given = [
        zero_bits.map(Goal::ZeroBits),
        below.map(Goal::Below),
        below_le.map(Goal::BelowLe),
        nbits,
        matching,
        any,
        checksum_case,
        base58,
        score,
        written,
    ];
    let mut given = given.into_iter().flatten();
    match (given.next(), given.next()) {
        (goal, None) => Ok(goal),
        _ => {
            let with_argument = Goal::KINDS.iter().filter(|kind| kind.argument.is_some());
            let names: Vec<String> = with_argument.map(|kind| parameter(kind.option)).collect();
            let names = names.join(", ");
            let names =
                names.rsplit_once(", ").map_or(names.clone(), |(first, last)| format!("{first} and {last}"));
            Err(PyValueError::new_err(format!("{names}: give at most one of them")))
        }
    }
}

/// The search that a preset means with these parameters; `None` without a preset.
pub(crate) fn preset(
    name: Option<&str>,
    set: Option<&BTreeMap<String, String>>,
) -> PyResult<Option<Request>> {
    let parameters = set.into_iter().flatten().map(|(name, value)| (name.as_str(), value.as_str()));
    match (name, set) {
        (None, Some(_)) => Err(PyValueError::new_err("set: give the preset that has these parameters")),
        (None, None) => Ok(None),
        (Some(name), _) => {
            let request = Preset::named(name).and_then(|preset| preset.request(parameters));
            request.map(Some).map_err(|fault| PyValueError::new_err(format!("preset: {fault}")))
        }
    }
}

/// A parameter of a preset: its name, its meaning, and its default, if it need not be given.
type Parameters = Vec<(&'static str, &'static str, Option<&'static str>)>;

/// Return the presets of searches by their names: what each finds, and its parameters, each with its
/// name, its meaning and its default, which is None if it must be given.
#[pyfunction]
pub(crate) fn presets() -> BTreeMap<&'static str, (&'static str, Parameters)> {
    let row = |preset: &Preset| {
        let parameters = preset.parameters.iter().map(|given| (given.name, given.about, given.default));
        (preset.name, (preset.about, parameters.collect()))
    };
    Preset::ALL.iter().map(row).collect()
}

/// The instruction set and the devices of a backend, and whether the processor takes part.
pub(crate) fn backend(name: &str) -> PyResult<(Option<Isa>, Vec<Source>, bool)> {
    let fault = |text: String| PyValueError::new_err(format!("backend {name}: {text}"));
    let cards = || {
        let (devices, errors): (Vec<_>, Vec<_>) = hosts::list().into_iter().partition(Result::is_ok);
        let cards = hosts::each_once(devices.into_iter().flatten());
        if cards.is_empty() {
            let why: Vec<String> =
                errors.into_iter().filter_map(Result::err).map(|error| error.to_string()).collect();
            return Err(fault(format!("there is no GPU ({})", why.join("; "))));
        }
        Ok(cards.into_iter().map(Source::new).collect())
    };
    if let Some(api) = Api::ALL.into_iter().find(|api| api.name() == name) {
        let devices = hosts::list_of(api).map_err(|error| fault(error.to_string()))?;
        if devices.is_empty() {
            return Err(fault("there is no device".to_owned()));
        }
        return Ok((None, devices.into_iter().map(Source::new).collect(), false));
    }
    match name {
        "auto" => Ok((None, Vec::new(), true)),
        "gpu" => Ok((None, cards()?, false)),
        "all" => Ok((None, cards()?, true)),
        _ => match Isa::ALL.into_iter().find(|isa| isa.name() == name) {
            Some(isa) => Ok((Some(isa), Vec::new(), true)),
            None => {
                let names: Vec<&str> =
                    Isa::ALL.map(Isa::name).into_iter().chain(Api::ALL.map(Api::name)).collect();
                Err(fault(format!(
                    "there is none of this name; available: auto, {}, gpu, all",
                    names.join(", ")
                )))
            }
        },
    }
}

/// The kernel of a name; none: the fastest.
pub(crate) fn kernel(name: &str) -> PyResult<Option<Variant>> {
    if name == "auto" {
        return Ok(None);
    }
    let named = Variant::ALL.into_iter().find(|variant| variant.name() == name);
    named.map(Some).ok_or_else(|| {
        let names = Variant::ALL.map(Variant::name).join(", ");
        PyValueError::new_err(format!("kernel {name}: there is none of this name; available: auto, {names}"))
    })
}

/// Leaves a run its part of the range.
pub(crate) fn restrict(run: &mut Run, (i, n): (u64, u64)) -> PyResult<()> {
    let fault = |text: &str| PyValueError::new_err(format!("shard ({i}, {n}): {text}"));
    let shard: Shard =
        format!("{i}/{n}").parse().map_err(|_| fault("give (I, N), the I-th of N parts, 1 to N"))?;
    let part = shard.part(run.range()).ok_or_else(|| fault("it is empty"))?;
    // A part of 2^64 counters goes to the end.
    (run.start, run.count) = (part.first, u64::try_from(part.count()).ok());
    Ok(())
}

pub(crate) fn seconds(name: &str, value: f64) -> PyResult<Duration> {
    let duration = Duration::try_from_secs_f64(value).ok().filter(|duration| !duration.is_zero());
    duration.ok_or_else(|| {
        PyValueError::new_err(format!("{name} must be a positive number of seconds, not {value}"))
    })
}
