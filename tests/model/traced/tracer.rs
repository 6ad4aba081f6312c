//! Processes that are held before each step, by `ptrace`.
//!
//! A process is started stopped, seized, and then stops before and after each of its calls to the
//! system. Calls that are no steps ([`calls`](super::calls)) go on at once. A thread that is about
//! to make a step is *held* until [`Tracer::grant`] says what becomes of the call. Between its
//! steps a process runs freely, but nothing that it does there can be seen by others.

use super::calls::{Call, Kind, Place, Step};
use super::clock::Clock;
use nix::errno::Errno;
use nix::libc;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::{Signal, kill};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The fate of the call of a thread that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The system executes it.
    Done,
    /// It isn't executed, and returns this.
    Fails(Errno),
    /// It isn't executed, and claims success.
    Pretends,
    /// The process is killed before it.
    KilledBefore,
    /// It is executed; then the process is killed.
    KilledAfter,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Code(i32),
    Killed(Signal),
}

/// The event that a process waits for.
#[derive(Clone, Debug)]
pub(crate) enum State {
    /// To be allowed a step.
    Held(Step),
    /// For a lock that another process has.
    Blocked,
    Ended(End),
}

/// Reads of one file, one after another, that are steps.
const PIECES: u32 = 3;

#[derive(Default)]
struct Thread {
    /// Between the stop before a call and the one after it.
    inside: bool,
    held: Option<Step>,
    /// In a call that returns when somebody gives a lock back.
    blocked: bool,
    /// The file that it reads, and how often it has done so without another step.
    reads: (PathBuf, u32),
    /// Where the answer to its question for the time will be.
    asks: Option<u64>,
}

impl Thread {
    /// Whether it goes on reading one file in many pieces, of which only the first ones are steps.
    fn reads_on(&mut self, step: &Step) -> bool {
        if step.kind != Kind::Read || step.path != self.reads.0 {
            self.reads = (step.path.clone(), 0);
        }
        self.reads.1 += u32::from(step.kind == Kind::Read);
        self.reads.1 > PIECES
    }
}

/// A process that is traced.
struct Process {
    started: bool,
    end: Option<End>,
    threads: BTreeMap<i32, Thread>,
}

/// The processes of one interleaving. All are children of the thread that made it, which alone may
/// use it.
pub(crate) struct Tracer {
    root: PathBuf,
    clock: Clock,
    processes: BTreeMap<i32, Process>,
}

impl Tracer {
    pub(crate) fn new(root: &Path, clock: Clock) -> Self {
        Self { root: root.to_owned(), clock, processes: BTreeMap::new() }
    }

