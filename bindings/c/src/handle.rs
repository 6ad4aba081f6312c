//! Objects of which two calls at once are refused.

use crate::status::{Error, HW_ERROR_BUSY};
use core::cell::UnsafeCell;
use core::ops::{Deref, DerefMut};
use core::sync::atomic::{AtomicBool, Ordering};

/// A value that one call at a time has.
#[derive(Debug)]
pub(crate) struct Handle<T> {
    taken: AtomicBool,
    value: UnsafeCell<T>,
}

// SAFETY: the value is only reached through `Held`, of which there is one at a time; it goes from
// thread to thread.
unsafe impl<T: Send> Sync for Handle<T> {}

impl<T> Handle<T> {
    pub(crate) fn new(value: T) -> Self {
        Self { taken: AtomicBool::new(false), value: UnsafeCell::new(value) }
    }

    /// The value, unless another call has it.
    #[inline]
    pub(crate) fn take(&self, name: &str) -> Result<Held<'_, T>, Error> {
        if self.taken.swap(true, Ordering::Acquire) { Err(busy(name)) } else { Ok(Held(self)) }
    }
}

#[cold]
fn busy(name: &str) -> Error {
    Error::new(
        HW_ERROR_BUSY,
        format!("{name} is in use by another call or by a scheduler; it may be in one call at a time"),
    )
}

/// The right to use the value of a [`Handle`].
#[derive(Debug)]
pub(crate) struct Held<'a, T>(&'a Handle<T>);

impl<T> Deref for Held<'_, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: there is one `Held` of a handle at a time.
        unsafe { &*self.0.value.get() }
    }
}

impl<T> DerefMut for Held<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: there is one `Held` of a handle at a time.
        unsafe { &mut *self.0.value.get() }
    }
}

impl<T> Drop for Held<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.0.taken.store(false, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn one_at_a_time() {
        let handle = Handle::new(1);
        let mut held = handle.take("it").expect("free");
        assert!(handle.take("it").is_err());
        thread::scope(|scope| assert!(scope.spawn(|| handle.take("it").is_err()).join().expect("no panic")));
        *held += 1;
        drop(held);
        assert_eq!(*handle.take("it").expect("free again"), 2);
    }

    #[test]
    fn nothing_is_lost_between_threads() {
        let handle = Handle::new(0);
        let add = || {
            let mut added = 0;
            while added < 1000 {
                if let Ok(mut held) = handle.take("it") {
                    *held += 1;
                    added += 1;
                }
                thread::yield_now();
            }
        };
        thread::scope(|scope| {
            scope.spawn(add);
            scope.spawn(add);
        });
        assert_eq!(*handle.take("it").expect("free"), 2000);
    }
}
