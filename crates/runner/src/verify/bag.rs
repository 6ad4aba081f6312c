//! The files of a bag (RFC 8493) that depend on its manifest: the declaration, which makes a folder
//! a bag; the size of the payload in `bag-info.txt`; tag manifests, which have the digests of both.
//!
//! They are replaced together with the manifest. The new manifest waits beside the old one as
//! `NAME-next`; a record, `NAME-bag`, has the new texts of the others. As soon as the record has its
//! name the new files count: [`complete`] puts them in their places, and if the process is killed
//! meanwhile, the next one that writes the list does. Until then a check says so.

use super::error::{Error, Fault, at};
use super::kept::remove;
use super::lock::beside;
use crate::durable::{self, folder_of, put, sync_folder};
use hashweave::{Algorithm, Hasher, digest};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The declaration (section 2.1.1).
const DECLARATION: (&str, &str) = ("bagit.txt", "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n");

/// The file with the size of the payload, as bytes and files (section 2.2.2).
const INFO: &str = "bag-info.txt";
const OXUM: &str = "Payload-Oxum:";

/// The end of the record's name.
const RECORD: &str = "-bag";

/// The changes of a bag besides its manifest.
#[derive(Debug, Serialize, Deserialize)]
struct Record {
    /// The texts of files, by their names.
    files: BTreeMap<String, String>,
}

/// Where a manifest waits until everything is ready.
pub(super) fn next(manifest: &Path) -> PathBuf {
    beside(manifest, "-next")
}

/// Whether the files of a bag are being replaced, or were when a process was killed.
pub(super) fn is_begun(manifest: &Path) -> bool {
    beside(manifest, RECORD).exists()
}

/// Makes the [next](next) manifest the manifest, and the folder a bag whose files agree with it.
pub(super) fn publish(manifest: &Path, files: u64, bytes: u64) -> Result<(), Error> {
    let record = Record { files: texts(manifest, files, bytes)? };
    let text = serde_json::to_vec(&record).map_err(io::Error::other).map_err(at(manifest))?;
    write(&beside(manifest, RECORD), &text)?;
    complete(manifest)
}

/// Ends what a process has begun and was killed in; nothing if none was.
pub(super) fn complete(manifest: &Path) -> Result<(), Error> {
    let (record, next) = (beside(manifest, RECORD), next(manifest));
    let Some(recorded) = text(&record)? else { return remove(&next) };
    let files = read(&recorded).ok_or_else(|| {
        Fault::Unfit("it is no record of an update of this bag; remove it".to_owned()).of(&record)
    })?;
    if next.exists() {
        put(&next, manifest).map_err(at(manifest))?;
    }
    let bag = folder_of(manifest);
    for (name, new) in files {
        let path = bag.join(name);
        if text(&path)?.as_ref() != Some(&new) {
            write(&path, new.as_bytes())?;
        }
    }
    remove(&record)?;
    sync_folder(manifest).map_err(at(manifest))
}

/// The texts of a record; none if it is not one. A bag may come from anyone, so a record names no
/// other files than those that an update writes.
fn read(record: &str) -> Option<BTreeMap<String, String>> {
    let Record { files } = serde_json::from_str(record).ok()?;
    let is_ours = |name: &str| name == DECLARATION.0 || name == INFO || tagged(name).is_some();
    files.keys().all(|name| is_ours(name)).then_some(files)
}

/// The algorithm of a tag manifest of this name; none if it is the name of another file.
fn tagged(name: &str) -> Option<Algorithm> {
    name.strip_prefix("tagmanifest-")?.strip_suffix(".txt")?.parse().ok()
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

/// The new texts of the files that a new manifest, which waits, changes.
fn texts(manifest: &Path, files: u64, bytes: u64) -> Result<BTreeMap<String, String>, Error> {
    let bag = folder_of(manifest);
    let mut texts = BTreeMap::new();
    let (name, declaration) = DECLARATION;
    if !bag.join(name).exists() {
        texts.insert(name.to_owned(), declaration.to_owned());
    }
    if let Some(info) = text(&bag.join(INFO))? {
        let size = format!("{OXUM} {bytes}.{files}");
        let new = by_lines(&info, |line| Ok(line.starts_with(OXUM).then(|| size.clone())))?;
        texts.insert(INFO.to_owned(), new);
    }
    for entry in fs::read_dir(bag).map_err(at(bag))? {
        let name = entry.map_err(at(bag))?.file_name().to_string_lossy().into_owned();
        if let Some(algorithm) = tagged(&name)
            && let Some(tags) = text(&bag.join(&name))?
        {
            let new = restated(&tags, algorithm, manifest, texts.get(INFO))?;
            texts.insert(name, new);
        }
    }
    Ok(texts)
}

/// A text with some of its lines replaced.
fn by_lines(text: &str, new: impl Fn(&str) -> Result<Option<String>, Error>) -> Result<String, Error> {
    let line = |line| Ok(new(line)?.unwrap_or_else(|| line.to_owned()));
    text.split('\n').map(line).collect::<Result<Vec<_>, Error>>().map(|lines| lines.join("\n"))
}

/// A tag manifest with the digests of the files that change.
fn restated(
    tags: &str,
    algorithm: Algorithm,
    manifest: &Path,
    info: Option<&String>,
) -> Result<String, Error> {
    let own = manifest.file_name().unwrap_or_default().to_string_lossy();
    by_lines(tags, |line| {
        let name = line.split_once(char::is_whitespace).map(|(_, name)| name.trim());
        let digest = match (name, info) {
            (Some(INFO), Some(info)) => digest(algorithm, info.as_bytes()),
            (Some(name), _) if name == own => of_file(algorithm, &next(manifest))?,
            _ => return Ok(None),
        };
        Ok(name.map(|name| format!("{digest} {name}")))
    })
}

/// The digest of a file.
fn of_file(algorithm: Algorithm, path: &Path) -> Result<hashweave::Digest, Error> {
    let mut hasher = Hasher::new(algorithm);
    let copied = File::open(path).and_then(|mut file| io::copy(&mut file, &mut hasher));
    copied.map_err(at(path))?;
    Ok(hasher.digest())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_name_files_of_bags_only() {
        let record = |name: &str| {
            let files = BTreeMap::from([(name.to_owned(), "text".to_owned())]);
            serde_json::to_string(&Record { files }).expect("a record")
        };
        for name in ["bagit.txt", "bag-info.txt", "tagmanifest-sha512.txt"] {
            assert!(read(&record(name)).is_some_and(|files| files[name] == "text"), "{name}");
        }
        for name in
            ["../bagit.txt", "/etc/passwd", "data/a", "tagmanifest-../x.txt", "tagmanifest-sha512.txt/x"]
        {
            assert_eq!(read(&record(name)), None, "{name}");
        }
        assert_eq!(read("{}"), None);
    }
}
