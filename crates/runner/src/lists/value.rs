//! The bytes of a digest as lists write them: in hexadecimal digits, or in base64 (RFC 4648), of
//! either alphabet, padded or not.

use hashweave::object::from_any_base64;

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

/// Returns the bytes of a word in base64; an empty word is no digest.
pub(super) fn base64(word: &[u8]) -> Option<Vec<u8>> {
    from_any_base64(word).filter(|bytes| !bytes.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_that_are_hexadecimal_are_not_base64() {
        assert_eq!(word(b"00fF"), Some(vec![0, 255]));
        assert_eq!(word(b"00f"), None, "half a byte");
        assert_eq!((word(b""), base64(b""), base64(b"====")), (None, None, None));
        assert_eq!(word(b"00fg"), Some(vec![0xD3, 0x47, 0xE0]));
        assert_eq!(digits(b"00ffx"), Some((vec![0, 255], &b"x"[..])));
    }
}
