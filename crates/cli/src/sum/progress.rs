//! `--progress`: a line on standard error that says how far the work is.
//!
//! On a terminal one line is drawn again and again. Elsewhere, in a log or a pipe (`--progress=always`), there is nothing to draw over: plain
//! lines, fewer of them, and one at the end.

use indicatif::{BinaryBytes, HumanCount, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How often the line is drawn on a terminal.
const INTERVAL: Duration = Duration::from_millis(100);

/// How often a line is written elsewhere.
const LOG_INTERVAL: Duration = Duration::from_secs(1);

/// A line that a thread of its own keeps up to date until it is dropped.
#[derive(Debug)]
pub(crate) struct Bar {
    line: ProgressBar,
    over: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Bar {
    /// A line that tells what `done` says: files and bytes.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub(crate) fn new(done: impl Fn() -> (u64, u64) + Send + 'static) -> io::Result<Self> {
        let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            line.set_style(style);
        }
        let (over, rest) = mpsc::channel();
        let own = line.clone();
        let live = io::stderr().is_terminal();
        let show = move || {
            let began = Instant::now();
            let interval = if live { INTERVAL } else { LOG_INTERVAL };
            while rest.recv_timeout(interval) == Err(RecvTimeoutError::Timeout) {
                let text = message(done(), began.elapsed());
                if live {
                    own.set_message(text);
                    own.tick();
                } else {
                    write(&text);
                }
            }
            if !live {
                write(&message(done(), began.elapsed()));
            }
        };
        let thread = thread::Builder::new().name("progress".to_owned()).spawn(show)?;
        Ok(Self { line, over: Some(over), thread: Some(thread) })
    }

    /// The line.
    pub(crate) fn line(&self) -> ProgressBar {
        self.line.clone()
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        drop(self.over.take());
        if let Some(thread) = self.thread.take() {
            // It ends by itself; a panic in it has been told already.
            let _ = thread.join();
        }
        self.line.finish_and_clear();
    }
}

/// One line, in one piece.
fn write(text: &str) {
    // If standard error is gone there is nobody to tell.
    let _ = io::stderr().write_all(format!("{text}\n").as_bytes());
}

/// For instance `1,234 files   5.6 GiB   1.2 GiB/s   4 seconds`.
fn message((files, bytes): (u64, u64), elapsed: Duration) -> String {
    let rate = (bytes as f64 / elapsed.as_secs_f64().max(1e-3)) as u64;
    let unit = if files == 1 { "file" } else { "files" };
    let (count, elapsed) = (HumanCount(files), HumanDuration(elapsed));
    format!("{count} {unit}   {}   {}/s   {elapsed}", BinaryBytes(bytes), BinaryBytes(rate))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_files_bytes_rate_and_time() {
        let text = message((1234, 3 << 30), Duration::from_secs(2));
        assert_eq!(text, "1,234 files   3.00 GiB   1.50 GiB/s   2 seconds");
        assert!(message((1, 0), Duration::ZERO).starts_with("1 file "));
    }
}
