//! An open device, and its errors.
//!
//! wgpu reports errors by callbacks: one for the loss of the device, one for everything else, which
//! by default panics. Both only store the report here, and code that uses the device looks at it
//! afterwards ([`Card::check`]).

use crate::device::{About, Device, DeviceError, Loaded};
use ::wgpu::{Buffer, BufferDescriptor, BufferUsages, Error, PollType, Queue, SubmissionIndex};
use core::any::Any;
use core::cell::Cell;
use core::time::Duration;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::Instant;
use weave::device::Kernel;

/// Systems reset a device that does not answer for two seconds (Windows) or more. If a device is
/// lost in a launch that has lasted this long, it was reset; the driver only reports the loss.
const WATCHDOG: Duration = Duration::from_millis(1500);

/// An open device.
#[derive(Clone)]
pub(super) struct Card {
    pub(super) device: ::wgpu::Device,
    pub(super) queue: Queue,
    about: About,
    found: Arc<Mutex<Found>>,
}

/// The reports of the callbacks.
#[derive(Default)]
struct Found {
    lost: Option<String>,
    error: Option<Error>,
}

impl Card {
    pub(super) fn new(device: ::wgpu::Device, queue: Queue, about: About) -> Self {
        let card = Self { device, queue, about, found: Arc::default() };
        let found = Arc::clone(&card.found);
        card.device.set_device_lost_callback(move |_, why| {
            found.lock().unwrap_or_else(PoisonError::into_inner).lost.get_or_insert(one_line(&why));
        });
        let found = Arc::clone(&card.found);
        card.device.on_uncaptured_error(Arc::new(move |error| {
            found.lock().unwrap_or_else(PoisonError::into_inner).error.get_or_insert(error);
        }));
        card
    }

    pub(super) fn name(&self) -> String {
        self.about.name.clone()
    }

    /// Fails if an error has been reported since the last check, or if the device was lost at any
    /// time.
    pub(super) fn check(&self, what: &str) -> Result<(), DeviceError> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let error = found.error.take();
        if let Some(why) = &found.lost {
            return Err(DeviceError::Lost { device: self.name(), why: why.clone() });
        }
        match error {
            None => Ok(()),
            Some(Error::OutOfMemory { .. }) => Err(DeviceError::OutOfMemory { device: self.name() }),
            Some(error) => Err(self.refused(what, &error.to_string())),
        }
    }

    /// Returns the error of a device that refuses a request.
    pub(super) fn refused(&self, what: &str, why: &str) -> DeviceError {
        DeviceError::Refused { device: self.name(), what: what.into(), why: one_line(why) }
    }

    pub(super) fn buffer(&self, size: u64, usage: BufferUsages) -> Buffer {
        self.device.create_buffer(&BufferDescriptor { label: None, size, usage, mapped_at_creation: false })
    }

    /// Writes words to the beginning of a buffer before the next submission.
    pub(super) fn write(&self, buffer: &Buffer, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.queue.write_buffer(buffer, 0, &bytes);
    }

    /// Waits until the device has finished a submission from an earlier time.
    pub(super) fn wait(&self, submission: SubmissionIndex, since: Instant) -> Result<(), DeviceError> {
        let wait = PollType::Wait { submission_index: Some(submission), timeout: None };
        // wgpu panics if the device is lost while it is waited for.
        let waited = caught(|| self.device.poll(wait));
        let lasted = since.elapsed();
        self.check("to wait for a launch").map_err(|error| by_watchdog(error, lasted))?;
        match waited {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(self.refused("to wait for a launch", &error.to_string())),
            Err(why) => Err(by_watchdog(DeviceError::Lost { device: self.name(), why }, lasted)),
        }
    }
}

impl Device for Card {
    fn about(&self) -> &About {
        &self.about
    }

    fn load(&self, kernel: &Kernel, table: &[u32], capacity: u32) -> Result<Box<dyn Loaded>, DeviceError> {
        Ok(Box::new(self.launches(kernel, table, capacity)?))
    }
}

/// Turns the loss of a device into the watchdog's error if the launch had lasted long.
fn by_watchdog(error: DeviceError, lasted: Duration) -> DeviceError {
    match error {
        DeviceError::Lost { device, .. } if lasted >= WATCHDOG => DeviceError::Watchdog { device },
        error => error,
    }
}

/// Joins the lines of a driver's message and removes headings and indentation.
pub(super) fn one_line(text: &str) -> String {
    let lines =
        text.lines().map(str::trim).filter(|line| !matches!(*line, "" | "Validation Error" | "Caused by:"));
    lines.collect::<Vec<_>>().join(": ")
}

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Returns what a function returns, or its panic message, which is not printed.
pub(super) fn caught<T>(act: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !IS_QUIET.get() {
                before(panic);
            }
        }));
    });
    IS_QUIET.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(act));
    IS_QUIET.set(false);
    result.map_err(|panic| one_line(said(&*panic)))
}

fn said(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref().copied())
        .unwrap_or("no reason was given")
}
