//! Records in which pools' callbacks a thread is, because calls in a callback must not wait for the
//! thread that runs it.

use std::cell::RefCell;

thread_local! {
    /// The present callbacks, the outermost first.
    static CALLS: RefCell<Vec<Call>> = const { RefCell::new(Vec::new()) };
}

/// The callbacks that a pool is calling on this thread.
struct Call {
    pool: usize,
    /// Whether one of them has asked for a flush.
    flush: bool,
}

/// While this value exists, its thread is in callbacks of a pool.
pub(super) struct Calling(());

impl Calling {
    /// Begins to call callbacks of the pool at an address.
    pub(super) fn begin(pool: usize) -> Self {
        with(|calls| calls.push(Call { pool, flush: false }));
        Self(())
    }

    /// Ends the calls; returns whether one of them asked for a flush.
    pub(super) fn end(self) -> bool {
        with(|calls| calls.last().is_some_and(|call| call.flush))
    }
}

impl Drop for Calling {
    fn drop(&mut self) {
        with(Vec::pop);
    }
}

/// Whether this thread is in a callback of any pool.
pub(super) fn is_any() -> bool {
    with(|calls| !calls.is_empty())
}

/// Whether this thread is in a callback of the pool at an address.
pub(super) fn is_of(pool: usize) -> bool {
    with(|calls| calls.iter().any(|call| call.pool == pool))
}

/// Asks the call that runs a callback of that pool for a flush; returns false if there is none.
pub(super) fn ask_for_flush(pool: usize) -> bool {
    with(|calls| {
        let call = calls.iter_mut().find(|call| call.pool == pool);
        call.map(|call| call.flush = true).is_some()
    })
}

/// Accesses the list of this thread. A thread that is ending may have no list any more, and then it
/// is in no callback.
fn with<R: Default>(act: impl FnOnce(&mut Vec<Call>) -> R) -> R {
    CALLS.try_with(|calls| act(&mut calls.borrow_mut())).unwrap_or_default()
}
