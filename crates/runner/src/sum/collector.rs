//! Puts the outcomes in order.

use super::Outcome;
use super::serial;
use super::stream::Task;
use super::worker::{Crew, Report};
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// How soon a signal is noticed while nothing happens.
const NOTICE: Duration = Duration::from_millis(50);

/// The state of an input.
#[derive(Debug)]
enum Slot {
    /// It is being hashed, or waits for that.
    Pending,
    /// It is to be read when its turn comes.
    Serial(Task),
    /// It is done.
    Done(Outcome),
}

/// The inputs that are not delivered yet, from the next one on.
pub(super) struct Collector<'a> {
    crew: &'a Crew,
    sink: &'a mut dyn FnMut(Outcome) -> io::Result<()>,
    slots: VecDeque<Slot>,
    /// The place of the first slot.
    next: u64,
    /// How many inputs there are, once that is known.
    total: Option<u64>,
}

impl<'a> Collector<'a> {
    pub(super) fn new(crew: &'a Crew, sink: &'a mut dyn FnMut(Outcome) -> io::Result<()>) -> Self {
        Self { crew, sink, slots: VecDeque::new(), next: 0, total: None }
    }

    /// Delivers everything.
    pub(super) fn collect(mut self, reports: &Receiver<Report>) -> io::Result<()> {
        while self.total != Some(self.next) {
            let report = reports.recv_timeout(NOTICE);
            if self.crew.shared.stop.requested() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            match report {
                Ok(Report::Done(outcomes)) => {
                    for outcome in outcomes {
                        self.enter(outcome.index, Slot::Done(outcome));
                    }
                    self.deliver()?;
                }
                Ok(Report::Serial(task)) => {
                    self.enter(task.index, Slot::Serial(task));
                    self.deliver()?;
                }
                Ok(Report::Fed(total)) => self.total = Some(total),
                Err(RecvTimeoutError::Timeout) => {}
                Ok(Report::Lost) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::Error::other("a thread that reads or hashes has panicked"));
                }
            }
        }
        Ok(())
    }

    fn enter(&mut self, index: u64, slot: Slot) {
        // The window bounds the distance.
        let place = (index - self.next) as usize;
        if place >= self.slots.len() {
            self.slots.resize_with(place + 1, || Slot::Pending);
        }
        self.slots[place] = slot;
    }

    /// Delivers what is done up to the first that is not, and starts that one if it has waited for
    /// its turn.
    fn deliver(&mut self) -> io::Result<()> {
        let before = self.next;
        while let Some(slot) = self.slots.front_mut() {
            match std::mem::replace(slot, Slot::Pending) {
                Slot::Pending => break,
                Slot::Serial(task) => {
                    serial::start(self.crew, task);
                    break;
                }
                Slot::Done(outcome) => {
                    (self.sink)(outcome)?;
                    self.slots.pop_front();
                    self.next += 1;
                }
            }
        }
        if self.next > before {
            self.crew.shared.queue.deliver(self.next - before);
            self.crew.shared.progress.add_files(self.next - before);
        }
        Ok(())
    }
}
