//! The text of an architecture: every function of its instruction sets, and how many instructions they execute.

use super::functions::{Text, blake2, function, keccak, permutation, sha2};
use super::rv64::Rv64;
use super::rvv::Rvv;
use super::{Lines, Target};
use hashes::blake2::{Blake2b, Blake2s};
use hashes::sha2::{Sha256, Sha512};

/// The functions of an instruction set, whose names begin with `name`, by its targets for words of 64 and 32 bits.
fn set(name: &str, long: &mut dyn Target, short: &mut dyn Target) -> String {
    let sha512 = sha2::<Sha512>(long);
    let blake2b = blake2::<Blake2b>(long);
    let longs = [
        keccak(long, &format!("{name}_keccak")),
        function(long, &format!("{name}_sha512"), &sha512),
        function(long, &format!("{name}_blake2b"), &blake2b),
    ];
    let sha256 = sha2::<Sha256>(short);
    let blake2s = blake2::<Blake2s>(short);
    let shorts = [
        function(short, &format!("{name}_sha256"), &sha256),
        function(short, &format!("{name}_blake2s"), &blake2s),
    ];
    let mut text = around(long, &longs);
    text.extend(around(short, &shorts));
    text.join("\n") + "\n"
}

/// Keccak-f\[1600\] of one state in integer registers.
fn one_state(name: &str) -> String {
    let mut target = Rv64::new(name);
    let line = permutation(&target);
    let text = function(&mut target, &format!("{name}_keccak"), &line);
    around(&mut target, &[text]).join("\n") + "\n"
}

fn around(target: &mut dyn Target, texts: &[Text]) -> Lines {
    let (mut text, behind) = target.around();
    text.extend(texts.iter().flat_map(Text::lines).cloned());
    text.extend(behind);
    text
}

/// The texts for a target architecture of Rust, by the names of their files; none for those that need none.
pub(crate) fn texts(architecture: &str) -> Vec<(&'static str, String)> {
    match architecture {
        "riscv64" => {
            let vectors = [("rvv", false), ("rvv_zvkb", true)].map(|(name, zvkb)| {
                let prefix = format!("hashweave_{name}");
                let [mut long, mut short] = [64, 32].map(|bits| Rvv::new(&prefix, bits, zvkb));
                (name, set(&prefix, &mut long, &mut short))
            });
            vectors.into_iter().chain([("zbb", one_state("hashweave_zbb"))]).collect()
        }
        _ => vec![],
    }
}
