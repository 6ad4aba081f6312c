//! Measures the kernels that encode `r2` and `zigzag`, and the gain of each idea.
//!
//! ```text
//! cargo run --release -p hashweave-kernels --example chain_blake [--json] [NAME]
//! ```
//!
//! Parents are drawn from the distribution of `r2`'s even layers by another generator. Slices of
//! all candidates in turn with slices of dependent additions, which give the clock; the best slice
//! of each counts. With a NAME, only lines whose names contain it. With `--json`, an object a line,
//! with the 10th percentile and the median as well, for `findings/replicate.py`.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashes::field::{NODE, Node};
use kernels::chain::{Addition, Apart, Hash, KEY_PARENTS, Kernel, Keys, Walk};
use kernels::clock::dependent_additions;
use std::io;
use std::time::Instant;
use system::memory::Memory;

/// Bytes of a message that are hashed.
const HASHED: f64 = 448.0;
/// Nodes of a slice.
const RUN: usize = 500;
const ROUNDS: usize = 150;
/// Nodes between the request for a parent and its use.
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
}

/// The parents of a node as `shared/spec/replicate.md` draws them: five at distances whose
/// logarithm is uniform, sorted; eight anywhere, or node 0 if that is not before the node.
fn parents(node: u64, nodes: u64, numbers: &mut Numbers) -> [u32; KEY_PARENTS] {
    let mut parents = [0; KEY_PARENTS];
    let meta = 5 * node;
    for k in 0..5 {
        let bucket = numbers.below(u64::from((meta + 2).ilog2()));
        let most = (meta + k).min(2 << bucket);
        let least = (most >> 1).max(2).min(most);
        let parent = (meta + k - (least + numbers.below(most + 1 - least))) / 5;
        parents[k as usize] = (if parent >= node { node.max(1) - 1 } else { parent }) as u32;
    }
    parents[..5].sort_unstable();
    for parent in &mut parents[5..] {
        let anywhere = numbers.below(nodes);
        *parent = if anywhere < node { anywhere as u32 } else { 0 };
    }
    parents
}

struct Line {
    name: String,
    kernel: Option<Kernel>,
    replicas: usize,
    ahead: usize,
    addition: Addition,
    /// Whether every node has its predecessor for its first parent, so that it has to wait.
    chained: bool,
}

fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = |name: String, kernel, replicas, ahead, addition, chained| {
        lines.push(Line { name, kernel, replicas, ahead, addition, chained });
    };
    for kernel in Kernel::usable(Hash::Blake2s) {
        let name = kernel.name();
        if kernel.is_copying() {
            line(format!("{name} 1"), Some(kernel), 1, 0, Addition::Direct, true);
            continue;
        }
        line(
            format!("{name} 1, chained, no prefetch, converted"),
            Some(kernel),
            1,
            0,
            Addition::Converted,
            true,
        );
        line(format!("{name} 1, chained, converted"), Some(kernel), 1, AHEAD, Addition::Converted, true);
        line(format!("{name} 1, chained"), Some(kernel), 1, AHEAD, Addition::Direct, true);
        for replicas in [1, 2, 3, 4, 8, 16, 32].into_iter().filter(|&replicas| replicas <= kernel.degree()) {
            line(format!("{name} {replicas}"), Some(kernel), replicas, AHEAD, Addition::Direct, false);
        }
    }
    line("apart".to_string(), None, 1, 0, Addition::Direct, false);
    lines
}

fn main() -> io::Result<()> {
    let (options, names): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument == "--json");
    let filter = names.concat();
    let lines: Vec<Line> = lines().into_iter().filter(|line| line.name.contains(&filter)).collect();
    for mebibytes in [1, 512] {
        let (slices, cycle) = measure(mebibytes, &lines)?;
        let print = if options.is_empty() { table } else { objects };
        print(mebibytes, &lines, &slices, cycle);
    }
    Ok(())
}

/// Seconds a node of every slice of every line, in ascending order, and of a cycle: `mebibytes`
/// mebibytes of data, all replicas together.
fn measure(mebibytes: usize, lines: &[Line]) -> io::Result<(Vec<Vec<f64>>, f64)> {
    let mut data = Memory::anonymous(mebibytes << 20)?;
    for (i, node) in data.as_chunks_mut::<NODE>().0.iter_mut().enumerate() {
        node[..8].copy_from_slice(&(i as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes());
    }
    let mut numbers = Numbers(0x5EED);
    let mut slices = vec![Vec::with_capacity(ROUNDS); lines.len()];
    let mut cycle = f64::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        dependent_additions(1 << 20);
        cycle = cycle.min(start.elapsed().as_secs_f64() / f64::from(1 << 20));
        for (line, slices) in lines.iter().zip(&mut slices) {
            slices.push(slice(line, &mut data, &mut numbers));
        }
    }
    slices.iter_mut().for_each(|slices| slices.sort_by(f64::total_cmp));
    Ok((slices, cycle))
}

