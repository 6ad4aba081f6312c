//! Threads, if the system gives any.

use super::lock;
use std::sync::{Arc, Mutex};
use std::thread::Builder;

/// Does `work` with `what` on a thread of that name; gives `what` back if the system has no thread.
pub(super) fn with<T: Send + 'static>(
    name: &str,
    what: T,
    work: impl FnOnce(T) + Send + 'static,
) -> Result<(), T> {
    let handed = Arc::new(Mutex::new(Some(what)));
    let taken = Arc::clone(&handed);
    let life = move || {
        // In a statement of its own: the lock is not held meanwhile.
        let what = lock(&taken).take();
        if let Some(what) = what {
            work(what);
        }
    };
    if Builder::new().name(name.to_owned()).spawn(life).is_ok() {
        return Ok(());
    }
    let what = lock(&handed).take();
    what.map_or(Ok(()), Err)
}
