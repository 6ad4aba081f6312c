#!/usr/bin/env bash
# The tests of what is small enough for it under Miri, an interpreter that notices undefined behaviour: the lane types of AVX2 and the
# SHA instructions it knows, AVX-512 it does not; the generic kernels; the safe library above them.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
need_nightly
cargo +nightly miri --version >/dev/null 2>&1 || rustup component add --toolchain nightly miri rust-src >/dev/null 2>&1 ||
    die "Miri cannot be installed: rustup component add --toolchain nightly miri"
