//! Inputs that are no regular files: standard input, FIFOs, devices. Each is opened and read when
//! all before it are delivered, on a thread of its own, because it may block for ever; if there is
//! none, on the one that delivers.

use super::ahead::{Ahead, Stint};
use super::spread;
use super::stream::{Stream, Task, fill};
use super::worker::{Crew, Report};
use super::{Input, Outcome, hire};
use crate::platform;
use std::fs::File;
use std::io;

/// Starts to read an input whose turn has come; its outcome is reported.
pub(super) fn start(crew: &Crew, task: Task) {
    let own = crew.clone();
    if let Err(task) = hire::with("serial", task, move |task| read(&own, task)) {
        read(crew, task);
    }
}

fn read(crew: &Crew, task: Task) {
    let _alarm = crew.alarm();
    let outcome = hash(crew, task);
    crew.report(Report::Done(vec![outcome]));
}

fn hash(crew: &Crew, mut task: Task) -> Outcome {
    match open(&mut task.input) {
        Ok(file) => finish(crew, Stream::new(task, file, u64::MAX)),
        Err(error) => task.outcome(Err(error), 0),
    }
}

/// Opens an input of any kind.
pub(super) fn open(input: &mut Input) -> io::Result<File> {
    match input {
        Input::Standard => platform::standard_input(),
        Input::Path(path) => File::open(path),
        Input::Unreadable(_, error) => Err(std::mem::replace(error, io::ErrorKind::Other.into())),
    }
}

/// The first piece here, as most pipes have no more; the rest with others.
fn finish(crew: &Crew, mut stream: Stream) -> Outcome {
    let shared = &crew.shared;
    let mut ahead = Ahead::default();
    let buffer = ahead.buffer(shared);
    let first = fill(&mut &*stream.file, buffer).map(|length| {
        let _permit = shared.hashing.acquire();
        stream.update(&buffer[..length]);
        shared.progress.add_bytes(length as u64);
        length == buffer.len()
    });
    match first {
        Ok(true) => match spread::stint(shared, stream, false, false, &mut ahead, &mut || false) {
            Stint::Done(stream, ended) => stream.outcome(ended),
            Stint::More(stream) => stream.outcome(Ok(())),
        },
        Ok(false) => stream.outcome(Ok(())),
        Err(error) => stream.outcome(Err(error)),
    }
}
