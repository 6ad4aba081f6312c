//! Work on several threads at once, a slice or for as long as it takes: what a second core is
//! worth.
//!
//! The members sleep between slices, so that they do not disturb the other candidates. For a slice
//! they are woken, wait for each other at a barrier, and each notes when it started and ended; the
//! slice lasts from the first start to the last end. Each is bound to a core of its own, as far as
//! there are cores: woken together, they would often start on the same one, and a slice is over
//! before the system moves one of them.

use crate::cores;
use crate::slices::{Clock, Timed};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Barrier};
use std::thread::{Builder, JoinHandle, panicking};
use std::time::{Duration, Instant};

/// When a member's part of a slice began and ended.
type Span = (Instant, Instant);

/// An order to a member.
#[derive(Clone, Debug)]
enum Order {
    /// The given number of units of work.
    Slice(u64),
    /// Slices, until it is told to end.
    Watched(Arc<Watch>),
}

/// Members at work, for somebody who looks at them.
#[derive(Debug)]
pub(crate) struct Watch {
    /// Units of work between two looks at what follows.
    slice: u64,
    /// Whether it is over.
    ended: AtomicBool,
    /// How often the clocks have been asked for.
    asked: AtomicU64,
    meters: Vec<Meter>,
}

/// The progress and the clock of a member, in a cache line of its own.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Meter {
    units: AtomicU64,
    /// Its clock when it was last asked for, as the bits of a floating-point number; zero before
    /// the first time.
    hertz: AtomicU64,
}

impl Watch {
    /// Units of work that all members have done.
    pub(crate) fn units(&self) -> u64 {
        self.meters.iter().map(|meter| meter.units.load(Ordering::Relaxed)).sum()
    }

    /// The clocks of all members added up, as they were when they were last asked for; that asks
    /// again.
    pub(crate) fn hertz(&self) -> f64 {
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.meters.iter().map(|meter| f64::from_bits(meter.hertz.load(Ordering::Relaxed))).sum()
    }

    /// How many members there are.
    pub(crate) fn workers(&self) -> usize {
        self.meters.len()
    }

    /// The work of a member until the watch ends.
    fn work(&self, meter: &Meter, work: &mut dyn FnMut(u64)) {
        let clock = Clock::new();
        let mut answered = None;
        while !self.ended.load(Ordering::Relaxed) {
            let asked = self.asked.load(Ordering::Relaxed);
            if answered.replace(asked) != Some(asked) {
                meter.hertz.store(clock.hertz().to_bits(), Ordering::Relaxed);
            }
            work(self.slice);
            meter.units.fetch_add(self.slice, Ordering::Relaxed);
        }
    }
}

/// Threads that each do `n` units of work in a slice.
#[derive(Debug)]
pub struct Team {
    orders: Vec<Sender<Order>>,
    spans: Receiver<Option<Span>>,
    members: Vec<JoinHandle<()>>,
    granule: u64,
}

impl Team {
    /// A team with a member for every piece of work, which each takes in multiples of `granule`.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub fn new(works: Vec<Box<dyn FnMut(u64) + Send>>, granule: u64) -> io::Result<Self> {
        let start = Arc::new(Barrier::new(works.len()));
        let (report, spans) = channel();
        let mut team = Self { orders: Vec::new(), spans, members: Vec::new(), granule };
        let cores = if works.len() > 1 { cores::allowed() } else { Vec::new() };
        for (member, mut work) in works.into_iter().enumerate() {
            let core = cores.get(member % cores.len().max(1)).copied();
            let (order, orders) = channel();
            let (start, report) = (Arc::clone(&start), Reporter(report.clone()));
            team.orders.push(order);
            let life = move || {
                if let Some(core) = core {
                    // If the system refuses, the figures are merely worse.
                    let _ = core.bind();
                }
                for order in orders {
                    start.wait();
                    let began = Instant::now();
                    match order {
                        Order::Slice(n) => work(n),
                        Order::Watched(watch) => watch.work(&watch.meters[member], &mut work),
                    }
                    if report.0.send(Some((began, Instant::now()))).is_err() {
                        return;
                    }
                }
            };
            team.members.push(Builder::new().name(format!("member {member}")).spawn(life)?);
        }
        Ok(team)
    }

    /// Lets all members work in slices of `slice` units, until `observe` is done with
    /// looking at them. It is called with whether all members are still alive, too.
    ///
    /// # Panics
    ///
    /// If the work of a member panicked.
    pub(crate) fn watched<R>(
        &mut self,
        slice: u64,
        observe: impl FnOnce(&Watch, &dyn Fn() -> bool) -> R,
    ) -> R {
        let meters = self.orders.iter().map(|_| Meter::default()).collect();
        let watch = Watch { slice, ended: AtomicBool::new(false), asked: AtomicU64::new(0), meters };
        let watch = Arc::new(watch);
        self.order(&Order::Watched(Arc::clone(&watch)));
        let observed = observe(&watch, &|| !self.members.iter().any(JoinHandle::is_finished));
        watch.ended.store(true, Ordering::Relaxed);
        self.spans();
        observed
    }

    fn order(&self, order: &Order) {
        for orders in &self.orders {
            // A member ends only when its orders do, or by a panic, which it reports.
            let _ = orders.send(order.clone());
        }
    }

    /// When every member's part began and ended.
    fn spans(&self) -> Vec<Span> {
        let spans: Option<Vec<Span>> = self.spans.iter().take(self.orders.len()).collect();
        let Some(spans) = spans else {
            panic!("a thread died, so the measurement failed");
        };
        spans
    }
}

