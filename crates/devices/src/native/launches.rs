//! A kernel on a device, and its two slots.
//!
//! A launch is a few commands in one stream: the list's count is cleared, the workgroups run
//! between two events, and the count and the first entries are copied to the host. Only a list with
//! more entries takes a second copy. It runs in a stream of its own, because in the first one it
//! would wait for the next launch.
#![allow(unsafe_code)]

use super::bounds;
use super::calls::Handle;
use super::open::Open;
use super::owned::{List, Owned};
use crate::device::{DeviceError, Entry, Finished, Loaded, SLOTS};
use core::ffi::c_void;
use core::ptr::null_mut;
use std::sync::Arc;
use std::time::Duration;
use weave::device::Kernel;

/// How many entries are copied with every launch, 48 KiB: at 5 GH/s, an audit of one digest in
/// 65,536 finds this many in 50 ms. The copy takes some microseconds.
const FIRST: u32 = 4096;

/// A kernel on a device.
pub(super) struct Launches {
    of: Arc<Open>,
    /// The entry function of `module`.
    function: Handle,
    stream: Owned,
    late: Owned,
    slots: [Slot; SLOTS],
    table: Owned,
    /// Threads of a workgroup.
    workgroup: u32,
    /// The number of parameter words of a launch.
    parameters: usize,
    /// The parameters that tell the kernel the capacity of its list.
    told: Vec<usize>,
    capacity: u32,
    /// Keeps the module of `function` loaded.
    _module: Owned,
}

// SAFETY: the function is a part of its module, and is as safe to send as `Owned`.
unsafe impl Send for Launches {}

/// The buffers and events of one launch at a time.
struct Slot {
    list: List,
    began: Owned,
    ended: Owned,
    copied: Owned,
    is_under_way: bool,
}

impl Slot {
    fn new(of: &Arc<Open>, capacity: u32) -> Result<Self, DeviceError> {
        Ok(Self {
            list: List::new(of, capacity)?,
            began: Owned::event(of)?,
            ended: Owned::event(of)?,
            copied: Owned::event(of)?,
            is_under_way: false,
        })
    }
}

impl Launches {
    pub(super) fn new(
        of: &Arc<Open>,
        kernel: &Kernel,
        table: &[u32],
        capacity: u32,
    ) -> Result<Self, DeviceError> {
        let told =
            bounds::told(&kernel.body, capacity).map_err(|why| of.refused("to load a kernel", &why))?;
        of.enter()?;
        let module = Owned::module(of, kernel)?;
        Ok(Self {
            of: Arc::clone(of),
            function: module.entry()?,
            stream: Owned::stream(of)?,
            late: Owned::stream(of)?,
            slots: [Slot::new(of, capacity)?, Slot::new(of, capacity)?],
            table: Owned::memory_with(of, table)?,
            workgroup: kernel.workgroup,
            parameters: kernel.parameters,
            told,
            capacity,
            _module: module,
        })
    }

    /// Launches the kernel; it runs when the stream reaches it.
    fn launch(&self, list: &List, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError> {
        let (table, list) = (self.table.handle(), list.device());
        let at = |handle: &Handle| core::ptr::from_ref(handle).cast::<c_void>();
        let mut arguments = [parameters.as_ptr().cast(), at(&table), at(&list)];
        // SAFETY: the arguments are those of every kernel (`weave::device`). The first has as many
        // words as this kernel reads, and none of them tells it of a longer list; `start` checks
        // both. The driver copies the arguments before it returns. The table and the list are on
        // the device, and stay until the launch has ended (`drop`).
        let code = unsafe {
            let launch = self.of.calls().launch;
            let stream = self.stream.handle();
            launch(
                self.function,
                workgroups,
                1,
                1,
                self.workgroup,
                1,
                1,
                0,
                stream,
                arguments.as_mut_ptr(),
                null_mut(),
            )
        };
        self.of.check("to start a launch", code)
    }

    /// Submits all commands of a launch to the stream.
    fn submit(&mut self, slot: usize, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError> {
        let Slot { list, began, ended, .. } = &self.slots[slot];
        list.clear(&self.stream)?;
        began.record(&self.stream)?;
        self.launch(list, parameters, workgroups)?;
        ended.record(&self.stream)?;
        let Slot { list, copied, .. } = &mut self.slots[slot];
        list.copy(0, FIRST, &self.stream)?;
        copied.record(&self.stream)
    }

    /// Fails in words if a launch has wrong parameters, or could write outside its list.
    fn is_sound(&self, slot: usize, parameters: &[u32]) -> Result<(), String> {
        if parameters.len() != self.parameters {
            return Err(format!("{} parameters for a kernel that has {}", parameters.len(), self.parameters));
        }
        if self.slots[slot].is_under_way {
            return Err("the slot is not free".to_owned());
        }
        self.told.iter().try_for_each(|&told| bounds::fits(parameters[told], self.capacity))
    }

    /// Waits until all streams are idle.
    fn wait_for_all(&self) -> Result<(), DeviceError> {
        self.of.enter()?;
        for stream in [&self.stream, &self.late] {
            let event = &self.slots[0].copied;
            event.record(stream)?;
            event.wait()?;
        }
        Ok(())
    }
}

impl Loaded for Launches {
    fn start(&mut self, slot: usize, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError> {
        self.is_sound(slot, parameters).map_err(|why| self.of.refused("to start a launch", &why))?;
        self.of.enter()?;
        // The C text of a kernel without parameters still takes one word.
        let parameters = if parameters.is_empty() { &[0] } else { parameters };
        self.submit(slot, parameters, workgroups)?;
        self.slots[slot].is_under_way = true;
        Ok(())
    }

    fn finish(&mut self, slot: usize, entries: &mut Vec<Entry>) -> Result<Finished, DeviceError> {
        self.of.enter()?;
        let Slot { list, began, ended, copied, is_under_way } = &mut self.slots[slot];
        if !core::mem::take(is_under_way) {
            return Err(self.of.refused("to finish a launch", "none was started"));
        }
        copied.wait()?;
        let milliseconds = began.milliseconds_until(ended)?;
        // SAFETY: the only copy of this list has been waited for.
        let (passed, _) = unsafe { list.read(0) };
        let there = passed.min(self.capacity);
        if there > FIRST {
            list.copy(FIRST, there, &self.late)?;
            copied.record(&self.late)?;
            copied.wait()?;
        }
        // SAFETY: both copies of this list have been waited for.
        entries.extend_from_slice(unsafe { list.read(there) }.1);
        Ok(Finished {
            passed,
            took: Duration::try_from_secs_f64(f64::from(milliseconds) / 1e3).unwrap_or_default(),
        })
    }
}

impl Drop for Launches {
    fn drop(&mut self) {
        // A launch may be under way, or some commands of one that could not be started, and the
        // memory that they write to is freed next. If the driver refuses to wait, it is asked once
        // more; nothing is under way on a device that has failed.
        let _ = self.wait_for_all().or_else(|_| self.wait_for_all());
    }
}
