//! Buffers that files are read into.
//!
//! They begin with a page. The allocator gives large blocks 16 bytes after one, and up to 31 bytes
//! after one Linux' copy out of the page cache (`rep movsb`) takes three times as long on a Zen 3:
//! 0.41 to 0.47 s in place of 0.15 s for 512 MiB in reads of 256 KiB (`preadv` at offsets 0 to 4080
//! in turn, medians of 5, 2026-11-28). That was more than it took to hash them.

use std::ops::{Deref, DerefMut};

/// Bytes of a page.
const PAGE: usize = 4096;

/// Zeroed bytes from the beginning of a page on.
#[derive(Debug)]
pub(crate) struct Pages {
    bytes: Vec<u8>,
    start: usize,
    length: usize,
}

impl Pages {
    pub(crate) fn new(length: usize) -> Self {
        let bytes = vec![0; length + PAGE];
        // A system that does not tell where it lies gets all the same a buffer, a slower one.
        let start = bytes.as_ptr().align_offset(PAGE).min(PAGE);
        Self { bytes, start, length }
    }
}

impl Deref for Pages {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[self.start..][..self.length]
    }
}

impl DerefMut for Pages {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..][..self.length]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_begin_with_a_page() {
        for length in [0, 1, 4096, 300_000] {
            let mut pages = Pages::new(length);
            assert_eq!((pages.len(), pages.as_ptr().addr() % PAGE), (length, 0));
            pages.fill(7);
            let moved = pages;
            assert_eq!((&moved[..], moved.as_ptr().addr() % PAGE), (&vec![7; length][..], 0));
        }
    }
}
