#!/usr/bin/env bash
# Builds, tests and tries the benchmarks against other people's libraries (peers/), on a fresh Debian as on a
# developer's machine: what is missing is installed, what is there is left alone. `--bench` tries the benchmark too.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

packages=()
has pkg-config || packages+=(pkg-config)
{ has pkg-config && pkg-config --exists openssl; } || packages+=(libssl-dev)
# clang is the compiler under which XKCP and StringZilla are fastest. Whoever names another compiler means it.
if [[ -n ${PEERS_CC:-} ]]; then
    export CC=$PEERS_CC
else
    has clang-19 || packages+=(clang-19)
fi
if [[ $(uname -m) == x86_64 ]]; then
    [[ -e /usr/include/intel-ipsec-mb.h ]] || packages+=(libipsec-mb-dev)
fi
install_packages "${packages[@]}"

cd peers
step "peers: format and lints"
cargo fmt --check || die "run 'cargo fmt' in peers/"
cargo clippy --all-targets --locked --quiet -- -D warnings || die "clippy has something to say"
# A workspace of its own cannot share what the other has compiled: cargo tells the same crates in two workspaces apart. So its profile `ci`
# compiles quickly, which is all that agreement needs.
step "peers: agreement"
cargo test --profile ci --locked || die "a peer disagrees with another"
step "peers: searches: format and lints"
(cd searchers && cargo fmt --check) || die "run 'cargo fmt' in peers/searchers/"
(cd searchers && cargo clippy --locked --quiet -- -D warnings) || die "clippy has something to say"
[[ ${1:-} == --bench ]] || exit 0
step "peers: the benchmark runs"
cargo run --release --locked --quiet -- --quick || die "the benchmark failed"
step "peers: searches agree"
has npm || die "npm is missing: install Node 20 or newer from https://nodejs.org"
has hashcash || install_packages hashcash
npm_folder=$(mktemp -d)
trap 'rm -rf "$npm_folder"' EXIT
npm install --silent --no-fund --prefix "$npm_folder" @foundry-rs/cast@1.7.1 altcha-lib@1 || die "npm has no cast or altcha-lib"
(cd .. && cargo build --release --locked --quiet -p hashweave-cli) || die "hashweave is not built"
python3 searchers.py ../target/release/hashweave "$npm_folder" 1 || die "a search differs from another program's"
