//! One file on all threads, if only hashes are made of it that are trees: tree hashes, and digests of
//! systems over the blocks of a file.
//!
//! Each thread reads the next piece into a buffer of its own, which stays in its cache, and
//! computes what it adds to the hash ([`Begun::piece`]); whoever has the piece that is next
//! appends it, and those that were waiting for it. A regular file is read wherever the piece is. A
//! pipe is read by one thread at a time, the one whose turn it is, and hashed by that one, too:
//! nothing is handed from core to core.

use super::ahead::{Ahead, Stint};
use super::digesting::{Begun, Piece};
use super::plan;
use super::shared::Shared;
use super::stream::{Stream, fill};
use super::{lock, with_helpers};
use crate::pages::Pages;
use crate::platform;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Seek, SeekFrom};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Pieces for each thread that may wait for an earlier one.
const EARLY: u64 = 4;

/// Bytes that a thread reads at once for these hashes, all of which are trees: the longest of their
/// pieces, which the others divide. None if one is a stream, or if one does not divide it.
fn unit(hashes: &[Begun]) -> Option<usize> {
    let pieces = hashes.iter().map(Begun::piece_bytes).collect::<Option<Vec<_>>>()?;
    let longest = pieces.iter().copied().max()?;
    pieces.iter().all(|piece| longest.is_multiple_of(*piece)).then_some(longest)
}

/// The pieces that one unit adds to each hash.
type Added = Vec<Vec<Piece>>;

/// How far the file is.
struct State {
    /// The unit that nobody has taken yet.
    next: u64,
    /// Those before this one are in the hashers.
    appended: u64,
    /// The pieces computed of units after it.
    waiting: BTreeMap<u64, Added>,
    hashers: Vec<Begun>,
    /// The unit in which the file ends, what is there of it, and whether that is well.
    end: Option<(u64, Vec<u8>, io::Result<()>)>,
    /// No more units are taken, although there may be some.
    leaving: bool,
}

/// A file that threads read.
struct Spread<'a> {
    shared: &'a Shared,
    file: &'a File,
    /// Where the first unit begins; none if the file has no places.
    start: Option<u64>,
    /// The number of the first unit in the whole file.
    first: u64,
    unit: usize,
    /// How many units may be under way.
    window: u64,
    /// With keys and modes, to compute pieces by.
    models: Vec<Begun>,
    state: Mutex<State>,
    /// A unit was appended, or no more are taken.
    moved: Condvar,
    /// Held while what has no places is read.
    turn: Mutex<()>,
}

/// Reads and hashes a file that is alone until its end, or until `leave` says so between two
/// pieces: on as many threads as have nothing to do, if that helps, or with one that reads ahead.
/// `worker` is whether the thread is one of the run's, and not one more.
pub(super) fn stint(
    shared: &Arc<Shared>,
    mut stream: Stream,
    regular: bool,
    worker: bool,
    ahead: &mut Ahead,
    leave: &mut dyn FnMut() -> bool,
) -> Stint {
    // The buffers of threads that read ahead are not needed meanwhile.
    let fitting = |unit: &usize| *unit <= plan::AHEAD * shared.plan.piece && shared.plan.hashing > 1;
    let Some(unit) = unit(&stream.hashes).filter(fitting) else {
        return ahead.run(shared, stream, regular, leave);
    };
    let lent = shared.queue.lend(usize::from(!worker));
    let stint = match (lent.count(), to_boundary(shared, &mut stream, unit)) {
        (0, _) => ahead.run(shared, stream, regular, leave),
        (_, Some(ended)) => Stint::Done(stream, ended),
        (helpers, None) => run(shared, stream, regular, unit, helpers, leave),
    };
    drop(lent);
    stint
}

/// Reads and hashes up to where a unit begins; says how the file has ended, if it has.
fn to_boundary(shared: &Shared, stream: &mut Stream, unit: usize) -> Option<io::Result<()>> {
    let past = (stream.bytes % unit as u64) as usize;
    let mut buffer = Pages::new(if past == 0 { 0 } else { unit - past });
    match fill(&mut &*stream.file, &mut buffer) {
        Ok(length) => {
            let _permit = shared.hashing.acquire();
            stream.update(&buffer[..length]);
            shared.progress.add_bytes(length as u64);
            (length < buffer.len()).then_some(Ok(()))
        }
        Err(error) => Some(Err(error)),
    }
}

/// Reads and hashes the file until its end, or until `leave` says so between two pieces, on this
/// thread and `helpers` others. The stream stands at the beginning of a unit, and all its
/// hashes are made of pieces.
fn run(
    shared: &Shared,
    mut stream: Stream,
    regular: bool,
    unit: usize,
    helpers: usize,
    leave: &mut dyn FnMut() -> bool,
) -> Stint {
    let hashers = stream.hashes.clone();
    let file = stream.file.clone();
    let spread = Spread {
        shared,
        file: &file,
        start: regular.then_some(stream.bytes),
        first: stream.bytes / unit as u64,
        unit,
        window: EARLY * (helpers as u64 + 1),
        models: hashers.clone(),
        state: Mutex::new(State {
            next: 0,
            appended: 0,
            waiting: BTreeMap::new(),
            hashers,
            end: None,
            leaving: false,
        }),
        moved: Condvar::new(),
        turn: Mutex::new(()),
    };
    with_helpers(helpers, "spread", || spread.work(&mut || false), || spread.work(leave));
    let state = spread.state.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (appended, end) = (state.appended, state.end);
    stream.hashes = state.hashers;
    stream.bytes += appended * unit as u64;
    if shared.over() {
        return Stint::Done(stream, Err(io::ErrorKind::Interrupted.into()));
    }
    match end {
        Some((_, rest, ended)) => {
            let _permit = shared.hashing.acquire();
            stream.update(&rest);
            shared.progress.add_bytes(rest.len() as u64);
            Stint::Done(stream, ended)
        }
        // Whoever goes on reads from where this was left.
        None if regular => match (&*stream.file).seek(SeekFrom::Start(stream.bytes)) {
            Ok(_) => Stint::More(stream),
            Err(error) => Stint::Done(stream, Err(error)),
        },
        None => Stint::More(stream),
    }
}

