#!/usr/bin/env bash
# Runs every fuzz target for a short while (FUZZ_SECONDS each, 20 unless told): a longer run is for people.
# A failure leaves its input in fuzz/artifacts/; `cargo +nightly fuzz run TARGET FILE` repeats it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
need_nightly
has cargo-fuzz || cargo install cargo-fuzz --version 0.13.2 --locked --quiet || die "cargo-fuzz cannot be installed"

seconds=${FUZZ_SECONDS:-20}
# The oracle and the debug assertions are what finds faults here; the address sanitizer would only slow the crates that have
# `unsafe` down, and Miri looks at what it can of them (ci/miri.sh).
step "fuzz: build"
cargo +nightly fuzz build --sanitizer none || die "the fuzz targets do not build"
for target in $(cargo +nightly fuzz list); do
    step "fuzz: $target, $seconds s"
    cargo +nightly fuzz run --sanitizer none "$target" -- \
        -max_total_time="$seconds" -max_len=4096 -timeout=30 -rss_limit_mb=4096 -verbosity=0 -print_final_stats=1 ||
        die "$target found a fault; its input is in fuzz/artifacts/$target/"
done
