//! A file, read and hashed piece by piece.

use super::digesting::{Begun, More, go_on};
use super::{Digesting, Input, Outcome, Request};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

/// An input and its place.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) index: u64,
    pub(super) input: Input,
    pub(super) algorithms: Arc<[Digesting]>,
}

impl Task {
    /// What is requested; with these algorithms, if it does not ask for others.
    pub(super) fn of(index: u64, request: Request, algorithms: &Arc<[Digesting]>) -> Self {
        let Request { input, algorithms: own } = request;
        Self { index, input, algorithms: own.unwrap_or_else(|| Arc::clone(algorithms)) }
    }
}

/// A file under way.
#[derive(Debug)]
pub(super) struct Stream {
    pub(super) task: Task,
    /// Shared with a thread that reads ahead.
    pub(super) file: Arc<File>,
    /// One an algorithm.
    pub(super) hashes: Vec<Begun>,
    /// Bytes hashed.
    pub(super) bytes: u64,
    /// What the size was when it was asked for.
    pub(super) hint: u64,
}

impl Stream {
    pub(super) fn new(task: Task, file: File, hint: u64) -> Self {
        let hashes = task.algorithms.iter().map(Digesting::begin).collect();
        Self { task, file: Arc::new(file), hashes, bytes: 0, hint }
    }

    /// Goes on with `bytes`, by itself.
    pub(super) fn update(&mut self, bytes: &[u8]) {
        go_on(self.more(bytes));
    }

    /// That all its hashes go on with `bytes`.
    pub(super) fn more<'a>(&'a mut self, bytes: &'a [u8]) -> impl Iterator<Item = More<'a>> {
        self.bytes += bytes.len() as u64;
        self.hashes.iter_mut().map(move |hash| More { hash, bytes })
    }

    /// Whether there are so many bytes more, by the size it had.
    pub(super) fn goes_on_for(&self, bytes: usize) -> bool {
        self.hint.saturating_sub(self.bytes) >= bytes as u64
    }

    /// What became of it, having ended well or badly.
    pub(super) fn outcome(self, ended: io::Result<()>) -> Outcome {
        let digests = |()| self.hashes.iter().map(Begun::digest).collect();
        self.task.outcome(ended.map(digests), self.bytes)
    }
}

impl Task {
    /// Opens the file; there is one.
    pub(super) fn open(&self) -> io::Result<File> {
        File::open(self.input.path().unwrap_or(Path::new("")))
    }

    /// What became of it.
    pub(super) fn outcome(self, result: io::Result<Vec<Vec<u8>>>, bytes: u64) -> Outcome {
        Outcome { index: self.index, input: self.input, result, bytes }
    }
}

/// Reads until the buffer is full or the file ends, and returns how many bytes there were: fewer than fit, if it ended.
pub(super) fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(read) => filled += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}
