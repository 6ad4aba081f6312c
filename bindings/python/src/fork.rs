//! Forks: a child has the memory of its parent, as it was at that moment, and one thread.
//!
//! A lock that another thread held then stays locked for ever, and a thread that a call of the
//! child waits for does not exist. So work without the interpreter that takes locks is a
//! [`section`]: a fork waits until no thread is in one, and nobody begins another before it is
//! over. Objects that own threads know their process ([`Home`]), and refuse to work in another.
//!
//! `os.fork` calls the three functions that [`register`] hands to `os.register_at_fork`; with the
//! interpreter held, so that no thread is in the middle of what it does with that.

use core::cell::Cell;
use core::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::thread;
use std::time::Duration;

/// How often somebody looks whether a fork is over, or whether the last section is.
const LOOK: Duration = Duration::from_micros(200);

/// Forks from the process that loaded the module to this one.
static FORKS: AtomicUsize = AtomicUsize::new(0);

/// Threads that are in a section.
static SECTIONS: AtomicUsize = AtomicUsize::new(0);

/// Threads that are forking.
static FORKING: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// Whether this thread is forking: what other modules do at a fork must not wait for its end.
    static IS_FORKING: Cell<bool> = const { Cell::new(false) };
}

/// A thread is in a section.
struct Section(());

impl Section {
    fn enter() -> Self {
        loop {
            SECTIONS.fetch_add(1, SeqCst);
            if FORKING.load(SeqCst) == 0 || IS_FORKING.get() {
                return Self(());
            }
            SECTIONS.fetch_sub(1, SeqCst);
            thread::sleep(LOOK);
        }
    }
}

impl Drop for Section {
    fn drop(&mut self) {
        SECTIONS.fetch_sub(1, SeqCst);
    }
}

/// Does work without the interpreter that no fork comes into. It must end without the interpreter,
/// and soon.
pub(crate) fn section<R: Send>(py: Python<'_>, work: impl FnOnce() -> R + Send) -> R {
    py.detach(|| {
        let _section = Section::enter();
        work()
    })
}

/// The process that an object's threads are in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Home {
    forks: usize,
    process: u32,
}

impl Home {
    pub(crate) fn here() -> Self {
        Self { forks: FORKS.load(SeqCst), process: std::process::id() }
    }

    /// Whether it is this process.
    pub(crate) fn is_here(self) -> bool {
        self.forks == FORKS.load(SeqCst)
    }

    /// # Errors
    ///
    /// That this process is a fork of it.
    pub(crate) fn check(self, what: &str) -> PyResult<()> {
        if self.is_here() { Ok(()) } else { Err(self.refusal(what)) }
    }

    /// That this process is a fork of it, and what to do.
    pub(crate) fn refusal(self, what: &str) -> PyErr {
        let Self { process, .. } = self;
        PyRuntimeError::new_err(format!(
            "{what} was started by process {process}, and the threads that do its work are not in this fork of it: start another one here"
        ))
    }
}

/// Before a fork: waits until no thread is in a section.
#[pyfunction]
fn before(py: Python<'_>) {
    FORKING.fetch_add(1, SeqCst);
    IS_FORKING.set(true);
    py.detach(|| {
        while SECTIONS.load(SeqCst) > 0 {
            thread::sleep(LOOK);
        }
    });
}

#[pyfunction]
fn after_in_parent() {
    IS_FORKING.set(false);
    FORKING.fetch_sub(1, SeqCst);
}

#[pyfunction]
fn after_in_child() {
    IS_FORKING.set(false);
    // The other threads, some of which may have been forking too, are not here.
    FORKING.store(0, SeqCst);
    SECTIONS.store(0, SeqCst);
    FORKS.fetch_add(1, SeqCst);
}

/// Lets Python's forks call this module; there are none where `os.register_at_fork` is missing.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let Some(register) = py.import("os")?.getattr_opt("register_at_fork")? else { return Ok(()) };
    let functions = PyDict::new(py);
    functions.set_item("before", wrap_pyfunction!(before, py)?)?;
    functions.set_item("after_in_parent", wrap_pyfunction!(after_in_parent, py)?)?;
    functions.set_item("after_in_child", wrap_pyfunction!(after_in_child, py)?)?;
    register.call((), Some(&functions)).map(drop)
}
