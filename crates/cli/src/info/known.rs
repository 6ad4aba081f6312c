//! How `hashweave info` says where a choice comes from.

use crate::record::date;
use hashweave::plan::Source;
use std::time::{Duration, SystemTime};

/// Says how costs are known.
pub(super) fn known_by(source: Source) -> String {
    match source {
        Source::Imported(measured) => calibrated(measured),
        Source::Table | Source::Calibration | Source::Caller => source.name().to_owned(),
    }
}

/// Says when kernels were timed, in seconds since 1970.
pub(super) fn calibrated(measured: u64) -> String {
    let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(measured));
    let date = date(time.unwrap_or(SystemTime::UNIX_EPOCH));
    format!("calibration of {}", date.split('T').next().unwrap_or_default())
}
