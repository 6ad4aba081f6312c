//! ChaCha as a generator of numbers: the graphs of `replicate` are drawn from it.
//!
//! The state is that of RFC 8439, section 2.3: four constants, a key of eight words, a counter of
//! blocks, a nonce of zero. Here the key is a seed of seven words and the number of a node, so
//! every node has a generator of its own, and the generators of consecutive nodes fill lanes. A
//! node draws ten numbers of 64 bits, which are twenty words: the first block and four words of the
//! second.

use lanes::{LaneSet, Lanes, Lanes32, Line, Word};

/// The constants of the state: "expand 32-byte k" (RFC 8439, section 2.3).
pub const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574];

/// Words of a block.
pub const WORDS: usize = 16;

/// Words of the second block that [`heads`] computes.
pub const SECOND: usize = 8;

/// One block of one generator with `rounds` rounds.
#[must_use]
pub fn block(key: &[u32; 8], counter: u32, rounds: usize) -> [u32; WORDS] {
    rounds_of(lanes::isa::Scalar, key, counter, rounds)
}

/// The first block of the generators of consecutive nodes, and the first [`SECOND`] words of the
/// second: `blocks[b][i]` is of node `first + i`, least significant byte first. The numbers of
/// nodes have 32 bits and wrap.
///
/// # Panics
///
/// If the two have not as many lines, or these do not fill lanes.
#[inline(always)]
pub fn heads<S: LaneSet>(token: S, seed: &[u32; 7], first: u32, rounds: usize, blocks: [&mut [Line]; 2]) {
    let count = S::V32::COUNT;
    let [one, two] = blocks;
    assert!(one.len() == two.len() && one.len().is_multiple_of(count), "the lines fill no lanes");
    let mut at = 0;
    while at < one.len() {
        let mut nodes = <u32 as Word>::Row::default();
        let mut lane = 0;
        while lane < count {
            nodes.0[lane] = first.wrapping_add((at + lane) as u32);
            lane += 1;
        }
        let mut key = [S::V32::load(token, &nodes); 8];
        let mut i = 0;
        while i < seed.len() {
            key[i] = S::V32::splat(token, seed[i]);
            i += 1;
        }
        S::V32::store_lines(&rounds_of(token, &key, 0, rounds), &mut one[at..at + count]);
        S::V32::store_lines(&rounds_of(token, &key, 1, rounds)[..SECOND], &mut two[at..at + count]);
        at += count;
    }
}

/// RFC 8439, section 2.3, with `rounds` rounds.
#[inline(always)]
fn rounds_of<V: Lanes32>(token: V::Token, key: &[V; 8], counter: u32, rounds: usize) -> [V; WORDS] {
    let mut state = [V::splat(token, 0); WORDS];
    let mut i = 0;
    while i < 8 {
        state[i % 4] = V::splat(token, CONSTANTS[i % 4]);
        state[4 + i] = key[i];
        i += 1;
    }
    state[12] = V::splat(token, counter);
    let mut v = state;
    let mut round = 0;
    while round < rounds {
        v = double_round(v);
        round += 2;
    }
    let mut i = 0;
    while i < WORDS {
        v[i] = v[i].add(state[i]);
        i += 1;
    }
    v
}

/// The four columns, then the four diagonals (RFC 8439, section 2.3).
#[inline(always)]
fn double_round<V: Lanes32>(mut v: [V; WORDS]) -> [V; WORDS] {
    let mut i = 0;
    while i < 4 {
        quarter(&mut v, i, 4 + i, 8 + i, 12 + i);
        i += 1;
    }
    let mut i = 0;
    while i < 4 {
        quarter(&mut v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        i += 1;
    }
    v
}

/// RFC 8439, section 2.1.
#[inline(always)]
fn quarter<V: Lanes32>(v: &mut [V; WORDS], a: usize, b: usize, c: usize, d: usize) {
    v[a] = v[a].add(v[b]);
    v[d] = v[d].xor(v[a]).rotl::<16>();
    v[c] = v[c].add(v[d]);
    v[b] = v[b].xor(v[c]).rotl::<12>();
    v[a] = v[a].add(v[b]);
    v[d] = v[d].xor(v[a]).rotl::<8>();
    v[c] = v[c].add(v[d]);
    v[b] = v[b].xor(v[c]).rotl::<7>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanes::isa::Scalar;

    /// RFC 8439, appendix A.1: test vectors 1 and 2, which are the first two blocks of the key of
    /// zeros.
    #[test]
    fn the_blocks_of_zeros_are_those_of_the_rfc() {
        let known = [
            (0, [0xADE0_B876, 0x903D_F1A0, 0xE56A_5D40, 0x28BD_8653], 0x8665_EEB2),
            (1, [0xBEE7_079F, 0x7A38_5155, 0x7C97_BA98, 0x0D08_2D73], 0x6F4D_794B),
        ];
        for (counter, head, last) in known {
            let block = block(&[0; 8], counter, 20);
            assert_eq!(block[..4], head);
            assert_eq!(block[15], last);
        }
    }

    /// RFC 8439, section 2.2.1: a quarter round on a state.
    #[test]
    fn a_quarter_round_is_that_of_the_rfc() {
        let mut state: [u32; WORDS] = core::array::from_fn(|i| i as u32);
        let before = [0x516461B1, 0x2A5F714C, 0x53372767, 0x3D631689];
        for (i, word) in [2, 7, 8, 13].into_iter().zip(before) {
            state[i] = word;
        }
        quarter(&mut state, 2, 7, 8, 13);
        assert_eq!([2, 7, 8, 13].map(|i| state[i]), [0xBDB886DC, 0xCFACAFD2, 0xE46BEA80, 0xCCC07C79]);
        assert_eq!((state[0], state[15]), (0, 15));
    }

    #[test]
    fn heads_are_the_blocks_of_every_node() {
        let seed = [1, 2, 3, 4, 5, 6, u32::MAX];
        for rounds in [8, 20] {
            let mut blocks = [[[0; 64]; 5]; 2];
            let [one, two] = &mut blocks;
            heads(Scalar, &seed, u32::MAX - 1, rounds, [one, two]);
            for (counter, lines) in (0..).zip(&blocks) {
                for (i, line) in lines.iter().enumerate() {
                    let mut key = [(u32::MAX - 1).wrapping_add(i as u32); 8];
                    key[..7].copy_from_slice(&seed);
                    let words = if counter == 0 { WORDS } else { SECOND };
                    let bytes = block(&key, counter, rounds).map(u32::to_le_bytes);
                    assert_eq!(line[..4 * words], bytes.concat()[..4 * words]);
                }
            }
        }
    }
}
