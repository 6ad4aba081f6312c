//! The contestants of each case, and the calls that they make.

use super::cases::{Case, Lengths};
use super::{Contestant, Hash};
use crate::{openssl, xkcp::Xkcp};
use arrayvec::ArrayVec;
use hashweave::{Algorithm, digest_many, digest_rows};
use stringzilla::stringzilla as sz;

/// The name that this product goes by in the table.
pub const OWN: &str = "hashweave";

/// Up to this many messages a library's call for one message at a time may be its best.
pub(super) const FEW: usize = 8;

/// Every contestant that this machine can run, this product first.
#[must_use]
pub fn contestants(case: &Case) -> Vec<Contestant> {
    let mut list = vec![own(case.algorithm)];
    list.extend(own_rows(case));
    list.extend(openssl_evp(case.algorithm));
    list.extend(boring(case.algorithm));
    list.extend(keccak_asm(case.algorithm));
    list.extend(rustcrypto(case.algorithm));
    match case.algorithm {
        Algorithm::Sha256 => {
            list.extend(tape_sha256(case));
            list.extend(stringzilla(case));
            list.extend(hashtree(case));
        }
        Algorithm::Blake3 => list.extend(blake3_crates(case)),
        Algorithm::Blake2s(32) => list.extend(blake2s_simd(case)),
        Algorithm::Blake2b(64) => list.extend(blake2b_simd(case)),
        Algorithm::Sha3_256 => list.extend(xkcp_x8(case)),
        _ => {}
    }
    #[cfg(target_arch = "x86_64")]
    list.extend(super::intel::contestants(case));
    list
}

impl Contestant {
    fn new(peer: &'static str, kernel: impl Into<String>, hash: Hash) -> Self {
        Self { peer, kernel: kernel.into(), hash }
    }

    /// By a call for many messages that writes digests of `N` bytes.
    pub(super) fn many<const N: usize>(
        peer: &'static str,
        kernel: impl Into<String>,
        mut hash: impl FnMut(&[&[u8]], &mut [[u8; N]]) + 'static,
    ) -> Self {
        Self::new(peer, kernel, Box::new(move |messages, out| hash(messages, out.as_chunks_mut().0)))
    }

    /// By a call for one message, for each in turn.
    fn each<const N: usize>(
        peer: &'static str,
        kernel: impl Into<String>,
        mut hash: impl FnMut(&[u8], &mut [u8; N]) + 'static,
    ) -> Self {
        Self::many(peer, kernel, move |messages, digests| {
            messages.iter().zip(digests).for_each(|(message, digest)| hash(message, digest));
        })
    }
}

/// This product: one call, with every choice left to it.
fn own(algorithm: Algorithm) -> Contestant {
    let hash = move |messages: &[&[u8]], digests: &mut [u8]| digest_many(algorithm, messages, digests);
    Contestant::new(OWN, "digest_many", Box::new(hash))
}

/// This product's call for pairs that lie one after the other.
fn own_rows(case: &Case) -> Option<Contestant> {
    let (algorithm, pairs) = (case.algorithm, pairs(case)?);
    let hash = move |_: &[&[u8]], digests: &mut [u8]| {
        digest_rows(algorithm, pairs.as_flattened(), PAIR, PAIR, digests)
            .expect("there is room for all digests");
    };
    Some(Contestant::new(OWN, "digest_rows", Box::new(hash)))
}

/// EVP: one algorithm fetched, one context for every message. It hashes one message at a time
/// whatever it is given.
fn openssl_evp(algorithm: Algorithm) -> Option<Contestant> {
    fn evp<const N: usize>(name: &'static std::ffi::CStr) -> Option<Contestant> {
        let mut evp = openssl::Evp::fetch(name)?;
        Some(Contestant::each("openssl", "EVP", move |message, digest: &mut [u8; N]| {
            *digest = evp.digest(message).expect("OpenSSL fails on a plain message");
        }))
    }
    match algorithm {
        Algorithm::Sha256 => evp::<32>(c"SHA2-256"),
        Algorithm::Sha512 => evp::<64>(c"SHA2-512"),
        Algorithm::Sha3_256 => evp::<32>(c"SHA3-256"),
        Algorithm::Blake2s(32) => evp::<32>(c"BLAKE2S-256"),
        Algorithm::Blake2b(64) => evp::<64>(c"BLAKE2B-512"),
        Algorithm::Md5 => evp::<16>(c"MD5"),
        Algorithm::Sha1 => evp::<20>(c"SHA1"),
        Algorithm::Ripemd160 => evp::<20>(c"RIPEMD160"),
        Algorithm::Sm3 => evp::<32>(c"SM3"),
        _ => None,
    }
}

