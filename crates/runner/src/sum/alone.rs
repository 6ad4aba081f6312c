//! Everything on the calling thread, one file after the other, where the system gives no threads or
//! has no room for what they cost.

use super::serial;
use super::stream::{Stream, Task, fill};
use super::{Digesting, Options, Outcome, Progress, Request};
use crate::pages::Pages;
use std::io;
use std::sync::Arc;

/// Bytes read at once: they stay in the cache of any core.
const PIECE: usize = 128 << 10;

/// [`run`](super::run) without threads.
pub(super) fn run<I>(
    options: &Options,
    inputs: I,
    progress: &Progress,
    sink: &mut dyn FnMut(Outcome) -> io::Result<()>,
) -> io::Result<()>
where
    I: Iterator,
    I::Item: Into<Request>,
{
    let algorithms: Arc<[Digesting]> = options.algorithms.clone().into();
    let mut buffer = Pages::new(PIECE);
    for (index, item) in (0..).zip(inputs) {
        let mut task = Task::of(index, item.into(), &algorithms);
        let outcome = match serial::open(&mut task.input) {
            Ok(file) => {
                let mut stream = Stream::new(task, file, u64::MAX);
                let ended = hash(options, &mut stream, &mut buffer, progress);
                stream.outcome(ended)
            }
            Err(error) => task.outcome(Err(error), 0),
        };
        if options.stop.requested() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        sink(outcome)?;
        progress.add_files(1);
    }
    Ok(())
}

/// Hashes a file to its end, or until the run is to stop.
fn hash(options: &Options, stream: &mut Stream, buffer: &mut [u8], progress: &Progress) -> io::Result<()> {
    while !options.stop.requested() {
        let length = fill(&mut &*stream.file, buffer)?;
        stream.update(&buffer[..length]);
        progress.add_bytes(length as u64);
        if length < buffer.len() {
            break;
        }
    }
    Ok(())
}
