//! BLAKE3: nodes of a tree to chaining values, and the blocks of a root's output.
//!
//! | kernel | nodes | what it is |
//! |---|---|---|
//! | that of an instruction set | one a lane | the generic form of `hashes`; on AVX2 and AVX-512 the generated loop |
//! | `rows-avx2`, `rows-avx512` | 1 or 2 | a node's working vector in four registers, of two nodes interleaved |
//! | `abreast-avx2`, `abreast-avx512` | 4 or 8 | the same with two or four nodes side by side in a register |
//!
//! A call of a wide kernel takes as long for one node as for all, so the number of nodes determines
//! the kernels ([`chaining_values`]): a table of the cheapest way for each number, made once from
//! the cost of a block on each kernel.

pub(crate) mod row;

use crate::{Backend, arch};
use core::fmt;
use hashes::blake3::{self, ChainingValue, Last, Nodes};
use lanes::Line;
use row::{Chaining, Row, Single};
use std::sync::OnceLock;

/// A way to compute chaining values.
#[derive(Clone, Copy)]
pub struct Kernel {
    row: &'static Row,
    code: &'static dyn Chaining,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row.name)
    }
}

for_backends! {
    /// [`blake3::output_blocks`] on a backend.
    fn output_blocks_on(root: &Last, first: u64, blocks: &mut [Line]) = blake3::output_blocks;
}

impl Kernel {
    /// The kernels that may be used here.
    pub fn usable() -> impl Iterator<Item = Self> {
        static HERE: OnceLock<Vec<Kernel>> = OnceLock::new();
        let here = HERE.get_or_init(|| {
            let found = |row: &'static Row| Some(Self { row, code: Box::leak((row.detect)()?) });
            arch::here::NODES.iter().filter_map(found).collect()
        });
        here.iter().copied()
    }

    /// The name of the kernel: that of the instruction set, after the form of the kernel if that is
    /// not one node a lane.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row.name
    }

    /// The most nodes of a call.
    #[must_use]
    pub fn degree(self) -> usize {
        self.code.degree()
    }

    /// Whether it hashes one node a lane, and takes as long for fewer nodes.
    #[must_use]
    pub fn is_lanes(self) -> bool {
        self.code.lanes().is_some()
    }

    /// The chaining values of nodes.
    ///
    /// # Panics
    ///
    /// If there are none, more than [`degree`](Self::degree), or not a place for each.
    pub fn chaining_values(self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        self.code.chaining_values(nodes, values);
    }
}

/// The kernels to use: for each number of nodes, up to that of the widest kernel, the kernel for
/// the first of them.
struct Plan {
    by_count: Vec<Kernel>,
    /// The kernel for one node at a time.
    single: &'static dyn Single,
    /// The backend for blocks of output.
    output: Backend,
}

impl Plan {
    fn here() -> &'static Self {
        static PLAN: OnceLock<Plan> = OnceLock::new();
        PLAN.get_or_init(|| {
            let most = Kernel::usable().map(Kernel::degree).max().unwrap_or(1);
            let (mut by_count, mut costs) = (Vec::<Kernel>::new(), vec![0]);
            for count in 1..=most {
                let cost = |kernel: &Kernel| {
                    let taken = count.min(kernel.degree());
                    kernel.code.cost(taken) + costs[count - taken]
                };
                let best = Kernel::usable().min_by_key(cost).expect("integers are always there");
                costs.push(cost(&best));
                by_count.push(best);
            }
            Self {
                by_count,
                single: Kernel::usable().filter_map(|kernel| kernel.code.single()).last().expect("integers"),
                output: Backend::usable().max_by_key(|backend| backend.lanes::<u32>()).expect("integers"),
            }
        })
    }
}

/// The form for one node at a time of a kernel, or of the plan.
fn single(only: Option<Kernel>) -> &'static dyn Single {
    only.and_then(|kernel| kernel.code.single()).unwrap_or_else(|| Plan::here().single)
}

/// The chaining values of any number of nodes, by the cheapest kernels for that number, or by
/// `only`.
///
/// # Panics
///
/// If a node is not whole, or there is not a place for each.
pub fn chaining_values(only: Option<Kernel>, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
    assert!(nodes.bytes.len().is_multiple_of(nodes.size()), "the nodes are not whole");
    assert_eq!(nodes.count(), values.len(), "each node has a chaining value");
    let by_count = &Plan::here().by_count;
    let (mut nodes, mut values) = (*nodes, values);
    while !values.is_empty() {
        let kernel = only.unwrap_or_else(|| by_count[values.len().min(by_count.len()) - 1]);
        let (now, later) = nodes.split_at(kernel.degree().min(values.len()));
        let (first, rest) = values.split_at_mut(now.count());
        kernel.chaining_values(&now, first);
        (nodes, values) = (later, rest);
    }
}

/// Advances the chaining value `h` of chunk number `t` by whole blocks, not including the last
/// block of the chunk; `start` are the flags of the first of them besides those of all.
pub fn absorb(only: Option<Kernel>, h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32) {
    single(only).absorb(h, blocks, t, mode, start);
}

/// The chaining value of a node that is not the root.
#[must_use]
pub fn chaining_value(only: Option<Kernel>, last: &Last) -> ChainingValue {
    single(only).chaining_value(last)
}

/// Blocks of the root's output, from the one of that number on.
pub fn output(only: Option<Kernel>, root: &Last, first: u64, blocks: &mut [Line]) {
    let backend = only.and_then(|kernel| kernel.code.lanes()).unwrap_or_else(|| Plan::here().output);
    let (single, lanes) = (single(only), backend.lanes::<u32>());
    for (i, blocks) in blocks.chunks_mut(lanes).enumerate() {
        let first = first.wrapping_add((i * lanes) as u64);
        if blocks.len() <= single.most_output() {
            single.output(root, first, blocks);
        } else {
            output_blocks_on(backend, root, first, blocks);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::blake3::{CHUNK, IV, Kind, flags};
    use lanes::MAX_LANES;
    use lanes::isa::Scalar;

    /// Every kernel, with every number of nodes, against a slow one: chunks whose numbers pass
    /// 2^32, and parents.
    #[test]
    fn kernels_agree_with_integers() {
        let bytes: Vec<u8> =
            (0..2 * CHUNK * MAX_LANES).map(|i| (i * 167 + i / 64 * 13 + i / 1024) as u8).collect();
        for kernel in Kernel::usable() {
            for kind in [Kind::Chunks(u64::from(u32::MAX) - 3), Kind::Parents] {
                for count in 1..=kernel.degree() {
                    let nodes = Nodes { key: &IV, mode: flags::KEYED_HASH, kind, bytes: &bytes };
                    let (nodes, _) = nodes.split_at(count);
                    let mut values = vec![[0xEE; 32]; count];
                    kernel.chaining_values(&nodes, &mut values);
                    let mut rest = nodes;
                    for (i, value) in values.iter().enumerate() {
                        let (one, others) = rest.split_at(1);
                        let mut expected = [[0; 32]];
                        blake3::chaining_values(Scalar, &one, &mut expected);
                        assert_eq!(*value, expected[0], "{}: {kind:?}, node {i} of {count}", kernel.name());
                        rest = others;
                    }
                }
            }
        }
    }
}
