//! A run: the names on a thread of their own, the threads that hash, the outcomes in order on the
//! caller's.

use super::collector::Collector;
use super::permits::Permits;
use super::plan::{Options, Plan, room_for_threads};
use super::queue::Queue;
use super::shared::Shared;
use super::stream::Task;
use super::worker::Crew;
use super::{Digesting, Outcome, Progress, Request, alone, hire};
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Hashes the inputs and calls `sink` once for each, in their order, on this thread, as soon as all
/// before it are delivered.
///
/// The iterator is asked on a thread of its own, no further ahead than
/// [`Footprint::window`](super::Footprint::window) inputs, and never waited for while there is
/// something to hash.
///
/// When the run ends early, threads that are blocked (in a FIFO that nobody writes to, or in the
/// iterator) are left as they are, so this function returns at once; they do nothing more when they
/// wake up.
///
/// If the system gives no thread, or there is no [room](room_for_threads) for any, everything is
/// done on this one, file by file.
///
/// # Errors
///
/// [`io::ErrorKind::Interrupted`] if it was [stopped](Options::stop); the error of the sink. The
/// error of an input is its outcome.
pub fn run<I>(
    options: &Options,
    inputs: I,
    progress: &Progress,
    sink: &mut dyn FnMut(Outcome) -> io::Result<()>,
) -> io::Result<()>
where
    I: Iterator + Send + 'static,
    I::Item: Into<Request>,
{
    if !room_for_threads() {
        return alone::run(options, inputs, progress, sink);
    }
    let plan = Plan::of(options);
    let shared = Arc::new(Shared {
        queue: Queue::new(&plan),
        hashing: Permits::new(plan.hashing),
        reading: Permits::new(plan.reading),
        plan,
        progress: progress.clone(),
        stop: options.stop.clone(),
        ended: AtomicBool::new(false),
    });
    let (sender, receiver) = std::sync::mpsc::channel();
    let crew = Crew::new(Arc::clone(&shared), sender);
    // Whatever way this function is left, the threads hear of it.
    let _end = EndOnDrop(&shared);
    if crew.hire_first().is_err() {
        return alone::run(options, inputs, progress, sink);
    }
    let algorithms: Arc<[Digesting]> = options.algorithms.clone().into();
    let feeding = crew.clone();
    let feeding = move |inputs| feed(inputs, &algorithms, &feeding);
    match hire::with("names", inputs, feeding) {
        Ok(()) => Collector::new(&crew, sink).collect(&receiver),
        Err(inputs) => alone::run(options, inputs, progress, sink),
    }
}

/// Puts the inputs into the queue.
fn feed<I>(inputs: I, algorithms: &Arc<[Digesting]>, crew: &Crew)
where
    I: Iterator,
    I::Item: Into<Request>,
{
    let _alarm = crew.alarm();
    let mut total = 0;
    for (index, item) in (0..).zip(inputs) {
        if !crew.push(Task::of(index, item.into(), algorithms)) {
            return;
        }
        total = index + 1;
    }
    crew.close(total);
}

struct EndOnDrop<'a>(&'a Shared);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}