/// RustCrypto: `Digest::digest`, the state on the stack. There is no call for many messages.
fn rustcrypto(algorithm: Algorithm) -> Option<Contestant> {
    use sha3::Digest; // one trait, that of all these crates
    Some(match algorithm {
        Algorithm::Sha256 => Contestant::each("rustcrypto", "sha2", |message, digest: &mut [u8; 32]| {
            *digest = sha2::Sha256::digest(message).into();
        }),
        Algorithm::Sha512 => Contestant::each("rustcrypto", "sha2", |message, digest: &mut [u8; 64]| {
            *digest = sha2::Sha512::digest(message).into();
        }),
        Algorithm::Keccak256 => Contestant::each("rustcrypto", "sha3", |message, digest: &mut [u8; 32]| {
            *digest = sha3::Keccak256::digest(message).into();
        }),
        Algorithm::Sha3_256 => Contestant::each("rustcrypto", "sha3", |message, digest: &mut [u8; 32]| {
            *digest = sha3::Sha3_256::digest(message).into();
        }),
        Algorithm::Blake2s(32) => {
            Contestant::each("rustcrypto", "blake2", |message, digest: &mut [u8; 32]| {
                *digest = blake2::Blake2s256::digest(message).into();
            })
        }
        Algorithm::Blake2b(64) => {
            Contestant::each("rustcrypto", "blake2", |message, digest: &mut [u8; 64]| {
                *digest = blake2::Blake2b512::digest(message).into();
            })
        }
        Algorithm::Md5 => Contestant::each("rustcrypto", "md-5", |message, digest: &mut [u8; 16]| {
            *digest = md5::Md5::digest(message).into();
        }),
        Algorithm::Sha1 => Contestant::each("rustcrypto", "sha1", |message, digest: &mut [u8; 20]| {
            *digest = sha1::Sha1::digest(message).into();
        }),
        Algorithm::Ripemd160 => Contestant::each("rustcrypto", "ripemd", |message, digest: &mut [u8; 20]| {
            *digest = ripemd::Ripemd160::digest(message).into();
        }),
        Algorithm::Sm3 => Contestant::each("rustcrypto", "sm3", |message, digest: &mut [u8; 32]| {
            *digest = sm3::Sm3::digest(message).into();
        }),
        _ => return None,
    })
}

/// `hash_many` for all messages at once: it chooses its kernel itself, by the CPU and by how many
/// are left over. For few its hasher for one message, which has a loop of its own.
fn tape_sha256(case: &Case) -> Vec<Contestant> {
    let kernel = format!("hash_many {}", tape_sha256::backend());
    let many = Contestant::many("tape-sha256", kernel, tape_sha256::hash_many);
    let one = Contestant::each("tape-sha256", "Sha256", |message, digest: &mut [u8; 32]| {
        let mut hasher = tape_sha256::Sha256::new();
        hasher.update(message);
        *digest = hasher.finish();
    });
    if case.streams <= FEW { vec![many, one] } else { vec![many] }
}

/// `sha256_multistate_update` and `…_digest` over one state a message, all allocated once and set
/// back by a copy. For few messages its call for one.
fn stringzilla(case: &Case) -> Vec<Contestant> {
    let fresh = sz::Sha256::new();
    let mut states = vec![fresh; case.streams];
    let many = Contestant::many("stringzilla", "multistate", move |messages, digests: &mut [[u8; 32]]| {
        states.fill(fresh);
        let done = sz::sha256_multistate_update(&mut states, messages)
            .and_then(|()| sz::sha256_multistate_digest(&states, digests));
        assert!(done.is_ok(), "StringZilla fails on plain messages");
    });
    let one = Contestant::each("stringzilla", "Sha256::hash", |message, digest: &mut [u8; 32]| {
        *digest = sz::Sha256::hash(message);
    });
    if case.streams <= FEW { vec![many, one] } else { vec![many] }
}

/// The descendants of BoringSSL: one message at a time, by a function without a context.
fn boring(algorithm: Algorithm) -> Vec<Contestant> {
    fn of<const N: usize>(
        aws_lc: &'static aws_lc_rs::digest::Algorithm,
        ring: &'static ring::digest::Algorithm,
    ) -> Vec<Contestant> {
        let aws_lc = Contestant::each("aws-lc", "digest", move |message, digest: &mut [u8; N]| {
            digest.copy_from_slice(aws_lc_rs::digest::digest(aws_lc, message).as_ref());
        });
        let ring = Contestant::each("ring", "digest", move |message, digest: &mut [u8; N]| {
            digest.copy_from_slice(ring::digest::digest(ring, message).as_ref());
        });
        vec![aws_lc, ring]
    }
    match algorithm {
        Algorithm::Sha256 => of::<32>(&aws_lc_rs::digest::SHA256, &ring::digest::SHA256),
        Algorithm::Sha512 => of::<64>(&aws_lc_rs::digest::SHA512, &ring::digest::SHA512),
        _ => Vec::new(),
    }
}

/// CRYPTOGAMS' code of one state, as the crate chooses it.
fn keccak_asm(algorithm: Algorithm) -> Option<Contestant> {
    match algorithm {
        Algorithm::Sha3_256 => {
            Some(Contestant::each("keccak-asm", "Sha3_256", |message, digest: &mut [u8; 32]| {
                *digest = keccak_asm::Sha3_256::digest(message).into();
            }))
        }
        Algorithm::Keccak256 => {
            Some(Contestant::each("keccak-asm", "Keccak256", |message, digest: &mut [u8; 32]| {
                *digest = keccak_asm::Keccak256::digest(message).into();
            }))
        }
        _ => None,
    }
}

