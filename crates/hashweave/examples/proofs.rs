//! Nanoseconds for each proof of a tree, one at a time, many together, and as one multiproof.
//!
//!     cargo run --release -p hashweave --example proofs -- 65536

#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use hashweave::merkle::{
    Claim, Multiproof, Shape, Tree, TreeError, verify, verify_many, verify_member, verify_members,
    verify_multiproof,
};
use std::hint::black_box;
use std::time::Instant;

/// Rounds, in each of which every candidate has a turn.
const ROUNDS: usize = 15;

/// Leaves that are proved in a round.
const PROVED: u64 = 1024;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(1 << 16), |text| text.parse())?;
    println!("{PROVED} of {count} leaves, nanoseconds for each leaf, median");
    println!("{:<14} {:>10} {:>10} {:>10}", "shape", "one by one", "many", "multiproof");
    for (name, shape) in [
        ("rfc6962", Shape::rfc6962()),
        ("ssz", Shape::ssz(count)),
        ("bitcoin", Shape::bitcoin()),
        ("open_zeppelin", Shape::open_zeppelin()),
    ] {
        let [single, many, multiproof] = measured(shape, count)?;
        println!("{name:<14} {single:>10.0} {many:>10.0} {multiproof:>10.0}");
    }
    Ok(())
}

fn measured(shape: Shape, count: u64) -> Result<[f64; 3], TreeError> {
    let size = shape.node_length();
    let mut leaves = vec![0; count as usize * size];
    for (index, leaf) in (1_u64..).zip(leaves.chunks_exact_mut(size)) {
        leaf[..8].copy_from_slice(&index.to_le_bytes());
    }
    let tree = Tree::new(shape, &leaves)?;
    let root = tree.root();
    // Far apart, as those who ask are.
    let indices: Vec<u64> = (0..PROVED).map(|i| i * count / PROVED).collect();
    let leaf = |index: u64| &leaves[index as usize * size..][..size];
    let proofs = indices.iter().map(|index| tree.proof(*index)).collect::<Result<Vec<_>, _>>()?;
    let claims: Vec<Claim<'_>> = indices
        .iter()
        .zip(&proofs)
        .map(|(&index, proof)| Claim { root: &root, leaf: leaf(index), index, count, proof })
        .collect();
    let Multiproof { proof, flags, .. } = tree.multiproof(&indices)?;
    let chosen: Vec<u8> = indices.iter().flat_map(|index| leaf(*index)).copied().collect();
    let one_by_one = || {
        claims.iter().all(|claim| match shape.is_sorted() {
            true => verify_member(shape, claim.root, claim.leaf, claim.proof).is_ok(),
            false => verify(shape, claim.root, claim.leaf, claim.index, claim.count, claim.proof).is_ok(),
        })
    };
    let many = || verify_many(shape, &claims).iter().all(Result::is_ok);
    let multiproof = || match shape.is_sorted() {
        true => verify_members(shape, &root, &chosen, &proof, &flags).is_ok(),
        false => verify_multiproof(shape, &root, &chosen, &indices, count, &proof).is_ok(),
    };
    let candidates: [&dyn Fn() -> bool; 3] = [&one_by_one, &many, &multiproof];
    let mut nanoseconds = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        for (candidate, nanoseconds) in candidates.iter().zip(&mut nanoseconds) {
            let began = Instant::now();
            assert!(black_box(candidate()), "every proof is right");
            nanoseconds.push(began.elapsed().as_secs_f64() * 1e9 / PROVED as f64);
        }
    }
    Ok(nanoseconds.map(|mut all| {
        all.sort_by(f64::total_cmp);
        all[ROUNDS / 2]
    }))
}
