//! The lengths of messages that plans tell apart.

use core::ops::RangeInclusive;
use hashes::Primitive;

/// The length of messages, as far as it matters to the choice of kernels. A call of a kernel has a
/// price of its own, such as the transposition of states, so what is the cheapest for a block may
/// not be the cheapest for many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Short,
    Middle,
    Long,
}

impl Size {
    pub(crate) const ALL: [Self; 3] = [Self::Short, Self::Middle, Self::Long];

    /// The longest short message and the longest middle one, in bytes: the geometric means of the
    /// [lengths](Self::blocks) that are measured.
    pub(super) const SHORT: usize = 256;
    const MIDDLE: usize = 4 << 10;

    pub(super) const RANGES: [RangeInclusive<usize>; 3] =
        [0..=Self::SHORT, Self::SHORT + 1..=Self::MIDDLE, Self::MIDDLE + 1..=usize::MAX];

    /// The size of messages of `bytes` bytes. Two comparisons without a branch: this is on the way
    /// of every digest.
    #[inline]
    pub(crate) const fn of(bytes: usize) -> Self {
        Self::ALL[(bytes > Self::SHORT) as usize + (bytes > Self::MIDDLE) as usize]
    }

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Middle => "middle",
            Self::Long => "long",
        }
    }

    /// The blocks of a message that stands for it: one, 1 KiB, 16 KiB.
    #[cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "nothing is measured without a clock"))]
    pub(crate) const fn blocks(self, primitive: Primitive) -> usize {
        match self {
            Self::Short => 1,
            Self::Middle => (1 << 10) / primitive.block(),
            Self::Long => (16 << 10) / primitive.block(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::Algorithm;

    #[test]
    fn what_is_measured_is_of_its_size() {
        for algorithm in Algorithm::NAMED {
            let primitive = algorithm.primitive();
            for size in Size::ALL {
                let bytes = size.blocks(primitive) * primitive.block();
                assert_eq!(Size::of(bytes), size, "{algorithm}");
                assert!(Size::RANGES[size as usize].contains(&bytes), "{algorithm}");
            }
        }
        let at = [0, 256, 257, 4096, 4097, usize::MAX].map(Size::of);
        assert_eq!(at, [Size::Short, Size::Short, Size::Middle, Size::Middle, Size::Long, Size::Long]);
    }
}
