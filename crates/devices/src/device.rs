//! What runs kernels: a GPU by its driver.

use core::fmt;
use std::time::Duration;
use thiserror::Error;
use weave::device::Kernel;

/// By what a device is driven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Api {
    /// NVIDIA's driver.
    Cuda,
    /// AMD's HIP.
    Hip,
    /// Vulkan, Metal or DirectX, through wgpu.
    Wgpu,
}

impl Api {
    /// All of them, in the order in which one device that has several is driven.
    pub const ALL: [Self; 3] = [Self::Cuda, Self::Hip, Self::Wgpu];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Cuda => "cuda",
            Self::Hip => "hip",
            Self::Wgpu => "wgpu",
        }
    }
}

impl fmt::Display for Api {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is known of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// By what it is driven.
    pub api: Api,
    /// Its number there, from 0.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// The driver, as it calls itself, with its version.
    pub driver: String,
    /// Its architecture, such as `sm_90`, `gfx1100`, or Vulkan.
    pub architecture: String,
    /// Bytes of its memory, if it tells.
    pub memory: Option<u64>,
    /// Its multiprocessors or compute units, if it tells.
    pub units: Option<u32>,
    /// The highest clock of these in kHz, if it tells.
    pub clock_khz: Option<u32>,
    /// What identifies the card, where one that several drivers know is to be used once: a PCI address or the like.
    pub card: Option<String>,
    /// Whether it is a processor that only acts as a GPU.
    pub is_software: bool,
}

/// Why a device does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeviceError {
    /// There is no driver, or this program was built without what drives it.
    #[error("{api}: {why}")]
    NoDriver {
        /// By what it would be driven.
        api: Api,
        /// What is missing and what helps.
        why: String,
    },
    /// There is no device of that number.
    #[error("{api}: there is no device {number}; available: {present}")]
    NoDevice {
        /// By what it would be driven.
        api: Api,
        /// The number.
        number: usize,
        /// How many there are.
        present: usize,
    },
    /// The driver does not compile the kernel: a defect of this program or of the driver.
    #[error("{device}: the driver does not take the kernel: {why}")]
    Compile {
        /// The device's name.
        device: String,
        /// What the driver says, in one line.
        why: String,
    },
    /// The device's memory does not suffice.
    #[error("{device}: out of memory")]
    OutOfMemory {
        /// The device's name.
        device: String,
    },
    /// A launch took longer than the system allows.
    #[error("{device}: the driver's watchdog reset the device")]
    Watchdog {
        /// The device's name.
        device: String,
    },
    /// The device is gone, or has failed so that it must be opened again.
    #[error("{device}: the device is lost: {why}")]
    Lost {
        /// The device's name.
        device: String,
        /// What the driver says.
        why: String,
    },
    /// Anything else that a driver refuses.
    #[error("{device}: {what}: {why}")]
    Refused {
        /// The device's name.
        device: String,
        /// What was asked for.
        what: String,
        /// What the driver says.
        why: String,
    },
}

/// A device that has been opened.
pub trait Device: Send {
    /// What is known of it.
    fn about(&self) -> &About;

    /// Compiles a kernel for it, makes room for its table and for [`SLOTS`] lists of `capacity` entries, and copies the table.
    ///
    /// # Errors
    ///
    /// If the driver refuses any of it.
    fn load(&self, kernel: &Kernel, table: &[u32], capacity: u32) -> Result<Box<dyn Loaded>, DeviceError>;
}

/// Launches that can be under way at once.
pub const SLOTS: usize = 2;

/// A kernel on a device.
pub trait Loaded: Send {
    /// Starts a launch and returns at once: empties the slot's list, then runs so many workgroups with these parameters. The slot
    /// is free: never used, or finished.
    ///
    /// # Errors
    ///
    /// If the driver refuses.
    fn start(&mut self, slot: usize, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError>;

    /// Waits for the slot's launch, and adds the entries of its list, in no order, as many as there was room for.
    ///
    /// # Errors
    ///
    /// If the launch failed; the kernel has to be loaded again, on a device that has been opened again.
    fn finish(&mut self, slot: usize, entries: &mut Vec<Entry>) -> Result<Finished, DeviceError>;
}

/// An entry of the list.
pub type Entry = [u32; weave::device::ENTRY_WORDS];

/// How a launch ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How many entries there were, whether there was room for them or not.
    pub passed: u32,
    /// How long the device took for it, by the device's clock where that can be read.
    pub took: Duration,
}
