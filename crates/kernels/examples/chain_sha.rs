//! Measures every kernel that labels nodes of `sdr`: the source of the table in
//! `docs/replicate-kernels.md`.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example chain_sha -- [KERNEL] [MEBIBYTES [REPLICAS...]]
//! ```
//!
//! A figure is cycles per label: the duration of a run of nodes, divided by the nodes and the
//! replicas. Without a size, or with 0, the layers are small enough for the first cache; with one,
//! each of the two layers takes MEBIBYTES mebibytes in all, the parents are uniformly distributed,
//! and the kernel is told to ask for them some nodes ahead. (Of a real graph half of the layer's
//! own parents are near.) The memory is that of a vector, from a whole line on: where the system
//! does not give it huge pages by itself, `GLIBC_TUNABLES=glibc.malloc.hugetlb=1` asks for them.
//! Slices of all kernels are taken in turn with slices of dependent additions, which give the
//! clock; the best slice counts, and in brackets the median.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::field::{NODE, Node};
use kernels::chain::{BASE_PARENTS, Hash, Kernel, LABEL_PARENTS, Labels, Layout};
use kernels::clock::dependent_additions;
use std::time::Instant;

/// Turns, and dependent additions in a slice of the clock.
const ROUNDS: usize = 150;
const ADDITIONS: u64 = 50_000;
/// Nodes of a layer in the cache, and of a slice.
const SMALL: usize = 48;
const SLICE: usize = 48;
/// Nodes of a slice from memory, and how many of them parents are asked for ahead.
const LARGE_SLICE: usize = 512;
const AHEAD: usize = 8;
/// Bytes of a line of the cache: a node that begins with one is in as few of them as possible.
const LINE: usize = 64;

fn main() {
    let (numbers, names): (Vec<_>, Vec<_>) =
        std::env::args().skip(1).partition(|argument| argument.parse::<usize>().is_ok());
    let mut numbers = numbers.iter().filter_map(|number| number.parse().ok());
    let mebibytes = numbers.next().unwrap_or(0);
    let counts: Vec<usize> = numbers.collect();
    let wanted = |kernel: &Kernel| names.is_empty() || names.iter().any(|name| name == kernel.name());
    for kernel in Kernel::usable(Hash::Sha256).into_iter().filter(wanted) {
        let own = kernel.costs_apart();
        let counts = if counts.is_empty() { &own } else { &counts };
        for &replicas in counts.iter().filter(|replicas| **replicas <= kernel.degree()) {
            let [first, later] = [1, 2].map(|layer| Bench::new(kernel, replicas, layer, mebibytes).measure());
            println!("{:>8} {replicas:>3}: layer 1 {first}, later layers {later}", kernel.name());
        }
    }
}

/// A layer and the one before it.
struct Bench {
    kernel: Kernel,
    layout: Layout,
    replica_ids: Vec<Node>,
    layer: u32,
    before: Vec<u8>,
    labels: Vec<u8>,
    nodes: usize,
    slice: usize,
    ahead: usize,
    seed: u64,
}

impl Bench {
    fn new(kernel: Kernel, replicas: usize, layer: u32, mebibytes: usize) -> Self {
        let layout = kernel.layout(replicas);
        let (nodes, slice, ahead) = match mebibytes {
            0 => (SMALL, SLICE, 0),
            _ => ((mebibytes << 20) / layout.stride(), LARGE_SLICE, AHEAD),
        };
        let memory = |byte| vec![byte; nodes * layout.stride() + LINE];
        let before = if layer == 1 { Vec::new() } else { memory(1) };
        let replica_ids = vec![[9; NODE]; replicas];
        Self { kernel, layout, replica_ids, layer, before, labels: memory(2), nodes, slice, ahead, seed: 1 }
    }

    /// Parents of the last nodes of the layer, others every time.
    fn parents(&mut self) -> Vec<u32> {
        let mut below = |end: usize| {
            self.seed = self.seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            ((self.seed >> 33) as usize % end.max(1)) as u32
        };
        let mut parents = Vec::with_capacity(self.slice * LABEL_PARENTS);
        for node in self.nodes - self.slice..self.nodes {
            parents.push(node.saturating_sub(1) as u32);
            parents.extend((1..BASE_PARENTS).map(|_| below(node)));
            parents.extend((BASE_PARENTS..LABEL_PARENTS).map(|_| below(self.nodes)));
        }
        parents
    }

    /// Cycles per label: the best and the median.
    fn measure(&mut self) -> String {
        let (mut cycle, mut slices) = (f64::MAX, Vec::new());
        for _ in 0..ROUNDS {
            let start = Instant::now();
            dependent_additions(ADDITIONS);
            cycle = cycle.min(start.elapsed().as_secs_f64() / ADDITIONS as f64);
            let parents = self.parents();
            let size = self.nodes * self.layout.stride();
            let [before, labels] =
                [&self.before, &self.labels].map(|memory| memory.as_ptr().align_offset(LINE));
            let start = Instant::now();
            self.kernel.label(&mut Labels {
                layout: self.layout,
                replica_ids: &self.replica_ids,
                layer: self.layer,
                before: if self.layer == 1 { &[] } else { &self.before[before..][..size] },
                labels: &mut self.labels[labels..][..size],
                first: self.nodes - self.slice,
                parents: &parents,
                ahead: self.ahead,
            });
            slices.push(start.elapsed().as_secs_f64() / (self.slice * self.replica_ids.len()) as f64);
        }
        slices.sort_by(f64::total_cmp);
        format!("{:.0} ({:.0})", slices[0] / cycle, slices[ROUNDS / 2] / cycle)
    }
}
