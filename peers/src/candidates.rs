//! The contestants.

use std::hint::black_box;

use crate::job::{Job, Tally};
use crate::openssl::Evp;
use crate::own::{self, Permutation};
use crate::rustcrypto;
use crate::xkcp::{States8, Xkcp};
use hashweave::{Isa, Variant};
use runner::slices::Timed;

/// The peer against which the ratios are taken.
pub const YARDSTICK: &str = "xkcp-x8-avx512";

/// The bare permutation, applied over and over to the same state or states; the unit is one state.
pub const PERMUTE: &str = "permute";

/// The search job of [`crate::job`]; the unit is one message.
pub const SEARCH: &str = "search";

/// About one hit in 2^32 hashes, so that the rare branch stays rare.
const THRESHOLD: u64 = 1 << 32;

/// One contestant in one discipline.
pub struct Candidate {
    /// The library and its kernel.
    pub peer: &'static str,
    /// The discipline; ratios are taken within it.
    pub what: &'static str,
    /// Does the given number of hashes, a multiple of its granule.
    pub run: Box<dyn Timed>,
}

/// Every peer that this machine can run, the yardstick first in each discipline.
///
/// # Panics
/// Not here, but OpenSSL's `run` does should EVP fail on a plain SHA3-256: there is nothing to time
/// then.
#[must_use]
pub fn all() -> Vec<Candidate> {
    let job = Job::new(*b"peers");
    let mut list = Vec::new();
    if let Some(xkcp) = Xkcp::detect() {
        let mut states = States8([[0; 8]; 25]);
        let permute = move |n| xkcp.permute_x8_times(black_box(&mut states), n / 8);
        list.push(Candidate { peer: YARDSTICK, what: PERMUTE, run: Box::new(permute) });
        list.push(searching(YARDSTICK, move |start, n| xkcp.search(&job, start, n, THRESHOLD)));
    }
    if let Some(mut own) = Permutation::new() {
        list.push(Candidate { peer: "hashweave-avx512", what: PERMUTE, run: Box::new(move |n| own.run(n)) });
    }
    list.extend(OWN.into_iter().filter_map(|(name, isa, variant)| own_search(name, isa, variant)));
    let mut state = [0; 25];
    let permute = move |n| rustcrypto::permute_times(black_box(&mut state), n);
    list.push(Candidate { peer: "rustcrypto-keccak", what: PERMUTE, run: Box::new(permute) });
    list.push(searching("rustcrypto-keccak", move |start, n| {
        rustcrypto::search_permutation(&job, start, n, THRESHOLD)
    }));
    list.push(searching("rustcrypto-sha3", move |start, n| {
        rustcrypto::search_digest(&job, start, n, THRESHOLD)
    }));
    if let Some(mut sha3) = Evp::fetch(c"SHA3-256") {
        list.push(searching("openssl-evp", move |start, n| {
            sha3.search(&job, start, n, THRESHOLD).expect("OpenSSL fails on a plain SHA3-256")
        }));
    }
    list.sort_by_key(|candidate| candidate.what); // stable: the order within a discipline stays
    list
}

/// The product's kernels in the search discipline: the honest baseline and the best of each
/// instruction set.
const OWN: [(&str, Isa, Variant); 7] = [
    ("hashweave-avx512-direct", Isa::Avx512, Variant::Direct),
    ("hashweave-avx512-a1a2", Isa::Avx512, Variant::A1A2),
    ("hashweave-avx512-affine", Isa::Avx512, Variant::Affine),
    ("hashweave-avx512-woven", Isa::Avx512, Variant::Woven),
    ("hashweave-avx512-folded", Isa::Avx512, Variant::Folded),
    ("hashweave-avx2-a1a2", Isa::Avx2, Variant::A1A2),
    ("hashweave-scalar-affine", Isa::Scalar, Variant::Affine),
];

/// One of [`OWN`]; none where the CPU cannot run it.
fn own_search(peer: &'static str, isa: Isa, variant: Variant) -> Option<Candidate> {
    let searcher = own::searcher(isa, variant, *b"peers", THRESHOLD.leading_zeros() + 1).ok()?;
    Some(Candidate { peer, what: SEARCH, run: Box::new(own::Search::new(searcher)) })
}

/// A search candidate that goes on where its last slice ended.
fn searching(peer: &'static str, mut search: impl FnMut(u64, u64) -> Tally + 'static) -> Candidate {
    let mut next = 0_u64;
    let run = move |n| {
        black_box(search(next, n));
        next = next.wrapping_add(n);
    };
    Candidate { peer, what: SEARCH, run: Box::new(run) }
}
