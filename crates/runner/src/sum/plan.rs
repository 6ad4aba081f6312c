//! How many threads, buffers and descriptors a run takes.

use super::Digesting;
use crate::platform;
use crate::stop::Stop;
use std::fs;
use std::thread::available_parallelism;

/// Large files that a thread hashes side by side: the lanes of the widest kernel.
pub(super) const SIDE_BY_SIDE: usize = 16;

/// Buffers of a file that is read ahead: one is hashed, one is read into, and the others let the
/// two run unevenly.
pub(super) const AHEAD: usize = 4;

/// The most that a thread uses for buffers, read-ahead included: the larger part stays in the L2
/// cache of a server's core.
const BUFFERS: usize = 3 << 20;

/// The least with which it works.
const LEAST_BUFFERS: usize = 96 << 10;

/// Small files hashed side by side at most.
pub(super) const BATCH: usize = 1024;

/// Inputs between the one to be delivered next and the last one taken, at least: results that wait
/// for an earlier one.
const WINDOW: u64 = 16_384;

/// Descriptors that are left for others: a list of checksums, standard streams, a directory that is
/// walked.
const SPARE_DESCRIPTORS: usize = 8;

/// Address space that the C library of Linux reserves for each thread that allocates, most of it
/// never touched; and the thread's stack and buffers.
const RESERVED: u64 = 72 << 20;

/// Address space of a run with no worker: the program, its data, the thread that puts names into
/// the queue, the one that lets lines go, and what a reservation takes for a moment until it is cut
/// to size.
const RESERVED_AT_LEAST: u64 = (256 << 20) + 2 * RESERVED;

/// Whether there is address space for any other thread than the caller's. Where it is limited to
/// less than half a GiB, what is reserved for threads would be missing where memory is allocated,
/// and the process would be aborted.
#[must_use]
pub fn room_for_threads() -> bool {
    fitting_workers(platform::limit_of_address_space()) > 0
}

/// How many workers, each with a thread that reads ahead, have room in `limit` bytes of address
/// space.
fn fitting_workers(limit: Option<u64>) -> usize {
    let room = limit.map(|limit| limit.saturating_sub(RESERVED_AT_LEAST) / (2 * RESERVED));
    room.map_or(usize::MAX, |workers| usize::try_from(workers).unwrap_or(usize::MAX))
}

/// How many threads do what at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jobs {
    /// Threads that hash.
    pub hashing: usize,
    /// Threads that read regular files: more than hash, where files come slowly and several
    /// requests are served at once; one, where a head has to move from file to file.
    pub reading: usize,
}

impl Jobs {
    /// `hashing` threads that hash, and as many that read.
    #[must_use]
    pub fn of(hashing: usize) -> Self {
        Self { hashing, reading: hashing }
    }
}

impl Default for Jobs {
    /// As many as the machine has cores for this process.
    fn default() -> Self {
        Self::of(available_parallelism().map_or(1, usize::from))
    }
}

/// The options of a run: its digests, and how much of the machine it uses.
#[derive(Clone, Debug)]
pub struct Options {
    /// The digests of each file that does not ask for [others](super::Request::algorithms), all
    /// from one read.
    pub algorithms: Vec<Digesting>,
    /// How many threads.
    pub jobs: Jobs,
    /// Bytes of all buffers together, at most. A run takes fewer if it can use no more; below 192
    /// KiB it takes 192 KiB.
    pub memory: usize,
    /// Ends the run; looked at between pieces.
    pub stop: Stop,
}

impl Options {
    /// Bytes of buffers if nothing else is said.
    pub const MEMORY: usize = 256 << 20;

    /// On all cores, with [`MEMORY`](Self::MEMORY), not to be stopped by anything.
    #[must_use]
    pub fn new(algorithms: Vec<Digesting>) -> Self {
        Self { algorithms, jobs: Jobs::default(), memory: Self::MEMORY, stop: Stop::default() }
    }

    /// The most that a run with these options takes.
    #[must_use]
    pub fn footprint(&self) -> Footprint {
        Plan::of(self).footprint()
    }
}

/// The most that a run takes, whatever is read. In all, `buffers` + `window` × (a name and its
/// digests) bytes; next to that each thread has a stack, and each large file under way one state an
/// algorithm, some hundred bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footprint {
    /// Threads that read and hash; each may have another one that reads ahead for it.
    pub threads: usize,
    /// Bytes of all buffers: for each thread and one more, for what is no regular file, at most 3
    /// MiB.
    pub buffers: usize,
    /// Names taken and not delivered.
    pub window: u64,
    /// Files open at once.
    pub descriptors: usize,
}

