//! `--progress`: a line on standard error that shows how far the work is, and how long the rest
//! will take.
//!
//! The total is determined next to the work, by a thread that asks for the size of every file.
//! Until it is known, or if it cannot be known (standard input, pipes, lists that come through
//! one), there is no percentage.
//!
//! On a terminal one line is drawn again and again. In a log or a pipe (`--progress=always`) lines
//! cannot be redrawn, so plain lines are written, less often, and one at the end.

use super::console::Console;
use indicatif::{BinaryBytes, HumanCount, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use runner::sum::{Input, room_for_threads};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How often the line is drawn on a terminal.
const INTERVAL: Duration = Duration::from_millis(100);

/// How often a line is written elsewhere.
const LOG_INTERVAL: Duration = Duration::from_secs(1);

/// The inputs of a run again, to be measured.
pub(crate) type Survey = Box<dyn Iterator<Item = Input> + Send>;

/// Files and their bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Amount {
    pub(crate) files: u64,
    pub(crate) bytes: u64,
}

/// The total, once it is known.
#[derive(Debug, Default)]
struct Total {
    amount: OnceLock<Amount>,
    /// Whether the measurement is no longer needed.
    over: AtomicBool,
}

impl Total {
    fn measure(&self, survey: Survey) {
        let mut sum = Amount::default();
        for input in survey {
            let bytes = if self.over.load(Ordering::Relaxed) { None } else { size(&input) };
            let Some(bytes) = bytes else { return };
            sum.files += 1;
            sum.bytes += bytes;
        }
        // It is measured only once.
        let _ = self.amount.set(sum);
    }
}

/// Returns the size of an input in bytes, if it can be known; unreadable inputs have none.
fn size(input: &Input) -> Option<u64> {
    match fs::metadata(input.path()?) {
        Ok(about) if about.is_file() => Some(about.len()),
        Ok(about) if !about.is_dir() => None,
        _ => Some(0),
    }
}

/// Which line is wanted of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// None.
    Nothing,
    /// One that is removed at the end, because something else says what was done.
    AtWork,
    /// One whose last state stays.
    ToTheEnd,
}

/// Works while a line shows `done`, if that is wanted, as a part of the survey's total. Without room
/// for threads the work goes on without a line.
pub(crate) fn showing<T>(
    console: &Console,
    wanted: Line,
    done: impl Fn() -> Amount + Send + 'static,
    survey: impl FnOnce() -> Option<Survey>,
    work: impl FnOnce() -> T,
) -> T {
    let bar = (wanted != Line::Nothing && room_for_threads())
        .then(|| Bar::new(done, survey(), wanted == Line::ToTheEnd).ok())
        .flatten();
    console.set_live(bar.as_ref().map(Bar::line));
    let worked = work();
    console.set_live(None);
    worked
}

/// A line that a thread of its own keeps up to date until it is dropped.
#[derive(Debug)]
pub(crate) struct Bar {
    line: ProgressBar,
    total: Arc<Total>,
    over: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Bar {
    /// Makes a line that shows `done`, as a part of the survey's total. On a terminal its last state
    /// stays if it is `closing`: if nothing else says what was done.
    ///
    /// # Errors
    ///
    /// If the system cannot start a thread.
    pub(crate) fn new(
        done: impl Fn() -> Amount + Send + 'static,
        survey: Option<Survey>,
        closing: bool,
    ) -> io::Result<Self> {
        let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            line.set_style(style);
        }
        let total = Arc::new(Total::default());
        if let Some(survey) = survey {
            let own = Arc::clone(&total);
            thread::Builder::new().name("sizes".to_owned()).spawn(move || own.measure(survey))?;
        }
        let all = Arc::clone(&total);
        let (over, rest) = mpsc::channel();
        let own = line.clone();
        let live = io::stderr().is_terminal();
        let show = move || {
            let began = Instant::now();
            let interval = if live { INTERVAL } else { LOG_INTERVAL };
            while rest.recv_timeout(interval) == Err(RecvTimeoutError::Timeout) {
                let text = message(done(), all.amount.get(), began.elapsed());
                if live {
                    own.set_message(text);
                    own.tick();
                } else {
                    write(&text);
                }
            }
            if !live {
                write(&message(done(), None, began.elapsed()));
            } else if closing {
                // The line itself is removed when the thread has ended.
                own.suspend(|| write(&message(done(), None, began.elapsed())));
            }
        };
        let thread = thread::Builder::new().name("progress".to_owned()).spawn(show)?;
        Ok(Self { line, total, over: Some(over), thread: Some(thread) })
    }

