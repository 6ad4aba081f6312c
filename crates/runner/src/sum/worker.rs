//! A thread's life: takes names, reads small files into its buffer and hashes them side by side;
//! takes a piece of each large file it has in hand and hashes those side by side; reports what is
//! done.

use super::ahead::{Ahead, Stint};
use super::digesting::go_on;
use super::place::Place;
use super::plan::{BATCH, Plan, whole_pages};
use super::queue::Waiting;
use super::shared::Shared;
use super::spread;
use super::stream::{Stream, Task, Version, Whole, fill, fill_whole};
use super::{Digesting, Input, Outcome};
use crate::platform::{self, About};
use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};
use system::memory::Memory;

/// How long small files are gathered before those that are there are hashed.
const PATIENCE: Duration = Duration::from_millis(20);

/// A message from a thread to the collector.
#[derive(Debug)]
pub(super) enum Report {
    /// These are done.
    Done(Vec<Outcome>),
    /// This is no regular file, and is to be read when its turn comes.
    Serial(Task),
    /// The number of all inputs.
    Fed(u64),
    /// A thread has panicked.
    Lost,
}

/// The threads of a run: what each needs to report and to hire.
#[derive(Clone, Debug)]
pub(super) struct Crew {
    pub(super) shared: Arc<Shared>,
    sender: Sender<Report>,
}

/// Reports a panic.
pub(super) struct Alarm(Sender<Report>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if thread::panicking() {
            // If nobody listens, the run is over.
            let _ = self.0.send(Report::Lost);
        }
    }
}

impl Crew {
    pub(super) fn new(shared: Arc<Shared>, sender: Sender<Report>) -> Self {
        Self { shared, sender }
    }

    pub(super) fn alarm(&self) -> Alarm {
        Alarm(self.sender.clone())
    }

    pub(super) fn report(&self, report: Report) {
        // As above.
        let _ = self.sender.send(report);
    }

    /// The first worker, without whom there is no run.
    pub(super) fn hire_first(&self) -> io::Result<()> {
        self.shared.queue.enlist();
        self.spawn()
    }

    fn spawn(&self) -> io::Result<()> {
        let worker = Worker::new(self.clone())?;
        thread::Builder::new().name("sum".to_owned()).spawn(move || worker.work()).map(drop)
    }

    /// Hires if that is asked for; whether the caller has to see to what waits.
    fn heed(&self, waiting: Waiting) -> bool {
        // If the system gives no more threads, there are fewer.
        if waiting == Waiting::Hire && self.spawn().is_err() {
            self.shared.queue.dismiss();
        }
        waiting == Waiting::Work
    }

    /// Adds a name; false when the run is over.
    pub(super) fn push(&self, task: Task) -> bool {
        self.shared.queue.push(task).map(|waiting| self.heed(waiting)).is_some()
    }

    /// Says that no more names come after `total` inputs.
    pub(super) fn close(&self, total: u64) {
        self.shared.queue.close();
        self.report(Report::Fed(total));
    }
}

/// A small file in the buffer.
#[derive(Debug)]
struct Small {
    task: Task,
    start: usize,
    length: usize,
    changed: bool,
}

/// A thread that reads and hashes.
#[derive(Debug)]
struct Worker {
    crew: Crew,
    /// Small files one after another, or a piece of each large one: on huge pages where there are
    /// any, as every byte of a file is written here first.
    arena: Memory,
    filled: usize,
    small: Vec<Small>,
    /// Names in hand.
    tasks: VecDeque<Task>,
    place: Place,
    /// Large files in hand.
    streams: Vec<Stream>,
    done: Vec<Outcome>,
    ahead: Ahead,
}

impl Worker {
    fn new(crew: Crew) -> io::Result<Self> {
        let arena = Memory::anonymous(crew.shared.plan.arena)?;
        Ok(Self {
            crew,
            arena,
            filled: 0,
            small: Vec::new(),
            tasks: VecDeque::new(),
            place: Place::default(),
            streams: Vec::new(),
            done: Vec::new(),
            ahead: Ahead::default(),
        })
    }

