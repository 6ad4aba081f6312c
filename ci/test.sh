#!/usr/bin/env bash
# Every test: the command of the README, then the kernels as they are released and without any optimisation.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
# Tests compare replicas with a reference in Python, and docs have checks in it.
has python3 || install_packages python3

step "cargo test --workspace (optimised kernels, debug assertions, overflow checks)"
cargo test --workspace --locked || die "a test failed"
step "the checks of docs/jobs.md"
awk '/^```python$/ { inside = 1; next } /^```$/ { inside = 0 } inside' docs/jobs.md | PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=docs python3 - ||
    die "a check in docs/jobs.md fails"
step "kernels as released"
# Examples and those of the documentation have been built above.
cargo test --release --locked --tests -p hashweave-lanes -p hashweave-hashes -p hashweave-kernels -p hashweave || die "a test failed in release"
step "kernels without optimisation"
# Unoptimised, an unrolled hash function has a stack frame of hundreds of kilobytes, and a test thread has two megabytes.
export RUST_MIN_STACK=67108864
cargo test --profile plain --locked -p hashweave-lanes -p hashweave-hashes -p hashweave-kernels -p hashweave --lib ||
    die "a test failed without optimisation"
