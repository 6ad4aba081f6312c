//! Outputs are never inputs: a command writes no file that it also reads, and no file twice.
//!
//! Names do not tell files apart, since a file has a name for each link to it. Two names lead to
//! the same file if device and inode agree after symbolic links, on systems that tell these, or if
//! they are the same name in the same folder, which also covers files that are not there yet.

use crate::durable::{folder_of, resolved};
use crate::platform;
use std::fs;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The name that stands for standard input or standard output in place of a file.
pub const STANDARD: &str = "-";

/// The file that standard output is.
pub(crate) const STANDARD_OUTPUT: &str = "/dev/stdout";

/// A file of a command, with the option or argument that names it.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// Such as `--html` or `INPUT`.
    pub word: &'a str,
    /// The file, which need not be there.
    pub path: &'a Path,
    /// Whether it is written as standard output, so that it may be open already.
    standard: bool,
}

impl<'a> Named<'a> {
    /// A file that a word names.
    #[must_use]
    pub fn new(word: &'a str, path: &'a Path) -> Self {
        Self { word, path, standard: false }
    }

    /// Standard output, as a command that writes a file to it names it.
    #[must_use]
    pub fn standard_output(word: &'a str) -> Self {
        Self { word, path: Path::new(STANDARD_OUTPUT), standard: true }
    }

    /// The name of the file as a user gives it.
    #[must_use]
    pub fn name(self) -> &'a Path {
        if self.standard { Path::new(STANDARD) } else { self.path }
    }

    fn said(self) -> String {
        format!("{} {}", self.word, self.name().display())
    }
}

/// Two names of one file, of which at least one is an output.
#[derive(Debug, Error)]
#[error("{output}: {what} ({other}); choose another name")]
pub struct Clash {
    output: String,
    what: &'static str,
    other: String,
}

impl Clash {
    fn of(output: Named<'_>, what: &'static str, other: Named<'_>) -> Self {
        Self { output: output.said(), what, other: other.said() }
    }
}

/// Refuses an output that is an input, another output, or a file to which standard output or
/// standard error goes.
///
/// # Errors
///
/// If there is one; the error names both options.
pub fn check(outputs: &[Named<'_>], inputs: &[Named<'_>]) -> Result<(), Clash> {
    let streams = platform::streams();
    let placed = |files: &[Named<'_>]| files.iter().map(|file| Place::of(file.path)).collect::<Vec<_>>();
    let (written, read) = (placed(outputs), placed(inputs));
    for (i, (&output, file)) in outputs.iter().zip(&written).enumerate() {
        let at = |places: &[Place]| places.iter().position(|place| place.is(file));
        if let Some(input) = at(&read) {
            return Err(Clash::of(output, "an output cannot be an input as well", inputs[input]));
        }
        if let Some(other) = at(&written[..i]) {
            return Err(Clash::of(output, "two outputs cannot be one file", outputs[other]));
        }
        let is_open = |(stream, identity): &&(&str, (u64, u64))| {
            file.identity == Some(*identity) && !(output.standard && *stream == platform::OUTPUT)
        };
        if let Some((stream, _)) = streams.iter().find(is_open) {
            let (output, what) = (output.said(), "it is open already");
            return Err(Clash { output, what, other: format!("{stream} goes there") });
        }
    }
    Ok(())
}

/// Whether two names are those of one file, which need not be there.
pub(crate) fn same(one: &Path, other: &Path) -> bool {
    Place::of(one).is(&Place::of(other))
}

/// Where a file is or would be, whatever way leads there.
pub(crate) fn place(path: &Path) -> PathBuf {
    let would_be = || {
        let end = resolved(path).ok()?;
        Some(place(folder_of(&end)).join(end.file_name()?))
    };
    fs::canonicalize(path).ok().or_else(would_be).unwrap_or_else(|| path.to_owned())
}

/// Device and inode of a file that is there.
pub(crate) fn identity(path: &Path) -> Option<(u64, u64)> {
    fs::metadata(path).ok().as_ref().and_then(platform::identity)
}

/// Where a file is or would be, and which one it is if it is there.
struct Place {
    path: PathBuf,
    identity: Option<(u64, u64)>,
}

impl Place {
    fn of(path: &Path) -> Self {
        Self { path: place(path), identity: identity(path) }
    }

    fn is(&self, other: &Self) -> bool {
        self.path == other.path || self.identity.is_some() && self.identity == other.identity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_apart_by_what_they_are() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("inner")).expect("a folder");
        fs::write(at("file"), "").expect("a file");
        fs::write(at("other"), "").expect("a file");
        fs::hard_link(at("file"), at("hard")).expect("a link");
        let mut one = vec!["file", "./file", "inner/../file"];
        let mut none = vec!["none", "inner/../none"];
        #[cfg(unix)]
        {
            use std::os::unix::fs::symlink;
            symlink("file", at("soft")).expect("a link");
            symlink("none", at("dangling")).expect("a link");
            symlink("inner", at("folder")).expect("a link");
            symlink("self", at("self")).expect("a link");
            one.extend(["hard", "soft", "folder/../file"]);
            none.extend(["dangling", "folder/../none"]);
        }
        for group in [&one, &none] {
            for (name, other) in group.iter().flat_map(|name| group.iter().map(move |other| (name, other))) {
                assert!(same(&at(name), &at(other)), "{name} is {other}");
            }
            for name in group {
                for other in ["other", "inner", "inner/file", "inner/none", "self", "nowhere/file"] {
                    assert!(!same(&at(name), &at(other)), "{name} is not {other}");
                }
            }
        }
        assert!(same(&at("self"), &at("self")) && !same(&at("none"), &at("file")));
    }

    #[test]
    fn what_clashes_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let [a, b, c] = ["a", "b", "c"].map(|name| folder.path().join(name));
        let (html, record) = (Named::new("--html", &a), Named::new("--record", &b));
        check(&[html, record], &[Named::new("A", &c)]).expect("three files");
        let found =
            check(&[html, record], &[Named::new("A", &c), Named::new("B", &b)]).expect_err("an input");
        let b = b.display();
        let text = format!("--record {b}: an output cannot be an input as well (B {b}); choose another name");
        assert_eq!(found.to_string(), text);
        let found = check(&[html, Named::new("--record", &a)], &[]).expect_err("one file").to_string();
        assert!(found.contains("two outputs cannot be one file (--html "), "{found}");
    }
}
