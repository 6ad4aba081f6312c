//! Records the algorithms: those with a compression function as a whole, Keccak in parts.

use crate::terms::{Record, Terms};
use hashes::blake2::{self, Blake2, Blake2b, Blake2s, Position};
use hashes::blake3::Blake3;
use hashes::keccak::{self, ROUND_CONSTANTS, State};
use hashes::merkle_damgard::{self, Compression};
use hashes::sha2::{self, Sha2, Sha256, Sha512, splat_all};
use hashes::{Family, Later, MerkleDamgard, WithCompression};
use lanes::record::{Recording, Value, recorded};
use lanes::{Lanes, Word};

/// Words of a block of a compression function.
const BLOCK_WORDS: usize = 16;

/// A message whose first blocks have been hashed.
#[derive(Clone, Copy, Debug)]
pub struct Rest<'a> {
    /// The hash value before the next block.
    pub before: &'a [u64],
    /// Bytes that have been hashed.
    pub hashed: usize,
    /// Blocks that are left.
    pub blocks: usize,
    /// The length of the message in bytes.
    pub length: usize,
}

/// Records an algorithm with a compression function from the rest of a message to one word of the
/// digest; the inputs are the words of the blocks, one block after the other. Returns none for
/// Keccak.
#[must_use]
pub fn line(family: Family, rest: Rest<'_>, word: usize) -> Option<Terms> {
    let inputs = BLOCK_WORDS * rest.blocks;
    let record = match family {
        Family::Keccak(_) | Family::Sha3x => return None,
        Family::Sha256 { iv, later } => recorded::<u32>(inputs, |words| {
            let h = sha2::<Sha256>(rest, words);
            vec![later.map_or(h, |later| again(iv, later, h))[word]]
        }),
        Family::Sha512 { .. } => recorded::<u64>(inputs, |words| vec![sha2::<Sha512>(rest, words)[word]]),
        Family::MerkleDamgard(function) => function.with(Compressing { rest, word }),
        Family::Blake2s => recorded::<u32>(inputs, |words| vec![blake2::<Blake2s>(rest, words)[word]]),
        Family::Blake2b => recorded::<u64>(inputs, |words| vec![blake2::<Blake2b>(rest, words)[word]]),
        Family::Blake3 => recorded::<u32>(inputs, |words| vec![blake2::<Blake3>(rest, words)[word]]),
    };
    Some(Terms::of_record(&record))
}

fn block<W: Copy>(words: &[W]) -> [W; BLOCK_WORDS] {
    core::array::from_fn(|i| words[i])
}

/// Returns the hash value before the next block.
fn before<W: Word>(rest: Rest<'_>) -> [Value<W>; 8] {
    splat_all(Recording, &core::array::from_fn(|i| W::truncate(rest.before[i])))
}

fn sha2<H: Sha2>(rest: Rest<'_>, words: &[Value<H::Word>]) -> [Value<H::Word>; 8] {
    let blocks = words.chunks(BLOCK_WORDS);
    blocks.fold(before(rest), |h, words| sha2::compress::<H, Value<H::Word>>(Recording, h, block(words)))
}

/// Recording by a compression function of Merkle and Damgård's construction.
struct Compressing<'a> {
    rest: Rest<'a>,
    word: usize,
}

impl WithCompression for Compressing<'_> {
    type Output = Record;

    fn run<C: Compression<N>, const N: usize>(self) -> Record {
        let Self { rest, word } = self;
        recorded::<u32>(BLOCK_WORDS * rest.blocks, |words| {
            let before: [Value<u32>; N] =
                core::array::from_fn(|i| Value::splat(Recording, rest.before[i] as u32));
            let blocks = words.chunks(BLOCK_WORDS);
            let h = blocks.fold(before, |h, words| C::compress(Recording, h, block(words)));
            // An objective may name a word past the digest, which no digest has.
            vec![h.get(word).copied().unwrap_or(Value::splat(Recording, 0))]
        })
    }
}

