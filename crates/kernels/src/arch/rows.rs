//! The parts that the rows of all architectures have.

use crate::batch::row::Absorb;
use crate::blake3::row::Chaining;
use crate::chain::row::Chain;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
use hashes::MerkleDamgard;
use hashes::Primitive;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use hashes::Stream;

/// A kernel for a row of `ABSORBING`.
pub(super) fn absorbing<K: Absorb + 'static>(kernel: Option<K>) -> Option<Box<dyn Absorb>> {
    Some(Box::new(kernel?))
}

/// A kernel for a row of `NODES`.
pub(super) fn nodes<K: Chaining + 'static>(kernel: Option<K>) -> Option<Box<dyn Chaining>> {
    Some(Box::new(kernel?))
}

/// A kernel for a row of `CHAINS`.
pub(super) fn chaining<K: Chain + 'static>(kernel: Option<K>) -> Option<Box<dyn Chain>> {
    Some(Box::new(kernel?))
}

/// The primitives of a row: all of them.
pub(super) fn any(_: Primitive) -> bool {
    true
}

/// The primitives of a row: all for whose blocks there are lines for vectors of any size.
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn but_blake3(primitive: Primitive) -> bool {
    primitive != Primitive::Blake3
}

/// The primitive of a row: SHA-256.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn sha256(primitive: Primitive) -> bool {
    primitive == Primitive::Sha256
}

/// The primitive of a row: SHA-1.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) fn sha1(primitive: Primitive) -> bool {
    primitive == Primitive::MerkleDamgard(MerkleDamgard::Sha1)
}

/// The primitive of a row: SM3.
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn sm3(primitive: Primitive) -> bool {
    primitive == Primitive::MerkleDamgard(MerkleDamgard::Sm3)
}

/// The primitive of a row: SHA-512.
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn sha512(primitive: Primitive) -> bool {
    primitive == Primitive::Sha512
}

/// Panics unless a primitive is the only one that a kernel hashes.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
pub(super) fn only(its: Primitive, asked: Primitive) {
    assert_eq!(its, asked, "the kernel knows no other hash");
}

/// The blocks of streams that have equally many, one of each stream at a time.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) fn blocks_of<'a, const BLOCK: usize, const N: usize>(
    streams: &[&mut Stream<'a>; N],
) -> impl Iterator<Item = [&'a [u8; BLOCK]; N]> + use<'a, BLOCK, N> {
    let sources: [&[[u8; BLOCK]]; N] = core::array::from_fn(|i| {
        let (blocks, rest) = streams[i].blocks.as_chunks();
        assert!(rest.is_empty(), "the blocks are not whole");
        blocks
    });
    let count = sources[0].len();
    assert!(sources.iter().all(|blocks| blocks.len() == count), "streams take equally many blocks");
    (0..count).map(move |at| core::array::from_fn(|i| &sources[i][at]))
}

/// Defines `absorb` of one to four streams, interleaved, for a kernel that has `Working` (its
/// working variables, with `of` and `store`) and `compress` of a block of each stream. It is a
/// macro, because a function cannot be generic over the features that it is compiled with, and
/// without them nothing would be inlined into it.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! absorb_up_to_four {
    ($features:literal, $zero:expr) => {
        /// Absorbs the blocks of one to four streams.
        #[target_feature(enable = $features)]
        fn absorb(streams: &mut [Stream<'_>]) {
            match streams {
                [a] => absorb_interleaved([a]),
                [a, b] => absorb_interleaved([a, b]),
                [a, b, c] => absorb_interleaved([a, b, c]),
                [a, b, c, d] => absorb_interleaved([a, b, c, d]),
                _ => panic!("there are {} streams for {STREAMS}", streams.len()),
            }
        }

        #[inline]
        #[target_feature(enable = $features)]
        fn absorb_interleaved<const N: usize>(streams: [&mut Stream<'_>; N]) {
            let mut working = [$zero; N];
            for (working, stream) in working.iter_mut().zip(&streams) {
                *working = Working::of(stream.state);
            }
            for blocks in $crate::arch::rows::blocks_of::<BLOCK, N>(&streams) {
                compress(&mut working, &blocks);
            }
            for (working, stream) in working.into_iter().zip(streams) {
                working.store(stream.state);
            }
        }
    };
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) use absorb_up_to_four;
