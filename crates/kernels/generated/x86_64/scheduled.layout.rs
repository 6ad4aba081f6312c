// Written by `just weave`; what to change is in crates/weave.
//! Where things are in the context of the loops that absorb blocks of SHA-2 into one stream, in
//! bytes: shared by their generator and by `src/arch/x86_64/scheduled.rs` of the kernels, which
//! checks it against the fields of its structure.

/// A pointer to the first block.
pub(crate) const SOURCE: usize = 0;
/// How many blocks there are, one at least; 64 bits, like the others.
pub(crate) const BLOCKS: usize = SOURCE + 8;
/// A pointer to K.
pub(crate) const CONSTANTS: usize = BLOCKS + 8;
/// Passes that are left of a block.
pub(crate) const PASSES: usize = CONSTANTS + 8;
/// The shuffle that reverses the bytes of a word.
pub(crate) const REVERSAL: usize = PASSES + 8;
/// W + K of the sixteen rounds under way.
pub(crate) const SUMS: usize = REVERSAL + 16;

/// The hash value, for words of this many bytes.
pub(crate) const fn hash(word: usize) -> usize {
    SUMS + 16 * word
}
