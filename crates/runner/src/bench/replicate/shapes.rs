//! The shapes that are measured.

use crate::bench::{AUTO, or};
use hashweave::plan::Share;
use hashweave::replicate::Scheme;
use hashweave::replicate::chain::{Addition, Kernel};
use hashweave::replicate::plan::{AHEAD, Plan};
use std::thread::available_parallelism;

/// Keys of nodes of `r2` that do not wait for each other, among the names of kernels.
pub const APART: &str = "apart";

/// How large a layer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayerSize {
    /// The number of nodes.
    Nodes(usize),
    /// The bytes of all replicas that share memory.
    Bytes(usize),
}

/// The bytes of layers in memory, unless another size is asked for.
const MEMORY: usize = 256 << 20;

/// The bytes of layers in a cache: with the layer before and the list of parents, the second level
/// of any core.
const CACHE: usize = 256 << 10;

/// The numbers of replicas of [`AUTO`].
const REPLICAS: [usize; 6] = [1, 2, 4, 8, 16, 32];

/// A selection of shapes to measure. Where a list is empty, the usual shapes are taken.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The schemes; empty: `sdr` and `r2`, as `zigzag` has the kernels of `r2`.
    pub schemes: Vec<Scheme>,
    /// Names of kernels, [`AUTO`] and [`APART`] among them.
    pub kernels: Vec<String>,
    /// How many replicas a thread has.
    pub replicas: Vec<usize>,
    /// The thread counts.
    pub threads: Vec<usize>,
    /// How large layers in memory are.
    pub extent: LayerSize,
    /// Nodes ahead whose parents are prefetched; of a ladder, from that step on.
    pub ahead: usize,
    /// Instead of all shapes those that show what every step of the development gains.
    pub ladder: bool,
    /// Only layers in a cache.
    pub cached: bool,
    /// Turns that each candidate gets.
    pub rounds: usize,
}

impl Default for Selection {
    fn default() -> Self {
        Self {
            schemes: Vec::new(),
            kernels: Vec::new(),
            replicas: Vec::new(),
            threads: Vec::new(),
            extent: LayerSize::Bytes(MEMORY),
            ahead: AHEAD,
            ladder: false,
            cached: false,
            rounds: 1,
        }
    }
}

/// The kernel that does the work, or the way to choose it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    /// The kernel that the library chooses.
    Auto,
    /// One kernel.
    Alone(Kernel),
    /// Keys that do not wait for each other.
    Apart,
}

impl Way {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Auto => AUTO,
            Self::Alone(kernel) => Kernel::name(kernel),
            Self::Apart => APART,
        }
    }
}

/// Replicas of a scheme on some threads.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) scheme: Scheme,
    pub(super) way: Way,
    pub(super) replicas: usize,
    pub(super) threads: usize,
    pub(super) extent: LayerSize,
    pub(super) cached: bool,
    pub(super) ahead: usize,
    pub(super) addition: Addition,
    pub(super) step: Option<&'static str>,
}

impl Shape {
    /// The replicas of a thread.
    pub(super) fn groups(&self) -> Vec<Share<Kernel>> {
        match self.way {
            Way::Auto => Plan::of(self.scheme.hash()).groups(self.replicas, 1),
            Way::Alone(kernel) => Plan::with_kernel(kernel).groups(self.replicas, 1),
            Way::Apart => Vec::new(),
        }
    }

    /// Where layers are.
    pub(super) fn resident(&self) -> &'static str {
        if self.cached { "cache" } else { "memory" }
    }

    /// Nodes of a layer of which each takes `stride` bytes.
    pub(super) fn nodes(&self, stride: usize) -> usize {
        match self.extent {
            _ if self.cached => CACHE / stride,
            LayerSize::Nodes(nodes) => nodes,
            LayerSize::Bytes(bytes) => (bytes / stride).max(2),
        }
    }
}

impl Selection {
    /// The most bytes that layers of one kind take, those of all threads together.
    #[must_use]
    pub fn memory(&self) -> usize {
        let bytes = |shape: &Shape| {
            let strides = shape.groups().into_iter().map(|group| group.kernel.layout(group.count).stride());
            let layer = strides.map(|stride| shape.nodes(stride).saturating_mul(stride)).max();
            layer.unwrap_or(0).saturating_mul(shape.threads)
        };
        self.shapes().iter().map(bytes).max().unwrap_or(0)
    }

