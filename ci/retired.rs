//! Calls every generated kernel of an architecture once, for `ci/retired.sh` to count what they execute. Its first argument is the bytes of a
//! vector register.

type Bytes = *mut u64;

macro_rules! kernels {
    ($($file:literal: $($name:ident)*;)*) => {
        $(core::arch::global_asm!(include_str!(concat!(env!("GENERATED"), "/", $file)), options(raw));)*
        unsafe extern "C" {
            $($(fn $name(state: Bytes, block: Bytes, out: Bytes, bytes: usize, head: usize, exit: usize);)*)*
        }
        const KERNELS: &[unsafe extern "C" fn(Bytes, Bytes, Bytes, usize, usize, usize)] = &[$($($name),*),*];
    };
}

#[cfg(target_arch = "riscv64")]
kernels! {
    "rvv.s": hashweave_rvv_keccak_absorb hashweave_rvv_sha256 hashweave_rvv_sha512 hashweave_rvv_blake2s
        hashweave_rvv_blake2b;
    "rvv_zvkb.s": hashweave_rvv_zvkb_keccak_absorb hashweave_rvv_zvkb_sha256 hashweave_rvv_zvkb_sha512
        hashweave_rvv_zvkb_blake2s hashweave_rvv_zvkb_blake2b;
}

#[cfg(target_arch = "aarch64")]
kernels! {
    "sve2.s": hashweave_sve2_keccak_absorb hashweave_sve2_sha256 hashweave_sve2_sha512 hashweave_sve2_blake2s
        hashweave_sve2_blake2b;
    "neon.s": hashweave_neon_keccak_absorb hashweave_neon_sha512 hashweave_neon_blake2b;
}

fn main() {
    let bytes = std::env::args().nth(1).and_then(|bytes| bytes.parse().ok()).expect("the bytes of a register");
    let (mut state, mut block, mut out) = ([0; 25 * 32], [0; 25 * 32], [0; 32]);
    for kernel in KERNELS {
        // SAFETY: the rows are there; the script runs this on a CPU that has the instructions. 17 words of a block, all rows.
        unsafe { kernel(state.as_mut_ptr(), block.as_mut_ptr(), out.as_mut_ptr(), bytes, 17, 16) };
    }
    std::hint::black_box(&state);
}
