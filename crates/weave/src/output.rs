//! The files for `crates/kernels`: the functions of every instruction set, and how many
//! instructions they execute.

use crate::functions::{
    BLOCK_WORDS, Text, blake2, function, keccak, merkle_damgard, name_of, permutation, sha2, turbo,
};
use crate::loops::absorb::Rounds;
use crate::loops::{self, states};
use crate::targets::neon::Neon;
use crate::targets::rv64::Rv64;
use crate::targets::rvv::Rvv;
use crate::targets::sve2::Sve2;
use crate::targets::{FORMATS, numbered};
use crate::{Lines, Target};
use hashes::MerkleDamgard;
use hashes::blake2::{Blake2b, Blake2s};
use hashes::sha2::{Sha256, Sha512};
use std::path::{Path, PathBuf};

/// The rates of the hashes with 24 rounds.
pub(crate) const RATES: [usize; 5] = [72, 104, 136, 144, 168];
/// The rates of the hashes with twelve rounds.
const TURBO_RATES: [usize; 2] = [136, 168];

/// A text, and the instructions that calls of its functions execute: fields of
/// `scalable::Executed`.
struct Generated {
    lines: Lines,
    executed: Vec<String>,
}

impl Generated {
    /// Returns the generated files.
    fn files(self, name: &str) -> Vec<(String, String)> {
        let counts = format!("Executed {{ {} }}", self.executed.join(", "));
        let counts = (!self.executed.is_empty()).then_some((format!("{name}.counts.rs"), counts));
        [(format!("{name}.s"), joined(&self.lines))].into_iter().chain(counts).collect()
    }
}

fn joined<'a>(lines: impl IntoIterator<Item = &'a String>) -> String {
    lines.into_iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

/// Makes the functions on 64-bit words of an instruction set; their names begin with `name`.
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
        of_keccak("absorb", keccak),
        format!("sha512: {}", sha512.count(&["all"])),
        format!("blake2b: {}", blake2b.count(&["all"])),
    ];
    Generated { lines: around(target, &texts), executed }
}

/// Makes the functions on 32-bit words.
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

/// Makes the functions of Merkle and Damgård's construction, each by a target for a unit of that
/// name: together they would have more constants than SVE2's loads reach.
fn chaining<T: Target>(name: &str, target: impl Fn(&str) -> T) -> Generated {
    together(MerkleDamgard::ALL.iter().map(|&of| {
        let unit = format!("{name}_{}", name_of(of));
        let mut target = target(&unit);
        let code = merkle_damgard(&target, of);
        let text = function(&mut target, &unit, &code);
        let executed = vec![format!("{}: {}", name_of(of), text.count(&["all"]))];
        Generated { lines: around(&mut target, &[text]), executed }
    }))
}

/// Counts the instructions that absorbing executes, without those that choose an entry or an exit.
fn of_keccak(field: &str, text: &Text) -> String {
    let rounds = text.count(&["first", "second", "middle"]);
    let begin = |words: usize| -> usize {
        let blocks = BLOCK_WORDS.into_iter().filter(|&to| to <= words);
        blocks.map(|to| text.count(&[&format!("absorb to {to}")])).sum()
    };
    let absorb = BLOCK_WORDS.map(|words| text.count(&["absorb", "last", "all"]) + begin(words) + rounds);
    format!("{field}: {absorb:?}")
}

fn around(target: &mut dyn Target, texts: &[Text]) -> Lines {
    let (mut text, behind) = target.around();
    text.extend(texts.iter().flat_map(Text::lines).cloned());
    text.extend(behind);
    text
}

/// Makes the function of TurboSHAKE.
fn of_turbo(name: &str, target: &mut dyn Target) -> Generated {
    let text = turbo(target, name);
    Generated { executed: vec![of_keccak("turbo", &text)], lines: around(target, &[text]) }
}

