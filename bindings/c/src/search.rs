//! Searches, with callbacks.

use crate::algorithm::HW_LONGEST_DIGEST;
use crate::handle::Handle;
use crate::hasher::free;
use crate::memory::{self, Place};
use crate::options::{self, Given, unfit};
use crate::status::{
    self, Error, HW_ERROR_FILE, HW_ERROR_INTERNAL, HW_ERROR_OPTION, HW_ERROR_ORDER, HW_ERROR_SYSTEM,
    HW_ERROR_WRONG_ANSWER, HW_OK, HW_STOPPED, hw_status,
};
use core::convert::Infallible;
use core::ffi::{c_char, c_int, c_void};
use core::ops::Range;
use core::ptr;
use core::sync::atomic::{AtomicBool, Ordering};
use hashweave::search::text::{
    assignment, at_least_one, byte_range, hex_bytes, number, option_of_extent, option_of_job, seconds,
    thread_count,
};
use hashweave::search::{Finding, Goal, Job, Kind, Objective, Preset, Request, Template};
use hashweave::{Algorithm, Isa, Variant};
use runner::cores;
use runner::ledger::{self, Claim, Ledger, Opening};
use runner::search::{Ending, Event, Failure, Observer, Progress, Run, RunError, Shard, random_salt};
use runner::stop::Stop;
use std::path::PathBuf;
use std::time::Duration;

/// Time between two records of every worker.
const STATS: Duration = Duration::from_secs(1);

/// The options of a search besides the goals.
const OPTIONS: &str = "message algo preset set digest-range salt-hex start count shard seconds hits threads pin backend kernel ledger";

/// All options of a search.
fn options() -> String {
    let goals = Goal::KINDS.map(|kind| kind.name()).join(" ");
    format!("{goals} {OPTIONS}")
}

/// The goal that an option gives. One without an argument is a flag, which can be taken back.
fn goal(kind: &Kind, given: &Given<'_>) -> Result<Option<Goal>, Error> {
    match kind.argument {
        Some(_) => given.read(|argument| kind.goal(argument)).map(Some),
        None if given.flag()? => kind.goal("").map(Some).map_err(unfit),
        None => Ok(None),
    }
}

/// A nonce search: options, callbacks, and one run.
///
/// Threads: a search may be used by different threads one after another; of two calls at the same
/// time the second returns HW_ERROR_BUSY. hw_search_stop() may be called at any time.
#[derive(Debug)]
pub struct hw_search {
    stop: Stop,
    /// Whether somebody asked for it: a run that is over asks its workers too.
    asked: AtomicBool,
    plan: Handle<Plan>,
}

impl hw_search {
    fn stop(&self) {
        self.asked.store(true, Ordering::Relaxed);
        self.stop.request();
    }

    fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

/// A result of a search. Its bytes are valid until the callback returns.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_result {
    /// The message.
    pub message: *const u8,
    /// The length of the message in bytes.
    pub message_length: usize,
    /// The digest of the whole message.
    pub digest: *const u8,
    /// The length of the digest in bytes.
    pub digest_length: usize,
    /// The counter in the message.
    pub counter: u64,
    /// The worker that found it.
    pub worker: u32,
    /// The number of leading zero bits of the digest, or of the part of it to which the objective
    /// applies.
    pub zero_bits: u32,
}

/// The progress of a search.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_progress {
    /// The number of hashes so far.
    pub hashes: u64,
    /// The number of hashes after which the requested counters are complete; 0 if no count was set.
    pub expected: u64,
    /// The seconds since the start.
    pub seconds: f64,
    /// The probability that this number of hashes has a result; negative in a search for the
    /// smallest digest.
    pub odds: f64,
    /// The smallest digest of the results; NULL if there are none.
    pub best: *const u8,
    /// The length of that digest in bytes.
    pub best_length: usize,
}

/// The summary of a search.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_summary {
    /// The number of hashes of this run.
    pub hashes: u64,
    /// The number of results, which were passed to the callback if there is one.
    pub results: u64,
    /// The time that it took, in seconds.
    pub seconds: f64,
    /// The length in bytes of the smallest digest of the results; 0 if there are none.
    pub best_length: usize,
    /// The smallest digest of the results.
    pub best: [u8; HW_LONGEST_DIGEST],
}

impl hw_summary {
    const NOTHING: Self =
        Self { hashes: 0, results: 0, seconds: 0.0, best_length: 0, best: [0; HW_LONGEST_DIGEST] };
}

/// Receives a result and the pointer that was registered with the callback, in the thread that runs
/// the search. If it returns 0 the search continues; any other value stops it, and no callback is
/// called any more. It must return; it must not call longjmp or throw.
pub type hw_result_callback =
    Option<unsafe extern "C" fn(result: *const hw_result, user: *mut c_void) -> c_int>;

