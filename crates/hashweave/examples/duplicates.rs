//! Finds files of equal content among the named ones, by hashing all of them together.
//!
//! ```text
//! cargo run --release -p hashweave --example duplicates -- a.bin b.bin c.bin
//! ```

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::{Algorithm, digest_many};
use std::collections::BTreeMap;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let names: Vec<_> = env::args_os().skip(1).collect();
    let contents = names.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?;
    let algorithm = Algorithm::Sha256;
    let mut digests = vec![0; contents.len() * algorithm.digest_length()];
    digest_many(algorithm, &contents, &mut digests);

    let mut same: BTreeMap<&[u8], Vec<_>> = BTreeMap::new();
    for (digest, name) in digests.chunks(algorithm.digest_length()).zip(&names) {
        same.entry(digest).or_default().push(name.display().to_string());
    }
    for names in same.values().filter(|names| names.len() > 1) {
        println!("{}", names.join(" = "));
    }
    Ok(())
}
