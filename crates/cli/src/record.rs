//! Records of benchmarks: those that `bench --record` writes, and the circumstances that every
//! report states.

use crate::words::quoted;
use hashweave::cpu::Cpu;
use runner::bench::record::{self, FORMAT, Heading, Machine, Measured};
use runner::durable::WriteError;
use std::env;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// A job and its rows, each as JSON.
pub(crate) type Part = (Measured, Vec<String>);

/// Writes a record of what has just been measured: the rows of jobs, and prices as JSON.
pub(crate) fn write(
    path: &Path,
    cpu: &Cpu,
    note: Option<&str>,
    prices: &[String],
    parts: &[Part],
) -> Result<(), WriteError> {
    let heading = Heading {
        format: FORMAT,
        date: Some(date(SystemTime::now())),
        version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        commit: option_env!("HASHWEAVE_COMMIT").map(str::to_owned),
        command: Some(command_line()),
        note: note.map(str::to_owned),
        machine: Some(Machine::detect(cpu)),
        jobs: parts.iter().map(|(measured, _)| measured.clone()).collect(),
    };
    let rows: Vec<String> = parts.iter().flat_map(|(_, rows)| rows.clone()).collect();
    record::write(path, &heading, prices, &rows)
}

/// Returns the date in UTC. Before 1970 or after 9999 a clock is wrong, and the date has no such
/// form, so it becomes the nearest one that does.
pub(crate) fn date(time: SystemTime) -> String {
    let last = SystemTime::UNIX_EPOCH + LAST_DATE;
    humantime::format_rfc3339_seconds(time.clamp(SystemTime::UNIX_EPOCH, last)).to_string()
}

/// The end of the year 9999, since 1970.
const LAST_DATE: Duration = Duration::from_secs(253_402_300_799);

/// Returns the command line in the form that a shell accepts.
pub(crate) fn command_line() -> String {
    let isa =
        env::var_os("HASHWEAVE_ISA").map(|isa| format!("HASHWEAVE_ISA={}", quoted(&isa.to_string_lossy())));
    let words = env::args_os().skip(1).map(|word| quoted(&word.to_string_lossy()));
    isa.into_iter().chain(["hashweave".to_owned()]).chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_clock_has_a_date() {
        let day = Duration::from_secs(86_400);
        assert_eq!(date(SystemTime::UNIX_EPOCH + day), "1970-01-02T00:00:00Z");
        assert_eq!(date(SystemTime::UNIX_EPOCH - day), "1970-01-01T00:00:00Z");
        assert_eq!(date(SystemTime::UNIX_EPOCH + LAST_DATE + day), "9999-12-31T23:59:59Z");
    }
}
