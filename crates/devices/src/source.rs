//! A device that is used, by how it is opened.

use crate::device::{About, Device, DeviceError};
use crate::hosts;
use core::fmt;
use std::sync::Arc;

/// Opens a device.
type Open = dyn Fn() -> Result<Box<dyn Device>, DeviceError> + Send + Sync;

/// A device that can be opened, again if it was lost.
#[derive(Clone)]
pub struct Source {
    about: About,
    open: Arc<Open>,
}

impl Source {
    /// That of a device which the hosts list.
    #[must_use]
    pub fn new(about: About) -> Self {
        let (api, number) = (about.api, about.number);
        Self::with(about, move || hosts::open(api, number))
    }

    /// One that is opened otherwise.
    pub fn with(
        about: About,
        open: impl Fn() -> Result<Box<dyn Device>, DeviceError> + Send + Sync + 'static,
    ) -> Self {
        Self { about, open: Arc::new(open) }
    }

    /// What is known of the device.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Opens it.
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
