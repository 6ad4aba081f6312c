//! The places of the words of a Keccak state in a round.

/// ρ of word (x, y) (FIPS 202, section 3.2.2).
pub(super) fn rho(x: usize, y: usize) -> u32 {
    const RHO: [[u32; 5]; 5] = [
        [0, 36, 3, 41, 18],
        [1, 44, 10, 45, 2],
        [62, 6, 43, 15, 61],
        [28, 55, 25, 21, 56],
        [27, 20, 39, 8, 14],
    ];
    RHO[x][y]
}

/// The words (x, y) that π brings to a row, in the order of its columns (section 3.2.3).
pub(super) fn row_sources(row: usize) -> [(usize, usize); 5] {
    core::array::from_fn(|column| ((column + 3 * row) % 5, column))
}

/// The three words (x, y) that χ combines to word `index` of the digest.
pub(super) fn last_sources(index: usize) -> [(usize, usize); 3] {
    core::array::from_fn(|i| row_sources(index / 5)[(index % 5 + i) % 5])
}
