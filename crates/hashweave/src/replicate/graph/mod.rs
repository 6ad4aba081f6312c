//! The parents of nodes.
//!
//! | module | what it does |
//! |---|---|
//! | `base` | near parents, drawn from a random generator of each node |
//! | `feistel` | the permutation that far parents come from |
//! | `logarithm` | how many buckets `r2` has |
//! | `order` | parents in ascending order |
//! | `main_net` | registered proofs, names of parent caches |
//!
//! Nodes are processed in runs of [`RUN`], so that the generators of a run fill the lanes and the
//! memory accesses of its far parents overlap. `docs/parent-caches.md` says how long it takes.

mod base;
mod feistel;
mod logarithm;
mod main_net;
mod order;
#[cfg(test)]
mod plain;

use super::chain::{BASE_PARENTS, KEY_PARENTS, LABEL_PARENTS};
use super::{ApiVersion, Parameters, Scheme, Side};
use crate::{Algorithm, digest};
use base::{DRAWN, Generator, RUN, key_base, label_base};
use feistel::{Feistel, PLACES};
use kernels::Backend;
use order::ascending;

/// A source of parents: a [`Graph`], or a cache of one.
pub trait Parents: Sync {
    /// Writes the parents of consecutive nodes in the order in which they are hashed. The number of
    /// parents of each node is the scheme's [degree](Scheme::degree).
    ///
    /// # Panics
    ///
    /// If the length of `out` is not a multiple of the degree, or if it is larger than the number
    /// of nodes after `first`.
    fn parents(&self, side: Side, first: usize, out: &mut [u32]);
}

/// The number of expanding parents of a node.
const EXPANDED: usize = 8;

/// The seed of `r2` and `zigzag`.
const SEED: [u32; 7] = [0, 1, 2, 3, 4, 5, 6];

const _: () =
    assert!(RUN * EXPANDED <= PLACES && KEY_PARENTS == DRAWN + EXPANDED && BASE_PARENTS == DRAWN + 1);

/// The graph for given [`Parameters`], which is computed and not stored.
#[derive(Clone, Debug)]
pub struct Graph {
    scheme: Scheme,
    nodes: usize,
    api_version: ApiVersion,
    backend: Backend,
    generator: Generator,
    feistel: Feistel,
    /// For `r2` and `zigzag`: in each slot, the last node that has node 0 for a parent, pads
    /// included.
    zero_children: [u32; EXPANDED],
}

impl Graph {
    /// The graph, computed with the best instruction set of this CPU.
    ///
    /// # Panics
    ///
    /// Never, because every CPU has an instruction set.
    #[must_use]
    pub fn new(parameters: &Parameters) -> Self {
        Self::on(parameters, Backend::usable().next_back().expect("integers are always there"))
    }

    /// The graph, computed with the given instruction set.
    #[must_use]
    pub fn on(parameters: &Parameters, backend: Backend) -> Self {
        let &Parameters { scheme, nodes, api_version, porep_id, .. } = parameters;
        let (seed, keys) = match scheme {
            Scheme::Sdr => {
                let of = |name: &[u8]| digest(Algorithm::Sha256, &[name, &porep_id[..]].concat());
                let (seed, keys) = (of(b"Filecoin_DRSample"), of(main_net::EXPANDER));
                let word = |i: usize| u32::from_le_bytes(seed.as_chunks().0[i]);
                let key = |i: usize| u64::from_le_bytes(keys.as_chunks().0[i]);
                (core::array::from_fn(word), core::array::from_fn(key))
            }
            Scheme::Zigzag | Scheme::R2 => (SEED, [1, 2, 3]),
        };
        let sdr = scheme == Scheme::Sdr;
        let generator = Generator { seed, rounds: if sdr { 8 } else { 20 }, high_first: !sdr };
        let feistel = Feistel::new(EXPANDED as u64 * nodes as u64, keys);
        let mut graph =
            Self { scheme, nodes, api_version, backend, generator, feistel, zero_children: [0; EXPANDED] };
        if !sdr {
            graph.zero_children = graph.found_zero_children();
        }
        graph
    }

    /// Finds, in each slot, the last node whose parent is node 0. Pads make that likely among the
    /// last √N nodes.
    fn found_zero_children(&self) -> [u32; EXPANDED] {
        let mut found = [None; EXPANDED];
        for node in (0..self.nodes).rev() {
            let mut places = places(node);
            self.feistel.permute(&mut places);
            for (found, place) in found.iter_mut().zip(places) {
                if found.is_none() && forward(place, node) == 0 {
                    *found = Some(node as u32);
                }
            }
            if found.iter().all(Option::is_some) {
                break;
            }
        }
        found.map(Option::unwrap_or_default)
    }