/// Receives the progress of a search a few times per second, in the thread that runs it. If it
/// returns 0 the search continues; any other value stops it, and no callback is called any more. It
/// must return; it must not call longjmp or throw.
pub type hw_progress_callback =
    Option<unsafe extern "C" fn(progress: *const hw_progress, user: *mut c_void) -> c_int>;

/// A function of the caller's and the pointer that it is called with.
#[derive(Clone, Copy, Debug)]
struct Callback<F> {
    function: Option<F>,
    user: *mut c_void,
}

impl<F> Default for Callback<F> {
    fn default() -> Self {
        Self { function: None, user: ptr::null_mut() }
    }
}

// SAFETY: the header says in which thread it is called, and the pointer is only handed on.
unsafe impl<F> Send for Callback<F> {}

/// Parameters of a search. None: the command's default.
#[derive(Debug, Default)]
struct Plan {
    template: Option<Template>,
    algorithm: Option<Algorithm>,
    preset: Option<&'static Preset>,
    /// Parameters of the preset.
    parameters: Vec<(String, String)>,
    goal: Option<Goal>,
    digest_range: Option<Range<usize>>,
    isa: Option<Isa>,
    variant: Option<Variant>,
    salt: Option<Vec<u8>>,
    start: u64,
    count: Option<u64>,
    shard: Option<Shard>,
    duration: Option<Duration>,
    hits: Option<u64>,
    threads: Option<usize>,
    pin: bool,
    ledger: Option<PathBuf>,
    on_result: Callback<unsafe extern "C" fn(*const hw_result, *mut c_void) -> c_int>,
    on_progress: Callback<unsafe extern "C" fn(*const hw_progress, *mut c_void) -> c_int>,
    has_run: bool,
}

impl Plan {
    fn set(&mut self, given: Given<'_>) -> Result<(), Error> {
        match given.name {
            "message" => self.template = Some(given.parsed()?),
            "preset" => self.preset = Some(given.read(Preset::named)?),
            "set" => self.parameters.push(given.read(assignment)?),
            "algo" => self.algorithm = Some(given.parsed()?),
            "digest-range" => self.digest_range = Some(given.read(byte_range)?),
            "backend" => self.isa = given.choice(Isa::ALL, Isa::name)?,
            "kernel" => self.variant = given.choice(Variant::ALL, Variant::name)?,
            "salt-hex" => self.salt = Some(given.read(hex_bytes)?),
            "start" => self.start = given.read(number)?,
            "count" => self.count = Some(given.read(at_least_one)?),
            "shard" => self.shard = Some(given.parsed()?),
            "seconds" => self.duration = Some(given.read(seconds)?),
            "hits" => self.hits = Some(given.read(at_least_one)?),
            "threads" => self.threads = Some(given.read(thread_count)?),
            "pin" => self.pin = given.flag()?,
            "ledger" => self.ledger = Some(given.path()?),
            name => match Kind::named(name) {
                Some(kind) => self.goal = goal(kind, &given)?,
                None => return Err(given.unknown(&options())),
            },
        }
        Ok(())
    }

    /// The search that the preset means; without one, that of the command without options.
    fn usual(&self) -> Result<Request, Error> {
        let Some(preset) = self.preset else {
            if let Some((name, _)) = self.parameters.first() {
                return Err(unfit(format!("set {name}: give the preset that has this parameter")));
            }
            let template = Template::DEFAULT.parse();
            let template = template.map_err(|error| Error::new(HW_ERROR_INTERNAL, format!("{error}")))?;
            return Ok(Request { algorithm: Algorithm::Sha3_256, ..Request::new(template) });
        };
        if self.template.is_some() || self.algorithm.is_some() {
            return Err(unfit("preset: it says message and algo; give either the preset or them"));
        }
        let parameters = self.parameters.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        preset.request(parameters).map_err(|error| unfit(format!("preset: {error}")))
    }

