//! Room on disks, and sizes as people read them.

use super::Error;
use crate::platform::room;
use std::path::PathBuf;

/// Refuses folders whose disks have too little room for the given numbers of bytes.
pub(super) fn room_for(places: &[(PathBuf, u64)]) -> Result<(), Error> {
    for (folder, _) in places {
        let Some((disk, free)) = room(folder) else { continue };
        let same = places.iter().filter(|(other, _)| room(other).is_some_and(|(its, _)| its == disk));
        let wanted: u64 = same.map(|(_, bytes)| bytes).sum();
        if wanted > free {
            let text = format!(
                "{}: {} are needed on this disk, but only {} are free",
                folder.display(),
                size(wanted),
                size(free)
            );
            return Err(Error::Short(text));
        }
    }
    Ok(())
}

/// Bytes for people.
pub(super) fn size(bytes: u64) -> String {
    match bytes {
        0..0x40_0000 => format!("{bytes} bytes"),
        _ if bytes < 10 << 30 => format!("{} MiB", bytes.div_ceil(1 << 20)),
        _ => format!("{:.1} GiB", bytes as f64 / (1_u64 << 30) as f64),
    }
}
