//! Where things are in the context of the loops that absorb, in bytes: shared by their generator
//! and by `kernels/src/arch/x86_64/sponge.rs`, which checks it against the fields of its structure.

/// Rounds to an entry of the schedule.
pub(crate) const ROUNDS: usize = 6;
/// Lanes.
pub(crate) const LANES: usize = 8;
/// Entries of the schedule, one for every six of 24 rounds; of twelve rounds there are two.
pub(crate) const ENTRIES: usize = 4;
/// Bytes of an entry.
pub(crate) const ENTRY: usize = 128;
/// In an entry: RC of its rounds.
pub(crate) const CONSTANTS: usize = 0;
/// Where the next blocks of two lanes are, to be copied in these rounds, or of four where there are
/// two entries.
pub(crate) const SOURCES: usize = CONSTANTS + ROUNDS * 8;
/// The place of the first of these lanes in the first row of the transposed block.
pub(crate) const COLUMN: usize = SOURCES + 4 * 8;

/// The state: 25 rows of eight lanes. The first five are the buffer in which row 0 of the state
/// (five words) is before an even round.
pub(crate) const STATE: usize = ENTRIES * ENTRY;
/// The buffer for row 0 before an odd round.
pub(crate) const ROW_BUFFER: usize = STATE + 25 * 64;
/// The block that is absorbed next, transposed.
pub(crate) const BLOCK: usize = ROW_BUFFER + 5 * 64;
/// Words of the widest block, SHAKE128's.
pub(crate) const MOST_WORDS: usize = 21;
/// Blocks to go.
pub(crate) const BLOCKS: usize = BLOCK + MOST_WORDS * 64;
/// Where the last block of every lane is.
pub(crate) const LAST: usize = BLOCKS + 8;
/// How many bytes ahead of a block of TurboSHAKE that is copied memory is fetched.
pub(crate) const AHEAD: usize = LAST + LANES * 8;
