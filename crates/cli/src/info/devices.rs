//! The devices in `hashweave info`.

use crate::devices::listed;
use crate::output;
use crate::words::clean;
use devices::bound;
use devices::device::{About, Api};
use hashweave::search::{Job, Request, Template};
use serde::Serialize;

/// A device that a search can run on.
#[derive(Serialize)]
pub(super) struct DeviceInfo {
    /// The number for `--device`.
    number: usize,
    api: &'static str,
    name: String,
    architecture: String,
    driver: String,
    memory_bytes: Option<u64>,
    /// Multiprocessors or compute units.
    units: Option<u32>,
    /// Their highest clock.
    clock_ghz: Option<f64>,
    /// The lowest bound of all forms, in cycles of a unit for a hash of the default search.
    bound_unit_cycles_per_hash: Option<f64>,
    /// The hundredths of the rotations that are multiplications in that form.
    multiplied_rotations: Option<usize>,
    /// Whether it is a processor that acts as a device.
    is_software: bool,
}

/// An interface that drives devices.
#[derive(Serialize)]
pub(super) struct HostInfo {
    api: &'static str,
    /// The reason why it has no device; null if it has some.
    error: Option<String>,
}

impl DeviceInfo {
    fn new(number: usize, about: About) -> Self {
        let bound = default_job().and_then(|job| bound::of_search(&about, &job));
        Self {
            number,
            api: about.api.name(),
            name: about.name,
            architecture: about.architecture,
            driver: about.driver,
            memory_bytes: about.memory,
            units: about.units,
            clock_ghz: about.clock_khz.map(|clock| f64::from(clock) * 1e-6),
            bound_unit_cycles_per_hash: bound.map(|(_, cycles)| cycles),
            multiplied_rotations: bound.map(|(form, _)| form.rotations),
            is_software: about.is_software,
        }
    }
}

/// Returns the default search.
fn default_job() -> Option<Job> {
    Job::new(Request::new(Template::DEFAULT.parse().ok()?)).ok()
}

/// Returns the devices, and the interfaces that drive them or the reasons why there are none.
pub(super) fn rows() -> (Vec<DeviceInfo>, Vec<HostInfo>) {
    let (devices, errors) = listed();
    let host = |api: Api| {
        let none = || devices.iter().all(|about| about.api != api).then(|| "there is no device".to_owned());
        let prefix = format!("{api}: ");
        let said = errors
            .iter()
            .map(ToString::to_string)
            .find_map(|error| error.strip_prefix(&prefix).map(str::to_owned));
        HostInfo { api: api.name(), error: said.or_else(none) }
    };
    let hosts = Api::ALL.map(host).into();
    let devices = devices.into_iter().enumerate();
    (devices.map(|(number, about)| DeviceInfo::new(number, about)).collect(), hosts)
}

pub(super) fn text(devices: &[DeviceInfo], hosts: &[HostInfo]) -> String {
    let mut text = String::new();
    if !devices.is_empty() {
        let head = [
            "device",
            "api",
            "name",
            "architecture",
            "driver",
            "memory",
            "units",
            "clock",
            "form",
            "bound, cycles/hash",
        ];
        let mut lines = vec![head.map(str::to_owned).to_vec()];
        lines.extend(devices.iter().map(DeviceInfo::line));
        text += &output::table(5, &lines);
    }
    for host in hosts {
        if let Some(error) = &host.error {
            text += &format!("{:<9} {}\n", host.api, clean(error));
        }
    }
    text
}

impl DeviceInfo {
    fn line(&self) -> Vec<String> {
        let unknown = || "-".to_owned();
        let name = if self.is_software { format!("{} (software)", self.name) } else { self.name.clone() };
        vec![
            self.number.to_string(),
            self.api.to_owned(),
            clean(&name),
            clean(&self.architecture),
            clean(&self.driver),
            self.memory_bytes
                .map_or_else(unknown, |bytes| format!("{:.1} GiB", bytes as f64 / (1 << 30) as f64)),
            self.units.map_or_else(unknown, |units| units.to_string()),
            self.clock_ghz.map_or_else(unknown, |ghz| format!("{ghz:.3} GHz")),
            self.multiplied_rotations.map_or_else(unknown, |rotations| match rotations {
                0 => "plain".to_owned(),
                _ => format!("{rotations} % of rotations multiplied"),
            }),
            self.bound_unit_cycles_per_hash.map_or_else(unknown, |cycles| format!("{cycles:.1}")),
        ]
    }
}
