//! A nonce search as an iterator, over the run that the command has.

use crate::error::{self, WrongAnswer};
use crate::finding::{Finding, SearchProgress};
use crate::ledger::claimed;
use crate::{names, wait};
use devices::device::Api;
use devices::hosts;
use devices::source::Source;
use hashweave::search::{Event, Found, Goal, Job, Objective, Request, Template, text};
use hashweave::{Algorithm, Isa, Variant};
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use runner::cores;
use runner::ledger::{Ledger, Opening};
use runner::search::{Desk, Ending, Failure, Observer, Progress, Run, RunError, Shard, random_salt};
use runner::stop::Stop;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Results that wait for whoever iterates; then the search waits.
const AHEAD: usize = 4096;

/// Between two calls of a progress callback.
const PAUSE: Duration = Duration::from_millis(100);

/// Between two looks at the clock for the rate.
const RATE_OVER: f64 = 0.5;

/// How a run ended.
type Ended = Result<Ending, Failure<Gone>>;

/// Nobody takes results any more.
#[derive(Debug, thiserror::Error)]
#[error("nobody takes results")]
struct Gone;

/// What the run's thread says of itself.
#[derive(Default)]
struct State {
    progress: SearchProgress,
    /// When the rate was last computed, and the total then.
    seen: Option<(Instant, u64)>,
    wrong: Option<String>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The run's side.
struct Ear {
    run: Run,
    state: Arc<Mutex<State>>,
    results: SyncSender<Finding>,
}

impl Ear {
    fn result(&self, is_best: bool, finding: &hashweave::search::Finding) -> Result<(), Gone> {
        let zero_bits = self.run.job.objective().zero_bits(&finding.hash_hex);
        {
            let progress = &mut locked(&self.state).progress;
            progress.found += 1;
            progress.zero_bits = progress.zero_bits.max(Some(zero_bits));
        }
        let found = Finding {
            is_best,
            message: finding.input_hex.clone(),
            digest: finding.hash_hex.clone(),
            counter: finding.counter,
            worker: Some(finding.worker),
            salt: self.run.salt(finding.worker),
            algorithm: self.run.job.algorithm(),
        };
        self.results.send(found).map_err(|_| Gone)
    }
}

impl Observer for Ear {
    type Error = Gone;

    fn event(&mut self, event: &Event) -> Result<(), Gone> {
        match event {
            Event::Best(finding) => return self.result(true, finding),
            Event::Hit(finding) => return self.result(false, finding),
            Event::CanaryFail { worker, expected, got, .. } => {
                let text = format!("worker {worker}: the known digest word {expected} came out as {got}");
                locked(&self.state).wrong = Some(text);
            }
            Event::InternalError { worker, msg } => {
                locked(&self.state).wrong = Some(format!("worker {worker}: {msg}"));
            }
            Event::Shutdown { total, seconds, rate, .. } => {
                let progress = &mut locked(&self.state).progress;
                (progress.total, progress.elapsed, progress.rate) = (*total, *seconds, *rate as f64);
                progress.odds = self.run.job.objective().odds_in(*total as f64);
            }
            _ => {}
        }
        Ok(())
    }

