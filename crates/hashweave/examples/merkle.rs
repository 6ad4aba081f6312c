//! Makes the Merkle tree of the lines of a file, as Certificate Transparency would (RFC 6962), and
//! proves that one of them is in it.
//!
//! ```text
//! cargo run --release -p hashweave --example merkle -- FILE [LINE]
//! ```
//!
//! It prints the root and, if a line is named (the first is 0), the nodes of its proof.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::merkle::{Shape, Tree, hash_leaves, verify};
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    let mut arguments = env::args().skip(1);
    let name = arguments.next().ok_or("name a file: merkle FILE [LINE]")?;
    let text = fs::read_to_string(name)?;
    let lines: Vec<_> = text.lines().collect();

    let shape = Shape::rfc6962();
    let size = shape.node_length();
    let mut leaves = vec![0; lines.len() * size];
    hash_leaves(shape, &lines, &mut leaves)?;
    let tree = Tree::new(shape, &leaves)?;
    println!("root of {} lines: {}", tree.leaves(), tree.root());

    if let Some(line) = arguments.next() {
        let index: u64 = line.parse()?;
        let proof = tree.proof(index)?;
        let leaf = &leaves[index as usize * size..][..size];
        verify(shape, &tree.root(), leaf, index, tree.leaves(), &proof)?;
        proof.chunks(size).for_each(|node| println!("{}", hex::encode(node)));
    }
    Ok(())
}
