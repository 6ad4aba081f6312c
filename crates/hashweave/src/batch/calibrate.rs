//! Measures the costs of kernels: for all lengths of a primitive in some milliseconds.

use super::size::Size;
use crate::plan::WIDEST;
use hashes::{Algorithm, Primitive, State};
use kernels::batch::{Common, Kernel, Messages};
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
    let messages = Samples::new(primitive, size, most);
    let degree = |kernel: &Kernel| kernel.degree(primitive).min(most);
    let mut times: Vec<Vec<f64>> = kernels.iter().map(|kernel| vec![f64::INFINITY; degree(kernel)]).collect();
    let (rounds, time) = least(size);
    let (began, mut round) = (Instant::now(), 0);
    while round < rounds || began.elapsed() < time {
        for (kernel, of) in kernels.iter().zip(&mut times) {
            for (count, of) in of.iter_mut().enumerate().skip(kernel.least(primitive) - 1) {
                let taken = messages.time(*kernel, count + 1, calls(size));
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

/// Messages to be hashed.
struct Samples {
    primitive: Primitive,
    /// The contents of a state do not change a kernel's time; those of a sponge are zeros.
    initial: State,
    lengths: Vec<u64>,
    /// The blocks of each message before its end, which are the same bytes for all.
    blocks: Vec<u8>,
    ends: Vec<u8>,
}

impl Samples {
    fn new(primitive: Primitive, size: Size, most: usize) -> Self {
        let (blocks, block) = (size.blocks(primitive), primitive.block());
        Self {
            primitive,
            initial: State::initial(Algorithm::Sha3_256, 32, 0),
            lengths: vec![(blocks * block) as u64; most],
            blocks: vec![0x5A; (blocks - 1) * block],
            ends: vec![0x5A; most * block],
        }
    }

    /// How many nanoseconds a call for `count` messages takes.
    fn time(&self, kernel: Kernel, count: usize, calls: usize) -> f64 {
        // Every hash value has as many bytes.
        let (length, block) = (16, self.primitive.block());
        let (mut digests, blocks) = ([0; 16 * WIDEST], [&self.blocks[..]; WIDEST]);
        let common = Common { primitive: self.primitive, initial: &self.initial, length, sums: None };
        let messages = Messages {
            lengths: &self.lengths[..count],
            blocks: if self.blocks.is_empty() { &[] } else { &blocks[..count] },
            ends: &self.ends[..count * block],
            end_length: block,
        };
        let began = Instant::now();
        for _ in 0..calls {
            kernel.digests(&common, &messages, &mut digests[..count * length]);
        }
        began.elapsed().as_secs_f64() * 1e9 / calls as f64
    }
}
