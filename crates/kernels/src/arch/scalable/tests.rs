//! The generated kernels against the generic ones on integer registers, other words in every lane,
//! on the CPU that runs the tests.

use super::*;
use hashes::blake2::{self, Blake2b, Blake2s};
use hashes::md5::Md5;
use hashes::merkle_damgard::Compression;
use hashes::ripemd160::Ripemd160;
use hashes::sha1::Sha1;
use hashes::sha2::{self, Sha256, Sha512};
use hashes::sm3::Sm3;
use hashes::{Algorithm, MerkleDamgard, State, TAIL, keccak, reference};
use lanes::isa::Scalar;

/// The instruction sets of this CPU, each also without its optional extensions.
fn here() -> Vec<Scalable> {
    #[cfg(target_arch = "aarch64")]
    let all: Vec<Scalable> = lanes::isa::Sve2::detect().map(Scalable::Sve2).into_iter().collect();
    #[cfg(target_arch = "riscv64")]
    let all: Vec<Scalable> = lanes::isa::Rvv::detect()
        .into_iter()
        .flat_map(|token| [Scalable::Rvv(token), Scalable::Rvv(token.without_zvkb())])
        .collect();
    if all.is_empty() {
        println!("this CPU has no vectors of a size that only it knows: nothing to compare");
    }
    all
}

