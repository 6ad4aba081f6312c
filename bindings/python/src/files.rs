//! Sums of files, as the command `hashweave sum` computes them.

use crate::{error, fork, names, wait};
use hashweave::Algorithm;
use hashweave::batch::Plan;
use hashweave::tree::TreeHasher;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use runner::stop::Stop;
use runner::sum::{Digesting, Function, Input, Jobs, Options, Progress, run};
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
    detect(py, Function::Stream(algorithm));
    let run = Run { jobs, progress, return_exceptions };
    run.files(py, paths, digesting, &|digest| Ok(PyBytes::new(py, digest).into_any()))
}

/// How files are hashed, for all digests alike.
pub(crate) struct Run<'py> {
    pub(crate) jobs: Option<isize>,
    /// What is called with the number of finished files and of hashed bytes.
    pub(crate) progress: Option<Bound<'py, PyAny>>,
    /// Whether an error takes the place of a digest.
    pub(crate) return_exceptions: bool,
}

impl<'py> Run<'py> {
    /// The digests of files, of which `object` makes objects.
    pub(crate) fn files(
        &self,
        py: Python<'py>,
        paths: Vec<PathBuf>,
        digesting: Digesting,
        object: &dyn Fn(&[u8]) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let return_exceptions = self.return_exceptions;
        let count = paths.len();
        let (outcomes, ended) = self.work(py, vec![digesting], move |options, counters| {
            let mut outcomes = Vec::with_capacity(count);
            let ended = run(options, paths.into_iter().map(Input::Path), counters, &mut |outcome| {
                let failed = outcome.result.is_err();
                outcomes.push(outcome);
                // The error that ends it is the outcome's.
                if failed && !return_exceptions { Err(std::io::ErrorKind::Other.into()) } else { Ok(()) }
            });
            (outcomes, ended)
        })?;
        let digests = PyList::empty(py);
        for outcome in outcomes {
            let path = outcome.input.path();
            let digest = outcome.result.map_err(|fault| error::of_file(fault, path));
            self.append(&digests, digest.and_then(|digest| object(&digest[0])))?;
        }
        ended.map_err(|fault| error::of_file(fault, None))?;
        Ok(digests)
    }

    /// Appends a digest; or the error, or raises it.
    pub(crate) fn append(
        &self,
        digests: &Bound<'py, PyList>,
        digest: PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        match digest {
            Err(fault) if self.return_exceptions => digests.append(fault),
            digest => digests.append(digest?),
        }
    }

    /// Does such work on a thread of its own, and tells of its progress.
    pub(crate) fn work<R: Send + 'static>(
        &self,
        py: Python<'py>,
        algorithms: Vec<Digesting>,
        work: impl FnOnce(&Options, &Progress) -> R + Send + 'static,
    ) -> PyResult<R> {
        let stop = Stop::default();
        let jobs = Jobs::of(wait::threads("jobs", self.jobs)?);
        let options = Options { jobs, stop: stop.clone(), ..Options::new(algorithms) };
        let counters = Progress::default();
        let mut told = None;
        let shown = counters.clone();
        let report = |_: Python<'_>| {
            let now = (shown.files(), shown.bytes());
            match &self.progress {
                Some(progress) if told.replace(now) != Some(now) => progress.call1(now).map(drop),
                _ => Ok(()),
            }
        };
        wait::work(py, &stop, move || work(&options, &counters), report)
    }
}

/// Detects what is detected once, before there are threads: a fork during the detection would leave
/// it unfinished for ever.
pub(crate) fn detect(py: Python<'_>, function: Function) {
    let plan = |algorithm: Algorithm| {
        let _ = Plan::of(algorithm.primitive());
    };
    fork::section(py, || match function {
        Function::Stream(algorithm) => plan(algorithm),
        Function::Object(object) => plan(object.algorithm()),
        Function::Crc32 => {}
        Function::Tree(tree) => {
            let mut hasher = TreeHasher::from(tree);
            hasher.update(&vec![0; hasher.piece_bytes()]);
        }
    });
}
