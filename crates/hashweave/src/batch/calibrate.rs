//! Measures the costs of kernels, in a millisecond or less.

use crate::plan::Cost;
use hashes::{Algorithm, Primitive, State, Stream};
use kernels::batch::Kernel;
use std::time::{Duration, Instant};

/// Blocks of a stream in one sample: some microseconds, of which the call is a small part.
const SAMPLE: usize = 8;

/// The least number of times that each sample is taken. The best time counts, so that a disturbance
/// does not decide.
const ROUNDS: usize = 8;

/// Measures all kernels with up to `most` streams, for at least `time`, in turn.
pub(super) fn calibrate(primitive: Primitive, most: usize, time: Duration) -> Vec<Cost<Kernel>> {
    let message = vec![0x5A; SAMPLE * primitive.block()];
    let mut costs: Vec<_> = Kernel::usable(primitive)
        .into_iter()
        .map(|kernel| Cost { kernel, of: vec![f64::INFINITY; kernel.degree(primitive).min(most)] })
        .collect();
    // The contents of the states do not change a kernel's time; those of a sponge are zeros.
    let mut states = vec![State::initial(Algorithm::Sha3_256, 32, 0); most];
    let began = Instant::now();
    let mut round = 0;
    while round < ROUNDS || began.elapsed() < time {
        for cost in &mut costs {
            for (count, of) in cost.of.iter_mut().enumerate() {
                *of = of.min(sample(primitive, cost.kernel, &mut states[..=count], &message));
            }
        }
        round += 1;
    }
    costs
}

/// Returns how many nanoseconds a block of each stream takes.
fn sample(primitive: Primitive, kernel: Kernel, states: &mut [State], blocks: &[u8]) -> f64 {
    let mut streams: Vec<_> = states.iter_mut().map(|state| Stream { state, blocks }).collect();
    let began = Instant::now();
    kernel.absorb(primitive, &mut streams);
    began.elapsed().as_secs_f64() * 1e9 / SAMPLE as f64
}