/// The sizes of a run.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Threads, and those of them that hash and read at once.
    pub(super) threads: usize,
    pub(super) hashing: usize,
    pub(super) reading: usize,
    /// Bytes of a thread's buffer for batches and rounds.
    pub(super) arena: usize,
    /// Bytes of each of the [`AHEAD`] buffers.
    pub(super) piece: usize,
    /// Large files under way.
    pub(super) streams: usize,
    pub(super) window: u64,
}

impl Plan {
    pub(super) fn of(options: &Options) -> Self {
        let hashing = options.jobs.hashing.max(1);
        let reading = options.jobs.reading.max(1);
        let descriptors = free_descriptors();
        let fitting = (options.memory / LEAST_BUFFERS).saturating_sub(1).min(descriptors / 3);
        let fitting = fitting.min(fitting_workers(platform::limit_of_address_space()));
        let threads = hashing.max(reading).min(fitting).max(1);
        let buffers = (options.memory / (threads + 1)).clamp(LEAST_BUFFERS, BUFFERS);
        let piece = whole_pages(buffers / 3 / AHEAD);
        Self {
            threads,
            hashing,
            reading,
            arena: whole_pages(buffers - AHEAD * piece),
            piece,
            streams: (SIDE_BY_SIDE * threads).min(descriptors.saturating_sub(2 * threads)).max(1),
            window: WINDOW.max((threads * BATCH) as u64),
        }
    }

    /// Names that wait for a thread at most.
    pub(super) fn waiting(&self) -> usize {
        self.window as usize / 4
    }

    /// The largest file that is read whole: one that leaves room for a lane's worth of others.
    pub(super) fn small(&self) -> u64 {
        (self.arena / SIDE_BY_SIDE) as u64
    }

    pub(super) fn footprint(&self) -> Footprint {
        Footprint {
            threads: self.threads,
            buffers: (self.threads + 1) * (self.arena + AHEAD * self.piece),
            window: self.window,
            // Of small files each thread has one open, and their folder; one more thread has what is
            // no regular file.
            descriptors: self.streams + 2 * self.threads + 1,
        }
    }
}

/// Bytes rounded down to whole pages.
pub(super) fn whole_pages(bytes: usize) -> usize {
    (bytes & !0xFFF).max(0x1000)
}

/// How many more files this process may open, less some for others.
fn free_descriptors() -> usize {
    let limit = platform::limit_of_descriptors()
        .map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX));
    // Where there is no such directory, as many as a shell leaves open.
    let open = fs::read_dir("/proc/self/fd").map_or(3, Iterator::count);
    limit.saturating_sub(open + SPARE_DESCRIPTORS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(hashing: usize, reading: usize, memory: usize) -> Plan {
        Plan::of(&Options { jobs: Jobs { hashing, reading }, memory, ..Options::new(Vec::new()) })
    }

    #[test]
    fn buffers_stay_within_the_memory() {
        for threads in [1, 2, 7, 64] {
            for memory in [192 << 10, 1 << 20, 10_000_000, 1 << 30] {
                let plan = plan(threads, 1, memory);
                let footprint = plan.footprint();
                assert!(footprint.buffers <= memory, "{threads} threads in {memory} bytes: {footprint:?}");
                assert!(footprint.buffers <= (threads + 1) * BUFFERS);
                assert!(plan.threads <= threads);
                assert!(plan.small() > 0);
            }
        }
        assert_eq!(plan(4, 4, 0).threads, 1, "one thread always runs");
    }

    #[test]
    fn address_space_limits_threads() {
        assert_eq!(fitting_workers(None), usize::MAX);
        assert_eq!(fitting_workers(Some(200_000 << 10)), 0);
        assert_eq!(fitting_workers(Some(512 << 20)), 0);
        assert_eq!(fitting_workers(Some(1 << 30)), 4);
        assert_eq!(
            fitting_workers(Some(u64::MAX)),
            usize::try_from((u64::MAX - RESERVED_AT_LEAST) / (144 << 20)).expect("it fits")
        );
    }

    #[test]
    fn threads_are_those_of_the_larger_limit() {
        assert_eq!(plan(2, 6, Options::MEMORY).threads, 6);
        assert_eq!(plan(6, 2, Options::MEMORY).threads, 6);
        assert_eq!(plan(0, 0, Options::MEMORY).threads, 1);
    }
}
