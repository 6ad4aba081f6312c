//! The bytes of a digest as lists write them: in hexadecimal digits, or in base64 (RFC 4648), of
//! either alphabet, padded or not.

/// The value of each byte as a hexadecimal digit; 16 if it is not one. A table keeps reading a list
/// of small files as fast as hashing them.
const WORTH: [u8; 256] = {
    let mut worth = [16; 256];
    let mut value = 0;
    while value < 16 {
        let digit = b"0123456789abcdef"[value];
        worth[digit as usize] = value as u8;
        worth[digit.to_ascii_uppercase() as usize] = value as u8;
        value += 1;
    }
    worth
};

/// Returns the bytes whose hexadecimal digits the text begins with, and the rest; none if there is
/// half of a byte.
pub(crate) fn digits(text: &[u8]) -> Option<(Vec<u8>, &[u8])> {
    let worth = |byte: u8| WORTH[usize::from(byte)];
    let count = text.iter().take_while(|&&byte| worth(byte) < 16).count();
    let (digits, rest) = text.split_at(count);
    let bytes = digits.chunks_exact(2).map(|pair| worth(pair[0]) << 4 | worth(pair[1])).collect();
    count.is_multiple_of(2).then_some((bytes, rest))
}

/// Returns the bytes of a word in either notation. A word of hexadecimal digits is never base64,
/// although it could be: a digest in base64 that has no other characters is one in 2^90.
pub fn word(word: &[u8]) -> Option<Vec<u8>> {
    if word.iter().all(|&byte| WORTH[usize::from(byte)] < 16) {
        return digits(word).map(|(bytes, _)| bytes).filter(|bytes| !bytes.is_empty());
    }
    base64(word)
}

/// Returns the bytes of a word in base64. What is left of the last character must be zero, so that
/// no two words stand for one digest; and padding is whole or absent.
pub(super) fn base64(word: &[u8]) -> Option<Vec<u8>> {
    let padding = word.iter().rev().take_while(|&&byte| byte == b'=').count();
    let digits = &word[..word.len() - padding];
    let is_whole = padding == 0 || padding < 3 && word.len().is_multiple_of(4);
    if digits.is_empty() || !is_whole || digits.len() % 4 == 1 {
        return None;
    }
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3 + 2);
    let (mut bits, mut count) = (0_u32, 0);
    for &digit in digits {
        bits = bits << 6 | sextet(digit)?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    (bits == 0).then_some(bytes)
}

/// The value of a character of base64, with `+` and `/` or with `-` and `_` (RFC 4648, sections 4
/// and 5).
fn sextet(digit: u8) -> Option<u32> {
    Some(u32::from(match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' | b'-' => 62,
        b'/' | b'_' => 63,
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test vectors of RFC 4648, section 10, and what is none.
    #[test]
    fn base64_is_that_of_the_rfc() {
        for (text, bytes) in [
            ("Zg==", "f"),
            ("Zm8=", "fo"),
            ("Zm9v", "foo"),
            ("Zm9vYg==", "foob"),
            ("Zm9vYmE=", "fooba"),
            ("Zm9vYmFy", "foobar"),
        ] {
            assert_eq!(base64(text.as_bytes()).as_deref(), Some(bytes.as_bytes()), "{text}");
            let bare = text.trim_end_matches('=');
            assert_eq!(base64(bare.as_bytes()).as_deref(), Some(bytes.as_bytes()), "{bare}");
        }
        assert_eq!(base64(b"+/-_"), Some(vec![0xFB, 0xFF, 0xBF]));
        for none in
            ["", "=", "====", "Z", "Zg=", "Zg===", "Zh==", "Zm9=", "Zm9v=", "Zm9v====", "Zm 8=", "Zm8=x"]
        {
            assert_eq!(base64(none.as_bytes()), None, "{none}");
        }
    }

    #[test]
    fn digits_that_are_hexadecimal_are_not_base64() {
        assert_eq!(word(b"00fF"), Some(vec![0, 255]));
        assert_eq!(word(b"00f"), None, "half a byte");
        assert_eq!(word(b""), None);
        assert_eq!(word(b"00fg"), Some(vec![0xD3, 0x47, 0xE0]));
        assert_eq!(digits(b"00ffx"), Some((vec![0, 255], &b"x"[..])));
    }
}
