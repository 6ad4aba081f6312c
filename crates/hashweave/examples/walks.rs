//! Measures a layer of `r2` or `zigzag` that is walked forwards and backwards, by every kernel:
//! `cargo run --release --example walks -p hashweave [KERNEL…]`.
//!
//! The parents are those of the real graphs. There are one replica, and as many as the kernel
//! takes, in layers of 256 KiB and of 256 MiB; slices of all run in turn. `r2` walks only upwards,
//! and no node of its reversed layers waits for another: their keys are computed apart, in the line
//! `apart`. Each line is an object, in cycles a node and replica.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::replicate::chain::{Addition, Apart, Hash, Kernel, Keys, Layout, Walk};
use hashweave::replicate::{ApiVersion, Graph, NODE, Node, Parameters, Parents, Scheme, Side};
use kernels::clock::dependent_additions;
use std::io;
use std::time::Instant;
use system::memory::Memory;

/// Slices of all candidates in turn.
const TURNS: usize = 100;

/// Nodes of all replicas in a slice.
const SLICE: usize = 2048;

/// Nodes ahead whose parents are prefetched.
const AHEAD: usize = 8;

/// Bytes of a layer of all replicas.
const SIZES: [(&str, usize); 2] = [("cache", 256 << 10), ("memory", 256 << 20)];

/// A kind of layer, and the walk; none means keys apart.
struct Line {
    scheme: Scheme,
    side: Side,
    kernel: Option<Kernel>,
    layout: Layout,
    resident: &'static str,
    nodes: usize,
    graph: Graph,
    slices: Vec<f64>,
}

impl Line {
    fn new(
        (scheme, side): (Scheme, Side),
        kernel: Option<Kernel>,
        replicas: usize,
        size: (&'static str, usize),
    ) -> Self {
        let layout = kernel.map_or(Layout::nodes(1), |kernel| kernel.layout(replicas));
        let (resident, nodes) = (size.0, size.1 / layout.stride());
        let parameters =
            Parameters { scheme, nodes, layers: 2, porep_id: [0; NODE], api_version: ApiVersion::V1_1_0 };
        let (graph, slices) = (Graph::new(&parameters), Vec::with_capacity(TURNS));
        Self { scheme, side, kernel, layout, resident, nodes, graph, slices }
    }

    /// Returns the seconds a node and replica of a slice that begins at a fraction of the middle
    /// half of a walk.
    fn slice(&self, data: &mut [u8], fraction: f64) -> f64 {
        let replicas = self.layout.replicas();
        let run = (SLICE / replicas).min(self.nodes / 4);
        let step = self.nodes / 4 + (fraction * (self.nodes / 2) as f64) as usize - run / 2;
        let mut parents = vec![0; run * self.scheme.degree()];
        self.graph.parents(self.side, step, &mut parents);
        let data = &mut data[..self.nodes * self.layout.stride()];
        let replica_ids: Vec<Node> = (1..=replicas).map(|replica| [replica as u8; NODE]).collect();
        let (walk, first) = match (self.scheme, self.side) {
            (Scheme::Zigzag, Side::Reversed) => (Walk::Down, self.nodes - 1 - step),
            _ => (Walk::Up, step),
        };
        // The nodes are below r, in any layout of words that another line has left.
        let lowest = if walk == Walk::Down { first + 1 - run } else { first };
        data[lowest * self.layout.stride()..][..run * self.layout.stride()].fill(0x11);
        let (layout, parents, mut keys) = (self.layout, &parents[..], vec![[0; NODE]; run]);
        let began = Instant::now();
        match self.kernel {
            Some(kernel) => kernel.encode(&mut Keys {
                layout,
                replica_ids: &replica_ids,
                data,
                first,
                walk,
                parents,
                addition: Addition::Direct,
                ahead: AHEAD,
            }),
            None => Kernel::keys_apart(&mut Apart {
                layout,
                replica: 0,
                replica_id: &replica_ids[0],
                data,
                first,
                parents,
                keys: &mut keys,
            }),
        }
        began.elapsed().as_secs_f64() / (run * replicas) as f64
    }

    fn print(&mut self, cycle: f64) {
        self.slices.sort_by(f64::total_cmp);
        let [best, tenth, median] = [0, TURNS / 10, TURNS / 2].map(|i| self.slices[i] / cycle);
        let kernel = self.kernel.map_or("apart", Kernel::name);
        let side = format!("{:?}", self.side).to_lowercase();
        println!(
            "{{\"scheme\":\"{}\",\"side\":\"{side}\",\"kernel\":\"{kernel}\",\"replicas\":{},\"resident\":\"{}\",\
             \"cycles_per_node\":{best:.0},\"tenth_cycles_per_node\":{tenth:.0},\"median_cycles_per_node\":{median:.0},\
             \"clock_ghz\":{:.4}}}",
            self.scheme.name(),
            self.layout.replicas(),
            self.resident,
            1e-9 / cycle
        );
    }
}

fn lines(names: &[String]) -> Vec<Line> {
    let wanted = |name: &str| names.is_empty() || names.iter().any(|own| own == name);
    let mut lines = Vec::new();
    for size in SIZES {
        for kernel in Kernel::usable(Hash::Blake2s).into_iter().filter(|kernel| wanted(kernel.name())) {
            let of = |layer, replicas| Line::new(layer, Some(kernel), replicas, size);
            // A lane without a replica computes all the same.
            let least = if kernel.is_lanes() { kernel.degree() } else { 1 };
            for side in [Side::Forward, Side::Reversed] {
                lines.push(of((Scheme::Zigzag, side), least));
            }
            lines.push(of((Scheme::R2, Side::Forward), least));
        }
        if wanted("apart") {
            lines.push(Line::new((Scheme::R2, Side::Reversed), None, 1, size));
        }
    }
    lines
}

fn main() -> io::Result<()> {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let mut lines = lines(&names);
    let most = lines.iter().map(|line| line.nodes * line.layout.stride()).max().unwrap_or(0);
    let mut memory = Memory::anonymous(most)?;
    memory.fill(0x11);
    let mut cycle = f64::INFINITY;
    let mut count = 0;
    for _ in 0..TURNS {
        let began = Instant::now();
        dependent_additions(1 << 20);
        cycle = cycle.min(began.elapsed().as_secs_f64() / f64::from(1 << 20));
        for line in &mut lines {
            // The golden ratio spreads the slices, so that none finds lines in a cache that another
            // has loaded.
            count += 1;
            let fraction = (f64::from(count) * 0.618_033_988_749_895).fract();
            line.slices.push(line.slice(&mut memory, fraction));
        }
    }
    lines.iter_mut().for_each(|line| line.print(cycle));
    Ok(())
}
