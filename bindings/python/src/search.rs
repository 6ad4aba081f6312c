//! A nonce search as an iterator, over the run that the command has.

use crate::error::{self, WrongAnswer};
use crate::finding::{Finding, SearchProgress};
use crate::fork::{self, Home};
use crate::ledger::claimed;
use crate::options::{self, parameter, restrict};
use crate::{names, wait};
use core::mem::{forget, replace};
use core::sync::atomic::{AtomicBool, Ordering};
use hashweave::Algorithm;
use hashweave::search::{Event, Found, Job, Objective, Request, Template, text};
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyTuple};
use runner::cores;
use runner::ledger::{Ledger, Opening};
use runner::search::{Desk, Ending, Failure, Observer, Progress, Run, RunError, random_salt};
use runner::stop::Stop;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The number of results that may wait for the iterator; beyond it the search waits.
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

/// The state that the run's thread reports.
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
            covered: progress.covered,
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

/// An event received by the reader.
enum Heard {
    Result(Finding),
    /// Nothing yet.
    Silence,
    /// The run is over; true if the reader learns it only now.
    End(bool),
}

/// A nonce search on several threads: an iterator over its results, in the order of their counters.
///
/// The search starts when the object is made, and pauses when 4,096 results have not been read. It
/// ends when the range is complete, when the time or the number of results is reached, when it is
/// closed, or when Ctrl-C is pressed while the caller waits for a result. Its ledger is complete up
/// to that point. `hashweave.search` makes one.
#[pyclass(frozen, module = "hashweave")]
pub(crate) struct Search {
    /// Where its threads are.
    home: Home,
    stop: Stop,
    state: Arc<Mutex<State>>,
    reader: Mutex<Reader>,
    callback: Option<Py<PyAny>>,
    /// Whether the callback is being called.
    telling: AtomicBool,
    /// Where the counters are handed out, if others scan them.
    desk: Option<Arc<Desk>>,
    run: Run,
}

impl Search {
    /// The desk of a search that others scan.
    fn desk(&self) -> PyResult<&Desk> {
        self.home.check("this search")?;
        self.desk.as_deref().ok_or_else(|| PyRuntimeError::new_err("this search scans its counters itself"))
    }

    fn request_stop(&self) {
        match &self.desk {
            // If all has come back, what is left to be shown is shown.
            Some(desk) => desk.close(),
            None => self.stop.request(),
        }
    }

    /// Waits for the next result. Nothing is locked while a signal's handler or the callback runs,
    /// since both may call this search.
    fn wait(&self, py: Python<'_>) -> PyResult<Option<Finding>> {
        loop {
            self.home.check("this search")?;
            let (heard, is_time) = self.hear(py)?;
            if matches!(heard, Heard::Silence) {
                py.check_signals()?;
            }
            if is_time || matches!(heard, Heard::End(true)) {
                self.tell(py)?;
            }
            match heard {
                Heard::Result(found) => return Ok(Some(found)),
                Heard::Silence => {}
                Heard::End(_) => return Ok(None),
            }
        }
    }

    /// Listens for a moment. Whether it is time to call the callback, too.
    fn hear(&self, py: Python<'_>) -> PyResult<(Heard, bool)> {
        let reader = &mut *self.reader(py);
        let results = &mut reader.results;
        // A result that is already there needs no release of the interpreter.
        let next = match results.try_recv() {
            Ok(found) => Ok(found),
            Err(_) => py.detach(move || results.recv_timeout(wait::TICK)),
        };
        let heard = match next {
            Ok(found) => Heard::Result(found),
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => return Ok((Heard::End(self.end(py, reader)?), false)),
        };
        let is_time = self.callback.is_some() && reader.told.elapsed() >= PAUSE;
        if is_time {
            reader.told = Instant::now();
        }
        Ok((heard, is_time))
    }

