//! Intel's multi-buffer libraries, C and assembly for x86-64.

use super::Contestant;
use super::cases::Case;
use super::contestants::FEW;
use crate::ffi::ipsec_mb::{Choice, Manager};
use hashweave::Algorithm;

/// None but for SHA-256 and SHA-512: ipsec-mb 1.3 and isa-l_crypto 2.26 have no SHA-3 and no
/// BLAKE2.
pub(super) fn contestants(case: &Case) -> Vec<Contestant> {
    match case.algorithm {
        Algorithm::Sha256 => of_size::<32>(case),
        Algorithm::Sha512 => of_size::<64>(case),
        _ => Vec::new(),
    }
}

fn of_size<const N: usize>(case: &Case) -> Vec<Contestant> {
    let list = ipsec_mb::<N>(case);
    #[cfg(peers_isal)]
    let list = list.into_iter().chain(isal::<N>(case)).collect();
    list
}

/// Bursts of jobs, with the library's own choice of kernel; for few messages also its SSE manager,
/// which interleaves two streams of SHA-NI (SHA-256 only), and its function for one message.
fn ipsec_mb<const N: usize>(case: &Case) -> Vec<Contestant> {
    let mut list = Vec::from_iter(burst::<N>(Choice::Auto));
    if case.streams <= FEW {
        list.extend((N == 32).then(|| burst::<N>(Choice::ShaNi)).flatten());
        list.extend(one_by_one::<N>());
    }
    list
}

/// `csrc/ipsec_mb.c` says why bursts.
fn burst<const N: usize>(choice: Choice) -> Option<Contestant> {
    let mut manager = Manager::new(choice)?;
    let kernel = match choice {
        Choice::Auto => format!("burst {}", manager.arch()),
        Choice::ShaNi => "burst sha-ni".to_owned(),
    };
    Some(Contestant::many("ipsec-mb", kernel, move |messages, digests: &mut [[u8; N]]| {
        assert!(manager.sha2(messages, digests), "ipsec-mb fails on plain messages");
    }))
}

fn one_by_one<const N: usize>() -> Option<Contestant> {
    let mut manager = Manager::new(Choice::Auto)?;
    let kernel = format!("one {}", manager.arch());
    Some(Contestant::many("ipsec-mb", kernel, move |messages, digests: &mut [[u8; N]]| {
        manager.sha2_each(messages, digests);
    }))
}

/// Every message submitted whole, then a flush (`csrc/isal.c`); the kernel is the library's own
/// choice.
#[cfg(peers_isal)]
fn isal<const N: usize>(case: &Case) -> Option<Contestant> {
    let mut manager = crate::ffi::isal::Manager::new(case.streams)?;
    Some(Contestant::many("isa-l_crypto", "ctx_mgr", move |messages, digests: &mut [[u8; N]]| {
        assert!(manager.sha2(messages, digests), "isa-l_crypto fails on plain messages");
    }))
}
