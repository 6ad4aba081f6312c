//! `--tree OUT`: the hash tree of a file, next to its digest.

use super::args::{SumArgs, When};
use super::console::{Console, OnFault, not_written};
use super::format::Format;
use super::progress::{Amount, Line, showing};
use crate::exit::keep_apart;
use crate::{Exit, Usage, output};
use anyhow::Context;
use hashweave::object::{HashImage, ImageError, Kind, Object};
use runner::hash_image::{self, Superblock};
use runner::lists::Choice;
use runner::outputs::Named;
use runner::sum::{Options, Progress};
use std::path::Path;

/// Runs `hashweave sum --tree`.
pub(super) fn run(args: &SumArgs, out: &Path, choices: &[Choice]) -> anyhow::Result<Exit> {
    let (choice, object) = one_with_tree(choices)?;
    let [file] = &args.files[..] else {
        return Err(Usage("--tree is about one FILE; name it; see hashweave sum --help".to_owned()).into());
    };
    if args.flags.check || args.recursive || args.files0_from.is_some() {
        let fault =
            "--tree is written of one FILE; leave out --check, --expect, --recursive and --files0-from";
        return Err(Usage(fault.to_owned()).into());
    }
    let file = Path::new(file);
    keep_apart(&[Named::new("--tree", out)], &[Named::new("FILE", file)])?;
    let superblock = match args.uuid {
        Some(_) if !object.row().has_superblock() => {
            let fault = format!("--uuid: the hash tree of {object} has no superblock; leave it out");
            return Err(Usage(fault).into());
        }
        Some(uuid) => Superblock::Uuid(uuid),
        None if args.no_superblock || !object.row().has_superblock() => Superblock::None,
        None => Superblock::OfRoot,
    };
    let console = Console::new(b"hashweave", OnFault::Stop).context("cannot use standard output")?;
    let options = Options { jobs: args.threads.jobs(), ..Options::new(Vec::new()) };
    let done = Progress::default();
    let shown = done.clone();
    let amount = move || Amount { files: shown.files(), bytes: shown.bytes() };
    let line = if args.progress.is_some_and(When::is_now) { Line::ToTheEnd } else { Line::Nothing };
    let made = showing(
        &console,
        line,
        amount,
        || None,
        || hash_image::write(&options, object, superblock, file, out, &done),
    );
    let mut fine = true;
    let printed = match made {
        Ok(digest) => {
            let format = Format {
                tag: args.flags.tag,
                binary: args.flags.binary == Some(true),
                zero: args.flags.zero,
                terminal: console.terminal(),
                parts: args.parts(),
            };
            let mut bytes = Vec::new();
            format.line(choice.usual(), &digest, file.as_os_str().as_encoded_bytes(), &mut bytes);
            console.line(&bytes)
        }
        Err(error) => {
            console.complain_of(file.as_os_str().as_encoded_bytes(), &error);
            fine = false;
            Ok(())
        }
    };
    let rest = console.finish().map_or(Ok(()), |fault| Err(not_written(&fault)));
    output::ended(printed.and(rest).map_err(Into::into), if fine { Exit::Done } else { Exit::Failed })
}

/// The one digest that is asked for, which must have a tree.
fn one_with_tree(choices: &[Choice]) -> Result<(Choice, Object), Usage> {
    let one = if let [choice] = choices { choice.object().map(|object| (*choice, object)) } else { None };
    let one = one.filter(|(_, object)| object.row().is_stored()).ok_or_else(|| {
        let kinds: Vec<String> = Kind::ALL.iter().filter(|row| row.is_stored()).map(Kind::name).collect();
        Usage(format!("--tree needs one digest that has a hash tree: -a {}", kinds.join(" or -a ")))
    })?;
    match HashImage::new(one.1, 0) {
        Err(fault @ ImageError::NoPiece(_)) => Err(Usage(fault.to_string())),
        // What else may be wrong depends on the file.
        _ => Ok(one),
    }
}
