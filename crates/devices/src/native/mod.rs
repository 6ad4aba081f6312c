//! The code that the hosts for NVIDIA's driver and for AMD's HIP share, which is nearly all of it:
//! HIP has the driver's functions under its own names, and the driver's error numbers.
//!
//! | file | contents |
//! |---|---|
//! | `calls.rs` | the functions of a driver, found in its library |
//! | `open.rs` | an open device, and its errors |
//! | `owned.rs` | the resources of a driver: memory, streams, events, modules |
//! | `bounds.rs` | whether a kernel stays in its list |
//! | `launches.rs` | a kernel on a device, and its two slots |
//! | `mod.rs` | a device for callers |

mod bounds;
pub(crate) mod calls;
mod launches;
pub(crate) mod open;
mod owned;

use crate::device::{About, Device, DeviceError, Loaded};
use launches::Launches;
use open::{Driver, Open};
use std::sync::Arc;
use weave::device::Kernel;

/// An open device, for callers.
pub(crate) struct Card(Arc<Open>);

impl Card {
    pub(crate) fn new(about: About, driver: Box<dyn Driver>) -> Self {
        Self(Arc::new(Open::new(about, driver)))
    }
}

impl Device for Card {
    fn about(&self) -> &About {
        self.0.about()
    }

    fn load(&self, kernel: &Kernel, table: &[u32], capacity: u32) -> Result<Box<dyn Loaded>, DeviceError> {
        Ok(Box::new(Launches::new(&self.0, kernel, table, capacity)?))
    }
}