    /// The run that the options make.
    fn run(&self, claim: Option<&Claim>) -> Result<Run, Error> {
        let usual = self.usual()?;
        let goal = self.goal.clone().unwrap_or(usual.objective.goal);
        let goal_option = goal.kind().option;
        let range = self.digest_range.clone().or(usual.objective.range);
        let job = Job::new(Request {
            template: self.template.clone().unwrap_or(usual.template),
            algorithm: self.algorithm.unwrap_or(usual.algorithm),
            objective: Objective { goal, range },
            isa: self.isa,
            variant: self.variant,
        });
        let job =
            job.map_err(|error| unfit(format!("{}: {error}", plain(option_of_job(&error, goal_option)))))?;
        let mut run = Run {
            base_salt: self.base_salt(job.template().salt_length(), claim)?,
            one_salt: false,
            job,
            threads: options::threads(self.threads),
            devices: Vec::new(),
            cores: if self.pin { cores::allowed() } else { Vec::new() },
            start: self.start,
            count: self.count,
            duration: self.duration,
            hits: self.hits,
            stats_interval: STATS,
            drill: None,
        };
        if self.pin && run.cores.is_empty() {
            return Err(unfit("pin: the system does not say which cores this process may use"));
        }
        run.check().map_err(|error| unfit(format!("{}: {error}", option_of_run(&error))))?;
        if let Some(shard) = self.shard {
            let whole = run.range();
            let part = shard.part(whole);
            let part =
                part.ok_or_else(|| unfit(format!("shard: {shard} of {} counters is empty", whole.count())))?;
            (run.start, run.count) = (part.first, u64::try_from(part.count()).ok());
        }
        run.choose_kernel(&Stop::default()).map_err(|error| {
            Error::new(HW_ERROR_SYSTEM, format!("cannot start a thread for every worker: {error}"))
        })?;
        Ok(run)
    }

    /// The salt that was given, else that of the ledger, else one of the system's randomness.
    fn base_salt(&self, length: usize, claim: Option<&Claim>) -> Result<Vec<u8>, Error> {
        if let Some(salt) = &self.salt {
            return Ok(salt.clone());
        }
        let kept = claim.map(Claim::settings).transpose().map_err(of_ledger)?.flatten();
        if let Some((_, salt)) = kept.filter(|(_, salt)| salt.len() == length) {
            return Ok(salt);
        }
        if self.shard.is_some() && length > 0 {
            return Err(unfit("shard: the parts need the same salt; give each the same salt-hex"));
        }
        random_salt(length).map_err(|error| {
            Error::new(
                HW_ERROR_SYSTEM,
                format!("the system has no random bytes for the salt ({error}); use salt-hex"),
            )
        })
    }
}

/// The option that a run was wrong in.
fn option_of_run(error: &RunError) -> String {
    match error {
        RunError::TooFewCores { .. } => "pin".to_owned(),
        RunError::Extent(error) => plain(option_of_extent(error)),
        RunError::TooManyBlocks(_) => "message".to_owned(),
        RunError::Devices(_) => "backend".to_owned(),
    }
}

/// An option of the command by its name here.
fn plain(option: &str) -> String {
    option.replace("--", "")
}

fn of_ledger(error: ledger::Error) -> Error {
    let status =
        if matches!(error.fault, ledger::Fault::OtherSearch(_)) { HW_ERROR_OPTION } else { HW_ERROR_FILE };
    Error::new(status, format!("ledger {error}"))
}

/// The ledger of a run; none if the search was stopped before it was read.
fn open(claim: Claim, run: &Run, stop: &Stop) -> Result<Option<Ledger>, Error> {
    match Ledger::open_unless(stop, claim, &run.job, &run.base_salt, Opening::Resume) {
        Err(ledger::Error { fault: ledger::Fault::Interrupted, .. }) => Ok(None),
        opened => opened.map(Some).map_err(of_ledger),
    }
}

/// Calls the caller back.
struct Teller<'a> {
    search: &'a hw_search,
    plan: &'a Plan,
    objective: Objective,
    summary: hw_summary,
    /// The description of a fault.
    fault: Option<String>,
}

impl Teller<'_> {
    fn result(&mut self, finding: &Finding) {
        self.summary.results += 1;
        let Callback { function: Some(function), user } = self.plan.on_result else { return };
        let told = hw_result {
            message: finding.input_hex.as_ptr(),
            message_length: finding.input_hex.len(),
            digest: finding.hash_hex.as_ptr(),
            digest_length: finding.hash_hex.len(),
            counter: finding.counter,
            worker: finding.worker as u32,
            zero_bits: self.objective.zero_bits(&finding.hash_hex),
        };
        // SAFETY: the caller gave the function for this.
        if unsafe { function(&told, user) } != 0 {
            self.search.stop();
        }
    }
}

