//! The calibration of kernels, kept for the next process in the user's cache folder.
//!
//! On a core that the tables do not have, the library times kernels when a process first needs to
//! know which is the fastest ([`hashweave::calibration`]). The result is a file, which is read when
//! a time is first needed and written when the command ends, if something was timed. A machine
//! whose CPU, instruction sets or threads are others, and another version of this program, has a
//! file of its own. What cannot be read, or is something else, is as good as no file: it is written
//! again. Without a cache folder nothing is kept.

use crate::{durable, platform};
use hashweave::calibration::{Calibration, export, import_when_needed};
use hashweave::{Algorithm, Isa, cpu, verify};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

/// The longest file that is read: some hundred times what is written.
const LONGEST: u64 = 4 << 20;

/// The file.
#[derive(Serialize, Deserialize)]
struct Kept {
    machine: Machine,
    #[serde(flatten)]
    calibration: Calibration,
}

/// For what the times are valid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Machine {
    version: String,
    /// The commit that the program was built from, if that was known when it was built.
    commit: Option<String>,
    cpu: String,
    identification: String,
    /// The core whose table is used for what it has.
    core: String,
    backends: Vec<String>,
    threads: usize,
}

impl Machine {
    fn here() -> Self {
        let cpu = cpu::detect();
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            commit: option_env!("HASHWEAVE_COMMIT").map(str::to_owned),
            core: format!("{:?}", cpu.core),
            cpu: cpu.name,
            identification: cpu::identification(),
            backends: Isa::usable().map(|isa| isa.name().to_owned()).collect(),
            threads: available_parallelism().map_or(1, usize::from),
        }
    }

    /// The name of its file.
    fn file(&self) -> String {
        // Texts and a number can always be encoded. `verify` has no kernels that would be timed.
        let text = serde_json::to_vec(self).unwrap_or_default();
        format!("calibration-{}.json", hex::encode(&verify(Algorithm::Sha256, &text)[..8]))
    }
}

/// Where the calibration of a machine is kept; `None` where there is no cache folder.
fn path(machine: &Machine) -> Option<PathBuf> {
    Some(platform::cache_folder()?.join("hashweave").join(machine.file()))
}

/// Makes this process use what was kept, if there is something and it needs a time.
pub fn load() {
    import_when_needed(|| {
        let machine = Machine::here();
        path(&machine).and_then(|path| read(&path, &machine)).unwrap_or_default()
    });
}

/// Keeps what this process knows, if it has timed something. A file that cannot be written is not
/// missed: the next process times kernels again.
pub fn keep() {
    let calibration = export();
    if calibration.timings.iter().any(|timing| timing.measured.is_none()) {
        let machine = Machine::here();
        if let Some(path) = path(&machine) {
            write(&path, machine, calibration, SystemTime::now());
        }
    }
}

fn read(path: &Path, machine: &Machine) -> Option<Calibration> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(LONGEST).read_to_end(&mut bytes).ok()?;
    let kept: Kept = serde_json::from_slice(&bytes).ok()?;
    (kept.machine == *machine).then_some(kept.calibration)
}

fn write(path: &Path, machine: Machine, mut calibration: Calibration, now: SystemTime) {
    let now = now.duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs());
    for timing in &mut calibration.timings {
        timing.measured.get_or_insert(now);
    }
    let Ok(mut text) = serde_json::to_vec_pretty(&Kept { machine, calibration }) else { return };
    text.push(b'\n');
    if let Some(folder) = path.parent()
        && fs::create_dir_all(folder).is_ok()
    {
        // Nobody waits for this file, so nobody needs to know that there is none.
        let _ = durable::write(path, &text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::calibration::{Times, Timing};
    use std::time::Duration;

    fn calibration(measured: Option<u64>) -> Calibration {
        let times = Times { kernel: "a".into(), nanoseconds: vec![1.5, 0.1] };
        Calibration { timings: vec![Timing { subject: "b".into(), measured, kernels: vec![times] }] }
    }

    #[test]
    fn what_is_kept_comes_back_with_its_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, machine) = (folder.path().join("new/folder/file"), Machine::here());
        assert_eq!(read(&path, &machine), None, "there is none yet");
        write(&path, machine.clone(), calibration(None), UNIX_EPOCH + Duration::from_secs(7));
        assert_eq!(read(&path, &machine), Some(calibration(Some(7))));
        write(&path, machine.clone(), calibration(Some(7)), UNIX_EPOCH + Duration::from_secs(9));
        assert_eq!(read(&path, &machine), Some(calibration(Some(7))), "an old timing keeps its date");
    }

    #[test]
    fn what_is_something_else_is_ignored_and_written_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, machine) = (folder.path().join("file"), Machine::here());
        write(&path, machine.clone(), calibration(Some(7)), UNIX_EPOCH);
        let good = fs::read(&path).expect("it is there");
        for length in [0, 1, good.len() / 2, good.len() - 3] {
            fs::write(&path, &good[..length]).expect("damaged");
            assert_eq!(read(&path, &machine), None, "{length} bytes");
        }
        for text in ["{}", "[]", "null", "\u{0}", "{\"machine\":{},\"timings\":[]}"] {
            fs::write(&path, text).expect("foreign");
            assert_eq!(read(&path, &machine), None, "{text}");
        }
        write(&path, machine.clone(), calibration(Some(8)), UNIX_EPOCH);
        assert_eq!(read(&path, &machine), Some(calibration(Some(8))));
        let other = Machine { threads: machine.threads + 1, ..machine.clone() };
        assert_eq!(read(&path, &other), None, "it is of another machine");
        assert_ne!(machine.file(), other.file());
        fs::remove_file(&path).expect("removed");
        fs::create_dir(&path).expect("a folder in its place");
        write(&path, machine.clone(), calibration(None), UNIX_EPOCH);
        assert_eq!(read(&path, &machine), None, "a folder stays");
    }
}