    /// The reader, when no other thread has it.
    fn reader(&self, py: Python<'_>) -> MutexGuard<'_, Reader> {
        self.reader.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls the callback, unless it is being called: it may wait for a result itself.
    fn tell(&self, py: Python<'_>) -> PyResult<()> {
        let Some(callback) = &self.callback else { return Ok(()) };
        if self.telling.swap(true, Ordering::Relaxed) {
            return Ok(());
        }
        let told = self.figures().and_then(|figures| callback.call1(py, (figures,)));
        self.telling.store(false, Ordering::Relaxed);
        told.map(drop)
    }

    fn figures(&self) -> PyResult<SearchProgress> {
        self.home.check("this search")?;
        Ok(locked(&self.state).progress.clone())
    }

    /// Takes what is left, so that the run is not kept from ending, and waits for its end. In a
    /// fork there is nothing to end.
    fn drain(&self, py: Python<'_>) -> PyResult<()> {
        if !self.home.is_here() {
            return Ok(());
        }
        self.request_stop();
        let reader = &mut *self.reader(py);
        let results = &mut reader.results;
        py.detach(move || results.iter().for_each(drop));
        self.end(py, reader).map(drop)
    }

    /// The run's thread has hung up: how it ended. True if this was not known before.
    fn end(&self, py: Python<'_>, reader: &mut Reader) -> PyResult<bool> {
        let Some(thread) = reader.thread.take() else { return Ok(false) };
        match wait::join(py, thread)? {
            Ok(Ending::Done | Ending::Interrupted) | Err(Failure::Observer(Gone)) => Ok(true),
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
        let reader = self.reader.get_mut().unwrap_or_else(PoisonError::into_inner);
        if !self.home.is_here() {
            // Objects that belong to the threads of another process may be locked for ever.
            let (_, nobody) = sync_channel(0);
            forget((replace(&mut reader.results, nobody), reader.thread.take(), self.desk.take()));
            return;
        }
        match &self.desk {
            Some(desk) => desk.close(),
            None => self.stop.request(),
        }
        let mut ended = move || {
            reader.results.iter().for_each(drop);
            // Nobody is left to be told how it ended.
            drop(reader.thread.take().map(JoinHandle::join));
        };
        // An interpreter that is ending runs nothing else meanwhile.
        if Python::try_attach(|py| py.detach(&mut ended)).is_none() {
            ended();
        }
    }
}

#[pymethods]
impl Search {
    #[new]
    #[pyo3(signature = (template=None, algorithm=None, *, preset=None, set=None, zero_bits=None, below=None, below_le=None, nbits=None, r#match=None, any=None, checksum_case=None, base58=None, score=None, digest_range=None, salt=None, start=0,
                        count=None, seconds=None, hits=None, threads=None, pin=false, backend="auto", kernel="auto", ledger=None,
                        resume=false, wait=false, shard=None, progress=None, goal=None, one_salt=false, elsewhere=false))]
    #[expect(clippy::too_many_arguments, reason = "the command has as many options")]
    fn new(
        py: Python<'_>,
        template: Option<&str>,
        algorithm: Option<&str>,
        preset: Option<&str>,
        set: Option<BTreeMap<String, String>>,
        zero_bits: Option<u32>,
        below: Option<Vec<u8>>,
        below_le: Option<Vec<u8>>,
        nbits: Option<u32>,
        r#match: Option<(Vec<u8>, Vec<u8>)>,
        any: Option<Vec<(Vec<u8>, Vec<u8>)>>,
        checksum_case: Option<&str>,
        base58: Option<&str>,
        score: Option<&str>,
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
        goal: Option<&str>,
        one_salt: bool,
        elsewhere: bool,
    ) -> PyResult<Self> {
        let stop = Stop::default();
        let goal = options::goal(
            zero_bits,
            [below, below_le],
            nbits,
            r#match,
            any,
            [checksum_case, base58, score],
            goal,
        )?;
        let named = options::preset(preset, set.as_ref())?;
        if named.is_some() && (template.is_some() || algorithm.is_some()) {
            let line = "preset: it says the template and the algorithm; give either the preset or them";
            return Err(PyValueError::new_err(line));
        }
        let said = named.is_some()
            || template.is_some()
            || algorithm.is_some()
            || goal.is_some()
            || digest_range.is_some();
        let (claim, kept) = claimed(py, ledger.as_deref(), &stop, wait, resume.then_some(said))?;
        let (kept, kept_salt) = match kept {
            Some((search, salt)) => (search.settings().map_err(error::value)?, Some(salt)),
            None => {
                let usual: Template = Template::DEFAULT.parse().map_err(error::value)?;
                (Request { algorithm: Algorithm::Sha3_256, ..Request::new(usual) }, None)
            }
        };
        let kept = named.unwrap_or(kept);
        let (isa, devices, processor) = options::backend(backend)?;
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
            variant: options::kernel(kernel)?,
        };
        let salt_length = request.template.salt_length();
        let goal_option = request.objective.goal.kind().option;
        if shard.is_some() && salt_length > 0 && salt.is_none() && kept_salt.is_none() {
            return Err(PyValueError::new_err(
                "shard: the parts need the same salt; give each the same salt=",
            ));
        }
        // Where nothing is known of the core, kernels are timed.
        let job = fork::section(py, || Job::new(request)).map_err(|fault| {
            let named = parameter(text::option_of_job(&fault, goal_option));
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
            duration: seconds.map(|value| options::seconds("seconds", value)).transpose()?,
            hits,
            stats_interval: Duration::from_secs(5),
            drill: None,
        };
        run.check().map_err(|fault| {
            let named = match &fault {
                RunError::TooFewCores { .. } => "pin".to_owned(),
                RunError::Extent(fault) => parameter(text::option_of_extent(fault)),
                RunError::TooManyBlocks(_) | RunError::Devices(_) => "backend".to_owned(),
            };
            PyValueError::new_err(format!("{named}: {fault}"))
        })?;
        if let Some(shard) = shard {
            restrict(&mut run, shard)?;
        }
        if !elsewhere {
            fork::section(py, || run.choose_kernel(&stop)).map_err(|fault| {
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
        let (home, telling) = (Home::here(), AtomicBool::new(false));
        Ok(Self { home, stop, state, reader, callback: progress, telling, desk, run })
    }

    /// For workers: a part of about `counters` counters, as first and count; None if there is none
    /// at the moment.
    fn take(&self, counters: u64) -> PyResult<Option<(u64, u64)>> {
        Ok(self.desk()?.take(counters).map(|part| (part.first, part.last - part.first + 1)))
    }

    /// Takes the findings of the part that begins at `first`: counters, messages and digests.
    /// Returns whether the part was wanted.
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

    /// The goal, as a ledger has it: `min`, `zero-bits 20`, `below 001f`, `match f0:30` and so on.
    #[getter]
    fn goal(&self) -> String {
        self.run.job.objective().goal.to_string()
    }

    /// The bytes of the digest to which the goal applies, first and end; None for all of them.
    #[getter]
    fn digest_range(&self) -> Option<(usize, usize)> {
        self.run.job.objective().range.as_ref().map(|range| (range.start, range.end))
    }

    /// Nothing is handed out or taken back any more; whoever waits for results gets those that
    /// there are.
    fn finish(&self) {
        if self.home.is_here() {
            self.request_stop();
        }
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Finding>> {
        self.wait(py).or_else(|fault| {
            // Ctrl-C, or an exception of the callback: the ledger is saved before it is raised.
            self.drain(py)?;
            Err(fault)
        })
    }

    /// End the search, and wait for its threads to end. Results that were not read yet are not
    /// returned, but a ledger has them.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.drain(py)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.callback)
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
    fn progress(&self) -> PyResult<SearchProgress> {
        self.figures()
    }

    /// The number of blocks that are hashed for each counter.
    #[getter]
    fn blocks(&self) -> usize {
        self.run.job.blocks()
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
