//! The notations of digests.

/// The characters of base64 (RFC 4648, section 4).
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

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
/// assert_eq!(from_base64("Zm9vYmF="), None);
/// ```
#[must_use]
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    let value = |c: u8| BASE64.iter().position(|&known| known == c);
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0, 0);
    for c in text.trim_end_matches('=').bytes() {
        bits = (bits << 6 | value(c)?) & 0xFFF;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    // The one text of these bytes: padding is whole, and bits left over are zero.
    (base64(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4648, section 10.
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
        }
        for bad in ["Z", "Zg=", "Zh==", "Zg===", "Zm9v=", "Z\u{e9}", "Zg==Zg=="] {
            assert_eq!(from_base64(bad), None, "{bad}");
        }
    }
}
