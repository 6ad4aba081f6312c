//! Asking for memory before it is needed. It need not be there, nor be memory at all.

pub(crate) use crate::arch::here::prefetch::ask_line;

/// Asks for all lines that `bytes` bytes lie in, each once: a line that is asked for twice costs as
/// much as two.
#[inline(always)]
pub(crate) fn ask(place: *const u8, bytes: usize) {
    let mut at = 0;
    while at < bytes {
        ask_line(place.wrapping_add(at));
        at += LINE;
    }
    // The last byte, if it is in a line of its own.
    if place.addr() % LINE + bytes > at {
        ask_line(place.wrapping_add(bytes - 1));
    }
}

/// Bytes of a line of the cache.
const LINE: usize = 64;
