//! A file, read and hashed piece by piece.

use super::digesting::{Begun, More, go_on};
use super::{Digesting, Digests, Input, Outcome, Request};
use crate::platform::{self, About};
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
    /// The task of a request, with these algorithms if it does not ask for others.
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
    /// The size of the file when it was asked for.
    pub(super) hint: u64,
    /// The version of the file when it was opened.
    before: Option<Version>,
}

/// Size and time of a regular file, which tell two contents of it apart as far as systems do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Version {
    size: u64,
    modified: i64,
}

impl Version {
    /// None if it is not a regular file: a pipe is modified by whoever writes to it.
    pub(crate) fn of(about: &About) -> Option<Self> {
        Some(Self { size: about.size, modified: about.mtime.filter(|_| about.kind == "file")? })
    }

    /// [`of`](Self::of) a file that is open.
    pub(crate) fn of_open(file: &File) -> Option<Self> {
        platform::about_open(file).ok().as_ref().and_then(Self::of)
    }

    /// Bytes of the file.
    pub(crate) fn size(self) -> u64 {
        self.size
    }

    /// Whether the file is now another one than it was.
    pub(crate) fn has_changed(before: Option<Self>, file: &File) -> bool {
        before.is_some() && Self::of_open(file) != before
    }
}

impl Stream {
    pub(super) fn new(task: Task, file: File, hint: u64) -> Self {
        let before = Version::of_open(&file);
        let length = before.map(|version| version.size);
        let hashes = task.algorithms.iter().map(|digesting| digesting.begin(length)).collect();
        Self { task, file: Arc::new(file), hashes, bytes: 0, hint, before }
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

    /// Whether there are at least `bytes` bytes more, by the size it had.
    pub(super) fn goes_on_for(&self, bytes: usize) -> bool {
        self.hint.saturating_sub(self.bytes) >= bytes as u64
    }

    /// Its outcome: the digests, or the error with which it ended.
    pub(super) fn outcome(self, ended: io::Result<()>) -> Outcome {
        let digests = |()| {
            let all = self.hashes.iter().map(Begun::digest).collect::<io::Result<Vec<_>>>()?;
            Ok(all.concat().into())
        };
        let changed = Version::has_changed(self.before, &self.file);
        Outcome { changed, ..self.task.outcome(ended.and_then(digests), self.bytes) }
    }
}

impl Task {
    /// The path of the file; empty if there is none.
    pub(super) fn path(&self) -> &Path {
        self.input.path().unwrap_or(Path::new(""))
    }

    /// The outcome of the task: its digests, one after another, or why there are none.
    pub(super) fn outcome(self, result: io::Result<Box<[u8]>>, bytes: u64) -> Outcome {
        let Self { index, input, algorithms } = self;
        let result = result.map(|bytes| Digests::new(algorithms, bytes));
        Outcome { index, input, result, bytes, changed: false }
    }
}

/// Reads until the buffer is full or the file ends, and returns how many bytes there were: fewer
/// than fit, if it ended.
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

/// The part that was read of a file that should fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whole {
    /// All of it: the number of bytes.
    All(usize),
    /// As much as fits, and there is more of it: this byte, and what comes after.
    More(u8),
}

/// Reads a file of that size to its end, if it fits. A read that gets all bytes of a regular file
/// and fewer than it asked for has met the end, and saves the empty one; of files that do not know
/// their size (`/proc` says zero) only an empty read tells it.
pub(super) fn fill_whole(file: &mut impl Read, buffer: &mut [u8], size: u64) -> io::Result<Whole> {
    let mut filled = 0;
    loop {
        let mut more = [0];
        let full = filled == buffer.len();
        let room = if full { &mut more[..] } else { &mut buffer[filled..] };
        let asked = room.len();
        match file.read(room) {
            Ok(0) => return Ok(Whole::All(filled)),
            Ok(_) if full => return Ok(Whole::More(more[0])),
            Ok(read) => {
                filled += read;
                if read < asked && filled as u64 == size {
                    return Ok(Whole::All(filled));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    /// A file that gives `piece` bytes a read.
    struct Slow<'a> {
        rest: &'a [u8],
        piece: usize,
        reads: usize,
    }

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.reads += 1;
            let length = self.piece.min(buffer.len());
            (&mut self.rest).take(length as u64).read(buffer)
        }
    }

    #[test]
    fn a_file_that_is_written_to_has_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let ended = |change: &dyn Fn(&File)| {
            std::fs::write(&path, "content").expect("a file");
            let writer = File::options().write(true).open(&path).expect("a file");
            let task = Task { index: 0, input: Input::Path(path.clone()), algorithms: Arc::new([]) };
            let stream = Stream::new(task, File::open(&path).expect("a file"), 0);
            change(&writer);
            stream.outcome(Ok(())).changed
        };
        assert!(!ended(&|_| {}));
        assert!(ended(&|file| file.set_len(100).expect("it is there")));
        assert!(ended(&|file| file.set_modified(SystemTime::UNIX_EPOCH).expect("it is there")));
    }

    #[test]
    fn files_are_read_to_their_end_whatever_they_say() {
        let content = [1, 2, 3, 4, 5, 6, 7];
        // By the sizes that files say which give little at once: the right one, none, too much.
        // Those that give all they have may have grown.
        let little = (1..4).flat_map(|piece| [0, 7, 9].map(|size| (piece, size)));
        let all = (0..10).map(|size| (8, size));
        for (piece, size) in little.chain(all) {
            for room in 1..10 {
                let mut buffer = vec![0; room];
                let mut file = Slow { rest: &content, piece, reads: 0 };
                let whole = fill_whole(&mut file, &mut buffer, size).expect("no error");
                let kept = room.min(content.len());
                let expected = if room < 7 { Whole::More(content[room]) } else { Whole::All(7) };
                assert_eq!((whole, &buffer[..kept]), (expected, &content[..kept]), "{piece} {size} {room}");
                // With a byte of room, the size saves the last read.
                assert!(piece < 8 || file.reads == if room > 7 && size == 7 { 1 } else { 2 });
            }
        }
    }
}
