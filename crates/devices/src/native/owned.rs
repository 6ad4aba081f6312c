//! Resources of a driver that are released when dropped. Only threads that have entered the device
//! ([`Open::enter`](super::Open)) use them: the launches of a kernel enter it before they begin
//! anything, and when they are dropped.
#![allow(unsafe_code)]

use super::calls::{BLOCKING_SYNC, Code, GiveBack, Handle, NON_BLOCKING, PLAIN};
use super::open::Open;
use crate::device::{DeviceError, Entry};
use core::ptr::null_mut;
use core::slice;
use std::ffi::CString;
use std::sync::Arc;
use weave::device::{ENTRY, Kernel};

/// Bytes of a word.
pub(super) const WORD: usize = size_of::<u32>();

/// A resource that is released to the driver when it is dropped.
pub(super) struct Owned {
    of: Arc<Open>,
    handle: Handle,
    give_back: GiveBack,
}

// SAFETY: drivers take a handle from any thread; a thread that has not entered its device gets an
// error.
unsafe impl Send for Owned {}

impl Owned {
    /// Acquires a resource. The device has been entered.
    fn new(
        of: &Arc<Open>,
        what: &str,
        give_back: GiveBack,
        ask: impl FnOnce(*mut Handle) -> Code,
    ) -> Result<Self, DeviceError> {
        let mut handle = null_mut();
        of.check(what, ask(&mut handle))?;
        Ok(Self { of: Arc::clone(of), handle, give_back })
    }

    pub(super) fn handle(&self) -> Handle {
        self.handle
    }

    /// Allocates memory of the device: `bytes` bytes, but at least one.
    pub(super) fn memory(of: &Arc<Open>, bytes: usize) -> Result<Self, DeviceError> {
        let calls = of.calls();
        Self::new(of, "to reserve memory", calls.free, |handle| {
            // SAFETY: the driver writes a handle.
            unsafe { (calls.allocate)(handle, bytes.max(1)) }
        })
    }

    /// Allocates memory of the device and copies these words to it.
    pub(super) fn memory_with(of: &Arc<Open>, words: &[u32]) -> Result<Self, DeviceError> {
        let memory = Self::memory(of, size_of_val(words))?;
        if !words.is_empty() {
            // SAFETY: there is room for these words, and the call returns when they have been read.
            let code =
                unsafe { (of.calls().copy_in)(memory.handle, words.as_ptr().cast(), size_of_val(words)) };
            of.check("to copy to the device", code)?;
        }
        Ok(memory)
    }

    /// Creates a stream.
    pub(super) fn stream(of: &Arc<Open>) -> Result<Self, DeviceError> {
        let calls = of.calls();
        Self::new(of, "to make a stream", calls.destroy_stream, |handle| {
            // SAFETY: the driver writes a handle.
            unsafe { (calls.create_stream)(handle, NON_BLOCKING) }
        })
    }

    /// Creates an event; a thread that waits for it sleeps.
    pub(super) fn event(of: &Arc<Open>) -> Result<Self, DeviceError> {
        let calls = of.calls();
        Self::new(of, "to make an event", calls.destroy_event, |handle| {
            // SAFETY: the driver writes a handle.
            unsafe { (calls.create_event)(handle, BLOCKING_SYNC) }
        })
    }

    /// Makes a module of a kernel.
    pub(super) fn module(of: &Arc<Open>, kernel: &Kernel) -> Result<Self, DeviceError> {
        let handle = of.driver().compile(kernel).map_err(|error| of.not_compiled(error))?;
        Ok(Self { of: Arc::clone(of), handle, give_back: of.calls().unload })
    }

    /// Returns the entry function of a kernel's module.
    pub(super) fn entry(&self) -> Result<Handle, DeviceError> {
        let name = CString::new(ENTRY).expect("a name without zeros");
        let mut function = null_mut();
        // SAFETY: this is a module; the driver reads the name and writes a handle, which is valid
        // as long as the module.
        let code = unsafe { (self.of.calls().function)(&mut function, self.handle, name.as_ptr()) };
        self.of.check("to find a kernel's entry", code)?;
        Ok(function)
    }

