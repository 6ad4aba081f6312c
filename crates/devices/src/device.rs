//! The devices that run kernels: GPUs, each used through its driver.

use core::fmt;
use std::time::Duration;
use thiserror::Error;
use weave::device::Kernel;

/// The interface through which a device is driven.
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
    /// All interfaces, in the order of preference for a device that several of them drive.
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

/// The properties of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The interface that drives it.
    pub api: Api,
    /// Its number in that interface, from 0.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// The driver's name and version, as it reports them.
    pub driver: String,
    /// Its architecture, such as `sm_90`, `gfx1100`, or Vulkan.
    pub architecture: String,
    /// The size of its memory in bytes, if known.
    pub memory: Option<u64>,
    /// The number of its multiprocessors or compute units, if known.
    pub units: Option<u32>,
    /// Their highest clock in kHz, if known.
    pub clock_khz: Option<u32>,
    /// An identifier of the card, such as a PCI address, so that a card that several drivers know
    /// is used once.
    pub card: Option<String>,
    /// Whether it is a processor that acts as a GPU.
    pub is_software: bool,
}

/// The reason why a device cannot do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeviceError {
    /// There is no driver, or this program was built without the host for it.
    #[error("{api}: {why}")]
    NoDriver {
        /// The interface that would drive it.
        api: Api,
        /// The missing part, and the remedy.
        why: String,
    },
    /// There is no device of that number.
    #[error("{api}: there is no device {number}; available: {present}")]
    NoDevice {
        /// The interface that would drive it.
        api: Api,
        /// The number.
        number: usize,
        /// The number of devices.
        present: usize,
    },
    /// The driver does not compile the kernel, which is a defect of this program or of the driver.
    #[error("{device}: the driver does not take the kernel: {why}")]
    Compile {
        /// The device's name.
        device: String,
        /// The driver's message, in one line.
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
    /// The device is gone, or has failed and must be opened again.
    #[error("{device}: the device is lost: {why}")]
    Lost {
        /// The device's name.
        device: String,
        /// The driver's message.
        why: String,
    },
    /// The driver refuses anything else.
    #[error("{device}: {what}: {why}")]
    Refused {
        /// The device's name.
        device: String,
        /// The request.
        what: String,
        /// The driver's message.
        why: String,
    },
}

/// A device that has been opened.
pub trait Device: Send {
    /// Returns the properties of the device.
    fn about(&self) -> &About;

    /// Compiles a kernel for the device, allocates its table and [`SLOTS`] lists of `capacity`
    /// entries, and copies the table.
    ///
    /// # Errors
    ///
    /// If the driver refuses any of it.
    fn load(&self, kernel: &Kernel, table: &[u32], capacity: u32) -> Result<Box<dyn Loaded>, DeviceError>;
}

/// How many launches can be under way at once.
pub const SLOTS: usize = 2;

/// A kernel on a device.
pub trait Loaded: Send {
    /// Starts a launch and returns at once. The launch empties the slot's list, then runs
    /// `workgroups` workgroups with these parameters. The slot must be free: never used, or
    /// finished.
    ///
    /// # Errors
    ///
    /// If the driver refuses.
    fn start(&mut self, slot: usize, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError>;

    /// Waits for the slot's launch and appends the entries of its list, in no particular order, as
    /// many as there was room for.
    ///
    /// # Errors
    ///
    /// If the launch failed; the kernel has to be loaded again, on a device that has been opened
    /// again.
    fn finish(&mut self, slot: usize, entries: &mut Vec<Entry>) -> Result<Finished, DeviceError>;
}

/// An entry of the list.
pub type Entry = [u32; weave::device::ENTRY_WORDS];

/// The outcome of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How many entries there were, including those without room.
    pub passed: u32,
    /// How long the device took, by its own clock where that can be read.
    pub took: Duration,
}
