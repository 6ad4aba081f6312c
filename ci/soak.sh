#!/usr/bin/env bash
# Long searches of the released command on all cores, SOAK_SECONDS each (600 unless told): known answers and the audit of what was found must hold
# for as long, and what the ledger has must be what a check of it finds.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
cargo build --release --locked --quiet || die "the build failed"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for algorithm in sha3-256 sha256 blake2b-256; do
    step "soak: $algorithm, ${SOAK_SECONDS:=600} s"
    target/release/hashweave search --algo "$algorithm" --zero-bits 30 --seconds "$SOAK_SECONDS" --ledger "$work/$algorithm" >"$work/out" ||
        die "the search ended with $?: $(tail -n 1 "$work/out")"
    tail -n 1 "$work/out"
    target/release/hashweave ledger check "$work/$algorithm" || die "the ledger is not what the search found"
done
