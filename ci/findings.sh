#!/usr/bin/env bash
# Measures claims of our sources again (docs/findings.md): `ci/findings.sh NAME…`, `ci/findings.sh list`. Builds what is measured, then calls findings/run.py, which says
# what else it takes.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
has python3 || install_packages python3
[[ ${1:-} == list || ${1:-} == --* ]] || {
    need_rust
    cargo build --release --locked --quiet || die "the build failed"
}
exec python3 findings/run.py "$@"
