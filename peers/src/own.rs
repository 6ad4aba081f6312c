//! The product's own kernels, doing the same two disciplines as the peers.

use hashweave::search::{Goal, Job, JobError, Objective, Request, Searcher, Template};
use hashweave::{Algorithm, Backend, Isa, Variant};
use lanes::Row64;
use runner::slices::Timed;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The generic permutation, ×8 on AVX-512, applied over and over to eight states.
pub struct Permutation {
    backend: Backend,
    state: Box<[Row64; 25]>,
}

impl Permutation {
    /// None without AVX-512.
    #[must_use]
    pub fn new() -> Option<Self> {
        Some(Self { backend: Backend::of(Isa::Avx512)?, state: Box::new([Row64::default(); 25]) })
    }

    /// `n` permutations, a multiple of eight.
    pub fn run(&mut self, n: u64) {
        kernels::permutation::keccak_f1600(
            self.backend,
            &mut self.state,
            usize::try_from(n / 8).unwrap_or(0),
        );
    }

    /// The states, word i of the eight in row i.
    #[must_use]
    pub fn state_mut(&mut self) -> &mut [Row64; 25] {
        &mut self.state
    }
}

/// The search of [`crate::job`] by one of the product's kernels, for digests below `2^(64 - bits)`
/// in their first eight bytes.
///
/// # Errors
///
/// If this CPU lacks the instruction set.
pub fn searcher(isa: Isa, variant: Variant, salt: [u8; 5], bits: u32) -> Result<Searcher, JobError> {
    let Ok(template) = Template::DEFAULT.parse() else { unreachable!("the default template is one") };
    let objective = Objective { goal: Goal::ZeroBits(bits), range: None };
    let algorithm = Algorithm::Sha3_256;
    let request = Request { template, algorithm, objective, isa: Some(isa), variant: Some(variant) };
    Searcher::new(&Job::new(request)?, &salt)
}

/// A search that goes on where its last slice ended.
pub struct Search {
    searcher: Searcher,
    next: u64,
}

impl Search {
    /// From counter zero.
    #[must_use]
    pub fn new(searcher: Searcher) -> Self {
        Self { searcher, next: 0 }
    }
}

impl Timed for Search {
    fn run(&mut self, n: u64) -> Duration {
        let start = Instant::now();
        let scanned = self.searcher.scan(self.next, self.next + (n - 1), &mut |found| drop(black_box(found)));
        let elapsed = start.elapsed();
        assert!(scanned.is_ok(), "{scanned:?}");
        self.next += n;
        elapsed
    }

    fn granule(&self) -> u64 {
        // The searches here have the counter in no hash.
        self.searcher.plan().map_or(1, hashweave::search::Plan::granule)
    }
}