    /// Returns the line.
    pub(crate) fn line(&self) -> ProgressBar {
        self.line.clone()
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.total.over.store(true, Ordering::Relaxed);
        drop(self.over.take());
        if let Some(thread) = self.thread.take() {
            // The thread ends by itself; a panic in it has been reported already.
            let _ = thread.join();
        }
        self.line.finish_and_clear();
    }
}

/// Writes one line in one piece.
fn write(text: &str) {
    // If standard error is closed, nobody can be told.
    let _ = io::stderr().write_all(format!("{text}\n").as_bytes());
}

/// Returns for instance `1,234 files   5.6 GiB of 9.3 GiB (60 %)   1.2 GiB/s   3 seconds left`, or how
/// long it has taken where the rest is not known.
fn message(done: Amount, total: Option<&Amount>, elapsed: Duration) -> String {
    let Amount { files, bytes } = done;
    let rate = (bytes as f64 / elapsed.as_secs_f64().max(1e-3)) as u64;
    let unit = if files == 1 { "file" } else { "files" };
    let (of, left) = total.map_or_else(Default::default, |total| {
        let part = part(done, *total);
        let of = format!(" of {} ({:.0} %)", BinaryBytes(total.bytes), (100.0 * part).floor());
        (of, left(part, elapsed))
    });
    let time = left.unwrap_or_else(|| HumanDuration(elapsed).to_string());
    format!("{} {unit}   {}{of}   {}/s   {time}", HumanCount(files), BinaryBytes(bytes), BinaryBytes(rate),)
}

/// Returns the share that is done: of the bytes, or of the files if these have none. Files may have
/// grown since they were measured.
fn part(done: Amount, total: Amount) -> f64 {
    let (done, total) = if total.bytes > 0 { (done.bytes, total.bytes) } else { (done.files, total.files) };
    if total == 0 { 1.0 } else { (done as f64 / total as f64).min(1.0) }
}

/// Returns how long the rest takes at the rate so far; nothing if nothing was done.
fn left(part: f64, elapsed: Duration) -> Option<String> {
    let rest = Duration::try_from_secs_f64(elapsed.as_secs_f64() * (1.0 - part) / part);
    rest.ok().map(|rest| format!("{} left", HumanDuration(rest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_files_bytes_rate_and_time() {
        let text = message(Amount { files: 1234, bytes: 3 << 30 }, None, Duration::from_secs(2));
        assert_eq!(text, "1,234 files   3.00 GiB   1.50 GiB/s   2 seconds");
        assert!(message(Amount { files: 1, bytes: 0 }, None, Duration::ZERO).starts_with("1 file "));
    }

    #[test]
    fn where_the_total_is_known_the_line_says_how_much_is_left() {
        let text = |files, bytes, of_files, of_bytes| {
            let total = Amount { files: of_files, bytes: of_bytes };
            message(Amount { files, bytes }, Some(&total), Duration::from_secs(6))
        };
        let three_of_four = text(1, 3 << 30, 5, 4 << 30);
        assert_eq!(three_of_four, "1 file   3.00 GiB of 4.00 GiB (75 %)   512.00 MiB/s   2 seconds left");
        assert!(text(0, 0, 5, 1 << 30).ends_with("(0 %)   0 B/s   6 seconds"), "no rate, no estimate");
        assert!(text(2, 0, 4, 0).contains("(50 %)"), "empty files count by their number");
        assert!(text(2, 999_999, 2, 1_000_000).contains("(99 %)"), "all is done only at the end");
        assert!(text(1, 9, 1, 5).contains("(100 %)"), "a file has grown");
        assert!(text(0, 0, 0, 0).contains("(100 %)"), "nothing was to do");
    }

    #[test]
    fn a_survey_measures_what_has_a_size() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| Input::Path(folder.path().join(name));
        for (name, length) in [("a", 3), ("b", 70_000)] {
            fs::write(folder.path().join(name), vec![0; length]).expect("a file");
        }
        let measured = |inputs: Vec<Input>| {
            let total = Total::default();
            total.measure(Box::new(inputs.into_iter()));
            total.amount.get().copied()
        };
        let all = measured(vec![path("a"), path("none"), path("b"), path("a"), path("")]);
        assert_eq!(all, Some(Amount { files: 5, bytes: 70_006 }));
        assert_eq!(measured(vec![path("a"), Input::Standard, path("b")]), None);
        assert_eq!(measured(Vec::new()), Some(Amount::default()));
    }
}
