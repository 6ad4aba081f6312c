//! The files of the Go module: the functions of each hash, their declarations in Go, and the
//! offsets in their contexts.

use super::HEADER;
use super::arm;
use super::x86::{self, Function};
use crate::Target;
use crate::functions::{self, blake2, blake3, merkle_damgard, name_of, permutation, sha2};
use crate::loops::{
    self, absorb_layout, blocks_layout, keccak_avx2, sha_ni, sha_ni_layout, sha2_arm, sha2_arm_layout, sha256,
};
use crate::output::{File, RATES};
use crate::targets::neon::Neon;
use hashes::MerkleDamgard;
use hashes::blake2::{Blake2b, Blake2s};
use hashes::sha2::Sha256;
use std::fmt::Write;
use std::path::Path;

/// Bytes of a block of TurboSHAKE128, which KT128 is made of.
const TURBO_RATE: usize = 168;

/// Returns the functions of each file, by the name of the file.
fn x86_64() -> Vec<(&'static str, Vec<Function>)> {
    let blocks: Vec<_> = loops::blocks::functions(false).collect();
    let lanes = |primitive: &str| {
        let of = |set: &str| {
            let name = format!("{primitive}_{set}");
            let (_, text, _) =
                blocks.iter().find(|(other, ..)| *other == name).expect("there is one of each set");
            x86::function(&camel(&name), text.lines())
        };
        [of("avx512"), of("avx2")]
    };
    let nodes = |wide: bool| {
        let name = if wide { "Blake3NodesAvx512" } else { "Blake3NodesAvx2" };
        x86::function(name, loops::blocks::nodes_text(wide).lines())
    };
    let woven = sha256::loops();
    let woven = woven.iter().map(|(name, generated)| x86::function(&camel(name), generated.text.lines()));
    let two = sha_ni::streams(sha_ni_layout::STREAMS);
    let two = x86::function("Sha256ShaNi", two.iter().map(String::as_str));
    let sponges = |name: &'static str, rounds: usize, rates: &'static [usize]| {
        loops::absorbers(loops::absorb::Rounds::Folded, rounds, rates)
            .map(move |(rate, text)| x86::function(&format!("{name}{rate}Avx512"), text.lines()))
    };
    let permuted = |name: &str, rounds: usize| {
        x86::function(name, keccak_avx2::permutation(rounds).iter().map(String::as_str))
    };
    let others = MerkleDamgard::ALL.iter().map(|&function| name_of(function));
    let first = vec![
        ("sha256", woven.chain(lanes("sha256")).chain([two]).collect()),
        ("sha512", lanes("sha512").into()),
        ("blake2s", lanes("blake2s").into()),
        ("blake2b", lanes("blake2b").into()),
        ("blake3", lanes("blake3").into_iter().chain([true, false].map(nodes)).collect()),
        ("keccak", sponges("Keccak", 24, &RATES).chain([permuted("KeccakAvx2", 24)]).collect()),
        ("turboshake", sponges("Turbo", 12, &[TURBO_RATE]).chain([permuted("TurboAvx2", 12)]).collect()),
    ];
    first.into_iter().chain(others.map(|name| (name, lanes(name).into()))).collect()
}

/// Rows of a state on AArch64, which those of the block follow: the words of a state of BLAKE2 or of
/// BLAKE3, which have the most.
const ARM_ROWS: usize = 11;
/// The size of a row in bytes.
const ARM_ROW: usize = 16;

/// Returns the AArch64 functions: those of recorded algorithms on rows, a block or a permutation in
/// each call; and the loops by the SHA instructions.
fn aarch64() -> Vec<(&'static str, Vec<Function>)> {
    let on_rows = |name: &str, bits: u32, sha3: bool, code: &dyn Fn(&dyn Target) -> crate::allocate::Code| {
        let new = if sha3 { Neon::new } else { Neon::plain };
        let mut target = new("go", bits);
        let code = code(&target);
        let mut lines = crate::Lines::new();
        lines.extend(functions::function(&mut target, "go", &code).lines().cloned());
        lines.extend(target.around().1);
        arm::function(name, Some(ARM_ROWS * ARM_ROW), lines.iter().map(String::as_str))
    };
    let permutations = |names: [&str; 2], rounds: usize| {
        let of = |(name, sha3)| on_rows(name, 64, sha3, &|target| permutation(target, rounds));
        names.into_iter().zip([true, false]).map(of).collect()
    };
    let by_sha2 =
        |name: &str, lines: crate::Lines| arm::function(name, None, lines.iter().map(String::as_str));
    let others = MerkleDamgard::ALL.iter().map(|&function| {
        let name = name_of(function);
        let neon = camel(&format!("{name}_neon"));
        (name, vec![on_rows(&neon, 32, false, &|target| merkle_damgard(target, function))])
    });
    let first = vec![
        (
            "sha256",
            vec![
                by_sha2("Sha256Sha2", sha2_arm::sha256()),
                on_rows("Sha256Neon", 32, false, &sha2::<Sha256>),
            ],
        ),
        ("sha512", vec![by_sha2("Sha512Sha512", sha2_arm::sha512())]),
        ("blake2s", vec![on_rows("Blake2sNeon", 32, false, &blake2::<Blake2s>)]),
        (
            "blake2b",
            vec![
                on_rows("Blake2bNeonSha3", 64, true, &blake2::<Blake2b>),
                on_rows("Blake2bNeon", 64, false, &blake2::<Blake2b>),
            ],
        ),
        ("blake3", vec![on_rows("Blake3NodesNeon", 32, false, &|target| blake3(target))]),
        ("keccak", permutations(["KeccakNeonSha3", "KeccakNeon"], 24)),
        ("turboshake", permutations(["TurboNeonSha3", "TurboNeon"], 12)),
    ];
    first.into_iter().chain(others).collect()
}

