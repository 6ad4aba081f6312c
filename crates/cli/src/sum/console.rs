//! Lines to standard output, messages to standard error, in one order.
//!
//! Whole lines are held back, at most as many as a pipe takes in one piece and for a few hundredths of a second, so that a
//! hundred thousand files do not cost a hundred thousand calls of the system; a terminal gets every line at once. What is held goes out in
//! front of every message, so where both streams end in the same file they stand in the order in which things happened.

use super::quote::{self, Charset};
use crate::output;
use indicatif::ProgressBar;
use runner::durable;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Thread};
use std::time::Duration;

/// `PIPE_BUF` of POSIX, on Linux: a write of at most this number of bytes to a pipe is not mixed with those of others.
const PIECE: usize = 4096;

/// How long a line may wait for others.
const PATIENCE: Duration = Duration::from_millis(20);

/// What happens when standard output takes no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnFault {
    /// The work ends: its result has nowhere to go.
    Stop,
    /// The work goes on, with its messages and its exit code, as the coreutils do; but a closed pipe ends the process by its signal.
    GoOn,
}

/// Where lines and messages go.
#[derive(Debug)]
pub(crate) struct Console {
    program: Vec<u8>,
    /// Of messages.
    charset: Charset,
    /// Of lines, if they go to a terminal.
    terminal: Option<Charset>,
    on_fault: OnFault,
    /// Whether messages have the numbers of the system's errors.
    numbers: bool,
    held: Arc<Mutex<Held>>,
    /// Who lets go what nothing comes after; none if nothing is held back.
    waker: Option<Thread>,
}

#[derive(Debug)]
struct Held {
    out: File,
    terminal: bool,
    lines: Vec<u8>,
    fault: Option<io::Error>,
    on_fault: OnFault,
    /// A line on standard error that must be out of the way of whatever is printed.
    live: Option<ProgressBar>,
}

impl Console {
    /// A console of a program of that name.
    ///
    /// # Errors
    ///
    /// If standard output cannot be duplicated.
    pub(crate) fn new(program: &[u8], on_fault: OnFault) -> io::Result<Self> {
        let terminal = io::stdout().is_terminal();
        let held =
            Held { out: standard_output()?, terminal, lines: Vec::new(), fault: None, on_fault, live: None };
        let held = Arc::new(Mutex::new(held));
        // Without a thread that lets lines go later, each goes at once.
        let later = !terminal && runner::sum::room_for_threads();
        let waker = later.then(|| let_go_later(Arc::clone(&held)).ok()).flatten();
        let charset = Charset::of_locale(io::stderr().is_terminal());
        let terminal = terminal.then(|| Charset::of_locale(true));
        Ok(Self { program: program.to_vec(), charset, terminal, on_fault, numbers: false, held, waker })
    }

    /// The same with the numbers of the system's errors in messages.
    pub(crate) fn with_numbers(self, numbers: bool) -> Self {
        Self { numbers, ..self }
    }

    /// What can be shown in a line, if lines go to a terminal: there nothing may be printed that it takes for a command.
    pub(crate) fn terminal(&self) -> Option<Charset> {
        self.terminal
    }

    /// Prints a line, which has its end.
    ///
    /// # Errors
    ///
    /// If standard output took no more and the work is to stop.
    pub(crate) fn line(&self, line: &[u8]) -> io::Result<()> {
        let mut held = lock(&self.held);
        if held.lines.len() + line.len() > PIECE {
            held.let_go();
        }
        let first = held.lines.is_empty();
        held.lines.extend_from_slice(line);
        match &self.waker {
            Some(waker) if held.lines.len() < PIECE => {
                if first {
                    waker.unpark();
                }
            }
            _ => held.let_go(),
        }
        match held.fault.take() {
            Some(fault) if self.on_fault == OnFault::Stop => Err(not_written(&fault)),
            fault => {
                held.fault = fault;
                Ok(())
            }
        }
    }

    /// One message, after the name of the program.
    pub(crate) fn complain(&self, message: impl AsRef<[u8]>) {
        let mut held = lock(&self.held);
        held.let_go();
        let message = [&self.program[..], b": ", message.as_ref(), b"\n"].concat();
        // If standard error is gone there is nobody to tell.
        let _ = held.aside(|| io::stderr().write_all(&message));
    }

