//! Reading on while the piece before is hashed, for a file that is alone.
//!
//! A second thread reads into [`AHEAD`] buffers that go round. It costs its start of some 30 µs and the way of the bytes from one
//! core to another, and saves the time of the copy out of the page cache, or the wait for the disk.

use super::Shared;
use super::plan::AHEAD;
use super::stream::{Stream, fill};
use crossbeam_channel::{Receiver, Sender, bounded};
use std::fs::File;
use std::io;
use std::sync::Arc;
use std::thread;

/// A buffer, and how much of it was read.
type Piece = (Vec<u8>, io::Result<usize>);

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
    buffers: Vec<Vec<u8>>,
}

impl Ahead {
    /// A buffer, for what comes before.
    pub(super) fn buffer(&mut self, shared: &Shared) -> &mut [u8] {
        self.fill_up(shared);
        &mut self.buffers[0]
    }

    fn fill_up(&mut self, shared: &Shared) {
        self.buffers.resize_with(AHEAD, || vec![0; shared.plan.piece]);
    }

    /// Reads and hashes the file until its end, or until `leave` says so between two pieces. A regular file is read under a
    /// permit.
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
        let (for_reader, buffers) = bounded(AHEAD);
        let (pieces, for_hashing) = bounded(AHEAD);
        let (file, for_permits) = (Arc::clone(&stream.file), Arc::clone(shared));
        let reader = Reader { shared: for_permits, file, regular, buffers, pieces };
        let reading = match thread::Builder::new().name("ahead".to_owned()).spawn(move || reader.run()) {
            Ok(reading) => reading,
            Err(error) => return Stint::Done(stream, Err(error)),
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
fn give(reader: &Sender<Vec<u8>>, buffer: Vec<u8>) {
    // It goes with its last piece, and the buffer with it.
    let _ = reader.send(buffer);
}

/// The thread that reads ahead.
struct Reader {
    shared: Arc<Shared>,
    file: Arc<File>,
    regular: bool,
    buffers: Receiver<Vec<u8>>,
    pieces: Sender<Piece>,
}

impl Reader {
    /// Reads until the end of the file or until no more buffers come; returns those that are left.
    fn run(self) -> Vec<Vec<u8>> {
        for mut buffer in &self.buffers {
            let permit = self.regular.then(|| self.shared.reading.acquire());
            let read = fill(&mut &*self.file, &mut buffer);
            drop(permit);
            let more = read.as_ref().is_ok_and(|length| *length == buffer.len());
            if self.pieces.send((buffer, read)).is_err() || !more {
                break;
            }
        }
        self.buffers.try_iter().collect()
    }
}
