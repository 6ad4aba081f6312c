//! Sums of files, as the command `hashweave sum` computes them.

use crate::{error, fork, names, wait};
use hashweave::batch::Plan;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use runner::stop::Stop;
use runner::sum::{Digesting, Input, Jobs, Options, Progress, run};
use std::path::PathBuf;

/// Return the digests of files, in the order of their names. `hashweave.sum_files` documents the
/// arguments.
#[pyfunction]
#[pyo3(signature = (paths, algorithm, digest_size, jobs, progress, return_exceptions))]
pub(crate) fn sum_files<'py>(
    py: Python<'py>,
    paths: Vec<PathBuf>,
    algorithm: &str,
    digest_size: Option<isize>,
    jobs: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
    return_exceptions: bool,
) -> PyResult<Bound<'py, PyList>> {
    let algorithm = names::algorithm(algorithm)?;
    let length = names::digest_size(algorithm, digest_size)?;
    let digesting = Digesting::with_length(algorithm, length).map_err(error::length)?;
    let stop = Stop::default();
    let options = Options {
        jobs: Jobs::of(wait::threads("jobs", jobs)?),
        stop: stop.clone(),
        ..Options::new(vec![digesting])
    };
    // Facts that are detected once are detected before there are threads: a fork during the
    // detection would leave it unfinished for ever.
    let _ = fork::section(py, || Plan::of(algorithm.primitive()));
    let counters = Progress::default();
    let count = paths.len();
    let work = {
        let counters = counters.clone();
        move || {
            let mut outcomes = Vec::with_capacity(count);
            let ended = run(&options, paths.into_iter().map(Input::Path), &counters, &mut |outcome| {
                let failed = outcome.result.is_err();
                outcomes.push(outcome);
                // The error that ends it is the outcome's.
                if failed && !return_exceptions { Err(std::io::ErrorKind::Other.into()) } else { Ok(()) }
            });
            (outcomes, ended)
        }
    };
    let mut told = None;
    let report = |_: Python<'_>| {
        let now = (counters.files(), counters.bytes());
        match &progress {
            Some(progress) if told.replace(now) != Some(now) => progress.call1(now).map(drop),
            _ => Ok(()),
        }
    };
    let (outcomes, ended) = wait::work(py, &stop, work, report)?;
    let digests = PyList::empty(py);
    for outcome in outcomes {
        let path = outcome.input.path().map(PathBuf::from);
        match outcome.result {
            Ok(of_file) => digests.append(PyBytes::new(py, &of_file[0]))?,
            Err(fault) if return_exceptions => {
                digests.append(error::of_file(fault, path.as_deref()).into_bound_py_any(py)?)?;
            }
            Err(fault) => return Err(error::of_file(fault, path.as_deref())),
        }
    }
    ended.map_err(|fault| error::of_file(fault, None))?;
    Ok(digests)
}
