//! Measures the costs of kernels: for all lengths of a primitive in some milliseconds.

use super::size::Size;
use hashes::{Algorithm, Primitive, State, Stream};
use kernels::batch::Kernel;
use std::time::{Duration, Instant};

/// The least number of times that each sample is taken, and for how long they are taken at least.
/// The best time counts, so that a disturbance does not decide. A long sample takes tens of
/// microseconds, so a disturbance is a smaller part of it.
fn least(size: Size) -> (usize, Duration) {
    match size {
        Size::Short => (16, Duration::from_micros(500)),
        Size::Middle => (8, Duration::from_millis(1)),
        Size::Long => (3, Duration::from_millis(1)),
    }
}

/// How many calls a sample has: a clock cannot time a single block.
fn calls(size: Size) -> usize {
    match size {
        Size::Short => 8,
        Size::Middle | Size::Long => 1,
    }
}

/// Measures kernels with up to `most` streams, in turn: for each kernel the nanoseconds of a block
/// of each of 1, 2, … streams. Fewer than it has [code](Kernel::least) for cost as much as those.
///
/// All of the kernels have code for `most` streams or fewer.
pub(super) fn calibrate(primitive: Primitive, size: Size, kernels: &[Kernel], most: usize) -> Vec<Vec<f64>> {
    let message = vec![0x5A; size.blocks(primitive) * primitive.block()];
    let degree = |kernel: &Kernel| kernel.degree(primitive).min(most);
    let mut times: Vec<Vec<f64>> = kernels.iter().map(|kernel| vec![f64::INFINITY; degree(kernel)]).collect();
    // The contents of the states do not change a kernel's time; those of a sponge are zeros.
    let mut states = vec![State::initial(Algorithm::Sha3_256, 32, 0); most];
    let (rounds, time) = least(size);
    let (began, mut round) = (Instant::now(), 0);
    while round < rounds || began.elapsed() < time {
        for (kernel, of) in kernels.iter().zip(&mut times) {
            for (count, of) in of.iter_mut().enumerate().skip(kernel.least(primitive) - 1) {
                let taken = sample(primitive, *kernel, &mut states[..=count], &message, calls(size));
                *of = of.min(taken / size.blocks(primitive) as f64);
            }
        }
        round += 1;
    }
    for (kernel, of) in kernels.iter().zip(&mut times) {
        let least = kernel.least(primitive);
        let price = of[least - 1];
        of[..least].fill(price);
    }
    times
}

/// Returns how many nanoseconds a call takes.
fn sample(primitive: Primitive, kernel: Kernel, states: &mut [State], blocks: &[u8], calls: usize) -> f64 {
    let began = Instant::now();
    for _ in 0..calls {
        let mut streams: arrayvec::ArrayVec<Stream<'_>, { crate::plan::WIDEST }> =
            states.iter_mut().map(|state| Stream { state, blocks }).collect();
        kernel.absorb(primitive, &mut streams);
    }
    began.elapsed().as_secs_f64() * 1e9 / calls as f64
}
