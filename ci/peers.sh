#!/usr/bin/env bash
# Builds, tests and tries the benchmarks against other people's libraries (peers/), on a fresh Debian as on a
# developer's machine: what is missing is installed, what is there is left alone.
set -euo pipefail

die() {
    echo "ci/peers.sh: $1" >&2
    exit 1
}

cd "$(dirname "${BASH_SOURCE[0]}")/../peers" || die "no folder peers/ beside ci/"

has() { command -v "$1" >/dev/null 2>&1; }

packages=()
has cc || packages+=(gcc libc6-dev)
has pkg-config || packages+=(pkg-config)
{ has pkg-config && pkg-config --exists openssl; } || packages+=(libssl-dev)
# clang is the compiler under which XKCP is fastest; only its x86-64 code is compiled at all. Whoever names
# another compiler means it.
if [[ $(uname -m) == x86_64 && -z ${PEERS_CC:-} ]]; then
    has clang-19 || packages+=(clang-19)
fi

if ((${#packages[@]} > 0)); then
    has apt-get || die "please install: ${packages[*]} (no apt-get here)"
    as_root=()
    if ((EUID != 0)); then
        has sudo || die "please install as root: ${packages[*]}"
        as_root=(sudo)
    fi
    echo "ci/peers.sh: installing ${packages[*]}"
    "${as_root[@]}" apt-get update -qq || die "apt-get update failed"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null ||
        die "apt-get could not install: ${packages[*]}"
fi

has cargo || die "cargo is missing: install Rust from https://rustup.rs"

cargo build --release --locked || die "the build failed"
cargo test --release --locked --quiet || die "a peer disagrees with another"
cargo run --release --locked --quiet -- --quick || die "the benchmark failed"
