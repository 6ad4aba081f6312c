//! Layers, their parents, and the work of a slice.

use super::shapes::Shape;
use crate::bench::Pool;
use hashweave::plan::Share;
use hashweave::replicate::chain::{Addition, Apart, Form, Hash, Kernel, Keys, Labels, Layout, Walk};
use hashweave::replicate::{ApiVersion, Graph, NODE, Node, Parameters, Parents, Scheme, Side};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use system::memory::Memory;

/// Work is handed out in multiples of this number of labels of each replica.
pub(super) const GRANULE: u64 = 64;

/// Bytes of the lines that hold the far parents of a stretch; and how many of those a node has.
const TOUCHED: usize = 64 << 20;
const FAR: usize = 8;

/// The fraction of a stretch by which walks of it begin after each other: the golden ratio's, so
/// that any number of them are spread. One that followed in another's steps would find lines in a
/// cache that the other has paid for.
const SPREAD: f64 = 0.618_033_988_749_895;

/// Bytes of a line.
const LINE: usize = 64;

/// A stretch of nodes with their parents.
struct Stretch {
    first: usize,
    parents: Vec<u32>,
}

/// The use of a memory: nodes in different orders of words must not meet, as what is below r in one
/// need not be in the other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// The layer before, which is only read.
    Before,
    /// Labels, which are not numbers yet.
    Labels,
    /// Data, by the form and the bytes of a node of all lanes; nodes that are whole fit any number
    /// of replicas.
    Data(Form, usize),
}

/// Walks, and what they share as far as they can; every thread has its own memory.
#[derive(Default)]
pub(super) struct Walks {
    memory: Pool<(Use, usize, usize), Mutex<Memory>>,
    stretches: Pool<(Scheme, Side, usize), Stretch>,
    /// How many have been made.
    count: usize,
}

impl Walks {
    /// A group of replicas, to be walked on a thread; without a group, a layer of `r2` whose nodes
    /// do not wait for each other.
    pub(super) fn walk(
        &mut self,
        shape: &Shape,
        group: Option<Share<Kernel>>,
        thread: usize,
    ) -> io::Result<Walked> {
        let hash = shape.scheme.hash();
        let layout = group.map_or(Layout::nodes(1), |group| group.kernel.layout(group.count));
        let side = if group.is_some() { Side::Forward } else { Side::Reversed };
        let nodes = shape.nodes(layout.stride());
        let bytes = nodes * layout.stride();
        let (own, before) = match hash {
            Hash::Sha256 => (Use::Labels, Some(self.memory(Use::Before, thread, bytes)?)),
            Hash::Blake2s => (Use::of(layout), None),
        };
        let make = || io::Result::Ok(Stretch::new(shape.scheme, side, nodes, layout.stride()));
        let stretch = self.stretches.get((shape.scheme, side, nodes), make)?;
        let length = stretch.parents.len() / shape.scheme.degree();
        self.count += 1;
        let start = (self.count as f64 * SPREAD).fract() * length as f64;
        Ok(Walked {
            kernel: group.map(|group| group.kernel),
            hash,
            layout,
            replica_ids: (1..=layout.replicas()).map(|replica| [replica as u8; NODE]).collect(),
            memory: self.memory(own, thread, bytes)?,
            before,
            bytes,
            stretch,
            at: start as usize % length,
            ahead: shape.ahead,
            addition: shape.addition,
        })
    }

    /// Memory of at least `bytes` bytes.
    fn memory(&mut self, used: Use, thread: usize, bytes: usize) -> io::Result<Arc<Mutex<Memory>>> {
        let size = bytes.next_power_of_two();
        self.memory.get((used, thread, size), || {
            let mut memory = Memory::anonymous(size)?;
            // Below r in every order of words, and no zeros, so that every page is one of its own.
            for (i, byte) in memory.iter_mut().enumerate() {
                *byte = (i * 37 + 11) as u8 & 0x3F;
            }
            Ok(Mutex::new(memory))
        })
    }
}

impl Stretch {
    /// A stretch in the middle of a layer.
    fn new(scheme: Scheme, side: Side, nodes: usize, stride: usize) -> Self {
        let parameters =
            Parameters { scheme, nodes, layers: 2, porep_id: [0; NODE], api_version: ApiVersion::V1_1_0 };
        let length = (TOUCHED / FAR / stride.max(LINE)).min(nodes / 2).max(1);
        let first = (nodes - length) / 2;
        let mut parents = vec![0; length * scheme.degree()];
        Graph::new(&parameters).parents(side, first, &mut parents);
        Self { first, parents }
    }
}

impl Use {
    fn of(layout: Layout) -> Self {
        match layout.form() {
            Form::Nodes => Self::Data(Form::Nodes, NODE),
            form => Self::Data(form, layout.stride()),
        }
    }
}

/// Replicas on a kernel, and where in their stretch they are.
pub(super) struct Walked {
    /// None: keys apart.
    kernel: Option<Kernel>,
    hash: Hash,
    layout: Layout,
    replica_ids: Vec<Node>,
    memory: Arc<Mutex<Memory>>,
    before: Option<Arc<Mutex<Memory>>>,
    bytes: usize,
    stretch: Arc<Stretch>,
    at: usize,
    ahead: usize,
    addition: Addition,
}

impl Walked {
    /// Nodes of a layer.
    pub(super) fn nodes(&self) -> usize {
        self.bytes / self.layout.stride()
    }

    /// Makes `labels` labels of every replica, and comes round at the end of the stretch.
    pub(super) fn go(&mut self, labels: usize) {
        let degree = match self.hash {
            Hash::Sha256 => Scheme::Sdr.degree(),
            Hash::Blake2s => Scheme::R2.degree(),
        };
        let length = self.stretch.parents.len() / degree;
        let mut left = labels;
        while left > 0 {
            let run = left.min(length - self.at);
            self.run(degree, run);
            self.at = (self.at + run) % length;
            left -= run;
        }
    }

    fn run(&self, degree: usize, run: usize) {
        // Candidates take turns: nobody else has a lock, and nothing is broken by one who died.
        let mut memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let before = self.before.as_ref().map(|memory| memory.lock().unwrap_or_else(PoisonError::into_inner));
        let memory = &mut memory[..self.bytes];
        let first = self.stretch.first + self.at;
        let parents = &self.stretch.parents[self.at * degree..][..run * degree];
        let Self { layout, ahead, addition, .. } = *self;
        let replica_ids = &self.replica_ids[..];
        match (self.kernel, before) {
            (Some(kernel), Some(before)) => kernel.label(&mut Labels {
                layout,
                replica_ids,
                layer: 2,
                before: &before[..self.bytes],
                labels: memory,
                first,
                parents,
                ahead,
            }),
            (Some(kernel), None) => kernel.encode(&mut Keys {
                layout,
                replica_ids,
                data: memory,
                first,
                walk: Walk::Up,
                parents,
                addition,
                ahead,
            }),
            (None, _) => {
                let mut keys = vec![[0; NODE]; run];
                let replica_id = &replica_ids[0];
                let keys = &mut keys[..];
                Kernel::keys_apart(&mut Apart {
                    layout,
                    replica: 0,
                    replica_id,
                    data: memory,
                    first,
                    parents,
                    keys,
                });
            }
        }
    }
}
