//! Error messages for options that make no search, and how options are written.

use hashweave::search::Kind;
use serde::Serialize;
use std::fmt::Display;

/// The options besides the goals, and how each is written in help and complaints.
const OPTIONS: [(&str, &str); 15] = [
    ("algo", "--algo <A>"),
    ("message", "--message <T>"),
    ("preset", "--preset <NAME>"),
    ("set", "--set <PARAMETER=VALUE>"),
    ("salt-hex", "--salt-hex <H>"),
    ("digest-range", "--digest-range <A..B>"),
    ("start", "--start <N>"),
    ("count", "--count <N>"),
    ("seconds", "--seconds <S>"),
    ("hits", "--hits <N>"),
    ("threads", "--threads <N>"),
    ("backend", "--backend <B>"),
    ("kernel", "--kernel <K>"),
    ("stats-interval", "--stats-interval <S>"),
    ("fault-drill", "--fault-drill <LANE:(BIT|lose)[:N]>"),
];

/// Options that make no search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The option that is wrong, such as `--count`.
    pub option: String,
    /// The error message, in one line that names the option.
    pub message: String,
}

impl Refusal {
    /// A mistake that shows when the options are seen together.
    pub fn of(option: &str, fault: impl Display) -> Self {
        Self { option: option.to_owned(), message: one_line(&format!("{option}: {fault}")) }
    }

    /// A value that cannot be read.
    pub(crate) fn of_value(name: &str, value: &str, fault: impl Display) -> Self {
        let message = one_line(&format!("invalid value '{value}' for '{}': {fault}", written(name)));
        Self { option: format!("--{name}"), message }
    }
}

/// Whether there is an option of this name.
pub(crate) fn is_known(name: &str) -> bool {
    Kind::named(name).is_some() || OPTIONS.iter().any(|(known, _)| *known == name)
}

/// An option as help writes it.
pub(crate) fn written(name: &str) -> String {
    match Kind::named(name) {
        Some(Kind { option, argument: Some(argument), .. }) => format!("{option} <{argument}>"),
        Some(Kind { option, .. }) => (*option).to_owned(),
        None => {
            OPTIONS.iter().find(|(known, _)| *known == name).map_or(name, |(_, written)| written).to_owned()
        }
    }
}

pub(crate) fn one_line(text: &str) -> String {
    let parts: Vec<&str> = text.split(|c: char| c.is_control()).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