    /// The shapes to measure: of every scheme the library, then the kernels.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for scheme in or(&self.schemes, &[Scheme::Sdr, Scheme::R2]) {
            for threads in or(&self.threads, &[1]) {
                let of = |way, replicas| self.shape(scheme, way, replicas, threads);
                if self.ladder {
                    shapes.extend(self.steps(scheme, &of));
                } else {
                    shapes.extend(self.comparison(scheme, &of));
                }
            }
            let cores = available_parallelism().map_or(1, usize::from);
            let usual = self.threads.is_empty() && self.replicas.is_empty() && self.wanted(AUTO);
            if usual && cores > 1 && !self.ladder && !self.cached {
                let most = REPLICAS[REPLICAS.len() - 1];
                shapes.push(self.shape(scheme, Way::Auto, most, cores));
            }
        }
        shapes
    }

    fn shape(&self, scheme: Scheme, way: Way, replicas: usize, threads: usize) -> Shape {
        let Self { extent, ahead, cached, .. } = *self;
        let (addition, step) = (Addition::Direct, None);
        Shape { scheme, way, replicas, threads, extent, cached, ahead, addition, step }
    }

    fn wanted(&self, name: &str) -> bool {
        self.kernels.is_empty() || self.kernels.iter().any(|kernel| kernel == name)
    }

    /// The library and every kernel, in memory; then what each does in a cache.
    fn comparison(&self, scheme: Scheme, of: &dyn Fn(Way, usize) -> Shape) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if self.wanted(AUTO) {
            shapes.extend(or(&self.replicas, &REPLICAS).into_iter().map(|n| of(Way::Auto, n)));
        }
        let kernels = Kernel::usable(scheme.hash()).into_iter().filter(|kernel| self.wanted(kernel.name()));
        for kernel in kernels.clone() {
            let usual = kernel.costs_apart();
            shapes.extend(or(&self.replicas, &usual).into_iter().map(|n| of(Way::Alone(kernel), n)));
        }
        if scheme == Scheme::R2 && self.wanted(APART) {
            shapes.push(of(Way::Apart, 1));
        }
        if self.cached {
            return shapes;
        }
        for kernel in kernels {
            let usual = kernel.costs_apart();
            let mut ends = vec![usual[0], usual[usual.len() - 1]];
            ends.dedup();
            for replicas in or(&self.replicas, &ends) {
                shapes.push(Shape { cached: true, ..of(Way::Alone(kernel), replicas) });
            }
        }
        shapes
    }

    /// From messages that are copied together, step by step, to what the library does; each row has
    /// what those before it have.
    fn steps(&self, scheme: Scheme, of: &dyn Fn(Way, usize) -> Shape) -> Vec<Shape> {
        let keys = scheme != Scheme::Sdr;
        let plain = |kernel, step| {
            let shape = of(Way::Alone(kernel), 1);
            // The addition that `sdr` makes once, after all layers, is no part of a label.
            let addition = if keys { Addition::Converted } else { Addition::Direct };
            Shape { ahead: 0, addition, step: Some(step), ..shape }
        };
        let mut shapes = vec![plain(Kernel::COPYING, "copying")];
        let kernels = Kernel::usable(scheme.hash()).into_iter();
        for kernel in kernels.filter(|kernel| !kernel.is_copying()) {
            let degree = kernel.degree();
            if kernel.costs_apart()[0] == 1 {
                let ahead = self.ahead;
                shapes.push(plain(kernel, "no copy"));
                shapes.push(Shape { ahead, ..plain(kernel, "+ prefetch") });
                if keys {
                    let addition = Addition::Direct;
                    shapes.push(Shape { ahead, addition, ..plain(kernel, "+ direct addition") });
                }
            }
            if degree > 1 {
                let together = of(Way::Alone(kernel), degree);
                shapes.push(Shape { step: Some("+ replicas together"), ..together });
            }
        }
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_shapes_have_every_kernel_and_every_number_of_replicas() {
        let shapes = Selection::default().shapes();
        for scheme in [Scheme::Sdr, Scheme::R2] {
            let own: Vec<&Shape> = shapes.iter().filter(|shape| shape.scheme == scheme).collect();
            for replicas in REPLICAS {
                let auto = |shape: &&&Shape| {
                    matches!(shape.way, Way::Auto) && (shape.replicas, shape.threads) == (replicas, 1)
                };
                assert_eq!(own.iter().filter(auto).count(), 1);
            }
            for kernel in Kernel::usable(scheme.hash()) {
                for cached in [false, true] {
                    let alone = |shape: &&Shape| {
                        shape.cached == cached
                            && matches!(shape.way, Way::Alone(own) if own.name() == kernel.name())
                    };
                    assert!(own.iter().copied().any(|shape| alone(&shape)), "{}", kernel.name());
                }
            }
        }
        assert!(shapes.iter().any(|shape| matches!(shape.way, Way::Apart)));
    }

    #[test]
    fn what_is_asked_for_is_what_is_measured() {
        let asked = Selection {
            schemes: vec![Scheme::Zigzag],
            kernels: vec![AUTO.to_owned()],
            replicas: vec![3, 5],
            threads: vec![2],
            extent: LayerSize::Bytes(1 << 20),
            ..Selection::default()
        };
        let shapes = asked.shapes();
        assert_eq!(shapes.iter().map(|shape| shape.replicas).collect::<Vec<_>>(), [3, 5]);
        assert!(shapes.iter().all(|shape| shape.threads == 2 && shape.nodes(96) == (1 << 20) / 96));
        assert!((1 << 20..=2 << 20).contains(&asked.memory()), "{}", asked.memory());
    }

    #[test]
    fn a_layer_in_a_cache_is_small_whatever_the_others_are() {
        let shapes =
            Selection { extent: LayerSize::Nodes(1 << 30), cached: true, ..Selection::default() }.shapes();
        assert!(!shapes.is_empty() && shapes.iter().all(|shape| shape.nodes(64) == 4096));
    }
}
