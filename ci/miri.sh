#!/usr/bin/env bash
# What has pointers and is small enough, under Miri, an interpreter that notices undefined behaviour: the lane types of AVX2 with their
# transpositions, the sources of lanes, the kernel of the SHA instructions. AVX-512, inline assembly and the generated loops it does not know.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
need_nightly
cargo +nightly miri --version >/dev/null 2>&1 || rustup component add --toolchain nightly miri rust-src >/dev/null 2>&1 ||
    die "Miri cannot be installed: rustup component add --toolchain nightly miri"
[[ $(uname -m) == x86_64 ]] || die "this is not x86-64: there is nothing to interpret"

# Miri has those features of a CPU that are enabled when the code is compiled, and detection finds them.
step "Miri: lanes of AVX2 and of integers (a minute)"
RUSTFLAGS="-C target-feature=+avx2,+fma,+f16c,+bmi1,+bmi2" \
    cargo +nightly miri test --locked -p hashweave-lanes --lib || die "Miri found a fault in lanes"
step "Miri: SHA-256 by the SHA instructions (two minutes)"
RUSTFLAGS="-C target-feature=+sha,+ssse3,+sse4.1" \
    cargo +nightly miri test --locked -p hashweave-kernels --test absorb known_sums || die "Miri found a fault in kernels"
