//! Vulkan, Metal and DirectX 12, through the crate wgpu: cards that neither NVIDIA's driver nor HIP
//! drives, and processors that act as one.
//!
//! | file | contents |
//! |---|---|
//! | `mod.rs` | listing devices, and opening one |
//! | `card.rs` | an open device, and its errors |
//! | `pipeline.rs` | a kernel on a device: its bindings, and whether it fits |
//! | `launch.rs` | the two slots: starting, waiting, reading the list |
//!
//! wgpu loads the driver's library when a program runs; a machine without one has no devices here.

mod card;
mod launch;
mod pipeline;
#[cfg(test)]
mod tests;

use crate::device::{About, Api, Device, DeviceError};
use ::wgpu::{
    Adapter, AdapterInfo, Backend, Backends, DeviceType, Features, Instance, InstanceDescriptor,
    InstanceFlags,
};
use card::Card;
use core::future::Future;
use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::thread;

/// Lists the devices, in the order of their numbers: cards first, processors that act as one last.
///
/// # Errors
///
/// [`DeviceError::NoDriver`] if there are none.
pub fn list() -> Result<Vec<About>, DeviceError> {
    Ok(adapters()?.iter().enumerate().map(|(number, adapter)| about(number, &adapter.get_info())).collect())
}

/// Opens a device by its number in [`list`].
///
/// # Errors
///
/// If there is no such device, or its driver refuses.
pub fn open(number: usize) -> Result<Box<dyn Device>, DeviceError> {
    Ok(Box::new(open_card(number)?))
}

fn open_card(number: usize) -> Result<Card, DeviceError> {
    let adapters = adapters()?;
    let adapter = adapters.get(number).ok_or(DeviceError::NoDevice {
        api: Api::Wgpu,
        number,
        present: adapters.len(),
    })?;
    let about = about(number, &adapter.get_info());
    let description = ::wgpu::DeviceDescriptor {
        label: None,
        // Timestamps measure how long a launch takes, by the device's clock.
        required_features: adapter.features() & Features::TIMESTAMP_QUERY,
        // All limits of the device are requested, for large lists and as much workgroup memory as
        // there is.
        required_limits: adapter.limits(),
        memory_hints: ::wgpu::MemoryHints::MemoryUsage,
        ..Default::default()
    };
    match wait_for(adapter.request_device(&description)) {
        Ok((device, queue)) => Ok(Card::new(device, queue, about)),
        Err(error) => Err(DeviceError::Refused {
            device: about.name,
            what: "to open it".into(),
            why: card::one_line(&error.to_string()),
        }),
    }
}

/// Returns the adapters that can be driven. Debugging layers stay off, and only the drivers' own
/// environment variables have an effect.
fn adapters() -> Result<Vec<Adapter>, DeviceError> {
    let instance = Instance::new(InstanceDescriptor {
        flags: InstanceFlags::empty(),
        ..InstanceDescriptor::new_without_display_handle()
    });
    let mut adapters = wait_for(instance.enumerate_adapters(Backends::all()));
    adapters.sort_by_key(|adapter| order(&adapter.get_info()));
    let infos: Vec<_> = adapters.iter().map(Adapter::get_info).collect();
    let mut number = 0;
    adapters.retain(|_| {
        number += 1;
        is_first(&infos[..number - 1], &infos[number - 1])
    });
    if adapters.is_empty() {
        let why = "there is no driver for Vulkan, Metal or DirectX 12 that has a device (on Debian, mesa-vulkan-drivers has one for most cards)";
        return Err(DeviceError::NoDriver { api: Api::Wgpu, why: why.into() });
    }
    Ok(adapters)
}

/// The key by which devices are sorted; equal ones stay in the drivers' order.
fn order(info: &AdapterInfo) -> (bool, u8) {
    (info.device_type == DeviceType::Cpu, info.backend as u8)
}

/// Whether a device is not one of those before it through another interface: Windows has most cards
/// through Vulkan and through DirectX. Each interface has all cards of a kind, so one kind is left
/// to one interface.
fn is_first(before: &[AdapterInfo], info: &AdapterInfo) -> bool {
    !before.iter().any(|other| {
        other.backend != info.backend && (other.vendor, other.device) == (info.vendor, info.device)
    })
}

fn about(number: usize, info: &AdapterInfo) -> About {
    let architecture = match info.backend {
        Backend::Vulkan => "Vulkan",
        Backend::Metal => "Metal",
        Backend::Dx12 => "DirectX 12",
        _ => "another interface",
    };
    About {
        api: Api::Wgpu,
        number,
        name: info.name.clone(),
        driver: format!("{} {}", info.driver, info.driver_info).trim().into(),
        architecture: architecture.into(),
        memory: None,
        units: None,
        clock_khz: None,
        card: (!info.device_pci_bus_id.is_empty()).then(|| info.device_pci_bus_id.to_lowercase()),
        is_software: info.device_type == DeviceType::Cpu,
    }
}

/// Waits for a future of wgpu. Outside browsers it is ready at once, so nothing has to wake this
/// thread.
fn wait_for<T>(promise: impl Future<Output = T>) -> T {
    let mut promise = pin!(promise);
    loop {
        if let Poll::Ready(result) = promise.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return result;
        }
        thread::yield_now();
    }
}