impl Observer for Teller<'_> {
    type Error = Infallible;

    fn event(&mut self, event: &Event) -> Result<(), Infallible> {
        match event {
            // Whoever has stopped a search wants no more results, of which some may be on their
            // way.
            Event::Best(finding) | Event::Hit(finding) if !self.search.is_asked() => self.result(finding),
            Event::CanaryFail { msg, worker, expected, got } => {
                self.fault = Some(format!("worker {worker}: {msg}: expected {expected}, got {got}"));
            }
            Event::InternalError { worker, msg } => self.fault = Some(format!("worker {worker}: {msg}")),
            Event::Shutdown { total, seconds, best_hash_hex, .. } => {
                (self.summary.hashes, self.summary.seconds) = (*total, *seconds);
                let best =
                    best_hash_hex.as_deref().and_then(|digits| hex_bytes(digits).ok()).unwrap_or_default();
                let length = best.len().min(HW_LONGEST_DIGEST);
                self.summary.best[..length].copy_from_slice(&best[..length]);
                self.summary.best_length = length;
            }
            _ => {}
        }
        Ok(())
    }

    fn progress(&mut self, progress: &Progress<'_>) {
        let Callback { function: Some(function), user } = self.plan.on_progress else { return };
        if self.search.is_asked() {
            return;
        }
        let told = hw_progress {
            hashes: progress.total,
            expected: progress.expected.unwrap_or(0),
            seconds: progress.elapsed.as_secs_f64(),
            odds: progress.odds.unwrap_or(-1.0),
            best: progress.best.map_or(ptr::null(), <[u8]>::as_ptr),
            best_length: progress.best.map_or(0, <[u8]>::len),
        };
        // SAFETY: the caller gave the function for this.
        if unsafe { function(&told, user) } != 0 {
            self.search.stop();
        }
    }
}

/// Makes a search with the default options. Free it with hw_search_free(). On failure, `*search` is
/// NULL.
///
/// ```c
/// hw_search_new(&search);
/// hw_search_set(search, "message", "block {counter:8}");
/// hw_search_set(search, "algo", "sha256d");
/// hw_search_set(search, "zero-bits", "24");
/// hw_search_set(search, "hits", "1");
/// hw_search_on_result(search, print_result, stdout);
/// if (hw_search_run(search, NULL) < 0)
///     fprintf(stderr, "%s\n", hw_last_error());
/// hw_search_free(search);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_new(search: *mut *mut hw_search) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("search", search) }?;
        place.put(ptr::null_mut());
        let plan = Handle::new(Plan::default());
        place.put(memory::hand_out(hw_search { stop: Stop::default(), asked: AtomicBool::new(false), plan }));
        Ok(HW_OK)
    })
}

/// Sets an option of a search. Names and values are those of the command `hashweave search`,
/// without the leading hyphens:
///
/// | name | value | default |
/// |---|---|---|
/// | message | the template, with fields such as {counter:8}, {counter:4:be}, {salt:4} | that of the command |
/// | algo | an algorithm by name | sha3-256 |
/// | preset | a search that has a name, such as create2, in place of message and algo | |
/// | set | PARAMETER=VALUE: a parameter of the preset; may be set several times | |
/// | min | yes: report each digest that is smaller than all before it | yes |
/// | zero-bits | report digests with at least this number of leading zero bits | |
/// | below | report digests below this value, given by its leading bytes in hexadecimal | |
/// | below-le | report digests below this number, least significant byte first; the value is its leading digits in hexadecimal | |
/// | nbits | report digests that meet this target in Bitcoin's compact form, eight hexadecimal digits | |
/// | match | MASKHEX:VALUEHEX: report digests whose leading bytes, ANDed with the mask, equal the value | |
/// | any | patterns with commas between them: report digests that begin with one, in hexadecimal digits with a point for any digit, or as MASKHEX:VALUEHEX | |
/// | checksum-case | digits with commas between them: report addresses of Ethereum, 20 bytes, that begin with one, in upper and lower case as their checksum has it | |
/// | base58 | VERSIONHEX:PREFIX: report hashes of 20 bytes whose text in Base58, with the version and a checksum, begins so; PREFIX alone: of 32 bytes, no checksum | |
/// | score | zeros, zero-bytes, leading-zero-bytes, run or uniswap-v4: report each digest that scores more than all before it | |
/// | digest-range | A..B: the objective applies only to these bytes of the digest | all |
/// | salt-hex | the salt | that of the ledger, otherwise random |
/// | start, count | the range of counters, for each thread if the template has a salt | 0, all |
/// | shard | I/N: one of N parts of the counters | |
/// | seconds, hits | stop after this time, or after this number of results | |
/// | threads | 1 to 65536 | all cores |
/// | pin | yes: bind every thread to a core of its own | no |
/// | backend, kernel | an instruction set, and a kernel by name | auto |
/// | ledger | a file that records what was searched and found; it is created if it does not exist, and continued if it does | |
///
/// If more than one objective is set (min to any), the last one counts. Numbers may be written as
/// 1000000, 1e6, 10m or 2^20.
///
/// Threads: one call at a time for each search.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_set(
    search: *mut hw_search,
    name: *const c_char,
    value: *const c_char,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let search = unsafe { memory::reference("search", search) }?;
        // SAFETY: as the header promises.
        let given = unsafe { Given::new(name, value) }?;
        search.plan.take("search")?.set(given)?;
        Ok(HW_OK)
    })
}

