//! The rows of the tables of kernels that absorb blocks (`arch`), and the code of a row.

use super::counts::Work;
use crate::padded::Padded;
use core::panic::RefUnwindSafe;
use hashes::sha2::Sums;
use hashes::{Primitive, Stream};
use lanes::Line;

/// The code of a kernel. The value holds the proof that the CPU has the instructions.
pub(crate) trait Absorb: Send + Sync + RefUnwindSafe {
    /// [`super::Kernel::degree`].
    fn degree(&self, primitive: Primitive) -> usize;

    /// [`super::Kernel::least`].
    fn least(&self, _: Primitive) -> usize {
        1
    }

    /// [`super::Kernel::is_lanes`].
    fn is_lanes(&self) -> bool {
        false
    }

    /// [`super::Kernel::absorb`], of one stream or more. Panics if the primitive is not one of the
    /// row's.
    fn absorb(&self, primitive: Primitive, streams: &mut [Stream<'_>]);

    /// [`super::Kernel::absorb_sums`], of one stream or more, but no more than the degree. A kernel
    /// that has no form without a message schedule absorbs the block of the sums as any other.
    fn absorb_sums(&self, streams: &mut [Stream<'_>], sums: &Sums) {
        self.absorb(Primitive::Sha256, streams);
        let block = sums.block();
        let mut streams: Vec<_> =
            streams.iter_mut().map(|stream| Stream { state: &mut *stream.state, blocks: &block }).collect();
        self.absorb(Primitive::Sha256, &mut streams);
    }

    /// [`super::Kernel::sponge_lines`], of one message or more. Says whether it is done: a kernel that
    /// has no code of its own for it absorbs blocks instead.
    fn sponge_lines(&self, _: Primitive, _: &[Padded<'_>], _: &mut [Line]) -> bool {
        false
    }

    /// [`super::Kernel::work`].
    fn work(&self, primitive: Primitive, streams: usize) -> Option<Work>;

    /// [`super::Kernel::retired`].
    fn retired(&self, _: Primitive, _streams: usize) -> Option<u64> {
        None
    }

    /// [`super::Kernel::sums_work`].
    fn sums_work(&self, _streams: usize) -> Option<Work> {
        None
    }
}

/// A kernel in the table of its architecture.
pub(crate) struct Row {
    /// The name in tables and on the command line.
    pub(crate) name: &'static str,
    /// Whether it hashes a primitive.
    pub(crate) hashes: fn(Primitive) -> bool,
    /// Its code, if this CPU has the instructions.
    pub(crate) detect: fn() -> Option<Box<dyn Absorb>>,
}

/// The most streams that a kernel takes, however long registers are.
pub(crate) const MOST: usize = 32;
