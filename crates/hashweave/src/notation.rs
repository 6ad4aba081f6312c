//! The notations of bytes as text: base64 and Base32 (RFC 4648).

/// The characters of base64 (RFC 4648, section 4).
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The characters of Base32 (RFC 4648, section 6), in small letters as CIDs have them.
const BASE32: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Bytes in base64 with padding (RFC 4648, section 4).
///
/// ```
/// assert_eq!(hashweave::object::base64(b"fooba"), "Zm9vYmE=");
/// ```
#[must_use]
pub fn base64(bytes: &[u8]) -> String {
    let group = |three: &[u8]| {
        let number = (0..3).fold(0, |number, i| number << 8 | usize::from(*three.get(i).unwrap_or(&0)));
        let digit = move |i: usize| match i <= three.len() {
            true => char::from(BASE64[number >> (18 - 6 * i) & 63]),
            false => '=',
        };
        [0, 1, 2, 3].map(digit)
    };
    bytes.chunks(3).flat_map(group).collect()
}

/// The bytes of a text that [`base64`] writes; none for any other text.
///
/// ```
/// use hashweave::object::from_base64;
/// assert_eq!(from_base64("Zm9vYmE=").as_deref(), Some(&b"fooba"[..]));
/// assert_eq!(from_base64("Zm9vYmE"), None);
/// ```
#[must_use]
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    from_any_base64(text.as_bytes()).filter(|bytes| base64(bytes) == text)
}

/// The bytes of a text in base64 of either alphabet (RFC 4648, sections 4 and 5), padded or not. What
/// is left of the last character must be zero, so that no two texts of one alphabet stand for the
/// same bytes; and padding is whole or absent.
///
/// ```
/// use hashweave::object::from_any_base64;
/// assert_eq!(from_any_base64(b"-_8"), Some(vec![0xFB, 0xFF]));
/// assert_eq!(from_any_base64(b"-_9"), None);
/// ```
#[must_use]
pub fn from_any_base64(text: &[u8]) -> Option<Vec<u8>> {
    let padding = text.iter().rev().take_while(|&&byte| byte == b'=').count();
    let digits = &text[..text.len() - padding];
    let is_whole = padding == 0 || padding < 3 && text.len().is_multiple_of(4);
    if !is_whole || digits.len() % 4 == 1 {
        return None;
    }
    let (bytes, rest) = bytes_of(digits, 6, |digit| known(VALUES_OF_BASE64[usize::from(digit)]))?;
    (rest == 0).then_some(bytes)
}

/// Bytes in Base32 in small letters and without padding: five bits a character, the highest first.
pub(crate) fn base32(bytes: &[u8]) -> String {
    let bit = |i: usize| bytes.get(i / 8).map_or(0, |byte| byte >> (7 - i % 8) & 1);
    let character = |i: usize| (0..5).fold(0, |index, k| 2 * index + usize::from(bit(5 * i + k)));
    (0..(8 * bytes.len()).div_ceil(5)).map(|i| char::from(BASE32[character(i)])).collect()
}

/// The bytes of a text that [`base32`] writes, or of some others.
pub(crate) fn from_base32(text: &str) -> Option<Vec<u8>> {
    bytes_of(text.as_bytes(), 5, from_base32_digit).map(|(bytes, _)| bytes)
}

/// The five bits of a character of Base32 in small letters.
pub(crate) fn from_base32_digit(digit: u8) -> Option<u32> {
    known(VALUES_OF_BASE32[usize::from(digit)])
}

/// The value of each byte as a character, so that a long list of digests is read quickly.
static VALUES_OF_BASE64: [u8; 256] = {
    let mut values = values(BASE64);
    values[b'-' as usize] = 62;
    values[b'_' as usize] = 63;
    values
};
static VALUES_OF_BASE32: [u8; 256] = values(BASE32);

/// The value of a byte that is none of the characters.
const UNKNOWN: u8 = u8::MAX;

const fn values(characters: &[u8]) -> [u8; 256] {
    let mut values = [UNKNOWN; 256];
    let mut value = 0;
    while value < characters.len() {
        values[characters[value] as usize] = value as u8;
        value += 1;
    }
    values
}

fn known(value: u8) -> Option<u32> {
    (value != UNKNOWN).then_some(value.into())
}

/// The bytes of characters that have `width` bits each, and the bits left over.
fn bytes_of(text: &[u8], width: u32, value: impl Fn(u8) -> Option<u32>) -> Option<(Vec<u8>, u32)> {
    let mut bytes = Vec::with_capacity(text.len() * width as usize / 8);
    let (mut bits, mut count) = (0_u32, 0);
    for &character in text {
        bits = bits << width | value(character)?;
        count += width;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some((bytes, bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4648, section 10, and what is none.
    #[test]
    fn base64_is_that_of_the_standard() {
        let known = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (text, encoded) in known {
            assert_eq!(base64(text.as_bytes()), encoded);
            assert_eq!(from_base64(encoded).as_deref(), Some(text.as_bytes()));
            let bare = encoded.trim_end_matches('=');
            assert_eq!(from_any_base64(bare.as_bytes()).as_deref(), Some(text.as_bytes()), "{bare}");
        }
        assert_eq!(from_any_base64(b"+/-_"), Some(vec![0xFB, 0xFF, 0xBF]));
        assert_eq!((from_base64("-_8="), from_base64("Zg")), (None, None));
        for bad in [
            "=", "====", "Z", "Zg=", "Zg===", "Zh==", "Zm9=", "Zm9v=", "Zm9v====", "Zm 8=", "Zm8=x",
            "Z\u{e9}", "Zg==Zg==",
        ] {
            assert_eq!(from_any_base64(bad.as_bytes()), None, "{bad}");
        }
    }

    /// Section 10 of RFC 4648, in small letters and without padding.
    #[test]
    fn base32_is_that_of_the_standard() {
        let known = [
            ("", ""),
            ("f", "my"),
            ("fo", "mzxq"),
            ("foo", "mzxw6"),
            ("foob", "mzxw6yq"),
            ("fooba", "mzxw6ytb"),
            ("foobar", "mzxw6ytboi"),
        ];
        for (text, expected) in known {
            assert_eq!(base32(text.as_bytes()), expected);
            assert_eq!(from_base32(expected).as_deref(), Some(text.as_bytes()));
        }
        assert_eq!((from_base32("m0"), from_base32("MY")), (None, None));
    }
}
