//! Lists of trees: made, checked and updated.
//!
//! A list says of every name in a tree what it is and, of a file, its digest, size and time of
//! modification. Compared with the tree later it tells what is new, what changed, what moved, what
//! is gone, and which files have *rotten*: their bytes changed, though size and time say that
//! nobody wrote to them.
//!
//! | module | what it does |
//! |---|---|
//! | `entry` | a name, its state, and what was found of it |
//! | `format` and `own`, `sums`, `hashdeep`, `bagit`, `mtree`, `line` | the formats of lists; `sums` are read by [`lists`](crate::lists) |
//! | `list` | a list that is there, its entries in order |
//! | `tree` | the names of a tree, in the same order |
//! | `join` | the two next to each other, and which files are to be read |
//! | `settle`, `moves` | the state of each name |
//! | `run`, `purpose`, `summary` | the threads of a run; what it is for; its figures |
//! | `sorter` | any number of records in order, in bounded memory |
//! | `lock`, `kept`, `publish` | one writer; what a killed run leaves; the list in its place |
//! | `bag` | the other files of a bag, replaced together with the list |
//! | `error`, `progress` | what goes wrong; how far it is |
//!
//! **Files are read and hashed by [`sum`](crate::sum)**, as fast as there. A file of several names
//! is read once.
//!
//! **An update reads only what changed** by size, time of modification, inode number and the time
//! of the inode's change. A file whose times are of the last few hundredths of a second is read
//! again the next time, because a later write might leave the same times.
//!
//! **Memory** does not depend on the number of names: list and tree come in the same order and are
//! compared as they come, other programs' lists are sorted through temporary files, and so is what
//! may have moved. In memory are the names of one folder a level.
//!
//! **A list is replaced as a whole or not at all.** It is written beside the old one, forced to the
//! disk and renamed; the files of a bag are replaced together, or by the next run. What a killed run
//! has written is taken over by the next one. A file that cannot be read, or that changes while it
//! is read, keeps its old entry.
//!
//! ```
//! use runner::verify::{Job, Progress, Purpose, State, run};
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path().to_owned();
//! std::fs::write(folder.join("a"), "alpha")?;
//! let job = Job {
//!     list: folder.join("hashweave.jsonl"),
//!     folder: folder.clone(),
//!     format: None,
//!     algorithm: None,
//!     follow: false,
//!     purpose: Purpose::Make,
//!     tells_all: false,
//!     jobs: Default::default(),
//!     stop: Default::default(),
//! }; let made = run(&job, &Progress::default(), &mut |_| Ok(()))?; assert_eq!((made.files,
//! made.of(State::New)), (1, 1)); let checked = run(&Job { purpose: Purpose::Check, ..job },
//! &Progress::default(), &mut |_| Ok(()))?; assert_eq!(checked.of(State::Same), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bag;
mod bagit;
mod entry;
mod error;
mod format;
mod hashdeep;
mod join;
mod kept;
mod line;
mod list;
mod lock;
mod moves;
mod mtree;
mod own;
mod progress;
mod publish;
mod purpose;
mod run;
mod settle;
mod sorter;
mod summary;
mod sums;
mod tree;

pub use entry::{Entry, Finding, Kind, Stamp, State};
pub use error::{Error, Fault};
pub use format::Format;
pub use progress::Progress;
pub use purpose::Purpose;
pub use run::{Job, list_in, run};
pub use summary::Summary;
