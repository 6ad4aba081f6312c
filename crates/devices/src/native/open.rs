//! An open device, and its errors.

use super::calls::{Calls, Code, Handle};
use crate::device::{About, DeviceError};
use std::sync::atomic::{AtomicBool, Ordering};
use weave::device::Kernel;

/// The differences between drivers once a device is open.
pub(crate) trait Driver: Send + Sync {
    /// Returns the functions that both drivers have.
    fn calls(&self) -> &Calls;

    /// Makes the device current for this thread's calls.
    fn enter(&self) -> Code;

    /// Returns the driver's description of an error.
    fn words(&self, code: Code) -> String;

    /// Makes a module of a kernel.
    fn compile(&self, kernel: &Kernel) -> Result<Handle, NotCompiled>;

    /// Closes the device, of which nothing is in use.
    fn close(&self, has_failed: bool);
}

/// The reason why there is no module.
pub(crate) struct NotCompiled {
    /// The error, or none if there is only a message.
    pub(crate) code: Option<Code>,
    /// The compiler's message, of any number of lines; empty if there is none.
    pub(crate) log: String,
}

impl From<Code> for NotCompiled {
    fn from(code: Code) -> Self {
        Self { code: Some(code), log: String::new() }
    }
}

/// The errors that have the same number for NVIDIA and AMD.
pub(crate) mod code {
    use super::Code;

    pub(crate) const SUCCESS: Code = 0;
    pub(crate) const OUT_OF_MEMORY: Code = 2;
    pub(crate) const NO_DEVICE: Code = 100;
    pub(crate) const INVALID_DEVICE: Code = 101;
    pub(crate) const LAUNCH_TIMEOUT: Code = 702;

    /// The errors after which nothing works until the device is opened again.
    pub(crate) const LOST: [Code; 21] = [
        4,  // the driver is shutting down
        46, // the device is unavailable
        NO_DEVICE,
        INVALID_DEVICE,
        201,  // the context is none
        214,  // an error of memory that ECC cannot correct
        220,  // the same on NVLink
        226,  // an error that the device contained
        700,  // an illegal address
        709,  // the context is destroyed
        710,  // an assertion
        714,  // the stack of the hardware
        715,  // an illegal instruction
        716,  // a misaligned address
        717,  // an address in a wrong space
        718,  // an invalid program counter
        719,  // another exception in a launch
        721,  // a leak of tensor memory
        999,  // unknown
        1052, // AMD: its runtime's memory
        1053, // AMD: anything else of its runtime
    ];
}

/// An open device.
pub(super) struct Open {
    about: About,
    driver: Box<dyn Driver>,
    has_failed: AtomicBool,
}

impl Open {
    pub(super) fn new(about: About, driver: Box<dyn Driver>) -> Self {
        Self { about, driver, has_failed: AtomicBool::new(false) }
    }

    pub(super) fn about(&self) -> &About {
        &self.about
    }

    pub(super) fn driver(&self) -> &dyn Driver {
        &*self.driver
    }

    pub(super) fn calls(&self) -> &Calls {
        self.driver.calls()
    }

    /// Makes the device current for this thread's calls.
    pub(super) fn enter(&self) -> Result<(), DeviceError> {
        self.check("to use it", self.driver.enter())
    }

    /// Fails if a call failed; `what` is the request.
    pub(super) fn check(&self, what: &str, code: Code) -> Result<(), DeviceError> {
        if code == code::SUCCESS { Ok(()) } else { Err(self.error(what, code)) }
    }

    fn error(&self, what: &str, code: Code) -> DeviceError {
        let error = error(&self.about.name, what, code, &self.driver.words(code));
        if matches!(error, DeviceError::Lost { .. } | DeviceError::Watchdog { .. }) {
            self.has_failed.store(true, Ordering::Relaxed);
        }
        error
    }

    pub(super) fn refused(&self, what: &str, why: &str) -> DeviceError {
        DeviceError::Refused { device: self.about.name.clone(), what: what.to_owned(), why: why.to_owned() }
    }

    /// Returns the compiler's log as an error if there is one, the driver's words otherwise. A
    /// driver that fails while it compiles is reported like in other calls.
    pub(super) fn not_compiled(&self, NotCompiled { code, log }: NotCompiled) -> DeviceError {
        let log = one_line(&log);
        match code.map(|code| (code, self.error("to compile a kernel", code))) {
            Some((code, DeviceError::Refused { device, .. })) => {
                let words = || numbered(&self.driver.words(code), code);
                DeviceError::Compile { device, why: if log.is_empty() { words() } else { log } }
            }
            Some((_, error)) => error,
            None => DeviceError::Compile { device: self.about.name.clone(), why: log },
        }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.driver.close(self.has_failed.load(Ordering::Relaxed));
    }
}

/// Returns the error of a failed call to a device of this name; `what` is the request, `words` is
/// the driver's description.
pub(crate) fn error(device: &str, what: &str, code: Code, words: &str) -> DeviceError {
    let device = device.to_owned();
    match code {
        code::OUT_OF_MEMORY => DeviceError::OutOfMemory { device },
        code::LAUNCH_TIMEOUT => DeviceError::Watchdog { device },
        _ if code::LOST.contains(&code) => DeviceError::Lost { device, why: numbered(words, code) },
        _ => DeviceError::Refused { device, what: what.to_owned(), why: numbered(words, code) },
    }
}

fn numbered(words: &str, code: Code) -> String {
    format!("{} (error {code})", one_line(words))
}

/// Joins the lines of a driver's message and removes their indentation.
pub(crate) fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("; ")
}
