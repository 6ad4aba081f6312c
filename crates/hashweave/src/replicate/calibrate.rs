//! Measures what kernels cost, in some milliseconds.

use super::chain::{
    Addition, BASE_PARENTS, Hash, KEY_PARENTS, Kernel, Keys, LABEL_PARENTS, Labels, Layout, Walk,
};
use super::plan::{Cost, completed};
use super::{NODE, Node};
use std::time::{Duration, Instant};

/// The numbers of replicas that a kernel is measured with: where they are in lanes or one after the other, one tells all.
fn sampled(kernel: Kernel) -> Vec<usize> {
    match kernel {
        Kernel::Copying => vec![1],
        Kernel::Lanes(_) => vec![kernel.degree()],
        #[cfg(target_arch = "x86_64")]
        Kernel::ShaNi(_) | Kernel::Rows(_) => (1..=kernel.degree()).collect(),
    }
}

/// How often each sample is taken at least, and how long at least all are. The best counts, so that a disturbance does not decide.
const ROUNDS: usize = 6;
const TIME: Duration = Duration::from_millis(2);

/// Measures all kernels for a hash, in turn.
pub(super) fn calibrate(hash: Hash) -> Vec<Cost> {
    let kernels = Kernel::usable(hash).into_iter();
    let mut samples: Vec<Sample> =
        kernels.flat_map(|kernel| sampled(kernel).into_iter().map(move |n| Sample::new(kernel, n))).collect();
    let began = Instant::now();
    let mut round = 0;
    while round < ROUNDS || began.elapsed() < TIME {
        samples.iter_mut().for_each(|sample| sample.take(hash));
        round += 1;
    }
    let mut costs: Vec<Cost> = Vec::new();
    for kernel in Kernel::usable(hash) {
        let own = samples.iter().filter(|sample| sample.kernel.name() == kernel.name());
        let measured: Vec<_> = own.map(|sample| (sample.replicas, sample.best)).collect();
        costs.extend(completed(kernel, &measured).map(|of| Cost { kernel, of }));
    }
    costs
}

/// Nodes of the chain that is measured, which stays in a cache, and labels of a sample: some microseconds.
const NODES: usize = 64;
const SAMPLE: usize = 8;

/// A kernel with so many replicas.
struct Sample {
    kernel: Kernel,
    replicas: usize,
    before: Vec<u8>,
    data: Vec<u8>,
    /// Nanoseconds that a label of each takes, at best.
    best: f64,
}

impl Sample {
    fn new(kernel: Kernel, replicas: usize) -> Self {
        let bytes = NODES * kernel.layout(replicas).stride();
        Self { kernel, replicas, before: vec![0; bytes], data: vec![0; bytes], best: f64::INFINITY }
    }

    fn take(&mut self, hash: Hash) {
        let layout = self.kernel.layout(self.replicas);
        let ids: Vec<Node> = (0..self.replicas).map(|replica| [replica as u8; NODE]).collect();
        let began = Instant::now();
        match hash {
            Hash::Sha256 => self.label(layout, &ids),
            Hash::Blake2s => self.encode(layout, &ids),
        }
        self.best = self.best.min(began.elapsed().as_secs_f64() * 1e9 / SAMPLE as f64);
    }

    fn label(&mut self, layout: Layout, replica_ids: &[Node]) {
        let parents = parents::<LABEL_PARENTS>(BASE_PARENTS);
        self.kernel.label(&mut Labels {
            layout,
            replica_ids,
            layer: 2,
            before: &self.before,
            labels: &mut self.data,
            first: NODES - SAMPLE,
            parents: &parents,
            ahead: 0,
        });
    }

    fn encode(&mut self, layout: Layout, replica_ids: &[Node]) {
        let parents = parents::<KEY_PARENTS>(KEY_PARENTS);
        self.kernel.encode(&mut Keys {
            layout,
            replica_ids,
            data: &mut self.data,
            first: NODES - SAMPLE,
            walk: Walk::Up,
            parents: &parents,
            addition: Addition::Direct,
            ahead: 0,
        });
    }
}

/// Parents of the nodes of a sample: the predecessor and others in front, the first `own` of them in the same layer.
fn parents<const DEGREE: usize>(own: usize) -> Vec<u32> {
    let of = |node: usize| {
        (0..DEGREE).map(move |k| {
            let distance = if k == 0 { 1 } else { 1 + k * k * 5 % (NODES - SAMPLE - 1) };
            (if k < own { node - distance } else { distance }) as u32
        })
    };
    (NODES - SAMPLE..NODES).flat_map(of).collect()
}
