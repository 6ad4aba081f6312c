//! The text of an architecture: every function of its instruction sets, and how many instructions they execute.

use super::functions::{BLOCK_WORDS, Text, blake2, function, keccak, permutation, sha2};
use super::neon::Neon;
use super::rv64::Rv64;
use super::rvv::Rvv;
use super::sve2::Sve2;
use super::{Lines, Target, woven};
use hashes::blake2::{Blake2b, Blake2s};
use hashes::sha2::{Sha256, Sha512};

/// A text, and the instructions that calls of its functions execute: fields of `scalable::Executed`.
struct Generated {
    lines: Lines,
    executed: Vec<String>,
}

impl Generated {
    /// Its files.
    fn files(self, name: &str) -> Vec<(String, String)> {
        let counts = format!("Executed {{ {} }}", self.executed.join(", "));
        let counts = (!self.executed.is_empty()).then_some((format!("{name}.counts.rs"), counts));
        [(format!("{name}.s"), joined(&self.lines))].into_iter().chain(counts).collect()
    }
}

fn joined<'a>(lines: impl IntoIterator<Item = &'a String>) -> String {
    lines.into_iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

/// The functions on words of 64 bits of an instruction set, whose names begin with `name`.
fn on_long_words(name: &str, target: &mut dyn Target) -> Generated {
    let sha512 = sha2::<Sha512>(target);
    let blake2b = blake2::<Blake2b>(target);
    let texts = [
        keccak(target, &format!("{name}_keccak")),
        function(target, &format!("{name}_sha512"), &sha512),
        function(target, &format!("{name}_blake2b"), &blake2b),
    ];
    let [keccak, sha512, blake2b] = &texts;
    let executed = vec![
        of_keccak(keccak),
        format!("sha512: {}", sha512.count(&["all"])),
        format!("blake2b: {}", blake2b.count(&["all"])),
    ];
    Generated { lines: around(target, &texts), executed }
}

/// Those on words of 32 bits.
fn on_short_words(name: &str, target: &mut dyn Target) -> Generated {
    let sha256 = sha2::<Sha256>(target);
    let blake2s = blake2::<Blake2s>(target);
    let texts = [
        function(target, &format!("{name}_sha256"), &sha256),
        function(target, &format!("{name}_blake2s"), &blake2s),
    ];
    let [sha256, blake2s] = &texts;
    let executed =
        vec![format!("sha256: {}", sha256.count(&["all"])), format!("blake2s: {}", blake2s.count(&["all"]))];
    Generated { lines: around(target, &texts), executed }
}

/// What absorbing executes, without the instructions that choose a way.
fn of_keccak(text: &Text) -> String {
    let rounds = text.count(&["first", "second", "middle"]);
    let begin = |words: usize| -> usize {
        let blocks = BLOCK_WORDS.into_iter().filter(|&to| to <= words);
        blocks.map(|to| text.count(&[&format!("absorb to {to}")])).sum()
    };
    let absorb = BLOCK_WORDS.map(|words| text.count(&["absorb", "last", "all"]) + begin(words) + rounds);
    format!("absorb: {absorb:?}")
}

fn around(target: &mut dyn Target, texts: &[Text]) -> Lines {
    let (mut text, behind) = target.around();
    text.extend(texts.iter().flat_map(Text::lines).cloned());
    text.extend(behind);
    text
}

/// Both.
fn on_all_words(name: &str, long: &mut dyn Target, short: &mut dyn Target) -> Generated {
    let mut all = on_long_words(name, long);
    let short = on_short_words(name, short);
    all.lines.extend(short.lines);
    all.executed.extend(short.executed);
    all
}

fn rvv(name: &str, zvkb: bool) -> Generated {
    on_all_words(name, &mut Rvv::new(name, 64, zvkb), &mut Rvv::new(name, 32, zvkb))
}

fn sve2(name: &str) -> Generated {
    on_all_words(name, &mut Sve2::new(name, 64), &mut Sve2::new(name, 32))
}

/// Those in which Advanced SIMD takes fewer instructions than SVE2.
fn neon(name: &str) -> Generated {
    let mut long = on_long_words(name, &mut Neon::new(name, 64));
    long.executed.push("sha256: 0, blake2s: 0".into());
    long
}

/// Keccak-f\[1600\] of one state in integer registers.
fn one_state(name: &str, zbb: bool) -> Generated {
    let mut target = Rv64::new(name, zbb);
    let line = permutation(&target);
    let text = function(&mut target, &format!("{name}_keccak"), &line);
    Generated { lines: around(&mut target, &[text]), executed: vec![] }
}

/// The files of Keccak in integer registers of AArch64, alone and next to vectors.
fn a64() -> Vec<(String, String)> {
    let mut files = vec![("a64.s".into(), joined(woven::one_state("hashweave_a64").lines()))];
    for (name, sha3) in [("woven_neon", false), ("woven_neon_sha3", true)] {
        let (text, counts) = woven::four_states(&format!("hashweave_{name}"), sha3);
        files.extend([(format!("{name}.s"), joined(text.lines())), (format!("{name}.counts.rs"), counts)]);
    }
    files
}

/// The files for a target architecture of Rust, by their names; none for those that need none.
pub(crate) fn texts(architecture: &str) -> Vec<(String, String)> {
    let (all, others) = match architecture {
        "riscv64" => {
            let all = vec![
                ("rvv", rvv("hashweave_rvv", false)),
                ("rvv_zvkb", rvv("hashweave_rvv_zvkb", true)),
                ("rv64", one_state("hashweave_rv64", false)),
                ("zbb", one_state("hashweave_zbb", true)),
            ];
            (all, vec![])
        }
        "aarch64" => (vec![("sve2", sve2("hashweave_sve2")), ("neon", neon("hashweave_neon"))], a64()),
        _ => (vec![], vec![]),
    };
    all.into_iter().flat_map(|(name, generated)| generated.files(name)).chain(others).collect()
}
