//! How the work is handed to the engine, `runner::sum`.

use super::console::Console;
use super::digest::Digest;
use super::progress::{Amount, Bar, Survey};
use runner::sum::{self, Digesting, Input, Jobs, Options, Outcome, Progress, Request};
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

/// With how much of the machine, and whether somebody watches.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    /// Threads that hash; all cores if none is said.
    pub(crate) jobs: Option<usize>,
    /// Threads that read; as many as hash if none is said.
    pub(crate) readers: Option<usize>,
    /// Whether to show how far the work is.
    pub(crate) progress: bool,
}

impl Effort {
    /// Runs the engine over the inputs; `sink` gets the outcomes in their order. `survey` makes the same inputs once more, if it can.
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
        let mut options = Options::new(digesting(digests)?);
        let hashing = self.jobs.unwrap_or(options.jobs.hashing);
        options.jobs = Jobs { hashing, reading: self.readers.unwrap_or(hashing) };
        let done = Progress::default();
        let shown = done.clone();
        let amount = move || Amount { files: shown.files(), bytes: shown.bytes() };
        // Where there are no threads, the work goes on without a line about it.
        let wanted = self.progress && sum::room_for_threads();
        let Some(bar) = wanted.then(|| Bar::new(amount, survey()).ok()).flatten() else {
            return sum::run(&options, inputs, &done, sink);
        };
        console.set_live(Some(bar.line()));
        let ran = sum::run(&options, inputs, &done, sink);
        console.set_live(None);
        ran
    }
}

/// What the engine calls the digests.
///
/// # Errors
///
/// If the engine has no such digest.
pub(crate) fn digesting(digests: &[Digest]) -> io::Result<Vec<Digesting>> {
    let one =
        |digest: &Digest| Digesting::with_length(digest.algorithm, digest.length).map_err(io::Error::other);
    digests.iter().map(one).collect()
}

/// The input of that name; `-` is standard input.
pub(crate) fn input(name: OsString) -> Input {
    if name == "-" { Input::Standard } else { Input::Path(PathBuf::from(name)) }
}

/// The name of an input.
pub(crate) fn name(input: &Input) -> &[u8] {
    input.path().map_or(b"-", |path| path.as_os_str().as_encoded_bytes())
}

/// A name out of a file.
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
