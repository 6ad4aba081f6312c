//! Lists of folders, as the command `hashweave verify` makes, checks and updates them.

use crate::{error, names, wait};
use pyo3::exceptions::{
    PyFileExistsError, PyFileNotFoundError, PyNotADirectoryError, PyOSError, PyValueError,
};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use runner::stop::Stop;
use runner::sum::Jobs;
use runner::verify::{Error, Fault, Finding, Format, Job, Progress, Purpose, State, list_in, run};
use std::path::PathBuf;

/// A finding: state, path, the path before, digest, digest in the list, reason.
type Found<'py> = (
    &'static str,
    Bound<'py, PyBytes>,
    Option<Bound<'py, PyBytes>>,
    Option<Bound<'py, PyBytes>>,
    Option<Bound<'py, PyBytes>>,
    Option<String>,
);

/// A run: the list, whether it was written, whether all is as it should be, files, bytes, bytes
/// read, how many names have each state, findings.
type Verified<'py> = (PathBuf, bool, bool, u64, u64, u64, Bound<'py, PyDict>, Vec<Found<'py>>);

fn format(name: &str) -> PyResult<Format> {
    Format::named(name).ok_or_else(|| {
        let names = Format::ALL.map(Format::name).join(", ");
        error::value(format!("format: there is no {name}; available: {names}"))
    })
}

/// Make, check or update the list of a folder, by the name of one of these. `hashweave.verify`
/// documents the arguments.
#[pyfunction]
#[pyo3(signature = (purpose, folder, list, format, algorithm, follow, ignore_new, read_all, accept_rot, jobs, progress))]
#[expect(clippy::too_many_arguments, reason = "those of Python's functions")]
pub(crate) fn verify<'py>(
    py: Python<'py>,
    purpose: &str,
    folder: PathBuf,
    list: Option<PathBuf>,
    format: Option<&str>,
    algorithm: Option<&str>,
    follow: bool,
    ignore_new: bool,
    read_all: bool,
    accept_rot: bool,
    jobs: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Verified<'py>> {
    let purpose = match purpose {
        "make" => Purpose::Make,
        "check" => Purpose::Check,
        "update" => Purpose::Update { read_all, accept_rot },
        _ => return Err(error::value(format!("purpose: make, check or update, not {purpose}"))),
    };
    let format = format.map(self::format).transpose()?;
    let algorithm = algorithm.map(names::algorithm).transpose()?;
    let list = match (list, purpose) {
        (Some(list), _) => list,
        (None, Purpose::Make) => folder.join(
            format.unwrap_or(Format::Hashweave).file(algorithm.unwrap_or(hashweave::Algorithm::Sha256)),
        ),
        (None, _) => list_in(&folder, format, algorithm)
            .ok_or_else(|| of_verify(Error { path: folder.clone(), fault: Fault::Missing }))?,
    };
    let stop = Stop::default();
    let jobs = Jobs::of(wait::threads("jobs", jobs)?);
    let job =
        Job { folder, list, format, algorithm, follow, purpose, tells_all: false, jobs, stop: stop.clone() };
    let shown = Progress::default();
    let work = {
        let (job, shown) = (job.clone(), shown.clone());
        move || {
            let mut findings: Vec<Finding> = Vec::new();
            let summary = run(&job, &shown, &mut |finding| {
                findings.push(finding.clone());
                Ok(())
            });
            (summary, findings)
        }
    };
    let mut told = None;
    let report = |_: Python<'_>| {
        let now = (shown.files(), shown.bytes());
        match &progress {
            Some(progress) if told.replace(now) != Some(now) => progress.call1(now).map(drop),
            _ => Ok(()),
        }
    };
    let (summary, findings) = wait::work(py, &stop, work, report)?;
    let summary = summary.map_err(of_verify)?;
    let counts = PyDict::new(py);
    for state in State::ALL {
        counts.set_item(state.name(), summary.of(state))?;
    }
    let bytes = |bytes: &[u8]| PyBytes::new(py, bytes);
    let found = |finding: Finding| {
        (
            finding.state.name(),
            bytes(&finding.path),
            finding.from.as_deref().map(bytes),
            finding.digest.as_deref().map(bytes),
            finding.expected.as_deref().map(bytes),
            finding.reason,
        )
    };
    let findings = findings.into_iter().map(found).collect();
    let passes = summary.passes(purpose, ignore_new);
    Ok((job.list, summary.written, passes, summary.files, summary.bytes, summary.read, counts, findings))
}

/// The exception for an error of a list, whose text names functions in place of commands.
fn of_verify(error: Error) -> PyErr {
    let mut text = error.to_string();
    for name in ["make", "check", "update"] {
        text = text.replace(&format!("`hashweave verify {name}`"), &format!("hashweave.verify.{name}"));
    }
    match error.fault {
        Fault::Io(io) => error::of_file(io, Some(&error.path)),
        Fault::Line { .. } | Fault::Damaged | Fault::Cut => error::Damaged::new_err(text),
        Fault::Exists => PyFileExistsError::new_err(text),
        Fault::Missing | Fault::NothingLeft => PyFileNotFoundError::new_err(text),
        Fault::NoFolder => PyNotADirectoryError::new_err(text),
        Fault::Locked { .. } | Fault::Begun | Fault::Interrupted => PyOSError::new_err(text),
        Fault::Unfit(_) => PyValueError::new_err(text),
    }
}