fn table(mebibytes: usize, lines: &[Line], slices: &[Vec<f64>], cycle: f64) {
    println!("{mebibytes} MiB, {:.3} GHz by dependent additions\n", 1e-9 / cycle);
    println!(
        "{:<44} {:>16} {:>14} {:>12} {:>9}",
        "kernel, replicas", "cycles/hashed B", "cycles/data B", "cycles/node", "ns/node"
    );
    for (line, slices) in lines.iter().zip(slices) {
        let cycles = slices[0] / cycle;
        let (hashed, data) = (cycles / HASHED, cycles / NODE as f64);
        println!("{:<44} {hashed:>16.3} {data:>14.2} {cycles:>12.0} {:>9.1}", line.name, slices[0] * 1e9);
    }
    println!();
}

fn objects(mebibytes: usize, lines: &[Line], slices: &[Vec<f64>], cycle: f64) {
    for (line, slices) in lines.iter().zip(slices) {
        let Line { name, replicas, ahead, chained, .. } = line;
        let kernel = line.kernel.map_or("apart", Kernel::name);
        let [best, tenth, median] = [0, ROUNDS / 10, ROUNDS / 2].map(|i| slices[i] / cycle);
        println!(
            "{{\"name\":\"{name}\",\"kernel\":\"{kernel}\",\"mebibytes\":{mebibytes},\"replicas\":{replicas},\"ahead\":{ahead},\
             \"chained\":{chained},\"cycles_per_node\":{best:.1},\"tenth_cycles_per_node\":{tenth:.1},\
             \"median_cycles_per_node\":{median:.1},\"tenth_cycles_per_hashed_byte\":{:.4},\"clock_ghz\":{:.4}}}",
            tenth / HASHED,
            1e-9 / cycle
        );
    }
}

/// Seconds a node of one slice.
fn slice(line: &Line, data: &mut [u8], numbers: &mut Numbers) -> f64 {
    let Some(kernel) = line.kernel else {
        return apart(data, numbers);
    };
    let replica_ids: Vec<Node> = (0..line.replicas).map(|replica| [replica as u8 + 1; NODE]).collect();
    let layout = kernel.layout(line.replicas);
    let nodes = data.len() / layout.stride();
    let run = (RUN / line.replicas).min(nodes / 2);
    let data = &mut data[..nodes * layout.stride()];
    // Anywhere in the second half, so that parents have places enough.
    let first = nodes / 2 + numbers.below((nodes / 2 - run + 1) as u64) as usize;
    let mut parents: Vec<u32> =
        (first..first + run).flat_map(|node| parents(node as u64, nodes as u64, numbers)).collect();
    if line.chained {
        for (of_node, before) in parents.as_chunks_mut::<KEY_PARENTS>().0.iter_mut().zip(first as u32 - 1..) {
            of_node[0] = before;
        }
    }
    // Elements, whatever the layout that another candidate left.
    data[first * layout.stride()..][..run * layout.stride()].fill(0x11);
    let (walk, addition, ahead) = (Walk::Up, line.addition, line.ahead);
    let mut job =
        Keys { layout, replica_ids: &replica_ids, data, first, walk, parents: &parents, addition, ahead };
    let start = Instant::now();
    kernel.encode(&mut job);
    start.elapsed().as_secs_f64() / (run * line.replicas) as f64
}

/// Seconds a node of keys that do not wait for each other.
fn apart(data: &[u8], numbers: &mut Numbers) -> f64 {
    let nodes = data.len() / NODE;
    let first = nodes / 2 + numbers.below((nodes / 2 - RUN) as u64) as usize;
    let parents: Vec<u32> =
        (first..first + RUN).flat_map(|node| parents(node as u64, nodes as u64, numbers)).collect();
    let mut keys = vec![[0; NODE]; RUN];
    let mut job = Apart {
        layout: kernels::chain::Layout::nodes(1),
        replica: 0,
        replica_id: &[1; NODE],
        data,
        first,
        parents: &parents,
        keys: &mut keys,
    };
    let start = Instant::now();
    Kernel::keys_apart(&mut job);
    start.elapsed().as_secs_f64() / RUN as f64
}
