#!/usr/bin/env bash
# The parent caches of main net up to 8 MiB, computed and compared with vectors/replicate/parent-caches.txt; `--large`: up to 512 MiB, half a
# minute on one core. Larger ones by id: cargo run --release --example parent_caches -p hashweave-runner 8
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
small=(0 1 5 6)
what="up to 8 MiB"
if [[ ${1:-} == --large ]]; then
    small=()
    what="up to 512 MiB"
fi
build_hashweave

step "replicate: parent caches $what"
target/ci/examples/parent_caches ${small[@]+"${small[@]}"} || die "a parent cache is not as in vectors/replicate/parent-caches.txt"
