//! The rows of the tables of kernels for Poseidon (`arch`), and the code of a row.

use core::panic::RefUnwindSafe;
use hashes::field::Node;
use hashes::poseidon::Preimages;

/// The code of a kernel. The value holds the proof that the CPU has the instructions, and the
/// tables that were made for it.
pub(crate) trait Poseidon: Send + Sync + RefUnwindSafe {
    /// [`super::Kernel::degree`].
    fn degree(&self) -> usize;

    /// [`super::Kernel::digests`].
    fn digests(&self, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]);
}

/// A kernel in the table of its architecture (`arch`, `POSEIDON`).
pub(crate) struct Row {
    /// The name of the instruction set.
    pub(crate) name: &'static str,
    /// Its code, if this CPU has the instructions.
    pub(crate) detect: fn() -> Option<Box<dyn Poseidon>>,
}
