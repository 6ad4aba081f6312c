//! The rows of the tables of kernels of chains (`arch`), and the code of a row.

use super::job::{Hash, Keys, Labels};
use crate::batch::counts::Work;
use core::panic::RefUnwindSafe;

/// The code of a kernel. The value holds the proof that the CPU has the instructions.
pub(crate) trait Chain: Send + Sync + RefUnwindSafe {
    /// [`super::Kernel::degree`].
    fn degree(&self) -> usize;

    /// The lanes of a set, if it has one replica a lane.
    fn lanes(&self) -> Option<usize> {
        None
    }

    /// [`super::Kernel::label`], of a job that was checked. A kernel whose row has SHA-256 has this.
    fn label(&self, _: &mut Labels<'_>) {
        unreachable!("the kernel knows BLAKE2s only")
    }

    /// [`super::Kernel::encode`]. A kernel whose row has BLAKE2s has this.
    fn encode(&self, _: &mut Keys<'_>) {
        unreachable!("the kernel knows SHA-256 only")
    }

    /// [`super::Kernel::work`].
    fn work(&self, hash: Hash, replicas: usize) -> Option<Work>;
}

/// A kernel in the table of its architecture (`arch`, `CHAINS`).
pub(crate) struct Row {
    /// The name in tables and on the command line.
    pub(crate) name: &'static str,
    /// The hashes that it knows.
    pub(crate) hashes: &'static [Hash],
    /// Its code, if this CPU has the instructions.
    pub(crate) detect: fn() -> Option<Box<dyn Chain>>,
}

/// Every hash: a kernel with this in its row knows all of them.
pub(crate) const ALL: &[Hash] = &[Hash::Sha256, Hash::Blake2s];
