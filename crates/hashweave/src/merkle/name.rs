//! Shapes as text, which is the same in every binding.

use super::Shape;
use core::str::FromStr;
use hashes::Algorithm;
use thiserror::Error;

/// A text that is not a shape.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "'{0}' is not a shape: write rfc6962, ssz:LIMIT, bitcoin, sorted-keccak, open-zeppelin or plain:ALGORITHM, and after it ,doubled ,sorted or ,prefixed:00:01 to change it"
)]
pub struct UnknownShape(String);

/// The shapes that have a name and nothing more.
const NAMED: [(&str, Shape); 4] = [
    ("rfc6962", Shape::rfc6962()),
    ("bitcoin", Shape::bitcoin()),
    ("sorted-keccak", Shape::sorted_keccak()),
    ("open-zeppelin", Shape::open_zeppelin()),
];

/// Reads the name of a shape, and changes to it after commas.
///
/// ```
/// use hashweave::Algorithm;
/// use hashweave::merkle::Shape;
/// assert_eq!("rfc6962".parse(), Ok(Shape::rfc6962()));
/// assert_eq!("ssz:1024".parse(), Ok(Shape::ssz(1024)));
/// assert_eq!("plain:sha256,doubled,sorted".parse(), Ok(Shape::plain(Algorithm::Sha256).doubled().sorted()));
/// assert_eq!("plain:blake3,prefixed:00:ff".parse(), Ok(Shape::plain(Algorithm::Blake3).prefixed(0, 255)));
/// ```
impl FromStr for Shape {
    type Err = UnknownShape;

    fn from_str(text: &str) -> Result<Self, UnknownShape> {
        let mut parts = text.split(',');
        let shape = parts.next().and_then(base).ok_or_else(|| UnknownShape(text.to_owned()))?;
        parts.try_fold(shape, changed).ok_or_else(|| UnknownShape(text.to_owned()))
    }
}

fn base(name: &str) -> Option<Shape> {
    match name.split_once(':') {
        None => NAMED.into_iter().find(|(known, _)| *known == name).map(|(_, shape)| shape),
        Some(("ssz", limit)) => limit.parse().ok().map(Shape::ssz),
        Some(("plain", name)) => {
            name.parse().ok().filter(|found: &Algorithm| found.exists()).map(Shape::plain)
        }
        Some(_) => None,
    }
}

fn changed(shape: Shape, change: &str) -> Option<Shape> {
    match change.split(':').collect::<Vec<_>>()[..] {
        ["doubled"] => Some(shape.doubled()),
        ["sorted"] => Some(shape.sorted()),
        ["prefixed", leaf, node] => Some(shape.prefixed(byte(leaf)?, byte(node)?)),
        _ => None,
    }
}

/// A byte in two hexadecimal digits.
fn byte(digits: &str) -> Option<u8> {
    let mut byte = [0];
    hex::decode_to_slice(digits, &mut byte).ok().map(|()| byte[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "rfc",
            "RFC6962",
            "rfc6962:1",
            "ssz",
            "ssz:",
            "ssz:-1",
            "ssz:18446744073709551616",
            "plain",
            "plain:",
            "plain:sha257",
            "plain:cshake128",
            "bitcoin,",
            "bitcoin, sorted",
            "bitcoin,prefixed",
            "bitcoin,prefixed:0:1",
            "bitcoin,prefixed:00",
            "bitcoin,prefixed:00:01:02",
            "doubled",
        ] {
            let line = text.parse::<Shape>().expect_err(text).to_string();
            assert!(line.starts_with(&format!("'{text}' is not a shape: write rfc6962")), "{line}");
        }
    }

    #[test]
    fn later_changes_hold() {
        let shape: Shape = "open-zeppelin,doubled,prefixed:01:02,prefixed:03:04".parse().expect("a shape");
        assert_eq!(shape, Shape::open_zeppelin().doubled().prefixed(3, 4));
    }
}
