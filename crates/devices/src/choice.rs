//! Chooses the form of a program that a device runs, by timing, as a CPU's kernels are chosen on an
//! unknown core.
//!
//! Forms differ in how many operations are multiplications, which use a second unit on one card and
//! the only unit on another. Each form is compiled and run for some milliseconds; all of them find
//! the same results.

use crate::device::{Api, Device, DeviceError, Loaded};
use crate::program::{Launch, Program, TooManyBlocks};
use hashes::Algorithm;
use kernels::search::{Filter, Outline};
use std::time::Duration;
use thiserror::Error;
use weave::device::Multiplied;

/// A timed launch takes at least this long, unless it is the longest possible one.
const LONG_ENOUGH: Duration = Duration::from_millis(4);

/// A launch this long suffices for a comparison, so a slow device is not timed any longer.
const TOO_LONG: Duration = Duration::from_millis(100);

/// A program that is loaded on a device.
pub struct Chosen {
    /// The program.
    pub program: Program,
    /// The program as loaded on the device.
    pub loaded: Box<dyn Loaded>,
}

/// The reason why a search cannot be run on a device.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// The messages are too long.
    #[error(transparent)]
    TooManyBlocks(#[from] TooManyBlocks),
    /// The device refuses the program.
    #[error(transparent)]
    Device(#[from] DeviceError),
}

/// Returns the forms of an algorithm that may be the fastest with an interface; the first is taken
/// if none is timed.
#[must_use]
pub fn forms(api: Api, algorithm: Algorithm) -> Vec<Multiplied> {
    // With half of the sums multiplied the compiler makes most of the others IMAD too, and the
    // pipe for logic has none; MD5, of which sums are the largest part, takes a third. A rotation
    // that is multiplied gains nothing on an H200 (docs/gpu.md), so one form has some, for cards on
    // which it may.
    let hundredths: &[[usize; 2]] = match api {
        Api::Cuda if algorithm.word_bits() == 32 => &[[0, 50], [0, 33], [20, 50], [0, 0]],
        Api::Cuda => &[[0, 0], [60, 0]],
        Api::Hip | Api::Wgpu => &[[0, 0]],
    };
    hundredths.iter().map(|&[rotations, additions]| Multiplied { rotations, additions }).collect()
}

/// Loads the fastest form of a search on a device, with lists of `capacity` entries.
///
/// # Errors
///
/// If the device does not take the search.
pub fn fastest(
    device: &dyn Device,
    outline: &Outline,
    word: usize,
    capacity: u32,
) -> Result<Chosen, LoadError> {
    let about = device.about();
    let forms = forms(about.api, outline.algorithm);
    let mut best: Option<(Chosen, f64)> = None;
    for &form in &forms {
        let program = Program::new(outline, word, form)?;
        let mut loaded = device.load(program.kernel(), program.table(), capacity)?;
        let seconds = if forms.len() > 1 { seconds_a_hash(&program, &mut *loaded)? } else { 0.0 };
        if best.as_ref().is_none_or(|(_, least)| seconds < *least) {
            best = Some((Chosen { program, loaded }, seconds));
        }
    }
    let (chosen, _) = best.expect("every interface has a form");
    Ok(chosen)
}

/// Measures how long a device takes for a hash, by launches that find nothing. Each launch is twice
/// as long as the one before, until one is long enough.
///
/// # Errors
///
/// If a launch fails.
pub fn seconds_a_hash(program: &Program, loaded: &mut dyn Loaded) -> Result<f64, DeviceError> {
    let mut granules = 1;
    let mut entries = Vec::new();
    loop {
        let filter = Filter { mask: u64::MAX, value: 0 };
        let launch = Launch { first: 0, granules, filter, capacity: 0 };
        let (parameters, workgroups) = program.parameters(&launch);
        loaded.start(0, &parameters, workgroups)?;
        let took = loaded.finish(0, &mut entries)?.took;
        let enough = took >= LONG_ENOUGH || granules == program.most_granules();
        if enough || took * 2 > TOO_LONG {
            return Ok(took.as_secs_f64() / (f64::from(granules) * program.granule() as f64));
        }
        granules *= 2;
    }
}
