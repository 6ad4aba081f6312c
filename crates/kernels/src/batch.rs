//! The kernels that absorb blocks into the states of many independent streams.
//!
//! A kernel takes up to [`Kernel::degree`] streams, each with as many whole blocks as the others, and leaves their states behind
//! the blocks. It needs all that it computes with for one call only, so that streams can change places between calls.
//!
//! | kernel | streams | what it is |
//! |---|---|---|
//! | [`Kernel::Lanes`] | one a lane | the generic form of `hashes` on an instruction set |
//! | [`Kernel::Rows`] | 1 or 2 | BLAKE2 with a stream's working vector in four registers |
//! | [`Kernel::ShaNi`] | 1 to 4 | SHA-256 by the instructions made for it, streams interleaved |

mod work;

pub use work::{ShaUse, Work};

use crate::Backend;
#[cfg(target_arch = "x86_64")]
pub use crate::rows::Rows;
#[cfg(target_arch = "x86_64")]
use crate::{integers, rows, sha_ni};
use hashes::sha2::Sums;
use hashes::{Primitive, State, Stream};
#[cfg(target_arch = "x86_64")]
use lanes::isa::{Bmi, ShaNi};

/// A way to absorb blocks.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// One stream a lane.
    Lanes(Backend),
    /// BLAKE2 only: one stream or two, four words of a stream in a register.
    #[cfg(target_arch = "x86_64")]
    Rows(Rows),
    /// SHA-256 only: up to four streams through the SHA instructions of x86.
    #[cfg(target_arch = "x86_64")]
    ShaNi(ShaNi),
}

