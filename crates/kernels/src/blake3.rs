//! BLAKE3: nodes of a tree to chaining values, and the blocks of a root's output.
//!
//! | kernel | nodes | what it is |
//! |---|---|---|
//! | [`Kernel::Lanes`] | one a lane | the generic form of `hashes` on an instruction set; on AVX2 and AVX-512 the generated loop |
//! | `Kernel::Rows` | 1 or 2 | a node's working vector in four registers, of two nodes interleaved |
//! | `Kernel::Abreast` | 4 or 8 | the same with two or four nodes side by side in a register |
//!
//! A call of a wide kernel takes as long for one node as for all, so the number of nodes determines
//! the kernels ([`chaining_values`]): a table of the cheapest way for each number, made once from
//! the cost of a block on each kernel.

use crate::Backend;
#[cfg(target_arch = "x86_64")]
use crate::blocks;
#[cfg(target_arch = "x86_64")]
use crate::rows::Rows;
use hashes::blake3::{self, ChainingValue, Last, Nodes};
use lanes::Line;
#[cfg(target_arch = "x86_64")]
use lanes::MAX_LANES;
use lanes::isa::Scalar;
use std::sync::OnceLock;

/// A way to compute chaining values.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// One node a lane.
    Lanes(Backend),
    /// One node or two by rows.
    #[cfg(target_arch = "x86_64")]
    Rows(Rows),
    /// A few, by rows side by side.
    #[cfg(target_arch = "x86_64")]
    Abreast(Rows),
}

#[cfg(not(target_arch = "x86_64"))]
for_backends! {
    /// [`blake3::chaining_values`] on a backend.
    fn chaining_values_on(nodes: &Nodes<'_>, values: &mut [ChainingValue]) = blake3::chaining_values;
}

for_backends! {
    /// [`blake3::output_blocks`] on a backend.
    fn output_blocks_on(root: &Last, first: u64, blocks: &mut [Line]) = blake3::output_blocks;
}

impl Kernel {
    /// The kernels that may be used here.
    pub fn usable() -> impl Iterator<Item = Self> {
        let lanes = Backend::usable().map(Self::Lanes);
        #[cfg(target_arch = "x86_64")]
        let lanes = lanes.chain(Rows::usable().flat_map(|rows| [Self::Rows(rows), Self::Abreast(rows)]));
        lanes
    }

    /// The name of the kernel: that of the instruction set, after the form of the kernel if that is
    /// not one node a lane.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Lanes(backend) => backend.isa().name(),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx2(_)) => "rows-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx512(_)) => "rows-avx512",
            #[cfg(target_arch = "x86_64")]
            Self::Abreast(Rows::Avx2(_)) => "abreast-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Abreast(Rows::Avx512(_)) => "abreast-avx512",
        }
    }

    /// The most nodes of a call.
    #[must_use]
    pub fn degree(self) -> usize {
        match self {
            Self::Lanes(backend) => backend.lanes::<u32>(),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => 2,
            #[cfg(target_arch = "x86_64")]
            Self::Abreast(rows) => by_rows::abreast(rows),
        }
    }

    /// The chaining values of nodes.
    ///
    /// # Panics
    ///
    /// If there are none, more than [`degree`](Self::degree), or not a place for each.
    pub fn chaining_values(self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        match self {
            Self::Lanes(backend) => lanes(backend, nodes, values),
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => by_rows::chaining_values(rows, nodes, values),
            #[cfg(target_arch = "x86_64")]
            Self::Abreast(rows) => by_rows::chaining_values_abreast(rows, nodes, values),
        }
    }

    /// The cost of a block of each of `nodes` nodes, in cycles of Golden Cove; for instruction sets
    /// that Golden Cove lacks, in proportion to the cycles of cores that have them.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        expect(unused_variables, reason = "lanes cost the same, filled or not")
    )]
    fn cost(self, nodes: usize) -> usize {
        match self {
            Self::Lanes(backend) => match backend.lanes::<u32>() {
                16 => 470,
                8 => 480,
                4 => 600,
                _ => 255,
            },
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => by_rows::cost(rows, nodes),
            #[cfg(target_arch = "x86_64")]
            Self::Abreast(rows) => by_rows::cost_abreast(rows, nodes),
        }
    }
}

