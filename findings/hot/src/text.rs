//! The program's own text on huge pages, by a copy: anonymous memory that the system backs by huge
//! pages gets the bytes of the text, and then takes its place. The program is linked so that its
//! text begins on a boundary of 2 MiB and nothing else lies within that page
//! (`-z max-page-size=2097152 -z separate-code`).

use std::io::{Error, Result};
use std::ptr;

const HUGE: usize = 2 << 20;

/// Addresses of the mapping that holds the given one.
fn mapping(of: usize) -> Result<(usize, usize)> {
    let maps = std::fs::read_to_string("/proc/self/maps")?;
    let range = |line: &str| {
        let (start, end) = line.split(' ').next()?.split_once('-')?;
        Some((usize::from_str_radix(start, 16).ok()?, usize::from_str_radix(end, 16).ok()?))
    };
    maps.lines()
        .filter_map(range)
        .find(|&(start, end)| (start..end).contains(&of))
        .ok_or_else(|| Error::other("no mapping holds the text"))
}

fn text() -> Result<(usize, usize)> {
    mapping(on_huge_pages as fn() -> Result<u64> as usize)
}

/// Moves it there.
pub(crate) fn onto_huge_pages() -> Result<()> {
    let (start, end) = text()?;
    if !start.is_multiple_of(HUGE) {
        return Err(Error::other(
            "the text does not begin on a boundary of 2 MiB: link it with -z max-page-size=2097152",
        ));
    }
    let size = (end - start).next_multiple_of(HUGE);
    // SAFETY: a new anonymous mapping of a valid size; nothing is replaced.
    let raw = unsafe {
        libc::mmap(
            ptr::null_mut(),
            size + HUGE,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
            -1,
            0,
        )
    };
    if raw == libc::MAP_FAILED {
        return Err(Error::last_os_error());
    }
    let copy = raw.wrapping_add(raw.align_offset(HUGE));
    // SAFETY: `copy` to `copy + size` lies within the new mapping. It is filled from this program's
    // text, which is readable from `start` to `end`. The last call replaces the text by the same
    // bytes at once, and nothing lies between `end` and the next boundary of 2 MiB: the
    // linker left it empty.
    unsafe {
        checked(libc::madvise(copy, size, libc::MADV_HUGEPAGE))?;
        ptr::copy_nonoverlapping(ptr::with_exposed_provenance::<u8>(start), copy.cast::<u8>(), end - start);
        checked(libc::mprotect(copy, size, libc::PROT_READ | libc::PROT_EXEC))?;
        let place = ptr::with_exposed_provenance_mut::<libc::c_void>(start);
        let moved = libc::mremap(copy, size, size, libc::MREMAP_MAYMOVE | libc::MREMAP_FIXED, place);
        if moved == libc::MAP_FAILED { Err(Error::last_os_error()) } else { Ok(()) }
    }
}

fn checked(result: libc::c_int) -> Result<()> {
    if result == 0 { Ok(()) } else { Err(Error::last_os_error()) }
}

/// How many KiB of it lie there.
pub(crate) fn on_huge_pages() -> Result<u64> {
    let (start, _) = text()?;
    let smaps = std::fs::read_to_string("/proc/self/smaps")?;
    let mut lines = smaps.lines().skip_while(|line| !line.starts_with(&format!("{start:x}-")));
    let huge = lines.find_map(|line| line.strip_prefix("AnonHugePages:"));
    Ok(huge.and_then(|value| value.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or(0))
}
