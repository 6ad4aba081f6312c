//! Integers as bytes that can be told apart from the bytes next to them: NIST SP 800-185, section
//! 2.3.1, and RFC 9861, section 3.3.

use core::ops::Deref;

/// Bytes of the largest integer, and of its length.
const MOST: usize = size_of::<u128>() + 1;

/// An integer as bytes; it is read as a slice of them.
#[derive(Clone, Copy, Debug)]
pub struct Encoded {
    bytes: [u8; MOST],
    first: usize,
    end: usize,
}

impl Deref for Encoded {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[self.first..self.end]
    }
}

/// How many of the 16 bytes of an integer, the most significant first, are zeros before the first
/// other one.
const fn zeros(x: u128) -> usize {
    x.leading_zeros() as usize / 8
}

/// The bytes of an integer from number `first` of the 16 on, and their number after them.
fn ending(x: u128, first: usize) -> Encoded {
    let mut bytes = [0; MOST];
    bytes[..MOST - 1].copy_from_slice(&x.to_be_bytes());
    bytes[MOST - 1] = (MOST - 1 - first) as u8;
    Encoded { bytes, first, end: MOST }
}

/// The number of the integer's bytes, one at least, and then these, the most significant first.
///
/// ```
/// use hashes::encode::left_encode;
/// assert_eq!([&*left_encode(0), &*left_encode(168), &*left_encode(0x12345)], [&[1, 0][..], &[1, 168], &[3, 1, 0x23, 0x45]]);
/// ```
#[must_use]
pub fn left_encode(x: u128) -> Encoded {
    let mut encoded = right_encode(x);
    encoded.bytes.rotate_right(1);
    // The number of bytes stands where the last zero did, or, if there is none, before all of them.
    let length = encoded.bytes[0];
    encoded.bytes[encoded.first] = length;
    encoded
}

/// The integer's bytes, one at least, the most significant first, and then their number.
///
/// ```
/// use hashes::encode::right_encode;
/// assert_eq!([&*right_encode(0), &*right_encode(256)], [&[0, 1][..], &[1, 0, 2]]);
/// ```
#[must_use]
pub fn right_encode(x: u128) -> Encoded {
    ending(x, zeros(x).min(MOST - 2))
}

/// The integer's bytes, none for 0, the most significant first, and then their number.
///
/// ```
/// use hashes::encode::length_encode;
/// assert_eq!([&*length_encode(0), &*length_encode(12), &*length_encode(65538)], [&[0][..], &[12, 1], &[1, 0, 2, 3]]);
/// ```
#[must_use]
pub fn length_encode(x: u128) -> Encoded {
    ending(x, zeros(x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_every_length() {
        for bits in 0..128 {
            let (x, length) = (1_u128 << bits, bits / 8 + 1);
            let bytes = &x.to_be_bytes()[16 - length..];
            assert_eq!(*left_encode(x), [&[length as u8], bytes].concat());
            assert_eq!(*right_encode(x), [bytes, &[length as u8]].concat());
            assert_eq!(*length_encode(x), [bytes, &[length as u8]].concat());
        }
        assert_eq!(*length_encode(u128::MAX), [[0xFF; 16].as_slice(), &[16]].concat());
    }
}
