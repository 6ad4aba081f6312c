//! The files of the Go module: the functions of each hash, how Go declares them, and where things are in their contexts.

use super::HEADER;
use super::x86::{self, Function};
use crate::loops::{self, absorb_layout, blocks_layout, sha_ni, sha_ni_layout, sha256};
use crate::output::File;
use std::fmt::Write;
use std::path::Path;

/// The functions of a file, by what the file is named after.
fn x86_64() -> Vec<(&'static str, Vec<Function>)> {
    let blocks: Vec<_> = loops::blocks::functions().collect();
    let lanes = |primitive: &str| {
        let of = |set: &str| {
            let name = format!("{primitive}_{set}");
            let (_, text, _) =
                blocks.iter().find(|(other, ..)| *other == name).expect("there is one of each set");
            x86::function(&camel(&name), text.lines())
        };
        [of("avx512"), of("avx2")]
    };
    let woven = sha256::loops();
    let woven = woven.iter().map(|(name, generated)| x86::function(&camel(name), generated.text.lines()));
    let two = sha_ni::two_streams();
    let two = x86::function("Sha256ShaNi", two.iter().map(String::as_str));
    let absorbers = loops::absorbers();
    let sponges =
        absorbers.iter().map(|(rate, text)| x86::function(&format!("Keccak{rate}Avx512"), text.lines()));
    vec![
        ("sha256", woven.chain(lanes("sha256")).chain([two]).collect()),
        ("sha512", lanes("sha512").into()),
        ("blake2s", lanes("blake2s").into()),
        ("blake2b", lanes("blake2b").into()),
        ("keccak", sponges.collect()),
    ]
}

/// A name as Go exports it: `sha256_avx2` is `Sha256Avx2`.
fn camel(name: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    name.split('_').map(part).collect()
}

/// Where things are in contexts, under a name for each.
fn layouts() -> Vec<(&'static str, usize)> {
    vec![
        ("BlocksRow", blocks_layout::ROW),
        ("BlocksState", blocks_layout::STATE),
        ("BlocksSources", blocks_layout::SOURCES),
        ("BlocksBlocks", blocks_layout::BLOCKS),
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
    ]
}

/// The functions as Go declares them, and the constants.
fn declarations(files: &[(&str, Vec<Function>)]) -> String {
    let mut text = format!(
        "{HEADER}\n\n// Package amd64 has the loops of x86-64, each a function of a context.\npackage amd64\n\nimport \"unsafe\"\n"
    );
    for function in files.iter().flat_map(|(_, functions)| functions) {
        // A String takes all that is written.
        let _ = write!(text, "\n//go:noescape\nfunc {}(ctx unsafe.Pointer)\n", function.name);
    }
    text += "\n// Bytes from the beginning of a context to what is in it, and the sizes of that.\nconst (\n";
    let layouts = layouts();
    let longest = layouts.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, value) in layouts {
        let _ = writeln!(text, "\t{name:longest$} = {value}");
    }
    text + ")\n"
}

/// Every file that is written for the Go module, in a folder for each architecture, which is a package.
#[must_use]
pub fn files() -> Vec<File> {
    let functions = x86_64();
    let mut files = vec![("loops_amd64.go".to_owned(), declarations(&functions))];
    for (name, functions) in functions {
        let mut text = format!("{HEADER}\n\n#include \"textflag.h\"\n");
        text.extend(functions.into_iter().map(|function| function.text));
        files.push((format!("{name}_amd64.s"), text));
    }
    let mut files: Vec<File> =
        files.into_iter().map(|(name, text)| File { path: Path::new("amd64").join(name), text }).collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}
