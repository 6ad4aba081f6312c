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
    pages.push((man.get_filename(), page));
    command
        .get_subcommands()
        .filter(|inner| inner.get_name() != "help")
        .try_for_each(|inner| collect(inner, pages))
}

fn write(folder: &Path, pages: Vec<(String, Vec<u8>)>) -> anyhow::Result<()> {
    let pages: Vec<_> = pages.into_iter().map(|(name, page)| (folder.join(name), page)).collect();
    let outputs: Vec<_> = pages.iter().map(|(path, _)| Named::new("--out", path)).collect();
    keep_apart(&outputs, &[])?;
    fs::create_dir_all(folder).with_context(|| format!("--out {}", folder.display()))?;
    durable::write_together(&pages).context("--out")
}
