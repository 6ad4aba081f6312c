//! The thread that writes what a chain has finished, so that the chain does not wait for the disk.
//!
//! It digests every segment, and where they are wanted the files as well, as they grow: otherwise
//! all of them would be read again in the end. The streams of all replicas are hashed together.

use super::Error;
use super::keeper::Keeper;
use super::layers::Chain;
use super::ordered::no_thread;
use super::pieces::Pieces;
use super::run::Run;
use crate::cores::Core;
use hashweave::batch::Part;
use hashweave::replicate::chain::Layout;
use hashweave::replicate::{NODE, Node};
use hashweave::{Algorithm, Hasher, digests_of, update_many};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

/// Segments that may wait; a checkpoint takes about as long as the chain takes for some of them.
pub(super) const WAITING: usize = 8;

/// Segments after which written bytes are forced to the disk, if no checkpoint has done so.
const BETWEEN_SYNCS: usize = 16;

/// For every layer, the number of its file and the digest of that file of every replica.
pub(super) type Digests = Vec<(u32, Vec<Node>)>;

/// Segments of all replicas of a group, as they lie in memory.
struct Raw {
    file: u32,
    segment: usize,
    bytes: Vec<u8>,
}

/// Takes finished segments.
pub(super) struct Saver<'scope> {
    segments: SyncSender<Raw>,
    spent: Receiver<Vec<u8>>,
    thread: ScopedJoinHandle<'scope, Result<Digests, Error>>,
}

impl<'scope> Saver<'scope> {
    /// A thread that writes for these keepers, one of every replica. It gives the digests of the
    /// layers that it has seen whole if they are wanted.
    pub(super) fn start<'env: 'scope>(
        scope: &'scope Scope<'scope, 'env>,
        run: &Run<'_>,
        keepers: &'scope mut [Keeper],
        chain: &Chain,
        digests: bool,
    ) -> Result<Self, Error> {
        let (sender, segments) = sync_channel(WAITING);
        let (recycle, spent) = channel();
        let core = chain.seat.map(|seat| seat.helper);
        let saving = Saving {
            pieces: run.pieces,
            layout: chain.layout,
            checkpoint: run.checkpoint,
            files: digests.then(|| Files::new(run.pieces.segments())),
        };
        let life = move || {
            core.map_or(Ok(()), Core::bind)?;
            saving.all(keepers, &segments, &recycle)
        };
        let thread = Builder::new().name("saver".to_owned()).spawn_scoped(scope, life).map_err(no_thread)?;
        Ok(Self { segments: sender, spent, thread })
    }

    /// Hands over a segment; false: the thread has failed, and [`end`](Self::end) says how.
    pub(super) fn put(&mut self, file: u32, segment: usize, raw: &[u8]) -> bool {
        let mut bytes = self.spent.try_recv().unwrap_or_default();
        bytes.clear();
        bytes.extend_from_slice(raw);
        self.segments.send(Raw { file, segment, bytes }).is_ok()
    }

    /// Waits until everything is on the disk and named by a checkpoint.
    pub(super) fn end(self) -> Result<Digests, Error> {
        drop(self.segments);
        self.thread
            .join()
            .unwrap_or_else(|_| Err(Error::Internal("the thread that saves has died".to_owned())))
    }
}

/// Settings and files of the thread that saves.
struct Saving {
    pieces: Pieces,
    layout: Layout,
    checkpoint: Duration,
    files: Option<Files>,
}

impl Saving {
    fn all(
        mut self,
        keepers: &mut [Keeper],
        segments: &Receiver<Raw>,
        recycle: &Sender<Vec<u8>>,
    ) -> Result<Digests, Error> {
        let (mut last, mut since_sync) = (Instant::now(), 0);
        let mut each = vec![Vec::new(); keepers.len()];
        for raw in segments {
            let Raw { file, segment, bytes } = raw;
            self.divide(segment, &bytes, &mut each);
            // The chain may have ended.
            let _ = recycle.send(bytes);
            let sums = digested(
                &each,
                self.files.as_mut().and_then(|files| files.follow(file, segment, each.len())),
            );
            if let Some(files) = &mut self.files {
                files.note();
            }
            for ((keeper, bytes), sum) in keepers.iter_mut().zip(&each).zip(sums) {
                keeper.put(file, segment, bytes, sum)?;
            }
            since_sync += 1;
            let whole = keepers.iter().all(Keeper::is_whole);
            if whole || last.elapsed() >= self.checkpoint {
                keepers.iter_mut().try_for_each(Keeper::checkpoint)?;
                (last, since_sync) = (Instant::now(), 0);
            } else if since_sync == BETWEEN_SYNCS {
                keepers.iter().try_for_each(Keeper::sync)?;
                since_sync = 0;
            }
        }
        keepers.iter_mut().try_for_each(Keeper::checkpoint)?;
        Ok(self.files.map_or_else(Digests::new, |files| files.whole))
    }

    /// A segment of every replica.
    fn divide(&self, segment: usize, raw: &[u8], each: &mut [Vec<u8>]) {
        let length = self.pieces.bytes_of(segment).1;
        debug_assert_eq!(raw.len(), length / NODE * self.layout.stride());
        for (replica, bytes) in each.iter_mut().enumerate() {
            bytes.resize(length, 0);
            self.layout.copy_out(raw, 0, replica, bytes);
        }
    }
}

/// The digests of segments; the streams of `files`, which they belong to, go on with them.
fn digested(each: &[Vec<u8>], files: Option<&mut [Hasher]>) -> Vec<Node> {
    let mut segments = vec![Hasher::new(Algorithm::Sha256); each.len()];
    let streams = segments.iter_mut().chain(files.into_iter().flatten());
    let parts = streams.zip(each.iter().cycle());
    update_many(&mut parts.map(|(hasher, bytes)| Part { hasher, bytes }).collect::<Vec<_>>());
    let mut sums = vec![[0; NODE]; each.len()];
    digests_of(&segments, sums.as_flattened_mut());
    sums
}

/// The files of the layer that is being written, of all replicas.
struct Files {
    segments: usize,
    file: u32,
    /// Nothing where the layer was not seen from its beginning on.
    hashers: Vec<Hasher>,
    next: usize,
    whole: Digests,
}

impl Files {
    /// For layers of `segments` segments.
    fn new(segments: usize) -> Self {
        Self { segments, file: 0, hashers: Vec::new(), next: 0, whole: Digests::new() }
    }

    /// The streams that go on with this segment.
    fn follow(&mut self, file: u32, segment: usize, replicas: usize) -> Option<&mut [Hasher]> {
        if segment == 0 {
            (self.file, self.next) = (file, 0);
            self.hashers = vec![Hasher::new(Algorithm::Sha256); replicas];
        }
        if (self.file, self.next) != (file, segment) {
            self.hashers.clear();
            return None;
        }
        self.next += 1;
        Some(&mut self.hashers)
    }

    /// Notes the digests of a layer that is whole.
    fn note(&mut self) {
        if self.next < self.segments || self.hashers.is_empty() {
            return;
        }
        let mut digests = vec![[0; NODE]; self.hashers.len()];
        digests_of(&self.hashers, digests.as_flattened_mut());
        self.hashers.clear();
        self.whole.push((self.file, digests));
    }
}