/// Sets the callback that receives the results, in the order of their counters; NULL means none.
///
/// Threads: one call at a time for each search.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_on_result(
    search: *mut hw_search,
    callback: hw_result_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let search = unsafe { memory::reference("search", search) }?;
        search.plan.take("search")?.on_result = Callback { function: callback, user };
        Ok(HW_OK)
    })
}

/// Sets the callback that receives the progress of the search; NULL means none.
///
/// Threads: one call at a time for each search.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_on_progress(
    search: *mut hw_search,
    callback: hw_progress_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let search = unsafe { memory::reference("search", search) }?;
        search.plan.take("search")?.on_progress = Callback { function: callback, user };
        Ok(HW_OK)
    })
}

/// Runs a search, which is possible once, and returns when it ends: HW_OK if the requested
/// counters, seconds or results are complete, HW_STOPPED if it was stopped, and
/// HW_ERROR_WRONG_ANSWER if a wrong result was computed (all reported results were verified). The
/// library's own threads do the work; callbacks are called in the thread of the caller. `summary`
/// may be NULL; if the search did not start, it is all zeros.
///
/// Threads: one call at a time for each search.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_run(search: *mut hw_search, summary: *mut hw_summary) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("summary", summary) }.ok();
        let tell = |summary| {
            if let Some(place) = place {
                place.put(summary)
            }
        };
        tell(hw_summary::NOTHING);
        // SAFETY: as the header promises.
        let search = unsafe { memory::reference("search", search) }?;
        let mut plan = search.plan.take("search")?;
        if plan.has_run {
            return Err(Error::new(
                HW_ERROR_ORDER,
                "a search runs once: make another one with hw_search_new",
            ));
        }
        // Nobody else writes the ledger from now on.
        let claim = plan.ledger.as_deref().map(Claim::of).transpose().map_err(of_ledger)?;
        let run = plan.run(claim.as_ref())?;
        let ledger = match claim.map(|claim| open(claim, &run, &search.stop)).transpose()? {
            Some(None) => return Ok(HW_STOPPED),
            ledger => ledger.flatten(),
        };
        plan.has_run = true;
        let objective = run.job.objective().clone();
        let mut teller = Teller { search, plan: &plan, objective, summary: hw_summary::NOTHING, fault: None };
        let ending = run.execute_with(ledger, &search.stop, &mut teller);
        tell(teller.summary);
        match ending.map_err(of_run)? {
            Ending::Faulty => {
                let fault = teller.fault.unwrap_or_else(|| "a known answer came out wrong".to_owned());
                Err(Error::new(HW_ERROR_WRONG_ANSWER, fault))
            }
            Ending::Interrupted => Ok(HW_STOPPED),
            Ending::Done if search.is_asked() => Ok(HW_STOPPED),
            Ending::Done => Ok(HW_OK),
        }
    })
}

fn of_run(failure: Failure<Infallible>) -> Error {
    match failure {
        Failure::Observer(never) => match never {},
        Failure::Invalid(error) => unfit(format!("{}: {error}", option_of_run(&error))),
        Failure::Ledger(error) | Failure::Copy(error) => of_ledger(error),
        Failure::Thread { .. } => {
            Error::new(HW_ERROR_SYSTEM, format!("{failure}; set threads to start fewer"))
        }
        Failure::Unbound(refused) => Error::new(HW_ERROR_SYSTEM, format!("pin: {refused}")),
        Failure::Device(_) => Error::new(HW_ERROR_SYSTEM, failure.to_string()),
    }
}

/// Stops a search within a few hundredths of a second. A search that has not started yet ends as
/// soon as it starts. NULL is ignored.
///
/// Threads: any number at once, also while hw_search_run() runs in another thread, from a callback,
/// and from a signal handler. The search must not have been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_stop(search: *const hw_search) {
    // No boundary is needed: two flags are stored, and nothing is allocated or locked.
    // SAFETY: as the header promises.
    if let Some(search) = unsafe { search.as_ref() } {
        search.stop();
    }
}

/// Frees a search; NULL is ignored. A search that is running is not freed, and the result is
/// HW_ERROR_BUSY.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_search_free(search: *mut hw_search) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { free(search, |search| search.plan.take("search").map(drop)) }
}
