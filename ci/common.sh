# Shared by the scripts of this folder; sourced, not run.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

die() {
    echo "$(basename "$0"): $1" >&2
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

step() { printf '\n== %s\n' "$1"; }

# Installs Debian packages; call it only with what is missing.
install_packages() {
    (($# > 0)) || return 0
    has apt-get || die "please install: $* (there is no apt-get here)"
    local as_root=()
    if ((EUID != 0)); then
        has sudo || die "please install as root: $*"
        as_root=(sudo)
    fi
    echo "installing $*"
    "${as_root[@]}" apt-get update -qq || die "apt-get update failed"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >/dev/null || die "apt-get could not install: $*"
}

need_rust() {
    has cargo || die "cargo is missing: install Rust 1.95 or newer from https://rustup.rs"
    has cc || install_packages gcc libc6-dev
}

# Fuzzing and Miri exist for the nightly compiler only; the product needs the stable one.
need_nightly() {
    cargo +nightly --version >/dev/null 2>&1 && return
    has rustup || die "the nightly compiler is missing: install it with rustup from https://rustup.rs"
    rustup toolchain install nightly --profile minimal --component miri,rust-src >/dev/null 2>&1 ||
        die "the nightly compiler cannot be installed: rustup toolchain install nightly"
}
