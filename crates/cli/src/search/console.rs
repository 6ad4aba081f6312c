//! Reports the events of a search: to a program by JSON records, or to a person by lines and a
//! summary.

use super::alarm;
use super::live::Live;
use super::screen::Screen;
use crate::output;
use indicatif::ProgressDrawTarget;
use runner::search::{Alarm, CopyNews, Event, Observer, Progress, Run};
use std::io::{self, IsTerminal};

/// The console of a run.
pub(super) struct Console {
    live: Live,
    /// None if the output is records.
    screen: Option<Screen>,
    found: u64,
}

impl Console {
    /// Makes a console with lines for people if standard output is a terminal, unless records are
    /// asked for.
    pub(super) fn new(run: &Run, json: bool) -> Self {
        let for_people = !json && io::stdout().is_terminal();
        // Lines and records may share their terminal with the status line; a single stream keeps
        // them apart.
        let target = if for_people { ProgressDrawTarget::stdout() } else { ProgressDrawTarget::stderr() };
        Self {
            live: Live::new(target, run.job.objective().clone()),
            screen: for_people.then(|| Screen::new(run)),
            found: 0,
        }
    }

    /// Returns the number of results.
    pub(super) fn found(&self) -> u64 {
        self.found
    }
}

impl Observer for Console {
    type Error = anyhow::Error;

    fn event(&mut self, event: &Event) -> anyhow::Result<()> {
        match event {
            Event::Best(_) | Event::Hit(_) => self.found += 1,
            Event::Shutdown { .. } => self.live.finish(),
            _ => {}
        }
        let Self { live, screen, .. } = self;
        match screen {
            None => live.aside(|| output::json_line(event)),
            Some(screen) => {
                let text = screen.text(event);
                if text.is_empty() { Ok(()) } else { live.aside(|| output::write(text.as_bytes())) }
            }
        }
    }

    fn covered(&mut self, counters: u128) {
        if let Some(screen) = &mut self.screen {
            screen.covered(counters);
        }
    }

    fn alarm(&mut self, alarm: &Alarm<'_>) {
        self.live.aside(|| crate::complain(&alarm::text(alarm)));
    }

    fn copy(&mut self, news: &CopyNews) {
        let text = match news {
            CopyNews::Failed(error) => {
                format!("--ledger-copy {error}; the search goes on, and the copy is tried again")
            }
            CopyNews::Restored(path) => format!("--ledger-copy {}: brought up to date again", path.display()),
        };
        self.live.aside(|| crate::complain(&text));
    }

    fn progress(&mut self, progress: &Progress<'_>) {
        self.live.show(progress);
    }
}
