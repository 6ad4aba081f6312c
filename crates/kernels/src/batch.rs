//! The kernels that absorb blocks into the states of many independent streams.
//!
//! A kernel takes up to [`Kernel::degree`] streams, each with as many whole blocks as the others, and leaves their states behind
//! the blocks. It needs all that it computes with for one call only, so that streams can change places between calls.
//!
//! | kernel | streams | what it is |
//! |---|---|---|
//! | [`Kernel::Lanes`] | one a lane | the generic form of `hashes` on an instruction set |

use crate::Backend;
use hashes::{Primitive, Stream};

/// A way to absorb blocks.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// One stream a lane.
    Lanes(Backend),
}

impl Kernel {
    /// The kernels of a primitive that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(primitive: Primitive) -> Vec<Self> {
        // Every primitive has the generic form.
        let _ = primitive;
        Backend::usable().map(Self::Lanes).collect()
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Lanes(backend) => backend.isa().name(),
        }
    }

    /// How many streams it takes at most.
    #[must_use]
    pub fn degree(self, primitive: Primitive) -> usize {
        match self {
            Self::Lanes(backend) if primitive.word_bits() == 64 => backend.lanes::<u64>(),
            Self::Lanes(backend) => backend.lanes::<u32>(),
        }
    }

    /// Absorbs the blocks of the streams; nothing, if there is no stream.
    ///
    /// # Panics
    ///
    /// If there are more streams than the [degree](Self::degree), or their blocks are not whole or not equally many.
    pub fn absorb(self, primitive: Primitive, streams: &mut [Stream<'_>]) {
        if streams.is_empty() {
            return;
        }
        match self {
            Self::Lanes(backend) => backend.absorb(primitive, streams),
        }
    }
}