    /// Starts a program in the root and returns its number, held before its first step.
    pub(crate) fn start(&mut self, program: &str, words: &[String], output: File, errors: File) -> i32 {
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", "kill -STOP $$; exec \"$@\"", "sh", program]).args(words);
        shell.current_dir(&self.root).stdin(Stdio::null()).stdout(output).stderr(errors);
        shell.env("TMPDIR", &self.root).env_remove("RUST_BACKTRACE");
        let child = shell.spawn().expect("a shell").id();
        let number = i32::try_from(child).expect("a process number");
        let pid = Pid::from_raw(number);
        waitpid(pid, Some(WaitPidFlag::WUNTRACED)).expect("the shell stops itself");
        let options = Options::PTRACE_O_TRACESYSGOOD
            | Options::PTRACE_O_TRACECLONE
            | Options::PTRACE_O_TRACEEXEC
            | Options::PTRACE_O_EXITKILL;
        ptrace::seize(pid, options).expect("this system lets us trace our own children");
        let threads = BTreeMap::from([(number, Thread::default())]);
        self.processes.insert(number, Process { started: false, end: None, threads });
        kill(pid, Signal::SIGCONT).expect("it is there");
        number
    }

    /// Waits until a process is held, blocked or has ended.
    pub(crate) fn state(&mut self, number: i32) -> State {
        loop {
            let process = &self.processes[&number];
            if let Some(end) = process.end {
                return State::Ended(end);
            }
            if let Some(step) = process.threads.values().find_map(|thread| thread.held.clone()) {
                return State::Held(step);
            }
            if process.threads.values().any(|thread| thread.blocked) && !self.event(true) {
                return State::Blocked;
            }
            if !self.processes[&number].threads.values().any(|thread| thread.blocked) {
                self.event(false);
            }
        }
    }

    /// Decides what becomes of the step before which a process is held.
    pub(crate) fn grant(&mut self, number: i32, fate: Fate) {
        let held = |(&thread, state): (&i32, &Thread)| state.held.is_some().then_some(thread);
        let thread = self.processes[&number].threads.iter().find_map(held).expect("it is held");
        let pid = Pid::from_raw(thread);
        if fate == Fate::KilledBefore {
            return self.kill(number);
        }
        let Some(mut registers) = self.registers(pid) else { return };
        let call = call(&registers);
        if let (Fate::Pretends, Some(address)) = (fate, call.sleeps()) {
            self.clock.slept(pid, address);
        }
        if matches!(fate, Fate::Fails(_) | Fate::Pretends) {
            registers.orig_rax = u64::MAX;
            ptrace::setregs(pid, registers).expect("it is stopped");
        }
        let Some(state) = self.thread(number, thread) else { return };
        state.held = None;
        state.blocked = call.waits_for_lock() && fate == Fate::Done;
        let blocked = state.blocked;
        resume(pid, None);
        if blocked {
            return;
        }
        // It stays stopped after the call.
        while self.thread(number, thread).is_some_and(|thread| thread.inside) {
            self.after(number, pid);
        }
        let result = match fate {
            Fate::Fails(errno) => Some(-i64::from(errno as i32) as u64),
            Fate::Pretends => Some(0),
            _ => None,
        };
        if let (Some(result), Some(mut registers)) = (result, self.registers(pid)) {
            registers.rax = result;
            ptrace::setregs(pid, registers).expect("it is stopped");
        }
        if fate == Fate::KilledAfter { self.kill(number) } else { resume(pid, None) }
    }

    /// Waits for the stop after the call of a thread.
    fn after(&mut self, number: i32, pid: Pid) {
        match waitpid(pid, Some(WaitPidFlag::__WALL)) {
            Ok(WaitStatus::PtraceSyscall(_)) => {
                if let Some(thread) = self.thread(number, pid.as_raw()) {
                    thread.inside = false;
                }
            }
            Ok(status) => self.note(status),
            Err(error) => panic!("waiting for thread {pid}: {error}"),
        }
    }

    pub(crate) fn kill(&mut self, number: i32) {
        let _ = kill(Pid::from_raw(number), Signal::SIGKILL);
        self.processes.get_mut(&number).expect("it was started").threads.values_mut().for_each(|thread| {
            thread.held = None;
            thread.blocked = false;
        });
        while self.processes[&number].end.is_none() {
            self.event(false);
        }
    }

    pub(crate) fn terminate(&self, number: i32) {
        let _ = kill(Pid::from_raw(number), Signal::SIGTERM);
    }

    /// Takes note of the next thing that any process does. Without patience it only looks a while
    /// whether there is one.
    fn event(&mut self, brief: bool) -> bool {
        let mut flags = WaitPidFlag::__WALL | WaitPidFlag::__WNOTHREAD;
        if brief {
            flags |= WaitPidFlag::WNOHANG;
        }
        for _ in 0..if brief { 20 } else { 1 } {
            match waitpid(None, Some(flags)) {
                Ok(WaitStatus::StillAlive) => std::thread::sleep(std::time::Duration::from_micros(100)),
                Ok(status) => {
                    self.note(status);
                    return true;
                }
                Err(Errno::EINTR) => {}
                Err(error) => panic!("waiting for processes: {error}"),
            }
        }
        false
    }

    fn note(&mut self, status: WaitStatus) {
        let Some(pid) = status.pid() else { return };
        let thread = pid.as_raw();
        match status {
            WaitStatus::Exited(_, code) => self.ended(thread, End::Code(code)),
            WaitStatus::Signaled(_, signal, _) => self.ended(thread, End::Killed(signal)),
            WaitStatus::PtraceSyscall(_) => self.at_call(pid),
            WaitStatus::PtraceEvent(_, _, event) => {
                if event == libc::PTRACE_EVENT_EXEC
                    && let Some(process) = self.processes.get_mut(&thread)
                    && let Ok(registers) = ptrace::getregs(pid)
                {
                    process.started = true;
                    Clock::begin(pid, registers.rsp).expect("its stack can be changed");
                }
                self.known(thread);
                resume(pid, None);
            }
            WaitStatus::Stopped(_, signal) => {
                self.known(thread);
                let ours = matches!(signal, Signal::SIGSTOP | Signal::SIGTRAP);
                resume(pid, (!ours).then_some(signal));
            }
            _ => {}
        }
    }

    fn ended(&mut self, thread: i32, end: End) {
        if let Some(process) = self.processes.get_mut(&thread) {
            process.end = Some(end);
            process.threads.clear();
        }
        for process in self.processes.values_mut() {
            process.threads.remove(&thread);
        }
    }

    fn at_call(&mut self, pid: Pid) {
        let Some(number) = self.known(pid.as_raw()) else { return resume(pid, None) };
        let started = self.processes[&number].started;
        let Some(state) = self.thread(number, pid.as_raw()) else { return resume(pid, None) };
        state.inside = !state.inside;
        state.blocked = false;
        let (inside, asked) = (state.inside, state.asks.take());
        if let Some(address) = asked {
            self.clock.asked(pid, address);
        }
        match self.registers(pid).filter(|_| inside && started) {
            Some(registers) => self.begins(number, pid, &call(&registers)),
            None => resume(pid, None),
        }
    }

    /// A thread is about to make a call.
    fn begins(&mut self, number: i32, pid: Pid, call: &Call) {
        if let Some(address) = call.waits_until() {
            self.clock.awaited(pid, address);
        }
        let step = call.step(&Place { process: pid, root: &self.root });
        let mut held = step.filter(|step| step.kind != Kind::Sleep || !idles(pid));
        let asks = call.asks_for_time();
        if let Some(thread) = self.thread(number, pid.as_raw()) {
            thread.asks = asks;
            if held.as_ref().is_some_and(|step| thread.reads_on(step)) {
                held = None;
            }
            thread.held = held;
            if thread.held.is_some() {
                return;
            }
        }
        resume(pid, None);
    }

    fn registers(&self, pid: Pid) -> Option<libc::user_regs_struct> {
        ptrace::getregs(pid).ok()
    }

    /// Of a process that is being killed there may be none.
    fn thread(&mut self, number: i32, thread: i32) -> Option<&mut Thread> {
        self.processes.get_mut(&number)?.threads.get_mut(&thread)
    }

    /// The process of a thread, which may just have been made.
    fn known(&mut self, thread: i32) -> Option<i32> {
        let of =
            |(&number, process): (&i32, &Process)| process.threads.contains_key(&thread).then_some(number);
        self.processes.iter().find_map(of).or_else(|| {
            let status = fs::read_to_string(format!("/proc/{thread}/status")).ok()?;
            let number = status.lines().find_map(|line| line.strip_prefix("Tgid:"))?.trim().parse().ok()?;
            let process = self.processes.get_mut(&number)?;
            process.threads.entry(thread).or_default();
            Some(number)
        })
    }
}

impl Drop for Tracer {
    fn drop(&mut self) {
        let live: Vec<i32> = self
            .processes
            .iter()
            .filter(|(_, process)| process.end.is_none())
            .map(|(&number, _)| number)
            .collect();
        live.into_iter().for_each(|number| self.kill(number));
    }
}

fn call(registers: &libc::user_regs_struct) -> Call {
    let libc::user_regs_struct { orig_rax, rdi, rsi, rdx, r10, r8, r9, .. } = *registers;
    Call { number: orig_rax as i64, arguments: [rdi, rsi, rdx, r10, r8, r9] }
}

/// A process that was killed meanwhile is waited for elsewhere.
fn resume(pid: Pid, signal: Option<Signal>) {
    match ptrace::syscall(pid, signal) {
        Ok(()) | Err(Errno::ESRCH) => {}
        Err(error) => panic!("going on with process {pid}: {error}"),
    }
}

/// The thread that looks for signals sleeps as long as the process runs.
fn idles(pid: Pid) -> bool {
    fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim() == "signals")
}
