//! Measures the gain of asking for the parents of `sdr` before they are needed: how many nodes
//! ahead, with which hint, and in pages of which size.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example chain_ahead [MEBIBYTES]
//! ```
//!
//! One replica by the SHA instructions, later layers, each of the two layers with MEBIBYTES
//! mebibytes (default: 256). Lines `kernel` ask as the kernel does, one parent a block. Lines of a
//! hint ask for all parents of a node at once, before the node that is eight before it is hashed,
//! because a kernel has its hint compiled in: they compare with each other. Parents are drawn as
//! main net draws them, by another generator: the predecessor, five at distances whose logarithm is
//! uniform, and eight anywhere in the layer before. Slices of all lines are taken in turn with
//! slices of dependent additions, which give the clock. An object a line.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

#[cfg(not(target_arch = "x86_64"))]
fn main() {}

#[cfg(target_arch = "x86_64")]
fn main() -> std::io::Result<()> {
    x86::main()
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;
    use hashes::field::NODE;
    use kernels::chain::{BASE_PARENTS, Hash, Kernel, LABEL_PARENTS, Labels};
    use kernels::clock::dependent_additions;
    use memmap2::{Advice, MmapMut};
    use std::io;
    use std::time::Instant;

    const ROUNDS: usize = 120;
    /// Nodes of a slice.
    const SLICE: usize = 512;
    /// Nodes that hints are given ahead.
    const AHEAD: usize = 8;

    /// Marsaglia's xorshift.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, bound: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0 % bound
        }

        fn parents(&mut self, node: u64, nodes: u64) -> [u32; LABEL_PARENTS] {
            core::array::from_fn(|i| match i {
                0 => node as u32 - 1,
                1..BASE_PARENTS => {
                    let most = (2 << self.below(u64::from(node.ilog2()))).min(node);
                    (node - (most / 2 + self.below(most / 2 + 1)).max(1)) as u32
                }
                _ => self.below(nodes) as u32,
            })
        }
    }

    /// How parents are asked for.
    #[derive(Clone, Copy)]
    enum Way {
        /// By the kernel, this number of nodes ahead; 0: not at all.
        Kernel(usize),
        /// By a function of one line.
        Hint(&'static str, fn(*const u8)),
    }

    fn ask<const HINT: i32>(place: *const u8) {
        // SAFETY: a prefetch accesses no memory, and SSE is part of x86-64.
        unsafe { _mm_prefetch::<HINT>(place.cast()) };
    }

    /// To be written to: the other caches lose the line.
    fn ask_to_write(place: *const u8) {
        // SAFETY: a prefetch accesses no memory; a CPU without this one takes it for nothing.
        unsafe {
            core::arch::asm!("prefetchw [{}]", in(reg) place, options(nostack, readonly, preserves_flags));
        }
    }

    const WAYS: [Way; 13] = [
        Way::Kernel(0),
        Way::Kernel(1),
        Way::Kernel(2),
        Way::Kernel(4),
        Way::Kernel(8),
        Way::Kernel(16),
        Way::Kernel(32),
        Way::Kernel(64),
        Way::Hint("t0", ask::<_MM_HINT_T0>),
        Way::Hint("t1", ask::<_MM_HINT_T1>),
        Way::Hint("t2", ask::<_MM_HINT_T2>),
        Way::Hint("nta", ask::<_MM_HINT_NTA>),
        Way::Hint("w", ask_to_write),
    ];

    /// Two layers.
    struct Layers {
        pages: &'static str,
        before: MmapMut,
        labels: MmapMut,
    }

    impl Layers {
        fn new(pages: &'static str, advice: Advice, bytes: usize) -> io::Result<Self> {
            let layer = || {
                let mut layer = MmapMut::map_anon(bytes)?;
                layer.advise(advice)?;
                layer.fill(0x11);
                io::Result::Ok(layer)
            };
            Ok(Self { pages, before: layer()?, labels: layer()? })
        }

        /// Seconds a node of a slice anywhere in the second half.
        fn slice(&mut self, kernel: Kernel, way: Way, numbers: &mut Numbers) -> f64 {
            let nodes = self.labels.len() / NODE;
            let first = nodes / 2 + numbers.below((nodes / 2 - SLICE) as u64) as usize;
            let parents: Vec<_> =
                (first..first + SLICE).map(|node| numbers.parents(node as u64, nodes as u64)).collect();
            let start = Instant::now();
            match way {
                Way::Kernel(ahead) => self.label(kernel, first, parents.as_flattened(), ahead),
                Way::Hint(_, ask) => {
                    for i in 0..SLICE {
                        if let Some(later) = parents.get(i + AHEAD) {
                            self.ask(later, ask);
                        }
                        self.label(kernel, first + i, &parents[i], 0);
                    }
                }
            }
            start.elapsed().as_secs_f64() / SLICE as f64
        }

        fn ask(&self, parents: &[u32; LABEL_PARENTS], ask: fn(*const u8)) {
            for (i, parent) in parents.iter().enumerate() {
                let layer = if i < BASE_PARENTS { &self.labels } else { &self.before };
                ask(layer[*parent as usize * NODE..].as_ptr());
            }
        }

        fn label(&mut self, kernel: Kernel, first: usize, parents: &[u32], ahead: usize) {
            kernel.label(&mut Labels {
                layout: kernel.layout(1),
                replica_ids: &[[9; NODE]],
                layer: 2,
                before: &self.before,
                labels: &mut self.labels,
                first,
                parents,
                ahead,
            });
        }
    }

    /// A way in pages of a size, and the seconds a node of its slices.
    struct Line {
        layers: usize,
        way: Way,
        slices: Vec<f64>,
    }

    pub(super) fn main() -> io::Result<()> {
        let mebibytes: usize = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(256);
        let usable = Kernel::usable(Hash::Sha256);
        let Some(&kernel) = usable.iter().find(|kernel| kernel.name() == "sha-ni") else {
            return Err(io::Error::other("this CPU has no SHA instructions"));
        };
        let mut layers = [
            Layers::new("huge", Advice::HugePage, mebibytes << 20)?,
            Layers::new("small", Advice::NoHugePage, mebibytes << 20)?,
        ];
        let mut numbers = Numbers(0x5EED);
        let line = |layers| move |way| Line { layers, way, slices: Vec::with_capacity(ROUNDS) };
        let mut lines: Vec<Line> = WAYS.map(line(0)).into_iter().chain(WAYS.map(line(1))).collect();
        let mut cycle = f64::MAX;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            dependent_additions(100_000);
            cycle = cycle.min(start.elapsed().as_secs_f64() / 1e5);
            for Line { layers: own, way, slices } in &mut lines {
                slices.push(layers[*own].slice(kernel, *way, &mut numbers));
            }
        }
        for line in &mut lines {
            print(layers[line.layers].pages, line, cycle);
        }
        Ok(())
    }

    fn print(pages: &str, line: &mut Line, cycle: f64) {
        let (hint, ahead) = match line.way {
            Way::Kernel(ahead) => ("kernel", ahead),
            Way::Hint(hint, _) => (hint, AHEAD),
        };
        line.slices.sort_by(f64::total_cmp);
        let [best, tenth, median] = [0, ROUNDS / 10, ROUNDS / 2].map(|i| line.slices[i] / cycle);
        println!(
            "{{\"pages\":\"{pages}\",\"hint\":\"{hint}\",\"ahead\":{ahead},\"cycles_per_label\":{best:.0},\
             \"tenth_cycles_per_label\":{tenth:.0},\"median_cycles_per_label\":{median:.0},\"clock_ghz\":{:.4}}}",
            1e-9 / cycle
        );
    }
}
