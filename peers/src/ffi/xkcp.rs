//! XKCP's Keccak-p\[1600\]×8, through the loops of `csrc/search_x8.c` and `csrc/sha3_x8.c`.

#[cfg(target_arch = "x86_64")]
pub(crate) use x86_64::Xkcp;

#[cfg(not(target_arch = "x86_64"))]
pub(crate) use elsewhere::Xkcp;

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use crate::job::Tally;
    use crate::xkcp::States8;
    use std::ptr;

    // csrc/search_x8.c and csrc/sha3_x8.c
    unsafe extern "C" {
        fn peers_xkcp_permute_x8(states: *mut States8, n: u64);
        fn peers_xkcp_search_x8(
            word0: u64,
            word1: u64,
            start: u64,
            count: u64,
            threshold: u64,
            tally: *mut Tally,
        );
        fn peers_xkcp_sha3_256_x8(data: *const u8, stride: usize, length: usize, digests: *mut u8);
    }

    /// Proof that this CPU runs what XKCP was compiled to.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Xkcp(());

    #[expect(clippy::unused_self, reason = "a token: holding it is the use")]
    impl Xkcp {
        /// `None` unless the CPU has every extension that build.rs names to the compiler.
        pub(crate) fn detect() -> Option<Self> {
            (is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512bw"))
            .then_some(Self(()))
        }

        pub(crate) fn permute_x8(self, states: &mut States8, n: u64) {
            // SAFETY: `self` proves the instructions exist; `States8` has the size, alignment (64)
            // and layout of KeccakP1600times8_states, and C keeps no pointer to it.
            unsafe { peers_xkcp_permute_x8(states, n) }
        }

        pub(crate) fn search(self, words: [u64; 2], start: u64, count: u64, threshold: u64) -> Tally {
            let mut tally = Tally::EMPTY;
            // SAFETY: `self` proves the instructions exist; `Tally` is `repr(C)`, two u64 as in C,
            // and C keeps no pointer to it.
            unsafe { peers_xkcp_search_x8(words[0], words[1], start, count, threshold, &raw mut tally) }
            tally
        }

        /// SHA3-256 of eight messages; false, and nothing done, unless they are of one length and a
        /// constant distance apart, a multiple of eight bytes.
        pub(crate) fn sha3_256_x8(self, messages: [&[u8]; 8], digests: &mut [[u8; 32]; 8]) -> bool {
            let address = messages.map(|message| message.as_ptr().expose_provenance());
            let stride = address[1].wrapping_sub(address[0]);
            let length = messages[0].len();
            let even = (0..8).all(|j| {
                address[j] == address[0].wrapping_add(stride.wrapping_mul(j)) && messages[j].len() == length
            });
            // Offsets between messages are 32-bit numbers of words in XKCP.
            if !even || !stride.is_multiple_of(8) || stride < length || stride > 1 << 28 {
                return false;
            }
            let data = ptr::with_exposed_provenance(address[0]);
            // SAFETY: `self` proves the instructions exist; C reads `length` bytes at `data` plus
            // each multiple of `stride` below eight, which are the eight messages, and writes eight
            // times 32 bytes.
            unsafe { peers_xkcp_sha3_256_x8(data, stride, length, digests.as_flattened_mut().as_mut_ptr()) }
            true
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod elsewhere {
    use crate::job::Tally;
    use crate::xkcp::States8;

    /// Without AVX-512 there is no proof of it, and nothing to call.
    #[derive(Clone, Copy, Debug)]
    pub(crate) enum Xkcp {}

    impl Xkcp {
        pub(crate) fn detect() -> Option<Self> {
            None
        }

        pub(crate) fn permute_x8(self, _states: &mut States8, _n: u64) {
            match self {}
        }

        pub(crate) fn search(self, _words: [u64; 2], _start: u64, _count: u64, _threshold: u64) -> Tally {
            match self {}
        }

        pub(crate) fn sha3_256_x8(self, _messages: [&[u8]; 8], _digests: &mut [[u8; 32]; 8]) -> bool {
            match self {}
        }
    }
}
