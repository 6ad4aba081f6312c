//! Selects the devices that a command uses.

use crate::Usage;
use crate::names::Backend;
use core::fmt;
use devices::device::{About, Api, DeviceError};
use devices::hosts;
use devices::source::Source;

/// The devices that `--device` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DeviceList {
    /// All devices of the backend.
    All,
    /// The numbers in the list of `hashweave info`.
    Numbers(Vec<usize>),
}

impl DeviceList {
    /// Parses `all`, or numbers with commas between them.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self::All);
        }
        let numbers: Option<Vec<usize>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        let mut numbers =
            numbers.ok_or("write device numbers from `hashweave info`, separated by commas, or all")?;
        numbers.sort_unstable();
        numbers.dedup();
        Ok(Self::Numbers(numbers))
    }
}

impl fmt::Display for DeviceList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                f.write_str(&numbers.join(","))
            }
        }
    }
}

/// Returns the devices of a search; there are none if only the processor is used.
pub(crate) fn chosen(backend: Backend, list: Option<&DeviceList>) -> Result<Vec<Source>, Usage> {
    let devices = match (backend, list) {
        (Backend::Auto | Backend::Processor(_), None) => return Ok(Vec::new()),
        (Backend::Processor(isa), Some(_)) => {
            return Err(Usage(format!(
                "--device: --backend {isa} runs on the processor; use --backend gpu or all for devices"
            )));
        }
        (_, Some(DeviceList::Numbers(numbers))) => numbered(backend, numbers)?,
        (Backend::Api(api), _) => of_api(api)?,
        (Backend::Auto | Backend::Gpu | Backend::All, _) => cards(backend)?,
    };
    Ok(devices.into_iter().map(Source::new).collect())
}

/// Returns the devices of an interface; a processor that acts as one is used only if there is no
/// other.
fn of_api(api: Api) -> Result<Vec<About>, Usage> {
    let mut devices = hosts::list_of(api).map_err(|error| Usage(format!("--backend {error}")))?;
    if devices.iter().any(|about| !about.is_software) {
        devices.retain(|about| !about.is_software);
    }
    if devices.is_empty() {
        return Err(Usage(format!("--backend {api}: no device was found")));
    }
    Ok(devices)
}

/// Returns every card once.
fn cards(backend: Backend) -> Result<Vec<About>, Usage> {
    let (devices, errors) = listed();
    let cards = hosts::each_once(devices);
    if cards.is_empty() {
        let why: Vec<String> = errors.iter().map(ToString::to_string).collect();
        let option = if backend == Backend::Auto {
            "--device".to_owned()
        } else {
            format!("--backend {}", backend.name())
        };
        return Err(Usage(format!("{option}: no GPU was found ({})", why.join("; "))));
    }
    Ok(cards)
}

/// Returns devices by their numbers in the list of `hashweave info`; all must be of the interface
/// that was asked for.
fn numbered(backend: Backend, numbers: &[usize]) -> Result<Vec<About>, Usage> {
    let (devices, _) = listed();
    let of = |number: &usize| {
        let about = devices.get(*number).ok_or_else(|| {
            let present = match devices.len() {
                0 => "there is none".to_owned(),
                n => format!("`hashweave info` lists 0 to {}", n - 1),
            };
            Usage(format!("--device: there is no device {number}; {present}"))
        })?;
        match backend {
            Backend::Api(api) if about.api != api => Err(Usage(format!(
                "--device: device {number}, {}, belongs to {}, not to {api}",
                about.name, about.api
            ))),
            _ => Ok(about.clone()),
        }
    };
    numbers.iter().map(of).collect()
}

/// Returns the devices in the order of their numbers, and the reasons why some interfaces have
/// none.
pub(crate) fn listed() -> (Vec<About>, Vec<DeviceError>) {
    let (mut devices, mut errors) = (Vec::new(), Vec::new());
    for device in hosts::list() {
        match device {
            Ok(about) => devices.push(about),
            Err(error) => errors.push(error),
        }
    }
    (devices, errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_numbers_or_all() {
        let numbers = |numbers: &[usize]| Ok(DeviceList::Numbers(numbers.to_vec()));
        assert_eq!(DeviceList::parse("all"), Ok(DeviceList::All));
        assert_eq!(DeviceList::parse("0"), numbers(&[0]));
        assert_eq!(DeviceList::parse("2,0, 2"), numbers(&[0, 2]));
        for none in ["", ",", "1,", "-1", "a", "0..2"] {
            assert!(DeviceList::parse(none).is_err(), "{none}");
        }
        assert_eq!(DeviceList::Numbers(vec![0, 2]).to_string(), "0,2");
    }

    #[test]
    fn the_processor_has_no_devices() {
        let isa = hashweave::Isa::Scalar;
        assert!(chosen(Backend::Auto, None).is_ok_and(|devices| devices.is_empty()));
        assert!(chosen(Backend::Processor(isa), Some(&DeviceList::All)).is_err());
        assert!(chosen(Backend::Gpu, Some(&DeviceList::Numbers(vec![9999]))).is_err());
    }
}
