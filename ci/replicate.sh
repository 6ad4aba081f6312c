#!/usr/bin/env bash
# The parent caches of main net up to 512 MiB, computed and compared with vectors/replicate/parent-caches.txt: half a minute on one core.
# Larger ones by id: cargo run --release --example parent_caches -p hashweave-runner 8
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

step "replicate: parent caches up to 512 MiB"
cargo run --release --locked --quiet -p hashweave-runner --example parent_caches ||
    die "a parent cache is not as in vectors/replicate/parent-caches.txt"
