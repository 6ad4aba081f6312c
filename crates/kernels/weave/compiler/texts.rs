//! The text of an architecture: every function of its instruction sets, and how many instructions they execute.

use super::functions::{Text, blake2, function, keccak, permutation, sha2};
use super::neon::Neon;
use super::rv64::Rv64;
use super::rvv::Rvv;
use super::sve2::Sve2;
use super::{Lines, Target};
use hashes::blake2::{Blake2b, Blake2s};
use hashes::sha2::{Sha256, Sha512};

/// The functions on words of 64 bits of an instruction set, whose names begin with `name`.
fn on_long_words(name: &str, target: &mut dyn Target) -> Lines {
    let sha512 = sha2::<Sha512>(target);
    let blake2b = blake2::<Blake2b>(target);
    let texts = [
        keccak(target, &format!("{name}_keccak")),
        function(target, &format!("{name}_sha512"), &sha512),
        function(target, &format!("{name}_blake2b"), &blake2b),
    ];
    around(target, &texts)
}

/// Those on words of 32 bits.
fn on_short_words(name: &str, target: &mut dyn Target) -> Lines {
    let sha256 = sha2::<Sha256>(target);
    let blake2s = blake2::<Blake2s>(target);
    let texts = [
        function(target, &format!("{name}_sha256"), &sha256),
        function(target, &format!("{name}_blake2s"), &blake2s),
    ];
    around(target, &texts)
}

fn around(target: &mut dyn Target, texts: &[Text]) -> Lines {
    let (mut text, behind) = target.around();
    text.extend(texts.iter().flat_map(Text::lines).cloned());
    text.extend(behind);
    text
}

fn rvv(name: &str, zvkb: bool) -> Lines {
    let mut text = on_long_words(name, &mut Rvv::new(name, 64, zvkb));
    text.extend(on_short_words(name, &mut Rvv::new(name, 32, zvkb)));
    text
}

fn sve2() -> Lines {
    let name = "hashweave_sve2";
    let mut text = on_long_words(name, &mut Sve2::new(name, 64));
    text.extend(on_short_words(name, &mut Sve2::new(name, 32)));
    text
}

/// Those in which Advanced SIMD takes fewer instructions than SVE2.
fn neon() -> Lines {
    on_long_words("hashweave_neon", &mut Neon::new("hashweave_neon", 64))
}

/// Keccak-f\[1600\] of one state in integer registers.
fn one_state(name: &str, zbb: bool) -> Lines {
    let mut target = Rv64::new(name, zbb);
    let line = permutation(&target);
    let text = function(&mut target, &format!("{name}_keccak"), &line);
    around(&mut target, &[text])
}

/// The texts for a target architecture of Rust, by the names of their files; none for those that need none.
pub(crate) fn texts(architecture: &str) -> Vec<(&'static str, String)> {
    let texts = match architecture {
        "riscv64" => {
            vec![
                ("rvv", rvv("hashweave_rvv", false)),
                ("rvv_zvkb", rvv("hashweave_rvv_zvkb", true)),
                ("rv64", one_state("hashweave_rv64", false)),
                ("zbb", one_state("hashweave_zbb", true)),
            ]
        }
        "aarch64" => vec![("sve2", sve2()), ("neon", neon())],
        _ => vec![],
    };
    texts.into_iter().map(|(name, lines)| (name, lines.join("\n") + "\n")).collect()
}
