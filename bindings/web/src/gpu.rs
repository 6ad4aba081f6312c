//! The main thread's part in a search on a GPU.

use crate::refusal::Refusal;
use hashweave::search::{Event, Job};

#[cfg(feature = "gpu")]
pub use present::{check, tell};

#[cfg(feature = "gpu")]
mod present {
    use super::{Event, Job, Refusal};
    use devices::program::{LANE_BITS, MOST_BLOCKS, TooManyBlocks};
    use hashweave::Variant;
    use hashweave::search::DeviceRecord;

    /// The interface that drives a GPU here, as records call it.
    const API: &str = "webgpu";

    /// The lanes of a GPU that is to run a job with `threads` workers.
    ///
    /// # Errors
    ///
    /// If a GPU does not take that.
    pub fn check(job: &Job, threads: usize) -> Result<usize, Refusal> {
        if threads != 1 {
            return Err(Refusal::of("--threads", "a GPU is one worker; do not set threads"));
        }
        let blocks = job.blocks();
        if blocks > MOST_BLOCKS {
            return Err(Refusal::of("device", TooManyBlocks { blocks }));
        }
        job.check_devices().map_err(|error| Refusal::of("device", error))?;
        Ok(1 << LANE_BITS)
    }

    /// Makes the first record that of a GPU. What it runs has the name of the kernel that does the
    /// same here.
    pub fn tell(event: &mut Event, job: &Job, salt: &[u8], name: &str) {
        if let Event::Startup { backend, kernel, variant, devices, .. } = event {
            devices.push(DeviceRecord { worker: 0, api: API, name: name.to_owned() });
            let walks = job.outline(salt, 1 << LANE_BITS).walk.is_some();
            let like = if walks { Variant::Affine } else { Variant::A1A2 };
            (*backend, *kernel, *variant) = (API, like.name(), like.parts());
        }
    }
}

/// This module drives no GPU.
///
/// # Errors
///
/// Always.
#[cfg(not(feature = "gpu"))]
pub fn check(_job: &Job, _threads: usize) -> Result<usize, Refusal> {
    Err(Refusal::of("device", "this module has no GPU support; hashweave-gpu.wasm has"))
}

/// This module drives no GPU, and has nothing to tell of one.
#[cfg(not(feature = "gpu"))]
pub fn tell(_event: &mut Event, _job: &Job, _salt: &[u8], _name: &str) {}
