//! The files of a bag (RFC 8493) that depend on its manifest: the declaration, which makes a folder
//! a bag; the size of the payload in `bag-info.txt`; tag manifests, which have the digests of both.
//!
//! They are replaced after the manifest, one by one. If the process is killed in between, the bag
//! is invalid, and the next update that changes the manifest mends it.

use super::error::{Error, Fault, at};
use crate::durable::{self, folder_of};
use hashweave::{Algorithm, digest};
use std::fs;
use std::io;
use std::path::Path;

/// The declaration (section 2.1.1).
const DECLARATION: (&str, &str) = ("bagit.txt", "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n");

/// The file with the size of the payload, as bytes and files (section 2.2.2).
const INFO: &str = "bag-info.txt";
const OXUM: &str = "Payload-Oxum:";

/// Makes the folder of a manifest a bag whose files agree.
pub(super) fn complete(manifest: &Path, files: u64, bytes: u64) -> Result<(), Error> {
    let bag = folder_of(manifest);
    let (name, text) = DECLARATION;
    if !bag.join(name).exists() {
        write(&bag.join(name), text.as_bytes())?;
    }
    state_size(&bag.join(INFO), files, bytes)?;
    for entry in fs::read_dir(bag).map_err(at(bag))? {
        let path = entry.map_err(at(bag))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let algorithm = name.strip_prefix("tagmanifest-").and_then(|rest| rest.strip_suffix(".txt"));
        if let Some(algorithm) = algorithm.and_then(|algorithm| algorithm.parse().ok()) {
            restate(bag, &path, algorithm, manifest)?;
        }
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    durable::write(path, bytes).map_err(|error| Fault::Unfit(error.to_string()).of(path))
}

/// The text of a file; none if it is not there.
fn text(path: &Path) -> Result<Option<String>, Error> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        read => read.map(Some).map_err(at(path)),
    }
}

/// Writes each line of a file as `line` returns it, if any differs.
fn rewrite(path: &Path, old: &str, line: impl Fn(&str) -> Result<String, Error>) -> Result<(), Error> {
    let lines: Result<Vec<String>, Error> = old.split('\n').map(line).collect();
    let new = lines?.join("\n");
    if new == old { Ok(()) } else { write(path, new.as_bytes()) }
}

/// States the size of the payload where it is stated.
fn state_size(info: &Path, files: u64, bytes: u64) -> Result<(), Error> {
    let Some(old) = text(info)? else { return Ok(()) };
    rewrite(info, &old, |line| {
        let is_size = line.starts_with(OXUM);
        Ok(if is_size { format!("{OXUM} {bytes}.{files}") } else { line.to_owned() })
    })
}

/// States the digests of the files that may have changed.
fn restate(bag: &Path, tags: &Path, algorithm: Algorithm, manifest: &Path) -> Result<(), Error> {
    let Some(old) = text(tags)? else { return Ok(()) };
    let own = manifest.file_name().unwrap_or_default().to_string_lossy();
    rewrite(tags, &old, |line| match line.split_once(char::is_whitespace) {
        Some((_, name)) if [&*own, INFO].contains(&name.trim()) => {
            let path = bag.join(name.trim());
            let content = fs::read(&path).map_err(at(&path))?;
            Ok(format!("{} {}", digest(algorithm, &content), name.trim()))
        }
        _ => Ok(line.to_owned()),
    })
}
