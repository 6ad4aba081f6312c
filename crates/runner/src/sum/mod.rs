//! The digests of any number of files of any size, in the order in which they are named.
//!
//! | module | what it does |
//! |---|---|
//! | `plan` | how many threads, buffers and descriptors a run takes |
//! | `run`, `shared` | the threads of a run, and what they have in common |
//! | `place` | the folder from which files are looked at |
//! | `queue` | what waits for a thread: names, and large files under way |
//! | `worker` | a thread's life: reads, hashes, reports |
//! | `digesting` | what is computed of each file |
//! | `spread` | one file on all threads, if only trees are made of it |
//! | `ahead` | reads on while the piece before is hashed |
//! | `alone` | all of this on the calling thread, where there are no others to be had |
//! | `hire` | threads, if the system gives any |
//! | `serial` | pipes and devices, strictly one after another |
//! | `collector` | puts the outcomes in order |
//! | [`names`] | the escapes of names in lists |
//! | [`mod@walk`] | the files below a directory |
//!
//! **A thread hashes what it has read itself**, out of buffers that stay in its own cache; nothing
//! is handed from core to core. It takes names, reads small files whole, one after another, into
//! its buffer, and hashes that buffer's files side by side in lanes. Of large files it takes its
//! share of all that are under way, reads a piece of each and hashes the pieces side by side; then
//! the files are anybody's again. So every lane of every thread is filled as far as there are
//! files, whatever their sizes. Only a file that is alone, with nothing else to be done, gets a
//! second thread that reads ahead. One of which only trees are made (tree hashes, and digests of
//! systems over blocks) is spread over all threads instead: each reads pieces of it and hashes them,
//! which are put together in order.
//!
//! **What is not a regular file** (standard input, a FIFO, a device) may give its bytes only once,
//! to whoever opens it first, and may block for ever. Its kind is asked before it is opened, and it
//! is opened when all before it are delivered, so the same FIFO named twice is read twice, one
//! after another. Regular files after it go on meanwhile.
//!
//! **Sizes are hints**: a file is what is read until its end, whether it grows, shrinks, or is in
//! `/proc` and claims to be empty.
//!
//! **Memory** does not depend on the number and the sizes of files: [`Options::footprint`] tells
//! it. Of address space a thread takes much more, as the C library reserves some for each: where
//! that is limited (`ulimit -v`), there are fewer threads, or none but the caller's.
//!
//! ```
//! use hashweave::Algorithm;
//! use runner::sum::{Digesting, Input, Options, Progress, run};
//! # let directory = tempfile::tempdir()?;
//! # let path = directory.path().join("abc");
//! # std::fs::write(&path, "abc")?;
//! let options = Options::new(vec![Digesting::new(Algorithm::Sha256)]);
//! run(&options, vec![Input::Path(path)].into_iter(), &Progress::default(), &mut |outcome| {
//!     assert_eq!(outcome.result?[0][..4], [0xba, 0x78, 0x16, 0xbf]);
//!     Ok(())
//! })?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod ahead;
mod alone;
mod collector;
pub(crate) mod digesting;
mod hire;
pub mod names;
mod permits;
mod place;
mod plan;
mod queue;
mod run;
mod serial;
mod shared;
mod spread;
mod stream;
pub mod walk;
mod worker;

pub use digesting::{Digesting, Digests, Function};
pub use plan::{Footprint, Jobs, Options, room_for_threads};
pub use run::run;
pub(crate) use stream::Version;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// An input.
#[derive(Debug)]
pub enum Input {
    /// Standard input, to its end.
    Standard,
    /// The file of that name.
    Path(PathBuf),
    /// Something that could not be listed, for example a directory without permission: its outcome,
    /// in its place, is the error.
    Unreadable(PathBuf, io::Error),
}

impl Input {
    /// The path; `None` for standard input.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Standard => None,
            Self::Path(path) | Self::Unreadable(path, _) => Some(path),
        }
    }
}

/// An input, and the digests to make of it: an item of a list whose lines name different
/// algorithms.
#[derive(Debug)]
pub struct Request {
    /// An input.
    pub input: Input,
    /// The digests, if not those of the [options](Options::algorithms). Requests that share one
    /// allocation are hashed side by side.
    pub algorithms: Option<Arc<[Digesting]>>,
}

impl From<Input> for Request {
    fn from(input: Input) -> Self {
        Self { input, algorithms: None }
    }
}

/// The result for an input.
#[derive(Debug)]
pub struct Outcome {
    /// Its place, from 0.
    pub index: u64,
    /// The input. The error of one that was [unreadable](Input::Unreadable) is in the result.
    pub input: Input,
    /// Its digests, or why there are none.
    pub result: io::Result<Digests>,
    /// Bytes read, all of the file or up to the error.
    pub bytes: u64,
    /// Whether a regular file had another size or time of modification when it had been read than
    /// before: the digests may then be those of no content that it ever had.
    pub changed: bool,
}

/// The progress of a run. Clones share the figures.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    bytes: AtomicU64,
    files: AtomicU64,
}

impl Progress {
    /// The number of hashed bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.0.bytes.load(Ordering::Relaxed)
    }

    /// The number of finished inputs, including failed ones.
    #[must_use]
    pub fn files(&self) -> u64 {
        self.0.files.load(Ordering::Relaxed)
    }

    pub(crate) fn add_bytes(&self, bytes: u64) {
        self.0.bytes.fetch_add(bytes, Ordering::Relaxed);
    }

    fn add_files(&self, files: u64) {
        self.0.files.fetch_add(files, Ordering::Relaxed);
    }
}

/// A lock, whether or not another thread panicked with it: what ours protects is whole between any
/// two statements, and the run fails anyway.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs `own` on this thread, and `help` on as many others, or on fewer if the system gives no more.
pub(crate) fn with_helpers(helpers: usize, name: &str, help: impl Fn() + Sync, own: impl FnOnce()) {
    thread::scope(|scope| {
        for _ in 0..helpers {
            if thread::Builder::new().name(name.to_owned()).spawn_scoped(scope, &help).is_err() {
                break;
            }
        }
        own();
    });
}