/// Joins several texts.
fn together(texts: impl IntoIterator<Item = Generated>) -> Generated {
    let mut all = Generated { lines: Lines::new(), executed: vec![] };
    for text in texts {
        all.lines.extend(text.lines);
        all.executed.extend(text.executed);
    }
    all
}

/// Names the unit of TurboSHAKE. Labels begin with the name of their unit, so its functions need a
/// unit of their own.
fn turbo_unit(name: &str) -> String {
    format!("{name}_turbo")
}

fn rvv(name: &str, zvkb: bool) -> Generated {
    let turbo = turbo_unit(name);
    together([
        on_long_words(name, &mut Rvv::new(name, 64, zvkb)),
        of_turbo(&turbo, &mut Rvv::new(&turbo, 64, zvkb)),
        on_short_words(name, &mut Rvv::new(name, 32, zvkb)),
        chaining(name, |unit| Rvv::new(unit, 32, zvkb)),
    ])
}

fn sve2(name: &str) -> Generated {
    let turbo = turbo_unit(name);
    together([
        on_long_words(name, &mut Sve2::new(name, 64)),
        of_turbo(&turbo, &mut Sve2::new(&turbo, 64)),
        on_short_words(name, &mut Sve2::new(name, 32)),
        chaining(name, |unit| Sve2::new(unit, 32)),
    ])
}

/// Makes the functions for which Advanced SIMD takes fewer instructions than SVE2.
fn neon(name: &str) -> Generated {
    let turbo = turbo_unit(name);
    let mut long = together([
        on_long_words(name, &mut Neon::new(name, 64)),
        of_turbo(&turbo, &mut Neon::new(&turbo, 64)),
    ]);
    let short = ["sha256", "blake2s"].into_iter().chain(MerkleDamgard::ALL.iter().map(|&of| name_of(of)));
    long.executed.extend(short.map(|of| format!("{of}: 0")));
    long
}

/// Makes the permutations of one state in integer registers: Keccak-f\[1600\], and its last twelve
/// rounds.
fn one_state(name: &str, zbb: bool) -> Generated {
    let of = |name: &str, rounds: usize| {
        let mut target = Rv64::new(name, zbb);
        let line = permutation(&target, rounds);
        let text = function(&mut target, name, &line);
        Generated { lines: around(&mut target, &[text]), executed: vec![] }
    };
    together([of(&format!("{name}_keccak"), 24), of(&turbo_unit(name), 12)])
}

/// Makes Keccak in integer registers of AArch64, alone and next to vectors.
fn a64() -> Vec<(String, String)> {
    let one = [("hashweave_a64_keccak", 24), ("hashweave_a64_turbo", 12)];
    let one = one.map(|(name, rounds)| states::one_state(name, rounds));
    let mut files = vec![("a64.s".into(), joined(one.iter().flat_map(Text::lines)))];
    for (name, sha3) in [("woven_neon", false), ("woven_neon_sha3", true)] {
        let (text, counts) = states::four_states(&format!("hashweave_{name}"), sha3);
        files.extend([(format!("{name}.s"), joined(text.lines())), (format!("{name}.counts.rs"), counts)]);
    }
    files
}

/// Makes every file of AArch64.
fn aarch64() -> Vec<(String, String)> {
    let all = [("sve2", sve2("hashweave_sve2")), ("neon", neon("hashweave_neon"))];
    let all = all.into_iter().flat_map(|(name, generated)| generated.files(name)).chain(a64());
    let as_unit = |(name, text): (String, String)| match name.strip_suffix(".s") {
        Some(unit) => {
            let lines: Vec<String> = text.lines().map(String::from).collect();
            let text = joined(&numbered(&lines));
            (name.clone(), format!(".text\nhashweave_unit hashweave_{unit}_unit\n{text}"))
        }
        None => (name, text),
    };
    let formats = FORMATS.map(|(name, macros)| (format!("{name}.s"), macros.into()));
    all.map(as_unit).chain(formats).collect()
}

