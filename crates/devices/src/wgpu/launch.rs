//! The two slots of a kernel: starting a launch, waiting for it, reading its list.
//!
//! A launch is one submission: the list's count is cleared, the workgroups run, and the count and
//! the first entries are copied to memory that the processor can read. Only a list with more
//! entries takes a second copy.

use super::card::Card;
use crate::device::{DeviceError, Entry, Finished, Loaded, SLOTS};
use ::wgpu::{
    BindGroup, Buffer, BufferUsages, CommandEncoder, ComputePassDescriptor, ComputePassTimestampWrites,
    ComputePipeline, Features, MapMode, QUERY_SIZE, QuerySet, QuerySetDescriptor, QueryType, SubmissionIndex,
};
use core::time::Duration;
use std::sync::mpsc;
use std::time::Instant;
use weave::device::wgsl::ROW;

/// Bytes of a word.
pub(super) const WORD: u64 = 4;

/// The bytes of a list up to an entry; the count comes before the first entry.
pub(super) fn list_bytes(entries: u32) -> u64 {
    WORD + u64::from(entries) * size_of::<Entry>() as u64
}

/// How many entries are copied with every launch, 96 KiB: twice as many as an audit of one digest
/// in 65,536 finds in a tenth of a second on a card of 2 GH/s. The copy takes microseconds.
const FIRST: u32 = 8192;

/// A kernel on a device, with its launches.
pub(super) struct Launches {
    card: Card,
    pipeline: ComputePipeline,
    slots: [Slot; SLOTS],
    /// The number of parameter words of a launch.
    parameters: usize,
    capacity: u32,
    /// The time at which the last launch ended, for devices without a clock: the next one did not
    /// begin before.
    ended: Option<Instant>,
}

/// The buffers of one launch at a time.
pub(super) struct Slot {
    parameters: Buffer,
    list: Buffer,
    group: BindGroup,
    /// The beginning of the list, then the two times, in memory that the processor reads.
    staging: Buffer,
    clock: Option<Clock>,
    under_way: Option<UnderWay>,
}

/// The times at which a launch began and ended, by the device's clock.
struct Clock {
    times: QuerySet,
    resolved: Buffer,
    nanoseconds_a_tick: f32,
}

struct UnderWay {
    submission: SubmissionIndex,
    since: Instant,
}

/// Bytes of the two times.
const TIMES: u64 = 2 * QUERY_SIZE as u64;

impl Slot {
    pub(super) fn new(
        card: &Card,
        parameters: Buffer,
        list: Buffer,
        group: BindGroup,
        capacity: u32,
    ) -> Self {
        let staging = card
            .buffer(list_bytes(capacity.min(FIRST)) + TIMES, BufferUsages::MAP_READ | BufferUsages::COPY_DST);
        let clock = card.device.features().contains(Features::TIMESTAMP_QUERY).then(|| Clock::new(card));
        Self { parameters, list, group, staging, clock, under_way: None }
    }

    /// The offset of the times in `staging`.
    fn times_at(&self) -> u64 {
        self.staging.size() - TIMES
    }
}

impl Clock {
    fn new(card: &Card) -> Self {
        let description = QuerySetDescriptor { label: None, ty: QueryType::Timestamp, count: 2 };
        Self {
            times: card.device.create_query_set(&description),
            resolved: card.buffer(TIMES, BufferUsages::QUERY_RESOLVE | BufferUsages::COPY_SRC),
            nanoseconds_a_tick: card.queue.get_timestamp_period(),
        }
    }

    /// Returns the time between two timestamps; none if the second is not after the first, as with
    /// a driver that does not measure them.
    fn between(&self, times: &[u8]) -> Option<Duration> {
        let (began, ended) = times.split_at(size_of::<u64>());
        let ticks = u64::from_le_bytes(ended.try_into().ok()?)
            .checked_sub(u64::from_le_bytes(began.try_into().ok()?))?;
        let seconds = f64::from(self.nanoseconds_a_tick) * 1e-9 * ticks as f64;
        Duration::try_from_secs_f64(seconds).ok().filter(|took| !took.is_zero())
    }
}

/// Returns the grid of a launch: rows of [`ROW`] workgroups, of which the last may be longer than
/// needed. The kernel checks that.
pub(super) fn grid(workgroups: u32) -> [u32; 2] {
    [workgroups.min(ROW), workgroups.div_ceil(ROW)]
}

impl Launches {
    pub(super) fn new(
        card: Card,
        pipeline: ComputePipeline,
        slots: [Slot; SLOTS],
        parameters: usize,
        capacity: u32,
    ) -> Self {
        Self { card, pipeline, slots, parameters, capacity, ended: None }
    }

