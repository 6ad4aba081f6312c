//! A run: the names on a thread of their own, the threads that hash, the outcomes in order on the caller's.

use super::collector::Collector;
use super::permits::Permits;
use super::plan::{Options, Plan};
use super::queue::Queue;
use super::shared::Shared;
use super::stream::Task;
use super::worker::Crew;
use super::{Digesting, Outcome, Progress, Request};
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;

/// Hashes the inputs and calls `sink` once for each, in their order, on this thread, as soon as all in front
/// of it are delivered.
///
/// The iterator is asked on a thread of its own, no further ahead than
/// [`Footprint::window`](super::Footprint::window) inputs, and never waited for while there is something to
/// hash.
///
/// When the run ends early, threads that are blocked (in a FIFO that nobody writes to, or in the iterator)
/// are left behind, so this function returns at once; they do nothing more when they wake up.
///
/// # Errors
///
/// [`io::ErrorKind::Interrupted`] if it was [stopped](Options::stop); the error of the sink; or if the system
/// gives no thread. The error of an input is its outcome.
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
    let (sender, receiver) = crossbeam_channel::unbounded();
    let crew = Crew::new(Arc::clone(&shared), sender);
    // Whatever way this function is left, the threads hear of it.
    let _end = EndOnDrop(&shared);
    crew.hire_first()?;
    let algorithms: Arc<[Digesting]> = options.algorithms.clone().into();
    let feeding = crew.clone();
    thread::Builder::new().name("names".to_owned()).spawn(move || feed(inputs, &algorithms, &feeding))?;
    Collector::new(&crew, sink).collect(&receiver)
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
        let Request { input, algorithms: own } = item.into();
        let algorithms = own.unwrap_or_else(|| Arc::clone(algorithms));
        if !crew.push(Task { index, input, algorithms }) {
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
