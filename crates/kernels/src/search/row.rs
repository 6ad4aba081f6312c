//! The kernels of a search that only some architectures have: the rows of their tables (`arch`), and
//! the code that a row makes for one search.

use super::affine::Tables;
use super::gray::{AffineWalk, Head};
use super::{Candidates, Counts, Filter, Variant};
use crate::Backend;
use core::fmt::Debug;
use core::panic::RefUnwindSafe;
use hashes::Primitive;
use lanes::Isa;
use lanes::tally::{Mix, Operations};
use std::sync::Arc;

/// A loop that walks the spans of the affine head, in place of the generic form on lanes.
pub(crate) struct SpanRow {
    /// The variant that stands for the loop.
    pub(crate) variant: Variant,
    /// The instruction set whose backend it belongs to.
    pub(crate) isa: Isa,
    /// Lanes that the bits of the head number.
    pub(crate) lanes: usize,
    /// The loop for a head.
    pub(crate) make: fn(&Head) -> Option<Arc<dyn Spans>>,
}

/// A loop with its tables for one head. The value holds the proof that the CPU has the instructions.
pub(crate) trait Spans: Debug + Send + Sync + RefUnwindSafe {
    /// Walks an extent of the head that it was made for; see [`super::gray::scan_affine_on`].
    fn walk(&self, walk: AffineWalk<'_>, found: &mut Candidates) -> bool;

    /// The instructions of the loop.
    fn counts(&self) -> Counts;

    /// Whether a single group does not show how fast it is.
    fn is_at_pace_on_spans_only(&self) -> bool {
        false
    }

    /// How often it hashes a counter of a group that is walked alone.
    fn hashes_of_a_group(&self) -> usize {
        1
    }
}

/// The search of Keccak on vectors whose size only the machine knows, in place of the backend's
/// lanes of a fixed size.
pub(crate) struct WideRow {
    /// Hashes in a batch, if the backend has such vectors.
    pub(crate) lanes: fn(Backend) -> Option<usize>,
    /// The search, if the backend has such vectors.
    pub(crate) make: fn(Backend, &Searched<'_>) -> Option<Arc<dyn Wide>>,
}

/// A search of Keccak that is made ready.
#[allow(dead_code, reason = "not every architecture has such vectors")]
pub(crate) struct Searched<'a> {
    /// The primitive.
    pub(crate) primitive: Primitive,
    /// The tables of its blocks; the first block is past the linear half of its first round if the
    /// variant says so.
    pub(crate) blocks: &'a [Tables<u64, 25>],
    /// The affine head, if the variant walks it.
    pub(crate) head: Option<&'a Head>,
    /// The variant.
    pub(crate) variant: Variant,
    /// The digest word to compute.
    pub(crate) word: usize,
}

/// Such a search with its tables. The value holds the proof that the CPU has the instructions.
pub(crate) trait Wide: Debug + Send + Sync + RefUnwindSafe {
    /// Hashes in a batch.
    fn lanes(&self) -> usize;

    /// Scans a range of counters in order, of the blocks that it was made of; see
    /// [`super::scan::scan`].
    fn scan(
        &self,
        blocks: &[Tables<u64, 25>],
        range: [u64; 2],
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64;

    /// Walks an extent of the head that it was made for; see [`super::gray::scan_affine_on`].
    ///
    /// # Panics
    ///
    /// If it was made without one.
    fn walk(&self, walk: AffineWalk<'_>, found: &mut Candidates) -> bool;

    /// The instructions that operations cost.
    fn instructions(&self, operations: &Operations) -> Mix;
}
