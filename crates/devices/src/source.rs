//! A device in use, and how it is opened.

use crate::device::{About, Device, DeviceError};
use crate::hosts;
use core::fmt;
use std::sync::Arc;

/// Opens a device.
type Open = dyn Fn() -> Result<Box<dyn Device>, DeviceError> + Send + Sync;

/// A device that can be opened, and opened again if it was lost.
#[derive(Clone)]
pub struct Source {
    about: About,
    open: Arc<Open>,
}

impl Source {
    /// Makes the source of a device that the hosts list.
    #[must_use]
    pub fn new(about: About) -> Self {
        let (api, number) = (about.api, about.number);
        Self::with(about, move || hosts::open(api, number))
    }

    /// Makes a source that opens its device by a function.
    pub fn with(
        about: About,
        open: impl Fn() -> Result<Box<dyn Device>, DeviceError> + Send + Sync + 'static,
    ) -> Self {
        Self { about, open: Arc::new(open) }
    }

    /// Returns the properties of the device.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Opens the device.
    ///
    /// # Errors
    ///
    /// If the driver refuses.
    pub fn open(&self) -> Result<Box<dyn Device>, DeviceError> {
        (self.open)()
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Source").field(&self.about).finish()
    }
}
