//! A block that is known ahead: its message schedule computed once for all streams that absorb it.
//!
//! Every message whose length is a multiple of 64 ends with a block of nothing but padding, the
//! same for all of a length. With W_t + K_t computed ahead, a third of the compression's operations
//! (the schedule, and the sum) go, and no bytes are loaded or transposed.

use super::{K256, Sha256, hash_value, pad, scheduled, step};
use lanes::{Lanes, Word};

/// W_t + K_t of a SHA-256 block, t from 0 to 63 (FIPS 180-4, section 6.2.2, steps 1 and 3).
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Sums(pub [u32; 64]);

impl Sums {
    /// The sums of a block.
    #[must_use]
    pub fn of_block(block: &[u8; 64]) -> Self {
        let mut w = [0_u32; 64];
        for (word, bytes) in w.iter_mut().zip(block.chunks(4)) {
            *word = Word::from_be(bytes);
        }
        for t in 16..64 {
            let sigma1 = w[t - 2].rotate_right(17) ^ w[t - 2].rotate_right(19) ^ w[t - 2] >> 10;
            let sigma0 = w[t - 15].rotate_right(7) ^ w[t - 15].rotate_right(18) ^ w[t - 15] >> 3;
            w[t] = sigma1.wrapping_add(w[t - 7]).wrapping_add(sigma0).wrapping_add(w[t - 16]);
        }
        for (word, k) in w.iter_mut().zip(&K256) {
            *word = word.wrapping_add(*k);
        }
        Self(w)
    }

    /// The block.
    #[must_use]
    pub fn block(&self) -> [u8; 64] {
        let mut block = [0; 64];
        for ((bytes, sum), k) in block.chunks_mut(4).zip(&self.0).zip(&K256) {
            bytes.copy_from_slice(&sum.wrapping_sub(*k).to_be_bytes());
        }
        block
    }

    /// The sums of the block that ends a message of `total` bytes, a multiple of 64 (section
    /// 5.1.1).
    ///
    /// # Panics
    ///
    /// If it is not a multiple.
    #[must_use]
    pub fn of_padding(total: u64) -> Self {
        Self::of_block(&padding_block(total))
    }
}

/// The block after messages of `total` bytes, a multiple of 64 (FIPS 180-4, section 5.1.1).
///
/// # Panics
///
/// If it is not a multiple.
#[must_use]
pub fn padding_block(total: u64) -> [u8; 64] {
    assert!(
        total.is_multiple_of(64),
        "{total} bytes are not whole blocks: their padding is not a block of its own"
    );
    let mut block = [0; 64];
    pad::<u32>(&mut block, 0, total);
    block
}

/// The hash value after a block of which the sums are known, the same block in every lane: 15
/// operations a round.
#[inline(always)]
pub fn compress_sums<V: Lanes<Word = u32>>(token: V::Token, h: [V; 8], sums: &Sums) -> [V; 8] {
    let [h] = compress_sums_of(token, [h], sums);
    h
}

/// [`compress_sums`] of several sets of lanes. Their rounds take turns, because those of one set wait
/// for each other.
#[inline(always)]
pub fn compress_sums_of<V: Lanes<Word = u32>, const N: usize>(
    token: V::Token,
    h: [[V; 8]; N],
    sums: &Sums,
) -> [[V; 8]; N] {
    let mut s = h;
    let mut block = 0;
    // Eight literals, not a loop: where the variables are must be known when the code is generated.
    macro_rules! eight_rounds {
        ($($i:literal)*) => { $(
            let sum = V::splat(token, sums.0[block + $i]);
            let mut set = 0;
            while set < N {
                step::<Sha256, V>(&mut s[set], $i, sum);
                set += 1;
            }
        )* };
    }
    while block < 64 {
        eight_rounds!(0 1 2 3 4 5 6 7);
        block += 8;
    }
    let mut set = 0;
    while set < N {
        s[set] = hash_value(h[set], s[set]);
        set += 1;
    }
    s
}

/// The hash value after a block, other words in every lane, and W_t + K_t of all lanes, for when
/// the same block comes again.
#[inline(always)]
pub fn compress_keeping<V: Lanes<Word = u32>>(
    token: V::Token,
    h: [V; 8],
    mut w: [V; 16],
    kept: &mut [V; 64],
) -> [V; 8] {
    let mut s = h;
    let mut block = 0;
    macro_rules! sixteen_rounds {
        ($($i:literal)*) => { $(
            if block > 0 {
                w[$i] = scheduled::<Sha256, V, $i>(&w);
            }
            kept[block + $i] = w[$i].add(V::splat(token, K256[block + $i]));
            step::<Sha256, V>(&mut s, $i, kept[block + $i]);
        )* };
    }
    while block < 64 {
        sixteen_rounds!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        block += 16;
    }
    hash_value(h, s)
}

/// W_t + K_t of a block of other words in every lane.
#[inline(always)]
pub fn keep_sums<V: Lanes<Word = u32>>(token: V::Token, mut w: [V; 16], kept: &mut [V; 64]) {
    let mut block = 0;
    macro_rules! sixteen_words {
        ($($i:literal)*) => { $(
            if block > 0 {
                w[$i] = scheduled::<Sha256, V, $i>(&w);
            }
            kept[block + $i] = w[$i].add(V::splat(token, K256[block + $i]));
        )* };
    }
    while block < 64 {
        sixteen_words!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        block += 16;
    }
}

/// The hash value after a block of which [`compress_keeping`] or [`keep_sums`] kept the sums: 16 operations a round
/// instead of 27.
#[inline(always)]
pub fn compress_kept<V: Lanes<Word = u32>>(h: [V; 8], kept: &[V; 64]) -> [V; 8] {
    let mut s = h;
    let mut block = 0;
    macro_rules! eight_rounds {
        ($($i:literal)*) => { $( step::<Sha256, V>(&mut s, $i, kept[block + $i]); )* };
    }
    while block < 64 {
        eight_rounds!(0 1 2 3 4 5 6 7);
        block += 8;
    }
    hash_value(h, s)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sha2::{IV_256, compress, splat_all};
    use lanes::isa::Scalar;

    #[test]
    fn a_block_of_known_sums_has_the_hash_value_of_the_block() {
        for seed in 0..50_u32 {
            let block: [u8; 64] =
                core::array::from_fn(|i| (i as u32 * 73 + seed * (i as u32 + 1) * 29) as u8);
            let words = core::array::from_fn(|i| Word::from_be(&block[4 * i..]));
            let h = splat_all::<u32>(Scalar, &IV_256.map(|word| word.rotate_left(seed)));
            let expected = compress::<Sha256, u32>(Scalar, h, words);
            let sums = Sums::of_block(&block);
            assert_eq!(compress_sums_of(Scalar, [h, h], &sums), [expected; 2], "seed {seed}");
            let mut kept = [0; 64];
            assert_eq!(compress_keeping::<u32>(Scalar, h, words, &mut kept), expected, "seed {seed}");
            assert_eq!(kept, sums.0, "seed {seed}");
            assert_eq!(compress_kept::<u32>(h, &kept), expected, "seed {seed}");
        }
    }

    #[test]
    fn the_padding_of_whole_blocks_is_a_bit_and_the_length() {
        let mut block = [0; 64];
        block[0] = 0x80;
        block[56..].copy_from_slice(&(8 * 640_u64).to_be_bytes());
        assert_eq!(Sums::of_padding(640), Sums::of_block(&block));
    }
}
