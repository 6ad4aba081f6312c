#!/usr/bin/env bash
# The kernels exactly as they are released: the vectors and random messages on every kernel, what absorbs and what labels, the library, without
# the debug assertions and overflow checks that ci/test.sh has; and no instruction of a kernel is a call.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
has python3 || install_packages python3

step "release: tests of kernels and library"
expect_instruction_sets
cargo test --release --locked --lib --tests -p hashweave-lanes -p hashweave-hashes -p hashweave-kernels -p hashweave -p hashweave-tests ||
    die "a test failed in release"
step "release: the command"
cargo build --release --locked --quiet || die "the build failed"
if [[ $(uname -m) == x86_64 ]]; then
    has objdump || install_packages binutils
    python3 ci/inlined.py target/release/hashweave || die "instructions of kernels are calls"
else
    echo "ci/inlined.py reads code of x86-64: not run here"
fi
target/release/hashweave selftest | tail -n 1 || die "a kernel of the command is wrong"
