//! The purposes of a run.

/// What is done with a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It is made; there is none.
    Make,
    /// The tree is compared with it; every file is read.
    Check,
    /// It is brought up to date.
    Update {
        /// Files that are unchanged by size, times and inode are read, too.
        read_all: bool,
        /// The bytes that rotten files have now become the listed ones.
        accept_rot: bool,
    },
}