/// The kernel on a backend's lanes: the generated one, on integers the generic one.
#[cfg(target_arch = "x86_64")]
fn lanes(backend: Backend, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
    match (backend, blocks::Set::of(backend)) {
        (_, Some(set)) => set.chaining_values(nodes, values),
        (Backend::Scalar(token), None) => blake3::chaining_values(token, nodes, values),
        (_, None) => unreachable!("what has lanes has loops"),
    }
}

/// The kernel on a backend's lanes.
#[cfg(not(target_arch = "x86_64"))]
fn lanes(backend: Backend, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
    chaining_values_on(backend, nodes, values);
}

/// The kernels to use: for each number of nodes, up to that of the widest kernel, the kernel for
/// the first of them.
struct Plan {
    by_count: Vec<Kernel>,
    /// The kernel for one node at a time.
    single: Single,
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
                    kernel.cost(taken) + costs[count - taken]
                };
                let best = Kernel::usable().min_by_key(cost).expect("integers are always there");
                costs.push(cost(&best));
                by_count.push(best);
            }
            Self {
                by_count,
                single: Single::here(),
                output: Backend::usable().max_by_key(|backend| backend.lanes::<u32>()).expect("integers"),
            }
        })
    }
}

/// A kernel for one node at a time.
#[derive(Clone, Copy, Debug)]
enum Single {
    Integers,
    #[cfg(target_arch = "x86_64")]
    Rows(Rows),
}

impl Single {
    fn here() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(rows) = Rows::usable().last() {
            return Self::Rows(rows);
        }
        Self::Integers
    }

    fn of(kernel: Option<Kernel>) -> Self {
        match kernel {
            Some(Kernel::Lanes(Backend::Scalar(_))) => Self::Integers,
            #[cfg(target_arch = "x86_64")]
            Some(Kernel::Rows(rows) | Kernel::Abreast(rows)) => Self::Rows(rows),
            _ => Plan::here().single,
        }
    }
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
    match Single::of(only) {
        Single::Integers => blake3::absorb(Scalar, h, blocks, t, mode, start),
        #[cfg(target_arch = "x86_64")]
        Single::Rows(rows) => by_rows::absorb(rows, h, blocks, t, mode, start),
    }
}

/// The chaining value of a node that is not the root.
#[must_use]
pub fn chaining_value(only: Option<Kernel>, last: &Last) -> ChainingValue {
    match Single::of(only) {
        Single::Integers => blake3::chaining_value(Scalar, last),
        #[cfg(target_arch = "x86_64")]
        Single::Rows(rows) => by_rows::chaining_value(rows, last),
    }
}

/// Blocks of the root's output, from the one of that number on.
pub fn output(only: Option<Kernel>, root: &Last, first: u64, blocks: &mut [Line]) {
    let backend = match only {
        Some(Kernel::Lanes(backend)) => backend,
        _ => Plan::here().output,
    };
    let lanes = backend.lanes::<u32>();
    for (i, blocks) in blocks.chunks_mut(lanes).enumerate() {
        let first = first.wrapping_add((i * lanes) as u64);
        match Single::of(only) {
            #[cfg(target_arch = "x86_64")]
            Single::Rows(rows) if blocks.len() <= MAX_LANES / 8 => {
                for (t, block) in (0..).zip(blocks) {
                    *block = by_rows::output_block(rows, root, first.wrapping_add(t));
                }
            }
            Single::Integers if lanes > 1 && blocks.len() == 1 => {
                blake3::output_blocks(Scalar, root, first, blocks);
            }
            _ => output_blocks_on(backend, root, first, blocks),
        }
    }
}

/// The entry points of [`hashes::blake3::rows`].
#[cfg(target_arch = "x86_64")]
mod by_rows {
    use super::{ChainingValue, Last, Line, Nodes, Rows};
    use hashes::blake3::rows;
    use lanes::abreast::{Abreast, Avx2Abreast, Avx512Abreast};
    use lanes::isa::{Avx2, Avx512};
    use lanes::rows::{Avx2Rows32, Avx512Rows32, Single};