    fn work(mut self) {
        let _alarm = self.crew.alarm();
        let shared = Arc::clone(&self.crew.shared);
        loop {
            self.gather();
            self.flush();
            let waiting = shared.queue.share(&mut self.streams);
            self.crew.heed(waiting);
            if !self.streams.is_empty() {
                self.flow();
            } else if !shared.queue.wait() {
                return;
            }
            if shared.over() {
                return;
            }
        }
    }

    fn plan(&self) -> &Plan {
        &self.crew.shared.plan
    }

    /// Takes names until the buffer is full, there are enough large files, no names are left, or it
    /// has taken long enough: from a slow disk, results are worth more than full lanes.
    fn gather(&mut self) {
        let shared = Arc::clone(&self.crew.shared);
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            shared.queue.take_names(&mut self.tasks);
            let taken = self.tasks.len();
            if taken == 0 {
                return;
            }
            let permit = shared.reading.acquire();
            while let Some(task) = self.tasks.pop_front() {
                if shared.over() {
                    return;
                }
                if let Err(later) = self.open(task) {
                    self.tasks.push_front(later);
                    break;
                }
            }
            drop(permit);
            let full = !self.tasks.is_empty();
            shared.queue.sorted(taken - self.tasks.len(), &mut self.tasks);
            if full {
                return;
            }
        }
    }

    /// Looks at an input and reads it if it is small. Gives it back if there is no room for it.
    fn open(&mut self, mut task: Task) -> Result<(), Task> {
        let path = match &mut task.input {
            Input::Path(path) => path,
            Input::Standard => {
                self.crew.report(Report::Serial(task));
                return Ok(());
            }
            Input::Unreadable(_, error) => {
                let error = std::mem::replace(error, io::ErrorKind::Other.into());
                self.done.push(task.outcome(Err(error), 0));
                return Ok(());
            }
        };
        // Asked before it is opened: to open a FIFO blocks, or takes from its writer what another
        // reader should get.
        match self.place.about(path) {
            Ok(about) if !matches!(about.kind, "file" | "dir") => self.crew.report(Report::Serial(task)),
            Ok(about) if about.size > self.plan().small() => return self.open_large(task, about.size),
            Ok(about) => return self.open_small(task, &about),
            Err(error) => self.done.push(task.outcome(Err(error), 0)),
        }
        Ok(())
    }

    fn open_large(&mut self, task: Task, size: u64) -> Result<(), Task> {
        let queue = &self.crew.shared.queue;
        if !queue.admit() {
            return Err(task);
        }
        match self.place.open(task.path()) {
            Ok(file) => {
                platform::read_ahead(&file);
                self.streams.push(Stream::new(task, file, size));
            }
            Err(error) => {
                queue.dismissed(1);
                self.done.push(task.outcome(Err(error), 0));
            }
        }
        Ok(())
    }

    /// Reads it whole.
    fn open_small(&mut self, task: Task, about: &About) -> Result<(), Task> {
        let size = about.size;
        let room = &mut self.arena[self.filled..];
        if self.small.len() >= BATCH || (room.len() as u64) < size.max(1) {
            return Err(task);
        }
        let file = self.place.open(task.path());
        let read = file.and_then(|file| fill_whole(&mut &file, room, size).map(|whole| (file, whole)));
        match read {
            Ok((file, Whole::All(length))) => {
                let changed = Version::has_changed(Version::of(about), &file);
                self.small.push(Small { task, start: self.filled, length, changed });
                self.filled += length;
            }
            Ok((file, Whole::More(next))) => {
                // More than it said: it goes on as a large one, or is read again when there is room
                // for one more.
                if !self.crew.shared.queue.admit() {
                    return Err(task);
                }
                let mut stream = Stream::new(task, file, u64::MAX);
                let _permit = self.crew.shared.hashing.acquire();
                stream.update(room);
                stream.update(&[next]);
                self.crew.shared.progress.add_bytes(room.len() as u64 + 1);
                self.streams.push(stream);
            }
            Err(error) => self.done.push(task.outcome(Err(error), 0)),
        }
        Ok(())
    }

    /// Hashes the small files and reports everything that is done.
    fn flush(&mut self) {
        let mut rest = std::mem::take(&mut self.small);
        self.crew.shared.progress.add_bytes(self.filled as u64);
        while let Some(first) = rest.first() {
            let algorithms = Arc::clone(&first.task.algorithms);
            let like = |small: &Small| Arc::ptr_eq(&small.task.algorithms, &algorithms);
            let (same, others): (Vec<_>, Vec<_>) = rest.into_iter().partition(like);
            self.digest(same, &algorithms);
            rest = others;
        }
        self.filled = 0;
        self.report();
    }

    fn digest(&mut self, files: Vec<Small>, algorithms: &[Digesting]) {
        let contents: Vec<&[u8]> =
            files.iter().map(|small| &self.arena[small.start..][..small.length]).collect();
        let permit = self.crew.shared.hashing.acquire();
        let mut faults: Vec<Option<io::Error>> = contents.iter().map(|_| None).collect();
        let of_all = |digesting: &Digesting| digesting.of_all(&contents, &mut faults);
        let digests: Vec<Vec<u8>> = algorithms.iter().map(of_all).collect();
        drop(permit);
        let length = algorithms.iter().map(Digesting::length).sum();
        for (i, small) in files.into_iter().enumerate() {
            let mut own = Vec::with_capacity(length);
            for (digesting, all) in algorithms.iter().zip(&digests) {
                own.extend_from_slice(&all[i * digesting.length()..][..digesting.length()]);
            }
            let result = faults[i].take().map_or(Ok(own.into()), Err);
            let outcome = small.task.outcome(result, small.length as u64);
            self.done.push(Outcome { changed: small.changed, ..outcome });
        }
    }

    fn report(&mut self) {
        if !self.done.is_empty() {
            self.crew.report(Report::Done(std::mem::take(&mut self.done)));
        }
    }

    /// Goes on with the large files in hand: with one that is alone for as long as it is, with
    /// several by a piece of each.
    fn flow(&mut self) {
        let alone = self.streams.len() == 1 && self.streams[0].goes_on_for(2 * self.arena.len());
        let queue = &self.crew.shared.queue;
        match self.streams.pop() {
            Some(stream) if alone && !self.crew.heed(queue.look()) => {
                let leave = &mut || self.crew.heed(queue.look());
                match spread::stint(&self.crew.shared, stream, true, true, &mut self.ahead, leave) {
                    Stint::More(stream) => self.streams.push(stream),
                    Stint::Done(stream, ended) => self.finish(stream, ended),
                }
            }
            stream => {
                self.streams.extend(stream);
                self.round();
            }
        }
        self.report();
    }

    /// A piece of each large file in hand.
    fn round(&mut self) {
        let piece = whole_pages(self.arena.len() / self.streams.len()).min(self.plan().piece);
        let mut streams = std::mem::take(&mut self.streams);
        let mut reads = Vec::with_capacity(streams.len());
        for (stream, buffer) in streams.iter().zip(self.arena.chunks_exact_mut(piece)) {
            let _permit = self.crew.shared.reading.acquire();
            reads.push(fill(&mut &*stream.file, buffer));
        }
        self.update(&mut streams, &reads, piece);
        for (stream, read) in streams.into_iter().zip(reads) {
            match read {
                Ok(length) if length == piece => self.streams.push(stream),
                Ok(_) => self.finish(stream, Ok(())),
                Err(error) => self.finish(stream, Err(error)),
            }
        }
    }

    /// Hashes what was read, side by side.
    fn update(&self, streams: &mut [Stream], reads: &[io::Result<usize>], piece: usize) {
        let mut parts = Vec::with_capacity(streams.len());
        for ((stream, read), buffer) in streams.iter_mut().zip(reads).zip(self.arena.chunks_exact(piece)) {
            let bytes = &buffer[..read.as_ref().map_or(0, |length| *length)];
            self.crew.shared.progress.add_bytes(bytes.len() as u64);
            parts.extend(stream.more(bytes));
        }
        let _permit = self.crew.shared.hashing.acquire();
        go_on(parts);
    }

    fn finish(&mut self, stream: Stream, ended: io::Result<()>) {
        self.done.push(stream.outcome(ended));
        self.crew.shared.queue.dismissed(1);
    }
}