    fn progress(&mut self, progress: &Progress<'_>) {
        let mut state = locked(&self.state);
        let objective = self.run.job.objective();
        let elapsed = progress.elapsed.as_secs_f64();
        let (since, before) = state.seen.unwrap_or_else(|| (Instant::now() - progress.elapsed, 0));
        let pause = since.elapsed().as_secs_f64();
        let mut rate = state.progress.rate;
        if before == 0 || pause >= RATE_OVER {
            rate = (progress.total - before) as f64 / pause.max(1e-3);
        }
        if pause >= RATE_OVER {
            state.seen = Some((Instant::now(), progress.total));
        }
        state.progress = SearchProgress {
            total: progress.total,
            expected: progress.expected,
            rate,
            elapsed,
            seconds: progress.duration.map(|duration| duration.as_secs_f64()),
            odds: progress.odds,
            odds_of_next: objective.odds_of_next(progress.best),
            zero_bits: state.progress.zero_bits,
            found: state.progress.found,
        };
    }
}

/// The reader's side, of one thread at a time.
struct Reader {
    results: Receiver<Finding>,
    thread: Option<JoinHandle<Ended>>,
    told: Instant,
}

/// A nonce search on several threads: an iterator over its results, in the order of their counters.
///
/// The search starts when the object is made, and pauses when 4,096 results have not been read. It ends when the range is complete, when the time or
/// the number of results is reached, when it is closed, or when Ctrl-C is pressed while the caller waits for a result. Its ledger is complete up to
/// that point. `hashweave.search` makes one.
#[pyclass(frozen, module = "hashweave")]
pub(crate) struct Search {
    stop: Stop,
    state: Arc<Mutex<State>>,
    reader: Mutex<Reader>,
    callback: Option<Py<PyAny>>,
    /// Where the counters are handed out, if others scan them.
    desk: Option<Arc<Desk>>,
    run: Run,
}

impl Search {
    /// The desk of a search that others scan.
    fn desk(&self) -> PyResult<&Desk> {
        self.desk.as_deref().ok_or_else(|| PyRuntimeError::new_err("this search scans its counters itself"))
    }

    fn request_stop(&self) {
        match &self.desk {
            // If all has come back, what is left to be shown is shown.
            Some(desk) => desk.close(),
            None => self.stop.request(),
        }
    }

    /// Waits for the next result.
    fn wait(&self, py: Python<'_>, reader: &mut Reader) -> PyResult<Option<Finding>> {
        loop {
            let results = &mut reader.results;
            // What is there already needs no release of the interpreter.
            let next = match results.try_recv() {
                Ok(found) => Ok(found),
                Err(_) => py.detach(move || results.recv_timeout(wait::TICK)),
            };
            if matches!(next, Err(RecvTimeoutError::Timeout)) {
                py.check_signals()?;
            }
            if self.callback.is_some() && reader.told.elapsed() >= PAUSE {
                reader.told = Instant::now();
                self.tell(py)?;
            }
            match next {
                Ok(found) => return Ok(Some(found)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    if reader.thread.is_some() {
                        self.end(py, reader)?;
                        self.tell(py)?;
                    }
                    return Ok(None);
                }
            }
        }
    }

    fn tell(&self, py: Python<'_>) -> PyResult<()> {
        match &self.callback {
            Some(callback) => callback.call1(py, (self.progress(),)).map(drop),
            None => Ok(()),
        }
    }

    /// Takes what is left, so that the run is not kept from ending, and waits for its end.
    fn drain(&self, py: Python<'_>, reader: &mut Reader) -> PyResult<()> {
        self.request_stop();
        let results = &mut reader.results;
        py.detach(move || results.iter().for_each(drop));
        self.end(py, reader)
    }

