#!/usr/bin/env bash
# What has pointers and is small enough, under Miri, an interpreter that notices undefined behaviour: the lane types of AVX2 with their
# transpositions, the sources of lanes, SHA-256 by the intrinsics of the SHA instructions, the C interface. It knows neither AVX-512 nor assembly, so
# neither shuffles in assembly nor generated loops: under Miri other code takes their place (`cfg!(miri)`), and SOUNDNESS.md says what nobody interprets.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
need_nightly
cargo +nightly miri --version >/dev/null 2>&1 || rustup component add --toolchain nightly miri rust-src >/dev/null 2>&1 ||
    die "Miri cannot be installed: rustup component add --toolchain nightly miri"
[[ $(uname -m) == x86_64 ]] || die "this is not x86-64: there is nothing to interpret"
echo "LEFT OUT, since Miri knows neither AVX-512 nor assembly: lanes of AVX-512, shuffles of AVX2 in assembly, all generated loops"

# Miri has those features of a CPU that are enabled when the code is compiled, and detection finds them.
step "Miri: lanes of AVX2 and of integers (a minute)"
RUSTFLAGS="-C target-feature=+avx2,+fma,+f16c,+bmi1,+bmi2" \
    cargo +nightly miri test --locked -p hashweave-lanes --lib || die "Miri found a fault in lanes"
step "Miri: SHA-256 by the intrinsics of the SHA instructions (two minutes)"
RUSTFLAGS="-C target-feature=+sha,+ssse3,+sse4.1" \
    cargo +nightly miri test --locked -p hashweave-kernels --test absorb known_sums || die "Miri found a fault in kernels"
# For RISC-V, of which no kernel on integer registers is assembly. SQLite, which runs depend on, is compiled and not called.
step "Miri: the C interface (three minutes)"
has riscv64-linux-gnu-gcc || install_packages gcc-riscv64-linux-gnu libc6-dev-riscv64-cross
rustup +nightly target list --installed 2>/dev/null | grep -qx riscv64gc-unknown-linux-gnu ||
    rustup target add --toolchain nightly riscv64gc-unknown-linux-gnu >/dev/null 2>&1 || true
CARGO_TARGET_RISCV64GC_UNKNOWN_LINUX_GNU_RUNNER="$(rustup which --toolchain nightly cargo-miri) runner" \
    MIRIFLAGS=-Zmiri-disable-isolation HASHWEAVE_ISA=scalar \
    cargo +nightly miri test --locked --target riscv64gc-unknown-linux-gnu -p hashweave-c --lib --test interface ||
    die "Miri found a fault in the C interface"