    /// Registers of nodes side by side, at most.
    const REGISTERS: usize = 2;

    /// Nodes side by side at most.
    pub(super) fn abreast(rows: Rows) -> usize {
        match rows {
            Rows::Avx2(_) => REGISTERS * Avx2Abreast::COUNT,
            Rows::Avx512(_) => REGISTERS * Avx512Abreast::COUNT,
        }
    }

    /// Cycles of a block.
    pub(super) fn cost(rows: Rows, nodes: usize) -> usize {
        match (rows, nodes) {
            (Rows::Avx2(_), 1) => 220,
            (Rows::Avx2(_), _) => 300,
            (Rows::Avx512(_), 1) => 174,
            (Rows::Avx512(_), _) => 236,
        }
    }

    /// Cycles of a block of nodes side by side in a register.
    pub(super) fn cost_abreast(rows: Rows, nodes: usize) -> usize {
        match (rows, nodes) {
            (Rows::Avx2(_), 1..=2) => 230,
            (Rows::Avx2(_), _) => 372,
            (Rows::Avx512(_), 1..=4) => 223,
            (Rows::Avx512(_), _) => 362,
        }
    }

    /// Declares a function that runs generic code by the rows of an instruction set.
    macro_rules! entry_points {
        ($($name:ident($($argument:ident: $type:ty),*) $(-> $output:ty)? = $one:ident $avx2:ty, $avx512:ty;)*) => { $(
            pub(super) fn $name(rows: Rows, $($argument: $type),*) $(-> $output)? {
                #[target_feature(enable = "avx2,bmi1,bmi2")]
                fn avx2(token: Avx2, $($argument: $type),*) $(-> $output)? {
                    $one::<$avx2>(token, $($argument),*)
                }
                #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
                fn avx512(token: Avx512, $($argument: $type),*) $(-> $output)? {
                    $one::<$avx512>(token, $($argument),*)
                }
                match rows {
                    // SAFETY: the token proves the features.
                    Rows::Avx2(token) => unsafe { avx2(token, $($argument),*) },
                    // SAFETY: the token proves the features.
                    Rows::Avx512(token) => unsafe { avx512(token, $($argument),*) },
                }
            }
        )* };
    }

    entry_points! {
        chaining_values(nodes: &Nodes<'_>, values: &mut [ChainingValue]) = interleaved Avx2Rows32, Avx512Rows32;
        chaining_values_abreast(nodes: &Nodes<'_>, values: &mut [ChainingValue]) = side_by_side Avx2Abreast, Avx512Abreast;
        absorb(h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32) = absorb_by Avx2Rows32, Avx512Rows32;
        chaining_value(last: &Last) -> ChainingValue = chaining_value_by Avx2Rows32, Avx512Rows32;
        output_block(root: &Last, t: u64) -> Line = output_block_by Avx2Rows32, Avx512Rows32;
    }

    use rows::{absorb as absorb_by, chaining_value as chaining_value_by, output_block as output_block_by};

    #[inline(always)]
    fn interleaved<R: Single<Word = u32>>(token: R::Token, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        if values.len() == 1 {
            rows::chaining_values::<R, 1>(token, nodes, values);
        } else {
            rows::chaining_values::<R, 2>(token, nodes, values);
        }
    }

    #[inline(always)]
    fn side_by_side<R: Abreast>(token: R::Token, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        if values.len() <= R::COUNT {
            rows::chaining_values_abreast::<R, 1>(token, nodes, values);
        } else {
            rows::chaining_values_abreast::<R, REGISTERS>(token, nodes, values);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::blake3::{CHUNK, IV, Kind, flags};
    use lanes::MAX_LANES;

    /// Every kernel, with every number of nodes, against a slow one: chunks whose numbers pass
    /// 2^32, and parents.
    #[test]
    fn kernels_agree_with_integers() {
        let bytes: Vec<u8> =
            (0..CHUNK * MAX_LANES).map(|i| (i * 167 + i / 64 * 13 + i / 1024) as u8).collect();
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
