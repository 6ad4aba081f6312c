//! The message to a person about a wrong result: where it was computed, what is wrong, and what to
//! do. Programs have the records.

use devices::scanner::LANES;
use hashweave::search::Fault;
use runner::search::{Alarm, Cause};

/// The advice for a machine that computes wrong results.
const HARDWARE: &str = "trust nothing that this machine has computed since then: check cooling, overclocking and memory, run `hashweave selftest`, and if it is always the same core, exclude that core (taskset)";

/// The advice for a kernel that computes wrong results.
const KERNEL: &str = "this is a defect of the kernel, or a permanent one of the machine: please report it, run `hashweave selftest`, and use another --kernel or machine meanwhile";

/// The advice for a device that computes wrong results.
const DEVICE: &str = "trust nothing that this device has computed since then: check its cooling, overclocking and power, and exclude it (--device) if it happens again";

/// Returns the message.
pub(super) fn text(alarm: &Alarm<'_>) -> String {
    let job = &alarm.run.job;
    let device = alarm.worker.and_then(|(worker, _)| {
        let number = worker.checked_sub(alarm.run.threads)?;
        Some(alarm.run.devices.get(number)?.about())
    });
    let (kernel, lanes) = match device {
        Some(about) => (format!("{} on {}", about.api, about.name), LANES as usize),
        None => (format!("{} {}", job.backend().isa(), job.variant().name()), job.lanes()),
    };
    let hardware = if device.is_some() { DEVICE } else { HARDWARE };
    // A device's worker waits on some core, which is not involved.
    let worker = alarm.worker.map(|(worker, core)| (worker, core.filter(|_| device.is_none())));
    let place = worker.map_or(String::new(), |(worker, core)| {
        format!(" in worker {worker}{}", on_core(core, !alarm.run.cores.is_empty()))
    });
    let (what, advice) = match alarm.cause {
        Cause::Selftest(failure) => (format!("the kernel failed its test at start-up: {failure}"), KERNEL),
        Cause::Fault(Fault::Canary { counter, lane, expected, got }) => (
            format!(
                "lane {lane} of {lanes}, counter {counter}: the known digest word {expected} came out as {got}"
            ),
            hardware,
        ),
        Cause::Fault(Fault::Disagreement { counter, lane, expected, got, repeated }) => {
            let what = format!(
                "lane {lane} of {lanes}, counter {counter}: digest word {expected} came out as {got}"
            );
            if *repeated { (what + " again and again", KERNEL) } else { (what + " once", hardware) }
        }
        Cause::Fault(Fault::Audit(audit)) => {
            let what = format!(
                "{} digests passed the filter, but about {:.0} should ({:+.1} standard deviations): results are lost or counted twice",
                audit.seen,
                audit.expected,
                audit.sigma()
            );
            (what, hardware)
        }
    };
    let drill = if alarm.run.drill.is_some() { " (--fault-drill)" } else { "" };
    format!("WRONG ANSWER{drill}{place}, kernel {kernel}: {what}; {advice}")
}

/// Names the core, and says whether it is certain.
fn on_core(core: Option<usize>, pinned: bool) -> String {
    match (core, pinned) {
        (None, _) => String::new(),
        (Some(core), true) => format!(" on core {core}"),
        (Some(core), false) => format!(" (on core {core} when it was noticed; use --pin to be sure)"),
    }
}
