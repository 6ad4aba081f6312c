//! The data that systems have of a name.

/// The data that the system has of a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About {
    /// The kind of file, in the words of `mtree(5)`.
    pub(crate) kind: &'static str,
    pub(crate) size: u64,
    /// The time of modification, in nanoseconds since 1970.
    pub(crate) mtime: Option<i64>,
    /// The permissions, as in `chmod(1)`.
    pub(crate) mode: Option<u32>,
    /// The number of the inode, and the time at which it last changed, in nanoseconds since 1970.
    pub(crate) stamp: Option<(u64, i64)>,
    /// The file under any of its names.
    pub(crate) identity: Option<(u64, u64)>,
    /// How many names it has.
    pub(crate) links: u64,
}
