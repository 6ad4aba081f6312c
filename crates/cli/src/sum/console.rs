//! Lines to standard output, messages to standard error, in one order.
//!
//! Whole lines are held back, at most as many as a pipe takes in one piece and for a few hundredths
//! of a second, so that a hundred thousand files do not cost a hundred thousand system calls; a
//! terminal gets every line at once. Held lines are written before every message, so if both
//! streams end in the same file, they are in the order of the events.

use super::quote::{self, Charset};
use crate::output;
use indicatif::ProgressBar;
use runner::durable;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Thread};
use std::time::Duration;

/// `PIPE_BUF` of POSIX, on Linux: a write of at most this number of bytes to a pipe is not mixed
/// with the writes of other processes.
const PIECE: usize = 4096;

/// How long a line may be held back.
const PATIENCE: Duration = Duration::from_millis(20);

/// The reaction to a failure of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnFault {
    /// The work ends, because its result has nowhere to go.
    Stop,
    /// The work goes on, with its messages and its exit code, as in the coreutils; but a closed
    /// pipe ends the process by its signal.
    GoOn,
}

/// The destination of lines and messages.
#[derive(Debug)]
pub(crate) struct Console {
    program: Vec<u8>,
    /// The characters of messages.
    charset: Charset,
    /// The characters of lines, if they go to a terminal.
    terminal: Option<Charset>,
    on_fault: OnFault,
    /// Whether messages include the numbers of system errors.
    numbers: bool,
    held: Arc<Mutex<Held>>,
    /// The thread that writes held lines if nothing follows them; none if nothing is held back.
    waker: Option<Thread>,
}

#[derive(Debug)]
struct Held {
    out: File,
    terminal: bool,
    lines: Vec<u8>,
    fault: Option<io::Error>,
    on_fault: OnFault,
    /// A line on standard error that has to be removed while anything is printed.
    live: Option<ProgressBar>,
}

impl Console {
    /// Makes a console for a program of that name.
    ///
    /// # Errors
    ///
    /// If standard output cannot be duplicated.
    pub(crate) fn new(program: &[u8], on_fault: OnFault) -> io::Result<Self> {
        let terminal = io::stdout().is_terminal();
        let held =
            Held { out: standard_output()?, terminal, lines: Vec::new(), fault: None, on_fault, live: None };
        let held = Arc::new(Mutex::new(held));
        // Without a thread that writes lines later, each is written at once.
        let later = !terminal && runner::sum::room_for_threads();
        let waker = later.then(|| let_go_later(Arc::clone(&held)).ok()).flatten();
        let charset = Charset::of_locale(io::stderr().is_terminal());
        let terminal = terminal.then(|| Charset::of_locale(true));
        Ok(Self { program: program.to_vec(), charset, terminal, on_fault, numbers: false, held, waker })
    }

    /// Includes the numbers of system errors in messages, or not.
    pub(crate) fn with_numbers(self, numbers: bool) -> Self {
        Self { numbers, ..self }
    }

    /// Returns the characters that a line can show, if lines go to a terminal, which must not take
    /// any of them for a command.
    pub(crate) fn terminal(&self) -> Option<Charset> {
        self.terminal
    }

    /// Prints a line, which includes its end.
    ///
    /// # Errors
    ///
    /// If standard output has failed and the work is to stop.
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

    /// Prints one message, after the name of the program.
    pub(crate) fn complain(&self, message: impl AsRef<[u8]>) {
        let mut held = lock(&self.held);
        held.let_go();
        let message = [&self.program[..], b": ", message.as_ref(), b"\n"].concat();
        // If standard error is closed, nobody can be told.
        let _ = held.aside(|| io::stderr().write_all(&message));
    }

    /// Keeps a line on standard error out of the way of everything printed, until it is set to
    /// none.
    pub(crate) fn set_live(&self, line: Option<ProgressBar>) {
        lock(&self.held).live = line;
    }

    /// Prints a message about a file.
    pub(crate) fn complain_about(&self, name: &[u8], message: &str) {
        self.complain([&self.quoted(name)[..], b": ", message.as_bytes()].concat());
    }

    /// Prints a message about a file that could not be read.
    pub(crate) fn complain_of(&self, name: &[u8], error: &io::Error) {
        let text = if self.numbers { error.to_string() } else { reason(error) };
        self.complain_about(name, &text);
    }

    /// Returns a name as messages print it.
    pub(crate) fn quoted(&self, name: &[u8]) -> Vec<u8> {
        quote::name(name, self.charset)
    }

    /// Returns a name as messages print it in the middle of a sentence.
    pub(crate) fn always_quoted(&self, name: &[u8]) -> Vec<u8> {
        quote::always(name, self.charset)
    }

    /// Returns an argument as messages print it.
    pub(crate) fn quoted_argument(&self, argument: &[u8]) -> Vec<u8> {
        quote::argument(argument, self.charset)
    }

    /// Returns the name of the program.
    pub(crate) fn program(&self) -> &[u8] {
        &self.program
    }

    /// Writes the held lines, and returns the reason if standard output did not take everything.
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

    /// Prints while the live line is removed.
    fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.live {
            Some(line) => line.suspend(print),
            None => print(),
        }
    }
}

/// Describes a failure of standard output, without the number of the system error.
pub(crate) fn not_written(fault: &io::Error) -> io::Error {
    let number = fault.raw_os_error().map_or(String::new(), |number| format!(" (os error {number})"));
    let reason = durable::reason(fault).replacen(&number, "", 1);
    io::Error::new(fault.kind(), format!("cannot write to standard output: {reason}"))
}

/// Returns the message of an `io::Error`, without the number that the standard library appends.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error ") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}

/// Opens standard output without the buffer of the standard library, which silently discards output
/// if the descriptor cannot be written to.
fn standard_output() -> io::Result<File> {
    #[cfg(unix)]
    use std::os::fd::AsFd;
    #[cfg(windows)]
    use std::os::windows::io::AsHandle;
    if output::open().is_err() {
        // Writing to this file fails, as it does to a closed one.
        return File::open("/dev/null");
    }
    #[cfg(unix)]
    let own = io::stdout().as_fd().try_clone_to_owned()?;
    #[cfg(windows)]
    let own = io::stdout().as_handle().try_clone_to_owned()?;
    Ok(own.into())
}

/// Starts a thread that is woken by the first held line, and writes it a moment later. The thread
/// ends with the process.
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

/// Ends the process by the signal that the Rust runtime ignores.
fn die_of_a_closed_pipe() -> ! {
    #[cfg(unix)]
    {
        // This does not return, unless the system refuses.
        let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGPIPE);
    }
    std::process::exit(1)
}
