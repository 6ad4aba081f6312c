#!/usr/bin/env bash
# Ledgers that were damaged at random (HASHWEAVE_DAMAGED of them, 10,000 unless told) are refused or read right, and searches and merges that are killed
# (HASHWEAVE_KILLS times, 300) end as those that are not.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
export HASHWEAVE_DAMAGED=${HASHWEAVE_DAMAGED:-10000} HASHWEAVE_KILLS=${HASHWEAVE_KILLS:-300}

step "damage: $HASHWEAVE_DAMAGED ledgers"
cargo test --profile ci --locked -p hashweave-runner --lib ledger::damage -- --ignored --nocapture || die "a damaged ledger is not refused"
step "damage: $HASHWEAVE_KILLS kills"
cargo test --profile ci --locked -p hashweave-cli --test cli soak_of_kills -- --ignored --nocapture || die "a killed run is not resumed as it must be"
