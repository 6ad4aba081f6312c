//! The kernels that absorb blocks into the states of many independent streams.
//!
//! A kernel takes up to [`Kernel::degree`] streams, each with as many whole blocks as the others, and leaves their states behind
//! the blocks. It needs all that it computes with for one call only, so that streams can change places between calls.
//!
//! | kernel | streams | what it is |
//! |---|---|---|
//! | [`Kernel::Lanes`] | one a lane | the generic form of `hashes` on an instruction set |
//! | [`Kernel::ShaNi`] | 1 to 4 | SHA-256 by the instructions made for it, streams interleaved |
//! | [`Kernel::Hybrid`] | 1 to 8 | SHA-256: message schedules in vectors, rounds by those instructions |
//! | [`Kernel::Blend`] | 1 to 32 | SHA-256: sixteen streams in lanes, and beside them sixteen as in the hybrid |

use crate::Backend;
#[cfg(target_arch = "x86_64")]
use crate::sha_ni;
#[cfg(target_arch = "x86_64")]
use crate::sha_woven::{self, Loop, Tokens};
use hashes::sha2::Sums;
use hashes::{Primitive, State, Stream};
#[cfg(target_arch = "x86_64")]
use lanes::isa::ShaNi;
use lanes::tally::Mix;

/// A way to absorb blocks.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// One stream a lane.
    Lanes(Backend),
    /// SHA-256 only: up to four streams through the SHA instructions of x86.
    #[cfg(target_arch = "x86_64")]
    ShaNi(ShaNi),
    /// SHA-256 only: the message schedules of eight streams in vectors, their rounds by the SHA instructions. Made for Zen 4.
    #[cfg(target_arch = "x86_64")]
    Hybrid(Tokens),
    /// SHA-256 only: sixteen streams in lanes and beside them sixteen as in the hybrid; up to sixteen are in lanes only. Made for
    /// Golden Cove.
    #[cfg(target_arch = "x86_64")]
    Blend(Tokens),
}

/// The instructions that a kernel executes for a block of each of its streams: what its bound is computed from where there is no
/// generic code to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Executed {
    /// Vector instructions but those of the SHA extension.
    pub mix: Mix,
    /// `sha256rnds2`.
    pub sha_rounds: u64,
    /// `sha256msg1`, and as many `sha256msg2`.
    pub sha_schedule: u64,
    /// All that take an issue slot.
    pub slots: u64,
    /// Blocks that this absorbs.
    pub blocks: u64,
}

impl Kernel {
    /// The kernels of a primitive that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(primitive: Primitive) -> Vec<Self> {
        // Every primitive has the generic form.
        let mut kernels: Vec<Self> = Backend::usable().map(Self::Lanes).collect();
        #[cfg(target_arch = "x86_64")]
        if primitive == Primitive::Sha256 {
            kernels.extend(ShaNi::detect().map(Self::ShaNi));
            kernels.extend(
                Tokens::detect().into_iter().flat_map(|tokens| [Self::Hybrid(tokens), Self::Blend(tokens)]),
            );
        }
        kernels
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Lanes(backend) => backend.isa().name(),
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => "sha-ni",
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(_) => "hybrid",
            #[cfg(target_arch = "x86_64")]
            Self::Blend(_) => "blend",
        }
    }

    /// How many streams it takes at most.
    #[must_use]
    pub fn degree(self, primitive: Primitive) -> usize {
        match self {
            Self::Lanes(backend) if primitive.word_bits() == 64 => backend.lanes::<u64>(),
            Self::Lanes(backend) => backend.lanes::<u32>(),
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => sha_ni::STREAMS,
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(_) => Loop::Hybrid.degree(),
            #[cfg(target_arch = "x86_64")]
            Self::Blend(_) => Loop::Blend.degree(),
        }
    }

    /// What it executes for a block of every stream when it has as many as its [degree](Self::degree), or for one stream; none for
    /// the generic form, whose operations [`lanes::tally`] counts.
    #[must_use]
    pub fn executed(self) -> Option<Executed> {
        match self {
            Self::Lanes(_) => None,
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => Some(sha_ni::EXECUTED),
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(_) => Some(Loop::Hybrid.executed()),
            #[cfg(target_arch = "x86_64")]
            Self::Blend(_) => Some(Loop::Blend.executed()),
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
        if let Self::Lanes(backend) = self {
            return backend.absorb(primitive, streams);
        }
        assert_eq!(primitive, Primitive::Sha256, "the kernel {} knows SHA-256 only", self.name());
        #[cfg(target_arch = "x86_64")]
        match self {
            Self::Lanes(_) => {}
            // SAFETY: the token proves the features.
            Self::ShaNi(token) => unsafe { sha_ni::absorb(token, streams) },
            // SAFETY: the tokens prove the features.
            Self::Hybrid(tokens) => unsafe { sha_woven::absorb(tokens, Loop::Hybrid, streams) },
            Self::Blend(tokens) => {
                let shape = if streams.len() <= Loop::Lanes.degree() { Loop::Lanes } else { Loop::Blend };
                // SAFETY: the tokens prove the features.
                unsafe { sha_woven::absorb(tokens, shape, streams) }
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
    /// If there are more states than the [degree](Self::degree).
    pub fn absorb_sums(self, sums: &Sums, states: &mut [&mut State]) {
        if states.is_empty() {
            return;
        }
        assert!(states.len() <= self.degree(Primitive::Sha256), "there are {} states", states.len());
        match self {
            Self::Lanes(backend) => backend.absorb_sums(sums, states),
            // What is woven is gained by the schedule; without, the SHA instructions or the lanes alone are as good.
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(token) => sha_ni_sums(token, sums, states),
            #[cfg(target_arch = "x86_64")]
            Self::Hybrid(tokens) => sha_ni_sums(tokens.sha_ni(), sums, states),
            #[cfg(target_arch = "x86_64")]
            Self::Blend(tokens) => {
                let lanes = Backend::Avx512(tokens.avx512());
                states.chunks_mut(lanes.lanes::<u32>()).for_each(|states| lanes.absorb_sums(sums, states));
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn sha_ni_sums(token: ShaNi, sums: &Sums, states: &mut [&mut State]) {
    for states in states.chunks_mut(sha_ni::STREAMS) {
        // SAFETY: the token proves the features.
        unsafe { sha_ni::absorb_sums(token, sums, states) }
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
