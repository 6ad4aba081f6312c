//! Reading on while the piece before is hashed, for a file that is alone.
//!
//! A second thread reads into [`AHEAD`] buffers that go round. It costs its start of some 30 µs and
//! the way of the bytes from one core to another, and saves the time of the copy out of the page
//! cache, or the wait for the disk.

use super::plan::AHEAD;
use super::shared::Shared;
use super::stream::{Stream, fill};
use crate::pages::Pages;
use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// A buffer, and how much of it was read.
type Piece = (Pages, io::Result<usize>);

/// How a stint with a file came to its end.
pub(super) enum Stint {
    /// The file is done, well or badly, or the run is over.
    Done(Stream, io::Result<()>),
    /// There may be more of it.
    More(Stream),
}

/// The buffers, made when they are needed first and used for one file after the other.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    buffers: Vec<Pages>,
}

impl Ahead {
    /// A buffer, for what comes before.
    pub(super) fn buffer(&mut self, shared: &Shared) -> &mut [u8] {
        self.fill_up(shared);
        &mut self.buffers[0]
    }

    fn fill_up(&mut self, shared: &Shared) {
        self.buffers.resize_with(AHEAD, || Pages::new(shared.plan.piece));
    }

    /// Reads and hashes the file until its end, or until `leave` says so between two pieces. A
    /// regular file is read under a permit.
    ///
    /// If the run is over, the reading thread is left alone, as it may be blocked.
    pub(super) fn run(
        &mut self,
        shared: &Arc<Shared>,
        mut stream: Stream,
        regular: bool,
        leave: &mut dyn FnMut() -> bool,
    ) -> Stint {
        self.fill_up(shared);
        let (for_reader, buffers) = sync_channel(AHEAD);
        let (pieces, for_hashing) = sync_channel(AHEAD);
        let (file, for_permits) = (Arc::clone(&stream.file), Arc::clone(shared));
        let reader = Reader { shared: for_permits, file, regular, buffers, pieces };
        let reading = match thread::Builder::new().name("ahead".to_owned()).spawn(move || reader.run()) {
            Ok(reading) => reading,
            // If the system gives no more threads, there are fewer.
            Err(_) => return self.in_turn(shared, stream, regular, leave),
        };
        for buffer in self.buffers.drain(..) {
            give(&for_reader, buffer);
        }
        let mut for_reader = Some(for_reader);
        let mut ended = None;
        for (buffer, read) in &for_hashing {
            ended = hash(shared, &mut stream, &buffer, read);
            if shared.over() {
                return Stint::Done(stream, Err(io::ErrorKind::Interrupted.into()));
            }
            if ended.is_some() || for_reader.is_some() && leave() {
                for_reader = None;
            }
            match &for_reader {
                Some(reader) => give(reader, buffer),
                None => self.buffers.push(buffer),
            }
        }
        match reading.join() {
            Ok(left) => self.buffers.extend(left),
            Err(_) => ended = Some(Err(io::Error::other("the thread that reads ahead has panicked"))),
        }
        match ended {
            Some(ended) => Stint::Done(stream, ended),
            None => Stint::More(stream),
        }
    }

    /// [`run`](Self::run) on this thread alone.
    fn in_turn(
        &mut self,
        shared: &Shared,
        mut stream: Stream,
        regular: bool,
        leave: &mut dyn FnMut() -> bool,
    ) -> Stint {
        let buffer = self.buffer(shared);
        loop {
            let read = read(shared, &stream.file, regular, buffer);
            let ended = hash(shared, &mut stream, buffer, read);
            if shared.over() {
                return Stint::Done(stream, Err(io::ErrorKind::Interrupted.into()));
            }
            if let Some(ended) = ended {
                return Stint::Done(stream, ended);
            }
            if leave() {
                return Stint::More(stream);
            }
        }
    }
}

/// Reads a piece, of a regular file under a permit.
fn read(shared: &Shared, file: &File, regular: bool, buffer: &mut [u8]) -> io::Result<usize> {
    let _permit = regular.then(|| shared.reading.acquire());
    fill(&mut &*file, buffer)
}

/// Hashes a piece; says how the file has ended, if it has.
fn hash(
    shared: &Shared,
    stream: &mut Stream,
    buffer: &[u8],
    read: io::Result<usize>,
) -> Option<io::Result<()>> {
    match read {
        Ok(length) => {
            let _permit = shared.hashing.acquire();
            stream.update(&buffer[..length]);
            shared.progress.add_bytes(length as u64);
            (length < buffer.len()).then_some(Ok(()))
        }
        Err(error) => Some(Err(error)),
    }
}

/// Gives a buffer to the reader, unless it is gone.
fn give(reader: &SyncSender<Pages>, buffer: Pages) {
    // It goes with its last piece, and the buffer with it.
    let _ = reader.send(buffer);
}

/// The thread that reads ahead.
struct Reader {
    shared: Arc<Shared>,
    file: Arc<File>,
    regular: bool,
    buffers: Receiver<Pages>,
    pieces: SyncSender<Piece>,
}

impl Reader {
    /// Reads until the end of the file or until no more buffers come; returns those that are left.
    fn run(self) -> Vec<Pages> {
        for mut buffer in &self.buffers {
            let read = read(&self.shared, &self.file, self.regular, &mut buffer);
            let more = read.as_ref().is_ok_and(|length| *length == buffer.len());
            if self.pieces.send((buffer, read)).is_err() || !more {
                break;
            }
        }
        self.buffers.try_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::permits::Permits;
    use super::super::plan::Plan;
    use super::super::queue::Queue;
    use super::super::stream::Task;
    use super::super::{Digesting, Input, Options};
    use super::*;
    use hashweave::{Algorithm, digest};

    fn shared() -> Arc<Shared> {
        let plan = Plan::of(&Options { memory: 0, ..Options::new(Vec::new()) });
        Arc::new(Shared {
            queue: Queue::new(&plan),
            hashing: Permits::new(1),
            reading: Permits::new(1),
            plan,
            progress: super::super::Progress::default(),
            stop: crate::stop::Stop::default(),
            ended: false.into(),
        })
    }

    /// To the end at once, and with a pause after every piece; read ahead, and without a thread for
    /// that.
    #[test]
    fn a_file_is_hashed_to_its_end_with_a_second_thread_and_without() {
        let shared = shared();
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("file");
        for length in [0, 1, shared.plan.piece, 20 * shared.plan.piece + 3] {
            let content: Vec<u8> = (0..length).map(|i| (i * 167 + i / 251) as u8).collect();
            std::fs::write(&path, &content).expect("a file");
            for (second, pausing) in [(true, false), (true, true), (false, false), (false, true)] {
                let algorithms = [Digesting::new(Algorithm::Sha256)].into();
                let task = Task { index: 0, input: Input::Path(path.clone()), algorithms };
                let file = File::open(&path).expect("the file");
                let mut stream = Stream::new(task, file, length as u64);
                let mut ahead = Ahead::default();
                let ended = loop {
                    let leave = &mut || pausing;
                    let stint = if second {
                        ahead.run(&shared, stream, true, leave)
                    } else {
                        ahead.in_turn(&shared, stream, true, leave)
                    };
                    match stint {
                        Stint::More(more) => stream = more,
                        Stint::Done(done, ended) => break done.outcome(ended),
                    }
                };
                let digests = ended.result.expect("it is readable");
                assert_eq!(digests[0], digest(Algorithm::Sha256, &content), "{length}, {second}, {pausing}");
                assert_eq!(ended.bytes, length as u64);
            }
        }
    }
}
