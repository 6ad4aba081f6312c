//! Layers of `sdr` in memory, one replica: every node compared with what its parents make it, and
//! computed again where it is not.
//!
//! A comparison takes parents as they are stored, so nodes do not wait for each other, and all
//! threads share them. The first node that differs, in the order of the chain, is certainly wrong:
//! those before it, and so its parents, are right. Of the others it is not certain. If one node was
//! damaged after the run, its children differ as well, though they are right; if the run was wrong
//! at one node, its children agree with it, and all nodes after it are wrong. So nodes that differ
//! are computed again in order, and so is every node that has a changed parent.

use super::at::Named;
use super::options::Options;
use super::parents::progress;
use super::{Error, Stage, Tell, need, ordered};
use crate::stop::Stop;
use hashweave::replicate::chain::{BASE_PARENTS, Kernel, LABEL_PARENTS, Labels, Layout, REPEATED};
use hashweave::replicate::plan::AHEAD;
use hashweave::replicate::{Graph, NODE, Node, Parameters, Parents, Scheme, Side, field, label};
use hashweave::{Algorithm, digest_many};
use std::ops::Range;
use std::path::Path;
use std::sync::Mutex;
use system::memory::Memory;

/// Nodes whose parents are found together.
const CHUNK: usize = 2048;

/// Nodes between two reports.
const SLAB: usize = 1 << 20;

/// Nodes that are hashed together.
const BATCH: usize = 64;

/// Changed nodes in a row after which whole chunks are computed: such a fault goes on to the end.
const STREAK: usize = 64;

/// Bytes of the message of a label, and of the part before its parents.
const MESSAGE: usize = HEADER + REPEATED * NODE;
const HEADER: usize = 64;

/// Some nodes of a layer.
#[derive(Clone, Debug)]
pub(super) struct Marks(Vec<u64>);

impl Marks {
    pub(super) fn none(nodes: usize) -> Self {
        Self(vec![0; nodes.div_ceil(64)])
    }

    pub(super) fn set(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }

    pub(super) fn set_all(&mut self, nodes: Range<usize>) {
        nodes.for_each(|node| self.set(node));
    }

    fn has(&self, node: usize) -> bool {
        self.0[node / 64] >> (node % 64) & 1 == 1
    }

    /// Whether any of some nodes is marked.
    pub(super) fn any_in(&self, mut nodes: Range<usize>) -> bool {
        nodes.any(|node| self.has(node))
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    pub(super) fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }
}

/// Whether nodes that were not suspected are computed again if a parent of theirs has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Follow {
    Yes,
    /// Digests say that they are right.
    No,
}

/// The identity of layers, and the threads that work on them.
pub(super) struct Chain<'a> {
    pub(super) parameters: &'a Parameters,
    pub(super) graph: &'a Graph,
    pub(super) replica_id: Node,
    pub(super) threads: usize,
    pub(super) stop: &'a Stop,
}

/// How far a layer is computed again.
struct Redone {
    changed: Marks,
    /// Whether something has changed that is to be followed.
    any: bool,
    /// How many nodes have changed in a row.
    streak: usize,
    follow: Follow,
}

impl Redone {
    /// Whether a parent of a node in its layer has changed; node 0 has none.
    fn moves(&self, node: usize, parents: &[u32]) -> bool {
        self.any && node > 0 && parents.iter().any(|&parent| self.changed.has(parent as usize))
    }

    /// Compares old and new values of nodes, and notes those that have changed.
    fn note(&mut self, first: usize, old: &[u8], new: &[u8]) {
        let pairs = old.as_chunks::<NODE>().0.iter().zip(new.as_chunks::<NODE>().0);
        for (node, (old, new)) in (first..).zip(pairs) {
            self.streak = if old == new { 0 } else { self.streak + 1 };
            if old != new {
                self.changed.set(node);
                self.any = self.follow == Follow::Yes;
            }
        }
    }
}

/// A layer, the first being 1, and the one before it, which is empty for the first.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub(super) layer: u32,
    pub(super) before: &'a [u8],
}

