//! The options of the second phase, its needs, and its outcome.

use crate::replicate::Padding;
use hashweave::replicate::Node;
use std::path::PathBuf;
use std::time::Duration;

/// Where the nodes of the replica come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A replica that is there already.
    Replica(PathBuf),
    /// The data and the last layer; the replica is written.
    Data {
        /// The data. Without, they are the leaves of the tree over them that is in the folder.
        staged: Option<PathBuf>,
        /// How they become nodes.
        padding: Padding,
        /// The replica that is written.
        sealed: PathBuf,
    },
}

/// The options of the second phase.
#[derive(Clone, Debug)]
pub struct Sealing {
    /// The folder of layers and of the tree over the data, under the names of
    /// [`Layout::Filecoin`](crate::replicate::Layout::Filecoin), into which the trees go.
    pub dir: PathBuf,
    /// The number of layers, where nothing in the folder says it and it is not the usual one.
    pub layers: Option<u32>,
    /// The replica.
    pub source: Source,
    /// Threads.
    pub threads: usize,
    /// Goes on where an earlier run of the same files was killed.
    pub resume: bool,
    /// Replaces files that are there.
    pub force: bool,
    /// The longest time between two checkpoints.
    pub checkpoint: Duration,
}

/// Memory, disk space and time that the second phase takes.
#[derive(Clone, Copy, Debug)]
pub struct SealingNeed {
    /// Nodes of the sector.
    pub nodes: usize,
    /// Layers.
    pub layers: usize,
    /// Files of each tree.
    pub sub_trees: usize,
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes on disks: of the trees, and of the replica if it is written.
    pub disk: u64,
    /// About how many seconds the arithmetic takes.
    pub seconds: f64,
    /// Threads.
    pub threads: usize,
    /// The kernel of Poseidon.
    pub kernel: &'static str,
}

/// The result of the second phase.
#[derive(Clone, Debug)]
pub struct Sealed {
    /// The commitment to the data.
    pub comm_d: Node,
    /// The root of tree_c.
    pub comm_c: Node,
    /// The root of tree_r_last.
    pub comm_r_last: Node,
    /// The commitment to the sealed sector.
    pub comm_r: Node,
    /// The files of the trees, and `p_aux` and `t_aux`.
    pub files: Vec<PathBuf>,
    /// The replica, if it was written.
    pub sealed: Option<PathBuf>,
    /// The node from which an earlier run was continued.
    pub resumed_at: Option<u64>,
    /// Seconds in all.
    pub seconds: f64,
}
