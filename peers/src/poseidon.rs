//! The Poseidon job: many preimages of one arity, on one thread.
//!
//! [`run`] times one arity, all contestants slice by slice in turn, over the same preimages. Before
//! that each of them hashes all of them once, and a digest that is not everybody's ends the run.
//!
//! Neptune takes elements in its own form, which are made beforehand and so are no part of its
//! figure; our kernels take bytes and make bytes.

use hashes::poseidon::Preimages;
use hashweave::poseidon::{Arity, ELEMENT, Element};
use kernels::poseidon::Kernel;
use runner::slices::{Timed, Timing, compare};
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Our own name.
pub const OWN: &str = "hashweave";

/// Preimages of a pass: a multiple of what every kernel hashes at once.
const COUNT: usize = 48;

/// Writes the digests of all preimages.
type Hash = Box<dyn FnMut(&mut [Element])>;

/// One library's way to hash preimages.
pub struct Contestant {
    /// Which library.
    pub peer: &'static str,
    /// The kernel that it runs, or the library function that is called.
    pub kernel: &'static str,
    hash: Hash,
}

/// The time that one contestant needed for a hash.
pub struct Measured {
    /// As in [`Contestant`].
    pub peer: &'static str,
    /// As in [`Contestant`].
    pub kernel: &'static str,
    /// Seconds for a hash.
    pub timing: Timing,
}

/// The contestants for an arity, over `preimages`.
fn contestants(arity: Arity, preimages: &'static [u8]) -> Vec<Contestant> {
    let own = |kernel: Kernel| Contestant {
        peer: OWN,
        kernel: kernel.name(),
        hash: Box::new(move |digests: &mut [Element]| {
            let preimages = Preimages::rows(arity, preimages).expect("preimages are whole");
            kernels::poseidon::digests(Some(kernel), &preimages, digests);
        }),
    };
    let mut all: Vec<Contestant> = Kernel::usable().map(own).collect();
    #[cfg(feature = "neptune")]
    all.push(Contestant { peer: "neptune", kernel: "Poseidon::hash", hash: neptune_of(arity, preimages) });
    all.push(Contestant {
        peer: OWN,
        kernel: "hash_many",
        hash: Box::new(move |digests: &mut [Element]| {
            hashweave::poseidon::hash_many(arity, preimages, digests.as_flattened_mut()).expect("elements");
        }),
    });
    all
}

#[cfg(feature = "neptune")]
fn neptune_of(arity: Arity, preimages: &'static [u8]) -> Hash {
    use generic_array::typenum::{U2, U4, U8, U11};
    match arity {
        Arity::Two => neptune::<U2>(preimages),
        Arity::Four => neptune::<U4>(preimages),
        Arity::Eight => neptune::<U8>(preimages),
        _ => neptune::<U11>(preimages),
    }
}

/// A hasher that is kept, of which each preimage costs a reset and a hash.
#[cfg(feature = "neptune")]
fn neptune<A: neptune::Arity<blstrs::Scalar> + 'static>(preimages: &'static [u8]) -> Hash {
    use blstrs::Scalar;
    use ff::PrimeField;
    use neptune::poseidon::{Poseidon, PoseidonConstants};
    let constants: &'static PoseidonConstants<Scalar, A> = Box::leak(Box::new(PoseidonConstants::new()));
    let elements: Vec<Scalar> = preimages
        .as_chunks::<ELEMENT>()
        .0
        .iter()
        .map(|bytes| Option::from(Scalar::from_repr(*bytes)).expect("elements are reduced"))
        .collect();
    let mut hasher = Poseidon::<Scalar, A>::new(constants);
    Box::new(move |digests| {
        for (preimage, digest) in elements.chunks(A::to_usize()).zip(digests) {
            hasher.reset();
            for element in preimage {
                hasher.input(*element).expect("a preimage has the elements of the arity");
            }
            *digest = hasher.hash().to_repr();
        }
    })
}

/// Times the contestants that `wanted` accepts over `rounds` turns. Returns one entry for each.
///
/// # Errors
/// If two of them do not give the same digests.
pub fn run(
    arity: Arity,
    rounds: usize,
    wanted: &dyn Fn(&Contestant) -> bool,
) -> Result<Vec<Measured>, Box<dyn Error>> {
    let bytes =
        |i: usize| if i % ELEMENT == ELEMENT - 1 { 0x12 } else { (i * 167 + i / 251 * 13).to_le_bytes()[0] };
    let preimages: Vec<u8> = (0..COUNT * arity.elements() * ELEMENT).map(bytes).collect();
    let contestants = contestants(arity, preimages.leak()).into_iter().filter(wanted);
    let mut passes: Vec<Pass> =
        contestants.map(|contestant| Pass { contestant, digests: vec![[0; ELEMENT]; COUNT] }).collect();
    passes.iter_mut().for_each(Pass::once);
    if let Some(other) = passes.iter().find(|pass| pass.digests != passes[0].digests) {
        let [a, b] = [&passes[0], other].map(|pass| pass.contestant.kernel);
        return Err(format!("arity {}: {a} and {b} give different digests", arity.elements()).into());
    }
    let mut works: Vec<&mut dyn Timed> = passes.iter_mut().map(|pass| pass as _).collect();
    let comparison = compare(&mut works, rounds, &mut || {});
    let named = |(pass, timing): (Pass, Timing)| Measured {
        peer: pass.contestant.peer,
        kernel: pass.contestant.kernel,
        timing,
    };
    Ok(passes.into_iter().zip(comparison.timings).map(named).collect())
}

/// A hash is the unit of work, all preimages what is done at once.
struct Pass {
    contestant: Contestant,
    digests: Vec<Element>,
}

impl Pass {
    fn once(&mut self) {
        (self.contestant.hash)(&mut self.digests);
        black_box(&mut self.digests);
    }
}

impl Timed for Pass {
    fn run(&mut self, n: u64) -> Duration {
        let start = Instant::now();
        (0..n / COUNT as u64).for_each(|_| self.once());
        start.elapsed()
    }

    fn granule(&self) -> u64 {
        COUNT as u64
    }
}
