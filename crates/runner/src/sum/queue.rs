//! Work that waits for a thread: names, and large files that a thread has too many of. One lock for
//! all; it is taken once for a group of names or a round of pieces, by each thread, so hundreds of
//! thousands of files a second pass.

use super::lock;
use super::plan::{Plan, SIDE_BY_SIDE};
use super::stream::{Stream, Task};
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Names that a thread takes at once, at most.
const GROUP: usize = 32;

#[derive(Debug)]
pub(super) struct Queue {
    state: Mutex<State>,
    /// There is something for an idle worker, or never again.
    work: Condvar,
    /// There is room for a name.
    room: Condvar,
    threads: usize,
    waiting: usize,
    streams: usize,
    window: u64,
}

#[derive(Debug, Default)]
struct State {
    /// Not looked at yet, in order.
    names: VecDeque<Task>,
    /// Large files that nobody has in hand.
    streams: VecDeque<Stream>,
    /// Large files under way, here or in hands.
    flowing: usize,
    /// Names in hands: large files may come of them.
    sorting: usize,
    /// Names that came in.
    fed: u64,
    /// Outcomes that went out.
    delivered: u64,
    /// No more names come.
    closed: bool,
    /// The run is over, whatever is left.
    over: bool,
    /// Workers that wait.
    idle: usize,
    /// Workers.
    workers: usize,
    /// Threads that help one of them with its file.
    helpers: usize,
    feeder_waits: bool,
}

/// The advice to a worker that is alone with a file about others that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waiting {
    /// Go on: nothing waits, or somebody is there for it.
    Nothing,
    /// Go on, after having hired another worker, who is counted already.
    Hire,
    /// See to it.
    Work,
}

impl Queue {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            state: Mutex::default(),
            work: Condvar::new(),
            room: Condvar::new(),
            threads: plan.threads,
            waiting: plan.waiting(),
            streams: plan.streams,
            window: plan.window,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Adds a name, when there is room; nothing, once the run is over. Returns the next thing to
    /// do.
    pub(super) fn push(&self, task: Task) -> Option<Waiting> {
        let mut state = self.state();
        if self.full(&state) {
            state.feeder_waits = true;
            let full = |state: &mut State| self.full(state) && !state.over;
            state = self.room.wait_while(state, full).unwrap_or_else(PoisonError::into_inner);
            state.feeder_waits = false;
        }
        if state.over {
            return None;
        }
        state.names.push_back(task);
        state.fed += 1;
        // A worker soon takes what little there is; more want another.
        let many = state.names.len() > 2 * state.workers;
        Some(self.call(&mut state, many))
    }

    fn full(&self, state: &State) -> bool {
        state.names.len() >= self.waiting || state.fed - state.delivered >= self.window
    }

    /// Sees that somebody comes for what was added.
    fn call(&self, state: &mut State, hire: bool) -> Waiting {
        if state.idle > 0 {
            self.work.notify_one();
            Waiting::Nothing
        } else if hire && state.workers < self.threads {
            state.workers += 1;
            Waiting::Hire
        } else {
            Waiting::Work
        }
    }

    /// Wakes the feeder where there is room for a good number of names, so that it does not wake up
    /// for each.
    fn call_feeder(&self, state: &State) {
        let held = state.fed - state.delivered;
        if state.feeder_waits && state.names.len() <= self.waiting / 2 && held <= self.window / 4 * 3 {
            self.room.notify_one();
        }
    }