impl Chain<'_> {
    pub(super) fn go_on(&self) -> Result<(), Error> {
        Error::if_stopped(self.stop)
    }

    /// Room for the nodes of a layer: two at a time are needed.
    pub(super) fn room(&self, options: &Options, folder: &Path) -> Result<Memory, Error> {
        let bytes = self.parameters.nodes * NODE;
        let short = 2 * bytes as u64 > need::available(options);
        let memory = if short { Memory::in_unnamed_file_of(folder, bytes) } else { Memory::anonymous(bytes) };
        memory.map_err(|error| Error::Short(format!("cannot allocate {bytes} bytes of work memory: {error}")))
    }

    /// Reads the first nodes of a layer.
    pub(super) fn read(&self, file: &Named, nodes: usize, into: &mut [u8]) -> Result<(), Error> {
        let pieces = into[..nodes * NODE].chunks_mut(CHUNK * NODE).enumerate();
        ordered::spread(self.threads, pieces, |(i, piece)| {
            self.go_on()?;
            file.read((i * CHUNK * NODE) as u64, piece)
        })
    }

    /// Which of the first nodes of a layer are not what their parents make them.
    pub(super) fn differing(
        &self,
        at: At<'_>,
        labels: &[u8],
        nodes: usize,
        tell: &mut Tell<'_>,
    ) -> Result<Marks, Error> {
        let marks = Mutex::new(Marks::none(self.parameters.nodes));
        for slab in (0..nodes).step_by(SLAB) {
            let end = (slab + SLAB).min(nodes);
            ordered::spread(self.threads, (slab..end).step_by(CHUNK), |first| {
                self.go_on()?;
                let found = self.differing_in(at, labels, first..(first + CHUNK).min(end));
                let mut marks = ordered::held(&marks);
                found.into_iter().for_each(|node| marks.set(node));
                Ok(())
            })?;
            tell(progress(Stage::Verifying, end, nodes));
        }
        Ok(marks.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    fn differing_in(&self, at: At<'_>, labels: &[u8], nodes: Range<usize>) -> Vec<usize> {
        let parents = self.parents(&nodes);
        let parents = parents.as_chunks::<LABEL_PARENTS>().0;
        let stored = labels.as_chunks::<NODE>().0;
        let mut messages = vec![[0; MESSAGE]; BATCH.min(nodes.len())];
        let mut computed = vec![[0; NODE]; messages.len()];
        let mut found = Vec::new();
        for start in nodes.clone().step_by(BATCH) {
            let batch = start..(start + BATCH).min(nodes.end);
            for (message, node) in messages.iter_mut().zip(batch.clone()) {
                self.fill(message, at, stored, node, &parents[node - nodes.start]);
            }
            let computed = &mut computed[..batch.len()];
            digest_many(Algorithm::Sha256, &messages[..batch.len()], computed.as_flattened_mut());
            if start == 0 {
                computed[0] = label(&self.replica_id, at.layer, 0, &[]);
            }
            found.extend(
                batch
                    .zip(computed)
                    .filter(|(node, it)| stored[*node] != field::masked(**it))
                    .map(|(node, _)| node),
            );
        }
        found
    }

    fn parents(&self, nodes: &Range<usize>) -> Vec<u32> {
        let mut parents = vec![0; nodes.len() * LABEL_PARENTS];
        self.graph.parents(Side::Forward, nodes.start, &mut parents);
        parents
    }

    /// The message of a label; that of node 0 is shorter.
    fn fill(
        &self,
        message: &mut [u8; MESSAGE],
        at: At<'_>,
        labels: &[Node],
        node: usize,
        parents: &[u32; LABEL_PARENTS],
    ) {
        let before = at.before.as_chunks::<NODE>().0;
        let count = if at.layer == 1 { BASE_PARENTS } else { LABEL_PARENTS };
        message[..32].copy_from_slice(&self.replica_id);
        message[32..36].copy_from_slice(&at.layer.to_be_bytes());
        message[36..44].copy_from_slice(&(node as u64).to_be_bytes());
        for (i, place) in message[HEADER..].as_chunks_mut::<NODE>().0.iter_mut().enumerate() {
            let parent = parents[i % count] as usize;
            *place = if i % count < BASE_PARENTS { labels[parent] } else { before[parent] };
        }
    }

    /// Computes suspect nodes again, in order, and, with [`Follow::Yes`], all nodes with a changed
    /// parent in this layer. The layer before is right. Gives the nodes that have changed.
    pub(super) fn redo(
        &self,
        at: At<'_>,
        labels: &mut [u8],
        suspect: &Marks,
        follow: Follow,
        tell: &mut Tell<'_>,
    ) -> Result<Marks, Error> {
        let count = self.parameters.nodes;
        let mut redone = Redone { changed: Marks::none(count), any: false, streak: 0, follow };
        let kernel = kernel_of_one();
        for first in (0..count).step_by(CHUNK) {
            let nodes = first..(first + CHUNK).min(count);
            if first % SLAB == 0 {
                tell(progress(Stage::Labelling, first, count));
            }
            if redone.any || suspect.any_in(nodes.clone()) {
                self.go_on()?;
                self.redo_chunk(kernel, at, labels, suspect, nodes, &mut redone);
            }
        }
        Ok(redone.changed)
    }

    fn redo_chunk(
        &self,
        kernel: Kernel,
        at: At<'_>,
        labels: &mut [u8],
        suspect: &Marks,
        nodes: Range<usize>,
        redone: &mut Redone,
    ) {
        let parents = self.parents(&nodes);
        let step = if redone.any && redone.streak >= STREAK { CHUNK } else { 1 };
        for start in nodes.clone().step_by(step) {
            let run = start..(start + step).min(nodes.end);
            let places = run.start * NODE..run.end * NODE;
            let its =
                &parents[(start - nodes.start) * LABEL_PARENTS..(run.end - nodes.start) * LABEL_PARENTS];
            if step == 1 && !suspect.has(start) && !redone.moves(start, &its[..BASE_PARENTS]) {
                redone.streak = 0;
                continue;
            }
            let old = labels[places.clone()].to_vec();
            kernel.label(&mut Labels {
                layout: Layout::nodes(1),
                replica_ids: &[self.replica_id],
                layer: at.layer,
                before: at.before,
                labels,
                first: start,
                parents: its,
                ahead: AHEAD,
            });
            redone.note(start, &old, &labels[places]);
        }
    }

    /// Compares the given number of nodes of each layer, from the first node on; the layers follow
    /// each other from layer 1 on. Gives how many nodes there were. `advice` is for the error at a
    /// node that differs.
    pub(super) fn audit(
        &self,
        options: &Options,
        folder: &Path,
        layers: &[(u32, &Named, usize)],
        advice: &'static str,
        tell: &mut Tell<'_>,
    ) -> Result<u64, Error> {
        let (mut before, mut labels) = (self.room(options, folder)?, self.room(options, folder)?);
        let mut checked = 0;
        for &(layer, file, nodes) in layers {
            self.read(file, nodes, &mut labels)?;
            let at = At { layer, before: if layer == 1 { &[] } else { &before } };
            let differing = self.differing(at, &labels, nodes, tell)?;
            if let Some(node) = differing.first() {
                return Err(self.mismatch(at, &labels, node, &file.path, advice));
            }
            checked += nodes as u64;
            std::mem::swap(&mut before, &mut labels);
        }
        Ok(checked)
    }

    fn mismatch(&self, at: At<'_>, labels: &[u8], node: usize, path: &Path, advice: &'static str) -> Error {
        let [labels, before] = [labels, at.before].map(|nodes| nodes.as_chunks::<NODE>().0);
        let [own, before] = [labels, before].map(|nodes| move |parent: usize| Ok(nodes[parent]));
        match label_from(self.graph, &self.replica_id, at.layer, node, own, before) {
            Ok(computed) => {
                let (file, kept) = (path.to_owned(), labels[node]);
                Error::Mismatch { file, layer: at.layer, node: node as u64, kept, computed, advice }
            }
            Err(error) => error,
        }
    }
}

/// The kernel for labels of one replica, node by node.
fn kernel_of_one() -> Kernel {
    let usable = Kernel::usable(Scheme::Sdr.hash());
    usable.into_iter().rev().find(|kernel| kernel.layout(1) == Layout::nodes(1)).unwrap_or(Kernel::COPYING)
}

/// The label of a node of `sdr`, by its parents in the layer and in the one before.
pub(super) fn label_from(
    graph: &Graph,
    replica_id: &Node,
    layer: u32,
    node: usize,
    own: impl Fn(usize) -> Result<Node, Error>,
    before: impl Fn(usize) -> Result<Node, Error>,
) -> Result<Node, Error> {
    let mut parents = [0; LABEL_PARENTS];
    graph.parents(Side::Forward, node, &mut parents);
    let count = match (node, layer) {
        (0, _) => 0,
        (_, 1) => BASE_PARENTS,
        _ => LABEL_PARENTS,
    };
    let of = |(i, &parent): (usize, &u32)| match i < BASE_PARENTS {
        true => own(parent as usize),
        false => before(parent as usize),
    };
    let parents = parents[..count].iter().enumerate().map(of).collect::<Result<Vec<_>, _>>()?;
    Ok(label(replica_id, layer, node, &parents))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::replicate::ApiVersion;

    const NODES: usize = 5000;

    fn parameters() -> Parameters {
        Parameters::new(Scheme::Sdr, NODES as u64, 2, [3; 32], ApiVersion::V1_1_0).expect("parameters")
    }

    /// Both layers, computed in order.
    fn layers(chain: &Chain<'_>) -> [Vec<u8>; 2] {
        let mut all = Marks::none(NODES);
        all.set_all(0..NODES);
        let make = |at: At<'_>| {
            let mut labels = vec![0; NODES * NODE];
            chain.redo(at, &mut labels, &all, Follow::Yes, &mut |_| {}).expect("not stopped");
            labels
        };
        let one = make(At { layer: 1, before: &[] });
        let two = make(At { layer: 2, before: &one });
        [one, two]
    }

    #[test]
    fn what_differs_is_found_and_made_right_again() {
        let (parameters, stop) = (parameters(), Stop::default());
        let graph = Graph::new(&parameters);
        let chain =
            Chain { parameters: &parameters, graph: &graph, replica_id: [9; 32], threads: 2, stop: &stop };
        let [one, two] = layers(&chain);
        let tell: &mut Tell<'_> = &mut |_| {};
        for (layer, right, before) in [(1, &one, &[][..]), (2, &two, &one[..])] {
            let at = At { layer, before };
            assert_eq!(chain.differing(at, right, NODES, tell).expect("compared").count(), 0);
            for node in [0, 1, 2047, 2048, 4000, NODES - 1] {
                // Damaged after the run: its children differ too, and only it is changed.
                let mut damaged = right.clone();
                damaged[node * NODE + 5] ^= 4;
                let differing = chain.differing(at, &damaged, NODES, tell).expect("compared");
                assert_eq!(differing.first(), Some(node));
                let changed = chain.redo(at, &mut damaged, &differing, Follow::Yes, tell).expect("computed");
                assert_eq!((changed.count(), changed.first()), (1, Some(node)));
                assert_eq!(&damaged, right);
                // Computed wrongly: only it differs, and everything after it is wrong.
                let mut wrong = right.clone();
                wrong[node * NODE] ^= 1;
                let mut after = Marks::none(NODES);
                after.set_all(node + 1..NODES);
                chain.redo(at, &mut wrong, &after, Follow::Yes, tell).expect("computed");
                let differing = chain.differing(at, &wrong, NODES, tell).expect("compared");
                assert_eq!((differing.count(), differing.first()), (1, Some(node)));
                let changed = chain.redo(at, &mut wrong, &differing, Follow::Yes, tell).expect("computed");
                assert_eq!(changed.count() as usize, NODES - node);
                assert_eq!(&wrong, right);
            }
        }
    }
}