/// A word without symmetry.
fn word<W: Word>(seed: usize) -> W {
    let x = (seed as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    W::truncate((x ^ x >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ x >> 31)
}

fn rows<W: Word>(count: usize, lanes: usize, seed: usize) -> Vec<W> {
    (0..count * lanes).map(|i| word(i + 1000 * seed)).collect()
}

/// The words of one lane.
fn column<W: Word, const N: usize>(rows: &[W], lanes: usize, lane: usize) -> [W; N] {
    core::array::from_fn(|i| rows[i * lanes + lane])
}

/// Absorbs blocks of other words in every lane, twice, and compares with `one`.
fn absorbs<W: Word, const STATE: usize, const BLOCK: usize>(
    primitive: Primitive,
    words: usize,
    one: impl Fn([W; STATE], [W; BLOCK]) -> Vec<W>,
) {
    for scalable in here() {
        let lanes = scalable.lanes::<W>();
        let mut state: Vec<W> = rows(STATE, lanes, 1);
        for seed in 2..4 {
            let block: Vec<W> = rows(words, lanes, seed);
            let before = state.clone();
            scalable.absorb(primitive, &mut state, &block);
            for lane in 0..lanes {
                let mut padded = block.clone();
                padded.resize(BLOCK * lanes, W::default());
                let expected = one(column(&before, lanes, lane), column(&padded, lanes, lane));
                let got: [W; STATE] = column(&state, lanes, lane);
                let unchanged: [W; STATE] = column(&before, lanes, lane);
                assert_eq!(got[..expected.len()], expected, "{primitive:?}, lane {lane} of {lanes}");
                assert_eq!(got[expected.len()..], unchanged[expected.len()..], "{primitive:?}");
            }
        }
    }
}

fn absorbs_keccak(rate: u8, rounds: u8) {
    let first = keccak::first_round(rounds.into());
    absorbs::<u64, 25, 25>(Primitive::Keccak { rate, rounds }, usize::from(rate) / 8, |a, m| {
        let absorbed = core::array::from_fn(|i| a[i] ^ m[i]);
        keccak::rounds(Scalar, absorbed, first, 24).to_vec()
    });
}

#[test]
fn keccak_of_every_rate_and_both_permutations() {
    for (rate, rounds) in [72, 104, 136, 144, 168].into_iter().flat_map(|rate| [(rate, 24), (rate, 12)]) {
        absorbs_keccak(rate, rounds);
    }
}

/// Gives the thread vectors of `bytes` bytes, or of the next length below that the CPU has (Linux,
/// `prctl(2)`).
#[cfg(all(target_arch = "aarch64", target_os = "linux"))]
fn set_vector_length(bytes: usize) {
    const PRCTL: usize = 167;
    const PR_SVE_SET_VL: usize = 50;
    let answer: isize;
    // SAFETY: the call changes the length, and with it what the vector registers hold, which are
    // those that a function may change.
    unsafe {
        core::arch::asm!("svc 0", in("x8") PRCTL, inlateout("x0") PR_SVE_SET_VL => answer, inlateout("x1") bytes => _,
            clobber_abi("C"), options(nostack));
    }
    assert!(answer >= 0, "prctl: error {}", -answer);
}

/// Between two calls a thread may be given vectors of another length: the results are right then
/// too, and rows that are too short for it are refused, not read past their end.
#[cfg(all(target_arch = "aarch64", target_os = "linux"))]
#[test]
fn every_call_asks_for_the_length() {
    let another_thread = std::thread::spawn(|| {
        let Some(scalable) = here().pop() else { return };
        let mut lengths = Vec::new();
        for bytes in [16, 256, 32, 64, 16, 128] {
            set_vector_length(bytes);
            lengths.push(scalable.bytes());
            absorbs_keccak(136, 24);
            absorbs_keccak(168, 12);
        }
        let (shortest, longest) = (lengths.iter().min(), lengths.iter().max());
        if shortest == longest {
            return println!("this CPU has vectors of one length only: there is no other to compare with");
        }
        set_vector_length(16);
        let lanes = scalable.lanes::<u64>();
        let (mut state, block): (Vec<u64>, Vec<u64>) = (rows(25, lanes, 1), rows(17, lanes, 2));
        set_vector_length(256);
        let absorb = || scalable.absorb(Primitive::Keccak { rate: 136, rounds: 24 }, &mut state, &block);
        assert!(std::panic::catch_unwind(core::panic::AssertUnwindSafe(absorb)).is_err());
    });
    assert!(another_thread.join().is_ok());
}

/// Rows of half as many lanes as a register has are loaded one by one, and nothing after them is
/// read or written: there are registers longer than [`MOST_BYTES`], though no emulator has them.
#[cfg(target_arch = "riscv64")]
#[test]
fn keccak_of_rows_shorter_than_registers() {
    for scalable in here() {
        let lanes = scalable.lanes::<u64>() / 2;
        for words in generated::BLOCK_WORDS {
            let (mut state, block): (Vec<u64>, Vec<u64>) = (rows(26, lanes, 1), rows(words, lanes, 2));
            let before = state.clone();
            // SAFETY: the token proves the instructions; the rows of that length are there.
            unsafe {
                (scalable.kernels().absorb)(
                    state.as_mut_ptr().cast(),
                    block.as_ptr().cast(),
                    core::ptr::null_mut(),
                    size_of::<u64>() * lanes,
                    words,
                    Exit::ALL_ROWS,
                );
            }
            for lane in 0..lanes {
                let mut expected: [u64; 25] = column(&before, lanes, lane);
                expected.iter_mut().zip(block[lane..].iter().step_by(lanes)).for_each(|(a, m)| *a ^= m);
                let got: [u64; 25] = column(&state, lanes, lane);
                assert_eq!(got, keccak::permute(Scalar, expected), "{words} words, lane {lane} of {lanes}");
            }
            assert_eq!(state[25 * lanes..], before[25 * lanes..], "nothing after the state is written");
        }
    }
}

#[test]
fn sha256_and_sha512() {
    absorbs::<u32, 8, 16>(Primitive::Sha256, 16, |h, m| sha2::compress::<Sha256, u32>(Scalar, h, m).to_vec());
    absorbs::<u64, 8, 16>(Primitive::Sha512, 16, |h, m| sha2::compress::<Sha512, u64>(Scalar, h, m).to_vec());
}

#[test]
fn merkle_damgard() {
    absorbs_by::<Md5, 4>(MerkleDamgard::Md5);
    absorbs_by::<Sha1, 5>(MerkleDamgard::Sha1);
    absorbs_by::<Ripemd160, 5>(MerkleDamgard::Ripemd160);
    absorbs_by::<Sm3, 8>(MerkleDamgard::Sm3);
}

fn absorbs_by<C: Compression<N>, const N: usize>(function: MerkleDamgard) {
    absorbs::<u32, N, 16>(Primitive::MerkleDamgard(function), 16, |h, w| {
        C::compress::<u32>(Scalar, h, w).to_vec()
    });
}

#[test]
fn blake2s_and_blake2b() {
    absorbs::<u32, 11, 16>(Primitive::Blake2s, 16, |a, m| {
        let (h, t) = (a[..8].try_into().expect("8"), a[8..].try_into().expect("3"));
        blake2::compress_lanes::<Blake2s, u32>(Scalar, h, m, t).to_vec()
    });
    absorbs::<u64, 11, 16>(Primitive::Blake2b, 16, |a, m| {
        let (h, t) = (a[..8].try_into().expect("8"), a[8..].try_into().expect("3"));
        blake2::compress_lanes::<Blake2b, u64>(Scalar, h, m, t).to_vec()
    });
}

/// Every head, pruned or not, every word.
#[test]
fn every_passage_of_keccak() {
    for scalable in here() {
        let lanes = scalable.lanes::<u64>();
        let base: [u64; 25] = core::array::from_fn(|i| word(i + 77));
        let delta: Vec<u64> = rows(25, lanes, 5);
        for (head, pruned, index) in (0..3)
            .flat_map(|head| [false, true].map(|pruned| (head, pruned)))
            .flat_map(|(head, pruned)| (0..8).map(move |word| (head, pruned, word)))
        {
            let mut out = vec![0; lanes + 1];
            let passage = Passage { head, pruned, word: index };
            scalable.keccak_word(passage, &base, &delta, &mut out);
            assert_eq!(out.pop(), Some(0), "nothing is written after the words");
            for (lane, got) in out.into_iter().enumerate() {
                let mut a = column::<u64, 25>(&delta, lanes, lane);
                a.iter_mut().zip(base).for_each(|(a, base)| *a ^= base);
                if head > 0 {
                    a = keccak::chi_iota(Scalar, &a, keccak::ROUND_CONSTANTS[head - 1]);
                }
                let expected = keccak::rounds(Scalar, a, head, 24)[index];
                assert_eq!(got, expected, "{passage:?}, lane {lane} of {lanes}");
            }
        }
    }
}

/// Messages of one block, another in every lane, against the transcriptions of the standards.
fn digests<W: Word>(algorithm: Algorithm, read: impl Fn(&[u8]) -> W) {
    let primitive = algorithm.primitive();
    let (size, length) = (W::BITS as usize / 8, algorithm.single_block() - 3);
    for scalable in here() {
        let lanes = scalable.lanes::<W>();
        let message = |lane: usize| (0..length).map(|i| (i * 31 + lane * 101 + 7) as u8).collect::<Vec<_>>();
        let mut states = vec![State::initial(algorithm, algorithm.digest_length(), 0); lanes];
        let mut state_rows = vec![W::default(); 25 * lanes];
        let mut block_rows = vec![W::default(); primitive.block() / size * lanes];
        for (lane, state) in states.iter_mut().enumerate() {
            let mut block = [0; TAIL];
            block[..length].copy_from_slice(&message(lane));
            assert_eq!(state.pad(algorithm, &mut block, length, length as u64), primitive.block());
            if primitive.marks_last() {
                state.set_counter::<W>(state.counter::<W>().wrapping_add(primitive.block() as u64));
            }
            (0..25).for_each(|i| state_rows[i * lanes + lane] = state.word(i));
            let words = block[..primitive.block()].chunks(size).enumerate();
            words.for_each(|(i, word)| block_rows[i * lanes + lane] = read(word));
        }
        scalable.absorb(primitive, &mut state_rows, &block_rows);
        for (lane, mut state) in states.into_iter().enumerate() {
            (0..25).for_each(|i| state.set_word(i, state_rows[i * lanes + lane]));
            let mut digest = vec![0; algorithm.digest_length()];
            state.digest(algorithm, &mut digest);
            assert_eq!(digest, reference::digest(algorithm, &message(lane)), "{algorithm}, lane {lane}");
        }
    }
}

#[test]
fn digests_are_those_of_the_standards() {
    digests::<u64>(Algorithm::Sha3_256, Word::from_le);
    digests::<u32>(Algorithm::Sha256, Word::from_be);
    digests::<u64>(Algorithm::Sha512, Word::from_be);
    digests::<u32>(Algorithm::Md5, Word::from_le);
    digests::<u32>(Algorithm::Sha1, Word::from_be);
    digests::<u32>(Algorithm::Ripemd160, Word::from_le);
    digests::<u32>(Algorithm::Sm3, Word::from_be);
    digests::<u32>(Algorithm::Blake2s(32), Word::from_le);
    digests::<u64>(Algorithm::Blake2b(64), Word::from_le);
}
