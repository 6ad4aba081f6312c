//! Work spread over threads: in order, or in any.

use super::Error;
use crate::cores::Core;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::sync_channel;
use std::thread::{Builder, scope};

/// How many results each thread is ahead at most.
const DEPTH: usize = 3;

/// Threads that work ahead of this one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Helpers {
    pub(super) threads: usize,
    /// The core that all of them are bound to.
    pub(super) core: Option<Core>,
}

impl From<usize> for Helpers {
    /// The given number of threads, not bound to a core.
    fn from(threads: usize) -> Self {
        Self { threads, core: None }
    }
}

/// Makes items 0, 1, … `count` − 1 on helper threads ahead of this one, and takes them here, in
/// order. Without helpers they are made here as well. Thread k of t makes k, k + t, …: so the
/// number of items made ahead is bounded, and they are in order.
pub(super) fn in_order<T: Send>(
    count: usize,
    helpers: impl Into<Helpers>,
    make: impl Fn(usize) -> Result<T, Error> + Sync,
    mut take: impl FnMut(usize, T) -> Result<(), Error>,
) -> Result<(), Error> {
    let Helpers { threads, core } = helpers.into();
    let threads = threads.min(count);
    if threads == 0 || count == 1 {
        return (0..count).try_for_each(|i| take(i, make(i)?));
    }
    let make = &make;
    scope(|scope| {
        let mut queues = Vec::with_capacity(threads);
        for k in 0..threads {
            let (sender, receiver) = sync_channel(DEPTH);
            let life = move || {
                let bound = core.map_or(Ok(()), Core::bind);
                for i in (k..count).step_by(threads) {
                    let made = bound.map_err(Error::from).and_then(|()| make(i));
                    let failed = made.is_err();
                    if sender.send(made).is_err() || failed {
                        return;
                    }
                }
            };
            Builder::new().name(format!("ahead {k}")).spawn_scoped(scope, life).map_err(no_thread)?;
            queues.push(receiver);
        }
        for i in 0..count {
            let made = queues[i % threads].recv().map_err(|_| Error::Internal("a helper died".to_owned()))?;
            take(i, made?)?;
        }
        Ok(())
    })
}

/// Does all items on `threads` threads, this one included; after an error, no more are begun.
pub(super) fn spread<I: Iterator + Send>(
    threads: usize,
    items: I,
    work: impl Fn(I::Item) -> Result<(), Error> + Sync,
) -> Result<(), Error>
where
    I::Item: Send,
{
    let queue = Mutex::new(items);
    let fault = Mutex::new(None);
    let life = || {
        loop {
            let item = held(&queue).next();
            let Some(item) = item else { return };
            if let Err(error) = work(item) {
                let mut first = held(&fault);
                // Others end because of a fault, and say that they were interrupted.
                if matches!(*first, None | Some(Error::Interrupted { .. })) {
                    *first = Some(error);
                }
                drop(first);
                // A thread that asks for an item now finds none.
                while held(&queue).next().is_some() {}
            }
        }
    };
    scope(|scope| {
        for k in 1..threads.max(1) {
            Builder::new().name(format!("part {k}")).spawn_scoped(scope, life).map_err(no_thread)?;
        }
        life();
        Ok::<(), Error>(())
    })?;
    let fault = held(&fault).take();
    fault.map_or(Ok(()), Err)
}

/// A lock, also after the death of a thread that had it: the scope passes that on.
pub(super) fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

pub(super) fn no_thread(error: io::Error) -> Error {
    Error::Internal(format!("the system cannot start a thread: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn what_is_made_ahead_comes_in_order() {
        for threads in [0, 1, 2, 5] {
            for count in [0, 1, 2, 7, 40] {
                let mut seen = Vec::new();
                let outcome = in_order(
                    count,
                    threads,
                    |i| Ok(3 * i),
                    |i, made| {
                        assert_eq!(made, 3 * i);
                        seen.push(i);
                        Ok(())
                    },
                );
                outcome.expect("nothing fails");
                assert!(seen.into_iter().eq(0..count));
            }
        }
    }

    #[test]
    fn a_fault_of_either_side_ends_the_work() {
        let fault = || Error::Usage("here".to_owned());
        for threads in [0, 3] {
            let made = in_order(
                100,
                threads,
                |i| if i == 7 { Err(fault()) } else { Ok(i) },
                |i, _| {
                    assert!(i < 7);
                    Ok(())
                },
            );
            assert_eq!(made.expect_err("item 7").to_string(), "here");
            let taken = in_order(100, threads, Ok, |i, _| if i == 5 { Err(fault()) } else { Ok(()) });
            assert_eq!(taken.expect_err("item 5").to_string(), "here");
        }
        let outcome = spread(2, 0..100, |i| if i == 7 { Err(fault()) } else { Ok(()) });
        assert_eq!(outcome.expect_err("item 7").to_string(), "here");
    }

    #[test]
    fn every_item_is_done_once() {
        for threads in [1, 4] {
            let sum = AtomicUsize::new(0);
            let add = |i| {
                sum.fetch_add(i, Ordering::Relaxed);
                Ok(())
            };
            spread(threads, 1..=100, add).expect("nothing fails");
            assert_eq!(sum.into_inner(), 5050);
        }
    }
}