/// Where a member reports; it sends none if the member panics, so that nobody waits for it.
struct Reporter(Sender<Option<Span>>);

impl Drop for Reporter {
    fn drop(&mut self) {
        if panicking() {
            // If nobody listens any more, nobody waits.
            let _ = self.0.send(None);
        }
    }
}

/// # Panics
///
/// If the work of a member panicked: a time without its work would be no measurement.
impl Timed for Team {
    fn granule(&self) -> u64 {
        self.granule
    }

    fn run(&mut self, n: u64) -> Duration {
        self.order(&Order::Slice(n));
        let spans = self.spans();
        let first = spans.iter().map(|span| span.0).min();
        let last = spans.iter().map(|span| span.1).max();
        first.zip(last).map_or(Duration::ZERO, |(first, last)| last - first)
    }
}

impl Drop for Team {
    fn drop(&mut self) {
        self.orders.clear();
        for member in self.members.drain(..) {
            // A member that panicked has already said so.
            let _ = member.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "a thread died")]
    fn a_member_that_dies_is_no_measurement() {
        let healthy = Box::new(|_| ()) as Box<dyn FnMut(u64) + Send>;
        let works = vec![
            Box::new(|n: u64| assert_eq!(n, 0, "a kernel found wrong")) as Box<dyn FnMut(u64) + Send>,
            healthy,
        ];
        Team::new(works, 1).expect("two threads").run(10);
    }

    #[test]
    fn every_member_does_its_work_in_every_slice() {
        let done = Arc::new(AtomicU64::new(0));
        let works = (0..3).map(|_| {
            let done = Arc::clone(&done);
            let work = move |n| {
                done.fetch_add(n, Ordering::Relaxed);
            };
            Box::new(work) as Box<dyn FnMut(u64) + Send>
        });
        let mut team = Team::new(works.collect(), 1).expect("three threads");
        team.run(10);
        assert_eq!(done.load(Ordering::Relaxed), 30);
        team.run(100);
        assert_eq!(done.load(Ordering::Relaxed), 330);
    }

    #[test]
    fn watched_members_work_until_it_ends() {
        let works = (0..2).map(|_| Box::new(|_| ()) as Box<dyn FnMut(u64) + Send>);
        let mut team = Team::new(works.collect(), 1).expect("two threads");
        for _ in 0..2 {
            let units = team.watched(7, |watch, alive| {
                while watch.units() < 700 || watch.hertz() == 0.0 {
                    assert!(alive());
                }
                watch.units()
            });
            assert!(units >= 700 && units.is_multiple_of(7), "{units}");
        }
        team.run(10);
    }

    #[test]
    #[should_panic(expected = "a thread died")]
    fn a_watched_member_that_dies_is_noticed() {
        let works =
            vec![Box::new(|n: u64| assert_eq!(n, 0, "a kernel found wrong")) as Box<dyn FnMut(u64) + Send>];
        Team::new(works, 1).expect("a thread").watched(7, |_, alive| while alive() {});
    }
}
