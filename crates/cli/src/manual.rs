//! `hashweave man`: the manual, made from the definitions of the options.

use crate::args::Cli;
use crate::exit::keep_apart;
use crate::{Exit, output};
use anyhow::Context;
use clap::CommandFactory;
use clap_mangen::Man;
use runner::durable;
use runner::outputs::Named;
use std::fs;
use std::path::Path;

/// What people look for in a page: the command, the question, and lines that do it. The tests run
/// them one after another in a folder that has `photos`, `image.iso`, its list `SHA256SUMS`, and
/// `sector.data` of 2 KiB.
const ANSWERS: &[(&str, &str, &[&str])] = &[
    ("hashweave", "Which kernels are used on this machine?", &["hashweave info"]),
    ("hashweave", "Does every kernel work on this machine?", &["hashweave selftest"]),
    (
        "hashweave-search",
        "Find a CREATE2 salt whose address begins with two zero bytes",
        &["hashweave search --preset create2 \
            --set deployer=0x4e59b44847b379578588920ca78fbf26c0b4956c --set init-code=0x00 --zero-bits 16 --hits 1"],
    ),
    (
        "hashweave-search",
        "How long will it take?",
        &["hashweave search --algo sha256 --message 'hello {counter:8}' --zero-bits 40 --explain"],
    ),
    (
        "hashweave-search",
        "Stop, and go on later",
        &[
            "hashweave search --message 'hello {counter:8}' --zero-bits 60 --ledger hello.ledger",
            "hashweave search --ledger hello.ledger --resume",
        ],
    ),
    (
        "hashweave-sum",
        "Check a download by the list of its site",
        &["hashweave sum --check --ignore-missing SHA256SUMS"],
    ),
    (
        "hashweave-sum",
        "Check a download by one digest",
        &[
            "hashweave sum --expect c814dde8e7e80f121e9bc05ecb60678361903efc7d8b2d7bc7601ddb71e57545 image.iso",
        ],
    ),
    (
        "hashweave-sum",
        "Write a list of all files below a folder",
        &["hashweave sum --recursive photos > photos.sums"],
    ),
    (
        "hashweave-verify",
        "What has changed in a folder, and has anything rotten?",
        &[
            "hashweave verify make photos",
            "hashweave verify check photos",
            "hashweave verify update photos --read-all",
        ],
    ),
    (
        "hashweave-replicate",
        "Seal a sector of 2 KiB",
        &["hashweave replicate seal sector.data sealed --dir sector --registered-proof 5 \
            --replica-id 0101010101010101010101010101010101010101010101010101010101010101"],
    ),
    ("hashweave-ledger", "What has a search found so far?", &["hashweave ledger show hello.ledger"]),
    ("hashweave-replicate", "What is the CID of a piece?", &["hashweave replicate comm-p sector.data"]),
];

/// Writes one page of everything to standard output, or a page for each command into a folder.
pub(crate) fn run(folder: Option<&Path>) -> anyhow::Result<Exit> {
    let mut pages = Vec::new();
    let mut program = Cli::command();
    // This gives every command its full name and the shared options.
    program.build();
    collect(&program, &mut pages)?;
    match folder {
        None => output::write(&pages.into_iter().flat_map(|(_, page)| page).collect::<Vec<u8>>())?,
        Some(folder) => write(folder, pages)?,
    }
    Ok(Exit::Done)
}

/// Collects the name and the page of a command, and then those of its subcommands.
fn collect(command: &clap::Command, pages: &mut Vec<(String, Vec<u8>)>) -> anyhow::Result<()> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render(&mut page)?;
    page.extend(answers(command.get_display_name().unwrap_or(command.get_name())).into_bytes());
    pages.push((man.get_filename(), page));
    command
        .get_subcommands()
        .filter(|inner| inner.get_name() != "help")
        .try_for_each(|inner| collect(inner, pages))
}

/// Returns the section of a page that has its questions, in roff.
fn answers(page: &str) -> String {
    let mut section = String::new();
    for (_, question, lines) in ANSWERS.iter().filter(|(of, ..)| *of == page) {
        if section.is_empty() {
            section.push_str(".SH QUESTIONS\n");
        }
        let lines: String = lines.iter().map(|line| format!("{}\n", escaped(line))).collect();
        section.push_str(&format!(".TP\n{}\n.nf\n{lines}.fi\n", escaped(question)));
    }
    section
}

/// Escapes what roff would take for its own: backslashes, hyphens that people copy, and quotes at
/// the beginning of a line.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
}

fn write(folder: &Path, pages: Vec<(String, Vec<u8>)>) -> anyhow::Result<()> {
    let pages: Vec<_> = pages.into_iter().map(|(name, page)| (folder.join(name), page)).collect();
    let outputs: Vec<_> = pages.iter().map(|(path, _)| Named::new("--out", path)).collect();
    keep_apart(&outputs, &[])?;
    fs::create_dir_all(folder).with_context(|| format!("--out {}", folder.display()))?;
    durable::write_together(&pages).context("--out")
}