    /// No more names come.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.work.notify_all();
    }

    /// Ends the run: everybody who waits, and who asks, is told.
    pub(super) fn end(&self) {
        self.state().over = true;
        self.work.notify_all();
        self.room.notify_all();
    }

    /// Notes that `count` more outcomes were delivered.
    pub(super) fn deliver(&self, count: u64) {
        let mut state = self.state();
        state.delivered += count;
        self.call_feeder(&state);
    }

    /// A worker begins; only for the first one, as [`Waiting::Hire`] counts the others.
    pub(super) fn enlist(&self) {
        self.state().workers += 1;
    }

    /// A worker could not be had.
    pub(super) fn dismiss(&self) {
        self.state().workers -= 1;
    }

    /// Takes this thread's share of the names, if there are names and room for the large files
    /// among them.
    pub(super) fn take_names(&self, tasks: &mut VecDeque<Task>) {
        let mut state = self.state();
        if state.over || state.flowing >= self.streams {
            return;
        }
        let share = state.names.len().div_ceil(self.threads).min(GROUP);
        tasks.extend(state.names.drain(..share));
        state.sorting += share;
        self.call_feeder(&state);
    }

    /// Notes that `count` of the names that were taken are sorted, and gives back the others.
    pub(super) fn sorted(&self, count: usize, rest: &mut VecDeque<Task>) {
        let mut state = self.state();
        state.sorting -= count + rest.len();
        while let Some(task) = rest.pop_back() {
            state.names.push_front(task);
        }
        if state.finished() {
            self.work.notify_all();
        } else if !state.names.is_empty() && state.idle > 0 {
            self.work.notify_one();
        }
    }

    /// Room for one more large file, if there is.
    pub(super) fn admit(&self) -> bool {
        let mut state = self.state();
        let room = state.flowing < self.streams;
        state.flowing += usize::from(room);
        room
    }

    /// Notes that `count` large files are done, or could not be opened.
    pub(super) fn dismissed(&self, count: usize) {
        let mut state = self.state();
        state.flowing -= count;
        if state.finished() {
            self.work.notify_all();
        }
    }

    /// Evens the large files out before a round of pieces: what a worker has too many of, and
    /// others have time for, goes into the queue; what it lacks comes from there. Returns the next
    /// thing to do.
    pub(super) fn share(&self, hand: &mut Vec<Stream>) -> Waiting {
        let mut state = self.state();
        let fair = state.flowing.div_ceil(self.threads).clamp(1, SIDE_BY_SIDE);
        let helped = state.idle > 0 || state.workers < self.threads;
        let kept = if helped { fair } else { SIDE_BY_SIDE };
        if hand.len() > kept {
            state.streams.extend(hand.drain(kept..));
            return self.call(&mut state, true);
        }
        let taken = fair.saturating_sub(hand.len()).min(state.streams.len());
        hand.extend(state.streams.drain(..taken));
        Waiting::Nothing
    }

    /// Looks whether others than the file in hand wait for this worker or for another one.
    pub(super) fn look(&self) -> Waiting {
        let mut state = self.state();
        let some = state.for_names(self.streams) || !state.streams.is_empty();
        if some { self.call(&mut state, true) } else { Waiting::Nothing }
    }

    /// As many threads as others have no work for, less `less`; those that are idle then are not
    /// counted again until the loan is dropped.
    pub(super) fn lend(&self, less: usize) -> Loan<'_> {
        let mut state = self.state();
        let busy = state.workers - state.idle + state.helpers + less;
        let count = self.threads.saturating_sub(busy);
        state.helpers += count;
        Loan { queue: self, count }
    }

    /// Waits until there is something to take; false if there never will be.
    pub(super) fn wait(&self) -> bool {
        let mut state = self.state();
        state.idle += 1;
        let nothing = |state: &mut State| {
            state.streams.is_empty() && !state.for_names(self.streams) && !state.finished() && !state.over
        };
        state = self.work.wait_while(state, nothing).unwrap_or_else(PoisonError::into_inner);
        state.idle -= 1;
        let more = !state.over && !state.finished();
        if !more {
            state.workers -= 1;
        }
        more
    }
}

/// Threads that help somebody.
#[derive(Debug)]
pub(super) struct Loan<'a> {
    queue: &'a Queue,
    count: usize,
}

impl Loan<'_> {
    /// How many.
    pub(super) fn count(&self) -> usize {
        self.count
    }
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        self.queue.state().helpers -= self.count;
    }
}

impl State {
    /// Whether names can be taken.
    fn for_names(&self, streams: usize) -> bool {
        !self.names.is_empty() && self.flowing < streams
    }

    /// Whether nothing is left, and nothing can come of what is in hands but outcomes.
    fn finished(&self) -> bool {
        self.closed && self.names.is_empty() && self.flowing == 0 && self.sorting == 0
    }
}
