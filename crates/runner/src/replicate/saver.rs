//! The thread that writes what a chain has finished, so that the chain does not wait for the disk.

use super::Error;
use super::keeper::Keeper;
use super::ordered::no_thread;
use super::pieces::Pieces;
use super::state::sha256;
use hashweave::replicate::NODE;
use hashweave::replicate::chain::Layout;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

/// Segments that may wait; a checkpoint takes about as long as the chain takes for some of them.
pub(super) const WAITING: usize = 8;

/// After so many segments what was written is forced to the disk.
const BETWEEN_SYNCS: usize = 16;

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
    thread: ScopedJoinHandle<'scope, Result<(), Error>>,
}

impl<'scope> Saver<'scope> {
    /// A thread that writes for these keepers, one of every replica.
    pub(super) fn start<'env: 'scope>(
        scope: &'scope Scope<'scope, 'env>,
        keepers: &'scope mut [Keeper],
        pieces: Pieces,
        layout: Layout,
        checkpoint: Duration,
    ) -> Result<Self, Error> {
        let (sender, segments) = sync_channel(WAITING);
        let (recycle, spent) = channel();
        let life = move || save(keepers, pieces, layout, checkpoint, &segments, &recycle);
        let thread = Builder::new().name("saver".to_owned()).spawn_scoped(scope, life).map_err(no_thread)?;
        Ok(Self { segments: sender, spent, thread })
    }

    /// Hands over a segment; false: the thread has failed, and [`end`](Self::end) says how.
    pub(super) fn put(&self, file: u32, segment: usize, raw: &[u8]) -> bool {
        let mut bytes = self.spent.try_recv().unwrap_or_default();
        bytes.clear();
        bytes.extend_from_slice(raw);
        self.segments.send(Raw { file, segment, bytes }).is_ok()
    }

    /// Waits until everything is on the disk and named by a checkpoint.
    pub(super) fn end(self) -> Result<(), Error> {
        drop(self.segments);
        self.thread
            .join()
            .unwrap_or_else(|_| Err(Error::Internal("the thread that saves has died".to_owned())))
    }
}

fn save(
    keepers: &mut [Keeper],
    pieces: Pieces,
    layout: Layout,
    checkpoint: Duration,
    segments: &Receiver<Raw>,
    recycle: &Sender<Vec<u8>>,
) -> Result<(), Error> {
    let (mut last, mut since_sync) = (Instant::now(), 0);
    let mut bytes = Vec::new();
    for raw in segments {
        bytes.resize(pieces.bytes_of(raw.segment).1, 0);
        for (replica, keeper) in keepers.iter_mut().enumerate() {
            layout.copy_out(&raw.bytes, 0, replica, &mut bytes);
            keeper.put(raw.file, raw.segment, &bytes, sha256(&bytes))?;
        }
        debug_assert_eq!(raw.bytes.len(), bytes.len() / NODE * layout.stride());
        // The chain may have ended.
        let _ = recycle.send(raw.bytes);
        since_sync += 1;
        let whole = keepers.iter().all(Keeper::is_whole);
        if whole || last.elapsed() >= checkpoint {
            keepers.iter_mut().try_for_each(Keeper::checkpoint)?;
            (last, since_sync) = (Instant::now(), 0);
        } else if since_sync == BETWEEN_SYNCS {
            keepers.iter().try_for_each(Keeper::sync)?;
            since_sync = 0;
        }
    }
    keepers.iter_mut().try_for_each(Keeper::checkpoint)
}
