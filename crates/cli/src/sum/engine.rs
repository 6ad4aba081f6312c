//! Hands the work to the engine, `runner::sum`.

use super::args::Threads;
use super::console::Console;
use super::progress::{Amount, Line, Survey, showing};
use runner::lists::Digest;
use runner::sum::{self, Input, Options, Outcome, Progress, Request};
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

/// How many threads work, and what is told meanwhile.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) threads: Threads,
    /// Whether to show the progress.
    pub(crate) progress: bool,
    /// Whether to tell of files that change meanwhile, as coreutils do not.
    pub(crate) tells_changes: bool,
}

impl Effort {
    /// Runs the engine over the inputs; `sink` receives the outcomes in their order. `survey` makes
    /// the same inputs again, if it can.
    ///
    /// # Errors
    ///
    /// Those of the sink.
    pub(crate) fn run<I>(
        &self,
        console: &Console,
        digests: &[Digest],
        inputs: I,
        survey: impl FnOnce() -> Option<Survey>,
        sink: &mut dyn FnMut(Outcome) -> io::Result<()>,
    ) -> io::Result<()>
    where
        I: Iterator + Send + 'static,
        I::Item: Into<Request>,
    {
        let digesting: Result<Vec<_>, _> = digests.iter().map(|digest| digest.digesting()).collect();
        let mut options = Options::new(digesting.map_err(io::Error::other)?);
        options.jobs = self.threads.jobs();
        let done = Progress::default();
        let shown = done.clone();
        let amount = move || Amount { files: shown.files(), bytes: shown.bytes() };
        let line = if self.progress { Line::ToTheEnd } else { Line::Nothing };
        showing(console, line, amount, survey, || sum::run(&options, inputs, &done, sink))
    }
}

impl Effort {
    /// Tells of a file that was written to while it was hashed: its digest may be that of no
    /// content that it ever had.
    pub(crate) fn tell_of_change(&self, console: &Console, outcome: &Outcome) {
        if self.tells_changes && outcome.changed {
            console.complain_about(name(&outcome.input), "changed while it was hashed");
        }
    }
}

/// Returns the input of that name; `-` is standard input.
pub(crate) fn input(name: OsString) -> Input {
    if name == "-" { Input::Standard } else { Input::Path(PathBuf::from(name)) }
}

/// Returns the name of an input.
pub(crate) fn name(input: &Input) -> &[u8] {
    input.path().map_or(b"-", |path| path.as_os_str().as_encoded_bytes())
}

/// Returns a name that was read from a file.
pub(crate) fn os_name(name: Vec<u8>) -> OsString {
    #[cfg(unix)]
    {
        std::os::unix::ffi::OsStringExt::from_vec(name)
    }
    #[cfg(not(unix))]
    {
        OsString::from(String::from_utf8_lossy(&name).into_owned())
    }
}