impl Kernel {
    /// The kernels of a primitive that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(primitive: Primitive) -> Vec<Self> {
        // Every primitive has the generic form.
        let mut kernels: Vec<Self> = Backend::usable().map(Self::Lanes).collect();
        #[cfg(target_arch = "x86_64")]
        match primitive {
            Primitive::Sha256 => kernels.extend(ShaNi::detect().map(Self::ShaNi)),
            Primitive::Blake2s | Primitive::Blake2b => kernels.extend(Rows::usable().map(Self::Rows)),
            _ => {}
        }
        kernels
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Lanes(backend) => backend.isa().name(),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx2(_)) => "rows-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx512(_)) => "rows-avx512",
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => "sha-ni",
        }
    }

    /// How many streams it takes at most.
    #[must_use]
    pub fn degree(self, primitive: Primitive) -> usize {
        match self {
            Self::Lanes(backend) if primitive.word_bits() == 64 => backend.lanes::<u64>(),
            Self::Lanes(backend) => backend.lanes::<u32>(),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => rows::STREAMS,
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => sha_ni::STREAMS,
        }
    }

    /// Absorbs the blocks of the streams; nothing, if there is no stream.
    ///
    /// # Panics
    ///
    /// If there are more streams than the [degree](Self::degree), their blocks are not whole or not equally many, or the kernel is not
    /// one of the primitive's.
    pub fn absorb(self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        if streams.is_empty() {
            return;
        }
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Lanes(Backend::Scalar(token)) if let Some(bmi) = Bmi::detect() => {
                // SAFETY: the token proves the features.
                unsafe { integers::absorb_bmi(bmi, token, primitive, streams) }
            }
            Self::Lanes(backend) => backend.absorb(primitive, streams),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => rows.absorb(primitive, streams),
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(token) => {
                assert_eq!(primitive, Primitive::Sha256, "the kernel knows SHA-256 only");
                // SAFETY: the token proves the features.
                unsafe { sha_ni::absorb(token, streams) }
            }
        }
    }

    /// Absorbs one block of SHA-256 of which the sums are known, the same for all states: the padding behind messages of whole blocks. Without
    /// a message schedule it takes about half the time of a block. Nothing, if there is no state.
    ///
    /// ```
    /// use hashes::{Algorithm, Primitive, State, Stream, sha2::Sums};
    /// use kernels::batch::Kernel;
    ///
    /// let algorithm: Algorithm = "sha256".parse()?;
    /// let padding = Sums::of_padding(64);
    /// for kernel in Kernel::usable(Primitive::Sha256) {
    ///     let mut state = State::initial(algorithm, 32, 0);
    ///     kernel.absorb(Primitive::Sha256, &mut [Stream { state: &mut state, blocks: &[b'a'; 64] }]);
    ///     kernel.absorb_sums(&padding, &mut [&mut state]);
    ///     let mut digest = [0; 32];
    ///     state.digest(algorithm, &mut digest);
    ///     assert_eq!(digest.to_vec(), hashes::reference::digest(algorithm, &[b'a'; 64]));
    /// }
    /// # Ok::<(), hashes::UnknownAlgorithm>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If there are more states than the [degree](Self::degree), or the kernel is not one of SHA-256's.
    pub fn absorb_sums(self, sums: &Sums, states: &mut [&mut State]) {
        if states.is_empty() {
            return;
        }
        match self {
            Self::Lanes(backend) => backend.absorb_sums(sums, states),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => panic!("the kernel knows BLAKE2 only"),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the token proves the features.
            Self::ShaNi(token) => unsafe { sha_ni::absorb_sums(token, sums, states) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::{Algorithm, TAIL, reference};

    const ALGORITHM: &str = "sha256";

    /// A message whose blocks differ from each other and from those of other lanes.
    fn message(length: usize, lane: usize) -> Vec<u8> {
        (0..length).map(|i| (i * 167 + i / 64 * 13 + lane * 101 + lane * i) as u8).collect()
    }

    /// The state behind a message, by the generic form on integer registers.
    fn behind(algorithm: Algorithm, message: &[u8]) -> State {
        let mut state = State::initial(algorithm, algorithm.digest_length(), 0);
        let scalar = Kernel::usable(algorithm.primitive())[0];
        scalar.absorb(algorithm.primitive(), &mut [Stream { state: &mut state, blocks: message }]);
        state
    }

    /// The digest of `length` bytes in whole blocks, from the state behind them.
    fn digest(algorithm: Algorithm, state: &State, length: usize) -> Vec<u8> {
        let (mut state, mut tail) = (state.clone(), [0; TAIL]);
        let padded = state.pad(algorithm, &mut tail, 0, length as u64);
        let scalar = Kernel::usable(algorithm.primitive())[0];
        scalar.absorb(algorithm.primitive(), &mut [Stream { state: &mut state, blocks: &tail[..padded] }]);
        let mut digest = vec![0; algorithm.digest_length()];
        state.digest(algorithm, &mut digest);
        digest
    }

    /// Every kernel, every number of streams and of blocks, behind as many blocks as the lane's number says: so no two
    /// lanes start from the same state.
    #[test]
    fn every_kernel_of_sha_256_absorbs_what_the_reference_does() {
        let algorithm: Algorithm = ALGORITHM.parse().expect("it is an algorithm");
        for kernel in Kernel::usable(Primitive::Sha256) {
            for count in 1..=kernel.degree(Primitive::Sha256) {
                for blocks in 0..=5 {
                    let length = |lane: usize| (lane % 3 + blocks) * 64;
                    let messages: Vec<_> = (0..count).map(|lane| message(length(lane), lane)).collect();
                    let split = |lane: usize| messages[lane].split_at(lane % 3 * 64);
                    let mut states: Vec<_> =
                        (0..count).map(|lane| behind(algorithm, split(lane).0)).collect();
                    let mut streams: Vec<_> = states
                        .iter_mut()
                        .enumerate()
                        .map(|(lane, state)| Stream { state, blocks: split(lane).1 })
                        .collect();
                    kernel.absorb(Primitive::Sha256, &mut streams);
                    for (lane, state) in states.iter().enumerate() {
                        let expected = reference::digest(algorithm, &messages[lane]);
                        let what = format!("{}, lane {lane} of {count}, {blocks} blocks", kernel.name());
                        assert_eq!(digest(algorithm, state, length(lane)), expected, "{what}");
                    }
                }
            }
        }
    }

    /// The block whose sums are known: the padding of messages of two blocks that differ.
    #[test]
    fn every_kernel_absorbs_known_sums_as_the_reference_does_the_block() {
        let algorithm: Algorithm = ALGORITHM.parse().expect("it is an algorithm");
        let sums = Sums::of_padding(128);
        for kernel in Kernel::usable(Primitive::Sha256) {
            for count in 1..=kernel.degree(Primitive::Sha256) {
                let messages: Vec<_> = (0..count).map(|lane| message(128, lane)).collect();
                let mut states: Vec<_> = messages.iter().map(|message| behind(algorithm, message)).collect();
                kernel.absorb_sums(&sums, &mut states.iter_mut().collect::<Vec<_>>());
                for (lane, (state, message)) in states.iter().zip(&messages).enumerate() {
                    let mut digest = vec![0; 32];
                    state.digest(algorithm, &mut digest);
                    let expected = reference::digest(algorithm, message);
                    assert_eq!(digest, expected, "{}, lane {lane} of {count}", kernel.name());
                }
            }
        }
    }
}
