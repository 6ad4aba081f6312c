//! Puts a whole list in its place: at once, on the disk, under its name.

use super::bag;
use super::error::{Error, at};
use super::format::Format;
use super::kept;
use super::own::Reader;
use super::summary::Summary;
use crate::durable::{Temporary, put};
use hashweave::Algorithm;
use std::io::{BufWriter, Write};
use std::path::Path;

/// Makes the list that was written beside `list` the list, in its format.
pub(super) fn publish(
    list: &Path,
    format: Format,
    algorithm: Algorithm,
    summary: &Summary,
) -> Result<(), Error> {
    match format {
        Format::Hashweave => put(&kept::part(list), list).map_err(at(list))?,
        Format::BagIt => {
            render(list, &bag::next(list), format, algorithm)?;
            bag::publish(list, summary.files, summary.bytes)?;
        }
        _ => render(list, list, format, algorithm)?,
    }
    kept::forget(list)
}

/// Writes the list in another program's format, to this place.
fn render(list: &Path, place: &Path, format: Format, algorithm: Algorithm) -> Result<(), Error> {
    let (temporary, file) = Temporary::held(place).map_err(at(list))?;
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