/// Returns a name as Go exports it: `sha256_avx2` is `Sha256Avx2`.
fn camel(name: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    name.split('_').map(part).collect()
}

/// Returns the offsets in the contexts of AArch64.
fn arm_layouts() -> Vec<(&'static str, usize)> {
    vec![
        ("Row", ARM_ROW),
        ("Block", ARM_ROWS * ARM_ROW),
        ("Streams", sha2_arm_layout::STREAMS),
        ("States", sha2_arm_layout::STATES),
        ("State", sha2_arm_layout::STATE),
        ("Sources", sha2_arm_layout::SOURCES),
        ("Blocks", sha2_arm_layout::BLOCKS),
    ]
}

/// Returns the offsets in the contexts of x86-64, by name.
fn x86_layouts() -> Vec<(&'static str, usize)> {
    vec![
        ("BlocksRow", blocks_layout::ROW),
        ("BlocksState", blocks_layout::STATE),
        ("BlocksSources", blocks_layout::SOURCES),
        ("BlocksBlocks", blocks_layout::BLOCKS),
        ("BlocksFlags", blocks_layout::FLAGS),
        ("BlocksAhead", blocks_layout::AHEAD),
        ("WovenRow", sha256::layout::ROW),
        ("WovenHash", sha256::layout::HASH),
        ("WovenStates", sha256::layout::STATES),
        ("WovenState", sha256::layout::STATE),
        ("WovenReversal", sha256::layout::REVERSAL),
        ("WovenSources", sha256::layout::SOURCES),
        ("WovenLanes", sha256::layout::LANES),
        ("WovenBlocks", sha256::layout::BLOCKS),
        ("WovenConstants", sha256::layout::CONSTANTS),
        ("ShaNiState", sha_ni_layout::STATE),
        ("ShaNiStates", sha_ni_layout::STATES),
        ("ShaNiReversal", sha_ni_layout::REVERSAL),
        ("ShaNiSources", sha_ni_layout::SOURCES),
        ("ShaNiBlocks", sha_ni_layout::BLOCKS),
        ("ShaNiConstants", sha_ni_layout::CONSTANTS),
        ("SpongeEntries", absorb_layout::ENTRIES),
        ("SpongeEntry", absorb_layout::ENTRY),
        ("SpongeConstants", absorb_layout::CONSTANTS),
        ("SpongeSources", absorb_layout::SOURCES),
        ("SpongeColumn", absorb_layout::COLUMN),
        ("SpongeState", absorb_layout::STATE),
        ("SpongeBlock", absorb_layout::BLOCK),
        ("SpongeBlocks", absorb_layout::BLOCKS),
        ("SpongeLast", absorb_layout::LAST),
        ("SpongeAhead", absorb_layout::AHEAD),
        ("PermutationRow", keccak_avx2::ROW),
        ("PermutationConstants", keccak_avx2::CONSTANTS),
        ("PermutationConstant", keccak_avx2::CONSTANT),
    ]
}

/// Returns the files of an architecture.
fn package(
    architecture: &str,
    name: &str,
    files: Vec<(&str, Vec<Function>)>,
    layouts: Vec<(&str, usize)>,
) -> Vec<File> {
    let mut text = format!(
        "{HEADER}\n\n// Package {architecture} has the loops of {name}, each a function of a context.\n\
         package {architecture}\n\nimport \"unsafe\"\n"
    );
    for function in files.iter().flat_map(|(_, functions)| functions) {
        // Writing to a String cannot fail.
        let _ = write!(text, "\n//go:noescape\nfunc {}(ctx unsafe.Pointer)\n", function.name);
    }
    text += "\n// Bytes from the beginning of a context to what is in it, and the sizes of that.\nconst (\n";
    let longest = layouts.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, value) in layouts {
        let _ = writeln!(text, "\t{name:longest$} = {value}");
    }
    text += ")\n";
    let path = |name: String| Path::new(architecture).join(name);
    let mut made = vec![File { path: path(format!("loops_{architecture}.go")), text }];
    for (name, functions) in files {
        let mut text = format!("{HEADER}\n\n#include \"textflag.h\"\n");
        text.extend(functions.into_iter().map(|function| function.text));
        made.push(File { path: path(format!("{name}_{architecture}.s")), text });
    }
    made
}

/// Makes every file of the Go module, in a folder for each architecture, which is a package.
#[must_use]
pub fn files() -> Vec<File> {
    let x86_64 = package("amd64", "x86-64", x86_64(), x86_layouts());
    let aarch64 = package("arm64", "AArch64", aarch64(), arm_layouts());
    let mut files: Vec<File> = x86_64.into_iter().chain(aarch64).collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
