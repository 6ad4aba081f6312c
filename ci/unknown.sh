#!/usr/bin/env bash
# The tests of how kernels are chosen, and of all that says so, on a core that nobody knows: on a machine whose core has figures, no other run tries
# a core without.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

step "a core that nobody knows"
choice=(choice:: plan:: costs:: calibrate:: job:: bound:: kernel:: bench steady commands:: explain:: records:: kernels:: batches:: report::)
# The whole workspace, as for every test, so that nothing is compiled twice.
HASHWEAVE_CORE=unknown cargo test --workspace --profile ci --locked --lib --test cli -- "${choice[@]}" || die "a test failed on a core that nobody knows"
