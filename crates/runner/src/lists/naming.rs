//! The names of lists: `SHA256SUMS` and `x.b3` say by which algorithm a list was made, and
//! `x.iso.sha256` of which file.
//!
//! An algorithm is named as by a program, without the `sum`: `b2` and `md5` like `sha3-256`.

use super::digest::{self, Choice, PERL};
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the algorithms that the name of a list stands for; if there are several, the length of a
/// digest tells which it is.
///
/// The algorithm is the end of the name (`x.sha256`, `tool_1.0_SHA256SUMS`, `sha256-checksums.txt`,
/// Node's `SHASUMS256.txt`), or its beginning if `sum` stands there (`SHA256SUMS-linux`).
pub fn algorithms(list: &OsStr) -> Option<Vec<Choice>> {
    let name = Path::new(list).file_name()?.to_str()?.to_ascii_lowercase();
    let name = [".txt", ".asc"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(&name);
    let plain = name.replace("checksums", "").replace("checksum", "");
    let plain = plain.trim_matches(is_separator);
    let after = plain.match_indices(is_separator).map(|(at, _)| &plain[at + 1..]);
    let before = plain.rmatch_indices(is_separator).map(|(at, _)| &plain[..at]);
    let mut words = [plain].into_iter().chain(after).chain(before.filter(|word| word.contains("sum")));
    words.find_map(algorithms_of)
}

/// The end of the names of lists that have a CRC-32 for each file.
const SFV: &str = "sfv";

fn is_separator(character: char) -> bool {
    "._- ".contains(character)
}

/// Returns the algorithms that a word stands for: `sha256`, `sha256sums`, `shasums256`, `b2`.
fn algorithms_of(word: &str) -> Option<Vec<Choice>> {
    let word = word.to_ascii_lowercase();
    if word == SFV {
        return Some(vec![Choice::CRC32]);
    }
    let stem = word.replacen("sums", "", 1);
    let stem = if stem == word { word.replacen("sum", "", 1) } else { stem };
    let program = format!("{stem}sum");
    if program == PERL { Some(digest::of_perl()) } else { Some(vec![Choice::of_program(&program)?]) }
}

/// Returns the file that a list is named after: that of `x.iso.sha256`, or of `x.iso.sha256.txt`,
/// is `x.iso`.
pub fn file(list: &Path) -> Option<PathBuf> {
    let is_text = list.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("txt"));
    let list = if is_text { list.with_extension("") } else { list.to_owned() };
    algorithms_of(list.extension()?.to_str()?)?;
    Some(list.with_extension(""))
}

/// Returns the lists that are named after a file and lie beside it, in the order of their names.
///
/// # Errors
///
/// If its folder cannot be read.
pub fn beside(path: &Path) -> io::Result<Vec<PathBuf>> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let shown = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let begins = |name: &OsStr| {
        let own = path.file_name().unwrap_or_default().as_encoded_bytes();
        name.as_encoded_bytes().strip_prefix(own).is_some_and(|rest| rest.starts_with(b"."))
    };
    let mut lists = Vec::new();
    for entry in fs::read_dir(shown)? {
        let name = entry?.file_name();
        let list = folder.join(&name);
        if begins(&name) && file(&list).as_deref() == Some(path) && list.is_file() {
            lists.push(list);
        }
    }
    lists.sort();
    Ok(lists)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(list: &str) -> Option<String> {
        let choices = algorithms(OsStr::new(list))?;
        let names: Vec<String> = choices.iter().map(ToString::to_string).collect();
        Some(names.join(" "))
    }

    #[test]
    fn a_list_is_named_after_its_algorithm() {
        for (list, algorithm) in [
            ("SHA256SUMS", "sha256"),
            ("SHA256SUMS.txt", "sha256"),
            ("sha256sum.txt", "sha256"),
            ("dir.sha512/SHA256SUMS", "sha256"),
            ("SHA512SUMS.asc", "sha512"),
            ("SHASUMS256.txt", "sha256"),
            ("terraform_1.9_SHA256SUMS", "sha256"),
            ("SHA256SUMS-linux.txt", "sha256"),
            ("sha256-checksums.txt", "sha256"),
            ("CHECKSUM.SHA512", "sha512"),
            ("checksums.blake3", "blake3"),
            ("MD5SUMS", "md5"),
            ("MD5SUM", "md5"),
            ("B2SUMS", "blake2b"),
            ("x.iso.b3", "blake3"),
            ("x.b2", "blake2b"),
            ("x.sha1", "sha1"),
            ("x.sha3-512", "sha3-512"),
            ("x.sha512-256", "sha512-256"),
            ("x.sha3", "sha3-224 sha3-256 sha3-384 sha3-512 shake128 shake256"),
            ("x.tar.gz.SHA-384", "sha384"),
            ("x.keccak-256", "keccak-256"),
            ("x.sfv", "crc32"),
            ("x.CRC32", "crc32"),
        ] {
            assert_eq!(named(list).as_deref(), Some(algorithm), "{list}");
        }
        for list in [
            "sums",
            "checksums.txt",
            "CHECKSUM",
            "x.sha",
            "x.iso",
            "blake3-1.5.tar.gz.sums",
            "SHASUMS",
            "-",
            "256",
        ] {
            assert_eq!(named(list), None, "{list}");
        }
    }

    #[test]
    fn a_list_is_named_after_its_file() {
        for (list, expected) in [
            ("d/x.iso.sha256", Some("d/x.iso")),
            ("x.iso.sha256.txt", Some("x.iso")),
            ("x.SHA256SUM", Some("x")),
            ("x.b3", Some("x")),
            ("x.sha3-256", Some("x")),
            ("x.tar.gz.md5", Some("x.tar.gz")),
            (".sha256", None),
            ("SHA256SUMS", None),
            ("SHA256SUMS.txt", None),
            ("x.sum", None),
            ("x.iso", None),
            ("x", None),
        ] {
            assert_eq!(file(Path::new(list)).as_deref(), expected.map(Path::new), "{list}");
        }
    }
}