/// Bytes of a pair of digests.
const PAIR: usize = 64;

/// The messages of a case one after the other, if each is a pair of digests: for libraries that take
/// nothing else. They have the same bytes as those that others are given.
fn pairs(case: &Case) -> Option<Vec<[u8; PAIR]>> {
    let is_pairs = matches!(case.lengths, Lengths::Each(PAIR));
    is_pairs.then(|| {
        let messages = case.messages();
        messages.slices().iter().map(|message| (*message).try_into().expect("a pair")).collect()
    })
}

/// Pairs of digests, which lie one after the other; it chooses its function by the CPU.
fn hashtree(case: &Case) -> Option<Contestant> {
    let pairs = pairs(case)?;
    hashtree_rs::init();
    Some(Contestant::many("hashtree", "hash", move |_, digests: &mut [[u8; 32]]| {
        hashtree_rs::hash(digests.as_flattened_mut(), pairs.as_flattened(), pairs.len());
    }))
}

/// The authors' crate, a message at a time, and `ab-blake3`, which hashes 64 blocks in a call.
fn blake3_crates(case: &Case) -> Vec<Contestant> {
    let one = Contestant::each("blake3", "hash", |message, digest: &mut [u8; 32]| {
        *digest = blake3::hash(message).into();
    });
    let many = pairs(case).map(|pairs| {
        Contestant::many("ab-blake3", "single_block_hash_many", move |_, digests: &mut [[u8; 32]]| {
            for (pairs, digests) in pairs.as_chunks::<JOBS>().0.iter().zip(digests.as_chunks_mut::<JOBS>().0)
            {
                ab_blake3::single_block_hash_many_exact(pairs, digests);
            }
        })
    });
    core::iter::once(one).chain(many).collect()
}

/// The jobs of the BLAKE2 crates live in a list on the stack: as many as make the widest kernel's
/// start and end rare. `ab-blake3` takes as many blocks.
const JOBS: usize = 64;

/// `many::hash_many`, which keeps lanes full by itself; for one message `blake2s`.
fn blake2s_simd(case: &Case) -> Vec<Contestant> {
    use blake2s_simd::{Params, many};
    let hash_many = Contestant::many(
        "blake2s_simd",
        format!("hash_many x{}", many::degree()),
        |messages, digests: &mut [[u8; 32]]| {
            let params = Params::new();
            for (messages, digests) in messages.chunks(JOBS).zip(digests.chunks_mut(JOBS)) {
                let jobs = messages.iter().map(|message| many::HashManyJob::new(&params, message));
                let mut jobs: ArrayVec<_, JOBS> = jobs.collect();
                many::hash_many(&mut jobs);
                for (job, digest) in jobs.iter().zip(digests) {
                    *digest = *job.to_hash().as_array();
                }
            }
        },
    );
    let one = Contestant::each("blake2s_simd", "blake2s", |message, digest: &mut [u8; 32]| {
        *digest = *blake2s_simd::blake2s(message).as_array();
    });
    if case.streams <= FEW { vec![one] } else { vec![hash_many] }
}

/// As [`blake2s_simd`].
fn blake2b_simd(case: &Case) -> Vec<Contestant> {
    use blake2b_simd::{Params, many};
    let hash_many = Contestant::many(
        "blake2b_simd",
        format!("hash_many x{}", many::degree()),
        |messages, digests: &mut [[u8; 64]]| {
            let params = Params::new();
            for (messages, digests) in messages.chunks(JOBS).zip(digests.chunks_mut(JOBS)) {
                let jobs = messages.iter().map(|message| many::HashManyJob::new(&params, message));
                let mut jobs: ArrayVec<_, JOBS> = jobs.collect();
                many::hash_many(&mut jobs);
                for (job, digest) in jobs.iter().zip(digests) {
                    *digest = *job.to_hash().as_array();
                }
            }
        },
    );
    let one = Contestant::each("blake2b_simd", "blake2b", |message, digest: &mut [u8; 64]| {
        *digest = *blake2b_simd::blake2b(message).as_array();
    });
    if case.streams <= FEW { vec![one] } else { vec![hash_many] }
}

/// Eight states at a time, absorbed by the package's own loop (`csrc/sha3_x8.c`), which wants eight
/// messages of one length at equal distances: it takes part where it gets them.
fn xkcp_x8(case: &Case) -> Option<Contestant> {
    let xkcp = Xkcp::detect()?;
    let even = matches!(case.lengths, Lengths::Each(_)) && case.streams.is_multiple_of(8);
    even.then(|| {
        Contestant::many("xkcp", "x8 avx512", move |messages, digests: &mut [[u8; 32]]| {
            for (messages, digests) in messages.as_chunks().0.iter().zip(digests.as_chunks_mut().0) {
                assert!(xkcp.sha3_256_x8(*messages, digests), "messages at equal distances");
            }
        })
    })
}
