#!/usr/bin/env bash
# The tests that take long and seldom fail: those that name this script where they are ignored, such as runs that are killed at any instant, and
# messages of more than 4 GiB. The README's test command leaves them out.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
has python3 || install_packages python3

step "long: tests that others leave out"
expect_instruction_sets
# Soaks have scripts of their own.
cargo test --workspace --profile ci --locked --no-fail-fast --test cli --test huge -- --ignored --skip soak ||
    die "a test failed"
