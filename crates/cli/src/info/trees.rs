//! The rows of `replicate trees` in `hashweave info`: the kernels of Poseidon.

use crate::output;
use hashweave::poseidon::Kernel;
use serde::Serialize;

/// A kernel of Poseidon that may be used here.
#[derive(Serialize)]
pub(super) struct TreesInfo {
    job: &'static str,
    hash: &'static str,
    kernel: &'static str,
    /// Hashes that it computes at once.
    degree: usize,
}

/// Returns the kernels, the one that takes many preimages first.
pub(super) fn rows() -> Vec<TreesInfo> {
    let row = |kernel: Kernel| TreesInfo {
        job: "trees",
        hash: "poseidon",
        kernel: kernel.name(),
        degree: kernel.degree(),
    };
    Kernel::usable().rev().map(row).collect()
}

pub(super) fn text(rows: &[TreesInfo]) -> String {
    let mut lines = vec![["job", "hash", "kernel", "at once"].map(str::to_owned).to_vec()];
    lines.extend(rows.iter().map(|row| {
        vec![row.job.to_owned(), row.hash.to_owned(), row.kernel.to_owned(), format!("×{}", row.degree)]
    }));
    output::table(3, &lines)
}