/// Computes the digest of a digest of SHA-256, as words that have their most significant byte first,
/// as SHA-256 has them, and zeros.
fn again(iv: &[u32; 8], later: Later, digest: [Value<u32>; 8]) -> [Value<u32>; 8] {
    match later {
        Later::Sha256 => {
            // The block has the digest, a one bit, zeros, and the digest's length in bits.
            let padding: [u32; 8] = [1 << 31, 0, 0, 0, 0, 0, 0, 256];
            let words = [digest, splat_all(Recording, &padding)].concat();
            sha2::compress::<Sha256, Value<u32>>(Recording, splat_all(Recording, iv), block(&words))
        }
        Later::Ripemd160 => MerkleDamgard::Ripemd160.with(Behind { digest }),
    }
}

/// Reverses the bytes of a word by what kernels of devices have operations for.
fn reversed(word: Value<u32>) -> Value<u32> {
    let masked = |word: Value<u32>, mask| word.and(Value::splat(Recording, mask));
    masked(word.rotr::<8>(), 0xFF00_FF00).xor(masked(word.rotl::<8>(), 0x00FF_00FF))
}

/// Hashing a digest of SHA-256 by a compression function of Merkle and Damgård's construction.
struct Behind {
    digest: [Value<u32>; 8],
}

impl WithCompression for Behind {
    type Output = [Value<u32>; 8];

    fn run<C: Compression<N>, const N: usize>(self) -> [Value<u32>; 8] {
        let iv: [Value<u32>; N] = core::array::from_fn(|i| Value::splat(Recording, C::IV[i]));
        let ordered = |word: Value<u32>| if C::BIG_ENDIAN { word } else { reversed(word) };
        let block = merkle_damgard::block_of_eight::<C, _, N>(Recording, self.digest.map(ordered));
        let h = C::compress(Recording, iv, block);
        core::array::from_fn(|i| match h.get(i) {
            Some(word) => ordered(*word),
            None => Value::splat(Recording, 0),
        })
    }
}

fn blake2<H: Blake2>(rest: Rest<'_>, words: &[Value<H::Word>]) -> [Value<H::Word>; 8] {
    let size = BLOCK_WORDS * H::Word::BITS as usize / 8;
    (1..).zip(words.chunks(BLOCK_WORDS)).fold(before(rest), |h, (number, words)| {
        let bytes = (rest.hashed + number * size).min(rest.length) as u128;
        let position = Position { bytes, last: number == rest.blocks };
        blake2::compress::<H, Value<H::Word>, false>(Recording, h, block(words), position)
    })
}

/// Records a part of Keccak, from a state and `more` other words.
fn part<const N: usize>(
    more: usize,
    work: impl FnOnce(State<Value<u64>>, &[Value<u64>]) -> [Value<u64>; N],
) -> Terms {
    let record = recorded::<u64>(keccak::WORDS + more, |inputs| {
        work(core::array::from_fn(|i| inputs[i]), &inputs[keccak::WORDS..]).to_vec()
    });
    Terms::of_record(&record)
}

/// Records χ and ι of a round.
#[must_use]
pub fn chi_iota(round: usize) -> Terms {
    part(0, |b, _| keccak::chi_iota(Recording, &b, ROUND_CONSTANTS[round]))
}

/// Records χ and ι of a round, and the linear half (θ, ρ, π) of the next.
#[must_use]
pub fn chi_iota_and_linear(round: usize) -> Terms {
    part(0, |b, _| keccak::theta_rho_pi(&keccak::chi_iota(Recording, &b, ROUND_CONSTANTS[round])))
}

/// Records a round whose constant is an additional input.
#[must_use]
pub fn round() -> Terms {
    part(1, |a, more| {
        let mut a = keccak::chi_iota(Recording, &keccak::theta_rho_pi(&a), 0);
        a[0] = a[0].xor(more[0]);
        a
    })
}

/// Records one word of the last round.
#[must_use]
pub fn last_word(word: usize) -> Terms {
    part(0, |a, _| [keccak::last_round_word(Recording, &a, word)])
}
