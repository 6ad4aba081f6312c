//! The options of `bench replicate`.

use crate::names::scheme;
use clap::Args;
use hashweave::replicate::chain::Kernel;
use hashweave::replicate::plan::AHEAD;
use hashweave::replicate::{NODE, Scheme};
use runner::bench::replicate::{APART, AUTO, LayerSize, Selection};

/// The default size in bytes of a replica whose encoding is timed by stage.
const PROFILED: usize = 64 << 20;

/// The shapes of `bench replicate`.
#[derive(Debug, Args)]
pub(crate) struct ReplicateShapes {
    /// Measure only this scheme: sdr, r2, zigzag (repeatable) [default: sdr and r2; zigzag has the
    /// kernels of r2]
    #[arg(long, value_name = "S", value_parser = scheme(), hide_possible_values = true)]
    pub(super) scheme: Vec<Scheme>,
    /// Measure only this kernel, or `auto`, the library's choice, or `apart`, r2's layers without a
    /// chain (repeatable) [default: all]
    #[arg(long, value_name = "K", value_parser = chain_kernel)]
    pub(super) kernel: Vec<String>,
    /// Number of replicas per thread (repeatable) [default: auto with 1, 2, 4, 8, 16; each kernel
    /// with as many as it has room for]
    #[arg(long, value_name = "N", value_parser = replica_count)]
    pub(super) replicas: Vec<usize>,
    /// Number of nodes in a layer of each replica
    #[arg(long, value_name = "N", value_parser = node_count, conflicts_with = "size")]
    pub(super) nodes: Option<usize>,
    /// Size of a layer in bytes, for all replicas that share memory together; with --profile, size
    /// of the replica. K, M, G are powers of 1024 [default: 256M; --profile: 64M]
    #[arg(long, value_name = "S", value_parser = size)]
    pub(super) size: Option<usize>,
    /// Prefetch parents this many nodes ahead; 0 disables prefetching
    #[arg(long, value_name = "N", default_value_t = AHEAD)]
    pub(super) ahead: usize,
    /// Measure what each step gains: copies, no copies, prefetching, direct addition, replicas
    /// together
    #[arg(long, conflicts_with_all = ["kernel", "replicas", "profile"])]
    pub(super) ladder: bool,
    /// Encode a file and show how the time is divided: hashing, parents, encoding, input and output
    #[arg(long)]
    pub(super) profile: bool,
}

impl Default for ReplicateShapes {
    /// The shapes that are measured without options.
    fn default() -> Self {
        Self {
            scheme: Vec::new(),
            kernel: Vec::new(),
            replicas: Vec::new(),
            nodes: None,
            size: None,
            ahead: AHEAD,
            ladder: false,
            profile: false,
        }
    }
}

impl ReplicateShapes {
    /// Returns the size of layers.
    pub(super) fn extent(&self) -> LayerSize {
        match (self.nodes, self.size) {
            (Some(nodes), _) => LayerSize::Nodes(nodes),
            (None, Some(bytes)) => LayerSize::Bytes(bytes),
            (None, None) => Selection::default().extent,
        }
    }

    /// Returns the nodes of a replica whose encoding is timed by stage.
    pub(super) fn profiled(&self) -> usize {
        self.nodes.unwrap_or_else(|| self.size.unwrap_or(PROFILED).div_ceil(NODE))
    }
}

/// Parses the name of a chain kernel that some scheme has here, or [`AUTO`] or [`APART`].
fn chain_kernel(text: &str) -> Result<String, String> {
    let mut names = vec![AUTO, APART];
    for kernel in Scheme::ALL.into_iter().flat_map(|scheme| Kernel::usable(scheme.hash())) {
        if !names.contains(&kernel.name()) {
            names.push(kernel.name());
        }
    }
    if names.contains(&text) {
        return Ok(text.to_owned());
    }
    Err(format!("this kernel does not exist or cannot run here; available: {}", names.join(" ")))
}

fn replica_count(text: &str) -> Result<usize, String> {
    let most = 1 << 10;
    match text.parse() {
        Ok(n) if (1..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of replicas from 1 to {most}")),
    }
}

fn node_count(text: &str) -> Result<usize, String> {
    let most = 1 << 28;
    match text.parse() {
        Ok(n) if (2..=most).contains(&n) => Ok(n),
        _ => Err(format!("must be a number of nodes from 2 to {most}")),
    }
}

/// Parses a number of bytes, or of KiB, MiB or GiB followed by their first letter.
fn size(text: &str) -> Result<usize, String> {
    let (digits, shift) = match text.char_indices().last() {
        Some((end, 'K')) => (&text[..end], 10),
        Some((end, 'M')) => (&text[..end], 20),
        Some((end, 'G')) => (&text[..end], 30),
        _ => (text, 0),
    };
    let most = 8_usize << 30;
    let bytes = digits.parse().ok().and_then(|n: usize| n.checked_mul(1 << shift));
    match bytes {
        Some(bytes) if (2 * NODE..=most).contains(&bytes) => Ok(bytes),
        _ => Err("must be a size from 64 to 8G, for instance 1000000, 64K, 256M, 2G".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_strictly() {
        assert_eq!(size("64"), Ok(64));
        assert_eq!(size("3M"), Ok(3 << 20));
        assert_eq!(size("8G"), Ok(8 << 30));
        for text in ["", "G", "63", "9G", "1k", "-1M", "1.5G", "99999999999999999999"] {
            assert!(size(text).is_err(), "{text}");
        }
        assert!(node_count("1").is_err() && replica_count("0").is_err());
    }
}
