#!/usr/bin/env bash
# Every test: the command of the README.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
# Tests compare replicas with a reference in Python, and docs have checks in it.
has python3 || install_packages python3

step "every test"
expect_instruction_sets
# Many tests wait for something, so a few more of them than processors run at once.
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$(($(nproc) + 2))}
cargo test --workspace --profile ci --locked --no-fail-fast || die "a test failed"
python3 ci/mutants.py --kernels "$hashweave" || die "ci/mutants.py does not know the kernels that there are"
step "the checks of docs/jobs.md"
awk '/^```python$/ { inside = 1; next } /^```$/ { inside = 0 } inside' docs/jobs.md | PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=docs python3 - ||
    die "a check in docs/jobs.md fails"
