//! Lists and opens devices, through all interfaces.
//!
//! A build has the hosts that were asked for (features `cuda`, `hip` and `wgpu`); each looks for
//! its driver when the program runs.

use crate::device::{About, Api, Device, DeviceError};

/// Lists all devices, each once for every interface that drives it, in the order of [`Api::ALL`],
/// and the reason for each interface that has none.
#[must_use]
pub fn list() -> Vec<Result<About, DeviceError>> {
    let of = |api| match list_of(api) {
        Ok(devices) => devices.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error)],
    };
    Api::ALL.into_iter().flat_map(of).collect()
}

/// Lists the devices of an interface, in the order of their numbers.
///
/// # Errors
///
/// If there are none.
pub fn list_of(api: Api) -> Result<Vec<About>, DeviceError> {
    match api {
        #[cfg(feature = "cuda")]
        Api::Cuda => crate::cuda::list(),
        #[cfg(feature = "hip")]
        Api::Hip => crate::hip::list(),
        #[cfg(feature = "wgpu")]
        Api::Wgpu => crate::wgpu::list(),
        #[allow(unreachable_patterns)]
        _ => Err(not_built(api)),
    }
}

/// Opens a device by its number among those of an interface.
///
/// # Errors
///
/// If there is no such device, or the driver refuses.
#[cfg_attr(not(any(feature = "cuda", feature = "hip", feature = "wgpu")), allow(unused_variables))]
pub fn open(api: Api, number: usize) -> Result<Box<dyn Device>, DeviceError> {
    match api {
        #[cfg(feature = "cuda")]
        Api::Cuda => crate::cuda::open(number),
        #[cfg(feature = "hip")]
        Api::Hip => crate::hip::open(number),
        #[cfg(feature = "wgpu")]
        Api::Wgpu => crate::wgpu::open(number),
        #[allow(unreachable_patterns)]
        _ => Err(not_built(api)),
    }
}

fn not_built(api: Api) -> DeviceError {
    DeviceError::NoDriver { api, why: format!("this program was built without the feature {api}") }
}

/// Keeps each card once, driven by the first interface of [`Api::ALL`] that has it, and leaves out
/// processors that act as a card.
#[must_use]
pub fn each_once(devices: impl IntoIterator<Item = About>) -> Vec<About> {
    let mut devices: Vec<About> = devices.into_iter().filter(|about| !about.is_software).collect();
    devices.sort_by_key(|about| (about.api, about.number));
    let all = devices.clone();
    devices.retain(|about| !all.iter().any(|other| other.api < about.api && is_same_card(other, about)));
    devices
}

/// Whether devices of two interfaces are the same card. If one of them does not identify the card,
/// all cards with the same name are taken to be the same, because an interface has either all cards
/// of a kind or none.
fn is_same_card(a: &About, b: &About) -> bool {
    match (&a.card, &b.card) {
        (Some(a), Some(b)) => address(a) == address(b),
        _ => a.name == b.name,
    }
}

/// Returns the numbers of a PCI address, because interfaces write the domain with four digits or
/// with eight; returns the text itself if it is not an address.
fn address(card: &str) -> Result<Vec<u32>, &str> {
    let parts: Result<Vec<u32>, _> =
        card.split([':', '.']).map(|part| u32::from_str_radix(part, 16)).collect();
    parts.map_err(|_| card)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(api: Api, number: usize, name: &str, card: Option<&str>) -> About {
        About {
            api,
            number,
            name: name.to_owned(),
            driver: String::new(),
            architecture: String::new(),
            memory: None,
            units: None,
            clock_khz: None,
            card: card.map(str::to_owned),
            is_software: false,
        }
    }

    #[test]
    fn a_card_of_several_drivers_is_there_once() {
        let lavapipe = About { is_software: true, ..device(Api::Wgpu, 9, "llvmpipe", None) };
        let devices = [
            device(Api::Wgpu, 0, "Intel Arc", Some("0000:03:00.0")),
            device(Api::Wgpu, 1, "NVIDIA A", Some("0000:01:00.0")),
            device(Api::Wgpu, 2, "NVIDIA B", None),
            device(Api::Wgpu, 3, "AMD", Some("0000:05:00.0")),
            device(Api::Wgpu, 4, "NVIDIA A", Some("0000:0a:00.0")),
            lavapipe,
            device(Api::Hip, 0, "AMD by another name", Some("0000:05:00.0")),
            device(Api::Cuda, 0, "NVIDIA A", Some("00000000:01:00.0")),
            device(Api::Cuda, 1, "NVIDIA B", Some("0000:02:00.0")),
            device(Api::Cuda, 2, "NVIDIA B", Some("0000:04:00.0")),
        ];
        let left: Vec<(Api, usize)> =
            each_once(devices).iter().map(|about| (about.api, about.number)).collect();
        let expected =
            [(Api::Cuda, 0), (Api::Cuda, 1), (Api::Cuda, 2), (Api::Hip, 0), (Api::Wgpu, 0), (Api::Wgpu, 4)];
        assert_eq!(left, expected);
    }

    #[test]
    fn an_interface_that_was_not_built_says_so() {
        let built = [cfg!(feature = "cuda"), cfg!(feature = "hip"), cfg!(feature = "wgpu")];
        for (api, _) in Api::ALL.into_iter().zip(built).filter(|&(_, built)| !built) {
            let error = open(api, 0).err().expect("no host").to_string();
            assert_eq!(error, format!("{api}: this program was built without the feature {api}"));
            assert_eq!(list_of(api).expect_err("no host").to_string(), error);
        }
        assert!(list().len() >= Api::ALL.len());
    }
}
