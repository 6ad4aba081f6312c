//! Shared pieces of the tests in `tests/`: the vector files, reproducible random bytes, every
//! kernel as part of the calls that users make, and a search oracle that shares no code with the
//! search.
#![forbid(unsafe_code)]

pub mod device;
pub mod engines;
pub mod official;
pub mod oracle;
pub mod vectors;

use hashes::Algorithm;
use kernels::Backend;
use kernels::search::{Plan, Variant};

/// SplitMix64 (Steele, Lea, Flood 2014), the random numbers of all tests: a generator whose whole state is its seed, so that a failure names everything
/// needed to repeat it.
#[derive(Clone, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `end`, of the type that the caller has.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn below<N: TryInto<u64> + TryFrom<u64>>(&mut self, end: N) -> N {
        let end = end.try_into().ok().expect("it is not negative");
        N::try_from(self.word() % end).ok().expect("it is less than a number of that type")
    }

    /// One of some values.
    pub fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    /// True in `percent` of a hundred cases.
    pub fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// A number from 0 up to 1.
    pub fn share(&mut self) -> f64 {
        self.word() as f64 / 2.0_f64.powi(64)
    }

    /// The next `length` bytes.
    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        let mut bytes: Vec<u8> = (0..length.div_ceil(8)).flat_map(|_| self.word().to_le_bytes()).collect();
        bytes.truncate(length);
        bytes
    }

    /// So many different messages of one length.
    pub fn messages(&mut self, count: usize, length: usize) -> Vec<Vec<u8>> {
        (0..count).map(|_| self.bytes(length)).collect()
    }
}

/// The CRC-32 of ISO 3309, bit by bit.
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    let bit = |crc: u32| crc >> 1 ^ if crc & 1 == 1 { 0xEDB8_8320 } else { 0 };
    !bytes.iter().fold(!0, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), |crc, _| bit(crc)))
}

/// Bytes that one permutation or compression takes.
#[must_use]
pub fn block_bytes(algorithm: Algorithm) -> usize {
    algorithm.primitive().block()
}

/// Every search kernel of an algorithm that can run here.
///
/// # Panics
///
/// If there is none.
#[must_use]
pub fn search_kernels(algorithm: Algorithm) -> Vec<(Backend, Variant)> {
    let kernels = Backend::usable().flat_map(|backend| Variant::ALL.map(|variant| (backend, variant)));
    let kernels: Vec<_> =
        kernels.filter(|(backend, variant)| Plan::supports(backend.isa(), algorithm, *variant)).collect();
    assert!(!kernels.is_empty(), "no search kernel of {algorithm}: nothing would be tested");
    kernels
}

/// The named algorithms, and BLAKE2 with digests that are no whole number of words.
#[must_use]
pub fn algorithms() -> Vec<Algorithm> {
    let odd = [1, 20, 31].map(Algorithm::Blake2s).into_iter().chain([1, 20, 48, 63].map(Algorithm::Blake2b));
    Algorithm::NAMED.into_iter().chain(odd).collect()
}
