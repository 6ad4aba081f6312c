//! Puts a whole list in its place: at once, on the disk, under its name.

use super::bag;
use super::error::{Error, at};
use super::format::Format;
use super::kept;
use super::own::Reader;
use super::summary::Summary;
use crate::durable::{Temporary, sync_folder};
use crate::platform;
use hashweave::Algorithm;
use std::fs::{self, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;

/// Makes the list that was written beside `list` the list, in its format.
pub(super) fn publish(
    list: &Path,
    format: Format,
    algorithm: Algorithm,
    summary: &Summary,
) -> Result<(), Error> {
    if format == Format::Hashweave {
        replace(list)?;
    } else {
        render(list, format, algorithm)?;
    }
    if format == Format::BagIt {
        bag::complete(list, summary.files, summary.bytes)?;
    }
    kept::forget(list)
}

/// Gives the new list the old one's permissions and name.
fn replace(list: &Path) -> Result<(), Error> {
    let part = kept::part(list);
    let renamed = || {
        if let Ok(old) = fs::metadata(list) {
            platform::inherit(&OpenOptions::new().write(true).open(&part)?, &old)?;
        }
        fs::rename(&part, list)?;
        sync_folder(list)
    };
    renamed().map_err(at(list))
}

/// Writes the list in another program's format.
fn render(list: &Path, format: Format, algorithm: Algorithm) -> Result<(), Error> {
    let (temporary, file) = Temporary::held(list).map_err(at(list))?;
    let row = format.row();
    let mut out = BufWriter::new(&file);
    out.write_all((row.head)(algorithm).as_bytes()).map_err(at(list))?;
    let mut line = Vec::new();
    for entry in Reader::new(&kept::part(list), false)? {
        line.clear();
        if (row.write)(algorithm, &entry?, &mut line) {
            out.write_all(&line).map_err(at(list))?;
        }
    }
    out.flush().and_then(|()| file.sync_all()).map_err(at(list))?;
    drop(out);
    temporary.replace().map_err(at(list))
}