impl Spread<'_> {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Reads and hashes unit after unit.
    fn work(&self, leave: &mut dyn FnMut() -> bool) {
        // Whatever way this function is left, the others do not wait for what would come.
        let _end = LeaveOnDrop(self);
        let mut buffer = Pages::new(self.unit);
        while let Some((index, read)) = self.read(&mut buffer) {
            match read {
                Ok(length) if length == self.unit => {
                    let added = self.compute(index, &buffer);
                    match added {
                        Ok(added) => self.append(index, added),
                        Err(error) => self.end_at(index, &[], Err(error)),
                    }
                }
                Ok(length) => self.end_at(index, &buffer[..length], Ok(())),
                Err(error) => self.end_at(index, &[], Err(error)),
            }
            if self.shared.over() || leave() {
                return;
            }
        }
    }

    /// The next unit, and how much of it there is; none if no more are taken.
    fn read(&self, buffer: &mut [u8]) -> Option<(u64, io::Result<usize>)> {
        if let Some(start) = self.start {
            let index = self.take()?;
            let _permit = self.shared.reading.acquire();
            return Some((index, fill_at(self.file, start + index * self.unit as u64, buffer)));
        }
        let _turn = lock(&self.turn);
        let index = self.take()?;
        let read = fill(&mut &*self.file, buffer);
        if !read.as_ref().is_ok_and(|length| *length == self.unit) {
            // After its end a pipe or a terminal may give more, which belongs to nobody here.
            self.state().leaving = true;
        }
        Some((index, read))
    }

    /// Takes the number of the next unit, when it is not too far ahead of what is appended.
    fn take(&self) -> Option<u64> {
        let early = |state: &mut State| state.takes_more() && state.next >= state.appended + self.window;
        let mut state = self.moved.wait_while(self.state(), early).unwrap_or_else(PoisonError::into_inner);
        if !state.takes_more() {
            return None;
        }
        state.next += 1;
        Some(state.next - 1)
    }

    fn compute(&self, index: u64, bytes: &[u8]) -> io::Result<Added> {
        let _permit = self.shared.hashing.acquire();
        let of = |model: &Begun| {
            let size = model.piece_bytes().unwrap_or(self.unit);
            let first = (self.first + index) * (self.unit / size) as u64;
            let pieces = (first..).zip(bytes.chunks_exact(size)).map(|(i, bytes)| model.piece(i, bytes));
            pieces.collect::<io::Result<Vec<_>>>()
        };
        self.models.iter().map(of).collect()
    }

    /// Keeps what a unit adds, and appends all that is next.
    fn append(&self, index: u64, added: Added) {
        let mut state = self.state();
        state.waiting.insert(index, added);
        let before = state.appended;
        let ended = state.append();
        let units = state.appended - before;
        drop(state);
        if let Err((index, error)) = ended {
            self.end_at(index, &[], Err(error));
        }
        if units > 0 {
            self.shared.progress.add_bytes(units * self.unit as u64);
            self.moved.notify_all();
        }
    }

    /// The file ends in this unit, if it does not in an earlier one.
    fn end_at(&self, index: u64, rest: &[u8], ended: io::Result<()>) {
        let mut state = self.state();
        if state.end.as_ref().is_none_or(|(known, ..)| index < *known) {
            state.end = Some((index, rest.to_vec(), ended));
        }
        drop(state);
        self.moved.notify_all();
    }
}

impl State {
    fn takes_more(&self) -> bool {
        !self.leaving && self.end.is_none()
    }

    /// Gives the hashers all that is next; what is after the end is nothing.
    fn append(&mut self) -> Result<(), (u64, io::Error)> {
        while self.end.as_ref().is_none_or(|(end, ..)| self.appended < *end) {
            let Some(added) = self.waiting.remove(&self.appended) else { break };
            for (hasher, pieces) in self.hashers.iter_mut().zip(added) {
                for piece in pieces {
                    hasher.push(piece).map_err(|error| (self.appended, error))?;
                }
            }
            self.appended += 1;
        }
        Ok(())
    }
}

struct LeaveOnDrop<'a>(&'a Spread<'a>);

impl Drop for LeaveOnDrop<'_> {
    fn drop(&mut self) {
        self.0.state().leaving = true;
        self.0.moved.notify_all();
    }
}

/// [`fill`] from a place of the file.
fn fill_at(file: &File, place: u64, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match platform::read_some_at(file, place + filled as u64, &mut buffer[filled..]) {
            Ok(0) => break,
            Ok(read) => filled += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}
