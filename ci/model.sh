#!/usr/bin/env bash
# The model test of ledgers, copies and folders (tests/model/main.rs): COUNT interleavings of
# ledgers (10,000 unless told) and a quarter as many of folders, from SEED on (0): `ci/model.sh 100
# 164`. Each ends with what was tried, in figures. Where Linux does not let a process trace its
# children it fails; on other systems and CPUs than x86-64 it says that it isn't run.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
count=${1:-10000}
export HASHWEAVE_MODEL_SEED=${2:-0}
[[ $count =~ ^[1-9][0-9]*$ && $HASHWEAVE_MODEL_SEED =~ ^[0-9]+$ ]] || die "usage: ci/model.sh [COUNT] [SEED], both whole numbers"

if [[ $(uname -s) != Linux || $(uname -m) != x86_64 ]]; then
    echo "model: NOT RUN: it traces processes, which it can do on Linux on x86-64 only"
    exit 0
fi
# play KIND COUNT
play() {
    step "model: $2 interleavings of $1"
    HASHWEAVE_MODEL_COUNT=$2 cargo test --profile ci --locked -p hashweave-cli --test model "$1" -- --nocapture ||
        die "something is lost: the lines above name the seeds and the files with their steps"
}
play ledgers "$count"
play folders $(((count + 3) / 4))
