//! Long work on a thread of its own, while Python's thread listens to Ctrl-C and reports progress.

use crate::error;
use crate::fork::Home;
use core::mem::forget;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use runner::stop::Stop;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::{Builder, JoinHandle, available_parallelism};
use std::time::Duration;

/// How often signals are looked for and progress is reported.
pub(crate) const TICK: Duration = Duration::from_millis(50);

/// Does `work` on another thread. Meanwhile other threads of Python run, and `tick` is called
/// twenty times a second. If a signal's handler raises, as that of Ctrl-C does, or `tick` does, the
/// work is asked to stop, waited for, and the exception is raised.
///
/// # Errors
///
/// That exception, or that there is no thread, which is so in a child that a handler or `tick` has
/// forked.
pub(crate) fn work<R: Send + 'static>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce() -> R + Send + 'static,
    mut tick: impl FnMut(Python<'_>) -> PyResult<()>,
) -> PyResult<R> {
    let (done, mut ended) = sync_channel::<()>(0);
    let life = move || {
        let _done = done;
        work()
    };
    let (thread, home) = (spawn(life)?, Home::here());
    loop {
        let over = py.detach(|| has_ended(&mut ended));
        let told = py.check_signals().and_then(|()| tick(py));
        if !home.is_here() {
            // Whatever belongs to the thread may be locked for ever.
            forget((thread, ended));
            return Err(told.err().unwrap_or_else(|| home.refusal("this call")));
        }
        if let Err(error) = told {
            stop.request();
            // The thread's return value is not wanted any more.
            drop(join(py, thread));
            return Err(error);
        }
        if over {
            return join(py, thread);
        }
    }
}

/// Waits for a tick at most: whether the other end was dropped meanwhile. (Exclusive, because a
/// receiver cannot be shared between threads.)
fn has_ended(ended: &mut Receiver<()>) -> bool {
    matches!(ended.recv_timeout(TICK), Err(RecvTimeoutError::Disconnected))
}

/// A thread of ours.
pub(crate) fn spawn<R: Send + 'static>(life: impl FnOnce() -> R + Send + 'static) -> PyResult<JoinHandle<R>> {
    let thread = Builder::new().name("hashweave".to_owned()).spawn(life);
    thread.map_err(|error| PyRuntimeError::new_err(format!("the system cannot start a thread: {error}")))
}

/// Waits for a thread of ours and returns its result.
pub(crate) fn join<R: Send>(py: Python<'_>, thread: JoinHandle<R>) -> PyResult<R> {
    py.detach(|| thread.join()).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a thread panicked");
        PyRuntimeError::new_err(format!("an internal error of hashweave, please report it: {text}"))
    })
}

/// An argument that is a number of threads; none: as many as there are cores for this process.
///
/// # Errors
///
/// `ValueError` if the number is out of range.
pub(crate) fn threads(name: &str, asked: Option<isize>) -> PyResult<usize> {
    const MOST: usize = 1 << 16;
    match asked {
        None => Ok(available_parallelism().map_or(1, usize::from)),
        Some(asked) => usize::try_from(asked)
            .ok()
            .filter(|threads| (1..=MOST).contains(threads))
            .ok_or_else(|| error::value(format!("{name} must be 1 to {MOST}, not {asked}"))),
    }
}
