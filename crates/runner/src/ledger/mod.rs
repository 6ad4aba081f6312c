//! The ledger of a search: which counters are done and what was found there, in one SQLite file
//! that survives a kill at any instant. The format and its guarantees for users: `docs/ledger.md`.
//!
//! | file | what it holds |
//! |---|---|
//! | `store.rs` | the ledger that a process holds: opening, one transaction a commit |
//! | `claim.rs` | that one process at a time has it |
//! | `place.rs` | that its name stands for the file which is open |
//! | `read.rs` | reading without writing |
//! | `file.rs`, `beside.rs` | the file before anything in it is believed: connecting, what is none, journals that lie beside it |
//! | `contents.rs` | the schema, and all rows, verified when the file is opened |
//! | `seal.rs` | what the rows are verified by: their sum, and their order |
//! | `coverage.rs` | pieces: disjoint ranges of covered counters |
//! | `identity.rs` | the search that a ledger is of, as text |
//! | `error.rs` | what can be wrong with a ledger, in one line |
//! | `copy.rs` | a copy on storage that others see, for a run that may go on elsewhere |
//! | `merge.rs`, `check.rs`, `summary.rs` | the command `hashweave ledger` |
//! | `near.rs` | which ledger may be meant |
//!
//! # The invariant
//!
//! The covered counters of a salt are disjoint *pieces* `first..=last`, and with every piece stand
//!
//! - for `--min`, the running minima of a scan that began at `first` knowing nothing: strictly
//!   decreasing digests, the first of them that of `first` itself;
//! - for the other goals, whose results do not depend on each other, all results in it.
//!
//! It follows that the results of any range asked for can be had from its pieces and a scan of the
//! gaps:
//!
//! - A running minimum of the range is less than everything before it in the range, so less than
//!   everything before it in its own piece, so it is kept with the piece: filtering what is kept,
//!   in counter order, gives exactly the running minima.
//! - A piece may be cut at its end, but not at its start: minima that the counters before the cut
//!   hide are not kept. They lie before the next result that is kept, since from that one on both
//!   views agree; so only these counters are scanned again, and nothing of it is kept
//!   (`search::schedule`).
//! - A scan may begin with a least digest that it did not find only if it *continues* the piece
//!   that this digest is the minimum of. Then the piece grows, and the file is the one that an
//!   uninterrupted run leaves. A scan that seeded itself from another piece would lose minima of
//!   its own.
//! - Adjacent pieces of `--min` stay apart, so that each shard's view survives a merge; pieces that
//!   overlap become one, which keeps the view of its first counter. Pieces of the other goals are
//!   joined whenever they touch.
//!
//! Coverage is only written when a known answer has since gone through the kernel that scanned it,
//! so a fault that hides results does not leave a range that is covered in name only.

mod beside;
mod check;
mod claim;
mod contents;
mod copy;
mod coverage;
#[cfg(test)]
mod damage;
mod error;
mod file;
mod identity;
mod merge;
mod near;
mod place;
mod read;
mod seal;
mod store;
mod summary;

pub use beside::check_apart;
pub use check::{Report, check};
pub use claim::Claim;
pub use copy::take_over;
pub use coverage::Piece;
pub use error::{Error, Fault, Gone};
pub use identity::{Search, SearchError};
pub use merge::{merge, merge_over};
pub use near::nearby;
pub use store::{Ledger, Opening};
pub use summary::{Range, SaltSummary, Summary};

pub(crate) use check::fault_of;
pub(crate) use copy::Copies;
pub(crate) use coverage::Joins;
pub(crate) use store::Addition;