    /// Records all commands of a launch.
    fn record(&self, slot: &Slot, workgroups: u32) -> CommandEncoder {
        let mut encoder = self.card.device.create_command_encoder(&Default::default());
        encoder.clear_buffer(&slot.list, 0, Some(WORD));
        let times = slot.clock.as_ref().map(|clock| ComputePassTimestampWrites {
            query_set: &clock.times,
            beginning_of_pass_write_index: Some(0),
            end_of_pass_write_index: Some(1),
        });
        let mut pass =
            encoder.begin_compute_pass(&ComputePassDescriptor { label: None, timestamp_writes: times });
        pass.set_pipeline(&self.pipeline);
        pass.set_bind_group(0, &slot.group, &[]);
        let [across, down] = grid(workgroups);
        pass.dispatch_workgroups(across, down, 1);
        drop(pass);
        encoder.copy_buffer_to_buffer(&slot.list, 0, &slot.staging, 0, slot.times_at());
        if let Some(clock) = &slot.clock {
            encoder.resolve_query_set(&clock.times, 0..2, &clock.resolved, 0);
            encoder.copy_buffer_to_buffer(&clock.resolved, 0, &slot.staging, slot.times_at(), TIMES);
        }
        encoder
    }

    /// Returns what a function makes of the bytes of a buffer that the device writes in a
    /// submission.
    fn read<T>(
        &self,
        buffer: &Buffer,
        under_way: UnderWay,
        make: impl FnOnce(&[u8]) -> T,
    ) -> Result<T, DeviceError> {
        let (sender, receiver) = mpsc::sync_channel(1);
        buffer.map_async(MapMode::Read, .., move |mapped| drop(sender.send(mapped)));
        self.card.wait(under_way.submission, under_way.since)?;
        let what = "to read a list";
        let mapped = receiver
            .try_recv()
            .map_err(|_| self.card.refused(what, "the driver does not say whether it can be read"))?;
        mapped.map_err(|error| self.card.refused(what, &error.to_string()))?;
        let view =
            buffer.get_mapped_range(..).map_err(|error| self.card.refused(what, &error.to_string()))?;
        let made = make(&view);
        drop(view);
        buffer.unmap();
        Ok(made)
    }

    /// Adds a range of a list's entries that were not copied with the launch.
    fn read_rest(
        &self,
        slot: &Slot,
        first: u32,
        end: u32,
        entries: &mut Vec<Entry>,
    ) -> Result<(), DeviceError> {
        let size = list_bytes(end) - list_bytes(first);
        let staging = self.card.buffer(size, BufferUsages::MAP_READ | BufferUsages::COPY_DST);
        let mut encoder = self.card.device.create_command_encoder(&Default::default());
        encoder.copy_buffer_to_buffer(&slot.list, list_bytes(first), &staging, 0, size);
        let submission = self.card.queue.submit([encoder.finish()]);
        self.card.check("to read a list")?;
        self.read(&staging, UnderWay { submission, since: Instant::now() }, |bytes| add(bytes, entries))
    }

    /// Returns how long a launch took that has just ended.
    fn took(&mut self, since: Instant, measured: Option<Duration>) -> Duration {
        let now = Instant::now();
        let began = self.ended.replace(now).map_or(since, |ended| ended.max(since));
        measured.unwrap_or(now - began)
    }
}

impl Loaded for Launches {
    fn start(&mut self, slot: usize, parameters: &[u32], workgroups: u32) -> Result<(), DeviceError> {
        let refused = |why: &str| Err(self.card.refused("to start a launch", why));
        if parameters.len() != self.parameters {
            return refused(&format!(
                "{} parameters for a kernel that has {}",
                parameters.len(),
                self.parameters
            ));
        }
        if self.slots[slot].under_way.is_some() {
            return refused("the slot is not free");
        }
        let free = &self.slots[slot];
        self.card.write(&free.parameters, parameters);
        let encoder = self.record(free, workgroups);
        let since = Instant::now();
        let submission = self.card.queue.submit([encoder.finish()]);
        self.card.check("to start a launch")?;
        self.slots[slot].under_way = Some(UnderWay { submission, since });
        Ok(())
    }

    fn finish(&mut self, slot: usize, entries: &mut Vec<Entry>) -> Result<Finished, DeviceError> {
        let Some(under_way) = self.slots[slot].under_way.take() else {
            return Err(self.card.refused("to finish a launch", "none was started"));
        };
        let since = under_way.since;
        let used = &self.slots[slot];
        let (times_at, copied) = (used.times_at() as usize, self.capacity.min(FIRST));
        let (passed, measured) = self.read(&used.staging, under_way, |bytes| {
            let (list, times) = bytes.split_at(times_at);
            let (count, list) = list.split_at(WORD as usize);
            let passed = words(count).next().unwrap_or(0);
            add(&list[..passed.min(copied) as usize * size_of::<Entry>()], entries);
            (passed, used.clock.as_ref().and_then(|clock| clock.between(times)))
        })?;
        let there = passed.min(self.capacity);
        if there > copied {
            self.read_rest(used, copied, there, entries)?;
        }
        Ok(Finished { passed, took: self.took(since, measured) })
    }
}

/// Reads words in WGSL's byte order.
fn words(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word))
}

fn add(bytes: &[u8], entries: &mut Vec<Entry>) {
    let words: Vec<u32> = words(bytes).collect();
    entries.extend_from_slice(words.as_chunks().0);
}
