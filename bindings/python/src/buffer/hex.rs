//! Hexadecimal digits of many bytes.

/// The digits of bytes, two for each.
pub(super) fn of(bytes: &[u8]) -> Vec<u8> {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = vec![0; 2 * bytes.len()];
    for (pair, &byte) in text.chunks_exact_mut(2).zip(bytes) {
        pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }
    text
}

/// The same as text.
pub(super) fn text(bytes: &[u8]) -> String {
    of(bytes).into_iter().map(char::from).collect()
}
