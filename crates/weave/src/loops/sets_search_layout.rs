//! Where things are in the rows of the functions that search with several sets of lanes: shared by
//! their generator and by `src/arch/x86_64/search_sets.rs` of the kernels.

/// The rows of a set, in order: the working vector of BLAKE2 after the columns of its first round,
/// or the chaining value;
pub(crate) const STATE: usize = 0;
/// the words of the block;
pub(crate) const MESSAGE: usize = STATE + 16;
/// of BLAKE2, the first word of the hash value before the block;
pub(crate) const BEFORE: usize = MESSAGE + 16;
/// the first word of the digest.
pub(crate) const WORD: usize = BEFORE + 1;
/// Rows of a set.
pub(crate) const SET_ROWS: usize = WORD + 1;
