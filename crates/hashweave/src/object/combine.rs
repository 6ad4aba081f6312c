//! How the digests of a file's leaves become the digest of the file.

use core::fmt;

/// The digests of leaves on their way to the digest of a file.
pub(super) trait Combine: Copied + fmt::Debug + Send + Sync {
    /// Appends the digests of leaves, one after another, over `length` bytes of the file each: zero
    /// only of an empty file, which has one leaf.
    fn append(&mut self, digests: &[u8], length: u64);

    /// The digest of the file that ends here.
    fn digest(&self) -> Vec<u8>;
}

/// A copy of a value whose type is not known.
pub(super) trait Copied {
    fn copied(&self) -> Box<dyn Combine>;
}

impl<T: Combine + Clone + 'static> Copied for T {
    fn copied(&self) -> Box<dyn Combine> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Combine> {
    fn clone(&self) -> Self {
        (**self).copied()
    }
}

/// There is one leaf, and this is its digest.
#[derive(Clone, Debug, Default)]
pub(super) struct Whole(Vec<u8>);

impl Combine for Whole {
    fn append(&mut self, digests: &[u8], _length: u64) {
        self.0 = digests.to_vec();
    }

    fn digest(&self) -> Vec<u8> {
        self.0.clone()
    }
}