    /// Keeps a line on standard error out of the way of whatever is printed, until there is none any more.
    pub(crate) fn set_live(&self, line: Option<ProgressBar>) {
        lock(&self.held).live = line;
    }

    /// A message about a file.
    pub(crate) fn complain_about(&self, name: &[u8], message: &str) {
        self.complain([&self.quoted(name)[..], b": ", message.as_bytes()].concat());
    }

    /// A message about a file that could not be read.
    pub(crate) fn complain_of(&self, name: &[u8], error: &io::Error) {
        let text = if self.numbers { error.to_string() } else { reason(error) };
        self.complain_about(name, &text);
    }

    /// A name as messages tell it.
    pub(crate) fn quoted(&self, name: &[u8]) -> Vec<u8> {
        quote::name(name, self.charset)
    }

    /// A name as messages tell it in the middle of a sentence.
    pub(crate) fn always_quoted(&self, name: &[u8]) -> Vec<u8> {
        quote::always(name, self.charset)
    }

    /// An argument as messages tell it.
    pub(crate) fn quoted_argument(&self, argument: &[u8]) -> Vec<u8> {
        quote::argument(argument, self.charset)
    }

    /// The name of the program.
    pub(crate) fn program(&self) -> &[u8] {
        &self.program
    }

    /// Lets go of what is held, and tells why standard output did not take everything, if so.
    pub(crate) fn finish(&self) -> Option<io::Error> {
        let mut held = lock(&self.held);
        held.let_go();
        held.fault.take()
    }
}

impl Held {
    fn let_go(&mut self) {
        if self.lines.is_empty() {
            return;
        }
        let lines = std::mem::take(&mut self.lines);
        let mut out = &self.out;
        let written =
            if self.terminal { self.aside(|| out.write_all(&lines)) } else { out.write_all(&lines) };
        if let Err(fault) = written {
            if self.on_fault == OnFault::GoOn && fault.kind() == io::ErrorKind::BrokenPipe {
                die_of_a_closed_pipe();
            }
            self.fault.get_or_insert(fault);
        }
    }

    /// Prints with the live line out of the way.
    fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.live {
            Some(line) => line.suspend(print),
            None => print(),
        }
    }
}

/// A fault of standard output, told as what it is, without the number of the system's error.
pub(crate) fn not_written(fault: &io::Error) -> io::Error {
    let number = fault.raw_os_error().map_or(String::new(), |number| format!(" (os error {number})"));
    let reason = durable::reason(fault).replacen(&number, "", 1);
    io::Error::new(fault.kind(), format!("cannot write to standard output: {reason}"))
}

/// What `io::Error` says, without the number that the standard library puts after it.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error ") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}

/// Standard output without the buffer of the standard library, which also takes a descriptor that cannot be written to for a sink.
fn standard_output() -> io::Result<File> {
    #[cfg(unix)]
    use std::os::fd::AsFd;
    #[cfg(windows)]
    use std::os::windows::io::AsHandle;
    if output::open().is_err() {
        // Takes nothing, as the one that is closed.
        return File::open("/dev/null");
    }
    #[cfg(unix)]
    let own = io::stdout().as_fd().try_clone_to_owned()?;
    #[cfg(windows)]
    let own = io::stdout().as_handle().try_clone_to_owned()?;
    Ok(own.into())
}

/// A thread that is woken by the first line that is held back, and lets it go a moment later. It ends with the process.
fn let_go_later(held: Arc<Mutex<Held>>) -> io::Result<Thread> {
    let thread = thread::Builder::new().name("output".to_owned()).spawn(move || {
        loop {
            thread::park();
            thread::sleep(PATIENCE);
            lock(&held).let_go();
        }
    })?;
    Ok(thread.thread().clone())
}

fn lock(held: &Mutex<Held>) -> MutexGuard<'_, Held> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the process as the signal would that the Rust runtime switches off.
fn die_of_a_closed_pipe() -> ! {
    #[cfg(unix)]
    {
        // Does not come back, unless the system refuses.
        let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGPIPE);
    }
    std::process::exit(1)
}
