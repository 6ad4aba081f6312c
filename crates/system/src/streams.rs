//! Which of the standard streams were closed when the process began (`<&-`, `>&-`).
//!
//! The Rust runtime opens `/dev/null` in their place before `main`, so that no file gets their
//! numbers. From then on a closed stream cannot be told from `/dev/null`: the program would hash an
//! empty input, or lose its results, without an error. So the streams are looked at earlier, by a
//! function that the loader calls before the runtime begins. On systems whose loader calls no such
//! function, no stream counts as closed.

use core::sync::atomic::{AtomicU8, Ordering};

/// A standard stream, by its descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stream {
    /// Standard input.
    Input = 0,
    /// Standard output.
    Output = 1,
}

/// A bit a stream.
static CLOSED: AtomicU8 = AtomicU8::new(0);

/// Whether the stream was closed when the process began.
#[must_use]
pub fn was_closed(stream: Stream) -> bool {
    CLOSED.load(Ordering::Relaxed) & 1 << stream as u8 != 0
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
mod early {
    use super::{CLOSED, Stream};
    use core::sync::atomic::Ordering;
    use rustix::fd::BorrowedFd;
    use rustix::io::{Errno, fcntl_getfd};

    // SAFETY: these sections hold pointers to functions without arguments that matter, called once
    // before `main`; `look` needs nothing of the runtime: it asks the system and sets a static.
    #[used]
    #[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
    #[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
    static LOOK: extern "C" fn() = look;

    extern "C" fn look() {
        for stream in [Stream::Input, Stream::Output] {
            // SAFETY: the number is only asked whether it is a descriptor, and not kept.
            let descriptor = unsafe { BorrowedFd::borrow_raw(stream as i32) };
            if fcntl_getfd(descriptor) == Err(Errno::BADF) {
                CLOSED.fetch_or(1 << stream as u8, Ordering::Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests have both; `tests/cli/sum_limits.rs` closes them.
    #[test]
    fn open_streams_are_not_closed() {
        assert!(!was_closed(Stream::Input) && !was_closed(Stream::Output));
    }
}
