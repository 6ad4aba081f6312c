//! Programs that are the same but for how they were built, or for what they run on, timed in turn:
//! each is a process (`hot`) that does a slice when it is asked to, so all see the same neighbours,
//! as candidates within one process do. Processor time for asking is not in a slice: the process
//! that works takes the time.

use runner::slices::{Timed, compare};
use serde::Serialize;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Work that a process does.
struct Process {
    child: Child,
    asked: ChildStdin,
    answers: BufReader<ChildStdout>,
    kernel: String,
}

impl Process {
    /// Starts it; also the KiB of its text on huge pages.
    fn start(command: &str, kernel: &str) -> Result<(Self, u64), String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("a command is NAME=PROGRAM [ARGUMENT …]")?;
        let mut child =
            (Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn())
                .map_err(|error| format!("{program}: {error}"))?;
        let (Some(asked), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program} has no pipes"));
        };
        let mut process = Self { child, asked, answers: BufReader::new(answers), kernel: kernel.to_owned() };
        let huge = process.answer()?;
        Ok((process, huge))
    }

    fn answer(&mut self) -> Result<u64, String> {
        let mut line = String::new();
        self.answers.read_line(&mut line).map_err(|error| format!("an answer cannot be read: {error}"))?;
        line.trim().parse().map_err(|_| "a process has ended: see what it says".to_owned())
    }

    fn slice(&mut self, batches: u64) -> Result<Duration, String> {
        writeln!(self.asked, "{} {batches}", self.kernel)
            .map_err(|error| format!("a process cannot be asked: {error}"))?;
        self.answer().map(Duration::from_nanos)
    }
}

impl Timed for Process {
    fn run(&mut self, n: u64) -> Duration {
        self.slice(n / 8).unwrap_or_else(|error| {
            eprintln!("findings: {error}");
            std::process::exit(1)
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It was asked for nothing that must be finished.
        drop(self.child.kill().and_then(|()| self.child.wait()));
    }
}

/// A process and a kernel.
#[derive(Serialize)]
pub(crate) struct Row {
    build: String,
    kernel: String,
    /// Text of the process on huge pages.
    huge_kib: u64,
    cycles_per_hash: f64,
    tenth_cycles_per_hash: f64,
    median_cycles_per_hash: f64,
    clock_ghz: f64,
}

/// Times every `NAME=PROGRAM [ARGUMENT …]` with every kernel.
pub(crate) fn measure(commands: &[String], kernels: &[String], rounds: usize) -> Result<Vec<Row>, String> {
    let mut labels = Vec::new();
    let mut processes = Vec::new();
    for command in commands {
        let (name, program) =
            command.split_once('=').ok_or_else(|| format!("'{command}' is not NAME=PROGRAM"))?;
        for kernel in kernels {
            let (process, huge) = Process::start(program, kernel)?;
            labels.push((name, kernel, huge));
            processes.push(process);
        }
    }
    let mut works: Vec<&mut dyn Timed> = processes.iter_mut().map(|process| process as _).collect();
    let timings = compare(&mut works, rounds, &mut || {}).timings;
    let row = |((name, kernel, huge_kib), timing): ((&str, &String, u64), &runner::slices::Timing)| Row {
        build: name.to_owned(),
        kernel: kernel.clone(),
        huge_kib,
        cycles_per_hash: timing.cycles.best,
        tenth_cycles_per_hash: timing.cycles.tenth,
        median_cycles_per_hash: timing.cycles.median,
        clock_ghz: 1e-9 * timing.clock_hz(),
    };
    Ok(labels.into_iter().zip(&timings).map(row).collect())
}