fn riscv64() -> Vec<(String, String)> {
    let all = [
        ("rvv", rvv("hashweave_rvv", false)),
        ("rvv_zvkb", rvv("hashweave_rvv_zvkb", true)),
        ("rv64", one_state("hashweave_rv64", false)),
        ("zbb", one_state("hashweave_zbb", true)),
    ];
    let (zvknh, executed) = loops::zvknh::functions();
    let zvknh = [("zvknh.s".into(), joined(&zvknh)), ("zvknh.counts.rs".into(), executed)];
    all.into_iter().flat_map(|(name, generated)| generated.files(name)).chain(zvknh).collect()
}

/// Makes the files of x86-64: the bodies of functions, which Rust declares, and the places in their
/// contexts.
fn x86_64() -> Vec<(String, String)> {
    let search = loops::loops().map(|(name, generated)| (name, generated.counts(), generated.text));
    let sha256 = loops::sha256::loops().map(|(name, generated)| (name, generated.counts(), generated.text));
    let counted = search.into_iter().chain(sha256).flat_map(|(name, counts, text)| {
        [(format!("{name}.s"), text), (format!("{name}.counts.rs"), counts)]
    });
    let blocks = loops::blocks::functions(true).flat_map(|(name, text, counts)| {
        [(format!("{name}.s"), text), (format!("{name}.counts.rs"), counts)]
    });
    let searches = loops::sha2_search::functions().chain(loops::sets_search::functions());
    let searches = searches.map(|(name, text)| (format!("{name}.s"), text));
    let absorbers = [(Rounds::Folded, "absorb"), (Rounds::Ordered, "absorb-ordered")].into_iter();
    let absorbers = absorbers.flat_map(|(rounds, name)| {
        let all = loops::absorbers(rounds, 24, &RATES).map(|(rate, text)| (format!("{rate}.s"), text));
        let turbo = loops::absorbers(rounds, 12, &TURBO_RATES);
        let all = all.chain(turbo.map(|(rate, text)| (format!("{rate}-12.s"), text)));
        all.map(move |(file, text)| (format!("{name}-{file}"), text))
    });
    let scheduled = loops::scheduled::loops().into_iter().map(|(name, text)| (format!("{name}.s"), text));
    let sha_ni = loops::sha_ni::loops().map(|(name, lines)| (format!("{name}.s"), joined(&lines)));
    let layouts = loops::LAYOUTS.map(|(name, text)| (format!("{name}.layout.rs"), text.into()));
    counted
        .chain(blocks)
        .chain(searches)
        .chain(absorbers)
        .chain(scheduled)
        .chain(sha_ni)
        .chain(layouts)
        .collect()
}

/// A file that other crates include unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The folder and the name of the file.
    pub path: PathBuf,
    /// The contents of the file.
    pub text: String,
}

impl File {
    fn new(architecture: &str, name: &str, text: &str) -> Self {
        let comment = if architecture == "aarch64" || name.ends_with(".rs") { "//" } else { "#" };
        let end = if text.ends_with('\n') { "" } else { "\n" };
        let text =
            format!("{comment} Written by `just weave`; what to change is in crates/weave.\n{text}{end}");
        Self { path: Path::new(architecture).join(name), text }
    }
}

/// Makes every file for `crates/kernels`, by architecture: assembly (`.s`), the counts of executed
/// instructions (`.counts.rs`, an expression), and the offsets in the contexts of the functions
/// (`.layout.rs`).
#[must_use]
pub fn files() -> Vec<File> {
    let architectures = [("aarch64", aarch64()), ("riscv64", riscv64()), ("x86_64", x86_64())];
    let mut files: Vec<File> = (architectures.into_iter())
        .flat_map(|(architecture, files)| {
            files.into_iter().map(move |(name, text)| File::new(architecture, &name, &text))
        })
        .collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