    /// The run's thread has hung up: how it ended.
    fn end(&self, py: Python<'_>, reader: &mut Reader) -> PyResult<()> {
        let Some(thread) = reader.thread.take() else { return Ok(()) };
        match wait::join(py, thread)? {
            Ok(Ending::Done | Ending::Interrupted) | Err(Failure::Observer(Gone)) => Ok(()),
            Ok(Ending::Faulty) => {
                let what = locked(&self.state).wrong.take().unwrap_or_default();
                Err(WrongAnswer::new_err(format!("WRONG ANSWER: {what}")))
            }
            Err(Failure::Ledger(fault) | Failure::Copy(fault)) => Err(error::of_ledger(fault)),
            Err(Failure::Unbound(refused)) => Err(PyOSError::new_err(format!("pin: {refused}"))),
            Err(failure @ Failure::Invalid(_)) => Err(PyValueError::new_err(failure.to_string())),
            Err(failure) => Err(PyRuntimeError::new_err(failure.to_string())),
        }
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.request_stop();
        let reader = self.reader.get_mut().unwrap_or_else(PoisonError::into_inner);
        reader.results.iter().for_each(drop);
        if let Some(thread) = reader.thread.take() {
            // Nobody is left to be told how it ended.
            drop(thread.join());
        }
    }
}

/// The parameter of Python that an option of the command is.
fn parameter(option: &str) -> String {
    option
        .trim_start_matches("--")
        .replace(" and --", " and ")
        .replace('-', "_")
        .replace("algo", "algorithm")
        .replace("salt_hex", "salt")
}

/// The goal, and the parameter that gave it.
fn goal(
    zero_bits: Option<u32>,
    below: Option<Vec<u8>>,
    matching: Option<(Vec<u8>, Vec<u8>)>,
) -> PyResult<(Option<Goal>, &'static str)> {
    match (zero_bits, below, matching) {
        (None, None, None) => Ok((None, "objective")),
        (Some(bits), None, None) => Ok((Some(Goal::ZeroBits(bits)), "zero_bits")),
        (None, Some(bound), None) => Ok((Some(Goal::Below(bound)), "below")),
        (None, None, Some((mask, value))) => Ok((Some(Goal::Match { mask, value }), "match")),
        _ => Err(PyValueError::new_err(
            "zero_bits, below and match: give at most one of them (none: the smallest digest)",
        )),
    }
}

/// What computes: the instruction set and the devices of a backend, and whether the processor takes part.
fn backend(name: &str) -> PyResult<(Option<Isa>, Vec<Source>, bool)> {
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
fn kernel(name: &str) -> PyResult<Option<Variant>> {
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
fn restrict(run: &mut Run, (i, n): (u64, u64)) -> PyResult<()> {
    let fault = |text: &str| PyValueError::new_err(format!("shard ({i}, {n}): {text}"));
    let shard: Shard =
        format!("{i}/{n}").parse().map_err(|_| fault("give (I, N), the I-th of N parts, 1 to N"))?;
    let part = shard.part(run.range()).ok_or_else(|| fault("it is empty"))?;
    // A part of 2^64 counters goes to the end.
    (run.start, run.count) = (part.first, u64::try_from(part.count()).ok());
    Ok(())
}

fn seconds(name: &str, value: f64) -> PyResult<Duration> {
    let duration = Duration::try_from_secs_f64(value).ok().filter(|duration| !duration.is_zero());
    duration.ok_or_else(|| {
        PyValueError::new_err(format!("{name} must be a positive number of seconds, not {value}"))
    })
}

#[pymethods]
impl Search {
    #[new]
    #[pyo3(signature = (template=None, algorithm=None, *, zero_bits=None, below=None, r#match=None, digest_range=None, salt=None, start=0,
                        count=None, seconds=None, hits=None, threads=None, pin=false, backend="auto", kernel="auto", ledger=None,
                        resume=false, wait=false, shard=None, progress=None, one_salt=false, elsewhere=false))]
    #[expect(clippy::too_many_arguments, reason = "the command has as many options")]
    fn new(
        py: Python<'_>,
        template: Option<&str>,
        algorithm: Option<&str>,
        zero_bits: Option<u32>,
        below: Option<Vec<u8>>,
        r#match: Option<(Vec<u8>, Vec<u8>)>,
        digest_range: Option<(usize, usize)>,
        salt: Option<Vec<u8>>,
        start: u64,
        count: Option<u64>,
        seconds: Option<f64>,
        hits: Option<u64>,
        threads: Option<isize>,
        pin: bool,
        backend: &str,
        kernel: &str,
        ledger: Option<PathBuf>,
        resume: bool,
        wait: bool,
        shard: Option<(u64, u64)>,
        progress: Option<Py<PyAny>>,
        one_salt: bool,
        elsewhere: bool,
    ) -> PyResult<Self> {
        let (stop, objective) =
            (Stop::default(), zero_bits.is_some() || below.is_some() || r#match.is_some());
        let said = template.is_some() || algorithm.is_some() || objective || digest_range.is_some();
        let (claim, kept) = claimed(py, ledger.as_deref(), &stop, wait, resume.then_some(said))?;
        let (kept, kept_salt) = match kept {
            Some((search, salt)) => (search.settings().map_err(error::value)?, Some(salt)),
            None => {
                let usual: Template = Template::DEFAULT.parse().map_err(error::value)?;
                (Request { algorithm: Algorithm::Sha3_256, ..Request::new(usual) }, None)
            }
        };
        let (goal, goal_parameter) = goal(zero_bits, below, r#match)?;
        let (isa, devices, processor) = self::backend(backend)?;
        let template = match template {
            Some(text) => {
                text.parse().map_err(|fault| PyValueError::new_err(format!("template: {fault}")))?
            }
            None => kept.template,
        };
        let request = Request {
            template,
            algorithm: algorithm.map_or(Ok(kept.algorithm), names::algorithm)?,
            objective: Objective {
                goal: goal.unwrap_or(kept.objective.goal),
                range: digest_range.map(|(first, end)| first..end).or(kept.objective.range),
            },
            isa,
            variant: self::kernel(kernel)?,
        };
        let salt_length = request.template.salt_length();
        if shard.is_some() && salt_length > 0 && salt.is_none() && kept_salt.is_none() {
            return Err(PyValueError::new_err(
                "shard: the parts need the same salt; give each the same salt=",
            ));
        }
        // Where nothing is known of the core, kernels are timed.
        let job = py.detach(|| Job::new(request)).map_err(|fault| {
            let named = parameter(text::option_of_job(&fault, goal_parameter));
            PyValueError::new_err(format!("{named}: {fault}"))
        })?;
        let own_salt = salt.is_some();
        let base_salt = match (salt, kept_salt) {
            (Some(salt), _) => salt,
            (None, Some(salt)) if salt.len() == salt_length => salt,
            _ => random_salt(salt_length)
                .map_err(|fault| PyOSError::new_err(format!("no random bytes for the salt: {fault}")))?,
        };
        if hits == Some(0) {
            return Err(PyValueError::new_err("hits must be at least 1"));
        }
        let mut run = Run {
            job,
            threads: if processor { wait::threads("threads", threads)? } else { 0 },
            devices,
            cores: if pin { cores::allowed() } else { Vec::new() },
            base_salt,
            one_salt,
            start,
            count,
            duration: seconds.map(|value| self::seconds("seconds", value)).transpose()?,
            hits,
            stats_interval: Duration::from_secs(5),
            drill: None,
        };
        run.check().map_err(|fault| {
            let named = match &fault {
                RunError::TooFewCores { .. } => "pin".to_owned(),
                RunError::Extent(fault) => parameter(text::option_of_extent(fault)),
                RunError::TooManyBlocks(_) => "backend".to_owned(),
            };
            PyValueError::new_err(format!("{named}: {fault}"))
        })?;
        if let Some(shard) = shard {
            restrict(&mut run, shard)?;
        }
        if !elsewhere {
            py.detach(|| run.choose_kernel(&stop)).map_err(|fault| {
                PyOSError::new_err(format!("cannot start a thread for every worker: {fault}"))
            })?;
        }
        let ledger = match claim {
            None => None,
            Some(claim) => {
                let opening = if resume { Opening::Resume } else { Opening::New };
                let (job, salt, opened) = (run.job.clone(), run.base_salt.clone(), stop.clone());
                let open = move || Ledger::open_unless(&opened, claim, &job, &salt, opening);
                Some(wait::work(py, &stop, open, |_| Ok(()))?.map_err(error::of_ledger)?)
            }
        };
        if let Some(ledger) = ledger.as_ref().filter(|_| !own_salt) {
            ledger.base_salt().clone_into(&mut run.base_salt);
        }
        let state: Arc<Mutex<State>> = Arc::default();
        let (sender, results) = sync_channel(AHEAD);
        let mut ear = Ear { run: run.clone(), state: Arc::clone(&state), results: sender };
        let (desk, thread) = if elsewhere {
            let desk = Desk::new(run.clone(), ledger, &stop).map(Arc::new).map_err(error::of_ledger)?;
            let collecting = Arc::clone(&desk);
            (Some(desk), wait::spawn(move || collecting.collect(&mut ear))?)
        } else {
            let (run, stop) = (run.clone(), stop.clone());
            (None, wait::spawn(move || run.execute_with(ledger, &stop, &mut ear))?)
        };
        let reader = Mutex::new(Reader { results, thread: Some(thread), told: Instant::now() });
        Ok(Self { stop, state, reader, callback: progress, desk, run })
    }

    /// For workers: a part of about so many counters, as first and count; None if there is none at the moment.
    fn take(&self, counters: u64) -> PyResult<Option<(u64, u64)>> {
        Ok(self.desk()?.take(counters).map(|part| (part.first, part.last - part.first + 1)))
    }

    /// What was found in the part that begins at `first`: counters, messages and digests. Whether it was wanted.
    fn done(&self, py: Python<'_>, first: u64, found: Vec<(u64, Vec<u8>, Vec<u8>)>) -> PyResult<bool> {
        let desk = self.desk()?;
        let of = |(counter, message, digest)| Found { counter, message, digest };
        let done = py.detach(|| desk.done(first, found.into_iter().map(of).collect()));
        done.map_err(|wrong| WrongAnswer::new_err(wrong.to_string()))
    }

    /// The part that begins at `first` is to be scanned by somebody else.
    fn lost(&self, first: u64) -> PyResult<()> {
        self.desk()?.lost(first);
        Ok(())
    }

    /// Whether all parts have come back, or no more are wanted.
    #[getter]
    fn complete(&self) -> PyResult<bool> {
        Ok(self.desk()?.is_over())
    }

    /// The objective, as the arguments that give it.
    #[getter]
    fn objective<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let Objective { goal, range } = self.run.job.objective();
        let arguments = PyDict::new(py);
        match goal {
            Goal::ZeroBits(bits) => arguments.set_item("zero_bits", bits)?,
            Goal::Below(bound) => arguments.set_item("below", PyBytes::new(py, bound))?,
            Goal::Match { mask, value } => {
                arguments.set_item("match", (PyBytes::new(py, mask), PyBytes::new(py, value)))?;
            }
            _ => {}
        }
        let range = range.as_ref().map(|range| (range.start, range.end));
        arguments.set_item("digest_range", range)?;
        Ok(arguments)
    }

    /// Nothing is handed out or taken back any more; whoever waits for results gets those that there are.
    fn finish(&self) {
        self.request_stop();
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Finding>> {
        let mut reader = self.reader.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        self.wait(py, &mut reader).or_else(|fault| {
            // Ctrl-C, or an exception of the callback: the ledger is saved before it is raised.
            self.drain(py, &mut reader)?;
            Err(fault)
        })
    }

    /// End the search, and wait for its threads to end. Results that were not read yet are not returned, but a ledger has them.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.request_stop();
        let mut reader = self.reader.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        self.drain(py, &mut reader)
    }

    fn __enter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.close(py)
    }

    /// The progress of the search.
    #[getter]
    fn progress(&self) -> SearchProgress {
        locked(&self.state).progress.clone()
    }

    /// The name of the algorithm, as the command writes it.
    #[getter]
    fn algorithm(&self) -> String {
        self.run.job.algorithm().to_string()
    }

    /// The template.
    #[getter]
    fn template(&self) -> String {
        self.run.job.template().text().to_owned()
    }

    /// The base salt; its first two bytes are replaced by the number of the worker.
    #[getter]
    fn salt<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.run.base_salt)
    }

    /// The instruction set that the threads use.
    #[getter]
    fn backend(&self) -> &'static str {
        self.run.job.backend().isa().name()
    }

    /// The kernel that the threads use.
    #[getter]
    fn kernel(&self) -> &'static str {
        self.run.job.variant().name()
    }

    fn __repr__(&self) -> String {
        format!("<hashweave.Search {} of {:?}>", self.algorithm(), self.run.job.template().text())
    }
}
