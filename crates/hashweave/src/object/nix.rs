//! The form of Nix's archives (NAR), and the base32 in which Nix writes digests.

/// Nix's digits: without e, o, t and u.
const DIGITS: &[u8; 32] = b"0123456789abcdfghijklmnpqrsvwxyz";

/// Bytes in Nix's base32, which begins with the highest bits of the last byte.
///
/// ```
/// use hashweave::{Algorithm, digest, object::nix};
/// let empty = digest(Algorithm::Sha256, b"");
/// assert_eq!(nix::base32(&empty), "0mdqa9w1p6cmli6976v4wi0sw9r4p5prkj7lzfd1877wk11c9c73");
/// ```
#[must_use]
pub fn base32(bytes: &[u8]) -> String {
    let bit = |i: usize| bytes.get(i / 8).map_or(0, |byte| byte >> (i % 8) & 1);
    let digit = |i: usize| (0..5).rev().fold(0, |index, k| 2 * index + usize::from(bit(5 * i + k)));
    (0..(8 * bytes.len()).div_ceil(5)).rev().map(|i| char::from(DIGITS[digit(i)])).collect()
}

/// Whether a text is the [`base32`] of this number of bytes.
#[must_use]
pub fn is_base32(text: &str, bytes: usize) -> bool {
    text.len() == (8 * bytes).div_ceil(5) && text.bytes().all(|c| DIGITS.contains(&c))
}

/// The first string of an archive.
pub const MAGIC: &[u8] = b"nix-archive-1";

/// A string of an archive as far as its content: the length.
#[must_use]
pub fn length(length: u64) -> [u8; 8] {
    length.to_le_bytes()
}

/// The zeros after a string of that length: strings end at multiples of eight.
#[must_use]
pub fn padding(length: u64) -> &'static [u8] {
    &[0; 8][..(length.wrapping_neg() % 8) as usize]
}

/// Strings of an archive.
///
/// ```
/// use hashweave::object::nix;
/// assert_eq!(nix::strings([b"("]), b"\x01\0\0\0\0\0\0\0(\0\0\0\0\0\0\0");
/// ```
#[must_use]
pub fn strings<T: AsRef<[u8]>>(strings: impl IntoIterator<Item = T>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for string in strings {
        let string = string.as_ref();
        let all = string.len() as u64;
        bytes.extend(length(all));
        bytes.extend_from_slice(string);
        bytes.extend_from_slice(padding(all));
    }
    bytes
}
