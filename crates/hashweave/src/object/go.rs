//! Go's `h1:` hash of a module: the SHA-256 of a list of its files with their digests, as `go.sum`
//! has it.

use crate::notation::base64;
use crate::one::digest;
use core::fmt::Write;
use hashes::Algorithm;

/// The hash of the files with these names, in any order, and SHA-256 digests; none if a name has a
/// line feed, which Go refuses. Names begin with the module and its version, `rsc.io/quote@v1.5.2/`.
///
/// ```
/// use hashweave::{Algorithm, digest, object::go};
/// let xyz = digest(Algorithm::Sha256, b"xyz").try_into().unwrap();
/// let hash = go::h1(vec![("xyz".to_owned(), xyz)]);
/// assert!(hash.is_some_and(|hash| hash.starts_with("h1:")));
/// ```
#[must_use]
pub fn h1(mut files: Vec<(String, [u8; 32])>) -> Option<String> {
    files.sort();
    let mut list = String::new();
    for (name, digest) in files {
        if name.contains('\n') {
            return None;
        }
        for byte in digest {
            // Writing to a string does not fail.
            let _ = write!(list, "{byte:02x}");
        }
        list.push_str("  ");
        list.push_str(&name);
        list.push('\n');
    }
    Some(format!("h1:{}", base64(&digest(Algorithm::Sha256, list.as_bytes()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first as `dirhash.HashDir` of golang.org/x/mod 0.20.0 gives it.
    #[test]
    fn hashes_are_those_of_go() {
        let of = |text: &[u8]| digest(Algorithm::Sha256, text).try_into().expect("32 bytes");
        let files = vec![
            ("prefix/xyz".to_owned(), of(b"data for xyz")),
            ("prefix/abc".to_owned(), of(b"data for abc")),
        ];
        assert_eq!(h1(files).as_deref(), Some("h1:rLyfpGMAgqOnGE2aKOY5Xb6cOc0/YQhPjHBHBwkblhs="));
        assert_eq!(h1(vec![("a\nb".to_owned(), of(b""))]), None);
        assert_eq!(h1(Vec::new()).as_deref(), Some("h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="));
    }
}
