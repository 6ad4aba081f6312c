#!/usr/bin/env bash
# The unit tests of lanes, hashes and kernels without any optimisation, which are small: what only the optimiser makes right is noticed.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

step "plain: kernels without optimisation"
# Unoptimised, an unrolled hash function has a stack frame of hundreds of kilobytes, and a test thread has two megabytes.
export RUST_MIN_STACK=67108864
cargo test --profile plain --locked -p hashweave-lanes -p hashweave-hashes -p hashweave-kernels --lib ||
    die "a test failed without optimisation"
