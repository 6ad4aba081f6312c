//! `--json`: a record of each digest in place of a line for people or lists.

use crate::clean;
use serde::Serialize;

/// A digest that was made, or checked.
#[derive(Debug, Default, Serialize)]
pub(super) struct Record<'a> {
    kind: &'static str,
    path: &'a str,
    path_hex: Option<String>,
    algorithm: &'a str,
    digest: Option<&'a str>,
    reason: Option<String>,
    #[serde(flatten)]
    check: Option<Check<'a>>,
}

/// What only a check has.
#[derive(Debug, Serialize)]
pub(super) struct Check<'a> {
    pub(super) state: State,
    pub(super) expected: &'a str,
}

/// The result of a check of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum State {
    Ok,
    Failed,
    Unreadable,
}

impl State {
    /// The words of coreutils.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Failed => "FAILED",
            Self::Unreadable => "FAILED open or read",
        }
    }
}

impl<'a> Record<'a> {
    /// A digest of what has that name, by the algorithm of a tag; or the reason why there is none.
    pub(super) fn new(name: &'a [u8], algorithm: &'a str, digest: Result<&'a str, String>) -> Self {
        let path = str::from_utf8(name);
        Self {
            kind: "digest",
            path: path.unwrap_or_default(),
            path_hex: path.is_err().then(|| hex::encode(name)),
            algorithm,
            digest: digest.as_ref().ok().copied(),
            reason: digest.err(),
            check: None,
        }
    }

    /// The same, next to the digest that a list states.
    pub(super) fn checked(self, state: State, expected: &'a str) -> Self {
        Self { kind: "check", check: Some(Check { state, expected }), ..self }
    }

    /// The line.
    pub(super) fn line(&self) -> Vec<u8> {
        let text = serde_json::to_string(self).expect("texts are JSON");
        (clean::line(&text).into_owned() + "\n").into_bytes()
    }
}