    /// Records the event, which occurs when everything that the stream has been given is done.
    pub(super) fn record(&self, stream: &Self) -> Result<(), DeviceError> {
        // SAFETY: this is an event, and that is a stream.
        self.of.check("to note an event", unsafe { (self.of.calls().record)(self.handle, stream.handle) })
    }

    /// Waits for the event.
    pub(super) fn wait(&self) -> Result<(), DeviceError> {
        // SAFETY: this is an event.
        self.of.check("to wait for a launch", unsafe { (self.of.calls().wait)(self.handle) })
    }

    /// Returns the milliseconds from this event to a later one; both have occurred.
    pub(super) fn milliseconds_until(&self, later: &Self) -> Result<f32, DeviceError> {
        let mut milliseconds = 0.0;
        // SAFETY: these are events; the driver writes a number.
        let code = unsafe { (self.of.calls().elapsed)(&mut milliseconds, self.handle, later.handle) };
        self.of.check("to read its clock", code)?;
        Ok(milliseconds)
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // On a device that has failed this call fails as well. It notes the failure, so that the
        // driver takes everything back when the device is closed.
        // SAFETY: the handle came from the driver, goes back to it once, by the function for it,
        // and nobody uses it any more.
        let _ = self.of.check("to give something back", unsafe { (self.give_back)(self.handle) });
    }
}

/// A list on the device, and page-locked memory of the host of the same size.
pub(super) struct List {
    device: Owned,
    host: Owned,
    capacity: u32,
}

/// The words of a list up to an entry; the count comes before the first entry.
fn words_until(entry: u32) -> usize {
    1 + entry as usize * size_of::<Entry>() / WORD
}

impl List {
    pub(super) fn new(of: &Arc<Open>, capacity: u32) -> Result<Self, DeviceError> {
        let bytes = WORD * words_until(capacity);
        let device = Owned::memory(of, bytes)?;
        let calls = of.calls();
        let host = Owned::new(of, "to reserve page-locked memory", calls.free_host, |handle| {
            // SAFETY: the driver writes a handle.
            unsafe { (calls.allocate_host)(handle, bytes, PLAIN) }
        })?;
        // SAFETY: this number of bytes was just allocated, on pages of their own, so they are
        // aligned; bytes of any value are words.
        unsafe { host.handle.write_bytes(0, bytes) };
        Ok(Self { device, host, capacity })
    }

    pub(super) fn device(&self) -> Handle {
        self.device.handle
    }

    /// Empties the list when the stream reaches this command.
    pub(super) fn clear(&self, stream: &Owned) -> Result<(), DeviceError> {
        let of = &self.device.of;
        // SAFETY: a list has at least one word.
        let code = unsafe { (of.calls().fill)(self.device.handle, 0, 1, stream.handle) };
        of.check("to empty a list", code)
    }

    /// Copies the entries from `first` to `end` to the host when the stream reaches this command;
    /// the count is copied with the first entry.
    pub(super) fn copy(&mut self, first: u32, end: u32, stream: &Owned) -> Result<(), DeviceError> {
        let from = if first == 0 { 0 } else { words_until(first) };
        let bytes = WORD * (words_until(end.min(self.capacity)) - from);
        let of = &self.device.of;
        let [to, from] = [&self.host, &self.device].map(|list| list.handle.wrapping_byte_add(WORD * from));
        // SAFETY: both lists have these bytes. The host's are read only by `read`, whose caller has
        // waited for the stream, and are freed only after that (`Launches::drop`).
        let code = unsafe { (of.calls().copy_out)(to, from, bytes, stream.handle) };
        of.check("to read a list", code)
    }

    /// Returns the count, and the first entries as far as they were copied.
    ///
    /// # Safety
    ///
    /// No copy is under way.
    pub(super) unsafe fn read(&self, entries: u32) -> (u32, &[Entry]) {
        let words = words_until(entries.min(self.capacity));
        // SAFETY: the list has this many words, they were written when it was made, and nobody
        // writes now.
        let words = unsafe { slice::from_raw_parts(self.host.handle.cast::<u32>().cast_const(), words) };
        (words[0], words[1..].as_chunks().0)
    }
}
