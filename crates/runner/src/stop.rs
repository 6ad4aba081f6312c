//! The request to stop.

use crate::platform;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The exit status when a second signal ends the process at once: what a shell reports for a
/// process killed by SIGINT.
const AT_ONCE: i32 = 128 + SIGINT;

/// For how long after the first signal a second is taken for the same request: `timeout` signals
/// its child and then their process group, so that the child is told twice; so is a job whose
/// terminal and whose supervisor both pass a Ctrl-C on.
const ONE_REQUEST: Duration = Duration::from_millis(250);

/// How often somebody looks whether the first signal has come.
const LOOK: Duration = Duration::from_millis(50);

/// Makes a write beyond the limit of the length of files (`ulimit -f`) an ordinary error, where
/// otherwise SIGXFSZ ends the process. Programs call this at their start; a library leaves signals
/// to its host. Child processes get the default behaviour again.
///
/// # Errors
///
/// If the system refuses the signal handler.
pub fn outlive_long_files() -> io::Result<()> {
    // By a handler, because child processes would inherit an ignored signal.
    let handled = Arc::default();
    platform::too_long().map_or(Ok(()), |signal| flag::register(signal, handled).map(drop))
}

/// A flag that workers check between chunks. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    requested: Arc<AtomicBool>,
    signalled: Arc<AtomicBool>,
}

impl Stop {
    /// A flag that SIGINT, SIGTERM and SIGHUP raise as well, except SIGINT and SIGHUP where the
    /// process was started with them ignored: that is what `nohup` and the background jobs of
    /// scripts ask for. A second SIGINT or SIGTERM, more than a quarter of a second after the
    /// first, ends the process at once, with status 130.
    ///
    /// # Errors
    ///
    /// If the system refuses the signal handlers or a thread.
    pub fn on_signals() -> io::Result<Self> {
        let stop = Self::default();
        let impatient = Arc::<AtomicBool>::default();
        let interrupt = Some(SIGINT).filter(|&signal| platform::ignored(signal) != Some(true));
        for signal in interrupt.into_iter().chain([SIGTERM]) {
            flag::register_conditional_shutdown(signal, AT_ONCE, Arc::clone(&impatient))?;
            flag::register(signal, Arc::clone(&stop.signalled))?;
        }
        // Where it is unknown whether it is ignored, it is left alone, for the sake of `nohup`. A
        // second one is no command to hurry: a terminal that closes sends one, and its shell
        // another.
        if let Some(signal) = platform::hangup().filter(|&signal| platform::ignored(signal) == Some(false)) {
            flag::register(signal, Arc::clone(&stop.signalled))?;
        }
        let signalled = Arc::clone(&stop.signalled);
        thread::Builder::new().name("signals".into()).spawn(move || {
            while !signalled.load(Ordering::Relaxed) {
                thread::sleep(LOOK);
            }
            thread::sleep(ONE_REQUEST);
            impatient.store(true, Ordering::Relaxed);
        })?;
        Ok(stop)
    }

    /// Requests a stop.
    pub fn request(&self) {
        self.requested.store(true, Ordering::Relaxed);
    }

    /// Whether a stop was requested.
    #[must_use]
    pub fn requested(&self) -> bool {
        self.requested.load(Ordering::Relaxed) || self.signalled()
    }

    /// Whether a signal requested it.
    #[must_use]
    pub fn signalled(&self) -> bool {
        self.signalled.load(Ordering::Relaxed)
    }
}