    /// Computes the parents of some nodes of `sdr`, at most [`RUN`].
    fn label_run(&self, first: usize, out: &mut [[u32; LABEL_PARENTS]]) {
        let numbers = self.generator.numbers(self.backend, first as u32);
        let mut buffer = [0; PLACES];
        let places = run_places(first, &mut buffer[..EXPANDED * out.len()]);
        self.feistel.permute(places);
        // The place of the predecessor, and the first place of the drawn parents.
        let (own, drawn) = match self.api_version {
            ApiVersion::V1_0_0 => (DRAWN, 0),
            ApiVersion::V1_1_0 | ApiVersion::V1_2_0 => (0, 1),
        };
        // Main net's first version truncates the place, not the node, to 32 bits.
        let cut = if self.api_version == ApiVersion::V1_0_0 { u64::from(u32::MAX) } else { u64::MAX };
        let places = places.as_chunks::<EXPANDED>().0;
        for ((i, parents), (numbers, places)) in out.iter_mut().enumerate().zip(numbers.iter().zip(places)) {
            let node = first + i;
            parents[own] = if node < 2 { 0 } else { node as u32 - 1 };
            parents[drawn..drawn + DRAWN].copy_from_slice(&label_base(node as u64, numbers));
            for (parent, place) in parents[BASE_PARENTS..].iter_mut().zip(places) {
                *parent = ((place & cut) / EXPANDED as u64) as u32;
            }
        }
    }

    /// Computes the parents of some nodes of `r2` or `zigzag`, at most [`RUN`].
    fn key_run(&self, side: Side, first: usize, out: &mut [[u32; KEY_PARENTS]]) {
        let mut buffer = [0; PLACES];
        let places = run_places(first, &mut buffer[..EXPANDED * out.len()]);
        match side {
            Side::Forward => {
                self.feistel.permute(places);
                let numbers = self.generator.numbers(self.backend, first as u32);
                for (i, parents) in out.iter_mut().enumerate() {
                    let (base, expanded) = parents.split_at_mut(DRAWN);
                    base.copy_from_slice(&self.sorted_base(first + i, &numbers[i]));
                    for (parent, &place) in expanded.iter_mut().zip(&places[EXPANDED * i..]) {
                        *parent = forward(place, first + i);
                    }
                }
            }
            Side::Reversed => {
                self.feistel.invert(places);
                // Base parents are those of the mirror image, whose last node is this run's first.
                let last = self.nodes - 1;
                let mirrored = last - (first + out.len() - 1);
                let numbers = self.generator.numbers(self.backend, mirrored as u32);
                let count = out.len();
                for (i, parents) in out.iter_mut().enumerate() {
                    let (base, expanded) = parents.split_at_mut(DRAWN);
                    let image = self.sorted_base(last - (first + i), &numbers[count - 1 - i]);
                    base.copy_from_slice(&image.map(|parent| last as u32 - parent));
                    expanded.copy_from_slice(&self.children(first + i, &places[EXPANDED * i..][..EXPANDED]));
                }
            }
        }
        if self.scheme == Scheme::Zigzag {
            out.iter_mut().for_each(ascending);
        }
    }

    /// Returns the base parents of a forward node. All parents of `zigzag` are sorted later.
    #[inline(always)]
    fn sorted_base(&self, node: usize, numbers: &base::Numbers) -> [u32; DRAWN] {
        let mut parents = key_base(node as u64, numbers, &self.generator);
        if self.scheme == Scheme::R2 {
            ascending(&mut parents);
        }
        parents
    }

    /// Returns exp_reversed of a node, given the places that lead to it: in slot i, the last node
    /// that has it for its parent i.
    #[inline(always)]
    fn children(&self, node: usize, from: &[u64]) -> [u32; EXPANDED] {
        if node == 0 {
            return self.zero_children;
        }
        let pad = if self.scheme == Scheme::Zigzag { self.nodes as u32 - 1 } else { 0 };
        // A child comes after its parent, so 0 means none.
        let mut children = [0; EXPANDED];
        for from in from {
            let (child, slot) = ((from / EXPANDED as u64) as u32, (from % EXPANDED as u64) as usize);
            let child = if child > node as u32 { child } else { 0 };
            children[slot] = children[slot].max(child);
        }
        children.map(|child| if child == 0 { pad } else { child })
    }
}

/// Returns exp of a node of `r2`, given the image of its place; the result is 0 if that is not an
/// earlier node.
#[inline(always)]
fn forward(place: u64, node: usize) -> u32 {
    let parent = place / EXPANDED as u64;
    if parent < node as u64 { parent as u32 } else { 0 }
}

/// Returns the places of a node's expanding parents.
fn places(node: usize) -> [u64; EXPANDED] {
    core::array::from_fn(|i| (EXPANDED * node + i) as u64)
}

/// Writes the places of consecutive nodes.
fn run_places(first: usize, places: &mut [u64]) -> &mut [u64] {
    for (place, number) in places.iter_mut().zip((EXPANDED * first) as u64..) {
        *place = number;
    }
    places
}

impl Parents for Graph {
    fn parents(&self, side: Side, first: usize, out: &mut [u32]) {
        assert!(out.len().is_multiple_of(self.scheme.degree()), "the nodes are not whole");
        assert!(first + out.len() / self.scheme.degree() <= self.nodes, "there are {} nodes", self.nodes);
        let starts = (first..).step_by(RUN);
        match self.scheme {
            Scheme::Sdr => {
                for (first, run) in starts.zip(out.as_chunks_mut().0.chunks_mut(RUN)) {
                    self.label_run(first, run);
                }
            }
            Scheme::Zigzag | Scheme::R2 => {
                for (first, run) in starts.zip(out.as_chunks_mut().0.chunks_mut(RUN)) {
                    self.key_run(side, first, run);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
