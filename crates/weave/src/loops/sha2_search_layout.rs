//! Where things are in the context of the functions that search for SHA-2 in lanes, in bytes:
//! shared by their generator and by `src/arch/x86_64/search_sha2.rs` of the kernels, which checks
//! it against the fields of its structure.

/// Bytes from one row to the next, whatever a register has.
pub(crate) const ROW: usize = 64;
/// Rows of the hash value after a block, or the one that was asked for; and a ninth, words 1 and 2
/// of it exclusive-ored.
pub(crate) const OUT: usize = 0;
pub(crate) const OUT_ROWS: usize = 9;
/// A pointer to the rows of the hash value before the block.
pub(crate) const HASH: usize = OUT + OUT_ROWS * ROW;
/// A pointer to the rows of the working variables that the rounds begin with, each where
/// `hashes::sha2::rounds` keeps it, and the ninth: b ^ c.
pub(crate) const WORKING: usize = HASH + 8;
/// Pointers to the block: words that all lanes share, and rows of what each lane flips in them.
pub(crate) const BASE: usize = WORKING + 8;
pub(crate) const DELTA: usize = BASE + 8;
/// The same fields of a second set of lanes begin that far after those of the first.
pub(crate) const MORE: usize = (DELTA + 8).next_multiple_of(ROW);
/// A pointer to the list: an entry for each round that is left, and one for the end.
pub(crate) const ROUNDS: usize = 2 * MORE;
/// The filter: a lane passes if `(word ^ value) & mask` is zero, the word being in the row that
/// begins this many bytes after the fields of its set.
pub(crate) const MASK: usize = ROUNDS + 8;
pub(crate) const VALUE: usize = MASK + 8;
pub(crate) const FILTERED: usize = VALUE + 8;

/// An entry, each a number of 64 bits: `KINDS * (t mod 16)` and what is left of W_t, or `ENDS` and
/// the word of the hash value, or `WHOLE`; what is known of W_t; and what is added to it for the
/// round.
pub(crate) const ENTRY: usize = 24;
pub(crate) const ENTRY_WORD: usize = 8;
pub(crate) const ENTRY_SUM: usize = 16;
pub(crate) const KINDS: usize = 9;
pub(crate) const ENDS: usize = 16 * KINDS;
pub(crate) const WHOLE: usize = 8;
