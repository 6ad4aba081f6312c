//! The request to stop.

use crate::platform;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit status when a second signal ends the process at once: what a shell reports for a process killed by SIGINT.
const AT_ONCE: i32 = 128 + SIGINT;

/// A flag that workers look at between chunks. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    requested: Arc<AtomicBool>,
    signalled: Arc<AtomicBool>,
}

impl Stop {
    /// A flag that SIGINT, SIGTERM and SIGHUP raise as well, except SIGINT and SIGHUP where the process was started with them ignored: that is
    /// what `nohup` and the background jobs of scripts ask for. A second SIGINT or SIGTERM ends the process at once, with status 130.
    ///
    /// # Errors
    ///
    /// If the system refuses the signal handlers.
    pub fn on_signals() -> io::Result<Self> {
        let stop = Self::default();
        let interrupt = Some(SIGINT).filter(|&signal| platform::ignored(signal) != Some(true));
        for signal in interrupt.into_iter().chain([SIGTERM]) {
            // In this order: the first signal finds the flag down and raises it, the second finds it up.
            flag::register_conditional_shutdown(signal, AT_ONCE, Arc::clone(&stop.signalled))?;
            flag::register(signal, Arc::clone(&stop.signalled))?;
        }
        // Where nobody knows whether it is ignored it is left alone, for the sake of `nohup`. A second one is no command to hurry: a terminal
        // that closes sends one, and its shell another.
        if let Some(signal) = platform::hangup().filter(|&signal| platform::ignored(signal) == Some(false)) {
            flag::register(signal, Arc::clone(&stop.signalled))?;
        }
        Ok(stop)
    }

    /// Asks everybody to stop.
    pub fn request(&self) {
        self.requested.store(true, Ordering::Relaxed);
    }

    /// Whether to stop.
    #[must_use]
    pub fn requested(&self) -> bool {
        self.requested.load(Ordering::Relaxed) || self.signalled()
    }

    /// Whether a signal asked for it.
    #[must_use]
    pub fn signalled(&self) -> bool {
        self.signalled.load(Ordering::Relaxed)
    }
}
