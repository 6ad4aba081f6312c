//! The clock that processes see: the system's, which only counts on, and in front of it by the time
//! that they would have slept, and by jumps.
//!
//! So nobody waits for a lock in truth, and what a long run does every second happens in a short
//! one, as if the process had been stopped for a while. The system answers most questions for the
//! time without a call, by code in every process, so a process is started without that code.

use hashweave_tests::SplitMix64;
use nix::libc;
use nix::unistd::Pid;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::time::Duration;

/// Kinds of entries of the auxiliary vector: where the code for the time is, and one that means
/// nothing (`getauxval(3)`).
const AT_SYSINFO_EHDR: u64 = 33;
const AT_IGNORE: u64 = 1;

const NANOSECONDS: i128 = 1_000_000_000;

pub(crate) struct Clock {
    ahead: Duration,
    random: SplitMix64,
    /// Looks in a hundred that find that it has jumped.
    jumps: u64,
}

impl Clock {
    pub(crate) fn new(mut random: SplitMix64) -> Self {
        let jumps = random.one_of(&[0, 2, 10]);
        Self { ahead: Duration::ZERO, random, jumps }
    }

    /// Makes a process that has just begun ask the system for the time.
    pub(crate) fn begin(process: Pid, stack: u64) -> io::Result<()> {
        let memory = memory(process)?;
        let word = |at: u64| {
            let mut bytes = [0; 8];
            memory.read_exact_at(&mut bytes, at).map(|()| u64::from_ne_bytes(bytes))
        };
        // The number of arguments, these, a zero, the environment, a zero, then pairs up to one of
        // kind 0.
        let mut at = stack + 8 * (word(stack)? + 2);
        while word(at)? != 0 {
            at += 8;
        }
        at += 8;
        while word(at)? != 0 {
            if word(at)? == AT_SYSINFO_EHDR {
                memory.write_all_at(&AT_IGNORE.to_ne_bytes(), at)?;
            }
            at += 16;
        }
        Ok(())
    }

    /// A process has asked for the time, which is at this address.
    pub(crate) fn asked(&mut self, process: Pid, address: u64) {
        if self.random.percent(self.jumps) {
            self.ahead += Duration::from_millis(self.random.one_of(&[60, 300, 1100]));
        }
        shift(process, address, i128::try_from(self.ahead.as_nanos()).expect("no ages"));
    }

    /// A process is going to wait until the time that is at this address.
    pub(crate) fn awaited(&self, process: Pid, address: u64) {
        shift(process, address, -i128::try_from(self.ahead.as_nanos()).expect("no ages"));
    }

    /// A process would sleep as long as is said at this address.
    pub(crate) fn slept(&mut self, process: Pid, address: u64) {
        let time = memory(process).and_then(|memory| read(&memory, address)).unwrap_or(0);
        self.ahead += Duration::from_nanos(u64::try_from(time).unwrap_or(0));
    }
}

/// Of a process that is being killed there is nothing to change.
fn shift(process: Pid, address: u64, by: i128) {
    let Ok(memory) = memory(process) else { return };
    let Ok(time) = read(&memory, address) else { return };
    let time = (time + by).max(0);
    let [seconds, rest] = [time / NANOSECONDS, time % NANOSECONDS].map(|part| part as i64);
    let bytes = [seconds.to_ne_bytes(), rest.to_ne_bytes()].concat();
    let _ = memory.write_all_at(&bytes, address);
}

fn read(memory: &File, address: u64) -> io::Result<i128> {
    let mut bytes = [0; size_of::<libc::timespec>()];
    memory.read_exact_at(&mut bytes, address)?;
    let part = |at: usize| i128::from(i64::from_ne_bytes(bytes[at..at + 8].try_into().expect("eight bytes")));
    Ok(NANOSECONDS * part(0) + part(8))
}

fn memory(process: Pid) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).open(format!("/proc/{process}/mem"))
}
